"""Rulebooks of a running site: rules reachable by address, rules with a live position, bytes of a book's first load.

Needs Chromium and a built client (python3 run.py setup).
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Page, sync_playwright
from tests.e2e.conftest import chromium
from tests.e2e.house import House

import liza
from tools.options import options

LOADED: Final = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ name }) => !/\\.woff2?$/.test(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
"""Bytes as the server sent them: packed where it packs, fonts left out."""


def reached(house: House, game: str) -> tuple[int, int, int]:
    """Return how many rules a game has, how many have a page that can tell them, and how many a live position."""
    with httpx.Client(base_url=house.url, timeout=120) as client:
        rules = {id for id, rule in liza.game(game).rulebook.rules.items() if not rule.outside}
        told = {line["rule"]: line for line in client.get(f"/api/games/{game}/rulebook").json()["rules"]}
        pages = [id for id in rules if id in told and client.get(f"/rules/{game}/{id}").status_code == 200]
        scenes = {told[id]["scene"] for id in pages if told[id]["scene"]}
        live = {id for id in scenes if client.get(f"/api/games/{game}/scenes/{id}").status_code == 200}
        return len(rules), len(pages), sum(told[id]["scene"] in live for id in pages)


def weight(page: Page, game: str) -> int:
    """Return how many bytes the first load of a rulebook takes."""
    page.goto(f"/rules/{game}")
    page.locator("section > h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    return int(page.evaluate(LOADED))


def main() -> int:
    """Print a line for every game."""
    options("measure rulebooks", __doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        house = House(Path(folder))
        house.start()
        browser = running.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            for game in liza.games():
                all, pages, live = reached(house, game.id)
                fresh = browser.new_context(base_url=house.url)
                size = weight(fresh.new_page(), game.id)
                fresh.close()
                sys.stdout.write(
                    f"{game.id}: {pages} of {all} rules by their address, {live} with a live position "
                    f"({live / all:.1%}), first load {size / 1000:.0f} KB\n"
                )
                sys.stdout.flush()
        finally:
            browser.close()
            house.stop()
    return 0
