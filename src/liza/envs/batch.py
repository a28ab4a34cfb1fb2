"""Many games at once, for training: one decision of each game a step, in arrays that all processes share.

At every step each game shows its arrays to the seat that must choose, takes that seat's action, and goes on; a game
that is over begins anew at once. All seats are played from outside, so this is the environment for self-play.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from liza.envs.arrays import Observer
from liza.envs.episode import Episode, Setting, Snapshot
from liza.kernel.errors import BadOption, LizaError
from liza.kernel.source import seeded


class Arrays:
    """What a batch shows and is told, row by row one game: in memory that processes can share."""

    def __init__(self, rows: int, size: int, actions: int, seats: int, memory: SharedMemory | None = None) -> None:
        shapes: list[tuple[str, tuple[int, ...], Any]] = [
            ("observations", (rows, size), np.float32),
            ("rewards", (rows, seats), np.float32),
            ("actions", (rows,), np.int32),
            ("seats", (rows,), np.int32),
            ("masks", (rows, actions), np.int8),
            ("dones", (rows,), np.int8),
            ("truncations", (rows,), np.int8),
        ]
        self.bytes: Final = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in shapes)
        buffer = bytearray(self.bytes) if memory is None else memory.buf
        at = 0
        found: dict[str, NDArray[Any]] = {}
        for name, shape, kind in shapes:
            found[name] = np.ndarray(shape, kind, buffer=buffer, offset=at)
            at += found[name].nbytes
        self.observations: Final[NDArray[np.float32]] = found["observations"]
        """What the seat that must choose may know."""
        self.rewards: Final[NDArray[np.float32]] = found["rewards"]
        """What the last choice brought every seat."""
        self.actions: Final[NDArray[np.int32]] = found["actions"]
        self.seats: Final[NDArray[np.int32]] = found["seats"]
        """Who must choose."""
        self.masks: Final[NDArray[np.int8]] = found["masks"]
        """A one for every action that may be chosen."""
        self.dones: Final[NDArray[np.int8]] = found["dones"]
        """A one where the last choice ended a game or reached the horizon; what is shown is how the next begins."""
        self.truncations: Final[NDArray[np.int8]] = found["truncations"]
        """A one where that was the horizon."""


class Batch:
    """The games of one process, and the rows that are theirs."""

    def __init__(self, setting: Setting, arrays: Arrays, first: int, count: int) -> None:
        observer = Observer(setting.found())
        self.arrays: Final = arrays
        self.rows: Final = range(first, first + count)
        self.episodes: Final = [Episode(setting, observer) for _ in self.rows]

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin every game; each has a row of luck of its own."""
        for row, episode, seed in zip(self.rows, self.episodes, seeds, strict=True):
            episode.seed(seed)
            episode.begin()
            self._show(row, episode)
        rows = slice(self.rows.start, self.rows.stop)
        self.arrays.rewards[rows] = 0
        self.arrays.dones[rows] = 0
        self.arrays.truncations[rows] = 0

    def step(self) -> None:
        """Make one choice in every game, as the actions say."""
        arrays = self.arrays
        actions = arrays.actions[self.rows.start : self.rows.stop].tolist()
        for row, episode, action in zip(self.rows, self.episodes, actions, strict=True):
            arrays.rewards[row] = episode.act(episode.state.actors[0], action)
            cut = episode.truncated
            done = cut or episode.state.over
            arrays.dones[row] = done
            arrays.truncations[row] = cut
            if done:
                episode.begin()
            self._show(row, episode)

    def _show(self, row: int, episode: Episode) -> None:
        state = episode.state
        seat = state.actors[0]
        self.arrays.seats[row] = seat
        episode.observer.write(state, seat, self.arrays.observations[row])
        mask = self.arrays.masks[row]
        mask.fill(0)
        mask[state.legal(seat)] = 1

    def snapshot(self) -> list[Snapshot]:
        """Return every game as data."""
        return [episode.snapshot() for episode in self.episodes]

    def restore(self, snapshots: Sequence[Snapshot]) -> None:
        """Go back to where snapshots were taken."""
        for row, episode, snapshot in zip(self.rows, self.episodes, snapshots, strict=True):
            episode.restore(snapshot)
            self._show(row, episode)


