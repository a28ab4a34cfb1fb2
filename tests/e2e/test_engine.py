"""The engine on the browser's own Python: every game is played to the end with what ``liza export`` packs."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import msgspec
from client_build import node_from_wheel, node_on_path

import liza
from liza.server.browser_engine import archive
from liza.server.problems import sentences
from tests.e2e.house import ROOT

PYODIDE = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
PLAYED = Path(__file__).with_name("engine.mjs")


def test_every_game_is_played_to_the_end_on_the_browsers_python(tmp_path: Path) -> None:
    found = node_on_path() or node_from_wheel()
    assert found, "This test needs Node 20 or later, as building the client does."
    assert PYODIDE.is_file(), "Install the client's packages first: npm ci in web/."
    packed, said = tmp_path / "liza.zip", tmp_path / "sentences.json"
    packed.write_bytes(archive())
    said.write_bytes(msgspec.json.encode(sentences()))
    games = {game.id: game.seats[0] for game in liza.games()}
    command = [*found[0], str(PLAYED), PYODIDE.as_uri(), str(packed), str(said), json.dumps(games)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    assert [verdict["game"] for verdict in verdicts] == list(games)
    for verdict in verdicts:
        assert verdict["verdict"] == "good", verdict
        assert verdict["choices"] > 0
        assert verdict["dice"] + verdict["shuffles"] + verdict["draws"] > 0
