"""What a pack of Tanxi says, read and typed.

Cards are numbered weapons first, then equipment, objects, gem cards and monsters, in the order of the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from liza.games.tanxi.content import cards
from liza.games.tanxi.content.board import Board
from liza.games.tanxi.content.cards import Card, Texts
from liza.games.tanxi.content.words import PLAIN, Deed, Habit, Offer, Wrath
from liza.games.tanxi.vocabulary import (
    DECK_LOOT,
    DECK_MONSTERS,
    DECKS,
    DEITIES_USED,
    MERCHANT_LOOT,
    MOST_SEATS,
    WHY_FAVOUR,
)
from liza.kernel.core.card_words import Family
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import FaultPlace, Pack, PackEntry, PackReader
from liza.kernel.schema.actions import Kind

C = TypeVar("C", bound=Card)

_CARD_TABLES: Final = ("weapon", "equipment", "object", "gem")


class Content:
    """Everything in a pack."""

    def __init__(
        self,
        pack: Pack,
        deeds: Family[Deed],
        wraths: Family[Wrath],
        habits: Family[Habit],
        offers: Family[Offer],
    ) -> None:
        self._deed_words: Final = deeds
        self._wrath_words: Final = wraths
        self._habit_words: Final = habits
        self._offer_words: Final = offers
        reader = PackReader(pack)
        self.board: Final = Board(reader)
        self.names: Final[dict[str, dict[str, Texts]]] = {}
        self.keys: Final[dict[str, list[str]]] = {"square": self.board.keys, "quadrant": self.board.quadrants}
        self.keys["point"] = [id for id, _ in self.board.points]
        self._section_of: Final = {key: table for table, keys in self.keys.items() for key in keys}
        self.deeds: Final[list[Deed]] = [PLAIN]
        """Every deed of an object, an ability or a favour, by its number."""
        self.all: Final[list[Card]] = []
        """Every card by its number, monsters last."""
        self.weapons: Final = [
            self._add(cards.Weapon(*self._card("weapon", each))) for each in reader.entries("weapon")
        ]
        self.first_equipment: Final = len(self.all)
        equipment = reader.entries("equipment")
        worn = [self._add(cards.Equipment(*self._card("equipment", entry))) for entry in equipment]
        self.gear: Final[list[cards.Gear]] = [*self.weapons, *worn]
        """What can be equipped, by its number."""
        self.first_object: Final = len(self.all)
        self.objects: Final = [self._object(entry) for entry in reader.entries("object")]
        self.first_gem: Final = len(self.all)
        for entry in reader.entries("gem"):
            self._add(cards.Gem(*self._card("gem", entry)))
        self.first_monster: Final = len(self.all)
        self.monsters: Final = [self._monster(entry) for entry in reader.entries("monster")]
        self.characters: Final = [self._character(entry) for entry in reader.entries("character")]
        self.abilities: Final = [self._ability(entry) for entry in reader.entries("ability")]
        self.deities: Final = [self._deity(entry) for entry in reader.entries("deity")]
        for entry in reader.entries("resident"):
            self._named("resident", entry)
            entry.done()
        self.services: Final = [self._service(entry) for entry in reader.entries("service")]
        self._check(reader)
        reader.finish()
        self.figures: Final = [card.figures() for card in self.all]
        """What is printed on each card in figures."""
        self.kinds: Final = self._kinds()

    # Reading.

    def _named(self, table: str, entry: PackEntry) -> str:
        """Read the names that every entry has and return its key."""
        key = entry.word("id")
        if self._section_of.setdefault(key, table) != table:
            text = f"expected an id of its own, found {key} in another section too"
            entry.fault("id", text, "once", {"found": key})
        self.keys.setdefault(table, []).append(key)
        self.names.setdefault(table, {})[key] = entry.texts("name")
        entry.origin()
        return key

    def _card(self, table: str, entry: PackEntry) -> tuple[int, str, PackEntry]:
        """Return the number, the key and the entry of the next card."""
        return len(self.all), self._named(table, entry), entry

    def _add(self, card: C) -> C:
        """Take a card up under its number."""
        self.all.append(card)
        return card

    def _object(self, entry: PackEntry) -> cards.Object:
        deed = self._deed(entry.part("effect"))
        if deed.paid_from_hand:  # it pays with a card of the hand, and this one has left it
            text = "expected hire only in an ability: an object is paid for with itself"
            entry.fault("effect", text, "hire-object", {"word": deed.name})
        return self._add(cards.Object(*self._card("object", entry), deed))

    def _monster(self, entry: PackEntry) -> cards.Monster:
        index = len(self.all) - self.first_monster
        return self._add(cards.Monster(*self._card("monster", entry), index, self._habit_words))

    def _deed(self, part: PackEntry) -> Deed:
        deed = self._deed_words.read(part, len(self.deeds))
        self.deeds.append(deed)
        return deed

    def _character(self, entry: PackEntry) -> cards.Character:
        self._named("character", entry)
        return cards.Character(len(self.keys["character"]) - 1, entry)

    def _ability(self, entry: PackEntry) -> Deed:
        self._named("ability", entry)
        owners = self.keys.get("character", [])
        owner = entry.word("of", owners or ["unknown"])
        if owner in owners:  # without characters the pack is refused as a whole
            self.characters[owners.index(owner)].abilities.append(len(self.keys["ability"]) - 1)
        deed = self._deed(entry.part("effect"))
        entry.done()
        return deed

    def _deity(self, entry: PackEntry) -> cards.Deity:
        self._named("deity", entry)
        deity = cards.Deity(self._wrath_words.read(entry.part("wrath")), self._deed(entry.part("favour")))
        deity.favour.cause = WHY_FAVOUR
        entry.done()
        return deity

    def _service(self, entry: PackEntry) -> cards.Service:
        self._named("service", entry)
        owners = self.keys.get("resident", ["unknown"])
        return cards.Service(owners.index(entry.word("of", owners)), entry, self._offer_words)

    def _check(self, reader: PackReader) -> None:
        """See that there is enough of everything to set the game up."""
        found = self.all[: self.first_monster]
        loot = MERCHANT_LOOT + DECKS * DECK_LOOT
        _expect(reader, "loot cards", loot, sum([card.copies for card in found if not card.relic]), "", "few-loot")
        monsters = sum([monster.copies for monster in self.monsters])
        _expect(reader, "monsters", DECKS * DECK_MONSTERS, monsters, "monster", "few-copies")
        relics = sum([card.copies for card in found if card.relic])
        _expect(reader, "relics", DECKS + 1, relics, "", "few-relics")
        _expect(reader, "characters", MOST_SEATS, len(self.characters), "character", "few-entries")
        _expect(reader, "deities", DEITIES_USED, len(self.deities), "deity", "few-entries")
        starting = [card for card in found if card.starting]
        kinds = sorted([card.family for card in starting])
        if kinds != ["gem", "object", "weapon"] or any(card.starting < MOST_SEATS for card in starting):
            text = f"expected {MOST_SEATS} each of one weapon, one object and one gem card as starting loot"
            reader.fault(1, text, FaultPlace(), "starting-loot", {"least": MOST_SEATS})
        for key, character in zip(self.keys.get("character", []), self.characters, strict=True):
            count = len(character.abilities)
            if count != 2:
                text = f"character {key}: expected two abilities, found {count}"
                reader.fault(1, text, FaultPlace("character", key), "two-abilities", {"found": count})
        for table in ("resident", "service", "gem"):
            _expect(reader, table, 1, len(self.keys.get(table, [])), table, "few-entries")
        for word in {deity.favour.name for deity in self.deities if deity.favour.paid_from_hand}:
            text = "expected favours that do something without a hand card"
            reader.fault(1, text, FaultPlace("deity"), "hire-favour", {"word": word})

    # Names, sentences and kinds.

    def _kinds(self) -> list[Kind]:
        """Return the kinds of things that the pack names; cards belong to several."""
        keys = self.keys
        for table in (*_CARD_TABLES, "monster"):
            keys.setdefault(table, [])
        loot = [key for table in _CARD_TABLES for key in keys[table]]
        grouped = {
            "gear": keys["weapon"] + keys["equipment"], "card": loot, "find": loot + keys["monster"],
        }  # fmt: skip
        tables = (
            "square", "quadrant", "point", "character", "ability", "deity", "resident", "service", "weapon",
            "equipment", "gear", "object", "card", "monster", "find", "gem",
        )  # fmt: skip
        return [Kind(table, grouped.get(table) or keys[table]) for table in tables]

    def card_names(self) -> dict[str, dict[str, Texts]]:
        """Return the names of everything in the pack, by kind."""
        named = {table: self.names.get(table, {}) for table in (*_CARD_TABLES, "monster")}
        found = self.names | named
        found["gear"] = named["weapon"] | named["equipment"]
        found["card"] = found["gear"] | named["object"] | named["gem"]
        found["find"] = found["card"] | named["monster"]
        found["job"] = _by(self.keys["character"], [character.job for character in self.characters])
        found["passive"] = _by(self.keys["character"], [character.passive for character in self.characters])
        found["quadrant"] = self.board.quadrant_names
        found["square"] = {key: dict.fromkeys(("es", "en"), key.upper()) for key in self.board.keys}
        return found

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return what everything in the pack does, clause by clause, by every kind that it belongs to."""
        every = {card.key: card.clauses() for card in self.all}
        by_kind = {kind.id: kind.keys for kind in self.kinds}
        found = {
            id: {key: every[key] for key in by_kind[id]} for id in (*_CARD_TABLES, "gear", "card", "monster", "find")
        }
        keys = self.keys
        found["character"] = dict(zip(keys["character"], [each.clauses() for each in self.characters], strict=True))
        found["ability"] = dict(zip(keys["ability"], [[each.clause] for each in self.abilities], strict=True))
        found["deity"] = dict(zip(keys["deity"], [each.clauses() for each in self.deities], strict=True))
        found["service"] = dict(zip(keys["service"], [each.clauses() for each in self.services], strict=True))
        return found


def _by(keys: Sequence[str], texts: Sequence[Texts]) -> dict[str, Texts]:
    return dict(zip(keys, texts, strict=True))


def _expect(reader: PackReader, what: str, wanted: int, found: int, section: str, case: str) -> None:
    if found < wanted:
        text = f"expected {wanted} {what} in all, or more, found {found}"
        reader.fault(1, text, FaultPlace(section), case, {"least": wanted, "found": found})
