"""Exercises: found where one choice is clearly better, written down small, and played back to the same position."""

from __future__ import annotations

from pathlib import Path

import pytest

import liza
from liza.bots import levels
from liza.lab.analysis import exercise_finder
from liza.lab.analysis.exercise_finder import CLEAR, ExerciseRequest
from liza.lab.analysis.exercise_search import SearchNotes, search
from liza.lab.run.solver import solve
from liza.match.exercise import Exercise, ExerciseOption, exercises, read, written
from tests.games.qiahn.solved import SMALL, solved_folder

EXERCISE = Exercise(
    seats=2, seed=7, path=[3, 12], seat=1, judge="exact",
    options=[ExerciseOption("end", 0.5, 0.0), ExerciseOption("place aire mago", 0.125, 0.0)],
    found={"gentle": 0.25, "lively": 0.4, "shrewd": 0.5, "tough": 0.9, "fierce": 1.0},
)  # fmt: skip


def test_what_is_written_is_read_and_other_rules_are_left_alone() -> None:
    agreed = {"troop": 6}
    text = written([EXERCISE, EXERCISE._replace(seed=8)], 2, "abc", agreed)
    asked = EXERCISE._replace(agreed=agreed)
    assert read(text, 2, "abc") == {"1": asked, "2": asked._replace(seed=8)}
    assert asked._replace(path=[]).position(liza.game("qiahn")).options["troop"] == 6
    assert read(text, 3, "abc") == {}
    assert read(text, 2, "abd") == {}


def test_what_comes_to_the_same_is_an_answer_too() -> None:
    same, luckier, worse = ExerciseOption("a", 0.5, 0.0), ExerciseOption("b", 0.5, 0.01), ExerciseOption("c", 0.4, 0.0)
    assert EXERCISE._replace(options=[EXERCISE.options[0], same, luckier, worse]).answers == ["end", "a"]
    assert EXERCISE.answers == ["end"]


@pytest.mark.parametrize(
    ("others", "clear"),
    [
        ([ExerciseOption("b", 0.1, 0.0), ExerciseOption("c", 0.1, 0.05)], True),
        ([ExerciseOption("b", 0.5, 0.0), ExerciseOption("c", 0.1, 0.05), ExerciseOption("d", 0.0, 0.0)], True),
        ([ExerciseOption("b", 0.5, 0.0), ExerciseOption("c", 0.1, 0.05)], False),
        ([ExerciseOption("b", 0.45, 0.0), ExerciseOption("c", 0.1, 0.05)], False),
        ([ExerciseOption("b", 0.1, 0.0), ExerciseOption("c", 0.1, 0.15)], False),
    ],
    ids=["alone", "two of four come to the same", "most come to the same", "too close", "not sure enough"],
)
def test_the_best_is_ahead_by_enough_and_by_more_than_chance(others: list[ExerciseOption], clear: bool) -> None:
    assert exercise_finder._clear([ExerciseOption("a", 0.5, 0.0), *others]) is clear


def test_difficulty_is_how_many_levels_miss_it() -> None:
    assert EXERCISE.difficulty == 3
    assert EXERCISE._replace(found=dict.fromkeys(levels(), 0.9)).difficulty == 1
    assert EXERCISE._replace(found=dict.fromkeys(levels(), 0.0)).difficulty == 5


def test_notes_go_on_where_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def sought(wanted: ExerciseRequest) -> tuple[int, list[Exercise]]:
        asked.append(wanted.seed)
        if wanted.seed % 2 == 0:
            return wanted.seed, []
        best = ExerciseOption(f"place {wanted.seed}", 0.5, 0.0)
        return wanted.seed, [EXERCISE._replace(seed=wanted.seed, options=[best, *EXERCISE.options[1:]])]

    monkeypatch.setattr("liza.lab.analysis.exercise_search.find_exercises", sought)
    file = tmp_path / "notes" / "qiahn.jsonl"
    search(liza.game("qiahn"), SearchNotes(file), 2, 1, first=1)
    assert asked == [1, 2, 3]
    again = SearchNotes(file)
    assert [each.seed for each in again.found(9)] == [1, 3]
    search(liza.game("qiahn"), again, 3, 1, first=1)
    assert asked == [1, 2, 3, 4, 5]


def test_no_more_than_a_quarter_have_the_same_answer(tmp_path: Path) -> None:
    notes = SearchNotes(tmp_path / "notes.jsonl")
    for seed in range(12):
        first = ExerciseOption("end" if seed % 2 else f"place {seed}", 0.5, 0.0)
        notes.add(seed, [EXERCISE._replace(seed=seed, options=[first, *EXERCISE.options[1:]])])
    assert [each.options[0].action for each in notes.found(8)].count("end") == 2
    assert len(notes.found(8)) == 8


@pytest.mark.slow
def test_in_a_solved_game_the_best_choice_is_the_one_that_is_worth_most(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIZA_CACHE", str(solved_folder(tmp_path_factory)))
    (known,) = solve(SMALL, SMALL.check_options({}))
    monkeypatch.setattr(exercise_finder, "find_game", lambda _id: SMALL)
    monkeypatch.setattr(exercise_finder, "_TRIED", 1)
    monkeypatch.setattr(exercise_finder, "levels", lambda: ["gentle", "lively"])
    monkeypatch.setattr(exercise_finder, "_EASY", 1.1)
    found = next(
        found[0]
        for seed in range(1, 40)
        if (found := exercise_finder.find_exercises(ExerciseRequest("qiahn", seed))[1])
    )
    state = found.position(SMALL)
    assert state.actors == (found.seat,)
    legal = {SMALL.notation(action): action for action in state.legal(found.seat)}
    assert {option.action for option in found.options} == set(legal)
    worths = dict(zip(state.legal(found.seat), known.solution.worths(state), strict=True))
    for option in found.options:
        assert option.value == pytest.approx(worths[legal[option.action]][found.seat], abs=1e-6)
    right = len(found.answers)
    assert found.options[0].value - found.options[right].value >= CLEAR


@pytest.mark.parametrize("game", [game.id for game in liza.games()])
def test_shipped_exercises_lead_to_where_they_say(game: str) -> None:
    """There are fifty; each reaches its position, offers these choices there, and its best one is clearly the best."""
    bound = liza.game(game)
    shipped = exercises(bound)
    assert len(shipped) >= 50
    for name, exercise in shipped.items():
        state = exercise.position(bound)
        assert state.actors == (exercise.seat,), name
        offered = {bound.notation(action) for action in state.legal(exercise.seat)}
        assert {option.action for option in exercise.options} == offered, name
        best, others = exercise.options[0], exercise.options[len(exercise.answers) :]
        assert len(exercise.answers) <= len(others), name
        assert all(best.value - other.value >= max(CLEAR, 3 * other.error) - 1e-3 for other in others), name
