"""The almanac of a game: every card, character, monster or event of its pack, as a reader wants to look it up."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from liza.kernel.pack import ORIGINS
from liza.kernel.rulebook import LANGUAGES
from liza.server import bodies, catalogue, wire

_COPIES: Final = "copies"


@cache
def almanac(id: str) -> list[bodies.Chapter]:
    """Return the chapters of a game's pack in its order; a section that the room gives no title is none."""
    game = catalogue.find(id)
    known: dict[str, list[bodies.CardInfo]] = {}
    for card in catalogue.cards(id):
        known.setdefault(card.key, []).append(card)
    chapters = []
    for section, rows in game.pack.data.items():
        title = catalogue.section_name(game, section)
        if title is not None and isinstance(rows, list):
            chapters.append(bodies.Chapter(section, title, [_entry(section, row, known) for row in rows]))
    return chapters


def _entry(section: str, row: dict[str, Any], known: dict[str, list[bodies.CardInfo]]) -> bodies.AlmanacEntry:
    """Return a card of the pack: what it says of itself, and its text from the kind that tells it best."""
    key = str(row["id"]) if "id" in row else f"{section}_{row['value']}"
    cards = sorted(known.get(key, []), key=lambda card: (card.text is None, card.kind != section))
    told = cards[0] if cards else None
    copies = row.get(_COPIES)
    return bodies.AlmanacEntry(
        key=key,
        kind=section if told is None else told.kind,
        name=_name(row, told),
        text=None if told is None else told.text,
        numbers={name: value for name, value in row.items() if type(value) is int and name != _COPIES},
        copies=sum(copies.values()) if isinstance(copies, dict) else copies,
        origin=row["origin"] if row.get("origin") in ORIGINS else None,
        printed=list(row.get("printed", ())),
    )


def _name(row: dict[str, Any], told: bodies.CardInfo | None) -> wire.Text:
    """Return a card's name as the pack writes it, or as the room does where the pack leaves it out."""
    if "name" in row or told is None:
        return wire.Text(**{lang: row["name"][lang] for lang in LANGUAGES})
    return told.name
