"""The one hint that the compiler needs, without needing the compiler (this file itself stays plain Python)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_hints: object) -> Callable[[T], T]:
        """Say nothing at run time: a compiled class has already taken the hint."""
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
