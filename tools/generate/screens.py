"""Pictures of every page and of every game, its table, its scenes and its end, desktop and phone: docs/screens/*.png.

Needs Chromium and a built client (python3 run.py setup).
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.conftest import chromium
from tests.e2e.house import House
from tests.e2e.playing import against_bots, choose_once, over, play_on_elsewhere, show_options
from tests.e2e.playing import options as offered

import liza
from tools.options import options

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "screens"
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
PAGES: Final = {"new": "/new", "about": "/about", "settings": "/settings", "gallery": "/gallery"}
SETTLE_MS: Final = 900
CHOICES: Final = 5
"""How far into a game the picture of its table is taken, at least."""
LONG: Final = 150
"""How many choices are made by hand to come across scenes (boards name them with data-scene), at the most."""
LEVEL: Final = "greedy"
_SMALL: Final = """() => {
    const things = document.querySelectorAll('.dot.here, [data-testid="story"] li');
    const colours = new Set([...things].map((thing) => getComputedStyle(thing).borderLeftColor));
    return [...colours].map((colour) => colour.match(/[0-9]+/g).slice(0, 3).map(Number));
}"""
"""The colours of things too small to be counted."""


@contextmanager
def opened(browser: Browser, house: House, size: str, light: str = "paper") -> Iterator[Page]:
    """Open a page of a size."""
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone, base_url=house.url
    )
    kept = f'{{"lang":"es","speed":"instant","light":"{light}","lone":false,"name":"Ana"}}'
    context.add_init_script(f"localStorage.setItem('liza.settings', '{kept}')")
    page = context.new_page()
    yield page
    context.close()


def take(page: Page, name: str, *, whole: bool = False) -> None:
    """Take a picture of a page, or of what is in sight, once nothing moves and the pointer points at nothing."""
    page.mouse.move(1, page.viewport_size["height"] - 1 if page.viewport_size else 1)
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    page.wait_for_timeout(SETTLE_MS)
    picture = Image.open(BytesIO(page.screenshot(animations="disabled", full_page=whole))).convert("RGB")
    reduced(picture, page.evaluate(_SMALL)).save(FOLDER / f"{name}.png", optimize=True)


def reduced(picture: Image.Image, accents: list[list[int]]) -> Image.Image:
    """Return it with 256 colours: enough for flat drawings, a third of the bytes; small things keep theirs."""
    rest = 256 - len(accents)
    most = picture.quantize(rest, Image.Quantize.MEDIANCUT).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*most[: 3 * rest], *(value for accent in accents for value in accent)])
    return picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)


def hide_options(page: Page) -> None:
    """Close the list of options again, so that the board is seen."""
    button = page.locator('header button[aria-pressed="true"]')
    if button.count():
        button.first.click()


def asked(page: Page) -> bool:
    """Wait for the next choice; return whether there is one before the end."""
    while not over(page):
        if offered(page).count():
            return True
        page.wait_for_timeout(20)
    return False


def take_table(page: Page, name: str) -> None:
    """Take a table without the list of all options."""
    hide_options(page)
    take(page, name)
    show_options(page)


def take_scenes(page: Page, game: str, size: str, chance: random.Random) -> None:
    """Take each scene that a game comes to, the first time that the person has a choice there."""
    seen: set[str] = set()
    for _ in range(LONG):
        choose_once(page, chance)
        if not asked(page):
            return
        for scene in page.locator("[data-scene]").all():
            name = scene.get_attribute("data-scene")
            if name and name not in seen:
                seen.add(name)
                take_table(page, f"{game}-{name}-{size}")


def take_game(page: Page, game: str, size: str) -> None:
    """Take the table of a game on its way, its scenes, its end and its replay."""
    page.goto("/")
    table, token = against_bots(page, game, LEVEL)
    show_options(page)
    chance = random.Random(8)
    for made in range(2 * CHOICES):
        if not asked(page) or (made >= CHOICES and offered(page).count() > 2):
            break
        choose_once(page, chance)
    asked(page)
    take_table(page, f"{game}-table-{size}")
    take_scenes(page, game, size, chance)
    if not over(page):
        play_on_elsewhere(page.evaluate("location.origin"), table, token)
    page.get_by_test_id("result").wait_for()
    hide_options(page)
    take(page, f"{game}-end-{size}")
    page.goto(page.url + "/replay")
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    take(page, f"{game}-replay-{size}")


def main() -> int:
    """Take them all."""
    parser = options("generate screens", __doc__)
    parser.add_argument("games", nargs="*", default=[game.id for game in liza.games()], help="only these games")
    FOLDER.mkdir(parents=True, exist_ok=True)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        house = House(Path(folder))
        house.start()
        browser = running.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            for size in SIZES:
                with opened(browser, house, size) as page:
                    for game in games:
                        take_game(page, game, size)
                        page.goto(f"/rules/{game}")
                        take(page, f"{game}-rules-{size}")
                    for name, path in {"home": "/", **PAGES}.items():
                        page.goto(path)
                        take(page, f"{name}-{size}", whole=name == "home")
                with opened(browser, house, size, "walnut") as page:
                    page.goto("/")
                    take(page, f"home-walnut-{size}")
        finally:
            browser.close()
            house.stop()
    return 0
