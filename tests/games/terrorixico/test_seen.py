"""The whole table as it is shown, and a whole round as it is told: nothing missing, nothing more."""

from __future__ import annotations

from typing import Any

from tests.games.terrorixico.table import COLOURS, GAME, Table
from tests.support import rule

CAPTORS = {"captors": [-1] * 6 + [2, 2] + [-1] * 5, "book_captors": [-1] * 6 + [2] + [-1] * 9}


def shown(view: dict[str, Any]) -> dict[str, str]:
    """Return every zone in one line: how much lies there, and what of it is seen."""
    return {_named(zone): " ".join([str(zone["count"]), *map(_piece, zone["pieces"])]) for zone in view["zones"]}


def _named(zone: dict[str, Any]) -> str:
    return str(zone["id"]) if zone["seat"] is None else f"{COLOURS[zone['seat']]} {zone['id']}"


def _piece(piece: dict[str, Any]) -> str:
    owner = "" if piece["owner"] is None else f"{COLOURS[piece['owner']]}:"
    copied = "".join(f"={mark['key']}" for mark in piece["marks"] if mark["kind"] == "card")
    worth = f"[{piece['numbers']['worth']},{piece['numbers']['counts']}]" if "worth" in piece["numbers"] else ""
    return f"{owner}{piece['key'] or '?'}{copied}{worth}{'(down)' if 'face_down' in piece['numbers'] else ''}"


@rule("TE-007", "TE-008", "TE-010", "TE-A57", "TE-A71")
def test_everything_on_the_table() -> None:
    table = Table(
        "range_1 fury trauma_2 codex_1 mimetic",
        "melee_1*2 melee_2*3",
        "codex_3*5",
        monsters="nahual",
        events="pacto",
        next_monsters="momia",
        under_monsters="jinete mulata",
        under_events="susto",
        next_events="fiebre eco",
        discards=["codex_1 trauma_1", "", ""],
        wear=["", "codex_2", ""],
        draws=["", "shield_1*9", "trauma*2 range_1*9"],
        lines={
            "range": "red:range_2 green:trickery green:equality red:strength",
            "melee": "green:melee_3 ?green:fury",
            "shield": "blue:shield_3 ?blue:codex_1",
        },
        fields={"points": [7, 3, 12], "track": [1, 0, 2], **CAPTORS},
    )
    table.play("red: play mimetic shield")
    table.state.players[2].passed = True
    hidden = {colour: " ".join(["5", *[f"{colour}:?"] * 5]) for colour in ("green", "blue")}
    expected = {
        "monsters": "2 nahual momia",
        "events": "1 pacto",
        "monster_deck": "2 jinete mulata",
        "event_deck": "3 susto",
        "trauma_pile": "16",
        "strength": "4 range melee(down) shield(down) codex",
        "range": "4 red:range_2[2,4] green:trickery[2,4] green:equality[2,4] red:strength[0,0]",
        "melee": "2 green:melee_3[3,3] green:?(down)",
        "shield": "3 blue:shield_3[3,3] blue:?(down) red:mimetic=shield_3[3,3]",
        "codex": "0",
        "red hand": "4 red:range_1 red:codex_1 red:fury red:trauma_2",
        "red aside": "0",
        "red draw_pile": "0",
        "red discard_pile": "2 red:codex_1 red:trauma_1",
        "red wear_zone": "0",
        "red captured": "0",
        "green hand": hidden["green"],
        "green draw_pile": "9",
        "green discard_pile": "0",
        "green wear_zone": "1 green:codex_2",
        "green captured": "0",
        "blue hand": hidden["blue"],
        "blue draw_pile": "11",
        "blue discard_pile": "0",
        "blue wear_zone": "0",
        "blue captured": "3 planchada chupacabras ofrenda",
    }
    assert shown(dict(table.state.view(0))) == expected
    strengths = [piece["numbers"] for piece in table.pieces("strength")]
    assert strengths == [
        {
            "monster": 2,
            "monster_2": 1,
            "plus": 1,
            "required": 4,
            "sum": 6,
            "multiplied": 2,
            "reached": 12,
            "lacking": 0,
        },
        {"monster": 1, "monster_2": 3, "plus": 2, "required": 6, "reached": 3, "lacking": 3, "face_down": 1},
        {"monster": 3, "monster_2": 2, "plus": 1, "required": 6, "reached": 6, "lacking": 0, "face_down": 1},
        {"monster": 1, "monster_2": 0, "plus": 2, "required": 3, "reached": 0, "lacking": 3},
    ]
    counters = [(c["id"], c["seat"], c["value"], c["limit"]) for c in table.view["counters"]]
    assert counters == [
        ("round", None, 1, None),
        ("hand_size", None, 5, None),
        ("points", 0, 7, 40),
        ("track", 0, 1, 4),
        ("relics", 0, 7, None),
        ("points", 1, 3, 40),
        ("track", 1, 0, 4),
        ("relics", 1, 11, None),
        ("points", 2, 12, 40),
        ("track", 2, 2, 4),
        ("relics", 2, 3, None),
        ("passed", 2, 1, None),
        ("starts", 0, 1, None),
    ]


