"""Schedules bot turns so that no player's game waits for another owner's thousand bots.

People who are there come first, then people who are away, then those who watch bots play each other. Within that,
owners take turns, and so do the tables of one owner; what is quickly thought goes before what takes long. An owner
whose bots have thought for longer than a fair share comes after all others of the same standing.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from liza.bots import levels
from liza.server.protocol.limits import Bucket
from liza.store import ATTENDED, WaitingTurn

_BURST_SECONDS: Final = 60.0
"""How long an owner's bots may think at a stretch before their share counts."""
_MOST_OWNERS: Final = 10_000
_PRESENT, _AWAY, _BOTS_ONLY = range(3)


class TurnInProgress(NamedTuple):
    """A turn that is being thought about."""

    owner: str
    table: str


class ThinkingShares:
    """How much thinking each owner has had."""

    def __init__(self, share: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._share: Final = share
        self._clock: Final = clock
        self._left: Final[dict[str, Bucket]] = {}

    def spend(self, owner: str, seconds: float) -> None:
        """Count what was thought for an owner."""
        left = self._left.pop(owner) if owner in self._left else Bucket(self._share, _BURST_SECONDS, self._clock)
        self._left[owner] = left
        if len(self._left) > _MOST_OWNERS:
            del self._left[next(iter(self._left))]
        left.spend(seconds)

    def spent(self, owner: str) -> bool:
        """Whether an owner has had more than a fair share."""
        left = self._left.get(owner)
        return left is not None and not left.take(0.0)


def standing(turn: WaitingTurn, now: int) -> int:
    """Return the priority of a turn: people play and are present, play and are away, or only bots play."""
    if not turn.people:
        return _BOTS_ONLY
    return _PRESENT if turn.seen >= now - ATTENDED else _AWAY


def is_urgent(turn: WaitingTurn, now: int, shares: ThinkingShares) -> bool:
    """Whether a present player waits for this turn and its owner is within the fair share."""
    return standing(turn, now) == _PRESENT and not shares.spent(turn.owner)


def in_order(
    waiting: Sequence[WaitingTurn], now: int, busy: Collection[TurnInProgress], shares: ThinkingShares
) -> list[WaitingTurn]:
    """Return turns in the order in which they are to be thought about."""
    tables = Counter(thought.table for thought in busy)
    owners = Counter(thought.owner for thought in busy)
    places: list[tuple[tuple[int, ...], WaitingTurn]] = []
    for turn in sorted(waiting, key=lambda turn: (standing(turn, now), tables[turn.table_id], _cost(turn), turn.asked)):
        places.append(
            ((standing(turn, now), shares.spent(turn.owner), owners[turn.owner], _cost(turn), turn.asked), turn)
        )
        owners[turn.owner] += 1
    return [turn for _, turn in sorted(places)]


def _cost(turn: WaitingTurn) -> int:
    level = _levels_of(turn.seats)[turn.seat]
    if level is None:
        return 0
    known = levels()
    return known.index(level) if level in known else len(known)


@lru_cache(1_000)
def _levels_of(seats: str) -> list[str | None]:
    """Return the level of the bot on each seat; None for a person, who has left orders."""
    return [name if kind == "bot" else None for kind, name in msgspec.json.decode(seats, type=list[tuple[str, str]])]
