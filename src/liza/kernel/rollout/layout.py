"""All fields of a game's observations, and the writing and reading of an observation."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final

from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.core.step import Step
from liza.kernel.schema.encoding import ByteWriter, NumberWriter, new_writer, stride
from liza.kernel.schema.features import Feature, around, one_among


class Layout:
    """All fields of a game's observations: those that every game has, then those of its room."""

    __slots__ = (
        "_fronts", "_moments", "_most_seats", "_spare", "_steps", "_tables", "encodes_bytes", "features", "fingerprint",
        "game", "most", "names", "size", "stride",
    )  # fmt: skip

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self._most_seats: Final = game.seats[-1]
        steps = [id for id, step in sorted(game.steps.items()) if step.actors is not Step.actors]
        common = [
            Feature("moment", "the moment: the step that asks, none once the game is over", steps),
            Feature("seats", "how many sit at the table", [str(count) for count in game.seats]),
            Feature("asked", "who must choose now", around(self._most_seats)),
        ]
        self.features: Final = (*common, *game.features())
        self.most: Final = [feature.most for feature in self.features for _ in feature.labels]
        self.size: Final = len(self.most)
        self.names: Final = [name(feature, label) for feature in self.features for label in feature.labels]
        described = json.dumps([game.id, self.names, self.most])
        self.fingerprint: Final = hashlib.sha256(described.encode()).hexdigest()[:16]
        """Changes with every change of the fields: what was learnt from other ones is of no use."""
        self._moments: Final = {game.steps[id]: at for at, id in enumerate(steps)}
        self._steps: Final = len(steps)
        self._tables: Final = {count: at for at, count in enumerate(game.seats)}
        self.encodes_bytes: Final = game.encodes_bytes
        """Whether the room appends ready-made bytes."""
        self.stride: Final = self.size if self.encodes_bytes else stride(self.size)
        """How many bytes an observation takes among many, one after another."""
        self._spare: Final[list[NumberWriter]] = []
        """What single observations are written in, to be used again; each is in one hand at a time."""
        self._fronts: Final = [self._front(count) for count in range(self._most_seats + 1)]
        """The first three fields in one piece, by the seats, the step that asks and the one who must choose."""

    def _front(self, seats: int) -> dict[type[Step[Any]] | None, list[bytes]]:
        if seats not in self._tables:
            return {}
        table = one_among(len(self._tables))[self._tables[seats]]
        asking = one_among(self._steps)
        heads = {None: asking[-1] + table} | {step: asking[at] + table for step, at in self._moments.items()}
        return {step: [head + asked for asked in one_among(self._most_seats)] for step, head in heads.items()}

    def encode_bytes(self, state: State, seat: int, out: ByteWriter) -> None:
        """Append what a seat may know, where the room has ready-made bytes."""
        seats, actors = state.seats, state.actors
        fronts = self._fronts[seats][None if state.over else type(state.agenda[-1])]
        if len(actors) == 1:
            out.chunks.append(fronts[(actors[0] - seat) % seats])
        else:
            asked = [0] * self._most_seats
            for actor in actors:
                asked[(actor - seat) % seats] = 1
            out.chunks.append(fronts[-1][: -self._most_seats] + bytes(asked))
        self.game.encode_bytes(state, seat, out)

    def row(self, state: State, seat: int) -> bytes:
        """Return what a seat may know, a byte for each number."""
        if not self.encodes_bytes:
            try:
                out = self._spare.pop()
            except IndexError:
                out = new_writer(self.size)
            self.encode(state, seat, out)
            whole = bytes(out.row[: self.size])
            self._spare.append(out)
            return whole
        chunks = ByteWriter()
        self.encode_bytes(state, seat, chunks)
        whole = b"".join(chunks.chunks)
        self._check(len(whole))
        return whole

    def encode(self, state: State, seat: int, out: NumberWriter) -> None:
        """Write what a seat may know, where the room does so number by number."""
        out.begin()
        out.one_of(self._steps, -1 if state.over else self._moments[type(state.agenda[-1])])
        seats, game = state.seats, self.game
        out.one_of(len(self._tables), self._tables[seats])
        for actor in state.actors:
            out.put_ahead((actor - seat) % seats, 1)
        out.skip(self._most_seats)
        game.encode(state, seat, out)
        out.finish()
        self._check(out.at)

    def _check(self, written: int) -> None:
        if written != self.size:
            raise ValueError(f"{self.game.id}: the room wrote {written} numbers of an observation, not {self.size}")

    def observe(self, state: State, seat: int) -> list[int]:
        """Return the numbers for a seat."""
        return list(self.row(state, seat))

    def scaled(self, numbers: Sequence[int]) -> list[float]:
        """Return the numbers as learners are given them: each divided by its most, from 0 to 1."""
        return [min(max(number, 0), most) / most for number, most in zip(numbers, self.most, strict=True)]

    def decode(self, values: Sequence[float]) -> list[str]:
        """Return what scaled numbers say, one line for each that is not nought, for people to read."""
        found: list[str] = []
        for text, most, value in zip(self.names, self.most, values, strict=True):
            number = round(float(value) * most)
            if number:
                more = " or more" if number == most > 1 else ""
                found.append(text if most == 1 else f"{text} = {number}{more}")
        return found


def name(feature: Feature, label: str) -> str:
    """Return what one number of a field is called."""
    whose = f"{feature.whose} " if feature.whose else ""
    return f"{whose}{feature.id}: {label}" if label else f"{whose}{feature.id}"
