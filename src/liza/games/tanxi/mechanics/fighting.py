"""Who can be attacked, with what, and how hard."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.cards import Monster, Weapon
from liza.games.tanxi.content.words import MELEE, ONE_RANGED, TAME, Deed, Habit
from liza.games.tanxi.mechanics.walking import line
from liza.games.tanxi.pieces import Attack
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.vocabulary import ABSENT, FIRE, HANDS, MOST_DICE, ORB_BONUS
from liza.kernel.base.rulebook import Refusal
from liza.parts import sets

ATTACKED_ALREADY: Final = Refusal("TX-158")
NOT_ADJACENT: Final = Refusal("TX-159")
OUT_OF_RANGE: Final = Refusal("TX-161")
NO_SQUARES: Final[list[int]] = []


def is_next_to(s: TanxiState, seat: int, target: int) -> bool:
    """Whether a character can be struck by hand: next to one, no river between (TX-044, TX-159, TX-A19)."""
    there = s.explorers[target].at
    for square in s.board.step[s.explorers[seat].at]:  # noqa: SIM110 - a generator costs more than the whole loop
        if square == there:
            return True
    return False


def arms(s: TanxiState, seat: int, target: int, deed: Deed) -> int:
    """Return the hands whose weapon could be used on a target, as a set."""
    who = s.explorers[seat]
    style = deed.style
    found = sets.EMPTY
    for hand in HANDS:
        held = who.held[hand]
        if held is None or not held.weapon.blow:  # TX-A107
            continue
        reach = held.weapon.range
        if reach == 0:
            if style != ONE_RANGED and is_next_to(s, seat, target):  # TX-160
                found |= sets.only(hand)
        elif style != MELEE and held.loaded():  # TX-165
            distance = line(s, who.at, s.explorers[target].at)  # TX-045: rivers do not matter
            farthest = reach + deed.given("long_shot")  # TX-A61
            if distance in (reach, farthest):  # TX-161
                found |= sets.only(hand)
    return found


def within_reach(s: TanxiState, seat: int, deed: Deed) -> list[int]:
    """Return the characters on the island that an attack gets at (TX-157): by hand, or with some weapon."""
    who = s.explorers[seat]
    by_hand = NO_SQUARES if deed.style == ONE_RANGED else s.board.step[who.at]  # TX-044, TX-159, TX-A19
    shoots = who.shoots()
    found: list[int] = []
    for target, other in enumerate(s.explorers):
        if other.at in by_hand or (shoots and other.on_island() and arms(s, seat, target, deed)):
            found.append(target)
    return found


def attackable(s: TanxiState, seat: int, deed: Deed) -> list[int]:
    """Return the seats that may be attacked now, wherever they stand (TX-A67): each once in a turn (TX-158)."""
    return [target for target in within_reach(s, seat, deed) if not sets.has(s.turn.attacked, target)]


def habit_met(s: TanxiState) -> Habit:
    """Return the ability of the monster being met."""
    return TAME if s.meeting is None else s.meeting.monster.habit


def more_arms(s: TanxiState, seat: int, attack: Attack) -> int:
    """Return the hands that may still join the attack being declared, as a set."""
    who = s.explorers[seat]
    most = 1 if attack.deed.style == ONE_RANGED else 2
    found = sets.EMPTY
    if attack.target == ABSENT:  # TX-130: neither distance nor line
        most = min(most, habit_met(s).given("single", 2))
        for hand in HANDS:
            held = who.held[hand]
            if held is not None and held.weapon.blow and held.loaded():
                found |= sets.only(hand)
    else:
        found = arms(s, seat, attack.target, attack.deed)
    if sets.COUNT[attack.hands] >= most:
        return sets.EMPTY
    for weapon in used(s, seat, attack):  # TX-127, TX-166, TX-A62: weapons used together share the range
        for hand in HANDS:
            other = who.weapon(hand)
            if other is None or other.range != weapon.range:
                found = sets.without(found, hand)
    return found & ~attack.hands


def bare_handed(s: TanxiState, seat: int, attack: Attack) -> bool:
    """Whether the attack being declared may be made without weapons (TX-129, TX-160, TX-169)."""
    if attack.target == ABSENT:
        return True
    return attack.deed.style != ONE_RANGED and is_next_to(s, seat, attack.target)


def used(s: TanxiState, seat: int, attack: Attack) -> list[Weapon]:
    """Return the weapons used in an attack."""
    found: list[Weapon] = []
    for hand in sets.MEMBERS[attack.hands]:
        weapon = s.explorers[seat].weapon(hand)
        if weapon is not None:
            found.append(weapon)
    return found


def attack_power(s: TanxiState, seat: int, attack: Attack) -> int:
    """Return the power of an attack: base, dice, weapons used, orb and effects (TX-075, TX-131, TX-170, TX-A69)."""
    who = s.explorers[seat]
    power = who.sheet.attack + attack.dice() + attack.bonus + s.turn.rage
    habit = habit_met(s) if attack.target == ABSENT else TAME
    for weapon in used(s, seat, attack):
        if weapon.range or habit.name != "ghost":
            power += weapon.blow
    if who.has_orb(FIRE):  # TX-153
        power += ORB_BONUS + who.sheet.fire_more
    return power


def defence_dice(s: TanxiState, seat: int) -> int:
    """Return how many dice a character rolls when it is attacked (TX-078, TX-079), three at most (TX-080)."""
    who = s.explorers[seat]
    return min(MOST_DICE, who.sheet.dice + who.guard_dice)


def monster_dice(s: TanxiState, monster: Monster, seat: int) -> int:
    """Return how many dice a monster rolls against a character: all its defence (TX-132, TX-A55, TX-A66)."""
    habit = monster.habit
    more = 0 if habit.more_dice is None else habit.more_dice(s, seat, habit)
    return min(MOST_DICE, monster.dice + more)
