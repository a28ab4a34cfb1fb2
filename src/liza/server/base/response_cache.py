"""Answers that are made once and given many times: their bytes, packed, and a tag that says which they are."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import zlib
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Request, Response
from litestar.response import Stream

_SMALL: Final = 1_000
_LEVEL: Final = 6
_PIECE: Final = 1 << 16
_GZIP: Final = 16 + zlib.MAX_WBITS
"""As zlib is told that what it unpacks is gzip."""


class CompressedBody(NamedTuple):
    """A body as gzip, with what is known about it unpacked; plain data, so that it travels between processes."""

    data: bytes
    size: int
    digest: str


def packed(pieces: Iterable[bytes]) -> CompressedBody:
    """Pack a body while it is being made, so that it is never in memory whole."""
    into = io.BytesIO()
    digest = hashlib.sha256()
    size = 0
    with gzip.GzipFile(fileobj=into, mode="wb", compresslevel=_LEVEL, mtime=0) as file:
        for piece in pieces:
            file.write(piece)
            digest.update(piece)
            size += len(piece)
    return CompressedBody(into.getvalue(), size, digest.hexdigest())


class CachedResponse:
    """The body of an answer, ready to be sent; kept packed where that is smaller, and only so."""

    __slots__ = ("_data", "_is_packed", "_size", "etag", "type")

    def __init__(self, data: bytes | CompressedBody, type: str = "application/json", *, pack: bool = True) -> None:
        self.type: Final = type
        made = packed([data]) if isinstance(data, bytes) and pack and len(data) >= _SMALL else data
        if isinstance(made, CompressedBody) and isinstance(data, bytes) and len(made.data) >= len(data):
            made = data
        digest = made.digest if isinstance(made, CompressedBody) else hashlib.sha256(made).hexdigest()
        self.etag: Final = f'"{digest[:32]}"'
        self._data: Final = made.data if isinstance(made, CompressedBody) else made
        self._is_packed: Final = isinstance(made, CompressedBody)
        self._size: Final = made.size if isinstance(made, CompressedBody) else len(made)

    @property
    def weight(self) -> int:
        """How many bytes it takes in memory."""
        return len(self._data)

    def whole(self) -> bytes:
        """Return the body unpacked."""
        return b"".join(self._unpacked()) if self._is_packed else self._data

    def answer(self, request: Request[Any, Any, Any], cache: str = "no-cache") -> Response[Any]:
        """Return the response that suits this client: 304 without a body if it has this version already.

        A client that cannot unpack gets it unpacked piece by piece, as fast as it reads: a hundred slow ones that ask
        for a long game take no more memory than one.
        """
        headers = {"etag": self.etag, "cache-control": cache, "vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(b"", status_code=304, headers=headers, media_type=self.type)
        if not self._is_packed:
            return Response(self._data, headers=headers, media_type=self.type)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self._data, headers=headers, media_type=self.type)
        headers["content-length"] = str(self._size)
        return Stream(self._unpacked(), headers=headers, media_type=self.type)

    def _unpacked(self) -> Iterator[bytes]:
        unpacking = zlib.decompressobj(_GZIP)
        left = self._data
        while left:
            yield unpacking.decompress(left, _PIECE)
            left = unpacking.unconsumed_tail


class ResponseCache:
    """A cache of answers by request, each built once, in a thread; concurrent requests wait for the same one."""

    def __init__(self) -> None:
        self._made: Final[dict[Hashable, asyncio.Future[CachedResponse]]] = {}

    async def get(self, key: Hashable, make: Callable[[], Any]) -> CachedResponse:
        """Return an answer; one that could not be made is tried again next time."""
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = asyncio.ensure_future(asyncio.to_thread(_made, make))
            found.add_done_callback(lambda done: self._forget_failed(key, done))
        return await asyncio.shield(found)

    def _forget_failed(self, key: Hashable, done: asyncio.Future[CachedResponse]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._made.pop(key, None)


def _made(make: Callable[[], Any]) -> CachedResponse:
    made = make()
    return made if isinstance(made, CachedResponse) else CachedResponse(msgspec.json.encode(made))
