"""``liza print``: the box of a game as a PDF, or as pictures for tables on other sites."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from rich.text import Text

from liza.cli.packs.card_appearance import look
from liza.cli.packs.chromium import VARIABLE, BrowserError, BrowserPage, Rect, find_chromium, opened
from liza.cli.packs.loopback_server import served
from liza.cli.terminal.console import BadInput, Terminal
from liza.games import game as find_game
from liza.kernel.core.game import Game
from liza.lab.packs.box import box_of, items
from liza.lab.packs.pack_files import UnknownOwner, packed_game
from liza.server.site.client_files import built
from liza.server.workshop.print_set import box_info

WHAT: Final = ("cards", "sheets", "tokens", "boards", "summary", "rules")
PAPERS: Final = ("a4", "letter")
FLIPS: Final = ("long", "short")
BLEEDS: Final = ("0", "1.5", "3")
SHEET_SCALE: Final = 1.5
"""How much larger a card on a sheet for other tables is than on the page: 378 × 528 pixels."""
CARD_SCALE: Final = 3.0
"""The same for a picture of a single card: 756 × 1056 pixels, 305 to the inch."""
_READY: Final = """
(() => {
  const page = document.querySelector('.print-page');
  return page ? page.dataset.ready === 'yes' || document.querySelector('[role=alert]')?.textContent : null;
})()
"""
_LISTS: Final = "JSON.parse(document.querySelector('[data-lists]').dataset.lists)"
"""The lists of the pictures by their names, as the page has them."""
_MANIFEST: Final = "manifest.json"


@dataclass(frozen=True)
class PrintOptions:
    """What is to be printed, and how."""

    pack: Path | None = None
    out: Path | None = None
    paper: str = "a4"
    bleed: float = 1.5
    flip: str = "long"
    grey: bool = False
    no_backs: bool = False
    only_changed: bool = False
    what: str | None = None
    sheets: Path | None = None
    card: tuple[str, ...] = ()
    pictures: Path | None = None


def print_game(terminal: Terminal, game_id: str, wishes: PrintOptions) -> int:
    """Print a game: as a PDF, or as pictures where these are wanted."""
    game = _game(terminal, game_id, wishes.pack)
    _check(terminal, wishes)
    if wishes.card or wishes.sheets is not None:
        return _pictures(terminal, game, wishes)
    if wishes.only_changed and not any(thing.changed for deck in box_info(game).decks for thing in deck.things):
        raise BadInput(terminal.say("print-nothing", game=game.title))
    target = wishes.out or Path(f"{game.id}.pdf")
    with _page(terminal, game, address(game.id, terminal.lang, wishes), wishes) as page:
        document = page.pdf()
    _write(terminal, target, document)
    terminal.out.print(Text(terminal.say("printed", file=str(target), game=game.title, hash=game.pack.hash[:8])))
    terminal.out.print(
        Text(terminal.say("printed-hint", backs="no" if wishes.no_backs else wishes.flip)), soft_wrap=True
    )
    return 0


def address(game: str, lang: str, wishes: PrintOptions) -> str:
    """Return where the page stands that is printed."""
    query: dict[str, str] = {"lang": lang, "paper": wishes.paper, "bleed": f"{wishes.bleed:g}", "flip": wishes.flip}
    if wishes.grey:
        query["grey"] = ""
    if wishes.no_backs:
        query["backs"] = "no"
    if wishes.only_changed:
        query["changed"] = ""
    if wishes.what:
        query["what"] = wishes.what
    return f"/print/{game}?{urlencode(query)}"


def _game(terminal: Terminal, game_id: str, pack: Path | None) -> Game[Any]:
    find_game(game_id)
    try:
        return packed_game(str(pack) if pack is not None else game_id, game_id)
    except UnknownOwner:
        raise BadInput(terminal.say("pack-whose")) from None


def _check(terminal: Terminal, wishes: PrintOptions) -> None:
    """Refuse combinations that cannot be printed."""
    chosen: tuple[tuple[str, list[str], tuple[str, ...]], ...] = (
        ("paper", [wishes.paper], PAPERS),
        ("flip", [wishes.flip], FLIPS),
        ("bleed", [f"{wishes.bleed:g}"], BLEEDS),
        ("what", wishes.what.split(",") if wishes.what else [], WHAT),
    )
    for name, values, known in chosen:
        for value in values:
            if value not in known:
                raise BadInput(terminal.say("print-unknown", name=name, value=value, known=", ".join(known)))


@contextmanager
def _page(terminal: Terminal, game: Game[Any], path: str, wishes: PrintOptions) -> Iterator[BrowserPage]:
    """Open a page of the site in a browser of this machine; say what to do where there is none."""
    site = built()
    if site is None:
        raise BadInput(terminal.say("print-not-built"))
    browser = find_chromium()
    if browser is None:
        raise BadInput(terminal.say("print-no-browser", game=game.id, variable=VARIABLE))
    worn = look(terminal, wishes.pack, wishes.pictures)
    try:
        with served(site, game, worn) as home, opened(browser) as page:
            page.go(f"{home}{path}", _READY)
            yield page
    except (BrowserError, OSError, TimeoutError) as fault:
        raise BadInput(terminal.say("print-failed", browser=browser, detail=str(fault), game=game.id)) from None


def _pictures(terminal: Terminal, game: Game[Any], wishes: PrintOptions) -> int:
    """Write sheets of pictures with their lists, or pictures of single cards."""
    folder = wishes.sheets or wishes.out or Path()
    keys = [_key(terminal, game, card) for card in wishes.card]
    _make(terminal, folder)
    query = urlencode({"images": "", "lang": terminal.lang, "where": folder.resolve().as_uri()})
    with _page(terminal, game, f"/print/{game.id}?{query}", wishes) as page:
        for key in keys:
            file = folder / f"{game.id}-{key}.png"
            _write(terminal, file, page.picture(_rect(page, f"[data-card={json.dumps(key)}]"), CARD_SCALE))
            terminal.out.print(Text(terminal.say("print-picture", file=str(file))))
        if wishes.sheets is not None:
            _sheets(terminal, folder, page)
    return 0


def _sheets(terminal: Terminal, folder: Path, page: BrowserPage) -> None:
    """Write every picture with its back, and the lists that the page makes of them."""
    lists: dict[str, str] = page.value(_LISTS)
    pictures = json.loads(lists[_MANIFEST])["sheets"]
    for picture in pictures:
        for name, file in ((picture["id"], picture["file"]), (f"{picture['id']}-back", picture["back"])):
            part = _rect(page, f"[data-picture={json.dumps(name)}]")
            _write(terminal, folder / file, page.picture(part, SHEET_SCALE))
    for name, text in lists.items():
        _write(terminal, folder / name, text.encode())
    cards = sum(card["copies"] for picture in pictures for card in picture["cards"])
    told = terminal.say("print-sheets", folder=str(folder), sheets=len(pictures), cards=cards)
    terminal.out.print(Text(told), soft_wrap=True)


def _rect(page: BrowserPage, selector: str) -> Rect:
    """Return where an element stands on the page."""
    asked = json.dumps(selector)
    found = page.value(
        f"(({{x, y, width, height}}) => [x + scrollX, y + scrollY, width, height])"
        f"(document.querySelector({asked}).getBoundingClientRect())"
    )
    return Rect(*found)


def _key(terminal: Terminal, game: Game[Any], card: str) -> str:
    """Return the key of the card that goes by an id or by a name in any language."""
    wanted = card.casefold()
    for deck in box_of(game).decks:
        for item in items(deck, game.pack.data):
            names = item.row.get("name")
            called = {item.key, *(str(name) for name in (names.values() if isinstance(names, dict) else ()))}
            if wanted in {name.casefold() for name in called}:
                return item.key
    raise BadInput(terminal.say("pack-no-card", card=card))


def _make(terminal: Terminal, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadInput(terminal.say("unwritable", file=str(folder))) from None


def _write(terminal: Terminal, file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except OSError:
        raise BadInput(terminal.say("unwritable", file=str(file))) from None
