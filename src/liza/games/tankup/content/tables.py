"""What each card is worth, reckoned once for a pack: the yardstick of the hints."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.content.cards import Armour, AttackCard, Card
from liza.games.tankup.content.reading import Content
from liza.games.tankup.content.words import PLAIN
from liza.games.tankup.vocabulary import ANY_BACK, MAGIC, SHOT, SITUATION
from liza.kernel.schema.actions import ActionSpace
from liza.parts import sets

_NARROW_DRAW: Final = 1.6
_WIDE_DRAW: Final = 2.2
_SITUATION_DRAW: Final = 0.6


class Tables:
    """What each card is worth, worn or held, as far as it can be told from the card alone."""

    __slots__ = ("held", "icons")

    def __init__(self, content: Content, _space: ActionSpace) -> None:
        self.icons: Final = [_icons(card) for card in content.armours]
        """What the properties of an armour are worth while it is not turned."""
        self.held: Final = [_held(card) for card in content.all[: content.cards]]
        """What an attack or a situation is worth in the hand."""


def _icons(card: Armour) -> float:
    worth = 0.5 * int(card.exchange) + 0.7 * card.ap + 2.5 * card.atk
    for icon in card.draws:
        worth += _WIDE_DRAW if icon == ANY_BACK else _SITUATION_DRAW if sets.has(icon, SITUATION) else _NARROW_DRAW
    return worth + (0.0 if card.ability is None else 0.8)


def _held(card: Card) -> float:
    if not isinstance(card, AttackCard):
        return 0.1
    reach = 0.1 * card.damage if card.back == MAGIC else 0.45 if card.back == SHOT else 0.0
    return 0.25 * card.damage + reach + 0.15 * card.excess + (0.0 if card.written is PLAIN else 0.3)
