"""A game that is written down in the middle of any moment is taken up again as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.tankup.arena import CONTENT, GAME, Arena
from tests.games.tankup.test_refusals import MOMENTS
from tests.support import rule


def _open_agendas() -> dict[str, Callable[[], Arena]]:
    wear = {0: "torso=lorica", 1: "head=balde", 2: "right_leg=zapatos_de_punta head=yelmo_de_runas"}
    found: dict[str, Callable[[], Arena]] = {name: made for name, (made, _) in MOMENTS.items()}
    found["equipment turns to come"] = lambda: Arena("Round", seats=3, wear=wear, stop="TieVote")
    found["combat turns to come"] = lambda: Arena("CombatOrder", seats=3, wear=wear, dice="3")
    found["a crowd"] = lambda: Arena("CombatPhase", seats=4, gone={2: 1, 3: 2}, dice="4", stop="EquipTurn 0")
    found["a situation to settle"] = lambda: Arena("CombatTurn 0", seats=3, wear=wear, hands={0: "sol_abrasador"}).play(
        "0: play sol_abrasador"
    )
    found["an earthquake"] = lambda: Arena("Assign 0", hands={0: "terremoto"}, dice="torso").play(
        "0: attack terremoto p2", "0: splash head"
    )
    return found


AGENDAS = _open_agendas()


@pytest.mark.parametrize("moment", AGENDAS)
def test_a_game_is_kept_and_taken_up_again_in_the_middle_of_it(moment: str) -> None:
    state: Any = AGENDAS[moment]().state
    data = state.to_data()
    again: Any = GAME.restore(data)
    assert again.to_data() == data
    assert [repr(step) for step in again.agenda] == [repr(step) for step in state.agenda]
    assert [vars_of(step) for step in again.agenda] == [vars_of(step) for step in state.agenda]
    assert again.legal(again.actors[0]) == state.legal(state.actors[0])


def vars_of(step: Any) -> dict[str, Any]:
    """Return everything that a step was made with."""
    names = [name for kind in type(step).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: getattr(step, name) for name in names}


@rule("TU-A26")
def test_a_hand_is_kept_in_the_order_of_its_backs_whatever_comes_when() -> None:
    backs = ["magic", "helmet", "blow", "leg", "shot", "torso", "arm", "situation", "torso"]
    wear = {0: "head=gorro_de_bufon"}
    arena = Arena("EquipTurn 0", free_draws=8, wear=wear)
    for back in backs:
        arena.play(f"0: draw {back}")
        kinds = [CONTENT.back[card & 0x3FF] for card in arena.state.hands[0]]
        assert kinds == sorted(kinds)
    assert len(arena.hand(0)) == 9
    assert {text.split()[0] for text in arena.legal()} >= {"equip", "end"}
