"""What an experiment of the lab may change before the first choice: who has what."""

from __future__ import annotations

from liza.games.tanxi.state import SURE, TanxiState
from liza.parts.cards import shown


def hand_out(s: TanxiState, seat: int, key: str) -> bool:
    """Give a seat a card of one of the exploration decks, or a relic of the pile; whether one was there."""
    content = s.rules.content
    if key not in content.card_keys[: content.cards]:
        return False
    card = content.card_keys.index(key)
    for pile in (s.relics, *s.decks):
        if card in pile:
            pile.remove(card)
            s.hands[seat].append(shown(card, seat) | (SURE if content.relic[card] else 0))
            return True
    return False
