"""What Tanxi is called, who plays it, what is agreed on before, and the rules that refuse."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.effects.deeds import DEEDS
from liza.games.tanxi.effects.habits import HABITS
from liza.games.tanxi.effects.offers import OFFERS
from liza.games.tanxi.effects.wraths import WRATHS
from liza.kernel.core.spec import GameSpec, Imprint, Option

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
    words=(DEEDS, WRATHS, HABITS, OFFERS),
)
