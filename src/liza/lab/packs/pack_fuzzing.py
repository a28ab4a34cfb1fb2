"""Random packs within the schema of a game, played at random: none may break it.

The entries of the base pack lend their ids, and the values that are needed to set a game up at all; everything else is
drawn from what the reader asks for: any word that it allows, any number within its bounds, fields there or left out,
entries added and removed. What the reader refuses is mended as its faults say until it accepts the pack. Then it is
played at random, with everything that a table would do along the way: views, texts, hints, copies, refusals.
"""

from __future__ import annotations

import random
import traceback
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from functools import lru_cache
from typing import Any, Final, NamedTuple

from liza.kernel.base.errors import Fault, PackError
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.base.source import seeded
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.packs.overlay import identity
from liza.kernel.packs.pack import DO, ORIGINAL, FieldSpec, Pack
from liza.kernel.rollout.layout import Layout
from liza.lab.packs.pack_schema import Fields, Path, pack_fields, pack_text
from liza.words import Words

Data = dict[str, Any]
_KEPT: Final = ("id", "name", "origin", "printed")
"""Fields that the rules do not read; they stay."""
_ROUNDS: Final = 40
"""How often a pack is mended before it is given up."""
_LESSONS: Final = 6
"""Attempts to find out whether the game bears any values in a field."""
_RARELY: Final = 30
"""One time in so many a field is drawn that it does not."""
_MOST_DECISIONS: Final = 3_000
"""A game that asks more often is left there: a pack may make a game long."""
_LOOKED_AT: Final = 0.08
"""How many of the decisions are looked at with everything that a table may do."""


class FuzzFailure(NamedTuple):
    """A pack that the reader accepts and the game does not bear."""

    seed: int
    error: str
    """Its last line."""
    where: str
    """The place in the code that it comes from."""
    text: str
    """The pack."""


