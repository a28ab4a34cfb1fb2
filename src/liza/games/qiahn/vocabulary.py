"""Everything the game names: sides, combatants, tokens. Sets of combatants or tokens are ints (``parts/sets.py``)."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.actions import Kind
from liza.parts import sets

SIDES: Final = Kind("side", ("cara", "cruz"))
CARA: Final = 0
CRUZ: Final = 1
NO_SEAT: Final = -1
"""No combatant, no side."""

COMBATANTS: Final = Kind("combatant", ("mago", "paladin", "caballero", "bestia", "arquero", "infante"))
"""One of each in every side (QT-A01)."""
KIND_COUNT: Final = 6
EVERYONE: Final = sets.of(range(KIND_COUNT))
MOST_DEPLOYED: Final = 3
"""QT-023, QT-A08."""

TOKENS: Final = Kind("token", ("espada", "escudo", "fuego", "tierra", "agua", "aire"))
ESPADA: Final = 0
ESCUDO: Final = 1
FUEGO: Final = 2
TIERRA: Final = 3
AGUA: Final = 4
AIRE: Final = 5
EQUIPMENT: Final = sets.of((ESPADA, ESCUDO))
MAGIC: Final = sets.of((FUEGO, TIERRA, AGUA, AIRE))
IS_MAGIC: Final = [sets.has(MAGIC, token) for token in range(len(TOKENS))]

SPLITS: Final = {
    f"{TOKENS.keys[first]}+{TOKENS.keys[second]}": sets.of((first, second))
    for first in range(FUEGO, AIRE)
    for second in range(first + 1, AIRE + 1)
}
"""Cara's two magics by the name of the option (QT-A03); Cruz has the other two, so each is there once (QT-A34)."""


KINDS: Final = (SIDES,)
"""What the game names besides its pack."""


def own_tokens(split: str, seat: int) -> int:
    """Return the tokens of a side, used or not: a sword and a shield (QT-010), and its two magics (QT-011)."""
    cara = SPLITS[split]
    return EQUIPMENT | (cara if seat == CARA else MAGIC & ~cara)
