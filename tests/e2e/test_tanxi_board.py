"""Tanxi's own board: landing, walking, lines of fire, equipment that is dragged, a map that comes nearer."""

from __future__ import annotations

import re
import time
from typing import Final

from playwright.sync_api import Locator, Page, expect

import liza
from tests.e2e.conftest import Clean, Open
from tests.e2e.playing import against_bots, await_news, heard, options, play_now, seat_all, show_options

_PATIENCE: Final = 120.0
_PREPARATION: Final = (
    '[data-ref="character:ian_frost"], [data-ref^="character:"]',
    '[data-say^="colour"]',
    '[data-ref^="square:"][aria-label^="Elegir"]',
)


def first_turn(page: Page) -> None:
    """Choose a character, a colour and a beach, and wait for the first turn."""
    against_bots(page, "tanxi")
    land(page)


def land(page: Page) -> None:
    """Go on from the choice of a character to the first turn."""
    until = time.monotonic() + _PATIENCE
    while not page.locator('[data-say="end"]').count():
        for place in _PREPARATION:
            if page.locator(place).count():
                page.locator(place).first.dispatch_event("click")
        page.wait_for_timeout(100)
        assert time.monotonic() < until, "no turn comes"


def energy(page: Page) -> Locator:
    return page.locator(".own .energy")


def standing(page: Page) -> str | None:
    """Return the square on which the person's character stands."""
    return page.locator('[data-ref^="square:"][aria-label*="Jugador 1"]').get_attribute("data-ref")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_far_square_is_walked_to_and_taken_back_and_a_weapon_is_dragged(open_page: Open, clean: Clean) -> None:
    page = open_page(None)
    first_turn(page)
    clean(page)
    begun = standing(page)
    full = int((energy(page).get_attribute("aria-label") or "")[-1])
    far = page.locator('[data-ref^="square:"][aria-label$="a 2 pasos"]').first
    goal = far.get_attribute("data-ref")
    far.click()
    expect(energy(page)).to_have_attribute("aria-label", f"Energía: {full - 2}")
    assert standing(page) == goal
    page.keyboard.press("u")
    expect(energy(page)).to_have_attribute("aria-label", f"Energía: {full - 1}")
    page.keyboard.press("u")
    expect(energy(page)).to_have_attribute("aria-label", f"Energía: {full}")
    assert standing(page) == begun
    # A touch on what is worn shows it; taking it off is chosen then.
    page.locator('.own [data-ref="worn:cuchillo:0"]').click()
    expect(page.locator("[data-preview]")).to_contain_text("Cuchillo")
    expect(energy(page)).to_have_attribute("aria-label", f"Energía: {full}")
    page.locator('.says [data-say="unequip cuchillo"]').click()
    knife = page.locator('[data-ref="hand:cuchillo"]')
    expect(knife).to_be_visible()
    x, y = middle(knife)
    to_x, to_y = middle(page.locator('.own [data-slot="hand"]').first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, y - 30, steps=4)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()
    expect(page.locator('.own [data-ref="worn:cuchillo:0"]')).to_be_visible()
    expect(knife).to_have_count(0)


def test_an_ability_is_chosen_then_confirmed_before_it_costs_its_gem(open_page: Open) -> None:
    page = open_page(None)
    first_turn(page)
    show_options(page)
    until = time.monotonic() + _PATIENCE
    while not page.locator('.option[data-action^="ability"]').count():
        before = heard(page)
        page.locator('.option[data-action="end"], .option').last.click()
        await_news(page, before)
        options(page).first.wait_for(timeout=_PATIENCE * 1000)
        assert time.monotonic() < until, "no ability can be used"
    ability = page.locator('[data-ref^="ability:"].possible').first
    confirm = page.locator('[data-say^="ability "]')
    before = heard(page)
    ability.click()
    expect(confirm).to_be_visible()
    page.locator(".says .quiet").click()
    expect(confirm).to_have_count(0)
    assert heard(page) == before
    ability.click()
    confirm.click()
    await_news(page, before)


def test_lines_of_fire_are_shown_on_demand_and_what_cannot_be_done_answers_why(open_page: Open) -> None:
    page = open_page(None)
    first_turn(page)
    lines = page.locator('[data-ref^="square:"][aria-label*="Líneas de tiro"]')
    expect(lines).to_have_count(0)
    page.locator('[data-tool="fire"]').click()
    expect(lines).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    why = page.get_by_test_id("why")
    page.locator('[data-ref="square:f6"]').dispatch_event("click")
    expect(why).to_contain_text("TX-105")
    expect(why).to_contain_text("Mover a F6")
    page.locator('[data-ref="service:trago"]').dispatch_event("click")
    expect(why).to_contain_text("TX-176")
    expect(why).to_contain_text("Un trago")
    page.locator('[data-ref^="merchant:"]').first.dispatch_event("click")
    expect(why).to_contain_text("visita a la Comerciante")
    page.locator('[data-ref="deity:2"]').dispatch_event("click")
    expect(page.get_by_test_id("why-said")).to_contain_text("duerme hasta la ronda 9")
    page.locator('[data-ref="seat:1"]').click()
    expect(page.get_by_role("dialog")).to_contain_text(
        re.compile(r"Mano: [1-9]")
    )  # a bot may have laid a card down already


