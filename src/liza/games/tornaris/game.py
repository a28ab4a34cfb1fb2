"""The game as one object: its rules bound to a pack, and the way to every file of this room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from liza.games.tornaris import experiment, view
from liza.games.tornaris.bots import features, hints
from liza.games.tornaris.bots.word_values import points_of
from liza.games.tornaris.content.card_values import CardValues
from liza.games.tornaris.content.reading import DAYS, Content
from liza.games.tornaris.effects.abilities import ABILITIES
from liza.games.tornaris.effects.deeds import DEEDS
from liza.games.tornaris.effects.gear import GEAR
from liza.games.tornaris.effects.passives import PASSIVES
from liza.games.tornaris.effects.skies import SKIES
from liza.games.tornaris.events import EVENTS
from liza.games.tornaris.leaving import depart
from liza.games.tornaris.resample import resample
from liza.games.tornaris.setup import set_up
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps import acting, arrows, before, duel, dungeon, questions, spaces, tournament
from liza.games.tornaris.steps.market import Market
from liza.games.tornaris.steps.round import LayOut, Turn, TurnEnd
from liza.games.tornaris.verbs import VERBS
from liza.games.tornaris.vocabulary import KINDS, PLAYERS
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.spec import Clause, GameSpec, Imprint, Option
from liza.kernel.packs.pack import Pack
from liza.kernel.schema.encoding import NumberWriter
from liza.kernel.schema.features import Feature
from liza.parts.table import RANDOM

SPEC: Final = GameSpec(
    id="tornaris",
    package="liza.games.tornaris",
    title="Tornaris",
    seats=(3, 4, 5, 6),  # TR-002
    minutes=90,
    imprint=Imprint(age=10, minutes=(60, 120)),
    version=2,
    options=(
        Option("start", (RANDOM, *PLAYERS.keys), RANDOM),
        Option("shop_limit", (1, 2, spaces.ANY), 1, 1),
        Option("duel_stake", (0, 3), 0),
        Option("tournament_mana", (False, True), default=False, printed=False),
        Option("days", DAYS, 30),
        Option("dungeon_passes", (1, 2), 1),
        Option("remi_in_combat", (False, True), default=False, printed=False),
        Option("sell_anytime", (True, False), default=True, printed=True),
        Option("penalty_first", (True, False), default=True, earlier=False),
        Option("raven", ("own_turn", "after_reveal"), "own_turn", "after_reveal"),
        Option("challenge", ("own_space", "any_space"), "own_space"),
    ),
    over_rule="TR-121",
    turn_rule="TR-026",
    wrong_moment_rule="TR-087",
    set_up=set_up,
    zones=view.zones,
    counters=view.counters,
    dice=view.dice,
    hand_out=experiment.hand_out,
    set_aside=experiment.set_aside,
)
STEPS: Final = (
    Turn, Market, LayOut, TurnEnd, arrows.Choose, arrows.CrystalChoose, arrows.AfterReveal, spaces.Resolve,
    spaces.Enter, before.BeforeSpace, spaces.Shop, dungeon.DungeonTurn, before.BeforeDungeon, dungeon.Descend,
    dungeon.Alone, acting.PreCombat, dungeon.HuntRoll, dungeon.HuntPlay, dungeon.Settle, duel.DuelRoll, duel.DuelPlay,
    acting.PickDie, acting.PickDice, acting.RaiseDie, questions.GainGear, questions.MakeRoom, questions.GiveUp,
    questions.Smith, questions.Trinket, questions.Wager, questions.Teacher, questions.Peddler, questions.Defy,
    questions.Rob, questions.Spy, tournament.Tournament, tournament.Convert, tournament.BracketDuel,
)  # fmt: skip


class Tornaris(Game[TornarisState]):
    """Tornaris with one pack."""

    def __init__(self, pack: Pack) -> None:
        content = Content(pack, GEAR, ABILITIES, DEEDS, SKIES, PASSIVES)
        kinds = (*content.kinds, *KINDS)
        super().__init__(SPEC, pack, VERBS.bound(kinds), EVENTS.bound(kinds), STEPS, kinds)
        self.content: Final = content
        self.fields: Final = features.Fields(content)
        self.card_values: Final = CardValues(content, points_of)

    def empty(self) -> TornarisState:
        """Return a state that knows the cards and is otherwise empty."""
        s = TornarisState()
        s.content = self.content
        s.card_values = self.card_values
        return s

    def resample(self, s: TornarisState, seat: int, source: Source) -> None:
        """Draw anew what a seat cannot know."""
        resample(s, seat, source)

    def depart(self, s: TornarisState, seat: int) -> None:
        """Make the seat of a player who has left a neutral one (TR-A94)."""
        depart(s, seat)

    def evaluate(self, s: TornarisState, seat: int) -> float:
        """Return how well a seat stands."""
        return hints.evaluate(s, seat)

    def evaluate_each(self, s: TornarisState, seats: list[int]) -> list[float]:
        """Return how well each of these seats stands."""
        return hints.evaluate_each(s, seats)

    def features(self) -> Sequence[Feature]:
        """Return the fields of a position as numbers."""
        return self.fields.all

    def encode(self, s: TornarisState, seat: int, out: NumberWriter) -> None:
        """Write those fields down as a seat may know them."""
        features.encode(s, seat, out, self.fields.seat)

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names and classes in the pack."""
        return self.content.names

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return what cards do, composed from the pack."""
        return self.content.clauses()
