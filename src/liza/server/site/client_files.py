"""The built browser client, read once and served from memory."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

import liza
from liza.server.base.response_cache import CachedResponse
from liza.server.watching.embedding import discovery

_PACKAGE: Final = Path(liza.__file__).parent
_PLACES: Final = (_PACKAGE / "site", _PACKAGE.parent.parent / "web" / "dist")
"""In an installed package, and in a checkout."""
_NOT_BUILT: Final = """<!doctype html>
<html lang="es"><meta charset="utf-8"><title>Liza</title>
<p>El servidor funciona, pero falta construir la página (<code>web/</code>).</p>
<p lang="en">The server is running, but the client is not built (<code>web/</code>).</p>
</html>
"""
_TEXTUAL: Final = ("text/", "application/j", "image/svg")
"""Kinds of files that become much smaller when they are packed."""
_FOR_FOLDERS: Final = ("engine/", "offline.js")
"""What a folder without a server needs, or only some pages of a site (``browser_engine.py``)."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"


def built() -> Path | None:
    """Return the folder of the built client; None if it is not built."""
    return next((place for place in _PLACES if (place / "index.html").is_file()), None)


@cache
def files() -> dict[str, CachedResponse]:
    """Return every file of the site by its path; empty if the client is not built."""
    root = built()
    if root is None:
        return {}
    paths = {path.relative_to(root).as_posix(): path for path in sorted(root.rglob("*")) if path.is_file()}
    return {name: _file(path) for name, path in paths.items() if not name.startswith(_FOR_FOLDERS)}


def _file(path: Path) -> CachedResponse:
    type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return CachedResponse(path.read_bytes(), type, pack=type.startswith(_TEXTUAL))


@get(["/", "/{path:path}"], include_in_schema=False)
async def site(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the site, or its page, which finds out for itself what the address means."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFoundException
    known = files()
    found = known.get(name)
    if found is None and "." in name.rpartition("/")[2]:
        raise NotFoundException
    page = found or known.get("index.html")
    if page is None:
        answer = Response(_NOT_BUILT.encode(), media_type=MediaType.HTML)
    else:
        # What the builder names after its content never changes; all else is asked for again each time.
        answer = page.answer(request, _FOR_EVER if name.startswith("assets/") else "no-cache")
    link = discovery(f"/{name}", str(request.base_url).rstrip("/")) if found is None else None
    if link is not None:
        answer.headers["link"] = link
    return answer
