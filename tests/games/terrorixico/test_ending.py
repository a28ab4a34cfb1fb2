"""How a game ends, what is counted, who wins."""

from __future__ import annotations

import pytest

from tests.games.terrorixico.table import COLOURS, GAME, Table
from tests.support import rule

NEARLY = {"range": "red:range_3 red:range_3", "melee": "red:melee_3", "shield": "green:shield_3"}
NEXT = {"next_monsters": "nahual", "next_events": "mal_de_ojo"}
MONSTERS = GAME.content.monster_kind.keys


def last_round(*seats: str, captors: dict[str, str] | None = None, **more: object) -> Table:
    """Return a table after red has won a round that pays 5 and 2: nothing else is drawn."""
    hands = ("melee_1", *["codex_1"] * (len(seats or "ab") - 1))
    fields = dict(more.pop("fields", {}))  # type: ignore[call-overload]
    taken = [-1] * len(MONSTERS)
    for colour, keys in (captors or {}).items():
        for key in keys.split():
            taken[MONSTERS.index(key)] = COLOURS.index(colour)
    table = Table(*hands, lines=NEARLY, fields={"captors": taken, **fields}, **{**NEXT, **more})  # type: ignore[arg-type]
    table.play("red: play melee_1 melee")
    return table


def rows(table: Table) -> dict[str, dict[str, int]]:
    """Return the final table by colour."""
    return {piece["key"]: piece["numbers"] for piece in table.pieces("scores")}


def level(table: Table, colour: str) -> str:
    (found,) = [piece["marks"][0]["key"] for piece in table.pieces("scores") if piece["key"] == colour]
    return str(found)


@rule("TE-084", "TE-A62")
def test_four_monsters_end_a_game_of_three_or_four() -> None:
    for seats in ("abc", "abcd"):
        table = last_round(*seats, fields={"track": [3, 0, 0, 0][: len(seats)]})
        assert table.outcome.reason == "monsters"
        assert rows(table)["green"]["points"] == 2, "everybody was paid before the end"
        table = last_round(*seats, fields={"track": [2, 0, 0, 0][: len(seats)]})
        assert not table.state.over


@rule("TE-085")
def test_five_monsters_end_a_game_of_two() -> None:
    assert not last_round(fields={"track": [3, 0]}).state.over
    assert last_round(fields={"track": [4, 0]}).outcome.reason == "monsters"


@rule("TE-087", "TE-A62")
def test_forty_points_end_the_game() -> None:
    assert not last_round(fields={"points": [34, 0]}).state.over
    table = last_round(fields={"points": [35, 0]})
    assert table.outcome.reason == "points"
    assert rows(table)["green"]["points"] == 2
    assert last_round(fields={"points": [0, 38]}).outcome.reason == "points"


@rule("TE-086", "TE-A44", "TE-052")
def test_the_last_trauma_ends_the_game_at_once() -> None:
    lines = {"range": "green:range_3", "melee": "?green:trauma_2"}
    table = Table("codex_1", "range_1", lines=lines, fields={"pile": 1, "points": [5, 5]})
    table.play("red: pass")
    assert table.outcome.reason == "traumas"
    assert table.counters("points") == [5, 5], "the battle is not scored"
    assert table.line("range") == ""
    assert table.zone("discard_pile", "green") == "range_3 trauma_2"
    assert rows(table)["green"]["traumas"] == 2


@rule("TE-A44")
def test_what_is_left_of_the_pile_is_dealt_in_turn_order() -> None:
    table = Table("", "", "", events="susto", starter="green", fields={"pile": 2})
    assert table.outcome.reason == "traumas"
    assert [line for line in table.log if line.startswith("traumatised")] == [
        "traumatised green 1 event",
        "traumatised blue 1 event",
    ]
    table = Table(
        "codex_1*4", "", monsters="momia", events="cansancio", lines={"codex": "green:codex_1"}, fields={"pile": 1}
    )
    table.play("red: pass")
    assert "traumatised red 1 passing" in table.log


