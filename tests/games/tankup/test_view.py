"""What is seen of a game: the whole table at its start, and at a busy moment; what a copy of it shares: nothing."""

from __future__ import annotations

from typing import Any

import liza
from liza.conformance.copies import copy_faults
from liza.games.tankup.vocabulary import BACKS, SPACES
from tests.games.tankup.arena import GAME, NUMBER, Arena
from tests.support import rule

FIGHTER = {
    "life": 20, "gone": 0, "worn": [None] * 6, "dice": [0] * 6, "lasting": 0, "frozen": False, "cursed": False,
    "tough": 0, "ward": False, "thumb": False, "vote": 0,
}  # fmt: skip
TURN = {
    "used": [0] * 6, "swapped": -1, "exchanged": False, "free_draws": 0, "free_equips": 0, "free_attack": 0,
    "bonus_attacks": 0, "boost": [0] * 3, "boost_first": [0] * 3, "more_dice": [0] * 3, "aims": 0,
}  # fmt: skip
EMPTY = {
    "round": 0, "active": -1, "turn": TURN, "order": [], "lightest": -1, "heaviest": -1, "fighters": [FIGHTER] * 3,
    "hands": [[], [], []], "discards": [[]] * 8, "broken": [], "situation": -1, "situation_left": 0,
    "situation_round": 0, "pending": -1, "corroded": 0, "laid": [], "aimed": [], "attacks": [], "rolls": [], "quiet": 0,
    "fought": False, "extra_rounds": 0, "wreck": -1,
}  # fmt: skip


@rule("TU-002", "TU-003", "TU-004")
def test_a_game_begins_with_nothing_but_life_and_shuffled_decks() -> None:
    fields = GAME.new(seats=3, seed=8).to_data()["fields"]
    decks = fields.pop("decks")
    assert fields == EMPTY
    other = GAME.new(seats=3, seed=9).to_data()["fields"]["decks"]
    assert [sorted(deck) for deck in decks] == [sorted(deck) for deck in other]
    assert all(deck != sorted(deck) for deck in decks)
    assert all(one != two for one, two in zip(decks, other, strict=True))


def busy() -> Arena:
    """Return a moment with something in every place: seat 0 aims a shot at seat 1, another waits; seat 3 has left."""
    arena = Arena(
        "Assign 0", seats=4, gone={3: 1}, life={0: 12, 1: 0, 3: 0}, situation="niebla_espesa", round=4,
        wear={0: "left_arm=garra head=galea-2!", 1: "torso=lorica-3 left_leg=die:4 right_leg=die:2~", 2: "head=balde"},
        hands={0: "flecha mandoble jubon", 1: "virote manto", 2: "sol_abrasador"},
        broken="zancos", pending=NUMBER["arena_mojada"], order=[2, 0, 1], frozen=[0, 1, 0, 1], cursed=[0, 0, 1, 0],
        tough=[2, 0, 0, 0], ward=[0, 1, 0, 0], thumb=[1, 0, 0, 0], quiet=2, extra_rounds=3, dice="torso",
        discards=[[], [], [], [], [NUMBER["hachazo"]], [], [], []], options={"elimination": "end_of_combat"},
    )  # fmt: skip
    return arena.play("0: attack flecha p2, attack mandoble p3", "0: resolve p2")


