"""Rounds, deities, fog, falling and coming back (TX-086 to TX-097, TX-196 to TX-213)."""

from __future__ import annotations

import pytest

from tests.games.tanxi.island import GAME, SQUARES, Island
from tests.support import rule

THREE = "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6"
FOUR = "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6 darla_olcay@a7"
APART = "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6"


@rule("TX-098", "TX-101", "TX-A38", "TX-A41")
def test_a_turn_may_end_with_energy_left() -> None:
    t = Island(APART).play("move e5, end")
    assert (t.asked, t.energy) == (1, 4)


@rule("TX-089", "TX-090", "TX-091", "TX-093", "TX-095", "TX-235", "TX-A26", "TX-A27", "TX-A29")
def test_defeated_before_the_own_turn() -> None:
    t = Island(FOUR, life=[0, 2], gems=[0, 1], hands=["", "honda"]).dice("a5 d0").play("attack p2, wield cuchillo, end")
    assert t.asked == 2
    assert "stood_up 1" in t.log
    assert (t.hand(1), t.gems[1], t.wears(1)) == ("honda", 1, "cuchillo")
    t.pass_turns(2)
    assert t.round == 2
    t.play("end")
    assert (t.asked, t.moment) == (1, "Return")
    assert t.legal == ["place f6", "place g6", "place f7", "place g7"]
    assert t.refusal("place e6") == "TX-090"
    t.play("place f7")
    assert (t.life[1], t.stands(1), t.moment, t.energy) == (6, "f7", "Main", 4)


@rule("TX-236", "TX-A28")
def test_defeated_after_the_own_turn() -> None:
    t = Island("paula_percebe@l6 ian_frost@e4 isaac_fleesa@e5 darla_olcay@a7", life=[0, 2])
    t.pass_turns(2)
    t.dice("a5 d0").play("attack p2, wield cuchillo, end, end")
    assert t.round == 2
    t.pass_turns(1)
    assert t.asked == 2
    t.pass_turns(2)
    assert t.round == 3
    while t.asked != 1:
        t.state.apply(t.asked, t.state.legal(t.asked)[0])
    assert t.moment == "Return"


@rule("TX-094", "TX-036", "TX-A23")
def test_back_next_to_a_full_village() -> None:
    people = "ian_frost@f6 isaac_fleesa@g6 paula_percebe@f7 darla_olcay@g7 tadeo_roble@upright"
    t = Island(people)
    t.pass_turns(4)
    squares = ["e6", "e7", "f5", "f8", "g5", "g8", "h6", "h7"]
    assert sorted(t.legal) == [f"place {square}" for square in squares]
    assert t.refusal("place f6") == "TX-036"
    assert t.refusal("place a7") == "TX-094"


@rule("TX-A24")
def test_back_on_the_nearest_free_square() -> None:
    people = "ian_frost@f6 isaac_fleesa@g6 paula_percebe@f7 darla_olcay@g7 tadeo_roble@upright"
    t = Island(people, ice="f5 g5 h6 h7 f8 g8 e6 e7")
    t.owned(4).pass_turns(3)
    t.owned(3).play("end")
    distance = min(abs(SQUARES[text.split()[1]] - SQUARES["f6"]) for text in t.legal)
    assert distance > 0
    assert "place e5" in t.legal
    assert "place f4" in t.legal


@rule("TX-092", "TX-238", "TX-A31", "TX-210", "TX-211", "TX-A25")
@pytest.mark.parametrize(("round", "life"), [(11, 6), (12, 3), (15, 3)])
def test_the_life_of_one_who_returns(round: int, life: int) -> None:
    t = Island("ian_frost@e4 isaac_fleesa@upright paula_percebe@l6", round=round).play("end, place f6")
    assert t.life[1] == life
    (counter,) = [c for c in t.state.view(None)["counters"] if c["id"] == "round"]
    assert counter["value"] == min(round, 12)


@rule("TX-001", "TX-096", "TX-213", "TX-237", "TX-A33")
def test_the_last_one_on_the_island_wins_at_once() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@upright", life=[0, 2], worn=["garfio"]).dice("a5 d0")
    t.play("attack p2, wield garfio")
    assert t.state.over
    assert t.state.outcome.reason == "attack"
    assert t.state.outcome.ranking == ((0,), (1, 2))
    assert t.gems[0] == 0
    reason = GAME.explain(t.state, 0, GAME.parse("end"))
    assert reason is not None
    assert reason.rule == "TX-213"


