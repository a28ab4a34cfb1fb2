"""How a game that somebody left counts: only the leaver pays, and whoever stays neither wins nor loses by it.

For all others, and for how strong the leaver is believed to be when they are rated:

- Those who stay count among each other as the game ended, which a bot played to its end on the seat.
- One who stays and one who left: won and lost in part, as likely as each was when the first of the two left.

For the leaver alone, while all others stand where that has put them:

- A game that was left is lost to each who was still there, as far as it was not won at the lower end of the interval.
  No part of it is won, so leaving never gains anything, and a lost game that is left is lost.
- Who came back after a bot had chosen has the game's end where that is worse than the position was, else the position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from liza.ratings import Result
from liza.store.results.rated import RatedGame

_AHEAD: Final = 1.0
_BEHIND: Final = 2.0
_OTHER: Final = 1.5


def for_all(result: RatedGame, names: Sequence[str]) -> list[Result]:
    """Return what a game says of all who were in it."""
    stayed = {
        name: float(seat.place)
        for name, seat in zip(names, result.seats, strict=True)
        if not (seat.departed and seat.seat in result.verdicts)
    }
    found = [Result(stayed)] if len(stayed) > 1 else []
    for leaver, other in _pairs_left(result):
        chance, _ = result.verdicts[leaver].against(other)
        lines = ((_AHEAD, chance), (_BEHIND, 1 - chance))
        found += [_line(names, leaver, other, place, weight) for place, weight in lines]
    return found


def for_leaver(result: RatedGame, names: Sequence[str], seat: int) -> list[Result]:
    """Return what a game says of one who left it, or came back after a bot had chosen, in place of the above."""
    pairs = {frozenset(pair): pair[0] for pair in _pairs_left(result)}
    found: list[Result] = []
    for other in range(len(names)):
        if other != seat:
            leaver = pairs.get(frozenset((seat, other)))
            lines = _left_by(result, seat, other) if leaver in {None, seat} else _left_behind(result, other, seat)
            found += [_line(names, seat, other, place, weight) for place, weight in lines]
    return found


def last_place(seats: int) -> float:
    """Return how much each result of two counts, so that all of them say as much as a last place among equals.

    To be last of n takes 1/n + ... + 1/2 from the gradient of a strength, and a lost game of two takes 1/2.
    """
    return sum(1 / still for still in range(2, seats + 1)) / ((seats - 1) / 2)


def _pairs_left(result: RatedGame) -> Iterator[tuple[int, int]]:
    """Yield each pair of seats that a leaving parted: who left first, and who was still there."""
    gone = {seat: found.n for seat, found in result.verdicts.items() if result.seats[seat].departed}
    for leaver, n in gone.items():
        for other in range(len(result.seats)):
            if other != leaver and n < gone.get(other, n + 1):
                yield leaver, other


def _left_by(result: RatedGame, seat: int, other: int) -> list[tuple[float, float]]:
    """Return the places and weights of one who left, or came back, against one who was still there."""
    low = result.verdicts[seat].against(other)[1]
    me, you = result.seats[seat], result.seats[other]
    if me.departed:
        return [(_BEHIND, 1 - low)]
    if me.place > you.place:
        return [(_BEHIND, 1.0)]
    won = min(low, 0.5) if me.place == you.place else low
    return [(_AHEAD, won), (_BEHIND, 1 - won)]


def _left_behind(result: RatedGame, leaver: int, seat: int) -> list[tuple[float, float]]:
    """Return the places and weights of one who was still there when the other left."""
    chance, _ = result.verdicts[leaver].against(seat)
    return [(_BEHIND, chance), (_AHEAD, 1 - chance)]


def _line(names: Sequence[str], seat: int, other: int, place: float, weight: float) -> Result:
    return Result({names[seat]: place, names[other]: _OTHER}, weight * last_place(len(names)))
