"""The rulebook, each rule on the board, and the almanac: read in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tools.measure.rulebooks import LOADED

from liza.match import scene as scenes
from liza.server.content.catalogue import find
from liza.server.content.rule_pages import rulebook
from tests.e2e.conftest import GAMES, Clean, Open
from tests.support import now

MOST = 250_000
"""Bytes, packed, that the first load of a rulebook may take, fonts left out."""


_MIXED_UP = """() => {
    const known = new Map();
    return [...document.querySelectorAll('[data-testid="picture"] defs [id]')].filter(({ id, outerHTML }) => {
        const other = known.get(id) ?? outerHTML;
        known.set(id, other);
        return other !== outerHTML;
    }).map(({ id }) => id);
}"""
"""What two boards on one page call the same though it is not."""


def chapters(game: str, lang: str) -> list[str]:
    text: str = getattr(rulebook(game).markdown, lang)
    return [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url


@pytest.mark.parametrize(("lang", "phone"), [("es", True), pytest.param("en", False, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", now({"tanxi"}, GAMES))
def test_every_book_is_light_has_contents_and_is_drawn_by_its_board(
    open_page: Open, clean: Clean, game: str, lang: str, phone: bool
) -> None:
    page = open_page(f"/rules/{game}", phone=phone, lang=lang)
    expect(page.locator(".contents li")).to_have_count(len(chapters(game, lang)) + 1)
    expect(page.locator("section > h2").first).to_have_text(chapters(game, lang)[0])
    page.wait_for_load_state("networkidle")
    assert 20_000 < page.evaluate(LOADED) < MOST
    for picture in page.get_by_test_id("picture").all():
        picture.scroll_into_view_if_needed()
        expect(picture.locator("svg:visible").first).to_be_visible()
    assert page.evaluate(_MIXED_UP) == [], "one picture is drawn with another's colours"
    if phone:  # a chapter has all that a book has, and what makes a page of it is seen in test_site.py
        clean(page.locator("section", has=page.get_by_test_id("picture")).first)
    else:
        clean(page)
    fits(page)


def test_an_example_is_stepped_through_and_a_rule_is_tried(open_page: Open, clean: Clean) -> None:
    page = open_page("/rules/tanxi", lang="es")
    page.get_by_role("navigation", name="Contenido").get_by_role("link", name="Los monstruos").click()
    expect(page.locator("#monsters")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("nada que exista")
    expect(page.get_by_role("status")).to_have_text("Nada con esas palabras.")
    page.get_by_role("searchbox").fill("")

    shopping = scenes.scenes(find("tanxi"))["TX-231"]
    quote = page.locator("blockquote", has_text="TX-233")
    example = quote.locator("xpath=following-sibling::div[1]")
    example.get_by_role("button", name="Verlo en el tablero").click()
    live = example.get_by_test_id("live")
    for at in range(len(shopping.led) + 1):
        expect(live).to_contain_text(f"{at} de {len(shopping.led) + 1}")
        live.locator(".steps .button:not(.quiet)").click()
        expect(live.get_by_role("status").locator("li").first).to_be_visible()
    live.get_by_role("button", name="Volver atrás").click()
    expect(live.get_by_role("button", name="Probar")).to_be_visible()
    clean(live)

    page.goto("/rules/qiahn/QT-024")
    rule = find("qiahn").rulebook.rules["QT-024"]
    for lang in ("es", "en"):
        expect(page.locator(f"article p[lang={lang}]")).to_have_text(rule.line[lang])
    expect(page.locator("dd").first).to_contain_text(rule.chapter)
    live = page.get_by_test_id("live")
    live.get_by_role("button", name="Probar").click()
    expect(live.get_by_role("status")).to_contain_text("QT-024")
    clean(page)
    page.get_by_role("link", name="El reglamento entero").click()
    expect(page).to_have_url("/rules/qiahn")
    page.goto("/rules/qiahn/QT-999")
    expect(page.get_by_role("alert")).to_have_text("No hay ninguna regla QT-999.")


def test_an_act_is_done_on_the_board_of_every_game(open_page: Open, clean: Clean) -> None:
    page = open_page("/about", phone=True, lang="en")
    for game in GAMES:
        done = next(rule for rule, one in scenes.scenes(find(game)).items() if one.action and not one.refused)
        page.goto(f"/rules/{game}/{done}")
        live = page.get_by_test_id("live")
        live.get_by_role("button", name="Try it").click()
        expect(live.get_by_role("status").locator("li").first).to_be_visible()
        expect(live.locator("svg:visible").first).to_be_visible()
        clean(page)
        fits(page)


def test_a_card_leads_to_its_place_in_the_almanac_and_from_there_to_its_rules(open_page: Open, clean: Clean) -> None:
    page = open_page("/almanac/qiahn#token-fuego", lang="en")
    fire = page.locator("#token-fuego")
    expect(fire).to_be_in_viewport()
    expect(fire).to_contain_text("games between bots")
    fire.locator("details summary").click()
    clean(page)
    fire.get_by_role("link", name="QT-045").click()
    expect(page).to_have_url("/rules/qiahn/QT-045")
