"""What is asked and answered over HTTP about tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from liza.server.base.tokens import following, hashed, matches, new_id, new_token
from liza.server.protocol import wire
from liza.server.protocol.bearer import bearer
from liza.server.protocol.company.tournament_bodies import (
    EnterTournament,
    OpenTournament,
    TournamentEntered,
    TournamentInfo,
    TournamentList,
    TournamentOpened,
    WithdrawEntrant,
)
from liza.server.protocol.limits import address_of
from liza.server.protocol.problems import Denied
from liza.server.tables.table_plan import clean_name, told_apart
from liza.server.tournaments.loaded_tournament import LoadedTournament
from liza.server.tournaments.tournament_driver import MOST_OF_AN_ADDRESS, OPEN_FOR, TournamentDriver
from liza.server.tournaments.tournament_setting import settled
from liza.store.tournament_log import StoredTournament, open_tournament, unfinished_of
from liza.tournaments import EntrantJoined, EntrantLeft, TournamentClosed, to_csv, to_trf

TournamentId = Annotated[str, Parameter(max_length=wire.MAX_ID, description="The id of a tournament")]
AnyRequest = Request[Any, Any, Any]
_HOMES: Final = 4
"""Strangers at one address may have one place in so many of a public tournament."""
_TRIES: Final = 20


@post("/api/tournaments", tags=["tournaments"])
async def create_tournament(
    data: OpenTournament, tournaments: TournamentDriver, request: AnyRequest
) -> TournamentOpened:
    """Open a tournament. The tokens in the answer are shown this once."""
    owner, now = address_of(request), tournaments.clock()
    if await unfinished_of(tournaments.kept, owner, MOST_OF_AN_ADDRESS) >= MOST_OF_AN_ADDRESS:
        raise Denied("many-tournaments")
    if not tournaments.opening.take(owner):
        raise Denied("too-fast")
    organiser, invite = new_token(), new_token()
    setting = settled(data, organiser, invite, owner, now)
    id = new_id()
    text = msgspec.json.encode(setting).decode()
    row = StoredTournament(id, now, setting.public, owner, text, due=now + OPEN_FOR)
    await open_tournament(tournaments.kept, row)
    loaded = await tournaments.loaded(id)
    return TournamentOpened(loaded.info(organiser), organiser, invite)


@get("/api/tournaments", tags=["tournaments"])
async def list_tournaments(tournaments: TournamentDriver) -> TournamentList:
    """Public tournaments: those one may enter, those that are played and those that are over."""
    return await tournaments.listed()


@get("/api/tournaments/{tournament:str}", tags=["tournaments"])
async def get_tournament(
    tournament: TournamentId, tournaments: TournamentDriver, request: AnyRequest
) -> TournamentInfo:
    """A tournament as it stands, with the table that waits for an entrant whose token comes along."""
    return (await _seen(tournaments, tournament, request)).info(bearer(request))


@post("/api/tournaments/{tournament:str}/enter", tags=["tournaments"])
async def enter_tournament(
    tournament: TournamentId, data: EnterTournament, tournaments: TournamentDriver, request: AnyRequest
) -> TournamentEntered:
    """Take part. The token in the answer is shown this once."""
    loaded = await _seen(tournaments, tournament, request)
    wanted = clean_name(data.name)
    if not wanted:
        raise Denied("no-name")
    id, token, home = new_id(), new_token(), _home(loaded, request)
    for _ in range(_TRIES):
        _check_open(loaded, tournaments.clock(), home)
        name = told_apart(wanted, [one.name for one in loaded.tournament.entrants.values()])
        if await tournaments.store(loaded, EntrantJoined(id, name, home), hashed(token)):
            return TournamentEntered(loaded.info(token), id, token)
    raise Denied("unavailable")


def _home(loaded: LoadedTournament, request: AnyRequest) -> str:
    """Return what strangers from one address have in common; nothing of those who were invited or live there."""
    token, address = bearer(request), address_of(request)
    setting = loaded.setting
    if address == setting.owner or (token is not None and matches(token, setting.invite)):
        return ""
    return following(setting.invite, address)


def _check_open(loaded: LoadedTournament, now: int, home: str) -> None:
    """Refuse an entrant who comes too late or finds no place, for all or for those of one address."""
    begun = loaded.status == "running" and not loaded.setting.rules.open_late
    last = loaded.until is not None and now >= loaded.until
    if begun or last or loaded.status == "over":
        raise Denied("entries-closed")
    if len(loaded.tournament.entrants) >= loaded.setting.most:
        raise Denied("tournament-full")
    there = sum(one.home == home for one in loaded.tournament.field)
    if home and there >= max(1, loaded.setting.most // _HOMES):
        raise Denied("many-entrants")


@post("/api/tournaments/{tournament:str}/withdraw", tags=["tournaments"], status_code=200)
async def withdraw_entrant(
    tournament: TournamentId, data: WithdrawEntrant, tournaments: TournamentDriver, request: AnyRequest
) -> TournamentInfo:
    """Play no further table; a table that is being played goes on. An organiser may withdraw any entrant."""
    loaded = await _seen(tournaments, tournament, request)
    token = bearer(request)
    id = data.entrant if loaded.organised_by(token) else loaded.entrant_of(token)
    if id is None or id not in loaded.tournament.entrants:
        raise Denied("not-entered")
    for _ in range(_TRIES):
        if loaded.status == "over":
            raise Denied("tournament-over")
        if loaded.tournament.entrants[id].left or await tournaments.store(loaded, EntrantLeft(id)):
            return loaded.info(token)
    raise Denied("unavailable")


@post("/api/tournaments/{tournament:str}/begin", tags=["tournaments"], status_code=200)
async def begin_tournament(
    tournament: TournamentId, tournaments: TournamentDriver, request: AnyRequest
) -> TournamentInfo:
    """Draw the first round, for the organiser."""
    loaded = await _organised(tournaments, tournament, request)
    if loaded.status == "open":
        if len(loaded.tournament.field) < 2:
            raise Denied("few-entrants")
        tables = await tournaments.next_tables(loaded) or await tournaments.next_tables(loaded, waited=True)
        await tournaments.draw(loaded, tables or [])
        await tournaments.look(loaded.id)
    return loaded.info(bearer(request))


@post("/api/tournaments/{tournament:str}/close", tags=["tournaments"], status_code=200)
async def close_tournament(
    tournament: TournamentId, tournaments: TournamentDriver, request: AnyRequest
) -> TournamentInfo:
    """End it early, for the organiser: what is being played no longer counts."""
    loaded = await _organised(tournaments, tournament, request)
    for _ in range(_TRIES):
        if loaded.status == "over" or await tournaments.store(loaded, TournamentClosed()):
            return loaded.info(bearer(request))
    raise Denied("unavailable")


@get("/api/tournaments/{tournament:str}/standings.csv", tags=["tournaments"])
async def get_standings(tournament: TournamentId, tournaments: TournamentDriver, request: AnyRequest) -> Response[str]:
    """The standings for a spreadsheet."""
    loaded = await _seen(tournaments, tournament, request)
    return Response(to_csv(loaded.tournament), media_type="text/csv; charset=utf-8")


@get("/api/tournaments/{tournament:str}/report.trf", tags=["tournaments"])
async def get_report(tournament: TournamentId, tournaments: TournamentDriver, request: AnyRequest) -> Response[str]:
    """A tournament at tables of two for pairing programs."""
    loaded = await _seen(tournaments, tournament, request)
    if loaded.setting.sizes != [2]:
        raise Denied("no-report")
    return Response(to_trf(loaded.tournament, loaded.setting.title), media_type="text/plain; charset=utf-8")


async def _seen(tournaments: TournamentDriver, id: str, request: AnyRequest) -> LoadedTournament:
    loaded = await tournaments.shown(id)
    loaded.check_sight(bearer(request))
    return loaded


async def _organised(tournaments: TournamentDriver, id: str, request: AnyRequest) -> LoadedTournament:
    loaded = await tournaments.loaded(id)
    if not loaded.organised_by(bearer(request)):
        raise Denied("not-organiser")
    return loaded


TOURNAMENTS: Final = (
    create_tournament, list_tournaments, get_tournament, enter_tournament, withdraw_entrant, begin_tournament,
    close_tournament, get_standings, get_report,
)  # fmt: skip
