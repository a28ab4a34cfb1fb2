"""Every game found, through the page, in a real browser."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from liza.kernel.base.source import commitment
from tests.e2e.conftest import GAMES, Clean, Open
from tests.e2e.house import House
from tests.e2e.playing import (
    against_bots,
    await_news,
    choose_once,
    heard,
    options,
    over,
    play_now,
    play_on_elsewhere,
    play_some,
    ready,
    show_options,
    story,
)
from tests.support import now

SOME: Final = 8
"""How many choices are enough to be in the middle of a game."""
LONG: Final = 12
"""How many choices with the keyboard are enough, should the game not be over by then."""
PATIENCE: Final = 120.0
STARTS: Final = 120_000
"""Within how many milliseconds Python starts in the browser of a busy machine."""
CHANCE: Final = re.compile(r"Salen de la semilla: \d+ tiradas? de dado, \d+ mazos? barajados? y \d+ sorteos? más")
OTHER_SEED: Final = "11" * 32
FORGED: Final[tuple[tuple[dict[str, Any], str], ...]] = (
    ({"seed": OTHER_SEED}, "la semilla no corresponde a la huella de la partida"),
    ({"seed": OTHER_SEED, "commitment": commitment(bytes.fromhex(OTHER_SEED))}, "la semilla no es la que se prometió"),
    ({"actions": []}, "lo que se contó de la jugada"),
    ({"outcome": None}, "la partida no acabó como se dijo"),
)
"""What a dishonest table might say of a finished game, and what is said of that."""
KEEPS_UP: Final = 45_000
"""Within how many milliseconds a page, even on a busy machine, shows the end of a game that was played on elsewhere."""
FIRST_STEPS: Final = {
    "qiahn": "coin", "tankup": "arena", "tanxi": "choose", "terrorixico": "book", "tornaris": "town",
}  # fmt: skip
"""What each guide begins with."""
NAMES: Final = ("Ana", "Beto", "Eva", "Leo", "Mar", "Noa")
RESIGNED: Final = (
    ("Beto gana porque te has rendido.", "Te has rendido."),
    ("Ganas porque Ana se ha rendido.", "Ana se ha rendido."),
    ("Beto gana porque Ana se ha rendido.", "Ana se ha rendido."),
)
"""What Ana, Beto and whoever watches read when Ana gives up: the reason of the result, and the end of the story."""
SENTENCES: Final = 3
"""How many sentences of a guide are enough to see that it waits for its moments."""


def forging(changed: dict[str, Any]) -> Callable[[Route], None]:
    """Return what lets the server's record pass, with something changed in it."""

    def forge(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), **changed})

    return forge


def everybody(open_page: Open, game: str) -> list[Page]:
    """Fill a table with people, each in their own browser."""
    first = open_page(f"/new?game={game}")
    first.get_by_label("Tu nombre").fill(NAMES[0])
    first.get_by_role("button", name="Abrir la mesa").click()
    first.wait_for_url("**/t/*")
    link = first.get_by_test_id("link-seat").input_value()
    pages = [first]
    while first.get_by_test_id("link-seat").count():
        guest = open_page(link)
        guest.get_by_label("Tu nombre").fill(NAMES[len(pages)])
        guest.get_by_role("button", name="Sentarme").click()
        guest.wait_for_url("**/t/*")
        pages.append(guest)
        expect(first.locator(".invite .dot.here")).to_have_count(len(pages))
    for page in pages[:-1]:  # whoever came last is there
        page.get_by_role("button", name="Sí, empecemos").click()
    for page in pages:
        ready(page)
        show_options(page)
    return pages


