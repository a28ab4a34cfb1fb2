"""What a pack prints on cards, and what they add up to. It never changes: all states share it."""

from __future__ import annotations

from typing import Final, final

from liza.games.tanxi.content.words import TAME, Deed, Habit, Offer, Wrath
from liza.games.tanxi.vocabulary import HAND, HANDS, MOST_SEATS, SLOTS
from liza.kernel.base.data import PackItem
from liza.kernel.core.card_words import Family
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import PackEntry

Texts = dict[str, str]

PRINTED: Final = ("attack", "defence", "dice", "energy")
TRAITS: Final = (
    "ambush_less", "retaliation_less", "no_ambush", "extra_ammo", "reload_more", "cap_more", "ford", "reroll",
    "free_equip", "free_visit", "leap", "fog_less", "no_fog", "tavern_more", "object_heals", "fire_more", "foresight",
    "haggle",
)  # fmt: skip
"""What a passive ability (TX-083) or a piece of equipment may give, with a number each."""
RELIC_REROLL: Final = "relic_reroll"
"""A re-roll from equipment is another source than one from the passive ability (TX-A106)."""
FIGURES: Final = (*PRINTED, *TRAITS, RELIC_REROLL)
"""All that a sheet adds up, in its order."""


@final
class Sheet:
    """What a character, its passive ability and its equipment add up to, in every turn (TX-141, TX-A44)."""

    __slots__ = (*FIGURES, "cards", "free_hands")

    def __init__(self, numbers: list[int], worn: list[Gear]) -> None:
        """Take the numbers of ``FIGURES``, and what is equipped."""
        (
            self.attack, self.defence, self.dice, self.energy, self.ambush_less, self.retaliation_less, self.no_ambush,
            self.extra_ammo, self.reload_more, self.cap_more, self.ford, self.reroll, self.free_equip, self.free_visit,
            self.leap, self.fog_less, self.no_fog, self.tavern_more, self.object_heals, self.fire_more, self.foresight,
            self.haggle, self.relic_reroll,
        ) = numbers  # fmt: skip
        self.cards: Final = list(dict.fromkeys([card.number for card in worn]))
        """The numbers of the equipped cards, each once: only the two hands can hold the same."""
        self.free_hands: Final = len(HANDS) - sum([card.hands for card in worn if isinstance(card, Weapon)])
        """How many hands are empty."""


def optional(entry: PackEntry, field: str, most: int) -> int:
    """Return a number that may be left out, 0 then."""
    return entry.whole(field, 0, most) if entry.has(field) else 0


def _traits(part: PackEntry) -> dict[str, int]:
    """Return the traits that a part of an entry gives."""
    found = {trait: part.whole(trait, 1, 9) for trait in TRAITS if part.has(trait)}
    part.done()
    return found


def _numbers(given: dict[str, int]) -> list[int]:
    """Return some figures as the numbers of a sheet."""
    return [given.get(figure, 0) for figure in FIGURES]


def _plus(id: str, amount: int) -> Clause:
    return (f"clause-stat-{id}", {"amount": amount}) if amount > 0 else (f"clause-stat-less_{id}", {"amount": -amount})


class Card(PackItem):
    """Any card that can be found: loot, a relic or a monster (TX-052, TX-113)."""

    __slots__ = ("coins", "copies", "family", "key", "relic", "starting")

    def __init__(self, number: int, family: str, key: str, entry: PackEntry, coins: int) -> None:
        super().__init__(number)
        self.family: Final = family
        self.key: Final = key
        self.coins: Final = coins
        """What it pays and what the Merchant asks for it (TX-056)."""
        self.starting: Final = optional(entry, "starting", MOST_SEATS)
        self.copies: Final = entry.whole("copies", 0, 20) if entry.has("copies") else 1
        self.relic: Final = bool(optional(entry, "relic", 1))
        """A relic keeps to the rules of its kind (TX-064)."""

    def figures(self) -> dict[str, int]:
        """Return what is printed on it in figures."""
        return {"coins": self.coins}

    def clauses(self) -> list[Clause]:
        """Return its text, composed from what it does, its coins last."""
        return [("clause-coins", {"amount": self.coins})]


