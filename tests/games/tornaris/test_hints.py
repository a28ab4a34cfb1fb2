"""The hints for bots: sensible in plain cases, and better than chance over whole games."""

from __future__ import annotations

import liza
from liza.bots import Seat, bot
from tests.games.tornaris.table import GAME, Table, duel, hunt


def choice(table: Table, person: str, worlds: int = 16) -> str:
    """Return what the greedy bot would do."""
    chance = liza.seeded(3)
    state = table.state.clone(liza.seeded(1))
    return GAME.notation(bot(f"greedy:{worlds}").choose(Seat(state, table.seat(person), chance), chance))


def test_the_last_point_is_played_in_the_dungeon() -> None:
    assert choice(hunt("duende_ratero", dice="2 2 2 2", gear={"ana": "escudito"}), "ana") == "play escudito"


def test_a_winning_card_is_played_in_the_final() -> None:
    table = Table(
        "celeste braulia zelrac", met=12, gear={"ana": "mazo"}, dice="6 1 1  6 6 1 1  3 3 3 4", moment=[["Tournament"]]
    ).quiet("Convert")  # fmt: skip
    table.play("carlos: done")
    assert table.asked == "ana"
    assert choice(table, "ana") == "play mazo"


def test_no_mana_is_burnt_where_nothing_can_be_won() -> None:
    table = duel(dice="1 1 6 6", gear={"ana": "mazo"})
    assert choice(table, "ana") == "done"


def test_a_good_card_is_bought() -> None:
    table = Table("celeste braulia zelrac", row="mazo escudito", gold=20).arrows(ana="shop").quiet()
    assert choice(table, "ana").startswith("buy")


def test_a_potion_is_drunk_when_the_mana_is_gone() -> None:
    table = Table(
        "celeste braulia zelrac", half="night", mana=0, objects={"ana": "potion"}, gear={"ana": "mandoble_real"},
    ).arrows(ana="ring", beto="ring").quiet("AfterReveal", "BeforeSpace")  # fmt: skip
    assert choice(table, "ana") == "potion"


def test_gold_is_converted_before_the_tournament() -> None:
    table = Table("celeste braulia zelrac", met=12, gold=40, dice="6 1 1", moment=[["Tournament"]])
    assert choice(table, "ana").startswith("convert")


def test_a_low_die_is_rolled_again_before_mana_is_spent() -> None:
    table = duel("baltazar", "braulia", dice="1 6 5 4", gear={"ana": "cota_de_piedra"})
    assert choice(table, "ana") == "magic"


def test_mana_is_kept_for_the_tournament() -> None:
    assert choice(duel(gear={"ana": "comodin"}, dice="5 1 4 3", gold=30, met=11), "ana") == "done"


def test_weak_equipment_gives_way_to_what_can_be_drawn() -> None:
    table = Table(
        "celeste braulia zelrac", met=12, gold=12, gear={"ana": "escudito " * 6}, equipment="hacha_de_verdugo " * 8,
        dice="6 1 1", moment=[["Tournament"]],
    )  # fmt: skip
    assert choice(table, "ana") == "sell escudito"


def test_nothing_is_sold_to_be_drawn_again() -> None:
    table = Table(
        "celeste braulia zelrac", met=12, gold=5, gear={"ana": "mandoble_real hacha_de_verdugo"}, equipment="",
        dice="6 1 1", moment=[["Tournament"]],
    )  # fmt: skip
    assert not choice(table, "ana").startswith("sell")


def test_hints_stay_within_bounds() -> None:
    state = GAME.new(seats=5, seed=2)
    while not state.over:
        assert all(-1 <= GAME.evaluate(state, seat) <= 1 for seat in range(5))
        state.apply(state.actors[0], state.legal(state.actors[0])[0])


def test_greedy_beats_chance() -> None:
    wins = 0
    for seed in range(24):
        state = GAME.new(seats=3, seed=seed)
        chance = liza.seeded(seed + 1000)
        while not state.over:
            seat = state.actors[0]
            level = "greedy:2" if seat == seed % 3 else "random"
            state.apply(seat, bot(level).choose(Seat(state, seat, chance), chance))
        assert state.outcome is not None
        wins += state.outcome.winners == (seed % 3,)
    assert wins >= 13
