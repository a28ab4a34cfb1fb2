"""Explicit chance: a game that stops at every draw, so that each outcome can be followed.

A scripted source has outcomes for some draws only, and stops the game at the first draw without one. To follow a line,
choose an outcome for that draw: the action is then applied again with one outcome more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from liza.games import game as find_game
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.packs.pack import Pack
from liza.kernel.rollout.episode import hints

Memory = tuple[Any, tuple[str, ...]] | None
"""What every seat has seen and chosen since the beginning, the newest first: the rest, and a text for each seat."""


class UnscriptedDraw(Exception):
    """A draw without a scripted outcome."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"one of {outcomes} is drawn")
        self.outcomes: Final = outcomes


class ScriptedDraws(Source):
    """Draws scripted outcomes in order, then raises at the next draw."""

    def __init__(self, answers: Sequence[int] = (), at: int = 0) -> None:
        self._answers: Final = tuple(answers)
        self._at = at

    def below(self, n: int) -> int:
        """Return the next answer; where there is only one outcome none is needed."""
        if n == 1:
            return 0
        if self._at == len(self._answers):
            raise UnscriptedDraw(n)
        self._at += 1
        return self._answers[self._at - 1]

    def copy(self) -> ScriptedDraws:
        """Return a source at the same place of the same answers."""
        return ScriptedDraws(self._answers, self._at)

    @property
    def drawn(self) -> int:
        """How many answers have been used."""
        return self._at

    def to_data(self) -> list[object]:
        """Return an empty script: a state that was reached has used all its answers."""
        return [[], 0]


class TreeGame:
    """What a game is played with: the game with its pack, seats, options."""

    __slots__ = ("deals", "game", "horizon", "options", "seats")

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, Any], deals: Sequence[State] = (), horizon: int = 0
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.deals: Final = tuple(deals)
        """Positions to begin from, one of which is drawn; none where a game begins at its beginning."""
        self.horizon: Final = horizon
        """After so many choices the game is broken off; 0 lets it end by its own rules."""


class TreeNode:
    """A node in the tree of a game: a decision, a draw, or the end.

    It is a state, a choice made in it and what was drawn since then; without a state it is the table being laid. It
    never changes, so a copy is the node itself.
    """

    __slots__ = ("_before", "_choice", "_drawn", "_origin", "choices", "memory", "outcomes", "state", "table")

    def __init__(
        self,
        table: TreeGame,
        origin: State | None = None,
        choice: tuple[int, int] | None = None,
        drawn: tuple[int, ...] = (),
        before: Memory = None,
        choices: int = 0,
    ) -> None:
        self.table: Final = table
        self._origin: Final = origin
        self._choice: Final = choice
        self._drawn: Final = drawn
        self._before: Final = before
        self.choices: Final = choices
        """How many choices have been made on the way here."""
        self.outcomes = 0
        """How many outcomes there are, all equally likely; 0 at other nodes."""
        self.state: State | None = None
        """The state, except at chance nodes; it must not be changed."""
        self.memory = before
        try:
            self.state = self._made(ScriptedDraws(drawn))
        except UnscriptedDraw as stop:
            self.outcomes = stop.outcomes
        else:
            self._remember(self.state)

    def _made(self, source: Source) -> State:
        if self._origin is None:
            if self.table.deals:
                return self.table.deals[source.below(len(self.table.deals))].clone(source)
            found: State = self.table.game.new(self.table.seats, source=source, **self.table.options)
            return found
        state = self._origin.clone(source)
        if self._choice is not None:
            state.apply(*self._choice)
        return state

    def _remember(self, state: State) -> None:
        """Add the latest events to every seat's memory; perfect-information games need no memory."""
        if self.table.game.hides and (self._origin is None or self._choice is not None):
            events = state.events
            self.memory = (self.memory, tuple(_happened(events, seat) for seat in range(state.seats)))

    @property
    def over(self) -> bool:
        """Whether the game has ended, or is broken off here."""
        if self.state is None:
            return False
        return self.state.over or 0 < self.table.horizon <= self.choices

    @property
    def returns(self) -> tuple[float, ...]:
        """What every seat has at the end; where a game is broken off, how much better it stands than all on average."""
        state = self.state
        if state is None or not self.over:
            return (0.0,) * self.table.seats
        if state.over:
            return state.returns
        stand = hints(state)
        mean = sum(stand) / len(stand)
        return tuple([each - mean for each in stand])

    @property
    def laid(self) -> bool:
        """Whether there is anything to see: not while the table is being laid."""
        return self.state is not None or self._origin is not None

    @property
    def settled(self) -> State:
        """The state; at a chance node, the one before the draw."""
        state = self.state or self._origin
        assert state is not None, "the table is still being laid"
        return state

    def chosen(self, action: int) -> TreeNode:
        """Return the node after a choice of the first who is asked."""
        state = self.settled
        seat = state.actors[0]
        memory = self.memory
        if self.table.game.hides:
            told = f"> {self.table.game.notation(action)}"
            memory = (memory, tuple(told if who == seat else "" for who in range(state.seats)))
        return TreeNode(self.table, state, (seat, action), (), memory, self.choices + 1)

    def drawn(self, outcome: int) -> TreeNode:
        """Return the node after a draw."""
        assert 0 <= outcome < self.outcomes
        return TreeNode(self.table, self._origin, self._choice, (*self._drawn, outcome), self._before, self.choices)

    def imagined(self, world: State, seat: int) -> TreeNode:
        """Return the node of a world that a seat imagines: all there is to remember is what that seat has seen."""
        return TreeNode(self.table, world, None, (), (None, (self.recalled(seat),) * world.seats), self.choices)

    def recalled(self, seat: int) -> str:
        """Return everything that a seat has seen and chosen since the beginning."""
        told: list[str] = []
        memory = self.memory
        while memory is not None:
            memory, texts = memory
            if texts[seat]:
                told.append(texts[seat])
        return "\n".join(reversed(told))

    def __deepcopy__(self, _memo: dict[int, Any]) -> TreeNode:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        pack = (table.game.pack.text, table.game.pack.name)
        origin = None if self._origin is None else self._origin.to_data()
        return _read, (
            (table.game.id, pack, table.seats, table.options, [deal.to_data() for deal in table.deals], table.horizon),
            origin, self._choice, self._drawn, self._before, self.choices,
        )  # fmt: skip


def _read(
    played: tuple[str, tuple[str, str], int, dict[str, Any], list[dict[str, Any]], int],
    origin: dict[str, Any] | None,
    choice: tuple[int, int] | None,
    drawn: tuple[int, ...],
    before: Memory,
    choices: int,
) -> TreeNode:
    """Return the node that was written down."""
    id, pack, seats, options, deals, horizon = played
    game = find_game(id)
    if game.pack.text != pack[0]:
        game = game.bind(Pack(*pack))
    state = None if origin is None else game.restore(origin)
    table = TreeGame(game, seats, options, [game.restore(deal) for deal in deals], horizon)
    return TreeNode(table, state, choice, drawn, before, choices)


def _happened(events: Sequence[Any], seat: int) -> str:
    """Return what a seat sees of what happened, a line for each event."""
    seen = [event.seen_by(seat) for event in events]
    return "\n".join(" ".join(f"{key}={value}" for key, value in event.items()) for event in seen if event is not None)