@rule("TE-085", "TE-087", "TE-048")
def test_two_events_and_the_limits_of_two_players() -> None:
    table = Table("", "", events="eco", next_events="tezcatlipoca")
    assert [piece["numbers"] for piece in table.pieces("strength")] == [
        {"monster": 2, "times": 2, "times_2": 2, "required": 8, "reached": 0, "lacking": 8},
        {"monster": 3, "times": 2, "plus_2": 1, "required": 8, "reached": 0, "lacking": 8},
        {"monster": 1, "plus": 0, "times_2": 2, "required": 2, "reached": 0, "lacking": 2},
        {"monster": 0, "plus": 0, "plus_2": 2, "required": 2, "reached": 0, "lacking": 2},
    ]
    limits = [(c["id"], c["limit"]) for c in table.view["counters"] if c["limit"] is not None]
    assert limits == [("points", 40), ("track", 5)] * 2


@rule("TE-A57", "TE-088")
def test_in_the_end_everything_lies_open() -> None:
    table = Table(
        "codex_1*5", "range_1*5", draws=["shield_1", "trauma*2 melee_1"], fields={"pile": 1}, values=(0, 0, 9, 0)
    )
    table.play("red: pass")
    for viewer in (0, 1, None):
        seen = shown(dict(table.state.view(viewer)))
        assert seen["red hand"] == "5 " + " ".join(["red:codex_1"] * 5)
        assert seen["red draw_pile"] == "2 red:shield_1 red:trauma_2"
        assert seen["green hand"] == "5 " + " ".join(["green:range_1"] * 5)
        assert seen["green draw_pile"] == "3 green:melee_1 green:trauma_2 green:trauma_2"
    rows = [
        (piece["key"], piece["owner"], piece["marks"][0]["key"], piece["numbers"]) for piece in table.pieces("scores")
    ]
    numbers = {"points": 0, "set": 0, "track": 0, "eliminated": 0}
    assert rows == [
        ("red", 0, "baby", {**numbers, "traumas": 2, "total": -2}),
        ("green", 1, "baby", {**numbers, "traumas": 4, "total": -4}),
    ]


@rule("TE-105", "TE-101")
def test_the_line_in_which_somebody_chooses_is_marked() -> None:
    lines = {"melee": "green:melee_1 green:trickery"}
    for card in ("mimetic", "friendly_fire"):
        table = Table(f"{card} range_1", "", lines=lines)
        table.play(f"red: play {card} melee")
        assert [piece["numbers"].get("aimed", 0) for piece in table.pieces("strength")] == [0, 1, 0, 0]
    assert not any("aimed" in piece["numbers"] for piece in Table("", "", lines=lines).pieces("strength"))


@rule("TE-005", "TE-010", "TE-014")
def test_before_the_first_choice_nothing_has_happened() -> None:
    for seats in GAME.seats:
        fields = GAME.new(seats=seats, seed=9).to_data()["fields"]
        for name in ("round", "turn", "defeated", "placed"):
            assert fields[name] == 0, name
        assert fields["first_passer"] == -1
        empty = {"cards": [], "required": 0, "base": 0, "times": 1, "total": 0, "downs": 0, "relics": 0}
        assert fields["lines"] == [empty] * 4
        for player in fields["players"]:
            for name in ("points", "track", "latest", "answers", "passed"):
                assert player[name] == 0, name
            assert (player["discards"], player["wear"], player["aside"]) == ([], [], [])
            assert player["known"] == [0] * 4
        for name, size in (("monsters", 13), ("book", 16)):
            deck = fields[name]
            assert (deck["captors"], deck["under"]) == ([-1] * size, [])
            assert sorted(deck["unseen"] + deck["here"]) == list(range(size))


