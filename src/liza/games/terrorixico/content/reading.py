"""What a pack of TerroriXico says, read and typed."""

from __future__ import annotations

from typing import Any, Final

from liza.games.terrorixico.content.cards import Card, CardFactory
from liza.games.terrorixico.content.words import NO_TEXT, EventWord, SpecialWord
from liza.games.terrorixico.vocabulary import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    LEVELS,
    LINES,
    RELICS,
    SPECIALS,
    TARGETS,
    TRAUMA,
    TRAUMA_VALUES,
    TYPES,
    VALUES,
)
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.card_words import Family
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import FaultPlace, Pack, PackEntry, PackReader
from liza.kernel.schema.actions import Kind

ADDS: Final = ("nothing", "monster", "event")
MODIFIERS: Final = ("+0", "+1", "+2", "+3", "x2", "x3")
DECKS: Final = (50, 46, 45)
"""The readings of how many cards a deck has (TE-A01)."""
_COPIES: Final = {50: "copies", 46: "copies_46", 45: "copies_45"}
"""The field of a special that tells how many of it are in a deck of each size."""
TRAUMA_CARDS: Final = (20, 17)
"""The readings of how many trauma cards there are (TE-A02)."""
_TRAUMA_COPIES: Final = {20: "copies", 17: "copies_17"}
_USUAL_HAND: Final = 5
FEWEST_CARDS: Final = 20
"""A deck must fill the opening hand and stay above the threshold of reshuffling."""

Texts = dict[str, str]


class Monster:
    """One monster: what it asks of each line, and what it pays."""

    __slots__ = ("first", "key", "legend", "name", "origin", "relics", "second", "type")

    def __init__(self, entry: PackEntry) -> None:
        self.key: Final = entry.word("id")
        self.name: Final = entry.texts("name")
        self.type: Final = TYPES.index(entry.word("type", TYPES.keys))
        relics = entry.part("relics")
        self.relics: Final = tuple(relics.whole(line, 0, 9) for line in LINES.keys)
        relics.done()
        points = entry.part("points")
        self.first: Final = points.whole("first", 0, 20)
        self.second: Final = points.whole("second", 0, 20)
        points.done()
        self.legend: Final = entry.texts("legend", 400)
        self.origin: Final = entry.origin()
        entry.done()


class Event:
    """One event or boss: what it does to each line, what it costs, what it pays, and its text."""

    __slots__ = (
        "adds", "boss", "hand", "key", "name", "number", "origin", "plus", "points", "steps", "times", "trauma",
        "word",
    )  # fmt: skip

    def __init__(self, entry: PackEntry, words: Family[EventWord]) -> None:
        self.key: Final = entry.word("id")
        self.number: Final = entry.whole("number", 1, 999)
        self.boss: Final = entry.word("rank", ("event", "boss")) == "boss"
        self.name: Final = entry.texts("name")
        relics = entry.part("relics")
        modifiers = [relics.word(line, MODIFIERS) for line in LINES.keys]
        relics.done()
        self.plus: Final = tuple(int(text[1:]) if text[0] == "+" else 0 for text in modifiers)
        self.times: Final = tuple(int(text[1:]) if text[0] == "x" else 1 for text in modifiers)
        self.trauma: Final = entry.whole("trauma", 1, 9)
        """At least 1, and so are the steps: otherwise a game might never end (TE-A68)."""
        self.points: Final = entry.whole("points", 0, 20)
        self.hand: Final = entry.whole("hand", 3, 8)
        self.adds: Final = entry.word("adds", ADDS)
        self.steps: Final = entry.whole("steps", 1, 2)
        self.word: Final = words.read(entry.part("effect")) if entry.has("effect") else NO_TEXT
        self.origin: Final = entry.origin()
        entry.done()

    def clauses(self) -> list[Clause]:
        """Return its text, clause by clause."""
        found: list[Clause] = []
        if self.adds != "nothing":
            found.append((f"clause-adds-{self.adds}", {}))
        if self.word is not NO_TEXT:
            found.append(self.word.clause)
        if self.hand != _USUAL_HAND:
            found.append(("clause-hand", {"count": self.hand}))
        found.append(("clause-pass", {"count": self.trauma}))
        if self.points:
            found.append(("clause-points", {"count": self.points}))
        if self.steps > 1:
            found.append(("clause-steps", {"count": self.steps}))
        return found


