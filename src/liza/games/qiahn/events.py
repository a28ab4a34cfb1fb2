"""What can happen, as the texts tell it and the board shows it."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.declarations import Events, FieldName

EVENTS: Final = Events()

_COMBATANT: Final = FieldName("combatant", "combatant")

TOSSED: Final = EVENTS.declare("tossed", "seat")
DISCOVERED: Final = EVENTS.declare("discovered", "seat", _COMBATANT)
DEPLOYED: Final = EVENTS.declare("deployed", "seat", _COMBATANT)
ENDED: Final = EVENTS.declare("ended", "seat")
PLACED: Final = EVENTS.declare("placed", "seat", FieldName("token", "token"), _COMBATANT)
REPELLED: Final = EVENTS.declare("repelled", "seat", _COMBATANT)
ROLLED: Final = EVENTS.declare("rolled", "seat", _COMBATANT, "sides", "result")
COPIED: Final = EVENTS.declare("copied", "seat", _COMBATANT, "result")
STRENGTHENED: Final = EVENTS.declare("strengthened", "seat", _COMBATANT, "bonus")
COUNTED: Final = EVENTS.declare("counted", "seat", "total")
ROUND_WON: Final = EVENTS.declare("round_won", "seat")
ROUND_DRAWN: Final = EVENTS.declare("round_drawn")
SAVED: Final = EVENTS.declare("saved", "seat", _COMBATANT)
DEFEATED: Final = EVENTS.declare("defeated", "seat", _COMBATANT)
TURNED: Final = EVENTS.declare("turned", "seat", "round")
