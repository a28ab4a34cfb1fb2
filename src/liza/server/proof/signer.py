"""Signs transcripts with the site's key. A key is used for three months; then only its public half is kept."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from liza.referee import ed25519
from liza.referee.signing import key_id, signed
from liza.server.base.response_cache import CachedResponse
from liza.server.proof.transcript_check import SiteKey, SiteKeys
from liza.server.protocol.problems import Denied
from liza.store import Store
from liza.store.proof_keys import change_keys, kept_keys

ROTATE: Final = 90 * 24 * 3_600_000
"""Milliseconds after which a new key takes over."""
_TRIES: Final = 5
_MOST_KEPT: Final = 64
"""How many signed transcripts may be asked for again."""


class StoredKey(msgspec.Struct, frozen=True):
    """A key as it is kept; the secret is gone once the next key has taken over."""

    public: str
    since: int
    until: int | None = None
    secret: str = ""


class Signer:
    """The keys of a site and what was signed with them lately."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._kept: Final[OrderedDict[str, CachedResponse]] = OrderedDict()

    async def published(self) -> SiteKeys:
        """Return all public keys, the one in use last."""
        keys = await self._keys()
        return SiteKeys([SiteKey(key_id(bytes.fromhex(k.public)), k.public, k.since, k.until) for k in keys])

    async def signed(self, line: CachedResponse) -> CachedResponse:
        """Return a transcript with its signature below."""
        found = self._kept.get(line.etag)
        if found is None:
            key = (await self._keys())[-1]
            found = await asyncio.to_thread(_signed, line, bytes.fromhex(key.secret), self._clock())
            self._kept[line.etag] = found
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        return found

    async def _keys(self) -> list[StoredKey]:
        """Return the keys, after making one where there is none or the last is too old."""
        for _ in range(_TRIES):
            text = await kept_keys(self._store)
            keys = [] if text is None else msgspec.json.decode(text, type=list[StoredKey])
            now = self._clock()
            if keys and now < keys[-1].since + ROTATE:
                return keys
            keys = [msgspec.structs.replace(key, secret="", until=key.until or now) for key in keys]
            secret = secrets.token_bytes(ed25519.KEY_BYTES)
            keys.append(StoredKey(ed25519.public_key(secret).hex(), now, None, secret.hex()))
            if await change_keys(self._store, text, msgspec.json.encode(keys).decode()):
                return keys
        raise Denied("unavailable")


def _signed(line: CachedResponse, secret: bytes, now: int) -> CachedResponse:
    return CachedResponse(signed(line.whole(), secret, now), "application/x-ndjson")
