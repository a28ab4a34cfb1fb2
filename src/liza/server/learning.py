"""What is asked and answered over HTTP by whoever wants to play better: looking back on a finished game."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import Parameter

from liza.match.log import Entry
from liza.server import bodies
from liza.server.hindsight import Asked
from liza.server.http import AnyRequest, Id, costly, viewed
from liza.server.lookback import Lookback
from liza.server.problems import Denied
from liza.server.ready import Ready

_MOST_STEPS: Final = 100_000


async def _over(
    state: AppState, table: str, reading: bodies.Reading, request: AnyRequest
) -> tuple[Lookback, Asked, list[Entry]]:
    """Return a finished game for whoever may see it; one that is still played is looked back on by nobody."""
    live, _, n = await viewed(state.hub, table, request)
    if live.table.match is None:
        raise Denied("not-started")
    if live.table.status != "over":
        raise Denied("running")
    kept = live.kept
    entries = [entry for entry in await state.hub.store.log(kept.id) if entry.n <= n]
    return state.lookback, Asked(kept.id, kept.plan, kept.setting.seed, reading), entries


@get("/api/tables/{table:str}/analysis", tags=["analysis"])
async def analysis_state(
    table: Id, state: AppState, request: AnyRequest, reading: bodies.Reading = "known"
) -> bodies.AnalysisState:
    """Whether a finished game has been analysed, and how far that has come."""
    lookback, asked, _ = await _over(state, table, reading, request)
    return await lookback.state(asked.table, reading)


@post("/api/tables/{table:str}/analysis", tags=["analysis"], status_code=200)
async def analyse_game(
    table: Id, data: bodies.AnalyseGame, state: AppState, request: AnyRequest
) -> bodies.AnalysisState:
    """Have a finished game analysed; it is kept with the game, so once is enough for everybody."""
    lookback, asked, entries = await _over(state, table, data.reading, request)
    found = await lookback.state(asked.table, data.reading)
    if found.status != "none":
        return found
    costly(state, request)
    return await lookback.begin(asked, entries)


@post("/api/tables/{table:str}/analysis/cancel", tags=["analysis"], status_code=200)
async def cancel_analysis(
    table: Id, data: bodies.AnalyseGame, state: AppState, request: AnyRequest
) -> bodies.AnalysisState:
    """Stop an analysis; one that is finished stays."""
    lookback, asked, _ = await _over(state, table, data.reading, request)
    return await lookback.call_off(asked.table, data.reading)


@get("/api/tables/{table:str}/analysis/result", tags=["analysis"])
async def analysis_result(
    table: Id, state: AppState, request: AnyRequest, reading: bodies.Reading = "known"
) -> Response[bodies.Analysed]:
    """The analysis of a finished game: the same that ``liza analyse`` prints."""
    lookback, asked, _ = await _over(state, table, reading, request)
    return _answer(await lookback.result(asked.table, reading), request)


@get("/api/tables/{table:str}/analysis/line", tags=["analysis"])
async def analysis_line(
    table: Id,
    state: AppState,
    request: AnyRequest,
    step: Annotated[int, Parameter(ge=0, le=_MOST_STEPS)],
    reading: bodies.Reading = "known",
) -> Response[bodies.Line]:
    """How it would probably have gone on after the better choice at a step (counted from 0)."""
    lookback, asked, entries = await _over(state, table, reading, request)
    costly(state, request)
    return _answer(await lookback.line(asked, entries, step), request)


def _answer(data: bytes, request: AnyRequest) -> Response[Any]:
    return Ready(data).answer(request)


LEARNING: Final = (analysis_state, analyse_game, cancel_analysis, analysis_result, analysis_line)
