"""The curvature of the posterior: products, solutions, and the diagonal of its inverse.

It is `A'KA + D`. K couples players at their sizes of table, as the results do. A adds a player's strength and the
effect of the size of table. D is what is believed before any result.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from liza.ratings.likelihood import Floats, Ints, Stages, Terms

DENSE: Final = 400
"""Players who are linked by their games are worked out exactly up to so many, beyond that from random vectors."""
PROBES: Final = 64
"""Random vectors by which a large inverse's diagonal is found."""
_BATCH: Final = 16
_STEPS: Final = 200


class ParameterIndex(NamedTuple):
    """Where each player at each size of table stands among the unknowns, with -1 for a known strength."""

    player: Ints
    effect: Ints
    precision: Floats
    """Of each unknown before any result: the players' strengths first, then their effects."""
    players: int


class Pattern:
    """Which entries of K are not zero. It follows from the results alone, so it is found once for a fit."""

    def __init__(self, layout: ParameterIndex, stages: Iterable[Stages]) -> None:
        """Find the entries, and for each element of the stages' matrices the entry that it is added to."""
        self.layout: Final = layout
        size = len(layout.player)
        here = np.arange(size)
        met = [(part.players[:, :, None] * size + part.players[:, None, :]).ravel() for part in stages]
        keys = [here * size + here, *met]
        where, self.place = np.unique(np.concatenate(keys), return_inverse=True)
        self.rows: Final[Ints] = where // size
        self.columns: Final[Ints] = where % size
        self.starts: Final[Ints] = np.searchsorted(self.rows, here)
        self.ends: Final[Ints] = np.append(self.starts[1:], len(self.rows))
        self.diagonal: Final[Ints] = np.flatnonzero(self.rows == self.columns)
        self.linked: Final[Ints] = self._linked()
        """Of each player at a size of table, a number that all have who are linked; -1 for a known strength."""

    def _linked(self) -> Ints:
        """Label connected components; a player of known strength links no others, since that strength does not move."""
        player = self.layout.player
        labels = np.arange(len(player))
        free = (player[self.rows] >= 0) & (player[self.columns] >= 0)
        rows, columns = self.rows[free], self.columns[free]
        unknown = np.flatnonzero(player >= 0)
        while True:
            least = labels.copy()
            np.minimum.at(least, rows, labels[columns])
            shared = np.full(self.layout.players, len(player))
            np.minimum.at(shared, player[unknown], least[unknown])
            least[unknown] = shared[player[unknown]]
            np.minimum.at(least, labels, least.copy())
            least = least[least]
            if np.array_equal(least, labels):
                return np.where(player >= 0, labels, -1)
            labels = least

    def curvature(self, found: Iterable[Terms]) -> Curvature:
        """Return the curvature where the stages say `found`."""
        values = np.concatenate([np.zeros(len(self.layout.player)), *(part.curvature.ravel() for part in found)])
        entries: Floats = np.bincount(self.place, weights=values, minlength=len(self.rows)).astype(np.float64)
        return Curvature(self, entries)


