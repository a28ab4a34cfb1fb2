"""How long four people wait for the first card: with what each adds to chance, and without, in turns.

``python -m tests.e2e.first_card [--rounds 20]`` prints the milliseconds from the click with which the fourth sits down
until all four see the board.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import chromium
from tests.e2e.house import House

PEOPLE: Final = 4
_ADDS_NOTHING: Final = "Object.defineProperty(crypto, 'subtle', { value: undefined })"


def sit_down(browser: Browser, house: House, *, adding: bool) -> float:
    """Let four people sit down at a new table; return for how many milliseconds the last one waits."""
    wanted = {"game": "tankup", "public": True, "seats": [{"kind": "open"}] * PEOPLE}
    table = httpx.post(f"{house.url}/api/tables", json=wanted).json()["table"]["id"]
    contexts = [browser.new_context(base_url=house.url) for _ in range(PEOPLE)]
    pages: list[Page] = []
    for context in contexts:
        if not adding:
            context.add_init_script(_ADDS_NOTHING)
        page = context.new_page()
        page.goto(f"/j/{table}")
        page.locator("form button.main").wait_for()
        pages.append(page)
    for page in pages[:-1]:
        page.locator("form button.main").click()
        page.locator("section.invite").wait_for()
    began = time.perf_counter()
    pages[-1].locator("form button.main").click()
    for page in pages:
        page.locator("main[data-n]").wait_for()
    took = (time.perf_counter() - began) * 1000
    told = httpx.get(f"{house.url}/api/tables/{table}").json()["entropy"]
    assert (told is not None) == adding
    assert not adding or all(seat["shown"] for seat in told["seats"])
    for context in contexts:
        context.close()
    return took


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    rounds: int = parser.parse_args().rounds
    found: dict[bool, list[float]] = {False: [], True: []}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        house = House(Path(folder))
        house.start()
        browser = running.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for at in range(rounds + 1):
                for adding in (False, True) if at % 2 else (True, False):
                    took = sit_down(browser, house, adding=adding)
                    if at:  # the first round loads what the others have
                        found[adding].append(took)
        finally:
            browser.close()
            house.stop()
    for adding, took in found.items():
        quarters = [round(part) for part in statistics.quantiles(took, n=4)]
        who = "with" if adding else "without"
        sys.stdout.write(f"{who} what the players add: median {quarters[1]} ms, quartiles {quarters}\n")


if __name__ == "__main__":
    main()
