"""What happens is seen while it happens: recorded in real time, not only looked at in the end."""

from __future__ import annotations

import random
import re
import time
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import GAMES, Clean, Open
from tests.e2e.playing import against_bots, await_news, heard, options, play_some, set_table, show_options, story
from tests.support import now

_PATIENCE: Final = 120.0
_RECORD: Final = """() => {
    const line = document.querySelector('[data-testid="ask"]');
    const board = document.querySelector('.ground');
    window.shown = [];
    window.boards = [];
    const figures = () => [...board.querySelectorAll('text, [aria-label], :not(:has(*))')]
        .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim());
    const note = () => {
        const text = line.textContent.trim();
        window.shown.push([Math.round(performance.now()), text]);
        requestAnimationFrame(() => line.textContent.trim() === text && window.boards.push([text, figures()]));
    };
    note();
    new MutationObserver(note).observe(line, { characterData: true, childList: true, subtree: true });
}"""
_BUSY: Final = "() => [...document.querySelectorAll('.ask button')].some((one) => one.textContent.includes('Saltar'))"
_DRAMA: Final = re.compile(r"\b(tira un d|saca|sacas|pierde|pierdes|ataca|golpea|destruye|vence|cae)\b", re.IGNORECASE)
_COUNTED: Final = re.compile(
    r"\b(roba|aparta|descarta|ha elegido|han elegido|va a|Flecha de|En la tienda|maná máximo)\b"
)
"""Routine that may be told as a sum: three steps, four cards."""
_BLINK: Final = 90
"""Milliseconds below which nobody has read a line."""


def recorded(page: Page) -> list[tuple[str, int]]:
    """Return what the status line has said since it was watched, and for how long each."""
    shown: list[Any] = page.evaluate("() => [...window.shown, [Math.round(performance.now()), '']]")
    return [(text, later - at) for (at, text), (later, _) in pairwise(shown)]


def choose_and_watch(page: Page, chance: random.Random) -> None:
    """Choose something, and let what comes of it be told to its end."""
    before = heard(page)
    chance.choice(options(page).all()).click()
    await_news(page, before)
    until = time.monotonic() + _PATIENCE
    while page.evaluate(_BUSY) or not (options(page).count() or page.get_by_test_id("result").count()):
        page.wait_for_timeout(50)
        assert time.monotonic() < until, "nothing is asked any more"


@pytest.mark.parametrize("game", now({"tanxi"}, GAMES))
def test_all_that_bots_do_is_told_in_the_status_line_or_can_be_opened(open_page: Open, game: str) -> None:
    page = open_page(None, speed="fast")
    against_bots(page, game)
    show_options(page)
    expect(options(page).first).to_be_visible(timeout=60_000)
    page.evaluate(_RECORD)
    before = story(page).count()
    chance = random.Random(3)
    for _ in range(3):
        if options(page).count():
            choose_and_watch(page, chance)
            # What was drawn together is told one by one when it is asked for.
            if page.get_by_role("button", name="Repetir lo último").count():
                said = page.evaluate("() => window.shown.length")
                page.keyboard.press("r")
                page.wait_for_function("(said) => window.shown.length > said", arg=said)
                page.wait_for_function(f"() => !({_BUSY})()")
    told = [line.strip() for line in story(page).all_text_contents()[before:] if line.strip()]
    shown = recorded(page)
    everything = " ".join(text for text, _ in shown)
    headings = page.get_by_test_id("story").locator("h2").all_text_contents()
    assert told
    lost = [line for line in told if line not in everything and line not in headings and not _COUNTED.search(line)]
    assert lost == [], "something was jumped over"
    drama = [(text, took) for text, took in shown if _DRAMA.search(text) and text in told]
    assert [text for text, took in drama if took < _BLINK] == [], "a blow went by faster than anybody reads"


