"""Somebody does not come back: who stays asks that the game goes on without them, where its rules know how."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import liza
from tests.e2e.conftest import Open
from tests.e2e.playing import await_news, heard, play_some, set_table, show_options, sit, story
from tests.support import now

LEAVES = [game.id for game in liza.games() if game.leaves]


@pytest.mark.parametrize("game", now({"tornaris"}, LEAVES))
def test_who_stays_goes_on_without_who_left(open_page: Open, game: str) -> None:
    page, other = open_page(None), open_page(None)
    table, keys = set_table(page, game, ["Ana", "Beto"])
    for each, key in zip((page, other), keys, strict=True):
        sit(each, table, key)
    other.close()
    expect(page.get_by_text("Beto").first).to_be_visible()
    page.get_by_role("button", name="Más cosas de la mesa").click()
    before = heard(page)
    page.get_by_role("button", name="Pedir que Beto quede fuera de la partida").click()
    await_news(page, before)
    expect(page.get_by_text("ha dejado la partida").first).to_be_visible()
    told = story(page).count()
    assert told > 0
    show_options(page)
    play_some([page], 3)
    assert story(page).count() > told


def test_a_rated_game_that_was_left_says_what_it_counts(open_page: Open) -> None:
    page, other = open_page(None), open_page(None)
    wanted = {
        "game": "qiahn",
        "seats": [{"kind": "person", "name": "Ana"}, {"kind": "open"}],
        "clock": {"kind": "fischer", "seconds": 600, "increment": 5},
        "rated": True,
    }
    made = page.request.post("/api/tables", data=wanted).json()
    table = made["table"]["id"]
    joined = other.request.post(
        f"/api/tables/{table}/join",
        data={"name": "Beto"},
        headers={"authorization": f"Bearer {made['invite']}"},
    ).json()
    sit(page, table, made["keys"][0]["token"])
    sit(other, table, joined["key"]["token"])
    other.get_by_role("button", name="Más cosas de la mesa").click()
    other.get_by_role("button", name="Rendirme").click()
    other.get_by_role("button", name="¿Seguro que te rindes?").click()
    told = page.get_by_test_id("leaving")
    expect(told).to_contain_text("Se está valorando")
    expect(told).to_contain_text("Beto dejó la partida", timeout=60_000)
    expect(told).to_contain_text("Según 128 partidas")
