"""The notebooks of the documentation print what they are said to print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools.generate.notebooks import current

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def test_a_tour_a_study_and_a_player() -> None:
    assert {path.stem for path in NOTEBOOKS} == {"tour", "what-if", "trained-player"}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_shows(path: Path) -> None:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    assert sum(bool(cell.get("outputs")) for cell in cells) > 1
    assert current(path.stem), f"run scripts/generate notebooks {path.stem}"
