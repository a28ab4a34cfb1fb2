"""How a bot mixes its choices in a position: told by the bot where it can tell, found by asking often where not."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from liza.bots.seat import Bot, Seat
from liza.kernel.base.source import Source
from liza.kernel.core.state import State


@runtime_checkable
class Mixes(Protocol):
    """A bot that can tell how likely each of its choices is."""

    tries: bool
    """Whether it tries its choices first, so that what it tells depends on the dice that fall meanwhile."""

    def chances(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is, in their order."""
        ...


class Mixture:
    """Asks a bot how it plays, and says so twice: from two halves of the asking, where it takes any."""

    def __init__(self, known: Bot, asked: int, source: Source) -> None:
        self._bot: Final = known
        self._asked: Final = max(asked // 2, 1)
        """How often for each of both."""
        self._source: Final = source
        self._tells: Final = known if isinstance(known, Mixes) else None
        self.positions = 0
        """In how many positions the bot was asked."""
        self.uncertain = 0
        """In how many of them it had to be asked often."""

    def __call__(self, state: State, draws: bool) -> tuple[list[float], list[float]]:
        """Return how likely each legal action of whoever is asked is, twice; ``draws`` says that one rolls dice."""
        self.positions += 1
        if self._tells is not None and not (draws and self._tells.tries):
            told = self._tells.chances(self._seat(state), self._source)
            return told, told
        self.uncertain += 1
        return self._half(state), self._half(state)

    def _half(self, state: State) -> list[float]:
        found = [self._once(state) for _ in range(self._asked)]
        return [sum(column) / self._asked for column in zip(*found, strict=True)]

    def _once(self, state: State) -> list[float]:
        seat = self._seat(state)
        if self._tells is not None:
            return self._tells.chances(seat, self._source)
        chosen = self._bot.choose(seat, self._source)
        return [float(action == chosen) for action in seat.legal]

    def _seat(self, state: State) -> Seat:
        return Seat(state, state.actors[0], self._source)
