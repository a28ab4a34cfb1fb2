"""Scenarios are played on the second seat, so that a program that mixes seats up is found out; a few on the first."""

from __future__ import annotations

import pytest

FIRST_SEAT = {"test_rounds", "test_leaving", "test_secrecy", "test_sights", "test_view", "test_hints", "test_closely"}
"""What looks at seats by their number."""


@pytest.fixture(autouse=True)
def everybody_moves_up(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Move everybody by one seat, except in the files that are named above."""
    monkeypatch.setattr("tests.games.tanxi.island.SHIFT", 0 if request.path.stem in FIRST_SEAT else 1)
