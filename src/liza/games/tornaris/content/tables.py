"""How many points each equipment adds on average, reckoned once for a pack: the yardstick of the hints."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.reading import Content
from liza.games.tornaris.content.words import GearWord
from liza.kernel.schema.actions import ActionSpace

DEAREST: Final = 5
"""The most mana that an equipment may cost."""


class Tables:
    """What the equipment of a pack is good for, the most points for the mana first."""

    __slots__ = ("drawn", "duel", "hunt", "mana", "price", "rank")

    def __init__(self, content: Content, _space: ActionSpace) -> None:
        gear = content.equipment
        duel = [_power(card.effect, content) for card in gear]
        best_first = sorted(gear, key=lambda card: -duel[card.number] / (card.mana + 0.25))
        places = {card.number: place for place, card in enumerate(best_first)}
        self.rank: Final = [places[card.number] for card in gear]
        """The place of each equipment; everything else is told by place."""
        self.duel: Final = [duel[card.number] for card in best_first]
        self.hunt: Final = [_power(card.below, content) for card in best_first]
        self.mana: Final = [card.mana for card in best_first]
        self.price: Final = [card.price for card in best_first]
        self.drawn: Final = [_drawn(content, duel, mana) for mana in range(DEAREST + 1)]
        """What a random equipment adds to a duel, by the mana that is left for it."""


def _drawn(content: Content, duel: list[float], mana: int) -> float:
    """Return how many points the next equipment of the deck adds on average with so much mana."""
    total = 0.0
    for card in content.equipment:
        if card.mana <= mana:
            total += card.copies * duel[card.number]
    return total / sum([card.copies for card in content.equipment])


def _power(words: tuple[GearWord, ...], content: Content) -> float:
    """Return the points that an equipment adds on average, by those of its words."""
    total = 0.0
    for word in words:
        total += content.points_of(word)
    return total
