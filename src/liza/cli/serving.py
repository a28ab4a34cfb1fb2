"""``liza serve`` and ``liza worker``: from words on the command line to a server."""

from __future__ import annotations

import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Final

from liza.cli.desk import Desk
from liza.server import commands
from liza.server.config import Config

_PATIENCE: Final = 200
"""How often a browser waits a little for the server before it gives up."""


def serve(desk: Desk, config: Config, *, browse: bool) -> int:
    """Serve the site until interrupted."""
    address = f"http://{'localhost' if config.host in {'127.0.0.1', '0.0.0.0'} else config.host}:{config.port}"  # noqa: S104

    def begin() -> None:
        desk.out.print(desk.say("serving", address=address), markup=False, highlight=False)
        if browse:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    commands.serve(config, begin)
    return 0


def worker(desk: Desk, config: Config) -> int:
    """Let bots think until interrupted."""
    said = desk.say("working", count=config.bots)
    commands.worker(config, lambda: desk.out.print(said, markup=False, highlight=False))
    return 0


def _open(address: str) -> None:
    """Open a browser as soon as the server answers."""
    for _ in range(_PATIENCE):
        time.sleep(0.1)
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).close()  # noqa: S310 - our own address
        except (urllib.error.URLError, OSError):
            continue
        webbrowser.open(address)
        return
