"""Letters that are too small and words that are cut off, found while playing with bots in the browser.

    scripts/measure legibility                              # every game, its largest table, both languages and screens
    scripts/measure legibility tornaris --seats 6 --moments 30 --lang en --out /tmp/legibility

Needs Chromium and a built client (python3 run.py setup). Ends with 1 where a fault was found.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.e2e.conftest import chromium
from tests.e2e.house import House
from tests.e2e.legible import cut, small
from tests.e2e.playing import await_news, heard, over, ready, seat_all

import liza
from tools.options import options

DESK: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LANGUAGES: Final = ("es", "en")


def asked(page: Page) -> bool:
    """Wait for the next choice; return whether there is one before the end."""
    page.wait_for_function("() => document.querySelector('.ask.mine, [data-testid=\"result\"]')", timeout=60_000)
    return not over(page)


def choose(page: Page, chance: random.Random) -> None:
    """Choose one of all options at random."""
    before = heard(page)
    page.keyboard.press("l")
    page.locator(".option").first.wait_for()
    actions = page.locator(".option").evaluate_all("(all) => all.map((one) => one.dataset.action)")
    action = chance.choice(actions)
    page.evaluate("action => document.querySelector(`.option[data-action='${action}']`)?.click()", action)
    page.keyboard.press("l")
    await_news(page, before)


def measured(page: Page, moments: int, *, phone: bool, pictures: Path | None) -> dict[str, int]:
    """Play on for a number of choices; return everything found wanting, and how often."""
    chance = random.Random(5)
    found: dict[str, int] = defaultdict(int)
    for moment in range(moments):
        if not asked(page):
            break
        wanting = [f"small {one}" for one in small(page, phone=phone)] + [f"cut   {one}" for one in cut(page)]
        if pictures and any(one not in found for one in wanting):
            page.screenshot(path=f"{pictures}-{moment}.png")
        for one in wanting:
            found[one] += 1
        choose(page, chance)
    return found


def opened(browser: Browser, house: House, lang: str, *, phone: bool) -> Page:
    """Open a page of a size that shows things at once."""
    context = browser.new_context(
        viewport=PHONE if phone else DESK, has_touch=phone, is_mobile=phone, base_url=house.url, reduced_motion="reduce"
    )
    kept = json.dumps({"lang": lang, "speed": "instant", "lone": False, "name": "Maximiliana"})
    context.add_init_script(f"localStorage.setItem('liza.settings', '{kept}')")
    return context.new_page()


def main() -> int:
    """Measure what is asked for."""
    wanted = options("measure legibility", __doc__)
    wanted.add_argument("games", nargs="*", default=[game.id for game in liza.games()], help="only these games")
    wanted.add_argument("--seats", type=int, help="how many sit there (the most by default)")
    wanted.add_argument("--moments", type=int, default=12, help="how many choices to look at")
    wanted.add_argument("--lang", choices=LANGUAGES, help="only this language")
    wanted.add_argument("--size", choices=["desk", "phone"], help="only this screen")
    wanted.add_argument("--out", type=Path, help="where to put pictures")
    asked_for = wanted.parse_args()
    if asked_for.out:
        asked_for.out.mkdir(parents=True, exist_ok=True)
    total = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            for game in asked_for.games:
                seats = asked_for.seats or liza.game(game).seats[-1]
                for lang in [asked_for.lang] if asked_for.lang else LANGUAGES:
                    for size in [asked_for.size] if asked_for.size else ("desk", "phone"):
                        page = opened(browser, house, lang, phone=size == "phone")
                        page.goto("/")
                        seat_all(page, game, seats)
                        ready(page)
                        name = f"{game}-{seats}-{lang}-{size}"
                        pictures = asked_for.out / name if asked_for.out else None
                        found = measured(page, asked_for.moments, phone=size == "phone", pictures=pictures)
                        total += len(found)
                        sys.stdout.write(f"{name}: {len(found)}\n")
                        for one, times in sorted(found.items()):
                            sys.stdout.write(f"  {times:3} × {one}\n")
                        sys.stdout.flush()
                        page.context.close()
            browser.close()
        finally:
            house.stop()
    return 1 if total else 0
