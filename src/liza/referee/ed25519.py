"""Ed25519 signatures (RFC 8032) in plain Python.

Liza signs a few times an hour at most, and checks a signature when a person asks for it: one page of arithmetic costs
less than a compiled dependency on every machine that plays. It does not run in constant time, so a key signs only what
its own process has made, never a text that a stranger chose.
"""

from __future__ import annotations

import hashlib
from typing import Final

KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 64
_P: Final = 2**255 - 19
_ORDER: Final = 2**252 + 27742317777372353535851937790883648493
_D: Final = -121665 * pow(121666, -1, _P) % _P
_ROOT: Final = pow(2, (_P - 1) // 4, _P)
"""A square root of -1."""
_SIGN: Final = 1 << 255

_Point = tuple[int, int, int, int]
"""A point of the curve in extended coordinates: x and y over z, and their product."""
_NEUTRAL: Final[_Point] = (0, 1, 1, 0)


def public_key(secret: bytes) -> bytes:
    """Return the public key that belongs to 32 secret bytes."""
    scalar, _ = _expanded(secret)
    return _packed(_times(scalar, _BASE))


def sign(secret: bytes, message: bytes) -> bytes:
    """Return the signature of a message."""
    scalar, prefix = _expanded(secret)
    public = _packed(_times(scalar, _BASE))
    once = _number(prefix + message) % _ORDER
    first = _packed(_times(once, _BASE))
    second = (once + _number(first + public + message) * scalar) % _ORDER
    return first + second.to_bytes(KEY_BYTES, "little")


def verify(public: bytes, message: bytes, signature: bytes) -> bool:
    """Whether a signature of a message was made with the secret of a public key."""
    if len(public) != KEY_BYTES or len(signature) != SIGNATURE_BYTES:
        return False
    point, first = _unpacked(public), signature[:KEY_BYTES]
    second = int.from_bytes(signature[KEY_BYTES:], "little")
    if point is None or second >= _ORDER:
        return False
    factor = _number(first + public + message) % _ORDER
    x, y, z, t = _times(factor, point)
    return _packed(_sum(_times(second, _BASE), (-x % _P, y, z, -t % _P))) == first


def _expanded(secret: bytes) -> tuple[int, bytes]:
    digest = hashlib.sha512(secret).digest()
    scalar = int.from_bytes(digest[:KEY_BYTES], "little")
    return scalar & ((1 << 254) - 8) | 1 << 254, digest[KEY_BYTES:]


def _number(data: bytes) -> int:
    return int.from_bytes(hashlib.sha512(data).digest(), "little")


def _sum(one: _Point, other: _Point) -> _Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % _P
    b = (one[1] + one[0]) * (other[1] + other[0]) % _P
    c = 2 * one[3] * other[3] * _D % _P
    d = 2 * one[2] * other[2] % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % _P, g * h % _P, f * g % _P, e * h % _P


def _times(scalar: int, point: _Point) -> _Point:
    found = _NEUTRAL
    while scalar:
        if scalar & 1:
            found = _sum(found, point)
        point = _sum(point, point)
        scalar >>= 1
    return found


def _packed(point: _Point) -> bytes:
    inverse = pow(point[2], -1, _P)
    x, y = point[0] * inverse % _P, point[1] * inverse % _P
    return (y | (x & 1) << 255).to_bytes(KEY_BYTES, "little")


def _unpacked(data: bytes) -> _Point | None:
    """Return the point that 32 bytes stand for; None if there is no such point."""
    number = int.from_bytes(data, "little")
    y, odd = number & (_SIGN - 1), number >> 255
    if y >= _P:
        return None
    square = (y * y - 1) * pow(_D * y * y + 1, -1, _P) % _P
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P:
        x = x * _ROOT % _P
    if (x * x - square) % _P or (x == 0 and odd):
        return None
    if x & 1 != odd:
        x = _P - x
    return x, y, 1, x * y % _P


def _base() -> _Point:
    point = _unpacked((4 * pow(5, -1, _P) % _P).to_bytes(KEY_BYTES, "little"))
    assert point is not None
    return point


_BASE: Final = _base()