@rule("TU-035", "TU-A26", "TU-A60")
def test_everything_that_is_counted_is_shown() -> None:
    arena = busy()
    assert arena.moment == "Aim 0"
    found = [(c["id"], c["seat"], c["value"], c["limit"]) for c in arena.state.view(None)["counters"]]
    assert found == [
        ("round", None, 4, None),
        ("life", 0, 12, 20), ("weight", 0, 5, None), ("order", 0, 2, None), ("tough", 0, 2, None),
        ("thumb", 0, 1, None),
        ("life", 1, 0, 20), ("weight", 1, 4, None), ("order", 1, 3, None), ("fallen", 1, 1, None),
        ("frozen", 1, 1, None), ("ward", 1, 1, None),
        ("life", 2, 20, 20), ("weight", 2, 2, None), ("order", 2, 1, None), ("cursed", 2, 1, None),
        ("life", 3, 0, 20), ("crowd", 3, 1, None),
        ("active", 0, 1, None), ("quiet", None, 2, None), ("extra_rounds", None, 3, None),
    ]  # fmt: skip
    assign = Arena("Assign 0", hands={0: "mandoble mandoble"}, wear={0: "left_arm=garra"}, active=0, order=[])
    counters = [(c["id"], c["seat"], c["value"]) for c in assign.state.view(None)["counters"]]
    assert counters == [
        ("round", None, 1), ("life", 0, 20), ("weight", 0, 3), ("life", 1, 20), ("weight", 1, 0), ("active", 0, 1),
        ("attacks", 0, 2),
    ]  # fmt: skip
    nobody = Arena("TieVote", life={0: 9, 1: 9}, active=-1, order=[])
    assert [c["id"] for c in nobody.state.view(None)["counters"]] == ["round", "life", "weight", "life", "weight"]


@rule("TU-A26", "TU-A60", "TU-099", "TU-A37")
def test_everything_that_lies_on_the_table_is_shown_to_those_who_may_see_it() -> None:
    arena = busy()

    def zones(eyes: int | None) -> dict[tuple[str, int | None], Any]:
        view = arena.state.view(eyes)
        return {(z["id"], z["seat"]): [(p["kind"], p["key"], p["owner"]) for p in z["pieces"]] for z in view["zones"]}

    expected: dict[tuple[str, int | None], Any] = {
        ("situation", None): [("situation", "niebla_espesa", None), ("situation", "arena_mojada", None)],
        ("attack", None): [("shot", "flecha", 0)],
        ("broken", None): [("leg", "zancos", None)],
    }
    for key in BACKS.keys:
        expected |= {(f"deck_{key}", None): [], (f"discard_{key}", None): []}
    expected["discard_blow", None] = [("blow", "hachazo", None)]
    for seat in range(4):
        expected |= {(space, seat): [] for space in SPACES.keys} | {("line", seat): [], ("hand", seat): []}
    expected |= {
        ("left_arm", 0): [("arm", "garra", 0)],
        ("head", 0): [("helmet", "galea", 0)],
        ("torso", 1): [("torso", "lorica", 1)],
        ("left_leg", 1): [("token", "temporary", 1)],
        ("right_leg", 1): [("token", "temporary", 1)],
        ("head", 2): [("helmet", "balde", 2)],
        ("hand", 0): [("torso", None, 0)],
        ("hand", 1): [("torso", None, 1), ("shot", None, 1)],
        ("hand", 2): [("situation", None, 2)],
        ("line", 2): [("blow", None, 0)],
    }
    assert zones(None) == zones(3) == expected
    own = {("hand", 0): [("torso", "jubon", 0)], ("line", 2): [("blow", "mandoble", 0)]}
    assert zones(0) == expected | own
    assert zones(1) == expected | {("hand", 1): [("torso", "manto", 1), ("shot", "virote", 1)]}
    sizes = {z["id"]: z["count"] for z in arena.state.view(None)["zones"] if z["id"].startswith("deck")}
    assert sizes == {
        "deck_helmet": 10, "deck_torso": 9, "deck_arm": 15, "deck_leg": 15, "deck_blow": 19, "deck_shot": 18,
        "deck_magic": 20, "deck_situation": 10,
    }  # fmt: skip


