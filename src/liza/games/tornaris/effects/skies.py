"""What day/night cards do in their turn (TR-A13, TR-A99)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.words import COUNT, SMALL, SkyWord
from liza.games.tornaris.mechanics.primitives import gain, lose, recover
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.market import MARKETS
from liza.kernel.core.card_words import Bounds, Family
from liza.kernel.core.spec import Clause


def _more_or_less(sky: SkyWord) -> Clause:
    """Return the sentence of a factor that is higher, or lower."""
    if sky.amount < 0:
        return "clause-sky-factor-less", {"amount": -sky.amount}
    return "clause-sky-factor", {"amount": sky.amount}


def _who_have(s: TornarisState, gold: int) -> list[int]:
    """Return the players who have exactly so much gold: all who tie are meant (TR-A106)."""
    return [seat for seat in s.turn_order if s.players[seat].gold == gold]


SKIES: Final = Family(SkyWord)

SKIES.row("plain")
SKIES.row("price", amount=SMALL)  # shop prices are lower
SKIES.row("more_cards", amount=COUNT)  # more cards lie in the shop
SKIES.row("bounty", amount=SMALL)  # more gold for each winner in the dungeon
SKIES.row("factor", amount=Bounds(-3, 3), says=_more_or_less)  # the monster's factor is higher, or lower


@SKIES.does("tax", "dawn", amount=SMALL, over=Bounds(1, 99))
def tax(s: TornarisState, sky: SkyWord) -> None:
    """Who has so much gold loses some."""
    for seat in s.turn_order:
        if s.players[seat].gold >= sky.over:
            lose(s, seat, sky.amount)


@SKIES.does("alms", "dawn", amount=COUNT)
def alms(s: TornarisState, sky: SkyWord) -> None:
    """Who has least gold gains some."""
    for seat in _who_have(s, min([s.players[seat].gold for seat in s.turn_order])):
        gain(s, seat, sky.amount)


@SKIES.does("wind", "dawn", amount=SMALL)
def wind(s: TornarisState, sky: SkyWord) -> None:
    """Every player recovers mana."""
    for seat in s.turn_order:
        recover(s, seat, sky.amount)


SKIES.row("tower_pay", amount=SMALL)  # the tower pays another sum
SKIES.row("ring_pay", amount=SMALL)  # the winner in the Ring gains more
SKIES.row("work_pay", amount=SMALL)  # working brings another sum
SKIES.row("half_rest")  # resting recovers only half of the maximum, rounded up


@SKIES.does("thieves", "dawn", amount=COUNT)
def thieves(s: TornarisState, sky: SkyWord) -> None:
    """Who has most gold loses some."""
    for seat in _who_have(s, max([s.players[seat].gold for seat in s.turn_order])):
        lose(s, seat, sky.amount)


@SKIES.does("market", "dawn")
def market(s: TornarisState, sky: SkyWord) -> None:
    """Every player may sell one equipment for its full price."""
    s.agenda += [MARKETS[seat] for seat in reversed(s.turn_order)]
