"""Playing while the site cannot be reached: what a browser that was asked to must keep, and how it notices a new one.

``web/public/away.js`` keeps these files; other browsers fetch them only when they need them.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

import liza
from liza.games import games
from liza.kernel.base.rulebook import LANGUAGES
from liza.server.site.browser_engine import FOLDER, archive, engine_names, learned
from liza.server.site.client_files import built, files
from liza.server.site.services import Services

_TOLD: Final = ("rulebook", "cards", "almanac", "exercises", *(f"texts/{lang}" for lang in LANGUAGES))
"""What is said of each game that the engine for browsers has."""


class OfflineList(msgspec.Struct, frozen=True):
    """All that is needed, by its address, and a version that changes when any of it does."""

    version: str
    files: list[str]


@get("/away.json", include_in_schema=False)
async def serve_away(services: Services, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The list of what to keep; a site without an engine for browsers has none."""
    if not engine_names(built()):
        raise NotFoundException
    answers = services.made
    return (await answers.get("away", away)).answer(request)


def away() -> OfflineList:
    """Return what it takes to play while the site cannot be reached."""
    page = {name: file.etag for name, file in files().items()}
    own = [game.id for game in games() if game.spec.package.startswith(f"{liza.__name__}.")]
    told = ["/api/games", *(f"/api/games/{id}/{what}" for id in own for what in _TOLD)]
    engine = [f"/{FOLDER}/{name}" for name in engine_names(built())]
    listed = msgspec.json.encode([sorted(page.items()), told, engine])
    version = hashlib.sha256(archive() + learned() + listed).hexdigest()[:16]
    return OfflineList(version, ["/", *(f"/{name}" for name in sorted(page)), *engine, *told])
