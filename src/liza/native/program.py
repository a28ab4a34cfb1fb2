"""The intermediate language between front end and emitter: a room's rules as plain functions, blocks and operations.

It is what is left of the compiler's own representation once reference counts, exceptions and CPython's objects are out
of it. Nothing here knows Python's compiler, so emitter, call graph and heap image can be read and tested without one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class ValueKind:
    """What a value is made of: a number with a tag, a truth, a word of the machine, a float, an object, a tuple."""

    name: str
    items: tuple[ValueKind, ...] = ()
    """What a tuple is made of, whose items lie side by side."""
    of: str = ""
    """The class of an object, where it is known."""

    @property
    def code(self) -> str:
        """The letters that name the C++ type: all that fits a word is the same to the machine."""
        if self.name == "tuple":
            return f"T{''.join(item.code for item in self.items)}E"
        return "d" if self.name == "float" else "w"

    @property
    def c_type(self) -> str:
        """How C++ spells it."""
        return {"d": "double", "w": "W"}.get(self.code, self.code)

    @property
    def words(self) -> int:
        """How many words it takes in an object."""
        return sum(item.words for item in self.items) if self.name == "tuple" else 1


INT: Final = ValueKind("int")
BOOL: Final = ValueKind("bool")
NONE: Final = ValueKind("none")
WORD: Final = ValueKind("word")
FLOAT: Final = ValueKind("float")
OBJECT: Final = ValueKind("object")


@dataclass(frozen=True, slots=True)
class Value:
    """What an operation reads or writes: a local variable, or a constant as C++ spells it."""

    text: str
    kind: ValueKind


@dataclass(slots=True)
class Op:
    """One operation. ``what`` names the function, class, field or primitive; ``args`` are read, ``dest`` is written."""

    name: str
    dest: Value | None = None
    args: tuple[Value, ...] = ()
    what: str = ""
    extra: object = None
    """What does not fit in: the targets of a branch, a literal, the names of keyword arguments."""
    line: int = 0


@dataclass(slots=True)
class Function:
    """A function of the rules, lowered to blocks; the first is where it begins."""

    name: str
    args: tuple[Value, ...]
    optional: int
    """How many of the last arguments a caller may leave out."""
    gathers: bool
    """Whether its last argument is a tuple of all that follow."""
    result: ValueKind
    blocks: list[list[Op]]
    values: list[Value]
    """Its local variables."""


@dataclass(slots=True)
class Class:
    """A class of the rules: where its fields lie, and which function answers at each place of its table."""

    name: str
    ancestors: tuple[str, ...]
    """It and the classes above it, nearest first."""
    fields: dict[str, ValueKind]
    """All fields, those of the classes above it first: a field lies at the same place in every subclass."""
    methods: dict[str, str]
    """The functions that answer by name, inherited ones included."""
    table: list[str]
    """The functions that answer by number."""
    places: dict[str, int]
    """The number of each name in the table."""

    def place(self, field: str) -> int:
        """Return the word of an object at which a field begins; the first one names the class."""
        before = list(self.fields)
        return 1 + sum(self.fields[name].words for name in before[: before.index(field)])

    @property
    def size(self) -> int:
        """How many words an object takes."""
        return 1 + sum(kind.words for kind in self.fields.values())


@dataclass(slots=True)
class Program:
    """A room's rules with all they are built on."""

    functions: dict[str, Function] = field(default_factory=dict)
    classes: dict[str, Class] = field(default_factory=dict)

    def below(self, name: str) -> list[Class]:
        """Return a class and all that inherit from it."""
        return [found for found in self.classes.values() if name in found.ancestors]
