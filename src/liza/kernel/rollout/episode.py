"""One game after another at one table: begins them, counts choices and works out what each brought every seat."""

from __future__ import annotations

from typing import Any, Final

from liza.kernel.base.errors import BadOption
from liza.kernel.base.source import Source, Stream, seeded, source_from_data
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.rollout.memory import Memory

OUTCOME: Final = "outcome"
WIN: Final = "win"
HINT: Final = "hint"
REWARDS: Final = (OUTCOME, WIN, HINT)
"""How choices are rewarded.

``outcome``: 0 until the end, then 1 for being first alone, -1 for being last alone, evenly spaced between. ``win``: 0
until the end, then 1 shared by those in first place. ``hint``: with every choice, how much better the room's hint says
that a seat stands now; at the end the hint is the outcome, so all of it adds up to the outcome less the hint of the
first position. The hint looks at the true position: it shapes training and must not be told to a seat while it plays.
"""
Snapshot = dict[str, Any]
"""Everything about an environment as JSON-able data."""


def hints(state: State) -> tuple[float, ...]:
    """Return how well every seat stands, by the room's own hint."""
    return tuple(state.game.evaluate_each(state, list(range(state.seats))))


class Episode:
    """The game that is played now, and the luck of those that will follow it."""

    __slots__ = ("_hints", "_options", "_seats", "_seeds", "choices", "game", "horizon", "luck", "memory", "nothing",
                 "reward", "rewards", "shaped", "state")  # fmt: skip

    state: State

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        reward: str = OUTCOME,
        horizon: int | None = None,
        *,
        remembers: bool = False,
    ) -> None:
        if reward not in REWARDS:
            raise BadOption(f"There is no reward {reward!r}; it is one of {', '.join(REWARDS)}.")
        if horizon is not None and horizon < 1:
            raise BadOption(f"The horizon is a whole number of choices above 0, not {horizon!r}.")
        self.game: Final = game
        self._seats: Final = game.check_seats(seats)
        self._options: Final = game.check_options(options)
        self.reward: Final = reward
        self.shaped: Final = reward == HINT
        """Whether rewards come with every choice, not only at the end."""
        self.horizon: Final = 0 if horizon is None else horizon
        """After so many choices a game is broken off; 0 lets it end by its own rules."""
        self.nothing: Final[tuple[float, ...]] = (0.0,) * self._seats
        self.memory: Memory | None = Memory(self._seats) if remembers else None
        """What every seat has seen, where that is kept."""
        self._seeds = seeded(None)
        self.luck: Source = self._seeds.fork()
        """For players in this environment who draw lots."""
        self._hints: tuple[float, ...] = ()
        self.choices = 0
        self.rewards = self.nothing
        """What the last choice brought every seat."""

    def seed(self, seed: int | None) -> None:
        """Settle the luck of all games to come; without a seed the row goes on as it would."""
        if seed is not None:
            self._seeds = seeded(seed)
            self.luck = seeded(seed).fork().fork()  # no game's own source

    def begin(self) -> None:
        """Begin the next game."""
        memory = self.memory
        self.state = self.game.start(self._seats, self._options, self._seeds.fork(), listen=memory is not None)
        if memory is not None:
            memory.begin(self.state)
        self.choices = 0
        self.rewards = self.nothing
        self._hints = hints(self.state) if self.shaped else ()

    def act(self, seat: int, action: int) -> None:
        """Do what a seat chose. What is illegal raises, and leaves the state as it was."""
        state = self.state
        state.apply(seat, action)
        self.choices += 1
        if self.memory is not None:
            self.memory.record(state, seat, action)
        if self.shaped:
            before = self._hints
            self._hints = hints(state)
            self.rewards = tuple([self._hints[each] - before[each] for each in range(self._seats)])
        elif state.over:
            self.rewards = state.returns if self.reward == OUTCOME else self._shares()

    def _shares(self) -> tuple[float, ...]:
        """Return the one point that those in first place share."""
        assert self.state.outcome is not None
        winners = self.state.outcome.winners
        return tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(self._seats)])

    @property
    def truncated(self) -> bool:
        """Whether the game is broken off because it has reached the horizon."""
        return self.horizon > 0 and self.choices >= self.horizon and not self.state.over

    @property
    def ended(self) -> bool:
        """Whether the game is over or broken off."""
        return self.state.over or self.truncated

    def clone(self) -> Episode:
        """Return an independent copy that goes on exactly as this one would."""
        copy = Episode(self.game, self._seats, self._options, self.reward, self.horizon or None)
        copy._seeds = self._seeds.copy()
        copy.luck = self.luck.copy()
        copy._hints = self._hints
        copy.choices = self.choices
        copy.rewards = self.rewards
        copy.memory = None if self.memory is None else self.memory.copy()
        copy.state = self.state.clone()
        return copy

    def snapshot(self) -> Snapshot:
        """Return everything as JSON-able data."""
        return {
            "state": self.state.to_data(),
            "seeds": self._seeds.to_data(),
            "luck": self.luck.to_data(),
            "hints": list(self._hints),
            "choices": self.choices,
            "rewards": list(self.rewards),
            "memory": None if self.memory is None else self.memory.copy().rows,
        }

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to where a snapshot was taken."""
        seeds = source_from_data(snapshot["seeds"])
        assert isinstance(seeds, Stream)
        self._seeds = seeds
        self.luck = source_from_data(snapshot["luck"])
        self._hints = tuple(snapshot["hints"])
        self.choices = snapshot["choices"]
        self.rewards = tuple(snapshot["rewards"])
        self.state = self.game.restore(snapshot["state"])
        self.state.listen = self.memory is not None
        if self.memory is not None:
            self.memory.rows = [[list(row) for row in rows] for rows in snapshot["memory"]]
