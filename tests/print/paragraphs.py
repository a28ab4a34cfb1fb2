"""What a line says in its form: numbers, may and must, limits, comparisons, conditions; and the paragraphs of a book.

A book is text that was made from a printed one. A paragraph goes by its heading and its number below it.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

BOOKS: Final = Path(__file__).parents[3] / "shared" / "rulebooks"
"""Where the printed books lie, beside the checkout, for those who own them."""
_NUMBERS: Final = (
    "cero", "–", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce",
)  # fmt: skip
"""«Uno» is an article too."""
FORMS: Final = {
    "may": r"pued\w+|podr\w+|podéis|opcional\w*|voluntari\w*|permite\w*",
    "must": r"deb\w+|ten\w+ que|tien\w+ que|hay que|obligatori\w*",
    "up to": r"hasta|como mucho|máxim\w+",
    "any": r"cualquier\w*",
    "exceed": r"super\w+|mayor\w*|menor\w*|más de|menos de",
    "reach": r"al menos|por lo menos|iguala\w*|igual(?:es)?|alcanza\w*|o más|o menos",
    "condition": r"si|salvo|excepto|excepción|a menos que|siempre que|mientras",
    "only": r"solo|sólo|únic\w+|solamente",
}
_LIST: Final = re.compile(r"\s*(?:[-•♦◆❖|]|\d+[.)-]|[a-e]\))")


class Paragraph(NamedTuple):
    """A paragraph, or one line of a list."""

    place: str
    text: str


class Compared(NamedTuple):
    """Where the words of each rule are printed, and what differs there, each with its reason."""

    places: dict[str, list[str]]
    forms: dict[str, list[str]]
    """Of the paragraphs, so that they can be compared where the book is not there: no sentence of it is kept."""
    adds: dict[str, dict[str, str]]
    """What a rule says beyond its paragraphs."""
    drops: dict[str, dict[str, str]]
    """What a paragraph says and none of its rules does."""


def forms(text: str) -> set[str]:
    """Return the numbers in a text and the forms of its sentences."""
    plain = re.sub(r"\b[A-Z]{2}-A?\d+|[*_#]", "", text).lower()
    found = {f"number {number}" for number in re.findall(r"\d+", plain)}
    found |= {f"number {value}" for value, word in enumerate(_NUMBERS) if re.search(rf"\b{word}\b", plain)}
    return found | {form for form, words in FORMS.items() if re.search(rf"\b(?:{words})\b", plain)}


def paragraphs(book: str) -> list[Paragraph]:
    """Return the paragraphs of a book."""
    found: list[Paragraph] = []
    heading, number = "", 0
    marked = "\n## " in book or "\n### " in book
    for block in re.split(r"\n\s*\n", book):
        text = " ".join(block.split())
        plain = re.sub(r"[*#]", "", text).strip()
        if plain and _is_heading(text, plain, marked=marked):
            heading, number = plain.rstrip(":"), 0
            continue
        lines = [line for line in block.splitlines() if line.strip()]
        listed = len(lines) > 1 and 2 * sum(bool(_LIST.match(line)) for line in lines) >= len(lines)
        for part in lines if listed else [text] if plain else []:
            number += 1
            found.append(Paragraph(f"{heading} {number}", " ".join(part.split())))
    return found


def _is_heading(text: str, plain: str, *, marked: bool) -> bool:
    if marked:
        return text.startswith("#") or (plain.isupper() and len(plain) < 60)
    short = len(plain) < 60 and not plain.endswith((".", ":", ")"))
    titled = plain[0].isupper() and len(plain.split()) <= 6
    return short and (plain.isupper() or bool(re.match(r"\d+[.-] ", plain)) or titled)


def compared(game: str) -> Compared:
    """Return what is kept of the comparison of a game."""
    told: dict[str, Any] = tomllib.loads((Path(__file__).parent / f"{game}.toml").read_text(encoding="utf-8"))
    return Compared(told["places"], told["forms"], told.get("adds", {}), told.get("drops", {}))


def book_forms(book: str) -> dict[str, list[str]]:
    """Return the forms of every paragraph of a book; those of the same name count as one."""
    texts: dict[str, str] = {}
    for place, text in paragraphs(book):
        texts[place] = f"{texts.get(place, '')} {text}"
    return {place: sorted(forms(text)) for place, text in texts.items()}
