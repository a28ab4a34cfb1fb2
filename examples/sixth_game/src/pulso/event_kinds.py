"""What can happen."""

from liza import Events, FieldName

EVENTS = Events()
OPEN, SECRET = FieldName("card", "card"), FieldName("card", "card", private=True)
DEALT = EVENTS.declare("dealt", "seat", SECRET)
LAID = EVENTS.declare("laid", "seat", SECRET)
TURNED = EVENTS.declare("turned", "seat", OPEN)
WON = EVENTS.declare("won", "seat")
TIED = EVENTS.declare("tied")
LOOKED = EVENTS.declare("looked", "seat", SECRET)
TOOK = EVENTS.declare("took", "seat")
BURIED = EVENTS.declare("buried", "seat")
