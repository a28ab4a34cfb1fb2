"""What is told of a secret: whoever it belongs to hears which card it was, the others only that there was one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tornaris.table import Table, duel, hunt
from tests.support import rule

THREE = "celeste braulia zelrac"


def heard(table: Table, kind: str, field: str) -> list[Any]:
    """Return what Ana, Beto, Carlos and a spectator heard of the last event of a kind."""
    (event,) = [event for event in table.state.events if event.kind == kind][-1:]
    return [event.seen_by(viewer).get(field) for viewer in (0, 1, 2, None)]


def drawing(event: str, who: str, kind: str, **more: Any) -> Table:
    """Return a table at which somebody has drawn a day event, just after something of a kind was told."""
    table = Table(THREE, events=f"{event} " * 3, **more)
    for person in table.people:
        table.play(f"{person}: go {'day_event' if person == who else 'shop'}")
    while kind not in {event.kind for event in table.state.events}:
        table.play(f"{table.asked}: done")
    return table


@rule("TR-A68", "TR-A20")
@pytest.mark.parametrize(("who", "seat"), [("ana", 0), ("beto", 1), ("carlos", 2)])
def test_an_arrow_is_told_to_its_owner_alone_until_all_are_shown(who: str, seat: int) -> None:
    table = Table(THREE).play(f"{who}: go tower")
    (event,) = table.state.events
    assert event.kind == "committed"
    assert [event.seen_by(viewer).get("space") for viewer in (0, 1, 2, None)] == [
        "tower" if viewer == seat else None for viewer in (0, 1, 2, None)
    ]


@rule("TR-A68")
@pytest.mark.parametrize(
    ("event", "kind", "field", "card", "more"),
    [
        ("buhonero", "drew_object", "object", "glove", {"object_deck": "glove"}),
        ("hallazgo", "drew_equipment", "equipment", "mazo", {"equipment": "mazo"}),
        ("rumores", "looked", "monster", "rey_duende", {"monsters": "rey_duende duende_cocinero"}),
        ("viajera", "offered", "object", "potion", {"object_deck": "glove potion raven"}),
    ],
)
@pytest.mark.parametrize(("who", "seat"), [("ana", 0), ("beto", 1), ("carlos", 2)])
def test_what_somebody_drew_is_told_to_that_player_alone(
    who: str, seat: int, event: str, kind: str, field: str, card: str, more: dict[str, Any]
) -> None:
    table = drawing(event, who, kind, **more)
    told = [line for line in table.log if line.startswith(kind)]
    assert told[-1] == f"{kind} {who} {card}"
    assert heard(table, kind, field) == [card if viewer == seat else None for viewer in (0, 1, 2, None)]


@rule("TR-A68", "TR-A96")
@pytest.mark.parametrize(("who", "seat"), [("ana", 0), ("beto", 1), ("carlos", 2)])
def test_what_was_kept_is_secret_and_what_was_left_is_not(who: str, seat: int) -> None:
    table = drawing("viajera", who, "offered", object_deck="glove potion raven").play(f"{who}: take potion")
    assert heard(table, "took_object", "object") == ["potion" if viewer == seat else None for viewer in (0, 1, 2, None)]
    assert heard(table, "left_object", "object") == ["glove"] * 4
    assert table.zone("objects", who, seen_by=who) == ["potion"]
    assert all(table.zone("objects", who, seen_by=other) == ["?"] for other in table.people if other != who)


@rule("TR-098", "TR-A69", "TR-A68")
def test_what_skull_borrows_is_told_to_him_until_it_is_returned() -> None:
    for who, cast in (("beto", "celeste skull zelrac"), ("carlos", "celeste braulia skull")):
        seat = 1 if who == "beto" else 2
        table = hunt("golem_de_barro", f"ana {who}", cast, dice="1 1 1 1", equipment="comodin " * 3, met=7)
        assert heard(table, "temporary", "equipment") == ["comodin" if v == seat else None for v in (0, 1, 2, None)]
        assert table.zone("temporary", who, seen_by=who) == ["comodin"]
        assert table.zone("temporary", who, seen_by="ana") == ["?"]
        table.play("ana: done", f"{who}: done")
        assert table.said("returned") == [f"returned {who} comodin"]
        assert table.zone("gear_discard") == ["comodin"]
        assert table.zone("temporary", who, seen_by=who) == [], "it was lent for one combat"


def test_a_total_is_told_once_and_after_the_dice_are_chosen() -> None:
    cards = (("amuleto_de_la_suerte", "die 1"), ("catalejo", "die 1, done"), ("afilador", "raise 1 3"), ("mazo", ""))
    for card, choice in cards:
        table = duel(dice="1 2 6 6 3", gear={"ana": card})
        table.play(f"ana: play {card}")
        assert len(table.said("total ana")) == (0 if choice else 1)
        if choice:
            assert len(table.play(f"ana: {choice}").said("total ana")) == 1
