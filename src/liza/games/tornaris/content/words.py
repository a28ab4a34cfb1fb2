"""What goes with the words of cards, and the moments at which they act, by families; ``effects/`` has every word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from liza.kernel.core.card_words import Bounds, Family, Word
from liza.kernel.core.step import Step
from liza.kernel.packs.pack import PackEntry

SMALL: Final = Bounds(1, 30)
COUNT: Final = Bounds(1, 5)


class GearWord(Word):
    """What an equipment does when it is activated in a combat (TR-050)."""

    FAMILY: ClassVar[str] = "clause-gear"
    category: int = 0
    needs_low_die: bool = False
    """Whether it is of no use to a player who has only sixes (TR-A53)."""
    do: Callable[[Any, int, GearWord], None] | None = None
    """Acts for a fighter, or asks what there is to ask."""


class AbilityWord(Word):
    """What a monster does to those who fight it (TR-073)."""

    FAMILY: ClassVar[str] = "clause-ability"
    face: int = 0
    counted: Callable[[list[int], AbilityWord], list[int]] | None = None
    """Tells what each of a combatant's dice counts for."""
    forbids: Callable[[int, int, AbilityWord], bool] | None = None
    """Whether an equipment of so much mana cannot be activated by a player who has activated some already."""
    after_the_roll: Callable[[Any], None] | None = None
    """Acts right after the first roll, in turn order (TR-A108)."""
    unrewarded: Callable[[Any], int] | None = None
    """Names the winner who gets no reward, or NO_SEAT."""

    def cost(self, mana: int) -> int:
        """Return what an equipment costs that usually costs so much mana; those of 0 stay 0."""
        return mana + self.given("dearer") if mana else 0


class DeedWord(Word):
    """What a reward, a penalty or an event does to a player."""

    FAMILY: ClassVar[str] = "clause-deed"
    least: int = 0
    """What a die must show for the good end."""
    loss: int = 0
    price: int = 0
    alone: bool = False
    """Whether it keeps cards or fighters apart until it is done: one such word at most on a card."""
    do: Callable[[Any, int, DeedWord], None] | None = None
    """Happens to a seat, where no question arises."""
    question: Callable[[Any, int, DeedWord], Step[Any] | None] | None = None
    """Returns the moment that asks a seat about it, where a question arises."""


def read_deeds(entry: PackEntry, field: str, family: Family[DeedWord]) -> tuple[DeedWord, ...]:
    """Return what happens to a player; of what takes the table's time for itself only one thing."""
    found = family.read_all(entry, field)
    if len([word for word in found if word.alone]) > 1:
        alone = ", ".join([name for name, declared in family.words.items() if "alone" in declared])
        entry.fault(field, f"expected at most one of {alone}", "alone", {"words": alone})
    return found


class SkyWord(Word):
    """What a day/night card does in its turn (TR-A13)."""

    FAMILY: ClassVar[str] = "clause-sky"
    over: int = 0
    dawn: Callable[[Any, SkyWord], None] | None = None
    """Acts as soon as the card is revealed (TR-A99)."""


class PassiveWord(Word):
    """What a character can do beyond the others."""

    FAMILY: ClassVar[str] = "clause-passive"


NO_ABILITY: Final = AbilityWord("none")
"""A monster without effect."""
PLAIN_SKY: Final = SkyWord("plain")
"""A day/night card without effect."""
