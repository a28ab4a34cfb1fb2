"""A finished game is looked at for leaks: honest games have none, and of ten planted ones ten are found."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

import liza
from liza.games.tankup import events
from liza.games.tankup.steps.preparation import EquipToPrepare, PrepareEquip
from liza.kernel.base.rulebook import Reason, Refusal
from liza.kernel.core.step import NO_ACTORS
from liza.kernel.schema.events import Event
from liza.match.match import Match
from liza.match.record import Record
from liza.parts.cards import card_of
from liza.server.proof.secrecy import SecrecyCheck, difference
from liza.server.tables import viewer_messages
from tests.server.rig import SEED

Plant = Callable[[pytest.MonkeyPatch], None]
GAME = liza.game("tankup")
ROOM = type(GAME)


def hidden(state: Any) -> int:
    """Return the top of a deck, which no seat knows."""
    return card_of(state.decks[0][-1]) if state.decks[0] else 0


def odd(state: Any) -> bool:
    """Whether it is odd."""
    return bool(hidden(state) % 2)


def instead(patch: pytest.MonkeyPatch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Let a function return another result: ``change`` is given what it returned and what it was called with."""
    true = getattr(owner, name)
    patch.setattr(owner, name, lambda *words, **named: change(true(*words, **named), *words, **named))


def a_counter(patch: pytest.MonkeyPatch) -> None:
    def more(found: list[Any], _game: Any, state: Any) -> list[Any]:
        return [*found, {"id": "round", "seat": None, "value": hidden(state), "limit": None}]

    instead(patch, ROOM, "counters", more)


def a_hand(patch: pytest.MonkeyPatch) -> None:
    def shown(found: list[Any], game: Any, state: Any, seat: int | None) -> list[Any]:
        other = None if seat is None else 1 - seat
        return [
            mine if mine["seat"] == other else zone for zone, mine in zip(found, true(game, state, other), strict=True)
        ]

    true = ROOM.zones
    instead(patch, ROOM, "zones", shown)


def keys_in_another_order(patch: pytest.MonkeyPatch) -> None:
    def turned(view: dict[str, Any], _game: Any, state: Any, _seat: int) -> dict[str, Any]:
        return dict(reversed(view.items())) if odd(state) else view

    instead(patch, ROOM, "view", turned)


def choices_in_another_order(patch: pytest.MonkeyPatch) -> None:
    def turned(found: list[Any], match: Any, _viewer: int) -> list[Any]:
        return found[::-1] if odd(match.state) else found

    instead(patch, viewer_messages, "legal", turned)


def a_key_more(patch: pytest.MonkeyPatch) -> None:
    def more(view: dict[str, Any], _game: Any, state: Any, _seat: int) -> dict[str, Any]:
        return {**view, "note": ""} if odd(state) else view

    instead(patch, ROOM, "view", more)


def a_reason(patch: pytest.MonkeyPatch) -> None:
    def other(reason: Reason | None, game: Any, state: Any, *_words: Any) -> Reason | None:
        return game.rulebook.reason(Refusal(game.spec.over_rule)) if reason and odd(state) else reason

    instead(patch, ROOM, "explain", other)


def a_private_field(patch: pytest.MonkeyPatch) -> None:
    def everything(found: Any, event: Event, _seat: int | None) -> Any:
        return found and {**found, **event.data}

    instead(patch, Event, "seen_by", everything)


def a_prompt_more_or_less(patch: pytest.MonkeyPatch) -> None:
    def unless(found: Any, _step: Any, state: Any) -> Any:
        return NO_ACTORS if odd(state) else found

    instead(patch, PrepareEquip, "actors", unless)


def an_event_more_or_less(patch: pytest.MonkeyPatch) -> None:
    def also(found: Any, _choice: Any, state: Any, *_words: Any) -> Any:
        if odd(state):
            events.spared(state, seat=0)
        return found

    instead(patch, EquipToPrepare, "do", also)


def what_may_be_taken_back(patch: pytest.MonkeyPatch) -> None:
    def told(message: Any, table: Any, *_words: Any) -> Any:
        return msgspec.structs.replace(message, may_take_back=odd(table.match.state))

    instead(patch, viewer_messages, "moved", told)


def a_spectators_view(patch: pytest.MonkeyPatch) -> None:
    def seen(found: list[Any], game: Any, state: Any, seat: int | None) -> list[Any]:
        return true(game, state, 0) if seat is None else found

    true = ROOM.zones
    instead(patch, ROOM, "zones", seen)


def pieces_in_another_order(patch: pytest.MonkeyPatch) -> None:
    def turned(found: list[Any], _game: Any, state: Any, _seat: int) -> list[Any]:
        return [*found[:-2], found[-1], found[-2]] if odd(state) else found

    instead(patch, ROOM, "zones", turned)


LEAKS: dict[Plant, str] = {
    a_counter: "counters",
    a_hand: "zones",
    keys_in_another_order: "view",
    choices_in_another_order: "legal",
    a_key_more: "view",
    a_reason: "reason",
    a_private_field: "events",
    a_prompt_more_or_less: "",
    an_event_more_or_less: "events",
    what_may_be_taken_back: "may_take_back",
    a_spectators_view: "zones",
    pieces_in_another_order: "zones",
}


COMPILED: Final = not events.__file__.endswith(".py")
AGAIN: Final = "LIZA_AGAIN" in os.environ
"""Whether this is the run on the plain sources that ``run.py`` makes beside the compiled one: it leaves no leak out."""


def played(game: str = "tankup", choices: int = 60) -> Record:
    found = liza.game(game)
    match = Match(Record.begin(found, seats=found.seats[0], seed=SEED))
    rng = random.Random(game)
    while not match.over and len(match.record.actions) < choices:
        seat = rng.choice(match.actors)
        match.act(seat, rng.choice(match.legal(seat)))
    return match.record


@pytest.mark.parametrize("game", [game.id for game in liza.games()])
def test_an_honest_game_told_no_seat_too_much(game: str) -> None:
    report = SecrecyCheck(played(game, 80)).run()
    assert report.leaks == []
    assert report.positions > 20
    assert report.choices > 20
    assert bool(report.worlds) == liza.game(game).hides


def test_cards_that_all_saw_before_they_were_shuffled_away_are_no_leak() -> None:
    match = Match(Record.begin(liza.game("terrorixico"), seats=2, seed=bytes([4]) * 32))
    rng = random.Random(4)
    while not match.over:
        seat = rng.choice(match.actors)
        match.act(seat, rng.choice(match.legal(seat)))
    assert SecrecyCheck(match.record).run().leaks == []


@pytest.mark.skipif(
    COMPILED and not AGAIN,
    reason="leaks are planted by changing functions: run.py runs this on the plain sources beside the compiled run",
)
@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_each_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    report = SecrecyCheck(played(), most=1).run()
    assert report.leaks
    assert any(LEAKS[plant] in leak.where or leak.kind == LEAKS[plant] for leak in report.leaks), report.leaks


def test_a_difference_is_named_by_its_path() -> None:
    assert difference({"a": [1, 2]}, {"a": [1, 3]}) == "a[1]: 2 ≠ 3"
    assert difference({"a": 1}, {"a": 1, "b": 2}) == ": ['b']"
    assert difference({"x": {"a": 1, "b": 2}}, {"x": {"b": 2, "a": 1}}) == "x: ['a', 'b'] ≠ ['b', 'a']"
    assert difference([1], [1, 2]) == ": 1 ≠ 2"
