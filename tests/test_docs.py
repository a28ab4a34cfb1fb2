"""The documentation holds: code runs, paths, links and commands exist, figures name their command, pages are short."""

from __future__ import annotations

import doctest
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tools.commands import GROUPS, find
from tools.measure.project import prose

from liza.cli.application import build
from liza.cli.terminal.console import Terminal

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
EXAMPLE = ROOT / "examples" / "sixth_game"
PAGES = prose.pages()
FIGURES = sorted((DOCS / "figures").rglob("*.md"))
TOLD = [*PAGES, *FIGURES, ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"]
"""Whatever names paths, links and commands."""

BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^```[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.-]+/[\w./-]*")
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LIZA = re.compile(r"(?:^|[\s`(])(?:liza|python3 run\.py) (?:(lab|pack|admin) )?([a-z][a-z-]+)\b")
SCRIPT = re.compile(r"(?<![\w/.])scripts/([\w-]+)(?![\w./-])(?: ([a-z][a-z-]+))?")
MODULE = re.compile(r"python -m ([\w.]+)")
COMMANDS = re.compile(r"^Commands?: (.*?)(?:\n\n|\Z)", re.MULTILINE | re.DOTALL)

PLACES = (ROOT, ROOT / "src" / "liza", ROOT / "src" / "liza" / "games" / "qiahn", EXAMPLE / "src" / "pulso")
MADE = {
    "trained/GAME",
    "tests/games/ROOM/",
    "effects/",
    "engine/learned.zip",
    "board/theme.ts",
    "board/printed.ts",
    "board/Board.svelte",
    "liza/qiahn",
    "api/",
}
"""What looks like a path of the sources and is made by a command, or lies in some rooms only."""
RUN = {"setup", "test", "libraries"}
"""What ``run.py`` does by itself."""
ADDING = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def anchors(page: Path) -> set[str]:
    """Return what can be linked to within a page."""
    plain = (re.sub(r"[`*]|\]\([^)]*\)|\[", "", title) for title in HEADING.findall(FENCED.sub("", text_of(page))))
    return {re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", title.lower()).strip()) for title in plain}


@cache
def commands(group: str) -> set[str]:
    """Return the commands of ``liza``, or those of a group of them."""
    app: Any = build(Terminal("en"), "")
    return set(app[group] if group else app)


@pytest.mark.parametrize(("file", "code"), [found[1:] for found in BLOCK.findall(ADDING)])
def test_a_block_of_code_is_in_the_file_it_names(file: str, code: str) -> None:
    assert f"\n{code}" in "\n" + text_of(EXAMPLE / file)


def test_every_file_of_the_example_is_shown_or_spoken_of() -> None:
    room = EXAMPLE / "src" / "pulso"
    files = [path for path in room.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert len(files) > 10
    assert [str(path) for path in files if str(path.relative_to(room)) not in ADDING] == []


SESSIONS = [page for page in PAGES if ">>> " in text_of(page)]


def test_sessions_are_found() -> None:
    assert {page.stem for page in SESSIONS} >= {"architecture", "one-decision", "adding-a-game", "envs", "write-a-bot"}


@pytest.mark.parametrize("page", SESSIONS, ids=named)
def test_the_session_runs_as_shown(page: Path) -> None:
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert found.attempted > 2
    assert found.failed == 0


@pytest.mark.parametrize("page", TOLD, ids=named)
def test_paths_lead_somewhere(page: Path) -> None:
    told = {text for text in CODE.findall(FENCED.sub("", text_of(page))) if PATH.fullmatch(text)} - MADE
    assert [text for text in told if not any((place / text).exists() for place in PLACES)] == []


@pytest.mark.parametrize("page", TOLD, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    wrong = []
    for link in LINK.findall(FENCED.sub("", text_of(page))):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        notebook = target.with_suffix(".ipynb")  # a notebook becomes a page of the site
        if not (target.exists() or notebook.exists()) or (anchor and anchor not in anchors(target)):
            wrong.append(link)
    assert wrong == []


@pytest.mark.parametrize("page", TOLD, ids=named)
def test_commands_exist(page: Path) -> None:
    text = text_of(page)
    code = "\n".join([*FENCED.findall(text), *CODE.findall(FENCED.sub("", text))])
    wrong = [f"scripts/{name} {sub}" for name, sub in SCRIPT.findall(code) if not is_script(name, sub)]
    wrong += [f"liza {group} {name}" for group, name in LIZA.findall(code) if name not in commands(group) | RUN]
    wrong += [module for module in MODULE.findall(code) if not is_module(module)]
    assert wrong == []


def is_script(name: str, sub: str) -> bool:
    """Whether a program of ``scripts/`` is there, with the subcommand, if it has some."""
    if name in GROUPS:
        return not sub or find(name, sub) is not None
    return os.access(ROOT / "scripts" / name, os.X_OK)


def is_module(name: str) -> bool:
    top = name.split(".", maxsplit=1)[0]
    if top in {"http", "pytest", "build"}:
        return True
    path = (ROOT / "src" / "liza" / Path(*name.split(".")[1:])) if top == "liza" else ROOT / Path(*name.split("."))
    return path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()


@pytest.mark.parametrize("figure", FIGURES, ids=named)
def test_figures_name_their_command_and_when_they_were_measured(figure: Path) -> None:
    text = text_of(figure)
    assert text.startswith("# ")
    told = COMMANDS.search(text)
    assert told is not None, "names no command"
    first = CODE.search(told[1])
    assert first is not None, "names no command"
    assert re.match(r"(?:[A-Z]+=\S+ )*(?:time )?(?:scripts/[\w-]+|liza [a-z]|python -m [\w.]+)", first[1]), first[1]
    assert re.search(r"Generated\.|Generated, last on \d+ \w+ 20\d\d\.|[Mm]easured .*20\d\d|Exact values", told[1]), (
        "says neither when it was measured nor that it is generated"
    )


def test_figures_are_linked_from_pages() -> None:
    linked = {(page.parent / link).resolve() for page in PAGES for link in LINK.findall(text_of(page))}
    assert [named(figure) for figure in FIGURES if figure not in linked] == []


def test_sentences_are_counted_as_they_are_read() -> None:
    page = """# A heading

One two three. Four five
six seven! See [the *page*](x.md) of `a.b`.

- An item, e.g. this one.

| a | table |

```
not this
```
"""
    assert [prose.words(sentence) for sentence in prose.sentences(page)] == [3, 4, 5, 5]
