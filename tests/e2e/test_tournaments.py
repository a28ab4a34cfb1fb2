"""A league among friends, from its opening to its winner, on a desk and on phones."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Clean, Open


def opened(page: Page, title: str) -> str:
    """Open a league of Qíahn; return the link to enter."""
    page.goto("/tournaments")
    page.get_by_role("link", name="Abrir un torneo").click()
    page.get_by_label("Nombre del torneo").fill(title)
    page.get_by_role("combobox", name="Juego").select_option("qiahn")
    page.get_by_role("radio", name="Liga").check()
    page.get_by_role("button", name="Abrir el torneo").click()
    page.wait_for_url("**/tournaments/*")
    expect(page.get_by_test_id("qr")).to_be_visible()
    return page.get_by_test_id("link-enter").input_value()


def enter(page: Page, name: str) -> None:
    page.get_by_label("Tu nombre en el torneo").fill(name)
    page.get_by_role("button", name="Entrar", exact=True).click()
    expect(page.get_by_text(f"Estás dentro como {name}.")).to_be_visible()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Más cosas de la mesa").click()
    page.get_by_role("button", name="Rendirme").click()
    page.get_by_role("button", name="¿Seguro que te rindes?").click()


def test_a_league_of_two_friends_is_opened_played_and_won(open_page: Open, clean: Clean) -> None:
    ana = open_page("/")
    link = opened(ana, "Liga de la plaza")
    assert "#" in link, "a league among friends is entered by its link alone"
    expect(ana.get_by_role("button", name="Empezar")).to_be_disabled()
    clean(ana)
    enter(ana, "Ana")
    beto = open_page(link, phone=True)
    expect(beto.get_by_role("heading", level=1)).to_have_text("Liga de la plaza")
    clean(beto)
    enter(beto, "Beto")
    assert beto.evaluate("document.documentElement.scrollWidth <= innerWidth")

    expect(ana.get_by_text("Empieza con 2 participantes.")).to_be_visible(timeout=10_000)
    ana.get_by_role("button", name="Empezar").click()
    for page, other in ((ana, "Beto"), (beto, "Ana")):
        page.get_by_test_id("your-table").get_by_role("link", name=f"Jugar con {other}").click(timeout=15_000)
        page.wait_for_url("**/t/*")
    resign(beto)
    for page in (ana, beto):
        page.get_by_test_id("result").get_by_role("link", name="Volver al torneo").click()
        expect(page.get_by_text("Gana Ana")).to_be_visible(timeout=15_000)
        clean(page)
        assert page.evaluate("document.querySelector('table').getBoundingClientRect().right <= innerWidth")
    lines = ana.get_by_test_id("standings").locator("tbody tr")
    expect(lines.nth(0)).to_contain_text("Ana (tú)")
    expect(lines.nth(1)).to_contain_text("Beto")
    with ana.expect_download() as saved:
        ana.get_by_role("button", name="Hoja de cálculo").click()
    assert saved.value.path().read_text(encoding="utf-8").startswith("rank,name,points")
    ana.goto("/tournaments")
    expect(ana.get_by_test_id("my-tournaments")).to_contain_text("Liga de la plaza")


def test_who_leaves_is_asked_once_more_and_an_arena_is_entered_late(open_page: Open) -> None:
    host = open_page("/", lang="en")
    host.goto("/tournaments/new?game=qiahn")
    host.get_by_label("Name of the tournament").fill("Arena")
    host.get_by_role("radio", name="Arena").check()
    host.get_by_role("radio", name="Anyone: it is listed").check()
    host.get_by_role("button", name="Open the tournament").click()
    link = host.get_by_test_id("link-enter").input_value()
    assert "#" not in link
    pages = [host, open_page(link, lang="en")]
    for number, page in enumerate(pages):
        page.get_by_label("Your name in the tournament").fill(f"Player {number}")
        page.get_by_role("button", name="Enter", exact=True).click()
        expect(page.get_by_text(f"You are in as Player {number}.")).to_be_visible()
    expect(host.get_by_role("button", name="Begin")).to_be_enabled(timeout=10_000)
    host.get_by_role("button", name="Begin").click()
    expect(host.get_by_test_id("your-table")).to_be_visible(timeout=15_000)
    late = open_page("/tournaments", lang="en", phone=True)
    late.get_by_test_id("tournaments-running").get_by_role("link", name="Arena").click()
    expect(late.get_by_text("It has begun, but you may still enter")).to_be_visible()
    late.get_by_label("Your name in the tournament").fill("Late")
    late.get_by_role("button", name="Enter", exact=True).click()
    late.get_by_role("button", name="Leave the tournament").click()
    late.get_by_role("button", name="No", exact=True).click()
    late.get_by_role("button", name="Leave the tournament").click()
    late.get_by_role("button", name="Yes", exact=True).click()
    expect(late.get_by_text("You have left the tournament.")).to_be_visible()
