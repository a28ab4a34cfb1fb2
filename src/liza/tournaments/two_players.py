"""Rounds at tables of two by the rules that clubs know: the Dutch system for a Swiss, Berger's for a round robin.

Both come from caissify-pairings, because its Dutch engine was compared with a reference on 70,000 rounds without a
difference. An entrant without an opponent plays against a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from liza.tournaments.tournament import STAND_IN, Entrant, Seating, Tournament, share

MOST_DUTCH: Final = 48
"""Entrants up to which the Dutch system is used: it takes a second then, and minutes with 128, who are annealed."""


def berger(ids: Sequence[str], number: int) -> list[Seating]:
    """Return one round of the tables of Berger, the first being 1; seats change sides from cycle to cycle."""
    from caissify_pairings.engines.round_robin import berger_round  # noqa: PLC0415 - few processes draw rounds

    size = len(ids) + len(ids) % 2
    cycle, at = divmod(number - 1, size - 1)
    numbered = [*ids, STAND_IN]
    found = [(numbered[one - 1], numbered[other - 1]) for one, other in berger_round(size, at + 1)]
    return [pair[::-1] if cycle % 2 else pair for pair in found]


def berger_rounds(entrants: int) -> int:
    """Return how many rounds it takes until all pairs have met."""
    return max(1, entrants + entrants % 2 - 1)


def dutch(tournament: Tournament, total: int) -> list[Seating] | None:
    """Return the next round of a Swiss; None where the system leaves out a pair, because too many have met."""
    from caissify_pairings import generate_pairings  # noqa: PLC0415 - it brings networkx

    playing = tournament.field
    numbers = {one.id: one.number + 1 for one in playing}
    names = {number: id for id, number in numbers.items()}
    met = {
        (numbers[one], numbers[other])
        for one, other in (tuple(pair) for pair in tournament.met())
        if one in numbers and other in numbers
    }
    players = [_player(tournament, one) for one in playing]
    try:
        pairs = generate_pairings("dutch", players, met, tournament.rounds + 1, max(total, tournament.rounds + 1))
    except ValueError:
        return None
    seated: list[Seating] = [(names[pair["white_id"]], names.get(pair["black_id"], STAND_IN)) for pair in pairs]
    return seated if len(seated) == -(-len(playing) // 2) else None


def _player(tournament: Tournament, entrant: Entrant) -> dict[str, Any]:
    """Return an entrant as the library wants it: points, seats and floats of the rounds so far."""
    sides, floats, alone = [], [], 0
    before: dict[str, float] = dict.fromkeys(tournament.entrants, 0.0)
    for number in range(1, tournament.rounds + 1):
        meeting = next((one for one in tournament.of_round(number) if entrant.id in one.seating), None)
        if meeting is None:
            sides.append("none")
            floats.append("none")
        else:
            seat = meeting.seating.index(entrant.id)
            other = meeting.seating[1 - seat]
            alone += other == STAND_IN
            sides.append("none" if other == STAND_IN else ("white", "black")[seat])
            gap = 0.0 if other == STAND_IN else before[entrant.id] - before[other]
            floats.append("down" if gap > 0 or other == STAND_IN else "up" if gap < 0 else "none")
        for one in tournament.of_round(number):
            for seat, id in enumerate(one.seating):
                if id != STAND_IN and one.places:
                    before[id] += share(one.places, seat)
    return {
        "id": entrant.number + 1,
        "name": entrant.name,
        "score": before[entrant.id],
        "rating": 0,
        "starting_number": entrant.number + 1,
        "color_hist": sides,
        "float_history": floats,
        "bye_count": alone,
    }
