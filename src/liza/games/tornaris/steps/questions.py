"""What cards ask of a player: make room, give a card up, buy, keep, stake, choose a player."""

from __future__ import annotations

from typing import Final, final

from liza.games.tornaris import events, verbs
from liza.games.tornaris.mechanics import primitives
from liza.games.tornaris.mechanics.fighting import pay_six
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.asking import (
    BESIDES,
    DISCARD,
    DRINK,
    GO_ON,
    NO_ROOM,
    SHOWN,
    TOO_LATE,
    Discard,
    Numbered,
    SellOnceGivenUp,
    Window,
    too_dear,
)
from liza.games.tornaris.steps.duel import duel
from liza.games.tornaris.vocabulary import FOR_PURSE, SIDES
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, Choices, Offers, OneOf
from liza.kernel.core.step import NO_ACTORS, SeatStep
from liza.parts import hands, sets
from liza.parts.cards import card_of, shown

NOT_THE_CARD_DRAWN: Final = Refusal("TR-A96")
NOT_OFFERED: Final = Refusal("TR-A96", "offered")
HAS_LEFT: Final = Refusal("TR-A94")
SOMEBODY_ELSE: Final = Refusal("TR-A106", "other")


# Equipment that was drawn.


class GainGear(SeatStep[TornarisState]):
    """A player receives equipment at random, one card after another."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat, number)
        self.number: Final = number

    def run(self, s: TornarisState) -> None:
        if self.number > 1:
            s.next(GainGear(self.seat, self.number - 1))
        if primitives.set_apart(s, self.seat):
            s.next(MakeRoom(self.seat))


@final
class LetGo(Act[TornarisState, Window]):
    """Leave the card that was drawn (TR-A47)."""

    def do(self, s: TornarisState, at: Window, seat: int) -> None:
        s.done()
        primitives.let_go(s, seat)


LET_GO: Final = LetGo(verbs.DONE)


class MakeRoom(Window):
    """A card that was drawn waits until there is room for it, or is declined (TR-A47)."""

    choices = Choices(LET_GO, DISCARD, *BESIDES)

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        return self.asked if s.players[self.seat].is_full else NO_ACTORS

    def run(self, s: TornarisState) -> None:
        primitives.take_drawn(s, self.seat)


@final
class BuyDrawn(ActOn[TornarisState, "Smith"]):
    """Buy the card that was drawn."""

    def offer(self, s: TornarisState, at: Smith, seat: int, found: Offers) -> None:
        if at.can_pay(s) and not s.players[seat].is_full:
            found.add(self.verb, card_of(s.drawn[0]))

    def why_not(self, s: TornarisState, at: Smith, seat: int, kind: int) -> Refusal | None:
        if kind != card_of(s.drawn[0]):
            return NOT_THE_CARD_DRAWN  # TR-A96
        return too_dear(s, seat, at.price(s))

    def do(self, s: TornarisState, at: Smith, seat: int, kind: int) -> None:
        s.done()
        primitives.pay(s, seat, at.price(s))
        primitives.take_drawn(s, seat)


class Smith(Window):
    """An equipment for half its price, or none."""

    choices = Choices(LET_GO, BuyDrawn(verbs.BUY), DISCARD, *BESIDES, SHOWN)

    def price(self, s: TornarisState) -> int:
        """Return what the card costs."""
        return primitives.smith_price(s, self.seat, card_of(s.drawn[0]))

    def can_pay(self, s: TornarisState) -> bool:
        """Whether there is gold enough for it."""
        return s.players[self.seat].gold >= self.price(s)

    def wants_room(self, s: TornarisState) -> bool:
        return s.players[self.seat].is_full and self.can_pay(s)


@final
class Cash(Act[TornarisState, Window]):
    """Take half of the price, rounded up, instead of the card."""

    def do(self, s: TornarisState, at: Window, seat: int) -> None:
        s.done()
        kind = card_of(s.drawn[0])
        s.drawn = []
        s.gear.discard.append(kind)
        worth = primitives.half_up(s, kind)
        events.cashed(s, seat=seat, equipment=kind, amount=worth)
        primitives.gain(s, seat, worth)


@final
class Keep(Act[TornarisState, Window]):
    """Keep the card, if there is room."""

    def why_not(self, s: TornarisState, at: Window, seat: int) -> Refusal | None:
        return NO_ROOM if s.players[seat].is_full else None

    def do(self, s: TornarisState, at: Window, seat: int) -> None:
        s.done()
        primitives.take_drawn(s, seat)


class Trinket(Window):
    """An equipment to keep, or half its price in gold."""

    choices = Choices(Cash(verbs.CASH), Keep(verbs.KEEP), DISCARD, *BESIDES, *TOO_LATE)

    def wants_room(self, s: TornarisState) -> bool:
        return s.players[self.seat].is_full


@final
class Surrender(Discard["GiveUp"]):
    """Discard one card, and the next, as far as there are any (TR-A46)."""

    def do(self, s: TornarisState, at: GiveUp, seat: int, kind: int) -> None:
        s.done()
        primitives.discard_gear(s, seat, kind)
        if at.number > 1:
            s.next(GiveUp(seat, at.number - 1))


class GiveUp(Numbered):
    """Equipment of one's choice is lost."""

    choices = Choices(Surrender(verbs.DISCARD), SellOnceGivenUp(verbs.SELL), DRINK, *TOO_LATE)

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        return self.asked if s.players[self.seat].gear else NO_ACTORS


