"""Small sets of small numbers (backs, spaces, windows) as one int each: a bit for every number.

Such a set is free to copy. Two sets are joined with ``|``, and ``&`` keeps what is in both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from liza.kernel.core.choice import no_offers
from liza.kernel.schema.actions import ActionSpace
from liza.kernel.schema.declarations import VerbName

EMPTY: Final = 0


def only(number: int) -> int:
    """Return the set of one number."""
    return 1 << number


def of(numbers: Iterable[int]) -> int:
    """Return the set of some numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def has(numbers: int, number: int) -> bool:
    """Whether a number is in a set."""
    return bool(numbers >> number & 1)


def without(numbers: int, number: int) -> int:
    """Return a set without a number, whether or not it was in it."""
    return numbers & ~(1 << number)


def members(numbers: int) -> list[int]:
    """Return the numbers of a set, the smallest first."""
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]


MEMBERS: Final = [members(numbers) for numbers in range(256)]
"""The members of every set of numbers below 8; the lists are shared and never changed."""
COUNT: Final = [len(numbers) for numbers in MEMBERS]
"""How many there are in every set of numbers below 8."""


def actions_on(space: ActionSpace, verb: VerbName, everything: int) -> list[list[list[int]]]:
    """Return what does a verb to each of some things, for every set of them, all being ``everything``.

    Where the verb is done to two things these are the second, and the first says which list it is in. The lists are
    made once for a game whose players are asked a million times, shared and never changed.
    """
    firsts, seconds = no_offers(space).things(verb)
    found: list[list[list[int]]] = []
    for first in range(firsts if seconds > 1 else 1):
        found.append([])
        for numbers in range(everything + 1):
            offers = no_offers(space)
            offers.add_each(verb, members(numbers), first)
            found[first].append(offers.actions)
    return found