@rule("TE-124", "TE-039", "TE-060", "TE-073", "TE-074", "TE-075", "TE-A66", "TE-A32")
def test_a_round_told_from_its_first_word_to_the_next_round() -> None:
    table = Table(
        "range_1 trauma_1 shield_1*3",
        "melee_3 last_chance codex_1*3",
        "friendly_fire shield_2*4",
        monsters="aluxe",
        events="susto",
        draws=["range_2*9", "codex_1*12", "shield_1*9"],
        values=(0, 0, 20, 0),
        next_monsters="nahual",
        next_events="luna_de_sangre",
    )
    assert table.required() == [4, 3, 3, 1]
    table.play("red: play shield_1 shield, hide trauma_1 shield, done")
    table.play("green: play melee_3 melee, hide last_chance range, done")
    table.play("blue: play friendly_fire shield, target red shield_1, play shield_2 shield, done")
    table.log = [line for line in table.log if not line.startswith(("drew", "reshuffled"))]
    assert table.log == [
        "round_started 1 red",
        "strong range 2 0 2 1 1 4",
        "strong melee 3 0 0 1 1 3",
        "strong shield 1 0 2 1 1 3",
        "strong codex 0 0 1 1 1 1",
        "traumatised red 1 event",
        "traumatised green 1 event",
        "traumatised blue 1 event",
        "turn_started red",
        "played red shield_1 shield",
        "reached shield 1 1 1 3 1 0 0 0",
        "hidden red trauma_1 shield",
        "turn_started green",
        "played green melee_3 melee",
        "reached melee 3 1 3 3 1 3 0 0",
        "hidden green last_chance range",
        "turn_started blue",
        "played blue friendly_fire shield",
        "destroyed blue red shield_1 shield",
        "reached shield 0 1 0 3 0 3 0 0",
        "played blue shield_2 shield",
        "reached shield 2 1 2 3 0 3 2 0",
        "turn_started red",
    ]


@rule("TE-124", "TE-039", "TE-043", "TE-060", "TE-068", "TE-073", "TE-074", "TE-075", "TE-A32", "TE-A66")
def test_the_end_of_a_round_told_to_the_first_word_of_the_next() -> None:
    lines = {
        "range": "green:range_3 green:range_3 ?blue:last_chance",
        "shield": "green:shield_3 ?red:trauma_2",
        "melee": "red:melee_3",
    }
    more = {"next_monsters": "nahual", "next_events": "mal_de_ojo"}
    table = Table("melee_1", "", "codex_1*5", lines=lines, draws=["", "", "codex_2*9"], **more)
    table.state.players[2].passed = True
    happened = table.play("red: play melee_1 melee")
    assert happened[:24] == [
        "played red melee_1 melee",
        "reached melee 4 1 4 4 4 9 0 0",
        "defeated",
        "revealed blue last_chance range",
        "revealed red trauma_2 shield",
        "reached range 7 1 7 6 4 9 1 0",
        "discarded blue codex_2 special",
        "discarded blue codex_2 special",
        "discarded blue codex_2 special",
        "counted red 4",
        "counted green 9",
        "counted blue 1",
        "second red 2 2",
        "first green 5 5",
        "nothing blue",
        "saddled blue trauma_2",
        "took green 1 1",
        "uncovered_monster nahual",
        "uncovered_event mal_de_ojo",
        "round_started 2 blue",
        "strong range 2 0 2 1 1 4",
        "strong melee 1 0 1 1 1 2",
        "strong shield 3 0 0 1 1 3",
        "strong codex 1 0 0 3 1 3",
    ]
    assert [line for line in happened[24:] if not line.startswith("drew")] == [
        "reshuffled red 2",
        "reshuffled green 3",
        "turn_started blue",
    ]
    assert table.zone("captured", "green") == "aluxe luna_de_sangre"
    assert table.asked == "blue PlayCard"
