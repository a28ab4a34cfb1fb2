"""How the cards of a pack look: what its header says of pictures and colours, as far as that can be used."""

from __future__ import annotations

from typing import Any, Final

from liza.kernel.dress import ART, COLOURS, wrong_dress
from liza.kernel.overlay import OVERLAY
from liza.kernel.pack import Pack
from liza.server.drafts import Dress

PLAIN: Final = Dress({}, {})
_MOST_ABOUT: Final = 80
"""Letters of a pack's name."""


def dressed(pack: Pack) -> tuple[str, Dress]:
    """Return what a pack calls itself, and its pictures and colours."""
    header = pack.data.get(OVERLAY)
    if not isinstance(header, dict):
        return "", PLAIN
    wrong = {each.field for each in wrong_dress(header)}
    about = header.get("about")
    name = about[:_MOST_ABOUT] if isinstance(about, str) else ""
    return name, Dress(_usable(header, ART, wrong), _usable(header, COLOURS, wrong))


def _usable(header: dict[str, Any], field: str, wrong: set[str]) -> dict[str, str]:
    table = header.get(field)
    if not isinstance(table, dict) or field in wrong:
        return {}
    return {name: value for name, value in table.items() if f"{field}.{name}" not in wrong}
