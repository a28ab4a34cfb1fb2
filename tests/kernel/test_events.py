"""Events and who may see what of them."""

from __future__ import annotations

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
