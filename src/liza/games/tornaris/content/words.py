"""A word on a card, in one place: the numbers that go with it, the moments it answers, what it does, how it is said.

Here are the five families of words with the moments that they can answer; ``effects/`` has every word. A new word is
one class there, in the list at the end of its file, and its two texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from liza.games.tornaris.vocabulary import NO_SEAT
from liza.kernel.core.spec import Clause
from liza.kernel.core.state import State
from liza.kernel.core.step import Step
from liza.kernel.packs.pack import PackEntry

if TYPE_CHECKING:
    from liza.games.tornaris.content.cards import Character

Bounds = dict[str, tuple[int, int]]
SMALL: Final = (1, 30)
COUNT: Final = (1, 5)
SOME: Final[Bounds] = {"amount": SMALL}
FEW: Final[Bounds] = {"amount": COUNT}
W = TypeVar("W", bound="Word")
S = TypeVar("S", bound=State)


class Word:
    """What a card does: a word, and the numbers that go with it (0 for those that its word does not have)."""

    __slots__ = ("amount", "face", "least", "loss", "over", "price")

    FAMILY: ClassVar[str] = ""
    WORD: ClassVar[str] = ""
    """What stands after ``do`` in the pack."""
    FIELDS: ClassVar[Bounds] = {}
    """Its numbers, and within which bounds each lies."""

    def __init__(self, entry: PackEntry | None = None) -> None:
        self.amount: Final = self._number(entry, "amount")
        self.face: Final = self._number(entry, "face")
        self.least: Final = self._number(entry, "least")
        """What a die must show for the good end."""
        self.loss: Final = self._number(entry, "loss")
        self.over: Final = self._number(entry, "over")
        self.price: Final = self._number(entry, "price")

    def _number(self, entry: PackEntry | None, field: str) -> int:
        if entry is None or field not in self.FIELDS:
            return 0
        low, high = self.FIELDS[field]
        return entry.whole(field, low, high)

    def clause(self) -> Clause:
        """Return its sentence: the word is in the message's name, the numbers are its values."""
        return f"clause-{self.FAMILY}-{self.WORD}", {field: getattr(self, field) for field in self.FIELDS}


def read(entry: PackEntry, words: Sequence[type[W]]) -> W:
    """Return what an entry of the pack describes with one of some words."""
    known = {word.WORD: word for word in words}
    found = known[entry.word("do", tuple(known))](entry)
    entry.done()
    return found


def read_all(entry: PackEntry, field: str, words: Sequence[type[W]]) -> tuple[W, ...]:
    """Return what the small tables of a field describe, one after the other."""
    return tuple([read(part, words) for part in entry.parts(field)])


class GearWord(Word, Generic[S]):
    """What an equipment does when it is activated in a combat (TR-050)."""

    FAMILY: ClassVar[str] = "gear"
    EACH: ClassVar[float] = 0.0
    """How many points it adds on average for each unit of its amount: a hint for bots."""
    BESIDES: ClassVar[float] = 0.0
    """And besides."""

    def activate(self, s: S, seat: int) -> None:
        """Do it for a fighter, or ask what there is to ask."""

    def needs_low_die(self) -> bool:
        """Whether it is of no use to a player who has only sixes."""
        return False

    def gold_if_won(self) -> int:
        """Return the gold that it brings to a winner."""
        return 0

    def gold_if_lost(self) -> int:
        """Return the gold that it costs a loser."""
        return 0

    def points(self) -> float:
        """Return the points that it adds on average: a hint for bots."""
        return self.EACH * self.amount + self.BESIDES


class AbilityWord(Word, Generic[S]):
    """What a monster does to those who fight it (TR-073)."""

    FAMILY: ClassVar[str] = "ability"

    def counted(self, dice: list[int]) -> list[int]:
        """Return what each of a combatant's dice counts for."""
        return dice

    def cost(self, mana: int) -> int:
        """Return what an equipment costs that usually costs so much mana."""
        return mana

    def forbids(self, mana: int, used: int) -> bool:
        """Whether an equipment of so much mana cannot be activated by a player who has activated some already."""
        return False

    def after_the_roll(self, s: S) -> None:
        """Act right after the first roll, in turn order (TR-A108)."""

    def unrewarded(self, s: S) -> int:
        """Return who of the winners gets no reward, or NO_SEAT."""
        return NO_SEAT


class Rates:
    """What things are worth to a seat, in gold: the bots' hint for what a reward brings (``hints.py``)."""

    __slots__ = ("equipment", "given_up", "gold", "mana", "most", "object")

    def __init__(self, gold: float, mana: float, most: float, object: float) -> None:
        self.gold: Final = gold
        self.mana: Final = mana
        """An active mana."""
        self.most: Final = most
        """A maximum mana that comes active."""
        self.object: Final = object
        self.equipment: Final = 5.0
        self.given_up: Final = 3.0
        """Equipment of one's choice that is lost."""


class DeedWord(Word, Generic[S]):
    """What a reward, a penalty or an event does to a player."""

    FAMILY: ClassVar[str] = "deed"
    ALONE: ClassVar[bool] = False
    """Whether it keeps cards or fighters apart until it is done: one such word at most on a card."""

    def happen(self, s: S, seat: int) -> None:
        """Do it to a seat, where no question arises."""

    def question(self, s: S, seat: int) -> Step[Any] | None:
        """Return the moment that asks a seat about it, where a question arises."""
        return None

    def worth(self, s: S, seat: int, rates: Rates) -> float:
        """Return what it is worth to a seat: a hint for bots."""
        return 0.0


def read_deeds(entry: PackEntry, field: str, words: Sequence[type[DeedWord[Any]]]) -> tuple[DeedWord[Any], ...]:
    """Return what happens to a player; of what takes the table's time for itself only one thing."""
    found = read_all(entry, field, words)
    if len([word for word in found if word.ALONE]) > 1:
        alone = ", ".join([word.WORD for word in words if word.ALONE])
        entry.fault(field, f"expected at most one of {alone}", "alone", {"words": alone})
    return found


class SkyWord(Word, Generic[S]):
    """What a day/night card does in its turn (TR-A13)."""

    FAMILY: ClassVar[str] = "sky"

    def dawn(self, s: S) -> None:
        """Act as soon as the card is revealed (TR-A99)."""

    def price_cut(self) -> int:
        """Return by how much shop prices are lower."""
        return 0

    def more_cards(self) -> int:
        """Return how many cards more lie in the shop."""
        return 0

    def bounty(self) -> int:
        """Return the gold that every winner in the dungeon gains besides."""
        return 0

    def factor(self, printed: int) -> int:
        """Return the factor of the monster."""
        return printed

    def rent(self, usual: int) -> int:
        """Return what the tower pays."""
        return usual

    def ring_prize(self, usual: int) -> int:
        """Return what the winner in the Ring gains."""
        return usual

    def wages(self, usual: int) -> int:
        """Return what working brings."""
        return usual

    def rest(self, most: int) -> int:
        """Return how much mana resting recovers."""
        return most


class PassiveWord(Word):
    """What a character can do beyond the others."""

    FAMILY: ClassVar[str] = "passive"

    def shape(self, character: Character) -> None:
        """Give it to a character."""
        raise NotImplementedError


class NoAbility(AbilityWord[Any]):
    """A monster without effect."""

    WORD = "none"


class PlainSky(SkyWord[Any]):
    """A day/night card without effect."""

    WORD = "plain"


NO_ABILITY: Final = NoAbility()
PLAIN_SKY: Final = PlainSky()
