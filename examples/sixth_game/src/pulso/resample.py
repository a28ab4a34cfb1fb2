"""How to fill in what a seat may not see."""

from liza import Source
from liza.parts.cards import resample as deal_anew
from pulso.state import PulsoState


def resample(s: PulsoState, seat: int, source: Source) -> None:
    """Deal anew what the seat has not seen: the deck, the other hands, the choices of the others."""
    deal_anew([s.deck, *s.hands, *s.laid], seat, source)
