"""The sentences of one game in one language.

A message gets one variable for each thing that it speaks of: ``$combatant`` is the name as people read it and
``$combatant-key`` the stable key, for a message that must choose between words (gender, articles). ``$seat`` is a
seat's name and ``$seat-number`` its number. A second thing of the same kind is ``$combatant2``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from liza.kernel.base.outcome import Outcome
from liza.kernel.core.game import Game
from liza.kernel.schema.actions import Kind
from liza.kernel.schema.events import EventKind, Field
from liza.kernel.schema.view import View
from liza.words.texts import Texts, Value, common_texts, room_texts, several

Names = Sequence[str]
"""What the people at the table are called; an empty name, or none at all, means the name of the seat."""

_NO_NAMES: Final[Names] = ()
_PLAYER: Final = "player"
"""The kind whose keys stand for seats: a verb with a target names that player."""


class Words:
    """Speaks about one game in one language; where a room lacks a text, the id stands in for it."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        self.game: Final = game
        self.lang: Final = lang
        self._room: Final[Texts] = room_texts(game, lang)
        self._common: Final[Texts] = common_texts(lang)
        self._named: Final = game.card_names()
        self._clauses: Final = game.card_clauses()
        self._events: Final[dict[str, EventKind]] = {kind.id: kind for kind in game.events}

    # Things.

    def about(self) -> str:
        """Return the game in one sentence."""
        return self._room.text("game-about")

    def name(self, kind: str, key: str | None) -> str:
        """Return what a thing is called: by its pack, else by its room; None is a thing whose face is hidden."""
        if key is None:
            return self._common.text("hidden")
        named = self._named.get(kind, {}).get(key, {}).get(self.lang)
        return self._room.text(f"{kind}-{word(key)}") if named is None else named

    def describe(self, kind: str, key: str) -> str:
        """Return what a thing does: as its pack and its room say it; empty without a description."""
        given = self._named.get(f"{kind}-text", {}).get(key, {}).get(self.lang)
        own = given or self._room.find(f"{kind}-{word(key)}-text")
        clauses = [self._room.text(id, dict(values)) for id, values in self._clauses.get(kind, {}).get(key, [])]
        return " ".join([*([own] if own else []), *clauses])

    def note(self, key: str) -> str:
        """Return the name of a key of whatever kind: the note on a die."""
        for kind in self.game.kinds():
            if key in kind.keys:
                return self.name(kind.id, key)
        return key

    def dice(self) -> str:
        """Return the heading of the dice on the table."""
        return self._common.text("dice")

    def zone(self, id: str) -> str:
        """Return what a place is called."""
        return self._room.text(f"zone-{word(id)}")

    def counter(self, id: str) -> str:
        """Return what a counter counts."""
        return self._room.text(f"counter-{word(id)}")

    def number(self, id: str) -> str:
        """Return what a number on a piece means."""
        return self._room.text(f"number-{word(id)}")

    def sign(self, id: str) -> str:
        """Return the sign for a feature of the game's map; empty where it has none."""
        return self._room.find(f"sign-{word(id)}") or ""

    def feature(self, id: str) -> str:
        """Return the name of a feature of the game's map."""
        return self._room.text(f"feature-{word(id)}")

    def section(self, id: str) -> str:
        """Return what a section of the pack is called in the almanac; empty for one that readers are not shown."""
        return self._room.find(f"section-{word(id)}") or ""

    def option(self, id: str) -> str:
        """Return what an option of the game decides."""
        return self._room.text(f"option-{word(id)}")

    def option_about(self, id: str) -> str:
        """Return what an option is about, in one sentence for the form of a new table."""
        return self._room.text(f"option-{word(id)}-about")

    def option_value(self, id: str, value: object) -> str:
        """Return what one choice of an option means."""
        return self._room.text(f"option-{word(id)}-{slug(value)}")

    def seat(self, seat: int, names: Names = _NO_NAMES) -> str:
        """Return what a seat is called: by its player's name, else by its side, else by its number."""
        if seat < len(names) and names[seat]:
            return names[seat]
        return self._room.find(f"seat-{seat}") or self._common.text("seat", {"number": seat + 1})

    def seats(self, seats: Sequence[int], names: Names = _NO_NAMES) -> str:
        """Return several seats in one phrase."""
        return self.several([self.seat(seat, names) for seat in seats])

    def several(self, phrases: Sequence[str]) -> str:
        """Return phrases as a list that can be read aloud."""
        return several(self.lang, phrases)

    # Sentences.

    def action(self, action: int, seat: int = 0, names: Names = _NO_NAMES) -> str:
        """Return what a seat may choose, as the label of that option."""
        verb, offset = self.game.space.split(action)
        values = {**self._seat_values("seat", seat, names), **self._arguments(verb.kinds, verb.keys(offset), names)}
        return self._room.text(f"verb-{word(verb.id)}", values)

    def ask(self, view: View, names: Names = _NO_NAMES) -> str:
        """Return what is asked now: of the viewer, or who is being waited for."""
        if not view["actors"]:
            return ""
        if view["seat"] not in view["actors"]:
            return self._common.text("waiting", {"seats": self.seats(view["actors"], names)})
        return self._room.text(f"ask-{view['moment']}", self._seat_values("seat", view["seat"] or 0, names))

    def event(self, seen: Mapping[str, int | str | None], names: Names = _NO_NAMES) -> str:
        """Return what happened, as far as it was seen: the argument is what ``Event.seen_by`` returned."""
        kind = self._events[str(seen["event"])]
        hidden = any(field.private and seen[field.id] is None for field in kind.fields)
        values: dict[str, Value] = {}
        for field in kind.fields:
            values.update(self._field(field, seen[field.id], names))
        return self._room.text(f"event-{word(kind.id)}{'-hidden' if hidden else ''}", values)

    def outcome(self, outcome: Outcome, names: Names = _NO_NAMES) -> str:
        """Return why the game ended and what was counted.

        ``$winners`` are names, ``$count`` says how many share the first place, ``$draw`` whether all do (``yes`` or
        ``no``), ``$scores`` is the tally in the order of seats and ``$score-0``, ``$score-1`` … are its numbers.
        """
        id = f"outcome-{word(outcome.reason)}"
        values = self.outcome_values(outcome, names)
        found = self._room.find(id, values)
        return self._common.text(id, values) if found is None else found

    def verdict(self, outcome: Outcome, names: Names = _NO_NAMES) -> str:
        """Return who won, in the words that all games share."""
        values = self.outcome_values(outcome, names)
        return self._common.text("drawn" if values["draw"] == "yes" else "won", values)

    def outcome_values(self, outcome: Outcome, names: Names = _NO_NAMES) -> dict[str, Value]:
        """Return the variables of a sentence about the end."""
        values: dict[str, Value] = {
            "winners": self.seats(outcome.winners, names),
            "count": len(outcome.winners),
            "draw": "yes" if len(outcome.winners) == len(outcome.scores) > 1 else "no",
            "scores": " · ".join(str(score) for score in outcome.scores),
            "best": max(outcome.scores, default=0),
        }
        for seat, score in enumerate(outcome.scores):
            values[f"score-{seat}"] = score
        return values

    # Values.

    def _seat_values(self, id: str, seat: int, names: Names) -> dict[str, Value]:
        return {id: self.seat(seat, names), f"{id}-number": seat}

    def _arguments(self, kinds: Sequence[Kind], keys: Sequence[str], names: Names) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for variable, kind, key in zip(variables(kinds), kinds, keys, strict=True):
            is_player = kind.id == _PLAYER
            values[variable] = self.seat(kind.index(key), names) if is_player else self.name(kind.id, key)
            values[f"{variable}-key"] = key
        return values

    def _field(self, field: Field, value: int | str | None, names: Names) -> dict[str, Value]:
        if is_seat(field) and isinstance(value, int):
            return self._seat_values(field.id, value, names)
        if field.kind is None:
            return {} if value is None else {field.id: value}
        if value is None:
            return {field.id: self._common.text("nothing"), f"{field.id}-key": "none"}
        return {field.id: self.name(field.kind.id, str(value)), f"{field.id}-key": value}


def variables(kinds: Sequence[Kind]) -> list[str]:
    """Return the names of a verb's variables: its kinds, numbered from the second of the same kind on."""
    found: list[str] = []
    for kind in kinds:
        before = sum(1 for other in kinds[: len(found)] if other.id == kind.id)
        found.append(f"{kind.id}{before + 1}" if before else kind.id)
    return found


def is_seat(field: Field) -> bool:
    """Whether a field of an event is a seat: it is called ``seat``, or ``…_seat`` where there are several."""
    return field.kind is None and (field.id == "seat" or field.id.endswith("_seat"))


def word(id: str) -> str:
    """Return an id as a part of a message's id: what Fluent does not allow there becomes a dash."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", id)


def slug(value: object) -> str:
    """Return an option's value as a part of a message's id: letters and digits stay, all else becomes a dash."""
    return re.sub(r"[^A-Za-z0-9]", "-", str(value))
