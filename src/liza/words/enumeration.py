"""Several things in one phrase, as one would read it aloud: *Ana, Beto e Inés*."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

_SOUNDS_I: Final = re.compile("i|hi(?![ae])", re.IGNORECASE)
"""How a word is written that begins with the sound of *i* in Spanish; *hielo* and *hiato* begin with another."""


def parts(phrases: Sequence[str]) -> Mapping[str, str]:
    """Return the variables of the message ``list``, for two phrases or more.

    ``$first`` is all but the last, ``$last`` the last, ``$sound`` what the last begins with: ``i``, or ``other``.
    """
    *first, last = phrases
    plain = unicodedata.normalize("NFD", last)
    return {"first": ", ".join(first), "last": last, "sound": "i" if _SOUNDS_I.match(plain) else "other"}
