"""What a pack of Tank Up says, read and typed.

Cards are numbered armours first, then attacks, situations, and what the crowd throws, in the order of the file.
"""

from __future__ import annotations

from typing import Final

from liza.games.tankup.content.cards import Armour, AttackCard, Card, SituationCard
from liza.games.tankup.content.words import ATTACK_KINDS, PLAIN, AbilityWord, SituationWord, WrittenWord
from liza.games.tankup.vocabulary import BACKS, SHOT, SITUATION, THROWS, TOMATO
from liza.kernel.core.card_words import Family
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import PRINTED, FaultPlace, Pack, PackEntry, PackReader
from liza.kernel.schema.actions import Kind


class Content:
    """All cards of a pack."""

    def __init__(
        self,
        pack: Pack,
        abilities: Family[AbilityWord],
        written: Family[WrittenWord],
        situations: Family[SituationWord],
    ) -> None:
        self._abilities: Final = abilities
        self._written: Final = written
        self._situations: Final = situations
        reader = PackReader(pack)
        self.set_names: Final[dict[str, dict[str, str]]] = {}
        for entry in reader.entries("set"):
            key = entry.word("id")
            self.set_names[key] = entry.texts("name")
            entry.origin()
            entry.done()
        self.keys: Final[list[str]] = []
        self.all: Final[list[Card]] = []
        """Every card by its number, and then what the crowd throws."""
        self.armours: Final = [self._armour(entry) for entry in reader.entries("armour")]
        self.first_attack: Final = len(self.all)
        self.attacks: Final = [self._attack(entry) for entry in reader.entries("attack")]
        self.first_situation: Final = len(self.all)
        self.situations: Final = [self._situation(entry) for entry in reader.entries("situation")]
        self.cards: Final = len(self.all)
        """How many kinds of cards there are: the number of the rock."""
        thrown = {entry.word("id", THROWS.keys[: TOMATO + 1]): entry for entry in reader.entries("throw")}
        self.throws: Final[list[AttackCard]] = []
        for key in THROWS.keys[: TOMATO + 1]:
            if key in thrown:
                self.throws.append(self._throw(key, thrown[key]))
            else:
                text = f"throw {key}: expected one entry, found none"
                reader.fault(1, text, FaultPlace("throw"), "missing", {"entry": key})
        for back, key in enumerate(BACKS.keys):
            if back not in [card.back for card in self.all]:
                text = f"expected at least one card of the kind {key}, found none"
                reader.fault(1, text, FaultPlace(), "few-kind", {"kind": key})
        reader.finish()
        self.back: Final = [card.back for card in self.all]
        """The back of every card, by its number."""
        self.full_decks: Final = [
            [card.number for card in self.all if card.back == back for _ in range(card.copies)]
            for back in range(len(BACKS))
        ]
        """All copies of each back, before they are shuffled (TU-A06)."""
        self.kinds: Final = self._kinds()

    def situation(self, number: int) -> SituationCard:
        """Return the situation with a number."""
        return self.situations[number - self.first_situation]

    def _kinds(self) -> list[Kind]:
        """Return the kinds of things that the pack names; the cards of each back are one too."""
        keys = self.keys[: self.cards]
        found = [
            Kind("armour", keys[: self.first_attack]),
            Kind("attack", keys[self.first_attack : self.first_situation]),
            Kind("situation", keys[self.first_situation :]),
            Kind("card", keys),
            Kind("set", list(self.set_names)),
        ]
        for back, key in enumerate(BACKS.keys[:SITUATION]):
            found.append(Kind(key, [card.key for card in self.all[: self.cards] if card.back == back]))
        return found

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names of all cards and sets, by every kind that they belong to."""
        every = {card.key: card.name for card in self.all}
        found = {kind.id: {key: every[key] for key in kind.keys} for kind in self.kinds if kind.id != "set"}
        found["set"] = self.set_names
        return found

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return what all cards do, composed from their effects, by every kind that they belong to."""
        every = {card.key: card.clauses() for card in self.all}
        return {kind.id: {key: every[key] for key in kind.keys} for kind in self.kinds if kind.id != "set"}

    # Reading.

    def _armour(self, entry: PackEntry) -> Armour:
        card = Armour(len(self.all), entry, self._abilities, list(self.set_names))
        self._named(card, entry)
        return card

    def _attack(self, entry: PackEntry) -> AttackCard:
        damage = entry.whole("damage", 1, 20)
        excess = entry.whole("excess", 0, 20) if entry.has("excess") else 0
        written = self._written_on(entry)
        back = BACKS.index(entry.word("kind", ATTACK_KINDS))
        card = AttackCard(len(self.all), entry.word("id"), back, written, damage, excess)
        self._named(card, entry)
        return card

    def _situation(self, entry: PackEntry) -> SituationCard:
        effect = self._situations.read(entry.part("effect"))
        card = SituationCard(len(self.all), entry.word("id"), SITUATION, PLAIN, effect)
        self._named(card, entry)
        return card

    def _throw(self, key: str, entry: PackEntry) -> AttackCard:
        damage = entry.whole("damage", 1, 20)
        card = AttackCard(len(self.all), key, SHOT, self._written_on(entry), damage, 0)
        self._numbered(card, entry)
        return card

    def _written_on(self, entry: PackEntry) -> WrittenWord:
        """Return what is written on an attack card."""
        return self._written.read(entry.part("effect")) if entry.has("effect") else PLAIN

    def _named(self, card: Card, entry: PackEntry) -> None:
        """Read what every card of a deck has."""
        if card.key in self.keys:
            entry.fault("id", f"expected an id of its own, found {card.key} again", "once", {"found": card.key})
        card.name = entry.texts("name")
        card.copies = entry.whole("copies", 1, 20) if entry.has("copies") else 1
        self._numbered(card, entry)

    def _numbered(self, card: Card, entry: PackEntry) -> None:
        """Give a card, or a throw, its number."""
        self.keys.append(card.key)
        self.all.append(card)
        card.printed = entry.origin() == PRINTED
        entry.done()
