"""The engine: a game played by its native rules, with the words that the kernel's own objects are used with."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from liza.kernel.base.source import Source, Stream, seeded
from liza.kernel.core.game import Game
from liza.kernel.rollout.random_games import Trace
from liza.kernel.schema.events import EventKind
from liza.native.heap import Heap
from liza.native.library import ILLEGAL, Library, TrappedError

STATE: Final = "liza.kernel.core.state.State"
START, LEGAL, APPLY, CLONE, DETERMINIZE = (
    "liza.kernel.core.game.Game.start",
    *(f"{STATE}.{name}" for name in ("legal", "apply", "clone", "determinize")),
)
PLENTY: Final = 1 << 24
"""Bytes that games may take before their memory is used again; how many they are does not change what they do."""
PLAY_GAMES: Final = "liza.kernel.rollout.random_games.play_games"


class Engine:
    """A game with its pack, ready to be played natively. One library serves every pack of its room."""

    def __init__(self, game: Game[Any], file: Path) -> None:
        self.game: Final = game
        self.library: Final = Library(file)
        self.image: Final = Heap(self.library)
        self._game: Final = self.image.word(game)
        self.memory: Final = Heap(self.library, self.image)
        """Where games are played that nobody keeps."""

    def play_games(
        self, seats: int, options: dict[str, Any], seed: int, games: int, way: int, trace: Trace | None = None
    ) -> int:
        """Play games as :func:`liza.kernel.rollout.random_games.play_games` does, which is compiled along."""
        heap, source, choices, chunk = self.memory, seeded(seed), 0, 1
        while games > 0:
            heap.forget()
            seeds, into = heap.word(source), heap.word(None if trace is None else Trace())
            words = [heap.word(each) for each in (seats, options)]
            more = [heap.word(each) for each in (min(chunk, games), way)]
            choices += self.library.call(heap.arena, PLAY_GAMES, self._game, *words, seeds, *more, into) >> 1
            source = Stream(source.key, heap.field(seeds, "_position"))
            games -= chunk
            if self.library.taken(heap.arena) < PLENTY:
                chunk *= 2
            if trace is not None:
                trace.numbers.extend([word >> 1 for word in heap.words_of(heap.word_in(into, "numbers"))])
                trace.hints.extend(heap.read(heap.word_in(into, "hints")))
        return choices

    def begin(self, seats: int, options: dict[str, Any], source: Source) -> NativeState:
        """Begin a game with seats and options that have been checked."""
        heap = Heap(self.library, self.image)
        words = [heap.word(each) for each in (seats, options, source, True)]
        return NativeState(self, heap, self.library.call(heap.arena, START, self._game, *words))

    def take_up(self, data: dict[str, Any]) -> NativeState:
        """Take up the state that ``to_data`` wrote."""
        heap = Heap(self.library, self.image)
        return NativeState(self, heap, heap.word(self.game.restore(data)))


class NativeState:
    """A game in progress, in memory of its own, with the clones that were made of it."""

    def __init__(self, engine: Engine, heap: Heap, word: int) -> None:
        self._engine: Final = engine
        self._heap: Final = heap
        self._word: Final = word

    def _call(self, entry: str, *args: Any) -> int:
        heap = self._heap
        return self._engine.library.call(heap.arena, entry, self._word, *map(heap.word, args))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._heap.field(self._word, "over"))

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return tuple(self._heap.field(self._word, "actors"))

    def legal(self, seat: int) -> list[int]:
        """Return the actions the seat may choose now."""
        return [word >> 1 for word in self._heap.words_of(self._call(LEGAL, seat))]

    def apply(self, seat: int, action: int) -> None:
        """Do what the seat chose; CPython says what is wrong with a choice that is not legal."""
        try:
            self._call(APPLY, seat, action)
        except TrappedError as trapped:
            if trapped.code != ILLEGAL:
                raise
            game = self._engine.game
            raise game.illegal(game.restore(self.to_data()), seat, action) from None

    def clone(self) -> NativeState:
        """Return an independent copy that goes on exactly as this one would."""
        return NativeState(self._engine, self._heap, self._call(CLONE))

    def determinize(self, seat: int, source: Source) -> NativeState:
        """Return a clone in which everything this seat cannot know is drawn anew; the source stays where it is."""
        return NativeState(self._engine, self._heap, self._call(DETERMINIZE, seat, source))

    def to_data(self) -> dict[str, Any]:
        """Return the whole state, secrets included, as ``State.to_data`` writes it."""
        heap, word = self._heap, self._word
        own = {name: heap.field(word, name) for name in self._engine.game.empty().fields()}
        outcome = heap.word_in(word, "outcome")
        source = heap.word_in(word, "source")
        return {
            "seats": heap.field(word, "seats"),
            "options": heap.field(word, "options"),
            "source": [heap.field(source, "_key").hex(), heap.field(source, "_position")],
            "agenda": [self._step(step) for step in heap.words_of(heap.word_in(word, "agenda"))],
            "actors": list(self.actors),
            "over": self.over,
            "outcome": None if heap.shape_of(outcome) is None else self._outcome(outcome),
            "departed": heap.field(word, "departed"),
            "notes": [self._note(note) for note in heap.field(word, "_raw_events")],
            "fields": own,
        }

    def _step(self, step: int) -> list[Any]:
        shape = self._heap.shape_of(step)
        assert shape is not None
        answers = (f"{name}.args" for name in shape.ancestors)
        args = next(name for name in answers if name in self._engine.library.entries)
        made = self._engine.library.call(self._heap.arena, args, step)
        return [shape.name.rpartition(".")[2], *self._heap.read(made)]

    def _outcome(self, outcome: int) -> dict[str, Any]:
        said = {name: self._heap.field(outcome, name) for name in ("reason", "ranking", "scores")}
        return {
            "reason": said["reason"],
            "ranking": [list(group) for group in said["ranking"]],
            "scores": list(said["scores"]),
        }

    def _note(self, note: tuple[int, int, tuple[int, ...]]) -> list[int]:
        kinds: tuple[EventKind, ...] = self._engine.game.events
        kind, eyes, numbers = note
        return [kind, eyes, *numbers[: kinds[kind].size]]
