"""What a table's log holds, and what is said of an entry when it is applied or refused."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from liza.kernel.base.errors import LizaError
from liza.kernel.schema.events import Event
from liza.match.table_config import OpenProposal

SEATING: Final = frozenset({"sit", "leave", "fill", "resign", "flag", "return", "agree", "propose"})
"""Kinds of entries that may change who plays which seat: a proposal that needs no consent is done at once."""


_CLAIMED: Final = "\n"
"""Behind the name of one who sits down: it is theirs by claim. No name that is typed has it."""
_PROMISED: Final = "\t"
"""Before the hash of the bytes that one who sits down adds to chance. No name that is typed has it either."""

UNFINISHED: Final = ("waiting", "running")
"""What tables are that may still be played at."""


class EntryRefused(LizaError):
    """An entry that a table does not allow now; ``code`` names the reason in the server's texts."""

    def __init__(self, code: str) -> None:
        super().__init__(f"The table refuses this: {code}.")
        self.code: Final = code


class Entry(NamedTuple):
    """One line of a table's log. What ``body`` says depends on the kind."""

    n: int
    at: int
    """Milliseconds since 1970."""
    kind: str
    seat: int
    body: str = ""


class SitDownEntry(NamedTuple):
    """What the entry of one who sits down says."""

    key: str
    """The hash of their token."""
    name: str
    claimed: bool = False
    promised: str = ""
    """The hash of the bytes that they add to chance, if any."""

    def to_body(self) -> str:
        """Return it as a log holds it."""
        behind = f"{_PROMISED}{self.promised}" if self.promised else ""
        return f"{self.key} {self.name}{_CLAIMED if self.claimed else ''}{behind}"

    @classmethod
    def of_body(cls, body: str) -> SitDownEntry:
        """Read what ``to_body`` wrote."""
        told, _, promised = body.partition(_PROMISED)
        key, _, name = told.partition(" ")
        return cls(key, name.removesuffix(_CLAIMED), name.endswith(_CLAIMED), promised)


class TableChange(NamedTuple):
    """What an entry did to the game, for those who show it."""

    entry: Entry
    events: list[Event]
    what: Literal["table", "moved", "departed", "start", "taken_back", "undone"] = "table"
    by: int | None = None
    """Whose choice was made or taken back, who left the game, or who is back at the table."""
    ended: bool = False
    """Whether the game ended with it."""
    answered: OpenProposal | None = None
    """What had been proposed, where all have agreed to it now or one has declined."""
    reseated: bool = False
    """Whether a bot that took one missed decision has given the seat back."""
