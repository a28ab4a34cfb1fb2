"""A word on a card, in one place: the fields that go with it, the moments it answers, what it does, how it is said.

Here are the four kinds of words with the moments that they can answer; ``effects/`` has every word. A new word is one
class there, in the list at the end of its file, and its two texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from liza.games.tanxi.vocabulary import ORBS, WHY_EFFECT
from liza.kernel.base.data import PackItem
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.spec import Clause
from liza.kernel.core.state import State
from liza.kernel.packs.pack import PackEntry

if TYPE_CHECKING:
    from liza.games.tanxi.content.cards import Service, Weapon

E = TypeVar("E", bound="Effect")
S = TypeVar("S", bound=State)

MOST: Final = {"amount": 99, "reach": 30, "dice": 3, "fog": 1, "less": 20}
"""The fields of an effect that are numbers, and the largest number in each."""
ANY_STYLE: Final = 0
MELEE: Final = 1
ONE_RANGED: Final = 2
"""What an attack may be made with: any weapons, melee only, or exactly one ranged weapon."""
OUT_OF_REACH: Final = Refusal("TX-A96")


class Effect(PackItem):
    """What an effect does: a word, and the fields that go with it (0 for those that its word does not have)."""

    __slots__ = ("amount", "dice", "fog", "less", "orb", "reach")

    FAMILY: ClassVar[str] = ""
    WORD: ClassVar[str] = ""
    """What stands after ``do`` in the pack."""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    """Of ``amount``, ``reach``, ``dice``, ``fog``, ``less`` and ``orb``."""

    def __init__(self, number: int = 0, entry: PackEntry | None = None) -> None:
        super().__init__(number)
        orb = 0
        values = dict.fromkeys(MOST, 0)
        if entry is not None:
            for field in self.FIELDS:
                if field == "orb":
                    orb = ORBS.index(entry.word("orb", ORBS.keys))
                else:
                    values[field] = self.read_field(entry, field)
            entry.done()
        self.orb: Final = orb
        self.amount: Final = values["amount"]
        self.reach: Final = values["reach"]
        self.dice: Final = values["dice"]
        self.fog: Final = values["fog"]
        self.less: Final = values["less"]

    def read_field(self, entry: PackEntry, field: str) -> int:
        """Return what the pack says of a field."""
        return entry.whole(field, 0, MOST[field])

    def clause(self) -> Clause:
        """Return its sentence: names go into the message's name, numbers into its values."""
        id = f"clause-{self.FAMILY}-{self.WORD}"
        numbers: dict[str, int] = {}
        values = {"amount": self.amount, "reach": self.reach, "dice": self.dice, "less": self.less}
        for field in self.FIELDS:
            if field == "orb":
                id += f"-{ORBS.keys[self.orb]}"
            elif field == "fog":
                id += "-sheltered" if self.fog else ""
            elif field != "dice" or self.dice:
                numbers[field] = values[field]
        return id + "-dice" if "dice" in numbers else id, numbers


def read(entry: PackEntry, words: Sequence[type[E]], number: int = 0) -> E:
    """Return the effect that an entry of the pack describes with one of some words."""
    known = {word.WORD: word for word in words}
    return known[entry.word("do", tuple(known))](number, entry)


