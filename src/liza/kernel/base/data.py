"""Named data: what lies in a state and is more than a number. Declared once, in its fields.

The fields of a class are its ``__slots__``: what is compared and written down follows from them. Only ``copy`` is
written out, beside the fields, because a search copies states by the million; the conformance suite names the field
that a ``copy`` forgets.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar, final

from liza.kernel.base.compiling import mypyc_attr

D = TypeVar("D", bound="Data")

_KEPT: Final[dict[type, tuple[str, ...]]] = {}
"""What was found out about each class."""


def declared_fields(kind: type) -> tuple[str, ...]:
    """Return the names of the fields that a class declares, those of the classes above it first."""
    found: dict[str, None] = {}
    for part in reversed(kind.__mro__):
        names = vars(part).get("__mypyc_attrs__", vars(part).get("__slots__", ()))
        found.update(dict.fromkeys(sorted(names)))
    return tuple([name for name in found if not name.startswith("__")])


def stored_fields(kind: type, known: tuple[str, ...], derived: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the fields that a class declares, without some that are known and those that follow."""
    if kind not in _KEPT:
        _KEPT[kind] = tuple([name for name in declared_fields(kind) if name not in known and name not in derived])
    return _KEPT[kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class PackItem:
    """An item of the pack that never changes, such as a card: states share it and write down its number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Data:
    """A small object that lies in a state."""

    __slots__ = ()

    derived: ClassVar[tuple[str, ...]] = ()
    """The names of the fields that follow from others: they are neither compared nor written down."""

    def copy(self) -> Data:
        """Return an independent copy."""
        raise NotImplementedError

    def fields(self) -> tuple[str, ...]:
        """Return the names of what is compared and written down."""
        return stored_fields(type(self), (), self.derived)

    def to_data(self) -> dict[str, Any]:
        """Return the fields as JSON-able data."""
        return {name: dump(getattr(self, name)) for name in self.fields()}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Data) and self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value}' for name, value in self.to_data().items())})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Immutable(Data):
    """Named data that never changes once it is made: states share it, and another takes its place."""

    __slots__ = ()

    @final
    def copy(self) -> Data:
        """Return itself."""
        return self


def restore_into(blank: D, data: dict[str, Any]) -> D:
    """Fill named data with what ``to_data`` wrote of its plain fields; lists are copied."""
    for name, value in data.items():
        setattr(blank, name, value[:] if isinstance(value, list) else value)
    return blank


def dump(value: Any) -> Any:
    """Return a value as JSON-able data of its own; lists are copied to the bottom."""
    if isinstance(value, Data):
        return value.to_data()
    if isinstance(value, PackItem):
        return value.number
    return [dump(item) for item in value] if isinstance(value, list) else value
