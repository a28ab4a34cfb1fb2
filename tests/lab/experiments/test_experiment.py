"""Things given by lot: what they do, against what is known exactly, and against flaws of our own planting."""

from __future__ import annotations

import csv
import json
from collections import Counter
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

import liza
from liza.games.tanxi.state import number_of
from liza.lab.experiments.experiment import (
    PLAIN,
    EffectEstimate,
    NoExperiment,
    PairOutcome,
    Trial,
    changed_entries,
    estimate_effect,
    measure,
    pack_entries,
    paired_mean,
    standing_out,
    trials,
)
from liza.lab.experiments.paired import (
    BARRED,
    DECISIONS,
    DENIED,
    GIVEN,
    IN_PLAY,
    NOBODY,
    SCORE,
    WINS,
    paired_worlds,
    play_out,
    treatments,
)
from liza.lab.experiments.stronger_bots import PAIRS, is_weak, repeat_with_stronger
from liza.lab.findings.findings_text import FindingsText
from liza.lab.run.card_index import EntryKey
from liza.lab.run.run_spec import RunSpec, checked_run
from tests.cli.conftest import Run, run  # noqa: F401

QIAHN = checked_run("qiahn", bots=["greedy:1"])
NOT_TESTED = {"tankup": {"set"}, "tanxi": {"gem", "resident"}, "terrorixico": {"line"}}
"""What nobody has, uses or meets by itself: the names of sets and lines, the gem card that all begin with, residents
(their services are tested)."""


def overlay(game: str, text: str) -> liza.Pack:
    return liza.Pack(f'[overlay]\ngame = "{game}"\n{text}', "mine")


def one(plan: RunSpec, kind: str, key: str, games: int) -> EffectEstimate:
    (found,) = measure(plan, trials(plan, [EntryKey(kind, key)]), games)
    return found


def against_base(game: str, text: str, games: int, bot: str = "greedy:1") -> list[EffectEstimate]:
    plan = checked_run(game, bots=[bot], pack=overlay(game, text))
    return measure(plan, changed_entries(plan, checked_run(game, bots=[bot])), games)


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_every_kind_of_thing_of_every_pack_can_be_put_to_the_test(game: liza.Game[Any]) -> None:
    plan = checked_run(game.id, bots=["random"])
    first: dict[str, EntryKey] = {}
    for thing in pack_entries(game):
        first.setdefault(thing.kind, thing)
    untold = {kind for kind, thing in first.items() if next(treatments(plan, thing), None) is None}
    assert untold <= NOT_TESTED.get(game.id, set())


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_both_worlds_differ_in_what_a_seat_drawn_by_lot_has_and_in_nothing_else(game: liza.Game[Any]) -> None:
    plan = checked_run(game.id, bots=["random"])
    people = {"ability", "character"}
    thing = next(thing for thing in pack_entries(game) if thing.kind not in people and GIVEN in treatments(plan, thing))
    pairs = [paired_worlds(plan, number, thing, GIVEN) for number in range(8)]
    assert len({pair.seat for pair in pairs if pair is not None}) > 1
    for pair in filter(None, pairs):
        assert pair.with_it.source.to_data() == pair.without.source.to_data()
        for other in set(range(plan.seats)) - {pair.seat}:
            assert pair.with_it.legal(other) == pair.without.legal(other)


@pytest.mark.parametrize(
    ("game", "kind", "deck"),
    [
        ("terrorixico", "event_card", "book.unseen"),
        ("terrorixico", "monster", "monsters.unseen"),
        ("tornaris", "monster", "monsters.unmet"),
    ],
)
def test_what_belongs_to_nobody_may_come_in_one_world_and_cannot_in_the_other(game: str, kind: str, deck: str) -> None:
    plan = checked_run(game, bots=["random"])
    section = {"event_card": "event"}.get(kind, kind)
    number = 2
    thing = EntryKey(kind, liza.game(game).pack.data[section][number]["id"])
    pair = next(filter(None, (paired_worlds(plan, world, thing, IN_PLAY) for world in range(6))))
    assert pair.seat == NOBODY
    with_it, without = attrgetter(deck)(pair.with_it), attrgetter(deck)(pair.without)
    assert len(with_it) == len(without)
    assert set(with_it) - set(without) == {number}


