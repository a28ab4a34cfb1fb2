"""Order 1: discover."""

from __future__ import annotations

from fractions import Fraction

import liza
from tests.games.qiahn.chance import distribution
from tests.games.qiahn.table import GAME, SIDES, Table
from tests.support import rule


@rule("QT-020", "QT-018")
def test_attacker_then_defender_turns_up_one() -> None:
    table = Table(first="cruz", cara="bestia", cruz="paladin")
    assert table.log == ["tossed cruz", "discovered cruz paladin", "discovered cara bestia"]
    assert table.zone("reserve", "cara") == "bestia ? ?"
    assert table.zone("reserve", "cruz") == "paladin ? ?"


@rule("QT-020")
def test_every_round_turns_up_one_more_on_each_side() -> None:
    for number in range(6):
        table = Table(troop=6, after=number)
        for side in SIDES:
            assert table.zone("reserve", side).split().count("?") == 5 - number


@rule("QT-021")
def test_the_discovered_stay_face_up_for_the_rest_of_the_game() -> None:
    table = Table(cara="mago bestia infante", cruz="infante mago bestia", dice=["d20=9 d4=1", "d20=2 d20=1"])
    table.deploy("cara: mago", "cruz: infante").skip_equip()
    assert table.zone("defeated", "cruz") == "infante"
    assert table.zone("reserve", "cara") == "mago bestia ?"
    table.deploy("cruz: mago", "cara: mago").skip_equip()
    assert table.zone("defeated", "cara") == "mago"
    assert table.zone("reserve", "cara") == "bestia infante"


@rule("QT-A05")
def test_who_turns_up_is_chance_and_nobody_is_asked() -> None:
    table = Table(cara="caballero", cruz="caballero", after=1)
    assert table.asked == "cruz Deploy"
    before = table.state.clone()

    def next_discovery(source: liza.Source) -> str:
        state = before.clone(source)
        for text in ("deploy caballero", "end", "deploy caballero", "end", "end", "end"):
            state.apply(state.actors[0], GAME.parse(text))
        return " ".join(str(e.data["combatant"]) for e in state.events if e.kind == "discovered")

    found = distribution(next_discovery, dice=False)
    unseen = {"paladin", "bestia", "arquero", "infante"}
    assert found == {f"{cara} {cruz}": Fraction(1, 16) for cara in unseen for cruz in unseen}
