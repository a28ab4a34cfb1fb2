"""Playing with friends: invited, waiting, coming back, going away, playing again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Clean, Open, pages
from tests.e2e.house import House
from tests.e2e.playing import options, play_some, ready, set_table, show_options, sit, story

_DRAWS: Final = """
from liza.match.table import Table
Table.may_propose = lambda table: ["draw", "undo"] if table.status == "running" else []
"""
"""Lets a draw be offered at every table: none of the games knows it, only a table at which the engine has failed."""


def opened(page: Page, game: str, name: str) -> str:
    """Open a table with open seats; return the link that invites to it."""
    page.goto(f"/new?game={game}")
    page.get_by_label("Tu nombre").fill(name)
    page.get_by_role("button", name="Abrir la mesa").click()
    page.wait_for_url("**/t/*")
    return page.get_by_test_id("link-seat").input_value()


def test_a_table_for_six_is_filled_with_bots_in_three_clicks(open_page: Open) -> None:
    page = open_page("/new?game=tornaris")
    page.get_by_label("6", exact=True).check()
    page.get_by_role("button", name="Bots en todos los sitios libres").click()
    expect(page.get_by_role("button", name="Bots en todos los sitios libres")).to_have_count(0)
    page.get_by_role("button", name="Abrir la mesa").click()
    page.wait_for_url("**/t/*")
    ready(page)
    show_options(page)
    expect(options(page).first).to_be_visible()


def test_an_invitation_says_what_one_is_invited_to_and_the_host_begins_with_bots(open_page: Open, clean: Clean) -> None:
    host = open_page("/")
    link = opened(host, "tornaris", "Ana")
    expect(host.get_by_test_id("qr")).to_be_visible()
    first = "([one, other]) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"
    bots = host.get_by_role("button", name="Empezar ya")
    assert host.evaluate(first, [host.get_by_test_id("link-seat").element_handle(), bots.element_handle()])
    clean(host)
    guest = open_page(link, phone=True)
    expect(guest.get_by_role("heading", level=1)).to_have_text("Ana te invita a Tornaris")
    facts = guest.get_by_test_id("facts")
    for said in ("Tornaris", "Ana", "quedan 2 sitios", "Sin reloj", "Sin opciones cambiadas"):
        expect(facts).to_contain_text(said)
    clean(guest)
    guest.get_by_label("Tu nombre").fill("Beto")
    guest.get_by_role("button", name="Sentarme").click()
    guest.wait_for_url("**/t/*")
    expect(host.get_by_test_id("news")).to_have_text("Beto se sienta a la mesa.")
    expect(guest.get_by_role("button", name="Empezar ya")).to_have_count(0)
    host.get_by_role("button", name="Empezar ya").click()
    expect(host.get_by_test_id("ready-1")).to_have_text("aún no ha contestado")
    expect(host.get_by_test_id("news")).not_to_contain_text("otra vez")
    expect(host.get_by_role("button", name="Sí, empecemos")).to_have_count(0)
    expect(guest).to_have_title("● Te toca · Tornaris")
    clean(guest)
    guest.get_by_role("button", name="Sí, empecemos").click()
    for page in (host, guest):
        ready(page)
        show_options(page)
        expect(options(page).first).to_be_visible()
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_is_called_off_by_its_host(open_page: Open) -> None:
    host = open_page("/")
    link = opened(host, "qiahn", "Ana")
    host.get_by_role("button", name="Anular la mesa").click()
    host.get_by_role("button", name="¿Seguro? Sí, anularla").click()
    expect(host.get_by_role("heading", name="Quien abrió la mesa la ha anulado.")).to_be_visible()
    guest = open_page(link)
    expect(guest.get_by_text("Quien abrió la mesa la ha anulado.")).to_be_visible()
    expect(guest.get_by_role("button", name="Sentarme")).to_have_count(0)


def test_a_seat_is_taken_up_on_another_device(open_page: Open, clean: Clean) -> None:
    desk = open_page(None)
    table, (key, *_) = set_table(desk, "qiahn", ["Ana"])
    sit(desk, table, key)
    desk.get_by_role("button", name="Más cosas de la mesa").click()
    desk.get_by_role("button", name="Seguir en otro dispositivo").click()
    expect(desk.get_by_test_id("qr")).to_be_visible()
    clean(desk)
    link = desk.get_by_test_id("link-return").input_value()
    phone = open_page(link, phone=True)
    ready(phone)
    show_options(phone)
    play_some([phone], 1)
    assert "#" not in phone.url, "the key to the seat stays in the address"


def test_whoever_goes_away_is_seen_to_be_away_and_unread_words_are_counted(open_page: Open) -> None:
    page, other = open_page(None, phone=True), open_page(None)
    table, keys = set_table(page, "qiahn", ["Ana", "Beto"])
    for each, key in zip((page, other), keys, strict=True):
        sit(each, table, key)
    other.get_by_role("tab", name="Charla").click()
    other.get_by_label("Di algo").fill("Hola")
    other.keyboard.press("Enter")
    unread = page.get_by_role("button", name="Relato")
    expect(unread).to_contain_text("1")
    unread.click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Hola")
    expect(unread).not_to_contain_text("1")
    other.close()
    expect(page.get_by_test_id("news")).to_have_text("Beto ha perdido la conexión.", timeout=10_000)
    expect(page.get_by_role("list", name="Mesa")).to_contain_text("ausente")


def test_a_silent_connection_is_noticed_and_what_was_chosen_counts_once(open_page: Open, house: House) -> None:
    page = open_page(None)
    table, (key, *_) = set_table(page, "qiahn", ["Ana"])
    sit(page, table, key)
    show_options(page)
    expect(options(page).first).to_be_visible()
    told = story(page).count()
    house.pause()
    page.locator(".option").first.click()
    expect(page.get_by_test_id("ask")).to_contain_text("Se ha cortado la conexión", timeout=8_000)
    house.resume()
    expect(page.get_by_test_id("ask")).not_to_contain_text("Se ha cortado la conexión", timeout=20_000)
    expect(story(page)).not_to_have_count(told)
    own = story(page).filter(has_text="a la vanguardia").count()
    page.reload()
    ready(page)
    expect(story(page).filter(has_text="a la vanguardia")).to_have_count(own)


def test_the_first_visit_speaks_the_language_of_the_browser(open_page: Open) -> None:
    page = open_page("/", lang="")
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")


def test_nobody_begins_who_does_not_sit_there(open_page: Open) -> None:
    page = open_page("/new?game=tornaris")
    ways = page.locator("details.options")
    expect(ways.locator("summary")).to_contain_text("Sin opciones cambiadas")
    ways.locator("summary").click()
    ways.get_by_role("button", name="Como está impreso").click()
    expect(ways.locator("summary")).to_contain_text("1 cambio")
    expect(ways.get_by_role("radio", name="Justo tras revelar")).to_be_checked()
    ways.get_by_role("radio", name="Cuando te toca en el orden").check()
    first = page.get_by_label("Quién recibe el token de turno")
    expect(first.locator("option")).to_have_text(["Alguien al azar (lo normal)", "Jugador 1", "Jugador 2", "Jugador 3"])
    page.get_by_role("radio", name="6", exact=True).check()
    expect(first.locator("option", has_text="6")).to_have_count(1)
    first.select_option(label="Jugador 6")
    ways.get_by_role("radio", name="25 días").check()
    expect(ways.locator("summary")).to_contain_text("2 cambios")
    page.get_by_role("radio", name="3", exact=True).check()
    expect(ways.locator("summary")).to_contain_text("1 cambio")


def propose_draw(page: Page) -> None:
    page.get_by_role("button", name="Más cosas de la mesa").click()
    page.get_by_role("button", name="Proponer tablas").click()


@pytest.mark.slow
def test_a_draw_stands_in_the_story_from_its_offer_to_its_end(browser: Browser, tmp_path: Path) -> None:
    """The server's and the client's tests try without a browser what is told."""
    house = House(tmp_path, first=_DRAWS)
    house.start()
    try:
        with pages(browser, house) as open_page:
            ana, beto = open_page(None), open_page(None, phone=True)
            table, keys = set_table(ana, "tankup", ["Ana", "Beto"])
            for page, key in zip((ana, beto), keys, strict=True):
                sit(page, table, key)
            propose_draw(ana)
            expect(beto.locator(".proposal")).to_contain_text("Ana propone tablas.")
            expect(beto.get_by_test_id("news")).to_have_text("Ana propone tablas.")
            beto.get_by_role("button", name="No, gracias").click()
            expect(ana.get_by_test_id("news")).to_have_text("Beto no acepta las tablas.")
            expect(ana.locator(".proposal")).to_have_count(0)
            propose_draw(ana)
            beto.get_by_role("button", name="De acuerdo").click()
            end = "Hay acuerdo: la partida acaba en tablas."
            own = ["Propones tablas.", "Beto no acepta las tablas.", "Propones tablas.", end]
            expect(ana.get_by_test_id("reason")).to_be_visible()
            expect(story(ana).filter(has_text="tablas")).to_have_text(own)
            ana.reload()
            ready(ana)
            expect(story(ana).filter(has_text="tablas")).to_have_text(own)
            ana.goto(f"/t/{table}/replay")
            ana.get_by_role("button", name="Al final").click()
            expect(story(ana).filter(has_text="tablas")).to_have_text(own)
    finally:
        house.stop()