# Gold.


@final
class Stake(ActOn[TornarisState, "Wager"]):
    """Stake gold on a die: as much again, or lost."""

    def why_not(self, s: TornarisState, at: Wager, seat: int, one: int) -> Refusal | None:
        gold = s.players[seat].gold
        return None if one < at.most and one < gold else Refusal("TR-A106", "gold", gold=gold)

    def do(self, s: TornarisState, at: Wager, seat: int, one: int) -> None:
        s.done()
        face = s.source.die(SIDES)
        events.staked(s, seat=seat, amount=one + 1, face=face)
        pay_six(s, seat, face)
        if face >= at.least:
            primitives.gain(s, seat, one + 1)
        else:
            primitives.lose(s, seat, one + 1)


class Wager(Window):
    """A stake on a die, for a player who has any gold."""

    __slots__ = ("least", "most")

    choices = Choices(Stake(verbs.STAKE), *BESIDES, *TOO_LATE)

    def __init__(self, seat: int, most: int, least: int) -> None:
        super().__init__(seat, most, least)
        self.most: Final = most
        self.least: Final = least
        """What the die must show."""

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        return self.asked if s.players[self.seat].gold else NO_ACTORS


@final
class Pay(Act[TornarisState, "Teacher"]):
    """Pay for more maximum mana (TR-056)."""

    def why_not(self, s: TornarisState, at: Teacher, seat: int) -> Refusal | None:
        gold = s.players[seat].gold
        return None if gold >= at.price else Refusal("TR-A106", "price", gold=gold, price=at.price)

    def do(self, s: TornarisState, at: Teacher, seat: int) -> None:
        s.done()
        primitives.pay(s, seat, at.price)
        primitives.grow(s, seat, at.amount)


class Teacher(Window):
    """More maximum mana, for gold."""

    __slots__ = ("amount", "price")

    choices = Choices(GO_ON, Pay(verbs.PAY), *BESIDES, *TOO_LATE)

    def __init__(self, seat: int, amount: int, price: int) -> None:
        super().__init__(seat, amount, price)
        self.amount: Final = amount
        self.price: Final = price


# Objects.


@final
class Take(OneOf[TornarisState, "Peddler"]):
    """Keep one object and show the rest."""

    def among(self, s: TornarisState, at: Peddler, seat: int) -> list[int]:
        return hands.kinds_in(s.offered)

    def do(self, s: TornarisState, at: Peddler, seat: int, kind: int) -> None:
        s.done()
        left = [card_of(card) for card in s.offered]
        left.remove(kind)
        s.players[seat].bag.append(shown(kind, seat))
        s.objects.discard += left
        s.offered = []
        events.took_object(s, eyes=sets.only(seat), seat=seat, object=kind)
        for other in left:
            events.left_object(s, seat=seat, object=other)


class Peddler(Window):
    """Objects of which one is kept; the others go to the discard pile."""

    choices = Choices(Take(verbs.TAKE, NOT_OFFERED), *BESIDES, *TOO_LATE)

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        return self.asked if s.offered else NO_ACTORS


# Somebody else.


@final
class Target(ActOn[TornarisState, "PickPlayer"]):
    """Choose another player (TR-A106), who cannot refuse (TR-A57)."""

    def why_not(self, s: TornarisState, at: PickPlayer, seat: int, other: int) -> Refusal | None:
        if s.has_left(other):
            return HAS_LEFT  # TR-A94
        return None if other < s.seats and other != seat else SOMEBODY_ELSE

    def do(self, s: TornarisState, at: PickPlayer, seat: int, other: int) -> None:
        s.done()
        at.chosen(s, other)


class PickPlayer(Numbered):
    """Another player must be chosen."""

    abstract = True

    choices = Choices(Target(verbs.TARGET), *BESIDES, *TOO_LATE)

    def chosen(self, s: TornarisState, other: int) -> None:
        """Do what the choice was for."""
        raise NotImplementedError


class Defy(PickPlayer):
    """A duel; the bank pays the winner (TR-A91)."""

    def chosen(self, s: TornarisState, other: int) -> None:
        duel(s, self.seat, other, FOR_PURSE, self.number)


class Rob(PickPlayer):
    """Gold is taken, as far as there is any (TR-A46)."""

    def chosen(self, s: TornarisState, other: int) -> None:
        victim = s.players[other]
        taken = min(self.number, victim.gold)
        victim.gold -= taken
        s.players[self.seat].gold += taken
        events.robbed(s, seat=self.seat, rival_seat=other, amount=taken)


class Spy(PickPlayer):
    """The chosen player's cards are looked at, alone."""

    def chosen(self, s: TornarisState, other: int) -> None:
        victim = s.players[other]
        victim.gear = [shown(card, self.seat) for card in victim.gear]
        victim.bag = [shown(card, self.seat) for card in victim.bag]
        events.spied(s, seat=self.seat, rival_seat=other)
