"""Sitting at a table through the page: the same for every game."""

from __future__ import annotations

import random
import time
from typing import Final

from playwright.sync_api import Locator, Page

_PATIENCE: Final = 150.0
_MOST_CHOICES: Final = 2_000


def play_now(page: Page, game: str) -> None:
    """From home to a table against bots, in one click."""
    page.locator(f'.box[data-game="{game}"] .play').click()
    page.wait_for_url("**/t/*")
    ready(page)


def ready(page: Page) -> None:
    """Wait until a table is drawn."""
    page.locator('[data-testid="ask"]').wait_for()
    page.wait_for_function("() => !document.querySelector('[data-testid=ask]').textContent.startsWith('Con')")


def show_options(page: Page) -> None:
    """Open the list of all options, where the board does not show it anyway."""
    button = page.locator('header button[aria-pressed="false"]')
    if button.count():
        button.first.click()


def options(page: Page) -> Locator:
    return page.locator(".option")


def over(page: Page) -> bool:
    return page.locator('[data-testid="result"]').count() > 0


def choose_once(page: Page, chance: random.Random) -> bool:
    """Choose something if there is something to choose; return whether there was."""
    count = options(page).count()
    if count == 0:
        return False
    action = options(page).nth(chance.randrange(count)).get_attribute("data-action")
    found = page.locator(f'.option[data-action="{action}"]')
    if found.count() == 0:
        return False
    before = page.locator("main").get_attribute("data-n")
    found.first.click(timeout=5_000)
    page.wait_for_function("before => document.querySelector('main').dataset.n !== before", arg=before)
    return True


def play_out(*pages: Page, seed: int = 1) -> None:
    """Let whoever is asked choose at random until the game is over on every page."""
    chance = random.Random(seed)
    until = time.monotonic() + _PATIENCE
    for _ in range(_MOST_CHOICES):
        if all(over(page) for page in pages):
            return
        if not any([choose_once(page, chance) for page in pages if not over(page)]):
            pages[0].wait_for_timeout(20)
        assert time.monotonic() < until, "the game does not end"
    raise AssertionError("the game does not end")
