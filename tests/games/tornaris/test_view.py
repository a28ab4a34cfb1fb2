"""The whole table as somebody sees it, piece by piece, at moments in which much of it is in use (TR-A68, TR-122)."""

# ruff: noqa: E501 - a line of a table is one line

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tornaris.table import PEOPLE, Table
from tests.support import rule


def told(view: dict[str, Any]) -> list[str]:
    """Return a view line by line: zones with their pieces, then counters, then dice; empty zones are left out."""
    lines = []
    for zone in view["zones"]:
        if zone["pieces"] or zone["count"]:
            pieces = ", ".join(_piece(piece) for piece in zone["pieces"])
            hidden = f" +{zone['count']}" if zone["count"] != len(zone["pieces"]) else ""
            lines.append(f"{_whose(zone)}{zone['id']}: {pieces}{hidden}")
    for counter in view["counters"]:
        limit = "" if counter["limit"] is None else f" of {counter['limit']}"
        lines.append(f"{_whose(counter)}{counter['id']} = {counter['value']}{limit}")
    return lines + [f"{_whose(die)}d{die['sides']} {die['value']} {die['note']}".strip() for die in view["dice"]]


def _whose(thing: dict[str, Any]) -> str:
    seat = thing["owner"] if "owner" in thing else thing["seat"]
    return "" if seat is None else f"{PEOPLE[seat]}'s "


def _piece(piece: dict[str, Any]) -> str:
    marks = [f"{mark['kind']} {mark['key']}" for mark in piece["marks"]]
    numbers = [f"{name} {value}" for name, value in piece["numbers"].items()]
    more = f" ({'; '.join(marks + numbers)})" if marks or numbers else ""
    return f"{_whose(piece)}{piece['key'] or '?'}{more}"


def by_day() -> Table:
    """Return a day on which the arrows of two are sealed."""
    table = Table(
        "celeste remi skull", sky="feria_ambulante", monster="ogro_gloton", met=5, row="mazo mandoble_real",
        owner="beto", block=1, gold={"ana": 8, "beto": 3, "carlos": 12},
        gear={"ana": "escudito"}, hidden_gear={"ana": "catalejo mazo"},
        objects={"ana": "crystal", "beto": "raven"}, hidden_objects={"beto": "portal"}, discarded="latigo",
        monsters="troll ogro_chaman", events="rumores peaje", mana=3,
    )  # fmt: skip
    return table.play("ana: crystal", "beto: go tower")


def looked_ahead() -> Table:
    """Return a day on which Carlos knows the next monster and Ana is offered objects."""
    table = Table(
        "celeste remi skull", events="rumores viajera", monsters="ogro_chaman troll", monster="ogro_gloton", met=5,
        object_deck="glove potion raven", first="carlos",
    )  # fmt: skip
    table.arrows(carlos="day_event", ana="day_event", beto="shop").quiet()
    return table


def hunted() -> Table:
    """Return a hunt in which Carlos has borrowed a card, used one, and set a die aside."""
    table = Table(
        "celeste braulia skull", monster="golem_espejo", met=7, equipment="comodin escudito", dice="4 4 1 2 3 3 5",
        gear={"carlos": "mazo"}, hidden_gear={"carlos": "mazo catalejo", "beto": "antorcha"}, sky="bruma_espesa",
    )  # fmt: skip
    table.arrows(ana="dungeon", beto="dungeon", carlos="dungeon").quiet()
    return table.play("ana: done", "beto: done", "carlos: play mazo, play comodin, play catalejo, die 3")


def contested() -> Table:
    """Return a tournament of four in its second duel; Beto has lost the first."""
    table = Table(
        "celeste braulia zelrac baltazar", met=12, monster="dragon_joven", gold={"ana": 2, "beto": 4},
        moment=[["Tournament"]], dice="6 1 1 1  5 5 1 1  2 2 6 6", gear={"ana": "mazo"}, equipment="mazo",
    )  # fmt: skip
    return table.quiet("Convert").play("beto: done")


def forsaken() -> Table:
    """Return a night on which Beto, who owned the tower, has left, and a card waits for Ana."""
    table = Table(
        "celeste braulia zelrac", half="night", owner="beto", night_events="baratijas", equipment="mazo",
        hidden_gear={"ana": "comodin"},
    )  # fmt: skip
    return table.leave("beto").arrows(ana="night_event", carlos="ring").quiet()


