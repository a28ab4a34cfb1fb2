"""What the compiler is told, without needing the compiler (this file itself stays plain Python)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    """A number that the compiler keeps in 64 bits of the machine; without it any whole number."""

    def mypyc_attr(**_hints: object) -> Callable[[T], T]:
        """Do no more than return the class at run time: a compiled class has already taken the hint."""
        return lambda decorated: decorated


__all__ = ["i64", "mypyc_attr"]
