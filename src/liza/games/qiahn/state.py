"""The data of one game of Qíahn Tactics in progress, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from liza.kernel.game import Game
from liza.kernel.source import Source
from liza.kernel.state import State

if TYPE_CHECKING:
    from liza.games.qiahn.game import Qiahn

NOBODY: Final = -1

_FIELDS: Final = (
    "attacker", "round", "face_down", "unseen", "reserve", "vanguard", "defeated", "tokens", "bearers", "dice",
    "totals",
)  # fmt: skip


class QiahnState(State):
    """Two worlds; every pair of values is Cara's, then Cruz's. Sets of combatants and of tokens are bit masks."""

    __slots__ = (
        "attacker", "bearers", "defeated", "dice", "face_down", "reserve", "round", "rules", "tokens", "totals",
        "troop", "unseen", "vanguard",
    )  # fmt: skip

    rules: Qiahn
    """The game with its pack: the same object as ``game``, known to be this one."""
    troop: int
    attacker: int
    round: int
    face_down: list[int]
    """How many tokens still lie face down in each reserve."""
    unseen: list[int]
    """The kinds not turned up yet, set-aside tokens included: nobody, the engine neither, knows which lies where."""
    reserve: list[int]
    """Face-up combatants behind the lines."""
    vanguard: list[int]
    defeated: list[int]
    tokens: list[int]
    """Tokens still to be used."""
    bearers: list[int]
    """Who carries each token this round: Cara's six, then Cruz's six."""
    dice: list[int]
    """The dice of the last fight, four numbers each: seat, combatant, sides, result."""
    totals: list[int]
    """What both sides reached in the last fight."""

    def begin(self, game: Game[Any], seats: int, options: dict[str, Any], source: Source) -> None:
        """Remember what never changes during a game."""
        super().begin(game, seats, options, source)
        self.rules = cast("Qiahn", game)
        self.troop = options["troop"]

    def clear_dice(self) -> None:
        """Take the dice of the last fight off the table."""
        self.dice = []
        self.totals = [0, 0]

    def fields(self) -> tuple[str, ...]:
        """Return the names of this room's fields."""
        return _FIELDS

    def twin(self) -> QiahnState:
        """Return a new object with this room's fields copied."""
        twin = QiahnState()
        twin.rules = self.rules
        twin.troop = self.troop
        twin.attacker = self.attacker
        twin.round = self.round
        twin.face_down = self.face_down[:]
        twin.unseen = self.unseen[:]
        twin.reserve = self.reserve[:]
        twin.vanguard = self.vanguard[:]
        twin.defeated = self.defeated[:]
        twin.tokens = self.tokens[:]
        twin.bearers = self.bearers[:]
        twin.dice = self.dice[:]
        twin.totals = self.totals[:]
        return twin