SCENES = {
    ("by_day", "ana"): """
sky: feria_ambulante (half day)
monster: ogro_gloton (category ogre; factor 6; life 18)
next_monster:  +7
row: mazo (mana 1; price 4; cost 3), mandoble_real (mana 5; price 11; cost 10)
gear_deck:  +12
gear_discard: latigo (mana 1; price 4)
object_deck:  +8
sky_deck:  +1
day_deck:  +2
night_deck:  +12
ana's character: ana's celeste
ana's arrow: ana's crystal
ana's gear: ana's escudito (mana 0; price 3; sells 1), ana's mazo (mana 1; price 4; sells 2), ana's catalejo (mana 1; price 4; sells 2)
ana's objects: ana's crystal
beto's character: beto's remi
beto's arrow: beto's ?
beto's objects: beto's raven, beto's ?
carlos's character: carlos's skull
round = 5
monsters_left = 7 of 12
category = 2 of 4
beto's tower = 1
block = 1
ana's gold = 8
ana's mana = 3 of 5
ana's slots = 3 of 6
ana's turn_place = 1
beto's gold = 3
beto's mana = 3 of 4
beto's slots = 0 of 6
beto's turn_place = 2
carlos's gold = 12
carlos's mana = 3 of 4
carlos's slots = 0 of 6
carlos's turn_place = 3
""",
    ("by_day", None): """
sky: feria_ambulante (half day)
monster: ogro_gloton (category ogre; factor 6; life 18)
next_monster:  +7
row: mazo (mana 1; price 4), mandoble_real (mana 5; price 11)
gear_deck:  +12
gear_discard: latigo (mana 1; price 4)
object_deck:  +8
sky_deck:  +1
day_deck:  +2
night_deck:  +12
ana's character: ana's celeste
ana's arrow: ana's ?
ana's gear: ana's escudito (mana 0; price 3; sells 1), ana's ?, ana's ?
ana's objects: ana's crystal
beto's character: beto's remi
beto's arrow: beto's ?
beto's objects: beto's raven, beto's ?
carlos's character: carlos's skull
round = 5
monsters_left = 7 of 12
category = 2 of 4
beto's tower = 1
block = 1
ana's gold = 8
ana's mana = 3 of 5
ana's slots = 3 of 6
ana's turn_place = 1
beto's gold = 3
beto's mana = 3 of 4
beto's slots = 0 of 6
beto's turn_place = 2
carlos's gold = 12
carlos's mana = 3 of 4
carlos's slots = 0 of 6
carlos's turn_place = 3
""",
    ("looked_ahead", "carlos"): """
sky: dia_despejado (half day)
monster: ogro_gloton (category ogre; factor 6; life 18)
next_monster: ogro_chaman (category ogre; factor 6) +7
shop: beto's remi
day_event: ana's celeste, carlos's skull
gear_deck:  +12
object_deck:  +1
sky_deck:  +1
day_discard: rumores, viajera
night_deck:  +12
ana's character: ana's celeste
ana's arrow: ana's day_event
ana's offered: ana's ?, ana's ?
beto's character: beto's remi
beto's arrow: beto's shop
carlos's character: carlos's skull
carlos's arrow: carlos's day_event
round = 5
monsters_left = 7 of 12
category = 2 of 4
ana's gold = 8
ana's mana = 4 of 5
ana's slots = 0 of 6
ana's turn_place = 2
beto's gold = 8
beto's mana = 4 of 4
beto's slots = 0 of 6
beto's turn_place = 3
carlos's gold = 10
carlos's mana = 4 of 4
carlos's slots = 0 of 6
carlos's turn_place = 1
""",
    ("hunted", "ana"): """
sky: bruma_espesa (half day)
monster: golem_espejo (category golem; factor 6; life 21)
next_monster:  +5
dungeon: ana's celeste, beto's braulia, carlos's skull
gear_deck:  +1
object_deck:  +8
sky_deck:  +1
day_deck:  +12
night_deck:  +12
ana's character: ana's celeste
ana's arrow: ana's dungeon
beto's character: beto's braulia
beto's arrow: beto's dungeon
beto's gear: beto's ?
carlos's character: carlos's skull
carlos's arrow: carlos's dungeon
carlos's gear: carlos's mazo (token used; mana 1; price 4; sells 2), carlos's catalejo (token used; mana 1; price 4; sells 2), carlos's ?
carlos's temporary: carlos's comodin (token used; mana 2; price 5; sells 2)
round = 5
monsters_left = 5 of 12
category = 3 of 4
ana's gold = 8
ana's mana = 4 of 5
ana's slots = 0 of 6
ana's turn_place = 1
beto's gold = 8
beto's mana = 4 of 4
beto's slots = 1 of 8
beto's turn_place = 2
carlos's gold = 8
carlos's mana = 0 of 4
carlos's slots = 3 of 6
carlos's turn_place = 3
ana's fights = 1
beto's fights = 1
carlos's fights = 1
ana's total = 4
beto's total = 3
carlos's total = 10
group_total = 17 of 21
ana's d6 4
ana's d6 4
beto's d6 1
beto's d6 2
carlos's d6 3
carlos's d6 5
carlos's d6 3 picked
""",
    ("contested", None): """
sky: dia_despejado (half day)
monster: dragon_joven (category dragon; factor 7; life 28)
gear_deck:  +1
object_deck:  +8
sky_deck:  +1
day_deck:  +12
night_deck:  +12
duel: title
bout_1: ana's celeste (token won), beto's braulia
bout_2: carlos's zelrac, dora's baltazar
bout_3: ana's celeste (bout 1), ? (bout 2)
ana's character: ana's celeste
ana's gear: ana's mazo (mana 1; price 4; sells 2)
beto's character: beto's braulia
carlos's character: carlos's zelrac
dora's character: dora's baltazar
round = 5
monsters_left = 0 of 12
category = 4 of 4
ana's gold = 2
ana's mana = 4 of 5
ana's slots = 1 of 6
ana's place = 1
ana's duels_won = 1
beto's gold = 4
beto's mana = 4 of 4
beto's slots = 0 of 8
beto's place = 2
beto's duels_won = 0
beto's out = 1
carlos's gold = 4
carlos's mana = 4 of 4
carlos's slots = 0 of 6
carlos's place = 3
carlos's duels_won = 0
dora's gold = 4
dora's mana = 4 of 4
dora's slots = 0 of 6
dora's place = 4
dora's duels_won = 0
carlos's fights = 1
dora's fights = 1
carlos's total = 4
dora's total = 12
carlos's advantage = 1
carlos's d6 2
carlos's d6 2
dora's d6 6
dora's d6 6
""",
    ("forsaken", "ana"): """
sky: noche_serena (half night)
monster: duende_ratero (category goblin; factor 4; life 12)
next_monster:  +11
ring: carlos's zelrac
night_event: ana's celeste
object_deck:  +8
sky_deck:  +1
day_deck:  +12
night_discard: baratijas
ana's character: ana's celeste
ana's arrow: ana's night_event
ana's gear: ana's comodin (mana 2; price 5; sells 2)
ana's drawn: ana's mazo (mana 1; price 4; sells 2)
beto's character: beto's braulia
carlos's character: carlos's zelrac
carlos's arrow: carlos's ring
round = 5
monsters_left = 11 of 12
category = 1 of 4
ana's gold = 8
ana's mana = 4 of 5
ana's slots = 1 of 6
ana's turn_place = 1
beto's departed = 1
beto's gold = 8
beto's mana = 4 of 4
beto's slots = 0 of 8
carlos's gold = 8
carlos's mana = 4 of 4
carlos's slots = 0 of 6
carlos's turn_place = 2
""",
}
"""What somebody (None: a spectator) sees in each scene."""


