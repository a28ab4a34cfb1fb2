"""Whole games as their viewers are told them, and a page that shows every position of one as fast as it can."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from playwright.sync_api import Page, Route

import liza
from liza.bots import Seat, bot
from liza.kernel.base.source import seeded
from liza.match.log import Entry
from liza.match.match import Match
from liza.match.table import Table
from liza.server.base.tokens import new_token
from liza.server.protocol import wire
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.tables import viewer_messages
from liza.server.tables.table_plan import planned

Chooser = Callable[[Match], tuple[int, int]]
_CLOCK: Final = Path(__file__).with_name("tape.js")
_PART: Final = 40
"""How many messages are told in one breath."""


class Cast(NamedTuple):
    """A game, which part of it is shown, and to whom."""

    game: str
    seats: int
    seed: int
    viewer: int | None
    """A seat, or None for a spectator."""
    first: int = 0
    """The position to begin with."""
    last: int | None = None
    phone: bool = False
    bot: str = "random"
    """Who chooses for all seats."""

    def __str__(self) -> str:
        seen = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        return f"{self.game}, {self.seats} seats, seed {self.seed}, {seen}{' on a phone' if self.phone else ''}"


def cast(game: str, number: int) -> Cast:
    """Return one of many games: two in three at the largest table, seen from all sides, on a desk and on a phone."""
    sizes = liza.game(game).seats
    seats = sizes[-1] if number % 3 else sizes[number // 3 % len(sizes)]
    viewers = [None, *range(seats)]
    return Cast(game, seats, number, viewers[number // 2 % len(viewers)], phone=number % 2 == 1)


def table_of(game: str, seats: int, seed: int) -> Table:
    """Return a table at which the game begins, with a person on every seat."""
    people = [SeatRequest(kind="person", name=f"Ana {seat + 1}") for seat in range(seats)]
    tokens = {seat: new_token() for seat in range(seats)}
    plan = planned(CreateTable(game=game, seats=people), tokens, new_token(), new_token(), 0)
    return Table(plan.setting("tape", seeded(seed).key))


def tape(of: Cast) -> Iterator[wire.FromServer]:
    """Yield everything that a viewer of a game is told from a position on, in the server's own messages.

    Where bots choose and several seats are asked at once, the viewer is the last to choose, as a person would be.
    """
    table = table_of(of.game, of.seats, of.seed)
    choose = _random(of.seed) if of.bot == "random" else _thinking(of)
    match = table.match
    assert match is not None
    while table.status == "running" and (of.last is None or table.n < of.last):
        if table.n == of.first:
            yield viewer_messages.state(table, of.viewer, "start")
        seat, action = choose(match)
        change = table.apply(Entry(table.n + 1, 0, "act", seat, table.game.notation(action)))
        if change.entry.n > of.first:
            yield from viewer_messages.about(table, change, of.viewer, 0)


def _random(seed: int) -> Chooser:
    chance = random.Random(seed)

    def choose(match: Match) -> tuple[int, int]:
        seat = chance.choice(match.actors)
        return seat, chance.choice(match.legal(seat))

    return choose


def _thinking(of: Cast) -> Chooser:
    source, player = seeded(of.seed), bot(of.bot)

    def choose(match: Match) -> tuple[int, int]:
        seat = next((seat for seat in match.actors if seat != of.viewer), match.actors[0])
        return seat, player.choose(Seat(match.state, seat, source), source)

    return choose


def open_table(page: Page, of: Cast) -> None:
    """Open such a table of the house in a page that will hear of it from a tape."""
    seats = [{"kind": "person", "name": f"Ana {seat + 1}"} for seat in range(of.seats)]
    made = page.request.post("/api/tables", data={"game": of.game, "seats": seats}).json()
    token = made["watch"] if of.viewer is None else made["keys"][of.viewer]["token"]
    page.add_init_script(path=_CLOCK)
    page.route("**/turning", _undecided)
    page.goto(f"/t/{made['table']['id']}#{token}")
    page.evaluate("([seat, table]) => begin(seat, table)", [of.viewer, made["table"]])


def _undecided(route: Route) -> None:
    """Answer what decided the game: the house has not heard of it."""
    route.fulfill(json={"steps": 0, "winner": None, "step": None, "seat": None, "choice": None, "single": True})


def show(page: Page, of: Cast, told: Iterable[wire.FromServer] | None = None) -> int:
    """Show every position of a game in a page and touch what can be touched; return how many there were."""
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("console", lambda said: faults.append(said.text) if said.type in {"error", "warning"} else None)
    open_table(page, of)
    told = iter(tape(of) if told is None else told)
    shown = 0
    while part := list(islice(told, _PART)):
        page.evaluate("messages => tell(messages)", [msgspec.json.encode(message).decode() for message in part])
        assert not faults, f"{of}, after position {of.first + shown}: {faults[0]}"
        page.evaluate("() => touch()")
        shown += sum(isinstance(message, wire.StateMessage | wire.Moved) for message in part)
        assert not faults, f"{of}, touched at position {of.first + shown}: {faults[0]}"
    return shown
