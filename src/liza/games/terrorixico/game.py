"""The game as one object: its rules bound to a pack, and the way to every file of this room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from liza.games.terrorixico import experiment, verbs, view
from liza.games.terrorixico.bots import features, hints, length
from liza.games.terrorixico.content.action_tables import ActionTables
from liza.games.terrorixico.content.reading import DECKS, TRAUMA_CARDS, Content
from liza.games.terrorixico.effects.cards import Cards
from liza.games.terrorixico.effects.words import EVENT_WORDS, SPECIAL_WORDS
from liza.games.terrorixico.events import EVENTS
from liza.games.terrorixico.resample import resample
from liza.games.terrorixico.setup import set_up
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps import reveal, secret, settle, specials, targets, turn
from liza.games.terrorixico.steps.round import EventText, FillHands, NextRound, RoundStart
from liza.games.terrorixico.vocabulary import CARDS, COLOURS, LEVELS, LINES, PLAYERS, REASONS, TARGETS, TYPES
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.spec import Clause, GameSpec, Imprint, Option
from liza.kernel.packs.pack import Pack
from liza.kernel.schema.encoding import NumberWriter
from liza.kernel.schema.features import Feature
from liza.parts.table import RANDOM

SPEC: Final = GameSpec(
    id="terrorixico",
    package="liza.games.terrorixico",
    title="TerroriXico",
    seats=(2, 3, 4),  # TE-001
    minutes=25,
    imprint=Imprint(age=10, minutes=(20, 30), author="Gener Escalante"),
    version=3,
    options=(
        Option("deck", DECKS, 50),
        Option("trauma_cards", TRAUMA_CARDS, 20),
        Option("bluff", (False, True), default=False, printed=True),
        Option("trauma_instead_of_pass", (True, False), default=True, printed=False),
        Option("passed_can_be_first", (True, False), default=True, printed=True),
        Option("late_relics", (False, True), default=False),
        Option("lone_boss_steps", (False, True), default=False, printed=False),
        Option("finish_battle", (False, True), default=False, printed=False),
        Option("hand_traumas_count", (False, True), default=False, printed=False),
        Option("starter", (RANDOM, *COLOURS.keys), RANDOM),
    ),
    over_rule="TE-A62",
    turn_rule="TE-021",
    wrong_moment_rule="TE-025",
    hints_after=8,
    set_up=set_up,
    zones=view.zones,
    counters=view.counters,
    hand_out=experiment.hand_out,
    set_aside=experiment.set_aside,
)
STEPS: Final = (
    secret.Opening, RoundStart, EventText, secret.Cleanse, FillHands, secret.HandLimit, turn.Turn, turn.PlayCard,
    turn.AfterCard, specials.Text, targets.Target, targets.Copy, targets.Aim, specials.GiveTrauma,
    specials.DiscardCards, specials.EliminateCards, turn.EndTurn, turn.WearOut, turn.NextTurn, settle.Settle,
    reveal.Reveal, reveal.Unveil, settle.Count, NextRound,
)  # fmt: skip


class Terrorixico(Game[TerrorixicoState]):
    """TerroriXico with one pack."""

    def __init__(self, pack: Pack) -> None:
        content = Content(pack, Cards(), SPECIAL_WORDS, EVENT_WORDS)
        kinds = (
            LINES, CARDS, TARGETS, COLOURS, TYPES, LEVELS, content.monster_kind, content.event_kind, PLAYERS, REASONS,
        )  # fmt: skip
        super().__init__(SPEC, pack, verbs.VERBS.bound(kinds), EVENTS.bound(kinds), STEPS, kinds)
        self.content: Final = content
        self.action_tables: Final = ActionTables(self.space)

    def empty(self) -> TerrorixicoState:
        """Return a state that knows the pack and is otherwise empty."""
        s = TerrorixicoState()
        s.content = self.content
        s.action_tables = self.action_tables
        return s

    def resample(self, s: TerrorixicoState, seat: int, source: Source) -> None:
        """Deal anew what a seat cannot know."""
        resample(s, seat, source)

    def evaluate(self, s: TerrorixicoState, seat: int) -> float:
        """Return how well a seat stands."""
        return hints.evaluate(s, seat)

    def evaluate_each(self, s: TerrorixicoState, seats: list[int]) -> list[float]:
        """Return how well each of these seats stands."""
        return hints.evaluate_each(s, seats)

    def longest(self, options: dict[str, Any]) -> int:
        """Return how many choices a game can have at its largest table."""
        return max([length.longest(self.content, seats) for seats in self.seats])

    def features(self) -> Sequence[Feature]:
        """Return the fields of a position as numbers."""
        return features.features(self.content)

    def encode(self, s: TerrorixicoState, seat: int, out: NumberWriter) -> None:
        """Write those fields down as a seat may know them."""
        features.encode(s, seat, out)

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names and the legends in the pack."""
        return self.content.names

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return what cards and events do."""
        return self.content.clauses()
