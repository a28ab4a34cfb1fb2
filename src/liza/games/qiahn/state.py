"""The data of one game of Qíahn Tactics in progress."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from liza.games.qiahn.content.fight_odds import Odds
from liza.games.qiahn.content.reading import Content
from liza.games.qiahn.content.tables import Tables
from liza.games.qiahn.vocabulary import ESCUDO, ESPADA, EVERYONE, IS_MAGIC, NO_SEAT, TOKENS
from liza.kernel.base.data import Data, Immutable, restore_into
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.parts import sets

_NO_BEARERS: Final = [NO_SEAT] * len(TOKENS)


@final
class Side(Data):
    """One of the two worlds: where its combatants are, and its tokens. Combatants and tokens lie in sets."""

    __slots__ = ("bearers", "defeated", "enchanted", "face_down", "reserve", "tokens", "unseen", "vanguard")

    def __init__(self, face_down: int, tokens: int, bearers: list[int]) -> None:
        self.face_down = face_down
        """How many tokens still lie face down in the reserve (QT-009)."""
        self.unseen = EVERYONE
        """The kinds not turned up yet, set-aside ones included; no player, nor the engine, knows which is where."""
        self.reserve = sets.EMPTY
        """Face-up combatants behind the lines."""
        self.vanguard = sets.EMPTY
        """Those who fight this round; which place each takes does not matter (QT-A09)."""
        self.defeated = sets.EMPTY
        self.tokens = tokens
        """Tokens still to be used."""
        self.bearers = bearers
        """Who carries each token this round, or NO_SEAT."""
        self.enchanted = sets.EMPTY
        """Who carries a magic this round."""

    def copy(self) -> Side:
        """Return an independent copy."""
        copy = Side(self.face_down, self.tokens, self.bearers[:])
        copy.unseen = self.unseen
        copy.reserve = self.reserve
        copy.vanguard = self.vanguard
        copy.defeated = self.defeated
        copy.enchanted = self.enchanted
        return copy

    def bearer_in(self, group: int, token: int) -> int:
        """Return who of a group carries a token, or NO_SEAT: it helps its bearer alone (QT-052)."""
        bearer = self.bearers[token]
        return bearer if bearer != NO_SEAT and sets.has(group, bearer) else NO_SEAT

    def may_bear(self, token: int) -> int:
        """Return who of the vanguard may carry a token: one magic each (QT-051, QT-A17, QT-A21), equipment beside."""
        return self.vanguard & ~self.enchanted if IS_MAGIC[token] else self.vanguard

    def place(self, token: int, kind: int) -> None:
        """Put a token on a combatant."""
        self.tokens ^= sets.only(token)
        self.bearers[token] = kind
        if IS_MAGIC[token]:
            self.enchanted |= sets.only(kind)

    def take_tokens_off(self) -> None:
        """Take off all tokens that were placed: they are spent (QT-053)."""
        self.bearers = _NO_BEARERS[:]
        self.enchanted = sets.EMPTY


def new_side(face_down: int, tokens: int) -> Side:
    """Return a side at the start, all its combatants face down."""
    return Side(face_down, tokens, _NO_BEARERS[:])


@final
class Roll(Immutable):
    """A die that was rolled for a combatant."""

    __slots__ = ("combatant", "result", "seat", "sides")

    def __init__(self, seat: int, combatant: int, sides: int, result: int) -> None:
        self.seat: Final = seat
        self.combatant: Final = combatant
        self.sides: Final = sides
        self.result: Final = result


class QiahnState(State):
    """Two sides, Cara's and Cruz's, and the dice of the last fight."""

    __slots__ = (
        "attacker",
        "content",
        "dice",
        "odds",
        "round",
        "sides",
        "tables",
        "totals",
        "troop",
    )  # fmt: skip

    derived: ClassVar[tuple[str, ...]] = ("content", "odds", "tables", "troop")
    content: Content
    """The combatants and tokens of the pack."""
    tables: Tables
    odds: Odds
    """How fights are likely to end with the dice of the pack."""
    troop: int
    attacker: int
    round: int
    sides: list[Side]
    dice: list[Roll]
    """The dice of the last fight, in the order they fell."""
    totals: list[int]
    """What both sides reached in the last fight."""

    def adopt(self, content: Content, tables: Tables) -> None:
        """Take the pack and its tables."""
        self.content = content
        self.tables = tables
        self.odds = tables.odds

    def begin(self, game: Game[Any], seats: int, options: dict[str, Any], source: Source) -> None:
        """Remember what never changes during a game."""
        super().begin(game, seats, options, source)
        self.troop = options["troop"]

    def copy_fields(self) -> QiahnState:
        """Return a new object with this room's fields copied."""
        copy = QiahnState()
        copy.content = self.content
        copy.tables = self.tables
        copy.odds = self.odds
        copy.troop = self.troop
        copy.attacker = self.attacker
        copy.round = self.round
        copy.sides = [self.sides[0].copy(), self.sides[1].copy()]
        copy.dice = self.dice[:]
        copy.totals = self.totals[:]
        return copy

    def restore_field(self, name: str, value: Any) -> None:
        """Make the named data again from what was written down."""
        if name == "sides":
            self.sides = [restore_into(new_side(0, sets.EMPTY), each) for each in value]
        elif name == "dice":
            self.dice = [Roll(**each) for each in value]
        else:
            super().restore_field(name, value)

    # What the moments ask of all this.

    def equipment_of(self, seat: int) -> int:
        """Return the equipment that a side may use this round: the sword in attack, the shield in defence."""
        return ESPADA if seat == self.attacker else ESCUDO

    def is_broken_off(self) -> bool:
        """Whether Aire sent back the last of a vanguard: the round ends there as a draw (QT-048, QT-076)."""
        return self.sides[0].vanguard == sets.EMPTY or self.sides[1].vanguard == sets.EMPTY

    def clear_dice(self) -> None:
        """Take the dice of the last fight off the table."""
        self.dice = []
        self.totals = [0, 0]
