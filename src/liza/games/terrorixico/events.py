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

UNCOVERED_MONSTER: Final = EVENTS.declare("uncovered_monster", _MONSTER)
UNCOVERED_EVENT: Final = EVENTS.declare("uncovered_event", _EVENT)
ADDED_MONSTER: Final = EVENTS.declare("added_monster", _MONSTER)
ADDED_EVENT: Final = EVENTS.declare("added_event", _EVENT)
ROUND_STARTED: Final = EVENTS.declare("round_started", "round", "seat")
STRONG: Final = EVENTS.declare("strong", _LINE, "first", "second", "plus", "times", "monsters", "required")
DREW: Final = EVENTS.declare("drew", "seat", _SECRET, _REASON)
SET_ASIDE: Final = EVENTS.declare("set_aside", "seat", _SECRET, secret=True)
DISCARDED: Final = EVENTS.declare("discarded", "seat", _CARD, _REASON)
ELIMINATED: Final = EVENTS.declare("eliminated", "seat", _CARD, _REASON)
RESHUFFLED: Final = EVENTS.declare("reshuffled", "seat", "count")
TRAUMATISED: Final = EVENTS.declare("traumatised", "seat", "count", _REASON)
TURN_STARTED: Final = EVENTS.declare("turn_started", "seat")
PLAYED: Final = EVENTS.declare("played", "seat", _CARD, _LINE)
HIDDEN: Final = EVENTS.declare("hidden", "seat", _SECRET, _LINE)
SHOWN: Final = EVENTS.declare("shown", "seat", _CARD)
REACHED: Final = EVENTS.declare("reached", _LINE, "sum", "times", "total", "required", *COLOURS.keys)
"""With what every colour has contributed to all lines by then, 0 for those who do not play."""
STRUCK: Final = EVENTS.declare("struck", "seat", _CARD, "other_seat", FieldName("victim", "card"), _LINE)
DESTROYED: Final = EVENTS.declare("destroyed", "seat", "other_seat", _CARD, _LINE)
COPIED: Final = EVENTS.declare("copied", "seat", _CARD, _LINE)
UNLINKED: Final = EVENTS.declare("unlinked", "seat", _CARD, _LINE)
PASSED: Final = EVENTS.declare("passed", "seat")
EXHAUSTED: Final = EVENTS.declare("exhausted")
DEFEATED: Final = EVENTS.declare("defeated")
FAILED: Final = EVENTS.declare("failed")
REVEALED: Final = EVENTS.declare("revealed", "seat", _CARD, _LINE)
COUNTED: Final = EVENTS.declare("counted", "seat", "relics")
FIRST: Final = EVENTS.declare("first", "seat", "points", "total")
SECOND: Final = EVENTS.declare("second", "seat", "points", "total")
ABSENT: Final = EVENTS.declare("nothing", "seat")
TOOK: Final = EVENTS.declare("took", "seat", "steps", "total")
SADDLED: Final = EVENTS.declare("saddled", "seat", _CARD)
RELIEVED: Final = EVENTS.declare("relieved", "seat", _CARD)
RETURNED: Final = EVENTS.declare("returned", _MONSTER)
SCORED: Final = EVENTS.declare(
    "scored", "seat", "track", "traumas", "set", "total", "monsters", "eliminated", FieldName("level", "level")
)
CAUGHT: Final = EVENTS.declare("caught", "seat", _CARD, _LINE)
