"""What a room says of its game: title, seats, options, rules version, refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from liza.kernel.base.errors import BadOption

Clause = tuple[str, dict[str, int]]
"""A message of the room's texts and the numbers in it; a card's text is a row of them: it says what the card does."""


class Option:
    """A rule that players agree on before the game."""

    __slots__ = ("default", "earlier", "id", "printed", "values")

    def __init__(self, id: str, values: Sequence[Any], default: Any, printed: Any = None, earlier: Any = None) -> None:
        self.id: Final = id
        self.values: Final = tuple(values)
        self.default: Final = default
        self.printed: Final = printed
        """The value that the rulebook prints; None where it is silent or contradicts itself."""
        self.earlier: Final = default if earlier is None else earlier
        """The value that games had before there was the option: stored ones do not name it."""

    def check(self, value: Any) -> Any:
        """Return the value, or say which ones there are; text is taken for what it looks like."""
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return allowed
        for allowed in self.values:
            if isinstance(value, str) and value.strip().lower() == str(allowed).lower():
                return allowed
        choices = ", ".join(str(allowed) for allowed in self.values)
        raise BadOption(f"The option {self.id} cannot be {value!r}; it is one of {choices}.")


class Imprint:
    """What is printed on a game's box besides its title: from which age, how many minutes, by whom."""

    __slots__ = ("age", "author", "minutes")

    def __init__(self, age: int = 0, minutes: tuple[int, int] = (0, 0), author: str = "") -> None:
        self.age: Final = age
        """From which age; 0 where nothing says so."""
        self.minutes: Final = minutes
        """From how many to how many; noughts where nothing says so."""
        self.author: Final = author
        """Empty where nothing says so."""


NO_IMPRINT: Final = Imprint()


class GameSpec:
    """What a room says of itself; the rest the kernel finds in its files (``kernel/core/room.py``)."""

    __slots__ = ("draws", "hints_after", "id", "imprint", "minutes", "options", "over_rule", "package", "seats",
                 "title", "turn_rule", "version", "words", "wrong_moment_rule")  # fmt: skip

    def __init__(
        self,
        *,
        id: str,
        package: str,
        title: str,
        seats: Sequence[int],
        minutes: int,
        version: int,
        options: Sequence[Option],
        over_rule: str,
        turn_rule: str,
        wrong_moment_rule: str,
        imprint: Imprint = NO_IMPRINT,
        draws: bool = False,
        hints_after: int = 0,
        words: Sequence[Any] = (),
    ) -> None:
        self.id: Final = id
        self.package: Final = package
        self.title: Final = title
        self.seats: Final = tuple(seats)
        self.minutes: Final = minutes
        self.imprint: Final = imprint
        self.version: Final = version
        self.options: Final = {option.id: option for option in options}
        self.over_rule: Final = over_rule
        """Refuses everything once the game has ended."""
        self.turn_rule: Final = turn_rule
        """Refuses a seat that is not asked."""
        self.wrong_moment_rule: Final = wrong_moment_rule
        """Refuses an action that belongs to another moment."""
        self.draws: Final = draws
        """Whether the players may agree on a draw."""
        self.hints_after: Final = hints_after
        """How many choices a search lets pass at random before it asks the hint: where that stands for a blow, and not
        yet for what it is answered with. What is best is measured (``docs/bots.md``)."""
        self.words: Final = words
        """The words that cards of its packs may use, family by family, and what else its content is read with."""
