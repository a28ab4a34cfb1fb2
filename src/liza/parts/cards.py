"""Cards that remember who has seen them.

A card in a zone is one int: the index of the card in the pack and, above it, its eyes: one bit for each seat that knows
what it is, or all bits once it lies open. A zone is a plain list of such ints, so cloning a hand is slicing a list, and
secrecy needs no bookkeeping beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from liza.kernel.base.source import Source
from liza.kernel.schema.events import ALL_EYES, sees

EYES: Final = 16
"""The bits below this one are the card; the bits from it on are its eyes."""
CARD: Final = (1 << EYES) - 1
"""Those bits: ``card & CARD`` is :func:`card_of`, where it is asked for every card of every hand."""


def shown(card: int, seat: int) -> int:
    """Return a card with one more seat knowing it."""
    return card | 1 << EYES + seat


def known_by(card: int, eyes: int) -> int:
    """Return a card that exactly these eyes know."""
    return card & CARD | eyes << EYES


def eyes_of(card: int) -> int:
    """Return who knows a card: a bit per seat, or all bits."""
    return card >> EYES


def public(card: int) -> int:
    """Return a card that lies open: every seat and every spectator knows it."""
    return card | ALL_EYES << EYES


def card_of(card: int) -> int:
    """Return the index of the card in the pack."""
    return card & CARD


def known_to(card: int, seat: int | None) -> bool:
    """Whether a seat knows what the card is.

    A spectator (None) knows only what lies open: a card that every seat has been shown in turn is still none of the
    spectator's business.
    """
    return sees(seat, card >> EYES)


def unseen_deck(cards: Iterable[int], source: Source) -> list[int]:
    """Return the cards shuffled, seen by no seat; the top is the end of the list."""
    deck = list(cards)
    source.shuffle(deck)
    return deck


def resample(zones: Sequence[list[int]], seat: int, source: Source, backs: Sequence[int] | None = None) -> None:
    """Deal the cards that a seat does not know anew among the places where they lie.

    Every place keeps its own eyes: who else knows the card there is public, what it is, is not. Where cards have
    different backs, ``backs`` tells the back of each, and every place keeps its back too. The cards are put in order
    first, so that how they lay before leaves no trace in how they lie afterwards.
    """
    places: dict[int, list[tuple[list[int], int]]] = {}
    for zone in zones:
        for at, card in enumerate(zone):
            if not known_to(card, seat):
                places.setdefault(0 if backs is None else backs[card_of(card)], []).append((zone, at))
    for back in sorted(places):
        cards = sorted([card_of(zone[at]) for zone, at in places[back]])
        source.shuffle(cards)
        for (zone, at), card in zip(places[back], cards, strict=True):
            zone[at] = card | (zone[at] & ~CARD)
