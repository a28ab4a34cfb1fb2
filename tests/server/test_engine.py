"""A site that was opened on plain Python goes over to the compiled engine once it is built, and nobody notices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import liza

_SITE = """
import asyncio, sys
from pathlib import Path
from liza.server.bots.bot_processes import BotProcess
async def work():
    process = BotProcess(60.0)
    where = "__import__('liza').__file__"
    print(await process._run(eval, where))
    print(await process._run(eval, where))
    Path(sys.argv[1]).touch()
    print(await process._run(eval, where))
    process.close()
if __name__ == "__main__":
    asyncio.run(work())
"""


def test_bots_think_on_the_built_engine_as_soon_as_it_is_there(tmp_path: Path) -> None:
    package = Path(liza.__file__).parent
    sources, installed = tmp_path / "sources", tmp_path / "installed"
    for place in (sources, installed):
        place.mkdir()
        (place / "liza").symlink_to(package)
    script, built = tmp_path / "site.py", tmp_path / "built"
    script.write_text(_SITE)
    # Python looks through site-packages last, as it does for what run.py has installed.
    surroundings = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, (sources, installed))),
        "LIZA_BUILT": str(built),
    }
    run = subprocess.run(
        [sys.executable, script, built], env=surroundings, capture_output=True, text=True, check=False, timeout=120
    )
    assert run.stdout.splitlines() == [
        *[str(sources / "liza" / "__init__.py")] * 2, str(installed / "liza" / "__init__.py"),
    ], run.stderr  # fmt: skip