_BLOWS: Final = {
    "qiahn": (r"\bsuma (\d+)\.", r"{0}", (r"tira",)),
    "tankup": (
        r"Pierdes \d+ de vida[^:]*: te quedan? (\d+)\.",
        r"Vida: {0}",
        (r"¡\S+ te ataca: .+!", r"El ataque te cae en"),
    ),
    "tornaris": (
        r"(?:te gana|¡Ganas a .+), (\d+) contra \d+",
        r"{0}",
        (r"Duelo por .+: (?:tú|.+ contra ti)", r"saca \d y \d", r"Sacas \d y \d"),
    ),
}
"""What a blow costs as the status line says it, as the board shows it meanwhile, and what is told before."""
_ASKED_OR_TOLD: Final = """(cost) => document.querySelector('.option, [data-testid=result]')
    || window.shown.some(([, text]) => new RegExp(cost).test(text))"""
_IDLE: Final = ", ".join(f'.option[data-action="{one}"]' for one in ("end", "pass", "done", "go tower", "go ring"))
"""What is chosen where it can be: nothing, or where one is challenged."""


@pytest.mark.parametrize("game", now({"tankup"}, list(_BLOWS)))
def test_a_blow_of_a_bot_is_told_as_it_falls_and_the_board_shows_what_it_cost(open_page: Open, game: str) -> None:
    page = open_page(None, speed="fast")
    against_bots(page, game, "greedy")
    show_options(page)
    expect(options(page).first).to_be_visible(timeout=60_000)
    page.evaluate(_RECORD)
    cost, figure, before = _BLOWS[game]
    chance, found, until = random.Random(2), None, time.monotonic() + _PATIENCE
    while not found:
        # Whoever neither arms nor walks away is hit soonest.
        idle = page.locator(_IDLE)
        if (idle if idle.count() else options(page)).count():
            news = heard(page)
            chance.choice((idle if idle.count() else options(page)).all()).click()
            await_news(page, news)
        page.wait_for_function(_ASKED_OR_TOLD, arg=cost, timeout=_PATIENCE * 1000)
        told = [text for text, _ in recorded(page)]
        found = next((match for text in told if (match := re.search(cost, text))), None)
        assert time.monotonic() < until, "nobody strikes"
    earlier = " ".join(told[: told.index(found.string)])
    assert all(re.search(one, earlier) for one in before), earlier
    page.wait_for_function("text => window.boards.some(([line]) => line === text)", arg=found.string)
    boards = dict(page.evaluate("() => window.boards"))
    shown = re.compile(figure.format(found[1]))
    assert any(shown.fullmatch(one) for one in boards[found.string]), boards[found.string]


def test_a_key_goes_on_to_the_next_thing_and_another_to_the_last(open_page: Open) -> None:
    page = open_page(None, speed="calm")
    against_bots(page, "tornaris")
    show_options(page)
    expect(options(page).first).to_be_visible(timeout=60_000)
    for _ in range(8):  # some choices are told in one picture
        options(page).first.click()
        page.wait_for_function(_BUSY)
        first = page.get_by_test_id("ask").text_content()
        page.keyboard.press(" ")
        expect(page.get_by_test_id("ask")).not_to_have_text(first or "")
        if page.evaluate(_BUSY):
            break
        expect(options(page).first).to_be_visible(timeout=60_000)
    else:
        pytest.fail("one key has jumped over everything, each time")
    page.keyboard.press("s")
    page.wait_for_function(f"() => !({_BUSY})()")


SINGLE: Final = 7
"""After so many choices in Tornaris a single answer has been given more than once."""


