"""Everything the game names: combatants, tokens, what a seat can do, what can happen."""

from __future__ import annotations

from typing import Final

from liza.kernel.actions import Kind, Verb
from liza.kernel.events import EventKind, Field

CARA: Final = 0
CRUZ: Final = 1

COMBATANTS: Final = Kind("combatant", ("mago", "paladin", "caballero", "bestia", "arquero", "infante"))
KINDS: Final = 6
EVERYONE: Final = (1 << KINDS) - 1
"""All six combatants of a side; a set of combatants is a bit mask everywhere in this room."""

TOKENS: Final = Kind("token", ("espada", "escudo", "fuego", "tierra", "agua", "aire"))
ESPADA: Final = 0
ESCUDO: Final = 1
FUEGO: Final = 2
TIERRA: Final = 3
AGUA: Final = 4
AIRE: Final = 5

EQUIPMENT: Final = 1 << ESPADA | 1 << ESCUDO
MAGIC: Final = 1 << FUEGO | 1 << TIERRA | 1 << AGUA | 1 << AIRE

SPLITS: Final = {
    f"{TOKENS.keys[first]}+{TOKENS.keys[second]}": 1 << first | 1 << second
    for first in range(FUEGO, AIRE)
    for second in range(first + 1, AIRE + 1)
}
"""Cara's two magics by the name of the option; Cruz has the other two, so each kind is there once (QT-A03, QT-A34)."""

SIDES: Final = Kind("side", ("cara", "cruz"))
MOST_DEPLOYED: Final = 3

END: Final = 0
DEPLOY: Final = 1
PLACE: Final = DEPLOY + KINDS
REPEL: Final = PLACE + len(TOKENS) * KINDS

VERBS: Final = (
    Verb("end"),
    Verb("deploy", COMBATANTS),
    Verb("place", TOKENS, COMBATANTS),
    Verb("repel", COMBATANTS),
)

TOSSED: Final = 0
DISCOVERED: Final = 1
DEPLOYED: Final = 2
ENDED: Final = 3
PLACED: Final = 4
REPELLED: Final = 5
ROLLED: Final = 6
COPIED: Final = 7
STRENGTHENED: Final = 8
COUNTED: Final = 9
ROUND_WON: Final = 10
ROUND_DRAWN: Final = 11
SAVED: Final = 12
DEFEATED: Final = 13
TURNED: Final = 14

_SEAT: Final = Field("seat")
_COMBATANT: Final = Field("combatant", COMBATANTS)

EVENTS: Final = (
    EventKind("tossed", _SEAT),
    EventKind("discovered", _SEAT, _COMBATANT),
    EventKind("deployed", _SEAT, _COMBATANT),
    EventKind("ended", _SEAT),
    EventKind("placed", _SEAT, Field("token", TOKENS), _COMBATANT),
    EventKind("repelled", _SEAT, _COMBATANT),
    EventKind("rolled", _SEAT, _COMBATANT, Field("sides"), Field("result")),
    EventKind("copied", _SEAT, _COMBATANT, Field("result")),
    EventKind("strengthened", _SEAT, _COMBATANT, Field("bonus")),
    EventKind("counted", _SEAT, Field("total")),
    EventKind("round_won", _SEAT),
    EventKind("round_drawn"),
    EventKind("saved", _SEAT, _COMBATANT),
    EventKind("defeated", _SEAT, _COMBATANT),
    EventKind("turned", _SEAT, Field("round")),
)


def members(mask: int) -> list[int]:
    """Return the combatants of a set, the strongest kind first."""
    return [kind for kind in range(KINDS) if mask >> kind & 1]


MEMBERS: Final = [members(mask) for mask in range(EVERYONE + 1)]
COUNT: Final = [len(kinds) for kinds in MEMBERS]


def own_tokens(split: str, seat: int) -> int:
    """Return the tokens of a side, used or not (QT-010, QT-011)."""
    cara = SPLITS[split]
    return EQUIPMENT | (cara if seat == CARA else MAGIC & ~cara)
