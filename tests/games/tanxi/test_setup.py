"""From the box to the first turn (TX-001 to TX-035)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import liza
from liza.games.tanxi.content.cards import FIGURES
from liza.games.tanxi.state import number_of
from tests.games.tanxi.island import BOARD, CONTENT, GAME, KEYS, Loaded, listed
from tests.support import rule


def prepared(seats: int = 3, seed: int = 3, **options: Any) -> Any:
    """Return a game after the roll for the starting player."""
    return GAME.new(seats=seats, seed=seed, **options)


def settled(seats: int = 3, seed: int = 3, **options: Any) -> Any:
    """Return a game at the first turn, everybody having taken the first of everything."""
    state = prepared(seats, seed, **options)
    while state.view(None)["moment"] != "Main":
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[0])
    return state


@rule("TX-002")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_three_to_five_play(seats: int) -> None:
    with pytest.raises(liza.BadOption):
        GAME.new(seats=seats)
    assert GAME.seats == (3, 4, 5)


@rule("TX-006", "TX-009", "TX-010", "TX-011", "TX-012", "TX-013", "TX-014", "TX-015", "TX-017", "TX-021")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everything_is_dealt_out(seats: int) -> None:
    state = prepared(seats)
    kinds = [[number_of(card) for card in deck] for deck in state.decks]
    for deck in kinds:
        assert len(deck) == 21
        assert sum(card >= CONTENT.first_monster for card in deck) == 5
        assert sum(card < CONTENT.first_monster and CONTENT.all[card].relic for card in deck) == 1
    assert [CONTENT.all[number_of(card)].relic for card in state.merchant] == [False] * 4 + [True]
    assert len(state.relics) == 13
    assert all(CONTENT.all[card].relic for card in state.relics)
    assert state.discard == []
    everything = Counter(number_of(card) for pile in (*state.decks, state.merchant, state.relics) for card in pile)
    assert everything == Counter({card.number: card.copies for card in CONTENT.all if card.copies})
    assert sum(everything.values()) == 64 + 20 + 18
    assert sum(len(hand) for hand in listed(state, "hand")) == 2 * seats


@rule("TX-016", "TX-212", "TX-219", "TX-A16", "TX-A17", "TX-220")
def test_three_deities_lie_face_down() -> None:
    state = settled()
    shown = [zone for zone in state.view(0)["zones"] if zone["id"] == "deities"]
    assert [piece["key"] for piece in shown[0]["pieces"]] == [None, None, None]
    decks = [zone for zone in state.view(0)["zones"] if zone["id"].startswith("deck_")]
    assert [(zone["count"], zone["pieces"]) for zone in decks] == [(21, [])] * 4


@rule("TX-018", "TX-019", "TX-020", "TX-031")
def test_everybody_starts_with_the_same() -> None:
    state = prepared(5)
    for seat in range(5):
        assert sorted(KEYS[number_of(card)] for card in state.explorers[seat].hand) == ["cantimplora", "gema_de_poder"]
        assert KEYS[listed(state, "worn")[seat * 6 + 4]] == "cuchillo"
        assert state.explorers[seat].gems == 0
    assert listed(state, "orbs") == [0] * 10
    assert state.turn.spent == 0


@rule("TX-022", "TX-A13", "TX-A02")
def test_the_highest_roll_starts_and_ties_roll_again() -> None:
    source = Loaded([0, 0, 1, 1, 1, 1, 2, 2])
    for told in ("a5 d2 d2 d2", "a0 d0 d0 d0", "a5 d2 d2 d2", "a1 d0 d0 d0", "a1 d0 d1 d0"):
        source.queue += told.split()
    state = GAME.new(seats=3, source=source)
    rolls = [event.data for event in state.events if event.kind == "starter_rolled"]
    assert [(roll["seat"], roll["amount"]) for roll in rolls] == [(0, 11), (1, 0), (2, 11), (0, 1), (2, 2)]
    assert state.actors == (2,)


@rule("TX-024", "TX-026", "TX-A14", "TX-218")
def test_characters_are_chosen_in_secret() -> None:
    state = prepared()
    first, second, third = [(state.starter + step) % 3 for step in range(3)]
    assert state.actors == (first,)
    assert len(state.legal(first)) == 12
    state.apply(first, GAME.parse("character ian_frost"))
    assert state.actors == (second,)
    assert len(state.legal(second)) == 11
    reason = GAME.explain(state, second, GAME.parse("character ian_frost"))
    assert reason is not None
    assert reason.rule == "TX-024"
    assert state.events[0].seen_by(first)["character"] == "ian_frost"
    for who in (second, third, None):
        assert state.events[0].seen_by(who)["character"] is None
        zone = [zone for zone in state.view(who)["zones"] if zone["id"] == "character" and zone["seat"] == first]
        assert [piece["key"] for piece in zone[0]["pieces"]] == [None]
    mine = [zone for zone in state.view(first)["zones"] if zone["id"] == "character" and zone["seat"] == first]
    assert mine[0]["pieces"][0]["key"] == "ian_frost"


@rule("TX-025", "TX-027")
def test_characters_may_be_dealt() -> None:
    state = prepared(4, characters="random")
    assert state.view(None)["moment"] == "ChooseColour"
    assert len(set(listed(state, "character"))) == 4
    assert len(state.pool) == 8
    assert len({tuple(listed(prepared(4, seed=seed, characters="random"), "character")) for seed in range(6)}) > 1


@rule("TX-028", "TX-A15")
def test_colours_are_chosen_in_turn_order() -> None:
    state = prepared(5, characters="random")
    assert [GAME.notation(action) for action in state.legal(state.actors[0])][-1] == "colour purple"
    order = []
    while state.view(None)["moment"] == "ChooseColour":
        order.append(state.actors[0])
        taken = state.legal(state.actors[0])[0]
        state.apply(state.actors[0], taken)
        if state.view(None)["moment"] == "ChooseColour":
            reason = GAME.explain(state, state.actors[0], taken)
            assert reason is not None
            assert reason.rule == "TX-028"
    assert order == [(state.starter + step) % 5 for step in range(5)]


@rule("TX-029", "TX-030", "TX-050")
def test_everybody_lands_on_a_beach_of_their_own() -> None:
    state = prepared(3, characters="random")
    while state.view(None)["moment"] == "ChooseColour":
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    seat = state.actors[0]
    assert seat == state.starter
    beaches = sorted(f"place {square}" for square in ("f1", "i1", "l6", "g12", "d12", "a7"))
    assert sorted(GAME.notation(action) for action in state.legal(seat)) == beaches
    state.apply(seat, GAME.parse("place f1"))
    reasons = [GAME.explain(state, state.actors[0], GAME.parse(text)) for text in ("place f1", "place f6")]
    assert [reason and reason.rule for reason in reasons] == ["TX-030", "TX-029"]


@rule("TX-032", "TX-033", "TX-034", "TX-035", "TX-007", "TX-008", "TX-217", "TX-191", "TX-A76")
def test_then_all_is_revealed() -> None:
    state = prepared(3, characters="random")
    hidden = [zone for zone in state.view(0)["zones"] if zone["id"] == "merchant"]
    assert [piece["key"] for piece in hidden[0]["pieces"]] == [None] * 5
    while state.view(None)["moment"] != "Main":
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    kinds = [event.kind for event in state.events]
    assert kinds.index("merchant_opened") < kinds.index("character_revealed") < kinds.index("turn_began")
    open_ones = [zone for zone in state.view(None)["zones"] if zone["id"] == "merchant"]
    assert all(piece["key"] for piece in open_ones[0]["pieces"])
    assert listed(state, "life") == [CONTENT.characters[who].life for who in listed(state, "character")]
    assert state.actors == (state.starter,)
    assert state.round == 1
    assert state.marker == -1


@rule("TX-003", "TX-023")
def test_rounds_go_clockwise_from_the_starting_player() -> None:
    state = settled(4, seed=9)
    order = []
    for _ in range(8):
        order.append(state.actors[0])
        state.apply(state.actors[0], GAME.parse("end"))
    assert order == [(state.starter + step) % 4 for step in range(4)] * 2


@rule("TX-005")
def test_only_the_one_whose_turn_it_is_acts() -> None:
    state = settled()
    other = (state.actors[0] + 1) % 3
    reason = GAME.explain(state, other, GAME.parse("end"))
    assert reason is not None
    assert reason.rule == "TX-005"
    assert state.legal(other) == []


def test_beaches_lie_on_the_board() -> None:
    assert len(BOARD.beaches) == 6


EMPTY = {
    "round": 0, "stage": 0, "active": -1, "revealed": 0, "marker": -1, "opened": 0, "meeting": None, "attack": None,
    "discard": [], "away": [], "ice": [], "rolled": [], "box": [], "pool": list(range(12)),
    "turn": {
        "spent": 0, "extra": 0, "explored": 0, "attacked": 0, "ability_used": False, "favour_used": False, "equips": 0,
        "visits": 0, "rage": 0, "rerolled": 0,
    },
}  # fmt: skip
NEWCOMER = {
    "character": -1, "colour": -1, "life": 0, "at": -1, "down": 0, "gems": 0, "orbs": 0, "guard": 0, "guard_dice": 0,
    "sheltered": 0, "slow": 0, "worn": [None] * 4,
}  # fmt: skip


@rule("TX-006", "TX-018", "TX-019", "TX-020", "TX-031", "TX-201")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_else_lies_on_the_table(seats: int) -> None:
    state = prepared(seats)
    fields = state.to_data()["fields"]
    assert {name: fields[name] for name in EMPTY} == EMPTY
    knife = {"weapon": KEYS.index("cuchillo"), "ammo": 0}
    hand = listed(state, "hand")[0]
    assert fields["explorers"] == [NEWCOMER | {"hand": hand, "held": [knife, None]}] * seats
    assert len(fields["explorers"]) == state.seats
    assert all(getattr(who.sheet, name) == 0 for who in state.explorers for name in FIGURES)
    assert state.occupant == [-1] * 132
    assert sorted(state.deities) == list(range(6))
    assert all(card >> 16 == 0 for pile in (*state.decks, state.relics, state.merchant) for card in pile)
    assert all(card >> 16 == -1 for hand in listed(state, "hand") for card in hand), "everybody knows the starting loot"
    assert len({tuple(prepared(seats, seed).deities) for seed in range(5)}) == 5
    dealt = {"explorers", "occupant", "deities", "decks", "relics", "merchant", "starter"}
    assert {*EMPTY, *dealt} == set(state.fields()), "every field is looked at, and every one is kept"
    zones = {zone["id"]: zone["pieces"] for zone in state.view(0)["zones"] if zone["seat"] is None}
    assert zones["fire"] == zones["reach"] == zones["island"] == zones["explored"] == []


@rule("TX-217", "TX-218", "TX-035", "TX-104", "TX-159")
def test_what_one_could_do_is_shown_once_everything_is_revealed() -> None:
    state = prepared(3, characters="random")
    while state.view(None)["moment"] != "Main":
        zones = {zone["id"]: zone["pieces"] for zone in state.view(0)["zones"]}
        assert zones["fire"] == zones["reach"] == []
        assert {c["id"] for c in state.view(0)["counters"]} == {"round", "fog"}
        assert all(
            piece["numbers"] == {} for z in state.view(0)["zones"] if z["id"] == "character" for piece in z["pieces"]
        )
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    zones = {zone["id"]: zone["pieces"] for zone in state.view(0)["zones"]}
    assert len(zones["fire"]) == 3
    assert [piece["owner"] for piece in zones["reach"]] == [state.starter]


@rule("TX-022", "TX-A13")
@pytest.mark.parametrize("best", [0, 1, 2, 3])
def test_all_four_dice_count_for_the_start(best: int) -> None:
    source = Loaded([0, 0, 1, 1, 1, 1, 2, 2])
    for seat in range(4):
        source.queue += ("a2 d1 d2 d2" if seat == best else "a2 d1 d2 d1").split()
    state = GAME.new(seats=4, source=source)
    rolls = [(event.data["seat"], event.data["amount"]) for event in state.events if event.kind == "starter_rolled"]
    assert rolls == [(seat, 7 if seat == best else 6) for seat in range(4)]
    assert state.actors == (best,)


@rule("TX-149", "TX-018", "TX-A59")
def test_a_starting_weapon_that_shoots_would_be_loaded() -> None:
    """No starting weapon of the base pack shoots; in a pack where it does, its counters lie on it from the start."""
    knife = "starting = 5\ncopies = 0\nhands = 1\nattack = 2\n"
    sling = knife + "range = 2\nammo = 3\nper_attack = 1\nreload = { energy = 1, ammo = 3 }\n"
    assert knife in GAME.pack.text
    game = GAME.bind(liza.Pack(GAME.pack.text.replace(knife, sling, 1), "sling"))
    state: Any = game.new(seats=3, seed=3)
    for name in ("isaac_fleesa", "ian_frost", "paula_percebe"):
        state.apply(state.actors[0], game.parse(f"character {name}"))
    while state.round == 0:
        assert listed(state, "ammo") == [0] * 6
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    isaac = state.starter
    assert [listed(state, "ammo")[seat * 2 : seat * 2 + 2] for seat in range(3)] == [
        [4, 0] if seat == isaac else [3, 0] for seat in range(3)
    ]
    assert listed(settled(), "ammo") == [0] * 6
