"""Every game found, through the page, in a real browser."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import GAMES, Open
from tests.e2e.house import House
from tests.e2e.playing import choose_once, options, play_now, play_out, ready, show_options

each_game = pytest.mark.parametrize("game", GAMES)


def open_table(page: Page, game: str, lang: str = "es") -> None:
    """Open a table where everybody else is still missing."""
    page.goto(f"/new?game={game}")
    page.get_by_role("button", name={"es": "Abrir la mesa", "en": "Open the table"}[lang]).click()
    page.wait_for_url("**/t/*")


def everybody(open_page: Open, game: str) -> list[Page]:
    """Fill a table with people, each in their own browser."""
    first = open_page("/")
    open_table(first, game)
    link = first.get_by_test_id("link-seat").input_value()
    pages = [first]
    while first.get_by_test_id("link-seat").count():
        guest = open_page(link)
        guest.get_by_role("button", name="Sentarme").click()
        guest.wait_for_url("**/t/*")
        pages.append(guest)
        first.wait_for_timeout(300)
    for page in pages:
        ready(page)
        show_options(page)
    return pages


@each_game
@pytest.mark.parametrize(("lang", "phone"), [("es", False), ("en", True)])
def test_a_person_plays_a_whole_game_against_bots(open_page: Open, clean, game: str, lang: str, phone: bool) -> None:
    page = open_page("/", lang=lang, phone=phone)
    play_now(page, game)
    show_options(page)
    expect(options(page).first).to_be_visible()
    clean(page)
    play_out(page)
    expect(page.get_by_test_id("result").locator("tbody tr")).not_to_have_count(0)
    clean(page)
    page.get_by_role("button", name=re.compile("Comprobar los dados|Verify the dice")).click()
    expect(page.get_by_test_id("verdict")).to_contain_text(re.compile("Todo cuadra|Everything matches"))


@each_game
def test_two_browsers_play_each_other_and_a_third_one_watches(open_page: Open, house: House, game: str) -> None:
    pages = everybody(open_page, game)
    kept = pages[0].evaluate("JSON.parse(localStorage.getItem('liza.tables'))[0]")
    watcher = open_page(f"/t/{kept['table']}#{kept['watch']}")
    ready(watcher)
    expect(watcher.locator(".option")).to_have_count(0)
    play_out(*pages)
    expect(watcher.get_by_test_id("result")).to_be_visible()
    assert {page.locator("#result-title").text_content() for page in pages} <= {"Has ganado", "Has perdido", "Empate"}


@each_game
def test_nothing_is_lost_when_the_page_is_loaded_again_or_the_server_dies(
    open_page: Open, house: House, game: str
) -> None:
    page = open_page("/")
    play_now(page, game)
    show_options(page)
    chance = random.Random(3)
    for _ in range(3):
        expect(options(page).first).to_be_visible()
        choose_once(page, chance)
    expect(options(page).first).to_be_visible()
    told = page.locator('[role="tabpanel"] li').all_text_contents()
    page.reload()
    ready(page)
    expect(page.locator('[role="tabpanel"] li').nth(len(told) - 1)).to_be_visible()
    assert page.locator('[role="tabpanel"] li').all_text_contents()[: len(told)] == told
    house.stop()
    expect(page.get_by_test_id("ask")).to_contain_text("Se ha cortado la conexión")
    house.start()
    expect(page.get_by_test_id("ask")).not_to_contain_text("Se ha cortado la conexión", timeout=20_000)
    show_options(page)
    play_out(page)


@each_game
def test_a_finished_game_is_stepped_through(open_page: Open, clean, game: str) -> None:
    page = open_page("/")
    play_now(page, game)
    show_options(page)
    play_out(page)
    page.get_by_role("link", name="Ver la partida").click()
    line = page.get_by_test_id("replay-line")
    expect(line).to_contain_text("Jugada 0 de")
    page.keyboard.press("ArrowRight")
    expect(line).to_contain_text("Jugada 1 de")
    slider = page.get_by_role("slider")
    slider.fill(str(slider.get_attribute("max")))
    expect(line).to_contain_text(f"Jugada {slider.get_attribute('max')} de")
    clean(page)


@each_game
def test_a_whole_game_is_played_with_the_keyboard_alone(open_page: Open, game: str) -> None:
    page = open_page("/")
    play = page.locator(f'.box[data-game="{game}"] .play')
    play.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    ready(page)
    if page.locator(".option").count() == 0:
        page.keyboard.press("l")
    chance = random.Random(5)
    for _ in range(2_000):
        if page.get_by_test_id("result").count():
            break
        count = page.locator(".option").count()
        if count:
            page.keyboard.press(str(chance.randint(1, min(9, count))))
        page.wait_for_timeout(25)
    expect(page.get_by_test_id("result")).to_be_visible()
