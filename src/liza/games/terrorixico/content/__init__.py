"""What a pack of TerroriXico says, read and typed."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.vocabulary import (
    CARD_COUNT,
    CARDS,
    LINES,
    RELICS,
    SPECIALS,
    TRAUMA,
    TRAUMA_VALUES,
    TYPES,
    VALUES,
)
from liza.kernel.actions import Kind
from liza.kernel.pack import Entry, Pack, Reader
from liza.kernel.rulebook import LANGUAGES

ADDS: Final = ("nothing", "monster", "event")
MODIFIERS: Final = ("+0", "+1", "+2", "+3", "x2", "x3")
DECKS: Final = (50, 46, 45)
"""The readings of how many cards a deck has (TE-A01)."""
_COPIES: Final = {50: "copies", 46: "copies_46", 45: "copies_45"}
"""The field of a special that tells how many of it are in a deck of each size."""
TRAUMA_CARDS: Final = (20, 17)
"""The readings of how many trauma cards there are (TE-A02)."""
_TRAUMA_COPIES: Final = {20: "copies", 17: "copies_17"}
FEWEST_CARDS: Final = 20
"""A deck must fill the opening hand and stay above the threshold of reshuffling."""

WORDS: Final = (
    "limit", "draw", "give_trauma", "eliminate", "new_hand", "mill", "destroy", "discard", "count_relic_cards",
    "multiply", "copy",
)  # fmt: skip
"""What the text of a special card can do."""
LIMIT: Final = 0
DRAW: Final = 1
GIVE_TRAUMA: Final = 2
ELIMINATE: Final = 3
NEW_HAND: Final = 4
MILL: Final = 5
DESTROY: Final = 6
DISCARD: Final = 7
COUNT_RELIC_CARDS: Final = 8
MULTIPLY: Final = 9
COPY: Final = 10
_COUNTED: Final = (DRAW, ELIMINATE, MILL, DISCARD, MULTIPLY)

EVENT_WORDS: Final = ("nothing", "cleanse", "start_trauma", "last_trauma", "no_face_down")
"""What the text of an event can do."""
CLEANSE: Final = 1
START_TRAUMA: Final = 2
LAST_TRAUMA: Final = 3
NO_FACE_DOWN: Final = 4

IS_RELIC: Final = 0
IS_WILD: Final = 1
"""Counts as a relic of whichever line it is put in: Last chance, Trickery."""
IS_EFFECT: Final = 2
"""Worth nothing and valid anywhere: Fury, Take Advantage, Good Omens, Berserker (TE-A21)."""
IS_STRIKE: Final = 3
"""Needs a target and is not laid in a line: Friendly fire (TE-A22)."""
IS_LINK: Final = 4
"""Lives off the relic cards of its line: Equality, Strength."""
IS_MIMIC: Final = 5
IS_TRAUMA: Final = 6

YOU: Final = 0
EVERYONE: Final = 1
_WHO: Final = ("you", "everyone")

Texts = dict[str, str]


class Monster:
    """One monster: what it asks of each line, and what it pays."""

    __slots__ = ("first", "key", "legend", "name", "origin", "relics", "second", "type")

    def __init__(self, entry: Entry) -> None:
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
        "adds", "boss", "count", "do", "hand", "key", "name", "number", "origin", "plus", "points", "steps", "times",
        "trauma",
    )  # fmt: skip

    def __init__(self, entry: Entry) -> None:
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
        self.do, self.count = _event_effect(entry)
        self.origin: Final = entry.origin()
        entry.done()


def _event_effect(entry: Entry) -> tuple[int, int]:
    if not entry.has("effect"):
        return 0, 0
    effect = entry.part("effect")
    do = EVENT_WORDS.index(effect.word("do", EVENT_WORDS[1:]))
    count = 0 if do == NO_FACE_DOWN else effect.whole("count", 1, 3)
    effect.done()
    return do, count


class Effect:
    """One thing that a special card's text does."""

    __slots__ = ("count", "do", "who")

    def __init__(self, entry: Entry) -> None:
        self.do: Final = WORDS.index(entry.word("do", WORDS))
        self.who: Final = _WHO.index(entry.word("who", _WHO)) if self.do == DRAW else YOU
        self.count: Final = entry.whole("count", 1, 8) if self.do in _COUNTED else 0
        entry.done()


