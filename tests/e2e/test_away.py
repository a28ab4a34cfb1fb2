"""A site that cannot be reached any more: whoever kept it on their device plays on, against bots."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Open
from tests.e2e.playing import play_some, ready, show_options

STARTS: Final = 120_000
"""Within how many milliseconds everything is kept, and Python starts in the browser of a busy machine."""


@pytest.mark.slow
def test_a_game_is_played_on_the_device_while_the_site_cannot_be_reached(open_page: Open) -> None:
    page = open_page("/")
    page.locator('.box[data-game="qiahn"] .play').wait_for()
    page.context.set_offline(True)
    page.locator('.box[data-game="qiahn"] .play').click()
    expect(page.get_by_test_id("away")).to_contain_text("este dispositivo no tiene guardado el juego")
    page.locator('.box[data-game="qiahn"] .play').click()
    expect(page.get_by_role("alert").first).to_contain_text("No se ha podido descargar el motor de juego")
    page.context.set_offline(False)
    page.goto("/settings")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.reload()
    page.get_by_role("button", name="Guardar en este dispositivo").wait_for()
    assert not any("/engine/" in url for url in fetched), "nobody waits for what they did not ask for"
    page.get_by_role("button", name="Guardar en este dispositivo").click()
    expect(page.get_by_text("Guardado: sin conexión")).to_be_visible(timeout=STARTS)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_test_id("away")).to_contain_text("No hay conexión con el sitio")
    page.locator('.box[data-game="qiahn"] .play').click()
    page.wait_for_url("**/t/~*", timeout=STARTS)
    ready(page)
    show_options(page)
    play_some([page], 4)
    page.goto("/")
    expect(page.get_by_role("link", name="En este dispositivo")).to_be_visible()
    page.goto("/new?game=qiahn")
    expect(page.get_by_role("status")).to_contain_text("la partida se queda en este dispositivo")
    page.goto("/rules/qiahn")
    expect(page.locator("section > h2").first).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_role("heading", name="Mesas abiertas")).to_be_visible()
    expect(page.get_by_test_id("away")).to_have_count(0)
