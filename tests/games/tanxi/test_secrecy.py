"""What each seat may know (TX-214 to TX-221, TX-A86, ledger 5.4)."""

from __future__ import annotations

from typing import Any

from liza.games.tanxi.state import number_of
from tests.games.tanxi.island import CONTENT, GAME, Island, listed
from tests.support import rule


def hand(t: Island, owner: int, viewer: int | None) -> list[str | None]:
    zones = t.state.view(viewer)["zones"]
    (found,) = [zone for zone in zones if zone["id"] == "hand" and zone["seat"] == owner]
    return [piece["key"] for piece in found["pieces"]]


@rule("TX-214", "TX-A86", "TX-215")
def test_hands_are_secret_and_their_size_is_not() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", hands=["honda garfio"], gems=[2])
    assert hand(t, 0, 0) == ["honda", "garfio"]
    assert hand(t, 0, 1) == [None, None]
    assert hand(t, 0, None) == [None, None]
    counters = {(c["id"], c["seat"]): c["value"] for c in t.state.view(2)["counters"]}
    assert (counters["gems", 0], counters["life", 1]) == (2, 12)


@rule("TX-221", "TX-A75", "TX-A85")
def test_what_the_witch_showed_is_remembered() -> None:
    hands = ["tridente_abisal", "honda garfio espada_corta"]
    t = Island("ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6", hands=hands)
    t.play("visit mirada, pay tridente_abisal, aim p2")
    assert hand(t, 1, 0) == ["espada_corta", "honda", "garfio"]
    t.play("take garfio")
    assert hand(t, 1, 0) == ["espada_corta", "honda"]
    assert hand(t, 1, 2) == [None, None]
    assert hand(t, 0, 1) == ["garfio"]
    assert hand(t, 0, 2) == [None]


@rule("TX-A75", "TX-A85")
def test_after_a_theft_a_bystander_knows_nothing_of_the_hand_any_more() -> None:
    t = Island("ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6", hands=["tridente_abisal", "honda"])
    t.play("end, unequip cuchillo, end, end")
    assert "cuchillo" in hand(t, 1, 2)
    t.play("visit mirada, pay tridente_abisal, aim p2, take honda")
    assert (hand(t, 1, 2), hand(t, 1, 0), hand(t, 1, 1)) == ([None], ["cuchillo"], ["cuchillo"])


@rule("TX-A85", "TX-A59", "TX-A87")
def test_what_was_open_stays_known_in_the_hand() -> None:
    t = Island("ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6", hands=["tridente_abisal"], merchant="escudo_solar")
    t.play("visit compra, buy escudo_solar, pay tridente_abisal, unequip cuchillo")
    assert hand(t, 0, 2) == ["cuchillo", "escudo_solar"]
    discard = [
        z
        for z in Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", fields={"discard": [1]}).state.view(None)[
            "zones"
        ]
        if z["id"] == "discard"
    ]
    assert len(discard[0]["pieces"]) == 1


@rule("TX-220", "TX-A109")
def test_shuffling_makes_everybody_forget() -> None:
    t = Island("agata_nimbo@e4 ian_frost@a7 paula_percebe@l6", decks={"nw": "hongo_mutante honda garfio"})
    t.play("explore, flee")
    (zone,) = [zone for zone in t.state.view(0)["zones"] if zone["id"] == "deck_nw"]
    assert len([piece for piece in zone["pieces"] if piece["key"]]) == 1


def worlds(t: Any, seat: int, number: int = 12) -> list[Any]:
    return [t.determinize(seat, seed) for seed in range(number)]


@rule("TX-214", "TX-220", "TX-A17", "TX-A93", "TX-A04")
def test_imagined_worlds_keep_what_is_known() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", life=[0, 2], hands=["honda", "garfio espada_corta"])
    t.dice("a5 d0").play("attack p2, wield cuchillo")
    state = t.state
    for world in worlds(state, 2):
        assert all(CONTENT.all[number_of(card)].relic for card in world.relics)
        relic = number_of(world.explorers[0].hand[-1])
        assert CONTENT.all[relic].relic
        for held in listed(world, "hand"):
            assert all(number_of(card) < CONTENT.first_monster for card in held)
        for deck, true in zip(world.decks, state.decks, strict=True):
            herd, others = [sum(number_of(card) >= CONTENT.first_monster for card in cards) for cards in (deck, true)]
            assert herd == others
        pieces = [number_of(card) for pile in (*world.decks, *listed(world, "hand"), world.relics) for card in pile]
        truth = [number_of(card) for pile in (*state.decks, *listed(state, "hand"), state.relics) for card in pile]
        assert sorted(pieces) == sorted(truth)
    assert len({tuple(world.decks[0]) for world in worlds(state, 2)}) > 1
    assert all(world.explorers[1].hand == state.explorers[1].hand for world in worlds(state, 1))


@rule("TX-A14", "TX-218", "TX-219")
def test_imagined_characters_are_those_that_could_be() -> None:
    state: Any = GAME.new(seats=4, seed=2)
    order = [(state.starter + step) % 4 for step in range(4)]
    for seat, name in zip(order[:3], ("ian_frost", "darla_olcay", "bruna_tizon"), strict=True):
        state.apply(seat, GAME.parse(f"character {name}"))
    ian, darla, bruna = [CONTENT.keys["character"].index(n) for n in ("ian_frost", "darla_olcay", "bruna_tizon")]
    for world in worlds(state, order[1]):
        assert world.explorers[order[0]].character == ian
        assert world.explorers[order[1]].character == darla
    assert len({world.explorers[order[2]].character for world in worlds(state, order[1])}) > 1
    taken = [{world.explorers[seat].character for seat in order[:3]} for world in worlds(state, order[3])]
    assert taken == [{ian, darla, bruna}] * 12
    assert len({world.explorers[order[0]].character for world in worlds(state, order[3])}) > 1
    assert len({tuple(world.deities) for world in worlds(state, 0)}) > 1


@rule("TX-217")
def test_imagined_merchants_have_four_loot_and_a_relic() -> None:
    state: Any = GAME.new(seats=3, seed=2)
    for world in worlds(state, 0):
        assert [CONTENT.all[number_of(card)].relic for card in world.merchant] == [False] * 4 + [True]
    assert len({tuple(world.merchant) for world in worlds(state, 0)}) > 1
