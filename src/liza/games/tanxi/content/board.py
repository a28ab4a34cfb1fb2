"""The island as data: squares, rivers, points, beaches, fog; and the check that it is an island one can play on."""

from __future__ import annotations

from typing import Final

from liza.kernel.packs.pack import FaultPlace, PackEntry, PackReader

LARGEST: Final = 20
VILLAGE: Final = 4
BEACHES: Final = 6
POINT: Final = 4
STAGES: Final = 3
QUADRANTS: Final = 4
NOWHERE: Final = -1
_SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Board:
    """Squares are numbered in reading order, sea left out; every table goes by the number of a square."""

    def __init__(self, reader: PackReader) -> None:
        entry = reader.entry("board")
        self.columns: Final = entry.whole("columns", 4, LARGEST)
        self.rows: Final = entry.whole("rows", 4, LARGEST)
        grid = [f"{chr(97 + x)}{y + 1}" for y in range(self.rows) for x in range(self.columns)]
        sea = set(entry.words("sea", grid))
        self.keys: Final = [key for key in grid if key not in sea]
        self.size: Final = len(self.keys)
        self._number: Final = {key: square for square, key in enumerate(self.keys)}
        self.column: Final = [ord(key[0]) - 97 for key in self.keys]
        self.row: Final = [int(key[1:]) - 1 for key in self.keys]
        self.village: Final = self._squares(entry, "village")
        self.beaches: Final = self._squares(entry, "beaches")
        places = list(zip(self.column, self.row, strict=True))
        self.away: Final = [[abs(x - column) + abs(y - row) for column, row in places] for x, y in places]
        """For every square, how many orthogonal steps lie between it and each other one (TX-A96)."""
        self.ray: Final = [[self._ray(square, side) for side in range(4)] for square in range(self.size)]
        """For every square and side, the squares in a straight line up to the sea, the nearest first."""
        self.near: Final = [[line[0] for line in rays if line] for rays in self.ray]
        """The squares that share a side."""
        self.rivers: Final = self._edges(entry, "rivers")
        self.bridges: Final = self._edges(entry, "bridges")
        barred = set(self.rivers)
        self.step: Final = [
            [other for other in self.near[square] if (min(square, other), max(square, other)) not in barred]
            for square in range(self.size)
        ]
        """The squares that share a side without a river, or with a bridge over it (TX-A18)."""
        self.fog: Final = [0] * self.size
        """The stage in which fog reaches a square; 0 for never (TX-A21)."""
        for stage in range(1, STAGES + 1):
            covered = self._squares(entry, f"fog_{stage}")
            if not covered:
                entry.fault(f"fog_{stage}", "expected at least one square, found none", "no-square")
            for square in covered:
                if self.fog[square]:
                    key = self.keys[square]
                    text = f"expected {key} in one stage only, found it twice"
                    entry.fault(f"fog_{stage}", text, "fog-twice", {"square": key})
                self.fog[square] = stage
        self.quadrant: Final = [NOWHERE] * self.size
        self.quadrant_names: dict[str, dict[str, str]] = {}
        self.quadrants: Final = self._quadrants(reader)
        self.points: Final = self._points(reader)
        self.point: Final = [NOWHERE] * self.size
        """The exploration point that a square belongs to (TX-042, TX-A20)."""
        for number, (_, squares) in enumerate(self.points):
            for square in squares:
                self.point[square] = number
        self.in_village: Final = [square in self.village for square in range(self.size)]
        self.round_village: Final = sorted(
            {other for square in self.village for other in self.near[square] if not self.in_village[other]}
        )
        """The squares next to the village: those that share a side with it (TX-049, TX-A23)."""
        self.to_village: Final = self._ways(self.village)
        self.to_point: Final = [self._ways(squares) for _, squares in self.points]
        """For every point, how far each square is from it."""
        self._check(entry)
        entry.done()

    def _squares(self, entry: PackEntry, field: str) -> list[int]:
        return sorted([self._number[key] for key in entry.words(field, self.keys)])

    def _at(self, column: int, row: int) -> int:
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return NOWHERE
        return self._number.get(f"{chr(97 + column)}{row + 1}", NOWHERE)

    def _ray(self, square: int, side: int) -> list[int]:
        x, y = _SIDES[side]
        found: list[int] = []
        column, row = self.column[square] + x, self.row[square] + y
        while (other := self._at(column, row)) != NOWHERE:
            found.append(other)
            column, row = column + x, row + y
        return found

    def _edges(self, entry: PackEntry, field: str) -> list[tuple[int, int]]:
        """Return edges written ``a3-a4``, each as two squares, the smaller number first."""
        edges = {
            f"{self.keys[square]}-{self.keys[other]}": (min(square, other), max(square, other))
            for square in range(self.size)
            for other in self.near[square]
        }
        return [edges[name] for name in entry.words(field, tuple(edges))]

    def _quadrants(self, reader: PackReader) -> list[str]:
        names: list[str] = []
        for entry in reader.entries("quadrant"):
            first, last = entry.word("first", self.keys), entry.word("last", self.keys)
            for key, square in self._number.items():
                across = min(first[0], last[0]) <= key[0] <= max(first[0], last[0])
                rows = sorted((int(first[1:]), int(last[1:])))
                if across and rows[0] <= int(key[1:]) <= rows[1]:
                    if self.quadrant[square] != NOWHERE:
                        text = f"expected {key} in one quadrant only, found it in two"
                        entry.fault("last", text, "two-quadrants", {"square": key})
                    self.quadrant[square] = len(names)
            names.append(entry.word("id"))
            self.quadrant_names[names[-1]] = entry.texts("name")
            entry.done()
        if len(names) != QUADRANTS:  # TX-038
            text = f"quadrant: expected {QUADRANTS} quadrants, found {len(names)}"
            reader.fault(1, text, FaultPlace("quadrant"), "quadrants", {"wanted": QUADRANTS, "found": len(names)})
        return names

    def _points(self, reader: PackReader) -> list[tuple[str, list[int]]]:
        found: list[tuple[str, list[int]]] = []
        taken: set[int] = set(self.village) | set(self.beaches)
        served: set[int] = set()
        for entry in reader.entries("point"):
            squares = self._squares(entry, "squares")
            if len(set(squares)) != POINT:
                _fault_count(entry, "squares", POINT, len(set(squares)))
            if len({self.quadrant[square] for square in squares}) > 1:
                entry.fault("squares", "expected squares of one quadrant, found several", "one-quadrant")
            if taken & set(squares):
                text = "expected squares of no other point, beach or village, found some that are"
                entry.fault("squares", text, "taken-squares")
            taken |= set(squares)
            served |= {self.quadrant[square] for square in squares}
            found.append((entry.word("id"), squares))
            entry.done()
        if len(served) < QUADRANTS:
            text = f"point: expected a point in each of {QUADRANTS} quadrants, found {len(served)}"
            reader.fault(1, text, FaultPlace("point"), "few-points", {"wanted": QUADRANTS, "found": len(served)})
        return found

    def _check(self, entry: PackEntry) -> None:
        """See that one can play on it."""
        if len(self.village) != VILLAGE:  # TX-047
            _fault_count(entry, "village", VILLAGE, len(self.village))
        elif len(self.round_village) != 2 * VILLAGE:
            found = len(self.round_village)
            entry.fault("village", f"expected 8 squares next to it, found {found}", "round-village", {"found": found})
        if len(self.beaches) != BEACHES:  # TX-050
            _fault_count(entry, "beaches", BEACHES, len(self.beaches))
        if set(self.village) & set(self.beaches):
            entry.fault("beaches", "expected no village square, found one", "village-square")
        if any(self.fog[square] for square in self.village):
            entry.fault("fog_3", "expected no village square, found one", "village-square")
        if not self.rivers:
            entry.fault("rivers", "expected at least one edge, found none", "no-river")
        if not self.bridges or set(self.bridges) & set(self.rivers):
            entry.fault("bridges", "expected at least one edge, none of them barred as a river", "no-bridge")
        if NOWHERE in self.quadrant:
            entry.fault("columns", "expected every square in a quadrant, found some in none", "no-quadrant")
        reached = [0] if self.size else []
        for square in reached:
            reached += [other for other in self.step[square] if other not in reached]
        if len(reached) != self.size:
            lost = self.size - len(reached)
            text = f"expected connected land, found {lost} square(s) out of reach"
            entry.fault("rivers", text, "out-of-reach", {"found": lost})

    # Distances.

    def steps(self, one: int, other: int) -> int:
        """Return how many orthogonal steps lie between two squares, whatever is in the way (TX-A96)."""
        return self.away[one][other]

    def _ways(self, squares: list[int]) -> list[int]:
        """Return how far each square is from the nearest of some."""
        return [min([self.steps(at, square) for square in squares], default=0) for at in range(self.size)]

    def side(self, one: int, other: int) -> int:
        """Return on which side of a square another lies in a straight line; NOWHERE if in none."""
        if self.column[one] == self.column[other]:
            return 0 if self.row[one] > self.row[other] else 2
        if self.row[one] == self.row[other]:
            return 1 if self.column[one] < self.column[other] else 3
        return NOWHERE


def _fault_count(entry: PackEntry, field: str, wanted: int, found: int) -> None:
    text = f"expected {wanted} squares, found {found}"
    entry.fault(field, text, "squares", {"wanted": wanted, "found": found})