def test_a_deity_of_tanxi_can_be_kept_out_and_a_monster_replaced() -> None:
    plan = checked_run("tanxi", bots=["random"])
    content: Any = liza.game("tanxi").content  # type: ignore[attr-defined]
    for key in content.keys["deity"]:
        for pair in filter(None, (paired_worlds(plan, world, EntryKey("deity", key), IN_PLAY) for world in range(4))):
            deity = content.keys["deity"].index(key)
            with_it: Any = pair.with_it
            without: Any = pair.without
            assert deity in with_it.deities[:3]
            assert deity not in without.deities[:3]
    key = content.keys["monster"][3]
    kind = content.monsters[3].number
    pair = next(filter(None, (paired_worlds(plan, world, EntryKey("monster", key), IN_PLAY) for world in range(6))))
    worlds: list[Any] = [pair.with_it, pair.without]
    in_decks = [Counter(number_of(card) for deck in world.decks for card in deck) for world in worlds]
    assert in_decks[0][kind] > 0 == in_decks[1][kind]
    assert in_decks[0].total() == in_decks[1].total()


@pytest.mark.parametrize("characters", ["chosen", "random"])
def test_a_character_of_tanxi_is_given_to_a_seat_and_to_nobody_else(characters: str) -> None:
    plan = checked_run("tanxi", bots=["random"], options={"characters": characters})
    thing = EntryKey("character", "isaac_fleesa")
    who = liza.game("tanxi").content.keys["character"].index("isaac_fleesa")  # type: ignore[attr-defined]
    seats = set()
    for world in range(6):
        pair = paired_worlds(plan, world, thing, GIVEN)
        assert pair is not None
        state: Any = pair.with_it
        play_out(plan, world, state, pair.seat)
        characters_there = [explorer.character for explorer in state.explorers]
        assert characters_there[pair.seat] == who
        assert characters_there.count(who) == 1
        assert len(set(characters_there)) == plan.seats
        seats.add(pair.seat)
    assert len(seats) > 1


def test_what_everybody_begins_with_is_taken_away() -> None:
    sword = EntryKey("token", "espada")
    assert list(treatments(QIAHN, sword)) == [DENIED, BARRED]
    pair = paired_worlds(QIAHN, 0, sword, DENIED)
    assert pair is not None
    state: Any = pair.with_it
    other: Any = pair.without
    assert state.sides[pair.seat].tokens != other.sides[pair.seat].tokens
    assert state.sides[1 - pair.seat].tokens == other.sides[1 - pair.seat].tokens


def test_a_seat_that_is_forbidden_a_thing_never_uses_it_and_the_other_may() -> None:
    sword = EntryKey("token", "espada")
    kept: Counter[str] = Counter()
    for world in range(10):
        pair = paired_worlds(QIAHN, world, sword, BARRED)
        assert pair is not None
        for name, state, barred in (("may", pair.with_it, frozenset[int]()), ("barred", pair.without, pair.barred)):
            end: Any = state
            play_out(QIAHN, world, end, pair.seat, barred)
            kept[f"{name} own"] += end.sides[pair.seat].tokens & 1
            kept[f"{name} other"] += end.sides[1 - pair.seat].tokens & 1
    assert kept["barred own"] == 10
    assert kept["may own"] < 10
    assert kept["barred other"] < 10


def test_a_stronger_fighter_is_found_to_win_more_than_before_and_a_weaker_one_less() -> None:
    base = checked_run("qiahn", bots=["greedy:1"])
    plan = checked_run("qiahn", bots=["greedy:1"], pack=overlay("qiahn", '[[combatant]]\nid = "infante"\ndie = 40\n'))
    (trial,) = changed_entries(plan, base)
    (strong,) = measure(plan, [trial], 120)
    assert strong.trial.how == GIVEN
    assert strong.change[WINS].interval()[0] > 0
    assert strong.effect[WINS].value > strong.before[WINS].value
    assert strong.change[WINS].of == 120
    (weak,) = measure(base, [trial._replace(before=plan)], 120)
    assert weak.change[WINS].interval()[1] < 0


def test_only_the_thing_itself_differs_where_a_pack_changes_several() -> None:
    text = '[[combatant]]\nid = "infante"\ndie = 40\n[[combatant]]\nid = "mago"\nname = { en = "Sorceress" }\n'
    base = checked_run("qiahn", bots=["random"])
    plan = checked_run("qiahn", bots=["random"], pack=overlay("qiahn", text))
    by_key = {trial.key: trial for trial in changed_entries(plan, base)}
    assert set(by_key) == {"infante", "mago"}
    before = by_key["mago"].before
    assert before is not None
    rows = {row["id"]: row for row in before.bound().pack.data["combatant"]}
    assert rows["infante"]["die"] == 40
    assert rows["mago"]["name"]["en"] != "Sorceress"
    (name,) = measure(plan, [by_key["mago"]], 20)
    assert name.change[WINS].value == 0
    assert name.p_value() == 1


