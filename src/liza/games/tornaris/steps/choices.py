"""What cards ask of a player: make room, give something up, buy, keep, stake, choose somebody (TR-D13, TR-D29)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.arms import pay_six
from liza.games.tornaris.hands import (
    discard_gear,
    draw,
    draw_gear,
    full,
    held,
    receive,
    smith_price,
)
from liza.games.tornaris.purse import gain, grow, lose, pay
from liza.games.tornaris.state import KIND, TornarisState
from liza.games.tornaris.steps.asking import Window, named
from liza.games.tornaris.steps.duel import duel
from liza.games.tornaris.vocabulary import (
    BUY,
    CASH,
    CASHED,
    DECLINED,
    DONE,
    FOR_PURSE,
    KEEP,
    LEFT_OBJECT,
    MOST,
    NOTHING,
    OFFERED,
    PAID,
    PAY,
    ROBBED,
    SIDES,
    SPIED,
    STAKE,
    STAKED,
    TAKE,
    TARGET,
    TOOK_OBJECT,
)
from liza.kernel.compiling import mypyc_attr
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Step
from liza.parts.cards import shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered(Window):
    """A question with a number in it."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        """Return the seat and the number."""
        return (self.seat, self.number)


class GainGear(Step[TornarisState]):
    """A player receives equipment at random, one card after another."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        """Return the seat and how many cards are still to come."""
        return (self.seat, self.number)

    def run(self, s: TornarisState) -> None:
        """Draw a card, and ask for room if there is none."""
        if self.number > 1:
            s.agenda.append(GainGear(self.seat, self.number - 1))
        kind = draw_gear(s)
        if kind != NOTHING:
            s.drawn = [shown(kind, self.seat)]
            s.agenda.append(MakeRoom(self.seat))


class MakeRoom(Window):
    """A card that was drawn waits until there is room for it, or is declined (TR-A47, TR-D29)."""

    __slots__ = ()

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the receiver while the hand is full."""
        return self.asked if full(s, self.seat) else NOBODY

    def run(self, s: TornarisState) -> None:
        """Take the card."""
        receive(s, self.seat, s.drawn[0])
        s.drawn = []

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return declining, and everything that could be discarded."""
        return [DONE, *named(s.rules.discard_base, s.gear[seat])]

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be discarded."""
        return refuse_discard(s, seat, action)

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Make room, or let the card go."""
        if action == DONE:
            s.agenda.pop()
            let_go(s, seat)
        else:
            discard_gear(s, seat, action - s.rules.discard_base)


class GiveUp(Numbered):
    """Equipment of one's choice is lost (TR-D19)."""

    __slots__ = ()

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the loser, if there is anything to lose (TR-A46)."""
        return self.asked if s.gear[self.seat] else NOBODY

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return everything that could be discarded."""
        return named(s.rules.discard_base, s.gear[seat])

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be discarded."""
        return refuse_discard(s, seat, action)

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Discard one card."""
        s.agenda.pop()
        discard_gear(s, seat, action - s.rules.discard_base)
        if self.number > 1:
            s.agenda.append(GiveUp(seat, self.number - 1))


class Smith(Window):
    """An equipment for half its price, or nothing."""

    __slots__ = ()

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return letting it be and, if it can be paid, buying it or making room for it."""
        kind = s.drawn[0] & KIND
        if s.gold[seat] < smith_price(s, seat, kind):
            return [DONE]
        return [DONE, *named(s.rules.discard_base, s.gear[seat])] if full(s, seat) else [DONE, BUY + kind]

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why the card cannot be bought."""
        if BUY <= action < s.rules.raven_base:
            kind = s.drawn[0] & KIND
            if action != BUY + kind:
                return Refusal("TR-A96")
            return refuse_price(s, seat, smith_price(s, seat, kind))
        return refuse_discard(s, seat, action)

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Buy, make room or let go."""
        if action >= s.rules.discard_base:
            discard_gear(s, seat, action - s.rules.discard_base)
            return
        s.agenda.pop()
        if action == DONE:
            let_go(s, seat)
            return
        price = smith_price(s, seat, s.drawn[0] & KIND)
        pay(s, seat, price)
        if s.listen:
            s.note(PAID, seat, price)
        receive(s, seat, s.drawn[0])
        s.drawn = []


class Trinket(Window):
    """An equipment to keep, or half its price in gold."""

    __slots__ = ()

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return the gold, and the card or making room for it."""
        if full(s, seat):
            return [CASH, *named(s.rules.discard_base, s.gear[seat])]
        return [CASH, KEEP]

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why the card cannot be kept."""
        return Refusal("TR-062") if action == KEEP else refuse_discard(s, seat, action)

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Keep, cash or make room."""
        if action >= s.rules.discard_base:
            discard_gear(s, seat, action - s.rules.discard_base)
            return
        s.agenda.pop()
        card = s.drawn[0]
        s.drawn = []
        if action == KEEP:
            receive(s, seat, card)
            return
        kind = card & KIND
        s.gear_discard.append(kind)
        worth = (s.rules.content.price[kind] + 1) // 2
        if s.listen:
            s.note(CASHED, seat, kind, worth)
        gain(s, seat, worth)


