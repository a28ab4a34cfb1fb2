"""An attack without a card: that of an ability (TU-A65)."""

from __future__ import annotations

from typing import Final, final

from liza.games.tankup import events, verbs
from liza.games.tankup.state import TankupState
from liza.games.tankup.steps.asking import AtOpponent
from liza.games.tankup.steps.attack import begin_attack
from liza.kernel.core.choice import Choices, SeatMoment


@final
class StrikeAt(AtOpponent["Strike"]):
    """Attack an opponent."""

    def do(self, s: TankupState, at: Strike, seat: int, target: int) -> None:
        s.done()
        card = s.content.armours[at.kind]
        assert card.ability is not None
        effect = card.ability.effect
        events.struck(s, seat=seat, target_seat=target, card=card.number)
        begin_attack(s, seat, target, card, effect.kind, effect.amount, 0)


class Strike(SeatMoment[TankupState]):
    """At which opponent does the attack without a card go? (TU-A65)."""

    choices = Choices(StrikeAt(verbs.TARGET))

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat, kind)
        self.kind: Final = kind
