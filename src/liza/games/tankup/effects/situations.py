"""What situations change while they are in force (TU-096 to TU-104, TU-A51)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup import events
from liza.games.tankup.content.words import SituationWord
from liza.games.tankup.mechanics.primitives import BROKE, covered, hurt, leave_at_once, lose, number_held
from liza.games.tankup.state import TankupState
from liza.games.tankup.steps.asking import DrawCards
from liza.games.tankup.steps.reactions import Destroyed
from liza.games.tankup.vocabulary import ANY_BACK, ARMOUR_DESTROYED, MAGIC, PLACES, WHY_SITUATION
from liza.kernel.core.step import Step


class Corrode(SituationWord[TankupState]):
    """Once in a combat phase every armour takes damage (TU-104, TU-A51)."""

    WORD = "corrode"
    FIELDS = ("amount",)

    def gnaw(self, s: TankupState) -> None:
        if s.corroded == s.round:
            return
        s.corroded = s.round
        s.emit(events.GNAWED, s.situation)
        windows: list[Step[TankupState]] = []
        for seat in s.clockwise(max(s.active, 0)):
            who = s.fighters[seat]
            for space in range(PLACES):
                worn = who.worn[space]
                if worn is not None and hurt(s, seat, space, self.amount, WHY_SITUATION) == BROKE:
                    windows.append(Destroyed(ARMOUR_DESTROYED, seat, worn.card.number))
        s.push(*windows)

    def mood(self, s: TankupState, seat: int) -> float:
        return -0.7 * covered(s.fighters[seat])


class Fog(SituationWord[TankupState]):
    """Attacks of a kind roll so many dice."""

    WORD = "fog"
    FIELDS = ("kind", "amount")

    def dice(self, back: int, usual: int) -> int:
        return self.amount if back == self.kind else usual

    def mood(self, s: TankupState, seat: int) -> float:
        return -0.4 * number_held(s, seat, self.kind)


class Strengthen(SituationWord[TankupState]):
    """Attacks of a kind hurt more."""

    WORD = "strengthen"
    FIELDS = ("kind", "amount")

    def more_harm(self, back: int) -> int:
        return self.amount if back == self.kind else 0

    def mood(self, s: TankupState, seat: int) -> float:
        return 0.5 * self.amount * number_held(s, seat, self.kind)


class Weaken(SituationWord[TankupState]):
    """Attacks of a kind hurt less."""

    WORD = "weaken"
    FIELDS = ("kind", "amount")

    def more_harm(self, back: int) -> int:
        return -self.amount if back == self.kind else 0

    def mood(self, s: TankupState, seat: int) -> float:
        return -0.5 * self.amount * number_held(s, seat, self.kind)


class Scorch(SituationWord[TankupState]):
    """Who weighs more than a limit loses life when the own combat turn begins."""

    WORD = "scorch"
    FIELDS = ("over", "amount")

    def turn_begins(self, s: TankupState) -> None:
        if s.fighters[s.active].weight > self.over:
            s.emit(events.SCORCHED, s.active, self.amount)
            lose(s, s.active, self.amount, WHY_SITUATION)
            leave_at_once(s)

    def mood(self, s: TankupState, seat: int) -> float:
        return -2.0 if s.fighters[seat].weight > self.over else 0.0


class Truce(SituationWord[TankupState]):
    """No player has the free attack."""

    WORD = "truce"

    def free_attacks(self) -> int:
        return 0

    def mood(self, s: TankupState, seat: int) -> float:
        return 0.0 if s.fighters[seat].atk else -0.8


class Market(SituationWord[TankupState]):
    """The free draw is so many cards."""

    WORD = "market"
    FIELDS = ("amount",)

    def free_draws(self) -> int:
        return self.amount


class Bloodlust(SituationWord[TankupState]):
    """Hits on bare spaces hurt more."""

    WORD = "bloodlust"
    FIELDS = ("amount",)

    def more_harm_on_bare(self) -> int:
        return self.amount

    def mood(self, s: TankupState, seat: int) -> float:
        return -0.35 * (PLACES - covered(s.fighters[seat]))


class Closed(SituationWord[TankupState]):
    """No card leaves the armour decks."""

    WORD = "closed"

    def closes_armouries(self) -> bool:
        return True

    def mood(self, s: TankupState, seat: int) -> float:
        return -0.35 * (PLACES - covered(s.fighters[seat]))


class Flowers(SituationWord[TankupState]):
    """The first in the order of combat may draw."""

    WORD = "flowers"
    FIELDS = ("amount",)

    def order_is_fixed(self, s: TankupState) -> None:
        s.next(DrawCards(s.order[0], ANY_BACK, self.amount, WHY_SITUATION))

    def mood(self, s: TankupState, seat: int) -> float:
        return -0.1 * s.fighters[seat].weight


class Antimagic(SituationWord[TankupState]):
    """Magic has neither area damage nor written effect."""

    WORD = "antimagic"

    def silences(self, back: int) -> bool:
        return back == MAGIC

    def mood(self, s: TankupState, seat: int) -> float:
        return -0.6 * number_held(s, seat, MAGIC)


class Reverse(SituationWord[TankupState]):
    """The order of combat is turned around."""

    WORD = "reverse"

    def reverses_order(self) -> bool:
        return True


SITUATIONS: Final[tuple[type[SituationWord[TankupState]], ...]] = (
    Corrode, Fog, Strengthen, Weaken, Scorch, Truce, Market, Bloodlust, Closed, Flowers, Antimagic, Reverse,
)  # fmt: skip
