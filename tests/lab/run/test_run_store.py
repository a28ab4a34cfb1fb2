"""Runs that are kept: rows, resuming, sharing, and records of what went wrong."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import liza
from liza.lab.findings.rule_gaps import find_gaps, write_records
from liza.lab.findings.unused import _Count, _inert, _one, unused_entries
from liza.lab.run import run_spec as plans
from liza.lab.run.card_index import EntryKey
from liza.lab.run.observer import ObservedGames, record_of
from liza.lab.run.parquet import CHOICES, GAMES, SEATS, USES, unpacked
from liza.lab.run.run_spec import checked_run
from liza.lab.run.run_store import BatchFiles, RunStore, RunStoreError
from liza.lab.run.simulate import simulate

GAME = "qiahn"


def kept(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*.*") if file.name != "run.json"}


def stopping_after(batches: int) -> Callable[[Callable[[int], BatchFiles], Iterable[int]], Iterator[BatchFiles]]:
    """Return a way to share work that breaks down after some batches."""

    def share(work: Callable[[int], BatchFiles], numbers: Iterable[int]) -> Iterator[BatchFiles]:
        for done, number in enumerate(numbers):
            if done == batches:
                raise KeyboardInterrupt
            yield work(number)

    return share


def test_a_run_that_was_stopped_goes_on_and_gives_the_same_rows(tmp_path: Path) -> None:
    plan = checked_run(GAME, bots=["random"], seed=3)
    whole = RunStore.begin(tmp_path / "whole", plan, 60)
    whole.run()
    parts = RunStore.begin(tmp_path / "parts", plan, 60)
    with pytest.raises(KeyboardInterrupt):
        parts.run(share=stopping_after(7))
    again = RunStore.begin(tmp_path / "parts", plan, 60)
    assert len(again.missing()) == 60 - 7
    told: list[int] = []
    again.run(progress=lambda done, _: told.append(done))
    assert (told[0], told[-1]) == (7, 60)
    assert kept(tmp_path / "parts") == kept(tmp_path / "whole")


def test_processes_share_the_work_without_changing_it(tmp_path: Path) -> None:
    plan = checked_run(GAME, bots=["random"])
    for jobs in (1, 2):
        RunStore.begin(tmp_path / str(jobs), plan, 40).run(jobs)
    assert kept(tmp_path / "1") == kept(tmp_path / "2")


def test_a_run_may_become_longer_but_not_another(tmp_path: Path) -> None:
    plan = checked_run(GAME, bots=["random"])
    RunStore.begin(tmp_path, plan, 40).run()
    longer = RunStore.begin(tmp_path, plan, 80)
    assert len(longer.missing()) == 40
    with pytest.raises(RunStoreError, match="another run"):
        RunStore.begin(tmp_path, checked_run(GAME, bots=["random"], seed=1), 40)
    with pytest.raises(RunStoreError, match="holds no run"):
        RunStore.open(tmp_path / "nowhere")


def test_rows_say_what_happened(tmp_path: Path) -> None:
    plan = checked_run(GAME, bots=["random", "greedy"], seed=5)
    study = RunStore.begin(tmp_path, plan, 40, decisions=True)
    study.run()
    games, seats, uses = (unpacked(tmp_path, table) for table in (GAMES, SEATS, USES))
    choices = unpacked(tmp_path, CHOICES)
    result = simulate(GAME, games=40, bots=["random", "greedy"], seed=5)
    assert games["decisions"].sum() == len(choices) == result.decided
    assert seats.filter(bot="greedy")["credit"].sum() == pytest.approx(
        result.by_bot["greedy"].wins.count + result.by_bot["greedy"].draws.count / 2
    )
    assert seats["credit"].sum() == pytest.approx(40)
    assert (games["forced"] <= games["decisions"]).all()
    assert set(choices.filter(game=0)["action"]) == {text for _, text in record_of(plan, 0).actions}
    chosen = choices.filter(game=0, seat=0)["action"].to_list()
    keys = {text.split()[1] for text in chosen if text.startswith("deploy")}
    own = uses.filter(game=0, seat=0)
    assert keys
    assert keys <= set(own.filter(own["played"] > 0)["key"])


def test_the_record_of_a_game_can_be_verified() -> None:
    plan = checked_run(GAME, bots=["greedy"], seed=9)
    assert record_of(plan, 4).verify().over
    assert len(record_of(plan, 4, 6).actions) == 6


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_every_game_can_be_watched(game: liza.Game[Any]) -> None:
    watch = ObservedGames(checked_run(game.id, bots=["random"]), decisions=True)
    watch.watch(0)
    assert watch.trouble == []
    assert watch.games["over"] == [True]
    assert sum(watch.seats["credit"]) == pytest.approx(1)
    assert max(watch.uses["seen"]) > 0
    assert max(watch.uses["played"]) > 0


def test_holes_in_the_rules_are_found_and_reproduced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = checked_run(GAME, bots=["random"])

    def dealt(plan: plans.RunSpec, number: int) -> plans.Deal:
        """Deal games in which one side cannot use its fire; nobody can do anything in the third, the fourth breaks."""
        deal = plans.deal(plan, number)
        state: Any = deal.state
        state.sides[0].tokens &= ~0b000100
        if number == 2:
            state.agenda.clear()
            state.actors = ()
        if number == 3:
            state.sides = []
        return deal

    monkeypatch.setattr("liza.lab.run.observer.deal", dealt)
    study = RunStore.begin(tmp_path, plan, 20)
    study.run()
    gaps = find_gaps(study)
    by_kind = {gap.kind: gap for gap in gaps}
    assert by_kind["stuck"].game == 2
    assert by_kind["broken"].game == 3
    assert "IndexError" in by_kind["broken"].subject
    assert ("unusable", "fuego") in {(gap.kind, gap.subject) for gap in gaps}
    assert unpacked(tmp_path, GAMES).filter(over=False)["game"].to_list() == [2, 3]
    monkeypatch.undo()
    folder = write_records(study, [gap for gap in gaps if gap.game not in {2, 3}])
    for gap in gaps:
        if gap.file is not None and gap.game not in {2, 3}:
            record = liza.Record.load(folder / gap.file)
            assert record.final().over if gap.at is None else len(record.actions) == gap.at


def test_a_game_that_does_not_end_is_noted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("liza.lab.run.observer.MOST_DECISIONS", 10)
    study = RunStore.begin(tmp_path, checked_run(GAME, bots=["random"]), 3)
    study.run()
    endless = [gap for gap in find_gaps(study) if gap.kind == "endless"]
    assert sum(gap.times for gap in endless) == 3
    assert all(gap.at == 10 for gap in endless)
    assert len(json.loads((write_records(study, endless) / str(endless[0].file)).read_text())["actions"]) == 10


def test_a_game_that_goes_round_in_circles_is_noted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("liza.lab.run.observer._LONG", 5)
    monkeypatch.setattr("liza.lab.run.observer.repr", lambda _: "the same", raising=False)
    study = RunStore.begin(tmp_path, checked_run(GAME, bots=["random"]), 1)
    study.run()
    assert [gap.at for gap in find_gaps(study) if gap.kind == "loop"] == [7]


def test_few_games_call_nothing_dead_and_what_is_dead_is_found_with_how_often_it_could_act(tmp_path: Path) -> None:
    few = RunStore.begin(tmp_path / "few", checked_run("tanxi", bots=["random"]), 3)
    few.run()
    assert list(unused_entries(few)) == []
    like = [EntryKey("weapon", f"w{number}") for number in range(6)]
    entries = {"weapon": [{"id": thing.key, "attack": 3} for thing in like] + [{"id": "shield", "defence": 2}]}
    shield = EntryKey("weapon", "shield")
    things = {"weapon": [*like, shield]}
    for had, expected in ((4, []), (60, [like[0]])):
        counts = {thing: _Count(had, had, 5 * had, had, 0) for thing in things["weapon"]}
        acts = {thing: Counter({"equipped": had, "wielded": had // 2}) for thing in like[1:]}
        acts |= {thing: Counter({"equipped": had}) for thing in (like[0], shield)}
        found = list(_inert(entries, things, counts, acts))
        assert [each.thing for each in found] == expected
        assert all((each.times, each.could) == (60, 300) for each in found)


def test_what_is_never_worth_using_is_told_apart_from_what_had_no_chance_yet() -> None:
    like = [EntryKey("service", key) for key in ("drink", "dinner", "orb")]
    came = dict.fromkeys(like, 40)
    for chances, expected in ((3, None), (400, "idle")):
        counts = {thing: _Count(40, 40, 400, 90, 0) for thing in like[1:]} | {like[0]: _Count(40, 40, chances, 0, 2)}
        found = _one(like[0], like, counts, came, 40, usable=True)
        assert (None if found is None else found.kind) == expected
    never = _one(like[0], like, {}, {like[0]: 0, like[1]: 50, like[2]: 40}, 60, usable=True)
    assert never is not None
    assert never.kind == "unseen"
    assert _one(like[0], like, {}, {like[0]: 0, like[1]: 50, like[2]: 1}, 60, usable=True) is None
