"""The coin, the round and what comes after it (QT-014 to QT-019, QT-038 to QT-041, QT-057 to QT-061)."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.steps.deploy import DEPLOYS
from liza.games.qiahn.steps.discover import DISCOVERS
from liza.games.qiahn.steps.equip import EQUIPS
from liza.games.qiahn.vocabulary import COUNT, TOSSED, TURNED
from liza.kernel.step import Step


class Toss(Step[QiahnState]):
    """The coin names the attacker of the first round (QT-014)."""

    __slots__ = ()

    def run(self, s: QiahnState) -> None:
        """Toss the coin."""
        s.attacker = s.source.below(2)
        if s.listen:
            s.note(TOSSED, s.attacker)
        s.agenda.append(ROUND)


class Round(Step[QiahnState]):
    """Five orders, in each the attacker first (QT-017, QT-018). Equipping leads on to the fight and the regrouping."""

    __slots__ = ()

    def run(self, s: QiahnState) -> None:
        """Lay out the orders of a round."""
        s.round += 1
        attacker = s.attacker
        defender = 1 - attacker
        s.agenda += (
            NEXT_ROUND,
            EQUIPS[attacker],
            DEPLOYS[defender],
            DEPLOYS[attacker],
            DISCOVERS[defender],
            DISCOVERS[attacker],
        )


class NextRound(Step[QiahnState]):
    """Another round while combatants lie face down, the defender attacking; otherwise the survivors are counted."""

    __slots__ = ()

    def run(self, s: QiahnState) -> None:
        """Turn the coin, or end the game (QT-038, QT-039, QT-058)."""
        if s.face_down[0] == 0 and s.face_down[1] == 0:
            s.finish("survivors", (COUNT[s.reserve[0]], COUNT[s.reserve[1]]))
            return
        s.attacker = 1 - s.attacker
        if s.listen:
            s.note(TURNED, s.attacker, s.round + 1)
        s.agenda.append(ROUND)


ROUND: Final = Round()
NEXT_ROUND: Final = NextRound()
