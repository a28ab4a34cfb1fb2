"""Long answers, above all whole games step by step: made, kept and sent without ever being in memory whole."""

from __future__ import annotations

import gzip
import random
import tracemalloc
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request
from litestar.response import Stream
from litestar.testing import RequestFactory

from liza.server.base.response_cache import CachedResponse, packed
from liza.server.tables.finished import replays
from liza.server.tables.finished.replay_worker import ReplayRequest, told
from tests.server.rig import SEED, plan_of
from tests.server.test_secrets import random_table

LINE = b'{"a":[1,2,3,4,5,6,7,8]},' * 40
LINES = 20_000
"""Together 19 MB: as long as a game of Tanxi with five."""
LITTLE = 2 << 20


def lines() -> Iterator[bytes]:
    for _ in range(LINES):
        yield LINE


def asking(encoding: str) -> Request[Any, Any, Any]:
    return RequestFactory().get("/", headers={"accept-encoding": encoding})


def pieces(answer: Stream) -> Iterator[bytes]:
    """Give what a client is sent, piece by piece, and keep none of it."""
    assert isinstance(answer.iterator, Iterator)
    for piece in answer.iterator:
        assert isinstance(piece, bytes)
        yield piece


def test_a_long_answer_is_never_in_memory_whole() -> None:
    tracemalloc.start()
    ready = CachedResponse(packed(lines()))
    answer = ready.answer(asking("identity"))
    assert isinstance(answer, Stream)
    length, largest = 0, 0
    for piece in pieces(answer):
        length += len(piece)
        largest = max(largest, len(piece))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert length == LINES * len(LINE) == int(answer.headers["content-length"])
    assert largest <= 1 << 16
    assert most < LITTLE
    assert ready.weight < LITTLE


def test_whoever_can_unpack_is_sent_the_same_packed() -> None:
    body = LINE * 100
    ready = CachedResponse(body)
    assert gzip.decompress(ready.answer(asking("gzip, br")).content) == body
    plain = ready.answer(asking("identity"))
    assert isinstance(plain, Stream)
    assert b"".join(pieces(plain)) == body
    assert ready.etag == CachedResponse(packed([LINE] * 100)).etag != CachedResponse(body[:-1]).etag
    for small in (b"short", random.Random(1).randbytes(5_000)):
        assert CachedResponse(small).answer(asking("gzip")).content == small  # packing would not make it smaller


def test_a_game_told_piece_by_piece_is_the_same_game() -> None:
    table, entries = random_table("tornaris", random.Random(5), 150)
    seats = len(table.chairs)
    for viewer in (None, 0, seats - 1):
        telling = ReplayRequest("replay", "t", plan_of("tornaris", seats), SEED, viewer)
        whole = msgspec.json.encode(replays.replay(table.setting, entries, viewer))
        assert gzip.decompress(told(telling, entries).data) == whole
    assert msgspec.json.decode(whole)["steps"][150]["seat"] == entries[-1].seat
