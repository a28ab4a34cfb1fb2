"""The turning point of a finished game: the choice after which the winner led to the end, by the room's hint."""

from __future__ import annotations

from typing import NamedTuple

from liza.kernel.core.state import State
from liza.match.record import Record


class TurningPoint(NamedTuple):
    """Who won, and at which choice the lead was taken for good."""

    winner: int
    step: int | None
    """Counted from 0; None where the winner was ahead from beginning to end."""


def turning_point(record: Record) -> TurningPoint | None:
    """Return where a finished game turned.

    None where there was no single winner, or another seat was ahead when it ended: then how it ended decided it.
    """
    assert record.outcome is not None
    winner, *others = record.outcome["ranking"][0]
    if others:
        return None
    ahead = [_ahead(state, winner) for state in record.replay()]
    if not ahead[-1]:
        return None
    behind = [step for step, leads in enumerate(ahead) if not leads]
    return TurningPoint(winner, behind[-1] if behind else None)


def _ahead(state: State, winner: int) -> bool:
    seats = list(range(state.seats))
    stands = state.returns if state.over else state.game.evaluate_each(state, seats)
    return all(stands[winner] > stands[seat] for seat in seats if seat != winner)
