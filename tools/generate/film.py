"""Film strips of games against bots: screenshots in a row, each with its time and the status line above it.

    scripts/generate film                                         # every game, played at random
    scripts/generate film tornaris --seconds 30 --out /tmp/films
    scripts/generate film tanxi --phone --speed calm
    scripts/generate film tanxi --phone --lang en --guide         # the guided first game: a picture of each step
    scripts/generate film tanxi --size 390x844 --guide --every 1  # and one a second

Needs Chromium and a built client (python3 run.py setup). Writes GAME-1.png, GAME-2.png … and GAME.txt, which
says for how long each status line stood there. Of a guide it says instead, for each step, how many things it points at,
how many of them are out of sight, whether its words are cut, and what is written too small.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.e2e.conftest import DESKTOP, PHONE, chromium
from tests.e2e.house import House
from tests.e2e.legible import too_small
from tests.e2e.playing import against_bots, ready, show_options

import liza
from tools.options import options

ROOT: Final = Path(__file__).parents[2]
ACROSS: Final = {False: 3, True: 6}
"""How many pictures stand side by side: of a desk, of a phone."""
DOWN: Final = 3
SMALL: Final = {False: 640, True: 300}
"""How wide each picture is."""
CAPTION: Final = 22
LETTERS: Final = (
    ROOT / "web" / "node_modules" / "@fontsource" / "alegreya-sans" / "files" / "alegreya-sans-latin-500-normal.woff"
)


OFTEN: Final = 1.5
"""How many seconds pass between pictures of a game at most; of a guide there is one a step."""
NEVER: Final = float("inf")
LOOK_MS: Final = 700
"""How long a step of a guide is looked at before its picture is taken."""
SPEAK_MS: Final = 120
"""How long a guide is given to speak of what is asked."""
_POINTED: Final = """() => {
    const ground = document.querySelector('.ground').getBoundingClientRect();
    const spots = [...document.querySelectorAll('[data-testid="spotlight"] mask rect:not(:first-child)')];
    const middles = spots.map((spot) => {
        const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((side) => Number(spot.getAttribute(side)));
        return [ground.left + x + width / 2, ground.top + y + height / 2];
    });
    const { left, right, top, bottom } = ground;
    const out = ([x, y]) => x < left || x > right || y < top || y > Math.min(bottom, innerHeight);
    const text = document.querySelector('[data-testid="guide"] .text');
    return { spots: spots.length, hidden: middles.filter(out).length, cut: text.scrollHeight > text.clientHeight + 1 };
}"""
"""What a step of a guide points at."""
_READ: Final = """(step) => {
    const guide = document.querySelector('[data-testid="guide"]');
    if ((guide.dataset.step ?? null) === step) guide.querySelector('.main')?.click();
}"""
"""Go on from a step that was looked at, and from no other that is said by now."""
_CHOOSE: Final = """async ([chance, verb]) => {
    const key = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
    const drawn = () => new Promise((resolve) => setTimeout(resolve, 30));
    key();
    await drawn();
    const all = [...document.querySelectorAll('.option')];
    const asked = all.filter((one) => one.dataset.action.split(' ')[0] === verb);
    const options = asked.length > 0 ? asked : all;
    options[Math.floor(chance * options.length)]?.click();
    key();
    await drawn();
}"""
"""Choose something of a verb, or else anything, at random and without the list of options staying in sight."""


class Shot(NamedTuple):
    """What was seen at a moment."""

    at: float
    line: str
    picture: Image.Image


def film(page: Page, seconds: float, every: float, *, phone: bool) -> list[Shot]:
    """Watch a game, choose at random where there is a choice, take a picture when the line or the time says so."""
    chance = random.Random(7)
    began = last = time.monotonic()
    shots: list[Shot] = []
    while (now := time.monotonic()) - began < seconds:
        line = (page.get_by_test_id("ask").text_content() or "").strip()
        if not shots or line != shots[-1].line or now - last > every:
            shots.append(Shot(now - began, line, shrunk(page, phone=phone)))
            last = now
        found = page.locator(".option").all()
        if found and now - last > every / 2:
            action = chance.choice(found).get_attribute("data-action")
            page.evaluate("action => document.querySelector(`.option[data-action='${action}']`)?.click()", action)
        page.wait_for_timeout(60)
    return shots


def guided(page: Page, game: str, seconds: float, every: float, *, phone: bool) -> list[Shot]:
    """Follow a guide: read each step, do what it asks for or something else, until it ends with the game."""
    chance = random.Random(7)
    began = last = time.monotonic()
    told = json.loads((Path(liza.__file__).parent / "games" / game / "tutorial.json").read_text(encoding="utf-8"))
    verbs = {one["id"]: one["when"].get("can", "") for one in told["steps"]}
    guide = page.get_by_test_id("guide")
    page.locator('[data-testid="guide"][data-step]').wait_for()
    shots: list[Shot] = []
    step = None
    while time.monotonic() - began < seconds and step != "end":
        now = guide.get_attribute("data-step")
        if now is not None and now != step:
            step = now
            page.wait_for_timeout(LOOK_MS)
            seen = page.evaluate(_POINTED)
            tiny = too_small(page, phone=phone)
            line = f"{step}: {seen['spots']} lit, {seen['hidden']} out of sight{', cut' if seen['cut'] else ''}"
            line += f", small: {'; '.join(tiny)}" if tiny else ""
            shots.append(Shot(time.monotonic() - began, line, shrunk(page, phone=phone)))
            last = time.monotonic()
        elif shots and time.monotonic() - last > every:
            last = time.monotonic()
            shots.append(
                Shot(last - began, (page.get_by_test_id("ask").text_content() or "").strip(), shrunk(page, phone=phone))
            )
        if guide.get_attribute("data-step") != now:
            continue  # something else is said by now: it is looked at first
        if guide.locator(".main").count():
            page.evaluate(_READ, now)
        elif page.locator(".ask.mine").count():
            page.wait_for_timeout(SPEAK_MS)
            if guide.get_attribute("data-step") == now:
                page.evaluate(_CHOOSE, [chance.random(), verbs.get(now or "", "")])
        page.wait_for_timeout(30)
    return shots


def shrunk(page: Page, *, phone: bool) -> Image.Image:
    """Return what is seen now, small."""
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    width = SMALL[phone]
    return picture.resize((width, picture.height * width // picture.width))


def strips(shots: list[Shot], name: str, folder: Path, *, phone: bool) -> None:
    """Lay the pictures out, a page at a time, each below its time and its line."""
    across = ACROSS[phone]
    letters = ImageFont.truetype(str(LETTERS), 15)
    for number, first in enumerate(range(0, len(shots), across * DOWN), 1):
        some = shots[first : first + across * DOWN]
        width, height = some[0].picture.size
        sheet = Image.new("RGB", (across * (width + 8), DOWN * (height + CAPTION + 8)), "#222")
        pen = ImageDraw.Draw(sheet)
        for at, shot in enumerate(some):
            x, y = at % across * (width + 8), at // across * (height + CAPTION + 8)
            pen.text((x + 4, y + 3), f"{shot.at:5.1f} s  {shot.line[: width // 7]}", fill="#fff", font=letters)
            sheet.paste(shot.picture, (x, y + CAPTION))
        sheet.save(folder / f"{name}-{number}.png")
    lines = [(shot.at, shot.line) for at, shot in enumerate(shots) if at == 0 or shot.line != shots[at - 1].line]
    ends = [at for at, _ in lines[1:]] + [shots[-1].at]
    told = [f"{at:6.1f}  {end - at:5.1f} s  {line}" for (at, line), end in zip(lines, ends, strict=True)]
    (folder / f"{name}.txt").write_text("\n".join(told) + "\n", encoding="utf-8")


def record(browser: Browser, house: House, game: str, asked: argparse.Namespace) -> None:
    """Film a game and write its strips."""
    context = browser.new_context(
        viewport=asked.size or (PHONE if asked.phone else DESKTOP),
        has_touch=asked.phone,
        is_mobile=asked.phone,
        base_url=house.url,
    )
    kept = json.dumps({"lang": asked.lang, "speed": asked.speed, "name": "Ana"})
    context.add_init_script(f"localStorage.setItem('liza.settings', '{kept}')")
    page = context.new_page()
    page.goto("/")
    if asked.guide:
        begin = page.locator(f'.box[data-game="{game}"] .first-time')
        if asked.phone:
            begin.tap()
        else:
            begin.click()
            page.mouse.move(0, 0)
        page.wait_for_url("**/t/*")
        ready(page)
        shots = guided(page, game, asked.seconds, asked.every or NEVER, phone=asked.phone)
    else:
        against_bots(page, game, asked.level)
        show_options(page)
        shots = film(page, asked.seconds, asked.every or OFTEN, phone=asked.phone)
    name = game + ("-phone" if asked.phone else "") + ("-guide" if asked.guide else "") + f"-{asked.lang}"
    strips(shots, name, asked.out, phone=asked.phone)
    context.close()


def screen(text: str) -> ViewportSize:
    """Read how large a screen is."""
    width, height = map(int, text.split("x"))
    return {"width": width, "height": height}


def main() -> int:
    """Film one game, or each."""
    wanted = options("generate film", __doc__)
    wanted.add_argument("games", nargs="*", default=[game.id for game in liza.games()], help="only these games")
    wanted.add_argument("--seconds", type=float, default=30, help="how long to watch")
    wanted.add_argument("--every", type=float, help="a picture at least so often, in seconds")
    wanted.add_argument("--size", type=screen, help="of a phone's screen, as 390x844")
    wanted.add_argument("--speed", default="normal", help="the speed of the board: calm, normal, instant")
    wanted.add_argument("--lang", default="es", help="es or en")
    wanted.add_argument("--level", default="greedy", help="the level of the bots")
    wanted.add_argument("--phone", action="store_true", help="on the screen of a phone")
    wanted.add_argument("--guide", action="store_true", help="the guided first game")
    wanted.add_argument("--out", type=Path, default=ROOT / "films", help="the folder of the pictures")
    asked = wanted.parse_args()
    asked.phone |= asked.size is not None
    asked.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            for game in asked.games:
                record(browser, house, game, asked)
            browser.close()
        finally:
            house.stop()
    return 0
