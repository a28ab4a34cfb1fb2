"""A guided first game, watched as it goes: what the guide asks for, and when it stops asking."""

from __future__ import annotations

import random
import time
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import GAMES, Open
from tests.e2e.guided import begin, to_the_end
from tests.e2e.legible import small
from tests.e2e.playing import against_bots, choose_once, show_options

_PATIENCE: Final = 120.0
_BOARD: Final = 0.4
"""How much of the window a board has at least, whatever else is said."""
_CARD: Final = 100
"""How broad a card of TerroriXico is drawn."""
_FLOWN: Final = 2
"""How many cards of a bot, each from its hand to a line, are enough."""
_TOLD: Final = """() => {
    const [guide, line] = ['guide', 'ask'].map((id) => document.querySelector(`[data-testid="${id}"]`));
    window.spoken = [];
    const note = () => {
        const dark = document.querySelector('[data-testid="spotlight"].on') !== null;
        window.spoken.push({ line: line.textContent.trim(), step: guide.dataset.step ?? null, dark });
    };
    const told = new MutationObserver(() => requestAnimationFrame(note));
    told.observe(line, { characterData: true, childList: true, subtree: true });
}"""
"""Note with every status line what the guide asks for meanwhile, and whether all else lies in the dark."""


@pytest.mark.slow
def test_the_guide_asks_no_more_for_what_was_done_while_it_is_told_what_came_of_it(open_page: Open) -> None:
    page = open_page("/", speed="fast")
    begin(page, "terrorixico")
    guide = page.get_by_test_id("guide")
    expect(guide).not_to_contain_text("Paso 0")
    guide.get_by_role("button", name="Entendido").click()
    expect(guide).to_have_attribute("data-step", "keep")
    hand = page.locator('[data-ref^="hand:"][aria-disabled="false"]')
    for left in (8, 7, 6):
        expect(hand).to_have_count(left)
        expect(guide).to_have_attribute("data-step", "keep")
        if left == 6:
            page.evaluate(_TOLD)
        hand.first.click()
        page.locator('.says [data-ref="discard"]').click()
    expect(guide).to_have_attribute("data-step", "play")
    spoken = page.evaluate("window.spoken")
    came = [one for one in spoken if "pide" in one["line"]]
    assert came, spoken
    assert [one for one in came if one["step"] == "keep"] == []
    assert [one for one in came if one["dark"]] == []


@pytest.mark.slow
def test_the_name_of_a_card_that_flew_there_is_as_large_as_any_other(open_page: Open) -> None:
    page = open_page("/", speed="fast")
    against_bots(page, "terrorixico")
    show_options(page)
    names = page.locator('[data-line] [data-ref^="card:"][data-ref*=":1:"] text.title')
    chance = random.Random(1)
    until = time.monotonic() + _PATIENCE
    while names.count() < _FLOWN:
        choose_once(page, chance)
        page.locator('.option, [data-testid="result"]').first.wait_for(timeout=_PATIENCE * 1000)
        assert time.monotonic() < until, "the other one lays no card"
    broad = names.evaluate_all("(all) => all.map((name) => name.getBBox().width)")
    assert max(broad) < _CARD, broad


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_guide_ends_with_the_end_and_can_be_read_until_then(open_page: Open, game: str, size: str) -> None:
    phone = size == "phone"
    page = open_page("/", phone=phone, lang="en" if phone else "es")
    begin(page, game)
    steps = to_the_end(page, phone=phone)
    assert {step.id: step.small for step in steps if step.small} == {}
    assert [step.id for step in steps if step.cut] == []
    assert min(step.high for step in steps) > _BOARD, {step.id: step.high for step in steps}
    result = page.get_by_test_id("result")
    expect(result).to_be_visible()
    assert small(page, phone=phone) == []
    page.get_by_test_id("guide").get_by_role("button").last.click()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    expect(result).to_be_visible()
