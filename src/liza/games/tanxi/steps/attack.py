"""An attack, in its fixed order: weapons declared, dice rolled, defence, damage, what follows (TX-A103, TX-A105).

Declare which weapons take part RollAttack ammunition is spent and the attack die rolled Reroll who may roll
again, does so now Settle the defender rolls, the difference is damage; a monster has ``MonsterResult`` instead
(``monster.py``) Shift, Strip what a weapon or an ability does afterwards
"""

from __future__ import annotations

from typing import Final, final

from liza.games.tanxi import events, verbs
from liza.games.tanxi.content.cards import Weapon
from liza.games.tanxi.content.words import Deed
from liza.games.tanxi.mechanics import fighting, primitives
from liza.games.tanxi.pieces import Attack, HeldWeapon
from liza.games.tanxi.state import FREE, TanxiState
from liza.games.tanxi.steps.gems import GEM_ACTIONS, TurnMoment
from liza.games.tanxi.vocabulary import (
    ABSENT,
    FIRE,
    ORB_BONUS,
    PASSIVE,
    SEATS,
    SOURCES,
    WARD_ATTACK,
    WHY_ATTACK,
    WHY_WEAPON,
)
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOn, ActOnTwo, Choices, EndMoment, Offers, OneOf, SeatMoment
from liza.kernel.core.step import NO_ACTORS, Step
from liza.parts import sets

NEEDS_A_WEAPON: Final = Refusal("TX-159", "weapon")
NOT_IN_HAND: Final = Refusal("TX-168", "equipped")
NO_BLOW: Final = Refusal("TX-A107")
OTHER_RANGE: Final = Refusal("TX-166")
OTHER_RANGE_THERE: Final = Refusal("TX-127")
WRONG_DISTANCE: Final = Refusal("TX-161", "wield")
NO_REROLL: Final = Refusal("TX-A106", "none")
REROLL_USED: Final = Refusal("TX-A106", "used")
ONE_DIE_ONLY: Final = Refusal("TX-A106", "die")
CANNOT_SHIFT: Final = Refusal("TX-A108")
NOT_WORN: Final = Refusal("TX-141", "strip")


def begin_attack(s: TanxiState, seat: int, target: int, deed: Deed, bonus: int) -> None:
    """Declare an attack on a character; the deed that it belongs to keeps all rules but the energy (TX-195)."""
    s.attack = Attack(target, deed, bonus)
    s.turn.attacked |= sets.only(target)  # TX-158
    events.attacked(s, seat=seat, target_seat=target)
    s.agenda += (SETTLE, REROLLS[seat], ROLL_ATTACK, DECLARES[seat])


# Which weapons?


@final
class Roll(EndMoment[TanxiState, "Declare"]):
    """Roll with the weapons declared; without any where that is possible."""

    def why_not(self, s: TanxiState, at: Declare, seat: int) -> Refusal | None:
        attack = s.attacking()
        return None if attack.hands or fighting.bare_handed(s, seat, attack) else NEEDS_A_WEAPON  # TX-159


@final
class Wield(ActOn[TanxiState, "Declare"]):
    """Let one more weapon take part (TX-126, TX-168)."""

    def offer(self, s: TanxiState, at: Declare, seat: int, found: Offers) -> None:
        before = ABSENT
        for hand in sets.MEMBERS[at.more(s)]:
            weapon = s.explorers[seat].weapon(hand)
            if weapon is not None and weapon.number != before:
                before = weapon.number
                found.add(self.verb, before)

    def why_not(self, s: TanxiState, at: Declare, seat: int, number: int) -> Refusal | None:
        who, more = s.explorers[seat], at.more(s)
        hands = who.hands_with(number)
        if any(sets.has(more, hand) for hand in hands):
            return None
        return _useless(who.held[hands[0]] if hands else None, s.attacking())

    def do(self, s: TanxiState, at: Declare, seat: int, number: int) -> None:
        more = at.more(s)
        hand = min([hand for hand in s.explorers[seat].hands_with(number) if sets.has(more, hand)])
        s.attacking().hands |= sets.only(hand)
        events.wielded(s, seat=seat, card=number)


