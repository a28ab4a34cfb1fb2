"""What becomes of those who sit at a table while a game goes on: the story tells it, also to whoever comes later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from liza.match.log import Change
from liza.match.setting import Chair
from liza.match.table import Table

Became = Literal["left", "back", "time", "replaced", "gone", "resigned"]
"""Got up, is back, out of time, replaced until they are back, replaced for good, resigned and so ended the game."""


class ReplayNote(Struct, frozen=True):
    """What became of somebody who sat at the table while a game went on."""

    step: int
    """The step after which it happened."""
    what: Became
    seat: int
    name: str
    """What they were called then; empty where nobody had given a name."""


def noted(table: Table, change: Change, before: Sequence[tuple[str, bool]], step: int) -> Iterator[ReplayNote]:
    """Give what an entry has made of those who sit at a table; ``before`` says of every chair what it was."""
    if change.entry.kind == "resign" and change.ended:
        seat = change.entry.seat
        yield ReplayNote(step, "resigned", seat, table.chairs[seat].name)
        return
    for seat, (was, chair) in enumerate(zip(before, table.chairs, strict=True)):
        what = _became(was, chair, change.entry.kind)
        if what is not None:
            yield ReplayNote(step, what, seat, chair.name)


def _became(was: tuple[str, bool], chair: Chair, kind: str) -> Became | None:
    if (was[0], chair.kind) == ("person", "bot"):
        return "gone" if chair.left else "time" if kind == "flag" else "replaced"
    if (was[0], chair.kind) == ("bot", "person"):
        return "back"
    if (was[0], chair.kind) == ("person", "person") and was[1] != chair.left:
        return "left" if chair.left else "back"
    return None