class Content:
    """Monsters, events, what every kind of card is worth and does, how many there are, and all names."""

    def __init__(
        self,
        pack: Pack,
        factory: CardFactory,
        special_words: Family[SpecialWord],
        event_words: Family[EventWord],
    ) -> None:
        self._factory: Final = factory
        self._special_words: Final = special_words
        reader = PackReader(pack)
        self.names: dict[str, dict[str, Texts]] = {"card": {}, "line": {}}
        self.cards: list[Card[Any]] = [factory.trauma(number) for number in range(CARD_COUNT)]
        """Every kind of card by its number; relics and specials are filled in as they are read."""
        self.copies: dict[int, list[int]] = {size: [0] * CARD_COUNT for size in DECKS}
        """How many of each kind are in a deck of each size."""
        self.traumas: dict[int, list[int]] = {size: [0] * TRAUMA_VALUES for size in TRAUMA_CARDS}
        """How many traumas there are of each value, by how many there are in all."""
        self.origins: dict[str, str] = {}
        self.monsters: Final = [Monster(entry) for entry in reader.entries("monster")]
        self.events: Final = [Event(entry, event_words) for entry in reader.entries("event")]
        self._read_relics(reader)
        self._read_specials(reader)
        self._read_traumas(reader)
        if not self.monsters or not self.events:
            reader.fault(1, "monster and event: expected at least one of each", FaultPlace(), "few-chapters")
        for size in DECKS:
            if sum(self.copies[size]) < FEWEST_CARDS:
                text = f"relic and special: expected {FEWEST_CARDS} cards or more in a deck of {size}"
                reader.fault(1, text, FaultPlace(), "few-cards", {"least": FEWEST_CARDS, "size": size})
        reader.finish()
        self.monster_kind: Final = Kind("monster", [monster.key for monster in self.monsters])
        self.event_kind: Final = Kind("event_card", [event.key for event in self.events])
        self.kinds: Final = (
            LINES, CARDS, TARGETS, COLOURS, TYPES, LEVELS, self.monster_kind, self.event_kind,
        )  # fmt: skip
        """What the pack names, and what its cards speak of."""
        self.names["monster"] = {monster.key: monster.name for monster in self.monsters}
        self.names["monster-text"] = {monster.key: monster.legend for monster in self.monsters}
        self.names["event_card"] = {event.key: _titled(event) for event in self.events}
        self.names["target"] = self.names["card"]

    def deck(self, size: int) -> list[int]:
        """Return the cards of a deck."""
        return [card for card, copies in enumerate(self.copies[size]) for _ in range(copies)]

    def card_names(self) -> dict[str, dict[str, Texts]]:
        """Return the names in the pack, and what goes with them."""
        return self.names

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return the text of every card and every event, clause by clause."""
        return {
            "card": {CARDS.keys[card.number]: card.clauses() for card in self.cards},
            "event_card": {event.key: event.clauses() for event in self.events},
        }

    def _read_relics(self, reader: PackReader) -> None:
        for entry in reader.entries("relic"):
            key = entry.word("id", LINES.keys)
            name = self.names["line"][key] = entry.texts("name")
            copies = entry.part("copies")
            self.origins[key] = entry.origin()
            for value, field in enumerate(("ones", "twos", "threes"), 1):
                number = LINES.index(key) * VALUES + value - 1
                count = copies.whole(field, 0, 9)
                self.cards[number] = self._factory.relic(number, value)
                self.names["card"][CARDS.keys[number]] = {lang: f"{name[lang]} {value}" for lang in LANGUAGES}
                for size in DECKS:
                    self.copies[size][number] = count
            copies.done()
            entry.done()
        reader.expect("relic", LINES.keys, self.names["line"])

    def _read_specials(self, reader: PackReader) -> None:
        for entry in reader.entries("special"):
            key = entry.word("id", SPECIALS)
            number = RELICS + SPECIALS.index(key)
            self.names["card"][key] = entry.texts("name")
            for size in DECKS:
                self.copies[size][number] = entry.whole(_COPIES[size], 0, 20)
            worth = entry.whole("worth", 0, 3)
            self.origins[key] = entry.origin()
            words = self._special_words.read_all(entry, "effects")
            self.cards[number] = self._factory.special(number, worth, words)
            entry.done()
        reader.expect("special", SPECIALS, self.names["card"])

    def _read_traumas(self, reader: PackReader) -> None:
        found: set[str] = set()
        for entry in reader.entries("trauma"):
            value = entry.whole("value", 0, TRAUMA_VALUES - 1)
            for size in TRAUMA_CARDS:
                self.traumas[size][value] = entry.whole(_TRAUMA_COPIES[size], 0, 50)
            self.names["card"][CARDS.keys[TRAUMA + value]] = entry.texts("name")
            self.origins[CARDS.keys[TRAUMA + value]] = entry.origin()
            found.add(str(value))
            entry.done()
        for size in TRAUMA_CARDS:
            count = sum(self.traumas[size])
            if count < size:
                field = _TRAUMA_COPIES[size]
                text = f"trauma: expected {size} cards or more in {field}, found {count}"
                reader.fault(
                    1, text, FaultPlace("trauma"), "few-in-all", {"least": size, "field": field, "found": count}
                )
        reader.expect("trauma", map(str, range(TRAUMA_VALUES)), found)


def _titled(event: Event) -> Texts:
    """Return the name of an event with its number, as the rulebook names them."""
    return {lang: f"#{event.number:03d} {text}" for lang, text in event.name.items()}
