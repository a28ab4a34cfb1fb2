"""Play now: two who want overlapping things find themselves at one table, and who is alone gets a bot."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Clean, Open

BOTS_AFTER = 90_000
"""Milliseconds: twice the time after which bots sit down, for a busy machine."""


def opened(page: Page, button: str = "Jugar ya") -> Locator:
    """Return the part of the page that plays now, opened."""
    section = page.get_by_test_id("play-now")
    section.get_by_role("button", name=button).click()
    return section


def look(page: Page, *games: str, button: str = "Buscar mesa") -> None:
    section = page.get_by_test_id("play-now")
    for game in games:
        section.locator("label.chip", has_text=game).click()
    section.get_by_role("button", name=button).click()


@pytest.mark.timeout(300)
def test_two_meet_and_the_third_gets_a_bot(open_page: Open, clean: Clean) -> None:
    ana = open_page("/")
    section = opened(ana)
    expect(section.get_by_role("button", name="Buscar mesa")).to_be_disabled()
    clean(section)
    look(ana, "Tank Up", "Tornaris")
    expect(ana.get_by_test_id("waiting")).to_be_visible()
    expect(section).to_contain_text("De momento solo esperas tú.")
    expect(section).to_contain_text("Con un bot en")
    clean(section)

    # Elsewhere one sees that somebody waits, and who states another wish is not led to her.
    leo = open_page("/", phone=True, lang="en")
    expect(leo.get_by_test_id("counts")).to_contain_text("1 person waits for a table.")
    expect(opened(leo, "Play now").locator("label.chip", has_text="Tank Up")).to_contain_text("1 waits")
    assert leo.evaluate("document.documentElement.scrollWidth <= innerWidth")
    look(leo, "Qíahn", button="Find a table")
    expect(leo.get_by_test_id("waiting")).to_be_visible()
    clean(leo.get_by_test_id("play-now"))
    assert leo.evaluate("document.documentElement.scrollWidth <= innerWidth")

    eva = open_page("/")
    opened(eva)
    look(eva, "Tank Up")
    for page in (ana, eva):
        page.wait_for_url("**/t/*")
    assert ana.evaluate("location.pathname") == eva.evaluate("location.pathname")

    # What was chosen is remembered, and the wish is over.
    leo.wait_for_url("**/t/*", timeout=BOTS_AFTER)
    assert leo.evaluate("location.pathname") != ana.evaluate("location.pathname")
    expect(leo.get_by_text("Shrewd").or_(leo.get_by_text("shrewd")).first).to_be_visible()
    eva.goto("/")
    expect(opened(eva).get_by_label("Tank Up")).to_be_checked()
    expect(eva.get_by_test_id("waiting")).to_have_count(0)


def test_who_stops_looking_waits_no_more(open_page: Open) -> None:
    ana = open_page("/")
    opened(ana)
    look(ana, "Tanxi")
    ana.get_by_role("button", name="Dejar de buscar").click()
    expect(ana.get_by_test_id("counts")).to_contain_text("Nadie espera mesa.")
