"""The room's hints: bots that follow them beat chance, and prefer what a person would."""

from __future__ import annotations

import liza
from liza.bots import Seat, bot
from liza.lab.run.simulate import simulate
from tests.games.tankup.arena import GAME, Arena


def chosen(arena: Arena, seat: int = 0) -> str:
    """Return what the greedy bot would do."""
    chance = liza.seeded(7)
    return GAME.notation(bot("greedy:8").choose(Seat(arena.state, seat, chance), chance))


def test_greedy_beats_chance_by_far() -> None:
    result = simulate("tankup", games=24, bots=["greedy:1", "random"], seats=2, seed=3)
    assert result.by_bot["greedy:1"].wins.rate > 0.75


def test_it_equips_rather_than_ends() -> None:
    arena = Arena("EquipTurn 0", hands={0: "lorica"}, free_draws=0)
    assert chosen(arena) == "equip lorica torso"


def test_it_aims_at_bare_skin() -> None:
    arena = Arena("Assign 0", hands={0: "virote"}, wear={1: "torso=lorica"}, dice="torso head", life={1: 4})
    arena.play("0: attack virote p2")
    assert chosen(arena) == "aim head"


def test_it_finishes_whom_it_can() -> None:
    arena = Arena("Assign 0", seats=3, hands={0: "demoledor"}, life={1: 5, 2: 20})
    arena.state.source = liza.seeded(1)
    assert chosen(arena) == "attack demoledor p2"


def test_it_saves_itself_with_a_reaction() -> None:
    arena = Arena("Assign 0", hands={0: "mandoble"}, wear={1: "left_arm=escudo_de_la_legion"}, life={1: 4}, dice="head")
    arena.play("0: attack mandoble p2")
    assert arena.moment == "React 1"
    assert chosen(arena, 1) == "use escudo_de_la_legion"


def test_the_hint_is_within_bounds_and_knows_the_end() -> None:
    state = GAME.new(seats=4, seed=2)
    chance = liza.seeded(1)
    while not state.over:
        for seat in range(4):
            assert -1.0 <= GAME.evaluate(state, seat) <= 1.0
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[chance.below(len(legal))])
    assert tuple(GAME.evaluate(state, seat) for seat in range(4)) == state.returns
