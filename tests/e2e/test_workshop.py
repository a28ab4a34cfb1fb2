"""The workshop in the browser: a card is changed, mended, played with, and asked what it does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Clean, Open, pages
from tests.e2e.house import House
from tests.postgres import postgres
from tests.support import now

_WIDE: Final = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(params=now({"sqlite"}, ["sqlite", "postgresql"]))
def open_on_either(request: pytest.FixtureRequest, browser: Browser, house: House, tmp_path: Path) -> Iterator[Open]:
    """Open pages of the house that all tests share, or of one whose database is PostgreSQL."""
    with ExitStack() as stack:
        if request.param == "postgresql":
            house = House(tmp_path, stack.enter_context(postgres()).url)
            house.start()
            stack.callback(house.stop)
        yield stack.enter_context(pages(browser, house))


def test_a_card_is_changed_mended_studied_and_played_with(open_on_either: Open, clean: Clean, tmp_path: Path) -> None:
    page = open_on_either()
    page.locator('.box[data-game="qiahn"]').get_by_role("link", name="Taller").click()
    entries = page.get_by_test_id("entries")
    entries.get_by_role("button", name="Mago").click()
    die = page.get_by_label("Dado")
    die.fill("999")
    expect(page.locator('[data-field="die"] .fault')).to_contain_text("entre 2 y 100")
    expect(die).to_have_attribute("aria-invalid", "true")
    clean(page)
    die.fill("30")
    page.get_by_label("Nombre (español)").fill("Maga Roja")
    expect(page.get_by_test_id("state")).to_have_text("Todo encaja.")
    expect(page.get_by_test_id("face")).to_contain_text("Maga Roja")
    _take_back_and_do_again(page)
    _paint(page, tmp_path)
    page.get_by_role("button", name="Cambios").click()
    expect(page.get_by_test_id("changes")).to_contain_text("30")
    clean(page)
    page.get_by_role("button", name="Archivos y versiones").click()
    page.get_by_text("Ver el archivo").click()
    expect(page.get_by_test_id("toml")).to_contain_text('[[combatant]]\nid = "mago"')
    page.get_by_role("button", name="Guardar en el sitio").click()
    link = page.get_by_label("Enlace para verlo").input_value()
    with page.expect_download() as book:
        page.get_by_role("button", name="Descargar XLSX").click()
    page.get_by_label("Traer XLSX").set_input_files(book.value.path())
    expect(page.get_by_test_id("ahead")).to_contain_text("Ese archivo dice lo mismo que ya tienes.")
    clean(page)
    friend = open_on_either(link.removeprefix(page.url.partition("/workshop")[0]))
    expect(friend.get_by_test_id("entries")).to_contain_text("Maga Roja")
    expect(friend.get_by_test_id("face").locator("image")).to_have_count(1)
    friend.close()
    page.reload()
    expect(page.get_by_test_id("entries")).to_contain_text("Maga Roja")
    page.get_by_role("button", name="Jugar y probar").click()
    page.get_by_label("Pocas").check()
    page.get_by_role("button", name="Averiguarlo").click()
    expect(page.get_by_test_id("findings")).to_contain_text("Maga Roja", timeout=120_000)
    clean(page)
    with (
        page.expect_response("**/api/tables/*/dress") as dress,
        page.expect_response("**/api/tables/*/texts/es") as texts,
        page.expect_response("**/api/tables/*/cards") as cards,
    ):
        page.get_by_role("button", name="Jugar contra bots").click()
    page.wait_for_url("**/t/**")
    assert list(dress.value.json()["art"]) == ["combatant.mago"]
    assert 'mago = { "Maga Roja" }' in texts.value.json()["names"]
    changed = [card for card in cards.value.json() if card["kind"] == "combatant" and card["key"] == "mago"]
    assert [(card["name"]["es"], card["numbers"]["die"]) for card in changed] == [("Maga Roja", 30)]


def _paint(page: Page, where: Path) -> None:
    """Give the card a picture; a colour on which nothing could be read is refused where it stands."""
    file = where / "mago.png"
    Image.new("RGB", (60, 40), "#803010").save(file)
    page.get_by_label("Ponerle una imagen").set_input_files(file)
    expect(page.get_by_test_id("face").locator("image")).to_have_count(1)
    page.get_by_text("Colores de las cartas").click()
    page.get_by_label("Banda del título").fill("#eeeeee")
    expect(page.locator(".look .fault").filter(has_text="no se leerían bien")).to_be_visible()
    page.get_by_role("button", name="El de siempre").click()
    expect(page.get_by_test_id("state")).to_have_text("Todo encaja.")


def _take_back_and_do_again(page: Page) -> None:
    page.get_by_role("button", name="Deshacer").click()
    expect(page.get_by_label("Nombre (español)")).to_have_value("Mago")
    page.keyboard.press("Control+Shift+Z")
    expect(page.get_by_label("Nombre (español)")).to_have_value("Maga Roja")


def test_the_workshop_fits_a_phone_in_english_and_counts_the_cards_of_a_box(open_page: Open, clean: Clean) -> None:
    page = open_page("/workshop/tankup", phone=True, lang="en")
    expect(page.get_by_test_id("state")).to_have_text("Everything fits.")
    expect(page.get_by_test_id("face")).to_be_visible()
    clean(page)
    assert not page.evaluate(_WIDE)
    page.get_by_role("button", name="My box").click()
    helmets = page.get_by_test_id("box").locator("details").first
    expect(helmets.locator("summary")).to_contain_text("0 of 12")
    helmets.locator("summary").click()
    helmets.get_by_role("checkbox").first.check()
    expect(helmets.locator("summary")).to_contain_text("1 of 12")
    clean(page)
    assert not page.evaluate(_WIDE)
