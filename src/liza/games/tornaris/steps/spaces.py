"""Step 4: the spaces, player by player in turn order; the Mazmorra comes last (TR-024, TR-A26)."""

from __future__ import annotations

from typing import Final, final

from liza.games.tornaris import events, verbs
from liza.games.tornaris.mechanics.primitives import buy_from_row, draw_event, gain, recover
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.asking import BESIDES, DISCARD, GO_ON, SHOWN, Numbered
from liza.games.tornaris.steps.before import BEFORE_SPACES, Purchase, room_would_help
from liza.games.tornaris.steps.duel import conquer, duel
from liza.games.tornaris.steps.dungeon import DUNGEON_TURN
from liza.games.tornaris.vocabulary import (
    ABSENT,
    DUNGEON,
    FOR_RING,
    FOR_TOWER,
    HALF_OF,
    MOST_SEATS,
    NIGHT,
    NO_SEAT,
    REST,
    RING,
    SEATS,
    SHOP,
    TOWER,
    WORK,
)
from liza.kernel.core.choice import Choices
from liza.kernel.core.step import SeatStep, Step
from liza.parts import table

WAGES: Final = 5
"""TR-044."""
RING_ALONE_PAY: Final = 3
"""TR-047."""
ANY: Final = "any"
"""By agreement, a visitor of the shop buys as many cards as there are (TR-A27)."""


class Resolve(Step[TornarisState]):
    """One place of the turn order after another; the Mazmorra comes last (TR-024)."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def args(self) -> tuple[int, ...]:
        return (self.at,)

    def run(self, s: TornarisState) -> None:
        if self.at == s.seats:
            s.next(DUNGEON_TURN)
            return
        seat = table.clockwise(s.seats, s.first)[self.at]
        s.next(RESOLVES[self.at + 1])
        if not s.has_left(seat):
            s.agenda += [ENTERS[seat], BEFORE_SPACES[seat]]


class Enter(SeatStep[TornarisState]):
    """A player's own space happens, whatever the half of the turn (TR-A24, TR-A100)."""

    def run(self, s: TornarisState) -> None:
        seat = self.seat
        player = s.players[seat]
        place = player.place
        if place == DUNGEON or player.acted:
            return
        if place == SHOP:
            _enter_shop(s, seat)
        elif place == TOWER:
            _enter_tower(s, seat)
        elif place == RING:
            _enter_ring(s, seat)
        elif place == REST:
            events.rested(s, seat=seat)
            half = s.today.name == "half_rest"  # all mana, on some nights less (TR-043, TR-052)
            recover(s, seat, (player.most + 1) // 2 if half else player.most)
        elif place == WORK:
            events.worked(s, seat=seat)
            gain(s, seat, s.today.given("work_pay", WAGES))  # TR-044
        else:
            draw_event(s, seat, HALF_OF[place])  # TR-042, TR-049


def stock(s: TornarisState) -> None:
    """Lay one equipment per player at the table in the shop, more on some days (TR-019, TR-031)."""
    for _ in range(s.seats + s.today.given("more_cards")):
        kind = s.gear.draw(s.source)
        if kind == ABSENT:
            return
        s.row.append(kind)
        events.stocked(s, equipment=kind, price=s.equipment[kind].price)


def _enter_shop(s: TornarisState, seat: int) -> None:
    """Let a player buy; at night the row is laid out on arrival (TR-A22)."""
    if s.half == NIGHT:
        stock(s)
    limit = s.options["shop_limit"]
    s.next(Shop(seat, len(s.row) if limit == ANY else int(limit)))


def _enter_tower(s: TornarisState, seat: int) -> None:
    """Take the tower, fight for it, or draw an event (TR-041, TR-A25)."""
    here = s.standing_at(TOWER)
    tower = s.tower
    if not tower.settled:
        if tower.owner == NO_SEAT:
            if len(here) == 1:
                conquer(s, seat)  # TR-036, TR-A39
            else:
                _fight(s, here[0], here[1], TOWER, FOR_TOWER)  # TR-035
            return
        challengers = [other for other in here if other != tower.owner]
        if tower.block == 0 and challengers:  # TR-038, TR-A34, TR-A35, TR-A38
            _fight(s, challengers[0], tower.owner, TOWER, FOR_TOWER)
            return
    draw_event(s, seat, HALF_OF[TOWER])  # TR-A36, TR-A37


def _enter_ring(s: TornarisState, seat: int) -> None:
    """Fight, be paid for coming alone, or draw an event."""
    here = s.standing_at(RING)
    if seat != here[0]:  # the first two have fought when the third comes up
        draw_event(s, seat, HALF_OF[RING])  # TR-048, TR-A25
    elif len(here) == 1:
        events.ring_alone(s, seat=seat)
        gain(s, seat, RING_ALONE_PAY)  # TR-047
    else:
        _fight(s, here[0], here[1], RING, FOR_RING)  # TR-045


def _fight(s: TornarisState, one: int, other: int, place: int, cause: int) -> None:
    """Let two fight; those of them who stand there have no action left afterwards (TR-A26, TR-A40)."""
    for seat in (one, other):
        if s.players[seat].place == place:
            s.players[seat].acted = True
    duel(s, one, other, cause)


@final
class Buy(Purchase["Shop"]):
    """Buy in the shop, in turn order (TR-030)."""

    def do(self, s: TornarisState, at: Shop, seat: int, kind: int) -> None:
        s.done()
        buy_from_row(s, seat, kind)
        if at.number > 1:
            s.next(Shop(seat, at.number - 1))


class Shop(Numbered):
    """A player in the shop buys, as often as agreed (TR-030, TR-A27)."""

    choices = Choices(GO_ON, Buy(verbs.BUY), DISCARD, *BESIDES, SHOWN)

    def wants_room(self, s: TornarisState) -> bool:
        return room_would_help(s, self.seat)


RESOLVES: Final = [Resolve(at) for at in range(MOST_SEATS + 1)]
ENTERS: Final = [Enter(seat) for seat in SEATS]
