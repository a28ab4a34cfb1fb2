"""Sitting at a table through the page: the same for every game."""

from __future__ import annotations

import random
import time
from typing import Final

from playwright.sync_api import Locator, Page

_PATIENCE: Final = 120.0
_IN_PAGE: Final = """async (seed) => {
    const until = performance.now() + 5000;
    let chance = seed;
    while (performance.now() < until && !document.querySelector('[data-testid=result]')) {
        const options = document.querySelectorAll('.option');
        if (options.length) {
            const before = document.querySelector('main').dataset.n;
            chance = (chance * 1103515245 + 12345) % 2147483648;
            options[Math.floor(chance / 65536) % options.length].click();
            for (let i = 0; i < 300 && document.querySelector('main').dataset.n === before; i++) {
                await new Promise((done) => setTimeout(done, 5));
            }
        } else await new Promise((done) => setTimeout(done, 10));
    }
    return chance;
}"""
"""Chooses at random for five seconds: a long game is not played click by click from outside."""


def play_now(page: Page, game: str) -> None:
    """From home to a table against bots, in one click."""
    page.locator(f'.box[data-game="{game}"] .play').click()
    page.wait_for_url("**/t/*")
    ready(page)


def against_gentle_bots(page: Page, game: str) -> None:
    """Open a table by hand, with bots that think no longer than needed on every other seat."""
    page.goto(f"/new?game={game}")
    seats = page.locator(".seat")
    seats.first.wait_for()
    for at in range(1, seats.count()):
        seats.nth(at).locator("select").first.select_option("bot")
        seats.nth(at).locator("select").nth(1).select_option("gentle")
    page.locator("form .button.main").click()
    page.wait_for_url("**/t/*")
    ready(page)


def ready(page: Page) -> None:
    """Wait until a table is drawn."""
    page.locator('[data-testid="ask"]').wait_for()
    page.wait_for_function("() => document.querySelector('main').dataset.n !== undefined")


def show_options(page: Page) -> None:
    """Open the list of all options, where the board does not show it anyway."""
    button = page.locator('header button[aria-pressed="false"]')
    if button.count() and options(page).count() == 0:
        button.first.click()


def options(page: Page) -> Locator:
    return page.locator(".option")


def over(page: Page) -> bool:
    return page.get_by_test_id("result").count() > 0


def heard(page: Page) -> str | None:
    """Return the number of the latest entry that the page has heard of."""
    return page.locator("main").get_attribute("data-n")


def await_news(page: Page, before: str | None) -> None:
    """Wait until the page has heard of something new."""
    page.wait_for_function("before => document.querySelector('main').dataset.n !== before", arg=before)


def choose_once(page: Page, chance: random.Random) -> bool:
    """Click something if there is something to choose; return whether there was."""
    found = options(page).all()
    if not found:
        return False
    before = heard(page)
    action = chance.choice(found).get_attribute("data-action")
    page.locator(f'.option[data-action="{action}"]').first.click()
    await_news(page, before)
    return True


def play_some(pages: list[Page], choices: int, seed: int = 1) -> None:
    """Let whoever is asked click at random, a number of times or until the game is over."""
    chance = random.Random(seed)
    until = time.monotonic() + _PATIENCE
    while choices > 0 and not any(over(page) for page in pages):
        made = sum(choose_once(page, chance) for page in pages)
        choices -= made
        if not made:
            pages[0].wait_for_timeout(20)
        assert time.monotonic() < until, "nobody is asked any more"


def play_out(page: Page, seed: int = 1) -> None:
    """Choose at random until the game is over."""
    until = time.monotonic() + _PATIENCE
    while not over(page):
        seed = page.evaluate(_IN_PAGE, seed)
        assert time.monotonic() < until, "the game does not end"
