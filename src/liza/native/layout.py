"""The layout: what a built library expects of memory. It lies beside the library, so that playing needs no compiler."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from liza.native.call_graph import Reachable
from liza.native.emitter import Emitter
from liza.native.program import Class, Program, ValueKind

WHOLE: Final = (
    "liza.kernel.core.state.State", "liza.kernel.base.data.Data", "liza.kernel.base.outcome.Outcome",
)  # fmt: skip
"""Classes whose objects are laid out with all their fields: they are written down and taken up again."""


@dataclass(frozen=True, slots=True)
class FieldSlot:
    """A field of a class: where it lies, what it is made of, and whether anybody reads it."""

    name: str
    place: int
    kind: ValueKind
    read: bool


@dataclass(frozen=True, slots=True)
class Shape:
    """A class as it lies in memory."""

    name: str
    ancestors: tuple[str, ...]
    words: int
    fields: tuple[FieldSlot, ...]


@dataclass(frozen=True, slots=True)
class MemoryLayout:
    """What the heap image has to bring, in the order of the library's numbers."""

    shapes: tuple[Shape, ...]
    statics: tuple[tuple[str, Any], ...]
    named: tuple[str, ...]
    values: tuple[str, ...]
    entries: tuple[str, ...]
    unknown: tuple[str, ...]
    """What became a trap, because the runtime does not know it."""

    def write(self, file: Path) -> None:
        """Write the layout down as a Python literal."""
        shapes = [
            (s.name, s.ancestors, s.words, [(f.name, f.place, _told(f.kind), f.read) for f in s.fields])
            for s in self.shapes
        ]
        told = (shapes, self.statics, self.named, self.values, self.entries, self.unknown)
        file.write_text(repr(told), encoding="utf-8")


def read_layout(file: Path) -> MemoryLayout:
    """Read what :meth:`MemoryLayout.write` wrote."""
    shapes, *rest = ast.literal_eval(file.read_text(encoding="utf-8"))
    made = [
        Shape(
            name, ancestors, words, tuple(FieldSlot(id, place, _heard(kind), read) for id, place, kind, read in fields)
        )
        for name, ancestors, words, fields in shapes
    ]
    return MemoryLayout(tuple(made), *(tuple(each) for each in rest))


def layout_of(program: Program, found: Reachable, emitter: Emitter, entries: tuple[str, ...]) -> MemoryLayout:
    """Return the layout of a program that was emitted."""
    shapes = tuple(_shape(program.classes[name], program, found) for name in emitter.classes)
    return MemoryLayout(
        shapes, tuple(emitter.statics), tuple(emitter.named), tuple(emitter.values), entries, tuple(emitter.unknown)
    )


def _shape(made: Class, program: Program, found: Reachable) -> Shape:
    whole = any(name in made.ancestors for name in WHOLE)
    read = {
        name
        for owner, name in found.read
        if owner in made.ancestors or made.name in program.classes[owner].ancestors
    }  # fmt: skip
    fields = [
        FieldSlot(name, made.place(name), kind, whole or name in read or name in found.names)
        for name, kind in made.fields.items()
    ]
    return Shape(made.name, made.ancestors, made.size, tuple(fields))


def _told(kind: ValueKind) -> tuple[Any, ...]:
    return (kind.name, *(_told(item) for item in kind.items))


def _heard(told: tuple[Any, ...]) -> ValueKind:
    name, *items = told
    return ValueKind(name, tuple(_heard(item) for item in items))
