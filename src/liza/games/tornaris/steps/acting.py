"""Acting in a combat: activating equipment, choosing dice, and the Poción just before."""

from __future__ import annotations

from typing import Any, Final, final

from liza.games.tornaris import events, verbs
from liza.games.tornaris.content.words import NO_ABILITY
from liza.games.tornaris.mechanics.fighting import activate, at_hand, cost_of, reroll, roll_instead, tell_total
from liza.games.tornaris.mechanics.primitives import half_down, sell
from liza.games.tornaris.state import Fighter, TornarisState
from liza.games.tornaris.steps.asking import GO_ON, Drink
from liza.games.tornaris.steps.asking import NOT_HELD as NOTHING_TO_SELL
from liza.games.tornaris.vocabulary import SEATS, SIDES
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, ActOnTwo, Choices, NotNow, Offers, OneOf, SeatMoment
from liza.kernel.core.step import NO_ACTORS
from liza.parts import hands

NOT_IN_THE_TOURNAMENT: Final = Refusal("TR-A84")
NOT_IN_COMBAT: Final = Refusal("TR-A76")
DRINK_LATER: Final = Refusal("TR-A66")
NOT_HELD: Final = Refusal("TR-058", "held")
USED_ALREADY: Final = Refusal("TR-059")
FORBIDDEN: Final = Refusal("TR-073")
ONLY_SIXES: Final = Refusal("TR-A53")
NOT_YOUR_DIE: Final = Refusal("TR-A53", "own")
NOT_YOUR_GIFT: Final = Refusal("TR-103", "other")
MAGIC_USED: Final = Refusal("TR-103", "used")
TOO_HIGH: Final = Refusal("TR-A54")


@final
class SellInCombat(ActOn[TornarisState, SeatMoment[TornarisState]]):
    """No card is sold in a combat, unless it was agreed: then also what was activated, whose effect stays (TR-A103)."""

    def offer(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int, found: Offers) -> None:
        if s.options["sell_anytime"] and not s.order:
            found.add_each(self.verb, hands.kinds_in(s.players[seat].gear))

    def why_not(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int, kind: int) -> Refusal | None:
        if s.order:
            return NOT_IN_THE_TOURNAMENT  # TR-A84
        if not s.options["sell_anytime"]:
            return NOT_IN_COMBAT
        return None if hands.holds(s.players[seat].gear, kind) else NOTHING_TO_SELL

    def do(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int, kind: int) -> None:
        fighter = s.combat.of(seat)
        if fighter.used_here(kind) > hands.count(at_hand(s, seat), kind) - hands.count(s.players[seat].gear, kind):
            fighter.sold.append(kind)
        sell(s, seat, kind, half_down(s, kind))


SELL_IN_COMBAT: Final = SellInCombat(verbs.SELL)


@final
class DrinkBefore(Drink):
    """Drink, and go on to the dice."""

    def do(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int) -> None:
        s.done()
        super().do(s, at, seat)


class PreCombat(SeatMoment[TornarisState]):
    """Just before the dice: a player who has an object and spent mana may drink (TR-A86, TR-A103, TR-A104)."""

    choices = Choices(GO_ON, DrinkBefore(verbs.POTION), SELL_IN_COMBAT)

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        player = s.players[self.seat]
        return self.asked if player.bag and player.mana < player.most else NO_ACTORS


class Acting(SeatMoment[TornarisState]):
    """The seat that has the go in a combat: equipment and the re-roll, one at a time, until done."""

    abstract = True

    def stop(self, s: TornarisState) -> None:
        """End the go."""
        raise NotImplementedError


@final
class Stop(Act[TornarisState, Acting]):
    """Activate no more equipment."""

    def do(self, s: TornarisState, at: Acting, seat: int) -> None:
        s.done()
        at.stop(s)


@final
class Play(ActOn[TornarisState, Acting]):
    """Activate an equipment, each once in a combat, for its mana (TR-059, TR-070, TR-079, TR-080)."""

    def offer(self, s: TornarisState, at: Acting, seat: int, found: Offers) -> None:
        mana = s.players[seat].mana
        for kind in hands.kinds_in(at_hand(s, seat)):
            if cost_of(s, kind) <= mana and self.why_not(s, at, seat, kind) is None:
                found.add(self.verb, kind)

    def why_not(self, s: TornarisState, at: Acting, seat: int, kind: int) -> Refusal | None:
        there = hands.count(at_hand(s, seat), kind)
        fighter = s.combat.of(seat)
        if there == 0:
            return NOT_HELD
        if fighter.used_here(kind) >= there:
            return USED_ALREADY  # TR-059
        gear = s.equipment[kind]
        ability = s.foe.ability if s.is_hunt else NO_ABILITY
        if ability.forbids is not None and ability.forbids(gear.mana, len(fighter.used), ability):
            return FORBIDDEN  # TR-073
        mana, cost = s.players[seat].mana, cost_of(s, kind)
        if mana < cost:
            return Refusal("TR-054", "mana", mana=mana, cost=cost)
        return ONLY_SIXES if gear.needs_low_die and min(fighter.dice) == SIDES else None  # TR-A53

    def do(self, s: TornarisState, at: Acting, seat: int, kind: int) -> None:
        activate(s, seat, kind)


