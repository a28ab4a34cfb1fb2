"""What goes with the words of cards, and the moments at which they act, by families; ``effects/`` has every word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from liza.games.tankup.vocabulary import ANY_BACK, ATTACK_BACKS, BACKS, BLOW, SITUATION, SPACES, WINDOWS
from liza.kernel.core.card_words import Bounds, Word

ATTACK_KINDS: Final = BACKS.keys[BLOW:SITUATION]
AMOUNT: Final = Bounds(1, 20)
KIND: Final = {key: BACKS.index(key) for key in ATTACK_KINDS}
SPACE: Final = {key: SPACES.index(key) for key in SPACES.keys}
SOURCES: Final = {"any": ANY_BACK, "attack": ATTACK_BACKS}


class AbilityWord(Word):
    """What the ability of an armour does when it is used; one without any effect cannot be used (TU-A42)."""

    FAMILY: ClassVar[str] = "clause-ability"
    kind: int = 0
    """The back of the attacks that it is about."""
    from_: int = 0
    """The decks that it draws from."""
    answers: tuple[str, ...] = WINDOWS
    """The windows in which it makes sense: a word about an attack needs one under way."""
    wakes: bool = False
    """Whether it works by itself when the armour is hit: for abilities without a word (TU-073, TU-085)."""
    needs: Callable[[Any, int, AbilityWord], bool] | None = None
    """Whether it could change anything now."""
    do: Callable[[Any, int, AbilityWord, int, Any], None]
    """Acts for a seat, with the armour that lies (or lay) on a space."""


class WrittenWord(Word):
    """What is written on an attack card (TU-077): it bends the attack, or has an effect beside the damage."""

    FAMILY: ClassVar[str] = "clause-attack"
    kind: int = 0
    space: int = 0
    harm: Callable[[int, bool, WrittenWord], int] | None = None
    """Tells what it does more on a space, with armour on it or bare."""
    strike: Callable[[Any, WrittenWord], None] | None = None
    """Does what it says, on the space first hit alone (TU-A34)."""
    after: Callable[[Any, WrittenWord], None] | None = None
    """Does what follows when all damage is done and life was lost."""


class SituationWord(Word):
    """What a situation changes while it is in force (TU-096 to TU-104)."""

    FAMILY: ClassVar[str] = "clause-situation"
    kind: int = 0
    over: int = 0
    gnaw: Callable[[Any, SituationWord], None] | None = None
    """Acts once in each combat phase."""
    order_is_fixed: Callable[[Any, SituationWord], None] | None = None
    """Acts when the order of combat is known."""
    turn_begins: Callable[[Any, SituationWord], None] | None = None
    """Acts when the combat turn of the active seat begins."""

    def more_harm(self, back: int) -> int:
        """Return what attacks of a kind do more; less, if it is negative."""
        return self.given("strengthen") - self.given("weaken") if back == self.kind else 0


PLAIN: Final = WrittenWord()
"""No effect is written on the card, or it does not work."""
CALM: Final = SituationWord()
"""No situation is in force."""
