"""What the players add to chance: each promises bytes of its own by their hash, and shows them before the first card.

The site's secret was promised before, by its own hash. All that is shown goes into the key of chance together with it,
so nobody could choose the key. Nothing is shown before all have promised, so no one can choose last. A seat that
promised nothing, as programs may, is not waited for; one that does not show in time is left out, and the log says so.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Any, Final

from liza.match.log import Entry, EntryRefused

WAIT: Final = 6_000
"""Milliseconds in which promised bytes must be shown: as long as a page takes to load once more."""
ABOUT_ENTROPY: Final = ("reveal", "deal")
"""Kinds of entries: a seat shows its bytes; the time for that is over."""
_BYTES: Final = re.compile(r"[0-9a-f]{64}")


def is_entropy(text: str) -> bool:
    """Whether a text is 32 bytes in hexadecimal, as logs and records hold them."""
    return _BYTES.fullmatch(text) is not None


def promise_of(shown: str) -> str:
    """Return the hash by which 32 bytes, given in hexadecimal, are promised."""
    return hashlib.sha256(b"liza entropy " + bytes.fromhex(shown)).hexdigest()


def chance_key(secret: bytes, shown: Sequence[str]) -> bytes:
    """Return the key of chance: the secret itself where no seat has shown anything, else the hash of it with all."""
    told = " ".join(f"{seat}:{text}" for seat, text in enumerate(shown) if text)
    return hmac.digest(secret, f"liza chance {told}".encode(), "sha256") if told else secret


class Entropy:
    """What the seats of a table have promised and shown so far."""

    def __init__(self, promised: Sequence[str]) -> None:
        self.promised: Final = list(promised)
        """Of each seat the hash of its bytes; empty where it has promised none."""
        self.shown: Final = [""] * len(promised)
        """Of each seat its bytes; empty until it shows them."""
        self.until: int | None = None
        """Until when bytes are awaited: from the moment that all have sat down to the first card."""

    @property
    def awaited(self) -> bool:
        """Whether all have sat down, and promised bytes have not been shown yet."""
        return self.until is not None

    @property
    def silent(self) -> list[int]:
        """The seats that have promised bytes and not shown them."""
        pairs = enumerate(zip(self.promised, self.shown, strict=True))
        return [seat for seat, (promised, shown) in pairs if promised and not shown]

    def begin(self, now: int) -> bool:
        """Wait for what was promised; return whether there is anything to wait for."""
        self.until = now + WAIT if self.silent else None
        return self.awaited

    def check(self, kind: str, seat: int, body: str, now: int) -> None:
        """Raise the reason why an entry is refused, if there is one."""
        if self.until is None:
            raise EntryRefused("no-reveal")
        if kind == "deal":
            if now < self.until:
                raise EntryRefused("time-left")
        elif seat not in self.silent:
            raise EntryRefused("no-reveal")
        elif not is_entropy(body) or promise_of(body) != self.promised[seat]:
            raise EntryRefused("other-entropy")

    def do(self, entry: Entry) -> bool:
        """Do what a stored entry says; return whether the game can begin."""
        if entry.kind == "reveal":
            self.shown[entry.seat] = entry.body
        if entry.kind == "deal" or not self.silent:
            self.until = None
        return not self.awaited

    def to_data(self) -> list[Any]:
        """Return what was promised and shown as JSON-able data."""
        return [self.promised, self.shown]

    def load(self, data: Sequence[Sequence[str]]) -> None:
        """Go on from what ``to_data`` wrote."""
        self.promised[:], self.shown[:] = data
        self.until = None