@rule("TE-A44", "TE-086")
def test_or_the_battle_is_finished_first_where_so_agreed() -> None:
    lines = {**NEARLY, "melee": "red:melee_2"}
    more = {"lines": lines, "finish_battle": True, "starter": "green", "fields": {"pile": 1}, **NEXT}
    table = Table("melee_2 codex_1", "codex_1", "codex_1", **more)
    table.play("green: pass, done")
    assert not table.state.over
    assert table.count("trauma_pile") == 0
    table.play("blue: pass, done")
    assert "traumatised blue 1 passing" not in table.log, "what is due but not there is not given"
    assert not table.state.over
    table.play("red: play melee_2 melee, done")
    assert table.outcome.reason == "traumas"
    assert table.counter("points", "red") > 0
    assert "took red 1 1" in table.log


@rule("TE-A44", "TE-A11")
def test_a_battle_that_is_finished_may_be_lost_as_well() -> None:
    table = Table("codex_1", "codex_1", finish_battle=True, fields={"pile": 1}, **NEXT)
    table.play("red: pass, done", "green: pass, done")
    assert "failed" in table.log
    assert table.outcome.reason == "traumas"


@rule("TE-A56", "TE-A44")
def test_without_a_trauma_in_the_pile_take_advantage_is_not_valid() -> None:
    table = Table("take_advantage range_1 berserker", "", finish_battle=True, fields={"pile": 0})
    reason = table.refusal("red: play take_advantage range")
    assert reason.rule == "TE-A56"
    assert "traumas" in reason.unless
    assert table.may("red: hide take_advantage range"), "face down it needs none yet"
    assert table.may("red: play berserker range")
    assert Table("take_advantage", "", finish_battle=True, fields={"pile": 1}).may("red: play take_advantage codex")


@rule("TE-A67", "TE-A33", "TE-087")
def test_a_pile_that_runs_out_after_the_victory_lets_the_round_be_scored() -> None:
    lines = {**NEARLY, "range": f"{NEARLY['range']} ?red:take_advantage ?green:take_advantage"}
    table = Table("melee_1", "codex_1", lines=lines, fields={"pile": 1}, **NEXT)
    table.play("red: play melee_1 melee")
    assert table.outcome.reason == "traumas"
    assert table.counters("points") == [5, 2]
    assert [line for line in table.log if line.startswith("traumatised")] == ["traumatised green 1 given"]


@rule("TE-A67")
def test_an_event_at_the_end_of_the_round_may_take_the_last_trauma() -> None:
    lines = {
        "range": "red:range_3 red:range_2",
        "melee": "red:melee_2",
        "shield": "green:shield_2",
        "codex": "green:codex_2",
    }
    table = Table("melee_1", "codex_1", "codex_1", events="campanas", lines=lines, fields={"pile": 1}, **NEXT)
    table.play("red: play melee_1 melee")
    assert "traumatised blue 1 event" in table.log
    assert table.outcome.reason == "traumas"
    assert table.counters("points") == [4, 1, 1]


@rule("TE-A45")
@pytest.mark.parametrize("more", [{"next_monsters": ""}, {"next_events": ""}])
def test_an_empty_deck_ends_the_game(more: dict[str, str]) -> None:
    table = last_round(**more)
    assert table.outcome.reason == "decks"
    assert table.outcome.scores == (5, 2)


@rule("TE-A74")
def test_the_first_reason_in_printed_order_is_named() -> None:
    assert last_round(fields={"track": [4, 0], "points": [39, 0]}).outcome.reason == "monsters"
    lines = {**NEARLY, "range": f"{NEARLY['range']} ?red:take_advantage"}
    table = Table("melee_1", "codex_1", lines=lines, fields={"pile": 1, "points": [39, 0]}, **NEXT)
    table.play("red: play melee_1 melee")
    assert table.outcome.reason == "traumas"
    assert last_round(fields={"points": [39, 0]}, next_monsters="").outcome.reason == "points"


