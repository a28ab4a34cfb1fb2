"""Gem actions: special abilities and favours, at every decision of the own turn (TX-099, TX-102, TX-A39).

A question of the own turn that a gem action interrupts is put off: ``Resume`` waits below what was invoked and brings
the question back, with the monster or the attack that it was about. What has become impossible meanwhile lapses.

No gem action is taken between a die and what follows from it, while gems are being paid, while cards of a deck are
being looked at, in the middle of a payment, or before a character is back on the island.
"""

from __future__ import annotations

from typing import Any, Final, final

from liza.games.tanxi import events, verbs
from liza.games.tanxi.content.words import Deed
from liza.games.tanxi.mechanics.payment import gem_cards, gems_of, pay_gem
from liza.games.tanxi.mechanics.primitives import from_hand
from liza.games.tanxi.pieces import Attack, Meeting
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.steps.looking import glance_again
from liza.games.tanxi.vocabulary import ABILITY_COST, ABSENT, CARD, FAVOUR_COST, TOKEN
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOn, Choice, Choices, Offers, SeatMoment
from liza.kernel.core.step import NO_ACTORS, SeatStep

NOT_NOW: Final = Refusal("TX-A39")
NOT_YOUR_ABILITY: Final = Refusal("TX-193", "own")
ABILITY_USED_UP: Final = Refusal("TX-194")
NO_GEM: Final = Refusal("TX-193")
DEITY_ASLEEP: Final = Refusal("TX-198")
FAVOUR_USED_UP: Final = Refusal("TX-197")
TOO_FEW_GEMS: Final = Refusal("TX-196")
CHANGES_NOTHING: Final = Refusal("TX-A98")


# Questions that a gem action may come before.


class TurnMoment(SeatMoment[TanxiState]):
    """A decision of the own turn: besides what it is about, a gem action may be taken first (TX-A39)."""

    abstract = True

    def interruptible(self, s: TanxiState) -> bool:
        """Whether a gem action may come first."""
        return s.gems_anytime

    def put_off(self, s: TanxiState) -> None:
        """Wait for a gem action, with the monster or the attack that the question is about."""
        s.next(Resume(self.seat, *_of_meeting(s.meeting), *_of_attack(s.attack)))
        s.meeting = None
        s.attack = None

    def stands(self, s: TanxiState) -> bool:
        """Whether the question is still one after a gem action."""
        return len(self.actors(s)) > 0

    def lapse(self, s: TanxiState) -> None:
        """Fail: the question has been taken off the agenda."""


def _of_meeting(meeting: Meeting | None) -> tuple[int, int, int]:
    """Return a meeting as ints: the monster, its deck, and whether an orb has cancelled its ambush."""
    if meeting is None:
        return (ABSENT, ABSENT, 0)
    return (meeting.monster.index, meeting.deck, int(meeting.warded))


def _of_attack(attack: Attack | None) -> tuple[int, ...]:
    """Return an attack being declared as ints: its target, what it belongs to, its bonus; empty for none."""
    return () if attack is None else (attack.target, attack.deed.number, attack.bonus)


@final
class Resume(SeatStep[TanxiState]):
    """After a gem action the question below comes back, unless it has become pointless (TX-A39)."""

    __slots__ = ("attack", "deck", "monster", "warded")

    def __init__(self, seat: int, monster: int, deck: int, warded: int, *attack: int) -> None:
        super().__init__(seat, monster, deck, warded, *attack)
        self.monster: Final = monster
        """The monster that was being met, its deck, and whether an orb has cancelled its ambush."""
        self.deck: Final = deck
        self.warded: Final = warded
        self.attack: Final = attack
        """The attack that was being declared: its target, what it belongs to, its bonus."""

    def meeting(self, s: TanxiState) -> Meeting | None:
        """Return the meeting that was put off."""
        if self.monster == ABSENT:
            return None
        return Meeting(s.content.monsters[self.monster], self.deck, bool(self.warded))

    def run(self, s: TanxiState) -> None:
        """Go on where the gem action was taken."""
        s.meeting = self.meeting(s)
        s.attack = None
        if self.attack:
            target, deed, bonus = self.attack
            s.attack = Attack(target, s.content.deeds[deed], bonus)
        top = s.agenda[-1]
        if isinstance(top, TurnMoment) and not (s.explorers[self.seat].on_island() and top.stands(s)):
            s.agenda.pop()
            top.lapse(s)
        else:
            glance_again(s, self.seat)


# Which gem actions there are, and why not.


def worth_paying(s: TanxiState, seat: int, cost: int, deed: Deed) -> bool:
    """Whether a deed is still possible when gems, which are there, have been paid for it."""
    cards = max(0, cost - s.explorers[seat].gems)
    return possible_without(s, seat, gem_cards(s, seat)[:cards], deed)


def possible_without(s: TanxiState, seat: int, cards: list[int], deed: Deed) -> bool:
    """Whether a deed would be possible without some cards of the hand."""
    if not deed.spends:
        return deed.possible(s, seat)
    who = s.explorers[seat]
    kept = who.hand
    who.hand = kept[:]
    for number in cards:
        from_hand(s, seat, number)
    found = deed.possible(s, seat)
    who.hand = kept
    return found


