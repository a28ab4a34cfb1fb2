"""What lies in the box of a game: which cards of a pack are cut alike, how many of each, how many the rulebook counts.

A room says so in its ``box.toml``; a room without one has a deck for every section of its pack.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import DROP, OVERLAY, identity, written
from liza.kernel.packs.pack import PRINTED
from liza.words import Words

BOX: Final = "box.toml"
CARD: Final = (63, 88)
"""The size of a playing card in millimetres."""
_COPIES: Final = "copies"
_LISTED: Final = "printed"
"""The field that lists what is printed of a card that is printed in part."""

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Deck:
    """Things of a pack that share a back and a size."""

    id: str
    name: Mapping[str, str]
    """By language."""
    sections: tuple[str, ...]
    where: Mapping[str, object] = field(default_factory=dict)
    """What fields of an entry must say for it to belong here."""
    having: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    copies: str = _COPIES
    """The field that counts the copies of an entry."""
    split: Mapping[str, int] = field(default_factory=dict)
    """Of entries that are several cards: by the name of its copies, the value of each (``range`` is ``range_1`` …)."""
    kind: str = ""
    """What the things go by in texts; otherwise as their section."""
    line: tuple[str, ...] = ()
    """Fields whose values are named beside the name of the deck."""
    figures: tuple[str, ...] = ()
    """Fields whose numbers are shown; otherwise all that the room has a word for."""
    what: str = "cards"
    back: str = ""
    """What is drawn on their backs; otherwise as the deck is called."""
    width: int = CARD[0]
    height: int = CARD[1]
    round: bool = False
    sets: int = 1
    """How many times the whole deck is there: once for each player or side."""
    slots: int | None = None
    """How many cards of one set the rulebook counts; None where it does not say."""
    rule: str | None = None

    def holds(self, row: Row) -> bool:
        """Whether an entry of one of its sections belongs to it."""
        return (
            all(row.get(name) == value for name, value in self.where.items())
            and all(row.get(name) for name in self.having)
            and not any(row.get(name) for name in self.lacking)
        )


class Item(NamedTuple):
    """One kind of card in a deck."""

    section: str
    key: str
    row: Row
    copies: int
    """In one set."""


@dataclass(frozen=True, slots=True)
class Token:
    """Small things that no pack describes: counters, markers, money."""

    id: str
    name: Mapping[str, str]
    count: int
    """Of each face."""
    width: int
    face: str = ""
    """What is written on it."""
    faces: tuple[str, ...] = ()
    """Several, where they differ by more than their number."""
    back: str = ""
    section: str = ""
    """One for every entry of this section."""


@dataclass(frozen=True, slots=True)
class Help:
    """Cards that remind a player of the rules: the same text for everybody, with a face each."""

    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    """In our own words."""
    kind: str
    """What the faces go by in texts."""
    faces: tuple[str, ...]
    """One card each."""
    rule: str | None = None


class Box(NamedTuple):
    """Everything that can be printed from a pack."""

    decks: tuple[Deck, ...]
    tokens: tuple[Token, ...]
    helps: tuple[Help, ...] = ()


class DeckProgress(NamedTuple):
    """How much of a deck is what the box itself holds."""

    deck: Deck
    typed: int
    """Cards whose every field is said to be printed."""
    slots: int
    said: bool
    """Whether the rulebook says how many there are; otherwise the pack's own count stands in."""


def box_of(game: Game[Any]) -> Box:
    """Return what lies in the box of a game."""
    file = game.file(BOX)
    if not file.is_file():
        return Box(tuple(_plain(game)), ())
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    decks = tuple(
        Deck(**_tuples(row, "sections", "having", "lacking", "line", "figures")) for row in told.get("deck", ())
    )
    tokens = tuple(Token(**_tuples(row, "faces")) for row in told.get("token", ()))
    return Box(decks, tokens, tuple(Help(**_tuples(row, "faces")) for row in told.get("help", ())))


def _tuples(row: Row, *names: str) -> Row:
    return row | {name: tuple(row[name]) for name in names if name in row}


def _plain(game: Game[Any]) -> Iterator[Deck]:
    """Yield a deck for every section of things with an id; one that the room gives no title goes by its own name."""
    speakers = {lang: Words(game, lang) for lang in LANGUAGES}
    for section, rows in game.pack.data.items():
        if isinstance(rows, list) and rows and all("id" in row for row in rows):
            name = {lang: words.section(section) or section for lang, words in speakers.items()}
            yield Deck(section, name, (section,))


