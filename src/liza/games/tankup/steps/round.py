"""The whole game as a list of its moments: the preparation, then round after round (TU-004, TU-009).

Preparation   for each seat, from a random one: PrepareDraw, PrepareEquip
Round         BeginEquip and EquipTurn for each seat, the lightest first, then clockwise
CombatPhase   CrowdRoll for each of the crowd, Corrode, CombatOrder
CombatOrder   HeaviestBonus, CombatTurn for each seat from the lightest to the heaviest, EndOfCombat
CombatTurn    SituationWindow, Scorch, LightestBonus, Abilities, Assign, Resolve
an attack     HitCheck, Aim, Land, ExcessDamage, WrittenEffect, Area, Aftermath, Finish (``attack.py``)
EndOfCombat   the last reactions, then Leave (``ending.py``), and the next Round
"""

from __future__ import annotations

from typing import Final, final

from liza.games.tankup import events
from liza.games.tankup.mechanics.primitives import fade
from liza.games.tankup.state import TankupState, WornArmour
from liza.games.tankup.steps.asking import PlaceDie
from liza.games.tankup.steps.combat import ABILITIES, ASSIGNS, BONUSES
from liza.games.tankup.steps.crowd import CROWD_ROLLS
from liza.games.tankup.steps.ending import LEAVE
from liza.games.tankup.steps.equipping import BEGIN_EQUIPS
from liza.games.tankup.steps.preparation import ARMOURS, CARDS, PrepareDraw, PrepareEquip
from liza.games.tankup.steps.reactions import everybody_reacts
from liza.games.tankup.steps.situations import CORRODE, SCORCH, ask_for_situations
from liza.games.tankup.vocabulary import ABSENT, END_OF_COMBAT, NO_SEAT, PLACES, SEATS, WHY_COMBAT_OVER, WHY_NEXT_TURN
from liza.kernel.core.step import SeatStep, Step
from liza.parts import sets, table


@final
class Preparation(Step[TankupState]):
    """A random seat begins; each draws and equips before the next does (TU-004, TU-A07)."""

    def run(self, s: TankupState) -> None:
        first = s.source.below(s.seats)
        events.first_seat(s, seat=first)
        s.next(ROUND)
        for seat in reversed(table.clockwise(s.seats, first)):
            s.push(PrepareDraw(seat, CARDS), PrepareEquip(seat, ARMOURS))


@final
class Round(Step[TankupState]):
    """The equipment phase of all, the lightest first (TU-011), then the combat phase of all (TU-009, TU-029)."""

    def run(self, s: TankupState) -> None:
        s.round += 1
        events.round_began(s, round=s.round)
        if s.options["turned"] == "round":
            _turn_all_back(s)
        living = s.living()
        least = min([s.fighters[seat].weight for seat in living])
        lightest = _highest_die(s, [seat for seat in living if s.fighters[seat].weight == least])
        events.opens(s, seat=lightest)
        s.next(COMBAT_PHASE)
        for seat in reversed(s.clockwise(lightest)):  # TU-012, TU-A10: whatever the others weigh
            s.next(BEGIN_EQUIPS[seat])


def _turn_all_back(s: TankupState) -> None:
    """Turn every armour up again, where the option has it so (TU-A39)."""
    for who in s.fighters:
        for space in range(PLACES):
            worn = who.worn[space]
            if worn is not None and worn.turned:
                who.wear(space, WornArmour(worn.card, worn.damage, turned=False))


def _roll_off(s: TankupState, seat: int) -> int:
    """Roll one seat's die in a tie."""
    result = s.source.die(6)
    events.tie_die(s, seat=seat, result=result)
    return result


def _highest_die(s: TankupState, tied: list[int]) -> int:
    """Return the seat that wins a tie: dice are rolled until one is highest alone (TU-013)."""
    while len(tied) > 1:
        tied = table.highest(tied, [_roll_off(s, seat) for seat in tied])
    return tied[0]


@final
class CombatPhase(Step[TankupState]):
    """The crowd first, also in extra rounds (TU-119, TU-127); then what eats at armour; then the order (TU-A52)."""

    def run(self, s: TankupState) -> None:
        s.active = NO_SEAT
        events.combat_began(s)
        s.agenda += (COMBAT_ORDER, CORRODE)
        left = max([who.gone for who in s.fighters])
        for group in range(left, 0, -1):
            for seat in range(s.seats - 1, -1, -1):
                if s.fighters[seat].gone == group:
                    s.next(CROWD_ROLLS[seat])


