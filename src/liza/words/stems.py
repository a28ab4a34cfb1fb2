"""Search by word stems: what is typed finds the other forms of its words, in Spanish and English."""

from __future__ import annotations

import unicodedata
from typing import Final

_ENDINGS: Final = (
    *("aciones", "imiento", "amiento", "iendo", "ando", "adas", "ados", "idas", "idos", "acion", "aron", "aban"),
    *("ado", "ada", "ido", "ida", "aba", "ian", "ara", "era", "ira", "ing", "ies", "ers", "ion"),
    *("an", "en", "ar", "er", "ir", "as", "os", "es", "ed", "is", "ia", "io", "a", "e", "i", "o", "s", "y"),
)
"""From long to short; the client's search knows the same ones."""
_SHORTEST: Final = 3
"""Letters that a stem keeps at least."""


def folded_words(text: str) -> list[str]:
    """Return the words of a text in small letters without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign if sign.isalnum() else " " for sign in plain if not unicodedata.combining(sign)).split()


def stem(word: str) -> str:
    """Return what a folded word shares with its other forms."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return word[: -len(ending)]
    return word


def holds_words(text: str, asked: str) -> bool:
    """Return whether each word that is asked for stands in a text, in any of its forms."""
    words = folded_words(text)
    stems = [stem(word) for word in folded_words(asked)]
    return bool(stems) and all(any(word.startswith(begun) for word in words) for begun in stems)