def test_a_new_card_is_compared_with_others_of_its_section() -> None:
    text = """[[armour]]
id = "coraza_de_prueba"
name = { es = "Coraza de prueba", en = "Trial plate" }
kind = "torso"
resistance = 9
draws = ["any"]
origin = "original"
"""
    plan = checked_run("tankup", bots=["random"], pack=overlay("tankup", text))
    (trial,) = changed_entries(plan, checked_run("tankup", bots=["random"]))
    assert (trial.key, trial.how, trial.before) == ("coraza_de_prueba", GIVEN, None)
    (found,) = measure(plan, [trial], 2)
    assert found.effect
    assert not found.change


def test_what_nobody_has_is_measured_by_what_it_does_to_the_game() -> None:
    text = '[[event]]\nid = "susto"\ntrauma = 9\n'
    (found,) = against_base("terrorixico", text, 16, "random")
    assert found.trial.how == IN_PLAY
    assert WINS not in found.change
    assert {SCORE, DECISIONS} <= set(found.change)
    assert {SCORE, DECISIONS, "points"} <= set(found.effect)


def test_a_number_that_belongs_to_no_card_is_compared_as_it_is() -> None:
    pack = liza.game("tankup").pack
    throw = pack.data["throw"][0]
    key = next(field for field in throw if isinstance(throw[field], str))
    text = f'[[throw]]\n{key} = "{throw[key]}"\n' + "".join(
        f"{field} = {value + 1}\n" for field, value in throw.items() if isinstance(value, int)
    )
    plan = checked_run("tankup", bots=["random"], pack=overlay("tankup", text))
    for trial in changed_entries(plan, checked_run("tankup", bots=["random"])):
        assert trial.how == PLAIN
        assert measure(plan, [trial], 1)[0].change


def test_a_card_like_all_others_does_nothing() -> None:
    keys = ("mago", "paladin", "caballero", "bestia", "arquero", "infante")
    same = "".join(f'[[combatant]]\nid = "{key}"\ndie = 8\n' for key in keys)
    plan = checked_run("qiahn", bots=["random"], pack=overlay("qiahn", same))
    low, high = one(plan, "combatant", "mago", 200).effect[WINS].interval(0.001)
    assert low < 0 < high


def test_few_pairs_that_are_equal_prove_nothing() -> None:
    nothing = paired_mean([0.0] * 4)
    low, high = nothing.interval()
    assert (nothing.value, nothing.of) == (0.0, 4)
    assert low < -0.2
    assert high > 0.2
    low, high = paired_mean([1.0] * 16).interval()
    assert 0.5 < low < high
    assert high < 1.2


def test_things_go_by_their_ids_and_by_their_names() -> None:
    game = liza.game("qiahn")
    assert pack_entries(game, ["Mago"]) == pack_entries(game, ["mage"]) == [EntryKey("combatant", "mago")]
    with pytest.raises(NoExperiment, match="no 'Merlin'"):
        pack_entries(game, ["Merlin"])
    kinds = {thing.kind for thing in pack_entries(liza.game("tanxi"), ["isaac_fleesa"])}
    assert kinds == {"character"}


def test_weak_bots_are_told_and_the_surest_findings_repeated_with_stronger_ones() -> None:
    assert is_weak(["random", "greedy:1", "soft:40"])
    assert not is_weak(["greedy:1", "ismcts:50"])
    found = against_base("qiahn", '[[combatant]]\nid = "infante"\ndie = 40\n', 60, "random")
    plan = checked_run("qiahn", bots=["random"], pack=overlay("qiahn", '[[combatant]]\nid = "infante"\ndie = 40\n'))
    name, (again,) = repeat_with_stronger(plan, found, "auto")
    assert name == "greedy:8"
    assert again.change[WINS].of == PAIRS
    assert again.change[WINS].value != found[0].change[WINS].value
    assert repeat_with_stronger(plan, found, "none")[1] == []


