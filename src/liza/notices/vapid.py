"""The site's key, by which push services know it (RFC 8292): made once and kept with the settings of the database."""

from __future__ import annotations

import base64
import json
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from liza.store import Store
from liza.store.schema import SETTINGS
from liza.store.statements import insert_into

_NAME: Final = "push-key"
_CURVE: Final = ec.SECP256R1()
_NUMBER_BYTES: Final = 32
_HOLDS: Final = 12 * 3_600
"""Seconds for which a signature holds; services take a day at most."""


def base64url(data: bytes) -> str:
    """Return bytes as the protocols of the web write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushKey:
    """The key that signs what this site sends."""

    def __init__(self, secret: str) -> None:
        self._key: Final = ec.derive_private_key(int(secret, 16), _CURVE)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: Final = base64url(point)
        """What a browser is given when it subscribes."""

    def authorization(self, origin: str, contact: str, now: int) -> str:
        """Return the header that says to a service, by its origin, who sends; ``now`` in milliseconds."""
        claims = {"aud": origin, "exp": now // 1000 + _HOLDS, "sub": contact}
        parts = [base64url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(_NUMBER_BYTES, "big") + s.to_bytes(_NUMBER_BYTES, "big")
        return f"vapid t={signed}.{base64url(signature)}, k={self.public}"


async def push_key(store: Store) -> PushKey:
    """Return the site's key: the one that is kept, or else a new one from now on."""
    there = select(SETTINGS.c.value).where(SETTINGS.c.name == _NAME)
    async with store.reading() as connection:
        kept = (await connection.execute(there)).scalar_one_or_none()
    if kept is not None:
        return PushKey(kept)
    fresh = f"{ec.generate_private_key(_CURVE).private_numbers().private_value:064x}"
    async with store.writing() as connection:
        row = insert_into(connection, SETTINGS).values(name=_NAME, value=fresh)
        await connection.execute(row.on_conflict_do_nothing())
        return PushKey(str((await connection.execute(there)).scalar_one()))