class PackGenerator:
    """Makes packs of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self._fields: Final[Fields] = pack_fields(game.id)
        self._tables: Final = [table for table in self._fields.tables() if self._is_free(table)]
        self._ids: Final = {table: identity(game.pack.data[table]) for table in self._tables}
        """The field that tells the entries of a section apart."""
        self._stiff: Final[Counter[tuple[str, str]]] = Counter()
        """Fields that the game cannot do with just any values of, by table: drawn rarely, and put back first."""
        for table in self._tables:
            for name in ("", *self._fields.inside((table,))):
                if name not in _KEPT and not self._bears(table, name):
                    self._stiff[table, name] = _RARELY

    def _is_free(self, table: str) -> bool:
        """Whether a section lists cards and the like: a map, say, is not drawn at random."""
        fields = self._fields.inside((table,))
        return isinstance(self.game.pack.data.get(table), list) and ("origin" in fields or "copies" in fields)

    def _copy(self) -> Data:
        """Return what the base says, without the marks for printed cards."""
        data: Data = deepcopy(self.game.pack.data)
        for row in [row for table in self._tables for row in data[table] if "origin" in row]:
            row["origin"] = ORIGINAL
            row.pop("printed", None)
        return data

    def _bears(self, table: str, name: str) -> bool:
        """Whether a game can still be set up when one field of a section is drawn and the rest stays."""
        rng = random.Random(f"{table} {name}")
        data = self._copy()
        if name:
            for row in data[table]:
                self._put(row, name, self._fields.inside((table,))[name], rng)
        else:
            self._change_entries(table, data[table], rng)
        for number in range(_LESSONS):
            try:
                self.game.bind(Pack("", "drawn", data=data))
            except PackError as error:
                if not self._mend(data, error.faults, number, rng):
                    return False
            else:
                return True
        return False

    def make(self, seed: int) -> tuple[Game[Any], str] | None:
        """Return the game with a pack of its own, and the pack's text; None where none was accepted."""
        rng = random.Random(f"{self.game.id} {seed}")
        data = self._copy()
        share = rng.choice((0.3, 0.6, 1.0))
        for table in self._tables:
            self._draw(table, data[table], share, rng)
        for number in range(_ROUNDS):
            try:
                self.game.bind(Pack("", "drawn", data=data))  # what is wrong is told without its text too
                text = pack_text(data)
                return self.game.bind(Pack(text, f"made-{seed}")), text
            except PackError as error:
                self._mend(data, error.faults, number, rng)
        return None

    def _draw(self, table: str, rows: list[Data], share: float, rng: random.Random) -> None:
        """Draw the entries of a section: those of the base with other values, some gone, some new."""
        for row in rows:
            for name, each in self._fields.inside((table,)).items():
                if (
                    name not in _KEPT
                    and name != self._ids[table]
                    and rng.random() < share / (1 + self._stiff[table, name])
                ):
                    self._put(row, name, each, rng)
        if rng.random() < share / (1 + self._stiff[table, ""]):
            self._change_entries(table, rows, rng)

    def _change_entries(self, table: str, rows: list[Data], rng: random.Random) -> None:
        """Take some entries out and put new ones in, where entries go by any id."""
        asked = self._fields.inside((table,)).get("id", [])
        if asked and not asked[0].allowed:
            del rows[rng.randint(1, len(rows)) :]
            for number in range(rng.randint(0, 3)):
                rows.append({**deepcopy(rng.choice(rows)), "id": f"new_{table}_{number}"})

    def _put(self, row: Data, name: str, each: Sequence[FieldSpec], rng: random.Random) -> None:
        """Draw a field anew; what may be left out sometimes is."""
        if not self._fields.needed(each[0]) and rng.random() < 0.3:
            row.pop(name, None)
        else:
            row[name] = self._value(each, rng)

    def _value(self, each: Sequence[FieldSpec], rng: random.Random) -> Any:
        asked = rng.choice(each)
        if asked.form == "whole":
            return rng.choice((asked.low, asked.high, rng.randint(asked.low, asked.high)))
        if asked.form == "word":
            return rng.choice(asked.allowed) if asked.allowed else f"word_{rng.randrange(10)}"
        if asked.form == "words":
            return rng.sample(asked.allowed, rng.randint(0, min(4, len(asked.allowed))))
        if asked.form == "texts":
            return dict.fromkeys(LANGUAGES, f"Texto {rng.randrange(10)}")
        if asked.form == "parts":
            return [self._part(asked.path, rng) for _ in range(rng.choice((0, 1, 1, 2, 3)))]
        return self._part(asked.path, rng)

    def _part(self, path: Path, rng: random.Random) -> Data:
        """Draw a small table: a word, and the fields that go with it."""
        fields = self._fields.inside(path)
        word = rng.choice(fields[DO][0].allowed) if DO in fields else ""
        part: Data = {DO: word} if word else {}
        for name, each in fields.items():
            beside = [asked for asked in each if asked.word in {"", word}]
            if name != DO and beside and (beside[0].word or rng.random() < 0.7):
                part[name] = self._value(beside, rng)
        return part

    def _mend(self, data: Data, faults: Sequence[Fault], number: int, rng: random.Random) -> bool:
        """Change what the reader complains of; what it does not place is put back as the base has it, bit by bit.

        Returns whether all complaints were about entries.
        """
        placed = True
        for fault in faults:
            where, _, rest = fault.text.partition(": ")
            words = where.split()
            table = words[0] if words else ""
            if table in self._tables and len(words) == 3 and not where.startswith("expected"):
                rows = [row for row in data[table] if str(row.get(self._ids[table])) == words[1]]
                for row in rows:
                    self._mend_entry(table, row, words[2], rest, rng)
            else:
                placed = False
        if not placed or number > _ROUNDS // 2:
            self._put_back(data, 1 + number // 4, rng)
        return placed

    def _mend_entry(self, table: str, row: Data, field: str, rest: str, rng: random.Random) -> None:
        """Change the field of an entry that is complained of."""
        inner, _, told = rest.partition(": ")
        each = self._fields.inside((table,)).get(field)
        value = row.get(field)
        parts = [part for part in (value if isinstance(value, list) else [value]) if isinstance(part, dict)]
        if rest.startswith("unknown field") or each is None:
            row.pop(field, None)
        elif rest.endswith("found nothing") and not told:
            row[field] = self._value(each, rng)
        elif told.startswith("unknown field"):
            for part in parts:
                part.pop(inner, None)
        elif told.endswith("found nothing"):
            beside = self._fields.inside((table, field)).get(inner, [])
            for part in parts:
                word = part.get(DO, "")
                if inner not in part and beside:
                    part[inner] = self._value([asked for asked in beside if asked.word in {"", word}] or beside, rng)
        elif rng.random() < 0.3:
            base = self._base(table, row)
            row.pop(field, None)
            row.update({field: deepcopy(base[field])} if field in base else {})
        else:
            row[field] = self._value(each, rng)

    def _base(self, table: str, row: Data) -> Data:
        rows: list[Data] = self.game.pack.data[table]
        key = self._ids[table]
        return next((each for each in rows if each[key] == row.get(key)), rows[0])

    def _put_back(self, data: Data, many: int, rng: random.Random) -> None:
        """Give some fields of a section, or its list of entries, back what the base says: the likeliest culprits."""
        changed = [
            (table, name)
            for table in self._tables
            for name in self._fields.inside((table,))
            if any(row.get(name) != self._base(table, row).get(name) for row in data[table]) and name not in _KEPT
        ]
        base = self.game.pack.data
        for table, key in self._ids.items():
            if [row.get(key) for row in data[table]] != [row.get(key) for row in base[table]]:
                changed.append((table, ""))
        rng.shuffle(changed)
        changed.sort(key=lambda place: -self._stiff[place])
        for table, name in changed[:many]:
            self._put_back_one(data, table, name)

    def _put_back_one(self, data: Data, table: str, name: str) -> None:
        if not name:
            key = self._ids[table]
            rows = {row.get(key): row for row in data[table]}
            data[table] = [rows.get(row[key]) or deepcopy(row) for row in self.game.pack.data[table]]
            return
        for row in data[table]:
            base = self._base(table, row)
            row.pop(name, None)
            row.update({name: deepcopy(base[name])} if name in base else {})


def play(game: Game[Any], seed: int) -> None:
    """Play a game at random and look at it as a table would; whatever goes wrong is raised."""
    rng = random.Random(seed)
    options = {id: rng.choice(option.values) for id, option in game.options.items()}
    state = game.new(seats=rng.choice(game.seats), seed=seed, **options)
    words = Words(game, rng.choice(LANGUAGES))
    for kind, clauses in game.card_clauses().items():
        for key in clauses:
            words.describe(kind, key)
    for _ in range(_MOST_DECISIONS):
        if rng.random() < _LOOKED_AT or state.over:
            _look(game, state, words, rng)
        if state.over:
            return
        seat = rng.choice(state.actors)
        state.apply(seat, _chosen(state, seat, rng))


def _chosen(state: State, seat: int, rng: random.Random) -> int:
    """Return an action at random; a seat that is asked must have one."""
    legal = state.legal(seat)
    if not legal:
        raise AssertionError(f"{state!r} offers nothing to choose")
    return rng.choice(legal)


@lru_cache(maxsize=1)
def _layout(game: Game[Any]) -> Layout:
    return Layout(game)


def _look(game: Game[Any], state: State, words: Words, rng: random.Random) -> None:
    """Do what a table does around a decision."""
    for event in state.events:
        seen = event.seen_by(rng.randrange(state.seats))
        if seen is not None:
            words.event(seen)
    seat = rng.randrange(state.seats)
    state.view(None)
    state.view(seat)
    _layout(game).observe(state, seat)
    if state.over:
        return
    seat = rng.choice(state.actors)
    world = state.determinize(seat, seeded(rng.getrandbits(32)))
    game.evaluate(world, seat)
    world.apply(seat, _chosen(world, seat, rng))
    game.evaluate(world, seat)
    restored = game.restore(state.to_data())
    if restored.legal(seat) != state.legal(seat):
        raise AssertionError("a state that was written down and taken up again offers something else")
    game.explain(state, seat, rng.randrange(game.actions))
    if game.leaves and len(state.staying) > 1:
        state.clone().leave(rng.choice(state.staying))


def try_pack(maker: PackGenerator, seed: int) -> FuzzFailure | bool:
    """Make a pack and play it once: what broke, or whether a pack was made."""
    text = ""
    try:
        made = maker.make(seed)
        if made is None:
            return False
        game, text = made
        play(game, seed)
    except Exception as error:  # noqa: BLE001 - whatever it is, it would have ended a table
        frames = traceback.extract_tb(error.__traceback__)
        last = frames[-1]
        told = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
        return FuzzFailure(seed, told, f"{last.filename.rpartition('/liza/')[2]}:{last.lineno} {last.name}", text)
    return True