def items(deck: Deck, data: Mapping[str, Any]) -> Iterator[Item]:
    """Yield the cards of a deck in the order of the pack, those with no copy left out."""
    for section in deck.sections:
        for row in data.get(section, ()):
            if not deck.holds(row):
                continue
            key = str(row["id"]) if "id" in row else f"{section}_{row['value']}"
            copies = row.get(deck.copies, 1)
            if deck.split:
                counts = copies if isinstance(copies, dict) else {}
                parts = [(f"{key}_{value}", counts.get(name, 0)) for name, value in deck.split.items()]
            else:
                parts = [(key, sum(copies.values()) if isinstance(copies, dict) else int(copies))]
            yield from (Item(section, part, row, count) for part, count in parts if count > 0)


def deck_progress(game: Game[Any]) -> list[DeckProgress]:
    """Return for every deck how many of its cards a pack says are printed as they stand."""
    found = []
    for deck in box_of(game).decks:
        counted = list(items(deck, game.pack.data))
        typed = sum(item.copies for item in counted if item.row.get("origin") == PRINTED)
        total = sum(item.copies for item in counted)
        slots = total if deck.slots is None else deck.slots
        found.append(DeckProgress(deck, min(typed, slots), slots, deck.slots is not None))
    return found


def is_typed_in(game: Game[Any], overlay: Mapping[str, Any]) -> bool:
    """Whether a pack, as it is written, has a place for every card of the box, to copy a printed box into it."""
    decks = box_of(game).decks
    for section in {section for deck in decks for section in deck.sections}:
        rows = game.pack.data.get(section, [])
        key = identity(rows)
        named = [row.get(key) for row in overlay.get(section, ()) if isinstance(row, dict)]
        if any(row[key] not in named for row in rows if any(deck.holds(row) for deck in decks)):
            return False
    return True


def blank_text(game: Game[Any], head: str, slots: Mapping[str, str]) -> str:
    """Return a pack with a blank for every card of the box, to be filled in by its owner.

    A blank has no effect until its fields are written: so the pack can be played from the first card on. ``head`` is
    what stands above everything, ``slots`` what stands above each deck, by its id.
    """
    parts = [*(_comment(line) for line in head.splitlines()), "", f"[{OVERLAY}]", f'game = "{game.id}"']
    done: set[tuple[str, str]] = set()
    for deck in box_of(game).decks:
        parts += ["", "", f"# ==== {slots[deck.id]}"]
        first = 1
        for section, row, copies in _rows(deck, game.pack.data):
            key = identity(game.pack.data[section])
            place = f"{first}" if copies == 1 else f"{first}–{first + copies - 1}"
            first += copies
            name = (section, str(row[key]))
            if name not in done:
                done.add(name)
                parts += ["", f"# ---- {place}", *_blank(section, row, key)]
    for section, rows in game.pack.data.items():
        others = [row for row in rows if "origin" in row] if isinstance(rows, list) else []
        left = [row for row in others if (section, str(row[identity(rows)])) not in done]
        if left:
            parts += ["", "", f"# ==== {section}"]
            parts += [line for row in left for line in ("", *_blank(section, row, identity(rows)))]
    return "\n".join(parts) + "\n"


def _rows(deck: Deck, data: Mapping[str, Any]) -> Iterator[tuple[str, Row, int]]:
    """Yield the entries of a deck with all their copies."""
    found: dict[int, tuple[str, Row, int]] = {}
    for item in items(deck, data):
        section, row, copies = found.get(id(item.row), (item.section, item.row, 0))
        found[id(item.row)] = (section, row, copies + item.copies)
    yield from found.values()


def _blank(section: str, row: Row, key: str) -> list[str]:
    """Return an entry that only says which card it stands for, with its other fields to be filled in."""
    fields = [name for name in row if name not in {key, "origin", _LISTED}]
    return [
        f"[[{section}]]",
        f"{key} = {written(row[key])}",
        *(f"# {name} = {_hint(row[name])}".rstrip() for name in fields),
        *([f'# {DROP} = ["{_LISTED}"]'] if _LISTED in row else []),
        f'# origin = "{PRINTED}"',
    ]


def _hint(value: Any) -> str:
    """Return what stands for a field to be filled in: empty for names and numbers, ours as an example otherwise."""
    if isinstance(value, dict) and set(value) == set(LANGUAGES):
        return "{ " + ", ".join(f'{lang} = ""' for lang in LANGUAGES) + " }"
    return "" if isinstance(value, int | str) else written(value)


def _comment(line: str) -> str:
    return f"# {line}".rstrip()
