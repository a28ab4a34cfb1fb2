"""What an overlay says of how its cards look, and not of what they do: pictures, colours and flavour.

A picture goes by its hash: a pack says which one, never where from. Letters must be readable on a colour. Flavour is a
short plain sentence without a meaning for the game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.packs.pack_text import is_plain

ART: Final = "art"
"""``art = { "armour.garra" = "HASH" }``: for an entry of a section, a picture."""
COLOURS: Final = "colours"
"""``colours = { band = "#5a4632" }``."""
FLAVOUR: Final = "flavour"
"""``flavour = { "armour.garra" = { es = "Muerde.", en = "It bites." } }``: in either language, or in both."""
BAND: Final = "band"
"""The title's band, on which letters are white."""
GROUND: Final = "ground"
"""The card's paper, on which letters are dark."""
INKS: Final = {BAND: "#ffffff", GROUND: "#2b2018"}
LEAST_CONTRAST: Final = 4.5
"""Of letters to their ground, as WCAG asks of plain text."""
MOST_PICTURES: Final = 400
MOST_FLAVOUR: Final = 160
"""Letters of a card's flavour in a language."""
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_NAME: Final = re.compile(r"\w{1,60}\.\w{1,80}")
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


class AppearanceFault(NamedTuple):
    """A fault in a field of the header."""

    field: str
    text: str
    case: str
    values: Mapping[str, str]


def appearance_faults(header: Mapping[str, Any]) -> list[AppearanceFault]:
    """Return what is wrong with the pictures, the colours and the flavour of an overlay."""
    return [
        *_art_faults(header.get(ART, {})),
        *_colour_faults(header.get(COLOURS, {})),
        *_flavour_faults(header.get(FLAVOUR, {})),
    ]


def _art_faults(art: Any) -> Iterator[AppearanceFault]:
    if not isinstance(art, dict) or len(art) > MOST_PICTURES:
        yield AppearanceFault(
            ART, f"expected a small table of at most {MOST_PICTURES} pictures", "art", {"most": f"{MOST_PICTURES}"}
        )
        return
    for name, hash in art.items():
        if not _NAME.fullmatch(name) or not isinstance(hash, str) or not _HASH.fullmatch(hash):
            yield AppearanceFault(
                f"{ART}.{name}", "expected the hash of a picture, for a section and an entry", "picture", {}
            )


def _colour_faults(colours: Any) -> Iterator[AppearanceFault]:
    if not isinstance(colours, dict):
        yield AppearanceFault(COLOURS, f"expected a small table with {', '.join(INKS)}", "colours", {})
        return
    for name, colour in colours.items():
        field = f"{COLOURS}.{name}"
        if name not in INKS or not isinstance(colour, str) or not _COLOUR.fullmatch(colour):
            yield AppearanceFault(field, f"expected {' or '.join(INKS)} as #rrggbb", "colours", {})
            continue
        found = contrast(colour, INKS[name])
        if found < LEAST_CONTRAST:
            text = f"letters would stand out {found:.1f} to 1; expected {LEAST_CONTRAST} or more"
            yield AppearanceFault(field, text, "contrast", {"found": f"{found:.1f}", "least": f"{LEAST_CONTRAST}"})


def _flavour_faults(flavour: Any) -> Iterator[AppearanceFault]:
    most = {"most": f"{MOST_FLAVOUR}"}
    if not isinstance(flavour, dict) or len(flavour) > MOST_PICTURES:
        yield AppearanceFault(FLAVOUR, f"expected a small table of at most {MOST_PICTURES} cards", "flavour", most)
        return
    for name, texts in flavour.items():
        if not _NAME.fullmatch(name) or not isinstance(texts, dict) or not set(texts) <= set(LANGUAGES):
            yield AppearanceFault(
                f"{FLAVOUR}.{name}", "expected es and en, for a section and an entry", "flavour", most
            )
            continue
        for lang, text in texts.items():
            if not isinstance(text, str) or len(text) > MOST_FLAVOUR or not is_plain(text) or set(text) & set("<>"):
                said = f"expected at most {MOST_FLAVOUR} plain letters without < and >"
                yield AppearanceFault(f"{FLAVOUR}.{name}.{lang}", said, "flavour", most)


def contrast(one: str, other: str) -> float:
    """Return how far two colours stand out from each other, from 1 to 21 (WCAG's ratio)."""
    light, dark = sorted([_luminance(one), _luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = [_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5)]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    power: float = ((part + 0.055) / 1.055) ** 2.4
    return part / 12.92 if part <= 0.04045 else power
