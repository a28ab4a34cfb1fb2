"""What is asked and answered over HTTP about the deals of the days."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import Parameter

from liza.people.persons import Person
from liza.server.daily.daily_results import told_day, told_group, told_results
from liza.server.daily.deal_keeper import DealKeeper, day_number
from liza.server.people.visitors import Visitors
from liza.server.protocol import wire
from liza.server.protocol.company.daily_bodies import DailyInfo, DailyResults, DailyTable, GroupDaily, PlayDaily
from liza.server.protocol.limits import address_of
from liza.server.protocol.problems import Denied
from liza.server.tables.sweeping import check_room, make_room
from liza.server.tables.table_plan import clean_name

GameId = Annotated[str, Parameter(max_length=wire.MAX_ID, description="The id of a game")]
Day = Annotated[str, Parameter(max_length=10, description="A day, as 2026-11-19")]
GroupId = Annotated[str, Parameter(max_length=wire.MAX_ID, description="The id of a group")]
AnyRequest = Request[Any, Any, Any]
_OWN: Final = {"Cache-Control": "no-store"}


@get("/api/daily", tags=["daily"])
async def deals_of_the_day(daily: DealKeeper, person: Person | None) -> Response[DailyInfo]:
    """The deals of today, one a game, and how the person who asks has fared with them."""
    return Response(await told_day(daily, person), headers=_OWN)


@post("/api/daily/{game:str}", tags=["daily"], status_code=200)
async def play_daily(
    game: GameId, data: PlayDaily, daily: DealKeeper, visitors: Visitors, request: AnyRequest
) -> Response[DailyTable]:
    """Play the deal of today in a game, once: who asks again is told the same table."""
    deal = await daily.deal(daily.today, game)
    owner = address_of(request)
    await check_room(daily.hub, owner, bots_alone=False)
    visitor, cookies = await visitors.enter(request)
    if visitor is None:
        raise Denied("daily-guest")
    # The cookie of a new person is not in the request yet, which has no name of its own then.
    [name], claimed = await visitors.named(request, [clean_name(data.name)])
    play = await daily.begin(deal, visitor.person)
    live = await daily.open(deal, play, name, owner, claimed=claimed)
    key = live.kept.plan.seats[play.seat].token
    await visitors.take(visitor.person, play.table_id, play.seat, key, alone=True)
    daily.hub.beside(make_room(daily.hub, owner))
    told = DailyTable(play.table_id, play.seat, await daily.token_of(play))
    return Response(told, cookies=cookies, headers=_OWN)


@get("/api/daily/{day:str}/{game:str}", tags=["daily"])
async def daily_results(day: Day, game: GameId, daily: DealKeeper, person: Person | None) -> Response[DailyResults]:
    """How all fared with a deal: told to those who have finished it, and to all once its day is over."""
    return Response(await told_results(daily, day_number(day), game, person), headers=_OWN)


@get("/api/groups/{group:str}/daily", tags=["daily"])
async def group_daily(group: GroupId, daily: DealKeeper, person: Person | None) -> Response[GroupDaily]:
    """How the members of a group fare with the deals of the last seven days."""
    return Response(await told_group(daily, group, person), headers=_OWN)


DAILY_TOLD: Final = (deals_of_the_day, play_daily, daily_results, group_daily)
