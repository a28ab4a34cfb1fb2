"""The call graph: which functions can be reached from the entries, so that nothing else is emitted.

Every class of the rules counts as live, whatever pack is played: an overlay may use a word that the shipped pack never
makes, and the code must not have to be built anew for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from liza.native.program import Class, Op, Program

INTRINSICS: Final = {
    "liza.kernel.base.source._block": "keyed_block",
    "liza.kernel.base.source._forked_key": "forked_key",
}
"""Functions that the runtime brings along, because Python's are written in C as well."""
DEFAULTS: Final = "__mypyc_defaults_setup"
"""The method that fills in what a class says of its fields, before ``__init__`` is called."""
BEGINS: Final = (DEFAULTS, "__init__")
CALLED: Final = "__call__"


@dataclass(slots=True)
class Reachable:
    """What can happen once one of the entries is called; in the order in which it was found."""

    functions: dict[str, None] = field(default_factory=dict)
    values: dict[str, None] = field(default_factory=dict)
    """Functions and classes that are handed around and called by whoever has them."""
    names: dict[str, None] = field(default_factory=dict)
    """Attributes that are looked up by name."""
    messages: dict[str, None] = field(default_factory=dict)
    """Methods that are looked up by name."""
    read: set[tuple[str, str]] = field(default_factory=set)
    """The fields that are read, each with the class that was named."""


def reach(program: Program, entries: Iterable[str], handed_out: Iterable[str]) -> Reachable:
    """Follow every call from some entries, and from functions that are reached through what lies in a pack."""
    found = Reachable()
    waiting = list(entries)
    for name in handed_out:
        found.values[name] = None
        waiting += _called_through(program, name)
    while waiting:
        name = waiting.pop()
        if name in found.functions or name not in program.functions:
            continue
        found.functions[name] = None
        if name not in INTRINSICS:
            for block in program.functions[name].blocks:
                for op in block:
                    waiting += _targets(program, found, op)
    return found


def answering(program: Program, what: str) -> dict[str, list[Class]]:
    """Return the functions that may answer a virtual call, with the classes whose objects they answer for."""
    owner, _, method = what.partition(":")
    place = program.classes[owner].places[method]
    found: dict[str, list[Class]] = {}
    for each in program.below(owner):
        found.setdefault(each.table[place], []).append(each)
    return found


def beginnings(program: Program, name: str) -> list[str]:
    """Return the functions that are called when an object of a class is made."""
    methods = program.classes[name].methods
    return [methods[each] for each in BEGINS if each in methods]


def _called_through(program: Program, name: str) -> list[str]:
    """Return the functions that are called when a value is."""
    if name in program.classes:
        return beginnings(program, name)
    return [name]


def _targets(program: Program, found: Reachable, op: Op) -> list[str]:
    """Return what an operation may call; what it reads is noted."""
    match op.name:
        case "call":
            return [op.what]
        case "new":
            methods = program.classes[op.what].methods
            return beginnings(program, op.what) + [methods[name] for name in (CALLED,) if name in methods]
        case "virtual":
            return list(answering(program, op.what))
        case "get":
            owner, _, name = op.what.partition(":")
            found.read.add((owner, name))
        case "static" | "class" if op.what in program.functions or op.what in program.classes:
            found.values[op.what] = None
            return _called_through(program, op.what)
        case "named":
            found.names[op.what] = None
            return [each.methods[op.what] for each in program.classes.values() if op.what in each.methods]
        case "send":
            found.messages[op.what] = None
            return [each.methods[op.what] for each in program.classes.values() if op.what in each.methods]
    return []
