"""How a combat phase ends, and how the game does."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from tests.games.tankup.arena import Arena
from tests.support import rule

LIGHT = {0: "head=balde", 1: "torso=lorica"}


def ended(arena: Arena) -> tuple[str, tuple[tuple[int, ...], ...]]:
    """Return why a game ended and who came where."""
    outcome = arena.state.outcome
    return outcome.reason, outcome.ranking


@rule("TU-001", "TU-105", "TU-A73")
def test_the_only_one_with_life_wins_at_the_end_of_the_combat() -> None:
    arena = Arena("Leave", seats=4, life={0: 0, 2: 0}, gone={3: 1})
    assert ended(arena) == ("last_standing", ((1,), (0, 2), (3,)))
    assert arena.refused("end", 0) == "TU-105"


@rule("TU-106", "TU-A27")
def test_nobody_left_is_a_draw_of_those_who_fell_together() -> None:
    arena = Arena("Leave", seats=3, life={0: 0, 1: 0}, gone={2: 1})
    assert ended(arena) == ("nobody_left", ((0, 1), (2,)))


@rule("TU-107", "TU-A55")
def test_when_the_attack_decks_are_empty_most_life_wins_at_the_end_of_the_combat() -> None:
    arena = Arena("Leave", seats=3, empty="blow shot magic", life={0: 9, 1: 12, 2: 3}, hands={2: ""})
    assert ended(arena) == ("most_life", ((1,), (0,), (2,)))
    two = Arena("Leave", empty="blow shot", wear=LIGHT)
    assert two.moment == "EquipTurn 0"


@rule("TU-A55")
def test_an_option_ends_the_game_with_the_last_attack_card() -> None:
    options = {"piles_end": "immediate"}
    arena = Arena("EquipTurn 0", empty="blow shot", life={0: 4}, options=options)
    arena.state.decks[6] = arena.state.decks[6][:1]
    arena.play("0: draw magic")
    assert ended(arena) == ("most_life", ((1,), (0,)))
    later = Arena("EquipTurn 0", empty="blow shot", life={0: 4})
    later.state.decks[6] = later.state.decks[6][:1]
    assert later.play("0: draw magic").moment == "EquipTurn 0"


@rule("TU-108", "TU-A56", "TU-110")
def test_those_who_tie_vote_at_the_same_time_and_one_no_is_a_draw() -> None:
    arena = Arena("Leave", seats=3, life={0: 9, 1: 9, 2: 3}, hands={2: "flecha"}, empty="blow shot magic", wear=LIGHT)
    assert arena.moment == "TieVote 0 1"
    assert arena.counter("crowd", 2) == 1
    assert arena.legal(0) == {"fight", "shake"}
    assert arena.refused("end", 0) == "TU-109"
    before = arena.state.view(1)
    arena.play("0: shake")
    assert arena.moment == "TieVote 1"
    after = arena.state.view(1)
    assert before["zones"] == after["zones"]
    arena.play("1: fight")
    assert ended(arena) == ("agreed_draw", ((0, 1), (2,)))


@rule("TU-108", "TU-109", "TU-A56")
def test_an_extra_round_brings_the_discards_back_and_is_repeated_while_they_tie() -> None:
    discards = [[], [], [], [], [56] * 3, [64] * 2, [72], []]
    arena = Arena("TieVote", empty="blow shot magic", life={0: 9, 1: 9}, wear=LIGHT, discards=discards, active=-1)
    arena.state.source = liza.seeded(5)
    arena.play("0: fight", "1: fight")
    assert [arena.size(f"deck_{back}") for back in ("blow", "shot", "magic")] == [3, 2, 1]
    assert arena.keys("discard_blow") == []
    assert arena.counter("extra_rounds") == 1
    arena.play("0: end", "1: end", "1: pass", "0: pass")
    assert arena.moment == "TieVote 0 1"
    arena.play("1: fight", "0: fight")
    assert arena.counter("extra_rounds") == 2


@rule("TU-109", "TU-110", "TU-A56")
@pytest.mark.parametrize("rounds", [1, 2])
def test_hands_may_be_shaken_after_any_extra_round(rounds: int) -> None:
    discards = [[], [], [], [], [56] * 3, [64] * 2, [72], []]
    arena = Arena("TieVote", empty="blow shot magic", life={0: 9, 1: 9}, wear=LIGHT, discards=discards, active=-1)
    arena.state.source = liza.seeded(5)
    for _ in range(rounds):
        arena.play("0: fight", "1: fight")
        while not arena.moment.startswith("TieVote"):
            seat = arena.state.actors[0]
            arena.play(f"{seat}: {'end' if 'end' in arena.legal(seat) else 'pass'}")
    assert arena.counter("extra_rounds") == rounds
    assert arena.legal(1) == {"fight", "shake"}
    arena.play("1: fight", "0: shake")
    assert ended(arena) == ("agreed_draw", ((0, 1),))


@rule("TU-A56", "TU-105")
def test_an_extra_round_is_decided_by_life_even_if_cards_are_left() -> None:
    arena = Arena("Leave", life={0: 9, 1: 8}, extra_rounds=1)
    assert ended(arena) == ("tie_broken", ((0,), (1,)))
    last = Arena("Leave", life={0: 9, 1: 0}, extra_rounds=1)
    assert ended(last) == ("last_standing", ((0,), (1,)))


@rule("TU-A56")
def test_after_twenty_extra_rounds_it_is_a_draw() -> None:
    arena = Arena("Leave", life={0: 9, 1: 9}, extra_rounds=20)
    assert ended(arena) == ("still_tied", ((0, 1),))
    assert Arena("Leave", life={0: 9, 1: 9}, extra_rounds=19, active=-1).moment == "TieVote 0 1"


@rule("TU-A64")
@pytest.mark.parametrize(("quiet", "number"), [(5, 7), (0, 60)])
def test_a_game_that_stalls_goes_to_most_life_and_equal_life_is_a_draw(quiet: int, number: int) -> None:
    arena = Arena("Leave", seats=3, quiet=quiet, round=number, life={0: 9, 1: 9, 2: 3})
    assert ended(arena) == ("stalled", ((0, 1), (2,)))


@rule("TU-A64")
def test_the_last_round_is_announced_and_an_attack_starts_the_count_anew() -> None:
    arena = Arena("Leave", quiet=4, round=7, wear=LIGHT)
    assert "warned" in arena.story
    assert arena.counter("quiet") == 5
    fought = Arena("Leave", quiet=5, round=7, wear=LIGHT, fought=1)
    assert fought.moment == "EquipTurn 0"
    assert fought.counter("quiet") == 0
    assert "warned" in Arena("Leave", round=59, wear=LIGHT, fought=1).story


@rule("TU-A64", "TU-A56")
def test_an_extra_round_announces_no_last_round_that_is_none() -> None:
    arena = Arena("TieVote", empty="blow shot magic", life={0: 9, 1: 9}, wear=LIGHT, round=59, quiet=5, active=-1)
    arena.play("0: fight", "1: fight")
    assert "extra_round" in arena.story
    assert "warned" not in arena.story


@rule("TU-A73", "TU-040", "TU-100")
def test_the_order_of_the_end_of_a_combat_phase() -> None:
    wear = {0: "head=balde left_leg=pata_de_palo torso=die:5", 1: "torso=lorica"}
    arena = Arena("EndOfCombat", seats=3, wear=wear, life={0: 18}, situation="arena_mojada", situation_left=1)
    assert arena.pieces("torso", 0) == []
    assert arena.moment == "React 0"
    assert arena.keys("situation") == ["arena_mojada"]
    arena.play("0: use pata_de_palo")
    assert arena.story == ["used", "spent", "recovered", "over", "round_began", "opens"]
    last = Arena("EndOfCombat", empty="blow shot magic", quiet=5, life={0: 3}, situation="arena_mojada")
    assert ended(last) == ("most_life", ((1,), (0,)))


@rule("TU-A73", "TU-A27")
def test_where_the_fallen_stay_until_the_combat_ends_the_last_window_comes_before_they_leave() -> None:
    wear = {0: "head=balde left_leg=pata_de_palo torso=die:5", 1: "torso=lorica"}
    options = {"elimination": "end_of_combat"}
    more: dict[str, Any] = {"situation": "arena_mojada", "situation_left": 1, "options": options}
    arena = Arena("EndOfCombat", seats=3, wear=wear, life={0: 0, 2: 0}, **more)
    assert arena.pieces("torso", 0) == []
    assert arena.moment == "React 0"
    assert arena.counter("crowd", 2) == 0
    arena.play("0: use pata_de_palo")
    assert arena.story == ["used", "spent", "recovered", "left", "over", "round_began", "opens"]