@rule("TE-079", "TE-080", "TE-081", "TE-082", "TE-083", "TE-A46")
@pytest.mark.parametrize(
    ("captured", "points"),
    [
        ("", 0),
        ("llorona", 0),
        ("llorona charro", 2),
        ("llorona charro planchada", 5),
        ("nahual mulata lechuza", 9),
        ("llorona charro planchada momia jinete", 5),
        ("llorona charro momia jinete", 2),
    ],
)
def test_only_the_best_set_of_a_type_scores(captured: str, points: int) -> None:
    table = last_round(captors={"red": captured}, fields={"points": [35, 0]})
    assert rows(table)["red"]["set"] == points, "the Aluxe just taken is magical as well"
    assert {monster.type for monster in GAME.content.monsters} == {0, 1, 2, 3}


@rule("TE-A46")
def test_five_of_a_type_count_as_four() -> None:
    text = GAME.pack.text.replace('type = "spirit"', 'type = "magical"', 1)
    game = GAME.bind(type(GAME.pack)(text, "five"))
    magical = [at for at, monster in enumerate(game.content.monsters) if monster.type == 3]
    assert len(magical) == 5
    captors = [0 if at in magical[1:] else -1 for at in range(13)]
    table = Table("melee_1", "codex_1", lines=NEARLY, game=game, fields={"captors": captors, "points": [35, 0]}, **NEXT)
    table.play("red: play melee_1 melee")
    assert rows(table)["red"]["set"] == 9


@rule("TE-088", "TE-054", "TE-A47")
@pytest.mark.parametrize(("agreed", "traumas"), [(False, 3 + 2 + 3), (True, 3 + 2 + 3 + 1)])
def test_traumas_in_the_piles_cost_points_and_those_in_hand_where_so_agreed(agreed: bool, traumas: int) -> None:
    table = Table(
        "melee_1",
        "codex_1*4 trauma_1",
        lines={**NEARLY, "codex": "?green:trauma_3"},
        discards=["", "trauma_2"],
        draws=["", "trauma_3 codex_1*8"],
        wear=["", "trauma_3"],
        fields={"points": [39, 0]},
        hand_traumas_count=agreed,
        **NEXT,
    )
    table.play("red: play melee_1 melee")
    assert table.hand("green") == "codex_1 codex_1 codex_1 codex_1 trauma_1"
    points = table.counter("points", "green")
    row = {"points": points, "traumas": traumas, "set": 0, "total": points - traumas, "track": 0, "eliminated": 1}
    assert rows(table)["green"] == row


@rule("TE-088", "TE-114", "TE-094")
def test_the_final_score() -> None:
    taken = [0 if key in {"llorona", "charro", "planchada"} else -1 for key in MONSTERS]
    table = Table(
        "codex_1*5",
        "codex_1*5",
        discards=["trauma_2 trauma_1"],
        fields={"points": [28, 0], "captors": taken, "pile": 1},
        values=(20, 0, 0, 0),
    )
    table.play("red: pass")
    assert rows(table)["red"]["total"] == 28 - 3 + 5 == 30
    assert level(table, "red") == "mythbuster"
    assert "scored red 28 3 5 30 0 0 mythbuster" in table.log


@rule("TE-A47", "TE-A04")
def test_traumas_that_nobody_saw_are_turned_over_at_the_end() -> None:
    table = Table("codex_1", "codex_1", fields={"pile": 1}, values=(0, 0, 0, 9))
    table.play("red: pass")
    assert table.zone("draw_pile", "red") == "trauma_3"
    assert rows(table)["red"]["traumas"] == 3


