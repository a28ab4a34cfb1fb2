"""What a pack of Tornaris says, read and typed: one number per card, and a list for each thing printed on it."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.words import (
    ABILITIES,
    ALONE,
    DEEDS,
    GEAR,
    PASSIVES,
    PLAIN,
    RAISE_DIE,
    SKIES,
    Words,
)
from liza.games.tornaris.vocabulary import CATEGORIES, DAY, HALVES, MOST_SEATS, NIGHT, OBJECTS, PER_CATEGORY
from liza.kernel.pack import Entry, Pack, Reader

START: Final = {"gold": (8, 0, 99), "mana": (4, 0, 20), "slots": (6, 1, 20)}
"""What everybody starts with unless a pack says otherwise, from how little to how much: gold (TR-006), mana (TR-007),
and how much equipment a player may hold (TR-058)."""
STARTING_OBJECTS: Final = 2
_MOST_COPIES: Final = 50


class Part:
    """One thing that a card does: the number of its word and the numbers that go with it (0 where it has none)."""

    __slots__ = ("amount", "category", "do", "face", "least", "loss", "over", "price")

    def __init__(self, entry: Entry | None, words: Words) -> None:
        amount = category = do = face = least = loss = over = price = 0
        if entry is not None:
            names = list(words)
            word = entry.word("do", names)
            do = names.index(word)
            fields = words[word]
            amount = _number(entry, "amount", words[word])
            face = _number(entry, "face", fields)
            least = _number(entry, "least", fields)
            loss = _number(entry, "loss", fields)
            over = _number(entry, "over", fields)
            price = _number(entry, "price", fields)
            category = CATEGORIES.index(entry.word("category", CATEGORIES.keys)) if "category" in fields else 0
            entry.done()
        self.do: Final = do
        self.amount: Final = amount
        self.category: Final = category
        self.face: Final = face
        self.least: Final = least
        """What a die must show for the good end."""
        self.loss: Final = loss
        self.over: Final = over
        self.price: Final = price


def _number(entry: Entry, field: str, fields: dict[str, tuple[int, int]]) -> int:
    return entry.whole(field, *fields[field]) if field in fields else 0


Parts = tuple[Part, ...]


class Content:
    """All cards of a pack."""

    def __init__(self, pack: Pack) -> None:
        reader = Reader(pack)
        self.origins: dict[str, dict[str, str]] = {}
        """Whether each card stands in the rulebook, whole or in part, by kind and key."""
        self.names: dict[str, dict[str, dict[str, str]]] = {}
        self._equipment(reader)
        self._monsters(reader)
        self._skies(reader)
        self._happenings(reader)
        self._objects(reader)
        self._characters(reader)
        self.start: dict[str, int] = reader.numbers("start", START)
        """What everybody starts with, before what a character adds."""
        reader.finish()

    def _keys(self, kind: str) -> list[str]:
        return list(self.names.get(kind, {}))

    def _card(self, entry: Entry, kind: str, allowed: tuple[str, ...] | None = None) -> None:
        """Read what every card has."""
        key = entry.word("id", allowed)
        if key in self.names.get(kind, {}):
            entry.fault("id", f"expected an id of its own, found {key} again")
        self.names.setdefault(kind, {})[key] = entry.texts("name")
        self.origins.setdefault(kind, {})[key] = entry.origin()

    def _equipment(self, reader: Reader) -> None:
        self.gear: list[Parts] = []
        """What each equipment does in a duel."""
        self.gear_below: list[Parts] = []
        """What it does in the dungeon."""
        self.replaced: list[bool] = []
        """Whether it does something else in the dungeon."""
        self.mana: list[int] = []
        self.price: list[int] = []
        self.gear_copies: list[int] = []
        self.raises: list[bool] = []
        """Whether it needs a die that can still be raised."""
        for entry in reader.entries("equipment"):
            self._card(entry, "equipment")
            self.mana.append(entry.whole("mana", 0, 5))
            self.price.append(entry.whole("price", 3, 15))
            self.gear_copies.append(_copies(entry))
            parts = _parts(entry, "effect", GEAR)
            self.gear.append(parts)
            self.replaced.append(entry.has("dungeon"))
            self.gear_below.append(_parts(entry, "dungeon", GEAR) if entry.has("dungeon") else parts)
            self.raises.append(RAISE_DIE in [part.do for part in parts])
            entry.done()
        self.equipment: list[str] = self._keys("equipment")
        if not self.equipment:
            reader.fault(1, "equipment: expected at least one entry, found none")

    def _monsters(self, reader: Reader) -> None:
        self.category: list[int] = []
        self.factor: list[int] = []
        self.ability: list[Part] = []
        self.reward: list[Parts] = []
        self.penalty: list[Parts] = []
        for entry in reader.entries("monster"):
            self._card(entry, "monster")
            self.category.append(CATEGORIES.index(entry.word("category", CATEGORIES.keys)))
            self.factor.append(entry.whole("factor", 1, 20))
            self.ability.append(Part(entry.part("ability") if entry.has("ability") else None, ABILITIES))
            self.reward.append(_deeds(entry, "reward"))
            self.penalty.append(_deeds(entry, "penalty"))
            entry.done()
        self.monsters: list[str] = self._keys("monster")
        for category, key in enumerate(CATEGORIES.keys):
            if self.category.count(category) < PER_CATEGORY:
                reader.fault(1, f"monster: expected at least {PER_CATEGORY} of the category {key}")

    def _skies(self, reader: Reader) -> None:
        self.sky_half: list[int] = []
        self.sky: list[Part] = []
        self.sky_copies: list[int] = []
        for entry in reader.entries("sky"):
            self._card(entry, "sky")
            self.sky_half.append(HALVES.index(entry.word("half", HALVES.keys)))
            self.sky.append(Part(entry.part("effect") if entry.has("effect") else None, SKIES))
            self.sky_copies.append(_copies(entry))
            entry.done()
        self.skies: list[str] = self._keys("sky")
        for half in (DAY, NIGHT):
            if not [card for card in range(len(self.skies)) if self._is_plain(card, half)]:
                reader.fault(1, f"sky: expected a card of the {HALVES.keys[half]} without effect, found none")

    def _is_plain(self, card: int, half: int) -> bool:
        return self.sky_half[card] == half and self.sky[card].do == PLAIN

    def sky_deck(self, days: int) -> list[int]:
        """Return the day/night deck with so many day cards: plain cards of one half give way to those of the other."""
        copies = self.sky_copies[:]
        everybody = range(len(copies))
        have = sum(copies[card] for card in everybody if self.sky_half[card] == DAY)
        plain_day = next(card for card in everybody if self._is_plain(card, DAY))
        plain_night = next(card for card in everybody if self._is_plain(card, NIGHT))
        moved = max(-copies[plain_night], min(copies[plain_day], have - days))
        copies[plain_day] -= moved
        copies[plain_night] += moved
        return dealt(copies)

    def _happenings(self, reader: Reader) -> None:
        self.happening: list[Parts] = []
        self.happening_half: list[int] = []
        self.happening_copies: list[int] = []
        for half, table in enumerate(("day_event", "night_event")):
            for entry in reader.entries(table):
                self._card(entry, "happening")
                self.happening.append(_deeds(entry, "effect"))
                self.happening_half.append(half)
                self.happening_copies.append(_copies(entry))
                entry.done()
            if half not in self.happening_half:
                reader.fault(1, f"{table}: expected at least one entry, found none")
        self.happenings: list[str] = self._keys("happening")

    def _objects(self, reader: Reader) -> None:
        self.object_copies: list[int] = [0] * len(OBJECTS)
        for entry in reader.entries("object"):
            self._card(entry, "object", OBJECTS.keys)
            self.object_copies[OBJECTS.index(entry.word("id", OBJECTS.keys))] = entry.whole("copies", 0, _MOST_COPIES)
            entry.done()
        for key in OBJECTS.keys:
            if key not in self.names.get("object", {}):
                reader.fault(1, f"object {key}: expected one entry, found none")

    def _characters(self, reader: Reader) -> None:
        self.passives: list[Parts] = []
        self.starts_with: list[int] = []
        """The object that each character starts with two of."""
        self.more_mana: list[int] = []
        self.more_slots: list[int] = []
        self.discount: list[int] = []
        self.sixes: list[int] = []
        self.prize: list[int] = []
        self.temporary: list[bool] = []
        self.any_space: list[bool] = []
        self.magic: list[bool] = []
        self.challenge: list[bool] = []
        words = list(PASSIVES)
        classes: dict[str, dict[str, str]] = {}
        for entry in reader.entries("character"):
            self._card(entry, "character")
            classes[self._keys("character")[-1]] = entry.texts("class")
            self.starts_with.append(OBJECTS.index(entry.word("object", OBJECTS.keys)))
            parts = _parts(entry, "passive", PASSIVES)
            self.passives.append(parts)
            self.more_mana.append(_total(parts, words.index("mana")))
            self.more_slots.append(_total(parts, words.index("slots")))
            self.discount.append(_total(parts, words.index("discount")))
            self.sixes.append(_total(parts, words.index("sixes")))
            self.prize.append(_total(parts, words.index("prize")))
            has = [part.do for part in parts]
            self.temporary.append(words.index("temporary") in has)
            self.any_space.append(words.index("any_space") in has)
            self.magic.append(words.index("magic") in has)
            self.challenge.append(words.index("challenge") in has)
            entry.done()
        self.characters: list[str] = self._keys("character")
        self.names["character-text"] = classes
        if len(self.characters) < MOST_SEATS:
            reader.fault(1, f"character: expected at least {MOST_SEATS} entries, found {len(self.characters)}")
        if sum(self.temporary) > 1:
            reader.fault(1, "character: expected at most one with a temporary equipment")


def dealt(copies: list[int]) -> list[int]:
    """Return a deck: every card as often as it has copies, in order."""
    return [card for card, count in enumerate(copies) for _ in range(count)]


def _copies(entry: Entry) -> int:
    return entry.whole("copies", 1, _MOST_COPIES)


def _parts(entry: Entry, field: str, words: Words) -> Parts:
    return tuple([Part(part, words) for part in entry.parts(field)])


def _deeds(entry: Entry, field: str) -> Parts:
    """Read what happens to somebody; of what takes the table's time for itself only one thing."""
    parts = _parts(entry, field, DEEDS)
    if sum([part.do in ALONE for part in parts]) > 1:
        entry.fault(field, f"expected at most one of {', '.join([list(DEEDS)[word] for word in ALONE])}")
    return parts


def _total(parts: Parts, word: int) -> int:
    return sum(part.amount for part in parts if part.do == word)
