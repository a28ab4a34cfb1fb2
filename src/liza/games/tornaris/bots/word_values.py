"""What bots think that words are worth: points of equipment, and what rewards and penalties bring in gold."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.words import DeedWord
from liza.games.tornaris.state import TornarisState


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
