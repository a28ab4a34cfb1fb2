"""The bot ``random``: any legal action, all equally likely."""

from __future__ import annotations

from liza.bots.seat import Seat
from liza.kernel.base.source import Source


class UniformRandom:
    """Chooses blindly: the yardstick that every other bot has to beat."""

    looks_ahead = False

    def choose(self, seat: Seat, source: Source) -> int:
        """Return a legal action."""
        return seat.legal[source.below(len(seat.legal))]

    def action_probabilities(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is."""
        return [1 / len(seat.legal)] * len(seat.legal)
