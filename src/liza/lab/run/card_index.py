"""Every thing that a pack names, once: which actions and events speak of it.

A room may name the same card by several kinds (a helmet is an armour is a card). Here it goes by the narrowest.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from liza.kernel.core.game import Game
from liza.kernel.schema.events import Event
from liza.kernel.schema.view import Zone


class EntryKey(NamedTuple):
    """A card, a character, a monster: whatever the pack gives a name."""

    kind: str
    key: str


_NONE: Final = -1


def _bare(keys: dict[str, dict[str, str]]) -> bool:
    """Whether a kind has no names but its keys in capitals: squares of a board, say, are no cards."""
    return all(text == key.upper() for key, name in keys.items() for text in name.values())


class CardIndex:
    """The things of one game with one pack, numbered."""

    def __init__(self, game: Game[Any]) -> None:
        named = game.card_names().items()
        names = {kind: keys for kind, keys in named if not kind.endswith("-text") and not _bare(keys)}
        narrow = sorted(names, key=lambda kind: len(names[kind]))
        self.things: Final[list[EntryKey]] = []
        self._number: Final[dict[tuple[str, str], int]] = {}
        same: dict[tuple[str, str], int] = {}
        for kind in narrow:
            for key, name in names[kind].items():
                known = same.setdefault((key, repr(name)), len(self.things))
                if known == len(self.things):
                    self.things.append(EntryKey(kind, key))
                self._number[kind, key] = known
        self.of_action: Final = [self._in_action(game, action) for action in range(game.actions)]
        """The things that each action names."""
        self._fields: Final = {
            event.id: [(field.id, field.kind.id) for field in event.fields if field.kind and field.kind.id in names]
            for event in game.events
        }

    def _in_action(self, game: Game[Any], action: int) -> tuple[int, ...]:
        verb, offset = game.space.split(action)
        found = [self.number(kind.id, key) for kind, key in zip(verb.kinds, verb.keys(offset), strict=True)]
        return tuple(number for number in found if number != _NONE)

    def number(self, kind: str, key: str) -> int:
        """Return the number of a thing, or -1 where the pack has no name for it."""
        return self._number.get((kind, key), _NONE)

    def in_event(self, event: Event) -> tuple[int, list[int]]:
        """Return the seat that an event is about (-1 for none) and the things it names."""
        fields = self._fields[event.kind]
        if not fields:
            return _NONE, []
        data = event.data
        seat = data.get("seat")
        keys = [(kind, data[field]) for field, kind in fields]
        found = [self.number(kind, str(key)) for kind, key in keys if key is not None]
        return seat if isinstance(seat, int) else _NONE, [number for number in found if number != _NONE]

    def of_seat(self, zones: list[Zone], seat: int) -> set[int]:
        """Return the things that lie in a seat's own places, as that seat sees them."""
        pieces = [piece for zone in zones if zone["seat"] == seat for piece in zone["pieces"]]
        return {self.number(piece["kind"], piece["key"]) for piece in pieces if piece["key"] is not None} - {_NONE}
