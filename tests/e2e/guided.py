"""Playing a guided first game through the page, from its welcome to its end."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.e2e.legible import small
from tests.e2e.playing import ready

_PATIENCE: Final = 400.0
_ON: Final = """async ([step, patience]) => {
    const guide = () => document.querySelector('[data-testid="guide"]');
    const said = () => guide().dataset.step ?? null;
    const until = performance.now() + patience;
    const key = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
    window.lots ??= 7;
    while (said() === step || said() === null) {
        if (performance.now() > until) return said() ?? '';
        const main = guide().querySelector('.main');
        if (main) main.click();
        else if (document.querySelector('.ask.mine')) {
            if (!document.querySelector('.option')) key();
            const options = document.querySelectorAll('.option');
            window.lots = (window.lots * 16807) % 2147483647;
            options[window.lots % options.length]?.click();
        }
        await new Promise((resume) => setTimeout(resume, 5));
    }
    if (document.querySelector('header button[aria-pressed]').ariaPressed === 'true') key();
    return said();
}"""
"""Read what the guide says and choose at random until it says something else; the list of options is closed then."""
_BOARD: Final = """() => {
    const text = document.querySelector('[data-testid="guide"] .text');
    return {
        high: document.querySelector('.ground').getBoundingClientRect().height / innerHeight,
        cut: text.scrollHeight > text.clientHeight + 1,
    };
}"""


class Step(NamedTuple):
    """What was seen when a guide said something."""

    id: str
    small: list[str]
    """What was written too small."""
    cut: bool
    """Whether the guide's own words were cut off."""
    high: float
    """How much of the window the board has."""


def begin(page: Page, game: str) -> None:
    """Begin the guided first game."""
    page.locator(f'.box[data-game="{game}"] .first-time').click()
    page.wait_for_url("**/t/*?guide")
    ready(page)


def to_the_end(page: Page, *, phone: bool) -> list[Step]:
    """Follow the guide until it says its last, and return every step."""
    page.locator('[data-testid="guide"][data-step]').wait_for()
    steps: list[Step] = []
    until = time.monotonic() + _PATIENCE
    now: str | None = page.get_by_test_id("guide").get_attribute("data-step")
    while now is not None:
        seen = page.evaluate(_BOARD)
        steps.append(Step(now, small(page, phone=phone), seen["cut"], seen["high"]))
        if now == "end":
            return steps
        now = page.evaluate(_ON, [now, (until - time.monotonic()) * 1000])
        assert time.monotonic() < until, f"the game does not end: {[step.id for step in steps]}"
    return steps
