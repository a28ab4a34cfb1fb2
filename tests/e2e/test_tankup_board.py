"""Tank Up's own board: decks, armour that is dragged on, attacks that point, questions that are answered."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Open
from tests.e2e.playing import against_bots, await_news, heard, options, over, play_now, show_options, story


def deck(page: Page, back: str) -> Locator:
    return page.locator(f'[data-ref="deck:{back}"]')


def hand(page: Page) -> Locator:
    return page.locator('[data-ref^="card:"]')


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def prepare(page: Page, *backs: str) -> None:
    """Draw the three cards of the preparation."""
    for number, back in enumerate(backs):
        expect(deck(page, back)).to_have_attribute("aria-disabled", "false")
        deck(page, back).click()
        expect(hand(page)).to_have_count(number + 1)


def test_armour_is_dragged_from_the_hand_onto_its_space(open_page: Open) -> None:
    page = open_page("/")
    play_now(page, "tankup")
    prepare(page, "torso", "helmet", "blow")
    torso = page.locator('[data-ref="space:torso:0"]')
    expect(torso).to_have_attribute("aria-label", "Torso, sin armadura, Jugador 1")
    card = page.locator('[data-ref^="card:"][aria-label*="Torsos"]')
    x, y = middle(card)
    to_x, to_y = middle(torso)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()
    expect(hand(page)).to_have_count(2)
    expect(torso).not_to_have_attribute("aria-label", "Torso, sin armadura, Jugador 1")


def test_an_arm_waits_for_the_space_that_is_touched_next(open_page: Open) -> None:
    page = open_page(None, phone=True)
    against_bots(page, "tankup")
    prepare(page, "arm", "shot", "shot")
    arm = page.locator('[data-ref^="card:"][aria-label*="Brazos"]')
    arm.tap()
    expect(arm).to_have_attribute("aria-pressed", "true")
    right = page.locator('[data-ref="space:right_arm:0"]')
    expect(right).to_have_attribute("aria-disabled", "false")
    right.tap()
    expect(hand(page)).to_have_count(2)
    expect(right).not_to_have_attribute("aria-label", "Brazo derecho, sin armadura, Jugador 1")


def test_the_situations_say_why_they_are_not_drawn(open_page: Open) -> None:
    page = open_page(None)
    against_bots(page, "tankup")
    expect(deck(page, "blow")).to_have_attribute("aria-disabled", "false")
    deck(page, "situation").dispatch_event("click")
    expect(page.get_by_test_id("why")).to_contain_text("TU-006")
    none = page.locator('[data-say="situation"]')
    none.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    expect(page.get_by_test_id("said")).to_contain_text("afecta a toda la arena")
    page.locator('[data-ref="broken"]').dispatch_event("click")
    expect(page.get_by_test_id("why-said")).to_contain_text("Aún no hay ninguna")


def test_the_preparation_is_played_with_tab_and_enter(open_page: Open) -> None:
    page = open_page(None)
    against_bots(page, "tankup")
    expect(deck(page, "magic")).to_have_attribute("aria-disabled", "false")
    for drawn in range(1, 4):
        until = time.monotonic() + 60
        while time.monotonic() < until:
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.getAttribute('data-ref') === 'deck:magic'"):
                break
        page.keyboard.press("Enter")
        expect(hand(page)).to_have_count(drawn)


def test_an_attack_card_points_at_the_rival(open_page: Open) -> None:
    page = open_page(None, lang="en")
    against_bots(page, "tankup")
    prepare(page, "blow", "blow", "blow")
    told = story(page)
    until = time.monotonic() + 120
    while time.monotonic() < until and not page.locator('[data-ref^="card:"][aria-disabled="false"]').count():
        say = page.locator('[data-say="pass"], [data-say="end"]')
        if say.count():
            say.first.click()
        page.wait_for_timeout(60)
    page.locator('[data-ref^="card:"][aria-disabled="false"]').first.click()
    expect(told.filter(has_text="You attack").first).to_be_visible()


def test_a_long_press_on_a_button_says_nothing(open_page: Open) -> None:
    page = open_page(None, phone=True)
    against_bots(page, "tankup")
    prepare(page, "torso", "helmet", "blow")
    end = page.locator('[data-say="end"]')
    end.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, "button": 0})
    pressed = page.evaluate("performance.now()")
    page.wait_for_function("(pressed) => performance.now() - pressed > 500", arg=pressed)
    before = heard(page)
    end.dispatch_event("click", {"bubbles": True})
    page.locator('[data-ref^="card:"][aria-disabled="false"]').first.tap()
    await_news(page, before)
    assert heard(page) == str(int(before or 0) + 1), "something else was chosen too"
    expect(hand(page)).to_have_count(2)


_SOMETHING_TO_DO = """() => document.querySelector('.option, [data-testid=result]')
    || (document.querySelector('.window .answer') && document.querySelector('[data-ref^="clash:"]'))"""


@pytest.mark.slow
def test_the_window_of_a_reaction_leaves_the_attack_in_sight(open_page: Open) -> None:
    page = open_page(None)
    window, attack = page.locator(".window:has(.answer)"), page.locator('[data-ref^="clash:"]')
    until = time.monotonic() + 240
    against_bots(page, "tankup", "greedy")
    show_options(page)
    while not (window.count() and attack.count()):
        assert time.monotonic() < until, "nobody can react"
        actions = options(page).evaluate_all("(all) => all.map((one) => one.dataset.action)")
        if over(page):
            against_bots(page, "tankup", "greedy")
            show_options(page)
        elif actions:
            armed = [one for one in actions if one.startswith("equip")] + [one for one in actions if one == "draw arm"]
            before = heard(page)
            chosen = (armed or actions)[0]
            page.locator(f'.option[data-action="{chosen}"]').first.dispatch_event("click")
            await_news(page, before)
        else:
            page.wait_for_function(_SOMETHING_TO_DO)
    page.keyboard.press("l")
    expect(options(page)).to_have_count(0)
    said, card = window.bounding_box(), attack.bounding_box()
    assert said is not None
    assert card is not None
    assert said["x"] + said["width"] <= card["x"], (said, card)
