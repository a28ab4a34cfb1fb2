"""Sides, troops, tokens and the coin, before the first order."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

import liza
from tests.games.qiahn.chance import distribution
from tests.games.qiahn.table import GAME, KINDS, SIDES, Table
from tests.support import rule


@rule("QT-001")
def test_two_play() -> None:
    assert GAME.seats == (2,)
    assert GAME.new(seed=1).seats == 2
    for count in (1, 3):
        with pytest.raises(liza.BadOption, match="is played by 2, not by"):
            GAME.new(seats=count)


@rule("QT-003", "QT-004", "QT-A01")
def test_each_side_has_its_own_six_kinds() -> None:
    table = Table(troop=6, after=5)
    for seat, side in enumerate(SIDES):
        reserve = table.pieces("reserve", side)
        assert {piece["owner"] for piece in reserve} == {seat}
        assert sorted(piece["key"] for piece in reserve) == sorted(KINDS)


@rule("QT-005", "QT-008", "QT-009")
@pytest.mark.parametrize("troop", [3, 6])
def test_the_troop_lies_face_down_in_the_reserve_and_nobody_knows_it(troop: int) -> None:
    table = Table(troop=troop, cara="bestia", cruz="arquero")
    assert table.zone("reserve", "cara") == "bestia" + " ?" * (troop - 1)
    assert table.zone("reserve", "cruz") == "arquero" + " ?" * (troop - 1)
    for seat in (0, 1, None):
        assert table.state.view(seat)["zones"] == table.view["zones"]


@rule("QT-006")
def test_both_agree_on_three_or_six() -> None:
    for troop in (3, 6):
        state = GAME.new(seed=4, troop=troop)
        reserves = [zone["count"] for zone in state.view(None)["zones"] if zone["id"] == "reserve"]
        assert reserves == [troop, troop]
    for wrong in (2, 4, 7):
        with pytest.raises(liza.BadOption, match="one of 3, 6"):
            GAME.new(troop=wrong)


@rule("QT-007", "QT-A02")
def test_what_is_not_taken_is_set_aside_unseen() -> None:
    table = Table(troop=3, after=2)
    for side in SIDES:
        assert [zone["count"] for zone in table.view["zones"] if zone["id"] == "aside"] == [3, 3]
        assert table.pieces("aside", side) == []
        assert "?" not in table.zone("reserve", side)
    full = Table(troop=6)
    assert [zone["count"] for zone in full.view["zones"] if zone["id"] == "aside"] == [0, 0]


@rule("QT-A02")
def test_a_combatant_that_was_set_aside_cannot_be_deployed() -> None:
    table = Table(troop=3, cara="mago paladin caballero", after=2)
    assert table.refusal("cara: deploy infante").rule == "QT-A02"


@rule("QT-010")
def test_each_side_has_a_sword_and_a_shield() -> None:
    table = Table()
    for side in SIDES:
        assert table.zone("tokens", side).split()[:2] == ["espada", "escudo"]


@rule("QT-011", "QT-A03")
def test_the_magics_are_split_as_ruled() -> None:
    table = Table()
    assert table.zone("tokens", "cara") == "espada escudo fuego tierra"
    assert table.zone("tokens", "cruz") == "espada escudo agua aire"


@rule("QT-011")
def test_the_other_sides_magic_is_not_yours() -> None:
    table = Table(cara="mago", cruz="mago").deploy("cara: mago", "cruz: mago")
    for magic in ("agua", "aire"):
        assert table.refusal(f"cara: place {magic} mago").rule == "QT-011"
    table.play("cara: end")
    for magic in ("fuego", "tierra"):
        assert table.refusal(f"cruz: place {magic} mago").rule == "QT-011"


@rule("QT-A03", "QT-A34")
def test_another_split_still_has_each_magic_once() -> None:
    magics = ("fuego", "tierra", "agua", "aire")
    splits = GAME.options["magic"].values
    assert set(splits) == {"+".join(pair) for pair in combinations(magics, 2)}
    for split in splits:
        table = Table(magic=split)
        cara = table.zone("tokens", "cara").split()[2:]
        cruz = table.zone("tokens", "cruz").split()[2:]
        assert "+".join(cara) == split
        assert sorted(cara + cruz) == sorted(magics)
    with pytest.raises(liza.BadOption):
        GAME.new(magic="fuego+fuego")


@rule("QT-014", "QT-015")
@pytest.mark.parametrize("first", SIDES)
def test_the_coin_names_the_first_attacker_and_lies_in_the_centre(first: str) -> None:
    table = Table(first=first)
    assert table.log[0] == f"tossed {first}"
    assert table.asked == f"{first} Deploy"
    assert table.zone("centre") == first


@rule("QT-014", "QT-A04")
def test_the_coin_is_fair() -> None:
    tossed = distribution(lambda source: str(GAME.new(source=source).events[0].data["seat"]))
    assert tossed == {"0": Fraction(1, 2), "1": Fraction(1, 2)}


@rule("QT-063")
def test_with_six_both_troops_are_the_full_set() -> None:
    for seed in range(20):
        state = GAME.new(seed=seed, troop=6)
        while not state.over:
            state.apply(state.actors[0], state.legal(state.actors[0])[0])
        for seat in (0, 1):
            seen = [
                piece["key"]
                for zone in state.view(None)["zones"]
                if zone["seat"] == seat and zone["id"] in ("reserve", "defeated")
                for piece in zone["pieces"]
            ]
            assert sorted(seen) == sorted(KINDS)


@rule("QT-064", "QT-081", "QT-A05")
def test_with_three_every_pair_of_troops_is_equally_likely() -> None:
    """Exact: every toss and every order of discovery is played, with dice that always tie so that nobody is lost."""

    def troops(source: liza.Source) -> str:
        state = GAME.new(source=source, troop=3)
        while not state.over:
            state.apply(state.actors[0], state.legal(state.actors[0])[0])
        reserves = [zone["pieces"] for zone in state.view(None)["zones"] if zone["id"] == "reserve"]
        return " v ".join(" ".join(str(piece["key"]) for piece in pieces) for pieces in reserves)

    found = distribution(troops, dice=False)
    kinds = [" ".join(three) for three in combinations(KINDS, 3)]
    assert found == {f"{cara} v {cruz}": Fraction(1, 400) for cara in kinds for cruz in kinds}
