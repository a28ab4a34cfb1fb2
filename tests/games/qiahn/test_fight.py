"""Order 4: fight."""

from __future__ import annotations

import pytest

from tests.games.qiahn.table import DICE, GAME, KINDS, Table
from tests.support import rule


@rule("QT-012")
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_rolls_its_own_die(kind: str) -> None:
    sides = DICE[kind]
    table = Table(cara=kind, cruz=kind, dice=f"d{sides}={sides} d{sides}=1")
    (piece,) = [piece for piece in table.pieces("reserve", "cara") if piece["key"] == kind]
    assert piece["numbers"] == {"die": sides}
    happened = table.deploy(f"cara: {kind}", f"cruz: {kind}").skip_equip()
    assert f"rolled cara {kind} {sides} {sides}" in happened
    assert f"rolled cruz {kind} {sides} 1" in happened


@rule("QT-013", "QT-081")
def test_the_best_of_a_mago_is_20_and_of_an_infante_4() -> None:
    table = Table(cara="mago", cruz="infante", dice="d20=20 d4=4")
    table.deploy("cara: mago", "cruz: infante").skip_equip()
    assert table.totals() == {"cara": 20, "cruz": 4}
    assert table.zone("defeated", "cruz") == "infante"


@rule("QT-032", "QT-018")
def test_attacker_then_defender_rolls_for_everybody_in_the_vanguard_and_adds_up() -> None:
    table = Table(
        first="cruz",
        cara="mago bestia infante",
        cruz="paladin caballero arquero",
        after=2,
        dice="d12=7 d10=4 d6=2 d20=3 d8=8",
    )
    table.deploy("cruz: paladin caballero arquero", "cara: mago bestia")
    table.play("cruz: place espada arquero, end")
    happened = table.play("cara: place escudo mago, end")
    assert happened == [
        "placed cara escudo mago",
        "ended cara",
        "rolled cruz paladin 12 7",
        "rolled cruz caballero 10 4",
        "rolled cruz arquero 6 2",
        "rolled cara mago 20 3",
        "rolled cara bestia 8 8",
        "strengthened cruz arquero 3",
        "counted cruz 16",
        "strengthened cara mago 3",
        "counted cara 14",
        "round_won cruz",
        "defeated cara mago",
        "defeated cara bestia",
    ]
    assert table.totals() == {"cara": 14, "cruz": 16}


@rule("QT-033")
@pytest.mark.parametrize(("cara", "cruz", "winner"), [(9, 8, "cara"), (8, 9, "cruz")])
def test_the_higher_total_wins(cara: int, cruz: int, winner: str) -> None:
    table = Table(cara="mago", cruz="mago", dice=f"d20={cara} d20={cruz}").deploy("cara: mago", "cruz: mago")
    assert f"round_won {winner}" in table.skip_equip()


@rule("QT-034")
def test_equal_totals_are_a_draw() -> None:
    table = Table(cara="mago", cruz="arquero", dice="d20=6 d6=6").deploy("cara: mago", "cruz: arquero")
    assert "round_drawn" in table.skip_equip()
    assert table.zone("defeated", "cara") == table.zone("defeated", "cruz") == ""


@rule("QT-042")
@pytest.mark.parametrize(("roll", "end"), [(6, "round_won cruz"), (7, "round_drawn"), (8, "round_won cara")])
def test_the_sword_adds_three(roll: int, end: str) -> None:
    table = Table(cara="mago", cruz="mago", dice=f"d20={roll} d20=10").deploy("cara: mago", "cruz: mago")
    assert end in table.play("cara: place espada mago, end", "cruz: end")


@rule("QT-043")
@pytest.mark.parametrize(("roll", "end"), [(6, "round_won cara"), (7, "round_drawn"), (8, "round_won cruz")])
def test_the_shield_adds_three(roll: int, end: str) -> None:
    table = Table(cara="mago", cruz="mago", dice=f"d20=10 d20={roll}").deploy("cara: mago", "cruz: mago")
    assert end in table.play("cara: end", "cruz: place escudo mago, end")


@rule("QT-042", "QT-043")
def test_tokens_show_what_they_add() -> None:
    table = Table()
    bonuses = {piece["key"]: piece["numbers"].get("bonus") for piece in table.pieces("tokens", "cara")}
    assert bonuses == {"espada": 3, "escudo": 3, "fuego": None, "tierra": None}


@rule("QT-078")
@pytest.mark.parametrize("roll", [1, 4])
def test_a_lone_infante_totals_one_to_four(roll: int) -> None:
    table = Table(cara="infante", cruz="mago", dice=f"d4={roll} d20=20").deploy("cara: infante", "cruz: mago")
    table.skip_equip()
    assert table.totals()["cara"] == roll


