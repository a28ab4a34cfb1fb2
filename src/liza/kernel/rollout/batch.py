"""Many games side by side, for training: one call makes one choice in each of them and writes down what comes of it.

Everything that is shown lies in bytes that are there from the beginning, row by row one game; an array library wraps
them. A step makes no new objects but those that the rules themselves make.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

from liza.kernel.base.compiling import mypyc_attr
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.rollout.episode import HINT, Episode, Snapshot
from liza.kernel.rollout.layout import Layout
from liza.kernel.schema.encoding import ByteWriter, new_writer


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """A player of a seat inside a batch."""

    def choose(self, state: State, seat: int, luck: Source) -> int:
        """Return the action that the seat chooses, from what it may know; lots are drawn from ``luck``."""
        raise NotImplementedError


class RandomOpponent(Opponent):
    """Chooses anything that is legal, all equally likely."""

    def choose(self, state: State, seat: int, luck: Source) -> int:
        """Return any legal action."""
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else legal[luck.below(len(legal))]


class Batch:
    """Games of one kind at tables of one size.

    ``opponents`` says for each row who plays each seat: None is played from outside. A game that is over, or has
    reached the horizon, begins anew at once; how it ended is kept until the row ends another.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        opponents: Sequence[Sequence[Opponent | None]],
        reward: str,
        horizon: int | None = None,
    ) -> None:
        rows = len(opponents)
        self.layout: Final = Layout(game)
        self.actions: Final = game.actions
        self.seats: Final = seats
        self.episodes: Final = [Episode(game, seats, options, reward, horizon) for _ in range(rows)]
        self._opponents: Final = [list(sitting) for sitting in opponents]
        self._alone: Final = [not any(sitting) for sitting in opponents]
        """Whether every seat of a row is played from outside."""
        self._shaped: Final = reward == HINT
        count = 0 if self.layout.encodes_bytes else rows * seats
        self._writers: Final = [new_writer(self.layout.size) for _ in range(count)]
        """The last observation of every seat of every game, where it is written number by number."""
        self._bytes: Final = ByteWriter()
        """The observations of all games one after another, where they are ready-made bytes."""
        self._offered: Final[list[list[int]]] = [[] for _ in range(rows)]
        self._rewarded: Final = [False] * rows
        self._asked: Final = [0] * rows
        self.numbers: Final = bytearray(rows * self.layout.stride)
        """What the seat that must choose may know: the first numbers of every stride."""
        self.finals: Final = bytearray(rows * seats * self.layout.size)
        """What every seat knew at the end of the last game of the row."""
        self.masks: Final = bytearray(rows * game.actions)
        """A one for every action that may be chosen."""
        self._none: Final = bytes(rows * game.actions)
        self.asked: Final = bytearray(rows)
        """Who must choose."""
        self.dones: Final = bytearray(rows)
        """A one where the last choice ended a game or reached the horizon; what is shown is how the next begins."""
        self.truncations: Final = bytearray(rows)
        """A one where that was the horizon."""
        self.rewards: Final = array("f", [0.0]) * (rows * seats)
        """What came to every seat since the choice before."""

    def reset(self, seeds: Sequence[int]) -> None:
        """Begin every game; each has a row of luck of its own."""
        self._wipe()
        for row in range(len(self.episodes)):
            episode = self.episodes[row]
            episode.seed(seeds[row])
            self._clear(row)
            self._begin(row, episode)
            self._show(row, episode.state)
        self._gather()

    def step(self, actions: list[int]) -> None:
        """Make one choice in every game; they have been checked."""
        self._wipe()
        for row in range(len(self.episodes)):
            episode = self.episodes[row]
            self._clear(row)
            episode.act(self._asked[row], actions[row])
            if self._shaped or episode.state.over:
                self._reward(row, episode)
            if not self._alone[row]:
                self._let_others_play(row, episode)
            if episode.state.over or episode.truncated:
                self._end(row, episode)
                self._begin(row, episode)
            self._show(row, episode.state)
        self._gather()

    def pick(self, chances: list[float]) -> list[int]:
        """Return a legal action for every game: the one that lies so far, from 0 to 1, in the row of all of them."""
        picked: list[int] = []
        for row in range(len(chances)):
            legal = self._offered[row]
            if len(legal) > 1:
                legal = sorted(legal)
                picked.append(legal[int(chances[row] * len(legal))])
            else:
                picked.append(legal[0])
        return picked

    def _begin(self, row: int, episode: Episode) -> None:
        """Begin games until the seat that is played from outside is asked in one."""
        episode.begin()
        if not self._alone[row]:
            self._let_others_play(row, episode)
            while episode.state.over or episode.truncated:
                episode.begin()
                self._let_others_play(row, episode)

    def _let_others_play(self, row: int, episode: Episode) -> None:
        """Let those choose who sit in the batch, until an outside seat is asked or none is."""
        sitting = self._opponents[row]
        state = episode.state
        while not state.over and not episode.truncated:
            seat = state.actors[0]
            for actor in state.actors:
                if sitting[actor] is None:
                    return
            opponent = sitting[seat]
            assert opponent is not None
            episode.act(seat, opponent.choose(state, seat, episode.luck))
            if self._shaped or state.over:
                self._reward(row, episode)

    def _clear(self, row: int) -> None:
        """Take away what the choice before brought."""
        if self._rewarded[row]:
            self._rewarded[row] = False
            for at in range(row * self.seats, (row + 1) * self.seats):
                self.rewards[at] = 0.0
            self.dones[row] = 0
            self.truncations[row] = 0

    def _reward(self, row: int, episode: Episode) -> None:
        """Add what the last choice brought."""
        self._rewarded[row] = True
        first = row * self.seats
        for seat in range(self.seats):
            self.rewards[first + seat] += episode.rewards[seat]

    def _end(self, row: int, episode: Episode) -> None:
        """Keep how a game ended, as every seat knows it."""
        self._rewarded[row] = True
        self.dones[row] = 1
        self.truncations[row] = int(not episode.state.over)
        size = self.layout.size
        for seat in range(self.seats):
            at = (row * self.seats + seat) * size
            self.finals[at : at + size] = self.layout.row(episode.state, seat)

    def _wipe(self) -> None:
        """Wipe out what the games have shown, before they show it anew."""
        self._bytes.chunks.clear()
        self.masks[:] = self._none

    def _gather(self) -> None:
        """Join the ready-made bytes of all games, once all of them are there."""
        if self.layout.encodes_bytes:
            whole = b"".join(self._bytes.chunks)
            if len(whole) != len(self.numbers):
                game = self.layout.game.id
                raise ValueError(f"{game}: the room encoded {len(whole)} numbers, not {len(self.numbers)}")
            self.numbers[:] = whole

    def _show(self, row: int, state: State) -> None:
        """Write down what the seat that must choose in one game may know and choose."""
        seat = self._next(row, state)
        if self._asked[row] != seat:
            self._asked[row] = seat
            self.asked[row] = seat
        layout = self.layout
        if layout.encodes_bytes:
            layout.encode_bytes(state, seat, self._bytes)
        else:
            out = self._writers[row * self.seats + seat]
            layout.encode(state, seat, out)
            self.numbers[row * layout.stride : (row + 1) * layout.stride] = out.row
        legal = state.legal(seat)
        self._offered[row] = legal
        masks, first = self.masks, row * self.actions
        for action in legal:
            masks[first + action] = 1

    def _next(self, row: int, state: State) -> int:
        """Return the first seat that is asked and played from outside."""
        if not self._alone[row]:
            for actor in state.actors:
                if self._opponents[row][actor] is None:
                    return actor
        return state.actors[0]

    def snapshot(self) -> list[Snapshot]:
        """Return every game as data."""
        return [episode.snapshot() for episode in self.episodes]

    def restore(self, snapshots: Sequence[Snapshot]) -> None:
        """Go back to where snapshots were taken; what the choice before brought is not among them."""
        self._wipe()
        for row in range(len(self.episodes)):
            self.episodes[row].restore(snapshots[row])
            self._clear(row)
            self._show(row, self.episodes[row].state)
        self._gather()