@rule("TX-A32", "TX-199", "TX-A33", "TX-087", "TX-072")
def test_a_favour_can_end_the_game() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@e6", gems=[2], life=[0, 2, 1], deities="karhun", revealed=1)
    t.play("favour karhun")
    assert t.state.outcome.reason == "favour"
    assert t.gems[0] == 1


@rule("TX-A34", "TX-137", "TX-087", "TX-A10")
def test_a_monster_can_end_the_game() -> None:
    t = Island("isaac_fleesa@e4 ian_frost@a7 paula_percebe@flat", life=[1], decks={"nw": "serpiente_de_rio"}).play(
        "explore"
    )
    assert (t.state.outcome.reason, t.state.outcome.winners) == ("monster", (1,))


@rule("TX-208", "TX-209", "TX-207", "TX-A05", "TX-A82")
def test_fog_rolls_at_the_end_of_the_turn() -> None:
    t = Island("ian_frost@e1 isaac_fleesa@e5 paula_percebe@flat", stage=1).dice("a3").play("end")
    assert t.lost[0] == 3
    clear = Island("ian_frost@e2 isaac_fleesa@e5 paula_percebe@flat", stage=1).dice("a3").play("end")
    assert clear.lost[0] == 0
    mild = Island("ian_frost@e1 isaac_fleesa@e5 paula_percebe@flat", stage=1, fog_die="defence").dice("d2").play("end")
    assert mild.lost[0] == 2
    last = Island("ian_frost@e1 isaac_fleesa@e5 paula_percebe@flat", stage=1, life=[2]).dice("a3").play("end")
    assert (last.state.outcome.reason, last.gems) == ("fog", [0, 0, 0])


@rule("TX-A80", "TX-A44")
def test_what_helps_against_fog() -> None:
    people = "ian_frost@e1 isaac_fleesa@e5 paula_percebe@flat"
    crown = Island(people, stage=1, worn=["corona_del_faro"]).play("end")
    assert not any(line.startswith("fog_rolled") for line in crown.log)
    sandals = Island(people, stage=1, worn=["sandalias_de_bruma"]).dice("a3").play("end")
    assert sandals.lost[0] == 2
    orb = Island(people, stage=1, fields={"orbs": [0, 1, 0, 0, 0, 0]}).dice("a3").play("end")
    assert (orb.lost[0], orb.orbs[1]) == (3, 1)


@rule("TX-201", "TX-202", "TX-203", "TX-206", "TX-207", "TX-198", "TX-A78", "TX-A16")
@pytest.mark.parametrize(("before", "stage"), [(2, 1), (5, 2), (8, 3)])
def test_milestones_reveal_a_deity_and_bring_the_fog(before: int, stage: int) -> None:
    t = Island("ian_frost@f6 isaac_fleesa@g6 paula_percebe@f7", round=before, stage=stage - 1, revealed=stage - 1)
    t.state.deities = [0, 1, 2, 3, 4, 5] if stage == 1 else [1, 0, 2, 3, 4, 5] if stage == 2 else [1, 2, 0, 3, 4, 5]
    assert t.refusal("favour aiyen") == "TX-198"
    t.pass_turns(3)
    assert (t.round, t.stage, t.revealed) == (before + 1, stage, stage)
    order = ["round_began", "deity_revealed", "fog_rose", "turn_began"]
    kinds = [line.split()[0] for line in t.log]
    assert [kind for kind in kinds if kind in order][-4:] == order
    t.state.explorers[0].gems = 2
    t.state.explorers[0].life = 5
    t.state._offered_to = -1
    assert t.may("favour aiyen")
    plain = Island(APART, round=3).pass_turns(3)
    assert (plain.round, plain.revealed) == (4, 0)


def wrath(deity: str, people: str = APART, **more: object) -> Island:
    """Return a game in which a deity has just been revealed."""
    return Island(people, round=2, deities=deity, **more).play("end, end, end")  # type: ignore[arg-type]


@rule("TX-204", "TX-205", "TX-239", "TX-A79", "TX-A30", "TX-A95")
def test_wrath() -> None:
    t = wrath("aiyen", "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6 darla_olcay@e5", life=[0, 1, 2, 5])
    t = Island(
        "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6 darla_olcay@upright", round=2, deities="aiyen", life=[0, 1, 2]
    )
    t.play("end, end, end")
    while t.moment == "Return":
        t.play("place g6")
    t.play("end")
    assert t.life[:3] == [14, 1, 1]
    nublia = wrath("nublia", worn=["cuchillo mascara_mirona cota_de_malla botas_del_viajero", "cuchillo", ""])
    assert nublia.lost == [3, 1, 0]
    karhun = Island(APART, round=2, deities="karhun", life=[0, 3]).dice("a4 a5 a0").play("end, end, end")
    assert (karhun.lost, karhun.life[1]) == ([4, 11, 0], 1)
    ofiria = wrath("ofiria", hands=["honda", ""], merchant="")
    assert (ofiria.hand(0), ofiria.shop) == ("", "honda")


