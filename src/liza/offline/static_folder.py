"""``liza export``: a folder of static files in which everything is played without a server.

It holds the page as the site has it, Python for the browser, the sources of engine and bots as one archive, and what
the server would say of games (titles, words, rulebooks, cards) as files under ``api/``, by the names of the server's
addresses. ``files.json`` lists all of it: for the service worker, which keeps every file for when there is no network,
and for the next export, which takes away what it finds listed there and nothing else.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import liza
from liza.games import games
from liza.kernel.base.errors import LizaError
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.match.exercise import exercises
from liza.match.position import positions
from liza.server.content import almanac, catalogue, exercise_pages, rule_pages
from liza.server.protocol import bodies
from liza.server.site import browser_engine
from liza.server.workshop import print_set
from liza.server.workshop.presentation import BARE, PLAIN, CardLook

LISTING: Final = "files.json"
_PICTURES: Final = "api/images"
_FOR_SITES: Final = {"away.js", "badge.png", "manifest.en.webmanifest"}
"""What only a site needs: its service worker, and what notices are shown with."""
_MANIFEST: Final = "manifest.webmanifest"
_SITES_OWN: Final = {"id", "shortcuts"}
"""What its manifest says of a site alone: who it is on its host, and pages that a folder does not have."""
_POLICY: Final = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""Nothing comes from elsewhere."""


class FolderError(LizaError):
    """A folder that cannot be written; ``code`` names the reason in the command line's texts."""

    def __init__(self, code: str, folder: Path) -> None:
        super().__init__(f"{folder}: {code}")
        self.code: Final = code
        self.folder: Final = folder


class FolderSummary(NamedTuple):
    """What was written."""

    files: int
    bytes: int
    version: str


def write_folder(
    target: Path, site: Path | None, bound: Game[Any] | None = None, look: CardLook = BARE
) -> FolderSummary:
    """Write the folder, in the place of an earlier one or where there is nothing yet.

    ``site`` is the built client; a game that is bound to a pack is played and told of with its cards, which look as
    ``look`` says.
    """
    names = browser_engine.engine_names(site)
    if site is None or not names:
        raise FolderError("export-not-built", target)
    if bound is not None:
        catalogue.tell_with(bound)
    made = dict(_page(site))
    made |= _catalogue()
    if bound is not None:
        made |= _dressed(bound, look)
    packs = {} if bound is None else {bound.id: bound.pack.text}
    made |= {f"{browser_engine.FOLDER}/{name}": browser_engine.engine_file(site, name, packs) for name in names}
    version = hashlib.sha256(b"".join(name.encode() + made[name] for name in sorted(made))).hexdigest()[:16]
    if _MANIFEST in made:
        made[_MANIFEST] = _manifest(made[_MANIFEST])
    made["index.html"] = _index(made["index.html"].decode(), version).encode()
    made[LISTING] = _json({"liza": liza.__version__, "version": version, "files": sorted({*made, LISTING})})
    _write(target, made)
    return FolderSummary(len(made), sum(map(len, made.values())), version)


# What is in it.


def _page(site: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(site.rglob("*")):
        if path.is_file() and path.name not in _FOR_SITES:
            yield path.relative_to(site).as_posix(), path.read_bytes()


def _catalogue() -> dict[str, bytes]:
    """Return what the server says of its games, by the addresses where it says it."""
    own = [game.id for game in games() if game.spec.package.startswith(f"{liza.__name__}.")]
    made: dict[str, Any] = {"games": [game for game in catalogue.all_games() if game.id in own]}
    for id in own:
        made |= {f"games/{id}/texts/{lang}": catalogue.texts(id, lang) for lang in LANGUAGES}
        made[f"games/{id}/rulebook"] = rule_pages.rulebook(id)
        for name in positions(catalogue.find(id)):
            with suppress(LizaError):  # a pack may leave out the cards that a position of the book shows
                made[f"games/{id}/positions/{name}"] = rule_pages.position(id, name)
        made[f"games/{id}/cards"] = catalogue.cards(id)
        made[f"games/{id}/almanac"] = almanac.almanac(id)
        made[f"games/{id}/box"] = print_set.box(id)
        made[f"games/{id}/dress"] = PLAIN
        made |= _exercises(id)
    return {f"api/{name}.json": _json(said) for name, said in made.items()}


def _dressed(game: Game[Any], look: CardLook) -> dict[str, bytes]:
    """Return what there is to be said of a game whose cards have a look of their own, and their pictures."""
    box = print_set.box_info(game, look.name or None, look.dress)
    said = {f"api/games/{game.id}/box.json": _json(box), f"api/games/{game.id}/dress.json": _json(look.dress)}
    return said | {f"{_PICTURES}/{hash}.webp": data for hash, data in look.pictures.items()}


def _exercises(id: str) -> dict[str, Any]:
    """Return what the server says of a game's exercises; those that a pack makes impossible are left out."""
    game = catalogue.find(id)
    told: dict[str, bodies.ExerciseInfo] = {}
    for name in exercises(game):
        with suppress(LizaError):
            told[name] = exercise_pages.exercise(game, name)
    rows = [row for row in exercise_pages.rows(game) if row.id in told]
    return {f"games/{id}/exercises": rows, **{f"games/{id}/exercises/{name}": one for name, one in told.items()}}


def _index(page: str, version: str) -> str:
    """Return the page of the folder: it finds its files beside it, and knows that there is no server."""
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}" />\n'
        f'    <meta name="liza-folder" content="{version}" />\n    <title>'
    )
    return page.replace('="/', '="./').replace("<title>", head, 1)


def _manifest(site: bytes) -> bytes:
    """Return the manifest of the folder: it can be installed as an app, beside other folders of its host."""
    return _json({key: value for key, value in json.loads(site).items() if key not in _SITES_OWN})


def _json(said: object) -> bytes:
    return msgspec.json.encode(said)


# Where it goes.


def _write(target: Path, made: dict[str, bytes]) -> None:
    try:
        _clear(target)
        for name, data in made.items():
            path = target / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    except OSError:
        raise FolderError("unwritable", target) from None


def _clear(target: Path) -> None:
    """Take away what an earlier export wrote; anything else in the folder is somebody's and stays, and so stays all."""
    if target.exists() and not target.is_dir():
        raise FolderError("export-no-folder", target)
    earlier = _listed(target)
    if earlier is None:
        if target.is_dir() and any(target.iterdir()):
            raise FolderError("export-not-empty", target)
        return
    for name in earlier:
        path = target / name
        if path.resolve().is_relative_to(target.resolve()):
            path.unlink(missing_ok=True)


def _listed(target: Path) -> list[str] | None:
    """Return the files of an earlier export in a folder; None if there was none."""
    try:
        data = json.loads((target / LISTING).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    files = data.get("files") if isinstance(data, dict) and "liza" in data else None
    return [str(name) for name in files] if isinstance(files, list) else None
