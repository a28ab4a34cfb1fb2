"""The client's own tests, with the Node that comes with the browser's driver: none need be installed."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from playwright._impl._driver import compute_driver_executable

from tests.e2e.house import ROOT


def test_the_clients_own_tests_pass() -> None:
    node = Path(compute_driver_executable()[0])
    ran = subprocess.run(
        [node, "node_modules/vitest/vitest.mjs", "run"],
        cwd=ROOT / "web",
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
