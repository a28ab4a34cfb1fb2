"""The fixed space of a game's actions: an int is a verb and what the verb is done to.

People, records and the wire use the notation (``deploy mago``); the engine uses the int. Both sides of the
translation are tables built once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from liza.kernel.base.errors import BadNotation, PackError

MOST_ACTIONS: Final = 200_000
"""So many different things a game may let its players do, whatever is in its pack."""


class Kind:
    """A kind of thing that a game names: its combatants, its directions, its cards. A key is its stable name."""

    __slots__ = ("_index", "id", "keys")

    def __init__(self, id: str, keys: Sequence[str]) -> None:
        self.id: Final = id
        self.keys: Final = tuple(keys)
        self._index: Final = {key: index for index, key in enumerate(self.keys)}

    def __len__(self) -> int:
        return len(self.keys)

    def index(self, key: str) -> int:
        """Return the number of a key, or raise KeyError."""
        return self._index[key]


class Verb:
    """An action that a seat can take, and the kinds of things it is done to (none, one or two)."""

    __slots__ = ("id", "kinds", "size")

    def __init__(self, id: str, *kinds: Kind) -> None:
        self.id: Final = id
        self.kinds: Final = kinds
        size = 1
        for kind in kinds:
            size *= len(kind)
        self.size: Final = size

    def arguments(self, offset: int) -> tuple[int, ...]:
        """Return the argument numbers of the verb's action at an offset."""
        numbers: list[int] = []
        for kind in reversed(self.kinds):
            offset, number = divmod(offset, len(kind))
            numbers.append(number)
        return tuple(reversed(numbers))

    def keys(self, offset: int) -> tuple[str, ...]:
        """Return the argument keys of the verb's action at an offset."""
        return tuple(kind.keys[number] for kind, number in zip(self.kinds, self.arguments(offset), strict=True))


class ActionSpace:
    """All actions of a game, in the order of its verbs."""

    __slots__ = ("_base", "_number", "first", "notations", "size", "verb_of", "verbs", "width")

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: Final = tuple(verbs)
        self._base: dict[str, int] = {}
        many = sum([verb.size for verb in self.verbs])
        if many > MOST_ACTIONS:
            raise PackError(f"The pack is too large: it makes {many} different actions; at most {MOST_ACTIONS} are.")
        notations: list[str] = []
        for verb in self.verbs:
            self._base[verb.id] = len(notations)
            notations.extend(" ".join((verb.id, *verb.keys(offset))) for offset in range(verb.size))
        self.notations: Final = tuple(notations)
        self.first: Final = [self._base[verb.id] for verb in self.verbs]
        """The first action of each verb, by the verb's number."""
        self.width: Final = [len(verb.kinds[1]) if len(verb.kinds) == 2 else 1 for verb in self.verbs]
        """How many actions of a verb are about the same first thing."""
        self.verb_of: Final = [number for number, verb in enumerate(self.verbs) for _ in range(verb.size)]
        """The number of the verb of each action."""
        self.size: Final = len(notations)
        self._number: Final = {text: number for number, text in enumerate(notations)}

    def base(self, verb: str) -> int:
        """Return the first action of a verb."""
        return self._base[verb]

    def split(self, action: int) -> tuple[Verb, int]:
        """Return the verb of an action and the offset in it."""
        offset = action
        for verb in self.verbs:
            if 0 <= offset < verb.size:
                return verb, offset
            offset -= verb.size
        raise IndexError(f"there is no action {action}")

    def parse(self, text: str) -> int:
        """Return the action that a text stands for; case and spaces do not matter."""
        wanted = " ".join(text.lower().split())
        found = self._number.get(wanted)
        if found is None:
            raise BadNotation(f"{text.strip()!r} is no action of this game{self._suggestion(wanted)}.")
        return found

    def _suggestion(self, wanted: str) -> str:
        word = wanted.partition(" ")[0]
        close = [text for text in self.notations if text.partition(" ")[0] == word]
        if close:
            return f"; {word!r} is written like {close[0]!r}"
        return f"; its verbs are {', '.join(verb.id for verb in self.verbs)}"

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.size))
