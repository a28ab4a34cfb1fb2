"""What goes with the words of cards and events, and the moments at which they act; ``effects/words.py`` has each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from liza.kernel.core.card_words import Word


class SpecialWord(Word):
    """What the text of a special card does, as soon as the card lies open (TE-025).

    Counting, multiplying, copying and destroying have no moment of their own: the first two are arithmetic of the
    line, and the others depend on how the card came to be there (``effects/cards.py``).
    """

    count: int = 0
    who: bool = False
    """Whether it happens to every player."""
    do: Callable[[Any, int, SpecialWord], None] | None = None
    """Happens to a seat, or asks what there is to ask."""


class EventWord(Word):
    """What the text of an event changes; most events have none."""

    count: int = 0
    begin: Callable[[Any, EventWord], None] | None = None
    """Does what comes before the first turn of the round (TE-019)."""
    after_the_count: Callable[[Any, int, EventWord], None] | None = None
    """Does what comes to the player who alone contributed fewest relics."""


NO_TEXT: Final = EventWord()
