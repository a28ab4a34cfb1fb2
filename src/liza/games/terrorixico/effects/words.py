"""What the texts of special cards and of events do."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.content.words import EventWord, SpecialWord
from liza.games.terrorixico.mechanics.primitives import discard, draw, draw_up, mill
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps.ending import receive
from liza.games.terrorixico.steps.secret import Cleanse, HandLimit
from liza.games.terrorixico.steps.specials import DiscardCards, EliminateCards, GiveTrauma
from liza.games.terrorixico.vocabulary import WHY_EVENT, WHY_SPECIAL
from liza.kernel.core.card_words import Bounds, Family
from liza.kernel.core.spec import Clause

COUNT: Final = Bounds(1, 8)
TRAUMAS: Final = Bounds(1, 3)

SPECIAL_WORDS: Final = Family(SpecialWord)


@SPECIAL_WORDS.does("limit")
def limit(s: TerrorixicoState, seat: int, word: SpecialWord) -> None:
    """Every player discards down to the maximum of the round (TE-096)."""
    s.next(HandLimit(s.hand_size))


def _drawing(word: SpecialWord) -> Clause:
    """Return the sentence of drawing: it says only of every player who is meant."""
    return f"clause-draw{'-everyone' if word.who else ''}", {"count": word.count}


@SPECIAL_WORDS.does("draw", who={"you": False, "everyone": True}, count=COUNT, says=_drawing)
def draw_cards(s: TerrorixicoState, seat: int, word: SpecialWord) -> None:
    """The player draws (TE-102), or every player, the player of the card first (TE-096, TE-A50)."""
    for one in s.clockwise(seat) if word.who else [seat]:
        draw(s, one, word.count, WHY_SPECIAL)


@SPECIAL_WORDS.does("give_trauma")
def give(s: TerrorixicoState, seat: int, word: SpecialWord) -> None:
    """The player gives another one a trauma (TE-097)."""
    s.next(GiveTrauma(seat))


@SPECIAL_WORDS.does("eliminate", count=COUNT)
def eliminate(s: TerrorixicoState, seat: int, word: SpecialWord) -> None:
    """The player eliminates cards of the hand (TE-098)."""
    s.next(EliminateCards(seat, word.count))


@SPECIAL_WORDS.does("new_hand")
def new_hand(s: TerrorixicoState, seat: int, word: SpecialWord) -> None:
    """The rest of the hand is discarded and a new one drawn (TE-098, TE-A53)."""
    for card in s.players[seat].hand[:]:
        discard(s, seat, card, WHY_SPECIAL)
    draw_up(s, seat, WHY_SPECIAL)


@SPECIAL_WORDS.does("mill", count=COUNT)
def mill_cards(s: TerrorixicoState, seat: int, word: SpecialWord) -> None:
    """Cards go from the draw pile straight to the discard pile (TE-099, TE-A55)."""
    mill(s, seat, word.count)


SPECIAL_WORDS.row("destroy")  # a card of another player is eliminated (TE-101)


@SPECIAL_WORDS.does("discard", count=COUNT)
def discard_cards(s: TerrorixicoState, seat: int, word: SpecialWord) -> None:
    """The player discards cards of the hand (TE-102, TE-A54)."""
    s.next(DiscardCards(seat, word.count))


SPECIAL_WORDS.row("count_relic_cards")  # worth as many relics as there are relic cards in its line (TE-103)
SPECIAL_WORDS.row("multiply", count=COUNT)  # the values of the cards in the line are multiplied (TE-104)
SPECIAL_WORDS.row("copy")  # the card copies one of another player (TE-105)

EVENT_WORDS: Final = Family(EventWord)


@EVENT_WORDS.does("cleanse", "begin", count=TRAUMAS)
def cleanse_hands(s: TerrorixicoState, word: EventWord) -> None:
    """Every player may eliminate traumas of the hand (TE-062)."""
    s.next(Cleanse(word.count))


@EVENT_WORDS.does("start_trauma", "begin", count=TRAUMAS)
def start_trauma(s: TerrorixicoState, word: EventWord) -> None:
    """Every player receives traumas."""
    for seat in s.clockwise(s.starter):
        if not s.over:
            receive(s, seat, word.count, WHY_EVENT)


@EVENT_WORDS.does("last_trauma", "after_the_count", count=TRAUMAS)
def last_trauma(s: TerrorixicoState, last: int, word: EventWord) -> None:
    """The last player receives traumas."""
    receive(s, last, word.count, WHY_EVENT)


EVENT_WORDS.row("no_face_down")  # all cards are played face up