class Wager(Window):
    """A stake on a die: as much again, or lost."""

    __slots__ = ("least", "most")

    def __init__(self, seat: int, most: int, least: int) -> None:
        super().__init__(seat)
        self.most: Final = most
        self.least: Final = least

    def args(self) -> tuple[int, ...]:
        """Return the seat, the highest stake and what the die must show."""
        return (self.seat, self.most, self.least)

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the player, if there is any gold to stake."""
        return self.asked if s.gold[self.seat] else NOBODY

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return every stake."""
        return [STAKE + stake for stake in range(min(self.most, s.gold[seat]))]

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why a stake is too high."""
        return Refusal("TR-A106", "gold", gold=s.gold[seat]) if STAKE <= action < STAKE + MOST else None

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Roll."""
        s.agenda.pop()
        stake = action - STAKE + 1
        face = s.source.die(SIDES)
        if s.listen:
            s.note(STAKED, seat, stake, face)
        pay_six(s, seat, face)
        if face >= self.least:
            gain(s, seat, stake)
        else:
            lose(s, seat, stake)


class Teacher(Window):
    """More maximum mana, for gold."""

    __slots__ = ("amount", "price")

    def __init__(self, seat: int, amount: int, price: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.price: Final = price

    def args(self) -> tuple[int, ...]:
        """Return the seat, the mana and its price."""
        return (self.seat, self.amount, self.price)

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return paying and not paying."""
        return [DONE, PAY] if s.gold[seat] >= self.price else [DONE]

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why it cannot be paid."""
        return Refusal("TR-A106", "price", gold=s.gold[seat], price=self.price) if action == PAY else None

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Pay, or move on."""
        s.agenda.pop()
        if action == PAY:
            pay(s, seat, self.price)
            if s.listen:
                s.note(PAID, seat, self.price)
            grow(s, seat, self.amount)


class Peddler(Window):
    """Objects of which one is kept; the others go to the discard pile."""

    __slots__ = ()

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the player, if there is anything to choose from."""
        return self.asked if s.offered else NOBODY

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return every kind on offer."""
        return named(TAKE, s.offered)

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why an object cannot be kept."""
        return Refusal("TR-A96", "offered") if TAKE <= action < BUY else None

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Keep one and show the rest."""
        s.agenda.pop()
        kind = action - TAKE
        offered = [card & KIND for card in s.offered]
        offered.remove(kind)
        s.bags[seat].append(shown(kind, seat))
        s.object_discard += offered
        s.offered = []
        if s.listen:
            s.note_for(1 << seat, TOOK_OBJECT, seat, kind)
            for left in offered:
                s.note(LEFT_OBJECT, seat, left)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickPlayer(Numbered):
    """Somebody else must be chosen (TR-D28, TR-A106)."""

    __slots__ = ()

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return everybody else."""
        return [TARGET + other for other in range(s.seats) if other != seat and not s.departed >> other & 1]

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why somebody cannot be chosen."""
        if not TARGET <= action < STAKE:
            return None
        return Refusal("TR-A94") if s.departed >> action - TARGET & 1 else Refusal("TR-A106", "other")

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Do it to whoever was chosen."""
        s.agenda.pop()
        self.chosen(s, seat, action - TARGET)

    def chosen(self, s: TornarisState, seat: int, other: int) -> None:
        """Do what the choice was for."""
        raise NotImplementedError


class Defy(PickPlayer):
    """A duel; the bank pays the winner (TR-A91)."""

    __slots__ = ()

    def chosen(self, s: TornarisState, seat: int, other: int) -> None:
        """Fight."""
        duel(s, seat, other, FOR_PURSE, self.number)


class Rob(PickPlayer):
    """Gold is taken, as far as there is any."""

    __slots__ = ()

    def chosen(self, s: TornarisState, seat: int, other: int) -> None:
        """Take it."""
        taken = min(self.number, s.gold[other])
        s.gold[other] -= taken
        s.gold[seat] += taken
        if s.listen:
            s.note(ROBBED, seat, other, taken)


class Spy(PickPlayer):
    """The chosen player's cards are looked at, alone."""

    __slots__ = ()

    def chosen(self, s: TornarisState, seat: int, other: int) -> None:
        """Look."""
        s.gear[other] = [shown(card, seat) for card in s.gear[other]]
        s.bags[other] = [shown(card, seat) for card in s.bags[other]]
        if s.listen:
            s.note(SPIED, seat, other)


def offer_objects(s: TornarisState, seat: int, amount: int) -> None:
    """Let somebody look at objects drawn for a choice."""
    for _ in range(amount):
        kind = draw(s, s.object_deck, s.object_discard)
        if kind != NOTHING:
            s.offered.append(shown(kind, seat))
            if s.listen:
                s.note_for(1 << seat, OFFERED, seat, kind)


def let_go(s: TornarisState, seat: int) -> None:
    """Discard a card that was drawn and not taken: everybody sees it (TR-A68)."""
    kind = s.drawn[0] & KIND
    s.gear_discard.append(kind)
    s.drawn = []
    if s.listen:
        s.note(DECLINED, seat, kind)


def refuse_discard(s: TornarisState, seat: int, action: int) -> Refusal | None:
    """Return why an equipment cannot be discarded: it is not there, there is room, or room would be of no use."""
    rules = s.rules
    if not rules.discard_base <= action < rules.play_base:
        return None
    useless = full(s, seat) and held(s.gear[seat], action - rules.discard_base)
    return Refusal("TR-062", "useless" if useless else "discard")


def refuse_price(s: TornarisState, seat: int, price: int) -> Refusal:
    """Return why an equipment that is for sale cannot be bought: not enough gold, or no room."""
    if s.gold[seat] < price:
        return Refusal("TR-030", "gold", gold=s.gold[seat], price=price)
    return Refusal("TR-062")
