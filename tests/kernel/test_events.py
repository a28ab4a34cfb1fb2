"""Events and who may see what of them."""

from __future__ import annotations

import importlib
from typing import Any

import pytest
from tools.generate.events import stale

import liza
from liza import Event, EventKind, Field, Kind
from liza.kernel.schema.events import ALL_EYES

CARDS = Kind("card", ("rey", "reina"))
DRAWN = EventKind("drawn", Field("seat"), Field("card", CARDS, private=True))
WHISPERED = EventKind("whispered", Field("seat"), secret=True)


def test_everybody_sees_an_open_event() -> None:
    event = Event(DRAWN, ALL_EYES, (1, 0))
    for who in (0, 1, None):
        assert event.visible_to(who)
        assert event.seen_by(who) == {"event": "drawn", "seat": 1, "card": "rey"}


def test_outsiders_see_that_it_happened_but_not_the_private_fields() -> None:
    event = Event(DRAWN, 0b010, (1, 1))
    assert event.seen_by(1) == {"event": "drawn", "seat": 1, "card": "reina"}
    for who in (0, 2, None):
        assert event.seen_by(who) == {"event": "drawn", "seat": 1, "card": None}


def test_outsiders_do_not_even_see_that_a_secret_event_happened() -> None:
    event = Event(WHISPERED, 0b101, (2,))
    assert event.seen_by(0) == event.seen_by(2) == {"event": "whispered", "seat": 2}
    assert event.seen_by(1) is None
    assert event.seen_by(None) is None


def test_a_note_shown_to_a_seat_holds_nothing_else() -> None:
    assert DRAWN.shown_to(1, (0, 0b010, (1, 1))) == (0, 0b010, (1, 1))
    assert DRAWN.shown_to(0, (0, 0b010, (1, 1))) == (0, 0b010, (1, -1))
    assert WHISPERED.shown_to(1, (1, 0b101, (2,))) is None
    assert WHISPERED.shown_to(None, (1, ALL_EYES, (2,))) == (1, ALL_EYES, (2,))


def test_a_field_may_be_about_nothing() -> None:
    assert Event(DRAWN, ALL_EYES, (0, -1)).data == {"seat": 0, "card": None}


def test_events_can_be_read_in_a_debugger() -> None:
    assert repr(Event(DRAWN, ALL_EYES, (0, 1))) == "Event('drawn', seat=0, card='reina')"
    assert repr(Event(EventKind("tied"), ALL_EYES, ())) == "Event('tied')"


def test_the_functions_that_emit_events_are_made_from_what_rooms_declare() -> None:
    assert stale() == [], "run scripts/generate events"


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_an_event_says_what_was_handed_over_by_name(game: liza.Game[Any]) -> None:
    emitting = importlib.import_module(f"{game.spec.package}.events")
    state = game.new(seed=1)
    for number, kind in enumerate(game.events):
        private = kind.secret or any(field.private for field in kind.fields)
        given = {field.id: at for at, field in enumerate(kind.fields, 3)} | ({"eyes": 1} if private else {})
        before = state.to_data()["notes"]
        getattr(emitting, kind.id)(state, **given)
        eyes = 1 if private else ALL_EYES
        assert state.to_data()["notes"] == [*before, [number, eyes, *range(3, 3 + len(kind.fields))]]
        state.listen = False
        getattr(emitting, kind.id)(state, **given)
        assert len(state.to_data()["notes"]) == len(before) + 1
        state.listen = True
