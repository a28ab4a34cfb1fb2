"""What a bot may think of a position."""

from pulso.state import PulsoState

from liza.parts.cards import card_of


def evaluate(s: PulsoState, seat: int) -> float:
    """Return how well a seat stands: its lead in points, and the strength that it still holds."""
    if s.over:
        return s.returns[seat]
    rounds: int = s.options["rounds"]
    lead = s.points[seat] - max(points for other, points in enumerate(s.points) if other != seat)
    return lead / (rounds + 1) + sum(card_of(card) for card in s.hands[seat]) / 1000