@rule("TE-089", "TE-090", "TE-091", "TE-092", "TE-093", "TE-094", "TE-095", "TE-A49")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (-11, "baby"),
        (-10, "baby"),
        (5, "baby"),
        (6, "aprendiz"),
        (10, "aprendiz"),
        (11, "clerigo"),
        (15, "clerigo"),
        (16, "knight"),
        (21, "knight"),
        (22, "slayer"),
        (28, "slayer"),
        (29, "mythbuster"),
        (35, "mythbuster"),
        (36, "van_helsing"),
    ],
)
def test_the_level_of_the_adventure(points: int, name: str) -> None:
    table = last_round(fields={"points": [35, points - 2]})
    assert rows(table)["green"]["total"] == points
    assert level(table, "green") == name


# Ties. Red gets 5 points and a step in the last round, green gets 2 and none.


@rule("TE-106", "TE-002", "TE-A69")
def test_most_points_win_then_more_monsters() -> None:
    table = last_round(fields={"points": [35, 37]})
    assert table.outcome.scores == (40, 39)
    assert table.outcome.winners == (0,)
    table = last_round(fields={"points": [35, 38], "track": [0, 0]})
    assert table.outcome.scores == (40, 40)
    assert table.outcome.winners == (0,)
    table = last_round(fields={"points": [35, 38], "track": [0, 2]})
    assert table.outcome.winners == (1,)


@rule("TE-A69")
def test_the_tie_break_looks_at_the_track_not_at_the_cards() -> None:
    table = last_round(captors={"red": "llorona momia ahuizotl"}, fields={"points": [35, 38], "track": [0, 2]})
    assert table.outcome.scores == (40, 40)
    assert table.outcome.winners == (1,)


@rule("TE-107")
def test_then_fewer_trauma_points() -> None:
    table = last_round(
        fields={"points": [35, 40], "track": [0, 1]}, discards=["", "trauma_2"], draws=["", "codex_1*10"]
    )
    assert table.outcome.scores == (40, 40)
    assert rows(table)["red"]["track"] == rows(table)["green"]["track"] == 1
    assert table.outcome.winners == (0,)
    other = last_round(
        fields={"points": [37, 38], "track": [0, 1]}, discards=["trauma_2", ""], draws=["codex_1*10", ""]
    )
    other.play("red: done")
    assert (other.outcome.scores, other.outcome.winners) == ((40, 40), (1,))


@rule("TE-108")
def test_then_fewer_eliminated_cards() -> None:
    table = last_round(fields={"points": [35, 38], "track": [0, 1]}, wear=["range_1", ""])
    assert table.outcome.winners == (1,)
    both = last_round(fields={"points": [35, 38], "track": [0, 1]}, wear=["range_1*2", "melee_1"])
    assert both.outcome.winners == (1,)


@rule("TE-A48")
def test_and_then_the_victory_is_shared() -> None:
    table = last_round(fields={"points": [35, 38], "track": [0, 1]}, wear=["range_1", "melee_1"])
    assert table.outcome.winners == (0, 1)
    table = last_round(*"abc", fields={"points": [35, 38, 10], "track": [0, 1, 0]})
    assert table.outcome.ranking == ((0, 1), (2,))


@rule("TE-A68")
def test_a_pack_that_might_never_end_is_refused() -> None:
    for field in ("trauma", "steps"):
        text = GAME.pack.text.replace(f"{field} = 1", f"{field} = 0", 1)
        with pytest.raises(Exception, match=f"event limpia {field}: expected a whole number from 1"):
            GAME.bind(type(GAME.pack)(text, "endless"))


@rule("TE-A68", "TE-A11")
def test_passing_for_ever_ends_with_the_traumas() -> None:
    table = Table("codex_1*5", "codex_1*5", draws="codex_1*9", **NEXT)
    for _ in range(40):
        if table.state.over:
            break
        seat = table.state.actors[0]
        choices = table.legal(COLOURS[seat])
        table.play(f"{COLOURS[seat]}: {'pass' if 'pass' in choices else 'done' if 'done' in choices else choices[0]}")
    assert table.state.over
    assert table.outcome.reason == "traumas"


@rule("TE-A62")
def test_after_the_end_nobody_may_do_anything() -> None:
    table = last_round(fields={"track": [4, 0]})
    assert table.refusal("red: pass").rule == "TE-A62"
