"""What comes next in a tournament: the tables of the next round, a wait, or the end.

All formats share one shape. Entrants who play on are drawn to tables of the sizes that the game allows, and bots take
the seats that are left over, so a round is never short of players. A round begins when the last one is over; an arena
draws as soon as enough entrants are free.
"""

from __future__ import annotations

from collections.abc import Sequence

from liza.tournaments.pods import Pairs, Pod, pods, table_sizes
from liza.tournaments.round_robin import schedule
from liza.tournaments.standings import standings
from liza.tournaments.tournament import STAND_IN, Entrant, Meeting, Seating, Tournament
from liza.tournaments.two_players import MOST_DUTCH, dutch


def next_tables(tournament: Tournament, *, waited: bool = False) -> list[Seating] | None:
    """Return the tables to open now, an empty list while tables are being played, None when all is played.

    Args:
        tournament: how it stands.
        waited: whether the free entrants of an arena have waited long enough to play with bots.
    """
    rules = tournament.rules
    if not may_draw(tournament, waited=waited):
        return []
    if rules.format == "arena":
        return _arena(tournament, waited=waited)
    if tournament.running:
        return _alongside(tournament)
    if rules.format == "elimination":
        return _knockout(tournament)
    if tournament.rounds >= total_rounds(tournament) or len(tournament.field) < 2:
        return None
    return _round_robin(tournament) if rules.format == "round_robin" else _swiss(tournament)


def may_draw(tournament: Tournament, *, waited: bool = False) -> bool:
    """Whether it is time to draw: quick to say, while a draw among many takes seconds."""
    rules = tournament.rules
    if rules.format == "arena":
        free = len(_free(tournament))
        return free > 0 and (waited or free >= max(rules.sizes))
    return not tournament.running or (rules.format == "round_robin" and rules.together)


def known_rounds(tournament: Tournament) -> int:
    """Return how many rounds there are in all where that is known without a search; 0 elsewhere."""
    rules = tournament.rules
    if rules.format == "round_robin" and max(rules.sizes) > 2:
        return tournament.rounds if tournament.closed else 0
    return total_rounds(tournament)


def total_rounds(tournament: Tournament) -> int:
    """Return how many rounds there are in all, which takes a search at larger tables; 0 in an arena."""
    rules, entrants = tournament.rules, _from_the_start(tournament)
    size = max(rules.sizes)
    if rules.format == "arena":
        return 0
    if rules.format == "elimination":
        return _knockout_rounds(len(entrants), size)
    if rules.format == "swiss":
        return rules.rounds
    return len(_schedule(tournament))


def _from_the_start(tournament: Tournament) -> list[Entrant]:
    return [one for one in tournament.entrants.values() if not one.late and (tournament.rounds or not one.left)]


def _alongside(tournament: Tournament) -> list[Seating]:
    """Return the next round of a round robin that is played side by side."""
    return _round_robin(tournament) if tournament.rounds < total_rounds(tournament) else []


def _schedule(tournament: Tournament) -> tuple[tuple[Pod, ...], ...]:
    rules = tournament.rules
    return schedule(tuple(one.id for one in _from_the_start(tournament)), rules.sizes, rules.rounds, rules.seed)


def _round_robin(tournament: Tournament) -> list[Seating]:
    """Return the next round of the schedule; bots play for those who have left, and no table is of bots alone."""
    playing = {one.id for one in tournament.field}
    seated = [
        tuple(id if id in playing else STAND_IN for id in pod) for pod in _schedule(tournament)[tournament.rounds]
    ]
    return [_filled(pod, tournament.rules.sizes) for pod in seated if any(pod)]


def _swiss(tournament: Tournament) -> list[Seating]:
    rules = tournament.rules
    small = rules.sizes == (2,) and len(tournament.field) <= MOST_DUTCH
    if small and (found := dutch(tournament, rules.rounds)) is not None:
        return found
    points = {line.id: line.points for line in standings(tournament)}
    scores = {one.id: points[one.id] for one in tournament.field}
    met = tournament.met()
    if rules.sizes == (2,) and len(scores) % 2:  # a bot is an opponent like others: not for the same one each round
        scores[STAND_IN] = min(scores.values())
        met.update(frozenset(one.seating) for one in tournament.meetings.values() if STAND_IN in one.seating)
    return _pods(tournament, scores, met)


def _pods(tournament: Tournament, scores: dict[str, float], met: Pairs | None = None) -> list[Seating]:
    rules = tournament.rules
    sat = tournament.sat(max(rules.sizes))
    drawn = pods(scores, rules.sizes, met or tournament.met(), rules.seed + tournament.rounds, sat)
    return [_filled(pod, rules.sizes) for pod in drawn]


def _filled(pod: Pod, sizes: Sequence[int]) -> Seating:
    """Return a table with as many bots as it takes to play."""
    least = min(size for size in sizes if size >= len(pod))
    return (*pod, *[STAND_IN] * (least - len(pod)))


# Elimination: the better half of each table goes on. At tables of two neighbours meet, so the bracket can be printed.


def _knockout(tournament: Tournament) -> list[Seating] | None:
    rules = tournament.rules
    size = max(rules.sizes)
    if not tournament.rounds:
        alive = [id for pod in _first_draw(tournament) for id in pod]
    else:
        last = tournament.of_round(tournament.rounds)
        if len(last) == 1:
            return None
        alive = [id for meeting in last for id in advancing(tournament, meeting)]
    alive = [id for id in alive if not tournament.entrants[id].left]
    if len(alive) < 2:
        return None
    if size > 2:
        return _pods(tournament, dict.fromkeys(alive, 0.0))
    found: list[Seating] = []
    begun = 0
    for count in table_sizes(len(alive), size):
        found.append(_filled(tuple(alive[begun : begun + count]), rules.sizes))
        begun += count
    return found


def _first_draw(tournament: Tournament) -> list[Pod]:
    return pods({one.id: 0.0 for one in tournament.field}, tournament.rules.sizes, seed=tournament.rules.seed)


def advancing(tournament: Tournament, meeting: Meeting) -> list[str]:
    """Return who goes on from a table of an elimination: the better half, one at least, in the order of the seats.

    Between equal places those who stand better in the whole tournament go on.
    """
    rank = {line.id: line.rank for line in standings(tournament)}
    best = sorted(meeting.people, key=lambda one: (meeting.places[meeting.seating.index(one)], rank[one]))
    chosen = best[: _going_on(len(meeting.people))]
    return [id for id in meeting.people if id in chosen]


def _going_on(players: int) -> int:
    return max(1, players // 2)


def _knockout_rounds(entrants: int, size: int) -> int:
    rounds, left = 0, entrants
    while left > 1:
        rounds += 1
        tables = table_sizes(left, size)
        if len(tables) == 1:
            break
        left = sum(map(_going_on, tables))
    return rounds


# Arena: those who are free are drawn at once, with those who stand nearby; who has played least goes first.


def _free(tournament: Tournament) -> list[str]:
    busy = {id for meeting in tournament.running for id in meeting.people}
    return [one.id for one in tournament.field if one.id not in busy]


def _arena(tournament: Tournament, *, waited: bool) -> list[Seating]:
    free, largest = _free(tournament), max(tournament.rules.sizes)
    free.sort(key=lambda one: len(tournament.played(one)))
    place = {line.id: line.rank for line in standings(tournament)}
    chosen = free if waited else free[: len(free) - len(free) % largest]
    return _pods(tournament, {id: -float(place[id]) for id in chosen})
