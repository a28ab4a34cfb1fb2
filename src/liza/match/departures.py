"""The players who left a running game, in the order in which they did, and the places that follow from it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from liza.match.table_config import Chair


class Departures:
    """The seats whose players are gone, the first to leave first; a player who is back is not among them."""

    __slots__ = ("seats",)

    def __init__(self) -> None:
        self.seats: Final[list[int]] = []

    def note(self, chairs: Sequence[Chair], standing_in: Collection[int]) -> None:
        """Take in who left or came back; a bot that stands in for one decision is no departure."""
        for seat, chair in enumerate(chairs):
            gone = has_departed(chair) and seat not in standing_in
            if gone != (seat in self.seats):
                (self.seats.append if gone else self.seats.remove)(seat)


def has_departed(chair: Chair) -> bool:
    """Whether the player of a seat has left the game or a bot plays in the player's place."""
    return bool(chair.token) and (chair.left or chair.kind in {"bot", "gone"})


def places(ranking: Sequence[Sequence[int]], departed: Sequence[int]) -> list[int]:
    """Return the place of each seat, from 1: those who left come after all who stayed, the first to leave last."""
    stayed = [[seat for seat in group if seat not in departed] for group in ranking]
    found = [0] * sum(map(len, ranking))
    place = 1
    for group in [*stayed, *([seat] for seat in reversed(departed))]:
        for seat in group:
            found[seat] = place
        place += len(group)
    return found
