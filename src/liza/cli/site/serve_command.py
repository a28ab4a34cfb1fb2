"""``liza serve`` and ``liza worker``: from words on the command line to a server."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from liza.cli.terminal.console import BadInput, Terminal, home
from liza.server.base.settings import Settings, load
from liza.server.site import commands

_PATIENCE: Final = 200
"""How often a browser waits a little for the server before it gives up."""
_PORTS: Final = range(8000, 8020)
"""Tried in this order when no port was asked for."""


def settings(**given: Any) -> Settings:
    """Return the settings with those on the command line; by default the database is beside a person's other games."""
    found = load({name: value for name, value in given.items() if value is not None}, home())
    if "db" not in found.sources:
        home().mkdir(parents=True, exist_ok=True)
    return found


def free_port(terminal: Terminal, host: str, asked: int | None) -> int:
    """Return the port asked for, or the first that is free; say so if there is none."""
    for port in _PORTS if asked is None else (asked,):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except (OSError, OverflowError):
                continue
            return port
    raise BadInput(terminal.say("no-port", host=host, port=str(asked or _PORTS[0])))


def serve(terminal: Terminal, given: Mapping[str, Any], *, browse: bool) -> int:
    """Serve the site until interrupted."""
    config, sources = settings(**given)
    asked = config.port if "port" in sources else None
    config = msgspec.structs.replace(config, port=free_port(terminal, config.host, asked))
    address = f"http://{'localhost' if config.host in {'127.0.0.1', '0.0.0.0'} else config.host}:{config.port}"  # noqa: S104

    def begin() -> None:
        terminal.out.print(terminal.say("serving", address=address), markup=False, highlight=False)
        if browse and _has_screen():
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    commands.serve(config, begin)
    return 0


def worker(terminal: Terminal, given: Mapping[str, Any]) -> int:
    """Let bots think until interrupted."""
    config = settings(**given).config
    said = terminal.say("working", count=config.bots)
    commands.worker(config, lambda: terminal.out.print(said, markup=False, highlight=False))
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


def _has_screen() -> bool:
    """Whether a browser could show itself: without a screen, one in the terminal would get in the way."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
