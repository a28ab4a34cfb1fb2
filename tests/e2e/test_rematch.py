"""Playing again, and handing a game on: nobody is lost on the way, and every link opens something."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from playwright.sync_api import Page, expect

import liza
from tests.e2e.conftest import Clean, Open
from tests.e2e.house import House
from tests.e2e.playing import ready, sit
from tests.server.client import Player
from tests.support import awaited


def set_two(page: Page, **wanted: Any) -> tuple[str, list[str]]:
    """Open a table for Ana and Beto; return it and the keys to their seats."""
    seats = [{"kind": "person", "name": name} for name in ("Ana", "Beto")]
    made = page.request.post("/api/tables", data={"game": "qiahn", "seats": seats, **wanted}).json()
    return made["table"]["id"], [key["token"] for key in made["keys"]]


def give_up(house: House, table: str, token: str) -> None:
    """End the game from another device."""

    async def work() -> None:
        player = await Player(f"{house.url.replace('http', 'ws', 1)}/api/socket", table, token).connect()
        await player.ask({"type": "resign"})
        await player.close()

    awaited(asyncio.wait_for(work(), 60))


def agree(one: Page, other: Page) -> None:
    one.get_by_role("button", name="Revancha").click()
    other.get_by_role("button", name="De acuerdo").click()


def test_who_looks_elsewhere_while_a_rematch_is_agreed_finds_it_and_nothing_begins_before(
    open_page: Open, house: House, clean: Clean
) -> None:
    ana, beto = open_page(None), open_page(None, phone=True)
    table, keys = set_two(ana, clock={"kind": "fischer", "seconds": 60})
    for page, key in zip((ana, beto), keys, strict=True):
        sit(page, table, key)
    give_up(house, table, keys[0])
    ana.get_by_role("button", name="Revancha").click()
    expect(beto.get_by_role("button", name="De acuerdo")).to_be_visible()
    ana.get_by_role("link", name="Inicio").click()
    expect(ana.get_by_role("heading", level=1)).to_have_text("¿A qué jugamos?")
    beto.get_by_role("button", name="De acuerdo").click()
    beto.wait_for_url(lambda url: table not in url)
    expect(beto.get_by_text("Por llegar: Ana.")).to_be_visible()
    expect(beto.get_by_test_id("ready-1")).to_have_text("aún no ha llegado")
    clean(beto)
    there = beto.url.rpartition("/")[2]
    # At home it stands among the tables, by itself.
    expect(ana.get_by_role("link", name="Te esperan para la revancha")).to_have_attribute("href", f"/t/{there}")
    # The old table, opened again in another tab, leads there too, and does not call her a spectator.
    tab = ana.context.new_page()
    tab.goto(f"/t/{table}")
    expect(tab.get_by_test_id("next")).to_contain_text("La revancha os espera en otra mesa.")
    expect(tab.get_by_test_id("reason")).to_be_visible()
    expect(tab.get_by_text("Estás mirando")).to_have_count(0)
    expect(tab.get_by_role("heading", name="Has perdido")).to_be_visible()
    clean(tab)
    expect(beto.get_by_text("Por llegar: Ana.")).to_be_visible()
    tab.get_by_role("link", name="Ir a la revancha").click()
    tab.wait_for_url(f"**/t/{there}")
    for page in (tab, beto):
        expect(page.locator(".ground [data-ref]").first).to_be_visible()
        expect(page.get_by_text("Estás mirando")).to_have_count(0)
    ana.goto("/mine")
    expect(ana.get_by_role("link", name="Seguir")).to_have_attribute("href", f"/t/{there}")


def test_a_rematch_leads_every_page_that_sat_there_to_its_seat(open_page: Open, house: House) -> None:
    ana, beto = open_page(None), open_page(None)
    table, keys = set_two(ana)
    for page, key in zip((ana, beto), keys, strict=True):
        sit(page, table, key)
    second = beto.context.new_page()
    second.goto(f"/t/{table}")
    ready(second)
    give_up(house, table, keys[1])
    agree(ana, beto)
    for page in (ana, beto, second):
        page.wait_for_url(lambda url: table not in url)
        expect(page.locator(".ground [data-ref]").first).to_be_visible()
        assert "#" not in page.url, "the key to the seat stays in the address"
        expect(page.get_by_text("Estás mirando")).to_have_count(0)


def shared(page: Page) -> str:
    """Click on what hands the game on; return the link that was copied."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('')")
    page.get_by_role("button", name="Compartir").click()
    expect(page.get_by_role("button", name="Copiado")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    return link


def test_a_guest_hands_on_a_link_that_opens_the_game_and_after_a_rematch_the_new_one(
    open_page: Open, house: House
) -> None:
    host = open_page("/new?game=qiahn")
    host.get_by_label("Tu nombre").fill("Ana")
    host.get_by_role("button", name="Abrir la mesa").click()
    host.wait_for_url("**/t/*")
    guest = open_page(host.get_by_test_id("link-seat").input_value())
    guest.get_by_label("Tu nombre").fill("Beto")
    guest.get_by_role("button", name="Sentarme").click()
    for page in (host, guest):
        page.wait_for_url("**/t/*")
    host.get_by_role("button", name="Sí, empecemos").click()
    links = []
    for _ in range(2):
        kept = guest.evaluate("JSON.parse(localStorage.getItem('liza.tables'))[0]")
        expect(guest.locator(".ground [data-ref]").first).to_be_visible()
        give_up(house, kept["table"], kept["token"])
        links += [(page, shared(page)) for page in (guest, host)]
        for _, link in links[-2:]:
            assert f"/t/{kept['table']}/replay#" in link
            assert kept["token"] not in link
            stranger = open_page(link)
            expect(stranger.get_by_role("button", name="Al final")).to_be_visible()
        agree(host, guest)
        for page in (host, guest):
            page.wait_for_url(re.compile(rf"/t/(?!{kept['table']})"))
    assert len({link for _, link in links}) == 2


def test_where_there_is_no_link_it_says_so(open_page: Open, house: House) -> None:
    page = open_page(None)
    table, keys = set_two(page)
    page.route("**/place", lambda route: route.abort("internetdisconnected"))
    sit(page, table, keys[0])
    give_up(house, table, keys[0])
    page.get_by_role("button", name="Compartir").click()
    expect(page.get_by_role("button", name="No hay enlace para compartir")).to_be_visible()
    expect(page.get_by_role("button", name="Copiado")).to_have_count(0)


def test_a_link_that_cannot_be_copied_is_shown(open_page: Open, house: House) -> None:
    page = open_page(None)
    table, keys = set_two(page)
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('not here'))")
    sit(page, table, keys[0])
    give_up(house, table, keys[0])
    page.get_by_role("button", name="Compartir").click()
    link = page.get_by_test_id("link-share").input_value()
    assert f"/t/{table}/replay#" in link
    stranger = open_page(link)
    expect(stranger.get_by_role("button", name="Al final")).to_be_visible()


