"""The players who left a running game, in the order in which they did, and the places that follow from it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from liza.match.table_config import Chair


class Departures:
    """The seats whose players are gone, the first to leave first; a player who is back is not among them."""

    __slots__ = ("_helped", "_since", "seats")

    def __init__(self) -> None:
        self.seats: Final[list[int]] = []
        self._since: Final[dict[int, int]] = {}
        """The entry with which each left: where their game is judged."""
        self._helped: Final[set[int]] = set()
        """The seats for which a bot has chosen meanwhile: that stays true of those who come back."""

    def note(self, chairs: Sequence[Chair], standing_in: Collection[int], n: int) -> None:
        """Take in who left or came back with an entry; a bot that stands in for one decision is no departure."""
        for seat, chair in enumerate(chairs):
            gone = has_departed(chair) and seat not in standing_in
            if gone == (seat in self.seats):
                continue
            if gone:
                self.seats.append(seat)
                self._since.setdefault(seat, n)
            else:
                self.seats.remove(seat)
                if seat not in self._helped:
                    self._since.pop(seat, None)

    def chose(self, seat: int) -> None:
        """Note that a seat has chosen: if its player is gone, a bot has done so."""
        if seat in self.seats:
            self._helped.add(seat)

    def left_at(self, seat: int) -> int | None:
        """Return the entry with which a player left the game to a bot that has chosen, or for good; None if none."""
        return self._since.get(seat)

    def to_data(self) -> dict[str, Any]:
        """Return everything as JSON-able data."""
        return {"seats": self.seats, "since": list(self._since.items()), "helped": sorted(self._helped)}

    def load(self, data: dict[str, Any] | Sequence[int]) -> None:
        """Take over what ``to_data`` wrote; older versions wrote the seats alone."""
        known: dict[str, Any] = data if isinstance(data, dict) else {"seats": data, "since": [], "helped": []}
        self.seats[:] = known["seats"]
        self._since.update((seat, n) for seat, n in known["since"])
        self._helped.update(known["helped"])


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
