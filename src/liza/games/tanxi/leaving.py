"""A player leaves the game: the character is gone for good, with everything that was its own (TX-A92)."""

from __future__ import annotations

from typing import Any, Final

from liza.games.tanxi import events
from liza.games.tanxi.mechanics.primitives import end_with_one, go_back, melt
from liza.games.tanxi.pieces import newcomer
from liza.games.tanxi.state import FREE, TanxiState
from liza.games.tanxi.steps.acting import UseUp
from liza.games.tanxi.steps.attack import Declare, Reroll, RollAttack, Settle
from liza.games.tanxi.steps.gems import Resume
from liza.games.tanxi.steps.turn import Main, TurnStart
from liza.games.tanxi.steps.village import WITCH_TARGETS, WitchCard
from liza.games.tanxi.vocabulary import ABSENT
from liza.kernel.core.choice import SeatMoment
from liza.kernel.core.step import Step
from liza.parts import sets
from liza.parts.cards import public

_ATTACKING: Final = (Declare, RollAttack, Reroll, Settle)


def depart(s: TanxiState, seat: int) -> None:
    """Remove a character that counts as not on the island from now on; no player is rewarded."""
    events.went_away(s, seat=seat)
    if s.active == seat:
        _break_off_turn(s)
    elif s.attack is not None and s.attack.target == seat:
        _break_off_attack(s)
    s.agenda[:] = [_without(step, seat) for step in s.agenda if not _belongs(step, seat)]
    _take_along(s, seat)
    end_with_one(s, s.on_island() if s.opened else s.staying, "departed")


def _break_off_turn(s: TanxiState) -> None:
    """End the turn of the active character wherever it stands: a monster goes back, a used object is discarded."""
    turn = [at for at, step in enumerate(s.agenda) if isinstance(step, Main)]
    for at in turn:
        go_back(s)
        for step in s.agenda[at:]:
            if isinstance(step, UseUp):
                s.discard.append(step.number)
            elif isinstance(step, Resume):
                s.meeting = step.meeting(s)
                go_back(s)
        del s.agenda[at:]
    s.active = ABSENT
    s.attack = None
    s.rolled = []


def _break_off_attack(s: TanxiState) -> None:
    """Let an attack fail: what is spent is spent, what was meant for it waits for the next one.

    An attack that was put off for this one is not touched: whether it still makes sense is seen when it comes back.
    """
    waiting = [at for at, step in enumerate(s.agenda) if isinstance(step, Resume)]
    first = waiting[-1] + 1 if waiting else 0
    s.agenda[first:] = [step for step in s.agenda[first:] if not isinstance(step, _ATTACKING)]
    s.attack = None
    s.rolled = []


def _belongs(step: Step[Any], seat: int) -> bool:
    """Whether a step is about what a seat does next."""
    return isinstance(step, (SeatMoment, TurnStart)) and step.seat == seat


def _without(step: Step[Any], seat: int) -> Step[Any]:
    """Return what is asked instead of a card of a hand that is no longer there: the one who paid looks at another."""
    return WITCH_TARGETS[step.seat] if isinstance(step, WitchCard) and step.other == seat else step


def _take_along(s: TanxiState, seat: int) -> None:
    """Take token, ice, cards and tokens out of the game; what was hidden stays so."""
    who = s.explorers[seat]
    if who.on_island():
        s.occupant[who.at] = FREE
    melt(s, seat)
    s.away += who.hand + [public(card.number) for card in who.equipped()]
    gone = newcomer([])
    gone.character, gone.colour = who.character, who.colour
    s.explorers[seat] = gone
    s.turn.attacked = sets.without(s.turn.attacked, seat)
