"""A message that only one browser can read, as push services pass it on (RFC 8188 and RFC 8291)."""

from __future__ import annotations

import base64
import binascii
import os
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE: Final = ec.SECP256R1()
_SALT_BYTES: Final = 16
_AUTH_BYTES: Final = 16
_RECORD: Final = 4_096
_LAST: Final = b"\x02"
"""Ends the text in the last record, of which there is one."""


class BadSubscription(Exception):
    """Keys of a browser that cannot be used."""


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """Return a text as the browser with these keys can read it."""
    point, secret = _read(p256dh, auth)
    own = ec.generate_private_key(_CURVE)
    public = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    theirs = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = _derived(own.exchange(ec.ECDH(), point), secret, b"WebPush: info\0" + theirs + public, 32)
    salt = os.urandom(_SALT_BYTES)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + len(public).to_bytes(1, "big") + public
    return head + AESGCM(key).encrypt(nonce, text + _LAST, None)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys to which nothing can be encrypted."""
    _read(p256dh, auth)


def _read(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    try:
        point = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, _bytes(p256dh))
        secret = _bytes(auth)
    except (ValueError, binascii.Error):
        raise BadSubscription from None
    if len(secret) != _AUTH_BYTES:
        raise BadSubscription
    return point, secret


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, long: int) -> bytes:
    return HKDF(hashes.SHA256(), long, salt, info).derive(secret)
