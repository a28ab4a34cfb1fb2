"""What many moments have in common: going on, selling, drinking, discarding, choosing a player."""

from __future__ import annotations

from typing import Any, Final, TypeVar, final

from liza.games.tornaris import events, verbs
from liza.games.tornaris.mechanics.primitives import discard_gear, half_down, recover, sell, use_object
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.vocabulary import POTION
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, EndMoment, NotNow, Offers, SeatMoment
from liza.kernel.core.step import NO_ACTORS
from liza.parts import hands

NOT_HELD: Final = Refusal("TR-061", "held")
NO_POTION: Final = Refusal("TR-095", "held")
MANA_IS_FULL: Final = Refusal("TR-095", "full")
ONLY_TO_MAKE_ROOM: Final = Refusal("TR-062", "discard")
ROOM_IS_OF_NO_USE: Final = Refusal("TR-062", "useless")
NO_ROOM: Final = Refusal("TR-062")
PENALTY_FIRST: Final = Refusal("TR-A46")
ARROW_IS_SHOWN: Final = Refusal("TR-091", "shown")
ONLY_IN_THE_SHOP: Final = Refusal("TR-030", "there")


class Window(SeatMoment[TornarisState]):
    """A decision outside combat: besides what is asked, equipment may be sold and a Poción be drunk (TR-A103)."""

    abstract = True

    def wants_room(self, s: TornarisState) -> bool:
        """Whether equipment may be discarded to make room here (TR-062)."""
        return True


class Numbered(Window):
    """A question with a number in it."""

    __slots__ = ("number",)

    abstract = True

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat, number)
        self.number: Final = number


class IfAnyObject(Window):
    """A window for every player who has any object, so that being asked betrays none (TR-A104)."""

    abstract = True

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        return self.asked if s.players[self.seat].bag else NO_ACTORS


M = TypeVar("M", bound=Window)


class OwnGear(ActOn[TornarisState, M]):
    """A choice of an equipment in the own hand."""

    def offer(self, s: TornarisState, at: M, seat: int, found: Offers) -> None:
        gear = s.players[seat].gear
        if gear:
            found.add_each(self.verb, hands.kinds_in(gear))

    def why_not(self, s: TornarisState, at: M, seat: int, kind: int) -> Refusal | None:
        return None if hands.holds(s.players[seat].gear, kind) else NOT_HELD


@final
class Sell(OwnGear[Window]):
    """Sell an equipment for half of its printed price, rounded down (TR-061, TR-A70, TR-A76)."""

    def do(self, s: TornarisState, at: Window, seat: int, kind: int) -> None:
        sell(s, seat, kind, half_down(s, kind))


@final
class SellOnceGivenUp(OwnGear[Window]):
    """A penalty is paid before anything is sold, unless it was agreed otherwise (TR-A46)."""

    def offer(self, s: TornarisState, at: Window, seat: int, found: Offers) -> None:
        if not s.options["penalty_first"]:
            super().offer(s, at, seat, found)

    def why_not(self, s: TornarisState, at: Window, seat: int, kind: int) -> Refusal | None:
        missing = super().why_not(s, at, seat, kind)
        return PENALTY_FIRST if missing is None and s.options["penalty_first"] else missing

    def do(self, s: TornarisState, at: Window, seat: int, kind: int) -> None:
        sell(s, seat, kind, half_down(s, kind))


class Drink(Act[TornarisState, SeatMoment[TornarisState]]):
    """Drink a Poción de Maná: all mana is active again (TR-095, TR-052)."""

    def offer(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int, found: Offers) -> None:
        player = s.players[seat]
        if player.mana < player.most and hands.holds(player.bag, POTION):
            found.add(self.verb)

    def why_not(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int) -> Refusal | None:
        player = s.players[seat]
        if not hands.holds(player.bag, POTION):
            return NO_POTION
        return None if player.mana < player.most else MANA_IS_FULL

    def do(self, s: TornarisState, at: SeatMoment[TornarisState], seat: int) -> None:
        use_object(s, seat, POTION)
        events.potion_used(s, seat=seat)
        recover(s, seat, s.players[seat].most)


class Discard(ActOn[TornarisState, M]):
    """Discard an equipment to make room for another (TR-062, TR-A29)."""

    def offer(self, s: TornarisState, at: M, seat: int, found: Offers) -> None:
        gear = s.players[seat].gear
        if gear and at.wants_room(s):
            found.add_each(self.verb, hands.kinds_in(gear))

    def why_not(self, s: TornarisState, at: M, seat: int, kind: int) -> Refusal | None:
        player = s.players[seat]
        if not hands.holds(player.gear, kind):
            return ONLY_TO_MAKE_ROOM
        if at.wants_room(s):
            return None
        return ROOM_IS_OF_NO_USE if player.is_full else ONLY_TO_MAKE_ROOM

    def do(self, s: TornarisState, at: M, seat: int, kind: int) -> None:
        discard_gear(s, seat, kind)


GO_ON: Final[EndMoment[Any, Any]] = EndMoment(verbs.DONE)
DISCARD: Final[Discard[Window]] = Discard(verbs.DISCARD)
DRINK: Final = Drink(verbs.POTION)
BESIDES: Final = (Sell(verbs.SELL), DRINK)
"""What every window offers at its end."""
BUY_THERE: Final = NotNow(verbs.BUY, ONLY_IN_THE_SHOP)
SHOWN: Final = NotNow(verbs.GO, ARROW_IS_SHOWN)
TOO_LATE: Final = (SHOWN, BUY_THERE)
"""What an arrow that has been shown no longer allows, and what it never does (TR-091, TR-030)."""


def too_dear(s: TornarisState, seat: int, price: int) -> Refusal | None:
    """Return why an equipment that is for sale cannot be bought: not enough gold, or no room (TR-030, TR-062)."""
    player = s.players[seat]
    if player.gold < price:
        return Refusal("TR-030", "gold", gold=player.gold, price=price)
    return NO_ROOM if player.is_full else None
