"""Exploring, and what one may meet there.

explore         the top card of the quadrant's deck: to the hand, or a monster
meet            the monster is shown and may ambush
MonsterChoice   flee, or fight with one single attack (``attack.py``)
MonsterResult   the monster rolls: reward, or retaliation
MerchantGift    a reward to be chosen
"""

from __future__ import annotations

from typing import Final, final

from liza.games.tanxi import events, verbs
from liza.games.tanxi.content.cards import Monster
from liza.games.tanxi.content.words import PLAIN
from liza.games.tanxi.mechanics import primitives
from liza.games.tanxi.mechanics.fighting import attack_power, monster_dice, used
from liza.games.tanxi.mechanics.payment import coins_of
from liza.games.tanxi.pieces import Attack, Meeting
from liza.games.tanxi.state import TanxiState, different, find, number_of
from liza.games.tanxi.steps.attack import DECLARES, REROLLS, ROLL_ATTACK, spend_boosts
from liza.games.tanxi.steps.gems import GEM_ACTIONS, TurnMoment
from liza.games.tanxi.steps.looking import glance_again
from liza.games.tanxi.vocabulary import (
    ABSENT,
    SEATS,
    WARD_AMBUSH,
    WARD_RETALIATION,
    WHY_EXPLORING,
    WHY_MONSTER,
    WHY_TROPHY,
)
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, Choices, EndMoment, Offers, SeatMoment
from liza.kernel.core.step import NO_ACTORS, Step
from liza.parts import sets

NO_POINT: Final = Refusal("TX-109")
EXPLORED_ALREADY: Final = Refusal("TX-112")
NO_ENERGY: Final = Refusal("TX-110")
EMPTY_DECK: Final = Refusal("TX-A45")


# Exploring.


def cannot_explore(s: TanxiState, seat: int, free: bool) -> Refusal | None:
    """Return why a character cannot explore where it stands, without energy or for some."""
    square = s.explorers[seat].at
    point = s.board.point[square]  # TX-040: any of its four squares
    if point < 0:
        return NO_POINT  # TX-109
    if sets.has(s.turn.explored, point):
        return EXPLORED_ALREADY  # TX-112
    if not free and not s.energy_left():
        return NO_ENERGY  # TX-110
    return None if s.decks[s.board.quadrant[square]] else EMPTY_DECK  # TX-A45


def mark_explored(s: TanxiState, seat: int) -> int:
    """Use the point up for this turn, whatever comes of it (TX-A46), and return the deck it belongs to (TX-041)."""
    square = s.explorers[seat].at
    s.turn.explored |= sets.only(s.board.point[square])
    deck = s.board.quadrant[square]
    events.explored(s, seat=seat, quadrant=deck)
    return deck


def explore(s: TanxiState, seat: int) -> None:
    """Draw the top card of the quadrant's deck (TX-111)."""
    deck = mark_explored(s, seat)
    come_upon(s, seat, deck, number_of(s.decks[deck].pop()))


def come_upon(s: TanxiState, seat: int, deck: int, number: int) -> None:
    """Take what was found to the hand, or meet it (TX-113); a monster is never in a hand (TX-A93)."""
    first = s.content.first_monster
    if number < first:
        primitives.to_hand(s, seat, number, WHY_EXPLORING)
    else:
        meet(s, seat, deck, s.content.monsters[number - first])


def meet(s: TanxiState, seat: int, deck: int, monster: Monster) -> None:
    """Show a monster to all (TX-118); it may strike first, also one who then flees (TX-120, TX-121)."""
    s.meeting = Meeting(monster, deck, warded=False)
    events.monster_shown(s, seat=seat, monster=monster.index)
    sheet = s.sheet(seat)
    ambush = monster.ambush - sheet.ambush_less  # TX-A102: reductions before the orb
    if ambush > 0 and not sheet.no_ambush:
        events.ambushed(s, seat=seat, monster=monster.index)
        if primitives.spend_ice_orb(s, seat, WARD_AMBUSH):
            s.meeting = Meeting(monster, deck, warded=True)
        else:
            primitives.hurt(s, seat, ambush, ABSENT, WHY_MONSTER)  # TX-A56; nobody is rewarded (TX-137)
            if s.over:
                return
            if not s.explorers[seat].on_island():
                primitives.go_back(s)  # TX-A49
                return
    s.next(CHOICES[seat])
    glance_again(s, seat)


# Flee or fight?


@final
class Flee(Act[TanxiState, "MonsterChoice"]):
    """Flee: the monster is shuffled back, and there is no retaliation (TX-123)."""

    def do(self, s: TanxiState, at: MonsterChoice, seat: int) -> None:
        s.done()
        events.fled(s, seat=seat, monster=s.met().monster.index)
        primitives.go_back(s)


