"""Everything that a game left to chance, in order: what was asked, why, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from liza.kernel.base.source import Source, Stream
from liza.kernel.core.state import State
from liza.match.record import Record

Kind = Literal["die", "shuffle", "pick"]


class SeenDraw(NamedTuple):
    """One draw of a game."""

    step: int
    """The choice that asked for it, counted from 1; 0 is the deal."""
    kind: Kind
    of: int
    """How many sides, cards or things there were."""
    came: int | list[int]
    """The side, the index, or for a shuffle the place that each card came from."""
    told: str
    """The event that was told next: what the draw was for. Empty in the deal, and where no event followed."""


class Witness(Source):
    """A stream that keeps what is drawn from it; a copy of it does not, since rules may try things out on copies."""

    def __init__(self, stream: Stream) -> None:
        self._stream: Final = stream
        self.seen: Final[list[SeenDraw]] = []
        self.step = 0
        self.state: State | None = None
        """The state that draws; unknown while the game is being set up."""
        self._told: Final[list[int | None]] = []
        """How many events had been told at each draw of this step; None while that is unknown."""

    def below(self, n: int) -> int:
        """Draw a number."""
        found = self._stream.below(n)
        self._note("pick", n, found)
        return found

    def die(self, sides: int) -> int:
        """Roll a die."""
        found = self._stream.die(sides)
        self._note("die", sides, found)
        return found

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place."""
        order = list(range(len(cards)))
        self._stream.shuffle(order)
        cards[:] = [cards[at] for at in order]
        self._note("shuffle", len(order), order)

    def _note(self, kind: Kind, of: int, came: int | list[int]) -> None:
        self.seen.append(SeenDraw(self.step, kind, of, came, ""))
        self._told.append(None if self.state is None else len(self.state.events))

    def name(self, state: State) -> None:
        """Give the latest draws the names of the events that were told after them, and go on to the next step."""
        events = state.events
        first = len(self.seen) - len(self._told)
        for at, count in enumerate(self._told, first):
            if count is not None and count < len(events):
                self.seen[at] = self.seen[at]._replace(told=events[count].kind)
        self._told.clear()
        self.state = state
        self.step += 1

    def copy(self) -> Stream:
        """Return a stream that goes on as this one would."""
        return self._stream.copy()

    @property
    def drawn(self) -> int:
        """How many bytes have been drawn."""
        return self._stream.drawn

    def to_data(self) -> list[object]:
        """Return the source as JSON-able data."""
        return self._stream.to_data()


def draws_of(record: Record) -> tuple[list[SeenDraw], State]:
    """Play a record whose seed is known, and return all its draws and its last state."""
    witness = Witness(record.stream())
    state = record.start(witness)
    witness.name(state)
    for at in range(len(record.actions)):
        record.redo(state, at)
        witness.name(state)
    return witness.seen, state


def wrong_draw(key: bytes, claimed: Sequence[SeenDraw], drawn: int) -> tuple[int, int | list[int]] | None:
    """Return the place of the first claimed draw that does not follow from a key, and what does; None if all do.

    A place behind the last draw means that another number of bytes was drawn than is claimed.
    """
    stream = Stream(key)
    for at, draw in enumerate(claimed):
        follows = _follows(stream, draw)
        if follows != draw.came:
            return at, follows
    return None if stream.drawn == drawn else (len(claimed), stream.drawn)


def _follows(stream: Stream, draw: SeenDraw) -> int | list[int]:
    if draw.kind == "shuffle":
        order = list(range(draw.of))
        stream.shuffle(order)
        return order
    return stream.die(draw.of) if draw.kind == "die" else stream.below(draw.of)
