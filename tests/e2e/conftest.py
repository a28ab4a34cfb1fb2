"""A real Chromium, a real server, and pages that complain about nothing."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

import liza
from tests.e2e.house import ROOT, House

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
GAMES: Final = [game.id for game in liza.games()]
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
AWAY: Final = re.compile("ERR_(CONNECTION|INTERNET)")
_AXE: Final = "async (part) => (await axe.run(part ?? document, { resultTypes: ['violations'] })).violations"
Open = Callable[..., Page]

expect.set_options(timeout=30_000)
Clean = Callable[[Page | Locator], None]


def chromium() -> str:
    """Return the browser of this machine."""
    found = os.environ.get("LIZA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "These tests need Chromium: scripts/ci/prepare installs it."
    return found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (ROOT / "web" / "dist" / "index.html").is_file(), "Build the client first: npm ci && npm run build in web/."
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    # A container's root may not use the sandbox; nothing but our own pages is opened. Without a graphics card
    # Chromium would act one, which is more work than drawing.
    browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
    yield browser
    browser.close()


@contextmanager
def pages(browser: Browser, house: House) -> Iterator[Open]:
    """Open pages, each in a browser profile of its own; in the end nothing may have gone wrong in any of them."""
    faults: list[str] = []
    contexts: list[Any] = []

    def heard(message: ConsoleMessage) -> None:
        # While the server is away the browser itself notes that it cannot be reached.
        if message.type in {"error", "warning"} and not AWAY.search(message.text):
            faults.append(message.text)

    def open(
        path: str | None = "/",
        *,
        phone: bool = False,
        lang: str = "es",
        speed: str = "instant",
        lone: bool | None = False,
    ) -> Page:
        """Open a page, or an empty one that is led somewhere (``lang=""``: in the language of the browser).

        Unless told to (``lone``; None: as a browser begins), it leaves also what has only one answer to whoever clicks.
        """
        # Where nothing is to be seen moving, nothing need be painted again and again.
        motion: Literal["no-preference", "reduce"] = "reduce" if speed == "instant" else "no-preference"
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            base_url=house.url,
            reduced_motion=motion,
        )
        contexts.append(context)
        kept = json.dumps({"speed": speed, "lone": lone} | ({"lang": lang} if lang else {}))
        context.add_init_script(
            f"localStorage.getItem('liza.settings') ?? localStorage.setItem('liza.settings', '{kept}')"
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("console", heard)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        if path is not None:
            page.goto(path)
        return page

    yield open
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def open_page(browser: Browser, house: House) -> Iterator[Open]:
    """Open pages of the house that all tests share."""
    with pages(browser, house) as open:
        yield open


@pytest.fixture(scope="session")
def axe_source() -> str:
    return Path(ROOT, "web", "node_modules", "axe-core", "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def clean(axe_source: str) -> Clean:
    """Check that axe finds nothing wrong with a page, or with a part of one that is looked at whole elsewhere."""

    def check(looked_at: Page | Locator) -> None:
        page, part = (looked_at, None) if isinstance(looked_at, Page) else (looked_at.page, looked_at.element_handle())
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe_source)
        found = page.evaluate(_AXE, part)
        told = [f"{v['id']}: {n['target']} {n.get('failureSummary', '')}" for v in found for n in v["nodes"][:3]]
        assert told == []

    return check
