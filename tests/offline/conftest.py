"""A device of its own for every test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from liza.server.protocol.problems import sentences
from tests.offline.alone import Alone
from tests.server.rig import NOW

Start = Callable[..., Alone]


@pytest.fixture
def start() -> Iterator[Start]:
    """Start devices; in the end all of them must have ended well."""
    with ExitStack() as stack:

        def begin(packs: dict[str, str] | None = None, kept: dict[str, str] | None = None, **more: Any) -> Alone:
            said: dict[str, Any] = {code: {"es": text.es, "en": text.en} for code, text in sentences().items()}
            return stack.enter_context(closing(Alone(said, packs or {}, kept or {}, NOW, **more)))

        yield begin
