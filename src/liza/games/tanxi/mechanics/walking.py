"""Where a character can go, and what lies in a line."""

from __future__ import annotations

from liza.games.tanxi.state import FREE, TanxiState


def ways_from(s: TanxiState, seat: int) -> list[list[int]]:
    """Return, for every square, those next to it that no river keeps a character from (TX-043, TX-046, TX-105)."""
    return s.board.near if s.explorers[seat].sheet.ford else s.board.step


def ways(s: TanxiState, seat: int) -> list[int]:
    """Return the squares next to a character that no river keeps it from; fog does not matter (TX-108, TX-A84)."""
    who = s.explorers[seat]
    return (s.board.near if who.sheet.ford else s.board.step)[who.at]


def free_ways(s: TanxiState, seat: int) -> list[int]:
    """Return the squares into which a character could move: without character or ice (TX-037, TX-A22)."""
    occupant = s.occupant
    return [square for square in ways(s, seat) if occupant[square] == FREE]


def leaps(s: TanxiState, seat: int) -> list[int]:
    """Return the squares behind an adjacent character: two squares of movement (Paso ligero, Bomba de humo)."""
    occupant = s.occupant
    found: list[int] = []
    graph = ways_from(s, seat)
    for over in ways(s, seat):
        if 0 <= occupant[over] < s.seats:
            for square in graph[over]:
                if occupant[square] == FREE and square not in found:
                    found.append(square)
    return found


def cost_to(s: TanxiState, seat: int, square: int) -> int:
    """Return how many squares of movement it takes to a square that can be reached: 1, or 2 over a player."""
    return 1 if square in ways(s, seat) else 2


def line(s: TanxiState, one: int, other: int) -> int:
    """Return the distance between two squares in a clear straight line, 0 if there is none (TX-051, TX-162, TX-163)."""
    side = s.board.side(one, other)
    if side < 0:
        return 0
    for distance, square in enumerate(s.board.ray[one][side], 1):
        if square == other:
            return distance
        if s.occupant[square] != FREE:
            return 0
    return 0  # the sea lies between


def landing(s: TanxiState) -> list[int]:
    """Return the free squares nearest to the village: in it (TX-090), else next to it (TX-094), or beyond (TX-A24)."""
    away = s.board.to_village
    free = [square for square in range(s.board.size) if s.occupant[square] == FREE]
    nearest = min([away[square] for square in free])
    return [square for square in free if away[square] == nearest]
