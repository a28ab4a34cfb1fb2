"""Games in pages of other sites: where a frame may show them, and what such a page asks first (oEmbed 1.0)."""

from __future__ import annotations

import html
import re
from typing import Annotated, Any, Final
from urllib.parse import parse_qsl, quote, urlsplit

from litestar import Request, get
from litestar.params import Parameter

from liza.server.content.catalogue import find
from liza.server.protocol.company.watch_bodies import OEmbed
from liza.server.protocol.problems import Denied
from liza.server.tables.hub import Hub
from liza.server.tables.repository import plan_of

EMBED: Final = "/embed/"
"""The only page that another site may show in a frame: it is for looking, without any deed."""
_PATH: Final = re.compile(r"/(?:embed|t)/([\w-]{1,64})(?:/replay)?/?")
_FRAGMENT: Final = re.compile(r"[\w&=.-]{0,200}")
_WIDTH, _HEIGHT = 800, 600
_LEAST: Final = 200
_MOST: Final = 4_000

Pixels = Annotated[int | None, Parameter(ge=1, le=100_000)]


def discovery(path: str, base: str) -> str | None:
    """Return the link by which another site finds out how to show a page of this one; None where it cannot."""
    if _PATH.fullmatch(path) is None or not (path.startswith(EMBED) or path.endswith("/replay")):
        return None
    asked = quote(f"{base}{path}", safe="")
    return f'<{base}/api/oembed?url={asked}>; rel="alternate"; type="application/json+oembed"; title="Liza"'


@get("/api/oembed", tags=["records"])
async def get_oembed(
    url: Annotated[str, Parameter(max_length=1_000)],
    hub: Hub,
    request: Request[Any, Any, Any],
    format: Annotated[str, Parameter(max_length=10)] = "json",
    maxwidth: Pixels = None,
    maxheight: Pixels = None,
) -> OEmbed:
    """How a page of another site shows a game of this one in a frame."""
    if format != "json":
        raise Denied("no-embed")
    base = str(request.base_url).rstrip("/")
    table, fragment = _meant(url, base)
    width, height = (
        min(_MOST, max(_LEAST, min(most or usual, usual))) for most, usual in ((maxwidth, _WIDTH), (maxheight, _HEIGHT))
    )
    title = await _title(hub, table)
    address = f"{base}{EMBED}{table}{fragment}"
    frame = (
        f'<iframe src="{html.escape(address)}" width="{width}" height="{height}" title="{html.escape(title)}" '
        'style="border:0" loading="lazy" allowfullscreen sandbox="allow-scripts allow-same-origin allow-popups">'
        "</iframe>"
    )
    return OEmbed("1.0", "rich", "Liza", base, title, frame, width, height)


def _meant(url: str, base: str) -> tuple[str, str]:
    """Return the table that an address of this site leads to, and what stands behind its ``#``."""
    try:
        parts = urlsplit(url)
    except ValueError:
        raise Denied("no-embed") from None
    found = _PATH.fullmatch(parts.path)
    own = parts.netloc == urlsplit(base).netloc and parts.scheme in {"http", "https"}
    fragment = parts.fragment
    if not own or found is None or _FRAGMENT.fullmatch(fragment) is None:
        raise Denied("no-embed")
    if not parts.path.startswith(EMBED):
        # The pages of a game name the choice in the query, and show a bare token behind the sign.
        choice = next((value for name, value in parse_qsl(parts.query) if name in {"at", "from"}), "")
        token = f"&watch={fragment}" if fragment else ""
        fragment = (choice if choice.isdecimal() else "") + token
    return found[1], f"#{fragment}" if fragment else ""


async def _title(hub: Hub, table: str) -> str:
    """Return what a game is called: of a private one no more than a stranger may know."""
    row = await hub.store.find(table)
    if row is None or not plan_of(row).public:
        return "Liza"
    return f"{find(row.game).title} · Liza"
