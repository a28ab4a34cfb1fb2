"""The small moves that everything else is made of: drawing, discarding, eliminating (TE-109)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico import events
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import TRAUMA, TRAUMA_VALUES, UNSEEN, WHY_HAND, WHY_SPECIAL
from liza.kernel.base.source import Source
from liza.parts import sets

LOW: Final = 5
"""A draw pile with so few cards takes the discard pile in (TE-078)."""


def draw(s: TerrorixicoState, seat: int, count: int, reason: int) -> None:
    """Draw into the hand, as many as there are (TE-A43), and say why."""
    player = s.players[seat]
    draws, hand, eyes = player.draws, player.hand, sets.only(seat)
    for _ in range(count):
        if not draws:
            _reshuffle(s, seat)
            if not draws:
                break
        card = _take(s, draws)
        hand.append(card)
        events.drew(s, eyes=eyes, seat=seat, card=card, reason=reason)
    _keep_deep(s, seat)


def draw_up(s: TerrorixicoState, seat: int, reason: int = WHY_HAND) -> None:
    """Fill the hand to the size of this round (TE-029), and say why."""
    missing = s.event.hand - len(s.players[seat].hand)
    if missing > 0:
        draw(s, seat, missing, reason)


def mill(s: TerrorixicoState, seat: int, count: int) -> None:
    """Discard from the draw pile, as many as there are (TE-A55)."""
    player = s.players[seat]
    if len(player.draws) < count:
        _reshuffle(s, seat)
    for _ in range(min(count, len(player.draws))):
        put_on_discard(s, seat, _take(s, player.draws), WHY_SPECIAL)
    _keep_deep(s, seat)


def discard(s: TerrorixicoState, seat: int, card: int, reason: int) -> None:
    """Discard a card of the hand and say why: it comes back with the next reshuffle."""
    s.players[seat].hand.remove(card)
    put_on_discard(s, seat, card, reason)


def put_on_discard(s: TerrorixicoState, seat: int, card: int, reason: int) -> None:
    """Lay a card that was hidden until now on its owner's discard pile, which is open (TE-A57)."""
    player = s.players[seat]
    if card >= TRAUMA:
        player.reveal_trauma(card)
    player.discards.append(card)
    events.discarded(s, seat=seat, card=card, reason=reason)


def eliminate(s: TerrorixicoState, seat: int, card: int, reason: int) -> None:
    """Eliminate a card of the hand and say why: it never comes back (TE-077)."""
    s.players[seat].hand.remove(card)
    put_in_wear(s, seat, card, reason)


def put_in_wear(s: TerrorixicoState, seat: int, card: int, reason: int) -> None:
    """Lay a card that was hidden until now in its owner's wear zone, which is open too."""
    player = s.players[seat]
    if card >= TRAUMA:
        player.reveal_trauma(card)
    player.wear.append(card)
    events.eliminated(s, seat=seat, card=card, reason=reason)


def unseen_value(values: list[int], source: Source, lowest: int = 0) -> int:
    """Let chance decide which trauma it is that a player sees for the first time, and return it (TE-A04)."""
    at = source.below(sum(values[lowest:]))
    for value in range(lowest, TRAUMA_VALUES):
        if at < values[value]:
            break
        at -= values[value]
    values[value] -= 1
    return TRAUMA + value


def _take(s: TerrorixicoState, pile: list[int]) -> int:
    """Take a card of a draw pile: whichever chance picks, and the last one fills its place."""
    at = s.source.below(len(pile))
    card = pile[at]
    pile[at] = pile[-1]
    pile.pop()
    return unseen_value(s.values, s.source) if card == UNSEEN else card


def _keep_deep(s: TerrorixicoState, seat: int) -> None:
    """Reshuffle after a set of draws that left the pile low (TE-A42)."""
    if len(s.players[seat].draws) <= LOW:
        _reshuffle(s, seat)


def _reshuffle(s: TerrorixicoState, seat: int) -> None:
    """Shuffle the discard pile, if there is one, and what is left of the draw pile together (TE-078)."""
    player = s.players[seat]
    if not player.discards:
        return
    for card in player.discards:
        if card >= TRAUMA:
            player.known[card - TRAUMA] += 1
    events.reshuffled(s, seat=seat, count=len(player.discards))
    player.draws += player.discards
    player.discards.clear()
