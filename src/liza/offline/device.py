"""What a web worker asks of Python: texts in, texts out.

The worker (``web/src/net/worker.ts``) hands over a request or a message as it would have gone to a server, and gets
back what the server would have answered. It calls :meth:`Device.think` whenever nobody has said anything, so a page is
answered between any two choices of bots. Where Python comes without msgspec, ``plain.install()`` must be called before
this file is read.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Final

from liza.offline.device_analysis import DeviceAnalyses
from liza.offline.host import OfflineHost, now_ms
from liza.offline.page_session import PageSession
from liza.offline.table_requests import RequestHandlers
from liza.server.protocol import wire


class Storage:
    """Tables and analyses as they were put away, and whoever puts them away for good."""

    def __init__(self, kept: dict[str, str], save: Callable[[str, str], None]) -> None:
        self._kept: Final = kept
        self._save: Final = save

    def load(self, id: str) -> str | None:
        """Return a table that was put away, or None."""
        return self._kept.get(id)

    def save(self, id: str, text: str) -> None:
        """Put a table away."""
        self._kept[id] = text
        self._save(id, text)


class Device:
    """Everything that a page can ask for, on one device."""

    def __init__(
        self,
        sentences: str,
        packs: str,
        kept: str,
        save: Callable[[str, str], None],
        send: Callable[[int, str], None],
        clock: Callable[[], int] = now_ms,
    ) -> None:
        """Begin with what the server says of each code, the packs to play with and the tables put away, all as JSON.

        ``save`` is told of a table's id and text whenever it has changed, ``send`` of every message for a line.
        """
        said = {code: wire.Text(**text) for code, text in json.loads(sentences).items()}
        storage = Storage(json.loads(kept), save)
        self._host: Final = OfflineHost(storage, said, clock)
        self._analyses: Final = DeviceAnalyses(storage)
        self._answers: Final = RequestHandlers(self._host, json.loads(packs), self._analyses)
        self._send: Final = send
        self._talks: Final[dict[int, PageSession]] = {}

    def ask(self, method: str, path: str, token: str | None, body: str) -> str:
        """Answer a request: a JSON list of the status and the body."""
        status, text = self._answers.answer(method, path, token, body)
        return f"[{status},{text}]"

    def open(self, line: int) -> None:
        """Begin to listen to a page."""
        self._talks[line] = PageSession(self._host, partial(self._send, line))

    def hear(self, line: int, text: str) -> None:
        """Answer a message of a page."""
        self._talks[line].hear(text)

    def close(self, line: int) -> None:
        """Let a page go."""
        talk = self._talks.pop(line, None)
        if talk is not None:
            talk.close()

    def think(self) -> bool:
        """Look at the clocks and let one bot choose, or answer one question about a finished game.

        Returns whether there was anything to do: then there may be more.
        """
        self._host.watch_clocks()
        return self._host.think() or self._analyses.work()
