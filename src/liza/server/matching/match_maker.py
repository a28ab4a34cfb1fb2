"""Seats those who play now: looks every few seconds who waits, keeps who sits down together, opens their tables.

One process at a time does this, by a lease. A party is kept with the plan of its table before that is opened, and
opening a table twice opens it once: so a process that is killed at any moment leaves nothing behind that the next one
does not finish, and two that both believe to have the lease seat nobody twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from liza.games import games
from liza.kernel.base.errors import LizaError
from liza.matching import PATIENCE, Pace, Party, PlayWish, matched
from liza.people.play_wishes import (
    StoredWish,
    forget_wishes,
    keep_party,
    note_opened,
    unopened,
    waiting_wishes,
)
from liza.people.seats import HeldSeat
from liza.server.base.tokens import following, hashed, new_id, new_token
from liza.server.packs.pack_cache import bound_game
from liza.server.protocol.clocks import Clock, Days, Fischer
from liza.server.protocol.company.wish_bodies import GameWaiting, StateWish, WishPace, WishRated
from liza.server.protocol.limits import PerAddress
from liza.server.protocol.problems import Denied
from liza.server.tables.hub import Hub
from liza.server.tables.sweeping import make_room
from liza.server.tables.table_plan import SeatPlan, TablePlan, told_apart
from liza.store import FAULTS
from liza.store.civil.marks import blocked_pairs
from liza.store.operators import pulse
from liza.store.results.daily_plays import daily_secret
from liza.store.results.rated import claim_lease, end_lease, ratings_in

_LOG: Final = logging.getLogger("liza.server")
_EVERY: Final = 2.0
"""Seconds between two looks at who waits."""
_LEASE: Final = 20_000
_NAME: Final = "play-now"
_SWEEP_EVERY: Final = 60_000
_STATED_A_SECOND: Final = 1 / 20
_STATED_AT_ONCE: Final = 120
_FRESH: Final = 1_000
"""Milliseconds for which all are told the same counts."""
HERE: Final = 30_000
"""Milliseconds after its page asked last until which a live wish counts."""
_DAY: Final = 24 * 3_600_000
SLOW_WAITS: Final = 7 * _DAY
_FOUND_FOR: Final = {"live": _DAY // 24, "slow": SLOW_WAITS}
"""How long it is told that a table was found."""
_CLOCKS: Final[dict[Pace, Clock]] = {"live": Fischer(900, 15), "slow": Days(2)}
_LEVEL: Final = "shrewd"
_PACES: Final[dict[WishPace, frozenset[Pace]]] = {
    "live": frozenset({"live"}), "slow": frozenset({"slow"}), "either": frozenset({"live", "slow"}),
}  # fmt: skip
_RATED: Final[dict[WishRated, frozenset[bool]]] = {
    "rated": frozenset({True}), "casual": frozenset({False}), "either": frozenset({False, True}),
}  # fmt: skip


class MatchMaker:
    """Knows who waits, and finds tables for them."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.stated: Final = PerAddress(_STATED_A_SECOND if hub.config.requests else 0.0, _STATED_AT_ONCE)
        """Wishes that an address may state: so no crowd that never comes is seated with all others."""
        self._secret = ""
        self._swept = 0
        self._counted = 0
        self._counts: tuple[list[GameWaiting], int, int] = [], 0, 0
        self._counting: Final = asyncio.Lock()

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            await asyncio.sleep(_EVERY)
            try:
                await self.look()
            except FAULTS as fault:
                _LOG.warning("nobody could be seated", extra={"fault": type(fault).__name__})
            except Exception:  # noqa: BLE001 - one wish that makes trouble must not end the work for all
                _LOG.exception("seating those who play now made trouble")

    async def look(self) -> None:
        """Seat those who can be seated, unless another process is at it."""
        store, now = self.hub.store, self.hub.repository.clock()
        if now - self._swept >= _SWEEP_EVERY:
            self._swept = now
            await forget_wishes(store, now)
        for table, plan in (await unopened(store)).items():
            await self.open(table, plan)
        if not await waiting_wishes(store, now, most=1) or not await claim_lease(store, _NAME, now, now + _LEASE):
            return
        try:
            await self._seat_all(now)
        finally:
            await end_lease(store, _NAME)

    async def _seat_all(self, now: int) -> None:
        rows = {row.person: row for row in await waiting_wishes(self.hub.store, now)}
        wishes = await self._wishes(list(rows.values()), now)
        sizes = {game.id: tuple(game.seats) for game in games()}
        blocked = await blocked_pairs(self.hub.store, list(rows)) if len(rows) > 1 else set()
        for party in await asyncio.to_thread(matched, wishes, now, sizes, blocked):
            await self._seat(party, [rows[person] for person in party.persons], now)

    async def _wishes(self, rows: Sequence[StoredWish], now: int) -> list[PlayWish]:
        """Return wishes with the strengths of their persons, those left out whose page is gone."""
        stated = {row.person: wish for row in rows if (wish := stated_wish(row)) is not None}
        strengths: dict[str, dict[str, float]] = {person: {} for person in stated}
        for game in sorted({game for wish in stated.values() for game in wish.games}) if len(rows) > 1 else ():
            for person, rating in (await ratings_in(self.hub.store, game, list(stated))).items():
                strengths[person][game] = rating.mean
        found = []
        for row in rows:
            if (wish := stated.get(row.person)) is None:
                continue
            paces = _PACES[wish.pace] if now - row.seen < HERE else _PACES[wish.pace] - {"live"}
            if paces:
                found.append(
                    PlayWish(
                        row.person,
                        frozenset(wish.games),
                        wish.least,
                        wish.most,
                        row.since,
                        paces,
                        _RATED[wish.rated],
                        strengths[row.person],
                    )
                )
        return found

    async def _seat(self, party: Party, rows: Sequence[StoredWish], now: int) -> None:
        """Keep a party and open its table; nothing happens if one of them does not wait any more."""
        table = new_id()
        order = secrets.SystemRandom().sample(range(party.seats), len(rows))
        seats = dict(zip(order, rows, strict=True))
        keys = {seat: hashed(await self.token_of(table, seat)) for seat in order}
        held = {row.person: HeldSeat(table, keys[seat], seat, row.person, now) for seat, row in seats.items()}
        plan = msgspec.json.encode(planned_party(party, seats, keys, now)).decode()
        if await keep_party(self.hub.store, rows, held, plan, now + _FOUND_FOR[party.pace]):
            await self.open(table, plan)

    async def token_of(self, table: str, seat: int) -> str:
        """Return the token of a seat: it follows from the site's secret, so that its person can be told it again."""
        if not self._secret:
            self._secret = await daily_secret(self.hub.store, secrets.token_hex(32))
        return following(self._secret, f"seat {seat} of those who play now at {table}")

    async def open(self, table: str, plan: str) -> None:
        """Open the table of a party, unless it is open already."""
        try:
            planned = msgspec.json.decode(plan, type=TablePlan)
            await self.hub.create(table, planned)
            self.hub.beside(make_room(self.hub, planned.owner))
        except (Denied, LizaError, msgspec.MsgspecError) as fault:
            _LOG.warning("a table that was found cannot be opened", extra={"table": table, "fault": str(fault)})
        await note_opened(self.hub.store, table)

    # Telling.

    def changed(self) -> None:
        """Have the counts made anew: who has just changed them wants to see it."""
        self._counted = 0

    async def counts(self) -> tuple[list[GameWaiting], int, int]:
        """Return how many wait for each game, how many in all, and how many play now."""
        async with self._counting:
            store, now = self.hub.store, self.hub.repository.clock()
            if now - self._counted >= _FRESH:
                live: Counter[str] = Counter()
                slow: Counter[str] = Counter()
                rows = await waiting_wishes(store, now)
                for row in rows:
                    if (wish := stated_wish(row)) is None:
                        continue
                    here = now - row.seen < HERE and wish.pace != "slow"
                    (live if here else slow).update(set(wish.games))
                told = [GameWaiting(game.id, live[game.id], slow[game.id]) for game in games()]
                self._counts = told, len(rows), await pulse.playing(store, now)
                self._counted = now
            return self._counts


