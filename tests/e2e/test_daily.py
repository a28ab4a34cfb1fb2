"""The deal of the day on a desk and on a phone: played once, then compared."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Clean, Open


def resign(page: Page) -> None:
    page.get_by_role("button", name="Más cosas de la mesa").click()
    page.get_by_role("button", name="Rendirme").click()
    page.get_by_role("button", name="¿Seguro que te rindes?").click()


def test_the_deal_of_the_day_is_played_once_and_compared(open_page: Open, clean: Clean) -> None:
    ana = open_page("/")
    ana.get_by_test_id("deal-of-day").click()
    expect(ana.get_by_role("heading", level=1)).to_have_text("El reparto del día")
    expect(ana.get_by_test_id("deals").locator("li")).to_have_count(5)
    clean(ana)
    ana.get_by_role("button", name="Jugar: Qíahn").click()
    ana.wait_for_url("**/t/*")
    ana.goto("/daily")
    ana.get_by_role("button", name="Seguir: Qíahn").click()
    ana.wait_for_url("**/t/*")
    resign(ana)
    result = ana.get_by_test_id("result")
    expect(result.get_by_role("button", name="Revancha")).to_have_count(0)
    result.get_by_role("link", name="Ver cómo les fue a los demás").click()
    rows = ana.get_by_test_id("deal-results").locator("tbody tr")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("(tú)")
    expect(rows.first).to_contain_text("lo dejó")
    clean(ana)
    address = ana.evaluate("location.pathname")

    eva = open_page(address, phone=True, lang="en")
    expect(eva.get_by_text("Play it yourself before you see the table.")).to_be_visible()
    eva.get_by_role("link", name="The deals of today").click()
    clean(eva)
    assert eva.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(eva.get_by_test_id("deals").locator("li").first).to_contain_text("Played by 1 person")

    ana.goto("/daily")
    expect(ana.get_by_test_id("streak")).not_to_contain_text("racha de 1")
    expect(ana.get_by_text("Lo dejaste antes de acabar.")).to_be_visible()
    ana.get_by_role("link", name="Ver cómo les fue: Qíahn").click()
    rows.first.get_by_role("link").click()
    ana.wait_for_url("**/replay")
