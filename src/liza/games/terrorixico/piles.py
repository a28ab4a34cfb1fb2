"""Drawing, discarding and eliminating: how cards move between a player's own places (TE-077, TE-078, TE-109)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import (
    DISCARDED,
    DREW,
    ELIMINATED,
    RESHUFFLED,
    TRAUMA,
    TRAUMA_VALUES,
    UNSEEN,
)

LOW: Final = 5
"""A draw pile with so few cards takes the discard pile in (TE-078)."""
NO_CARD: Final = -1


def draw(s: TerrorixicoState, seat: int, count: int) -> None:
    """Draw into the hand, as many as there are (TE-A43)."""
    hand = s.hands[seat]
    for _ in range(count):
        card = _take(s, seat)
        if card == NO_CARD:
            break
        hand.append(card)
        if s.listen:
            s.note_for(1 << seat, DREW, seat, card)
    _keep_deep(s, seat)


def draw_up(s: TerrorixicoState, seat: int) -> None:
    """Fill the hand to the size of this round."""
    missing = s.hand_size - len(s.hands[seat])
    if missing > 0:
        draw(s, seat, missing)


def mill(s: TerrorixicoState, seat: int, count: int) -> None:
    """Discard from the draw pile, as many as there are (TE-A55)."""
    if len(s.draws[seat]) < count and s.discards[seat]:
        _reshuffle(s, seat)
    for _ in range(min(count, len(s.draws[seat]))):
        put_on_discard(s, seat, _take(s, seat))
    _keep_deep(s, seat)


def discard(s: TerrorixicoState, seat: int, card: int) -> None:
    """Discard a card of the hand: it comes back with the next reshuffle."""
    s.hands[seat].remove(card)
    put_on_discard(s, seat, card)


def put_on_discard(s: TerrorixicoState, seat: int, card: int) -> None:
    """Lay a card that was hidden until now on its owner's discard pile, which is open (TE-A57)."""
    if card >= TRAUMA:
        s.reveal_trauma(seat, card)
    s.discards[seat].append(card)
    if s.listen:
        s.note(DISCARDED, seat, card)


def eliminate(s: TerrorixicoState, seat: int, card: int) -> None:
    """Eliminate a card of the hand: it never comes back (TE-077)."""
    s.hands[seat].remove(card)
    put_in_wear(s, seat, card)


def put_in_wear(s: TerrorixicoState, seat: int, card: int) -> None:
    """Lay a card that was hidden until now in its owner's wear zone, which is open too."""
    if card >= TRAUMA:
        s.reveal_trauma(seat, card)
    s.wear[seat].append(card)
    if s.listen:
        s.note(ELIMINATED, seat, card)


def unseen_value(s: TerrorixicoState) -> int:
    """Let chance decide which trauma it is that somebody sees for the first time."""
    values = s.values
    at = s.source.below(sum(values))
    for value in range(TRAUMA_VALUES):
        if at < values[value]:
            break
        at -= values[value]
    values[value] -= 1
    return TRAUMA + value


def _take(s: TerrorixicoState, seat: int) -> int:
    """Take the top card of a draw pile, after reshuffling if it has run dry."""
    pile = s.draws[seat]
    if not pile:
        if not s.discards[seat]:
            return NO_CARD
        _reshuffle(s, seat)
    at = s.source.below(len(pile))
    card = pile[at]
    last = pile.pop()
    if at < len(pile):
        pile[at] = last
    return unseen_value(s) if card == UNSEEN else card


def _keep_deep(s: TerrorixicoState, seat: int) -> None:
    """Reshuffle after a set of draws that left the pile low (TE-A42)."""
    if len(s.draws[seat]) <= LOW and s.discards[seat]:
        _reshuffle(s, seat)


def _reshuffle(s: TerrorixicoState, seat: int) -> None:
    """Shuffle the discard pile and what is left of the draw pile together."""
    discards = s.discards[seat]
    for card in discards:
        if card >= TRAUMA:
            s.known[seat * TRAUMA_VALUES + card - TRAUMA] += 1
    if s.listen:
        s.note(RESHUFFLED, seat, len(discards))
    s.draws[seat] += discards
    discards.clear()
