"""What the words of a special card do: each word of its text is a step, in the order of the text (TE-025)."""

from __future__ import annotations

from typing import Any

from liza.games.terrorixico.content import DISCARD, DRAW, ELIMINATE, GIVE_TRAUMA, LIMIT, MILL, NEW_HAND, Effect
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps.secret import HandLimit
from liza.games.terrorixico.steps.specials import (
    DiscardCards,
    DrawCards,
    EliminateCards,
    GiveTrauma,
    Mill,
    NewHand,
)
from liza.kernel.step import Step


def push_text(s: TerrorixicoState, seat: int, kind: int) -> None:
    """Let the text of a kind of card happen for a seat.

    Counting, multiplying, copying and destroying are no part of this: the first two are arithmetic of the line, and
    the others depend on how the card came to be there.
    """
    for effect in s.rules.content.effects[kind][::-1]:
        step = _step(s, seat, effect)
        if step is not None:
            s.agenda.append(step)


def _step(s: TerrorixicoState, seat: int, effect: Effect) -> Step[Any] | None:
    do = effect.do
    if do == DRAW:
        return DrawCards(seat, effect.who, effect.count)
    if do == MILL:
        return Mill(seat, effect.count)
    if do == GIVE_TRAUMA:
        return GiveTrauma(seat)
    if do == ELIMINATE:
        return EliminateCards(seat, effect.count)
    if do == NEW_HAND:
        return NewHand(seat)
    if do == DISCARD:
        return DiscardCards(seat, effect.count)
    if do == LIMIT:
        return HandLimit(s.hand_size)
    return None
