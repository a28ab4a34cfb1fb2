"""Signed texts: a first line of content, and a second line with the signature of the first, byte by byte."""

from __future__ import annotations

import hashlib
import json
import operator
from typing import Final, NamedTuple

from liza.kernel.base.errors import RecordError
from liza.referee import ed25519

_CONTEXT: Final = "liza-transcript"
"""What each signed content begins with, so that a signature is valid for this purpose alone."""
_ID_SIGNS: Final = 16


class Signature(NamedTuple):
    """Who signed a line, and when."""

    public: bytes
    made: int
    """Milliseconds since 1970."""
    signature: bytes

    def fits(self, line: bytes) -> bool:
        """Whether it is the signature of a line."""
        return ed25519.verify(self.public, _signed(line, self.made), self.signature)


def key_id(public: bytes) -> str:
    """Return the short name of a public key."""
    return hashlib.sha256(public).hexdigest()[:_ID_SIGNS]


def signed(line: bytes, secret: bytes, now: int) -> bytes:
    """Return a line with its signature below."""
    public = ed25519.public_key(secret)
    said = {
        "key": public.hex(),
        "made": now,
        "signature": ed25519.sign(secret, _signed(line, now)).hex(),
    }
    return line + b"\n" + json.dumps(said).encode() + b"\n"


def split(text: bytes) -> tuple[bytes, Signature]:
    """Return the line that is signed and its signature."""
    line, _, below = text.partition(b"\n")
    try:
        said = json.loads(below)
        made = operator.index(said["made"])
        return line, Signature(bytes.fromhex(said["key"]), made, bytes.fromhex(said["signature"]))
    except (KeyError, TypeError, ValueError, RecursionError):
        raise RecordError("The second line is not a signature.", "transcript-signature") from None


def _signed(line: bytes, made: int) -> bytes:
    return f"{_CONTEXT} {hashlib.sha256(line).hexdigest()} {made}".encode()