@rule("TU-063", "TU-086", "TU-A21")
def test_counters_turned_cards_dice_and_what_an_attack_points_at_are_marked() -> None:
    arena = busy()
    galea, lorica = arena.pieces("head", 0)[0], arena.pieces("torso", 1)[0]
    assert galea["numbers"] == {"resistance": 2}
    assert [(m["kind"], m["key"], m["count"]) for m in galea["marks"]] == [
        ("set", "acero", 1), ("token", "damage", 2), ("token", "turned", 1),
    ]  # fmt: skip
    assert lorica["numbers"] == {"resistance": 4}
    assert [m["key"] for m in lorica["marks"]] == ["shot", "acero", "damage"]
    assert [arena.resistance(1, leg) for leg in ("left_leg", "right_leg")] == [4, 2]
    assert arena.pieces("situation")[0]["numbers"] == {"rounds": 3}
    assert arena.pieces("situation")[1]["numbers"] == {}
    attack = arena.pieces("attack")[0]
    assert [(m["kind"], m["key"]) for m in attack["marks"]] == [("player", "p2")]
    assert attack["numbers"] == {"damage": 3, "excess": 0}
    assert arena.state.view(None)["dice"] == [{"sides": 6, "value": 2, "seat": 0, "note": "torso"}]
    assert Arena().state.view(None)["dice"] == []


@rule("TU-120", "TU-A44", "TU-A65")
def test_a_thrown_rock_and_an_interrupted_attack_are_shown_with_where_they_fall() -> None:
    rock = Arena("CrowdThrow 2 1", seats=3, gone={2: 1}, dice="head torso", active=-1).play("2: throw rock p1")
    thrown = rock.pieces("attack")[0]
    assert (thrown["kind"], thrown["key"], thrown["owner"], thrown["numbers"]) == ("throw", "rock", 2, {"damage": 3})
    assert [(m["kind"], m["key"]) for m in thrown["marks"]] == [("player", "p1")]
    wear = {0: "right_leg=pata_de_palo", 1: "torso=caldera"}
    arena = Arena("Assign 0", hands={0: "mandoble"}, wear=wear, life={0: 9}, dice="torso head")
    arena.play("0: attack mandoble p2", "1: use caldera, target p1")
    assert arena.moment == "React 0"
    shown = [(p["key"], p["owner"], [m["key"] for m in p["marks"] if m["kind"] in {"player", "space"}])
             for p in arena.pieces("attack")]  # fmt: skip
    assert shown == [("mandoble", 0, ["p2", "torso"]), ("caldera", 1, ["p1", "head"])]


@rule("TU-A72", "TU-A26")
def test_a_hand_is_shown_by_back_then_what_is_known_then_what_is_not() -> None:
    arena = Arena(hands={1: "virote flecha galea balde"})
    arena.state.hands[1] = [
        card | (1 << 16 if card & 0x3FF == NUMBER["virote"] else 0) for card in arena.state.hands[1]
    ]
    assert arena.keys("hand", 1, eyes=0) == [None, None, "virote", None]
    assert arena.keys("hand", 1, eyes=1) == ["galea", "balde", "flecha", "virote"]


def test_a_copy_shares_nothing_and_is_the_same() -> None:
    arena = busy()
    state = arena.state
    twin: Any = state.clone()
    assert twin == state
    assert list(copy_faults(state, twin)) == []
    assert (twin.content, twin.adjacent) == (state.content, state.adjacent)
    assert (twin.fall_at_once, twin.piles_at_once) == (False, False)
    sudden: Any = GAME.new(seats=2, seed=1, elimination="immediate", piles_end="immediate").clone()
    assert (sudden.fall_at_once, sudden.piles_at_once) == (True, True)


def test_an_interrupted_attack_is_copied_with_the_rest() -> None:
    arena = Arena("Assign 0", hands={0: "mandoble"}, wear={0: "right_leg=pata_de_palo", 1: "torso=caldera"},
                  life={0: 9}, dice="torso head")  # fmt: skip
    arena.play("0: attack mandoble p2", "1: use caldera, target p1")
    twin: Any = arena.state.clone(liza.seeded(1))
    twin.apply(0, GAME.parse("pass"))
    assert arena.moment == "React 0"
    assert len(arena.pieces("attack")) == 2
