"""Whoever does not ask for environments gets none of their libraries."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import liza.envs
from liza.envs import MissingLibrary
from tests.envs.tables import GAMES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LIBRARIES = {"numpy", "gymnasium", "pettingzoo", "open-spiel", "torch"}
MODULES = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "torch")


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower() for requirement in requirements}


def test_the_libraries_come_with_the_extra_only() -> None:
    assert names(PROJECT["dependencies"]) & LIBRARIES == {"numpy"}, "ratings are fitted with it"
    assert names(PROJECT["optional-dependencies"]["envs"]) == LIBRARIES - {"torch"}
    assert "torch" not in names(PROJECT["optional-dependencies"]["dev"])


def test_nothing_of_liza_but_an_environment_imports_them() -> None:
    program = (
        "import sys; blocked = sys.argv[1:]; sys.modules.update(dict.fromkeys(blocked))\n"
        "import liza, liza.bots, liza.cli, liza.envs, liza.lab, liza.match.match, liza.server.site.asgi\n"
        "assert all(sys.modules[name] is None for name in blocked)\n"
        "liza.bots.bot('greedy')\n"
        "try: liza.envs.vector(liza.games()[0])\n"
        "except liza.LizaError as missing: print(missing)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", program, *MODULES], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "This needs numpy, which is not installed: pip install 'liza[envs]'."


@pytest.mark.parametrize(
    ("environment", "module"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_a_missing_library_is_named(environment: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingLibrary, match=f"needs {module}"):
        getattr(liza.envs, environment)(GAMES[0])
