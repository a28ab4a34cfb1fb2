"""Cards that remember who has seen them.

A card in a zone is one int: the index of the card in the pack and, above it, one bit for each seat that knows what it
is. A zone is a plain list of such ints, so cloning a hand is slicing a list, and secrecy needs no bookkeeping beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from liza.kernel.source import Source

EYES: Final = 16
"""The bits below this one are the card; the bits from it on are the seats that know it."""
_CARD: Final = (1 << EYES) - 1


def hidden(card: int) -> int:
    """Return a card that nobody has seen."""
    return card


def shown(card: int, *seats: int) -> int:
    """Return a card with some more seats knowing it."""
    for seat in seats:
        card |= 1 << EYES + seat
    return card


def public(card: int, seats: int) -> int:
    """Return a card that everybody at a table of so many seats knows."""
    return card | ((1 << seats) - 1) << EYES


def card_of(card: int) -> int:
    """Return the index of the card in the pack."""
    return card & _CARD


def eyes_of(card: int) -> int:
    """Return the seats that know the card, a bit each."""
    return card >> EYES


def known_to(card: int, seat: int | None) -> bool:
    """Whether a seat knows what the card is; a spectator knows what nobody would have to hide."""
    return seat is not None and bool(card >> EYES + seat & 1)


def unseen_deck(cards: Iterable[int], source: Source) -> list[int]:
    """Return the cards shuffled, seen by nobody; the top is the end of the list."""
    deck = list(cards)
    source.shuffle(deck)
    return deck


def resample(zones: Sequence[list[int]], seat: int, source: Source) -> None:
    """Deal the cards that a seat does not know anew among the places where they lie.

    Every place keeps its own eyes: who else knows the card there is public, what it is, is not.
    """
    places = [(zone, at) for zone in zones for at, card in enumerate(zone) if not known_to(card, seat)]
    cards = [card_of(zone[at]) for zone, at in places]
    source.shuffle(cards)
    for (zone, at), card in zip(places, cards, strict=True):
        zone[at] = card | eyes_of(zone[at]) << EYES
