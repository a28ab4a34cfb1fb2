"""Hands of cards that only their kind tells apart, each card with the eyes of those who know it (``cards.py``)."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.events import ALL_EYES
from liza.parts.cards import CARD, card_of, eyes_of, known_by, known_to, public

_NOWHERE: Final = -1


def holds(hand: list[int], kind: int) -> bool:
    """Whether a hand has a card of a kind."""
    for card in hand:  # noqa: SIM110 - a generator costs more than the whole loop
        if card & CARD == kind:
            return True
    return False


def count(hand: list[int], kind: int) -> int:
    """Return how many cards of a kind a hand has."""
    found = 0
    for card in hand:
        if card_of(card) == kind:
            found += 1
    return found


def kinds_in(hand: list[int]) -> list[int]:
    """Return the kinds of card in a hand, each once, in the order of the hand."""
    found: list[int] = []
    for card in hand:
        kind = card & CARD
        if kind not in found:
            found.append(kind)
    return found


def in_no_order(hand: list[int], seat: int | None) -> list[int]:
    """Return a hand in an order that betrays no card to a seat: what it knows by kind, then what it does not."""
    known = sorted([card for card in hand if known_to(card, seat)], key=card_of)
    return known + [card for card in hand if not known_to(card, seat)]


def take_out(hand: list[int], kind: int) -> None:
    """Take a card of a kind out of a hand, the best known one."""
    del hand[_best_known(hand, kind, hidden=False)]


def show(hand: list[int], kind: int) -> None:
    """Turn a card of a kind up for all, the best known one that is not open yet."""
    at = _best_known(hand, kind, hidden=True)
    if at != _NOWHERE:
        hand[at] = public(hand[at])


def count_open(hand: list[int], kind: int) -> int:
    """Return how many cards of a kind in a hand lie open."""
    return len([card for card in hand if card_of(card) == kind and eyes_of(card) == ALL_EYES])


def _best_known(hand: list[int], kind: int, hidden: bool) -> int:
    """Return the place of the card of a kind that most have seen; of those that lie open none, if it must be hidden.

    Cards of one kind cannot be told apart, so no seat learns which of them it was: a seat that knew one of them knows
    one fewer afterwards, and the eyes of the others are set accordingly.
    """
    best = _NOWHERE
    for at, card in enumerate(hand):
        if card_of(card) == kind and not (hidden and eyes_of(card) == ALL_EYES):
            if best == _NOWHERE:
                best = at
            elif eyes_of(card) != eyes_of(hand[best]):
                eyes, other = eyes_of(hand[best]), eyes_of(card)
                hand[best] = known_by(kind, eyes | other)
                hand[at] = known_by(kind, eyes & other)
    return best
