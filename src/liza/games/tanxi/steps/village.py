"""Interacting with the residents: what is wanted, the payment card by card, and what is still to be chosen."""

from __future__ import annotations

from typing import Final, final

from liza.games.tanxi import events, verbs
from liza.games.tanxi.mechanics.payment import coins_of, may_pay, price_for, worth
from liza.games.tanxi.mechanics.primitives import from_hand, gain_orb, offer, take_secretly
from liza.games.tanxi.state import TanxiState, different, find
from liza.games.tanxi.steps.asking import HandCard
from liza.games.tanxi.steps.gems import GEM_ACTIONS, TurnMoment
from liza.games.tanxi.vocabulary import ABSENT, ORBS, SEATS, WHY_VILLAGE
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOn, Choices, Never, Offers, OneOf, SeatMoment
from liza.kernel.core.step import NO_ACTORS
from liza.parts import sets
from liza.parts.cards import shown

_DEAREST: Final = 99
TOO_DEAR: Final = tuple([Refusal("TX-181", price=price) for price in range(_DEAREST + 1)])
RESIDENT_BLOCKED: Final = Refusal("TX-179")
NO_USE: Final = Refusal("TX-A74")
VISIT_THE_MERCHANT: Final = Refusal("TX-190", "visit")
NOTHING_TO_PAY: Final = Refusal("TX-181", "visit")
NOTHING_FOR_A_GEM: Final = Refusal("TX-181", "gem")
NOT_SOLD: Final = Refusal("TX-190", "there")
NOT_IN_HAND: Final = Refusal("TX-A65")
NO_HAND_TO_SEE: Final = Refusal("TX-A75")
NOT_IN_THAT_HAND: Final = Refusal("TX-186", "there")
ORB_HELD: Final = Refusal("TX-A53")


def no_service(s: TanxiState, seat: int, number: int, coins: int) -> Refusal | None:
    """Return why a service cannot be had for some coins, energy and place aside; None if it can."""
    service = s.content.services[number]
    if service.resident == s.marker:
        return RESIDENT_BLOCKED  # TX-179, TX-180
    offered = service.offer
    if not s.idle_visits and offered.idle is not None and offered.idle(s, seat):
        return NO_USE  # TX-A74
    why = None if offered.why_not is None else offered.why_not(s, seat)
    if why is not None:
        return why
    return _too_dear(s, seat, service.price if offered.cheapest is None else offered.cheapest(s), coins)


def _too_dear(s: TanxiState, seat: int, price: int, coins: int) -> Refusal | None:
    """Return that coins are lacking for a price (TX-181); no coin is given back (TX-182)."""
    wanted = price_for(s, seat, price)
    return None if coins >= wanted else TOO_DEAR[wanted]


def services(s: TanxiState, seat: int) -> list[int]:
    """Return the services that can be had; none is free."""
    coins = worth(s, seat)
    if not coins:
        return []
    return [number for number in range(len(s.content.services)) if no_service(s, seat, number, coins) is None]


def visit(s: TanxiState, seat: int, number: int) -> None:
    """Begin an interaction: one thing of one resident, and always paid for (TX-192, TX-A70)."""
    s.turn.visits += 1
    events.served(s, seat=seat, service=number)
    service = s.content.services[number]
    if service.offer.cheapest is not None:
        s.next(Buy(seat, number))
    else:
        s.next(Pay(seat, number, ABSENT, price_for(s, seat, service.price), _DEAREST))


def readable(s: TanxiState, seat: int) -> list[int]:
    """Return the other characters on the island that hold cards (TX-A75)."""
    return [other for other in s.on_island() if other != seat and s.explorers[other].hand]


@final
class SendFor(ActOn[TanxiState, "Courier"]):
    """Interact from any square, without energy."""

    def offer(self, s: TanxiState, at: Courier, seat: int, found: Offers) -> None:
        found.add_each(self.verb, services(s, seat))

    def why_not(self, s: TanxiState, at: Courier, seat: int, number: int) -> Refusal | None:
        return no_service(s, seat, number, worth(s, seat))

    def do(self, s: TanxiState, at: Courier, seat: int, number: int) -> None:
        s.done()
        visit(s, seat, number)


