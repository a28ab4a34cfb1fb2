"""All seats are alike: whoever sits where, the same happens, the same may be done and the same is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.tanxi.island import Island
from tests.games.tanxi.questions import questions
from tests.games.tanxi.test_view import table
from tests.support import rule


def seen(t: Island, viewer: int | None) -> list[str]:
    """Return everything that somebody sees, players as they are told, in no order."""
    view: Any = t.state.view(None if viewer is None else t.seat(viewer))

    def told(seat: int | None) -> str:
        return "" if seat is None else f"p{t.told(seat) + 1}"

    lines = []
    for zone in view["zones"]:
        lines.append(f"{zone['id']} {told(zone['seat'])} {zone['count']}")
        for piece in zone["pieces"]:
            key = told(int(piece["key"][1:]) - 1) if piece["kind"] == "player" else piece["key"]
            shown = (piece["kind"], key, told(piece["owner"]), piece["marks"], piece["numbers"])
            lines.append(f"{zone['id']} {told(zone['seat'])} {shown}")
    lines += [f"{c['id']} {told(c['seat'])} {c['value']} {c['limit']}" for c in view["counters"]]
    return sorted(lines) + [f"{told(die['seat'])} {die['sides']} {die['value']}" for die in view["dice"]]


def everything(t: Island) -> tuple[Any, ...]:
    """Return what has happened, what is asked of whom, what may be done and what everybody sees."""
    sights = [seen(t, viewer) for viewer in (*range(t.seats), None)]
    assert len(set(t.legal)) == len(t.legal), "nothing is offered twice"
    return t.log, t.moment, t.asked, sorted(t.legal), sights


def turns() -> list[Island]:
    """Return some turns in which everybody has something that only one of them uses."""
    people = "ian_frost@e4 isaac_fleesa@e6 paula_percebe@g4 darla_olcay@l6"
    worn = ["honda*1 cuchillo", "ballesta_de_caza*0 honda*2", "cetro_del_bosque*3", "cuchillo botas_de_escalada"]
    hands = ["cantimplora", "honda garfio", "gema_de_poder", ""]
    shot = Island(people, worn=worn, hands=hands, gems=[1, 0, 2], fields={"orbs": [1, 0, 0, 1, 0, 0, 0, 0]})
    shot.dice("a4 d1").play("attack p2, wield honda")
    after = Island(people, worn=worn, hands=hands, gems=[1, 0, 2]).play(
        "end, reload ballesta_de_caza, unequip honda, equip garfio"
    )
    witch = Island(
        "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6 darla_olcay@e1", hands=["tridente_abisal", "honda garfio"]
    )
    witch.play("visit mirada, pay tridente_abisal, aim p2, take honda")
    thief = Island("ofelia_umbral@e4 isaac_fleesa@e5 paula_percebe@l6", hands=["", "honda garfio"], gems=[1])
    thief.play("ability manos_largas, aim p2")
    fallen = Island(people, worn=worn, life=[0, 2, 3, 4], relics="escudo_solar honda").dice("a5 d0")
    fallen.play("attack p2, wield honda, end, end, end, end")
    gone = Island(people, worn=worn, hands=hands).leave(2)
    ice = Island("ian_frost@e4 isaac_fleesa@e6 paula_percebe@l6", gems=[1])
    ice.play("ability bloques_de_hielo, place d4, place f4, stop, end")
    return [shot, after, witch, thief, fallen, gone, ice]


@rule("TX-003", "TX-023", "TX-214", "TX-215", "TX-A86")
@pytest.mark.parametrize("scenes", [questions, lambda: [table()], turns], ids=["questions", "table", "turns"])
def test_it_does_not_matter_who_sits_where(scenes: Callable[[], list[Island]], monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for shift in (0, 1, 2):
        monkeypatch.setattr("tests.games.tanxi.island.SHIFT", shift)
        found.append([everything(t) for t in scenes()])
    for first, second, third in zip(*found, strict=True):
        assert first == second == third


FULL = "mascara_mirona cota_de_malla botas_del_viajero anillo_de_furia honda*3 ballesta_de_caza*2"


@rule("TX-140", "TX-146", "TX-159", "TX-165", "TX-167", "TX-168")
@pytest.mark.parametrize("own", ["cuchillo", "cuchillo honda*1", "honda*0 ballesta_de_caza*1", "hacha_de_abordaje", ""])
@pytest.mark.parametrize("play", ["", "rearm", "attack p2", "explore, fight"])
def test_what_the_others_hold_and_wear_is_theirs(own: str, play: str) -> None:
    def mine(theirs: str) -> tuple[Any, ...]:
        t = Island(
            "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6",
            worn=[own, theirs, theirs],
            hands=["espada_corta mascara_mirona"],
            decks={"nw": "oso_de_la_caverna"},
        )
        if play != "rearm" or own:
            for choice in filter(None, play.split(", ")):
                t.play(choice)
        zones = [z for z in t.state.view(None)["zones"] if z["id"] in {"worn", "character"} and z["seat"] == t.seat(0)]
        (fire,) = [z["pieces"] for z in t.state.view(None)["zones"] if z["id"] == "fire"]
        return t.moment, t.legal, zones, [piece for piece in fire if piece["owner"] == t.seat(0)]

    assert mine("") == mine(FULL)
