"""What an experiment of the lab may change before the first choice: who has what, and what is still to come."""

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


def set_aside(s: TerrorixicoState, kind: str, key: str) -> bool:
    """Take a monster or an event out of the part of its deck that nobody has seen; whether it was there."""
    content = s.rules.content
    if kind == "monster":
        return _out_of(s.monsters, content.monster_kind.index(key))
    return kind == "event_card" and _out_of(s.book, content.event_kind.index(key))


def _out_of(deck: list[int], card: int) -> bool:
    if card not in deck:
        return False
    deck.remove(card)
    return True
