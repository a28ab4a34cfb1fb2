"""How many points each equipment adds on average, reckoned once for a pack: the yardstick of the hints."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content import Content, Parts
from liza.games.tornaris.content.words import (
    BEST_DIE,
    BONUS,
    BONUS_AGAINST,
    BONUS_EACH,
    COPY,
    EXTRA_DICE,
    LOSE_GOLD,
    RAISE_DIE,
    REROLL,
    REROLL_ANY,
    REROLL_RIVAL,
    WEAKEN,
    WIN_GOLD,
)

_WORTH: Final = {
    BONUS: (1.0, 0.0), WEAKEN: (1.0, 0.0), EXTRA_DICE: (3.5, 0.0), BEST_DIE: (0.5, 3.5), RAISE_DIE: (0.9, 0.0),
    COPY: (0.0, 4.5), BONUS_EACH: (2.2, 0.0), BONUS_AGAINST: (0.25, 0.0), REROLL: (0.0, 1.6), REROLL_ANY: (0.0, 2.2),
    REROLL_RIVAL: (0.0, 1.9), WIN_GOLD: (0.1, 0.0), LOSE_GOLD: (-0.05, 0.0),
}  # fmt: skip
"""For each word, what it adds for each unit of its amount, and besides."""


class Powers:
    """What the equipment of a pack is good for."""

    __slots__ = ("_rank", "duel", "hunt", "mana")

    def __init__(self, content: Content) -> None:
        self.duel: Final = [_power(parts) for parts in content.gear]
        self.hunt: Final = [_power(parts) for parts in content.gear_below]
        self.mana: Final = content.mana
        kinds = range(len(self.duel))
        best_first = sorted(kinds, key=lambda kind: -self.duel[kind] / (content.mana[kind] + 0.25))
        self._rank: Final = [best_first.index(kind) for kind in kinds]

    def rank_of(self, kind: int) -> int:
        """Return the place of an equipment among all, the most points for the mana first."""
        return self._rank[kind]


def _power(parts: Parts) -> float:
    """Return the points that an equipment adds on average."""
    total = 0.0
    for part in parts:
        each, besides = _WORTH[part.do]
        total += each * part.amount + besides
    return total
