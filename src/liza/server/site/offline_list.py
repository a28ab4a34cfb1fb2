"""What a browser must keep to show the page, or to play too, while the site cannot be reached.

``web/src/away`` keeps these files; other browsers fetch them only when they need them.
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
_SHOWN: Final = ("cards", *(f"texts/{lang}" for lang in LANGUAGES))
"""What of it a position is told with."""


class OfflineList(msgspec.Struct, frozen=True):
    """All that is needed, by its address, and a version that changes when any of it does."""

    version: str
    page: list[str]
    """What it takes to open the page, and to see one's tables as they were."""
    files: list[str]
    """What it takes to play; nothing where the site has no engine for browsers."""


@get("/away.json", include_in_schema=False)
async def serve_away(services: Services, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The list of what to keep; without the client there is nothing."""
    if built() is None:
        raise NotFoundException
    answers = services.made
    return (await answers.get("away", away)).answer(request)


def away() -> OfflineList:
    """Return what it takes to show the page, and to play, while the site cannot be reached."""
    tags = {name: file.etag for name, file in files().items()}
    own = [game.id for game in games() if game.spec.package.startswith(f"{liza.__name__}.")]
    shell = ["/", *(f"/{name}" for name in sorted(tags)), "/api/games"]
    page = [*shell, *(f"/api/games/{id}/{what}" for id in own for what in _SHOWN)]
    engine = [f"/{FOLDER}/{name}" for name in engine_names(built())]
    whole = [*shell, *engine, *(f"/api/games/{id}/{what}" for id in own for what in _TOLD)] if engine else []
    listed = msgspec.json.encode([sorted(tags.items()), page, whole])
    version = hashlib.sha256((archive() + learned() if engine else b"") + listed).hexdigest()[:16]
    return OfflineList(version, page, whole)
