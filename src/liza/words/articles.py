"""The article before a name, by how the name is written: names of cards come from packs, also from people's own."""

from __future__ import annotations

import re
from typing import Final

_LA: Final = re.compile(
    r"(.*(a|ción|sión|xión|dad|tad|tud|umbre|triz)"
    r"|esfinge|flor|fuente|gente|hueste|imagen|legión|liebre|luz|madre|mano|muerte|mujer|noche|nube|peste"
    r"|piel|plebe|red|sangre|serpiente|sierpe|torre|voz)"
)
"""What takes *la* by its ending, or although its ending does not say so."""
_EL: Final = re.compile(
    r"(á|há).*|agua|ala|alga|alma|ama|ancla|arma|arpa|asta|ave|hacha|hada|haya"
    r"|.*(asma|igma|oma|ema)|cometa|gorila|guarda|jerarca|monarca|patriarca|papa|pirata|planeta|poeta|profeta"
)
"""What takes *el* although it ends as others with *la* do: the sound of a stressed *a* first, Greek words, men."""
_AN: Final = re.compile(r"[aeiou]|hour|honest|heir")
_A: Final = re.compile(r"eu|one|uni(?!n|m)|use|uto")


def article(lang: str, name: str) -> str:
    """Return the article that goes with a name: *el* or *la* in Spanish, *a* or *an* in English."""
    first = name.lower().split()[0].strip(",.:;!?¡¿«»\"'") if name.split() else ""
    if lang == "en":
        return "an" if _AN.match(first) and not _A.match(first) else "a"
    return "la" if _LA.fullmatch(first) and not _EL.fullmatch(first) else "el"
