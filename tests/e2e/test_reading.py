"""What is written on the shelf and at the table can be read, and reading never acts: on a desk and on a phone."""

from __future__ import annotations

import json
import random
from typing import Final

import pytest
from playwright.sync_api import expect

import liza
from tests.e2e.conftest import DESKTOP, GAMES, Open
from tests.e2e.house import House
from tests.e2e.legible import PAINTED, cut, small
from tests.e2e.playing import against_bots, options, play_on_elsewhere, play_some, ready, seat_all, set_table
from tests.support import now


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.slow), True], ids=["desk", "phone"])
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
        page = open_page(None, phone=phone)
        against_bots(page, game)
        page.locator(_POSSIBLE).first.wait_for()
        assert small(page, phone=phone) == [], "phone" if phone else "desk"


@pytest.mark.parametrize("game", now({"terrorixico"}, GAMES))
def test_no_letter_is_too_small_when_the_result_lies_there(open_page: Open, house: House, game: str) -> None:
    """And on a phone it squeezes nothing: the board keeps half of the window, whole rows of names above it."""
    away = open_page(None)
    table, (token, *_) = set_table(away, game, ["Ana"])
    play_on_elsewhere(house.url, table, token)
    for phone in (False, True):
        page = open_page(f"/t/{table}#{token}", phone=phone)
        ready(page)
        page.get_by_test_id("result").wait_for()
        assert small(page, phone=phone) == [], "phone" if phone else "desk"
        if phone:
            assert page.evaluate(_BOARD) > _HALF


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_small_or_cut_off_with_as_many_as_can_sit_there(
    open_page: Open, game: str, lang: str, phone: bool
) -> None:
    page = open_page(None, phone=phone, lang=lang)
    page.set_viewport_size({"width": 390, "height": 844} if phone else DESKTOP)
    seat_all(page, game, liza.game(game).seats[-1])
    chance = random.Random(5)
    for _ in range(6):
        page.keyboard.press("l")
        options(page).first.wait_for()
        page.keyboard.press("l")
        expect(options(page)).to_have_count(0)
        assert small(page, phone=phone) == []
        assert cut(page) == []
        page.keyboard.press("l")
        options(page).first.wait_for()
        play_some([page], 1, chance.randrange(100))
        page.keyboard.press("l")


_HALF: Final = 0.5
_BOARD: Final = "document.querySelector('.ground').getBoundingClientRect().height / innerHeight"
_POSSIBLE: Final = '.ground [data-ref][aria-disabled="false"]'
_STANDS_STILL: Final = """([possible, long]) => {
    const count = document.querySelectorAll(possible).length;
    if (window.seen?.count !== count) window.seen = { count, since: performance.now() };
    return count > 0 && performance.now() - window.seen.since > long;
}"""
"""Whether as much as now has been possible for some time: while a turn begins only what can be read is."""
_LONG_SINCE: Final = "(pressed) => performance.now() - pressed > 500"
"""A press is long because it lasts: from 400 milliseconds on (web/src/table/input/long-press.ts)."""


@pytest.mark.parametrize("game", now({"tanxi", "tornaris"}, GAMES))
def test_a_long_press_pointing_and_coming_with_keys_read_and_never_act(open_page: Open, game: str) -> None:
    """Listens to what the page says to the server, for bots may go on meanwhile."""
    page = open_page(None, phone=True)
    acts: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda said: _note_act(said, acts)))
    against_bots(page, game)
    things = page.locator(_POSSIBLE)
    page.wait_for_function(_STANDS_STILL, arg=[_POSSIBLE, 1500])
    offered = things.count()
    for at in range(min(offered, 4)):
        thing = things.nth(at)
        finger = {"pointerType": "touch", "bubbles": True, "button": 0}
        thing.dispatch_event("pointerdown", finger)
        page.wait_for_function(_LONG_SINCE, arg=page.evaluate("performance.now()"))  # by the clock that the page reads
        if thing.get_attribute("aria-label"):  # all else says itself what it is
            page.locator('[data-preview], [data-testid="said"]').first.wait_for()
        thing.dispatch_event("pointerup", finger)
        thing.dispatch_event("click", {"bubbles": True})
        thing.dispatch_event("pointerenter", {"pointerType": "mouse"})
        thing.dispatch_event("pointerleave", {"pointerType": "mouse"})
        thing.focus()
        thing.blur()
    page.evaluate(PAINTED)
    assert acts == []
    assert things.count() == offered, "something was taken up"


_HELD: Final = "(pressed) => performance.now() - pressed > 850"
"""With a mouse from 800 milliseconds on: some press a button slowly."""
_IN_SIGHT: Final = """(all) => all
    .map((one) => [one, one.getBoundingClientRect()])
    .map(([one, box]) => [one, box.left + box.width / 2, box.top + box.height / 2])
    .filter(([one, x, y]) => document.elementFromPoint(x, y)?.closest('[data-ref]') === one)
    .map(([, x, y]) => [x, y])"""
"""The middle of each that nothing else lies on."""
_SAID: Final = '[data-preview], [data-testid="said"]'


@pytest.mark.parametrize("game", now({"tankup"}, GAMES))
def test_a_mouse_button_held_down_reads_too_and_never_acts(open_page: Open, game: str) -> None:
    """Also on what cannot be done now, which answers «why not?» to a click."""
    page = open_page(None)
    acts: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda said: _note_act(said, acts)))
    against_bots(page, game)
    page.locator(_POSSIBLE).first.wait_for()
    for which in (_POSSIBLE, _POSSIBLE.replace("false", "true")):
        for x, y in page.locator(f"{which}[aria-label]").evaluate_all(_IN_SIGHT)[:2]:
            page.mouse.move(x, y)
            page.mouse.down()
            page.wait_for_function(_HELD, arg=page.evaluate("performance.now()"))
            page.locator(_SAID).first.wait_for()
            page.mouse.up()
            expect(page.get_by_test_id("said")).to_have_count(0)
    page.evaluate(PAINTED)
    assert acts == []
    assert page.get_by_test_id("why").count() == 0
    assert page.locator('.ground [data-ref][aria-pressed="true"]').count() == 0, "something was taken up"


def _note_act(said: str | bytes, acts: list[str]) -> None:
    text = said if isinstance(said, str) else said.decode()
    if json.loads(text)["type"] == "act":
        acts.append(text)
