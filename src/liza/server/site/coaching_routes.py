"""HTTP routes for players who want to improve: analysis of finished games, hints, exercises."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import Parameter

from liza.match.exercise import exercises
from liza.match.log import Entry
from liza.server.analysis.analysis_jobs import AnalysisJobs
from liza.server.analysis.analysis_work import GameToAnalyse
from liza.server.base.response_cache import CachedResponse
from liza.server.bots.bot_processes import BotRequest
from liza.server.content import catalogue, exercise_pages
from liza.server.protocol import bodies
from liza.server.protocol.company.rating_bodies import LeavingsInfo
from liza.server.protocol.limits import address_of
from liza.server.protocol.problems import Denied
from liza.server.ratings.rating_pages import leavings
from liza.server.site.services import Services
from liza.server.site.table_routes import AnyRequest, Id, costly, made, viewed
from liza.server.tables import viewer_messages

_MOST_STEPS: Final = 100_000


async def _over(
    services: Services, table: str, reading: bodies.Reading, request: AnyRequest
) -> tuple[AnalysisJobs, GameToAnalyse, list[Entry]]:
    """Return a finished game for a client that may see it; refuse one that is still being played."""
    live, _, n = await viewed(services.hub, table, request)
    if live.table.match is None:
        raise Denied("not-started")
    if live.table.status != "over":
        raise Denied("running")
    kept = live.kept
    entries = [entry for entry in await services.hub.store.log(kept.id) if entry.n <= n]
    return services.analysis_jobs, GameToAnalyse(kept.id, kept.plan, kept.setting.seed, reading), entries


@get("/api/tables/{table:str}/leaving", tags=["people"])
async def leaving_judged(table: Id, services: Services, request: AnyRequest) -> LeavingsInfo:
    """How those stood who left a rated game, once it is over: what their rating goes by."""
    live, _, _ = await viewed(services.hub, table, request)
    if live.table.status != "over":
        raise Denied("running")
    return await leavings(services.hub.store, live.kept.id)


@get("/api/tables/{table:str}/analysis", tags=["analysis"])
async def analysis_state(
    table: Id, services: Services, request: AnyRequest, reading: bodies.Reading = "known"
) -> bodies.AnalysisState:
    """Whether a finished game has been analysed, and how far that has come."""
    jobs, asked, _ = await _over(services, table, reading, request)
    return await jobs.state(asked.table, reading)


@post("/api/tables/{table:str}/analysis", tags=["analysis"], status_code=200)
async def analyse_game(
    table: Id, data: bodies.AnalyseGame, services: Services, request: AnyRequest
) -> bodies.AnalysisState:
    """Start the analysis of a finished game; the result is stored with the game, for all who may see it."""
    jobs, asked, entries = await _over(services, table, data.reading, request)
    found = await jobs.state(asked.table, data.reading)
    if found.status == "done":
        return found
    if found.status == "working":
        return await jobs.join(asked, address_of(request))
    costly(services, request)
    return await jobs.begin(asked, entries, address_of(request))


@post("/api/tables/{table:str}/analysis/cancel", tags=["analysis"], status_code=200)
async def cancel_analysis(
    table: Id, data: bodies.AnalyseGame, services: Services, request: AnyRequest
) -> bodies.AnalysisState:
    """Stop an analysis once all addresses that asked for it have said so; one that is finished stays."""
    jobs, asked, _ = await _over(services, table, data.reading, request)
    return await jobs.call_off(asked.table, data.reading, address_of(request))


@get("/api/tables/{table:str}/analysis/result", tags=["analysis"])
async def analysis_result(
    table: Id, services: Services, request: AnyRequest, reading: bodies.Reading = "known"
) -> Response[bodies.AnalysisInfo]:
    """The analysis of a finished game: the same that ``liza analyse`` prints."""
    jobs, asked, _ = await _over(services, table, reading, request)
    return await _answer(await jobs.result(asked.table, reading), request)


@get("/api/tables/{table:str}/analysis/line", tags=["analysis"])
async def analysis_line(
    table: Id,
    services: Services,
    request: AnyRequest,
    step: Annotated[int, Parameter(ge=0, le=_MOST_STEPS)],
    reading: bodies.Reading = "known",
) -> Response[bodies.Line]:
    """How it would probably have gone on after the better choice at a step (counted from 0)."""
    jobs, asked, entries = await _over(services, table, reading, request)
    costly(services, request)
    return await _answer(await jobs.line(asked, entries, step, address_of(request)), request)


@post("/api/tables/{table:str}/hint", tags=["tables"], status_code=200)
async def get_hint(table: Id, services: Services, request: AnyRequest) -> bodies.Hint:
    """What the strongest player would do now on one's own seat; only where all others are bots."""
    live, right, n = await viewed(services.hub, table, request)
    if right is None:
        raise Denied("spectator")
    match = live.table.match
    if match is None or live.table.status != "running":
        raise Denied("not-started" if match is None else "over")
    if live.kept.plan.rated:
        raise Denied("rated-hints")
    if live.kept.plan.day:
        raise Denied("daily-hints")
    if any(chair.kind != "bot" for seat, chair in enumerate(live.table.chairs) if seat != right.seat):
        raise Denied("no-hints")
    if right.seat not in match.actors:
        raise Denied("no-hint-now")
    costly(services, request)
    plan = live.kept.plan
    game = match.game
    question = BotRequest(plan.game, plan.pack, match.state.to_data(), right.seat, "")
    action, who, share = await services.analysis_jobs.hint(question, address_of(request))
    return bodies.Hint(n, viewer_messages.choice(game, game.parse(action)), who, share)


@get("/api/games/{game:str}/exercises", tags=["catalogue"])
async def game_exercises(game: Id, services: Services, request: AnyRequest) -> Response[list[bodies.ExerciseRow]]:
    """The exercises of a game; none where it has none."""
    known = catalogue.find(game)
    return await made(services, request, ("exercises", known.id), lambda: exercise_pages.rows(known))


@get("/api/games/{game:str}/exercises/{name:str}", tags=["catalogue"])
async def game_exercise(game: Id, name: Id, services: Services, request: AnyRequest) -> Response[bodies.ExerciseInfo]:
    """A position in which one choice is clearly better than all others."""
    known = catalogue.find(game)
    if name not in exercises(known):
        raise Denied("no-position")
    return await made(services, request, ("exercise", known.id, name), lambda: exercise_pages.exercise(known, name))


async def _answer(data: bytes, request: AnyRequest) -> Response[Any]:
    """Answer with what was worked out; packing it takes a while, so not on the event loop."""
    return (await asyncio.to_thread(CachedResponse, data)).answer(request)


LEARNING: Final = (
    analysis_state, analyse_game, cancel_analysis, analysis_result, analysis_line, get_hint, game_exercises,
    game_exercise, leaving_judged,
)  # fmt: skip
