"""What chance gave each seat of a finished game, apart from what the players did with it.

A choice that rolls a die or draws a card is made again with other chance, some times, from the same position. How much
better a seat stands by the room's hint after what really came than after what came in the mean of these is its luck in
that choice. Whatever the hint is worth, the luck of honest chance is nought in the mean: what came and what might have
come are drawn alike. A better hint only sees more of it. What lay in a pile since the deal is luck of the deal, of
which the hint sees little.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from liza.kernel.base.source import Source, Stream
from liza.kernel.core.state import State
from liza.match.record import LEAVES, Record

TRIES: Final = 8
"""How often each choice that leaves something to chance is made again."""


class SeatLuck(NamedTuple):
    """What chance gave a seat in a game, where the first place is worth 1, the last -1."""

    luck: float
    spread: float
    """The variance of that: how far apart honest chance would have brought several such games."""


def luck_of(record: Record, tries: int = TRIES) -> list[SeatLuck]:
    """Return what chance gave each seat of a game whose seed is known; the same whenever it is asked."""
    found = _Sum(len(record.names))
    state = record.start()
    other = _OtherChance(record.stream().key, tries)
    state.listen = False
    found.add(_stands(state), other.stands(0, record.start))
    for at, (_, action) in enumerate(record.actions):
        before = state.clone()
        record.redo(state, at)
        if action != LEAVES and state.source.drawn != before.source.drawn:
            found.add(_stands(state), other.stands(at + 1, partial(_again, record, before, at)))
    return found.seats()


class _OtherChance:
    """Chance as it might have been: its keys follow from the game's, so that all who ask find the same."""

    def __init__(self, key: bytes, tries: int) -> None:
        self._key: Final = key
        self._tries: Final = tries

    def stands(self, step: int, play: Callable[[Source], State]) -> list[list[float]]:
        """Return how the seats stand after each of several plays of a step."""
        return [_stands(play(self._stream(step, number))) for number in range(self._tries)]

    def _stream(self, step: int, number: int) -> Stream:
        return Stream(hashlib.blake2s(b"luck %d %d" % (step, number), key=self._key).digest())


class _Sum:
    """Adds the luck of one step after the other."""

    def __init__(self, seats: int) -> None:
        self._luck: Final = [0.0] * seats
        self._spread: Final = [0.0] * seats

    def add(self, came: list[float], others: list[list[float]]) -> None:
        """Add what came in a step, next to what might have come."""
        count = len(others)
        for seat, value in enumerate(came):
            mean = sum(other[seat] for other in others) / count
            around = sum((other[seat] - mean) ** 2 for other in others) / (count - 1)
            self._luck[seat] += value - mean
            self._spread[seat] += around * (1 + 1 / count)  # the mean itself is uncertain, too

    def seats(self) -> list[SeatLuck]:
        """Return what it came to."""
        return [SeatLuck(*pair) for pair in zip(self._luck, self._spread, strict=True)]


def _again(record: Record, before: State, at: int, source: Source) -> State:
    state = before.clone(source)
    record.redo(state, at)
    return state


def _stands(state: State) -> list[float]:
    return [*state.returns] if state.over else state.game.evaluate_each(state, [*range(state.seats)])
