"""What TerroriXico is called, who plays it, what is agreed on before, and the rules that refuse."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.content.reading import DECKS, TRAUMA_CARDS
from liza.games.terrorixico.effects.cards import Cards
from liza.games.terrorixico.effects.words import EVENT_WORDS, SPECIAL_WORDS
from liza.games.terrorixico.vocabulary import COLOURS
from liza.kernel.core.spec import GameSpec, Imprint, Option
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
    words=(Cards(), SPECIAL_WORDS, EVENT_WORDS),
)
