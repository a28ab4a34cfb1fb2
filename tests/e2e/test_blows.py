"""A bot strikes whoever looks: each thing that is told of it, in its order, and what the board shows meanwhile."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import liza
from tests.e2e.conftest import Open
from tests.e2e.playing import await_news, heard, options, show_options, sit, story
from tests.e2e.watching import BLINK, Seen, watch, watched
from tests.support import now

_PATIENCE: Final = 240.0
_DEAL: Final = "448f46f7eb2ffddcd099882bcc7d638b503a189e9dec85a6ea2c9ea2d1ff329e"
"""A deal in which a bot soon has what it takes, in either game, whatever it draws lots about."""
_OPEN: Final = """async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
    return await answer.json();
}"""
_HURRY: Final = """(blow) => {
    const line = document.querySelector('[data-testid="ask"]');
    const begun = new RegExp(blow);
    const timer = setInterval(() => {
        if (begun.test(line.textContent)) clearInterval(timer);
        else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    }, 20);
}"""
"""Go on by key from line to line, as whoever has seen enough may, until a blow begins."""


_CALM: Final = "() => document.querySelector('.option, [data-testid=result]')"
"""Nothing is being told any more, for something is asked."""
_NEXT: Final = f"""(last) => ({_CALM})()
    || new RegExp(last).test(document.querySelector('[data-testid=story]').textContent)"""
"""Something is asked, or what is waited for has been told."""


def dealt(page: Page, game: str) -> None:
    """Sit down first at a table with the prepared deal, against bots that strike where it pays."""
    bots = [{"kind": "bot", "level": "greedy"}] * (liza.game(game).seats[0] - 1)
    made: dict[str, Any] = page.evaluate(_OPEN, {"game": game, "seats": [{"kind": "person"}, *bots], "deal": _DEAL})
    sit(page, made["table"]["id"], made["keys"][0]["token"])
    show_options(page)
    expect(options(page).first).to_be_visible(timeout=60_000)


def told_until(page: Page, last: str, choose: Callable[[list[str]], str]) -> list[Seen]:
    """Play until the story tells of something and the status line has gone on; return all that was shown."""
    until = time.monotonic() + _PATIENCE
    while not any(re.search(last, line) for line in story(page).all_text_contents()):
        actions = options(page).evaluate_all("(all) => all.map((one) => one.dataset.action)")
        if actions:
            before = heard(page)
            page.locator(f'.option[data-action="{choose(actions)}"]').first.dispatch_event("click")
            await_news(page, before)
        page.wait_for_function(_NEXT, arg=last, timeout=_PATIENCE * 1000)
        assert time.monotonic() < until, "nobody strikes"
    page.wait_for_function(_CALM)
    return watched(page)


def found(seen: list[Seen], *sentences: str) -> list[tuple[Seen, re.Match[str]]]:
    """Return where each of these was said, one after the other, each long enough to be read and with a board."""
    places: list[tuple[Seen, re.Match[str]]] = []
    rest = iter(seen)
    for sentence in sentences:
        place = next(((one, match) for one in rest if (match := re.search(sentence, one.text))), None)
        assert place, f"{sentence} was not told in its place: {[one.text for one in seen]}"
        assert place[0].took >= BLINK, f"{place[0].text} was gone after {place[0].took} ms"
        assert place[0].figures, f"nothing was drawn while this was told: {place[0].text}"
        places.append(place)
    return places


def relic_first(actions: list[str]) -> str:
    """Lay relics where they can be struck; nothing more than is asked."""
    relics = sorted(one for one in actions if re.match(r"play (range|melee|shield|codex)_\d", one))
    idle = [one for one in actions if one in ("done", "pass")]
    return (relics or idle or sorted(actions))[0]


@pytest.mark.slow
def test_a_card_that_a_bot_takes_away_is_seen_to_lie_there_and_to_leave(open_page: Open) -> None:
    page = open_page("/", speed="fast")
    dealt(page, "terrorixico")
    watch(page, "[data-line]")
    blow = r"(?:Friendly fire de .+: tu .+ desaparece|El .+ de .+ se lleva tu .+) (?:de la línea|de) (\w+)"
    seen = told_until(page, blow, relic_first)
    shot, (fell, struck) = found(seen, r"^(?!Juegas).+ juega (?:Friendly fire|Trauma .+) en", blow)
    line = struck[1].lower()
    mine = [[one for one in at.figures or [] if one.startswith(f"card:{line}:0:")] for at in (shot[0], fell)]
    assert len(mine[1]) == len(mine[0]) - 1, mine
    assert fell.took > 2 * BLINK, "a blow is looked at longer than a line is read"


def idle(actions: list[str]) -> str:
    """Stay where one is, and be found there."""
    return "end" if "end" in actions else min(actions)


@pytest.mark.parametrize("game", now(set(), ["tanxi"]))
def test_an_attack_of_a_bot_is_told_from_its_first_word_to_the_life_it_cost(open_page: Open, game: str) -> None:
    """Neither fog nor a god nor a monster will do: another player attacks, rolls and hurts."""
    page = open_page("/", speed="fast")
    dealt(page, game)
    watch(page, ".own")
    page.evaluate(_HURRY, r"te ataca!")
    seen = told_until(page, r"te hace \d+ de daño", idle)
    began = max(at for at, one in enumerate(seen) if "te ataca!" in one.text)
    attack, die, cost = found(
        seen[began:],
        r"¡.+ te ataca!",
        r"saca \d: poder de ataque (\d+)",
        r"te hace (\d+) de daño\. Pierdes (\d+) de vida[^:]*: te quedan? (\d+)",
    )
    damage, lost, left = map(int, cost[1].groups())
    assert damage == lost
    lives = [life(one) for one, _ in (attack, die, cost)]
    assert lives == [left + lost, left + lost, left]
    between = seen[began : seen.index(cost[0]) + 1]
    assert [(one.text, one.took) for one in between if one.took < BLINK] == []


def life(seen: Seen) -> int:
    """Return the own life as the board shows it."""
    told = next(match for one in seen.figures or [] if (match := re.fullmatch(r"Vida: (\d+)/\d+", one)))
    return int(told[1])
