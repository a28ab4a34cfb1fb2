"""A player leaves the game: the character is gone for good, with everything that was its own (TX-A92)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.moves import go_back, throw_away
from liza.games.tanxi.state import FREE, STANDING, TARGET, TanxiState, equipped, on_island
from liza.games.tanxi.steps.acting import UseUp
from liza.games.tanxi.steps.attack import Declare, Reroll, RollAttack, Settle
from liza.games.tanxi.steps.gems import Resume
from liza.games.tanxi.steps.round import TurnStart, melt
from liza.games.tanxi.steps.turn import Main
from liza.games.tanxi.steps.village import WITCH_TARGETS, WitchCard
from liza.games.tanxi.vocabulary import BODY, NOTHING, SHEET, WENT_AWAY
from liza.kernel.step import Ask, Step
from liza.parts.cards import public

_ATTACKING: Final = (Declare, RollAttack, Reroll, Settle)


def depart(s: TanxiState, seat: int) -> None:
    """Remove a character that counts as not on the island from now on; nobody is rewarded."""
    if s.listen:
        s.note(WENT_AWAY, seat)
    if s.active == seat:
        _break_off_turn(s)
    elif s.blow and s.blow[TARGET] == seat:
        _break_off_attack(s)
    s.agenda[:] = [_without(step, seat) for step in s.agenda if not _belongs(step, seat)]
    _take_along(s, seat)
    left = on_island(s) if s.opened else s.staying
    if len(left) == 1:
        losers = [other for other in range(s.seats) if other != left[0]]
        s.finish("departed", s.life, [left, losers])


def _break_off_turn(s: TanxiState) -> None:
    """End the turn of the active character wherever it stands: a monster goes back, a used object is discarded."""
    turn = [at for at, step in enumerate(s.agenda) if isinstance(step, Main)]
    for at in turn:
        if s.foe != NOTHING:
            go_back(s)
        for step in s.agenda[at:]:
            if isinstance(step, UseUp):
                throw_away(s, step.card)
            elif isinstance(step, Resume) and step.foe != NOTHING:
                s.foe, s.foe_deck = step.foe, step.deck
                go_back(s)
        del s.agenda[at:]
    s.active = NOTHING
    s.blow = []
    s.rolled = []


def _break_off_attack(s: TanxiState) -> None:
    """Let an attack come to nothing: what is spent is spent, what was meant for it waits for the next one.

    An attack that was put off for this one is not touched: whether it still makes sense is seen when it comes back.
    """
    waiting = [at for at, step in enumerate(s.agenda) if isinstance(step, Resume)]
    first = waiting[-1] + 1 if waiting else 0
    s.agenda[first:] = [step for step in s.agenda[first:] if not isinstance(step, _ATTACKING)]
    s.blow = []
    s.rolled = []


def _belongs(step: Step[TanxiState], seat: int) -> bool:
    """Whether a step is about what a seat does next."""
    return isinstance(step, (Ask, TurnStart)) and step.seat == seat


def _without(step: Step[TanxiState], seat: int) -> Step[TanxiState]:
    """Return what is asked instead of a card of a hand that is no longer there: whoever paid looks at another."""
    return WITCH_TARGETS[step.seat] if isinstance(step, WitchCard) and step.other == seat else step


def _take_along(s: TanxiState, seat: int) -> None:
    """Take token, ice, cards and tokens out of the game; what was hidden stays so."""
    if s.at[seat] >= 0:
        s.occupant[s.at[seat]] = FREE
    s.at[seat] = NOTHING
    s.down[seat] = STANDING
    melt(s, seat)
    s.away += s.hands[seat] + [public(card) for card in equipped(s, seat)]
    s.hands[seat] = []
    s.worn[seat * BODY : seat * BODY + BODY] = [NOTHING] * BODY
    s.ammo[seat * 2 : seat * 2 + 2] = [0, 0]
    s.sheet[seat * SHEET : seat * SHEET + SHEET] = [0] * SHEET
    s.orbs[seat * 2 : seat * 2 + 2] = [0, 0]
    s.attacked &= ~(1 << seat)
    s.life[seat] = s.gems[seat] = 0
    s.guard[seat] = s.guard_dice[seat] = s.sheltered[seat] = s.slow[seat] = 0
