"""Interacting with the residents (TX-176 to TX-192, TX-A70 to TX-A77)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.words import SELL_CARD, SELL_GEMS, SELL_HALF, SELL_HAND, SELL_HEAL, SELL_ORB
from liza.games.tanxi.moves import from_hand, gain_gems, gain_orb, offer, pass_secretly, recover
from liza.games.tanxi.purse import payable, price_for, worth
from liza.games.tanxi.state import KIND, TanxiState, half_life, max_life
from liza.games.tanxi.steps.asking import named
from liza.games.tanxi.steps.gems import TurnAsk
from liza.games.tanxi.vocabulary import (
    AIM,
    BOUGHT,
    FREE_VISIT,
    LOOKED,
    MARKED,
    MOST_SEATS,
    NOTHING,
    ORBS,
    PAID,
    SERVED,
    SHEET,
    TAKE_ORB,
    TAVERN_MORE,
    TOOK,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY
from liza.parts.cards import shown

_DEAREST: Final = 99


def visit_cost(s: TanxiState, seat: int) -> int:
    """Return the energy that the next interaction costs (Capucha del ladrón)."""
    return 0 if s.sheet[seat * SHEET + FREE_VISIT] and s.visits == 0 else 1


def refuse_service(s: TanxiState, seat: int, service: int) -> Refusal | None:
    """Return why a service cannot be had, energy and place aside; None if it can."""
    content = s.rules.content
    if content.resident[service] == s.marker:
        return Refusal("TX-179")
    effect = content.services[service]
    if not s.idle_visits and _idle(s, seat, effect.do):
        return Refusal("TX-A74")
    if effect.do == SELL_HALF and s.life[seat] >= half_life(s, seat):
        return Refusal("TX-A73")
    if effect.do == SELL_ORB and s.orbs[seat * 2] and s.orbs[seat * 2 + 1]:
        return Refusal("TX-A53")
    if effect.do == SELL_CARD:
        if not s.merchant:
            return Refusal("TX-190", "empty")
        price = min([content.coins[card & KIND] for card in s.merchant])
    else:
        price = content.price[service]
    price = price_for(s, seat, price)
    return None if worth(s, seat) >= price else Refusal("TX-181", price=price)


def _idle(s: TanxiState, seat: int, service: int) -> bool:
    """Whether a service would do nothing but leave the marker there (TX-A74)."""
    if service == SELL_HEAL:
        return s.life[seat] >= max_life(s, seat)
    return service == SELL_HAND and not _readable(s, seat)


def services(s: TanxiState, seat: int) -> list[int]:
    """Return the services that can be had: unblocked and payable."""
    return [n for n in range(len(s.rules.content.services)) if refuse_service(s, seat, n) is None]


def visit(s: TanxiState, seat: int, service: int, cost: int) -> None:
    """Begin an interaction (TX-177, TX-192)."""
    s.spent += cost
    s.visits += 1
    if s.listen:
        s.note(SERVED, seat, service)
    if s.rules.content.services[service].do == SELL_CARD:
        s.agenda.append(Buy(seat, service))
    else:
        price = price_for(s, seat, s.rules.content.price[service])
        s.agenda.append(Pay(seat, service, NOTHING, price, _DEAREST))


def _readable(s: TanxiState, seat: int) -> list[int]:
    """Return the other characters on the island that hold cards (TX-A75)."""
    return [other for other in range(s.seats) if other != seat and s.at[other] >= 0 and s.hands[other]]


class Courier(TurnAsk):
    """An interaction from any square (Correo)."""

    __slots__ = ()

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the services."""
        return [s.rules.visit + service for service in services(s, seat)]

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a service cannot be had."""
        return refuse_service(s, seat, action - s.rules.visit) if s.rules.visit <= action < s.rules.move else None

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Interact, without energy."""
        s.agenda.pop()
        visit(s, seat, action - s.rules.visit, 0)


