"""The island as a map, and what one sees on it: how far a character gets and where it can strike."""

from __future__ import annotations

from liza.games.tanxi.content.reading import Content
from liza.games.tanxi.mechanics.walking import ways_from
from liza.games.tanxi.state import BLOCK, FREE, TanxiState
from liza.games.tanxi.steps.choices import FreeStep
from liza.games.tanxi.steps.turn import Main
from liza.games.tanxi.vocabulary import ABSENT, PLAYERS
from liza.kernel.schema.view import BoardMap, Piece, mark, piece


def board_map(content: Content) -> BoardMap:
    """Return the island with its village, beaches, exploration points, rivers, bridges and stages of fog."""
    board = content.board
    places: dict[str, dict[str, int]] = {}
    for square, key in enumerate(board.keys):
        place = {"column": board.column[square], "row": board.row[square]}
        here = (
            ("village", int(board.in_village[square])),
            ("beach", int(square in board.beaches)),
            ("point", board.point[square] + 1),
            ("quadrant", board.quadrant[square] + 1),
            ("fog", board.fog[square]),
        )
        places[key] = place | {id: number for id, number in here if number}
    for feature, edges in (("river", board.rivers), ("bridge", board.bridges)):
        for one, other in edges:
            side = "south" if board.column[one] == board.column[other] else "east"
            places[board.keys[one]][f"{feature}_{side}"] = 1
    return {"kind": "square", "places": places, "pieces": "island", "reach": "reach", "fire": "fire"}


def reach(s: TanxiState) -> list[Piece]:
    """Return where the character whose turn it is could walk, each square with the steps it takes."""
    step = None if s.over else s.agenda[-1]
    if isinstance(step, Main):
        costs = _walks(s, step.seat, s.energy_left(), bool(s.sheet(step.seat).leap))
    elif isinstance(step, FreeStep):
        costs = _walks(s, step.seat, step.left, bool(step.through or s.sheet(step.seat).leap))
    else:
        return []
    marks = [mark("square", s.board.keys[square], cost) for square, cost in costs.items()]
    return [piece("player", PLAYERS.keys[step.seat], step.seat, marks)] if marks else []


def _walks(s: TanxiState, seat: int, most: int, leaping: bool) -> dict[int, int]:
    """Return the squares within some steps, the nearest first (TX-104)."""
    at = s.explorers[seat].at
    graph = ways_from(s, seat)
    found: dict[int, int] = {at: 0}
    for cost in range(1, most + 1):
        before = [square for square, paid in found.items() if paid == cost - 1]
        ahead = [other for square in before for other in graph[square] if s.occupant[other] == FREE]
        if leaping:
            over = [other for square, paid in found.items() if paid == cost - 2 for other in graph[square]]
            people = [square for square in over if 0 <= s.occupant[square] < s.seats]
            ahead += [other for square in people for other in graph[square] if s.occupant[other] == FREE]
        for square in ahead:
            found.setdefault(square, cost)
    del found[at]
    return found


def fire(s: TanxiState) -> list[Piece]:
    """Return where every character could strike from where it stands: by hand, and with each loaded weapon."""
    found: list[Piece] = []
    for seat in s.on_island() if s.opened else ():
        found += _strikes(s, seat)
    return found


def _strikes(s: TanxiState, seat: int) -> list[Piece]:
    """Return what a character can strike with and where (TX-159, TX-161)."""
    board, who = s.board, s.explorers[seat]
    keys = board.keys
    found = [piece("player", PLAYERS.keys[seat], seat, [mark("square", keys[square]) for square in board.step[who.at]])]
    for held in who.held:
        if held is None or not held.weapon.range or not held.loaded():
            continue
        reach = held.weapon.range
        squares = [_along(s, who.at, side, reach) for side in range(4)]
        marks = [mark("square", keys[square], reach) for square in squares if square != ABSENT]
        found.append(piece("weapon", held.weapon.key, seat, marks))
    return found


def _along(s: TanxiState, at: int, side: int, distance: int) -> int:
    """Return the square at a distance in a straight line that is not interrupted; ABSENT if there is none."""
    ray = s.board.ray[at][side][:distance]
    if len(ray) < distance or any(s.occupant[square] != FREE for square in ray[:-1]):
        return ABSENT
    return ray[-1] if s.occupant[ray[-1]] != BLOCK else ABSENT
