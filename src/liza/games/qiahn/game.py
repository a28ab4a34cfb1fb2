"""The game as one object: its rules bound to a pack, and the way to every file of this room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from liza.games.qiahn import experiment, verbs, view
from liza.games.qiahn.bots import features, hints
from liza.games.qiahn.content.action_tables import ActionTables
from liza.games.qiahn.content.fight_odds import Odds
from liza.games.qiahn.content.reading import Content
from liza.games.qiahn.events import EVENTS
from liza.games.qiahn.setup import set_up
from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.steps.deploy import Deploy
from liza.games.qiahn.steps.discover import Discover
from liza.games.qiahn.steps.equip import Equip, Repel
from liza.games.qiahn.steps.fight import Fight
from liza.games.qiahn.steps.regroup import Regroup
from liza.games.qiahn.steps.round import NextRound, Round, Toss
from liza.games.qiahn.vocabulary import COMBATANTS, EQUIPMENT, MAGIC, MOST_DEPLOYED, SIDES, SPLITS, TOKENS
from liza.kernel.core.game import Game
from liza.kernel.core.spec import GameSpec, Option
from liza.kernel.packs.pack import Pack
from liza.kernel.schema.encoding import ByteWriter
from liza.kernel.schema.features import Feature
from liza.parts import sets

SPEC: Final = GameSpec(
    id="qiahn",
    package="liza.games.qiahn",
    title="Qíahn Tactics",
    seats=(2,),  # QT-001
    minutes=15,
    version=1,
    options=(Option("troop", (3, 6), 3), Option("magic", tuple(SPLITS), "fuego+tierra")),
    over_rule="QT-057",
    turn_rule="QT-018",
    wrong_moment_rule="QT-017",
    hints_after=8,
    set_up=set_up,
    zones=view.zones,
    counters=view.counters,
    dice=view.dice,
    hand_out=experiment.hand_out,
    take_away=experiment.take_away,
)
PLACED_AT_MOST: Final = 2 * len(sets.MEMBERS[EQUIPMENT]) + len(sets.MEMBERS[MAGIC])
"""Tokens that can be placed in a game, each once (QT-053): a sword and a shield on either side, and four magics."""
KINDS: Final = (COMBATANTS, TOKENS, SIDES)
STEPS: Final = (Toss, Round, Discover, Deploy, Equip, Repel, Fight, Regroup, NextRound)


class Qiahn(Game[QiahnState]):
    """Qíahn Tactics with one pack."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(SPEC, pack, verbs.VERBS.bound(KINDS), EVENTS.bound(KINDS), STEPS, KINDS)
        self.content: Final = Content(pack)
        self.odds: Final = Odds(self.content.sides)
        self.action_tables: Final = ActionTables(self.space)

    def empty(self) -> QiahnState:
        """Return a state that knows the pack and is otherwise empty."""
        s = QiahnState()
        s.content = self.content
        s.odds = self.odds
        s.action_tables = self.action_tables
        return s

    def evaluate(self, s: QiahnState, seat: int) -> float:
        """Return how well a side stands."""
        return hints.evaluate(s, seat)

    def longest(self, options: dict[str, Any]) -> int:
        """Return how many choices a game can have: every player is deployed, every token is placed, no player falls."""
        rounds = range(1, self.check_options(options)["troop"] + 1)
        deploying = sum([min(number, MOST_DEPLOYED) + 1 for number in rounds])  # each, and «turno» (QT-022, QT-023)
        return 2 * (deploying + len(rounds)) + PLACED_AT_MOST + 1  # «turno» after equipping; whom Aire sends back

    def features(self) -> Sequence[Feature]:
        """Return the fields of a position as numbers."""
        return features.FEATURES

    def encode_bytes(self, s: QiahnState, seat: int, out: ByteWriter) -> None:
        """Tell those fields as a seat may know them."""
        features.encode_bytes(s, seat, out)

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names in the pack."""
        return self.content.names
