"""The engine for browsers: Python, the sources of everything that plays, and what it has to know to begin.

``liza export`` lays these files into a folder; a site hands them out under ``/engine/`` to pages that need them: to
check a finished game by playing it again, to look back on one, and to play on the device itself. What the rooms have
learnt comes in an archive of its own, once everything can be played. All are put together at the first request, so they
do not delay the start of a site.
"""

from __future__ import annotations

import io
import mimetypes
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

import liza
from liza.bots.learned.policy import SHIPPED
from liza.match import scene
from liza.server.base.response_cache import CachedResponse
from liza.server.protocol.problems import sentences
from liza.server.site.client_files import built
from liza.server.site.services import Services

FOLDER: Final = "engine"
ARCHIVE: Final = "liza.zip"
LEARNED: Final = "learned.zip"
"""The networks of the rooms: without them the bots that go by one search without it."""
PARTS: Final = "parts.json"
_PACKAGE: Final = Path(liza.__file__).parent
_WHOLE: Final = ("kernel", "parts", "games", "bots", "match", "offline", "standing")
"""Parts of the package that go along, as far as they are needed to play."""
_SERVER: Final = (
    "__init__", "analysis/__init__", "analysis/analysis_work", "base/__init__", "base/tokens", "content/__init__",
    "content/scenes", "packs/__init__", "packs/pack_cache", "proof/__init__", "proof/secrecy", "protocol/__init__",
    "protocol/bodies", "protocol/chance_bodies", "protocol/client_messages", "protocol/clocks", "protocol/denied",
    "protocol/record_bodies", "protocol/replay_notes", "protocol/wire", "tables/__init__", "tables/finished/__init__",
    "tables/finished/replays", "tables/finished/turning_point", "tables/presence", "tables/table_plan",
    "tables/client_session", "tables/viewer_messages",
)  # fmt: skip
"""Modules of the server that use neither the network nor the database."""
_LAB: Final = (
    "__init__", "analysis/__init__", "analysis/analyse", "analysis/game_analysis", "analysis/playouts", "run/__init__",
    "run/pool", "run/run_spec", "run/simulate", "stats/__init__", "stats/result",
)  # fmt: skip
"""Of the lab, what looks back on games."""
_SOURCES: Final = {".py", ".toml"}
_DATA: Final = {scene.FILE}
"""Other files of a room that the engine reads."""
_LEFT_OUT: Final = {"board", "study", "texts", "__pycache__"}
"""Folders of a room that the page has already, or that play does not need."""
_WRITER: Final = _PACKAGE / "offline" / "static_folder.py"
"""Writes static exports, which play does not need."""
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date of everything in the archive, so that the same sources make the same archive."""
_MODULE: Final = ".mjs"
"""What the worker imports."""


def engine_names(site: Path | None) -> list[str]:
    """Return the names of all files of the engine; none where the client was built without Python for browsers."""
    place = None if site is None else site / FOLDER
    if place is None or not place.is_dir():
        return []
    return sorted([*(path.name for path in place.iterdir()), ARCHIVE, LEARNED, PARTS])


def engine_file(site: Path, name: str, packs: Mapping[str, str]) -> bytes:
    """Return a file of the engine.

    ``packs`` are those that games are played with by default.
    """
    if name == ARCHIVE:
        return archive()
    if name == LEARNED:
        return learned()
    if name == PARTS:
        return msgspec.json.encode({"bytes": _fetched(site), "sentences": sentences(), "packs": packs})
    return (site / FOLDER / name).read_bytes()


def _fetched(site: Path) -> int:
    """Return how many bytes the web worker fetches before the first game; the modules that it imports do not count."""
    python = (path.stat().st_size for path in (site / FOLDER).iterdir() if path.suffix != _MODULE)
    return sum(python) + len(archive())


@cache
def archive() -> bytes:
    """Return the sources of everything that plays, as a zip."""
    return _zipped(_sources(), zipfile.ZIP_DEFLATED)


@cache
def learned() -> bytes:
    """Return what the rooms have learnt, as a zip; each file is packed already."""
    return _zipped((_PACKAGE / "games").glob(f"*/{SHIPPED}"), zipfile.ZIP_STORED)


def _zipped(paths: Iterable[Path], how: int) -> bytes:
    """Return some files of the package, by their place in it."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", how, compresslevel=9) as file:
        for path in sorted(paths):
            name = (Path(liza.__name__) / path.relative_to(_PACKAGE)).as_posix()
            file.writestr(zipfile.ZipInfo(name, _LONG_AGO), path.read_bytes(), how)
    return packed.getvalue()


def _sources() -> Iterator[Path]:
    yield _PACKAGE / "__init__.py"
    yield from (_PACKAGE / "server" / f"{name}.py" for name in _SERVER)
    yield from (_PACKAGE / "lab" / f"{name}.py" for name in _LAB)
    for part in _WHOLE:
        for path in (_PACKAGE / part).rglob("*"):
            if (
                (path.suffix in _SOURCES or path.name in _DATA)
                and not _LEFT_OUT.intersection(path.parts)
                and path != _WRITER
            ):
                yield path


# On a site.


@get(f"/{FOLDER}/{{name:str}}", include_in_schema=False)
async def serve_engine(name: str, services: Services, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the engine, packed as small as it can be; a site that was built without it has none."""
    site = built()
    if site is None or name not in engine_names(site):
        raise NotFoundException
    answers = services.made
    return (await answers.get((FOLDER, name), partial(_ready, site, name))).answer(request)


def _ready(site: Path, name: str) -> CachedResponse:
    type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return CachedResponse(engine_file(site, name, {}), type)
