"""Sitting at a table through the page: the same for every game."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final

from playwright.sync_api import Locator, Page

import liza
from tests.server.client import Player
from tests.support import awaited

_PATIENCE: Final = 120.0
_LOOKS: Final = 20
"""Milliseconds between looks at a page: looking with every frame makes it draw every frame."""
_CHOOSE: Final = """async ([pick, patience]) => {
    const found = document.querySelectorAll('.option');
    if (!found.length) return false;
    const main = document.querySelector('main');
    const [before, until] = [main.dataset.n, performance.now() + patience];
    const option = found[Math.floor(pick * found.length)];
    option.click();
    while (main.isConnected && main.dataset.n === before) {
        if (performance.now() > until) throw new Error(`nothing came of ${option.dataset.action}`);
        await new Promise((resume) => setTimeout(resume, 5));
    }
    return true;
}"""
"""Chooses an option, if there is one, and waits for the news, without a pointer that is moved there."""


def play_now(page: Page, game: str) -> None:
    """From home to a table against bots, in one click."""
    page.locator(f'.box[data-game="{game}"] .play').click()
    page.wait_for_url("**/t/*")
    ready(page)


def against_bots(page: Page, game: str, level: str = "random") -> tuple[str, str]:
    """Sit down at the smallest table with bots that do not think long; return the table and the key to the own seat."""
    table, (token, *_) = set_table(page, game, [""], level)
    sit(page, table, token)
    return table, token


def seat_all(page: Page, game: str, seats: int) -> None:
    """Sit down at a table of so many, the others bots."""
    table, (token, *_) = set_table(page, game, [""], seats=seats)
    sit(page, table, token)


def set_table(
    page: Page, game: str, people: list[str], level: str = "random", seats: int | None = None
) -> tuple[str, list[str]]:
    """Open a table for these people and bots, the smallest by default; return it and the keys to the people's seats."""
    bots = [{"kind": "bot", "level": level}] * ((seats or liza.game(game).seats[0]) - len(people))
    seated = [*({"kind": "person", "name": name} for name in people), *bots]
    made = page.request.post("/api/tables", data={"game": game, "seats": seated}).json()
    return made["table"]["id"], [key["token"] for key in made["keys"]]


def sit(page: Page, table: str, token: str) -> None:
    """Take a seat by its key."""
    page.goto(f"/t/{table}#{token}")
    ready(page)


def ready(page: Page) -> None:
    """Wait until a table is drawn."""
    page.locator('[data-testid="ask"]').wait_for()
    page.wait_for_function("() => document.querySelector('main').dataset.n !== undefined", polling=_LOOKS)


def show_options(page: Page) -> None:
    """Open the list of all options, where the board does not show it anyway."""
    button = page.locator('header button[aria-pressed="false"]')
    if button.count() and options(page).count() == 0:
        button.first.click()


def options(page: Page) -> Locator:
    return page.locator(".option")


def story(page: Page) -> Locator:
    """Return the lines that tell what has happened."""
    return page.get_by_test_id("story").locator("li")


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


def choose_unseen(page: Page, chance: random.Random) -> bool:
    """Choose something as ``choose_once`` does, without a pointer that would be moved there: a third of the work."""
    chosen: bool = page.evaluate(_CHOOSE, [chance.random(), _PATIENCE * 1000])
    return chosen


def play_some(pages: list[Page], choices: int, seed: int = 1) -> None:
    """Let whoever is asked choose at random, a number of times or until the game is over; at first with the mouse."""
    chance = random.Random(seed)
    until = time.monotonic() + _PATIENCE
    choose = choose_once
    while choices > 0 and not any(over(page) for page in pages):
        made = sum(choose(page, chance) for page in pages)
        choices -= made
        if made:
            choose = choose_unseen
        else:
            pages[0].wait_for_timeout(_LOOKS)  # of several pages nobody can wait for whichever is asked first
        assert time.monotonic() < until, "nobody is asked any more"


def play_on_elsewhere(url: str, table: str, token: str, seed: int = 1) -> None:
    """Take the same seat from another device and choose at random there until the game is over."""
    chance = random.Random(seed)

    async def work() -> None:
        player = await Player(f"{url.replace('http', 'ws', 1)}/api/socket", table, token).connect()
        while not player.over:
            if player.view and player.seat in player.view["actors"]:
                await player.act(chance.choice(player.legal)["action"])
            else:
                await player.receive()
        await player.close()

    awaited(asyncio.wait_for(work(), _PATIENCE))
