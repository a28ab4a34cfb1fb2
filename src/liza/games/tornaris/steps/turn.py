"""The frame of a turn: the day/night card, what is laid out, and the end (TR-018 to TR-025, TR-A107)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.arms import life
from liza.games.tornaris.content.words import MARKET, TOWER_PAY
from liza.games.tornaris.effects import apply_sky
from liza.games.tornaris.hands import draw, sell
from liza.games.tornaris.monsters import ALL_MONSTERS, next_monster
from liza.games.tornaris.purse import gain, grow
from liza.games.tornaris.state import UNDECIDED, TornarisState, turn_order
from liza.games.tornaris.steps.arrows import CHOOSE
from liza.games.tornaris.steps.asking import SEATS, Window, named
from liza.games.tornaris.steps.duel import CONQUERED
from liza.games.tornaris.steps.places import stock
from liza.games.tornaris.steps.tournament import TOURNAMENT
from liza.games.tornaris.vocabulary import (
    DAWNED,
    DAY,
    DONE,
    MONSTER_CAME,
    NOBODY,
    NOTHING,
    PER_CATEGORY,
    TOWER_PAID,
    TURN_BEGAN,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY as NO_SEAT
from liza.kernel.step import Step

TOWER_RENT: Final = 4


class Turn(Step[TornarisState]):
    """Step 1: the day/night card decides what kind of turn it is (TR-018)."""

    __slots__ = ()

    def run(self, s: TornarisState) -> None:
        """Turn up the card and apply it."""
        s.round += 1
        if s.sky != NOTHING:
            s.sky_discard.append(s.sky)
        s.sky = draw(s, s.sky_deck, s.sky_discard)
        content = s.rules.content
        s.half = content.sky_half[s.sky]
        if s.listen:
            s.note(TURN_BEGAN, s.round, s.first)
            s.note(DAWNED, s.half, s.sky)
        part = content.sky[s.sky]
        s.agenda += [TURN_END, CHOOSE, LAY_OUT]
        if part.do == MARKET:
            s.agenda += [_MARKETS[seat] for seat in reversed(turn_order(s))]
        else:
            apply_sky(s, part)


class Market(Window):
    """Everybody with equipment may sell one at its full price (TR-D02)."""

    __slots__ = ()

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the seat, if it has anything to sell."""
        return self.asked if s.gear[self.seat] else NO_SEAT

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return keeping everything, and what could be sold."""
        return [DONE, *named(s.rules.market_base, s.gear[seat])]

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why something cannot be sold."""
        return Refusal("TR-061", "held") if action >= s.rules.market_base else None

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Sell, or move on."""
        s.agenda.pop()
        if action != DONE:
            kind = action - s.rules.market_base
            sell(s, seat, kind, s.rules.content.price[kind])


class LayOut(Step[TornarisState]):
    """Step 2, by day only: the shop's row and the active monster (TR-019, TR-020)."""

    __slots__ = ()

    def run(self, s: TornarisState) -> None:
        """Lay both out; a new category brings mana to all (TR-055, TR-A17)."""
        if s.half != DAY:
            return
        stock(s)
        if s.met and s.met % PER_CATEGORY == 0:
            for seat in turn_order(s):
                grow(s, seat, 1)
        s.monster = next_monster(s)
        if s.listen:
            s.note(MONSTER_CAME, s.monster, s.rules.content.category[s.monster], life(s))


class TurnEnd(Step[TornarisState]):
    """Rent, leftovers, the block of the tower, the token; then the next turn or the tournament (TR-025, TR-A107)."""

    __slots__ = ()

    def run(self, s: TornarisState) -> None:
        """Close the turn in its fixed order."""
        sky = s.rules.content.sky[s.sky]
        if s.owner != NOBODY:
            rent = sky.amount if sky.do == TOWER_PAY else TOWER_RENT
            if s.listen:
                s.note(TOWER_PAID, s.owner, rent)
            gain(s, s.owner, rent)
        s.gear_discard += s.row
        s.row = []
        if s.block and s.tower_used != CONQUERED:
            s.block -= 1
        s.tower_used = s.acted = s.challenged = 0
        s.arrows = [UNDECIDED] * s.seats
        s.places = [NOTHING] * s.seats
        s.first = _next_holder(s)
        s.agenda.append(TOURNAMENT if s.met == ALL_MONSTERS else TURN)


def _next_holder(s: TornarisState) -> int:
    """Return who gets the turn token: the next one to the right who has not left (TR-025, TR-A94)."""
    seat = (s.first + 1) % s.seats
    while s.departed >> seat & 1:
        seat = (seat + 1) % s.seats
    return seat


TURN: Final = Turn()
LAY_OUT: Final = LayOut()
TURN_END: Final = TurnEnd()
_MARKETS: Final = [Market(seat) for seat in SEATS]