@rule("QT-078")
@pytest.mark.parametrize(("dice", "total"), [("d20=1 d20=1 d12=1 d10=1", 7), ("d20=20 d20=20 d12=12 d10=10", 65)])
def test_the_strongest_trio_totals_7_to_65(dice: str, total: int) -> None:
    table = Table(cara="mago paladin caballero", cruz="infante", after=2, dice=f"{dice} d4=1")
    table.deploy("cara: mago paladin caballero", "cruz: infante")
    table.play("cara: place fuego mago, place espada caballero, end", "cruz: end")
    assert table.totals() == {"cara": total, "cruz": 1}


@rule("QT-A18")
def test_equal_dice_are_rolled_one_by_one() -> None:
    table = Table(cara="mago", cruz="mago", dice="d20=11 d20=4 d20=9").deploy("cara: mago", "cruz: mago")
    happened = table.play("cara: place fuego mago, end", "cruz: end")
    rolled = [line for line in happened if line.startswith("rolled")]
    assert rolled == ["rolled cara mago 20 11", "rolled cara mago 20 4", "rolled cruz mago 20 9"]
    assert table.totals() == {"cara": 15, "cruz": 9}


@rule("QT-A29", "QT-032")
def test_nothing_is_decided_between_the_last_token_and_the_result() -> None:
    table = Table(cara="mago", cruz="mago", dice="d20=1 d20=2").deploy("cara: mago", "cruz: mago")
    table.play("cara: end")
    happened = table.play("cruz: end")
    assert happened[0] == "ended cruz"
    assert "round_won cruz" in happened
    assert table.asked == "cruz Deploy"


@rule("QT-015")
def test_the_dice_of_the_last_fight_lie_on_the_table() -> None:
    table = Table(cara="mago", cruz="infante", dice=["d20=9 d4=2", "d20=3"])
    assert table.view["dice"] == []
    assert table.totals() == {}
    table.deploy("cara: mago", "cruz: infante").skip_equip()
    assert table.view["dice"] == [
        {"sides": 20, "value": 9, "seat": 0, "note": "mago"},
        {"sides": 4, "value": 2, "seat": 1, "note": "infante"},
    ]
    assert table.totals() == {"cara": 9, "cruz": 2}


@rule("QT-015", "QT-032")
def test_the_dice_of_a_fight_take_the_place_of_those_before() -> None:
    table = Table(cara="mago", cruz="infante mago", dice=["d20=9 d4=2", "d20=7 d20=6"])
    table.deploy("cara: mago", "cruz: infante").skip_equip()
    table.deploy("cruz: mago", "cara: mago").skip_equip()
    assert [(die["seat"], die["value"]) for die in table.view["dice"]] == [(1, 7), (0, 6)]
    assert table.totals() == {"cara": 6, "cruz": 7}


@rule("QT-047", "QT-050", "QT-A15")
def test_agua_copies_nothing_for_a_bearer_that_aire_has_sent_back() -> None:
    table = Table(cara="arquero", cruz="mago bestia", after=1, dice="d8=3 d6=6", magic="fuego+aire")
    table.deploy("cruz: mago bestia", "cara: arquero")
    happened = table.play("cruz: place agua mago, end", "cara: place aire arquero, repel mago, end")
    assert not any(line.startswith("copied") for line in happened)
    assert table.totals() == {"cara": 6, "cruz": 3}


@rule("QT-076", "QT-015")
def test_a_round_without_a_fight_leaves_no_dice() -> None:
    table = Table(cara="mago", cruz="mago paladin", dice="d20=5 d20=5")
    table.deploy("cara: mago", "cruz: mago").skip_equip()
    assert table.view["dice"]
    table.deploy("cruz: mago", "cara: mago").play("cruz: place aire mago, repel mago")
    assert table.view["dice"] == []
    assert table.totals() == {}


@rule("QT-083")
@pytest.mark.parametrize("seed", range(40))
def test_when_dice_are_rolled_both_sides_have_somebody(seed: int) -> None:
    state = GAME.new(seed=seed, troop=6, magic="agua+aire" if seed % 2 else "fuego+tierra")
    while not state.over:
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[(seed + len(legal)) % len(legal)])
        rolled = {event.data["seat"] for event in state.events if event.kind in ("rolled", "copied")}
        assert rolled in (set(), {0, 1})
        assert all(e.data["result"] >= 1 for e in state.events if e.kind == "copied")
