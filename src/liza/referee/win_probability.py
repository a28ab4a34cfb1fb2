"""What a position is worth to a seat whose player leaves: the chance to come ahead of each other seat.

Exact where the game has been solved, else from playouts to the end by a shipped bot on every seat, which knows no more
than its seat does. The same position and seed give the same chances, wherever and whenever they are worked out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

from liza.bots import Seat, bot
from liza.bots.levels import bot_behind
from liza.games.studies import NoStudy, NotSolved, has_study, solution
from liza.kernel.base.source import Stream
from liza.kernel.core.state import State

PLAYOUTS: Final = 128
EXACT: Final = "exact"
_PLAYS_ON: Final = "tough"
"""The strongest level that does not search: a playout takes a fraction of a second."""
_LONGEST: Final = 5_000
"""Choices after which a playout counts as even: far longer than any game that was seen."""
_DEVIATIONS: Final = 1.96


class WinChance(NamedTuple):
    """How likely something is, with the interval of 95 %."""

    chance: float
    low: float
    high: float


class PositionVerdict(NamedTuple):
    """How a seat stands."""

    judge: str
    """``exact``, or the bot that played on."""
    playouts: int
    seed: str
    ahead: list[WinChance]
    """To come ahead of each seat; a tie counts half, as does the own seat."""
    mean: WinChance
    """The same over all other seats: with two, the chance to win."""


def verdict(state: State, seat: int, seed: str, playouts: int = PLAYOUTS) -> PositionVerdict:
    """Return how a seat stands in a position; exact values need no playouts."""
    exact = _solved(state, seat)
    if exact is not None:
        certain = WinChance(exact, exact, exact)
        return PositionVerdict(EXACT, 0, seed, [certain if other != seat else _EVEN for other in range(2)], certain)
    ends = [_end(state, seat, f"{seed} {number}") for number in range(playouts)]
    others = [other for other in range(state.seats) if other != seat]
    ahead = [_among([end[other] for end in ends]) if other != seat else _EVEN for other in range(state.seats)]
    mean = _among([fsum(end[other] for other in others) / len(others) for end in ends])
    return PositionVerdict(bot_behind(state.game, _PLAYS_ON), playouts, seed, ahead, mean)


_EVEN: Final = WinChance(0.5, 0.5, 0.5)


def _solved(state: State, seat: int) -> float | None:
    """Return the chance to win under perfect play, where that is known here."""
    if state.seats != 2 or not has_study(state.game):
        return None
    try:
        return (1 + solution(state.game, state.options).value(state)[seat]) / 2
    except (NoStudy, NotSolved):
        return None


def _end(position: State, seat: int, name: str) -> list[float]:
    """Play on once; return for each seat 1 if the seat in question came ahead of it, one half for a tie, else 0."""
    state = position.clone(_stream(f"{name} table"))
    state.listen = False
    player = bot(bot_behind(state.game, _PLAYS_ON))
    luck = [_stream(f"{name} seat {at}") for at in range(state.seats)]
    for _ in range(_LONGEST):
        if state.over:
            break
        actor = state.actors[0]
        state.apply(actor, player.choose(Seat(state, actor, luck[actor]), luck[actor]))
    if state.outcome is None:
        return [0.5] * state.seats
    places = {at: place for place, group in enumerate(state.outcome.ranking) for at in group}
    return [(1 + (places[seat] < places[at]) - (places[seat] > places[at])) / 2 for at in range(state.seats)]


def _stream(name: str) -> Stream:
    return Stream(hashlib.sha256(f"liza referee {name}".encode()).digest())


def _among(seen: Sequence[float]) -> WinChance:
    """Return the mean of numbers from 0 to 1, with Wilson's interval: shares spread less than that at most."""
    count, mean = len(seen), fsum(seen) / len(seen)
    square = _DEVIATIONS**2 / count
    middle = (mean + square / 2) / (1 + square)
    reach = _DEVIATIONS * sqrt(mean * (1 - mean) / count + square / (4 * count)) / (1 + square)
    return WinChance(mean, max(0.0, middle - reach), min(1.0, middle + reach))
