"""The cards of a pack: what is printed on each. They never change, and all states share them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from liza.games.tankup.content.words import ATTACK_KINDS, PLAIN, AbilityWord, SituationWord, WrittenWord
from liza.games.tankup.vocabulary import (
    ANY_BACK,
    ANYWHERE,
    AT,
    BACKS,
    BLOW,
    CONJUNTO,
    HABILIDAD,
    HIT_LOCATED,
    OWN_TURN,
    WINDOWS,
    WORDS,
)
from liza.kernel.base.data import PackItem
from liza.kernel.core.card_words import Family
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import PackEntry
from liza.parts import sets

ARMOUR_KINDS: Final = BACKS.keys[:BLOW]
DRAW_ICONS: Final = (*BACKS.keys[BLOW:], "any")


class Card(PackItem):
    """Any card, or what the crowd throws."""

    __slots__ = ("back", "copies", "key", "name", "printed", "written")

    def __init__(self, number: int, key: str, back: int, written: WrittenWord) -> None:
        super().__init__(number)
        self.key: Final = key
        self.back: Final = back
        self.written: Final = written
        """What is written on it as an attack."""
        self.name: dict[str, str] = {}
        self.copies = 0
        self.printed = False
        """Whether the rulebook prints it."""

    def numbers(self) -> dict[str, int]:
        """Return what is printed on it in figures."""
        return {}

    def marks(self) -> list[tuple[str, str]]:
        """Return what is printed on it in signs: the kind of sign, and which."""
        return []

    def clauses(self) -> list[Clause]:
        """Return its text, composed from what it does."""
        return []


class Ability:
    """The written ability of an armour (TU-125): its ability word, when it may be used, and what it does."""

    __slots__ = ("at", "by", "effect", "when", "word")

    def __init__(self, entry: PackEntry, words: Family[AbilityWord]) -> None:
        word = WORDS.index(entry.word("word", WORDS.keys))
        self.word: Final = word
        when = OWN_TURN
        if word not in {HABILIDAD, CONJUNTO}:
            when = sets.of([WINDOWS.index(name) for name in entry.words("when", WINDOWS)])
        self.when: Final = when
        """The windows in which it may be used."""
        self.at: Final = AT.index(entry.word("at", AT)) if entry.has("at") else ANYWHERE
        self.by: Final = BACKS.index(entry.word("by", ATTACK_KINDS)) if entry.has("by") else 0
        """The back of the attacks that it answers; 0 for any."""
        effect = words.read(entry)
        self.effect: Final = effect
        answers = effect.answers
        if any(window not in answers for number, window in enumerate(WINDOWS) if sets.has(when, number)):
            windows = " or ".join(answers)
            text = f"{effect.name} expects an ability that is used only when {windows}"
            entry.fault("do", text, "answers", {"word": effect.name, "windows": ", ".join(answers)})

    def clauses(self) -> list[Clause]:
        """Return the ability word, when it may be used, and what it does."""
        found: list[Clause] = [(f"clause-word-{WORDS.keys[self.word]}", {})]
        if self.word not in {HABILIDAD, CONJUNTO}:
            for number in sets.members(self.when):
                place = f"-{AT[self.at]}" if sets.only(number) == HIT_LOCATED and self.at else ""
                found.append((f"clause-when-{WINDOWS[number]}{place}", {}))
            if self.by:
                found.append((f"clause-by-{BACKS.keys[self.by]}", {}))
        return [*found, self.effect.clause]


class Armour(Card):
    """An armour: resistance, icons, immunities, set, ability."""

    __slots__ = ("ability", "ap", "atk", "draws", "exchange", "immune", "resistance", "set_key", "when")

    def __init__(self, number: int, entry: PackEntry, abilities: Family[AbilityWord], set_keys: Sequence[str]) -> None:
        icons = entry.words("draws", DRAW_ICONS) if entry.has("draws") else []
        self.draws: Final = tuple([ANY_BACK if icon == "any" else sets.only(BACKS.index(icon)) for icon in icons])
        """The decks that each draw icon opens."""
        immune = entry.words("immune", ATTACK_KINDS) if entry.has("immune") else []
        self.immune: Final = sets.of([BACKS.index(kind) for kind in immune])
        """The backs of the attacks without effect on it (TU-072)."""
        ability = Ability(entry.part("ability"), abilities) if entry.has("ability") else None
        self.ability: Final = ability
        self.when: Final = ability.when if ability is not None and ability.word else 0
        """The windows in which its ability may be used; none for an ability that works by itself (TU-085)."""
        self.set_key: Final = entry.word("set", set_keys) if entry.has("set") else ""
        if ability is not None and ability.word == CONJUNTO and not self.set_key:
            entry.fault("ability", "expected a set on a card with a conjunto, found none", "needs-set")
        self.resistance: Final = entry.whole("resistance", 1, 20)
        self.exchange: Final = bool(entry.whole("exchange", 0, 1)) if entry.has("exchange") else False
        self.ap: Final = entry.whole("ap", 0, 1) if entry.has("ap") else 0
        self.atk: Final = entry.whole("atk", 0, 2) if entry.has("atk") else 0
        back = BACKS.index(entry.word("kind", ARMOUR_KINDS))
        super().__init__(number, entry.word("id"), back, PLAIN)

    def numbers(self) -> dict[str, int]:
        """Return resistance and bonuses."""
        found = {"resistance": self.resistance, "ap": self.ap, "atk": self.atk}
        return {id: number for id, number in found.items() if number}

    def _icons(self) -> list[str]:
        found = ["any" if icon == ANY_BACK else BACKS.keys[sets.members(icon)[0]] for icon in self.draws]
        return [*found, "exchange"] if self.exchange else found

    def marks(self) -> list[tuple[str, str]]:
        """Return icons, immunities and set."""
        found = [("icon", icon) for icon in self._icons()]
        found += [("immune", BACKS.keys[back]) for back in sets.members(self.immune)]
        return [*found, ("set", self.set_key)] if self.set_key else found

    def clauses(self) -> list[Clause]:
        """Return what its icons, its immunities and its ability mean."""
        found: list[Clause] = [(f"clause-icon-{icon}", {}) for icon in self._icons()]
        if self.ap:
            found.append(("clause-icon-ap", {"amount": self.ap}))
        if self.atk:
            found.append(("clause-icon-atk", {"amount": self.atk}))
        found += [(f"clause-immune-{BACKS.keys[back]}", {}) for back in sets.members(self.immune)]
        return found + self.ability.clauses() if self.ability is not None else found


class AttackCard(Card):
    """An attack, or what the crowd throws: damage, its excess, what is written on it (TU-079 to TU-081)."""

    __slots__ = ("damage", "excess")

    def __init__(self, number: int, key: str, back: int, written: WrittenWord, damage: int, excess: int) -> None:
        super().__init__(number, key, back, written)
        self.damage: Final = damage
        self.excess: Final = excess

    def numbers(self) -> dict[str, int]:
        """Return damage and excess."""
        return {"damage": self.damage, "excess": self.excess}

    def clauses(self) -> list[Clause]:
        """Return what is written on it."""
        return [self.written.clause] if self.written.name else []


class SituationCard(Card):
    """A situation."""

    __slots__ = ("effect",)

    def __init__(self, number: int, key: str, back: int, written: WrittenWord, effect: SituationWord) -> None:
        super().__init__(number, key, back, written)
        self.effect: Final = effect

    def clauses(self) -> list[Clause]:
        """Return what it changes."""
        return [self.effect.clause]
