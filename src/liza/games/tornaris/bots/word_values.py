"""What bots think that words are worth: points of equipment, and what rewards and penalties bring in gold."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.words import DeedWord, GearWord
from liza.games.tornaris.state import TornarisState

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


class Rates:
    """What things are worth to a seat, in gold."""

    __slots__ = ("equipment", "given_up", "gold", "mana", "most", "object")

    def __init__(self, gold: float, mana: float, most: float, object: float) -> None:
        self.gold: Final = gold
        self.mana: Final = mana
        """An active mana."""
        self.most: Final = most
        """A maximum mana that comes active."""
        self.object: Final = object
        self.equipment: Final = 5.0
        self.given_up: Final = 3.0
        """Equipment of one's choice that is lost."""


def worth_of(s: TornarisState, seat: int, deed: DeedWord, rates: Rates) -> float:
    """Return what a reward or a penalty is worth to a seat; what is not known here is worth nothing."""
    player, amount = s.players[seat], deed.amount
    match deed.name:
        case "gold":
            return rates.gold * amount
        case "lose":
            return -rates.gold * min(amount, player.gold)
        case "lose_half":
            return -rates.gold * player.gold / 2
        case "recover":
            return rates.mana * min(amount, player.most - player.mana)
        case "recover_all":
            return rates.mana * (player.most - player.mana)
        case "lose_mana":
            return -rates.mana * min(amount, player.mana)
        case "lose_mana_to":
            return -rates.mana * max(0, player.mana - amount)
        case "max_mana":
            return rates.most * amount
        case "object":
            return rates.object * amount
        case "equipment":
            return rates.equipment * amount
        case "give_up":
            return -rates.given_up if player.gear else 0.0
    return 0.0
