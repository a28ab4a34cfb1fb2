"""A game as it is kept: a header and the list of actions. Everything else can be worked out from them again."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from liza.games import game as find_game
from liza.kernel.base.errors import BadNotation, CannotLeave, IllegalAction, LizaError, OtherRules, RecordError
from liza.kernel.base.outcome import Outcome
from liza.kernel.base.source import Source, Stream, commitment, fresh_secret, seeded
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.packs.pack import Pack
from liza.match.entropy import chance_key, is_entropy

FORMAT: Final = 1
_WITH_ENTROPY: Final = 2
"""Of records whose chance the players have added to: an older reader would take the seed for all of it."""
LEAVES: Final = "leaves"
"""Written in the place of an action where a player left the game for good; no verb of a game is called so."""


class Ending:
    """How the players ended a game that the rules had not ended: by resignation or an agreed draw."""

    __slots__ = ("seat",)

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat
        """Who resigned; None for a draw."""

    def outcome(self, seats: int) -> Outcome:
        """Return who came where: a seat that resigned comes last, all others share their place."""
        everybody = range(seats)
        if self.seat is None:
            return Outcome("agreed", [everybody], [0] * seats)
        return Outcome("resigned", [[seat for seat in everybody if seat != self.seat], [self.seat]], [0] * seats)

    def to_data(self) -> dict[str, Any]:
        """Return the ending as JSON-able data."""
        return {"resigned": self.seat}


class Record:
    """Header and actions of one game, finished or not."""

    def __init__(
        self,
        *,
        game: str,
        version: int,
        options: Mapping[str, Any],
        names: Sequence[str],
        seed: int | bytes | None,
        committed: str,
        pack_hash: str,
        pack: Pack | None = None,
        bound: Game[Any] | None = None,
    ) -> None:
        self.game: Final = game
        self._bound: Final = bound
        """The game with its pack, where it was at hand when the record was begun: reading a pack takes long."""
        self.version: Final = version
        self.options: Final = dict(options)
        self.names: Final = list(names)
        """Who sits where, one name per seat."""
        self.seed: Final = seed
        """An integer, a table's secret, or None while the secret is kept."""
        self.entropy: Final = [""] * len(self.names)
        """What each seat has added to chance, in hexadecimal; empty for those who have not."""
        self.commitment: Final = committed
        self.pack_hash: Final = pack_hash
        self.pack: Final = pack
        """The pack itself where it is not the game's own: a record must replay wherever it is taken."""
        self.actions: list[tuple[int, str]] = []
        """Seat and notation, in order; or a seat and LEAVES."""
        self.outcome: dict[str, Any] | None = None
        self.ending: Ending | None = None

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        *,
        seats: int | None = None,
        seed: int | bytes | None = None,
        names: Sequence[str] | None = None,
        **options: Any,
    ) -> Record:
        """Return the record of a game that is about to begin; without a seed a fresh secret is drawn."""
        count = game.check_seats(seats)
        if names is not None and len(names) != count:
            raise RecordError(f"{count} seats need {count} names, not {len(names)}.")
        seed = fresh_secret() if seed is None else seed
        return cls(
            game=game.id,
            version=game.version,
            options=game.check_options(options),
            names=names or [""] * count,
            seed=seed,
            committed=commitment(seeded(seed).key),
            pack_hash=game.pack.hash,
            pack=None if game.pack.hash == find_game(game.id).pack.hash else game.pack,
            bound=game,
        )

    # Replaying.

    def start(self, source: Source | None = None) -> State:
        """Return the state before the first action; its chance comes from the seed, or from a source handed in."""
        game = self._bound_game()
        options = game.recall_options(self.options)
        state: State = game.new(seats=len(self.names), source=source or self.stream(), **options)
        return state

    def replay(self, source: Source | None = None) -> Iterator[State]:
        """Yield the first state and the state after each action; each is a state of its own."""
        state = self.start(source)
        yield state.clone()
        for at in range(len(self.actions)):
            self.redo(state, at)
            yield state.clone()

    def redo(self, state: State, at: int) -> None:
        """Apply the action at a place of the record to the state before it."""
        seat, text = self.actions[at]
        try:
            if text == LEAVES:
                state.leave(seat)
            else:
                state.apply(seat, state.game.parse(text))
        except CannotLeave as fault:
            raise RecordError(f"Action {at + 1} of the record cannot be: {fault}", *_at(at)) from None
        except BadNotation as fault:
            raise RecordError(f"Action {at + 1} of the record cannot be read: {fault}", *_at(at)) from None
        except IllegalAction as fault:
            illegal = f"Action {at + 1} of the record, {text!r}, is not legal there: {fault}"
            raise RecordError(illegal, *_at(at)) from None

    def final(self) -> State:
        """Return the state after the last action."""
        *_, last = self.replay()
        return last

    def verify(self) -> State:
        """Check the record from end to end and return its last state; say what is wrong if anything is."""
        if not self.keeps_promise():
            raise RecordError("The seed is not the one that was committed to before the game.", "record-seed")
        state = self.final()
        found = self.ended(state)
        if found != self.outcome:
            claim = f"The record claims the outcome {self.outcome}, but its actions lead to {found}."
            raise RecordError(claim, "record-outcome")
        return state

    def ended(self, state: State) -> dict[str, Any] | None:
        """Return how the game ended if this is its last state: by the rules, or as the players ended it."""
        ended = state.outcome if self.ending is None or state.over else self.ending.outcome(len(self.names))
        return None if ended is None else ended.to_data()

    def check_rules(self, file: str = "") -> None:
        """Refuse a record that was played under another version of the rules: it would become another game."""
        game = find_game(self.game)
        if game.version != self.version:
            raise OtherRules(game.title, self.version, game.version, file)

    def _bound_game(self) -> Game[Any]:
        if self._bound is not None:
            return self._bound
        self.check_rules()
        game = find_game(self.game)
        if self.pack is not None:
            game = game.bind(self.pack)
        if game.pack.hash != self.pack_hash:
            raise RecordError(
                f"The record was played with another card pack than the {game.pack.name} pack found here.",
                "record-pack",
            )
        return game

    def keeps_promise(self) -> bool:
        """Whether the seed is the one whose hash was published before the game."""
        return commitment(self._secret()) == self.commitment

    def stream(self) -> Stream:
        """Return all chance of the game from its beginning on: it follows from the seed and what the seats added."""
        return Stream(chance_key(self._secret(), self.entropy))

    def _secret(self) -> bytes:
        if self.seed is None:
            text = "The seed of this game has not been published, so it cannot be replayed yet."
            raise RecordError(text, "record-secret")
        return seeded(self.seed).key

    # Reading and writing.

    def to_data(self) -> dict[str, Any]:
        """Return the record as JSON-able data."""
        data: dict[str, Any] = {
            "liza": _WITH_ENTROPY if any(self.entropy) else FORMAT,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "names": self.names,
            "seed": self.seed.hex() if isinstance(self.seed, bytes) else self.seed,
            "commitment": self.commitment,
            "pack_hash": self.pack_hash,
            "actions": [f"{seat} {text}" for seat, text in self.actions],
            "outcome": self.outcome,
        }
        if any(self.entropy):
            data["entropy"] = self.entropy
        if self.ending is not None:
            data["ending"] = self.ending.to_data()
        if self.pack is not None:
            data["pack"] = {"name": self.pack.name, "text": self.pack.text}
        return data

    @classmethod
    def from_data(cls, data: Any) -> Record:
        """Return the record that ``to_data`` wrote, or say what is wrong with the data."""
        if not isinstance(data, dict) or "liza" not in data:
            raise RecordError("This is not a record of a game.", "record-none")
        if data["liza"] not in {FORMAT, _WITH_ENTROPY}:
            text = f"The record has format {data['liza']!r}; this version reads format {FORMAT}."
            raise RecordError(text, "record-format")
        try:
            return cls._from_checked(data)
        except KeyError as fault:
            raise RecordError(f"The record is damaged: {fault} is missing.", "record-damaged") from None
        except (TypeError, ValueError) as fault:
            raise RecordError(f"The record is damaged: {fault}.", "record-damaged") from None

    @classmethod
    def _from_checked(cls, data: dict[str, Any]) -> Record:
        seed = data["seed"]
        if isinstance(seed, str):
            seed = bytes.fromhex(seed)
        elif seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
            raise TypeError("seed is neither a number nor a secret")
        for field, kind in (("game", str), ("commitment", str), ("pack_hash", str), ("version", int),
                            ("options", dict), ("names", list), ("actions", list)):  # fmt: skip
            if not isinstance(data[field], kind):
                raise TypeError(f"{field} is not a {kind.__name__}")
        if data["outcome"] is not None and not isinstance(data["outcome"], dict):
            raise TypeError("outcome is not a dict")
        record = cls(
            game=data["game"],
            version=data["version"],
            options=data["options"],
            names=[str(name) for name in data["names"]],
            seed=seed,
            committed=data["commitment"],
            pack_hash=data["pack_hash"],
            pack=_read_pack(data["pack"]) if "pack" in data else None,
        )
        record.actions = [_read_action(line) for line in data["actions"]]
        record.outcome = data["outcome"]
        record.ending = _read_ending(data.get("ending"), len(record.names))
        if data["liza"] == _WITH_ENTROPY:
            record.entropy[:] = _read_entropy(data["entropy"], len(record.names))
        return record

    def save(self, path: str | Path) -> None:
        """Write the record; a file that is there already is replaced whole or not at all."""
        path = Path(path)
        text = json.dumps(self.to_data(), ensure_ascii=False, indent=1) + "\n"
        try:
            handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
            try:
                # A name may hold what UTF-8 cannot; written with a backslash it is just what JSON expects.
                with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
                    file.write(text)
                    file.flush()
                    os.fsync(file.fileno())
                Path(draft).replace(path)
            except BaseException:
                Path(draft).unlink(missing_ok=True)
                raise
        except OSError as fault:
            raise RecordError(f"The record cannot be written to {path}: {fault.strerror}.") from None

    @classmethod
    def load(cls, path: str | Path, *, any_rules: bool = False) -> Record:
        """Read a record from a file.

        One that was played under another version of the rules is refused, unless it is only to be looked at: with
        ``any_rules`` it is read all the same, and refused when it is replayed.
        """
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as fault:
            case = "file-missing" if isinstance(fault, FileNotFoundError) else "file-unreadable"
            raise RecordError(f"{path} cannot be read: {fault.strerror}.", case) from None
        except UnicodeDecodeError:
            raise RecordError(f"{path} is not a record of a game.", "record-none") from None
        try:
            data = json.loads(text)
        except ValueError as fault:
            raise RecordError(f"{path} is damaged or cut off: {fault}.", "record-damaged") from None
        except RecursionError:
            raise RecordError(f"{path} is not a record of a game: it is nested too deeply.", "record-none") from None
        try:
            record = cls.from_data(data)
            if not any_rules:
                record.check_rules(str(path))
        except OtherRules:
            raise
        except LizaError as fault:
            raise RecordError(f"{path}: {fault}", fault.case, fault.values) from None
        return record


