"""What can happen, as the texts tell it and the board shows it. Monsters and events of the book come with the pack."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.vocabulary import COLOURS
from liza.kernel.schema.declarations import Events, FieldName

EVENTS: Final = Events()

_MONSTER: Final = FieldName("monster", "monster")
_EVENT: Final = FieldName("event_card", "event_card")
_CARD: Final = FieldName("card", "card")
_SECRET: Final = FieldName("card", "card", private=True)
_LINE: Final = FieldName("line", "line")
_REASON: Final = FieldName("reason", "reason")

EVENTS.declare("uncovered_monster", _MONSTER)
EVENTS.declare("uncovered_event", _EVENT)
EVENTS.declare("added_monster", _MONSTER)
EVENTS.declare("added_event", _EVENT)
EVENTS.declare("round_started", "round", "seat")
EVENTS.declare("strong", _LINE, "first", "second", "plus", "times", "monsters", "required")
EVENTS.declare("drew", "seat", _SECRET, _REASON)
EVENTS.declare("set_aside", "seat", _SECRET, secret=True)
EVENTS.declare("discarded", "seat", _CARD, _REASON)
EVENTS.declare("eliminated", "seat", _CARD, _REASON)
EVENTS.declare("reshuffled", "seat", "count")
EVENTS.declare("traumatised", "seat", "count", _REASON)
EVENTS.declare("turn_started", "seat")
EVENTS.declare("played", "seat", _CARD, _LINE)
EVENTS.declare("hidden", "seat", _SECRET, _LINE)
EVENTS.declare("shown", "seat", _CARD)
EVENTS.declare("reached", _LINE, "sum", "times", "total", "required", *COLOURS.keys)
"""With what every colour has contributed to all lines by then, 0 for those who do not play."""
EVENTS.declare("struck", "seat", _CARD, "other_seat", FieldName("victim", "card"), _LINE)
EVENTS.declare("destroyed", "seat", "other_seat", _CARD, _LINE)
EVENTS.declare("copied", "seat", _CARD, _LINE)
EVENTS.declare("unlinked", "seat", _CARD, _LINE)
EVENTS.declare("passed", "seat")
EVENTS.declare("exhausted")
EVENTS.declare("defeated")
EVENTS.declare("failed")
EVENTS.declare("revealed", "seat", _CARD, _LINE)
EVENTS.declare("counted", "seat", "relics")
EVENTS.declare("first", "seat", "points", "total")
EVENTS.declare("second", "seat", "points", "total")
EVENTS.declare("nothing", "seat")
EVENTS.declare("took", "seat", "steps", "total")
EVENTS.declare("saddled", "seat", _CARD)
EVENTS.declare("relieved", "seat", _CARD)
EVENTS.declare("returned", _MONSTER)
EVENTS.declare(
    "scored", "seat", "track", "traumas", "set", "total", "monsters", "eliminated", FieldName("level", "level")
)
EVENTS.declare("caught", "seat", _CARD, _LINE)
