"""Answers that are made once and given many times: their bytes, packed as well, and a tag that says which they are."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Hashable
from typing import Any, Final

import msgspec
from litestar import Request, Response

_SMALL: Final = 1_000
_LEVEL: Final = 6


class Ready:
    """The body of an answer, ready to be sent."""

    __slots__ = ("_data", "_packed", "etag", "size", "type")

    def __init__(self, data: bytes, type: str = "application/json", *, packed: bool = True) -> None:
        self.type: Final = type
        self.etag: Final = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
        self.size: Final = len(data)
        smaller = gzip.compress(data, _LEVEL, mtime=0) if packed and len(data) >= _SMALL else data
        self._packed: Final = smaller if len(smaller) < len(data) else None
        self._data: Final = data

    @property
    def weight(self) -> int:
        """How many bytes it takes in memory."""
        return self.size + len(self._packed or b"")

    def answer(self, request: Request[Any, Any, Any], cache: str = "no-cache") -> Response[Any]:
        """Return it as this client wants it; nothing new to a client that has it already."""
        headers = {"etag": self.etag, "cache-control": cache, "vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(b"", status_code=304, headers=headers, media_type=self.type)
        if self._packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self._packed, headers=headers, media_type=self.type)
        return Response(self._data, headers=headers, media_type=self.type)


class Made:
    """Answers by what was asked, each made once, in a thread; whoever asks meanwhile waits for the same one."""

    def __init__(self) -> None:
        self._made: Final[dict[Hashable, asyncio.Future[Ready]]] = {}

    async def get(self, key: Hashable, make: Callable[[], Any]) -> Ready:
        """Return an answer; one that could not be made is tried again next time."""
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = asyncio.ensure_future(asyncio.to_thread(_made, make))
            found.add_done_callback(lambda done: self._forget_failed(key, done))
        return await asyncio.shield(found)

    def _forget_failed(self, key: Hashable, done: asyncio.Future[Ready]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._made.pop(key, None)


def _made(make: Callable[[], Any]) -> Ready:
    return Ready(msgspec.json.encode(make()))
