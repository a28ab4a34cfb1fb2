"""Whole random games in a real page, in which nothing may go wrong: no error of the page, none in its console.

    scripts/stress boards                              # every position of fifty games of each, seen from all sides
    scripts/stress boards tanxi --games 500 --first 50
    scripts/stress boards --live --games 1             # at its real pace, at the largest table, watched to the end

Without --live a game is told from a tape, as fast as the page draws it, and everything that opens is touched. With it
a person who chooses at random sits among bots that do so too, on a running site. Needs Chromium and a built client
(python3 run.py setup). Ends with 1 where a page failed, and says in which game.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, sync_playwright
from tests.e2e.conftest import chromium, pages
from tests.e2e.house import House
from tests.e2e.playing import choose_unseen, heard, over, seat_all, show_options
from tests.e2e.tapes import cast, show

import liza
from tools.options import options

LOOK_MS: Final = 50
PATIENCE_S: Final = 180
"""Seconds in which a live game must go on."""


def told(browser: Browser, house: House, game: str, number: int) -> str:
    """Show every position of one game; return what it was."""
    of = cast(game, number)
    with pages(browser, house) as open_page:
        return f"{of}: {show(open_page(None, phone=of.phone, speed='normal'), of)} positions"


def live(browser: Browser, house: House, game: str, number: int, speed: str) -> str:
    """Play one game at the largest table and watch it to the end; return what it was."""
    chance = random.Random(number)
    seats = liza.game(game).seats[-1]
    began = last = time.monotonic()
    choices, shown = 0, ""
    with pages(browser, house) as open_page:
        page = open_page(None, phone=number % 2 == 1, speed=speed)
        seat_all(page, game, seats)
        show_options(page)
        while not over(page):
            if choose_unseen(page, chance):
                choices += 1
            page.wait_for_timeout(LOOK_MS)
            now = f"{heard(page)} {page.get_by_test_id('ask').text_content()}"
            if now != shown:
                shown, last = now, time.monotonic()
            elif time.monotonic() - last > PATIENCE_S:
                raise AssertionError(f"{game}, {seats} seats: the page stands still after {choices} choices")
    return f"{game}, {seats} seats, live: {choices} choices in {time.monotonic() - began:.0f} s"


def whole(browser: Browser, house: House, asked: argparse.Namespace) -> int:
    """Show or play all games that are asked for; return how many failed."""
    failed = 0
    for game in asked.games_of:
        for number in range(asked.first, asked.first + asked.games):
            try:
                if asked.live:
                    said = live(browser, house, game, number, asked.speed)
                else:
                    said = told(browser, house, game, number)
            except (AssertionError, Error) as fault:
                failed += 1
                said = f"{game}, number {number}, FAILED: {str(fault)[:500]}"
            sys.stdout.write(f"{said}\n")
            sys.stdout.flush()
    return failed


def main() -> int:
    """Show whole games of each kind."""
    known = [game.id for game in liza.games()]
    words = options("stress boards", __doc__)
    words.add_argument("games_of", metavar="game", nargs="*", default=known, help="which games")
    words.add_argument("--games", type=int, default=50, help="how many of each")
    words.add_argument("--first", type=int, default=0, help="the number of the first")
    words.add_argument("--live", action="store_true", help="on a running site, at its real pace")
    words.add_argument("--speed", default="normal", help="of a live game: calm, normal, fast")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
            failed = whole(browser, house, asked)
            browser.close()
        finally:
            house.stop()
    return 1 if failed else 0