def stated_wish(row: StoredWish) -> StateWish | None:
    """Return what a person would like to play; None where another version has written what this one cannot read."""
    with suppress(msgspec.MsgspecError):
        return msgspec.json.decode(row.wanted, type=StateWish)
    return None


def bots_in(row: StoredWish, wish: StateWish, now: int) -> int:
    """Return in how many seconds bots take the seats that are left over."""
    pace: Pace = "slow" if wish.pace == "slow" else "live"
    return max(0, row.since + PATIENCE[pace] - now + 999) // 1000


def planned_party(party: Party, persons: dict[int, StoredWish], keys: dict[int, str], now: int) -> TablePlan:
    """Return the plan of a party's table: it begins once all have come, since a page may have been closed just now."""
    game = bound_game(party.game, None)
    seats: list[SeatPlan] = []
    for seat in range(party.seats):
        row = persons.get(seat)
        if row is None:
            seats.append(SeatPlan("bot", level=_LEVEL))
        else:
            name = told_apart(row.name, [other.name for other in seats])
            seats.append(SeatPlan("person", name, token=keys[seat], claimed=row.claimed and name == row.name))
    return TablePlan(
        game=party.game,
        version=game.version,
        options=game.check_options({}),
        seats=seats,
        clock=_CLOCKS[party.pace],
        public=False,
        created=now,
        invite=hashed(new_token()),
        watch=hashed(new_token()),
        substitute=_LEVEL,
        cards=game.pack.hash,
        owner=next(iter(persons.values())).owner,
        rated=party.rated,
        gathers=len(party.persons) > 1,
    )