class Courier(TurnMoment):
    """An interaction from any square (Correo)."""

    choices = Choices(SendFor(verbs.VISIT), *GEM_ACTIONS)

    def stands(self, s: TanxiState) -> bool:
        return len(services(s, self.seat)) > 0


# Buying and paying.


@final
class BuyCard(ActOn[TanxiState, "Buy"]):
    """Choose one of the Merchant's cards that can be paid for; it costs its coins (TX-190, TX-A77)."""

    def offer(self, s: TanxiState, at: Buy, seat: int, found: Offers) -> None:
        coins = worth(s, seat)
        for number in different(s.merchant):
            if _too_dear(s, seat, coins_of(s, number), coins) is None:
                found.add(self.verb, number)

    def why_not(self, s: TanxiState, at: Buy, seat: int, number: int) -> Refusal | None:
        if find(s.merchant, number) == ABSENT:
            return NOT_SOLD  # TX-190
        return _too_dear(s, seat, coins_of(s, number), worth(s, seat))  # TX-181

    def do(self, s: TanxiState, at: Buy, seat: int, number: int) -> None:
        s.done()
        s.next(Pay(seat, at.service, number, price_for(s, seat, coins_of(s, number)), _DEAREST))


@final
class BuyThere(Never[TanxiState, SeatMoment[TanxiState]]):
    """The Merchant's cards are bought in the village; all can see which she has (TX-190, TX-191)."""

    def refusal(self, s: TanxiState, at: SeatMoment[TanxiState], seat: int, one: int, other: int) -> Refusal | None:
        """Return that she does not have the card, or where it is bought."""
        return NOT_SOLD if find(s.merchant, one) == ABSENT else VISIT_THE_MERCHANT


@final
class PayLater(Never[TanxiState, SeatMoment[TanxiState]]):
    """A card pays once there is a price; a gem card also pays for abilities and favours (TX-181, TX-067)."""

    def refusal(self, s: TanxiState, at: SeatMoment[TanxiState], seat: int, one: int, other: int) -> Refusal | None:
        """Return what each is good for."""
        return NOTHING_FOR_A_GEM if one >= s.content.first_gem else NOTHING_TO_PAY


class Buy(TurnMoment):
    """Which of the Merchant's cards? It is chosen before the payment, so none just paid can be (TX-A72)."""

    __slots__ = ("service",)

    choices = Choices(BuyCard(verbs.BUY), *GEM_ACTIONS)

    def __init__(self, seat: int, service: int) -> None:
        super().__init__(seat, service)
        self.service: Final = service

    def stands(self, s: TanxiState) -> bool:
        """Whether the Merchant is still free and sells a card that can be paid for."""
        return no_service(s, self.seat, self.service, worth(s, self.seat)) is None


@final
class PayCard(HandCard["Pay"]):
    """Pay one card: it joins the Merchant's (TX-183); only hand cards pay (TX-A65)."""

    def against(self, s: TanxiState, at: Pay, seat: int, number: int) -> Refusal | None:
        if may_pay(s, seat, number, at.price, at.last):
            return None
        return Refusal("TX-A71", "dearer" if coins_of(s, number) > at.last else "short", price=at.price)

    def do(self, s: TanxiState, at: Pay, seat: int, number: int) -> None:
        s.done()
        from_hand(s, seat, number)
        offer(s, number)
        events.paid(s, seat=seat, card=number)
        coins = coins_of(s, number)
        if coins < at.price:
            s.next(Pay(seat, at.service, at.card, at.price - coins, coins))
            return
        service = s.content.services[at.service]
        s.marker = service.resident  # TX-178
        events.marked(s, resident=s.marker)
        service.offer.do(s, seat, service.offer, at.card)


