"""What a table is opened with and who sits at it: its setting, its chairs, and what they propose to each other."""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Final

from liza.kernel.base.source import commitment
from liza.kernel.core.game import Game
from liza.match.clock import Pace

ABOUT_SOMEBODY: Final = ("replace", "retire")
"""What can be proposed about the seat of a player who is away: a bot takes it, or it leaves the game by its rules."""


class Chair:
    """A seat and who holds it."""

    __slots__ = ("claimed", "kind", "left", "level", "name", "ready", "shown", "token")

    def __init__(
        self, kind: str, name: str = "", level: str = "", token: str = "", *, left: bool = False, claimed: bool = False
    ) -> None:
        self.kind = kind
        """``person``, ``bot``, ``open``, or ``gone`` once its player has left the game for good."""
        self.name = name
        self.claimed = claimed
        """Whether the name was the player's own by claim, and not a guest's, when they sat down."""
        self.level = level
        self.token = token
        """The hash of what the person must show."""
        self.left = left
        """Whether the person has said goodbye: the token is then invalid."""
        self.ready = False
        """Whether the person has said that the game may begin, or has come, where the table waits for that."""
        self.shown = 0
        """The entry with which the person let those with a link of theirs see with their eyes; 0 where nobody may."""

    def carries(self, key: str) -> bool:
        """Whether a hash is that of the chair's token, compared in constant time."""
        return bool(self.token) and hmac.compare_digest(self.token, key)

    def taken_by(self, kind: str, level: str = "", *, left: bool = False) -> Chair:
        """Return the chair as it is when a bot plays on for its person, the person is back, or the seat is empty."""
        taken = Chair(kind, self.name, level, self.token, left=left, claimed=self.claimed)
        taken.shown = self.shown
        return taken

    def to_data(self) -> list[Any]:
        """Return the chair as JSON-able data."""
        return [self.kind, self.name, self.level, self.token, self.left, self.claimed, self.shown]

    @staticmethod
    def of_data(held: Sequence[Any]) -> Chair:
        """Return the chair that ``to_data`` wrote; older versions wrote less."""
        kind, name, level, token, left, *more = held
        chair = Chair(kind, name, level, token, left=left, claimed=any(more[:1]))
        chair.shown = sum(more[1:])
        return chair


class OpenProposal:
    """A change that waits for the consent of all."""

    __slots__ = ("agreed", "by", "id", "target", "what", "word")

    def __init__(self, id: int, by: int, body: str, agreed: Sequence[int] = ()) -> None:
        self.id: Final = id
        self.by: Final = by
        self.what, _, self.word = body.partition(" ")
        self.target: Final = int(self.word) if self.what in ABOUT_SOMEBODY else None
        self.agreed: list[int] = list(agreed)

    def to_data(self) -> list[Any]:
        """Return the proposal as JSON-able data."""
        return [self.id, self.by, f"{self.what} {self.word}".rstrip(), self.agreed]


class TableConfig:
    """What was decided when the table was opened, and never changes."""

    __slots__ = (
        "asks_ready", "chairs", "created", "game", "gathers", "id", "options", "pace", "promised", "rated", "seed",
        "substitute",
    )  # fmt: skip

    def __init__(
        self,
        *,
        id: str,
        game: Game[Any],
        options: Mapping[str, Any],
        chairs: Sequence[Chair],
        seed: bytes,
        created: int,
        substitute: str,
        pace: Pace | None = None,
        asks_ready: bool = False,
        gathers: bool = False,
        rated: bool = False,
        promised: Sequence[str] = (),
    ) -> None:
        self.id: Final = id
        self.game: Final = game
        self.options: Final = game.check_options(dict(options))
        game.check_seats(len(chairs))
        self.chairs: Final = tuple(chairs)
        self.seed: Final = seed
        self.created: Final = created
        self.substitute: Final = substitute
        """The level of a bot that takes the seat of a person."""
        self.pace: Final = pace
        self.asks_ready: Final = asks_ready
        """Whether, once the last open seat is taken, all players confirm before the game begins."""
        self.gathers: Final = gathers
        """Whether the game begins only once all who sit here have come: a rematch seats people who may be elsewhere."""
        self.rated: Final = rated
        """Whether the result counts, for ratings or beside others of one deal: then no choice is undone by consent."""

        self.promised: Final = tuple(promised) or ("",) * len(chairs)
        """Of each seat the hash of the bytes that its person adds to chance; empty where there are none."""

    @property
    def commitment(self) -> str:
        """The hash of the seed, published at once."""
        return commitment(self.seed)
