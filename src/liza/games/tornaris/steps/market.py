"""Day of market: every player may sell one equipment for its full price."""

from __future__ import annotations

from typing import Final, final

from liza.games.tornaris import verbs
from liza.games.tornaris.mechanics.primitives import sell
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.asking import BESIDES, GO_ON, OwnGear, Window
from liza.games.tornaris.vocabulary import SEATS
from liza.kernel.core.choice import Choices
from liza.kernel.core.step import NO_ACTORS


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


MARKETS: Final = [Market(seat) for seat in SEATS]