class Loot(Card):
    """A card with coins: whatever a hand can hold (TX-243)."""

    __slots__ = ()

    def __init__(self, number: int, family: str, key: str, entry: PackEntry) -> None:
        super().__init__(number, family, key, entry, entry.whole("coins", 1, 9))


@final
class Gem(Loot):
    """A gem card: it counts as one gem (TX-067)."""

    __slots__ = ()

    def __init__(self, number: int, key: str, entry: PackEntry) -> None:
        super().__init__(number, "gem", key, entry)
        entry.done()

    def clauses(self) -> list[Clause]:
        """Return that it is a gem."""
        return [("clause-gem", {}), *super().clauses()]


@final
class Object(Loot):
    """An object: what it does when it is used, and whether that is free (TX-063)."""

    __slots__ = ("deed", "free")

    def __init__(self, number: int, key: str, entry: PackEntry, deed: Deed) -> None:
        super().__init__(number, "object", key, entry)
        self.deed: Final = deed
        self.free: Final = bool(optional(entry, "free", 1))
        entry.done()

    def clauses(self) -> list[Clause]:
        """Return whether it is free, and what it does."""
        free: list[Clause] = [("clause-free", {})] if self.free else []
        return [*free, self.deed.clause, *super().clauses()]


class Gear(Loot):
    """What can be equipped: a weapon or a piece of equipment (TX-057)."""

    __slots__ = ("numbers", "slot", "touched")

    def __init__(self, number: int, family: str, key: str, entry: PackEntry, slot: int, given: dict[str, int]) -> None:
        super().__init__(number, family, key, entry)
        self.slot: Final = slot
        numbers = _numbers(given)
        self.numbers: Final = numbers
        """What it adds to the sheet of its bearer; the attack of a weapon is not in it (TX-A57)."""
        self.touched: Final = [at for at, amount in enumerate(numbers) if amount]
        """Where in the sheet that is."""

    def given(self, figure: str) -> int:
        """Return what it adds to a figure of the sheet."""
        return self.numbers[FIGURES.index(figure)]

    def worn_clauses(self) -> list[Clause]:
        """Return what it adds, and its coins."""
        found = [_plus(id, self.given(id)) for id in PRINTED if self.given(id)]
        found += [(f"clause-trait-{id}", {"amount": self.given(id)}) for id in TRAITS if self.given(id)]
        if self.given(RELIC_REROLL):
            found.append(("clause-trait-reroll", {"amount": self.given(RELIC_REROLL)}))
        return [*found, *super().clauses()]


@final
class Equipment(Gear):
    """What is worn on head, chest or feet, or as an accessory (TX-055)."""

    __slots__ = ()

    def __init__(self, number: int, key: str, entry: PackEntry) -> None:
        given = _traits(entry.part("traits")) if entry.has("traits") else {}
        if "reroll" in given:
            given[RELIC_REROLL] = given.pop("reroll")
        given |= {"attack": optional(entry, "attack", 9), "defence": optional(entry, "defence", 9)}
        given |= {"dice": optional(entry, "dice", 2), "energy": _energy(entry)}
        slot = SLOTS.index(entry.word("slot", SLOTS.keys[:HAND]))
        super().__init__(number, "equipment", key, entry, slot, given)
        entry.done()

    def figures(self) -> dict[str, int]:
        """Return what it adds, and its coins."""
        return {id: self.given(id) for id in PRINTED if self.given(id)} | super().figures()

    def clauses(self) -> list[Clause]:
        """Return where it is worn, and what it adds."""
        return [(f"clause-slot-{SLOTS.keys[self.slot]}", {}), *self.worn_clauses()]


