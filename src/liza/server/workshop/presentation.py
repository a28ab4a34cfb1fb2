"""How the cards of a pack look: what its header says of pictures, colours and flavour, as far as that can be used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from liza.kernel.packs.appearance import ART, COLOURS, FLAVOUR, appearance_faults
from liza.kernel.packs.overlay import OVERLAY
from liza.kernel.packs.pack import Pack
from liza.server.protocol.draft_bodies import PackAppearance

PLAIN: Final = PackAppearance({}, {}, {})
_MOST_ABOUT: Final = 80
"""Letters of a pack's name."""


class CardLook(NamedTuple):
    """How the cards of a pack look where there is no site to ask for its pictures."""

    name: str
    """What the pack calls itself."""
    dress: PackAppearance
    pictures: Mapping[str, bytes]
    """By their hashes, those that the dress names."""


BARE: Final = CardLook("", PLAIN, {})


def look_of(pack: Pack, found: Mapping[str, bytes]) -> CardLook:
    """Return how a pack looks with the pictures that were found; a card whose picture was not has its emblem."""
    name, dress = dressed(pack)
    art = {card: hash for card, hash in dress.art.items() if hash in found}
    return CardLook(name, msgspec.structs.replace(dress, art=art), {hash: found[hash] for hash in set(art.values())})


def dressed(pack: Pack) -> tuple[str, PackAppearance]:
    """Return what a pack calls itself, and its pictures, colours and flavour."""
    header = pack.data.get(OVERLAY)
    if not isinstance(header, dict):
        return "", PLAIN
    wrong = {each.field for each in appearance_faults(header)}
    about = header.get("about")
    name = about[:_MOST_ABOUT] if isinstance(about, str) else ""
    flavour = {
        card: {lang: text for lang, text in texts.items() if text and f"{FLAVOUR}.{card}.{lang}" not in wrong}
        for card, texts in _usable(header, FLAVOUR, wrong).items()
    }
    told = {card: texts for card, texts in flavour.items() if texts}
    return name, PackAppearance(_usable(header, ART, wrong), _usable(header, COLOURS, wrong), told)


def _usable(header: dict[str, Any], field: str, wrong: set[str]) -> dict[str, Any]:
    table = header.get(field)
    if not isinstance(table, dict) or field in wrong:
        return {}
    return {name: value for name, value in table.items() if f"{field}.{name}" not in wrong}
