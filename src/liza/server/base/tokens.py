"""Tokens: each gives its bearer a right, such as to play a seat. Only their hashes are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

_TOKEN_BYTES: Final = 24
_ID_BYTES: Final = 9


class PresentedKey(NamedTuple):
    """With what somebody comes to a table."""

    key: str | None
    """The hash of a token that plays a seat or lets one watch; None for whoever comes without any."""
    own: bool = False
    """Whether no token was shown, and the key is that of the seat which the asker's person holds."""


def new_token() -> str:
    """Return a random token, too long to guess."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_id() -> str:
    """Return an id for a table: short enough for a link, and too long to hit another table's by chance.

    It begins with a letter or a digit: a command line would take ``-id`` for an option.
    """
    while not (id := secrets.token_urlsafe(_ID_BYTES))[0].isalnum():
        pass
    return id


def following(kept: str, use: str) -> str:
    """Return a token that follows from what is kept and never told: so it can be told again and need not be kept."""
    made = hmac.new(kept.encode(), use.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made[:_TOKEN_BYTES]).decode()


def hashed(token: str) -> str:
    """Return what is kept of a token. It is long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether a token matches the stored hash, compared in constant time."""
    return bool(kept) and hmac.compare_digest(hashed(token), kept)
