"""The client's own checks, with the Node that comes with the browser's driver: none need be installed."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

import pytest
from playwright._impl._driver import compute_driver_executable

from tests.e2e.house import ROOT

WEB: Final = ROOT / "web"
TYPES: Final = ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
STYLE: Final = ["web/node_modules/eslint/bin/eslint.js", "-c", "web/eslint.config.js", "web", "src/liza/games"]
BOARDS: Final = "../src/liza/games/*/board/**/*.{ts,svelte}"
CHECKS: Final = {
    "units": (WEB, ["node_modules/vitest/vitest.mjs", "run"]),
    "types": (WEB, TYPES),
    "style": (ROOT, STYLE),
    "format": (WEB, ["node_modules/prettier/bin/prettier.cjs", "--config", ".prettierrc.json", "--check", ".", BOARDS]),
}
"""Where each is run, and how; the same commands stand in scripts/lint."""


@pytest.mark.parametrize("check", CHECKS)
def test_the_client_is_sound(check: str) -> None:
    node = Path(compute_driver_executable()[0])
    environment = {**os.environ, "NO_COLOR": "1"}
    where, words = CHECKS[check]
    ran = subprocess.run(
        [node, *words], cwd=where, env=environment, capture_output=True, text=True, timeout=240, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
