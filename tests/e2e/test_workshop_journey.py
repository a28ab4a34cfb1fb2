"""The workshop as somebody who is new to it uses it, without the terminal: from nothing to a table with a friend, to a
comparison with an answer, to a card that is made fair, to a sheet of paper. What is waited for is what is promised: a
table within three minutes, an answer within ten. How long each took is told at the end.
"""

from __future__ import annotations

import io
import json
import sys
import time
import zipfile
from collections.abc import Callable
from typing import Final

import pypdfium2 as pdfium
import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Open
from tests.e2e.paper import check_sheet

_TABLE: Final = 180_000
"""Milliseconds within which a changed card is on the table."""
_ANSWER: Final = 600_000
"""The same for an answer."""
_FINE: Final = "Todo encaja."
_HARDLY: Final = 6.0
"""How far pictures may be from what the page shows, of 255 on an average: edges of letters fall a little otherwise."""
Told = Callable[[str], None]


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Told:
    """Print a line at once, though the test passes."""

    def told(text: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{text}")

    return told


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_a_newcomer_plays_with_a_friend_and_learns_what_a_card_does(open_page: Open, tell: Told) -> None:
    began = time.monotonic()
    page = open_page("/")
    page.locator('.box[data-game="qiahn"]').get_by_role("link", name="Taller").click()
    _strengthened(page)
    page.get_by_role("button", name="Jugar y probar").click()
    page.get_by_role("button", name="Mesa con enlace para un amigo").click()
    page.wait_for_url("**/t/**", timeout=_TABLE)
    friend = open_page(page.get_by_test_id("link-seat").input_value())
    friend.get_by_label("Tu nombre").fill("Beto")
    with friend.expect_response("**/api/tables/*/texts/es") as texts:
        friend.get_by_role("button", name="Sentarme").click()
    assert 'infante = { "Infanta Roja" }' in texts.value.json()["names"], "the friend plays with the changed card"
    expect(page.get_by_test_id("news")).to_have_text("Beto se sienta a la mesa.")
    tell(f"a changed card on the table with a friend after {time.monotonic() - began:.0f} s")

    page.goto("/workshop/qiahn")
    began = time.monotonic()
    page.get_by_role("button", name="Jugar y probar").click()
    page.get_by_role("button", name="Averiguarlo").click()
    page.get_by_role("button", name="Cartas", exact=True).click()  # one may look at something else meanwhile
    page.get_by_role("button", name="Jugar y probar").click()
    answer = page.get_by_test_id("findings").locator("li.clear").filter(has_text="Infanta Roja").first
    expect(answer).to_contain_text("el cambio mueve las victorias de quien la tiene +", timeout=_ANSWER)
    tell(f"a comparison with a clear answer after {time.monotonic() - began:.0f} s")
    tell(answer.inner_text())


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_a_card_that_is_too_strong_is_made_fair_and_the_draft_takes_it(open_page: Open, tell: Told) -> None:
    page = open_page("/workshop/qiahn")
    _strengthened(page)
    began = time.monotonic()
    page.get_by_role("button", name="Hacerlo justo").click()
    panel = page.get_by_test_id("fair")
    panel.get_by_role("group", name="Infanta Roja · Dado").get_by_label("Desde").fill("2")
    aim = panel.get_by_role("group", name="Lo que gana quien tiene «Infanta Roja»")
    expect(aim.get_by_label("Hasta")).to_have_value("10")
    with page.expect_response("**/api/studies/*/fair", timeout=_ANSWER) as answer:
        panel.get_by_role("button", name="Buscar").click()
    found = answer.value.json()
    (number,), (reached,) = found["numbers"], found["aims"]
    tell(f"numbers made fair after {time.monotonic() - began:.0f} s, of {found['games']} games")
    assert number["before"] == 20
    assert number["after"] < 12, "as strong as before it cannot be fair"
    assert reached["verdict"] != "missed", reached["text"]["en"]
    assert reached["high"] < reached["before"], "what was found is weaker in games that the search never saw"
    told = page.get_by_test_id("fair-found")
    expect(told.locator(".aim")).to_contain_text(reached["text"]["es"])
    expect(told).to_contain_text(f"20 → {number['after']}")
    tell(told.locator(".aim").inner_text())
    page.get_by_role("button", name="Quedarme con estos números").click()
    page.get_by_role("button", name="Cartas", exact=True).click()
    expect(page.get_by_label("Dado")).to_have_value(f"{number['after']}")
    page.get_by_role("button", name="Deshacer").click()
    expect(page.get_by_label("Dado")).to_have_value("20")


@pytest.mark.slow
def test_a_changed_card_is_printed_from_the_page_and_measures_right(open_page: Open, tell: Told) -> None:
    began = time.monotonic()
    page = open_page("/workshop/tankup")
    expect(page.get_by_test_id("state")).to_have_text(_FINE, timeout=_TABLE)
    page.get_by_test_id("entries").get_by_role("button", name="Gálea").click()
    page.get_by_label("Nombre (español)").fill("Gálea nueva")
    expect(page.get_by_test_id("state")).to_have_text(_FINE)
    page.get_by_role("button", name="Jugar y probar").click()
    page.get_by_role("link", name="A la imprenta").click()
    page.get_by_label("Solo las cartas nuevas o cambiadas (1)").check()
    for other in ("Hoja de resumen", "Reglamento"):
        page.get_by_label(other).uncheck()
    expect(page.locator('main[data-ready="yes"][data-sheets="2"]')).to_be_visible()
    document = pdfium.PdfDocument(page.pdf(prefer_css_page_size=True, print_background=True))
    tell(f"a printed sheet after {time.monotonic() - began:.0f} s")
    assert len(document) == 2, "one sheet, two sides"
    assert "Gálea nueva" in document[0].get_textpage().get_text_range()
    check_sheet(document, bleed=1.5)


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_pictures_for_other_tables_are_drawn_by_the_browser_as_the_page_shows_them(open_page: Open) -> None:
    page = open_page("/workshop/tornaris")
    expect(page.get_by_test_id("state")).to_have_text(_FINE, timeout=_TABLE)
    page.get_by_label("Nombre (español)").fill("Escudo mío")
    expect(page.get_by_test_id("state")).to_have_text(_FINE)
    page.get_by_role("link", name="La carta como PNG").click()
    shown = page.locator("[data-card]")
    expect(shown).to_contain_text("Escudo mío")
    with page.expect_download() as card:
        page.get_by_role("button", name="Descargar PNG").click()
    picture = Image.open(card.value.path()).convert("RGB")
    assert picture.size == (756, 1056)
    assert _apart(picture, shown) < _HARDLY
    page.goto("/print/tornaris?images&own")
    page.get_by_label("Dirección").fill("https://example.org/x")
    with page.expect_download(timeout=_TABLE) as all_of_them:
        page.get_by_role("button", name="Descargar las imágenes").click()
    with zipfile.ZipFile(all_of_them.value.path()) as files:
        sheets = json.loads(files.read("manifest.json"))["sheets"]
        named = {sheet[side] for sheet in sheets for side in ("file", "back")}
        assert {*named, "manifest.json", "tabletop-simulator.json", "cards.csv"} == set(files.namelist())
        assert b"https://example.org/x/equipment.png" in files.read("tabletop-simulator.json")
        assert "Escudo mío" in files.read("cards.csv").decode()
        for sheet in sheets:
            with Image.open(io.BytesIO(files.read(sheet["file"]))) as drawn:
                assert drawn.size == (6 * sheet["columns"] * sheet["width"], 6 * sheet["rows"] * sheet["height"])
        first = Image.open(io.BytesIO(files.read(sheets[0]["file"]))).convert("RGB")
    assert _apart(first, page.locator(f'[data-picture="{sheets[0]["id"]}"]')) < _HARDLY


def _apart(picture: Image.Image, shown: Locator) -> float:
    """Return by how much a picture differs from what the page shows, of 255."""
    seen = Image.open(io.BytesIO(shown.screenshot())).convert("RGB")
    difference = ImageChops.difference(picture.resize(seen.size, Image.Resampling.BOX), seen)
    return sum(ImageStat.Stat(difference).mean) / 3


def _strengthened(page: Page) -> None:
    """Give the footman a name and a die that are not his."""
    expect(page.get_by_test_id("state")).to_have_text(_FINE, timeout=_TABLE)
    page.get_by_test_id("entries").get_by_role("button", name="Infante").click()
    page.get_by_label("Dado").fill("20")
    page.get_by_label("Nombre (español)").fill("Infanta Roja")
    expect(page.get_by_test_id("state")).to_have_text(_FINE)
