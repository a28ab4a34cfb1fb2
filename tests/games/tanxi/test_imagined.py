"""Worlds that a seat could not tell from the true one: nothing known is lost, nothing unknown shines through."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import liza
from liza.games.tanxi.state import as_number, is_sure_relic, number_of
from liza.parts.cards import known_to
from tests.games.tanxi.island import CONTENT, GAME, Island, listed
from tests.support import rule

ZONES = ("hand", "away", "decks", "relics", "merchant", "box")
GUESSED = {*ZONES, "deities", "character", "pool"}
"""The fields in which something may be hidden; all others lie open."""
SEATS = 4


def zones(state: Any) -> dict[str, list[int]]:
    """Return every list of cards by a name of its own."""
    found = {f"hand {seat}": hand for seat, hand in enumerate(listed(state, "hand"))}
    found |= {f"deck {number}": deck for number, deck in enumerate(state.decks)}
    return found | {"away": state.away, "relics": state.relics, "merchant": state.merchant, "box": state.box}


def fields(state: Any) -> dict[str, Any]:
    """Return every field of a state; what explorers have, as a list each."""
    found = {name: getattr(state, name) for name in state.fields() if name != "explorers"}
    return found | {name: [getattr(who, name) for who in state.explorers] for name in state.explorers[0].fields()}


def is_monster(card: int) -> bool:
    return bool(number_of(card) >= CONTENT.first_monster)


WIDE = """[overlay]
game = "tanxi"
[[object]]
id = "cantimplora"
copies = 3
[[monster]]
id = "hongo_mutante"
copies = 5
"""
"""More cards than the decks hold: some stay in the box, and nobody knows which."""


def moments(characters: str, pack: liza.Pack | None = None) -> list[Any]:
    """Return states of whole games: of every kind of question before the first turn, and some of every round."""
    found = []
    for seed in (1, 2):
        rng = random.Random(seed)
        state: Any = GAME.new(seats=SEATS, seed=seed, characters=characters, pack=pack)
        number = 0
        while state.round < 6:
            if state.round == 0 or number % 60 == 0:
                found.append(state.clone())
            legal = [GAME.notation(action) for action in state.legal(state.actors[0])]
            wanted = [text for text in legal if text in {"explore", "flee"}]
            state.apply(state.actors[0], GAME.parse(rng.choice(wanted or legal)))
            number += 1
        state.leave(state.actors[0])
        found.append(state)
    return found


def check(state: Any, world: Any, seat: int) -> None:
    """Check that a world is one that the seat could not tell from the true one."""
    assert world.view(seat) == state.view(seat)
    mine, yours = fields(state), fields(world)
    assert {name: mine[name] for name in mine if name not in GUESSED} == {
        name: yours[name] for name in yours if name not in GUESSED
    }
    everything: Counter[int] = Counter()
    for name, cards in zones(world).items():
        true = zones(state)[name]
        assert [as_number(card, 0) for card in cards] == [as_number(card, 0) for card in true], (
            "who knows what is no secret"
        )
        for card, truth in zip(cards, true, strict=True):
            assert card == truth or not known_to(truth, seat)
            assert CONTENT.all[number_of(card)].relic if is_sure_relic(card) else True
            everything.update([number_of(card)])
            everything.subtract([number_of(truth)])
        monsters = sum(map(is_monster, cards))
        assert monsters == (sum(map(is_monster, true)) if name == "box" or name.startswith("deck") else 0)
        assert name != "box" or not any(CONTENT.all[number_of(card)].relic for card in cards if not is_monster(card))
    assert not +everything
    assert not -everything
    assert all(CONTENT.all[number_of(card)].relic for card in world.relics)
    assert world.deities[: world.revealed] == state.deities[: state.revealed]
    assert sorted(world.deities) == sorted(state.deities)


@rule("TX-214", "TX-217", "TX-218", "TX-219", "TX-220", "TX-A04", "TX-A17", "TX-A92", "TX-A93")
@pytest.mark.parametrize(("characters", "pack"), [("chosen", None), ("random", None), ("chosen", WIDE)])
def test_a_world_shows_the_seat_what_it_sees_and_depends_on_nothing_else(characters: str, pack: str | None) -> None:
    for state in moments(characters, None if pack is None else liza.Pack(pack, "wide")):
        assert len(state.box) == (0 if pack is None else 6)
        for seat in range(SEATS):
            world: Any = state.determinize(seat, 1)
            check(state, world, seat)
            again, direct = world.determinize(seat, 9), state.determinize(seat, 9)
            assert fields(again) == fields(direct), "how hidden cards lie leaves no trace in how they are imagined"
            if not state.opened:
                chosen = [who for who in listed(world, "character") if who >= 0]
                assert sorted(chosen + world.pool) == list(range(12))
                assert world.pool == sorted(world.pool)
                assert world.explorers[seat].character == state.explorers[seat].character
                assert [CONTENT.all[number_of(card)].relic for card in world.merchant] == [False] * 4 + [True]


@rule("TX-214", "TX-220", "TX-A17", "TX-A35")
def test_whatever_is_hidden_may_lie_wherever_it_could() -> None:
    t = Island(
        "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6 darla_olcay@a7",
        life=[0, 2],
        hands=["honda", "garfio espada_corta", "cantimplora"],
    )
    t.dice("a5 d0").play("attack p2, wield cuchillo").leave(2)
    state = t.state
    watcher = t.seat(3)
    worlds: list[Any] = [state.determinize(watcher, seed) for seed in range(60)]
    hidden = [number_of(card) for name, cards in zones(state).items() for card in cards if not known_to(card, watcher)]
    monsters = {card for card in hidden if card >= CONTENT.first_monster}
    relics = {card for card in hidden if card < CONTENT.first_monster and CONTENT.all[card].relic}
    loot = {card for card in hidden if card < CONTENT.first_monster and not CONTENT.all[card].relic}
    for number in range(4):
        found = {number_of(card) for world in worlds for card in world.decks[number]}
        assert found >= monsters | relics | loot
        for place in range(len(state.decks[number])):
            lying = {is_monster(world.decks[number][place]) for world in worlds}
            assert lying == {True, False}
    assert {number_of(card) for world in worlds for card in world.relics} == relics
    assert {number_of(world.relics[0]) for world in worlds} > {number_of(world.relics[0]) for world in worlds[:3]}
    won = {number_of(world.explorers[t.seat(0)].hand[-1]) for world in worlds}
    assert won <= relics
    assert len(won) > 9
    held = {number_of(world.explorers[t.seat(1)].hand[0]) for world in worlds}
    taken_along = {number_of(world.away[0]) for world in worlds}
    for places in (held, taken_along):
        assert len(places & loot) > 20
        assert places & relics
        assert not places & monsters


@rule("TX-010", "TX-011", "TX-214")
def test_what_stayed_in_the_box_may_be_any_loot_and_any_monster() -> None:
    state: Any = GAME.new(seats=SEATS, seed=1, pack=liza.Pack(WIDE, "wide"))
    worlds: list[Any] = [state.determinize(0, seed) for seed in range(60)]
    for place, card in enumerate(state.box):
        kinds = {number_of(world.box[place]) for world in worlds}
        assert len(kinds) > 8
        assert {is_monster(kind) for kind in kinds} == {is_monster(card)}
    for number in range(4):
        found = {number_of(world.decks[number][place]) for world in worlds for place in range(21)}
        assert found >= {number_of(card) for card in state.box}


@rule("TX-217", "TX-A14", "TX-218")
def test_whoever_has_not_seen_the_pool_knows_nothing_of_those_who_have_chosen() -> None:
    state: Any = GAME.new(seats=4, seed=2)
    order = [(state.starter + step) % 4 for step in range(4)]
    state.apply(order[0], GAME.parse("character ian_frost"))
    ian = CONTENT.keys["character"].index("ian_frost")
    guessed = {
        world.explorers[order[0]].character for world in (state.determinize(order[3], seed) for seed in range(90))
    }
    assert guessed == set(range(12))
    assert {state.determinize(order[1], seed).explorers[order[0]].character for seed in range(9)} == {ian}
    for name in ("darla_olcay", "bruna_tizon", "mirta_salitre"):
        state.apply(state.actors[0], GAME.parse(f"character {name}"))
    assert state.view(None)["moment"] == "ChooseColour"
    worlds = [state.determinize(order[2], seed) for seed in range(90)]
    assert {tuple(sorted(world.explorers[seat].character for seat in order[:2])) for world in worlds} == {(0, 3)}
    assert {world.explorers[order[0]].character for world in worlds} == {0, 3}
    assert {world.explorers[order[3]].character for world in worlds} == set(range(12)) - {0, 3, 4}
    dealt: Any = GAME.new(seats=4, seed=2, characters="random")
    seat = dealt.actors[0]
    for other in range(4):
        found = {dealt.determinize(seat, seed).explorers[other].character for seed in range(90)}
        assert found == (
            {dealt.explorers[seat].character} if other == seat else set(range(12)) - {dealt.explorers[seat].character}
        )
    shops = [dealt.determinize(seat, seed).merchant for seed in range(60)]
    assert all(len({number_of(shop[place]) for shop in shops}) > 9 for place in range(5))
