"""What a pack of Tornaris says, read and typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from liza.games.tornaris.content.cards import MOST_COPIES, Character, Equipment, Happening, Monster, Sky
from liza.games.tornaris.content.words import PLAIN_SKY, AbilityWord, DeedWord, GearWord, PassiveWord, SkyWord
from liza.games.tornaris.vocabulary import CATEGORIES, DAY, HALVES, MOST_SEATS, NIGHT, OBJECTS, PER_CATEGORY
from liza.kernel.core.card_words import Family
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import FaultPlace, Pack, PackEntry, PackReader
from liza.kernel.schema.actions import Kind

START: Final = {
    "gold": (8, 0, 99),  # TR-006
    "mana": (4, 0, 20),  # TR-007
    "slots": (6, 1, 20),  # TR-058
}
"""What every player starts with unless a pack says otherwise, from how little to how much."""
DAYS: Final = (30, 25)
"""How many cards of the day/night deck are day cards, as agreed (TR-A12)."""


class Content:
    """All cards of a pack, each kind by its number."""

    def __init__(
        self,
        pack: Pack,
        gear: Family[GearWord],
        abilities: Family[AbilityWord],
        deeds: Family[DeedWord],
        skies: Family[SkyWord],
        passives: Family[PassiveWord],
        points_of: Callable[[GearWord], float],
    ) -> None:
        self.points_of: Final = points_of
        """What bots think that a word of equipment adds, in points."""
        reader = PackReader(pack)
        self.origins: Final[dict[str, dict[str, str]]] = {}
        """Whether each card stands in the rulebook, whole or in part, by kind and key."""
        self.names: Final[dict[str, dict[str, dict[str, str]]]] = {}
        self.equipment: Final = [
            Equipment(at, self._key(entry, "equipment"), entry, gear)
            for at, entry in enumerate(reader.entries("equipment"))
        ]
        if not self.equipment:
            _fault_none(reader, "equipment")
        self.monsters: Final = [
            Monster(at, self._key(entry, "monster"), entry, abilities, deeds)
            for at, entry in enumerate(reader.entries("monster"))
        ]
        for category, key in enumerate(CATEGORIES.keys):
            if len([monster for monster in self.monsters if monster.category == category]) < PER_CATEGORY:
                text = f"monster: expected at least {PER_CATEGORY} of the category {key}"
                reader.fault(1, text, FaultPlace("monster"), "few-monsters", {"least": PER_CATEGORY, "category": key})
        self.skies: Final = [
            Sky(at, self._key(entry, "sky"), entry, skies) for at, entry in enumerate(reader.entries("sky"))
        ]
        for half in (DAY, NIGHT):
            if not self._plain(half):
                text = f"sky: expected a card of the {HALVES.keys[half]} without effect, found none"
                reader.fault(1, text, FaultPlace("sky"), "no-plain-sky", {"half": HALVES.keys[half]})
        self.happenings: Final[list[Happening]] = []
        """Those of the day first."""
        for half, section in enumerate(("day_event", "night_event")):
            entries = reader.entries(section)
            for entry in entries:
                key = self._key(entry, "happening")
                self.happenings.append(Happening(len(self.happenings), key, entry, half, deeds))
            if not entries:
                _fault_none(reader, section)
        self.object_copies: Final = self._objects(reader)
        self.characters: Final = [
            Character(at, self._key(entry, "character"), entry, passives)
            for at, entry in enumerate(reader.entries("character"))
        ]
        self.names["character-text"] = {character.key: character.job for character in self.characters}
        if len(self.characters) < MOST_SEATS:
            count = len(self.characters)
            text = f"character: expected at least {MOST_SEATS} entries, found {count}"
            reader.fault(1, text, FaultPlace("character"), "few-entries", {"least": MOST_SEATS, "found": count})
        if len([character for character in self.characters if character.borrows]) > 1:
            text = "character: expected at most one with a temporary equipment"
            reader.fault(1, text, FaultPlace("character"), "one-borrower")
        self.start: Final = reader.numbers("start", START)
        """What every player starts with, before what a character adds."""
        reader.finish()
        self.kinds: Final = [
            Kind("equipment", [card.key for card in self.equipment]),
            Kind("monster", [card.key for card in self.monsters]),
            Kind("sky", [card.key for card in self.skies]),
            Kind("happening", [card.key for card in self.happenings]),
            Kind("character", [card.key for card in self.characters]),
        ]
        """What the pack names."""
        self.gear_deck: Final = dealt([card.copies for card in self.equipment])
        """All equipment (TR-A93); these decks are shared and never changed."""
        self.object_deck: Final = dealt(self.object_copies)
        """All objects (TR-089)."""
        self.event_decks: Final = [
            dealt([card.copies if card.half == half else 0 for card in self.happenings]) for half in (DAY, NIGHT)
        ]
        """All events of the day, and all of the night."""
        self.sky_decks: Final = {days: self._sky_deck(days) for days in DAYS}
        """The day/night deck for each number of day cards."""

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names in the pack, and what goes with them."""
        return self.names

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return the text of every card with an effect, clause by clause, by kind and key."""
        return {
            "equipment": {card.key: card.clauses() for card in self.equipment},
            "monster": {card.key: card.clauses() for card in self.monsters},
            "sky": {card.key: [card.word.clause] for card in self.skies},
            "happening": {card.key: [word.clause for word in card.effect] for card in self.happenings},
            "object": {key: [(f"clause-object-{key}", {})] for key in OBJECTS.keys},
            "character": {card.key: card.clauses() for card in self.characters},
        }

    def _sky_deck(self, days: int) -> list[int]:
        """Return the day/night deck with so many day cards: plain cards of one half give way to others (TR-A12)."""
        copies = [sky.copies for sky in self.skies]
        have = sum([sky.copies for sky in self.skies if sky.half == DAY])
        plain_day, plain_night = self._plain(DAY)[0], self._plain(NIGHT)[0]
        moved = max(-copies[plain_night], min(copies[plain_day], have - days))
        copies[plain_day] -= moved
        copies[plain_night] += moved
        return dealt(copies)

    def _plain(self, half: int) -> list[int]:
        """Return the cards of a half without effect."""
        return [sky.number for sky in self.skies if sky.half == half and sky.word.name == PLAIN_SKY.name]

    # Reading.

    def _key(self, entry: PackEntry, kind: str, allowed: tuple[str, ...] | None = None) -> str:
        """Read what every card has."""
        key = entry.word("id", allowed)
        if key in self.names.get(kind, {}):
            entry.fault("id", f"expected an id of its own, found {key} again", "once", {"found": key})
        self.names.setdefault(kind, {})[key] = entry.texts("name")
        self.origins.setdefault(kind, {})[key] = entry.origin()
        return key

    def _objects(self, reader: PackReader) -> list[int]:
        copies = [0] * len(OBJECTS)
        for entry in reader.entries("object"):
            key = self._key(entry, "object", OBJECTS.keys)
            copies[OBJECTS.index(key)] = entry.whole("copies", 0, MOST_COPIES)
            entry.done()
        reader.expect("object", OBJECTS.keys, self.names.get("object", {}))
        return copies


def dealt(copies: list[int]) -> list[int]:
    """Return a deck: every card as often as it has copies, in order."""
    return [card for card, count in enumerate(copies) for _ in range(count)]


def _fault_none(reader: PackReader, section: str) -> None:
    text = f"{section}: expected at least one entry, found none"
    reader.fault(1, text, FaultPlace(section), "few-entries", {"least": 1, "found": 0})