class Buy(TurnAsk):
    """Which of the Merchant's cards? (TX-190, TX-A72)."""

    __slots__ = ("service",)

    def __init__(self, seat: int, service: int) -> None:
        super().__init__(seat)
        self.service: Final = service

    def args(self) -> tuple[int, ...]:
        """Return the seat and the service."""
        return (self.seat, self.service)

    def stands(self, s: TanxiState) -> bool:
        """Whether the Merchant is still free and sells something that can be paid for."""
        return refuse_service(s, self.seat, self.service) is None

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the cards that can be paid for."""
        coins, purse = s.rules.content.coins, worth(s, seat)
        return named(s.rules.buy, [card for card in s.merchant if price_for(s, seat, coins[card & KIND]) <= purse])

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be bought."""
        if not s.rules.buy <= action < s.rules.pay:
            return None
        kind = action - s.rules.buy
        if all(card & KIND != kind for card in s.merchant):
            return Refusal("TX-190", "there")
        return Refusal("TX-181", price=price_for(s, seat, s.rules.content.coins[kind]))

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Go on to pay."""
        s.agenda.pop()
        kind = action - s.rules.buy
        price = price_for(s, seat, s.rules.content.coins[kind])
        s.agenda.append(Pay(seat, self.service, kind, price, _DEAREST))


class Pay(TurnAsk):
    """Pay card by card in any order, until the price is reached (TX-181, TX-A71)."""

    __slots__ = ("card", "last", "price", "service")

    def __init__(self, seat: int, service: int, card: int, price: int, last: int) -> None:
        super().__init__(seat)
        self.service: Final = service
        self.card: Final = card
        self.price: Final = price
        """What is still to be paid."""
        self.last: Final = last
        """The coins of the card paid before; more than any card is worth before the first."""

    def args(self) -> tuple[int, ...]:
        """Return the seat, the service, the card bought, the rest of the price and the last payment."""
        return (self.seat, self.service, self.card, self.price, self.last)

    def interruptible(self, s: TanxiState) -> bool:
        """Whether a gem action may come first: not in the middle of a payment."""
        return s.gems_anytime and self.last == _DEAREST

    def stands(self, s: TanxiState) -> bool:
        """Whether what was to be paid for can still be had and paid."""
        if refuse_service(s, self.seat, self.service) is not None or worth(s, self.seat) < self.price:
            return False
        return self.card == NOTHING or any(card & KIND == self.card for card in s.merchant)

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the cards that may be paid next."""
        return [s.rules.pay + kind for kind in payable(s, seat, self.price, self.last)]

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be paid."""
        if not s.rules.pay <= action < s.rules.discard:
            return None
        kind = action - s.rules.pay
        if all(card & KIND != kind for card in s.hands[seat]):
            return Refusal("TX-A65")
        dearer = s.rules.content.coins[kind] > self.last
        return Refusal("TX-A71", "dearer" if dearer else "short", price=self.price)

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Pay one card: it joins the Merchant's (TX-183)."""
        s.agenda.pop()
        kind = action - s.rules.pay
        from_hand(s, seat, kind)
        offer(s, kind)
        if s.listen:
            s.note(PAID, seat, kind)
        coins = s.rules.content.coins[kind]
        if coins < self.price:
            s.agenda.append(Pay(seat, self.service, self.card, self.price - coins, coins))
        else:
            self._serve(s)

    def _serve(self, s: TanxiState) -> None:
        """Receive what was paid for; the marker blocks the resident (TX-178)."""
        seat, content = self.seat, s.rules.content
        effect = content.services[self.service]
        s.marker = content.resident[self.service]
        if s.listen:
            s.note(MARKED, s.marker)
        more = s.sheet[seat * SHEET + TAVERN_MORE]
        if effect.do == SELL_HEAL:
            recover(s, seat, effect.amount + more)
        elif effect.do == SELL_HALF:
            recover(s, seat, half_life(s, seat) - s.life[seat] + more)
        elif effect.do == SELL_GEMS:
            gain_gems(s, seat, effect.amount)
        elif effect.do == SELL_HAND:
            if _readable(s, seat):
                s.agenda.append(WITCH_TARGETS[seat])
        elif effect.do == SELL_ORB:
            s.agenda.append(WITCH_ORBS[seat])
        else:
            s.hands[seat].append(s.merchant.pop([card & KIND for card in s.merchant].index(self.card)))
            if s.listen:
                s.note(BOUGHT, seat, self.card)


class WitchTarget(TurnAsk):
    """Whose hand does the Bruja show? (TX-186, TX-A75)."""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless nobody with cards is left meanwhile."""
        return self.asked if _readable(s, self.seat) else NOBODY

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the characters with cards."""
        return [AIM + other for other in _readable(s, seat)]

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a hand cannot be shown."""
        return Refusal("TX-A75") if AIM <= action < AIM + MOST_SEATS else None

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Look at it."""
        s.agenda.pop()
        other = action - AIM
        s.hands[other] = [shown(card, seat) for card in s.hands[other]]
        if s.listen:
            s.note(LOOKED, seat, other)
        s.agenda.append(WitchCard(seat, other))


class WitchCard(TurnAsk):
    """Which of its cards? (TX-186, TX-221)."""

    __slots__ = ("other",)

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other: Final = other

    def args(self) -> tuple[int, ...]:
        """Return the seat and whose hand it is."""
        return (self.seat, self.other)

    def stands(self, s: TanxiState) -> bool:
        """Whether that character is still there, with cards."""
        return self.other in _readable(s, self.seat)

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the cards of that hand."""
        return sorted(named(s.rules.take, s.hands[self.other]))

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be taken."""
        return Refusal("TX-186", "there") if s.rules.take <= action < s.rules.top else None

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Take it."""
        s.agenda.pop()
        kind = action - s.rules.take
        at = [card & KIND for card in s.hands[self.other]].index(kind)
        pass_secretly(s, self.other, seat, at)
        if s.listen:
            s.note_for(1 << seat | 1 << self.other, TOOK, seat, self.other, kind)


class WitchOrb(TurnAsk):
    """Which orb? (TX-187)."""

    __slots__ = ()

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the kinds that the character does not hold."""
        return [TAKE_ORB + orb for orb in range(len(ORBS)) if not s.orbs[seat * 2 + orb]]

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why an orb cannot be taken."""
        return Refusal("TX-A53") if TAKE_ORB <= action < TAKE_ORB + len(ORBS) else None

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Take it."""
        s.agenda.pop()
        gain_orb(s, seat, action - TAKE_ORB)


WITCH_TARGETS: Final = [WitchTarget(seat) for seat in range(MOST_SEATS)]
WITCH_ORBS: Final = [WitchOrb(seat) for seat in range(MOST_SEATS)]
