"""The referee's calibration says what came of what was called, and goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.measure.play import leaving_calibration
from tools.measure.play.leaving_calibration import Called, measured, rows


def test_each_tenth_has_its_share_and_all_have_a_score() -> None:
    found = [Called(0.72, 1.0), Called(0.78, 0.0), Called(1.0, 1.0), Called(0.04, 0.5)]
    lines = [line.split(" | ") for line in rows("qiahn", "tough", found)]
    assert [(line[2], line[3], line[4]) for line in lines[:-1]] == [
        ("0 to 10 %", "1", "4.0%"),
        ("70 to 80 %", "2", "75.0%"),
        ("90 to 100 %", "1", "100.0%"),
    ]
    assert lines[1][5].startswith("50.0% (9.5% – 90.5%)")
    brier = (0.28**2 + 0.78**2 + 0.46**2) / 4
    assert lines[-1][2].startswith(f"all: Brier {brier:.3f}")


def test_what_was_found_is_not_worked_out_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving_calibration, "ProcessPoolExecutor", _Here)
    asked: list[int] = []

    def called(_game: str, _players: str, number: int) -> Called | None:
        asked.append(number)
        return None if number == 1 else Called(0.5, 1.0)

    monkeypatch.setattr(leaving_calibration, "called", called)
    file = tmp_path / "found.jsonl"
    assert len(measured("qiahn", "tough", file, 3, 60, 2)) == 2
    assert len(measured("qiahn", "tough", file, 5, 60, 2)) == 4
    assert asked == [0, 1, 2, 3, 4]


class _Here:
    """Does the work of a pool in this process."""

    def __init__(self, _jobs: int) -> None:
        self.map = map

    def __enter__(self) -> _Here:
        return self

    def __exit__(self, *_: object) -> None:
        pass
