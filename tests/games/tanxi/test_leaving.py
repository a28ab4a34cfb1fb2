"""A player leaves the game: the character is removed for good, and nobody gains by it (TX-A92)."""

from __future__ import annotations

import pytest

import liza
from liza import CannotLeave
from tests.games.tanxi.island import GAME, Island
from tests.support import rule

FOUR = "ian_frost@f6 isaac_fleesa@g6 paula_percebe@a7 darla_olcay@l6"


def turns(t: Island) -> list[int]:
    """Return whose turns have begun, in order."""
    return [int(line.split()[1]) for line in t.log if line.startswith("turn_began")]


@rule("TX-A92")
def test_a_character_on_the_island_is_removed_and_nobody_is_rewarded() -> None:
    t = Island(FOUR, gems=[1, 2], relics="corona_del_faro")
    t.leave(1)
    assert t.log == ["went_away 1"]
    assert (t.moment, t.asked) == ("Main", 0)
    assert (t.stands(1), t.gems, len(t.relics)) == ("", [1, 0, 0, 0], 1)
    assert t.may("move g6")
    assert t.refusal("attack p2") == "TX-157"
    t.pass_turns(4)
    assert turns(t) == [2, 3, 0, 2]
    with pytest.raises(CannotLeave):
        t.leave(1)


@rule("TX-A92")
def test_who_lies_beside_the_board_does_not_come_back() -> None:
    for down in ("flat", "upright"):
        t = Island(f"ian_frost@f6 isaac_fleesa@{down} paula_percebe@a7").leave(1).pass_turns(4)
        assert turns(t) == [2, 0, 2, 0]
        assert t.stands(1) == ""


@rule("TX-A92")
def test_the_next_seat_clockwise_opens_the_rounds_when_the_starting_player_has_left() -> None:
    t = Island(FOUR).leave(0)
    assert (t.moment, t.asked) == ("Main", 1)
    t.pass_turns(6)
    assert turns(t) == [1, 2, 3, 1, 2, 3, 1]
    t.leave(1)
    assert t.asked == 2
    assert t.pass_turns(3).asked == 3


@rule("TX-A92")
def test_cards_leave_the_game_and_what_was_hidden_stays_hidden() -> None:
    t = Island(FOUR, hands=["", "corona_del_faro honda"], worn=["cuchillo", "cuchillo"], gems=[0, 3])
    t.leave(1)
    assert (t.hand(1), t.wears(1), t.away) == ("", "", "corona_del_faro cuchillo honda")
    assert t.discarded == ""
    for seat, seen in ((0, ["cuchillo", None, None]), (1, ["corona_del_faro", "cuchillo", "honda"])):
        (zone,) = [zone for zone in t.state.view(seat)["zones"] if zone["id"] == "away"]
        assert sorted((piece["key"] for piece in zone["pieces"]), key=str) == sorted(seen, key=str)
    counters = {(c["id"], c["seat"]) for c in t.state.view(0)["counters"]}
    assert ("departed", 1) in counters
    assert not {("life", 1), ("gems", 1)} & counters


@rule("TX-A92")
def test_ice_blocks_leave_with_their_owner() -> None:
    t = Island(FOUR, ice="c5 d5").leave(0)
    assert "ice_melted 0 2" in t.log
    assert t.ice == []
    other = Island(FOUR, ice="c5 d5").leave(1)
    assert len(other.ice) == 2


@rule("TX-A92")
def test_a_payment_that_is_broken_off_stays_with_the_merchant() -> None:
    t = Island(FOUR, hands=["garfio honda"], merchant="").play("visit gema, pay garfio")
    assert t.moment == "Pay"
    t.leave(0)
    assert (t.moment, t.asked, t.shop, t.away, t.marker) == ("Main", 1, "garfio", "cuchillo honda", -1)
    going_on = Island(FOUR, hands=["garfio honda"]).play("visit gema, pay garfio").leave(1).play("pay honda")
    assert (going_on.gems[0], going_on.moment) == (1, "Main")


@rule("TX-A92")
def test_whoever_is_paid_to_see_a_hand_that_has_gone_sees_another_one_or_none() -> None:
    hands = ["cota_de_malla cota_de_malla cota_de_malla", "garfio", "honda"]
    t = Island(FOUR, hands=hands).play("visit mirada")
    while t.moment == "Pay":
        t.play(t.legal[0])
    t.play("aim p2")
    assert t.moment == "WitchCard"
    t.leave(1)
    assert (t.moment, t.legal) == ("WitchTarget", ["aim p3"])
    t.leave(2)
    assert (t.moment, t.asked) == ("Main", 0)


