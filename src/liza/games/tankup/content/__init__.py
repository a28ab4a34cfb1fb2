"""What a pack of Tank Up says, read and typed: one number per card, and a list for each thing printed on it.

Cards are numbered armours first, then attacks, situations, and what the crowd throws, in the order of the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from liza.games.tankup.content.words import ABILITIES, ANSWERS, SITUATIONS, WRITTEN
from liza.games.tankup.vocabulary import (
    ANY_BACK,
    ATTACK_BACKS,
    BACKS,
    BLOW,
    CONJUNTO,
    HABILIDAD,
    NOTHING,
    OWN_TURN,
    SHOT,
    SITUATION,
    SPACES,
    THROWS,
    TOMATO,
    WINDOWS,
    WORDS,
)
from liza.kernel.actions import Kind
from liza.kernel.pack import PRINTED, Entry, Pack, Reader

ARMOUR_KINDS: Final = BACKS.keys[:BLOW]
ATTACK_KINDS: Final = BACKS.keys[BLOW:SITUATION]
DRAW_ICONS: Final = (*BACKS.keys[BLOW:], "any")
SOURCES: Final = {"any": ANY_BACK, "attack": ATTACK_BACKS}
AT: Final = ("anywhere", "here", "near", "elsewhere", "dice")
ANYWHERE: Final = 0
HERE: Final = 1
NEAR: Final = 2
ELSEWHERE: Final = 3
BY_DICE: Final = 4


class Effect:
    """What a card does: the number of its word and the fields that go with it (0 where it has none)."""

    __slots__ = ("amount", "do", "kind", "over", "source", "space")

    def __init__(self, entry: Entry | None = None, words: Mapping[str, tuple[str, ...]] | None = None) -> None:
        do = amount = kind = over = source = space = 0
        if entry is not None and words is not None:
            names = [name for name in words if name != "none"]
            word = entry.word("do", names)
            do = names.index(word) + 1
            fields = words[word]
            amount = entry.whole("amount", 1, 20) if "amount" in fields else 0
            over = entry.whole("over", 0, 60) if "over" in fields else 0
            kind = BACKS.index(entry.word("kind", ATTACK_KINDS)) if "kind" in fields else 0
            space = SPACES.index(entry.word("space", SPACES.keys)) if "space" in fields else 0
            source = SOURCES[entry.word("from", tuple(SOURCES))] if "from" in fields else 0
        self.do: Final = do
        self.amount: Final = amount
        self.kind: Final = kind
        """The back of the attacks that it is about."""
        self.over: Final = over
        self.source: Final = source
        """The decks it draws from, a bit each."""
        self.space: Final = space


class Ability:
    """The written ability of an armour: its word, when it may be used, and what it does."""

    __slots__ = ("at", "by", "effect", "when", "word")

    def __init__(self, entry: Entry | None = None) -> None:
        word = when = at = by = 0
        if entry is not None:
            word = WORDS.index(entry.word("word", WORDS.keys))
            if word in {HABILIDAD, CONJUNTO}:
                when = OWN_TURN
            else:
                when = sum({1 << WINDOWS.index(name) for name in entry.words("when", WINDOWS)})
            at = AT.index(entry.word("at", AT)) if entry.has("at") else ANYWHERE
            by = BACKS.index(entry.word("by", ATTACK_KINDS)) if entry.has("by") else 0
        self.word: Final = word
        self.when: Final = when
        """The windows in which it may be used, a bit each."""
        self.at: Final = at
        self.by: Final = by
        """The back of the attacks that it answers; 0 for any."""
        self.effect: Final = Effect(entry, ABILITIES)
        if entry is not None:
            do = list(ABILITIES)[self.effect.do]
            answers = ANSWERS.get(do, WINDOWS)
            if any(when >> number & 1 and window not in answers for number, window in enumerate(WINDOWS)):
                entry.fault("do", f"{do} expects an ability that is used only when {' or '.join(answers)}")
            entry.done()


class Content:
    """All cards of a pack."""

    def __init__(self, pack: Pack) -> None:
        reader = Reader(pack)
        self.keys: list[str] = []
        self._taken: set[str] = set()
        self.names: list[dict[str, str]] = []
        self.back: list[int] = []
        self.copies: list[int] = []
        self.printed: list[bool] = []
        # Armours; a list that is longer than there are armours would never be read beyond them.
        self.resistance: list[int] = []
        self.draws: list[tuple[int, ...]] = []
        """The decks that each draw icon opens, a bit each."""
        self.exchange: list[int] = []
        self.ap: list[int] = []
        self.atk: list[int] = []
        self.immune: list[int] = []
        """The backs of the attacks that do nothing to it, a bit each."""
        self.set_of: list[int] = []
        self.ability: list[Ability] = []
        self.when: list[int] = []
        """The windows in which the ability may be used, a bit each."""
        # Attacks, and what the crowd throws.
        self.damage: list[int] = []
        self.excess: list[int] = []
        self.effect: list[Effect] = []
        self.sets: list[str] = []
        self.set_names: list[dict[str, str]] = []
        for entry in reader.entries("set"):
            self.sets.append(entry.word("id"))
            self.set_names.append(entry.texts("name"))
            entry.origin()
            entry.done()
        for entry in reader.entries("armour"):
            self._armour(entry)
        self.armours: Final = len(self.keys)
        """How many kinds of armour there are: the number of the first attack."""
        for entry in reader.entries("attack"):
            self._attack(entry)
        self.attacks: Final = len(self.keys) - self.armours
        for entry in reader.entries("situation"):
            self._situation(entry)
        self.cards: Final = len(self.keys)
        """How many kinds of cards there are: the number of the rock."""
        thrown = {entry.word("id", THROWS.keys[: TOMATO + 1]): entry for entry in reader.entries("throw")}
        for key in THROWS.keys[: TOMATO + 1]:
            if key in thrown:
                self._throw(key, thrown[key])
            else:
                reader.fault(1, f"throw {key}: expected one entry, found none")
        for back in range(len(BACKS)):
            if back not in self.back:
                reader.fault(1, f"expected at least one card of the kind {BACKS.keys[back]}, found none")
        reader.finish()
        self.numbers: Final = [self._numbers(card) for card in range(self.cards)]
        """What is printed on each card in figures."""
        self.marks: Final = [self._marks(card) for card in range(self.cards)]
        """What is printed on each card in signs: the kind of sign, and which."""
        self.by_back: Final = [
            Kind(key, [self.keys[card] for card in range(self.cards) if self.back[card] == back])
            for back, key in enumerate(BACKS.keys[:SITUATION])
        ]
        """The cards of each back as a kind of their own; the situations are one already."""

    def _numbers(self, card: int) -> dict[str, int]:
        if card < self.armours:
            found = {"resistance": self.resistance[card], "ap": self.ap[card], "atk": self.atk[card]}
            return {id: number for id, number in found.items() if number}
        if self.back[card] == SITUATION:
            return {}
        return {"damage": self.damage[card], "excess": self.excess[card]}

    def _marks(self, card: int) -> list[tuple[str, str]]:
        if card >= self.armours:
            return []
        found = [
            ("icon", "any" if icon == ANY_BACK else BACKS.keys[icon.bit_length() - 1]) for icon in self.draws[card]
        ]
        if self.exchange[card]:
            found.append(("icon", "exchange"))
        found += [("immune", key) for back, key in enumerate(BACKS.keys) if self.immune[card] >> back & 1]
        if self.set_of[card] != NOTHING:
            found.append(("set", self.sets[self.set_of[card]]))
        return found

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names of all cards and sets, by every kind that they belong to."""
        every = dict(zip(self.keys[: self.cards], self.names, strict=False))
        armours, others = self.keys[: self.armours], self.keys[self.armours : self.armours + self.attacks]
        found = {kind.id: {key: every[key] for key in kind.keys} for kind in self.by_back}
        found["card"] = every
        found["armour"] = {key: every[key] for key in armours}
        found["attack"] = {key: every[key] for key in others}
        found["situation"] = {key: name for key, name in every.items() if key not in armours and key not in others}
        found["set"] = dict(zip(self.sets, self.set_names, strict=True))
        return found

    def _card(self, entry: Entry, back: int, effect: Effect) -> None:
        key = entry.word("id")
        if key in self._taken:
            entry.fault("id", f"expected an id of its own, found {key} again")
        self._taken.add(key)
        self.keys.append(key)
        self.names.append(entry.texts("name"))
        self.copies.append(entry.whole("copies", 1, 20) if entry.has("copies") else 1)
        self._common(entry, back, effect)

    def _common(self, entry: Entry, back: int, effect: Effect) -> None:
        self.back.append(back)
        self.effect.append(effect)
        self.printed.append(entry.origin() == PRINTED)
        entry.done()

    def _armour(self, entry: Entry) -> None:
        icons = entry.words("draws", DRAW_ICONS) if entry.has("draws") else []
        immune = entry.words("immune", ATTACK_KINDS) if entry.has("immune") else []
        ability = Ability(entry.part("ability")) if entry.has("ability") else Ability()
        set_of = self.sets.index(entry.word("set", self.sets)) if entry.has("set") else NOTHING
        if ability.word == CONJUNTO and set_of == NOTHING:
            entry.fault("ability", "expected a set on a card with a conjunto, found none")
        self.resistance.append(entry.whole("resistance", 1, 20))
        self.draws.append(tuple([ANY_BACK if icon == "any" else 1 << BACKS.index(icon) for icon in icons]))
        self.immune.append(sum({1 << BACKS.index(kind) for kind in immune}))
        self.exchange.append(entry.whole("exchange", 0, 1) if entry.has("exchange") else 0)
        self.ap.append(entry.whole("ap", 0, 1) if entry.has("ap") else 0)
        self.atk.append(entry.whole("atk", 0, 2) if entry.has("atk") else 0)
        self.set_of.append(set_of)
        self.ability.append(ability)
        self.when.append(ability.when if ability.word else 0)
        self.damage.append(0)
        self.excess.append(0)
        self._card(entry, BACKS.index(entry.word("kind", ARMOUR_KINDS)), Effect())

    def _attack(self, entry: Entry) -> None:
        self.damage.append(entry.whole("damage", 1, 20))
        self.excess.append(entry.whole("excess", 0, 20) if entry.has("excess") else 0)
        effect = _effect(entry, WRITTEN) if entry.has("effect") else Effect()
        self._card(entry, BACKS.index(entry.word("kind", ATTACK_KINDS)), effect)

    def _situation(self, entry: Entry) -> None:
        self.damage.append(0)
        self.excess.append(0)
        self._card(entry, SITUATION, _effect(entry, SITUATIONS))

    def _throw(self, key: str, entry: Entry) -> None:
        self.keys.append(key)
        self.names.append({})
        self.copies.append(0)
        self.damage.append(entry.whole("damage", 1, 20))
        self.excess.append(0)
        effect = _effect(entry, WRITTEN) if entry.has("effect") else Effect()
        self._common(entry, SHOT, effect)


def _effect(entry: Entry, words: Mapping[str, tuple[str, ...]]) -> Effect:
    part = entry.part("effect")
    effect = Effect(part, words)
    part.done()
    return effect
