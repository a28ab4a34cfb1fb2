"""What Tank Up is called, who plays it, what is agreed on before, and the rules that refuse."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.effects.abilities import ABILITIES
from liza.games.tankup.effects.situations import SITUATIONS
from liza.games.tankup.effects.written import WRITTEN
from liza.games.tankup.vocabulary import EXCHANGES, LAYOUTS
from liza.kernel.core.spec import GameSpec, Imprint, Option

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
    words=(ABILITIES, WRITTEN, SITUATIONS),
)
