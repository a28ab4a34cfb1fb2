"""How a bot mixes its choices in a position: told by the bot where it can tell, found by asking often where not."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from liza.bots.seat import Bot, Seat
from liza.kernel.base.source import Source
from liza.kernel.core.state import State


@runtime_checkable
class HasActionProbabilities(Protocol):
    """A bot that can tell how likely each of its choices is."""

    looks_ahead: bool
    """Whether it tries its choices first, so that what it tells depends on the dice that fall meanwhile."""

    def action_probabilities(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is, in their order."""
        ...


class StrategyEstimator:
    """Asks a bot how it plays, and says so twice: from two halves of the asking, where it takes any."""

    def __init__(self, known: Bot, asked: int, source: Source) -> None:
        self._bot: Final = known
        self._samples: Final = max(asked // 2, 1)
        """How often for each of both."""
        self._source: Final = source
        self._explicit: Final = known if isinstance(known, HasActionProbabilities) else None
        self.positions = 0
        """In how many positions the bot was asked."""
        self.uncertain = 0
        """In how many of them it had to be asked often."""

    def __call__(self, state: State, draws: bool) -> tuple[list[float], list[float]]:
        """Return the action probabilities of the first actor, twice; ``draws`` says that an action rolls dice."""
        self.positions += 1
        if self._explicit is not None and not (draws and self._explicit.looks_ahead):
            told = self._explicit.action_probabilities(self._seat(state), self._source)
            return told, told
        self.uncertain += 1
        return self._half(state), self._half(state)

    def _half(self, state: State) -> list[float]:
        found = [self._once(state) for _ in range(self._samples)]
        return [sum(column) / self._samples for column in zip(*found, strict=True)]

    def _once(self, state: State) -> list[float]:
        seat = self._seat(state)
        if self._explicit is not None:
            return self._explicit.action_probabilities(seat, self._source)
        chosen = self._bot.choose(seat, self._source)
        return [float(action == chosen) for action in seat.legal]

    def _seat(self, state: State) -> Seat:
        return Seat(state, state.actors[0], self._source)
