"""How long a game can be: a number of choices that the rules do not let any game exceed. Games are far shorter."""

from __future__ import annotations

from typing import Any

from liza.games.terrorixico.content.cards import Card
from liza.games.terrorixico.content.reading import Content
from liza.games.terrorixico.content.words import EventWord, SpecialWord
from liza.games.terrorixico.setup import DEALT, KEPT, pile_for
from liza.games.terrorixico.steps.turn import MOST_TURNS
from liza.games.terrorixico.vocabulary import TRAUMA


def longest(content: Content, seats: int, _options: dict[str, Any]) -> int:
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
    event = max([_asked_by_event(event.word, seats) for event in content.events])
    return event + seats * (max(hands) - min(hands)) + MOST_TURNS * most_in_a_turn(content, seats)


def most_in_a_turn(content: Content, seats: int) -> int:
    """Return how many choices a turn can have: two cards with their texts (TE-022), one discarded, one eliminated."""
    texts = [choices_of(card, seats) for card in content.cards]
    copied = max([choices_of(card, seats) for card in content.cards if card.may_be_copied()])
    mimics = [card for card in content.cards if "copy" in [word.name for word in card.words]]  # TE-105, TE-A72
    copies = [choices_of(card, seats) + copied for card in mimics]
    return 2 * (1 + max(texts + copies)) + 2


def choices_of(card: Card[Any], seats: int) -> int:
    """Return how many choices the text of a card can bring a table at most; a trauma asks which card it hits."""
    return 1 if card.number >= TRAUMA else sum([_asked_by(word, seats) for word in card.words])


def _asked_by(word: SpecialWord, seats: int) -> int:
    """Return how many choices a word can bring a table at most, at once or later."""
    match word.name:
        case "draw":
            return word.count * (seats if word.who else 1)  # every card may be one too many, and chosen to go
        case "eliminate" | "discard":
            return word.count
        case "give_trauma" | "copy":
            return 1  # to whom; what it copies: the text of that comes on top
        case "destroy":
            return 2  # the line, where it comes to light at the reveal, and the card
    return 0


def _asked_by_event(word: EventWord, seats: int) -> int:
    """Return how many choices an event can bring a table at most before the first turn."""
    return word.count * seats if word.name == "cleanse" else 0
