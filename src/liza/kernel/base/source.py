"""Where chance comes from: handed in to a state, copied with it, never shared and never global.

A :class:`Stream` is a 32-byte key and a position. Its bytes are ``HMAC-SHA-512(key, block number)``, so the same
class serves simulation (the key is made from an integer seed) and tables (the key is a secret whose hash was
published first), a browser can check it with what it already has, and a copy costs three references.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Sequence
from typing import Final

from liza.kernel.base.compiling import mypyc_attr
from liza.kernel.base.errors import BadOption

BLOCK: Final = 64
KEY_BYTES: Final = 32
_WORD_LIMITS: Final = ((1, 1 << 8), (2, 1 << 16), (4, 1 << 32), (8, 1 << 64))


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Chance, one whole number at a time."""

    def below(self, n: int) -> int:
        """Return a uniform number from 0 to n - 1."""
        raise NotImplementedError

    def die(self, sides: int) -> int:
        """Roll one die."""
        return self.below(sides) + 1

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place, every order equally likely (Fisher and Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def copy(self) -> Source:
        """Return a source that will go on exactly as this one would."""
        raise NotImplementedError

    def fork(self) -> Stream:
        """Return a source of its own, drawn from this one."""
        return Stream(bytes([self.below(256) for _ in range(KEY_BYTES)]))

    @property
    def drawn(self) -> int:
        """How much has been drawn: the same number before and after means that no chance was involved."""
        raise NotImplementedError

    def to_data(self) -> list[object]:
        """Return the source as JSON-able data."""
        raise NotImplementedError


class Stream(Source):
    """A key and a position in the endless row of bytes that belongs to it."""

    __slots__ = ("_block", "_key", "_position")

    def __init__(self, key: bytes, position: int = 0, block: bytes = b"") -> None:
        self._key: Final = key
        self._position = position
        self._block = block
        """The bytes around the position; empty until one of them is drawn."""

    def below(self, n: int) -> int:
        """Return a uniform number from 0 to n - 1; unevenness is rejected, not folded."""
        if n > 256:
            return self._below_many(n)
        limit = 256 - 256 % n
        while True:
            position = self._position
            at = position % BLOCK
            if at == 0 or not self._block:
                self._block = _block(self._key, position // BLOCK)
            self._position = position + 1
            value = self._block[at]
            if value < limit:
                return value % n

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place, drawing as :meth:`below` does, without asking it card by card."""
        block = self._block
        position = self._position
        for i in range(len(cards) - 1, 0, -1):
            n = i + 1
            if n > 256:
                self._position, self._block = position, block
                j = self._below_many(n)
                position, block = self._position, self._block
            else:
                limit = 256 - 256 % n
                while True:
                    at = position % BLOCK
                    if at == 0 or not block:
                        block = _block(self._key, position // BLOCK)
                    position += 1
                    value = block[at]
                    if value < limit:
                        break
                j = value % n
            cards[i], cards[j] = cards[j], cards[i]
        self._position = position
        self._block = block

    def _below_many(self, n: int) -> int:
        for size, span in _WORD_LIMITS:
            if n <= span:
                limit = span - span % n
                while True:
                    value = 0
                    for _ in range(size):
                        value = value << 8 | self.below(256)
                    if value < limit:
                        return value % n
        raise ValueError(f"no number below {n} can be drawn at once")

    def copy(self) -> Stream:
        """Return a stream that will go on exactly as this one would."""
        return Stream(self._key, self._position, self._block)

    def fork(self) -> Stream:
        """Return a stream of its own that does not reveal this one, and move on."""
        self.below(256)
        return Stream(_forked_key(self._key, self._position))

    @property
    def key(self) -> bytes:
        """The secret itself: who holds it knows all that will be drawn."""
        return self._key

    @property
    def drawn(self) -> int:
        """How many bytes have been drawn."""
        return self._position

    def to_data(self) -> list[object]:
        """Return key and position."""
        return [self._key.hex(), self._position]


def _block(key: bytes, number: int) -> bytes:
    return hmac.digest(key, number.to_bytes(8, "big"), "sha512")


def _forked_key(key: bytes, position: int) -> bytes:
    return hashlib.blake2s(b"fork %d" % position, key=key).digest()


class Draw:
    """One draw that a script foresees: what is asked (``d20`` or ``pick 6``) and what comes."""

    __slots__ = ("asked", "value")

    def __init__(self, asked: str, value: int) -> None:
        self.asked: Final = asked
        self.value: Final = value


def die(sides: int, result: int) -> Draw:
    """Foresee a die and the side it shows."""
    if not 1 <= result <= sides:
        raise ValueError(f"a d{sides} cannot show {result}")
    return Draw(f"d{sides}", result)


def pick(n: int, index: int) -> Draw:
    """Foresee a choice among n things and the index it falls on."""
    if not 0 <= index < n:
        raise ValueError(f"there is no index {index} among {n}")
    return Draw(f"pick {n}", index)


class Scripted(Source):
    """A source for tests that knows what will be asked, in order, and complains about anything else."""

    __slots__ = ("_at", "_draws")

    def __init__(self, draws: Sequence[Draw], at: int = 0) -> None:
        self._draws: Final = tuple(draws)
        self._at = at

    def below(self, n: int) -> int:
        """Return the next foreseen pick."""
        return self._next(f"pick {n}")

    def die(self, sides: int) -> int:
        """Return the next foreseen die."""
        return self._next(f"d{sides}")

    def _next(self, asked: str) -> int:
        if self._at >= len(self._draws):
            raise AssertionError(f"the script is over, but {asked} is asked for")
        draw = self._draws[self._at]
        if draw.asked != asked:
            raise AssertionError(f"draw {self._at + 1} of the script is {draw.asked}, but {asked} is asked for")
        self._at += 1
        return draw.value

    def copy(self) -> Scripted:
        """Return a source at the same place of the same script."""
        return Scripted(self._draws, self._at)

    @property
    def drawn(self) -> int:
        """How many draws of the script have been used."""
        return self._at

    def to_data(self) -> list[object]:
        """Return the script and the place in it."""
        return [[[draw.asked, draw.value] for draw in self._draws], self._at]


def source_from_data(data: Sequence[object]) -> Source:
    """Restore what ``to_data`` wrote."""
    what, at = data
    assert isinstance(at, int)
    if isinstance(what, str):
        return Stream(bytes.fromhex(what), at)
    assert isinstance(what, list)
    return Scripted([Draw(asked, value) for asked, value in what], at)


def seeded(seed: int | bytes | None) -> Stream:
    """Make a stream from a seed: an integer for simulation, 32 secret bytes for a table, None for a fresh secret."""
    if seed is None:
        return Stream(fresh_secret())
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise BadOption(f"A secret seed has {KEY_BYTES} bytes, not {len(seed)}.")
        return Stream(seed)
    return Stream(hashlib.sha256(b"liza seed %d" % seed).digest())


def as_source(rng: Source | random.Random | int) -> Source:
    """Take any usual kind of randomness as a source."""
    if isinstance(rng, Source):
        return rng
    if isinstance(rng, random.Random):
        return seeded(rng.getrandbits(64))
    return seeded(rng)


def fresh_secret() -> bytes:
    """Return 32 bytes that cannot be guessed."""
    return secrets.token_bytes(KEY_BYTES)


def commitment(secret: bytes) -> str:
    """Return the hash that a table publishes before the first card: it binds the secret and does not reveal it."""
    return hashlib.sha256(b"liza commitment " + secret).hexdigest()