class Content:
    """Monsters, events, what every kind of card is worth and does, how many there are, and all names."""

    def __init__(self, pack: Pack) -> None:
        reader = Reader(pack)
        self.names: dict[str, dict[str, Texts]] = {"card": {}, "line": {}}
        self.worth: list[int] = [0] * (CARD_COUNT + 1)
        """Relics that a kind of card counts for by itself; what has any is a «relic card» (TE-A23)."""
        self.times: list[int] = [1] * (CARD_COUNT + 1)
        """By how much a kind of card multiplies its line."""
        self.counts_cards: list[bool] = [False] * (CARD_COUNT + 1)
        """Whether a kind of card is worth the number of relic cards in its line."""
        self.effects: list[list[Effect]] = [[] for _ in range(CARD_COUNT + 1)]
        self.copies: dict[int, list[int]] = {size: [0] * CARD_COUNT for size in DECKS}
        """How many of each kind are in a deck of each size."""
        self.gives_trauma: list[bool] = [False] * (CARD_COUNT + 1)
        """Whether a kind of card gives a trauma away, and so needs one in the pile (TE-A56)."""
        self.traumas: dict[int, list[int]] = {size: [0] * TRAUMA_VALUES for size in TRAUMA_CARDS}
        """How many traumas there are of each value, by how many there are in all."""
        self.origins: dict[str, str] = {}
        self.monsters: Final = [Monster(entry) for entry in reader.entries("monster")]
        self.events: Final = [Event(entry) for entry in reader.entries("event")]
        self._read_relics(reader)
        self._read_specials(reader)
        self._read_traumas(reader)
        if not self.monsters or not self.events:
            reader.fault(1, "monster and event: expected at least one of each")
        for size in DECKS:
            if sum(self.copies[size]) < FEWEST_CARDS:
                reader.fault(1, f"relic and special: expected {FEWEST_CARDS} cards or more in a deck of {size}")
        reader.finish()
        self.monster_kind: Final = Kind("monster", [monster.key for monster in self.monsters])
        self.event_kind: Final = Kind("event_card", [event.key for event in self.events])
        self.names["monster"] = {monster.key: monster.name for monster in self.monsters}
        self.names["monster-text"] = {monster.key: monster.legend for monster in self.monsters}
        self.names["event_card"] = {event.key: _titled(event) for event in self.events}
        self.names["target"] = self.names["card"]
        self.roles: Final = [self._role(card) for card in range(CARD_COUNT + 1)]
        """How a kind of card is played."""

    def deck(self, size: int) -> list[int]:
        """Return the cards of a deck."""
        return [card for card, copies in enumerate(self.copies[size]) for _ in range(copies)]

    def _role(self, card: int) -> int:
        if card < RELICS:
            return IS_RELIC
        if card >= TRAUMA:
            return IS_TRAUMA
        words = [effect.do for effect in self.effects[card]]
        if self.worth[card]:
            return IS_WILD
        if self.counts_cards[card] or self.times[card] > 1:
            return IS_LINK
        return IS_STRIKE if DESTROY in words else IS_MIMIC if COPY in words else IS_EFFECT

    def _read_relics(self, reader: Reader) -> None:
        found: set[str] = set()
        for entry in reader.entries("relic"):
            key = entry.word("id", LINES.keys)
            found.add(key)
            name = entry.texts("name")
            copies = entry.part("copies")
            self.names["line"][key] = name
            self.origins[key] = entry.origin()
            for value, field in enumerate(("ones", "twos", "threes"), 1):
                card = LINES.index(key) * VALUES + value - 1
                count = copies.whole(field, 0, 9)
                self.worth[card] = value
                self.names["card"][CARDS.keys[card]] = {lang: f"{name[lang]} {value}" for lang in LANGUAGES}
                for size in DECKS:
                    self.copies[size][card] = count
            copies.done()
            entry.done()
        for key in LINES.keys:
            if key not in found:
                reader.fault(1, f"relic {key}: expected one entry, found none")

    def _read_specials(self, reader: Reader) -> None:
        found: set[str] = set()
        for entry in reader.entries("special"):
            key = entry.word("id", SPECIALS)
            found.add(key)
            card = RELICS + SPECIALS.index(key)
            self.names["card"][key] = entry.texts("name")
            for size in DECKS:
                self.copies[size][card] = entry.whole(_COPIES[size], 0, 20)
            self.worth[card] = entry.whole("worth", 0, 3)
            self.origins[key] = entry.origin()
            for part in entry.parts("effects"):
                effect = Effect(part)
                if effect.do == MULTIPLY:
                    self.times[card] = effect.count
                elif effect.do == COUNT_RELIC_CARDS:
                    self.counts_cards[card] = True
                elif effect.do == GIVE_TRAUMA:
                    self.gives_trauma[card] = True
                self.effects[card].append(effect)
            entry.done()
        for key in SPECIALS:
            if key not in found:
                reader.fault(1, f"special {key}: expected one entry, found none")

    def _read_traumas(self, reader: Reader) -> None:
        found: set[int] = set()
        for entry in reader.entries("trauma"):
            value = entry.whole("value", 0, TRAUMA_VALUES - 1)
            for size in TRAUMA_CARDS:
                self.traumas[size][value] = entry.whole(_TRAUMA_COPIES[size], 0, 50)
            self.names["card"][CARDS.keys[TRAUMA + value]] = entry.texts("name")
            self.origins[CARDS.keys[TRAUMA + value]] = entry.origin()
            found.add(value)
            entry.done()
        for size in TRAUMA_CARDS:
            count = sum(self.traumas[size])
            if count < size:
                reader.fault(1, f"trauma: expected {size} cards or more in {_TRAUMA_COPIES[size]}, found {count}")
        for value in range(TRAUMA_VALUES):
            if value not in found:
                reader.fault(1, f"trauma {value}: expected one entry, found none")


def _titled(event: Event) -> Texts:
    """Return the name of an event with its number, as the rulebook names them."""
    return {lang: f"#{event.number:03d} {text}" for lang, text in event.name.items()}
