"""Cards given by lot: what they do, against what is known exactly, and against flaws of our own planting."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import liza
from liza.lab import experiment
from liza.lab.cards import Thing
from liza.lab.experiment import DENIED, GIVEN, NoExperiment, measure, paired, things, way
from liza.lab.plan import planned
from tests.cli.conftest import Run, run  # noqa: F401

QIAHN = planned("qiahn", bots=["greedy:1"])


def one(plan: Any, key: str, kind: str, games: int) -> Any:
    (found,) = measure(plan, [Thing(kind, key)], games)
    return found


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_every_game_lets_something_be_handed_out_and_both_worlds_differ_in_that_alone(game: liza.Game[Any]) -> None:
    plan = planned(game.id, bots=["random"])
    ways = {thing: way(plan, thing) for thing in things(game)}
    given = [thing for thing, how in ways.items() if how == GIVEN]
    assert given
    thing = given[0]
    pairs = [experiment._pair(plan, number, thing) for number in range(8)]
    seats = {pair.seat for pair in pairs if pair is not None}
    assert len(seats) > 1
    for pair in filter(None, pairs):
        assert pair.with_it.source.to_data() == pair.without.source.to_data()
        assert pair.with_it.agenda == pair.without.agenda or repr(pair.with_it.agenda) == repr(pair.without.agenda)
        for other in set(range(plan.seats)) - {pair.seat}:
            assert pair.with_it.legal(other) == pair.without.legal(other)


def test_what_everybody_begins_with_is_taken_away() -> None:
    sword = Thing("token", "espada")
    assert way(QIAHN, sword) == DENIED
    pair = experiment._pair(QIAHN, 0, sword)
    assert pair is not None
    state: Any = pair.with_it
    other: Any = pair.without
    assert state.tokens[pair.seat] != other.tokens[pair.seat]
    assert state.tokens[1 - pair.seat] == other.tokens[1 - pair.seat]


def test_a_stronger_fighter_is_found_to_win_more_and_a_weaker_one_less(tmp_path: Path) -> None:
    effects = []
    for die in (40, 2):
        pack = tmp_path / f"die{die}.toml"
        pack.write_text(f'[overlay]\ngame = "qiahn"\n[[combatant]]\nid = "infante"\ndie = {die}\n', encoding="utf-8")
        effects.append(one(planned("qiahn", bots=["greedy:1"], pack=pack), "infante", "combatant", 150).effect)
    strong, weak = effects
    assert strong.interval()[0] > 0
    assert strong.value > weak.value
    assert strong.of == 150


def test_a_card_like_all_others_does_nothing() -> None:
    same = "".join(
        f'[[combatant]]\nid = "{key}"\ndie = 8\n'
        for key in ("mago", "paladin", "caballero", "bestia", "arquero", "infante")
    )
    plan = planned("qiahn", bots=["random"], pack=liza.Pack('[overlay]\ngame = "qiahn"\n' + same, "same"))
    low, high = one(plan, "mago", "combatant", 200).effect.interval(0.001)
    assert low < 0 < high


def test_few_pairs_that_are_equal_prove_nothing() -> None:
    nothing = paired([0.0] * 4)
    low, high = nothing.interval()
    assert (nothing.value, nothing.of) == (0.0, 4)
    assert low < -0.2
    assert high > 0.2
    low, high = paired([1.0] * 16).interval()
    assert 0.5 < low < high
    assert high < 1.2


def test_cards_go_by_their_ids_and_by_their_names() -> None:
    game = liza.game("qiahn")
    assert things(game, ["Mago"]) == things(game, ["mage"]) == [Thing("combatant", "mago")]
    with pytest.raises(NoExperiment, match="no 'Merlin'"):
        things(game, ["Merlin"])


def test_the_terminal_tells_what_a_changed_card_does_beside_what_it_did(run: Run, tmp_path: Path) -> None:  # noqa: F811
    pack = tmp_path / "mine.toml"
    pack.write_text('[overlay]\ngame = "qiahn"\n[[combatant]]\nid = "infante"\ndie = 30\n', encoding="utf-8")
    words = ("lab", "card", "qiahn", "--pack", str(pack), "--games", "40", "--jobs", "1")
    told = run(*words, "--lang", "en")
    assert told.code == 0
    assert "Footman" in told.out or "Infantry" in told.out or "infante" in told.out.lower()
    (row,) = json.loads(run(*words, "--json").out)
    assert (row["key"], row["how"], row["pairs"]) == ("infante", "given", 40)
    assert row["base"]["effect"] < row["effect"]
    assert row["low"] < row["effect"] < row["high"]
