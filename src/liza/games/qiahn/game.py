"""What Qíahn Tactics is called, who plays it, what is agreed on before, and the rules that refuse."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.vocabulary import SPLITS
from liza.kernel.core.spec import GameSpec, Option

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
)
