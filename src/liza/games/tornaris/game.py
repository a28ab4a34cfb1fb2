"""What Tornaris is called, who plays it, what is agreed on before, and the rules that refuse."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.bots.word_values import points_of
from liza.games.tornaris.content.reading import DAYS
from liza.games.tornaris.effects.abilities import ABILITIES
from liza.games.tornaris.effects.deeds import DEEDS
from liza.games.tornaris.effects.gear import GEAR
from liza.games.tornaris.effects.passives import PASSIVES
from liza.games.tornaris.effects.skies import SKIES
from liza.games.tornaris.steps.spaces import ANY
from liza.games.tornaris.vocabulary import PLAYERS
from liza.kernel.core.spec import GameSpec, Imprint, Option
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
        Option("shop_limit", (1, 2, ANY), 1, 1),
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
    words=(GEAR, ABILITIES, DEEDS, SKIES, PASSIVES, points_of),
)
