"""The page of the site for this machine alone and for one purpose: no tables, no database, no bots."""

from __future__ import annotations

import mimetypes
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import msgspec

from liza.kernel.base.errors import LizaError
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.match.position import positions
from liza.server.content import almanac, catalogue, rule_pages
from liza.server.workshop import print_set
from liza.server.workshop.presentation import BARE, CardLook

Answers = dict[str, Callable[[], Any]]
_PICTURES: Final = "/api/images/"


@contextmanager
def served(site: Path, game: Game[Any], look: CardLook = BARE) -> Iterator[str]:
    """Serve the built client and what it asks of one game, whose cards look as ``look`` says; yields the address."""
    catalogue.tell_with(game)
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(site, _answers(game, look), look.pictures))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _answers(game: Game[Any], look: CardLook) -> Answers:
    """Return what the server says of a game, by the addresses where it says it."""
    id = game.id
    texts = {f"/api/games/{id}/texts/{lang}": lambda lang=lang: catalogue.texts(id, lang) for lang in LANGUAGES}
    shown = {
        f"/api/games/{id}/positions/{name}": lambda name=name: rule_pages.position(id, name) for name in positions(game)
    }
    return {
        **texts,
        **shown,
        "/api/games": lambda: [game for game in catalogue.all_games() if game.id == id],
        f"/api/games/{id}/cards": lambda: catalogue.cards(id),
        f"/api/games/{id}/rulebook": lambda: rule_pages.rulebook(id),
        f"/api/games/{id}/almanac": lambda: almanac.almanac(id),
        f"/api/games/{id}/box": lambda: print_set.box_info(game, look.name or None, look.dress),
    }


def _handler(site: Path, answers: Answers, pictures: Mapping[str, bytes]) -> type[BaseHTTPRequestHandler]:
    root = site.resolve()

    class Handler(BaseHTTPRequestHandler):
        """Answers with a file of the client, with what the server would say, or with the page itself."""

        def do_GET(self) -> None:
            """Answer a request; the library calls it so."""
            path = self.path.partition("?")[0]
            picture = pictures.get(path.removeprefix(_PICTURES))
            if picture is not None:
                self._send(200, "image/webp", picture)
                return
            if path.startswith("/api/"):
                said = _said(answers, path)
                self._send(404 if said is None else 200, "application/json", said or b"{}")
                return
            file = (root / path.lstrip("/")).resolve()
            inside = file.is_relative_to(root) and file.is_file()
            shown = file if inside else root / "index.html"
            type = mimetypes.guess_type(shown.name)[0] or "application/octet-stream"
            self._send(200, type, shown.read_bytes())

        def _send(self, status: int, type: str, body: bytes) -> None:
            self.send_response(status)
            self.send_header("content-type", type)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            """Log no requests: they would hide what the command prints."""

    return Handler


def _said(answers: Answers, path: str) -> bytes | None:
    """Return what is said at an address as JSON; None for an unknown address or an unusable pack."""
    make = answers.get(path)
    try:
        return None if make is None else msgspec.json.encode(make())
    except LizaError:  # a pack may leave out the cards that a position of the book shows
        return None


__all__: Final = ["served"]
