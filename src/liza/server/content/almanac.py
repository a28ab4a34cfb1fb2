"""The almanac of a game: every card, character, monster or event of its pack, as a reader wants to look it up."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.kernel.packs.pack import ORIGINS
from liza.server.content import catalogue
from liza.server.content.card_rules import spoken_of, touched
from liza.server.protocol import bodies, wire

MEASURED: Final = "measured.json"
"""What a room says was measured of its cards; `scripts/generate balance` writes it."""
_COPIES: Final = "copies"


class _Known(NamedTuple):
    """What is known of cards beside their rows in the pack, by their keys."""

    cards: Mapping[str, list[bodies.CardInfo]]
    rules: Mapping[str, list[str]]
    measured: Mapping[tuple[str, str], bodies.CardMeasureInfo]


@cache
def almanac(id: str) -> list[bodies.Chapter]:
    """Return the chapters of a game's own pack."""
    game = catalogue.find(id)
    return chapters(game, catalogue.cards(id))


def chapters(game: Game[Any], told: Sequence[bodies.CardInfo]) -> list[bodies.Chapter]:
    """Return the chapters of a pack in its order, given its cards; a section that the room gives no title is none."""
    cards: dict[str, list[bodies.CardInfo]] = {}
    for card in told:
        cards.setdefault(card.key, []).append(card)
    sections = {
        section: (title, rows)
        for section, rows in game.pack.data.items()
        if (title := catalogue.section_name(game, section)) is not None and isinstance(rows, list)
    }
    names: dict[str, set[str]] = {}
    for section, (_, rows) in sections.items():
        for row in rows:
            key = _key(section, row)
            name = _name(row, cards[key][0] if key in cards else None)
            names.setdefault(key, set()).update((name.es, name.en))
    known = _Known(cards, touched(game, names), _measured(game))
    return [
        bodies.Chapter(section, title, spoken_of(game, title.es), [_entry(section, row, known) for row in rows])
        for section, (title, rows) in sections.items()
    ]


def _key(section: str, row: dict[str, Any]) -> str:
    return str(row["id"]) if "id" in row else f"{section}_{row['value']}"


def _entry(section: str, row: dict[str, Any], known: _Known) -> bodies.AlmanacEntry:
    """Return a card of the pack: what it says of itself, and its text from the kind that tells it best."""
    key = _key(section, row)
    cards = sorted(known.cards.get(key, []), key=lambda card: (card.text is None, card.kind != section))
    told = cards[0] if cards else None
    copies = row.get(_COPIES)
    kind = section if told is None else told.kind
    return bodies.AlmanacEntry(
        key=key,
        kind=kind,
        name=_name(row, told),
        text=None if told is None else told.text,
        numbers={name: value for name, value in row.items() if type(value) is int and name != _COPIES},
        copies=sum(copies.values()) if isinstance(copies, dict) else copies,
        origin=row["origin"] if row.get("origin") in ORIGINS else None,
        printed=list(row.get("printed", ())),
        rules=known.rules.get(key, []),
        measured=known.measured.get((kind, key)) or known.measured.get((section, key)),
    )


def _measured(game: Game[Any]) -> dict[tuple[str, str], bodies.CardMeasureInfo]:
    """Return the measurements of the cards by kind and key; empty if they were made with other cards or rules."""
    file = game.file(MEASURED)
    told = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    if (told.get("pack"), told.get("version")) != (game.pack.hash, game.version):
        return {}
    bots = ", ".join(told["bots"])
    found = {}
    for name, (had, played, *wins) in told["cards"].items():
        kind, _, key = name.partition(" ")
        value, low, high = wins or (None, None, None)
        found[kind, key] = bodies.CardMeasureInfo(told["games"], bots, had, played, value, low, high)
    return found


def _name(row: dict[str, Any], told: bodies.CardInfo | None) -> wire.Text:
    """Return a card's name as the pack writes it, or as the room does where the pack leaves it out."""
    if "name" in row or told is None:
        return wire.Text(**{lang: row["name"][lang] for lang in LANGUAGES})
    return told.name
