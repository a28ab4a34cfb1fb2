"""The commands of ``scripts/``: each is in the index, can be imported, and explains all of its options."""

from __future__ import annotations

import argparse
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import run
from tools import commands, launch
from tools.commands import GROUPS, Command

ROOT = Path(__file__).parents[1]
SCRIPTS = ROOT / "scripts"
EVERY = [(group, command) for group in GROUPS for command in GROUPS[group].commands]
PROGRAMS = ("nightly", "lint", "check", "test", "ci/prepare")
TEXTS = {".md", ".py", ".ts", ".svelte", ".yml", ".yaml"}
OWN_ENVIRONMENT = "bench"
"""A command that explains its options in an environment of its own."""


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_is_a_program(group: str) -> None:
    said = subprocess.run(
        [sys.executable, SCRIPTS / group, "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert [line.split()[0] for line in said.splitlines() if line.startswith("  ")] == [
        command.name for command in GROUPS[group].commands
    ]
    assert os.access(SCRIPTS / group, os.X_OK)


@pytest.mark.parametrize(("group", "command"), EVERY, ids=[command.name for _, command in EVERY])
def test_a_command_explains_its_options(
    group: str, command: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if command.name == OWN_ENVIRONMENT:
        assert callable(importlib.import_module(command.module).main)
        return
    parsers: list[argparse.ArgumentParser] = []
    parse = argparse.ArgumentParser.parse_args

    def watched(parser: argparse.ArgumentParser, *words: list[str]) -> argparse.Namespace:
        parsers.append(parser)
        return parse(parser, *words)

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", watched)
    with pytest.raises(SystemExit) as ended:
        commands.run(group, [command.name, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: scripts/{group} {command.name} ")
    (parser,) = parsers
    assert parser.description
    options = [action for action in parser._actions if not isinstance(action, argparse._SubParsersAction)]
    assert [action.dest for action in options if not action.help] == []


def test_the_index_has_every_command() -> None:
    index = (SCRIPTS / "README.md").read_text(encoding="utf-8")
    parts = dict(part.split("\n", 1) for part in index.split("## scripts/")[1:])
    assert list(parts) == list(GROUPS)
    for group, text in parts.items():
        listed = [line for line in text.splitlines() if line.startswith("| `")]
        assert listed == [f"| `{command.name}` | {command.about} |" for command in GROUPS[group].commands]
    alone = {path.name for path in SCRIPTS.iterdir() if path.is_file()} - {"README.md", *GROUPS}
    assert [name for name in alone if f"`scripts/{name}`" not in index] == []


def test_commands_that_are_named_anywhere_exist() -> None:
    named = re.compile(rf"scripts/({'|'.join(GROUPS)}) ([a-z][a-z-]+)")
    folders = (".ci", ".github", "bench", "deploy", "examples", "scripts", "src", "tests", "tools")
    paths = [
        path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix in TEXTS
    ]
    assert len(paths) > 500
    more = [ROOT / ".ci" / "run", ROOT / ".pre-commit-config.yaml", ROOT / "run.py", *map(SCRIPTS.joinpath, PROGRAMS)]
    texts = [path.read_text(encoding="utf-8") for path in [*paths, *more]]
    found = {pair for text in texts for pair in named.findall(text)}
    assert len(found) > 20
    assert {pair for pair in found if commands.find(*pair) is None} == set()
    programs = {name for text in texts for name in re.findall(r"(?<![\w/.])scripts/([a-z]+)\b", text)}
    assert {name for name in programs if not (SCRIPTS / name).exists()} == set()


def test_a_part_of_the_night_that_is_not_there_is_refused() -> None:
    refused = subprocess.run([SCRIPTS / "nightly", "sleep"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "soak" in refused.stderr


def test_an_unknown_command_is_refused_with_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.run("measure", ["patience"]) == 2
    assert "latency" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "current", "sources"),
    [(["latency"], True, False), (["latency"], False, True), (["mutants"], True, True)],
)
def test_the_installed_engine_serves_only_where_it_is_that_of_the_sources(
    words: list[str], current: bool, sources: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[dict[str, str]] = []
    monkeypatch.delenv("LIZA_PYTHON", raising=False)
    monkeypatch.setattr(run, "is_current", lambda: current)
    monkeypatch.setattr(os, "chdir", lambda folder: None)
    monkeypatch.setattr(os, "execve", lambda python, command, known: found.append(known))
    monkeypatch.setattr(subprocess, "call", lambda *_, env, **more: 0)
    launch.launch("stress" if words == ["mutants"] else "measure", words)
    assert (str(ROOT / "src") in found[0]["PYTHONPATH"].split(os.pathsep)) is sources
