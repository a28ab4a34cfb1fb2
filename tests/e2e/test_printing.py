"""What is printed, measured: PDFs are rendered back to pictures and held against the light."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pypdfium2 as pdfium
import pytest
from PIL import Image

import liza
from liza.cli import main
from liza.cli.packs.chromium import BrowserPage, find_chromium, opened
from liza.cli.packs.loopback_server import served
from liza.cli.packs.print_command import _READY, PrintOptions, address
from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import Pack
from liza.match.position import positions
from liza.server.content import catalogue
from liza.server.content.almanac import almanac
from liza.server.site.client_files import built
from liza.server.workshop.print_set import box, box_info
from tests.e2e.paper import check_sheet

OWN: Final = """
[overlay]
game = "tankup"

[[armour]]
id = "galea"
name = { es = "Gálea nueva", en = "New galea" }
"""

Printer = Callable[..., "Printout"]


class Printout(NamedTuple):
    """A PDF, and what its page said of itself."""

    document: pdfium.PdfDocument
    data: bytes
    cut: int
    """Texts that found no room."""
    cards: int
    drawn: int
    """Positions of the book that stand on paper."""

    def text(self, page: int) -> str:
        return str(self.document[page].get_textpage().get_text_range())


@pytest.fixture(scope="module")
def browser_page() -> Iterator[BrowserPage]:
    browser = find_chromium()
    assert browser, "These tests need Chromium: scripts/ci/prepare installs it."
    with opened(browser) as page:
        yield page


def _forget() -> None:
    """Tell of all games anew from now on."""
    for known in (box, almanac, catalogue.cards, catalogue.texts, catalogue.all_games, catalogue._words):
        known.cache_clear()


@pytest.fixture
def printer(browser_page: BrowserPage, monkeypatch: pytest.MonkeyPatch) -> Iterator[Printer]:
    monkeypatch.setattr(catalogue, "_PLAYED_WITH", {})

    def printed(game: liza.Game[Any], wishes: PrintOptions, lang: str = "es") -> Printout:
        _forget()
        site = built()
        assert site is not None, "Build the client first."
        with served(site, game) as home:
            browser_page.go(f"{home}{address(game.id, lang, wishes)}", _READY)
            data = browser_page.pdf()
            cut = browser_page.value("[...document.querySelectorAll('[data-cut]')].length")
            cards = browser_page.value("document.querySelectorAll('.paper .card').length")
            drawn = browser_page.value("document.querySelectorAll('.text .picture .ground').length")
        return Printout(pdfium.PdfDocument(data), data, cut, cards, drawn)

    yield printed
    _forget()


def test_a_changed_card_measures_right_and_its_back_lies_behind_it(printer: Printer) -> None:
    game = liza.game("tankup")
    mine = game.bind(complete(Pack(OWN, "mine"), game.pack, game.id))
    for bleed in (0.0, 1.5):
        sheet = printer(mine, PrintOptions(only_changed=True, bleed=bleed))
        assert len(sheet.document) == 2, "one sheet, two sides"
        check_sheet(sheet.document, bleed)
        assert "Gálea nueva" in sheet.text(0)
        assert "mine" in sheet.text(0)
        assert mine.pack.hash[:8] in sheet.text(0)
        assert b"/FontFile" in sheet.data, "letters are embedded"
        pictures = [one for page in sheet.document for one in page.get_objects(filter=[pdfium.raw.FPDF_PAGEOBJ_IMAGE])]
        assert pictures == [], "everything is a vector"
        assert (sheet.cut, sheet.cards) == (0, 1)


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_every_game_is_printed_whole(printer: Printer, game: liza.Game[Any], lang: str) -> None:
    for paper in ("a4", "letter"):
        sheet = printer(game, PrintOptions(paper=paper, grey=paper == "letter"), lang)
        decks = [deck for deck in box_info(game).decks if not deck.round]
        assert sheet.cards == sum(deck.sets * thing.copies for deck in decks for thing in deck.things)
        assert sheet.cut == 0, "a text found no room"
        assert sheet.drawn == len(positions(game)), "the book has its pictures"
        said = "\n".join(sheet.text(page) for page in range(len(sheet.document)))
        for deck in decks:
            for thing in deck.things:
                words = getattr(thing.name, lang).split()
                assert all(word in said for word in words), thing.key


@pytest.mark.slow
def test_pictures_for_other_tables_are_whole_grids(tmp_path: Path) -> None:
    assert main(["print", "tornaris", "--sheets", str(tmp_path), "--card", "Hacha de Verdugo", "--lang", "es"]) == 0
    told = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    for sheet in told["sheets"]:
        size = (sheet["columns"] * sheet["width"] * 6, sheet["rows"] * sheet["height"] * 6)
        with Image.open(tmp_path / sheet["file"]) as picture, Image.open(tmp_path / sheet["back"]) as back:
            assert picture.size == size
            assert max(size) <= 10_000
            assert back.size == (sheet["width"] * 6, sheet["height"] * 6)
    with Image.open(tmp_path / "tornaris-hacha_de_verdugo.png") as card:
        assert card.size == (756, 1056)
