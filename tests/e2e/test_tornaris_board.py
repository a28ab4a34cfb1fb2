"""Tornaris' own board: arrows that nobody sees, a wheel that is dragged on and asked, a shop, cards that are read."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e.conftest import Clean, Open
from tests.e2e.house import House
from tests.e2e.legible import PAINTED
from tests.e2e.playing import against_bots, play_on_elsewhere, ready, set_table, sit, story

_PATIENCE: Final = 120.0
_OPEN: Final = '[data-ref^="space:"][aria-disabled="false"]'
_ARROWS: Final = '.wheel [role="img"]'


def at_the_wheel(page: Page, *, anywhere: bool = True) -> None:
    """Sit down where an arrow is asked for; some characters may go anywhere, which is not always wanted."""
    for _ in range(8):
        against_bots(page, "tornaris")
        page.locator(_OPEN).first.wait_for()
        if anywhere or page.locator(_OPEN).count() == 4:
            return
    raise AssertionError("always the same character")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_arrow_is_dragged_to_a_place_and_all_are_shown_together(open_page: Open) -> None:
    page = open_page(None)
    at_the_wheel(page)
    arrows = page.locator(_ARROWS)
    expect(arrows).to_have_count(3)
    told = [arrow.get_attribute("aria-label") or "" for arrow in arrows.all()]
    assert all(label.endswith(("eligiendo", "ya ha elegido")) for label in told)
    x, y = middle(page.locator(f'{_ARROWS}[aria-label^="Jugador 1"]'))
    to_x, to_y = middle(page.locator(_OPEN).nth(1))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()
    expect(story(page).filter(has_text="Flecha de ").first).to_be_visible()
    expect(story(page).filter(has_text="Tu flecha: ")).not_to_have_count(0)


_STANDING: Final = """() => {
    const middle = (thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const spaces = [...document.querySelectorAll('[data-ref^="space:"]')];
    return [...document.querySelectorAll('.wheel [role="img"]')].map((shield) => {
        const [x, y] = middle(shield);
        const far = (space) => Math.hypot(middle(space)[0] - x, middle(space)[1] - y);
        const nearest = spaces.reduce((best, space) => (far(space) < far(best) ? space : best));
        return [shield.getAttribute('aria-label'), nearest.getAttribute('aria-label')];
    });
}"""
"""What each shield says of where it is, and what the place says that it is drawn nearest to."""


def test_a_secret_arrow_is_changed_until_all_have_chosen_and_then_every_shield_stands_on_its_place(
    open_page: Open,
) -> None:
    page, other = open_page(None), open_page(None)
    table, keys = set_table(page, "tornaris", ["Ana", "Beto"])
    for each, key in zip((page, other), keys, strict=True):
        sit(each, table, key)
        each.locator(_OPEN).first.wait_for()
    first, second, *_ = [place.get_attribute("data-ref") for place in page.locator(_OPEN).all()]
    page.locator(f'[data-ref="{first}"]').dispatch_event("click")
    expect(page.locator(_OPEN)).to_have_count(0)
    page.locator(f'[data-ref="{second}"]').dispatch_event("click")  # takes the arrow up again
    expect(page.locator(_OPEN)).not_to_have_count(0)
    page.locator(f'[data-ref="{second}"]').dispatch_event("click")
    expect(page.locator(_OPEN)).to_have_count(0)
    other.locator(_OPEN).first.dispatch_event("click")
    expect(page.locator(".wheel .stands")).to_have_count(3)
    place = (page.locator(f'[data-ref="{second}"]').get_attribute("aria-label") or "").split(",")[0].split(".")[0]
    standing = page.evaluate(_STANDING)
    assert [said for said, _ in standing if said.startswith("Ana")] == [f"Ana: {place}"]
    assert [(said, near) for said, near in standing if not near.startswith(said.partition(": ")[2])] == []


def test_a_tap_made_before_the_table_has_answered_counts_when_it_has(open_page: Open) -> None:
    page, other = open_page(None), open_page(None)
    kept: list[str | bytes] = []
    holding = [False]
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(lambda said: kept.append(said) if holding[0] else line.send(said))

    page.route_web_socket("**/socket", carry)
    table, keys = set_table(page, "tornaris", ["Ana", "Beto"])
    for each, key in zip((page, other), keys, strict=True):
        sit(each, table, key)
        each.locator(_OPEN).first.wait_for()
    first, second, *_ = page.locator(_OPEN).all()
    places = [place.get_attribute("data-ref") for place in (first, second)]
    holding[0] = True
    page.locator(f'[data-ref="{places[0]}"]').dispatch_event("click")
    expect(page.locator(_OPEN)).to_have_count(0)
    page.locator(f'[data-ref="{places[1]}"]').dispatch_event("click")  # takes the arrow up again
    holding[0] = False
    for said in kept:
        lines[-1].send(said)
    expect(page.locator(_OPEN)).not_to_have_count(0)
    expect(page.get_by_test_id("why")).to_have_count(0)


def test_the_half_that_sleeps_says_why_and_the_keyboard_chooses(open_page: Open) -> None:
    page = open_page(None)
    at_the_wheel(page, anywhere=False)
    page.locator('[data-ref^="space:"][aria-disabled="true"]').first.dispatch_event("click")
    expect(page.get_by_test_id("why")).to_contain_text("TR-022")
    page.keyboard.press("Escape")
    page.locator(_OPEN).nth(2).focus()
    page.keyboard.press("Enter")
    expect(story(page).filter(has_text="Tu flecha: ").first).to_be_visible()


def test_a_place_a_shield_and_what_can_be_said_tell_what_they_are(open_page: Open) -> None:
    page = open_page(None, phone=True)
    acts: list[str | bytes] = []

    def note(sent: str | bytes) -> None:
        if "act" in str(sent):
            acts.append(sent)

    page.on("websocket", lambda line: line.on("framesent", note))
    at_the_wheel(page)
    said = page.get_by_test_id("said")
    finger = {"pointerType": "touch", "bubbles": True, "button": 0}
    for thing, told in ((_ARROWS, "eligi|elegido"), (_OPEN, r"\. .+\."), ("[data-say]", r".+\.")):
        if thing == "[data-say]":
            page.locator(_OPEN).first.dispatch_event("click")
            acts.clear()
        touched = page.locator(thing).first
        touched.dispatch_event("pointerdown", finger)
        expect(said).to_have_text(re.compile(told))
        touched.dispatch_event("pointerup", finger)
        touched.dispatch_event("click")
    page.evaluate(PAINTED)
    assert acts == []


def test_what_is_bought_lies_in_the_hand(open_page: Open) -> None:
    page = open_page(None, lang="en")
    at_the_wheel(page)
    ware = page.locator('[data-ref^="ware:"][aria-disabled="false"]')
    held = page.locator('[data-ref^="gear:"]')
    until = time.monotonic() + _PATIENCE
    while "what do you buy" not in (page.get_by_test_id("ask").text_content() or "") or not ware.count():
        assert time.monotonic() < until, "the shop never opens"
        wanted = page.locator(f'{_OPEN}:is([data-ref="space:shop"], [data-ref="space:work"])')
        said = page.locator("[data-say]")
        if wanted.count():
            wanted.first.dispatch_event("click")
        elif said.count():
            said.last.dispatch_event("click")
        page.wait_for_timeout(60)
    before = held.count()
    ware.first.click()
    expect(held).to_have_count(before + 1)


@pytest.mark.slow
def test_cards_and_players_are_read_on_a_phone(open_page: Open, clean: Clean) -> None:
    page = open_page(None, phone=True)
    at_the_wheel(page)
    clean(page)
    page.locator('[data-ref^="sky:"]').tap()
    close = page.get_by_role("button", name="Cerrar")
    expect(close).to_be_visible()
    page.keyboard.press("Escape")
    expect(close).to_have_count(0)
    page.locator('[data-ref="seat:1"]').tap()
    expect(page.get_by_role("dialog")).to_contain_text("Empieza con 2")
    clean(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(_OPEN).first.tap()
    expect(page.locator(_OPEN)).to_have_count(0)


_PENNANTS: Final = """() => [...document.querySelectorAll('.bracket g')].map((pennant) =>
    [...pennant.querySelectorAll('text:not(.place)')].map((line) => line.textContent).join(' '))"""
"""What is written on every pennant, its lines put together."""


@pytest.mark.slow
def test_the_bracket_has_whole_names_on_a_phone_and_says_when_there_is_more(open_page: Open, house: House) -> None:
    name = "Maximiliana Montenegro"
    away = open_page(None)
    table, (key, *_) = set_table(away, "tornaris", [name], seats=6)
    play_on_elsewhere(house.url, table, key)
    desk = open_page(f"/t/{table}#{key}")
    desk.set_viewport_size({"width": 1366, "height": 768})
    ready(desk)
    expect(desk.get_by_test_id("result").get_by_role("button", name="Revancha")).to_be_in_viewport(ratio=1)
    expect(desk.locator(".bracket")).to_be_visible()
    expect(desk.locator(".bracket")).not_to_have_class(re.compile(r"\bmore\b"))
    page = open_page(f"/t/{table}#{key}", phone=True)
    ready(page)
    expect(page.get_by_test_id("result").get_by_role("button", name="Revancha")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("result").get_by_role("button", name="Cerrar").click()
    bracket = page.locator(".bracket")
    expect(bracket.locator("g").first).to_be_visible()
    everybody = {name, *(f"Al azar {bot}" for bot in range(1, 6))}
    assert {said for said in page.evaluate(_PENNANTS) if said} == everybody
    page.set_viewport_size({"width": 360, "height": 500})
    expect(bracket).to_have_class(re.compile(r"\bmore\b"))
    bracket.evaluate("bracket => bracket.scrollTo(0, bracket.scrollHeight)")
    expect(bracket).not_to_have_class(re.compile(r"\bmore\b"))
