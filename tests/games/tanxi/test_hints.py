"""The hint for bots: it likes what a sensible player likes."""

from __future__ import annotations

from liza.games.tanxi.state import TanxiState
from tests.games.tanxi.island import GAME, Island, give

EXCHANGE = "rearm, unequip cuchillo, equip hacha_de_abordaje"


def after(t: Island, text: str) -> TanxiState:
    """Return the table after some choices."""
    trial: TanxiState = t.state.clone()
    for choice in text.split(", "):
        trial.apply(trial.actors[0], GAME.parse(choice))
    return trial


def liked(t: Island, one: str, other: str) -> bool:
    """Whether the hint likes one choice better than another."""
    seat = t.state.actors[0]
    return bool(GAME.evaluate(after(t, one), seat) > GAME.evaluate(after(t, other), seat))


def test_it_walks_towards_a_point() -> None:
    t = Island("ian_frost@f1 isaac_fleesa@a7 paula_percebe@l6")
    assert liked(t, "move f2", "end")


def test_it_arms() -> None:
    t = Island("ian_frost@c6 isaac_fleesa@d12 paula_percebe@l6", hands=["hacha_de_abordaje cota_de_malla"])
    assert liked(t, "equip cota_de_malla", "end")
    assert liked(t, "rearm, unequip cuchillo, equip hacha_de_abordaje", "end")


def test_it_does_not_put_good_arms_away_for_worse() -> None:
    t = Island("ian_frost@c6 isaac_fleesa@d12 paula_percebe@l6", hands=["hacha_de_abordaje"])
    good, worse = (GAME.evaluate(after(t, text), 0) for text in (EXCHANGE, f"{EXCHANGE}, rearm"))
    knife = after(t, f"{EXCHANGE}, rearm, unequip hacha_de_abordaje, equip cuchillo")
    assert worse <= GAME.evaluate(knife, 0) < good, "what is begun promises no more than can come of it"


def test_it_hunts_the_weak() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", life=[0, 3]).dice("a5 d0")
    assert liked(t, "attack p2, wield cuchillo", "end")
    far = Island(
        "ian_frost@e4 isaac_fleesa@h4 paula_percebe@l6",
        life=[0, 2],
        worn=["hacha_de_abordaje"],
        decks={"nw": "", "ne": ""},
        round=10,
    )
    assert liked(far, "move f4", "move d4")


def test_it_rather_defeats_the_weak_than_stands_beside_them() -> None:
    people = "gaspar_trueque@e4 isaac_fleesa@e5 paula_percebe@l6"
    t = Island(people, life=[0, 3], worn=["tridente_abisal"], relics="", round=40).dice("a5 d0")
    assert liked(t, "attack p2, wield tridente_abisal", "end")


def test_it_steps_back_to_where_the_bow_reaches() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", worn=["arco_de_tejo"], decks={"nw": ""}, round=13)
    assert liked(t, "move e3", "end")
    assert liked(t, "move e3, move e2, attack p2", "attack p2")


def test_it_looks_for_arms_at_night_if_it_has_none() -> None:
    people = "gaspar_trueque@g5 isaac_fleesa@k4 paula_percebe@k6"
    coats = ["coraza_de_escamas", "coraza_pesada escudo_solar"]
    for arms, seeks in (("", True), ("arco_de_tejo", True), ("martillo_del_trueno", False)):
        t = Island(people, worn=[arms, *coats], decks={"ne": ""}, round=20)
        give(t.state, "ammo", [0] * 2 * t.seats)
        assert liked(t, "move f5", "move h5") is seeks, arms


def test_it_pays_for_an_attack_that_is_worth_a_gem() -> None:
    t = Island("ofelia_umbral@e4 isaac_fleesa@e5 paula_percebe@l6", life=[6], gems=[1])
    assert liked(t, "ability punalada", "attack p2")


def test_it_takes_cover_only_where_somebody_is_near() -> None:
    t = Island("bruna_tizon@e4 isaac_fleesa@e5 paula_percebe@f4", gems=[1])
    assert liked(t, "ability temple", "end")
    alone = Island("bruna_tizon@e4 isaac_fleesa@d12 paula_percebe@l6", gems=[1])
    assert liked(alone, "end", "ability temple")


def test_it_flees_from_the_fog_and_from_the_strong() -> None:
    t = Island("ian_frost@e3 isaac_fleesa@d12 paula_percebe@l6", stage=3, round=9, decks={"nw": ""})
    assert liked(t, "move e4", "move e2")
    bear = Island("ian_frost@e4 isaac_fleesa@d12 paula_percebe@l6", decks={"nw": "kraken_joven"}, life=[3], worn=[""])
    bear.play("explore")
    bear.dice("a0 d2 d2 d2")
    assert liked(bear, "flee", "fight")


def test_in_a_long_night_it_follows_into_the_fog() -> None:
    people = "ian_frost@e4 isaac_fleesa@e1 paula_percebe@flat"
    for round, dares in ((13, False), (36, True)):
        t = Island(people, life=[3, 2], worn=["hacha_de_abordaje"], stage=3, round=round, decks={"nw": ""})
        assert liked(t, "move e3", "end") is dares, round


def test_it_is_a_number_between_minus_one_and_one() -> None:
    state = GAME.new(seats=5, seed=4)
    for _ in range(200):
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[-1])
        if state.over:
            break
        assert all(-1 <= GAME.evaluate(state, who) <= 1 for who in range(5))