@pytest.mark.parametrize("game", now({"qiahn"}, GAMES))
def test_a_person_plays_a_whole_game_on_two_devices_checks_the_dice_and_steps_through(
    open_page: Open, house: House, clean: Clean, game: str
) -> None:
    page = open_page(None)
    table, token = against_bots(page, game)
    show_options(page)
    play_some([page], SOME)
    told = story(page).all_text_contents()
    page.reload()
    ready(page)
    expect(story(page).nth(len(told) - 1)).to_be_visible()
    assert story(page).all_text_contents()[: len(told)] == told, "something is lost when the page is loaded again"
    play_on_elsewhere(house.url, table, token)
    expect(page.get_by_test_id("result").locator("tbody tr")).not_to_have_count(0, timeout=KEEPS_UP)
    clean(page)
    told = story(page).all_text_contents()
    page.get_by_role("button", name="Comprobar los dados").click()
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Todo cuadra: la partida entera, jugada otra vez, sale igual", timeout=STARTS)
    expect(verdict).to_contain_text("este navegador guardó la huella antes del final")
    expect(verdict).to_contain_text(CHANCE)
    expect(verdict).to_have_class(re.compile(r"\bgood\b"))
    for forged, said in FORGED:
        page.route("**/api/tables/*/record", forging(forged))
        page.get_by_role("button", name="Comprobar los dados").click()
        expect(verdict).to_contain_text(f"No cuadra: {said}")
        expect(verdict).not_to_have_class(re.compile(r"\bgood\b"))
        page.unroute("**/api/tables/*/record")
    page.get_by_role("link", name="Ver la partida").click()
    line = page.get_by_test_id("replay-line")
    expect(line).to_contain_text("Jugada 0 de")
    page.keyboard.press("ArrowRight")
    expect(line).to_contain_text("Jugada 1 de")
    slider = page.get_by_role("slider")
    slider.fill(str(slider.get_attribute("max")))
    expect(line).to_contain_text(f"Jugada {slider.get_attribute('max')} de")
    expect(story(page)).to_have_text(told)
    clean(page)


@pytest.mark.parametrize("game", now({"terrorixico"}, GAMES))
def test_a_game_is_played_with_the_keyboard_alone_on_a_small_screen_in_english(
    open_page: Open, clean: Clean, game: str
) -> None:
    page = open_page("/", lang="en", phone=True)
    play = page.locator(f'.box[data-game="{game}"] .play')
    play.wait_for()
    for _ in range(80):
        page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    ready(page)
    if options(page).count() == 0:
        page.keyboard.press("l")
    expect(options(page).first).to_be_visible()
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")
    clean(page)
    chance = random.Random(5)
    until = time.monotonic() + PATIENCE
    made = 0
    while not over(page) and made < LONG:
        count = options(page).count()
        if count:
            before = heard(page)
            page.keyboard.press(str(chance.randint(1, min(9, count))))
            await_news(page, before)
            made += 1
        assert time.monotonic() < until, "nobody is asked any more"
    if made < LONG:
        expect(page.locator("#result-title")).to_have_text(re.compile("You won|You lost|A draw"))


@pytest.mark.parametrize("game", now({"tornaris"}, GAMES))
def test_the_guide_speaks_when_its_moments_come(open_page: Open, game: str) -> None:
    page = open_page("/")
    page.locator(f'.box[data-game="{game}"]').get_by_role("button", name="Mi primera partida").click()
    page.wait_for_url("**/t/*?guide")
    ready(page)
    show_options(page)
    guide = page.get_by_test_id("guide")
    expect(guide).to_have_attribute("data-step", FIRST_STEPS[game])
    strip, board = guide.bounding_box(), page.locator(".ground").bounding_box()
    assert strip
    assert board
    assert strip["y"] + strip["height"] <= board["y"] + 1, "the guide lies in front of the table"
    told: set[str | None] = set()
    until = time.monotonic() + PATIENCE
    while len(told) < SENTENCES:
        step = guide.get_attribute("data-step")
        onward = guide.get_by_role("button", name="Entendido")
        if step is not None and step not in told:
            told.add(step)
            page.reload()
            ready(page)
            show_options(page)
            expect(guide).to_have_attribute("data-step", step)
        if onward.count():
            onward.click()
        elif not choose_once(page, random.Random(len(told))):
            page.wait_for_timeout(20)
        assert time.monotonic() < until, "the guide has nothing more to say"