def _work(orders: Connection, setting: Setting, memory: str, shape: tuple[int, int, int, int], rows: range) -> None:
    """Play the games of one process until told to stop."""
    shared = SharedMemory(memory)
    batch = Batch(setting, Arrays(*shape, memory=shared), rows.start, len(rows))
    while True:
        order, told = orders.recv()
        if order == "close":
            break
        orders.send(getattr(batch, order)(*told))
    del batch
    shared.close()


class VectorEnv:
    """Many games of one kind, in this process or shared out among several."""

    def __init__(self, setting: Setting, count: int = 64, processes: int = 0) -> None:
        if count < 1 or processes < 0 or processes > count:
            raise BadOption(f"{count} games cannot be shared out among {processes} processes.")
        self.setting: Final = setting
        self.count: Final = count
        self.processes: Final = processes
        self.observer: Final = Observer(setting.found())
        shape = (count, self.observer.size, self.observer.actions, setting.seats)
        self._memory: SharedMemory | None = None
        self._workers: list[tuple[BaseProcess, Connection, range]] = []
        self._batch: Batch | None = None
        self._done: Any = None
        """What the last order came to where there are no processes."""
        if processes == 0:
            self.arrays = Arrays(*shape)
            self._batch = Batch(setting, self.arrays, 0, count)
            return
        self._memory = SharedMemory(create=True, size=Arrays(*shape).bytes)
        self.arrays = Arrays(*shape, memory=self._memory)
        context = multiprocessing.get_context("spawn")
        for number in range(processes):
            rows = range(count * number // processes, count * (number + 1) // processes)
            here, there = context.Pipe()
            worker = context.Process(target=_work, args=(there, setting, self._memory.name, shape, rows), daemon=True)
            worker.start()
            self._workers.append((worker, here, rows))

    def reset(self, seed: int | None = None) -> Arrays:
        """Begin every game; the same seed begins the same games, however many processes play them."""
        source = seeded(seed)
        self._each("reset", [source.below(1 << 62) for _ in range(self.count)])
        return self.arrays

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Arrays:
        """Make one choice in every game; if one of them is illegal it says so, and none is made."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Begin a step: processes play while the caller does something else, and ``step_wait`` waits for them.

        If an action is illegal it says so, and no choice is made.
        """
        self.arrays.actions[:] = actions
        allowed = self.arrays.masks[np.arange(self.count), self.arrays.actions]
        if not allowed.all():
            row = int(np.argmin(allowed))
            raise LizaError(f"In game {row} the action {self.arrays.actions[row]} may not be chosen now.")
        self._send("step")

    def step_wait(self) -> Arrays:
        """Wait until every game has made its choice."""
        self._receive()
        return self.arrays

    def snapshot(self) -> Snapshot:
        """Return everything as JSON-able data."""
        arrays = self.arrays
        parts = [arrays.rewards.tolist(), arrays.dones.tolist(), arrays.truncations.tolist()]
        return {"games": [game for games in self._each("snapshot") for game in games], "last": parts}

    def restore(self, snapshot: Snapshot) -> Arrays:
        """Go back to where a snapshot was taken."""
        self._each("restore", snapshot["games"])
        self.arrays.rewards[:], self.arrays.dones[:], self.arrays.truncations[:] = snapshot["last"]
        return self.arrays

    def clone(self) -> VectorEnv:
        """Return an independent copy, with processes of its own, that goes on exactly as this one would."""
        twin = VectorEnv(self.setting, self.count, self.processes)
        twin.restore(json.loads(json.dumps(self.snapshot())))
        return twin

    def _each(self, order: str, told: Sequence[Any] | None = None) -> list[Any]:
        """Let every process do something, each with what is meant for its rows; they do it at the same time."""
        self._send(order, told)
        return self._receive()

    def _send(self, order: str, told: Sequence[Any] | None = None) -> None:
        """Tell every process what to do; without processes it is done here and now."""
        if self._batch is not None:
            self._done = getattr(self._batch, order)(*([] if told is None else [told]))
        for _, orders, rows in self._workers:
            orders.send((order, [] if told is None else [told[rows.start : rows.stop]]))

    def _receive(self) -> list[Any]:
        """Return what every process answers to the last order."""
        return [self._done] if self._batch is not None else [orders.recv() for _, orders, _ in self._workers]

    def close(self) -> None:
        """Stop the processes and give the memory back; the arrays must not be looked at any more."""
        for worker, orders, _ in self._workers:
            if worker.is_alive():
                orders.send(("close", ()))
            worker.join()
            orders.close()
        self._workers.clear()
        if self._memory is not None:
            del self.arrays
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_fault: object) -> None:
        self.close()