def _useless(held: HeldWeapon | None, attack: Attack) -> Refusal:
    """Return why a weapon in a hand cannot take part."""
    if held is None:
        return NOT_IN_HAND  # TX-168
    weapon = held.weapon
    if not weapon.blow:
        return NO_BLOW  # TX-A107
    if not held.loaded():
        return Refusal("TX-165", amount=weapon.per_attack)
    if attack.hands:
        return OTHER_RANGE_THERE if attack.target == ABSENT else OTHER_RANGE  # TX-127, TX-166
    return WRONG_DISTANCE if weapon.range else fighting.NOT_ADJACENT  # TX-161, TX-159


class Declare(TurnMoment):
    """Which weapons take part? Declared one by one, before the roll (TX-168)."""

    choices = Choices(Roll(verbs.ROLL), Wield(verbs.WIELD), *GEM_ACTIONS)

    def more(self, s: TanxiState) -> int:
        """Return the hands that may still join, as a set."""
        return fighting.more_arms(s, self.seat, s.attacking())

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        return self.asked if self.more(s) else NO_ACTORS

    def stands(self, s: TanxiState) -> bool:
        """Whether the target is still within reach; a monster always is."""
        attack = s.attacking()
        return attack.target == ABSENT or attack.target in fighting.within_reach(s, self.seat, attack.deed)

    def lapse(self, s: TanxiState) -> None:
        """Let the attack fail: its roll, its re-rolls and its result are dropped with it."""
        del s.agenda[-3:]
        s.attack = None
        primitives.go_back(s)


# The dice of the attacker.


@final
class RollAttack(Step[TanxiState]):
    """Ammunition is spent, hit or miss (TX-128, TX-164, TX-A58), and the attack die rolled (TX-077)."""

    def run(self, s: TanxiState) -> None:
        seat, attack = s.active, s.attacking()
        who = s.explorers[seat]
        for hand in sets.MEMBERS[attack.hands]:
            held = who.held[hand]
            if held is not None and held.weapon.range:
                who.held[hand] = HeldWeapon(held.weapon, held.ammo - held.weapon.per_attack)
        s.rolled = []
        attack.die = primitives.roll_attack_die(s, seat)
        if attack.deed.second_die:
            attack.second = primitives.roll_attack_die(s, seat)
        events.attack_rolled(s, seat=seat, die_result=attack.dice(), power=fighting.attack_power(s, seat, attack))


@final
class RollAgain(ActOnTwo[TanxiState, "Reroll"]):
    """Roll a die again, with the passive ability or with a relic: the new result stands."""

    def why_not(self, s: TanxiState, at: Reroll, seat: int, source: int, die: int) -> Refusal | None:
        if not at.has(s, source):
            return NO_REROLL
        if sets.has(s.turn.rerolled, source):
            return REROLL_USED  # TX-A106: once a turn each
        return ONE_DIE_ONLY if die and s.attacking().second == ABSENT else None

    def do(self, s: TanxiState, at: Reroll, seat: int, source: int, die: int) -> None:
        s.turn.rerolled |= sets.only(source)
        result = primitives.roll_attack_die(s, seat)
        s.rolled[die] = s.rolled.pop()
        attack = s.attacking()
        if die:
            attack.second = result
        else:
            attack.die = result
        events.rerolled(s, seat=seat, source=source, die_result=result)


class Reroll(SeatMoment[TanxiState]):
    """Who may roll an attack die again does so before the other side rolls (TX-A106)."""

    choices = Choices(EndMoment(verbs.KEEP), RollAgain(verbs.REROLL))

    def has(self, s: TanxiState, source: int) -> bool:
        """Whether the character has a source of re-rolls."""
        sheet = s.sheet(self.seat)
        return bool(sheet.reroll if source == PASSIVE else sheet.relic_reroll)

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        for source in range(len(SOURCES)):
            if self.has(s, source) and not sets.has(s.turn.rerolled, source):
                return self.asked
        return NO_ACTORS


# Defence and damage.


def spend_boosts(s: TanxiState, seat: int) -> None:
    """Use up the fire orb and what was meant for the next attack, whatever its result (TX-153, TX-A52)."""
    s.turn.rage = 0
    who = s.explorers[seat]
    if who.has_orb(FIRE):
        who.orbs = sets.without(who.orbs, FIRE)
        events.fire_orb_used(s, seat=seat)


def defend(s: TanxiState, seat: int) -> int:
    """Roll a character's defence dice and return its defence power (TX-076, TX-078, TX-171, TX-A09)."""
    who = s.explorers[seat]
    rolled = primitives.roll_defence_dice(s, seat, fighting.defence_dice(s, seat))
    power = who.sheet.defence + who.guard + rolled
    if primitives.spend_ice_orb(s, seat, WARD_ATTACK):  # TX-154; the defender chooses nothing (TX-A68)
        power += ORB_BONUS
    events.defence_rolled(s, seat=seat, dice=rolled, power=power)
    return power


