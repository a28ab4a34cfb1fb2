"""Orders left in advance, on a phone and on a desk: left in a few taps, carried out, told, switched off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import PHONE, Clean, Open
from tests.e2e.house import House

PERSON = {"kind": "person"}


def seats(house: House, **about: Any) -> tuple[str, list[str]]:
    """Open a table of Qíahn for two people; return it and their tokens, the one who begins first."""
    wanted = {"game": "qiahn", "seats": [PERSON, PERSON], **about}
    made: dict[str, Any] = httpx.post(f"{house.url}/api/tables", json=wanted, timeout=30).json()
    table = made["table"]["id"]
    tokens = [key["token"] for key in made["keys"]]
    first = made["table"]["actors"][0]
    return table, [tokens[first], tokens[1 - first]]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_an_order_is_left_on_a_phone_and_answers_when_the_other_has_moved(
    open_page: Open, house: House, clean: Clean
) -> None:
    table, (first, second) = seats(house)
    ana = open_page(f"/t/{table}#{second}", phone=True)
    ana.get_by_role("button", name="Relato").click()
    ana.get_by_role("tab", name="Órdenes").click()
    panel = ana.get_by_test_id("orders")
    expect(panel).to_contain_text("Todavía no has dejado ninguna.")
    panel.get_by_text("Enviar solo al combatiente más débil").click()
    panel.get_by_role("button", name="Dejar esta orden").click()
    expect(panel.locator("article")).to_contain_text("Aún no ha respondido.")
    expect(panel.locator("article")).to_contain_text("Acaba cuando me han derrotado a 1 o más combatientes.")
    assert fits(ana)
    clean(ana)

    eva = open_page(f"/t/{table}#{first}", lang="en")
    eva.get_by_role("button", name="Always like this…").click()
    beside = eva.get_by_test_id("orders")
    ready = beside.locator("details", has_text="Send only my weakest combatant")
    ready.get_by_role("button", name="Leave this order").click()
    expect(eva.get_by_test_id("order-news")).to_contain_text("Answered for you:")
    expect(beside.locator("article")).to_contain_text("It has answered 2 times.")
    clean(eva)

    expect(ana.get_by_test_id("order-news")).to_contain_text("Se respondió por ti:")
    expect(panel.locator("article")).to_contain_text("Ha respondido 2 veces.")
    panel.get_by_role("button", name="Parar").click()
    expect(panel.locator("article")).to_contain_text("Parada")
    panel.get_by_role("button", name="Quitar").click()
    expect(panel.locator("article")).to_have_count(0)


def left(house: House, table: str, token: str) -> list[str]:
    """Return which orders a player has at a table, as the site knows them."""
    asked = httpx.get(
        f"{house.url}/api/tables/{table}/orders", headers={"authorization": f"Bearer {token}"}, timeout=30
    )
    return [order["kind"] for order in asked.json()["orders"]]


def prepare(page: Page, name: str) -> None:
    """Prepare a ready-made order at a table that is shown as it was."""
    page.get_by_test_id("kept").wait_for()
    page.get_by_text("Órdenes", exact=True).click()
    panel = page.get_by_test_id("orders")
    expect(panel).to_contain_text("se enviará en cuanto vuelva la conexión")
    ready = panel.locator("details", has_text=name)
    ready.locator("summary").click()
    ready.get_by_role("button", name="Dejar esta orden").click()
    expect(panel.locator("article")).to_contain_text("Preparada")


@pytest.fixture
def phone(browser: Browser, house: House) -> Iterator[Page]:
    """A phone on which requests may be refused: a browser calls that an error."""
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, base_url=house.url, reduced_motion="reduce", locale="es"
    )
    yield context.new_page()
    context.close()


def test_orders_are_prepared_without_a_connection_and_sent_when_it_is_back(
    phone: Page, house: House, clean: Clean
) -> None:
    name, kind = "Enviar solo al combatiente más débil", "one"
    page = phone
    tables = [seats(house, clock={"kind": "slow", "hours": 24, "reserve": 0}) for _ in range(2)]
    for table, (_, second) in tables:
        page.goto(f"/t/{table}#{second}")
        page.get_by_role("button", name="Relato").click()
        page.get_by_role("tab", name="Órdenes").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    for table, (_, second) in tables:
        page.goto(f"/t/{table}")
        prepare(page, name)
        clean(page)
        assert fits(page)
        assert left(house, table, second) == []

    # Meanwhile there is no room left at one of them.
    full, (_, second) = tables[0]
    for answer in range(3):
        order = {"kind": "line", "links": [{"at": ["Deploy"], "given": [], "answer": "turn"}], "times": answer + 1}
        made = httpx.post(
            f"{house.url}/api/tables/{full}/orders",
            json=order,
            headers={"authorization": f"Bearer {second}"},
            timeout=30,
        )
        assert made.status_code < 300, made.text
    page.context.set_offline(False)
    table, (_, second) = tables[1]
    expect(page.get_by_test_id("ask")).to_be_visible()
    page.goto(f"/t/{full}")
    expect(page.get_by_test_id("order-news")).to_contain_text(
        f"No se ha podido dejar la orden que preparaste («{name}»): Ya hay tres órdenes tuyas en esta mesa."
    )
    page.wait_for_function("(table) => !(localStorage.getItem('liza.prepared') ?? '').includes(table)", arg=table)
    assert left(house, table, second) == [kind]
    page.get_by_test_id("order-news").get_by_role("button", name="Cerrar").click()
    assert page.evaluate("localStorage.getItem('liza.prepared')") == "{}"


def test_a_line_of_ones_own_says_what_it_does_and_why_it_ended(open_page: Open, house: House) -> None:
    table, (first, _) = seats(house)
    ana = open_page(f"/t/{table}#{first}")
    ana.get_by_role("tab", name="Órdenes").click()
    own = ana.get_by_test_id("orders").locator("details.own")
    own.locator("summary").click()
    own.locator("select").nth(1).select_option(label="tengo 1 o más combatientes en la vanguardia")
    own.locator("select").nth(2).select_option(label="decir «turno»")
    own.get_by_role("button", name="Dejar la serie").click()
    article = ana.get_by_test_id("orders").locator("article")
    expect(article).to_contain_text("Desactivada: llegó la pregunta y no era lo que esperabas")
    article.get_by_role("button", name="Entendido").click()
    expect(article).to_have_count(0)