class Pay(TurnMoment):
    """Pay card by card in any order, until the price is reached (TX-A71)."""

    __slots__ = ("card", "last", "price", "service")

    choices = Choices(PayCard(verbs.PAY, NOT_IN_HAND), *GEM_ACTIONS)

    def __init__(self, seat: int, service: int, card: int, price: int, last: int) -> None:
        super().__init__(seat, service, card, price, last)
        self.service: Final = service
        self.card: Final = card
        """The Merchant's card that is bought, or ABSENT."""
        self.price: Final = price
        """What is still to be paid."""
        self.last: Final = last
        """The coins of the card paid before; more than any card is worth before the first."""

    def interruptible(self, s: TanxiState) -> bool:
        """Whether a gem action may come first: not in the middle of a payment (TX-A39)."""
        return s.gems_anytime and self.last == _DEAREST

    def stands(self, s: TanxiState) -> bool:
        """Whether what was to be paid for can still be had and paid."""
        coins = worth(s, self.seat)
        if coins < self.price or no_service(s, self.seat, self.service, coins) is not None:
            return False
        return self.card == ABSENT or find(s.merchant, self.card) != ABSENT


# What the Bruja asks.


@final
class SeeHand(OneOf[TanxiState, "WitchTarget"]):
    """Look at a hand: only the one who paid sees it (TX-221)."""

    def among(self, s: TanxiState, at: WitchTarget, seat: int) -> list[int]:
        return readable(s, seat)

    def do(self, s: TanxiState, at: WitchTarget, seat: int, other: int) -> None:
        s.done()
        victim = s.explorers[other]
        victim.hand = [shown(card, seat) for card in victim.hand]
        events.looked(s, seat=seat, target_seat=other)
        s.next(WitchCard(seat, other))


class WitchTarget(TurnMoment):
    """Whose hand does the Bruja show? (TX-186)."""

    choices = Choices(SeeHand(verbs.AIM, NO_HAND_TO_SEE), *GEM_ACTIONS)

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless no player with cards is left meanwhile."""
        return self.asked if readable(s, self.seat) else NO_ACTORS


@final
class TakeFromHand(OneOf[TanxiState, "WitchCard"]):
    """Take a card of the hand that was shown."""

    def among(self, s: TanxiState, at: WitchCard, seat: int) -> list[int]:
        return sorted(different(s.explorers[at.other].hand))

    def do(self, s: TanxiState, at: WitchCard, seat: int, number: int) -> None:
        s.done()
        take_secretly(s, seat, at.other, find(s.explorers[at.other].hand, number), WHY_VILLAGE)


class WitchCard(TurnMoment):
    """Which of its cards? (TX-186)."""

    __slots__ = ("other",)

    choices = Choices(TakeFromHand(verbs.TAKE, NOT_IN_THAT_HAND), *GEM_ACTIONS)

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat, other)
        self.other: Final = other

    def stands(self, s: TanxiState) -> bool:
        return self.other in readable(s, self.seat)


@final
class TakeOrb(OneOf[TanxiState, "WitchOrb"]):
    """Take an orb of a kind that the character does not hold."""

    def among(self, s: TanxiState, at: WitchOrb, seat: int) -> list[int]:
        return [orb for orb in range(len(ORBS)) if not s.explorers[seat].has_orb(orb)]

    def do(self, s: TanxiState, at: WitchOrb, seat: int, orb: int) -> None:
        s.done()
        gain_orb(s, seat, orb, WHY_VILLAGE)


class WitchOrb(TurnMoment):
    """Which orb? (TX-187)."""

    choices = Choices(TakeOrb(verbs.ORB, ORB_HELD), *GEM_ACTIONS)

    def stands(self, s: TanxiState) -> bool:
        """Whether there is a kind that the character does not hold (TX-155)."""
        return sets.COUNT[s.explorers[self.seat].orbs] < len(ORBS)


WITCH_TARGETS: Final = tuple([WitchTarget(seat) for seat in SEATS])
WITCH_ORBS: Final = tuple([WitchOrb(seat) for seat in SEATS])
