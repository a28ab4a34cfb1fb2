"""What goes with the words of cards, and the moments at which they act, by families; ``effects/`` has every word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from liza.games.tanxi.vocabulary import ORBS, WHY_EFFECT
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.card_words import Bounds, Word

AMOUNT: Final = Bounds(0, 99)
REACH: Final = Bounds(0, 30)
ORB: Final = {key: ORBS.index(key) for key in ORBS.keys}
ANY_STYLE: Final = 0
MELEE: Final = 1
ONE_RANGED: Final = 2
"""What an attack may be made with: any weapons, melee only, or exactly one ranged weapon."""


class Deed(Word):
    """What an object, a special ability or a favour does (TX-151, TX-195, TX-200); its number counts all of a pack."""

    FAMILY: ClassVar[str] = "clause-deed"
    dice: int = 0
    fog: int = 0
    less: int = 0
    orb: int = 0
    reach: int = 0
    through: int = 0
    """1 where characters are no obstacle to a walk."""
    cause: int = WHY_EFFECT
    """What makes a player fall: an effect, or a favour."""
    spends: bool = False
    """Whether cards of the hand are spent for it: those that have been paid before are lacking."""
    paid_from_hand: bool = False
    """Whether it is paid with a card of the hand: an object, which has left the hand by then, cannot have it."""
    needs: Callable[[Any, int, Deed], bool] | None = None
    """Whether it could change anything now; what could not is not offered (TX-A98)."""
    fits: Callable[[Any, int, Deed], list[int]] | None = None
    """Lists the seats, or the quadrants, that it may be done to: without any it is not possible."""
    misses: Callable[[Any, int, Deed, int], Refusal] | None = None
    """Says why another character on the island does not fit, where the reason is not its distance."""
    do: Callable[[Any, int, Deed], None]
    """Does it, or asks what must be chosen first."""
    hit: Callable[[Any, int, Deed, int, int], None] | None = None
    """Does it to the seat or the quadrant that was chosen; coins may have been paid for it."""

    # An attack that belongs to it.

    attacks: bool = False
    style: int = ANY_STYLE
    second_die: bool = False
    """Whether two attack dice are rolled."""
    bonus: Callable[[Any, int, Deed, int, int], int] | None = None
    """What it adds to the attack on a target, with the coins that were paid for it."""
    settled: Callable[[Any, int, Deed, int], None] | None = None
    """Does what follows the attack that took so much life, whether or not the target is still there."""
    after: Callable[[Any, int, Deed, int, int], None] | None = None
    """Does to the target, which is still on the island, what follows the attack that took so much life."""

    def possible(self, s: Any, seat: int) -> bool:
        """Whether it could change anything now."""
        if self.needs is not None:
            return self.needs(s, seat, self)
        return self.fits is None or len(self.fits(s, seat, self)) > 0

    def candidates(self, s: Any, seat: int) -> list[int]:
        """Return the seats, or the quadrants, that may be chosen."""
        return [] if self.fits is None else self.fits(s, seat, self)

    def stronger(self, s: Any, seat: int, target: int, paid: int) -> int:
        """Return what it adds to the attack on a target."""
        return 0 if self.bonus is None else self.bonus(s, seat, self, target, paid)


class Wrath(Word):
    """What a deity does when it is revealed, to one character after another (TX-204, TX-A95)."""

    FAMILY: ClassVar[str] = "clause-wrath"
    takes_card: bool = False
    """Whether a hand card is discarded."""
    takes_gem: bool = False
    """Whether a gem may be paid instead."""
    asks: Callable[[Any, int], bool] | None = None
    """Whether it leaves a seat a choice."""
    do: Callable[[Any, int, Wrath], None]
    """Falls on a character that has no choice."""


class Habit(Word):
    """The ability of a monster (TX-119)."""

    FAMILY: ClassVar[str] = "clause-habit"
    more_dice: Callable[[Any, int, Habit], int] | None = None
    """How many dice more the monster rolls against a character."""
    beaten: Callable[[Any, int, int, bool, Habit], None] | None = None
    """Does what it does when the monster is beaten, with ranged weapons or without."""
    bite: Callable[[Any, int, int], None] | None = None
    """Does what its retaliation does besides damage, which an ice orb cancels too."""


class Offer(Word):
    """What a resident of the village gives for its price (TX-192)."""

    FAMILY: ClassVar[str] = "clause-service"
    idle: Callable[[Any, int], bool] | None = None
    """Whether it would only leave the marker there (TX-A74)."""
    why_not: Callable[[Any, int], Refusal | None] | None = None
    """Says why it cannot be had, the price aside."""
    cheapest: Callable[[Any], int] | None = None
    """The lowest price, where one of the Merchant's cards is chosen first: each has a price of its own."""
    do: Callable[[Any, int, Offer, int], None]
    """Gives what was paid for; the card is the one that was chosen, or ABSENT."""


PLAIN: Final = Deed()
"""The plain action of attacking, and any without effect."""
TAME: Final = Habit()
"""A monster without an ability."""
