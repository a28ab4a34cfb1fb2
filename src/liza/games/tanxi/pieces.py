"""What lies in a state and is more than a number: explorers, the turn, an attack, a meeting, dice, ice."""

from __future__ import annotations

from typing import ClassVar, Final, final

from liza.games.tanxi.content.cards import BLANK, Equipment, Gear, Monster, Weapon
from liza.games.tanxi.content.words import Deed
from liza.games.tanxi.vocabulary import ABSENT, FLAT, HAND, HANDS, STANDING
from liza.kernel.base.data import Data, Immutable
from liza.parts import sets


@final
class HeldWeapon(Immutable):
    """A weapon in a hand, or in both, with its ammunition. It never changes: it is replaced."""

    __slots__ = ("ammo", "weapon")

    def __init__(self, weapon: Weapon, ammo: int) -> None:
        self.weapon: Final = weapon
        self.ammo: Final = ammo

    def loaded(self) -> bool:
        """Whether it has the ammunition of one attack (TX-165)."""
        return self.ammo >= self.weapon.per_attack


@final
class DieOnTable(Immutable):
    """A die on the table: its sides, whose it is (ABSENT: the monster's), what it shows."""

    __slots__ = ("seat", "sides", "value")

    def __init__(self, sides: int, seat: int, value: int) -> None:
        self.sides: Final = sides
        self.seat: Final = seat
        self.value: Final = value


@final
class Ice(Immutable):
    """An ice token on the island: where it stands, whose it is."""

    __slots__ = ("owner", "square")

    def __init__(self, square: int, owner: int) -> None:
        self.square: Final = square
        self.owner: Final = owner


@final
class Meeting(Immutable):
    """A monster being met: the deck it came from, and whether an ice orb has cancelled its ambush."""

    __slots__ = ("deck", "monster", "warded")

    def __init__(self, monster: Monster, deck: int, warded: bool) -> None:
        self.monster: Final = monster
        self.deck: Final = deck
        self.warded: Final = warded


@final
class Attack(Data):
    """An attack being made, on a character or on the monster being met."""

    __slots__ = ("bonus", "deed", "die", "hands", "second", "target")

    def __init__(self, target: int, deed: Deed, bonus: int) -> None:
        self.target = target
        """The seat that is attacked; ABSENT for a monster."""
        self.deed = deed
        """What it belongs to: a special ability, a favour, or the plain action."""
        self.bonus = bonus
        self.hands = sets.EMPTY
        """The hands whose weapons are used."""
        self.die = 0
        self.second = ABSENT
        """The second attack die; ABSENT where there is one only."""

    def copy(self) -> Attack:
        """Return an independent copy."""
        copy = Attack(self.target, self.deed, self.bonus)
        copy.hands = self.hands
        copy.die = self.die
        copy.second = self.second
        return copy

    def dice(self) -> int:
        """Return what the dice show."""
        return self.die + max(0, self.second)


@final
class Turn(Data):
    """What the active character has done in its turn, and what it was given for it."""

    __slots__ = (
        "ability_used", "attacked", "equips", "explored", "extra", "favour_used", "rage", "rerolled", "spent", "visits",
    )  # fmt: skip

    def __init__(self, extra: int) -> None:
        self.spent = 0
        self.extra = extra
        """Energy beyond the sheet, less what slowed the character down."""
        self.explored = sets.EMPTY
        """The points explored (TX-112)."""
        self.attacked = sets.EMPTY
        """The seats attacked (TX-158)."""
        self.ability_used = False
        self.favour_used = False
        self.equips = 0
        self.visits = 0
        self.rage = 0
        """What the next attack gets."""
        self.rerolled = sets.EMPTY
        """The sources of re-rolls used up (TX-A106)."""

    def copy(self) -> Turn:
        """Return an independent copy."""
        copy = Turn(self.extra)
        copy.spent = self.spent
        copy.explored = self.explored
        copy.attacked = self.attacked
        copy.ability_used = self.ability_used
        copy.favour_used = self.favour_used
        copy.equips = self.equips
        copy.visits = self.visits
        copy.rage = self.rage
        copy.rerolled = self.rerolled
        return copy


@final
class Explorer(Data):
    """A player's character on the island, with all that is its own."""

    __slots__ = (
        "at", "character", "colour", "down", "gems", "guard", "guard_dice", "hand", "held", "life", "orbs", "sheet",
        "sheltered", "slow", "worn",
    )  # fmt: skip

    derived: ClassVar[tuple[str, ...]] = ("sheet",)

    def __init__(self, hand: list[int], worn: list[Equipment | None], held: list[HeldWeapon | None]) -> None:
        self.character = ABSENT
        """Which character it is, secret until the reveal (TX-218); ABSENT before it is chosen."""
        self.colour = ABSENT
        self.life = 0
        self.at = ABSENT
        """The square; ABSENT off the island."""
        self.down = STANDING
        """How a token off the island lies."""
        self.gems = 0
        self.orbs = sets.EMPTY
        """At most one of each kind (TX-155)."""
        self.hand = hand
        """Cards with their eyes; there is no limit (TX-115)."""
        self.worn = worn
        """What lies on head, chest, feet and as an accessory (TX-142)."""
        self.held = held
        """What the hands hold; a weapon for two hands lies in the first (TX-143)."""
        self.sheet = BLANK
        self.guard = 0
        """More defence until the next own turn."""
        self.guard_dice = 0
        self.sheltered = 0
        """1 for a player who takes no damage from fog until the next own turn."""
        self.slow = 0
        """Energy that is lacking in the next turn."""

    def copy(self) -> Explorer:
        """Return an independent copy."""
        copy = Explorer(self.hand[:], self.worn[:], self.held[:])
        copy.character = self.character
        copy.colour = self.colour
        copy.life = self.life
        copy.at = self.at
        copy.down = self.down
        copy.gems = self.gems
        copy.orbs = self.orbs
        copy.sheet = self.sheet
        copy.guard = self.guard
        copy.guard_dice = self.guard_dice
        copy.sheltered = self.sheltered
        copy.slow = self.slow
        return copy

    def on_island(self) -> bool:
        """Whether its token stands on the island."""
        return self.at >= 0

    def has_orb(self, orb: int) -> bool:
        """Whether it holds an orb of a kind."""
        return sets.has(self.orbs, orb)

    def equipped(self) -> list[Gear]:
        """Return the equipped cards, head first, hands last."""
        found: list[Gear] = [card for card in self.worn if card is not None]
        return found + [held.weapon for held in self.held if held is not None]

    def shoots(self) -> bool:
        """Whether a hand holds a ranged weapon."""
        for held in self.held:  # noqa: SIM110 - a generator costs more than the whole loop
            if held is not None and held.weapon.range:
                return True
        return False

    def weapon(self, hand: int) -> Weapon | None:
        """Return the weapon in a hand."""
        held = self.held[hand]
        return None if held is None else held.weapon

    def hands_with(self, weapon: int) -> list[int]:
        """Return the hands that hold a weapon of some kind."""
        found: list[int] = []
        for hand in HANDS:
            held = self.held[hand]
            if held is not None and held.weapon.number == weapon:
                found.append(hand)
        return found

    def fall(self) -> None:
        """Leave the island: the token lies flat on its card (TX-088)."""
        self.at = ABSENT
        self.down = FLAT


def newcomer(hand: list[int]) -> Explorer:
    """Return an explorer with a hand and no gear."""
    return Explorer(hand, [None] * HAND, [None] * len(HANDS))
