"""Step 3: choosing and revealing spaces: all at once, in secret, and what changes it afterwards (TR-021)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from liza.games.tornaris import events, verbs
from liza.games.tornaris.mechanics.primitives import half_down, sell, use_object
from liza.games.tornaris.state import SEALED_CRYSTAL, UNDECIDED, TornarisState
from liza.games.tornaris.steps.asking import BESIDES, BUY_THERE, DISCARD, GO_ON, NOT_HELD, TOO_LATE, IfAnyObject
from liza.games.tornaris.steps.before import SEND_RAVEN, wants_raven_room
from liza.games.tornaris.steps.spaces import RESOLVES
from liza.games.tornaris.vocabulary import ABSENT, CRYSTAL, DAY, PORTAL, SEATS
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, Choices, Moment, NotNow, Offers
from liza.parts import hands, sets

A_DAY: Final = Refusal("TR-022", "day")
A_NIGHT: Final = Refusal("TR-022", "night")
NO_CRYSTAL: Final = Refusal("TR-093")
STAYS_SEALED: Final = Refusal("TR-A103")
NO_PORTAL: Final = Refusal("TR-091")
LEADS_ELSEWHERE: Final = Refusal("TR-A62")


@final
class Go(ActOn[TornarisState, "Choose"]):
    """Commit an arrow to a space of the half; Skull to any (TR-022, TR-099)."""

    def offer(self, s: TornarisState, at: Choose, seat: int, found: Offers) -> None:
        found.add_each(self.verb, s.open_to(seat))

    def why_not(self, s: TornarisState, at: Choose, seat: int, space: int) -> Refusal | None:
        if space in s.open_to(seat):
            return None
        return A_DAY if s.half == DAY else A_NIGHT

    def do(self, s: TornarisState, at: Choose, seat: int, space: int) -> None:
        s.players[seat].arrow = space
        events.committed(s, eyes=sets.only(seat), seat=seat, space=space)


@final
class WaitAndSee(Act[TornarisState, "Choose"]):
    """Commit a Cristal Vidente in the place of a space (TR-093, TR-A61)."""

    def why_not(self, s: TornarisState, at: Choose, seat: int) -> Refusal | None:
        return None if hands.holds(s.players[seat].bag, CRYSTAL) else NO_CRYSTAL

    def do(self, s: TornarisState, at: Choose, seat: int) -> None:
        s.players[seat].arrow = SEALED_CRYSTAL
        events.committed(s, eyes=sets.only(seat), seat=seat, space=ABSENT)


@final
class SellBefore(ActOn[TornarisState, "Choose"]):
    """Sell while arrows are chosen, for all to see, unless choices were agreed to stay sealed (TR-061, TR-A103)."""

    OPEN = True

    def offer(self, s: TornarisState, at: Choose, seat: int, found: Offers) -> None:
        if s.options["sell_anytime"]:
            found.add_each(self.verb, hands.kinds_in(s.players[seat].gear))

    def why_not(self, s: TornarisState, at: Choose, seat: int, kind: int) -> Refusal | None:
        if not s.options["sell_anytime"]:
            return STAYS_SEALED
        return None if hands.holds(s.players[seat].gear, kind) else NOT_HELD

    def do(self, s: TornarisState, at: Choose, seat: int, kind: int) -> None:
        sell(s, seat, kind, half_down(s, kind))


_GO: Final = Go(verbs.GO)
_NOTHING_ELSE: Final = (NotNow(verbs.POTION, STAYS_SEALED), SellBefore(verbs.SELL), BUY_THERE)
"""A sealed choice stays sealed (TR-A103), and no card is bought outside the shop (TR-030)."""


class Choose(Moment[TornarisState]):
    """Every player commits an arrow; they are shown once all have (TR-A20)."""

    choices: ClassVar[Choices] = Choices(_GO, WaitAndSee(verbs.CRYSTAL), *_NOTHING_ELSE)

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        undecided = [seat for seat, player in enumerate(s.players) if player.arrow == UNDECIDED]
        return tuple([seat for seat in undecided if not s.has_left(seat)] if s.departed else undecided)

    def run(self, s: TornarisState) -> None:
        """Show all arrows; those who waited choose now (TR-A60)."""
        order = s.turn_order
        waiting = False
        for seat in order:
            player = s.players[seat]
            if player.arrow == SEALED_CRYSTAL:
                waiting = True
                use_object(s, seat, CRYSTAL)
                player.arrow = UNDECIDED
                events.crystal_used(s, seat=seat)
            elif player.place == ABSENT:
                player.place = player.arrow
                events.arrow(s, seat=seat, space=player.arrow)
        if waiting:
            s.next(CRYSTAL_CHOOSE)
        else:
            s.next(RESOLVES[0])
            s.agenda += [AFTER_REVEALS[seat] for seat in reversed(order)]


class CrystalChoose(Choose):
    """All who used a Cristal Vidente choose, seeing the others (TR-A59, TR-A60)."""

    choices = Choices(_GO, NotNow(verbs.CRYSTAL, NO_CRYSTAL), *_NOTHING_ELSE)


@final
class UsePortal(ActOn[TornarisState, "AfterReveal"]):
    """Move to another space that is open in this turn (TR-091, TR-A62)."""

    def offer(self, s: TornarisState, at: AfterReveal, seat: int, found: Offers) -> None:
        if hands.holds(s.players[seat].bag, PORTAL):
            here = s.players[seat].place
            found.add_each(self.verb, [space for space in s.open_to(seat) if space != here])

    def why_not(self, s: TornarisState, at: AfterReveal, seat: int, space: int) -> Refusal | None:
        if not hands.holds(s.players[seat].bag, PORTAL):
            return NO_PORTAL
        return None if space in s.open_to(seat) and space != s.players[seat].place else LEADS_ELSEWHERE

    def do(self, s: TornarisState, at: AfterReveal, seat: int, space: int) -> None:
        s.done()
        use_object(s, seat, PORTAL)
        s.players[seat].place = space
        events.portal_used(s, seat=seat, space=space)


class AfterReveal(IfAnyObject):
    """All with an object may move with a Portal de Bolsillo, in turn order; what counts comes after (TR-A63).

    Where it was agreed, a Cuervo is sent here too (TR-A64).
    """

    choices = Choices(GO_ON, UsePortal(verbs.PORTAL), SEND_RAVEN, DISCARD, *BESIDES, *TOO_LATE)

    def wants_room(self, s: TornarisState) -> bool:
        return wants_raven_room(s, self, self.seat)


CHOOSE: Final = Choose()
CRYSTAL_CHOOSE: Final = CrystalChoose()
AFTER_REVEALS: Final = [AfterReveal(seat) for seat in SEATS]
