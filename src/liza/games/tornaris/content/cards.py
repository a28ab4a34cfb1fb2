"""The cards of a pack: what is printed on each, and the words that say what it does. They never change."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.words import (
    NO_ABILITY,
    PLAIN_SKY,
    AbilityWord,
    DeedWord,
    GearWord,
    PassiveWord,
    SkyWord,
    read_deeds,
)
from liza.games.tornaris.vocabulary import CATEGORIES, HALVES, OBJECTS
from liza.kernel.base.data import PackItem
from liza.kernel.core.card_words import Family
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import PackEntry

Deeds = tuple[DeedWord, ...]
STARTING_OBJECTS: Final = 2
"""TR-005."""
MOST_COPIES: Final = 50


class Equipment(PackItem):
    """An equipment: its price, its mana, and what it does in a duel and in the dungeon (TR-063)."""

    __slots__ = ("below", "copies", "effect", "key", "mana", "needs_low_die", "price", "replaced")

    def __init__(self, number: int, key: str, entry: PackEntry, known: Family[GearWord]) -> None:
        super().__init__(number)
        self.key: Final = key
        self.mana: Final = entry.whole("mana", 0, 5)
        self.price: Final = entry.whole("price", 3, 15)
        self.copies: Final = entry.whole("copies", 1, MOST_COPIES)
        effect = known.read_all(entry, "effect")
        self.effect: Final = effect
        self.replaced: Final = entry.has("dungeon")
        """Whether it has another effect in the dungeon."""
        self.below: Final = known.read_all(entry, "dungeon") if self.replaced else effect
        """What it does in the dungeon (TR-A43)."""
        self.needs_low_die: Final = any(word.needs_low_die for word in effect)
        """Whether it needs a die that can still be raised (TR-A53)."""
        entry.done()

    def clauses(self) -> list[Clause]:
        """Return its text, clause by clause."""
        found = [word.clause for word in self.effect]
        if self.replaced:
            found += [("clause-dungeon", {}), *[word.clause for word in self.below]]
        return found


class Monster(PackItem):
    """A monster: its category and factor, its ability, and what comes to those who fight it."""

    __slots__ = ("ability", "category", "factor", "key", "penalty", "reward")

    def __init__(
        self,
        number: int,
        key: str,
        entry: PackEntry,
        abilities: Family[AbilityWord],
        deeds: Family[DeedWord],
    ) -> None:
        super().__init__(number)
        self.key: Final = key
        self.category: Final = CATEGORIES.index(entry.word("category", CATEGORIES.keys))
        self.factor: Final = entry.whole("factor", 1, 20)
        self.ability: Final = abilities.read(entry.part("ability")) if entry.has("ability") else NO_ABILITY
        self.reward: Final = read_deeds(entry, "reward", deeds)
        self.penalty: Final = read_deeds(entry, "penalty", deeds)
        entry.done()

    def clauses(self) -> list[Clause]:
        """Return its text, clause by clause."""
        found: list[Clause] = [] if self.ability.name == NO_ABILITY.name else [self.ability.clause]
        found += [("clause-reward", {}), *[word.clause for word in self.reward]]
        return [*found, ("clause-penalty", {}), *[word.clause for word in self.penalty]]


class Sky(PackItem):
    """A day/night card (TR-A11)."""

    __slots__ = ("copies", "half", "key", "word")

    def __init__(self, number: int, key: str, entry: PackEntry, known: Family[SkyWord]) -> None:
        super().__init__(number)
        self.key: Final = key
        self.half: Final = HALVES.index(entry.word("half", HALVES.keys))
        self.word: Final = known.read(entry.part("effect")) if entry.has("effect") else PLAIN_SKY
        self.copies: Final = entry.whole("copies", 1, MOST_COPIES)
        entry.done()


class Happening(PackItem):
    """An event card of the day or of the night."""

    __slots__ = ("copies", "effect", "half", "key")

    def __init__(self, number: int, key: str, entry: PackEntry, half: int, known: Family[DeedWord]) -> None:
        super().__init__(number)
        self.key: Final = key
        self.half: Final = half
        self.effect: Final = read_deeds(entry, "effect", known)
        self.copies: Final = entry.whole("copies", 1, MOST_COPIES)
        entry.done()


class Character(PackItem):
    """A character: the object that it starts with two of (TR-096), and what its passives give it."""

    __slots__ = (
        "borrows", "challenges", "discount", "goes_anywhere", "gold_for_six", "job", "key", "more_mana", "more_slots",
        "passives", "prize", "rerolls", "starts_with",
    )  # fmt: skip

    def __init__(self, number: int, key: str, entry: PackEntry, known: Family[PassiveWord]) -> None:
        super().__init__(number)
        self.key: Final = key
        self.job: Final = entry.texts("class")
        self.starts_with: Final = OBJECTS.index(entry.word("object", OBJECTS.keys))
        self.passives: Final = known.read_all(entry, "passive")
        self.more_mana: Final = self._sum("mana")
        self.more_slots: Final = self._sum("slots")
        self.discount: Final = self._sum("discount")
        """How much less every purchase costs."""
        self.gold_for_six: Final = self._sum("sixes")
        """The gold for each six rolled."""
        self.prize: Final = self._sum("prize")
        """The gold for each combat won."""
        self.borrows: Final = self._has("temporary")
        """Whether a random equipment is borrowed in every combat."""
        self.goes_anywhere: Final = self._has("any_space")
        """Whether day and night spaces are chosen freely."""
        self.rerolls: Final = self._has("magic")
        """Whether one die may be rolled again in every combat."""
        self.challenges: Final = self._has("challenge")
        """Whether a player may be challenged once a turn."""
        entry.done()

    def _sum(self, name: str) -> int:
        return sum([word.given(name) for word in self.passives])

    def _has(self, name: str) -> bool:
        return name in [word.name for word in self.passives]

    def clauses(self) -> list[Clause]:
        """Return its text, clause by clause."""
        starts: Clause = (f"clause-starts-{OBJECTS.keys[self.starts_with]}", {"amount": STARTING_OBJECTS})
        return [*[word.clause for word in self.passives], starts]
