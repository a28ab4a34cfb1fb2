"""What somebody at a table was shown while it was told: every status line, for how long, and the board below it."""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Page

BLINK: Final = 90
"""Milliseconds below which nobody has read a line."""
_RECORD: Final = """(where) => {
    const line = document.querySelector('[data-testid="ask"]');
    window.shown = [];
    const figures = () => [...document.querySelectorAll(where)]
        .flatMap((part) => [...part.querySelectorAll('text, [aria-label], [data-ref], :not(:has(*))')])
        .flatMap((one) => [one.getAttribute('aria-label') ?? one.textContent.trim(), one.getAttribute('data-ref')])
        .filter((one) => one);
    const note = () => {
        const seen = { at: performance.now(), text: line.textContent.trim(), figures: null };
        window.shown.push(seen);
        // When the line is on the screen, so is what it speaks of; figures that still run towards it come to rest.
        const look = () => { if (seen === window.shown.at(-1)) seen.figures = figures(); };
        requestAnimationFrame(() => { look(); setTimeout(look, 60); });
    };
    note();
    new MutationObserver(note).observe(line, { characterData: true, childList: true, subtree: true });
}"""
_SHOWN: Final = """() => window.shown.map((one, at) => ({
    text: one.text, figures: one.figures, took: Math.round((window.shown[at + 1]?.at ?? performance.now()) - one.at),
}))"""


class Seen(NamedTuple):
    """A status line, how many milliseconds it stood there, and what could be read on the board meanwhile."""

    text: str
    took: int
    figures: list[str] | None
    """None if it was gone before anything was drawn."""


def watch(page: Page, where: str = ".ground") -> None:
    """Record from now on what is shown, of the board what can be read in some part of it."""
    page.evaluate(_RECORD, where)


def watched(page: Page) -> list[Seen]:
    """Return what has been shown since."""
    return [Seen(one["text"], one["took"], one["figures"]) for one in page.evaluate(_SHOWN)]