def test_an_invitation_says_which_cards_and_options_are_changed(open_page: Open, clean: Clean) -> None:
    host = open_page(None)
    game = liza.game("tankup")
    pack = game.pack.text.replace('es = "Acero"', 'es = "Hierro"').replace('es = "Arcano"', 'es = "Oculto"')
    assert pack != game.pack.text
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]

    def invited(**wanted: Any) -> Page:
        made = host.request.post("/api/tables", data={"game": "tankup", "seats": seats, **wanted}).json()
        guest = open_page(f"/j/{made['table']['id']}#{made['invite']}", phone=True)
        expect(guest.get_by_test_id("facts")).to_contain_text("Cartas")
        return guest

    usual = invited().get_by_test_id("facts")
    expect(usual).to_contain_text("Las de siempre")
    expect(usual).to_contain_text("Como dice el reglamento")
    changed = invited(pack=pack)
    facts = changed.get_by_test_id("facts")
    expect(facts).to_contain_text("Cambiadas")
    expect(facts).to_contain_text("distintas")
    expect(facts).not_to_contain_text("reglamento")
    clean(changed)
    option = next(one for one in changed.request.get("/api/games").json() if one["id"] == "tankup")["options"][0]
    other = next(value for value in option["values"] if value["value"] != option["default"])
    both = invited(pack=pack, options={option["id"]: other["value"]}).get_by_test_id("facts")
    expect(both).to_contain_text(other["label"]["es"])
    expect(both).to_contain_text("distintas")
    expect(both).not_to_contain_text("reglamento")
