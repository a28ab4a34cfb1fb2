"""The game as one object: its rules bound to a pack, and the way to every file of this room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from liza.games.tanxi import experiment, leaving, map_view, view
from liza.games.tanxi.bots import features, hints, length
from liza.games.tanxi.content.reading import Content
from liza.games.tanxi.effects.deeds import DEEDS
from liza.games.tanxi.effects.habits import HABITS
from liza.games.tanxi.effects.offers import OFFERS
from liza.games.tanxi.effects.wraths import WRATHS
from liza.games.tanxi.events import EVENTS
from liza.games.tanxi.resample import resample
from liza.games.tanxi.setup import set_up
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.steps import (
    acting,
    attack,
    choices,
    equipping,
    gems,
    looking,
    monster,
    preparation,
    turn,
    village,
)
from liza.games.tanxi.steps.round import FogRises, RoundEnd, RoundStart, SetupRoll, WrathOn
from liza.games.tanxi.verbs import VERBS
from liza.games.tanxi.vocabulary import KINDS
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.spec import Clause, GameSpec, Imprint, Option
from liza.kernel.packs.pack import Pack
from liza.kernel.schema.encoding import NumberWriter
from liza.kernel.schema.features import Feature
from liza.kernel.schema.view import BoardMap

SPEC: Final = GameSpec(
    id="tanxi",
    package="liza.games.tanxi",
    title="Tanxi",
    seats=(3, 4, 5),  # TX-002
    minutes=60,
    imprint=Imprint(age=10, minutes=(60, 60), author="Ignacio Mc Manus"),
    version=2,
    options=(
        Option("characters", ("chosen", "random"), "chosen", "chosen"),
        Option("fog_die", ("attack", "defence"), "attack"),
        Option("defence_faces", ("00111122", "011112", "001122"), "00111122", "00111122"),
        Option("reload_cap", ("on", "off"), "on"),
        Option("gem_actions", ("anytime", "between"), "anytime", "anytime"),
        Option("payment", ("any", "frugal"), "any"),
        Option("residents", ("always", "useful"), "always"),
        Option("half_life", ("up", "down"), "up"),
        Option("useless", ("refused", "allowed"), "refused", "allowed"),
        Option("gem_supply", ("unlimited", "25"), "unlimited", "25"),
        Option("max_rounds", ("none", "60", "30"), "none", "none"),
    ),
    over_rule="TX-213",
    turn_rule="TX-005",
    wrong_moment_rule="TX-A39",
    set_up=set_up,
    zones=view.zones,
    counters=view.counters,
    dice=view.dice,
    hand_out=experiment.hand_out,
    set_aside=experiment.set_aside,
)
STEPS: Final = (
    SetupRoll, preparation.ChooseCharacter, preparation.ChooseColour, preparation.ChooseBeach, preparation.Reveal,
    RoundStart, WrathOn, FogRises, turn.TurnStart, turn.Return, turn.EndTurn, RoundEnd, turn.Main, looking.Glance,
    equipping.Rearm, equipping.FreeEquip, attack.Declare, attack.RollAttack, attack.Reroll, attack.Settle,
    attack.Shift, attack.Strip, monster.MonsterChoice, monster.MonsterResult, monster.MerchantGift, village.Courier,
    village.Buy, village.Pay, village.WitchTarget, village.WitchCard, village.WitchOrb, choices.FreeStep,
    choices.IceSquare, choices.PickCard, choices.OrderCards, gems.PayGem, gems.Resume, gems.DoDeed, acting.UseUp,
    acting.Target, acting.Quadrant, acting.Hired,
)  # fmt: skip


class Tanxi(Game[TanxiState]):
    """Tanxi with one pack."""

    def __init__(self, pack: Pack) -> None:
        content = Content(pack, DEEDS, WRATHS, HABITS, OFFERS)
        kinds = (*content.kinds, *KINDS)
        super().__init__(SPEC, pack, VERBS.bound(kinds), EVENTS.bound(kinds), STEPS, kinds)
        self.content: Final = content
        self.fields: Final = features.Fields(content)

    def empty(self) -> TanxiState:
        """Return a state that knows the cards and is otherwise empty."""
        s = TanxiState()
        s.content = self.content
        return s

    def resample(self, s: TanxiState, seat: int, source: Source) -> None:
        """Deal what the seat cannot know anew."""
        resample(s, seat, source)

    def depart(self, s: TanxiState, seat: int) -> None:
        """Take a player who has left off the island for good (TX-A92)."""
        leaving.depart(s, seat)

    def evaluate(self, s: TanxiState, seat: int) -> float:
        """Return how well a seat stands."""
        return hints.evaluate(s, seat)

    def longest(self, options: dict[str, Any]) -> int:
        """Return how many choices a game can have at its largest table; 0 where rounds have no limit."""
        rounds = self.check_options(options)["max_rounds"]
        if rounds == "none":
            return 0
        return max([length.longest(self.content, seats, int(rounds)) for seats in self.seats])

    def features(self) -> Sequence[Feature]:
        """Return the fields of a position as numbers."""
        return self.fields.all

    def encode(self, s: TanxiState, seat: int, out: NumberWriter) -> None:
        """Write those fields down as a seat may know them."""
        features.encode(s, seat, out, self.fields.seat)

    def board_map(self) -> BoardMap:
        """Return the island."""
        return map_view.board_map(self.content.board)

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names in the pack."""
        return self.content.card_names()

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return what cards do, composed from the pack."""
        return self.content.card_clauses()
