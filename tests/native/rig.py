"""What tests of the native back end share: where libraries are built, and a library of primitives made by hand."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from liza.native.call_graph import reach
from liza.native.emitter import Emitter
from liza.native.heap import Heap
from liza.native.layout import layout_of
from liza.native.library import Library, assemble, compiler, missing
from liza.native.program import BOOL, INT, OBJECT, Function, Op, Program, Value, ValueKind

ROOT = Path(__file__).parents[2]
NO_MORE = False
LIBRARIES = ROOT / "build" / "native"
needs_compiler = pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler")
needs_front_end = pytest.mark.skipif(missing() is not None, reason=missing() or "")

PRIMITIVES: dict[str, tuple[list[ValueKind], ValueKind]] = {
    "CPyTagged_Add": ([INT, INT], INT),
    "CPyTagged_Multiply": ([INT, INT], INT),
    "CPyTagged_FloorDivide": ([INT, INT], INT),
    "CPyTagged_Remainder": ([INT, INT], INT),
    "CPyTagged_Lshift": ([INT, INT], INT),
    "CPyTagged_Rshift": ([INT, INT], INT),
    "CPyTagged_Invert": ([INT], INT),
    "CPyTagged_BitLength": ([INT], INT),
    "CPyTagged_Str": ([INT], OBJECT),
    "keyed_block": ([OBJECT, INT], OBJECT),
    "forked_key": ([OBJECT, INT], OBJECT),
    "PySlice_New": ([OBJECT, OBJECT, OBJECT], OBJECT),
    "PyObject_GetItem": ([OBJECT, OBJECT], OBJECT),
    "CPyDict_SetItem": ([OBJECT, OBJECT, OBJECT], INT),
    "PyObject_SetItem": ([OBJECT, OBJECT, OBJECT], INT),
    "PyObject_DelItem": ([OBJECT, OBJECT], INT),
    "PySequence_Contains": ([OBJECT, OBJECT], BOOL),
    "CPyList_Count": ([OBJECT, OBJECT], INT),
    "CPyList_Insert": ([OBJECT, INT, OBJECT], INT),
    "CPyList_Remove": ([OBJECT, OBJECT], BOOL),
    "unknown_to_the_runtime": ([INT], INT),
}
"""Functions of the runtime, what they take and what they make."""
BUILTINS: dict[str, tuple[int, tuple[str, ...]]] = {
    "builtins.sorted": (1, ()),
    "builtins.max": (1, ()),
    "builtins.min": (2, ()),
    "builtins.sum": (1, ()),
    "builtins.zip strict": (3, ("strict",)),
    "builtins.sorted reverse": (2, ("reverse",)),
}
"""Builtins by their names and those of what is given by name, and how many arguments they are called with."""


def _function(name: str, args: list[ValueKind], result: ValueKind, op: Op) -> Function:
    given = tuple(Value(f"a{at}", kind) for at, kind in enumerate(args))
    made = Value("made", result)
    op.args, op.dest = (*op.args, *given), made
    return Function(name, given, 0, NO_MORE, result, [[op, Op("return", None, (made,))]], [made])


def program_of_primitives() -> Program:
    """Return a program with a function for each primitive."""
    program = Program()
    for name, (args, result) in PRIMITIVES.items():
        program.functions[name] = _function(name, args, result, Op("primitive", what=name))
    for name, (many, words) in BUILTINS.items():
        op = Op("invoke", args=(Value("0", OBJECT),), what=name.split()[0], extra=words)
        program.functions[name] = _function(name, [OBJECT] * many, OBJECT, op)
    pair = ValueKind("tuple", (INT, ValueKind("float"), OBJECT))
    program.functions["swapped"] = _function("swapped", [pair], pair, Op("assign"))
    return program


@cache
def primitives(folder: Path) -> tuple[Heap, Emitter]:
    """Return a heap of a library that has the primitives, and what emitted it."""
    program = program_of_primitives()
    entries = tuple(program.functions)
    found = reach(program, entries, [])
    emitter = Emitter(program, found, entries)
    made = folder / "primitives.so"
    assemble(emitter.emitted(), layout_of(program, found, emitter, entries), made, checked=True)
    return Heap(Library(made)), emitter


__all__ = ["LIBRARIES", "ROOT", "needs_compiler", "needs_front_end", "primitives"]