def _energy(entry: PackEntry) -> int:
    """Return the energy that a card gives or takes (TX-060)."""
    return entry.whole("energy", -3, 3) if entry.has("energy") else 0


@final
class Weapon(Gear):
    """What is held in one hand or in both: a weapon or a shield (TX-054)."""

    __slots__ = (
        "ammo", "blow", "drain", "hands", "hook", "no_return", "per_attack", "range", "reload_cost", "reload_gain",
    )  # fmt: skip

    def __init__(self, number: int, key: str, entry: PackEntry) -> None:
        given = {"defence": optional(entry, "defence", 9), "energy": _energy(entry)}
        super().__init__(number, "weapon", key, entry, HAND, given)
        self.hands: Final = entry.whole("hands", 1, 2)
        self.blow: Final = optional(entry, "attack", 20)
        """What it adds to an attack in which it is used (TX-058)."""
        ranged = entry.has("range")
        self.range: Final = entry.whole("range", 1, 12) if ranged else 0
        """The distance of a ranged weapon (TX-061), 0 for melee."""
        self.ammo: Final = entry.whole("ammo", 1, 12) if ranged else 0
        self.per_attack: Final = entry.whole("per_attack", 1, 12) if ranged else 0
        cost = gain = 0
        if entry.has("reload"):
            part = entry.part("reload")
            cost, gain = part.whole("energy", 1, 9), part.whole("ammo", 1, 12)
            part.done()
        self.reload_cost: Final = cost
        """The energy of a reload; 0 where there is none."""
        self.reload_gain: Final = gain
        self.no_return: Final = bool(optional(entry, "no_return", 1))
        """Whether it is discarded when it is put down (TX-062)."""
        self.drain: Final = optional(entry, "drain", 9)
        """The life that its bearer recovers when it does damage."""
        self.hook: Final = bool(optional(entry, "hook", 1))
        """Whether it pulls the one it does damage to."""
        entry.done()

    def figures(self) -> dict[str, int]:
        """Return attack, defence, energy, range, hands and coins."""
        found = {"attack": self.blow, "defence": self.given("defence"), "energy": self.given("energy")}
        found |= {"range": self.range, "hands": self.hands}
        return {id: number for id, number in found.items() if number} | super().figures()

    def clauses(self) -> list[Clause]:
        """Return how it is held and used, and what it adds."""
        found: list[Clause] = [("clause-hands", {"amount": self.hands})]
        if self.blow:
            found.append(("clause-stat-attack", {"amount": self.blow}))
        if self.range:
            found.append(("clause-range", {"amount": self.range}))
            found.append(("clause-ammo", {"amount": self.ammo, "spent": self.per_attack}))
        if self.reload_cost:
            found.append(("clause-reload", {"energy": self.reload_cost, "amount": self.reload_gain}))
        if self.drain:
            found.append(("clause-drain", {"amount": self.drain}))
        if self.hook:
            found.append(("clause-hook", {}))
        if self.no_return:
            found.append(("clause-no_return", {}))
        return found + self.worn_clauses()