@rule("TR-A68", "TR-122", "TR-A98", "TR-113")
@pytest.mark.parametrize(("scene", "who"), SCENES)
def test_the_whole_table_is_seen_as_written_down(scene: str, who: str | None) -> None:
    made = {
        "by_day": by_day,
        "looked_ahead": looked_ahead,
        "hunted": hunted,
        "contested": contested,
        "forsaken": forsaken,
    }
    assert told(made[scene]().view(who)) == SCENES[scene, who].strip().splitlines()


@rule("TR-A68")
def test_what_is_hidden_is_hidden_from_the_others_and_shown_to_its_owner() -> None:
    seen = told(by_day().view("beto"))
    assert "ana's arrow: ana's ?" in seen
    assert "beto's arrow: beto's tower" in seen
    assert "beto's objects: beto's portal, beto's raven" in seen
    assert "ana's gear: ana's escudito (mana 0; price 3; sells 1), ana's ?, ana's ?" in seen
    assert "next_monster:  +7" in told(looked_ahead().view("ana"))
    assert "ana's offered: ana's glove, ana's potion" in told(looked_ahead().view("ana"))
    assert "ana's offered: ana's ?, ana's ?" in told(looked_ahead().view("beto"))
    assert "ana's drawn: ana's ?" in told(forsaken().view("carlos"))
    own = [line for line in told(hunted().view("carlos")) if line.startswith("carlos's gear")]
    assert own == [
        "carlos's gear: carlos's mazo (token used; mana 1; price 4; sells 2), carlos's mazo (mana 1; price 4; sells 2), "
        "carlos's catalejo (token used; mana 1; price 4; sells 2)"
    ]