@final
class UseAbility(ActOn[TanxiState, TurnMoment]):
    """Activate a special ability for 1 gem, energy or not (TX-084, TX-193, TX-A01)."""

    def offer(self, s: TanxiState, at: TurnMoment, seat: int, found: Offers) -> None:
        if s.turn.ability_used or not gems_of(s, seat) or not at.interruptible(s):
            return
        abilities = s.content.abilities
        for number in s.character(seat).abilities:
            if s.idle_deeds or worth_paying(s, seat, ABILITY_COST, abilities[number]):
                found.add(self.verb, number)

    def why_not(self, s: TanxiState, at: TurnMoment, seat: int, number: int) -> Refusal | None:
        if not at.interruptible(s):
            return NOT_NOW  # TX-A39
        if number not in s.character(seat).abilities:
            return NOT_YOUR_ABILITY  # TX-193
        if s.turn.ability_used:
            return ABILITY_USED_UP  # TX-103, TX-194
        if not gems_of(s, seat):
            return NO_GEM  # TX-193
        possible = s.idle_deeds or worth_paying(s, seat, ABILITY_COST, s.content.abilities[number])
        return None if possible else CHANGES_NOTHING  # TX-A98

    def do(self, s: TanxiState, at: TurnMoment, seat: int, number: int) -> None:
        at.put_off(s)
        s.turn.ability_used = True
        events.ability_used(s, seat=seat, ability=number)
        _pay_and_do(s, seat, ABILITY_COST, s.content.abilities[number])


@final
class AskFavour(ActOn[TanxiState, TurnMoment]):
    """Invoke the favour of a deity for 2 gems, in the same turn as an ability or not (TX-196, TX-A40)."""

    def offer(self, s: TanxiState, at: TurnMoment, seat: int, found: Offers) -> None:
        if not s.revealed or s.turn.favour_used or gems_of(s, seat) < FAVOUR_COST or not at.interruptible(s):
            return
        for deity in s.awake():
            if s.idle_deeds or worth_paying(s, seat, FAVOUR_COST, s.content.deities[deity].favour):
                found.add(self.verb, deity)

    def why_not(self, s: TanxiState, at: TurnMoment, seat: int, deity: int) -> Refusal | None:
        if not at.interruptible(s):
            return NOT_NOW  # TX-A39
        if deity not in s.awake():
            return DEITY_ASLEEP  # TX-198
        if s.turn.favour_used:
            return FAVOUR_USED_UP  # TX-103, TX-197: there is no other limit (TX-A81)
        if gems_of(s, seat) < FAVOUR_COST:
            return TOO_FEW_GEMS  # TX-196
        possible = s.idle_deeds or worth_paying(s, seat, FAVOUR_COST, s.content.deities[deity].favour)
        return None if possible else CHANGES_NOTHING  # TX-A98

    def do(self, s: TanxiState, at: TurnMoment, seat: int, deity: int) -> None:
        at.put_off(s)
        s.turn.favour_used = True
        events.favour_invoked(s, seat=seat, deity=deity)
        _pay_and_do(s, seat, FAVOUR_COST, s.content.deities[deity].favour)


GEM_ACTIONS: Final[tuple[Choice[Any, Any], ...]] = (UseAbility(verbs.ABILITY), AskFavour(verbs.FAVOUR))


def _pay_and_do(s: TanxiState, seat: int, cost: int, deed: Deed) -> None:
    """Ask for the gems one by one; then the deed is done."""
    s.next(DoDeed(seat, deed.number))
    for _ in range(cost):
        s.next(PayGem(seat, deed.number))


# What a gem action leads to.


class DeedStep(SeatStep[TanxiState]):
    """A step about a deed."""

    __slots__ = ("number",)

    abstract = True

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat, number)
        self.number: Final = number


@final
class DoDeed(DeedStep):
    """An ability, a favour or an object takes effect; where it was agreed, it may have none (TX-A98)."""

    def run(self, s: TanxiState) -> None:
        deed = s.content.deeds[self.number]
        if not s.idle_deeds or deed.possible(s, self.seat):
            deed.do(s, self.seat, deed)


class DeedMoment(TurnMoment):
    """A question that must be answered before a deed is done."""

    __slots__ = ("number",)

    abstract = True

    def __init__(self, seat: int, number: int, *more: int) -> None:
        super().__init__(seat, number, *more)
        self.number: Final = number

    def deed(self, s: TanxiState) -> Deed:
        """Return what is to be done."""
        return s.content.deeds[self.number]


@final
class PayWith(ActOn[TanxiState, "PayGem"]):
    """Pay with a token or with a card: the asked seat can do both."""

    def why_not(self, s: TanxiState, at: PayGem, seat: int, how: int) -> Refusal | None:
        return None

    def do(self, s: TanxiState, at: PayGem, seat: int, how: int) -> None:
        s.done()
        pay_gem(s, seat, how)


@final
class PayGem(DeedMoment):
    """One gem of a cost: a token or a card, where both are there (TX-068, TX-A42). It is paid in one go."""

    choices = Choices(PayWith(verbs.GEM))

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, if it may pay in two ways."""
        if not s.explorers[self.seat].gems or not gem_cards(s, self.seat):
            return NO_ACTORS
        return self.asked if possible_without(s, self.seat, gem_cards(s, self.seat)[:1], self.deed(s)) else NO_ACTORS

    def run(self, s: TanxiState) -> None:
        pay_gem(s, self.seat, TOKEN if s.explorers[self.seat].gems else CARD)
