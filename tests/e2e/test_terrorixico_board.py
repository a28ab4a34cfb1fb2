"""TerroriXico's own board: pressed, dragged, asked, read."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

import liza
from liza.words.words import Words
from tests.e2e.conftest import Clean, Open
from tests.e2e.house import House
from tests.e2e.legible import cut
from tests.e2e.playing import against_bots, await_news, heard, options, play_now, play_on_elsewhere, ready, set_table

_PATIENCE: Final = 120.0
_LAID_OUT: Final = """async (cards) => {
    const page = document.querySelector('[data-ref^="event_card:"]');
    const [name, tale, facts] = ['.name', '.legend', '.facts'].map((part) => page.querySelector(part));
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    while (facts.children.length < 4) facts.append(facts.children[0].cloneNode(true));
    const wrong = [];
    for (const [title, told] of cards) {
        [name.lastChild.textContent, tale.textContent] = [title, told];
        await painted();
        const boxes = [name, facts, tale].map((part) => [part.offsetTop, part.offsetTop + part.offsetHeight]);
        const [[, above], [from, to], [below, foot]] = boxes;
        if (above > from + 1 || to > below + 1 || foot > page.clientHeight) wrong.push([title, boxes]);
    }
    return wrong;
}"""
"""Write every event on the open page, each with four things that it costs; return where one thing lies on another."""
_SUMS: Final = """() => [...document.querySelectorAll('[data-line]')].filter((line) => {
    const [sum, bar] = ['.sum', '.bar'].map((part) => line.querySelector(part)?.getBoundingClientRect());
    if (!sum || sum.height === 0) return true;
    return bar && bar.height > 0 && sum.bottom > bar.top + 2;
}).map((line) => line.dataset.line)"""
"""The lines of which one cannot read what they ask for: it is not there, or a bar lies on it."""
_POSSIBLE: Final = '[data-ref^="hand:"][aria-disabled="false"]'


def my_turn(page: Page) -> None:
    """Discard until five are kept, and whatever else is asked, until a card can be played."""
    until = time.monotonic() + _PATIENCE
    ask = page.get_by_test_id("ask")
    while "qué carta juegas" not in (ask.text_content() or "") or not page.locator(_POSSIBLE).count():
        assert time.monotonic() < until, "no turn comes"
        if "qué carta juegas" not in (ask.text_content() or ""):
            # Whatever can be said, that one parts with a card or with none; else a card is taken up.
            said = page.locator(".says button[data-ref]")
            wanted = said if said.count() else page.locator(_POSSIBLE)
            if wanted.count():
                wanted.first.dispatch_event("click")
        page.wait_for_timeout(100)
    page.keyboard.press("Escape")  # the last click may have counted for this moment already, and taken a card up
    expect(page.locator("[data-drop]")).to_have_count(0)


def lying(page: Page) -> int:
    return page.locator('[data-line] [data-ref^="card:"]').count()


def relic(page: Page) -> Locator:
    """Return a card of the hand that can be laid in a line; a trauma 0 is only shown."""
    return page.locator(f'{_POSSIBLE}:not([data-ref="hand:trauma_0"])').first


def test_a_card_is_taken_up_and_laid_face_down(open_page: Open) -> None:
    page = open_page(None)
    for _ in range(6):  # there is an event that forbids it
        against_bots(page, "terrorixico")
        my_turn(page)
        if "Apagón" not in (page.locator('[data-ref^="event_card:"]').text_content() or ""):
            break
    place = page.locator('[data-ref^="hide:"]')
    for card in page.locator(f'{_POSSIBLE}:not([data-ref="hand:trauma_0"])').all():
        card.dispatch_event("click")
        if place.count():
            break
    place.first.click()
    expect(place).to_have_count(0)
    expect(page.locator('[data-line] [data-ref^="card:"][aria-label*="Boca abajo"]').first).to_be_visible()


def test_a_card_that_is_discarded_for_good_is_taken_up_then_confirmed(open_page: Open) -> None:
    page = open_page(None, phone=True)
    against_bots(page, "terrorixico")
    card = page.locator(_POSSIBLE).first
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    confirm = page.locator('.says button[data-ref="discard"]')
    expect(confirm).to_be_in_viewport(ratio=1)
    page.locator(".says .quiet").tap()
    expect(confirm).to_have_count(0)
    before, kept = heard(page), page.locator('[data-ref^="hand:"]').count()
    card.tap()
    expect(page.locator("main")).to_have_attribute("data-n", str(before))
    confirm.tap()
    await_news(page, before)
    expect(page.locator('[data-ref^="hand:"]')).to_have_count(kept - 1)


def test_a_card_is_dragged_to_its_line(open_page: Open) -> None:
    page = open_page("/")
    play_now(page, "terrorixico")
    my_turn(page)
    before = lying(page)
    box = relic(page).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 40, steps=4)
    place = page.locator("[data-drop]").first.bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator("[data-drop]")).to_have_count(0)
    page.wait_for_function(
        "(count) => document.querySelectorAll('[data-line] [data-ref^=\"card:\"]').length > count", arg=before
    )


def test_what_cannot_be_done_answers_why(open_page: Open) -> None:
    page = open_page(None)
    against_bots(page, "terrorixico")
    my_turn(page)
    relic(page).dispatch_event("click")
    page.keyboard.press("Escape")
    expect(page.locator("[data-drop]")).to_have_count(0)
    page.locator('[data-ref="line:range"]').click()
    expect(page.get_by_test_id("why")).to_contain_text("TE-")


def test_a_page_of_the_book_is_read_closely(open_page: Open, clean: Clean) -> None:
    page = open_page(None)
    against_bots(page, "terrorixico")
    my_turn(page)
    clean(page)
    mouse = {"pointerType": "mouse", "bubbles": True}
    # After Escape the keys are at a card, which is shown closely as long as they are: nothing else is said beside it.
    page.evaluate("() => document.activeElement.blur()")
    said = page.get_by_test_id("said")
    page.locator('[data-say="demand"]').first.dispatch_event("pointerover", mouse)
    expect(said).to_have_text(re.compile(r"\w.+: Range \d"))
    page.locator('[data-ref="seat:0"]').dispatch_event("pointerover", mouse)
    expect(page.get_by_test_id("said")).to_contain_text(re.compile(r"Reliquias aportadas \d.*Mazo de robo \d"))
    page.locator('[data-ref^="event_card:"]').click()
    close = page.get_by_role("button", name="Cerrar")
    expect(close).to_contain_text("Pasar cuesta")
    page.keyboard.press("Escape")
    expect(close).to_have_count(0)
    page.locator('[data-ref="seat:1"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("Zona de desgaste")
    clean(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_board_is_played_with_tab_and_enter(open_page: Open) -> None:
    page = open_page(None)
    against_bots(page, "terrorixico")
    my_turn(page)
    before = lying(page)
    places = page.locator("[data-drop]")
    relic(page).focus()
    page.keyboard.press("Enter")
    places.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(count) => document.querySelectorAll('[data-line] [data-ref^=\"card:\"]').length > count", arg=before
    )


@pytest.mark.slow
def test_nothing_on_the_page_of_an_event_lies_on_anything_else(open_page: Open) -> None:
    """At any height that a guide, a hint or a result leave, whatever the event's name and its tale."""
    game = liza.game("terrorixico")
    words = [Words(game, lang) for lang in ("es", "en")]
    events = game.card_names()["event_card"]
    cards = [[said.name("event_card", key), said.describe("event_card", key)] for said in words for key in events]
    page = open_page(None)
    against_bots(page, "terrorixico")
    my_turn(page)
    for height in (800, 700, 640, 600):
        page.set_viewport_size({"width": 1280, "height": height})
        assert page.evaluate(_LAID_OUT, cards) == [], height


