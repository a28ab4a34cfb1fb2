"""What is asked and answered over HTTP about what the workshop keeps: pictures, drafts, spreadsheets."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from litestar import Response, delete, get, post, put

from liza.kernel.packs.pack import Pack
from liza.server.base.steady_clock import now_ms
from liza.server.base.tokens import hashed, matches, new_id, new_token
from liza.server.content import catalogue
from liza.server.packs.admission import ready
from liza.server.packs.pack_cache import PACK_NAME
from liza.server.protocol import draft_bodies
from liza.server.protocol.bearer import bearer
from liza.server.protocol.limits import PerAddress, address_of
from liza.server.protocol.print_bodies import PrintRequest
from liza.server.protocol.problems import Denied
from liza.server.site.services import Services
from liza.server.site.table_routes import AnyRequest, Id, costly, viewed
from liza.server.workshop.presentation import PLAIN, dressed
from liza.store import workshop as kept

_MOST_NAMED: Final = 40_000_000
"""Bytes of pictures that one pack names."""
_MEGABYTE: Final = 1_000_000
MOST_DRAFTS: Final = 60
"""Drafts of one address."""
MOST_DRAFT: Final = 1_000_000
"""Bytes of a draft with its versions."""
_FOLDER_EVERY: Final = 300
_FOLDERS: Final = PerAddress(1 / _FOLDER_EVERY, 4)
"""Folders of one address at a stretch, and how many more come in a second."""
XLSX: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def _sent(most: int) -> int:
    """Return how large a request may be that brings a file in base64."""
    return most * 4 // 3 + 200


@post("/api/images", tags=["workshop"], request_max_body_size=_sent(draft_bodies.MOST_IMAGE))
async def keep_image(data: draft_bodies.ImageUpload, services: Services, request: AnyRequest) -> draft_bodies.ImageInfo:
    """Keep a picture for a card; it is decoded, made smaller and encoded anew."""
    costly(services, request)
    owner, store, files = address_of(request), services.hub.store, services.files
    try:
        await kept.check_room(store, owner, _room(services))
        found = await files.picture(data.data, owner)
        await kept.keep_image(store, found.hash, found.data, owner, now_ms(), _room(services))
    except kept.StorageFull:
        raise Denied("many-images") from None
    return draft_bodies.ImageInfo(found.hash, found.width, found.height)


@get("/api/images/{image:str}", tags=["workshop"])
async def image(image: Id, services: Services) -> Response[bytes]:
    """A picture by its hash: it never changes."""
    found = await kept.image(services.hub.store, image, now_ms())
    if found is None:
        raise Denied("not-found")
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(found, media_type="image/webp", headers=headers)


@post("/api/games/{game:str}/drafts", tags=["workshop"], request_max_body_size=MOST_DRAFT)
async def keep_draft(
    game: Id, data: draft_bodies.DraftBody, services: Services, request: AnyRequest
) -> draft_bodies.DraftCreated:
    """Keep a draft on the site. The key in the answer is shown this once."""
    known = catalogue.find(game)
    costly(services, request)
    owner, store = address_of(request), services.hub.store
    if await kept.drafts_of(store, owner) >= MOST_DRAFTS:
        raise Denied("many-drafts")
    id, key = new_id(), new_token()
    body = msgspec.json.encode(data).decode()
    draft = kept.StoredDraft(id, known.id, hashed(key), body, owner, now_ms())
    try:
        await kept.keep_draft(store, draft, _room(services))
    except kept.StorageFull:
        raise Denied("many-drafts") from None
    return draft_bodies.DraftCreated(id, key)


@get("/api/drafts/{draft:str}", tags=["workshop"])
async def find_draft(draft: Id, services: Services, request: AnyRequest) -> draft_bodies.DraftInfo:
    """A draft by its id."""
    found = await _found(services, draft)
    body = msgspec.json.decode(found.body, type=draft_bodies.DraftBody)
    return draft_bodies.DraftInfo(found.id, found.game, found.at, body, matches(bearer(request) or "", found.key))


@put("/api/drafts/{draft:str}", tags=["workshop"], request_max_body_size=MOST_DRAFT)
async def change_draft(
    draft: Id, data: draft_bodies.DraftBody, services: Services, request: AnyRequest
) -> draft_bodies.DraftInfo:
    """Keep how a draft is now; takes its key."""
    costly(services, request)
    found = await _own(services, draft, request)
    try:
        await kept.change_draft(
            services.hub.store, found, msgspec.json.encode(data).decode(), now_ms(), _room(services)
        )
    except kept.StorageFull:
        raise Denied("many-drafts") from None
    return draft_bodies.DraftInfo(found.id, found.game, found.at, data, mine=True)


@delete("/api/drafts/{draft:str}", tags=["workshop"], status_code=204)
async def forget_draft(draft: Id, services: Services, request: AnyRequest) -> None:
    """Forget a draft; takes its key."""
    await _own(services, draft, request)
    await kept.forget_draft(services.hub.store, draft)


async def _found(services: Services, id: str) -> kept.StoredDraft:
    found = await kept.draft(services.hub.store, id)
    if found is None:
        raise Denied("not-found")
    return found


async def _own(services: Services, id: str, request: AnyRequest) -> kept.StoredDraft:
    found = await _found(services, id)
    if not matches(bearer(request) or "", found.key):
        raise Denied("token")
    return found


@post("/api/sheets/read", tags=["workshop"], status_code=200, request_max_body_size=_sent(draft_bodies.MOST_SHEET))
async def read_sheet(
    data: draft_bodies.SheetUpload, services: Services, request: AnyRequest
) -> draft_bodies.SheetTexts:
    """The cells of a spreadsheet as texts. The server does not store the file."""
    costly(services, request)
    return draft_bodies.SheetTexts(await services.files.read_sheet(data.data, address_of(request)))


@post("/api/sheets", tags=["workshop"], status_code=200, request_max_body_size=_sent(draft_bodies.MOST_SHEET))
async def write_sheet(data: draft_bodies.SheetRequest, services: Services, request: AnyRequest) -> Response[bytes]:
    """A table as a spreadsheet (XLSX)."""
    costly(services, request)
    book = await services.files.write_sheet(data.title, data.rows, address_of(request))
    return Response(book, media_type=XLSX)


@post("/api/games/{game:str}/workshop/folder", tags=["workshop"], status_code=200)
async def publish_folder(game: Id, data: PrintRequest, services: Services, request: AnyRequest) -> Response[bytes]:
    """A zip of static files in which a game is played with a pack, without a server. The server does not store it."""
    known = catalogue.find(game)
    costly(services, request)
    owner = address_of(request)
    await ready(known.id, data.pack, owner)
    if not _FOLDERS.take(owner):
        raise Denied("too-fast", after=_FOLDER_EVERY)
    pictures = await _named(services, data.pack)
    return Response(await services.files.folder(known.id, data.pack, pictures, owner), media_type="application/zip")


async def _named(services: Services, pack: str) -> dict[str, bytes]:
    """Return the pictures that a pack names and this site has."""
    _, dress = dressed(await asyncio.to_thread(Pack, pack, PACK_NAME))
    found: dict[str, bytes] = {}
    for hash in sorted(set(dress.art.values())):
        data = await kept.image(services.hub.store, hash, now_ms())
        if data is not None:
            found[hash] = data
        if sum(map(len, found.values())) > _MOST_NAMED:
            raise Denied("too-large")
    return found


@get("/api/tables/{table:str}/dress", tags=["tables"])
async def table_dress(table: Id, services: Services, request: AnyRequest) -> draft_bodies.PackAppearance:
    """Pictures and colours of the cards that a table is played with."""
    live, _, _ = await viewed(services.hub, table, request)
    pack = live.kept.plan.pack
    return PLAIN if pack is None else dressed(await asyncio.to_thread(Pack, pack, PACK_NAME))[1]


def _room(services: Services) -> kept.StorageLimits:
    config = services.hub.config
    return kept.StorageLimits(int(config.shelf_share * _MEGABYTE), int(config.shelf * _MEGABYTE))


WORKSHOP_KEPT: Final = (
    keep_image, image, keep_draft, find_draft, change_draft, forget_draft, read_sheet, write_sheet, publish_folder,
    table_dress,
)  # fmt: skip
