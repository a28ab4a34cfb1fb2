"""The game as one object: its rules bound to a pack, and the way to every file of this room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from liza.games.tankup import experiment, view
from liza.games.tankup.bots import features, hints, length
from liza.games.tankup.content.card_values import CardValues
from liza.games.tankup.content.reading import Content
from liza.games.tankup.effects.abilities import ABILITIES
from liza.games.tankup.effects.situations import SITUATIONS
from liza.games.tankup.effects.written import WRITTEN
from liza.games.tankup.events import EVENTS
from liza.games.tankup.setup import set_up
from liza.games.tankup.state import TankupState
from liza.games.tankup.steps import asking, attack, combat, crowd, ending, equipping, preparation, reactions, situations
from liza.games.tankup.steps import round as rounds
from liza.games.tankup.steps.striking import Strike
from liza.games.tankup.verbs import VERBS
from liza.games.tankup.vocabulary import EXCHANGES, KINDS, LAYOUTS
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.spec import Clause, GameSpec, Imprint, Option
from liza.kernel.packs.pack import Pack
from liza.kernel.schema.encoding import NumberWriter
from liza.kernel.schema.features import Feature

SPEC: Final = GameSpec(
    id="tankup",
    package="liza.games.tankup",
    title="Tank Up",
    seats=(2, 3, 4),
    minutes=45,
    imprint=Imprint(age=10, minutes=(45, 45)),  # of the shop's listing: the book says neither
    version=2,
    options=(
        Option("elimination", ("immediate", "end_of_combat"), "immediate"),
        Option("area_past_immunity", (False, True), default=False, printed=False),
        Option("exchange", EXCHANGES, "own_deck", "own_deck"),
        Option("piles_end", ("end_of_combat", "immediate"), "end_of_combat"),
        Option("layout", tuple(LAYOUTS), "body"),
        Option("turned", ("stays", "round"), "stays"),
        Option("swapped", ("hand", "discard"), "hand"),
        Option("duration", ("whole_rounds", "this_round_too"), "whole_rounds"),
    ),
    over_rule="TU-105",
    turn_rule="TU-124",
    wrong_moment_rule="TU-009",
    set_up=set_up,
    zones=view.zones,
    counters=view.counters,
    dice=view.dice,
    hand_out=experiment.hand_out,
)
STEPS: Final = (
    rounds.Preparation, preparation.PrepareDraw, preparation.PrepareEquip, rounds.Round, equipping.BeginEquip,
    equipping.EquipTurn, rounds.CombatPhase, crowd.CrowdRoll, crowd.CrowdThrow, situations.Corrode, rounds.CombatOrder,
    rounds.HeaviestBonus, asking.PlaceDie, rounds.CombatTurn, situations.SituationWindow, situations.StepOn,
    situations.Settle, situations.Scorch, combat.LightestBonus, combat.Abilities, asking.DrawCards, asking.Spy,
    asking.SpyDiscard, asking.Salvage, Strike, combat.Assign, combat.Resolve, reactions.React, reactions.Destroyed,
    attack.HitCheck, attack.Aim, attack.Land, attack.ExcessDamage, attack.WrittenEffect, attack.Area, attack.Aftermath,
    attack.Finish, rounds.EndOfCombat, ending.Leave, ending.PilesOut, ending.TieVote,
)  # fmt: skip


class Tankup(Game[TankupState]):
    """Tank Up with one pack."""

    def __init__(self, pack: Pack) -> None:
        content = Content(pack, ABILITIES, WRITTEN, SITUATIONS)
        kinds = (*content.kinds, *KINDS)
        super().__init__(SPEC, pack, VERBS.bound(kinds), EVENTS.bound(kinds), STEPS, kinds)
        self.content: Final = content
        self.card_values: Final = CardValues(content)

    def empty(self) -> TankupState:
        """Return a state that knows the cards and is otherwise empty."""
        s = TankupState()
        s.content = self.content
        s.card_values = self.card_values
        return s

    def resample(self, s: TankupState, seat: int, source: Source) -> None:
        """Deal what the seat cannot know anew, each back for itself."""
        view.resample(s, seat, source)

    def evaluate(self, s: TankupState, seat: int) -> float:
        """Return how well a seat stands."""
        return hints.evaluate(s, seat)

    def longest(self, options: dict[str, Any]) -> int:
        """Return how many choices a game can have at its largest table."""
        return max([length.longest(self.content, seats) for seats in self.seats])

    def features(self) -> Sequence[Feature]:
        """Return the fields of a position as numbers."""
        return features.features(self.content)

    def encode(self, s: TankupState, seat: int, out: NumberWriter) -> None:
        """Write those fields down as a seat may know them."""
        features.encode(s, seat, out)

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names in the pack."""
        return self.content.card_names()

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return what cards do, composed from the pack."""
        return self.content.card_clauses()