@rule("TX-A92")
def test_an_attack_comes_to_nothing_when_its_target_leaves() -> None:
    t = Island(FOUR, worn=["cuchillo espada_corta"]).play("attack p2, wield cuchillo")
    assert t.moment == "Declare"
    energy = t.energy
    t.leave(1)
    assert (t.moment, t.asked, t.energy, t.attack) == ("Main", 0, energy, None)
    assert not [line for line in t.log if line.startswith(("attack_rolled", "gem_gained", "relic_gained"))]


@rule("TX-A92")
def test_an_attack_comes_to_nothing_when_the_attacker_leaves() -> None:
    t = Island(FOUR, worn=["cuchillo espada_corta"]).play("attack p2, wield cuchillo").leave(0)
    assert (t.asked, t.life[1], t.attack) == (1, 12, None)


@rule("TX-A92")
def test_a_monster_goes_back_to_its_deck_when_whoever_met_it_leaves() -> None:
    t = Island("ian_frost@c2 isaac_fleesa@g6 paula_percebe@a7", decks={"nw": "hongo_mutante honda"}).play("explore")
    assert t.moment == "MonsterChoice"
    t.leave(0)
    assert (t.asked, t.meeting, sorted(t.deck("nw"))) == (1, None, ["honda", "hongo_mutante"])


@rule("TX-A92")
def test_an_object_in_use_is_discarded_whoever_of_the_two_leaves() -> None:
    people = "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6 darla_olcay@a7"
    for seat, asked in ((0, 1), (1, 0)):
        t = Island(people, hands=["frasco_de_veneno"]).play("use frasco_de_veneno")
        assert t.moment == "Target"
        t.leave(seat)
        assert (t.moment, t.asked, t.discarded) == ("Main", asked, "frasco_de_veneno")


@rule("TX-A92")
def test_wrath_passes_over_who_has_left() -> None:
    hands = ["honda", "honda", "honda", "honda"]
    t = Island(FOUR, round=2, deities="bromo", hands=hands).pass_turns(4)
    assert (t.moment, t.asked) == ("WrathOn", 0)
    t.leave(0)
    assert (t.moment, t.asked) == ("WrathOn", 1)
    t.leave(2).play("discard honda")
    assert (t.moment, t.asked) == ("WrathOn", 3)
    t.play("discard honda")
    assert (t.moment, t.asked) == ("Main", 1)


@rule("TX-A92", "TX-096")
def test_the_last_one_on_the_island_has_won() -> None:
    t = Island("ian_frost@f6 isaac_fleesa@g6 paula_percebe@a7").leave(2)
    assert not t.over
    t.leave(0)
    assert t.outcome == liza.Outcome("departed", [[1], [0, 2]], [0, 12, 0])
    with pytest.raises(CannotLeave):
        t.leave(1)
    down = Island("ian_frost@f6 isaac_fleesa@g6 paula_percebe@upright").leave(1)
    assert down.outcome is not None
    assert down.outcome.winners == (0,)


@rule("TX-A92", "TX-A36")
def test_who_has_left_comes_last_when_the_game_is_broken_off() -> None:
    t = Island(
        "ian_frost@f6 isaac_fleesa@g6 paula_percebe@a7 darla_olcay@flat",
        round=30,
        max_rounds="30",
        worn=["", "", "", ""],
    )
    t.leave(0).pass_turns(2)
    assert t.outcome is not None
    assert t.outcome.ranking[-2:] == ((3,), (0,))


@rule("TX-A92", "TX-024")
def test_one_can_leave_before_the_first_turn() -> None:
    state = GAME.new(seats=5, seed=4)
    starter = state.actors[0]
    for moment in ("ChooseCharacter", "ChooseColour", "ChooseBeach"):
        assert state.view(None)["moment"] == moment
        gone = state.actors[0]
        state.leave(gone)
        while state.view(None)["moment"] == moment:
            assert gone not in state.actors
            state.apply(state.actors[0], state.legal(state.actors[0])[0])
    left = [(starter + step) % 5 for step in (3, 4)]
    assert (sorted(left), state.actors) == (state.staying, (left[0],))
    shown = {zone["seat"] for zone in state.view(None)["zones"] if zone["id"] == "character" and zone["pieces"]}
    assert shown == set(left)
    alone = GAME.new(seats=3, seed=4)
    alone.leave(1)
    alone.leave(2)
    assert alone.outcome == liza.Outcome("departed", [[0], [1, 2]], [0, 0, 0])


@rule("TX-A92")
def test_a_mercenary_is_not_paid_for_an_attack_on_nobody() -> None:
    people = "gaspar_trueque@e4 isaac_fleesa@e5 paula_percebe@l6 darla_olcay@a7"
    t = Island(people, hands=["honda"], gems=[1]).play("ability mercenario")
    assert t.moment == "Hired"
    t.leave(1)
    assert (t.moment, t.asked, t.hand(0), t.gems[0]) == ("Main", 0, "honda", 0)
