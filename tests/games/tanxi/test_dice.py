"""The dice: what they show, how many are rolled, and that those on the table were (TX-077 to TX-080)."""

from __future__ import annotations

from typing import Any

import pytest

from liza import Source
from tests.games.tanxi.island import Island
from tests.support import rule

NEXT = "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6"


class Sides(Source):
    """A source whose dice always fall on the same side, and that remembers how many sides were asked for."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        """Return the lowest number."""
        return 0

    def die(self, sides: int) -> int:
        """Return the side, or the highest where there are fewer."""
        self.asked.append(sides)
        return min(self.side, sides)

    def copy(self) -> Sides:
        """Return a source that goes on alike."""
        return Sides(self.side)

    @property
    def drawn(self) -> int:
        """How much has been drawn."""
        return len(self.asked)

    def to_data(self) -> list[object]:
        """Return the side."""
        return [self.side]


def rolls(t: Island, kind: str) -> list[dict[str, Any]]:
    """Return what was told of rolls in the last choice."""
    return [event.data for event in t.state.events if event.kind == kind]


def on_table(t: Island) -> list[tuple[int, int | None, int]]:
    """Return the dice that everybody sees: sides, whose, and what each shows."""
    dice = t.state.view(None)["dice"]
    return [(die["sides"], None if die["seat"] is None else t.told(die["seat"]), die["value"]) for die in dice]


@rule("TX-A03", "TX-A02", "TX-077", "TX-078")
@pytest.mark.parametrize(
    ("faces", "shown"),
    [("00111122", [0, 0, 1, 1, 1, 1, 2, 2]), ("011112", [0, 1, 1, 1, 1, 2]), ("001122", [0, 0, 1, 1, 2, 2])],
)
def test_every_side_of_both_dice(faces: str, shown: list[int]) -> None:
    attack, defence = [], []
    for side in range(1, len(shown) + 1):
        t = Island(NEXT, defence_faces=faces)
        t.state.source = source = Sides(side)
        t.play("attack p2, roll")
        assert source.asked == [6, len(shown)]
        attack.append(rolls(t, "attack_rolled")[0]["die_result"])
        defence.append(rolls(t, "defence_rolled")[0]["dice"])
    assert defence == shown
    assert attack[:6] == [0, 1, 2, 3, 4, 5]
    assert Island(NEXT).state.options["defence_faces"] == "00111122"


@rule("TX-080", "TX-079", "TX-A66", "TX-078")
def test_the_dice_on_the_table_are_those_that_were_rolled() -> None:
    worn = ["cuchillo", "cuchillo manto_espectral talisman_doble"]
    t = Island(NEXT, worn=worn, fields={"guard_dice": [0, 2, 0]}).dice("a4 d2 d1 d0").play("attack p2, roll")
    assert on_table(t) == [(6, 0, 4), (8, 1, 2), (8, 1, 1), (8, 1, 0)]
    assert t.state.source.queue == []
    (zone,) = [z for z in t.state.view(0)["zones"] if z["id"] == "character" and z["seat"] == t.seat(1)]
    assert zone["pieces"][0]["numbers"]["dice"] == 3
    six = Island(NEXT, defence_faces="001122").dice("a4 d2").play("attack p2, roll")
    assert on_table(six) == [(6, 0, 4), (6, 1, 2)]
    assert on_table(six.play("end")) == []


@rule("TX-132", "TX-A66")
def test_a_monsters_dice_are_nobodys_and_in_fog_all_of_them_are_shown() -> None:
    for square, stage, dice in (("c2", 2, 2), ("c2", 1, 1), ("e4", 3, 1)):
        t = Island(f"ian_frost@{square} isaac_fleesa@a7 paula_percebe@l6", decks={"nw": "lobo_de_niebla"}, stage=stage)
        t.play("explore")
        (zone,) = [z for z in t.state.view(1)["zones"] if z["id"] == "monster"]
        assert zone["pieces"][0]["numbers"]["dice"] == dice
        t.dice("a5" + " d1" * dice).play("fight, wield cuchillo")
        assert on_table(t) == [(6, 0, 5)] + [(8, None, 1)] * dice
        assert t.state.source.queue == []


@rule("TX-A106", "TX-077")
def test_a_die_rolled_again_lies_in_the_place_of_the_first() -> None:
    people = "darla_olcay@e4 ian_frost@e5 paula_percebe@l6"
    t = Island(people, gems=[1], worn=["cuchillo reloj_de_marea"]).dice("a1 a2 a5 a4 d0")
    t.play("ability todo_o_nada, aim p2, wield cuchillo")
    assert on_table(t) == [(6, 0, 1), (6, 0, 2)]
    assert "attack_rolled 0 3 6" in t.log
    t.play("reroll passive second")
    assert on_table(t) == [(6, 0, 1), (6, 0, 5)]
    t.play("reroll relic first")
    assert on_table(t) == [(6, 0, 4), (6, 0, 5), (8, 1, 0)]
    assert t.lost[1] == 1 + 2 + 4 + 5 - 2


@rule("TX-208", "TX-A05", "TX-A79")
def test_fog_and_wrath_leave_their_dice_on_the_table() -> None:
    fog = Island("ian_frost@e1 isaac_fleesa@e5 paula_percebe@l6", stage=1).dice("a3").play("end")
    assert on_table(fog) == [(6, 0, 3)]
    mild = Island("ian_frost@e1 isaac_fleesa@e5 paula_percebe@l6", stage=1, fog_die="defence").dice("d2").play("end")
    assert on_table(mild) == [(8, 0, 2)]
    wrath = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", round=2, deities="karhun").dice("a4 a1 a0")
    assert on_table(wrath.play("end, end, end")) == [(6, 0, 4), (6, 1, 1), (6, 2, 0)]