def test_the_terminal_tells_what_a_pack_changes_first_before_and_after_in_80_columns(
    run: Run,  # noqa: F811
    tmp_path: Path,
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[overlay]\ngame = "qiahn"\n[[combatant]]\nid = "infante"\ndie = 40\n', encoding="utf-8")
    table = tmp_path / "found.csv"
    words = ("lab", "card", "qiahn", "--pack", str(pack), "--games", "200", "--jobs", "1")
    told = run(*words, "--lang", "en", "--csv", str(table))
    assert told.code == 0
    lines = told.out.splitlines()
    assert "What the pack changes" in lines[0]
    assert "Footman, die: 4 → 40" in lines[1]
    assert "infante" not in told.out
    assert "stronger bots (greedy:8, 24 pairs)" in told.out
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {row["what"] for row in rows} == {"effect", "before", "change"}
    (row,) = json.loads(run(*words, "--json", "--strong", "none").out)
    assert (row["key"], row["how"], row["change"]["wins"]["pairs"]) == ("infante", "given", 200)
    assert row["before"]["wins"]["value"] < row["effect"]["wins"]["value"]
    assert row["stronger"] is None
    grids = [line for line in lines if line.startswith(("Thing", "Footman "))]
    assert grids
    assert max(map(len, grids)) <= 80


def test_what_could_be_done_with_a_card_before_and_never_can_now_is_said() -> None:
    bow = EntryKey("weapon", "arco_de_tejo")
    trial = Trial("weapon", bow.key, bow, GIVEN, checked_run("tanxi", bots=["random"]))
    rows = [
        PairOutcome(at, None, None, {WINS: 0.0}, {"equip": [1, 1, 1, 1], "wield": [0, 0, 1, 1]}) for at in range(10)
    ]
    few, many = estimate_effect(trial, rows[:3]), estimate_effect(trial, rows)
    assert (few.lost(), few.p_value()) == ([], 1.0)
    assert many.lost() == [("wield", 10)]
    assert standing_out([many]) == [many]
    told = FindingsText(liza.game("tanxi"), "en").sentence(many)
    assert told == "Yew bow: “Attack with Yew bow” could be chosen in 10 games before the change, and never now."


def test_what_can_no_longer_be_done_is_not_told_of_what_wins_more_now() -> None:
    shield = EntryKey("equipment", "escudito")
    trial = Trial("equipment", shield.key, shield, GIVEN, checked_run("tornaris", bots=["random"]))
    rows = [PairOutcome(at, None, None, {WINS: float(at % 3 > 0)}, {"buy": [0, 0, 1, 1]}) for at in range(30)]
    found = estimate_effect(trial, rows)  # whoever keeps the shield cannot buy it again
    assert found.lost() == [("buy", 30)]
    assert standing_out([found]) == [found]
    assert "wins of whoever has it by +" in FindingsText(liza.game("tornaris"), "en").sentence(found)


def test_what_a_seat_has_in_the_end_is_told_where_winning_does_not_tell() -> None:
    thing = EntryKey("character", "zelrac")
    trial = Trial("character", thing.key, thing, GIVEN, checked_run("tornaris", bots=["random"]))
    rows = [
        PairOutcome(at, None, None, {WINS: (-1.0) ** at, "own_gold": 5.0 + at % 3, "gold": 1.0}) for at in range(40)
    ]
    found = estimate_effect(trial, rows)
    assert [name for name, _ in found.headline()] == ["own_gold", WINS]
    assert found.p_value() < 0.001
    assert "Gold of whoever has it” by +5." in FindingsText(liza.game("tornaris"), "en").sentence(found)


def test_what_is_done_more_often_with_a_card_than_before_is_told_where_winning_does_not_tell() -> None:
    thing = EntryKey("armour", "cota_de_malla")
    trial = Trial("armour", thing.key, thing, GIVEN, checked_run("tankup", bots=["random"]))

    def found(now: int, before: int) -> EffectEstimate:
        """Forty games in which the mail could be put on, and was in so many of them, now and before."""
        uses = [{"equip": [1, int(at < now), 1, int(at < before)], "swap": [1, 0, 0, 0]} for at in range(40)]
        return estimate_effect(
            trial, [PairOutcome(at, None, None, {WINS: (-1.0) ** at}, each) for at, each in enumerate(uses)]
        )

    more, as_often, less = found(38, 20), found(20, 20), found(4, 30)
    assert [name for name, _ in more.headline()] == ["taken_equip", WINS]
    assert (standing_out([more]), standing_out([as_often]), standing_out([less])) == ([more], [], [less])
    assert less.headline()[0][1].value < 0 < more.headline()[0][1].value
    told = FindingsText(liza.game("tankup"), "en").sentence(more)
    assert told.startswith("Chain mail: “Equip Chain mail on the …” was chosen in 50% of the games")
    assert "95% now" in told
