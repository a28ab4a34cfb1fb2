"""From options and pack to the first state (PU-01)."""

from liza.parts.cards import card_of, shown, unseen_deck
from pulso.event_kinds import DEALT
from pulso.state import PulsoState
from pulso.steps import Clash
from pulso.vocabulary import CARDS, HAND


def set_up(s: PulsoState) -> None:
    """Shuffle, deal, and let the first clash begin."""
    s.round, s.pile, s.points = 1, [], [0] * s.seats
    s.deck = unseen_deck([card for card, key in enumerate(CARDS.keys) for _ in range(s.content.copies[key])], s.source)
    s.hands = [[shown(s.deck.pop(), seat) for _ in range(HAND)] for seat in range(s.seats)]
    s.laid = [[] for _ in range(s.seats)]
    for seat, hand in enumerate(s.hands):
        for card in hand:
            s.emit_to(1 << seat, DEALT, seat, card_of(card))
    s.next(Clash())
