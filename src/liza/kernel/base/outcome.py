"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Outcome:
    """Why the game ended, who came where, and what was counted."""

    __slots__ = ("ranking", "reason", "scores")

    def __init__(self, reason: str, ranking: Sequence[Sequence[int]], scores: Sequence[int]) -> None:
        self.reason: Final = reason
        """The key of the reason in the game's texts."""
        self.ranking: Final = tuple([tuple(group) for group in ranking])
        """Seats in groups, the best first; those who share a place are in one group."""
        self.scores: Final = tuple(scores)
        """What the game counts at its end, one number per seat."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat that won, or all seats that share the first place."""
        return self.ranking[0]

    @property
    def returns(self) -> tuple[float, ...]:
        """One number per seat: 1 for being first alone, -1 for being last alone, evenly spaced between."""
        seats = len(self.scores)
        values = [0.0] * seats
        place = 0
        for group in self.ranking:
            middle = place + (len(group) - 1) / 2
            for seat in group:
                values[seat] = 1.0 - 2.0 * middle / (seats - 1) if seats > 1 else 1.0
            place += len(group)
        return tuple(values)

    def to_data(self) -> dict[str, object]:
        """Return the outcome as JSON-able data."""
        return {"reason": self.reason, "ranking": [list(g) for g in self.ranking], "scores": list(self.scores)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.reason, self.ranking, self.scores))

    def __repr__(self) -> str:
        return f"Outcome(reason={self.reason!r}, ranking={self.ranking!r}, scores={self.scores!r})"


def rank(scores: Sequence[int]) -> list[list[int]]:
    """Return the seats in groups of equal score, the highest first."""
    best_first = sorted(set(scores), reverse=True)
    return [[seat for seat, own in enumerate(scores) if own == score] for score in best_first]
