"""Whole games by ear: what a blind player needs is in the accessibility tree, and the keyboard does the rest."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Page

import liza
from tests.e2e.by_ear import Ear, Heard
from tests.e2e.conftest import GAMES, Open
from tests.e2e.playing import against_bots, over, play_some, ready, show_options
from tests.support import now

_MOST_CHOICES: Final = 3000
_LONGEST: Final = 300
"""Letters of what is said at once: about twenty seconds of a quick voice."""
_WATCH: Final = """() => {
    window.longest = '';
    const live = '[aria-live], [role="status"], [role="alert"], [role="log"]';
    const note = () => document.querySelectorAll(live).forEach((one) => {
        const said = one.textContent.replace(/\\s+/g, ' ').trim();
        if (one.getAttribute('aria-live') !== 'off' && said.length > window.longest.length) window.longest = said;
    });
    new MutationObserver(note).observe(document, { characterData: true, childList: true, subtree: true });
}"""
_TABS: Final = 3
"""From a fresh page to the first thing that can be done; it used to be 53."""
_POSSIBLE: Final = "() => document.activeElement.matches('.ground [data-ref], .ground [data-say], .option')"


def _options(ear: Ear) -> list[Heard]:
    groups = ear.all("group", "Lo que puedes hacer")
    return [each for group in groups[:1] for each in ear.all("button", within=group) if each.name != "¿Por qué no?"]


def _step(page: Page, ear: Ear, chance: random.Random) -> bool:
    """Follow the guide, or choose one of the options by lot; return whether there was anything to do."""
    onward = [each for name in ("Entendido", "Sigue") for each in ear.all("button", name)]
    if onward:
        ear.press(onward[0])
        return True
    found = _options(ear)
    if not found:
        return False
    before = page.locator("main").get_attribute("data-n")
    ear.press(chance.choice(found))
    ear.until(lambda: page.locator("main").get_attribute("data-n") != before or None, "answer of the table")
    return True


@pytest.mark.parametrize("game", now({"qiahn"}, GAMES))
def test_a_guided_game_is_played_from_home_to_its_end_through_the_accessibility_tree(
    open_page: Open, game: str
) -> None:
    page = open_page("/")
    ear = Ear(page)
    title = liza.game(game).title
    ear.press(ear.until(lambda: _named(ear, "button", f"Mi primera partida {title}"), "first game"))
    ear.one("button", "Salir de la guía")
    page.evaluate(_WATCH)
    ear.press(ear.one("button", "Todas las opciones"))
    chance = random.Random(4)
    for _ in range(_MOST_CHOICES):
        if [each for each in ear.all("heading") if re.match(r"(Has|Habéis) (ganado|perdido)|Empate", each.name)]:
            break
        ear.until(lambda: _step(page, ear, chance) or over(page) or None, "choice")
    assert over(page), "the game did not end"
    ear.one("button", "Cerrar la guía")
    longest = page.evaluate("window.longest")
    assert 0 < len(longest) <= _LONGEST, longest


def _named(ear: Ear, role: str, beginning: str) -> Heard | None:
    return next((each for each in ear.all(role) if each.name.startswith(beginning)), None)


@pytest.mark.parametrize("game", now({"tanxi", "tankup"}, GAMES))
def test_the_position_is_said_in_one_sentence_and_the_table_read_in_words(open_page: Open, game: str) -> None:
    page = open_page(None)
    against_bots(page, game)
    ear = Ear(page)
    show_options(page)
    for _ in range(4):
        play_some([page], 3)
        page.keyboard.press("p")
        said = ear.until(lambda: next((ear.text(one) for one in ear.all("alert") if ear.text(one)), None), "position")
        assert re.match(r"La posición (Ronda|Turno) \d+", said), said
        assert "; tú: " in said
        assert not re.search(r"[{}$]|\bundefined\b|\bNaN\b|position-|  ", said), said
        assert len(said) <= 2 * _LONGEST
        page.keyboard.press("Escape")
    page.keyboard.press("t")
    table = ear.one("dialog", "La mesa en palabras")
    read = ear.text(table)
    assert [each.name for each in ear.all("heading", within=table)][:3] == ["La mesa en palabras", "Mesa", "Tú"]
    assert not re.search(r"\b(zone|counter|number|card)-\w|undefined", read), read
    ear.press(ear.one("button", "Cerrar", within=table))
    assert ear.all("dialog") == []


@pytest.mark.parametrize("game", now({"tanxi", "terrorixico"}, GAMES))
def test_the_keyboard_comes_at_once_to_what_can_be_done_and_stays_there(open_page: Open, game: str) -> None:
    page = open_page(None)
    against_bots(page, game)
    possible = page.locator('.ground [data-ref][aria-disabled="false"], .ground [data-say], .option')
    possible.first.wait_for()
    tabs = 0
    while not page.evaluate(_POSSIBLE):
        page.keyboard.press("Tab")
        tabs += 1
        assert tabs <= _TABS
    for _ in range(4):
        play_some_by_keys(page)
        possible.first.wait_for()
        page.wait_for_function(_POSSIBLE)


def play_some_by_keys(page: Page) -> None:
    """Choose what the list has first, as who plays with keys does."""
    if page.locator(".option").count() == 0:
        page.keyboard.press("l")
        page.locator(".option").first.wait_for()
    page.keyboard.press("j")
    before = page.locator("main").get_attribute("data-n")
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => document.querySelector('main').dataset.n !== before", arg=before)
    ready(page)
