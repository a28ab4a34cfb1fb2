"""What a seat may see."""

from liza.kernel.schema.view import Counter, Piece, Zone, counter, piece, zone
from liza.parts.cards import card_of, known_to
from pulso.state import PulsoState
from pulso.vocabulary import CARDS


def zones(s: PulsoState, seat: int | None) -> list[Zone]:
    """Return the pile, what the viewer knows of the deck, and everybody's hand and choice."""
    known = [card for card in s.deck if known_to(card, seat)]
    found = [zone("deck", _pieces(known, seat), count=len(s.deck)), zone("pile", _pieces(s.pile, seat))]
    for owner in range(s.seats):
        found += [zone("hand", _pieces(s.hands[owner], seat), owner), zone("laid", _pieces(s.laid[owner], seat), owner)]
    return found


def counters(s: PulsoState) -> list[Counter]:
    """Return the round and everybody's points."""
    points = [counter("points", points, seat) for seat, points in enumerate(s.points)]
    return [counter("round", s.round, limit=s.options["rounds"]), *points]


def _pieces(cards: list[int], seat: int | None) -> list[Piece]:
    return [piece("card", CARDS.keys[card_of(card)] if known_to(card, seat) else None) for card in cards]
