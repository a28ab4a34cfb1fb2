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

DEAREST: Final = 5
"""The most mana that an equipment may cost."""


class Powers:
    """What the equipment of a pack is good for, the most points for the mana first."""

    __slots__ = ("drawn", "duel", "hunt", "mana", "price", "rank")

    def __init__(self, content: Content) -> None:
        duel = [_power(parts) for parts in content.gear]
        best_first = sorted(range(len(duel)), key=lambda kind: -duel[kind] / (content.mana[kind] + 0.25))
        places = {kind: place for place, kind in enumerate(best_first)}
        self.rank: Final = [places[kind] for kind in range(len(duel))]
        """The place of each equipment; everything else is told by place."""
        self.duel: Final = [duel[kind] for kind in best_first]
        self.hunt: Final = [_power(content.gear_below[kind]) for kind in best_first]
        self.mana: Final = [content.mana[kind] for kind in best_first]
        self.price: Final = [content.price[kind] for kind in best_first]
        self.drawn: Final = [_drawn(content, duel, mana) for mana in range(DEAREST + 1)]
        """What a random equipment adds to a duel, by the mana that is left for it."""


def _drawn(content: Content, duel: list[float], mana: int) -> float:
    """Return how many points the next equipment of the deck adds on average with so much mana."""
    total = 0.0
    for kind, copies in enumerate(content.gear_copies):
        if content.mana[kind] <= mana:
            total += copies * duel[kind]
    return total / sum(content.gear_copies)


def _power(parts: Parts) -> float:
    """Return the points that an equipment adds on average."""
    total = 0.0
    for part in parts:
        each, besides = _WORTH[part.do]
        total += each * part.amount + besides
    return total
