"""What an experiment of the lab may change before the first choice: who has what, and what is still to come."""

from __future__ import annotations

from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import CARD_COUNT, CARDS


def hand_out(s: TerrorixicoState, seat: int, _kind: str, key: str) -> bool:
    """Give a seat a card of its own draw pile to choose its hand from; whether one was there."""
    card = CARDS.index(key) if key in CARDS.keys[:CARD_COUNT] else -1
    player = s.players[seat]
    if card not in player.draws:
        return False
    player.draws.remove(card)
    player.hand.append(card)
    return True


def set_aside(s: TerrorixicoState, kind: str, key: str) -> bool:
    """Take a monster or an event out of the part of its deck that no player has seen; whether it was there."""
    content = s.content
    before = s.monsters.count() + s.book.count()
    if kind == "monster":
        s.monsters = s.monsters.without(content.monster_kind.index(key))
    elif kind == "event_card":
        s.book = s.book.without(content.event_kind.index(key))
    return s.monsters.count() + s.book.count() < before
