"""Notes of a replay on the players: they left, came back, were replaced, resigned, ran out of time, offered a draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from liza.match.log import TableChange
from liza.match.table import Table
from liza.match.table_config import Chair

Became = Literal[
    "left", "back", "time", "replaced", "gone", "resigned",
    "draw-offered", "draw-declined", "draw-withdrawn", "draw-agreed",
]  # fmt: skip
"""Got up, is back, out of time, replaced until they are back, replaced for good, resigned and so ended the game;
offered a draw, declined one, took the own offer back, or had offered the one that all have agreed to."""


class ReplayNote(Struct, frozen=True):
    """An event of a seat's player that is not a move: leaving, returning, resigning, a draw offer and the like."""

    step: int
    """The step after which it happened."""
    what: Became
    seat: int
    name: str
    """The player's name at that time; empty for a player without a name."""


def noted(table: Table, change: TableChange, before: Sequence[tuple[str, bool]], step: int) -> Iterator[ReplayNote]:
    """Give what an entry has made of those who sit at a table; ``before`` says of every chair what it was."""
    if change.entry.kind == "resign" and change.ended:
        seat = change.entry.seat
        yield ReplayNote(step, "resigned", seat, table.chairs[seat].name)
        return
    for seat, (was, chair) in enumerate(zip(before, table.chairs, strict=True)):
        what = _became(was, chair, change.entry.kind)
        if what is not None:
            yield ReplayNote(step, what, seat, chair.name)
    draw = _draw(table, change)
    if draw is not None:
        what, seat = draw
        yield ReplayNote(step, what, seat, table.chairs[seat].name)


def _draw(table: Table, change: TableChange) -> tuple[Became, int] | None:
    """Return what has become of the offer of a draw, and through whom."""
    entry, answered, offered = change.entry, change.answered, table.proposal
    if answered is not None and answered.what == "draw":
        if entry.kind != "decline":
            return "draw-agreed", answered.by
        return "draw-withdrawn" if entry.seat == answered.by else "draw-declined", entry.seat
    if entry.kind == "propose" and offered is not None and offered.what == "draw":
        return "draw-offered", entry.seat
    return None


def _became(was: tuple[str, bool], chair: Chair, kind: str) -> Became | None:
    if (was[0], chair.kind) == ("person", "bot"):
        return "gone" if chair.left else "time" if kind == "flag" else "replaced"
    if (was[0], chair.kind) == ("bot", "person"):
        return "back"
    if (was[0], chair.kind) == ("person", "person") and was[1] != chair.left:
        return "left" if chair.left else "back"
    return None