@final
class Fight(Act[TanxiState, "MonsterChoice"]):
    """Fight with one single attack, without more energy (TX-124, TX-125)."""

    def do(self, s: TanxiState, at: MonsterChoice, seat: int) -> None:
        s.done()
        events.fought(s, seat=seat, monster=s.met().monster.index)
        s.attack = Attack(ABSENT, PLAIN, 0)
        s.agenda += (MONSTER_RESULT, REROLLS[seat], ROLL_ATTACK, DECLARES[seat])


class MonsterChoice(TurnMoment):
    """Flee or fight? (TX-122)."""

    choices = Choices(Flee(verbs.FLEE), Fight(verbs.FIGHT), *GEM_ACTIONS)

    def lapse(self, s: TanxiState) -> None:
        """Let the monster go back: the one who met it has fallen (TX-A49)."""
        primitives.go_back(s)


@final
class MonsterResult(Step[TanxiState]):
    """The monster rolls (TX-132); it is beaten if the rest of the attack reaches its life (TX-133, TX-A97)."""

    def run(self, s: TanxiState) -> None:
        seat, attack, monster = s.active, s.attacking(), s.met().monster
        rolled = primitives.roll_defence_dice(s, ABSENT, monster_dice(s, monster, seat))
        power = attack_power(s, seat, attack)
        ranged = any(weapon.range for weapon in used(s, seat, attack))
        events.monster_dice(s, monster=monster.index, power=rolled)
        s.attack = None
        if power - rolled >= monster.life:
            spend_boosts(s, seat)
            _reward(s, seat, monster, ranged)
        else:
            _retaliate(s, seat, monster)
            if not s.over:
                spend_boosts(s, seat)


def _reward(s: TanxiState, seat: int, monster: Monster, ranged: bool) -> None:
    """Receive the reward at once; the monster goes to the discard pile (TX-134)."""
    s.discard.append(monster.number)
    s.meeting = None
    events.beaten(s, seat=seat, monster=monster.index)
    if monster.gems:
        primitives.gain_gems(s, seat, monster.gems, WHY_TROPHY)
    for _ in range(monster.relics):
        primitives.gain_relic(s, seat, WHY_TROPHY)
    primitives.recover(s, seat, monster.heal, WHY_TROPHY)
    if monster.card:
        s.next(MerchantGift(seat, monster.card))
    habit = monster.habit
    if habit.beaten is not None:
        habit.beaten(s, seat, monster.index, ranged, habit)


def _retaliate(s: TanxiState, seat: int, monster: Monster) -> None:
    """Suffer the retaliation; the monster is shuffled back (TX-135)."""
    primitives.go_back(s)
    events.retaliated(s, seat=seat, monster=monster.index)
    damage = max(0, monster.retaliation - s.sheet(seat).retaliation_less)
    bite = monster.habit.bite
    if not damage and bite is None:
        return  # TX-A51, TX-A102: the orb is not spent on nothing
    if primitives.spend_ice_orb(s, seat, WARD_RETALIATION):
        return
    primitives.hurt(s, seat, damage, ABSENT, WHY_MONSTER)  # TX-136, TX-137
    if bite is not None and not s.over:
        bite(s, seat, monster.index)


# A reward to be chosen.


@final
class TakeGift(ActOn[TanxiState, "MerchantGift"]):
    """Take one of the Merchant's cards that is cheap enough."""

    def offer(self, s: TanxiState, at: MerchantGift, seat: int, found: Offers) -> None:
        found.add_each(self.verb, at.cheap(s))

    def why_not(self, s: TanxiState, at: MerchantGift, seat: int, number: int) -> Refusal | None:
        if find(s.merchant, number) != ABSENT and coins_of(s, number) <= at.most:
            return None
        return Refusal("TX-A104", amount=at.most)

    def do(self, s: TanxiState, at: MerchantGift, seat: int, number: int) -> None:
        s.done()
        primitives.from_merchant(s, seat, number, WHY_TROPHY)


class MerchantGift(SeatMoment[TanxiState]):
    """Take a cheap card of the Merchant's, or none (Bandido náufrago, TX-A104)."""

    __slots__ = ("most",)

    choices = Choices(EndMoment(verbs.PASS), TakeGift(verbs.TAKE))

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat, most)
        self.most: Final = most

    def cheap(self, s: TanxiState) -> list[int]:
        """Return the cards that may be taken."""
        return [number for number in different(s.merchant) if coins_of(s, number) <= self.most]

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        return self.asked if self.cheap(s) else NO_ACTORS


CHOICES: Final = tuple([MonsterChoice(seat) for seat in SEATS])
MONSTER_RESULT: Final = MonsterResult()
