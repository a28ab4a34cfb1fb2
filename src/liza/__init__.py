"""Liza: five Spanish fantasy-combat tabletop games, to be played, studied and balanced.

>>> import liza, random
>>> game = liza.game("qiahn")
>>> state = game.new(seats=2, seed=7, troop=3)
>>> while not state.over:
...     for seat in state.actors:
...         state.apply(seat, random.choice(state.legal(seat)))
>>> state.outcome.reason
'survivors'
"""

from __future__ import annotations

from typing import Final

from liza.games import game, games
from liza.kernel.base.data import Data, PackItem
from liza.kernel.base.errors import (
    BadNotation,
    BadOption,
    CannotLeave,
    IllegalAction,
    LizaError,
    OtherRules,
    PackError,
    RecordError,
    UnknownGame,
)
from liza.kernel.base.outcome import Outcome
from liza.kernel.base.rulebook import Reason, Refusal
from liza.kernel.base.source import Scripted, Source, Stream, die, pick, seeded
from liza.kernel.core import state as _engine
from liza.kernel.core.choice import Act, ActOn, ActOnTwo, Choices, Moment, NotNow, SeatMoment
from liza.kernel.core.game import Game
from liza.kernel.core.spec import GameSpec, Option
from liza.kernel.core.state import State
from liza.kernel.core.step import Step
from liza.kernel.packs.pack import Pack, load_pack
from liza.kernel.schema.actions import ActionSpace, Kind, Verb
from liza.kernel.schema.declarations import Events, FieldName, Verbs
from liza.kernel.schema.events import Event, EventKind, Field
from liza.match.record import Record

__version__: Final = "0.1.0"

compiled: Final = not (_engine.__file__ or "").endswith(".py")
"""Whether the engine runs compiled."""

__all__ = [
    "Act",
    "ActOn",
    "ActOnTwo",
    "ActionSpace",
    "BadNotation",
    "BadOption",
    "CannotLeave",
    "Choices",
    "Data",
    "Event",
    "EventKind",
    "Events",
    "Field",
    "FieldName",
    "Game",
    "GameSpec",
    "IllegalAction",
    "Kind",
    "LizaError",
    "Moment",
    "NotNow",
    "Option",
    "OtherRules",
    "Outcome",
    "Pack",
    "PackError",
    "PackItem",
    "Reason",
    "Record",
    "RecordError",
    "Refusal",
    "Scripted",
    "SeatMoment",
    "Source",
    "State",
    "Step",
    "Stream",
    "UnknownGame",
    "Verb",
    "Verbs",
    "compiled",
    "die",
    "game",
    "games",
    "load_pack",
    "pick",
    "seeded",
]
