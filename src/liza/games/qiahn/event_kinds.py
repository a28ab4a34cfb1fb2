"""What can happen, as the texts tell it and the board shows it."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.declarations import Events, FieldName

EVENTS: Final = Events()

_COMBATANT: Final = FieldName("combatant", "combatant")

EVENTS.declare("tossed", "seat")
EVENTS.declare("discovered", "seat", _COMBATANT)
EVENTS.declare("deployed", "seat", _COMBATANT)
EVENTS.declare("ended", "seat")
EVENTS.declare("placed", "seat", FieldName("token", "token"), _COMBATANT)
EVENTS.declare("repelled", "seat", _COMBATANT)
EVENTS.declare("rolled", "seat", _COMBATANT, "sides", "result")
EVENTS.declare("copied", "seat", _COMBATANT, "result")
EVENTS.declare("strengthened", "seat", _COMBATANT, "bonus")
EVENTS.declare("counted", "seat", "total")
EVENTS.declare("round_won", "seat")
EVENTS.declare("round_drawn")
EVENTS.declare("saved", "seat", _COMBATANT)
EVENTS.declare("defeated", "seat", _COMBATANT)
EVENTS.declare("turned", "seat", "round")
