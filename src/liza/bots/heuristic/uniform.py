"""The bot ``random``: any legal action, all equally likely."""

from __future__ import annotations

from liza.bots.seat import Seat
from liza.kernel.base.source import Source


class Chance:
    """Chooses blindly: the yardstick that every other bot has to beat."""

    tries = False

    def choose(self, seat: Seat, source: Source) -> int:
        """Return a legal action."""
        return seat.legal[source.below(len(seat.legal))]

    def chances(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is."""
        return [1 / len(seat.legal)] * len(seat.legal)
