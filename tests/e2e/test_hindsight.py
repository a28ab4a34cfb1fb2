"""Looking back on a finished game in the browser: from the result to the better choice, on a desk and on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final
from zipfile import ZipFile

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Clean, Open
from tests.e2e.house import House
from tests.e2e.playing import play_on_elsewhere
from tests.games.qiahn.solved import OPTIONS, SMALL, solved_folder

_LONG: Final = 240_000
"""Milliseconds that an analysis may take on a machine that is busy with other things."""
_WIDE: Final = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def knowing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where a small game of Qíahn Tactics has been solved."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LIZA_CACHE", str(solved_folder(tmp_path_factory)))
        house = House(tmp_path_factory.mktemp("knowing"))
        house.start()
    yield house
    house.stop()


def finished(house: House, **wanted: Any) -> dict[str, Any]:
    """Play a game of somebody who chooses at random against a bot that does so too."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "level": "random"}]
    body = {"game": "qiahn", "seats": seats, "options": OPTIONS, **wanted}
    made: dict[str, Any] = httpx.post(f"{house.url}/api/tables", json=body, timeout=60).json()
    play_on_elsewhere(house.url, made["table"]["id"], made["keys"][0]["token"])
    return made


def press(page: Page, name: str) -> None:
    """Come to a button with keys and press it."""
    button = page.get_by_role("button", name=name).first
    button.focus()
    page.keyboard.press("Enter")


def test_looking_back_on_a_game_from_its_result_and_from_its_link(open_page: Open, house: House, clean: Clean) -> None:
    made = finished(house)
    table = f"/t/{made['table']['id']}"
    page = open_page(f"{table}#{made['keys'][0]['token']}")
    result, board = page.get_by_test_id("result"), page.locator(".ground")
    expect(page.get_by_test_id("reason")).to_contain_text("supervivientes")
    headers = {"Authorization": f"Bearer {made['keys'][0]['token']}"}
    turning = httpx.get(f"{house.url}/api/tables/{made['table']['id']}/turning", headers=headers, timeout=60).json()
    decided = page.get_by_test_id("decided")
    expect(decided).to_have_count(0 if turning["winner"] is None else 1)
    if turning["step"] is not None:
        expect(decided).to_contain_text(f"{turning['step'] + 1} de {turning['steps']}")
    apart = """([one, other]) => one.getBoundingClientRect().top >= other.getBoundingClientRect().bottom - 1
        || one.getBoundingClientRect().left >= other.getBoundingClientRect().right - 1"""
    assert page.evaluate(apart, [result.element_handle(), board.element_handle()]), "the result hides the board"
    result.get_by_role("link", name="Analizar").click()
    expect(page.get_by_test_id("hindsight-chart")).to_be_visible(timeout=_LONG)
    hindsight = page.get_by_test_id("hindsight")
    expect(hindsight).to_contain_text("100 (victoria segura)")
    words = hindsight.inner_text()
    assert not re.search(r"±|greedy|ismcts|\d[.,]\d{3}", words), "figures for engineers"
    story = page.get_by_test_id("story-of-it").text_content()

    # A choice leads to its position, with keys alone.
    choices = page.get_by_test_id("own-choices").get_by_role("listitem")
    page.get_by_label("Todas las decisiones").check()
    choices.last.get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    line = page.get_by_test_id("replay-line")
    expect(line).not_to_contain_text("Jugada 0 de")
    page.keyboard.press("Home")
    expect(line).to_contain_text("Jugada 0 de")
    clean(page)
    page.get_by_label("La partida de").select_option(index=1)
    expect(page.get_by_text("Lo que regaló")).not_to_contain_text("Ana")

    # The result tells the same story.
    page.goto(f"{table}#{made['keys'][0]['token']}")
    expect(page.get_by_test_id("decided")).to_have_text(story or "")

    # My games know how it went and how many choices gave something away; all can be taken along.
    page.goto("/mine")
    row = page.get_by_test_id("my-games").get_by_role("listitem")
    expect(row).to_contain_text("Qíahn Tactics")
    expect(row).to_contain_text("regal")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Descargar todas (1)").click()
    with ZipFile(taken.value.path()) as archive:
        (name,) = archive.namelist()
        assert json.loads(archive.read(name))["game"] == "qiahn"
    page.get_by_label("Cómo fue").select_option("en juego")
    expect(row).to_contain_text("Aquí aparecerán")
    clean(page)

    # It is kept with the game: whoever has its link finds it, on a phone too.
    phone = open_page(f"{table}/replay#{made['watch']}", phone=True)
    expect(phone.get_by_test_id("hindsight-chart")).to_be_visible()
    assert not phone.evaluate(_WIDE)
    clean(phone)


@pytest.mark.slow
def test_the_better_choice_is_shown_on_the_board(open_page: Open, knowing: House, clean: Clean) -> None:
    made = finished(knowing, pack=SMALL.pack.text)
    page = open_page()
    page.goto(f"{knowing.url}/t/{made['table']['id']}/replay?analyse#{made['keys'][0]['token']}")
    expect(page.get_by_test_id("hindsight-chart")).to_be_visible(timeout=_LONG)
    expect(page.get_by_test_id("hindsight")).to_contain_text("Valores exactos")
    moments = page.get_by_test_id("moments").get_by_role("button")
    assert 1 <= moments.count() <= 3
    moments.first.focus()
    page.keyboard.press("Enter")
    line = page.get_by_test_id("replay-line")
    expect(line).not_to_contain_text("Jugada 0 de")
    choices = page.get_by_test_id("own-choices").get_by_role("listitem")
    expect(choices.filter(has_text="Mejor:").first).to_be_visible()
    press(page, "Ver cómo seguiría")
    expect(line).to_contain_text("Así podría haber seguido")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(line).to_contain_text("jugada 1 de")
    clean(page)
    page.keyboard.press("Escape")
    expect(line).to_contain_text("Jugada")


def test_a_hint_at_the_table_and_the_strength_at_the_door(open_page: Open, clean: Clean) -> None:
    page = open_page(lone=True)
    level = page.locator('.box[data-game="qiahn"]').get_by_test_id("level")
    expect(level.locator("summary")).to_contain_text("Amable")
    level.locator("summary").focus()
    page.keyboard.press("Enter")
    level.get_by_label("Despierto").check()
    clean(page)
    page.reload()
    expect(level.locator("summary")).to_contain_text("Despierto")
    page.locator('.box[data-game="qiahn"] .play').click()
    page.get_by_role("button", name="Pista").wait_for(timeout=_LONG)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint")).to_contain_text("haría esto", timeout=_LONG)
    page.goto("/mine")
    expect(page.get_by_test_id("my-games")).to_contain_text("contra Despierto")
