"""Standings: points, and what decides between equal points, in this order, as the page tells it.

1. The points made against those with whom one is tied, where all of them have met.
2. The strength of the opposition: the mean of the points of all whom one has met.
3. Tables won.
4. The lot, drawn from the seed of the tournament.

An elimination is ranked by the round that one reached, then by the place there, then as above.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from random import Random

from liza.tournaments.tournament import STAND_IN, Meeting, Tournament, share


@dataclass(frozen=True, slots=True)
class StandingsLine:
    """One line of the table."""

    rank: int
    id: str
    points: float
    played: int
    won: int
    """Tables won, alone or shared."""
    direct: float
    """Points against those who have as many; 0 unless all of them have met."""
    opposition: float
    """The mean of the points of those met; 0 before the first table has ended."""
    reached: int
    """The last round that was played, in an elimination; 0 elsewhere."""
    left: bool


def standings(tournament: Tournament) -> list[StandingsLine]:
    """Return the table, the best first. Ranks are never shared: the lot decides in the end."""
    ended = [meeting for meeting in tournament.meetings.values() if meeting.places]
    points = dict.fromkeys(tournament.entrants, 0.0)
    won = dict.fromkeys(points, 0)
    played = dict.fromkeys(points, 0)
    against: dict[str, list[str]] = {id: [] for id in points}
    for meeting in ended:
        for seat, id in enumerate(meeting.seating):
            if id == STAND_IN:
                continue
            points[id] += share(meeting.places, seat)
            won[id] += meeting.places[seat] == 1
            played[id] += 1
            against[id] += [other for other in meeting.people if other != id]
    lots = sorted(points)
    Random(tournament.rules.seed).shuffle(lots)
    lot = {id: at for at, id in enumerate(lots)}
    knockout = tournament.rules.format == "elimination"
    reached = {id: _reached(tournament, id) if knockout else (0, 0) for id in points}
    opposition = {id: sum(points[o] for o in met) / len(met) if met else 0.0 for id, met in against.items()}

    def level(id: str) -> tuple[float, ...]:
        stage, place = reached[id]
        return (-stage, place, -points[id])

    order = sorted(points, key=level)
    direct: dict[str, float] = {}
    for _, tied in groupby(order, key=level):
        direct |= _direct(list(tied), ended)
    order.sort(key=lambda one: (*level(one), -direct[one], -opposition[one], -won[one], lot[one]))
    return [
        StandingsLine(
            rank=at,
            id=id,
            points=points[id],
            played=played[id],
            won=won[id],
            direct=direct[id],
            opposition=opposition[id],
            reached=reached[id][0],
            left=tournament.entrants[id].left,
        )
        for at, id in enumerate(order, 1)
    ]


def _reached(tournament: Tournament, id: str) -> tuple[int, int]:
    """Return the last round in which an entrant was drawn, and the place there; a running table counts as its last."""
    last = max(
        (one for one in tournament.meetings.values() if id in one.seating), key=lambda one: one.round, default=None
    )
    if last is None:
        return 0, 0
    return last.round, last.places[last.seating.index(id)] if last.places else len(last.seating)


def _direct(tied: Sequence[str], ended: Sequence[Meeting]) -> dict[str, float]:
    """Return the points of some entrants against each other; nought for all unless each of them has met each."""
    found = dict.fromkeys(tied, 0.0)
    if len(tied) == 1:
        return found
    met = set()
    for meeting in ended:
        seats = [seat for seat, id in enumerate(meeting.seating) if id in found]
        for one, other in combinations(seats, 2):
            met.add(frozenset((meeting.seating[one], meeting.seating[other])))
            pair = meeting.places[one], meeting.places[other]
            found[meeting.seating[one]] += share(pair, 0)
            found[meeting.seating[other]] += share(pair, 1)
    whole = len(met) == len(tied) * (len(tied) - 1) // 2
    return found if whole else dict.fromkeys(tied, 0.0)
