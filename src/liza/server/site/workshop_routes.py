"""What is asked and answered over HTTP in the workshop: drawing up a pack, and a table that is played with one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import Response, get, post

from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.server.base.response_cache import CachedResponse
from liza.server.content import almanac, catalogue
from liza.server.packs.admission import ready
from liza.server.packs.pack_cache import PackCache
from liza.server.protocol import bodies, draft_bodies
from liza.server.protocol.limits import address_of
from liza.server.protocol.problems import Denied
from liza.server.site.services import Services
from liza.server.site.table_routes import AnyRequest, Id, costly, made, viewed
from liza.server.workshop.tuning_jobs import check_wanted

_TOLD: Final = PackCache[CachedResponse]()
"""Words, cards and chapters of packs that tables are played with: those asked for lately."""


@get("/api/games/{game:str}/workshop", tags=["workshop"])
async def workbench(game: Id, services: Services, request: AnyRequest) -> Response[draft_bodies.Workbench]:
    """What may stand in a game's packs, and what stands in its own."""
    drafting = services.drafting
    found = await drafting.workbench(catalogue.find(game).id)
    return found.answer(request)


@post("/api/games/{game:str}/workshop/check", tags=["workshop"], status_code=200)
async def check_pack(
    game: Id, data: draft_bodies.CheckPack, services: Services, request: AnyRequest
) -> Response[draft_bodies.CheckedPack]:
    """Everything that is wrong with a pack, each at its field; and what some of its entries look like."""
    known = catalogue.find(game)
    costly(services, request)
    drafting = services.drafting
    return Response(await drafting.check(known.id, data, address_of(request)), media_type="application/json")  # type: ignore[arg-type]


@post("/api/games/{game:str}/workshop/studies", tags=["workshop"], status_code=200)
async def study_pack(
    game: Id, data: draft_bodies.StudyPack, services: Services, request: AnyRequest
) -> draft_bodies.StudyState:
    """Start a study of a pack: many games between bots, compared with the game's own pack. Equal requests share it."""
    known = catalogue.find(game)
    costly(services, request)
    known.check_options(dict(data.options))
    await ready(known.id, data.pack, address_of(request))
    studies = services.studies
    return await studies.begin(known.id, data, address_of(request))


@post("/api/games/{game:str}/workshop/fair", tags=["workshop"], status_code=200)
async def make_fair(
    game: Id, data: draft_bodies.FairnessRequest, services: Services, request: AnyRequest
) -> draft_bodies.StudyState:
    """Have values of a pack's free numbers looked for with which its games meet aims; goes on like a study."""
    known = catalogue.find(game)
    costly(services, request)
    await ready(known.id, data.pack, address_of(request))
    await asyncio.to_thread(check_wanted, known.id, data)
    studies = services.studies
    return await studies.begin(known.id, data, address_of(request))


@get("/api/studies/{study:str}", tags=["workshop"])
async def study_state(study: Id, services: Services) -> draft_bodies.StudyState:
    """How far a study has come."""
    found: draft_bodies.StudyState = await services.studies.state(study)
    return found


@post("/api/studies/{study:str}/cancel", tags=["workshop"], status_code=200)
async def cancel_study(study: Id, services: Services, request: AnyRequest) -> draft_bodies.StudyState:
    """Stop a study once all addresses that asked for it have said so; one that is finished stays."""
    found: draft_bodies.StudyState = await services.studies.call_off(study, address_of(request))
    return found


@get("/api/studies/{study:str}/result", tags=["workshop"])
async def study_result(study: Id, services: Services, request: AnyRequest) -> Response[draft_bodies.StudyResult]:
    """What a study found."""
    return (await asyncio.to_thread(CachedResponse, await services.studies.result(study))).answer(request)


@get("/api/studies/{study:str}/fair", tags=["workshop"])
async def fair_result(study: Id, services: Services, request: AnyRequest) -> Response[draft_bodies.FairnessResult]:
    """What a search for fair numbers found."""
    return (await asyncio.to_thread(CachedResponse, await services.studies.result(study))).answer(request)


@get("/api/tables/{table:str}/texts/{lang:str}", tags=["tables"])
async def table_texts(table: Id, lang: Id, services: Services, request: AnyRequest) -> Response[bodies.GameTexts]:
    """Every word of the game that is played at a table, with the names that its pack gives."""
    if lang not in LANGUAGES:
        raise Denied("no-language")
    return await _at_table(table, services, request, ("texts", lang), lambda game: catalogue.texts_of(game, lang))


@get("/api/tables/{table:str}/cards", tags=["tables"])
async def table_cards(table: Id, services: Services, request: AnyRequest) -> Response[list[bodies.CardInfo]]:
    """Every kind of card and piece of the game that is played at a table, as its pack has them."""
    return await _at_table(table, services, request, ("cards",), catalogue.cards_of)


@get("/api/tables/{table:str}/almanac", tags=["tables"])
async def table_almanac(table: Id, services: Services, request: AnyRequest) -> Response[list[bodies.Chapter]]:
    """Every card, character, monster and event of the pack that a table is played with, by chapters."""
    return await _at_table(table, services, request, ("almanac",), _chapters)


async def _at_table(
    table: str, services: Services, request: AnyRequest, what: tuple[str, ...], tell: Callable[[Game[Any]], Any]
) -> Response[Any]:
    """Answer with data about a table's game, cached by the pack that it is played with."""
    live, _, _ = await viewed(services.hub, table, request)
    game = live.table.game
    if game.pack.hash == catalogue.find(game.id).pack.hash:
        return await made(services, request, (what[0], game.id, *what[1:]), lambda: tell(game))
    key = game.id, " ".join([game.pack.hash, *what])
    found = _TOLD.get(key)
    if found is None:
        found = await asyncio.to_thread(lambda: CachedResponse(msgspec.json.encode(tell(game))))
        _TOLD.put(key, found)
    return found.answer(request)


def _chapters(game: Game[Any]) -> list[bodies.Chapter]:
    return almanac.chapters(game, catalogue.cards_of(game))


WORKSHOP: Final = (
    workbench, check_pack, study_pack, make_fair, study_state, cancel_study, study_result, fair_result, table_texts,
    table_cards, table_almanac,
)  # fmt: skip
