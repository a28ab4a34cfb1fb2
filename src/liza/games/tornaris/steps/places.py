"""Resolving the spaces, player by player in turn order (TR-024, TR-030 to TR-049, TR-A26, TR-D10 to TR-D14)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.words import HALF_REST, MORE_CARDS, WORK_PAY
from liza.games.tornaris.effects import draw_event
from liza.games.tornaris.hands import discard_gear, draw_gear
from liza.games.tornaris.purse import gain, recover
from liza.games.tornaris.state import TornarisState, half_of, round_the_table, standing_at
from liza.games.tornaris.steps.asking import SEATS, Window
from liza.games.tornaris.steps.before import BEFORE_SPACES, purchase, purchases, refuse_purchase
from liza.games.tornaris.steps.choices import refuse_discard
from liza.games.tornaris.steps.duel import conquer, duel
from liza.games.tornaris.steps.dungeon import DUNGEON_TURN
from liza.games.tornaris.vocabulary import (
    BUY,
    DONE,
    DUNGEON,
    FOR_RING,
    FOR_TOWER,
    MOST_SEATS,
    NIGHT,
    NOBODY,
    NOTHING,
    REST,
    RESTED,
    RING,
    RING_ALONE,
    SHOP,
    STOCKED,
    TOWER,
    WORK,
    WORKED,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import Step

WAGES: Final = 5
RING_ALONE_PAY: Final = 3
ANY: Final = "any"
"""By agreement, a visitor of the shop buys as many cards as there are (TR-A27)."""


class Resolve(Step[TornarisState]):
    """One place of the turn order after another; the Mazmorra comes last (TR-024)."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def args(self) -> tuple[int, ...]:
        """Return the place in the turn order."""
        return (self.at,)

    def run(self, s: TornarisState) -> None:
        """Let the player at this place decide and act, then go on."""
        if self.at == s.seats:
            s.agenda.append(DUNGEON_TURN)
            return
        seat = round_the_table(s)[self.at]
        s.agenda.append(RESOLVES[self.at + 1])
        if not s.departed >> seat & 1:
            s.agenda += [ENTERS[seat], BEFORE_SPACES[seat]]


class Enter(Step[TornarisState]):
    """A player's own space happens."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        """Return the seat."""
        return (self.seat,)

    def run(self, s: TornarisState) -> None:
        """Do what the space is for."""
        seat = self.seat
        place = s.places[seat]
        if place == DUNGEON or s.acted >> seat & 1:
            return
        if place == SHOP:
            _enter_shop(s, seat)
        elif place == TOWER:
            _enter_tower(s, seat)
        elif place == RING:
            _enter_ring(s, seat)
        elif place == REST:
            _rest(s, seat)
        elif place == WORK:
            _work(s, seat)
        else:
            draw_event(s, seat, half_of(place))


def stock(s: TornarisState) -> None:
    """Lay one equipment per player in the shop, more on some days (TR-019, TR-031)."""
    content = s.rules.content
    sky = content.sky[s.sky]
    for _ in range(s.seats + (sky.amount if sky.do == MORE_CARDS else 0)):
        kind = draw_gear(s)
        if kind == NOTHING:
            return
        s.row.append(kind)
        if s.listen:
            s.note(STOCKED, kind, content.price[kind])


def _enter_shop(s: TornarisState, seat: int) -> None:
    """Let a player buy; at night the row is laid out for whoever comes (TR-A22)."""
    if s.half == NIGHT:
        stock(s)
    limit = s.options["shop_limit"]
    s.agenda.append(Shop(seat, len(s.row) if limit == ANY else int(limit)))


def _enter_tower(s: TornarisState, seat: int) -> None:
    """Take the tower, fight for it, or draw an event (TR-034 to TR-041, TR-A34 to TR-A40)."""
    here = standing_at(s, TOWER)
    owner = s.owner
    if not s.tower_used:
        if owner == NOBODY:
            if len(here) == 1:
                conquer(s, seat)
            else:
                _fight(s, here[0], here[1], TOWER, FOR_TOWER)
            return
        challengers = [other for other in here if other != owner]
        if not s.block and challengers:
            _fight(s, challengers[0], owner, TOWER, FOR_TOWER)
            return
    draw_event(s, seat, half_of(TOWER))


def _enter_ring(s: TornarisState, seat: int) -> None:
    """Fight, be paid for coming alone, or draw an event (TR-045 to TR-048)."""
    here = standing_at(s, RING)
    if seat != here[0]:  # the first two have fought when the third comes up
        draw_event(s, seat, half_of(RING))
    elif len(here) == 1:
        if s.listen:
            s.note(RING_ALONE, seat)
        gain(s, seat, RING_ALONE_PAY)
    else:
        _fight(s, here[0], here[1], RING, FOR_RING)


def _fight(s: TornarisState, one: int, other: int, place: int, cause: int) -> None:
    """Let two fight; those of them who stand there have no action left afterwards (TR-A26)."""
    for seat in (one, other):
        if s.places[seat] == place:
            s.acted |= 1 << seat
    duel(s, one, other, cause)


def _rest(s: TornarisState, seat: int) -> None:
    """Recover all mana, or as much as half of the maximum (TR-043)."""
    if s.listen:
        s.note(RESTED, seat)
    most = s.most[seat]
    recover(s, seat, (most + 1) // 2 if s.rules.content.sky[s.sky].do == HALF_REST else most)


def _work(s: TornarisState, seat: int) -> None:
    """Earn gold (TR-044)."""
    if s.listen:
        s.note(WORKED, seat)
    sky = s.rules.content.sky[s.sky]
    gain(s, seat, sky.amount if sky.do == WORK_PAY else WAGES)


class Shop(Window):
    """A player in the shop buys, as often as agreed (TR-030, TR-A27)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        """Return the seat and how many cards it may still buy."""
        return (self.seat, self.left)

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return leaving, and what can be bought."""
        return [DONE, *purchases(s, seat, BUY)]

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be bought."""
        if BUY <= action < s.rules.raven_base:
            return refuse_purchase(s, seat, action - BUY)
        return refuse_discard(s, seat, action)

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Buy, make room, or leave."""
        if action >= s.rules.discard_base:
            discard_gear(s, seat, action - s.rules.discard_base)
            return
        s.agenda.pop()
        if action != DONE:
            purchase(s, seat, action - BUY)
            if self.left > 1:
                s.agenda.append(Shop(seat, self.left - 1))


RESOLVES: Final = [Resolve(at) for at in range(MOST_SEATS + 1)]
ENTERS: Final = [Enter(seat) for seat in SEATS]