class Deed(Effect, Generic[S]):
    """What an object, a special ability or a favour does (TX-151, TX-195, TX-200); its number counts all of a pack."""

    __slots__ = ("cause",)

    FAMILY: ClassVar[str] = "deed"
    SPENDS: ClassVar[bool] = False
    """Whether cards of the hand are spent for it: those that have been paid before are lacking."""
    PAID_FROM_HAND: ClassVar[bool] = False
    """Whether it is paid with a card of the hand: an object, which has left the hand by then, cannot have it."""
    PROMISE: ClassVar[float] = 1.6
    """What it seems worth while a choice is still open: a hint for bots."""

    def __init__(self, number: int = 0, entry: PackEntry | None = None) -> None:
        super().__init__(number, entry)
        self.cause = WHY_EFFECT
        """What makes a player fall: an effect, or a favour."""

    def possible(self, s: S, seat: int) -> bool:
        """Whether it could change anything now; what could not is not offered (TX-A98)."""
        return True

    def do(self, s: S, seat: int) -> None:
        """Do it, or ask what must be chosen first."""

    def candidates(self, s: S, seat: int) -> list[int]:
        """Return the seats, or the quadrants, that may be chosen."""
        return []

    def misses(self, s: S, seat: int, other: int) -> Refusal:
        """Return why another character on the island is none of the candidates."""
        return OUT_OF_REACH

    def hit(self, s: S, seat: int, chosen: int, paid: int) -> None:
        """Do it to the seat or the quadrant that was chosen; coins may have been paid for it."""

    def promise(self) -> float:
        """Return what it seems worth, where it is no attack."""
        return self.PROMISE

    # An attack that belongs to it.

    def style(self) -> int:
        """Return what the attack may be made with."""
        return ANY_STYLE

    def bonus(self, s: S, seat: int, target: int, paid: int) -> int:
        """Return what it adds to the attack on a target."""
        return 0

    def farther(self) -> int:
        """Return how much farther than its range a weapon may reach too."""
        return 0

    def second_die(self) -> bool:
        """Whether two attack dice are rolled."""
        return False

    def settled(self, s: S, seat: int, target: int, lost: int) -> None:
        """Do what follows the attack, whether or not the target is still there."""

    def after(self, s: S, seat: int, target: int, lost: int) -> None:
        """Do to the target, which is still on the island, what follows the attack."""


class Wrath(Effect, Generic[S]):
    """What a deity does when it is revealed, to one character after another (TX-204, TX-A95)."""

    FAMILY: ClassVar[str] = "wrath"
    TAKES_CARD: ClassVar[bool] = False
    """Whether a hand card is discarded."""
    TAKES_GEM: ClassVar[bool] = False
    """Whether a gem may be paid instead."""

    def asks(self, s: S, seat: int) -> bool:
        """Whether it leaves a seat a choice."""
        return False

    def fall(self, s: S, seat: int) -> None:
        """Fall on a character that has no choice."""


class Habit(Effect, Generic[S]):
    """The ability of a monster (TX-119); every word may have a number."""

    FAMILY: ClassVar[str] = "habit"
    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)
    BITES: ClassVar[bool] = False
    """Whether the retaliation has an effect besides its damage, which an ice orb cancels too."""

    def read_field(self, entry: PackEntry, field: str) -> int:
        """Return the number, where there is one."""
        return entry.whole(field, 0, 9) if entry.has(field) else 0

    def more_dice(self, s: S, seat: int) -> int:
        """Return how many dice more the monster rolls against a character."""
        return 0

    def most_weapons(self) -> int:
        """Return how many weapons may be used against it."""
        return 2

    def lets_count(self, weapon: Weapon) -> bool:
        """Whether the bonus of a weapon counts against it."""
        return True

    def beaten(self, s: S, seat: int, monster: int, ranged: bool) -> None:
        """Do what it does when the monster is beaten, with ranged weapons or without."""

    def bite(self, s: S, seat: int, monster: int) -> None:
        """Do what its retaliation does besides damage."""


class Offer(Effect, Generic[S]):
    """What a resident of the village gives for its price (TX-192)."""

    FAMILY: ClassVar[str] = "service"
    ASKS_WHICH: ClassVar[bool] = False
    """Whether one of the Merchant's cards is chosen first: each has a price of its own."""

    def idle(self, s: S, seat: int) -> bool:
        """Whether it would only leave the marker there (TX-A74)."""
        return False

    def why_not(self, s: S, seat: int) -> Refusal | None:
        """Return why it cannot be had, the price aside."""
        return None

    def price(self, s: S, service: Service) -> int:
        """Return the least that must be paid."""
        return service.price

    def give(self, s: S, seat: int, card: int) -> None:
        """Give what was paid for; the card is the one that was chosen, or ABSENT."""


PLAIN: Final[Deed[Any]] = Deed()
"""The plain action of attacking, and any without effect."""
TAME: Final[Habit[Any]] = Habit()
"""A monster without an ability."""
