"""How long a game can be: a number of choices that the rules do not let any game exceed. Games are far shorter."""

from __future__ import annotations

from liza.games.terrorixico.content.reading import Content
from liza.games.terrorixico.effects.words import CopyCard
from liza.games.terrorixico.setup import DEALT, KEPT, pile_for
from liza.games.terrorixico.steps.turn import MOST_TURNS


def longest(content: Content, seats: int) -> int:
    """Return how many choices a game with so many seats can have: the opening hands, then round after round."""
    return seats * (DEALT - KEPT) + most_rounds(content, seats) * most_in_a_round(content, seats)


def most_rounds(content: Content, seats: int) -> int:
    """Return how many rounds there can be.

    A round that is won takes a monster and an event out of the book for good (TE-074). One that is lost has brought
    every player a trauma (TE-051, TE-052), and the last trauma ends the game (TE-086).
    """
    won = min(len(content.monsters), len(content.events))
    lost = -(-pile_for(seats) // seats)
    return won + lost


def most_in_a_round(content: Content, seats: int) -> int:
    """Return how many choices a round can have.

    Its event may ask every player (TE-019); hands go down to its size (TE-A18), which is smaller than that of the round
    before by so much at most, cards drawn beyond it being counted with the card that drew them; then come the turns
    (TE-A60).
    """
    hands = [KEPT, *[event.hand for event in content.events]]
    event = max([event.word.asks(seats) for event in content.events])
    return event + seats * (max(hands) - min(hands)) + MOST_TURNS * most_in_a_turn(content, seats)


def most_in_a_turn(content: Content, seats: int) -> int:
    """Return how many choices a turn can have: two cards with their texts (TE-022), one discarded, one eliminated."""
    texts = [card.asks(seats) for card in content.cards]
    copied = max([card.asks(seats) for card in content.cards if card.may_be_copied()])
    copies = [card.asks(seats) + copied for card in content.cards if _copies(card.words)]
    return 2 * (1 + max(texts + copies)) + 2


def _copies(words: tuple[object, ...]) -> bool:
    """Whether a text becomes that of another card (TE-105); what copies cannot be copied (TE-A72)."""
    return len([word for word in words if isinstance(word, CopyCard)]) > 0
