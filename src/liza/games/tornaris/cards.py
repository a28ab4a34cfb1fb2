"""The cards of a pack: what is printed on each, and the words that say what it does. They never change."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.vocabulary import OBJECTS
from liza.games.tornaris.words import AbilityWord, DeedWord, GearWord, PassiveWord, SkyWord
from liza.kernel.data import Shared
from liza.kernel.game import Clause

Deeds = tuple[DeedWord, ...]
STARTING_OBJECTS: Final = 2
"""TR-005."""


class Equipment(Shared):
    """An equipment: its price, its mana, and what it does in a duel and in the dungeon (TR-063)."""

    __slots__ = ("below", "copies", "effect", "key", "mana", "needs_low_die", "price", "replaced")

    def __init__(
        self,
        number: int,
        key: str,
        mana: int,
        price: int,
        copies: int,
        effect: tuple[GearWord, ...],
        dungeon: tuple[GearWord, ...] | None,
    ) -> None:
        super().__init__(number)
        self.key: Final = key
        self.mana: Final = mana
        self.price: Final = price
        self.copies: Final = copies
        self.effect: Final = effect
        self.replaced: Final = dungeon is not None
        """Whether it does something else in the dungeon."""
        self.below: Final = effect if dungeon is None else dungeon
        """What it does in the dungeon (TR-A43)."""
        self.needs_low_die: Final = any(word.needs_low_die() for word in effect)
        """Whether it needs a die that can still be raised (TR-A53)."""

    def clauses(self) -> list[Clause]:
        """Return its text, clause by clause."""
        found = [word.clause() for word in self.effect]
        if self.replaced:
            found += [("clause-dungeon", {}), *[word.clause() for word in self.below]]
        return found


class Monster(Shared):
    """A monster: its category and factor, its ability, and what comes to those who fight it."""

    __slots__ = ("ability", "category", "factor", "key", "penalty", "reward")

    def __init__(
        self, number: int, key: str, category: int, factor: int, ability: AbilityWord, reward: Deeds, penalty: Deeds
    ) -> None:
        super().__init__(number)
        self.key: Final = key
        self.category: Final = category
        self.factor: Final = factor
        self.ability: Final = ability
        self.reward: Final = reward
        self.penalty: Final = penalty

    def clauses(self) -> list[Clause]:
        """Return its text, clause by clause."""
        found: list[Clause] = [] if self.ability.WORD == "none" else [self.ability.clause()]
        found += [("clause-reward", {}), *[word.clause() for word in self.reward]]
        return [*found, ("clause-penalty", {}), *[word.clause() for word in self.penalty]]


class Sky(Shared):
    """A day/night card (TR-A11)."""

    __slots__ = ("copies", "half", "key", "word")

    def __init__(self, number: int, key: str, half: int, word: SkyWord, copies: int) -> None:
        super().__init__(number)
        self.key: Final = key
        self.half: Final = half
        self.word: Final = word
        self.copies: Final = copies


class Happening(Shared):
    """An event card of the day or of the night."""

    __slots__ = ("copies", "effect", "half", "key")

    def __init__(self, number: int, key: str, half: int, effect: Deeds, copies: int) -> None:
        super().__init__(number)
        self.key: Final = key
        self.half: Final = half
        self.effect: Final = effect
        self.copies: Final = copies


class Character(Shared):
    """A character: the object that it starts with two of (TR-096), and what its passives give it."""

    __slots__ = (
        "borrows", "challenges", "discount", "goes_anywhere", "gold_for_six", "key", "more_mana", "more_slots",
        "passives", "prize", "rerolls", "starts_with",
    )  # fmt: skip

    def __init__(self, number: int, key: str, starts_with: int, passives: tuple[PassiveWord, ...]) -> None:
        super().__init__(number)
        self.key: Final = key
        self.starts_with: Final = starts_with
        self.passives: Final = passives
        self.more_mana = 0
        self.more_slots = 0
        self.discount = 0
        """How much less every purchase costs."""
        self.gold_for_six = 0
        """The gold for each six rolled."""
        self.prize = 0
        """The gold for each combat won."""
        self.borrows = False
        """Whether a random equipment is borrowed in every combat."""
        self.goes_anywhere = False
        """Whether day and night spaces are chosen freely."""
        self.rerolls = False
        """Whether one die may be rolled again in every combat."""
        self.challenges = False
        """Whether somebody may be challenged once a turn."""
        for word in passives:
            word.shape(self)

    def clauses(self) -> list[Clause]:
        """Return its text, clause by clause."""
        starts: Clause = (f"clause-starts-{OBJECTS.keys[self.starts_with]}", {"amount": STARTING_OBJECTS})
        return [*[word.clause() for word in self.passives], starts]
