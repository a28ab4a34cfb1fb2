"""What day/night cards do in their turn (TR-A13, TR-A99)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, final

from liza.games.tornaris import verbs
from liza.games.tornaris.content.words import FEW, SMALL, SOME, Bounds, PlainSky, SkyWord
from liza.games.tornaris.mechanics.primitives import gain, lose, recover, sell
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.asking import BESIDES, GO_ON, OwnGear, Window
from liza.games.tornaris.vocabulary import SEATS
from liza.kernel.core.choice import Choices
from liza.kernel.core.spec import Clause
from liza.kernel.core.step import NO_ACTORS

_Change = Callable[[TornarisState, int, int], Any]


def _each(s: TornarisState, gold: int, amount: int, change: _Change) -> None:
    """Let every player who has exactly so much gold gain or lose some: all who tie are meant (TR-A106)."""
    for seat in [seat for seat in s.turn_order if s.players[seat].gold == gold]:
        change(s, seat, amount)


class Price(SkyWord[TornarisState]):
    """Shop prices are lower."""

    WORD = "price"
    FIELDS = SOME

    def price_cut(self) -> int:
        return self.amount


class MoreCards(SkyWord[TornarisState]):
    """More cards lie in the shop."""

    WORD = "more_cards"
    FIELDS = FEW

    def more_cards(self) -> int:
        return self.amount


class Bounty(SkyWord[TornarisState]):
    """More gold for each winner in the dungeon."""

    WORD = "bounty"
    FIELDS = SOME

    def bounty(self) -> int:
        return self.amount


class Factor(SkyWord[TornarisState]):
    """The monster's factor is higher, or lower."""

    WORD = "factor"
    FIELDS: ClassVar[Bounds] = {"amount": (-3, 3)}

    def factor(self, printed: int) -> int:
        return printed + self.amount

    def clause(self) -> Clause:
        return super().clause() if self.amount >= 0 else ("clause-sky-factor-less", {"amount": -self.amount})


class Tax(SkyWord[TornarisState]):
    """Who has so much gold loses some."""

    WORD = "tax"
    FIELDS: ClassVar[Bounds] = {"amount": SMALL, "over": (1, 99)}

    def dawn(self, s: TornarisState) -> None:
        for seat in s.turn_order:
            if s.players[seat].gold >= self.over:
                lose(s, seat, self.amount)


class Alms(SkyWord[TornarisState]):
    """Who has least gold gains some."""

    WORD = "alms"
    FIELDS = FEW

    def dawn(self, s: TornarisState) -> None:
        _each(s, min([s.players[seat].gold for seat in s.turn_order]), self.amount, gain)


class Wind(SkyWord[TornarisState]):
    """Every player recovers mana."""

    WORD = "wind"
    FIELDS = SOME

    def dawn(self, s: TornarisState) -> None:
        for seat in s.turn_order:
            recover(s, seat, self.amount)


class TowerPay(SkyWord[TornarisState]):
    """The tower pays another sum."""

    WORD = "tower_pay"
    FIELDS = SOME

    def rent(self, usual: int) -> int:
        return self.amount


class RingPay(SkyWord[TornarisState]):
    """The winner in the Ring gains more."""

    WORD = "ring_pay"
    FIELDS = SOME

    def ring_prize(self, usual: int) -> int:
        return usual + self.amount


class WorkPay(SkyWord[TornarisState]):
    """Working brings another sum."""

    WORD = "work_pay"
    FIELDS = SOME

    def wages(self, usual: int) -> int:
        return self.amount


class HalfRest(SkyWord[TornarisState]):
    """Resting recovers only half of the maximum, rounded up."""

    WORD = "half_rest"

    def rest(self, most: int) -> int:
        return (most + 1) // 2


class Thieves(SkyWord[TornarisState]):
    """Who has most gold loses some."""

    WORD = "thieves"
    FIELDS = FEW

    def dawn(self, s: TornarisState) -> None:
        _each(s, max([s.players[seat].gold for seat in s.turn_order]), self.amount, lose)


class MarketDay(SkyWord[TornarisState]):
    """Every player may sell one equipment for its full price."""

    WORD = "market"

    def dawn(self, s: TornarisState) -> None:
        s.agenda += [_MARKETS[seat] for seat in reversed(s.turn_order)]


@final
class SellAtMarket(OwnGear["Market"]):
    """Sell an equipment for its printed price."""

    def do(self, s: TornarisState, at: Market, seat: int, kind: int) -> None:
        s.done()
        sell(s, seat, kind, s.equipment[kind].price)


class Market(Window):
    """Every player with equipment may sell one at its full price."""

    choices = Choices(GO_ON, SellAtMarket(verbs.MARKET), *BESIDES)

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        return self.asked if s.players[self.seat].gear else NO_ACTORS


_MARKETS: Final = [Market(seat) for seat in SEATS]
SKIES: Final[tuple[type[SkyWord[TornarisState]], ...]] = (
    PlainSky, Price, MoreCards, Bounty, Factor, Tax, Alms, Wind, TowerPay, RingPay, WorkPay, HalfRest, Thieves,
    MarketDay,
)  # fmt: skip