def _at(place: int) -> tuple[str, dict[str, str | int]]:
    """Return how an error says in any language that the action at this place cannot be."""
    return "record-action", {"at": place + 1}


def _read_action(line: object) -> tuple[int, str]:
    seat, space, text = line.partition(" ") if isinstance(line, str) else ("", "", "")
    if not (space and seat.isascii() and seat.isdecimal()):
        raise ValueError(f"an action is a seat and a text, not {line!r}")
    return int(seat), text


def _read_entropy(data: object, seats: int) -> list[str]:
    found = [str(text) for text in data] if isinstance(data, list) else []
    if len(found) != seats or any(text and not is_entropy(text) for text in found):
        raise ValueError("entropy is not 32 bytes in hexadecimal, or nothing, for each seat")
    return found


def _read_ending(data: object, seats: int) -> Ending | None:
    if data is None:
        return None
    seat = data.get("resigned", seats) if isinstance(data, dict) else seats
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats):
        raise ValueError(f"an ending names who resigned, or nobody, not {data!r}")
    return Ending(seat)


def _read_pack(data: object) -> Pack:
    if not isinstance(data, dict) or not all(isinstance(data.get(field), str) for field in ("text", "name")):
        raise TypeError("pack has no text and name")
    return Pack(data["text"], data["name"])
