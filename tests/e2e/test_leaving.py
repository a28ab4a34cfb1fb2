"""Somebody does not come back: who stays asks that the game goes on without them, where its rules know how."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import liza
from tests.e2e.conftest import Open
from tests.e2e.playing import await_news, heard, play_some, ready, show_options, story

LEAVES = [game.id for game in liza.games() if game.leaves]
_OPEN = """async ([game, bots]) => {
    const people = ['Ana', 'Beto'].map((name) => ({ kind: 'person', name }));
    const others = Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' }));
    const body = JSON.stringify({ game, seats: [...people, ...others] });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return await answer.json();
}"""


@pytest.mark.parametrize("game", LEAVES)
def test_who_stays_goes_on_without_who_left(open_page: Open, game: str) -> None:
    page, other = open_page("/"), open_page("/")
    made = page.evaluate(_OPEN, [game, liza.game(game).seats[0] - 2])
    table, keys = made["table"]["id"], [key["token"] for key in made["keys"]]
    for seat, each in enumerate((page, other)):
        each.goto(f"/t/{table}#{keys[seat]}")
        ready(each)
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