def test_a_single_answer_is_given_without_a_click(open_page: Open) -> None:
    page = open_page(None, lone=True)
    against_bots(page, "tornaris")
    show_options(page)
    chance = random.Random(1)
    clicked, until = 0, time.monotonic() + _PATIENCE
    while clicked < SINGLE and not page.get_by_test_id("result").count():
        found = page.locator(".options:has(.option ~ .option, .verb + .verb .option) .option")
        assert time.monotonic() < until, "a single answer waits for somebody"
        before = heard(page)
        actions = found.evaluate_all("(all) => all.map((one) => one.dataset.action)")
        if len(actions) < 2:
            page.wait_for_timeout(20)
            continue
        action = chance.choice(actions)
        page.locator(f'.option[data-action="{action}"]').first.click()
        await_news(page, before)
        clicked += 1


def test_a_newcomer_gives_single_answers_and_later_hears_of_those_that_were_given(open_page: Open) -> None:
    page = open_page(None, lone=None)
    against_bots(page, "tornaris")
    show_options(page)
    chance, until = random.Random(1), time.monotonic() + _PATIENCE
    while options(page).count() != 1:
        assert time.monotonic() < until, "no question has a single answer"
        if options(page).count() > 1:
            play_some([page], 1, chance.randrange(1000))
        page.wait_for_timeout(20)
    before = heard(page)
    only = re.sub(r"^\d+", "", (options(page).text_content() or "").strip()).strip()  # without the number of its key
    page.wait_for_timeout(300)  # where nothing is watched, an answer that gives itself does so at once
    assert heard(page) == before, "a newcomer's answer was given"
    others = [(table, token) for table, [token] in (set_table(page, "tornaris", [""]) for _ in range(2))]
    page.evaluate(
        """(others) => {
            const [mine] = JSON.parse(localStorage.getItem('liza.tables'));
            const more = others.map(([table, token]) => ({ ...mine, table, token }));
            localStorage.setItem('liza.tables', JSON.stringify([mine, ...more]));
        }""",
        others,
    )
    page.reload()
    expect(page.get_by_test_id("answered")).to_contain_text(only)


def test_who_waits_often_is_asked_once_whether_to_go_straight_on(open_page: Open) -> None:
    page = open_page(None, speed="calm")
    against_bots(page, "tornaris")
    show_options(page)
    asked, chance = page.get_by_test_id("onward"), random.Random(3)
    until = time.monotonic() + _PATIENCE
    while not asked.count():
        assert time.monotonic() < until, "nothing is suggested to who skips again and again"
        if page.evaluate(_BUSY):
            page.keyboard.press("s")
        elif options(page).count():
            play_some([page], 1, chance.randrange(1000))
        page.wait_for_timeout(20)
    page.get_by_role("button", name="Sí, siempre").click()
    expect(asked).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Más cosas de la mesa").click()
    expect(page.get_by_label("Ir directo a mi decisión")).to_be_checked()


def test_the_story_has_rounds_and_leads_to_each_moment(open_page: Open, clean: Clean) -> None:
    page = open_page(None)
    against_bots(page, "tornaris")
    show_options(page)
    play_some([page], 12)
    told = page.get_by_test_id("story")
    expect(told.locator("h2").first).to_have_text("Turno 1")
    now = page.locator(".wheel").inner_html()
    # Beside the words: a name in them leads to its page in the almanac.
    told.locator("button").nth(2).click(position={"x": 3, "y": 3})
    expect(page.get_by_test_id("ask")).to_have_text("Así estaba la mesa entonces.")
    expect(options(page)).to_have_count(0)
    assert page.locator(".wheel").inner_html() != now
    clean(page)
    page.get_by_role("button", name="Volver a la partida").click()
    expect(options(page).first).to_be_visible()


def test_speed_and_sound_are_set_at_the_table(open_page: Open, clean: Clean) -> None:
    page = open_page(None)
    against_bots(page, GAMES[0])
    page.get_by_role("button", name="Más cosas de la mesa").click()
    page.get_by_label("Velocidad").select_option("calm")
    page.get_by_label("Sonidos").check()
    clean(page)
    kept = page.evaluate("JSON.parse(localStorage.getItem('liza.settings'))")
    assert (kept["speed"], kept["sounds"]) == ("calm", True)
