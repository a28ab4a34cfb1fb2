"""The workshop as somebody who is new to it uses it, without the terminal: from nothing to a table with a friend, to a
comparison with an answer, to a flaw that is mended, to a sheet of paper. How long each took is told, not judged.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import pypdfium2 as pdfium
import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.paper import check_sheet

_LONG: Final = 540_000
"""Milliseconds that a study may take on a busy machine."""
_START: Final = 120_000
"""The same for the first page of a workshop: another process reads the game and its words."""


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_newcomer_plays_compares_and_mends_a_card(
    open_page: Open, record_property: Callable[[str, object], None]
) -> None:
    began = time.monotonic()
    page = open_page("/")
    page.locator('.box[data-game="qiahn"]').get_by_role("link", name="Taller").click()
    expect(page.get_by_test_id("state")).to_have_text("Todo encaja.", timeout=_START)
    page.get_by_test_id("entries").get_by_role("button", name="Mago").click()
    page.get_by_label("Dado").fill("100")
    page.get_by_label("Nombre (español)").fill("Maga Roja")
    expect(page.get_by_test_id("state")).to_have_text("Todo encaja.")
    page.get_by_role("button", name="Jugar y probar").click()
    page.get_by_role("button", name="Mesa con enlace para un amigo").click()
    page.wait_for_url("**/t/**")
    friend = open_page(page.get_by_test_id("link-seat").input_value())
    friend.get_by_label("Tu nombre").fill("Beto")
    friend.get_by_role("button", name="Sentarme").click()
    friend.wait_for_url("**/t/*")
    expect(page.get_by_test_id("news")).to_have_text("Beto se sienta a la mesa.")
    record_property("figure", f"a changed card on the table with a friend after {time.monotonic() - began:.0f} s")

    page.goto("/workshop/qiahn")
    began = time.monotonic()
    page.get_by_role("button", name="Jugar y probar").click()
    page.get_by_role("button", name="Averiguarlo").click()
    expect(page.get_by_test_id("findings").locator("li.clear").first).to_be_visible(timeout=_LONG)
    record_property("figure", f"a comparison with a clear answer after {time.monotonic() - began:.0f} s")
    _mended(page)


def _mended(page: Page) -> None:
    """Free the die that is too strong, and have it made fair."""
    page.get_by_role("button", name="Hacerlo justo").click()
    panel = page.get_by_test_id("fair")
    panel.get_by_role("group", name="Maga Roja · Dado").get_by_label("Desde").fill("6")
    aim = panel.get_by_role("group", name="Lo que gana quien tiene «Maga Roja»")
    aim.get_by_label("Desde").fill("-15")
    aim.get_by_label("Hasta").fill("15")
    panel.get_by_label("Pocas").check()
    panel.get_by_role("button", name="Buscar").click()
    found = page.get_by_test_id("fair-found")
    expect(found.locator(".aim .verdict")).to_have_text("conseguido", timeout=_LONG)
    page.get_by_role("button", name="Quedarme con estos números").click()
    page.get_by_role("button", name="Cartas", exact=True).click()
    expect(page.get_by_label("Dado")).not_to_have_value("100")


@pytest.mark.slow
def test_a_changed_card_is_printed_from_the_page_and_measures_right(open_page: Open) -> None:
    page = open_page("/workshop/tankup")
    expect(page.get_by_test_id("state")).to_have_text("Todo encaja.", timeout=_START)
    page.get_by_test_id("entries").get_by_role("button", name="Gálea").click()
    page.get_by_label("Nombre (español)").fill("Gálea nueva")
    expect(page.get_by_test_id("state")).to_have_text("Todo encaja.")
    page.get_by_role("button", name="Jugar y probar").click()
    page.get_by_role("link", name="A la imprenta").click()
    page.get_by_label("Solo las cartas nuevas o cambiadas (1)").check()
    for other in ("Hoja de resumen", "Reglamento"):
        page.get_by_label(other).uncheck()
    expect(page.locator('main[data-ready="yes"][data-sheets="2"]')).to_be_visible()
    document = pdfium.PdfDocument(page.pdf(prefer_css_page_size=True, print_background=True))
    assert len(document) == 2, "one sheet, two sides"
    assert "Gálea nueva" in document[0].get_textpage().get_text_range()
    check_sheet(document, bleed=1.5)
