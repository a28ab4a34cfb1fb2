"""The shelf around the games."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from liza.server.content.almanac import almanac
from tests.e2e.conftest import GAMES, Clean, Open
from tests.e2e.playing import play_now
from tests.support import now

PAGES = ("/", "/new", "/about", "/settings", "/gallery", "/nowhere", f"/rules/{GAMES[0]}", "/almanac/tornaris")


@pytest.mark.parametrize(("phone", "light"), [pytest.param(False, "Papel", marks=pytest.mark.slow), (True, "Nogal")])
def test_every_page_is_accessible_and_fits(open_page: Open, clean: Clean, phone: bool, light: str) -> None:
    page = open_page("/settings", phone=phone)
    page.get_by_role("radio", name=light).check()
    for path in PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        clean(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.parametrize("game", now({"tanxi"}, GAMES))
def test_the_almanac_shows_the_whole_pack_in_both_languages(open_page: Open, game: str) -> None:
    chapters = almanac(game)
    whole = sum(len(chapter.entries) for chapter in chapters)
    for lang in ("es", "en"):
        page = open_page(f"/almanac/{game}", phone=lang == "en", lang=lang)
        expect(page.locator("main li")).to_have_count(whole)
        expect(page.locator("main h2")).to_have_text([getattr(chapter.name, lang) for chapter in chapters])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_almanac_finds_by_words_without_accents_and_by_origin(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Almanaque Tornaris").click()
    page.get_by_role("searchbox").fill("DRAGON ancestral")
    expect(page.locator("main li h3")).to_have_text(["Dragón Ancestral"])
    page.get_by_role("searchbox").fill("nada que exista")
    expect(page.get_by_role("status")).to_have_text("Nada coincide con lo que buscas.")
    page.get_by_role("searchbox").fill("")
    page.get_by_label("Procedencia").select_option("original")
    ours = [entry for chapter in almanac("tornaris") for entry in chapter.entries if entry.origin == "original"]
    expect(page.locator("main li")).to_have_count(len(ours))


def test_the_first_load_brings_few_letters_and_the_title_of_each_box_has_its_own(open_page: Open) -> None:
    """Half of the 214 KB of faces that the shelf once took, at most."""
    page = open_page("/")
    page.wait_for_load_state("networkidle")
    faces = "[...document.fonts].filter(({ family }) => /Title/.test(family))"
    titles = page.evaluate(f"{faces}.map(({{ status }}) => status)")
    assert titles == ["loaded"] * len(GAMES)
    size = """() => performance.getEntriesByType('resource').filter(({ name }) => /\\.woff2?$/.test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
    assert 40_000 < page.evaluate(size) < 107_000
    # A letter that no title has comes with the whole face, and looks like the others.
    assert page.evaluate("getComputedStyle(document.querySelector('.lid h2')).fontFamily").count(",") >= 2


def test_the_language_changes_at_once_and_is_remembered(open_page: Open) -> None:
    page = open_page("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("¿A qué jugamos?")
    page.get_by_role("button", name="en", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    assert page.evaluate("document.documentElement.lang") == "en"


def test_a_link_that_leads_nowhere_says_so(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_label("Pega aquí el enlace de la mesa").fill("https://example.org/t/abc")
    page.get_by_role("button", name="Entrar").click()
    expect(page.get_by_role("alert")).to_contain_text("no es un enlace de esta casa")


def script_size(page: Page, path: str, until: str) -> int:
    """Return how many bytes of compressed script a page needs until something is seen."""
    found: dict[str, int] = {}

    def seen(response: Response) -> None:
        if response.url.endswith(".js"):
            found[response.url] = len(gzip.compress(response.body()))

    page.on("response", seen)
    page.goto(path)
    page.locator(until).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", seen)
    return sum(found.values())


def test_home_needs_less_than_150_kb_of_script(open_page: Open) -> None:
    assert 10_000 < script_size(open_page("/about"), "/", ".box") < 150_000


@pytest.mark.parametrize("game", now({"tankup"}, GAMES))
def test_a_table_needs_less_than_260_kb_of_script(open_page: Open, game: str) -> None:
    page = open_page("/")
    play_now(page, game)
    assert 10_000 < script_size(page, page.url, '[data-testid="ask"]') < 260_000
