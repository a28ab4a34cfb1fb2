"""What an experiment of the lab may change before the first choice: who has what."""

from __future__ import annotations

from liza.games.tankup.mechanics.primitives import to_hand
from liza.games.tankup.state import TankupState
from liza.parts.cards import shown


def hand_out(s: TankupState, seat: int, _kind: str, key: str) -> bool:
    """Give a seat a card of its deck; whether one was there."""
    content = s.content
    if key not in content.keys[: content.cards]:
        return False
    card = content.all[content.keys.index(key)]
    deck = s.decks[card.back]
    if card.number not in deck:
        return False
    deck.remove(card.number)
    to_hand(s, seat, shown(card.number, seat))
    return True
