"""Whether a copy of a state is one: the same in every field, sharing only what is immutable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from liza.kernel.base.data import Data, declared_fields
from liza.kernel.core.state import State

_MISSING: Final = object()


def copy_faults(state: State, twin: State) -> Iterator[str]:
    """Yield what is wrong with a copy, field by field: what it forgot, what differs, what it shares."""
    for name in state.fields():
        yield from _faults(getattr(state, name), getattr(twin, name, _MISSING), name)


def _faults(one: Any, other: Any, where: str) -> Iterator[str]:
    if other is _MISSING:
        yield f"{where} was forgotten"
    elif isinstance(one, Data) and isinstance(other, Data) and one.copy() is not one:
        if one is other:
            yield f"{where} is shared"
        for name in declared_fields(type(one)):
            yield from _faults(getattr(one, name), getattr(other, name, _MISSING), f"{where}.{name}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        if one is other:
            yield f"{where} is shared"
        for at, (each, twin) in enumerate(zip(one, other, strict=True)):
            yield from _faults(each, twin, f"{where}[{at}]")
    elif one != other:
        yield f"{where} is {one!r} and became {other!r}"