def test_what_a_line_asks_for_can_be_read_on_a_phone_while_the_list_of_options_is_open(open_page: Open) -> None:
    page = open_page(None, phone=True)
    against_bots(page, "terrorixico")
    my_turn(page)
    page.wait_for_function(f"() => ({_SUMS})().length === 0")
    page.keyboard.press("l")
    options(page).first.wait_for()
    page.wait_for_function(f"() => ({_SUMS})().length === 0")


_WHOLE: Final = """() => {
    const page = document.querySelector('.ground [role=group]:has(> table)');
    const pages = document.querySelectorAll('[data-spot=book] [data-ref$=":undefined"]');
    return page.scrollHeight - page.clientHeight <= 1 && pages.length === 0;
}"""
"""All scores are in sight, and no book lies there without a page."""


@pytest.mark.slow
def test_the_result_leaves_every_score_and_every_figure_in_sight(open_page: Open, house: House) -> None:
    away = open_page(None)
    table, (token, *_) = set_table(away, "terrorixico", ["Ana"], seats=4)
    play_on_elsewhere(house.url, table, token)
    for phone in (False, True):
        page = open_page(f"/t/{table}#{token}", phone=phone)
        ready(page)
        page.get_by_test_id("result").wait_for()
        assert cut(page) == [], "phone" if phone else "desk"
        if not phone:
            assert page.evaluate(_WHOLE)
