"""What a person finds of themselves on one page, and what others see of it."""

from __future__ import annotations

import json
import sqlite3

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Clean, Open
from tests.e2e.house import House
from tests.e2e.test_person import asked, claim, site, you

__all__ = ["site"]
PLAYED = {"qiahn": {"1": True, "2": False}}


def play_a_game(page: Page, rival: Page, site: str) -> str:
    """Let two people sit down, and the rival resign."""
    wanted = {"game": "qiahn", "seats": [{"kind": "person"}, {"kind": "open"}], "public": True}
    table: str = asked(page, site, "/api/tables", wanted).json()["table"]["id"]
    key = asked(rival, site, f"/api/tables/{table}/join", {"name": "Rival"}).json()["key"]["token"]
    rival.evaluate(
        """([table, token]) => new Promise((done) => {
            const socket = new WebSocket(`ws://${location.host}/api/socket`);
            const say = (message) => socket.send(JSON.stringify(message));
            socket.onopen = () => { say({type: 'hello', table, token}); say({type: 'resign', id: 1}); };
            socket.onmessage = (event) => { if (JSON.parse(event.data).type === 'over') done(); };
        })""",
        [table, key],
    )
    return table


def used(house: House, table: str, things: dict[str, int]) -> None:
    """Note what was used in a game, as is done some minutes after it."""
    with sqlite3.connect(house.db, timeout=30) as database:
        wanted = (
            "INSERT OR REPLACE INTO seat_luck (table_id, seat, score, luck, spread, things) VALUES (?, 0, 1, 0, 0, ?)"
        )
        database.execute(wanted, (table, json.dumps(things)))
    database.close()


@pytest.mark.parametrize("phone", [False, True])
def test_one_shows_what_one_chooses_and_the_rest_stays_ones_own(
    open_page: Open, clean: Clean, house: House, site: str, phone: bool
) -> None:
    name = "Saturnina" if phone else "Casimira"
    page = you(open_page, site, phone=phone)
    claim(page, name)
    rival = you(open_page, site)
    table = play_a_game(page, rival, site)
    used(house, table, {"combatant:mago": 2, "token:fuego": 1})
    page.evaluate("(tried) => localStorage.setItem('liza.exercises', tried)", json.dumps(PLAYED))

    page.goto(f"{site}/mine")
    summary = page.get_by_test_id("summary")
    expect(summary).to_contain_text("Ejercicios de Qíahn Tactics: 1 de 2 a la primera")
    expect(summary.get_by_test_id("favourites")).to_contain_text("Mago (en una, una ganada)")
    clean(page)

    hidden = asked(rival, site, f"/api/people/{name}", None, "GET")
    assert (hidden.status, hidden.json()["code"]) == (404, "no-profile")
    page.goto(f"{site}/you")
    choices = page.get_by_test_id("choices")
    choices.get_by_label("Los personajes y las cartas que más uso").check()
    choices.get_by_label("Mis últimas partidas y cómo acabaron").check()
    expect(page.get_by_text("Guardado.")).to_be_in_viewport()
    choices.get_by_role("link", name="Así lo ven los demás").click()
    for each in (page, rival):
        each.goto(f"{site}/p/{name}")
        expect(each.get_by_role("heading", level=1)).to_contain_text(name)
        expect(each.get_by_test_id("favourites")).to_contain_text("Mago")
        expect(each.get_by_test_id("games")).to_contain_text("1.º puesto")
        expect(each.get_by_test_id("practice")).to_have_count(0)
        expect(each.get_by_text("Rival")).to_have_count(0)
    clean(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # The exercises came along: another browser of the same person knows them.
    known = asked(page, site, "/api/me/exercises", {"tries": []}).json()["tries"]
    assert {(one["exercise"], one["solved"]) for one in known} == {("1", True), ("2", False)}
