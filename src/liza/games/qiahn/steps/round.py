"""The whole game as a list of its moments.

Toss         the coin names the first attacker
Round        five orders, in each the attacker first: Discover, Deploy, Equip, Fight, Regroup; then NextRound
Equip        Repel, as soon as Aire is placed
NextRound    the coin is turned and another Round begins, or the survivors are counted
"""

from __future__ import annotations

from typing import Final, final

from liza.games.qiahn import events
from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.steps.deploy import DEPLOYS
from liza.games.qiahn.steps.discover import DISCOVERS
from liza.games.qiahn.steps.equip import EQUIPS
from liza.games.qiahn.steps.fight import FIGHT
from liza.games.qiahn.vocabulary import CARA, CRUZ
from liza.kernel.core.step import Step
from liza.parts import sets


@final
class Toss(Step[QiahnState]):
    """The coin names the attacker of the first round (QT-014, QT-A04)."""

    def run(self, s: QiahnState) -> None:
        s.attacker = s.source.below(2)
        events.tossed(s, seat=s.attacker)
        s.next(ROUND)


@final
class Round(Step[QiahnState]):
    """The five orders, each once (QT-017, QT-A10), the attacker first (QT-018, QT-026, QT-031)."""

    def run(self, s: QiahnState) -> None:
        s.round += 1
        attacker, defender = s.attacker, 1 - s.attacker
        s.agenda += (
            NEXT_ROUND, FIGHT,
            EQUIPS[defender], EQUIPS[attacker],
            DEPLOYS[defender], DEPLOYS[attacker],
            DISCOVERS[defender], DISCOVERS[attacker],
        )  # fmt: skip


@final
class NextRound(Step[QiahnState]):
    """Another round while combatants lie face down, the defender attacking (QT-039, QT-040); otherwise the end."""

    def run(self, s: QiahnState) -> None:
        cara, cruz = s.sides[CARA], s.sides[CRUZ]
        if cara.face_down == 0 and cruz.face_down == 0:  # QT-016, QT-038, QT-041, QT-057, QT-A25
            # QT-058, QT-059, QT-060; neither tokens nor rounds won count (QT-061, QT-A27)
            s.finish("survivors", (sets.COUNT[cara.reserve], sets.COUNT[cruz.reserve]))
            return
        s.attacker = 1 - s.attacker
        events.turned(s, seat=s.attacker, round=s.round + 1)
        s.next(ROUND)


TOSS: Final = Toss()
ROUND: Final = Round()
NEXT_ROUND: Final = NextRound()
