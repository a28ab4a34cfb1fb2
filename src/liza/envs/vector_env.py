"""Many games at once, for training: one decision of each game a step, in arrays that all processes share.

At every step each game shows its arrays to the seat that must choose, takes that seat's action, and goes on; a game
that is over begins anew at once. All seats are played from outside, for self-play, or bots play all but one. The games
themselves are played by the engine, a whole batch in one call (``liza.kernel.rollout.batch``).
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from liza.bots import Bot, Seat, bot
from liza.envs.env_spec import EnvSpec
from liza.envs.observation import Floats, Observer, any_legal
from liza.kernel.base.errors import BadOption, LizaError
from liza.kernel.base.source import Source, seeded
from liza.kernel.core.state import State
from liza.kernel.rollout.batch import Batch, Opponent, RandomOpponent
from liza.kernel.rollout.episode import Snapshot

_STEP: Final = b"step"
_CLOSE: Final = b"close"
_DONE: Final = b"done"
"""What is said at every step is said without pickling."""


class SharedArrays:
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
            ("numbers", (rows, size), np.uint8),
            ("finals", (rows, seats, size), np.uint8),
        ]
        self.bytes: Final = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in shapes)
        buffer = bytearray(self.bytes) if memory is None else memory.buf
        at = 0
        found: dict[str, NDArray[Any]] = {}
        for name, shape, kind in shapes:
            found[name] = np.ndarray(shape, kind, buffer=buffer, offset=at)
            at += found[name].nbytes
        self.observations: Final[NDArray[np.float32]] = found["observations"]
        """What the seat that must choose may know, each number from 0 to 1."""
        self.numbers: Final[NDArray[np.uint8]] = found["numbers"]
        """The same as whole numbers, a byte each, for those who divide them by their most elsewhere."""
        self.finals: Final[NDArray[np.uint8]] = found["finals"]
        """What every seat knew when the last game of a row ended, as whole numbers (``VectorEnv.final``)."""
        self.rewards: Final[NDArray[np.float32]] = found["rewards"]
        """What has come to every seat since the choice before."""
        self.actions: Final[NDArray[np.int32]] = found["actions"]
        self.seats: Final[NDArray[np.int32]] = found["seats"]
        """Who must choose."""
        self.masks: Final[NDArray[np.int8]] = found["masks"]
        """A one for every action that may be chosen."""
        self.dones: Final[NDArray[np.int8]] = found["dones"]
        """A one where the last choice ended a game or reached the horizon; what is shown is how the next begins."""
        self.truncations: Final[NDArray[np.int8]] = found["truncations"]
        """A one where that was the horizon."""


class BotOpponent(Opponent):
    """A bot that plays a seat inside a batch; it is given what that seat may know."""

    def __init__(self, one: Bot) -> None:
        self._bot: Final = one

    def choose(self, state: State, seat: int, luck: Source) -> int:
        """Return what the bot chooses."""
        return self._bot.choose(Seat(state, seat, luck), luck)


def _opponent(name: str) -> Opponent:
    return RandomOpponent() if name == "random" else BotOpponent(bot(name))


class Opponents(NamedTuple):
    """Who plays inside a batch: a bot at every seat but one, or none, in self-play."""

    bots: tuple[str, ...] = ()
    seat: int | None = None
    """Which seat is played from outside; None is another one from game to game, all as often."""

    def sitting(self, row: int, seats: int) -> list[Opponent | None]:
        """Return who plays each seat of a row."""
        if not self.bots:
            return [None] * seats
        outside = row % seats if self.seat is None else self.seat
        found: list[Opponent | None] = [_opponent(name) for name in self.bots]
        return [*found[:outside], None, *found[outside:]]


class GameBatchWorker:
    """The games of one process, and the rows of the arrays that are theirs."""

    def __init__(self, setting: EnvSpec, crew: Opponents, arrays: SharedArrays, rows: range) -> None:
        own = slice(rows.start, rows.stop)
        seats = setting.seats
        self.observer: Final = Observer(setting.found())
        self.batch: Final = Batch(
            self.observer.game, seats, setting.options, [crew.sitting(row, seats) for row in rows], setting.reward,
            setting.horizon,
        )  # fmt: skip
        batch, size = self.batch, self.observer.size
        self._numbers: Final = np.frombuffer(batch.numbers, np.uint8).reshape(len(rows), -1)[:, :size]
        self._finals: Final = np.frombuffer(batch.finals, np.uint8).reshape(len(rows), seats, size)
        self._dones: Final = np.frombuffer(batch.dones, np.int8)
        self._shown: Final[list[tuple[NDArray[Any], NDArray[Any]]]] = [
            (arrays.masks[own], np.frombuffer(batch.masks, np.int8).reshape(len(rows), self.observer.actions)),
            (arrays.seats[own], np.frombuffer(batch.asked, np.uint8)),
            (arrays.rewards[own], np.frombuffer(batch.rewards, np.float32).reshape(len(rows), seats)),
            (arrays.dones[own], self._dones),
            (arrays.truncations[own], np.frombuffer(batch.truncations, np.int8)),
        ]
        """The shared rows, and the buffers that the engine writes."""
        self._actions: Final = arrays.actions[own]
        self._shown_numbers: Final = arrays.numbers[own]
        self._shown_observations: Final = arrays.observations[own]
        self._shown_finals: Final = arrays.finals[own]

    def reset(self, seeds: Sequence[int]) -> None:
        """Begin every game."""
        self.batch.reset(seeds)
        self._show()

    def step(self) -> None:
        """Make one choice in every game, as the actions say."""
        self.batch.step(self._actions.tolist())
        self._show()

    def snapshot(self) -> list[Snapshot]:
        """Return every game as data."""
        return self.batch.snapshot()

    def restore(self, snapshots: Sequence[Snapshot]) -> None:
        """Go back to where snapshots were taken."""
        self.batch.restore(snapshots)
        self._show()

    def _show(self) -> None:
        """Copy what the engine wrote to the shared rows."""
        self.observer.limit(self._numbers, self._shown_numbers)
        self.observer.divide(self._shown_numbers, self._shown_observations)
        for shown, written in self._shown:
            np.copyto(shown, written)
        ended = self._dones.nonzero()[0]
        if len(ended):
            self._shown_finals[ended] = self.observer.limited(self._finals[ended])


def _work(
    orders: Connection, setting: EnvSpec, crew: Opponents, memory: str, shape: tuple[int, int, int, int], rows: range
) -> None:
    """Play the games of one process until told to stop."""
    shared = SharedMemory(memory)
    games = GameBatchWorker(setting, crew, SharedArrays(*shape, memory=shared), rows)
    order = orders.recv_bytes()
    while order != _CLOSE:
        if order == _STEP:
            games.step()
            orders.send_bytes(_DONE)
        else:
            orders.send(getattr(games, order.decode())(*orders.recv()))
        order = orders.recv_bytes()
    del games
    shared.close()


class VectorEnv:
    """Many games of one kind, in this process or shared out among several."""

    def __init__(self, setting: EnvSpec, count: int = 64, processes: int = 0, crew: Opponents | None = None) -> None:
        if count < 1 or processes < 0 or processes > count:
            raise BadOption(f"{count} games cannot be shared out among {processes} processes.")
        self.setting: Final = setting
        self.count: Final = count
        self.processes: Final = processes
        self.crew: Final = crew or Opponents()
        self.observer: Final = Observer(setting.found())
        shape = (count, self.observer.size, self.observer.actions, setting.seats)
        self._all: Final = np.arange(count)
        self._memory: SharedMemory | None = None
        self._workers: list[tuple[BaseProcess, Connection, range]] = []
        self._games: GameBatchWorker | None = None
        self._done: Any = None
        """What the last order came to where there are no processes."""
        self._order = ""
        if processes == 0:
            self.arrays = SharedArrays(*shape)
            self._games = GameBatchWorker(setting, self.crew, self.arrays, range(count))
            return
        self._memory = SharedMemory(create=True, size=SharedArrays(*shape).bytes)
        self.arrays = SharedArrays(*shape, memory=self._memory)
        context = multiprocessing.get_context("spawn")
        for number in range(processes):
            rows = range(count * number // processes, count * (number + 1) // processes)
            here, there = context.Pipe()
            told = (there, setting, self.crew, self._memory.name, shape, rows)
            worker = context.Process(target=_work, args=told, daemon=True)
            worker.start()
            self._workers.append((worker, here, rows))

    def reset(self, seed: int | None = None) -> SharedArrays:
        """Begin every game; the same seed begins the same games, however many processes play them."""
        source = seeded(seed)
        self._each("reset", [source.below(1 << 62) for _ in range(self.count)])
        return self.arrays

    def step(self, actions: NDArray[Any] | Sequence[int]) -> SharedArrays:
        """Make one choice in every game; if one of them is illegal it says so, and none is made."""
        self.step_async(actions)
        return self.step_wait()

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Return an action for every game, any that may be chosen, all equally likely."""
        if self._games is None:
            return any_legal(self.arrays.masks, rng)
        return np.array(self._games.batch.pick(rng.random(self.count).tolist()), np.int64)

    def step_async(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Begin a step: processes play while the caller goes on, and ``step_wait`` waits for them.

        If an action is illegal it says so, and no choice is made.
        """
        self.arrays.actions[:] = actions
        allowed = self.arrays.masks[self._all, self.arrays.actions]
        if not allowed.all():
            row = int(np.argmin(allowed))
            raise LizaError(f"In game {row} the action {self.arrays.actions[row]} may not be chosen now.")
        self._send("step")

    def step_wait(self) -> SharedArrays:
        """Wait until every game has made its choice."""
        self._receive()
        return self.arrays

    def final(self, row: int) -> Floats:
        """Return what every seat knew when the last game of a row ended, a line for each seat, from 0 to 1."""
        found = np.empty((self.setting.seats, self.observer.size), np.float32)
        self.observer.divide(self.arrays.finals[row], found)
        return found

    def snapshot(self) -> Snapshot:
        """Return everything as JSON-able data."""
        arrays = self.arrays
        parts = [arrays.rewards.tolist(), arrays.dones.tolist(), arrays.truncations.tolist()]
        return {"games": [game for games in self._each("snapshot") for game in games], "last": parts}

    def restore(self, snapshot: Snapshot) -> SharedArrays:
        """Go back to where a snapshot was taken."""
        self._each("restore", snapshot["games"])
        self.arrays.rewards[:], self.arrays.dones[:], self.arrays.truncations[:] = snapshot["last"]
        return self.arrays

    def clone(self) -> VectorEnv:
        """Return an independent copy, with processes of its own, that goes on exactly as this one would."""
        twin = VectorEnv(self.setting, self.count, self.processes, self.crew)
        twin.restore(json.loads(json.dumps(self.snapshot())))
        return twin

    def _each(self, order: str, told: Sequence[Any] | None = None) -> list[Any]:
        """Send every process an order with the part for its rows; they work at the same time."""
        self._send(order, told)
        return self._receive()

    def _send(self, order: str, told: Sequence[Any] | None = None) -> None:
        """Tell every process what to do; without processes it is done here and now."""
        self._order = order
        if self._games is not None:
            self._done = getattr(self._games, order)(*([] if told is None else [told]))
        for _, orders, rows in self._workers:
            orders.send_bytes(order.encode())
            if order != "step":
                orders.send([] if told is None else [told[rows.start : rows.stop]])

    def _receive(self) -> list[Any]:
        """Return what every process answers to the last order."""
        if self._games is not None:
            return [self._done]
        if self._order == "step":
            return [orders.recv_bytes() for _, orders, _ in self._workers]
        return [orders.recv() for _, orders, _ in self._workers]

    def close(self) -> None:
        """Stop the processes and give the memory back; the arrays must not be looked at any more."""
        for worker, orders, _ in self._workers:
            if worker.is_alive():
                orders.send_bytes(_CLOSE)
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