@final
class Monster(Card):
    """A kind of monster: life, dice, ambush, retaliation, reward and ability (TX-119)."""

    __slots__ = ("ambush", "card", "dice", "gems", "habit", "heal", "index", "life", "relics", "retaliation")

    def __init__(self, number: int, key: str, entry: PackEntry, index: int, habits: Family[Habit]) -> None:
        super().__init__(number, "monster", key, entry, 0)
        self.index: Final = index
        """Its number among the monsters."""
        self.life: Final = entry.whole("life", 1, 30)
        self.dice: Final = entry.whole("dice", 0, 3)
        self.ambush: Final = entry.whole("ambush", 1, 20) if entry.has("ambush") else 0
        self.retaliation: Final = entry.whole("retaliation", 0, 20)
        reward = entry.part("reward")
        self.gems: Final = optional(reward, "gems", 9)
        self.heal: Final = optional(reward, "heal", 20)
        self.relics: Final = optional(reward, "relics", 3)
        self.card: Final = optional(reward, "card", 9)
        """The dearest card that may be taken from the Merchant; 0 for none."""
        reward.done()
        self.habit: Final = habits.read(entry.part("habit")) if entry.has("habit") else TAME
        entry.done()

    def figures(self) -> dict[str, int]:
        """Return life, dice, ambush and retaliation."""
        found = {"life": self.life, "dice": self.dice, "ambush": self.ambush}
        return {id: number for id, number in found.items() if number} | {"retaliation": self.retaliation}

    def clauses(self) -> list[Clause]:
        """Return how it strikes, what it gives and what it can do."""
        found: list[Clause] = [("clause-ambush", {"amount": self.ambush})] if self.ambush else []
        found.append(("clause-retaliation", {"amount": self.retaliation}))
        rewards = (("gems", self.gems), ("relics", self.relics), ("heal", self.heal), ("card", self.card))
        found += [(f"clause-reward-{id}", {"amount": amount}) for id, amount in rewards if amount]
        return found if self.habit is TAME else [*found, self.habit.clause]


@final
class Character(PackItem):
    """A character: its life, its own figures, its passive ability and its two special ones (TX-069)."""

    __slots__ = ("abilities", "job", "life", "numbers", "passive", "traits")

    def __init__(self, number: int, entry: PackEntry) -> None:
        super().__init__(number)
        self.life: Final = entry.whole("life", 2, 30)
        given = {"energy": entry.whole("energy", 1, 9), "attack": entry.whole("attack", 0, 9)}
        given |= {"defence": entry.whole("defence", 0, 9), "dice": 1}  # TX-079: one defence die
        self.traits: Final = _traits(entry.part("passive"))
        self.numbers: Final = _numbers(given | self.traits)
        """Its sheet without equipment."""
        self.job: Final = entry.texts("job")
        self.passive: Final = entry.texts("passive_name")
        self.abilities: Final[list[int]] = []
        """The numbers of its special abilities."""
        entry.done()

    def clauses(self) -> list[Clause]:
        """Return what its passive ability gives."""
        return [(f"clause-trait-{id}", {"amount": self.traits[id]}) for id in TRAITS if id in self.traits]


def added_up(character: Character, worn: list[Gear]) -> Sheet:
    """Return the sheet of a character with some cards equipped (TX-059, TX-140)."""
    numbers = character.numbers[:]
    for card in worn:
        for at in card.touched:
            numbers[at] += card.numbers[at]
    return Sheet(numbers, worn)


BLANK: Final = Sheet([0] * len(FIGURES), [])
"""The sheet of a character that is not revealed, or not there any more."""


@final
class Deity:
    """A deity: its wrath and its favour (TX-200)."""

    __slots__ = ("favour", "wrath")

    def __init__(self, wrath: Wrath, favour: Deed) -> None:
        self.wrath: Final = wrath
        self.favour: Final = favour

    def clauses(self) -> list[Clause]:
        """Return both."""
        return [("clause-wrath", {}), self.wrath.clause, ("clause-favour", {}), self.favour.clause]


@final
class Service:
    """One of the things that a resident gives, and its price."""

    __slots__ = ("offer", "price", "resident")

    def __init__(self, resident: int, entry: PackEntry, offers: Family[Offer]) -> None:
        self.resident: Final = resident
        offer = offers.read(entry.part("effect"))
        self.offer: Final = offer
        self.price: Final = entry.whole("price", 1, 20) if offer.cheapest is None else 0
        entry.done()

    def clauses(self) -> list[Clause]:
        """Return the price, and what is given."""
        price: list[Clause] = [("clause-price", {"amount": self.price})] if self.price else []
        return [*price, self.offer.clause]
