"""Is a finished game what it claims to be? The engine plays it once more, from the seed that was promised.

Every choice is made again, so every die, shuffle and draw comes once more out of the published seed; what came of each
must be what the table told, step by step, and the end must be the same.
"""

from __future__ import annotations

import json
from typing import Any, Final, Literal

import msgspec

from liza.kernel.base.errors import LizaError, OtherRules, RecordError, UnknownGame
from liza.kernel.base.source import Source, Stream
from liza.match.record import Record
from liza.server.protocol.bodies import ReplayStep
from liza.server.tables.finished import replays

Fault = Literal["damaged", "game", "rules", "seed", "promise", "choice", "told", "end"]
"""The record cannot be read; it is of a game that is not here, or of other rules; its seed is not the one it names, or
not the one that was promised; a choice was not possible; something else was told than what came of it; it ended
otherwise."""


class CheckGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be checked: a record, what the table told of the game, to which seat, and the promise seen before."""

    record: dict[str, Any]
    told: list[dict[str, Any]]
    """The steps of the replay."""
    seat: int | None
    promised: str


class Verdict(msgspec.Struct, frozen=True):
    """What was found: that all is right, what is wrong, or why it cannot be said; and how much was compared."""

    verdict: Literal["good", "bad", "unable"]
    fault: Fault | None = None
    at: int | None = None
    """The choice at which it was found, counted from 1; 0 is the deal."""
    choices: int = 0
    dice: int = 0
    shuffles: int = 0
    draws: int = 0
    """What else was left to chance."""


class CountingStream(Source):
    """A stream that counts what is drawn from it."""

    def __init__(self, stream: Stream, dice: int = 0, shuffles: int = 0, draws: int = 0) -> None:
        self._stream: Final = stream
        self.dice = dice
        self.shuffles = shuffles
        self.draws = draws

    def below(self, n: int) -> int:
        """Draw a number."""
        self.draws += 1
        return self._stream.below(n)

    def die(self, sides: int) -> int:
        """Roll a die."""
        self.dice += 1
        return self._stream.die(sides)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place."""
        self.shuffles += 1
        self._stream.shuffle(cards)

    def copy(self) -> CountingStream:
        """Return a source that goes on as this one would, with what was counted so far."""
        return CountingStream(self._stream.copy(), self.dice, self.shuffles, self.draws)

    @property
    def drawn(self) -> int:
        """How much has been drawn."""
        return self._stream.drawn

    def to_data(self) -> list[object]:
        """Return the source as JSON-able data."""
        return self._stream.to_data()


def checked(wanted: CheckGame) -> Verdict:
    """Play a record again and compare everything that is claimed of it."""
    try:
        record = Record.from_data(wanted.record)
        if record.seed is None:
            return Verdict("bad", "damaged")
        record.check_rules()
    except UnknownGame:
        return Verdict("unable", "game")
    except OtherRules:
        return Verdict("unable", "rules")
    except LizaError:
        return Verdict("bad", "damaged")
    if not record.keeps_promise():
        return Verdict("bad", "seed")
    if record.commitment != wanted.promised:
        return Verdict("bad", "promise")
    return _played_again(record, CountingStream(record.stream()), wanted)


def _played_again(record: Record, source: CountingStream, wanted: CheckGame) -> Verdict:
    """Make every choice once more, beside what was told of it."""
    at = 0
    state = None
    try:
        for at, state in enumerate(record.replay(source)):
            step = replays.replay_step(record, at, state, wanted.seat, over=True)
            if at >= len(wanted.told) or _plain(step) != wanted.told[at]:
                return Verdict("bad", "told", at)
    except RecordError:
        return Verdict("bad", "choice" if state is not None else "damaged", None if state is None else at + 1)
    except LizaError:
        return Verdict("bad", "damaged")
    if len(wanted.told) != at + 1:
        return Verdict("bad", "told", at + 1)
    assert state is not None
    if record.ended(state) != record.outcome:
        return Verdict("bad", "end", at)
    counted = state.source
    assert isinstance(counted, CountingStream)
    return Verdict("good", None, None, at, counted.dice, counted.shuffles, counted.draws)


def _plain(step: ReplayStep) -> Any:
    """Return a step as it looks after it was sent."""
    return json.loads(msgspec.json.encode(step))
