"""What bots think that words of equipment are worth, in points."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.words import GearWord

POINTS: Final = {
    "bonus": (1.0, 0.0),
    "weaken": (1.0, 0.0),
    "reroll": (0.0, 1.6),
    "reroll_any": (0.0, 2.2),
    "reroll_rival": (0.0, 1.9),
    "extra_dice": (3.5, 0.0),
    "best_die": (0.5, 3.5),
    "raise": (0.9, 0.0),
    "copy": (0.0, 4.5),
    "bonus_each": (2.2, 0.0),
    "bonus_against": (0.25, 0.0),
    "win_gold": (0.1, 0.0),
    "lose_gold": (-0.05, 0.0),
}
"""How many points a word of equipment adds on average for each unit of its amount, and besides."""


def points_of(word: GearWord) -> float:
    """Return the points that a word of equipment adds on average; a word that is not known here adds none."""
    each, besides = POINTS.get(word.name, (0.0, 0.0))
    return each * word.amount + besides
