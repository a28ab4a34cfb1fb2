"""The bot ``random``: any legal action, all equally likely."""

from __future__ import annotations

from liza.bots.seat import Seat
from liza.kernel.source import Source


class Chance:
    """Chooses blindly: the yardstick that every other bot has to beat."""

    def choose(self, seat: Seat, source: Source) -> int:
        """Return a legal action."""
        return seat.legal[source.below(len(seat.legal))]
