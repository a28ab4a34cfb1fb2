"""What an experiment of the lab may change before the first choice, and what it may not."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.tanxi.state import is_sure_relic, number_of
from tests.games.tanxi.island import CONTENT, GAME, KEYS, listed

CHARACTERS = CONTENT.keys["character"]
DEITIES = CONTENT.keys["deity"]
HERD = len(CONTENT.keys["monster"])


def new(seed: int = 3, **options: Any) -> Any:
    """Return a game of four before the first choice."""
    return GAME.new(seats=4, seed=seed, **options)


def everything(state: Any) -> dict[str, Any]:
    """Return every field of a state."""
    return {name: getattr(state.clone(), name) for name in state.fields()}


@pytest.mark.parametrize(("name", "pile"), [("escudo_solar", "relics"), ("garfio", "decks")])
def test_a_card_is_handed_out_that_is_there(name: str, pile: str) -> None:
    state = new()
    card = KEYS.index(name)
    piles = [state.relics] if pile == "relics" else state.decks
    if not any(card in cards for cards in piles):
        piles[0].append(card)
    others = [len(hand) for hand in listed(state, "hand")]
    before = sum(cards.count(card) for cards in (state.relics, *state.decks))
    assert GAME.hand_out(state, 2, "card", name)
    assert sum(cards.count(card) for cards in (state.relics, *state.decks)) == before - 1
    assert [len(hand) for hand in listed(state, "hand")] == [others[0], others[1], others[2] + 1, others[3]]
    given = state.explorers[2].hand[-1]
    assert (number_of(given), given >> 16) == (card, 1 << 2)
    assert is_sure_relic(given) == (pile == "relics")


def test_no_card_is_handed_out_that_is_not_there() -> None:
    state = new()
    for cards in (state.relics, *state.decks):
        cards[:] = [card for card in cards if card != KEYS.index("garfio")]
    before = everything(state)
    assert not GAME.hand_out(state, 0, "card", KEYS[-1]), "a monster is no card for a hand"
    assert not GAME.hand_out(state, 0, "card", "no such card")
    assert not GAME.hand_out(state, 0, "card", "garfio")
    assert everything(state) == before


def test_whoever_chooses_first_chooses_as_told_and_nobody_else() -> None:
    for kind, key in (("character", "darla_olcay"), ("ability", "suerte")):
        state = new()
        first = state.starter
        assert not GAME.hand_out(state, (first + 1) % 4, kind, key)
        assert listed(state, "character") == [-1] * 4
        assert GAME.hand_out(state, first, kind, key)
        assert [who for who in listed(state, "character") if who >= 0] == [CHARACTERS.index("darla_olcay")]
        assert state.explorers[first].character == CHARACTERS.index("darla_olcay")
        assert CHARACTERS.index("darla_olcay") not in state.pool


@pytest.mark.parametrize("dealt", [True, False])
def test_where_characters_are_dealt_two_change_or_the_pool_gives_one(dealt: bool) -> None:
    state = new(characters="random")
    before = list(listed(state, "character"))
    wanted = before[3] if dealt else state.pool[-1]
    assert GAME.hand_out(state, 1, "character", CHARACTERS[wanted])
    assert listed(state, "character") == [before[0], wanted, before[2], before[1] if dealt else before[3]]
    assert sorted(listed(state, "character") + state.pool) == list(range(12))
    again = list(listed(state, "character"))
    assert GAME.hand_out(state, 1, "character", CHARACTERS[wanted])
    assert (listed(state, "character"), sorted(listed(state, "character") + state.pool)) == (again, list(range(12)))


def test_nobody_becomes_somebody_else_after_the_reveal() -> None:
    state = new(characters="random")
    while state.round == 0:
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    before = list(listed(state, "character"))
    for character in CHARACTERS:
        assert not GAME.hand_out(state, 1, "character", character)
    assert listed(state, "character") == before


def test_a_deity_of_this_game_is_set_aside_for_another() -> None:
    for at in range(6):
        state = new()
        before = list(state.deities)
        assert GAME.set_aside(state, "deity", DEITIES[before[at]]) == (at < 3)
        after = [deity for deity in before if deity != before[at]] + [before[at]] if at < 3 else before
        assert state.deities == after
    shown = new()
    shown.revealed = 1
    before = list(shown.deities)
    assert not GAME.set_aside(shown, "deity", DEITIES[before[0]]), "it has come already"
    assert GAME.set_aside(shown, "deity", DEITIES[before[1]])
    assert not GAME.set_aside(shown, "weapon", "garfio")


def test_other_monsters_come_in_the_place_of_one() -> None:
    state = new()
    monster = CONTENT.keys["monster"].index("hongo_mutante")
    before = [list(deck) for deck in state.decks]
    state.decks[0][0] |= 1 << 17
    assert GAME.set_aside(state, "monster", "hongo_mutante")
    step = 0
    for deck, old in zip(state.decks, before, strict=True):
        for card, was in zip(deck, old, strict=True):
            if was == CONTENT.first_monster + monster:
                step += 1
                assert number_of(card) == CONTENT.first_monster + (monster + step) % HERD
            else:
                assert number_of(card) == was
    assert step == CONTENT.all[CONTENT.first_monster + monster].copies == 2
    assert state.decks[0][0] >> 17 == 1, "who knows the place still knows it"
    gone = everything(state)
    assert not GAME.set_aside(state, "monster", "hongo_mutante")
    assert everything(state) == gone
    assert GAME.set_aside(state, "monster", CONTENT.keys["monster"][-1])
    assert not any(number_of(card) == CONTENT.first_monster + HERD - 1 for deck in state.decks for card in deck)
    assert sum(number_of(card) == CONTENT.first_monster for deck in state.decks for card in deck) == 1, (
        "after the last the first"
    )
