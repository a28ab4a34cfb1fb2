"""A word on a card, in one place: the fields that go with it, the moments it answers, what it does, how it is said.

Here are the three kinds of words with the moments that they can answer; ``effects/`` has every word. A new word is one
class there, in the list at the end of its file, and its two texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from liza.games.tankup.vocabulary import ANY_BACK, ATTACK_BACKS, BACKS, BLOW, SITUATION, SPACES, WINDOWS
from liza.kernel.core.spec import Clause
from liza.kernel.core.state import State
from liza.kernel.packs.pack import PackEntry

if TYPE_CHECKING:
    from liza.games.tankup.content.cards import Armour

ATTACK_KINDS: Final = BACKS.keys[BLOW:SITUATION]
SOURCES: Final = {"any": ANY_BACK, "attack": ATTACK_BACKS}
E = TypeVar("E", bound="Effect")
S = TypeVar("S", bound=State)


class Effect:
    """What a card does: a word, and the fields that go with it (0 for those that its word does not have)."""

    __slots__ = ("amount", "kind", "over", "source", "space")

    FAMILY: ClassVar[str] = ""
    WORD: ClassVar[str] = ""
    """What stands after ``do`` in the pack."""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    """Of ``amount``, ``over``, ``kind``, ``space`` and ``from``."""

    def __init__(self, entry: PackEntry | None = None) -> None:
        amount = over = kind = space = source = 0
        for field in self.FIELDS if entry is not None else ():
            assert entry is not None
            if field == "amount":
                amount = entry.whole("amount", 1, 20)
            elif field == "over":
                over = entry.whole("over", 0, 60)
            elif field == "kind":
                kind = BACKS.index(entry.word("kind", ATTACK_KINDS))
            elif field == "space":
                space = SPACES.index(entry.word("space", SPACES.keys))
            else:
                source = SOURCES[entry.word("from", tuple(SOURCES))]
        self.amount: Final = amount
        self.over: Final = over
        self.kind: Final = kind
        """The back of the attacks that it is about."""
        self.space: Final = space
        self.source: Final = source
        """The decks that it draws from."""

    def clause(self) -> Clause:
        """Return its sentence: names go into the message's name, numbers into its values."""
        id = f"clause-{self.FAMILY}-{self.WORD}"
        numbers: dict[str, int] = {}
        for field in self.FIELDS:
            if field == "kind":
                id += f"-{BACKS.keys[self.kind]}"
            elif field == "space":
                id += f"-{SPACES.keys[self.space]}"
            elif field == "from":
                id += "-any" if self.source == ANY_BACK else "-attack"
            else:
                numbers[field] = self.over if field == "over" else self.amount
        return id, numbers


def read(entry: PackEntry, words: Sequence[type[E]]) -> E:
    """Return the effect that an entry of the pack describes with one of some words."""
    known = {word.WORD: word for word in words}
    return known[entry.word("do", tuple(known))](entry)


class AbilityWord(Effect, Generic[S]):
    """What the ability of an armour does when it is used; one without any effect cannot be used (TU-A42)."""

    FAMILY: ClassVar[str] = "ability"
    ANSWERS: ClassVar[tuple[str, ...]] = WINDOWS
    """The windows in which it makes sense: a word about an attack needs one under way."""

    def possible(self, s: S, seat: int) -> bool:
        """Whether it could change anything now."""
        return True

    def use(self, s: S, seat: int, space: int, card: Armour) -> None:
        """Do it: for a seat, with the armour that lies (or lay) on a space."""

    def wake(self, s: S, seat: int) -> None:
        """Work by itself when the armour is hit: for abilities without a word (TU-073, TU-085)."""


class WrittenWord(Effect, Generic[S]):
    """What is written on an attack card (TU-077): it bends the attack, or has an effect beside the damage."""

    FAMILY: ClassVar[str] = "attack"

    def hits(self) -> int:
        """Return how often the attack hits."""
        return 1

    def aims(self) -> bool:
        """Whether the attacker chooses the space, without a hit check."""
        return False

    def more_harm(self, space: int, armed: bool) -> int:
        """Return what it does more on a space, with armour on it or bare."""
        return 0

    def neighbours(self) -> int:
        """Return how many neighbours area damage reaches."""
        return 1

    def strike(self, s: S) -> None:
        """Do what it says, on the space first hit alone (TU-A34)."""

    def after(self, s: S) -> None:
        """Do what follows when all damage is done and life was lost."""


class SituationWord(Effect, Generic[S]):
    """What a situation changes while it is in force (TU-096 to TU-104)."""

    FAMILY: ClassVar[str] = "situation"

    def closes_armouries(self) -> bool:
        """Whether no card leaves the armour decks."""
        return False

    def silences(self, back: int) -> bool:
        """Whether attacks of a kind have neither area damage nor written effect."""
        return False

    def free_draws(self) -> int:
        """Return how many cards the free draw is."""
        return 1

    def free_attacks(self) -> int:
        """Return how many free attacks every player has."""
        return 1

    def more_harm(self, back: int) -> int:
        """Return what attacks of a kind do more; less, if it is negative."""
        return 0

    def more_harm_on_bare(self) -> int:
        """Return what a hit on a bare space does more."""
        return 0

    def dice(self, back: int, usual: int) -> int:
        """Return how many dice an attack of a kind rolls."""
        return usual

    def reverses_order(self) -> bool:
        """Whether the order of combat is turned around."""
        return False

    def gnaw(self, s: S) -> None:
        """Act once in each combat phase."""

    def order_is_fixed(self, s: S) -> None:
        """Act when the order of combat is known."""

    def turn_begins(self, s: S) -> None:
        """Act when the combat turn of the active seat begins."""

    def mood(self, s: S, seat: int) -> float:
        """Return what it is worth to a seat, in points of life: a hint for bots."""
        return 0.0


PLAIN: Final[WrittenWord[Any]] = WrittenWord()
"""No effect is written on the card, or it does not work."""
CALM: Final[SituationWord[Any]] = SituationWord()
"""No situation is in force."""
