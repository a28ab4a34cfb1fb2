"""The turning point of a finished game: the choice after which the winner led to the end, by the room's hint."""

from __future__ import annotations

from typing import Final, NamedTuple

from liza.kernel.core.state import State
from liza.match.record import Record

DECISIVE: Final = 0.3
"""By how much a single choice must change who is ahead to have decided a game: losing is -1, winning 1."""


class TurningPoint(NamedTuple):
    """Who won, and at which choice the lead was taken for good."""

    winner: int
    step: int | None
    """Counted from 0; None where the winner was ahead from beginning to end."""
    single: bool = False
    """Whether that choice changed so much that it decided the game; else no single one did."""


def turning_point(record: Record) -> TurningPoint | None:
    """Return where a finished game turned.

    None where there was no single winner, or another seat was ahead when it ended: then how it ended decided it.
    """
    assert record.outcome is not None
    winner, *others = record.outcome["ranking"][0]
    if others:
        return None
    leads = [_lead(state, winner) for state in record.replay()]
    if leads[-1] <= 0:
        return None
    behind = [step for step, lead in enumerate(leads) if lead <= 0]
    if not behind:
        return TurningPoint(winner, None)
    step = behind[-1]
    return TurningPoint(winner, step, leads[step + 1] - leads[step] >= DECISIVE)


def _lead(state: State, winner: int) -> float:
    """Return by how much a seat stands better than the best of the others."""
    seats = list(range(state.seats))
    stands = state.returns if state.over else state.game.evaluate_each(state, seats)
    return stands[winner] - max(stands[seat] for seat in seats if seat != winner)