def test_what_helps_to_choose_is_seen_before_choosing(open_page: Open, clean: Clean) -> None:
    """Both special abilities of a character, the quadrants, what one starts with, a monster's life, and every rule."""
    page = open_page("/")
    play_now(page, "tanxi")
    people = page.locator(".spread .person")
    people.first.wait_for()
    pack = liza.game("tanxi").pack.data
    for person in people.all():
        key = (person.get_attribute("data-ref") or "").removeprefix("character:")
        special = [row["name"]["es"] for row in pack["ability"] if row["of"] == key]
        assert len(special) == 2
        for name in special:
            expect(person).to_contain_text(name)
    clean(page)
    land(page)
    drawn = page.locator("path.borders").first.get_attribute("d") or ""
    assert {"h", "v"} <= set(drawn), "no lines between the quadrants"
    expect(page.locator('.own [data-ref="worn:cuchillo:0"] .star')).to_have_count(1)
    assert page.locator(".aside").evaluate("(all) => all.scrollHeight <= all.clientHeight"), "goods are out of sight"
    page.locator('[data-say="resident"]').first.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    expect(page.get_by_test_id("said")).to_contain_text("Se visita desde el pueblo")
    goods = page.locator('[data-ref^="merchant:"]').first
    goods.hover()
    preview = page.locator("[data-preview]")
    preview.wait_for()
    closer, card = preview.bounding_box(), goods.bounding_box()
    assert closer
    assert card
    assert closer["x"] + closer["width"] <= card["x"], "what is looked at is covered"
    page.mouse.move(1, 1)
    page.locator('[data-ref="service:trago"]').dispatch_event("click")
    expect(page.get_by_test_id("why").get_by_role("link")).to_have_attribute("href", "/rules/tanxi/TX-176")
    page.goto("/rules/tanxi/TX-176")
    expect(page.get_by_test_id("live").locator("svg:visible").first).to_be_visible()
    monster = pack["monster"][0]
    page.goto(f"/almanac/tanxi#monster-{monster['id']}")
    expect(page.locator(f"#monster-{monster['id']}")).to_contain_text(re.compile(rf"Vida\W*{monster['life']}"))


def test_the_map_is_walked_with_the_arrow_keys_and_seen_from_nearer_on_a_phone(open_page: Open, clean: Clean) -> None:
    page = open_page(None, phone=True)
    first_turn(page)
    page.locator(".door").tap()
    expect(page.locator('[data-ref="service:gema"]')).to_be_visible()
    clean(page)
    page.keyboard.press("Escape")
    before = page.locator(".map").get_attribute("style")
    page.get_by_role("button", name="Acercar").tap()
    assert page.locator(".map").get_attribute("style") != before
    begun = standing(page)
    page.locator(f'[data-ref="{begun}"]').focus()
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.ariaLabel.startsWith('Mover a')"):
            break
        page.locator(f'[data-ref="{begun}"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => !document.querySelector(`[data-ref='${before}']`).ariaLabel.includes('Jugador 1')", arg=begun
    )


_ON_A_PLAQUE: Final = """() => [...document.querySelectorAll('[data-tool]')].filter((tool) => {
    const one = tool.getBoundingClientRect();
    return [...document.querySelectorAll('.plaque')].some((plaque) => {
        const other = plaque.getBoundingClientRect();
        return one.left < other.right && one.top < other.bottom && one.bottom > other.top;
    });
}).length"""


def test_of_five_the_tools_of_the_map_lie_on_nobody(open_page: Open) -> None:
    page = open_page(None)
    seat_all(page, "tanxi", 5)
    land(page)
    assert page.locator("[data-tool]").count() > 0
    assert page.evaluate(_ON_A_PLAQUE) == 0


_COVERED: Final = """() => {
    const said = [...document.querySelectorAll('.foot [data-say]')].map((one) => one.getBoundingClientRect());
    const meet = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    return [...document.querySelectorAll('[data-ref^="square:"]')]
        .filter((square) => said.some((one) => meet(one, square.getBoundingClientRect())))
        .map((square) => square.dataset.ref);
}"""
"""The squares that a button lies on."""


def test_what_is_said_lies_on_no_square_of_the_smallest_phone(open_page: Open) -> None:
    page = open_page(None, phone=True)
    first_turn(page)
    expect(page.locator('[data-say="end"]')).to_be_visible()
    assert page.evaluate(_COVERED) == []


def test_what_is_worn_is_large_enough_for_a_finger_and_looks_alike_at_everybody(open_page: Open) -> None:
    page = open_page(None, phone=True)
    first_turn(page)
    worn = page.locator('.own .worn [data-ref^="worn:"]')
    sizes = [box for one in worn.all() if (box := one.bounding_box())]
    assert sizes
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in sizes), sizes
    before = heard(page)
    page.locator('.rivals [data-ref="seat:1"]').click()
    rival = page.get_by_role("dialog").locator('[data-ref="worn:cuchillo:1"]')
    for knife in (worn.first, rival):
        knife.dispatch_event("click")
        expect(page.locator("[data-preview]")).to_contain_text("Cuchillo")
        expect(page.get_by_test_id("why")).to_have_count(0)
        page.locator("body").dispatch_event("pointerdown")
    assert heard(page) == before, "a touch that only looks has done something"
