"""What everybody starts with (TR-002 to TR-014)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import liza
from tests.games.tornaris.table import CONTENT, GAME, OBJECTS, SPACES, Table, told
from tests.support import rule

STARTS = {
    "celeste": "potion",
    "skull": "portal",
    "remi": "raven",
    "baltazar": "crystal",
    "braulia": "familiar",
    "zelrac": "glove",
}


def view(seats: int, seed: int, **options: object) -> liza.State:
    return GAME.new(seats=seats, seed=seed, **options)


def pieces(state: liza.State, id: str, seat: int | None = None) -> list[str | None]:
    return [p["key"] for z in state.view(None)["zones"] if (z["id"], z["seat"]) == (id, seat) for p in z["pieces"]]


def counters(state: liza.State, id: str) -> dict[int | None, tuple[int, int | None]]:
    return {c["seat"]: (c["value"], c["limit"]) for c in state.view(None)["counters"] if c["id"] == id}


@rule("TR-002")
@pytest.mark.parametrize("seats", [2, 7])
def test_only_three_to_six_play(seats: int) -> None:
    assert GAME.seats == (3, 4, 5, 6)
    with pytest.raises(liza.BadOption):
        GAME.new(seats=seats)


@rule("TR-004")
def test_characters_are_dealt_at_random_without_choice() -> None:
    dealt = Counter[str | None]()
    for seed in range(60):
        state = view(3, seed)
        own = [pieces(state, "character", seat)[0] for seat in range(3)]
        assert len(set(own)) == 3
        dealt.update(own)
    assert set(dealt) == set(STARTS)


@rule("TR-005", "TR-088", "TR-096", "TR-006", "TR-007", "TR-008", "TR-097", "TR-A06", "TR-104")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_starts_with_what_belongs_to_the_character(seed: int) -> None:
    state = view(6, seed)
    for seat in range(6):
        (character,) = pieces(state, "character", seat)
        assert pieces(state, "objects", seat) == [STARTS[str(character)]] * 2
        assert pieces(state, "gear", seat) == []
        mana = 5 if character == "celeste" else 4
        assert counters(state, "mana")[seat] == (mana, mana)
        assert counters(state, "slots")[seat] == (0, 8 if character == "braulia" else 6)


@rule("TR-006")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_starts_with_eight_gold(seats: int) -> None:
    seed = next(seed for seed in range(99) if _first_sky(view(seats, seed)) in {"dia_despejado", "noche_serena"})
    assert counters(view(seats, seed), "gold") == dict.fromkeys(range(seats), (8, None))


def _first_sky(state: liza.State) -> str:
    return str(pieces(state, "sky")[0])


@rule("TR-003", "TR-013", "TR-034", "TR-107")
def test_a_new_game_has_no_owner_no_leftovers_and_all_its_cards() -> None:
    state = view(4, 5, start="p2")
    sizes = {zone["id"]: zone["count"] for zone in state.view(None)["zones"] if zone["seat"] is None}
    by_day = state.view(None)["zones"][0]["pieces"][0]["marks"][0]["key"] == "day"
    assert sizes["gear_deck"] + sizes["row"] == 42
    assert (sizes["row"] > 0) == by_day
    assert (sizes["object_deck"], sizes["sky_deck"]) == (24 - 8, 49)
    assert (sizes["day_deck"], sizes["night_deck"]) == (30, 20)
    empty = ("gear_discard", "object_discard", "sky_discard", "day_discard", "night_discard")
    assert [sizes[zone] for zone in empty] == [0] * 5
    assert counters(state, "tower") == counters(state, "block") == {}
    assert counters(state, "round") == {None: (1, None)}
    assert counters(state, "turn_place") == {0: (4, None), 1: (1, None), 2: (2, None), 3: (3, None)}
    left = 11 if by_day else 12
    assert counters(state, "monsters_left") == {None: (left, 12)}


@rule("TR-006", "TR-122")
def test_everybody_sees_that_all_start_with_eight_gold() -> None:
    table = Table("celeste remi skull")
    seen = [c["value"] for who in (0, 1, 2, None) for c in table.state.view(who)["counters"] if c["id"] == "gold"]
    assert seen == [8] * 12


@rule("TR-089", "TR-A67", "TR-A93", "TR-009")
def test_the_decks_have_their_sizes() -> None:
    assert sum(CONTENT.object_copies) == 24
    assert CONTENT.object_copies == [4] * 6
    assert CONTENT.gear_copies == [2] * 21
    assert [CONTENT.category.count(category) for category in range(4)] == [5] * 4
    state = view(3, 1)
    (deck,) = [zone["count"] for zone in state.view(None)["zones"] if zone["id"] == "object_deck"]
    assert deck == 24 - 6


@rule("TR-010", "TR-011", "TR-012", "TR-055", "TR-057", "TR-A15", "TR-A17", "TR-107", "TR-003", "TR-028")
@pytest.mark.parametrize("seed", range(4))
def test_twelve_monsters_come_category_by_category_on_twelve_days(seed: int) -> None:
    state = view(3, seed)
    came: list[str] = []
    days = 0
    mana = [0, 0, 0]
    while not state.over:
        for event in state.events:
            if event.kind == "monster_came":
                came.append(str(event.data["category"]))
            if event.kind == "dawned":
                days += event.data["half"] == "day"
        seat = state.actors[0]
        legal = [GAME.notation(action) for action in state.legal(seat)]
        quiet = next((text for text in ("done", "event", "go rest", "go shop", "cash") if text in legal), legal[0])
        mana = [limit or 0 for _, limit in counters(state, "mana").values()]
        state.apply(seat, GAME.parse(quiet))
    assert came == ["goblin"] * 3 + ["ogre"] * 3 + ["golem"] * 3 + ["dragon"] * 3
    assert days == 12
    characters = [pieces(state, "character", seat)[0] for seat in range(3)]
    assert mana == [8 if character == "celeste" else 7 for character in characters]


@rule("TR-010", "TR-012")
def test_any_monster_of_a_category_may_be_missing_and_orders_differ() -> None:
    first = {
        str(e.data["monster"])
        for seed in range(60)
        for s in [view(3, seed)]
        for e in s.events
        if e.kind == "monster_came"
    }
    assert len(first) == 5
    skies = {str(e.data["sky"]) for seed in range(60) for s in [view(3, seed)] for e in s.events if e.kind == "dawned"}
    assert len(skies) > 8


@rule("TR-012", "TR-A67")
def test_every_deck_is_shuffled_by_itself_and_anew_in_every_game() -> None:
    """Draw the first card of each deck in many games: every kind comes, in no fixed order, whatever the others do."""
    drawn: dict[str, list[str]] = {}
    for seed in range(90):
        state = view(3, seed)
        for event in _first_cards(state):
            name = next(name for name in ("happening", "equipment", "sky", "object") if name in event.data)
            drawn.setdefault(f"{event.kind} {name}", []).append(str(event.data[name]))
    assert len(set(drawn["stocked equipment"])) == 21
    assert len(set(drawn["dawned sky"])) > 10
    happenings = set(drawn["event_drawn happening"])
    assert len(happenings & set(CONTENT.happenings[:15])) > 10
    assert len(happenings & set(CONTENT.happenings[15:])) > 7
    stocked = drawn["stocked equipment"]
    assert stocked != sorted(stocked)


def _first_cards(state: liza.State) -> list[liza.Event]:
    """Return the cards that the first turn brings, everybody drawing events."""
    found = list(state.events)
    while counters(state, "round") == {None: (1, None)}:
        seat = state.actors[0]
        legal = state.legal(seat)
        events = [action for action in legal if GAME.notation(action) in {"go day_event", "go night_event"}]
        state.apply(seat, (events or legal)[0])
        found += [event for event in state.events if event.kind != "stocked"]
    return [event for event in found if event.kind in {"dawned", "stocked", "event_drawn"}]


@rule("TR-013", "TR-A19")
def test_the_token_starts_where_agreed_or_anywhere() -> None:
    def starter(seed: int, **options: object) -> int:
        return int(next(e.data["seat"] for e in view(4, seed, **options).events if e.kind == "turn_began"))  # type: ignore[arg-type]

    assert {starter(seed) for seed in range(40)} == {0, 1, 2, 3}
    assert {starter(seed, start="p3") for seed in range(10)} == {2}
    assert {starter(seed, start="p6") for seed in range(40)} == {0, 1, 2, 3}


@rule("TR-014", "TR-015", "TR-016", "TR-017", "TR-022", "TR-099", "TR-100", "TR-A21")
def test_arrows_point_at_the_spaces_of_the_half_and_skulls_at_all_eight() -> None:
    by_day = Table("celeste skull remi")
    assert by_day.offers("ana", "go") == ["dungeon", "shop", "tower", "day_event"]
    assert by_day.offers("beto", "go") == list(SPACES)
    by_night = Table("celeste skull remi", half="night")
    assert by_night.offers("ana", "go") == ["rest", "work", "ring", "night_event"]
    assert by_night.offers("beto", "go") == list(SPACES)
    assert by_day.refusal("ana: go rest") == by_night.refusal("ana: go shop") == "TR-022"


@rule("TR-A98")
def test_the_board_shows_where_everybody_stands_and_whose_the_tower_is() -> None:
    table = Table("celeste skull remi", owner="carlos", objects={"ana": "portal"}).arrows(
        ana="shop", beto="ring", carlos="shop"
    )
    assert table.zone("shop") == ["celeste", "remi"]
    assert table.zone("ring") == ["skull"]
    assert table.number("tower", "carlos") == 1


@rule("TR-A05")
def test_dice_have_six_sides() -> None:
    faces: set[int] = set()
    for seed in range(30):
        state = view(3, seed)
        while not state.over:
            faces |= {int(e.data["first"]) for e in state.events if e.kind == "rolled"}  # type: ignore[arg-type]
            state.apply(state.actors[0], state.legal(state.actors[0])[-1])
    assert faces == {1, 2, 3, 4, 5, 6}


def test_the_six_objects_are_those_of_the_rulebook() -> None:
    assert GAME.kinds()[8].keys == OBJECTS


AT_FIRST = {
    "round": 1, "half": 1, "skies.discard": [], "happenings.discard": [[], []], "gear.discard": [],
    "objects.discard": [], "row": [], "monsters.unmet": list(range(20)), "monsters.met": 0, "monster": -1,
    "monsters.ahead": -1, "monsters.eyes": 0, "tower.owner": -1, "tower.block": 0, "tower.held": False,
    "tower.conquered": False, "challenged": False, "combat.fighters": [], "combat.cause": 0, "combat.stake": 0,
    "combat.magic_used": False, "combat.borrowed": [], "combat.picked": [], "drawn": [], "offered": [], "order": [],
    "winners": [], "losers": [], "gear.deck": sorted([*range(21)] * 2),
    "happenings.deck": [sorted([*range(15)] * 2), sorted([*range(15, 25)] * 2)],
}  # fmt: skip
BY_SEAT: dict[str, object] = {
    "players.arrow": -1, "players.place": -1, "players.gold": 8, "players.gear": [], "players.acted": False,
}  # fmt: skip


@rule("TR-003", "TR-006", "TR-008", "TR-009", "TR-013", "TR-089", "TR-A67")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nothing_else_lies_on_the_table_in_a_first_calm_night(seats: int) -> None:
    state = next(state for seed in range(99) for state in [view(seats, seed)] if _first_sky(state) == "noche_serena")
    fields = told(state)
    assert {name: fields[name] for name in AT_FIRST} == AT_FIRST
    assert {name: fields[name] for name in BY_SEAT} == {name: [value] * seats for name, value in BY_SEAT.items()}
    assert fields["players.mana"] == fields["players.most"]
    kinds = [card & 0xFFFF for hand in fields["players.bag"] for card in hand]
    assert all(card >> 16 == -1 for hand in fields["players.bag"] for card in hand), "everybody knows them"
    assert sorted(kinds + fields["objects.deck"]) == sorted([*range(6)] * 4)
    assert fields["objects.deck"] == sorted(fields["objects.deck"])
    known = {
        *AT_FIRST,
        *BY_SEAT,
        "players.mana",
        "players.most",
        "players.slots",
        "players.bag",
        "players.character",
        "objects.deck",
        "first",
        "sky",
        "skies.deck",
    }
    assert known == set(fields), "every field is looked at somewhere in this file"


@rule("TR-018", "TR-107")
@pytest.mark.parametrize(("days", "nights"), [(30, 20)])
def test_the_deck_of_days_and_nights(days: int, nights: int) -> None:
    for seed in range(3):
        fields = told(view(3, seed))
        halves = [CONTENT.sky_half[card] for card in [*fields["skies.deck"], fields["sky"]]]
        assert (halves.count(0), halves.count(1)) == (days, nights)
        assert fields["skies.deck"] == sorted(fields["skies.deck"])


def test_the_lab_hands_out_equipment_and_objects_of_their_decks() -> None:
    for kind, key, zone, deck in (
        ("equipment", "mazo", "players.gear", "gear.deck"),
        ("object", "glove", "players.bag", "objects.deck"),
    ):
        state = next(state for seed in range(99) for state in [view(4, seed)] if _first_sky(state) == "noche_serena")
        before = told(state)
        number = (list(CONTENT.equipment) if kind == "equipment" else list(OBJECTS)).index(key)
        assert GAME.hand_out(state, 2, kind, key)
        fields = told(state)
        assert fields[deck].count(number) == before[deck].count(number) - 1
        assert len(fields[deck]) == len(before[deck]) - 1
        assert fields[zone][2] == [*before[zone][2], number | 1 << 16 + 2]
        assert [fields[zone][seat] for seat in (0, 1, 3)] == [before[zone][seat] for seat in (0, 1, 3)]
        copies = before[deck].count(number)
        for _ in range(copies - 1):
            assert GAME.hand_out(state, 1, kind, key)
        gone = told(state)
        assert not GAME.hand_out(state, 1, kind, key)
        assert told(state) == gone
    assert not GAME.hand_out(state, 0, "monster", "troll")


@rule("TR-005", "TR-097", "TR-104")
def test_the_lab_lets_two_change_characters_with_all_that_belongs_to_them() -> None:
    state = next(
        state
        for seed in range(199)
        for state in [view(4, seed)]
        if _first_sky(state) == "noche_serena"
        and [pieces(state, "character", seat)[0] for seat in (1, 3)] == ["celeste", "braulia"]
    )
    before = told(state)
    assert GAME.hand_out(state, 3, "character", "celeste")
    fields = told(state)
    for name in ("players.character", "players.most", "players.mana", "players.slots", "players.bag"):
        assert [fields[name][seat] for seat in range(4)] == [before[name][seat] for seat in (0, 3, 2, 1)]
    assert (counters(state, "mana")[3], counters(state, "slots")[1]) == ((5, 5), (0, 8))
    assert pieces(state, "objects", 3) == ["potion", "potion"]
    absent = next(key for key in STARTS if key not in [pieces(state, "character", seat)[0] for seat in range(4)])
    assert not GAME.hand_out(state, 0, "character", absent)
    assert told(state) == fields


@pytest.mark.parametrize(
    ("kind", "key", "deck"),
    [
        ("monster", "troll", "monsters.unmet"),
        ("sky", "caravana", "skies.deck"),
        ("happening", "ratero", "happenings.deck"),
        ("happening", "taberna", "happenings.deck"),
    ],
)
def test_the_lab_sets_all_copies_of_something_aside_while_others_are_left(kind: str, key: str, deck: str) -> None:
    state: Any = next(state for seed in range(99) for state in [view(4, seed)] if _first_sky(state) == "noche_serena")
    keys = {"monster": CONTENT.monsters, "sky": CONTENT.skies, "happening": CONTENT.happenings}[kind]
    card = list(keys).index(key)
    before = told(state)

    def without(cards: Any) -> Any:
        nested = bool(cards) and isinstance(cards[0], list)
        return [without(part) for part in cards] if nested else [other for other in cards if other != card]

    assert GAME.set_aside(state, kind, key)
    fields = told(state)
    assert fields == before | {deck: without(before[deck])}
    assert fields != before
    assert not GAME.set_aside(state, kind, key), "it is gone"
    assert not GAME.set_aside(state, "equipment", "mazo")
    of_half = CONTENT.happening_half[card] if kind == "happening" else 0
    pile = {"monster": state.monsters.unmet, "sky": state.skies.deck}.get(kind, state.happenings[of_half].deck)
    pile[:] = [card, card]
    assert not GAME.set_aside(state, kind, key), "something must be left"
    assert pile == [card, card]
