"""What the documentation shows is so: its code is the example's code, its sessions run, its paths exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
EXAMPLE = ROOT / "examples" / "sixth_game"
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w./-]+(?:/|\.(?:py|toml|ftl|md|json))")
PLACES = (ROOT, ROOT / "src" / "liza", ROOT / "src" / "liza" / "games" / "qiahn", EXAMPLE / "src" / "pulso")
ADDING = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
PAGES = [DOCS / "architecture.md", DOCS / "adding-a-game.md"]


@pytest.mark.parametrize(("file", "code"), [found[1:] for found in BLOCK.findall(ADDING)])
def test_a_block_of_code_is_in_the_file_it_names(file: str, code: str) -> None:
    assert f"\n{code}" in "\n" + (EXAMPLE / file).read_text(encoding="utf-8")


def test_every_file_of_the_example_is_shown_or_spoken_of() -> None:
    room = EXAMPLE / "src" / "pulso"
    files = [path for path in room.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert len(files) > 10
    assert [str(path) for path in files if str(path.relative_to(room)) not in ADDING] == []


@pytest.mark.parametrize(
    ("page", "least"), [("architecture.md", 15), ("tutorials/write-a-bot.md", 7), ("adding-a-game.md", 3)]
)
def test_the_session_runs_as_shown(page: str, least: int) -> None:
    found = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert found.attempted > least
    assert found.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_paths_lead_somewhere(page: Path) -> None:
    told = [text for text in CODE.findall(page.read_text(encoding="utf-8")) if PATH.fullmatch(text)]
    assert len(told) > 5
    assert [text for text in told if not any((place / text).exists() for place in PLACES)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
