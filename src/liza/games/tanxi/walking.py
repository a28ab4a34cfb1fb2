"""Where a character can go (TX-104 to TX-108, TX-A22, TX-A108)."""

from __future__ import annotations

from liza.games.tanxi.state import FREE, TanxiState
from liza.games.tanxi.vocabulary import FORD, SHEET


def ways(s: TanxiState, seat: int) -> list[int]:
    """Return the squares next to a character that no river keeps it from."""
    at = s.at[seat]
    return s.board.near[at] if s.sheet[seat * SHEET + FORD] else s.board.step[at]


def free_ways(s: TanxiState, seat: int) -> list[int]:
    """Return the squares into which a character could move."""
    occupant = s.occupant
    return [square for square in ways(s, seat) if occupant[square] == FREE]


def leaps(s: TanxiState, seat: int) -> list[int]:
    """Return the squares behind an adjacent character: two squares of movement (Paso ligero, Bomba de humo)."""
    occupant = s.occupant
    found: list[int] = []
    graph = s.board.near if s.sheet[seat * SHEET + FORD] else s.board.step
    for over in ways(s, seat):
        if 0 <= occupant[over] < s.seats:
            for square in graph[over]:
                if occupant[square] == FREE and square not in found:
                    found.append(square)
    return found


def cost_to(s: TanxiState, seat: int, square: int) -> int:
    """Return how many squares of movement it takes to a square that can be reached: 1, or 2 over somebody."""
    return 1 if square in ways(s, seat) else 2


def line(s: TanxiState, one: int, other: int) -> int:
    """Return the distance between two squares in a straight line without obstacles between; 0 if there is none."""
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
    """Return the free squares nearest to the village: in it, else next to it, else beyond (TX-090, TX-094, TX-A24)."""
    board = s.board
    free = [square for square in range(board.size) if s.occupant[square] == FREE]
    away = [min([board.steps(square, home) for home in board.village]) for square in free]
    nearest = min(away)
    return [square for square, steps in zip(free, away, strict=True) if steps == nearest]
