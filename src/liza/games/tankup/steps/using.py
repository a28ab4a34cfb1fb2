"""Using the written ability of an armour: when it may be, and what becomes of the armour (TU-084 to TU-095)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup import events, verbs
from liza.games.tankup.mechanics.primitives import discard, turn
from liza.games.tankup.state import Fighter, TankupState, WornArmour
from liza.games.tankup.vocabulary import (
    ANYWHERE,
    BY_DICE,
    CONJUNTO,
    ELSEWHERE,
    HERE,
    HIT_LOCATED,
    PASSIVE,
    PLACES,
    REACCION,
    ROMPER,
    WHY_USED,
)
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOn, Offers, SeatMoment

SET_SIZE: Final = 3
"""The card with the Conjunto and at least two more of its set (TU-088)."""

NOT_WORN: Final = Refusal("TU-086", "worn")
WORKS_BY_ITSELF: Final = Refusal("TU-085")
TURNED: Final = Refusal("TU-A39")
TURNED_AND_BROKEN: Final = Refusal("TU-A46")
NO_REACTION_NOW: Final = Refusal("TU-091")
NO_BREAKING_NOW: Final = Refusal("TU-092")
NOT_IN_THIS_TURN: Final = Refusal("TU-A63")
SET_INCOMPLETE: Final = Refusal("TU-088")
OF_NO_USE: Final = Refusal("TU-A42")


class ArmourMoment(SeatMoment[TankupState]):
    """A moment at which the seat may use armours whose ability answers a window."""

    __slots__ = ("window",)

    abstract = True

    def __init__(self, seat: int, window: int) -> None:
        super().__init__(seat)
        self.window: Final = window


class Use(ActOn[TankupState, ArmourMoment]):
    """Use the written ability of a worn armour: it is turned, or broken and gone to its discard pile."""

    def offer(self, s: TankupState, at: ArmourMoment, seat: int, found: Offers) -> None:
        who = s.fighters[seat]
        if not who.when & at.window:
            return
        offered: list[int] = []
        for space in range(PLACES):
            worn = who.worn[space]
            if worn is not None and worn.when & at.window and obstacle(s, seat, space, worn, at.window) is None:
                number = worn.card.number
                if number not in offered:
                    offered.append(number)
                    found.add(self.verb, number)

    def why_not(self, s: TankupState, at: ArmourMoment, seat: int, number: int) -> Refusal | None:
        who = s.fighters[seat]
        ability = s.content.armours[number].ability
        spaces = _worn_on(who, number)
        if not spaces:
            return NOT_WORN  # TU-086
        if ability is None or ability.word == PASSIVE:
            return WORKS_BY_ITSELF  # TU-085
        why: Refusal | None = TURNED_AND_BROKEN if ability.word == ROMPER else TURNED  # TU-A46, TU-A39
        for space in spaces:
            worn = who.worn[space]
            if worn is None or worn.turned:
                continue
            if not ability.when & at.window:
                if ability.word == REACCION:
                    return NO_REACTION_NOW  # TU-091
                return NO_BREAKING_NOW if ability.word == ROMPER else NOT_IN_THIS_TURN  # TU-092, TU-A63
            why = obstacle(s, seat, space, worn, at.window)
            if why is None:
                break
        return why

    def do(self, s: TankupState, at: ArmourMoment, seat: int, number: int) -> None:
        use(s, seat, number, at.window)


USE: Final = Use(verbs.USE)


def _worn_on(who: Fighter, number: int) -> list[int]:
    """Return the spaces on which a fighter wears a card."""
    found: list[int] = []
    for space in range(PLACES):
        worn = who.worn[space]
        if worn is not None and worn.card.number == number:
            found.append(space)
    return found


def is_anything_usable(s: TankupState, seat: int, window: int) -> bool:
    """Whether a seat has an armour that may be used in a window."""
    who = s.fighters[seat]
    if not who.when & window:
        return False
    for space in range(PLACES):
        worn = who.worn[space]
        if worn is not None and worn.when & window and obstacle(s, seat, space, worn, window) is None:
            return True
    return False


def obstacle(s: TankupState, seat: int, space: int, worn: WornArmour, window: int) -> Refusal | None:
    """Return what keeps an unturned armour from being used in one of its windows, or None."""
    ability = worn.card.ability
    assert ability is not None, "an armour without one has no window"
    if ability.word == CONJUNTO and set_size(s.fighters[seat], worn.card.set_key) < SET_SIZE:
        return SET_INCOMPLETE  # TU-088
    if ability.by and s.attacks and ability.by != s.attack.back:
        return NO_REACTION_NOW  # TU-091: it answers another kind of attack
    if window == HIT_LOCATED and not _in_place(s, space, ability.at):
        return NO_REACTION_NOW  # TU-091: it answers a hit elsewhere
    effect = ability.effect
    return None if effect.needs is None or effect.needs(s, seat, effect) else OF_NO_USE  # TU-A42


def set_size(who: Fighter, set_key: str) -> int:
    """Return how many armours of a set a fighter wears, turned ones too (TU-089, TU-090, TU-A43)."""
    count = 0
    for worn in who.worn:
        if worn is not None and worn.card.set_key == set_key:
            count += 1
    return count


def _in_place(s: TankupState, space: int, at: int) -> bool:
    """Whether the space that is hit is where the card wants it to be."""
    attack = s.attack
    if at == ANYWHERE:
        return True
    if at == BY_DICE:
        return attack.rolled
    if at == HERE:
        return attack.space == space
    if at == ELSEWHERE:
        return attack.space != space
    return attack.space == space or attack.space in s.adjacent[space]


def use(s: TankupState, seat: int, number: int, window: int) -> None:
    """Use the first copy of an armour that may be: it is turned, or broken and gone (TU-086, TU-091, TU-092)."""
    who = s.fighters[seat]
    for space in range(PLACES):
        worn = who.worn[space]
        if worn is None or worn.card.number != number or not worn.when & window:
            continue
        ability = worn.card.ability
        assert ability is not None, "an armour without one has no window"
        if obstacle(s, seat, space, worn, window) is not None:
            continue
        events.used(s, seat=seat, card=number)
        if ability.word == ROMPER:
            who.wear(space, None)  # TU-A45: what was to hit it finds a bare space
            discard(s, number)
            events.spent(s, seat=seat, card=number)
        else:
            turn(s, seat, space, WHY_USED)
        ability.effect.do(s, seat, ability.effect, space, worn.card)
        return