@rule("TX-A79", "TX-204", "TX-205")
def test_wrath_that_asks() -> None:
    t = wrath("bromo", hands=["honda garfio", ""])
    assert (t.asked, t.moment) == (0, "WrathOn")
    assert t.refusal("discard cuchillo") == "TX-A79"
    t.play("discard honda")
    assert t.lost == [0, 2, 2]
    assert (t.discarded, t.moment) == ("honda", "Main")
    petrae = wrath("petrae", hands=["gema_de_poder", "honda"], gems=[1, 0])
    assert petrae.legal == ["suffer", "gem token", "gem card"]
    petrae.play("gem card")
    assert petrae.legal == ["suffer"]
    assert petrae.refusal("gem token") == "TX-A79"
    petrae.play("suffer")
    assert petrae.lost == [0, 2, 2]


@rule("TX-196", "TX-197", "TX-198", "TX-200", "TX-A81", "TX-102", "TX-103")
def test_favours_cost_two_gems_once_per_turn() -> None:
    t = Island(APART, gems=[4], life=[3], deities="aiyen petrae", revealed=2, fields={"spent": 4})
    assert t.refusal("favour karhun") == "TX-198"
    t.play("favour aiyen")
    assert (t.life[0], t.gems[0]) == (7, 2)
    assert t.refusal("favour petrae") == "TX-197"
    poor = Island(APART, gems=[1], life=[3], deities="aiyen", revealed=1)
    assert poor.refusal("favour aiyen") == "TX-196"
    mixed = Island(APART, gems=[1], hands=["gema_de_poder"], life=[3], deities="aiyen", revealed=1).play(
        "favour aiyen, gem token"
    )
    assert (mixed.gems[0], mixed.discarded, mixed.life[0]) == (0, "gema_de_poder", 7)


@rule("TX-200", "TX-A96", "TX-A32", "TX-A98")
def test_every_favour() -> None:
    near = Island(THREE, gems=[2], deities="karhun", revealed=1).play("favour karhun")
    assert near.lost == [0, 2, 0]
    storm = Island("ian_frost@e4 isaac_fleesa@f6 paula_percebe@l6", gems=[2], deities="nublia", revealed=1).play(
        "favour nublia"
    )
    assert storm.legal == ["choose nw", "choose ne"]
    assert storm.play("choose nw").lost == [0, 2, 0]
    beast = (
        Island(THREE, gems=[2], deities="bromo", revealed=1).dice("a0 d0").play("favour bromo, aim p2, wield cuchillo")
    )
    assert (beast.lost[1], beast.energy) == (2 + 2 + 2 - 2, 4)
    luck = Island(APART, gems=[2], deities="ofiria", revealed=1, decks={"sw": "honda garfio"}).play(
        "favour ofiria, choose sw"
    )
    assert luck.play("take garfio").hand(0) == "garfio"
    stone = Island("ian_frost@e1 isaac_fleesa@e5 paula_percebe@l6", gems=[2], deities="petrae", revealed=1, stage=1)
    stone.play("favour petrae, end")
    assert (stone.guard[0], stone.lost[0]) == (3, 0)
    assert not any(line.startswith("fog_rolled") for line in stone.log)


@rule("TX-A36", "TX-A88")
def test_the_round_limit() -> None:
    t = Island(
        "ian_frost@e4 isaac_fleesa@flat paula_percebe@f6",
        round=30,
        max_rounds="30",
        life=[5, 0, 5],
        worn=["cuchillo", "", ""],
    )
    t.play("end, end")
    assert t.state.outcome.reason == "rounds"
    assert t.state.outcome.ranking == ((0,), (2,), (1,))
    on = Island(APART, round=60, max_rounds="none").play("end, end, end")
    assert on.round == 61
    assert on.asked == 0


@rule("TX-A89", "TX-A08")
def test_there_is_no_trade_and_every_sign_has_its_meaning() -> None:
    verbs = {verb.id for verb in GAME.space.verbs}
    assert not verbs & {"trade", "give", "promise"}
    assert {"gem", "attack", "explore", "equip", "visit", "favour", "ability"} <= verbs
