"""The story beside the table: its newest line is in sight, unless somebody has gone up to read."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.playing import against_bots, play_some, show_options, story

_BELOW: Final = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
_NEAR: Final = 40
_CHOICES: Final = 6
"""As many as one makes before something is told for certain: who passes after the arrows or at a shop tells nothing."""
_STILL: Final = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"


def below(page: Page) -> float:
    """Return how much of the story lies below what is in sight."""
    page.evaluate(_STILL)
    hidden: float = page.get_by_test_id("story").evaluate(_BELOW)
    return hidden


def test_the_newest_line_is_in_sight_however_many_come_at_once_and_whoever_reads_is_left_there(open_page: Open) -> None:
    page = open_page("/")
    against_bots(page, "tornaris")
    show_options(page)
    play_some([page], 15)
    assert below(page) < _NEAR, "the story has stayed behind"
    page.get_by_test_id("story").hover()
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"() => ({_BELOW})(document.querySelector('[data-testid=story]')) > 500")
    told = story(page).count()
    play_some([page], _CHOICES)
    expect(story(page)).not_to_have_count(told)
    assert below(page) > 500, "who reads further up has lost the place"
