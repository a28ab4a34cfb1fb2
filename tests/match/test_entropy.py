"""Nobody can foresee or choose the dice while one seat is honest; each attack is made, and what it gains is counted."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from liza.kernel.base.source import Stream, commitment
from liza.match.entropy import chance_key, promise_of

TABLES = 2_000
LEAST, MOST = 900, 1_100
"""What chance alone stays between: 4.5 standard deviations around the half of so many tosses."""


def toss(key: bytes) -> int:
    """Return the first coin that falls at a table."""
    return Stream(key).below(2)


def hits(seed: int, predict: Callable[[bytes, str, str, random.Random], int], *, alone: bool = False) -> int:
    """Count at how many tables a prediction made before the first reveal is right.

    It knows the site's secret, what the honest seat has promised, and the bytes of the other seat. ``alone``: no seat
    adds anything, as it was before.
    """
    rng = random.Random(seed)
    right = 0
    for _ in range(20 if alone else TABLES):
        secret, honest, other = rng.randbytes(32), rng.randbytes(32).hex(), rng.randbytes(32).hex()
        guessed = predict(secret, promise_of(honest), other, rng)
        right += guessed == toss(chance_key(secret, ["", ""] if alone else [honest, other]))
    return right


def _by_secret(secret: bytes, _promised: str, _other: str, _rng: random.Random) -> int:
    return toss(secret)


PREDICTIONS: dict[str, Callable[[bytes, str, str, random.Random], int]] = {
    "the secret alone": _by_secret,
    "the secret and the other seat": lambda secret, _, other, __: toss(chance_key(secret, ["", other])),
    "the promise in the place of the bytes": lambda s, promised, other, _: toss(chance_key(s, [promised, other])),
    "bytes of one's own": lambda s, _, other, rng: toss(chance_key(s, [rng.randbytes(32).hex(), other])),
    "what everybody sees": lambda secret, promised, _, __: toss(
        chance_key(bytes.fromhex(commitment(secret)), [promised, ""])
    ),
}


@pytest.mark.parametrize("name", PREDICTIONS)
def test_what_is_known_before_the_first_reveal_foretells_no_toss(name: str) -> None:
    assert LEAST < hits(54, PREDICTIONS[name]) < MOST


def test_who_knew_the_secret_foretold_every_toss_before_the_seats_added_to_chance() -> None:
    assert hits(54, _by_secret, alone=True) == 20


def test_a_site_that_tries_many_secrets_gains_nothing_while_one_seat_is_honest() -> None:
    rng = random.Random(1)

    def chosen(score: Callable[[bytes], int]) -> bytes:
        return next(secret for _ in range(64) if score(secret := rng.randbytes(32)))

    assert all(toss(chosen(toss)) for _ in range(20))
    won = 0
    for _ in range(TABLES):
        other = rng.randbytes(32).hex()
        secret = chosen(lambda tried, other=other: toss(chance_key(tried, ["", other])))  # type: ignore[misc]
        won += toss(chance_key(secret, [rng.randbytes(32).hex(), other]))
    assert LEAST < won < MOST


def test_a_last_seat_in_league_with_the_site_has_one_choice_and_is_seen_to_take_it() -> None:
    """It shows its bytes or keeps silent: three quarters instead of a half, and silent wherever that decided."""
    rng = random.Random(2)
    won, silent = 0, 0
    for _ in range(TABLES):
        secret, honest, own = rng.randbytes(32), rng.randbytes(32).hex(), rng.randbytes(32).hex()
        shown = toss(chance_key(secret, [honest, own]))
        kept = toss(chance_key(secret, [honest, ""]))
        won += shown or kept
        silent += not shown and kept
    assert 1_400 < won < 1_600
    assert won - silent < MOST


def test_a_seat_that_copies_the_promise_of_another_takes_nothing_away() -> None:
    rng = random.Random(3)
    won = 0
    for _ in range(TABLES):
        honest = rng.randbytes(32).hex()
        won += toss(chance_key(rng.randbytes(32), [honest, honest]))
    assert LEAST < won < MOST


def test_every_byte_and_its_seat_is_in_the_key() -> None:
    secret, one, other = bytes(32), "ab" * 32, "cd" * 32
    keys = [
        chance_key(secret, shown)
        for shown in ([one, other], [other, one], [one, ""], ["", one], [one], [one[:-1] + "c", other], ["", ""])
    ]
    assert keys[2] == keys[4]
    assert len(set(keys)) == len(keys) - 1
    assert keys[-1] == secret
