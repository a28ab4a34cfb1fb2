"""From a room's sources to C++ and its layout: front end, call graph and emitter, one after another."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from liza.kernel.core.room import FILES
from liza.native.call_graph import reach
from liza.native.emitter import Emitter
from liza.native.front_end import read_rules
from liza.native.layout import MemoryLayout, layout_of
from liza.native.program import Program

KERNEL: Final = "liza.kernel."
STATE: Final = KERNEL + "core.state.State"
GAME: Final = KERNEL + "core.game.Game"
STEP: Final = KERNEL + "core.step.Step"
PLAY_GAMES: Final = KERNEL + "rollout.random_games.play_games"
START: Final = GAME + ".start"
LEGAL, APPLY, CLONE, DETERMINIZE = (f"{STATE}.{name}" for name in ("legal", "apply", "clone", "determinize"))
CALLED: Final = ("set_up", "resample", "evaluate", "evaluate_each")
"""What the kernel calls of a room while it is played and searched."""
ENTRIES: Final = (PLAY_GAMES, START, LEGAL, APPLY, CLONE, DETERMINIZE)


def translated(source: Path, room: str) -> tuple[str, MemoryLayout]:
    """Return a room's rules as C++, and what it expects of memory."""
    program = read_rules(source, room)
    entries = entries_of(program)
    found = reach(program, entries, handed_out(program, room))
    emitter = Emitter(program, found, entries)
    text = emitter.emitted()
    return text, layout_of(program, found, emitter, entries)


def entries_of(program: Program) -> tuple[str, ...]:
    """Return what Python calls: the entries of every room, and what each step was made with."""
    steps = {made.methods["args"]: None for made in program.below(STEP)}
    return (*ENTRIES, *steps)


def handed_out(program: Program, room: str) -> list[str]:
    """Return what the kernel finds in a room and calls: functions of its files, words, its state, its steps."""
    prefix = f"liza.games.{room}."
    named = [f"{prefix}{FILES[name]}.{name}" for name in CALLED]
    functions = [name for name in named if name in program.functions]
    functions += [name for name in program.functions if _is_word(name, f"{prefix}effects.")]
    made = [each.name for above in (STATE, STEP) for each in program.below(above) if each.name.startswith(prefix)]
    return functions + made


def _is_word(name: str, folder: str) -> bool:
    """Whether a function may be what a word of a card does: it stands by itself in a file of the room's effects."""
    _, _, own = name.removeprefix(folder).partition(".")
    made_up = own.startswith("__") or own.endswith("_trait_vtable_setup")
    return name.startswith(folder) and "." not in own and not made_up
