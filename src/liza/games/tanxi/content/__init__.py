"""What a pack of Tanxi says, read and typed: one number per kind of card, and a list for each thing printed on it.

Cards are numbered weapons first, then equipment, objects, gem cards and monsters, in the order of the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from liza.games.tanxi.content.board import Board
from liza.games.tanxi.content.words import (
    DEEDS,
    HABITS,
    HIRE,
    NONE,
    SELL_CARD,
    SERVICES,
    TRAITS,
    WRATHS,
)
from liza.games.tanxi.vocabulary import (
    ATTACK,
    DECK_LOOT,
    DECK_MONSTERS,
    DECKS,
    DEFENCE,
    DEFENCE_DICE,
    ENERGY,
    HAND,
    MERCHANT_LOOT,
    MOST_SEATS,
    ORBS,
    REROLL_PASSIVE,
    REROLL_RELIC,
    SHEET,
    SLOTS,
    TRAIT,
)
from liza.kernel.pack import Entry, Pack, Reader

Texts = dict[str, str]
FIELDS: Final = {"amount": 99, "reach": 30, "dice": 3, "fog": 1, "less": 20}
"""The fields of an effect and the largest number in each."""
DEITIES_USED: Final = 3


class Effect:
    """What something does: the number of its word and the fields that go with it (0 where it has none)."""

    __slots__ = ("amount", "dice", "do", "fog", "less", "orb", "reach")

    def __init__(self, entry: Entry | None = None, words: Mapping[str, tuple[str, ...]] | None = None) -> None:
        do = orb = 0
        values = dict.fromkeys(FIELDS, 0)
        if entry is not None and words is not None:
            names = list(words)
            do = names.index(entry.word("do", [name for name in names if name != "none"]))
            for field in words[names[do]]:
                if field == "orb":
                    orb = ORBS.index(entry.word("orb", ORBS.keys))
                else:
                    values[field] = entry.whole(field, 0, FIELDS[field])
            entry.done()
        self.do: Final = do
        self.orb: Final = orb
        self.amount: Final = values["amount"]
        self.reach: Final = values["reach"]
        self.dice: Final = values["dice"]
        self.fog: Final = values["fog"]
        self.less: Final = values["less"]


class Monster:
    """A kind of monster."""

    __slots__ = ("ambush", "card", "dice", "gems", "habit", "habit_amount", "heal", "life", "relics", "retaliation")

    def __init__(self, entry: Entry) -> None:
        self.life: Final = entry.whole("life", 1, 30)
        self.dice: Final = entry.whole("dice", 0, 3)
        self.ambush: Final = entry.whole("ambush", 1, 20) if entry.has("ambush") else 0
        self.retaliation: Final = entry.whole("retaliation", 0, 20)
        reward = entry.part("reward")
        self.gems: Final = _optional(reward, "gems", 9)
        self.heal: Final = _optional(reward, "heal", 20)
        self.relics: Final = _optional(reward, "relics", 3)
        self.card: Final = _optional(reward, "card", 9)
        """The dearest card that may be taken from the Merchant; 0 for none."""
        reward.done()
        habit = amount = 0
        if entry.has("habit"):
            part = entry.part("habit")
            habit = HABITS.index(part.word("do", HABITS[1:]))
            amount = _optional(part, "amount", 9)
            part.done()
        self.habit: Final = habit
        self.habit_amount: Final = amount


class Content:
    """Everything in a pack."""

    def __init__(self, pack: Pack) -> None:
        reader = Reader(pack)
        self.board: Final = Board(reader)
        self.names: dict[str, dict[str, Texts]] = {}
        self.keys: dict[str, list[str]] = {"square": self.board.keys, "quadrant": self.board.quadrants}
        self.keys["point"] = [id for id, _ in self.board.points]
        self._section_of = {key: other for other, keys in self.keys.items() for key in keys}
        self._declare_cards()
        self._read_cards(reader)
        self._read_people(reader)
        self.names["quadrant"] = self.board.quadrant_names
        self.names["square"] = {key: dict.fromkeys(("es", "en"), key.upper()) for key in self.board.keys}
        self._check(reader)
        reader.finish()
        self.touched: Final = [[number for number in range(SHEET) if stats[number]] for stats in self.stats]
        """Which numbers of a sheet each card changes."""
        self._group()
        self.family: Final = [self._family(card) for card in range(len(self.card_keys))]
        """The kind that each card is shown as."""
        self.figures: Final = [self._figures(card) for card in range(len(self.card_keys))]
        """What is printed on each card in figures."""

    # Reading.

    def _declare_cards(self) -> None:
        """Begin the lists that go by card, monsters last."""
        self.card_keys: list[str] = []
        self.copies: list[int] = []
        self.starting: list[int] = []
        self.relic: list[bool] = []
        self.coins: list[int] = []
        self.slot: list[int] = []
        self.hands: list[int] = []
        self.stats: list[list[int]] = []
        """What each card adds to the sheet of whoever has it equipped; a weapon's attack is not in it."""
        self.blow: list[int] = []
        """The attack bonus of a weapon when it is used."""
        self.range: list[int] = []
        self.ammo: list[int] = []
        self.per_attack: list[int] = []
        self.reload_cost: list[int] = []
        self.reload_gain: list[int] = []
        self.no_return: list[bool] = []
        self.drain: list[int] = []
        self.hook: list[bool] = []
        self.free: list[bool] = []
        self.effect: list[Effect] = []
        """What objects do."""

    def _read_cards(self, reader: Reader) -> None:
        """Read weapons, equipment, objects, gem cards and monsters."""
        for entry in reader.entries("weapon"):
            self._weapon(entry)
        self.weapons = len(self.card_keys)
        for entry in reader.entries("equipment"):
            self._equipment(entry)
        self.gear = len(self.card_keys)
        """How many kinds of weapons and equipment there are: the number of the first object."""
        for entry in reader.entries("object"):
            self._object(entry)
        self.objects = len(self.card_keys)
        """The number of the first gem card."""
        for entry in reader.entries("gem"):
            self._card("gem", entry)
        self.cards = len(self.card_keys)
        """The number of the first monster."""
        self.monsters: list[Monster] = []
        for entry in reader.entries("monster"):
            self.monsters.append(Monster(entry))
            self._card("monster", entry)

    def _read_people(self, reader: Reader) -> None:
        """Read characters, deities and residents."""
        self.life: list[int] = []
        self.base: list[list[int]] = []
        """The sheet of each character without equipment."""
        self.traits: list[dict[str, int]] = []
        self.jobs: list[Texts] = []
        self.passives: list[Texts] = []
        for entry in reader.entries("character"):
            self._character(entry)
        self.abilities: list[Effect] = []
        self.abilities_of: list[list[int]] = [[] for _ in self.life]
        for entry in reader.entries("ability"):
            self._ability(entry)
        self.wraths: list[Effect] = []
        self.favours: list[Effect] = []
        for entry in reader.entries("deity"):
            self._deity(entry)
        for entry in reader.entries("resident"):
            self._named("resident", entry)
            entry.done()
        self.services: list[Effect] = []
        self.price: list[int] = []
        self.resident: list[int] = []
        for entry in reader.entries("service"):
            self._service(entry)

    def _named(self, table: str, entry: Entry) -> int:
        """Read what every entry has and return its number in its table."""
        key = entry.word("id")
        if self._section_of.setdefault(key, table) != table:
            entry.fault("id", f"expected an id of its own, found {key} in another section too")
        self.keys.setdefault(table, []).append(key)
        self.names.setdefault(table, {})[key] = entry.texts("name")
        entry.origin()
        return len(self.keys[table]) - 1

    def _card(self, table: str, entry: Entry, effect: Effect | None = None) -> None:
        """Read what every card has; the lists that only some cards need are filled up to here."""
        self._named(table, entry)
        self.card_keys.append(self.keys[table][-1])
        starting = entry.whole("starting", 0, MOST_SEATS) if entry.has("starting") else 0
        self.starting.append(starting)
        self.copies.append(entry.whole("copies", 0, 20) if entry.has("copies") else 1)
        self.relic.append(bool(_optional(entry, "relic", 1)))
        self.coins.append(0 if table == "monster" else entry.whole("coins", 1, 9))
        self.effect.append(effect or Effect())
        self.free.append(bool(_optional(entry, "free", 1)))
        if table != "weapon":
            self.blow.append(0)
            self.range.append(0)
            self.ammo.append(0)
            self.per_attack.append(0)
            self.reload_cost.append(0)
            self.reload_gain.append(0)
            self.no_return.append(False)
            self.drain.append(0)
            self.hook.append(False)
            self.hands.append(0)
        if table not in {"weapon", "equipment"}:
            self.slot.append(-1)
            self.stats.append([0] * SHEET)
        entry.done()

    def _weapon(self, entry: Entry) -> None:
        stats = [0] * SHEET
        stats[DEFENCE] = _optional(entry, "defence", 9)
        stats[ENERGY] = entry.whole("energy", -3, 3) if entry.has("energy") else 0
        self.slot.append(HAND)
        self.hands.append(entry.whole("hands", 1, 2))
        self.stats.append(stats)
        self.blow.append(_optional(entry, "attack", 20))
        ranged = entry.has("range")
        self.range.append(entry.whole("range", 1, 12) if ranged else 0)
        self.ammo.append(entry.whole("ammo", 1, 12) if ranged else 0)
        self.per_attack.append(entry.whole("per_attack", 1, 12) if ranged else 0)
        cost = gain = 0
        if entry.has("reload"):
            part = entry.part("reload")
            cost, gain = part.whole("energy", 1, 9), part.whole("ammo", 1, 12)
            part.done()
        self.reload_cost.append(cost)
        self.reload_gain.append(gain)
        self.no_return.append(bool(_optional(entry, "no_return", 1)))
        self.drain.append(_optional(entry, "drain", 9))
        self.hook.append(bool(_optional(entry, "hook", 1)))
        self._card("weapon", entry)

    def _equipment(self, entry: Entry) -> None:
        stats = [0] * SHEET
        stats[ATTACK] = _optional(entry, "attack", 9)
        stats[DEFENCE] = _optional(entry, "defence", 9)
        stats[DEFENCE_DICE] = _optional(entry, "dice", 2)
        stats[ENERGY] = entry.whole("energy", -3, 3) if entry.has("energy") else 0
        if entry.has("traits"):
            traits = _traits(entry.part("traits"))
            for number, trait in enumerate(TRAITS):
                stats[TRAIT + number] = traits.get(trait, 0)
        stats[REROLL_RELIC], stats[REROLL_PASSIVE] = stats[REROLL_PASSIVE], 0
        self.slot.append(SLOTS.index(entry.word("slot", SLOTS.keys[:HAND])))
        self.stats.append(stats)
        self._card("equipment", entry)

    def _object(self, entry: Entry) -> None:
        effect = Effect(entry.part("effect"), DEEDS)
        if effect.do == HIRE:  # it pays with a card of the hand, and this one has left it
            entry.fault("effect", "expected hire only in an ability: an object is paid for with itself")
        self._card("object", entry, effect)

    def _character(self, entry: Entry) -> None:
        base = [0] * SHEET
        self.life.append(entry.whole("life", 2, 30))
        base[ENERGY] = entry.whole("energy", 1, 9)
        base[ATTACK] = entry.whole("attack", 0, 9)
        base[DEFENCE] = entry.whole("defence", 0, 9)
        base[DEFENCE_DICE] = 1
        traits = _traits(entry.part("passive"))
        for number, trait in enumerate(TRAITS):
            base[TRAIT + number] = traits.get(trait, 0)
        self.base.append(base)
        self.traits.append(traits)
        self.jobs.append(entry.texts("job"))
        self.passives.append(entry.texts("passive_name"))
        self._named("character", entry)
        entry.done()

    def _ability(self, entry: Entry) -> None:
        number = self._named("ability", entry)
        owner = entry.word("of", self.keys.get("character", ["unknown"]))
        self.abilities_of[self.keys["character"].index(owner)].append(number)
        self.abilities.append(Effect(entry.part("effect"), DEEDS))
        entry.done()

    def _deity(self, entry: Entry) -> None:
        self._named("deity", entry)
        self.wraths.append(Effect(entry.part("wrath"), WRATHS))
        self.favours.append(Effect(entry.part("favour"), DEEDS))
        entry.done()

    def _service(self, entry: Entry) -> None:
        self._named("service", entry)
        owner = entry.word("of", self.keys.get("resident", ["unknown"]))
        effect = Effect(entry.part("effect"), SERVICES)
        self.resident.append(self.keys["resident"].index(owner))
        self.services.append(effect)
        self.price.append(0 if effect.do == SELL_CARD else entry.whole("price", 1, 20))
        entry.done()

    def _check(self, reader: Reader) -> None:
        """See that there is enough of everything to set the game up."""
        real = range(self.cards)
        loot = sum([self.copies[card] for card in real if not self.relic[card]])
        relics = sum([self.copies[card] for card in real if self.relic[card]])
        monsters = sum(self.copies[self.cards :])
        _expect(reader, "loot cards", MERCHANT_LOOT + DECKS * DECK_LOOT, loot)
        _expect(reader, "monsters", DECKS * DECK_MONSTERS, monsters)
        if relics < DECKS + 1:
            reader.fault(1, f"expected at least {DECKS + 1} relics, found {relics}")
        if len(self.life) < MOST_SEATS:
            reader.fault(1, f"expected at least {MOST_SEATS} characters, found {len(self.life)}")
        if len(self.wraths) < DEITIES_USED:
            reader.fault(1, f"expected at least {DEITIES_USED} deities, found {len(self.wraths)}")
        starting = [card for card in real if self.starting[card]]
        kinds = sorted([0 if card < self.gear else 1 if card < self.objects else 2 for card in starting])
        if kinds != [0, 1, 2] or any(self.starting[card] < MOST_SEATS for card in starting):
            reader.fault(1, f"expected {MOST_SEATS} each of one weapon, one object and one gem card as starting loot")
        for number, abilities in enumerate(self.abilities_of):
            if len(abilities) != 2:
                key = self.keys["character"][number]
                reader.fault(1, f"character {key}: expected two abilities, found {len(abilities)}")
        for table in ("resident", "service", "gem"):
            if not self.keys.get(table):
                reader.fault(1, f"expected at least one {table}, found none")
        if any(effect.do in (NONE, HIRE) for effect in self.favours):
            reader.fault(1, "expected favours that do something without a hand card")

    def _group(self) -> None:
        """Name the cards by every kind that they belong to."""
        names = self.names
        for table in ("weapon", "equipment", "object", "gem", "monster"):
            self.keys.setdefault(table, [])
            names.setdefault(table, {})
        names["gear"] = names["weapon"] | names["equipment"]
        names["card"] = names["gear"] | names["object"] | names["gem"]
        names["find"] = names["card"] | names["monster"]
        names["job"] = dict(zip(self.keys["character"], self.jobs, strict=True))
        names["passive"] = dict(zip(self.keys["character"], self.passives, strict=True))

    def _family(self, card: int) -> str:
        if card >= self.cards:
            return "monster"
        bounds = (("weapon", self.weapons), ("equipment", self.gear), ("object", self.objects), ("gem", self.cards))
        return next(iter([family for family, end in bounds if card < end]))

    def _figures(self, card: int) -> dict[str, int]:
        if card >= self.cards:
            monster = self.monsters[card - self.cards]
            figures = {"life": monster.life, "dice": monster.dice, "ambush": monster.ambush}
            return {id: number for id, number in figures.items() if number} | {"retaliation": monster.retaliation}
        stats = self.stats[card]
        figures = {"attack": self.blow[card] + stats[ATTACK], "defence": stats[DEFENCE], "dice": stats[DEFENCE_DICE]}
        figures |= {"energy": stats[ENERGY], "range": self.range[card], "hands": self.hands[card]}
        return {id: number for id, number in figures.items() if number} | {"coins": self.coins[card]}

    def card_names(self) -> dict[str, dict[str, Texts]]:
        """Return the names of everything in the pack, by kind."""
        return self.names


def _optional(entry: Entry, field: str, most: int) -> int:
    return entry.whole(field, 0, most) if entry.has(field) else 0


def _expect(reader: Reader, what: str, wanted: int, found: int) -> None:
    if found < wanted:
        reader.fault(1, f"expected {wanted} {what} in all, or more, found {found}")


def _traits(entry: Entry) -> dict[str, int]:
    found = {trait: entry.whole(trait, 1, 9) for trait in TRAITS if entry.has(trait)}
    entry.done()
    return found
