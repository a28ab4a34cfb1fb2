"""Everything that can go wrong through no fault of the engine: each error is one clear sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from liza.kernel.base.rulebook import Reason


class LizaError(Exception):
    """A request that cannot be met, said in one sentence that helps the person who made it."""

    def __init__(self, text: str = "", case: str = "", values: Mapping[str, str | int] | None = None) -> None:
        super().__init__(text)
        self.case: Final = case
        """Which message of any language says it; empty where only the English text does."""
        self.values: Final = values or {}
        """What is put into that message."""


class UnknownGame(LizaError):
    """No game of that name was found."""

    def __init__(self, text: str = "", id: str = "") -> None:
        super().__init__(text)
        self.id: Final = id
        """The name that was asked for."""


class BadRoom(LizaError):
    """A game whose room lacks what every room has."""


class BadOption(LizaError):
    """An option, a seat count or a seed that the game does not know."""


class BadNotation(LizaError):
    """A text that is no action of the game."""


class RecordError(LizaError):
    """A record that cannot be read, or that does not replay as it claims."""


class OtherRules(RecordError):
    """A game that was played under another version of its rules: with those found here it would be another game."""

    def __init__(self, title: str, played: int, here: int, file: str = "") -> None:
        where = f"{file}: " if file else ""
        super().__init__(
            f"{where}The record was played under version {played} of the rules of {title}; this is version {here}, "
            f"with which it would be another game. It replays where version {played} is installed."
        )
        self.title: Final = title
        self.played: Final = played
        self.here: Final = here
        self.file: Final = file
        """Where the record was read from, if it was read from a file."""


class OtherVersion(LizaError):
    """A state that was written by another version of the game."""


class CannotLeave(LizaError):
    """A player who cannot leave the game: its rules do not know it, it has ended, or the seat has gone already."""


class Fault(NamedTuple):
    """One thing that is wrong with a pack: where, and what in which words."""

    line: int
    text: str
    """The whole sentence in English, with where it is."""
    section: str = ""
    entry: str = ""
    """What the entry is called; empty for a section as a whole."""
    field: str = ""
    """The field, and after dots the way down to the one at fault: ``ability.amount``, ``effects.0.count``."""
    case: str = ""
    """Which sentence of any language says it; empty where only the English one does."""
    values: tuple[tuple[str, str], ...] = ()
    """What is put into that sentence."""


class PackError(LizaError):
    """A card pack with faults; the message lists all of them."""

    def __init__(
        self, text: str, faults: Sequence[Fault] = (), case: str = "", values: Mapping[str, str | int] | None = None
    ) -> None:
        super().__init__(text, case, values)
        self.faults: Final = tuple(faults)
        """All of them, by line; empty where the pack could not be read at all."""


class IllegalAction(LizaError):
    """An action that the rules refuse now; the state is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.rule}: {reason.text}")
        self.reason: Final = reason
        self.rule: Final = reason.rule
