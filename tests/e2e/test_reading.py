"""What is written on the shelf and at the table can be read, and reading never acts: on a desk and on a phone."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import GAMES, Open
from tests.e2e.playing import against_bots
from tests.support import now

LEAST: Final = {False: 12.0, True: 11.0}
"""The smallest letters, in pixels of the page: on a desk, on a phone."""
_PAINTED: Final = "() => new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))"
_SMALL: Final = """least => {
    const scaled = (thing) => {
        let by = 1;
        for (let at = thing; at; at = at.parentElement) {
            const { transform, scale } = getComputedStyle(at);
            if (transform && transform !== 'none') { const m = new DOMMatrix(transform); by *= Math.hypot(m.a, m.b); }
            if (scale && scale !== 'none') by *= parseFloat(scale);
        }
        return by;
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.textContent.trim();
        const thing = node.parentElement;
        if (!text || thing.closest('title, style, script, .visually-hidden')) continue;
        if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
        const clipped = [thing, thing.parentElement].some((one) => one && getComputedStyle(one).clipPath !== 'none');
        const outside = right < 0 || bottom < 0 || left > innerWidth || top > innerHeight;
        if (width < 2 || height < 2 || clipped || outside) continue;
        const matrix = thing instanceof SVGGraphicsElement ? thing.getScreenCTM() : null;
        const by = matrix ? Math.hypot(matrix.a, matrix.b) : scaled(thing);
        const size = Math.round(parseFloat(getComputedStyle(thing).fontSize) * by * 10) / 10;
        const named = (one) => `${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').split(' ')[0]}`;
        const where = [thing, thing.parentElement, thing.parentElement?.parentElement]
            .filter((one) => one)
            .map(named)
            .join(' < ');
        if (size < least - 0.05) found.push(`${size} «${text.slice(0, 30)}» ${where}`);
    }
    return [...new Set(found)];
}"""


def small(page: Page, *, phone: bool) -> list[str]:
    """Return what is written in letters that are too small, and how small."""
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")
    page.evaluate(_PAINTED)  # a drawing whose size has changed is measured then
    found: list[str] = page.evaluate(_SMALL, LEAST[phone])
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_letter_is_too_small_on_the_shelf(open_page: Open, phone: bool) -> None:
    page = open_page("/", phone=phone)
    found: dict[str, list[str]] = {}
    for path in ("/", "/new?game=tornaris", "/settings", "/about"):
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        if less := small(page, phone=phone):
            found[path] = less
    assert found == {}


@pytest.mark.parametrize("game", now({"tornaris"}, GAMES))
def test_no_letter_is_too_small_at_the_table(open_page: Open, game: str) -> None:
    for phone in (False, True):
        page = open_page("/", phone=phone)
        against_bots(page, game)
        page.locator(_POSSIBLE).first.wait_for()
        assert small(page, phone=phone) == [], "phone" if phone else "desk"


_POSSIBLE: Final = '.ground [data-ref][aria-disabled="false"]'
_LONG_SINCE: Final = "(pressed) => performance.now() - pressed > 500"
"""A press is long because it lasts: from 400 milliseconds on (web/src/table/press.ts)."""
"""Milliseconds of a press that is meant to read."""


@pytest.mark.parametrize("game", now({"tanxi", "tornaris"}, GAMES))
def test_a_long_press_pointing_and_coming_with_keys_read_and_never_act(open_page: Open, game: str) -> None:
    """Listens to what the page says to the server, for bots may go on meanwhile."""
    page = open_page("/", phone=True)
    acts: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda said: _note_act(said, acts)))
    against_bots(page, game)
    things = page.locator(_POSSIBLE)
    things.first.wait_for()
    offered = things.count()
    for at in range(min(offered, 4)):
        thing = things.nth(at)
        finger = {"pointerType": "touch", "bubbles": True, "button": 0}
        thing.dispatch_event("pointerdown", finger)
        page.wait_for_function(_LONG_SINCE, arg=page.evaluate("performance.now()"))  # by the clock that the page reads
        thing.dispatch_event("pointerup", finger)
        thing.dispatch_event("click", {"bubbles": True})
        thing.dispatch_event("pointerenter", {"pointerType": "mouse"})
        thing.dispatch_event("pointerleave", {"pointerType": "mouse"})
        thing.focus()
        thing.blur()
    page.evaluate(_PAINTED)
    assert acts == []
    assert things.count() == offered, "something was taken up"


def _note_act(said: str | bytes, acts: list[str]) -> None:
    text = said if isinstance(said, str) else said.decode()
    if json.loads(text)["type"] == "act":
        acts.append(text)
