"""Draws the deals of a day from the site's secret and the date, and opens a table for each who plays one."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from datetime import date
from typing import Final

from liza.bots.levels import LEVELS
from liza.games import games
from liza.kernel.base.errors import UnknownGame
from liza.kernel.base.source import seeded
from liza.people.persons import Person
from liza.server.base.tokens import following, hashed, new_id, new_token
from liza.server.packs.pack_cache import bound_game
from liza.server.protocol.clocks import NoClock
from liza.server.protocol.denied import Denied
from liza.server.tables.hub import Hub
from liza.server.tables.live_table import LiveTable
from liza.server.tables.table_plan import SeatPlan, TablePlan
from liza.store.results.daily_plays import (
    DailyPlay,
    StoredDeal,
    begin_play,
    daily_secret,
    deals_of,
    keep_deals,
)

DAY: Final = 24 * 3_600_000
_MOST_SEATS: Final = 4
"""A deal is played by one person alone: at a larger table most of the time is waiting."""
_LEVELS: Final = LEVELS[1:4]
"""The bots of a deal are neither the gentlest nor the fiercest."""
_SECRET_BYTES: Final = 32
_EPOCH: Final = 719_163
"""The ordinal of the first of January 1970."""


class DealKeeper:
    """Knows the deals of each day."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self._secret = ""
        self._day = -1
        self._deals: Sequence[StoredDeal] = ()

    @property
    def today(self) -> int:
        """The day, counted from 1970 in UTC."""
        return self.hub.repository.clock() // DAY

    async def deals(self, day: int) -> Sequence[StoredDeal]:
        """Return the deals of a day: those that were kept, and today those that are still to be drawn."""
        if day == self._day:
            return self._deals
        found = {deal.game: deal for deal in await deals_of(self.hub.store, day)}
        if day == self.today:
            missing = [game.id for game in games() if game.id not in found]
            if missing:
                secret = await self._known_secret()
                await keep_deals(self.hub.store, [drawn(secret, day, game) for game in missing])
                found = {deal.game: deal for deal in await deals_of(self.hub.store, day)}
            self._day, self._deals = day, _in_order(found)
            return self._deals
        return _in_order(found)

    async def deal(self, day: int, game: str) -> StoredDeal:
        """Return the deal of a day in one game, or refuse."""
        for deal in await self.deals(day):
            if deal.game == game:
                return deal
        raise Denied("no-daily")

    async def _known_secret(self) -> str:
        if not self._secret:
            self._secret = await daily_secret(self.hub.store, secrets.token_hex(_SECRET_BYTES))
        return self._secret

    async def begin(self, deal: StoredDeal, person: Person) -> DailyPlay:
        """Note that a person plays a deal; the same play however often one asks."""
        now = self.hub.repository.clock()
        return await begin_play(self.hub.store, DailyPlay(deal.day, deal.game, person.id, new_id(), deal.seat, now))

    async def token_of(self, play: DailyPlay) -> str:
        """Return the token of a play's seat: it follows from the secret, so that its person has it on any device."""
        return following(await self._known_secret(), f"seat at {play.table_id}")

    async def open(self, deal: StoredDeal, play: DailyPlay, name: str, owner: str, *, claimed: bool) -> LiveTable:
        """Open the table of a play, unless it is open already."""
        token = await self.token_of(play)
        seat = SeatPlan("person", name, token=hashed(token), claimed=claimed)
        plan = planned_deal(deal, seat, play.begun, owner)
        return await self.hub.create(play.table_id, plan)


def _in_order(deals: dict[str, StoredDeal]) -> list[StoredDeal]:
    return [deals[game.id] for game in games() if game.id in deals]


def drawn(secret: str, day: int, game: str) -> StoredDeal:
    """Draw the deal of a day in a game: without the secret, nothing of it can be known before."""
    key = bytes.fromhex(secret)
    known = bound_game(game, None)
    facts = seeded(hmac.digest(key, f"table of {day} in {game}".encode(), "sha256"))
    sizes = [count for count in known.seats if count <= _MOST_SEATS] or [min(known.seats)]
    seats = sizes[facts.below(len(sizes))]
    seed = hmac.digest(key, f"seed of {day} in {game}".encode(), "sha256").hex()
    level = _LEVELS[facts.below(len(_LEVELS))]
    return StoredDeal(day, game, known.version, seats, facts.below(seats), level, seed)


def planned_deal(deal: StoredDeal, person: SeatPlan, now: int, owner: str) -> TablePlan:
    """Return the plan of a table where a person plays a deal."""
    try:
        game = bound_game(deal.game, None)
    except UnknownGame:
        raise Denied("no-daily") from None
    bot = SeatPlan("bot", level=deal.level)
    return TablePlan(
        game=deal.game,
        version=game.version,
        options=game.check_options({}),
        seats=[person if seat == deal.seat else bot for seat in range(deal.seats)],
        clock=NoClock(),
        public=False,
        created=now,
        invite=hashed(new_token()),
        watch=hashed(new_token()),
        substitute=deal.level,
        cards=game.pack.hash,
        owner=owner,
        deal=deal.seed,
        day=day_text(deal.day),
    )


def day_text(day: int) -> str:
    """Return a day as a calendar writes it."""
    return date.fromordinal(_EPOCH + day).isoformat()


def day_number(text: str) -> int:
    """Return the number of a day that a calendar has written, or refuse it."""
    try:
        return date.fromisoformat(text).toordinal() - _EPOCH
    except ValueError:
        raise Denied("no-daily") from None