class Curvature:
    """The curvature at one point."""

    def __init__(self, pattern: Pattern, values: Floats) -> None:
        """Take the entries of K in the order of the pattern."""
        self.pattern: Final = pattern
        self.values: Final = values
        layout = pattern.layout
        size, players = len(layout.precision), layout.players
        own = values[pattern.diagonal]
        self._pull: Final = np.zeros(size)
        """Of each effect what its own games say, the couplings to other players left out."""
        self._owner: Final = np.full(size, -1)
        """Of each effect, its player."""
        effects = layout.effect >= 0
        self._pull[layout.effect[effects]] = own[effects]
        self._owner[layout.effect[effects]] = layout.player[effects]
        free = layout.player >= 0
        total = np.bincount(layout.player[free], weights=own[free], minlength=players)[:players]
        self._stiff: Final = self._pull + layout.precision
        effect = slice(players, size)
        given = self._pull[effect] ** 2 / self._stiff[effect]
        taken = np.bincount(self._owner[effect], weights=given, minlength=players) if size > players else 0.0
        self._strength: Final = layout.precision[:players] + total - taken

    def times(self, vectors: Floats) -> Floats:
        """Return the product with each column."""
        layout, pattern = self.pattern.layout, self.pattern
        padded = np.vstack([vectors, np.zeros((1, vectors.shape[1]))])
        felt = padded[layout.player] + padded[layout.effect]
        pulled = np.add.reduceat(self.values[:, None] * felt[pattern.columns], pattern.starts, axis=0)
        result = layout.precision[:, None] * vectors
        for places in (layout.player, layout.effect):
            free = places >= 0
            np.add.at(result, places[free], pulled[free])
        return result

    def near(self, vectors: Floats) -> Floats:
        """Solve with each column as if no game coupled two players: the preconditioner, exact for one alone."""
        players = self.pattern.layout.players
        effect = slice(players, len(vectors))
        owner, pull, stiff = self._owner[effect], self._pull[effect, None], self._stiff[effect, None]
        result = np.empty_like(vectors)
        result[:players] = vectors[:players]
        np.add.at(result, owner, -pull / stiff * vectors[effect])
        result[:players] /= self._strength[:, None]
        result[effect] = (vectors[effect] - pull * result[owner]) / stiff
        return result

    def solve(self, right: Floats, tolerance: float = 1e-9) -> Floats:
        """Return x with `self @ x = right` for each column, by conjugate gradients."""
        found = np.zeros_like(right)
        rest = right.copy()
        near = self.near(rest)
        along = near.copy()
        size = (rest * near).sum(axis=0)
        enough = tolerance**2 * size
        for _ in range(_STEPS):
            if np.all(size <= enough):
                break
            bent = self.times(along)
            bend = (along * bent).sum(axis=0)
            step = np.divide(size, bend, out=np.zeros_like(size), where=bend > 0)
            found += step * along
            rest -= step * bent
            near = self.near(rest)
            new = (rest * near).sum(axis=0)
            along = near + np.divide(new, size, out=np.zeros_like(size), where=size > 0) * along
            size = new
        return found

    def variances(self) -> Floats:
        """Return the variance of each player's strength: exact where few are linked, else within a few per cent."""
        layout = self.pattern.layout
        found = np.zeros(layout.players)
        order = np.argsort(self.pattern.linked, kind="stable")
        first = np.flatnonzero(np.diff(self.pattern.linked[order], prepend=-2))
        large = np.zeros(layout.players, dtype=bool)
        for seats in np.split(order, first[1:]):  # players at their sizes of table who are linked
            members = np.unique(layout.player[seats])
            if members[0] < 0:
                continue
            if len(members) > DENSE:
                large[members] = True
            else:
                found[members] = self._exact(seats, members)
        if large.any():
            found[large] = self._probed()[large]
        return found

    def _exact(self, seats: Ints, members: Ints) -> Floats:
        """Return the variances of linked players from the inverse of their part of the matrix."""
        layout, pattern = self.pattern.layout, self.pattern
        unknown = np.concatenate([members, layout.effect[seats][layout.effect[seats] >= 0]])
        place = {int(value): at for at, value in enumerate(unknown)}
        matrix = np.diag(layout.precision[unknown])
        local = {int(seat): at for at, seat in enumerate(seats)}
        coupling = np.zeros((len(seats), len(seats)))
        adding = np.zeros((len(seats), len(unknown)))
        for at, seat in enumerate(seats):
            for entry in range(pattern.starts[seat], pattern.ends[seat]):
                other = local.get(int(pattern.columns[entry]))
                if other is not None:
                    coupling[at, other] = self.values[entry]
            adding[at, place[int(layout.player[seat])]] = 1.0
            if layout.effect[seat] >= 0:
                adding[at, place[int(layout.effect[seat])]] = 1.0
        matrix += adding.T @ coupling @ adding
        return np.diagonal(np.linalg.inv(matrix))[: len(members)]

    def _probed(self) -> Floats:
        """Return the variances from random signs; what holds without couplings is not left to chance."""
        players = self.pattern.layout.players
        alone = 1.0 / self._strength
        signs = np.random.default_rng(1).integers(0, 2, (players, PROBES)) * 2.0 - 1.0
        total = np.zeros(players)
        for at in range(0, PROBES, _BATCH):
            some = np.zeros((len(self.pattern.layout.precision), min(_BATCH, PROBES - at)))
            some[:players] = signs[:, at : at + _BATCH]
            rest = self.solve(some, tolerance=1e-3) - self.near(some)
            total += (some[:players] * rest[:players]).sum(axis=1)
        return np.maximum(alone + total / PROBES, alone)