@final
class Settle(Step[TanxiState]):
    """The defender rolls; the difference is damage (TX-082, TX-173), and then comes what follows it (TX-A105)."""

    def run(self, s: TanxiState) -> None:
        seat, attack = s.active, s.attacking()
        target = attack.target
        damage = fighting.attack_power(s, seat, attack) - defend(s, target)
        weapons = fighting.used(s, seat, attack)
        spend_boosts(s, seat)
        s.attack = None
        if damage > 0:
            events.damaged(s, seat=seat, target_seat=target, amount=damage)
        else:
            events.unhurt(s, seat=seat, target_seat=target)  # TX-081, TX-172
        lost = primitives.hurt(s, target, damage, seat, WHY_ATTACK)
        if not s.over:
            _aftermath(s, seat, target, lost, weapons, attack.deed)


def _aftermath(s: TanxiState, seat: int, target: int, lost: int, weapons: list[Weapon], deed: Deed) -> None:
    """Let weapons and deed do what they do after an attack; to the target only while it is on the island (TX-A30)."""
    if lost:
        primitives.recover(s, seat, sum([weapon.drain for weapon in weapons]), WHY_WEAPON)
    if deed.settled is not None:
        deed.settled(s, seat, deed, lost)
    if s.over or not s.explorers[target].on_island():
        return
    if deed.after is not None:
        deed.after(s, seat, deed, target, lost)
    if lost and any(weapon.hook for weapon in weapons):
        s.next(Shift(seat, target, 0))


# What follows.


@final
class ShiftTo(OneOf[TanxiState, "Shift"]):
    """Move the target to a square: that is no movement of its own."""

    def among(self, s: TanxiState, at: Shift, seat: int) -> list[int]:
        return at.squares(s)

    def do(self, s: TanxiState, at: Shift, seat: int, square: int) -> None:
        s.done()
        primitives.put(s, at.target, square)
        events.shifted(s, seat=seat, target_seat=at.target, square=square)


class Shift(SeatMoment[TanxiState]):
    """Push the target straight away, or pull it one square anywhere (Empellón, Garfio)."""

    __slots__ = ("far", "target")

    choices = Choices(EndMoment(verbs.STOP), ShiftTo(verbs.PLACE, CANNOT_SHIFT))

    def __init__(self, seat: int, target: int, far: int) -> None:
        super().__init__(seat, target, far)
        self.target: Final = target
        self.far: Final = far
        """How far it can be pushed; 0 for one square in any direction."""

    def squares(self, s: TanxiState) -> list[int]:
        """Return where the target can be moved to: free squares, not across a river (TX-A108)."""
        board, at = s.board, s.explorers[self.target].at
        if not self.far:
            return [square for square in board.step[at] if s.occupant[square] == FREE]
        found: list[int] = []
        side = board.side(s.explorers[self.seat].at, at)
        if side < 0:
            return found
        for square in board.ray[at][side][: self.far]:
            if s.occupant[square] != FREE or square not in board.step[at]:
                break
            found.append(square)
            at = square
        return found

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        return self.asked if s.explorers[self.target].on_island() and self.squares(s) else NO_ACTORS


@final
class SendBack(OneOf[TanxiState, "Strip"]):
    """Send an equipped card of the target back to its hand."""

    def among(self, s: TanxiState, at: Strip, seat: int) -> list[int]:
        return s.explorers[at.target].sheet.cards

    def do(self, s: TanxiState, at: Strip, seat: int, number: int) -> None:
        s.done()
        events.stripped(s, seat=seat, target_seat=at.target, card=number)
        primitives.take_off(s, at.target, s.content.gear[number])


class Strip(SeatMoment[TanxiState]):
    """Which equipped card of the target goes back to its hand? (Martillazo)."""

    __slots__ = ("target",)

    choices = Choices(SendBack(verbs.STRIP, NOT_WORN))

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat, target)
        self.target: Final = target

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        return self.asked if s.explorers[self.target].equipped() else NO_ACTORS


DECLARES: Final = tuple([Declare(seat) for seat in SEATS])
REROLLS: Final = tuple([Reroll(seat) for seat in SEATS])
ROLL_ATTACK: Final = RollAttack()
SETTLE: Final = Settle()
