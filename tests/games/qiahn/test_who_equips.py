"""Who is asked to equip: whoever has a token for the part that the side plays, or has just placed one."""

from __future__ import annotations

import pytest

from tests.games.qiahn.table import GAME, SIDES, Table
from tests.support import rule

TOKENS = {"cara": ["espada", "escudo", "fuego", "tierra"], "cruz": ["espada", "escudo", "agua", "aire"]}


def facing(first: str, cara: str, cruz: str) -> Table:
    """Return a table where both sides have deployed, with these tokens left to each."""
    table = Table(first=first, cara="mago", cruz="mago", dice="d20=5 d20=5")
    for seat, left in enumerate((cara.split(), cruz.split())):
        for token in TOKENS[SIDES[seat]]:
            if token not in left:
                assert GAME.take_away(table.state, seat, "token", token)
    second = SIDES[1 - SIDES.index(first)]
    return table.deploy(f"{first}: mago", f"{second}: mago")


@rule("QT-027", "QT-028", "QT-029", "QT-030", "QT-A33")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("left", "attacks", "defends"),
    [("espada", True, False), ("escudo", False, True), ("espada escudo", True, True), ("", False, False)],
)
def test_a_sword_is_for_the_attack_and_a_shield_for_the_defence(
    side: str, left: str, *, attacks: bool, defends: bool
) -> None:
    other = SIDES[1 - SIDES.index(side)]
    for first, asked in ((side, attacks), (other, defends)):
        table = facing(first, **{side: left, other: ""})
        if asked:
            token = "espada" if first == side else "escudo"
            assert table.asked == f"{side} Equip"
            assert table.legal(side) == ["end", f"place {token} mago"]
            table.play(f"{side}: place {token} mago")
            assert table.asked == f"{side} Equip", "it has to say that it has ended"
            assert table.legal(side) == ["end"]
            table.play(f"{side}: end")
            assert table.totals() == {side: 8, other: 5}
        else:
            assert "placed" not in " ".join(table.log)
            assert table.totals() == {"cara": 5, "cruz": 5}, "nobody was asked and the dice have fallen"


@rule("QT-027", "QT-042", "QT-A33")
@pytest.mark.parametrize("side", SIDES)
def test_a_magic_may_be_placed_in_attack_and_in_defence(side: str) -> None:
    other = SIDES[1 - SIDES.index(side)]
    magic = TOKENS[side][2]
    for first in SIDES:
        table = facing(first, **{side: magic, other: ""})
        assert table.asked == f"{side} Equip"
        assert table.legal(side) == ["end", f"place {magic} mago"]


@rule("QT-018", "QT-027")
@pytest.mark.parametrize("first", SIDES)
def test_what_the_attacker_has_placed_asks_the_defender_for_nothing(first: str) -> None:
    second = SIDES[1 - SIDES.index(first)]
    table = facing(first, **{first: "espada", second: "espada"})
    table.play(f"{first}: place espada mago, end")
    assert table.totals() == {first: 8, second: 5}, "a defender with a sword alone is not asked"
    shields = facing(first, **{first: "espada", second: "escudo"})
    shields.play(f"{first}: place espada mago, end")
    assert shields.asked == f"{second} Equip"
