"""Errors as the server reports them: a code, a sentence in both languages, the rule if there is one."""

from __future__ import annotations

import logging
import math
import time
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from liza.kernel.base.rulebook import LANGUAGES
from liza.server.base import metrics
from liza.server.protocol import wire
from liza.server.protocol.denied import Denied, refusal, status
from liza.store import FAULTS
from liza.words import Texts

__all__ = ["Denied", "problem", "sentences", "status", "text"]

_IN_SECONDS: Final = 90
"""The longest time that is told in seconds."""
_AGAIN: Final = {"again-seconds", "again-minutes"}
_QUIET: Final = 1.0
"""Seconds between two lines in the log about the database."""
_LOG: Final = logging.getLogger("liza.store")
_noted = -_QUIET


@cache
def _texts(lang: str) -> Texts:
    return Texts(lang, files("liza.server").joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8"))


def text(code: str) -> wire.Text:
    """Return the sentence of a code in both languages."""
    return wire.Text(**{lang: _texts(lang).text(code) for lang in LANGUAGES})


def sentences() -> dict[str, wire.Text]:
    """Return the sentences of all codes."""
    return {code: text(code) for code in sorted(_texts(LANGUAGES[0]).ids - _AGAIN)}


def problem(fault: Exception) -> wire.Problem:
    """Return what to say about anything that went wrong."""
    if isinstance(fault, FAULTS):
        _note(fault)
        return refusal(Denied("unavailable"), text)
    said = refusal(fault, text)
    if not isinstance(fault, Denied) or fault.after is None:
        return said
    es, en = (
        f"{before} {_again(lang, fault.after)}" for lang, before in zip(LANGUAGES, (said.es, said.en), strict=True)
    )
    return msgspec.structs.replace(said, es=es, en=en)


def _again(lang: str, seconds: int) -> str:
    """Return the sentence that says when to ask again."""
    if seconds <= _IN_SECONDS:
        return _texts(lang).text("again-seconds", {"count": seconds})
    return _texts(lang).text("again-minutes", {"count": math.ceil(seconds / 60)})


def _note(fault: Exception) -> None:
    """Count and log what the database could not do: of many at once, one a second."""
    global _noted  # noqa: PLW0603 - one log for the process
    metrics.STORAGE.labels(type(fault).__name__).inc()
    now = time.monotonic()
    if now - _noted >= _QUIET:
        _noted = now
        _LOG.error("the database failed", extra={"fault": type(fault).__name__, "why": str(fault)[:300]})