@pytest.mark.parametrize("game", now({"qiahn"}, GAMES))
def test_people_play_each_other_somebody_watches_and_one_gives_up(open_page: Open, game: str) -> None:
    pages = everybody(open_page, game)
    kept = pages[0].evaluate("JSON.parse(localStorage.getItem('liza.tables'))[0]")
    place = pages[0].evaluate(
        """({ table, token }) => fetch(`/api/tables/${table}/place`, { headers: { authorization: `Bearer ${token}` } })
            .then((answer) => answer.json())""",
        kept,
    )
    watcher = open_page(f"/t/{kept['table']}#{place['watch']}")
    ready(watcher)
    play_some(pages, SOME)
    expect(options(watcher)).to_have_count(0)
    assert len({heard(page) for page in [*pages, watcher]}) == 1
    pages[0].get_by_role("tab", name="Charla").click()
    pages[0].get_by_label("Di algo").fill("Buena partida")
    pages[0].keyboard.press("Enter")
    pages[1].get_by_role("tab", name="Charla").click()
    expect(pages[1].get_by_role("tabpanel")).to_contain_text("Buena partida")
    pages[0].get_by_role("button", name="Más cosas de la mesa").click()
    pages[0].get_by_role("button", name="Rendirme").click()
    pages[0].get_by_role("button", name="¿Seguro que te rindes?").click()
    if len(pages) == 2:
        expect(pages[0].locator("#result-title")).to_have_text("Has perdido")
        expect(pages[1].locator("#result-title")).to_have_text("Has ganado")
        expect(watcher.get_by_test_id("result")).to_be_visible()
        for page, (reason, line) in zip([*pages, watcher], RESIGNED, strict=True):
            expect(page.get_by_test_id("reason")).to_have_text(reason)
            page.get_by_role("tab", name="Relato").click()
            expect(story(page).last).to_have_text(line)
        result = pages[1].get_by_test_id("result")
        result.get_by_role("button", name="Cerrar").click()
        expect(result).to_have_count(0)
        pages[1].get_by_role("button", name="Ver el resultado").click()
        pages[1].get_by_role("button", name="Revancha").click()
        pages[0].get_by_role("button", name="De acuerdo").click()
        for page in pages:
            page.wait_for_url(lambda url: kept["table"] not in url)
            ready(page)
        assert pages[0].url == pages[1].url


def test_who_has_won_and_why_is_seen_at_once_on_the_smallest_phone(open_page: Open) -> None:
    page = open_page(None, phone=True)
    page.set_viewport_size({"width": 360, "height": 480})
    against_bots(page, "qiahn")
    page.get_by_role("button", name="Más cosas de la mesa").click()
    page.get_by_role("button", name="Rendirme").click()
    page.get_by_role("button", name="¿Seguro que te rindes?").click()
    expect(page.get_by_test_id("ask")).to_have_text("Fin de la partida. Has perdido.")
    for said in (page.locator("#result-title"), page.get_by_test_id("reason")):
        expect(said).to_be_in_viewport(ratio=1)


@pytest.mark.slow
def test_nothing_is_lost_when_the_server_dies(open_page: Open, house: House) -> None:
    page = open_page("/")
    play_now(page, GAMES[0])
    show_options(page)
    play_some([page], 3)
    expect(options(page).first).to_be_visible()
    house.stop()
    expect(page.get_by_test_id("ask")).to_contain_text("Se ha cortado la conexión")
    house.start()
    expect(page.get_by_test_id("ask")).not_to_contain_text("Se ha cortado la conexión", timeout=20_000)
    show_options(page)
    play_some([page], 3)
