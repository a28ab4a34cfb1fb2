"""The engine on the browser's own Python: every game is played to the end with what ``liza export`` packs."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.packaging.client_build import node_from_wheel, node_on_path

import liza
from liza.server.protocol.problems import sentences
from liza.server.site.browser_engine import archive, learned
from tests.e2e.house import ROOT

PYODIDE = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
PLAYED = Path(__file__).with_name("engine.mjs")
BEGINS = """
import json
import liza
from liza.bots import Seat
from liza.bots.learned.policy import policy_for

def begins(id):
    game = liza.game(id)
    policy = policy_for(game)
    if policy is None:
        return None
    state, luck, chosen = game.new(seed=5), liza.seeded(5), []
    while len(chosen) < 12:
        seat = state.actors[0]
        chosen.append(policy.choose(Seat(state, seat, luck), luck))
        state.apply(seat, chosen[-1])
    return chosen

json.dumps({id: begins(id) for id in ("qiahn", "tankup", "tanxi", "terrorixico", "tornaris")})
"""
"""How each game begins where everybody plays what was learnt."""


SHORT = ("tankup",)
"""A game that is soon over, hides cards and stops in the middle of attacks."""


@pytest.mark.parametrize("ids", [SHORT, pytest.param([game.id for game in liza.games()], marks=pytest.mark.slow)])
def test_games_are_played_to_the_end_on_the_browsers_python(tmp_path: Path, ids: Sequence[str]) -> None:
    found = node_on_path() or node_from_wheel()
    assert found, "This test needs Node 20 or later, as building the client does."
    assert PYODIDE.is_file(), "Install the client's packages first: npm ci in web/."
    packed, said, taught = tmp_path / "liza.zip", tmp_path / "sentences.json", tmp_path / "learned.zip"
    packed.write_bytes(archive())
    taught.write_bytes(learned())
    said.write_bytes(msgspec.json.encode(sentences()))
    games = {id: liza.game(id).seats[0] for id in ids}
    command = [*found[0], str(PLAYED), PYODIDE.as_uri(), str(packed), str(said), json.dumps(games), str(taught), BEGINS]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr
    *verdicts, untaught, as_taught = [json.loads(line) for line in done.stdout.splitlines()]
    assert [verdict["game"] for verdict in verdicts] == list(games)
    for verdict in verdicts:
        assert verdict["verdict"] == "good", verdict
        assert verdict["choices"] > 0
        assert verdict["dice"] + verdict["shuffles"] + verdict["draws"] > 0
    *program, asked = BEGINS.strip().splitlines()
    known: dict[str, Any] = {}
    exec("\n".join(program), known)
    assert untaught == dict.fromkeys(as_taught)
    assert as_taught == json.loads(eval(asked, known))
