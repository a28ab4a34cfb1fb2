"""What an experiment of the lab may change before the first choice: who has what."""

from __future__ import annotations

from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import CARD_COUNT, CARDS


def hand_out(s: TerrorixicoState, seat: int, key: str) -> bool:
    """Give a seat a card of its own draw pile to choose its hand from; whether one was there."""
    card = CARDS.index(key) if key in CARDS.keys[:CARD_COUNT] else -1
    if card not in s.draws[seat]:
        return False
    s.draws[seat].remove(card)
    s.hands[seat].append(card)
    return True