@final
class CombatOrder(Step[TankupState]):
    """From the lightest to the heaviest (TU-032, TU-033); ties are diced, the higher acts earlier (TU-034)."""

    def run(self, s: TankupState) -> None:
        s.order = []
        s.next(END_OF_COMBAT_STEP)
        seats = s.living()
        if not seats:
            return
        weights = [s.fighters[seat].weight for seat in seats]
        reverse = s.in_force.name == "reverse"
        for weight in sorted(set(weights), reverse=reverse):
            s.order += _diced(s, [seat for seat in seats if s.fighters[seat].weight == weight])
        for place, seat in enumerate(s.order):
            events.weighed(s, seat=seat, weight=s.fighters[seat].weight, place=place + 1)
        s.lightest, s.heaviest = (s.order[-1], s.order[0]) if reverse else (s.order[0], s.order[-1])
        if len(seats) == 2 and weights[0] == weights[1]:
            s.lightest = s.heaviest = NO_SEAT  # TU-041, TU-A61; with more seats the dice decide (TU-042)
        for seat in reversed(s.order):
            s.next(TURNS[seat])
        s.next(HEAVIEST_BONUS)
        if s.in_force.order_is_fixed is not None:
            s.in_force.order_is_fixed(s, s.in_force)


def _diced(s: TankupState, tied: list[int]) -> list[int]:
    """Return tied seats in order: the highest die first, equal dice again among themselves (TU-A11)."""
    if len(tied) < 2:
        return tied
    dice = {seat: _roll_off(s, seat) for seat in tied}
    order: list[int] = []
    for value in sorted(set(dice.values()), reverse=True):
        order += _diced(s, [seat for seat in tied if dice[seat] == value])
    return order


@final
class HeaviestBonus(Step[TankupState]):
    """The last in order rolls the armour die for temporary armour (TU-037 to TU-039, TU-A21, TU-A22)."""

    def run(self, s: TankupState) -> None:
        seat = s.heaviest
        if seat == NO_SEAT or not s.fighters[seat].bare():
            return
        amount = s.source.die(6)
        events.armour_rolled(s, seat=seat, amount=amount)
        s.next(PlaceDie(seat, amount, 0))


class CombatTurn(SeatStep[TankupState]):
    """One seat's turn: situations, bonus, abilities, assignment, resolution."""

    def run(self, s: TankupState) -> None:
        seat = self.seat
        who, turn = s.fighters[seat], s.turn
        if who.gone:
            return
        s.active = seat
        who.tough = 0  # TU-A70: what lasts until this turn lasts without its card
        who.ward = False
        for space in sets.members(who.lasting):
            fade(s, seat, space, WHY_NEXT_TURN)
        who.lasting = sets.EMPTY
        turn.free_attack = 0 if who.frozen else 1  # TU-043
        who.frozen = False
        turn.bonus_attacks = 0
        turn.boost, turn.boost_first, turn.more_dice = [0, 0, 0], [0, 0, 0], [0, 0, 0]
        turn.aims = sets.EMPTY
        s.agenda += (ASSIGNS[seat], ABILITIES[seat], BONUSES[seat], SCORCH)
        ask_for_situations(s, ABSENT)


@final
class EndOfCombat(Step[TankupState]):
    """Temporary armour is lost; then the last window of the phase (TU-040)."""

    def run(self, s: TankupState) -> None:
        s.active = NO_SEAT
        for seat, who in enumerate(s.fighters):
            who.thumb = False
            for space in range(PLACES):
                if not sets.has(who.lasting, space):
                    fade(s, seat, space, WHY_COMBAT_OVER)
        s.next(LEAVE)
        for react in reversed(everybody_reacts(s, END_OF_COMBAT)):
            s.next(react)


PREPARATION: Final = Preparation()
ROUND: Final = Round()
COMBAT_PHASE: Final = CombatPhase()
COMBAT_ORDER: Final = CombatOrder()
HEAVIEST_BONUS: Final = HeaviestBonus()
TURNS: Final = tuple([CombatTurn(seat) for seat in SEATS])
END_OF_COMBAT_STEP: Final = EndOfCombat()
