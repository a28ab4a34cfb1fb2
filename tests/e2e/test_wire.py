"""The client's types are the server's."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.e2e.house import ROOT


def test_the_types_of_the_client_are_made_from_those_of_the_server() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    script = [sys.executable, str(ROOT / "scripts" / "wire"), "--check"]
    checked = subprocess.run(script, env=environment, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