@final
class Magic(Act[TornarisState, Acting]):
    """Roll one own die again, once in a combat: Baltazar's gift (TR-103, TR-A72)."""

    def why_not(self, s: TornarisState, at: Acting, seat: int) -> Refusal | None:
        if not s.players[seat].character.rerolls:
            return NOT_YOUR_GIFT
        return MAGIC_USED if s.combat.magic_used else None

    def do(self, s: TornarisState, at: Acting, seat: int) -> None:
        s.combat.magic_used = True
        events.magic_used(s, seat=seat)
        s.next(PICK_DIES[seat])


ACTS: Final = (
    Stop(verbs.DONE),
    Play(verbs.PLAY),
    Magic(verbs.MAGIC),
    SELL_IN_COMBAT,
    NotNow(verbs.POTION, DRINK_LATER),
)
"""What every player who has the go can do."""


def faces_of(fighter: Fighter) -> list[int]:
    """Return the faces among a fighter's dice, each once and from the lowest, as the verbs count them: from 0."""
    return [face - 1 for face in sorted(set(fighter.dice))]


class OwnDie(OneOf[TornarisState, SeatMoment[TornarisState]]):
    """A choice of an own die (TR-A53)."""

    def among(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int) -> list[int]:
        return faces_of(s.combat.of(seat))


@final
class RollAgain(OwnDie):
    """Roll it again."""

    def do(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int, face: int) -> None:
        s.done()
        fighter = s.combat.of(seat)
        reroll(s, fighter, face + 1)
        tell_total(s, fighter)


class PickDie(SeatMoment[TornarisState]):
    """One own die is rolled again."""

    choices = Choices(RollAgain(verbs.DIE, NOT_YOUR_DIE))


@final
class RollPicked(Act[TornarisState, SeatMoment[TornarisState]]):
    """Roll what was set aside, at least one die."""

    def why_not(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int) -> Refusal | None:
        return None if s.combat.picked else NOT_YOUR_DIE

    def do(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int) -> None:
        roll_picked(s, seat)


@final
class SetAside(OwnDie):
    """Set it aside to be rolled again; the last one is rolled at once."""

    def do(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int, face: int) -> None:
        dice = s.combat.of(seat).dice
        dice.remove(face + 1)
        s.combat.picked.append(face + 1)
        if not dice:
            roll_picked(s, seat)


def roll_picked(s: TornarisState, seat: int) -> None:
    """Roll the dice that were set aside again, together."""
    s.done()
    fighter = s.combat.of(seat)
    for old in s.combat.picked:
        roll_instead(s, fighter, old)
    s.combat.picked = []
    tell_total(s, fighter)


class PickDice(SeatMoment[TornarisState]):
    """Any number of own dice, at least one, are rolled again together."""

    choices = Choices(RollPicked(verbs.DONE), SetAside(verbs.DIE, NOT_YOUR_DIE))


@final
class RaiseBy(ActOnTwo[TornarisState, "RaiseDie"]):
    """Raise an own die, never above six (TR-A53, TR-A54); a die raised to six pays no player (TR-A71)."""

    def offer(self, s: TornarisState, at: RaiseDie, seat: int, found: Offers) -> None:
        for face in faces_of(s.combat.of(seat)):
            found.add_each(self.verb, list(range(min(at.most, SIDES - 1 - face))), face)

    def why_not(self, s: TornarisState, at: RaiseDie, seat: int, face: int, by: int) -> Refusal | None:
        can = by < at.most and face + 1 + by + 1 <= SIDES
        return None if can and face + 1 in s.combat.of(seat).dice else TOO_HIGH

    def do(self, s: TornarisState, at: RaiseDie, seat: int, face: int, by: int) -> None:
        s.done()
        fighter = s.combat.of(seat)
        fighter.dice.remove(face + 1)
        fighter.dice.append(face + by + 2)
        events.raised(s, seat=seat, old=face + 1, face=face + by + 2)
        tell_total(s, fighter)


class RaiseDie(SeatMoment[TornarisState]):
    """One own die is raised, by so much at most."""

    __slots__ = ("most",)

    choices = Choices(RaiseBy(verbs.RAISE))

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat, most)
        self.most: Final = most

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the seat, unless what its card did before has left it only sixes (TR-A54)."""
        return self.asked if min(s.combat.of(self.seat).dice, default=SIDES) < SIDES else NO_ACTORS


PRE_COMBATS: Final = [PreCombat(seat) for seat in SEATS]
PICK_DIES: Final = [PickDie(seat) for seat in SEATS]
PICK_DICE: Final = [PickDice(seat) for seat in SEATS]
IN_COMBAT: Final[tuple[type[SeatMoment[Any]], ...]] = (PreCombat, Acting, PickDie, PickDice, RaiseDie)
"""The moments that end with the combat."""
