"""The day of churn: it goes on where it was stopped, and says what has grown."""

from __future__ import annotations

import json
from pathlib import Path

from tests.server.churn import day, growth


def test_a_day_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    first = day(tmp_path, 1, 1.0)
    again = day(tmp_path, 1, 1.0)
    assert [each["hour"] for each in again] == [0, 1]
    assert again[0] == first[0]
    assert all(each["tables"] and not each["troubles"] for each in again)
    assert again[1]["descriptors"] > 0
    lines = (tmp_path / "hours.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == again


def test_what_grows_is_named() -> None:
    flat = {"memory_kb": 100_000, "descriptors": 70, "disk_kb": 5_000, "tables": 50}
    hours = [{**flat, "log_kb": 10 * at} for at in range(24)]
    assert max(growth(hours).values()) <= 1
    leaking = [{**each, "memory_kb": 100_000 + 5_000 * at} for at, each in enumerate(hours)]
    assert growth(leaking)["memory_kb"] > 1.15
    assert growth(hours[:6]) == {}
