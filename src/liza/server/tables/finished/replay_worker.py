"""Replays and records of whole games: rendered in another process and cached for a while.

A game that has only begun is rendered in a thread instead: players who sit down wait for it, and the other process
would first have to start.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Literal

import msgspec

from liza.match.log import Entry
from liza.server.base.response_cache import CachedResponse, CompressedBody, packed
from liza.server.packs.pack_cache import bound_game
from liza.server.processes.fair_queue import FairQueue
from liza.server.processes.sandbox import LimitExceeded, Sandbox
from liza.server.protocol.bodies import Replay, ReplayStep
from liza.server.protocol.problems import Denied
from liza.server.tables.finished import replays, transcripts
from liza.server.tables.table_plan import TablePlan

What = Literal["replay", "record", "turning", "transcript"]
_TELLS: Final = {"record": replays.record_file, "turning": replays.turning}
_SECONDS: Final = 20
"""How much of a processor's time one telling may take."""
_MEGABYTES: Final = 1_024
_FEW: Final = 60
"""Entries of a game that has only begun."""
_PLACES: Final = 16
_SHARE: Final = 4
"""Games that are told to one address which may wait or be under way."""
_EXPECTED: Final = 1.0
"""Seconds that a game takes, until some have been told."""
_MOST_BYTES: Final = 32 << 20
"""Of what was told and may be asked for again."""


class ReplayRequest:
    """What is to be told, as it travels to the other process."""

    def __init__(self, what: What, table: str, plan: TablePlan, seed: bytes, viewer: int | None) -> None:
        self.what: Final[What] = what
        self.table: Final = table
        self.plan: Final = plan
        self.seed: Final = seed
        self.viewer: Final = viewer


def told(telling: ReplayRequest, entries: Sequence[Entry]) -> CompressedBody:
    """Return a game as JSON, packed: a long game step by step is 17 MB, and packed a sixtieth of that."""
    bound_game(telling.plan.game, telling.plan.pack)
    setting = telling.plan.setting(telling.table, telling.seed)
    if telling.what == "replay":
        return packed(_piece_by_piece(*replays.replayed(setting, entries, telling.viewer)))
    if telling.what == "transcript":
        prepared = bool(telling.plan.deal)
        return packed([transcripts.encoded(transcripts.transcript(setting, entries, prepared=prepared))])
    return packed([msgspec.json.encode(_TELLS[telling.what](setting, entries, telling.viewer))])


def _piece_by_piece(head: Replay, steps: Iterator[ReplayStep]) -> Iterator[bytes]:
    """Give a replay as JSON, a step at a time, so that no more than one step is in memory."""
    before, list_, after = msgspec.json.encode(head).rpartition(b"[]")
    assert list_ == b"[]", "a replay is written with its steps last"
    yield before + b"["
    for at, step in enumerate(steps):
        yield b"," * (at > 0) + msgspec.json.encode(step)
    yield b"]" + after


class ReplayWorker:
    """Tells games, one after the other, while addresses take turns."""

    def __init__(self) -> None:
        self._sandbox: Final = Sandbox(_MEGABYTES)
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="stories")
        self._kept: Final[OrderedDict[tuple[str, str, int, int | None], CachedResponse]] = OrderedDict()
        self._weight = 0
        self._queue: Final = FairQueue(_PLACES, _SHARE, _EXPECTED)

    def known(self, telling: ReplayRequest, n: int) -> CachedResponse | None:
        """Return what was told already of a log of this length."""
        return self._kept.get((telling.what, telling.table, n, telling.viewer))

    async def tell(self, telling: ReplayRequest, entries: Sequence[Entry], owner: str) -> CachedResponse:
        """Return a game told from its whole log."""
        async with self._queue.entered(owner):
            made = await asyncio.get_running_loop().run_in_executor(self._thread, self._tell, telling, entries)
        self._keep((telling.what, telling.table, entries[-1].n if entries else 0, telling.viewer), made)
        return made

    def _tell(self, telling: ReplayRequest, entries: Sequence[Entry]) -> CachedResponse:
        if len(entries) <= _FEW:
            return CachedResponse(told(telling, entries))
        try:
            return CachedResponse(self._sandbox.do(_SECONDS, told, telling, entries))
        except LimitExceeded:
            raise Denied("too-large") from None

    def _keep(self, key: tuple[str, str, int, int | None], made: CachedResponse) -> None:
        old = self._kept.pop(key, None)
        self._weight += made.weight - (0 if old is None else old.weight)
        self._kept[key] = made
        while self._weight > _MOST_BYTES:
            _, dropped = self._kept.popitem(last=False)
            self._weight -= dropped.weight

    def close(self) -> None:
        """End the other process."""
        self._sandbox.close()
        self._thread.shutdown(wait=False, cancel_futures=True)
