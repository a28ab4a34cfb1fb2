"""The turn of one character: any actions in any order, until energy and wishes run out (TX-005, TX-098, TX-100).

TurnStart effects run out; a player who is down stands up, or comes back (``Return``) Main one action after another
EndTurn in fog a die is rolled
"""

from __future__ import annotations

from typing import Final, final

from liza.games.tanxi import events, verbs
from liza.games.tanxi.content.words import PLAIN
from liza.games.tanxi.mechanics.fighting import ATTACKED_ALREADY, OUT_OF_RANGE, attackable
from liza.games.tanxi.mechanics.payment import worth
from liza.games.tanxi.mechanics.primitives import from_hand, hurt, melt, put, roll_attack_die, roll_defence_dice
from liza.games.tanxi.mechanics.walking import cost_to, free_ways, landing, leaps
from liza.games.tanxi.pieces import Turn
from liza.games.tanxi.state import FREE, TanxiState
from liza.games.tanxi.steps.acting import NOT_ONESELF, UseUp
from liza.games.tanxi.steps.asking import HandCard
from liza.games.tanxi.steps.attack import begin_attack
from liza.games.tanxi.steps.choices import no_way, walk
from liza.games.tanxi.steps.equipping import CHANGES, EquipMoment, Reload
from liza.games.tanxi.steps.gems import CHANGES_NOTHING, GEM_ACTIONS, DoDeed, possible_without
from liza.games.tanxi.steps.looking import GLANCE, glance_again
from liza.games.tanxi.steps.monster import cannot_explore, explore
from liza.games.tanxi.steps.village import BuyThere, PayLater, no_service, services, visit
from liza.games.tanxi.vocabulary import ABSENT, FLAT, NIGHT, NIGHT_LIFE, SEATS, UPRIGHT, WHY_FOG
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, Choices, Offers, SeatMoment, no_offers
from liza.kernel.core.step import NO_ACTORS, SeatStep, Step
from liza.parts import sets

NO_ENERGY_TO_MOVE: Final = Refusal("TX-104")
NO_ENERGY_TO_LEAP: Final = Refusal("TX-104", "leap")
NO_ENERGY_TO_ATTACK: Final = Refusal("TX-156")
NO_ENERGY_TO_USE: Final = Refusal("TX-150")
NO_ENERGY_TO_VISIT: Final = Refusal("TX-177")
NOT_THERE: Final = Refusal("TX-157")
RIVER_BETWEEN: Final = Refusal("TX-044")
NOT_HELD: Final = Refusal("TX-150", "hand")
NOT_IN_THE_VILLAGE: Final = Refusal("TX-176")
SQUARE_TAKEN: Final = Refusal("TX-036")
BACK_TO_THE_VILLAGE: Final = Refusal("TX-090")
BACK_BESIDE_IT: Final = Refusal("TX-094")
BACK_FIRST: Final = Refusal("TX-095")


class TurnStart(SeatStep[TanxiState]):
    """A turn begins: what lasted until now ends (TX-A99); energy does not carry over (TX-A38)."""

    def run(self, s: TanxiState) -> None:
        seat = self.seat
        who = s.explorers[seat]
        s.active = seat
        s.turn = Turn(-who.slow)
        who.slow = who.guard = who.guard_dice = who.sheltered = 0
        events.turn_began(s, seat=seat)
        melt(s, seat)
        if who.down == FLAT:
            who.down = UPRIGHT  # TX-089: nothing else is done (TX-093, TX-A27, TX-A28)
            events.stood_up(s, seat=seat)
            return
        s.next(MAINS[seat])
        glance_again(s, seat)
        if who.down == UPRIGHT:
            s.next(RETURNS[seat])  # TX-090; then the turn is a normal one (TX-A26)


# Coming back.


@final
class ComeBack(ActOn[TanxiState, "Return"]):
    """Place the token on a free square in the village, or near it (TX-095)."""

    def offer(self, s: TanxiState, at: Return, seat: int, found: Offers) -> None:
        found.add_each(self.verb, landing(s))

    def why_not(self, s: TanxiState, at: Return, seat: int, square: int) -> Refusal | None:
        if s.occupant[square] != FREE:
            return SQUARE_TAKEN  # TX-036
        squares = landing(s)
        if square in squares:
            return None
        return BACK_TO_THE_VILLAGE if s.board.in_village[squares[0]] else BACK_BESIDE_IT  # TX-090, TX-094

    def do(self, s: TanxiState, at: Return, seat: int, square: int) -> None:
        s.done()
        put(s, seat, square)
        life = NIGHT_LIFE if s.round >= NIGHT else s.half_life(seat)  # TX-091, TX-092, TX-211: as of now (TX-A31)
        s.explorers[seat].life = life
        events.returned(s, seat=seat, square=square, life=life)


class Return(SeatMoment[TanxiState]):
    """Where does the character come back?"""

    choices = Choices(ComeBack(verbs.PLACE))
    otherwise = BACK_FIRST


# The actions.


@final
class End(Act[TanxiState, "Main"]):
    """End the turn, with energy left or not (TX-101)."""

    def do(self, s: TanxiState, at: Main, seat: int) -> None:
        s.done()
        s.next(END_TURN)


@final
class Move(ActOn[TanxiState, "Main"]):
    """Move one square for 1 energy (TX-104), or leap over a player for 2 (Paso ligero)."""

    def offer(self, s: TanxiState, at: Main, seat: int, found: Offers) -> None:
        found.add_each(self.verb, free_ways(s, seat))
        if s.explorers[seat].sheet.leap and s.energy_left() > 1:
            found.add_each(self.verb, leaps(s, seat))

    def why_not(self, s: TanxiState, at: Main, seat: int, square: int) -> Refusal | None:
        left = s.energy_left()
        if not left:
            return NO_ENERGY_TO_MOVE  # TX-104
        if s.sheet(seat).leap and square in leaps(s, seat):
            return None if left > 1 else NO_ENERGY_TO_LEAP
        return no_way(s, seat, square)

    def do(self, s: TanxiState, at: Main, seat: int, square: int) -> None:
        s.turn.spent += cost_to(s, seat, square)
        walk(s, seat, square)


@final
class Explore(Act[TanxiState, "Main"]):
    """Explore the point where the character stands, for 1 energy (TX-110)."""

    def why_not(self, s: TanxiState, at: Main, seat: int) -> Refusal | None:
        return cannot_explore(s, seat, free=False)

    def do(self, s: TanxiState, at: Main, seat: int) -> None:
        s.turn.spent += 1
        explore(s, seat)


@final
class Strike(ActOn[TanxiState, "Main"]):
    """Attack another character, for 1 energy (TX-156)."""

    def offer(self, s: TanxiState, at: Main, seat: int, found: Offers) -> None:
        found.add_each(self.verb, attackable(s, seat, PLAIN))

    def why_not(self, s: TanxiState, at: Main, seat: int, target: int) -> Refusal | None:
        if target == seat:
            return NOT_ONESELF  # TX-A91
        if target >= s.seats or not s.explorers[target].on_island():
            return NOT_THERE  # TX-157
        if sets.has(s.turn.attacked, target):
            return ATTACKED_ALREADY  # TX-158
        if not s.energy_left():
            return NO_ENERGY_TO_ATTACK  # TX-156
        if target in attackable(s, seat, PLAIN):
            return None
        near = s.board.near[s.explorers[seat].at]
        return RIVER_BETWEEN if s.explorers[target].at in near else OUT_OF_RANGE  # TX-044, TX-161

    def do(self, s: TanxiState, at: Main, seat: int, target: int) -> None:
        s.turn.spent += 1
        begin_attack(s, seat, target, PLAIN, 0)


@final
class Visit(ActOn[TanxiState, "Main"]):
    """Interact with a resident: on a village square, for 1 energy (TX-048, TX-176, TX-177)."""

    def _cost(self, s: TanxiState, seat: int) -> int:
        """Return the energy that the next interaction costs (Capucha del ladrón)."""
        return 0 if s.sheet(seat).free_visit and s.turn.visits == 0 else 1

    def offer(self, s: TanxiState, at: Main, seat: int, found: Offers) -> None:
        if s.board.in_village[s.explorers[seat].at] and s.energy_left() >= self._cost(s, seat):
            found.add_each(self.verb, services(s, seat))

    def why_not(self, s: TanxiState, at: Main, seat: int, number: int) -> Refusal | None:
        if not s.board.in_village[s.explorers[seat].at]:
            return NOT_IN_THE_VILLAGE  # TX-176
        if s.energy_left() < self._cost(s, seat):
            return NO_ENERGY_TO_VISIT  # TX-177
        return no_service(s, seat, number, worth(s, seat))

    def do(self, s: TanxiState, at: Main, seat: int, number: int) -> None:
        s.turn.spent += self._cost(s, seat)
        visit(s, seat, number)


@final
class Use(HandCard["Main"]):
    """Use an object of the hand, for 1 energy or none (TX-063, TX-150); it does what it says (TX-151)."""

    def kinds(self, s: TanxiState) -> tuple[int, int]:
        return s.content.first_object, s.content.first_gem

    def against(self, s: TanxiState, at: Main, seat: int, number: int) -> Refusal | None:
        card = s.content.objects[number - s.content.first_object]
        if not card.free and not s.energy_left():
            return NO_ENERGY_TO_USE  # TX-150
        possible = s.idle_deeds or possible_without(s, seat, [number], card.deed)  # it pays for nothing that it begins
        return None if possible else CHANGES_NOTHING  # TX-A98

    def do(self, s: TanxiState, at: Main, seat: int, one: int) -> None:
        card = s.content.objects[one]
        s.turn.spent += 0 if card.free else 1
        from_hand(s, seat, card.number)
        events.used(s, seat=seat, card=card.number)
        s.agenda += (UseUp(seat, card.number), DoDeed(seat, card.deed.number))


END: Final = End(verbs.END)
FOR_ENERGY: Final = (Move(verbs.MOVE), Explore(verbs.EXPLORE), Reload(verbs.RELOAD), Strike(verbs.ATTACK))
PERHAPS_FREE: Final = (Visit(verbs.VISIT), Use(verbs.USE, NOT_HELD), *GEM_ACTIONS)
TIRED: Final = Choices(END, *PERHAPS_FREE)
FREE_CHANGE: Final = Choices(END, *CHANGES, *PERHAPS_FREE)
"""What is asked without energy, where the next change of equipment costs some and where it does not."""


class Main(EquipMoment):
    """What does the character do next?"""

    choices = Choices(
        END, *FOR_ENERGY, *CHANGES, *PERHAPS_FREE, BuyThere(verbs.BUY), PayLater(verbs.PAY),
    )  # fmt: skip

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return what the choices offer; without energy no player asks those that cost some."""
        asked = self.choices if s.energy_left() else TIRED if self.change_cost(s) else FREE_CHANGE
        found = no_offers(s.game.space)
        for choice in asked.offering:
            choice.offer(s, self, seat, found)
        return found.actions

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat while its character is on the island: one who falls has no turn left (TX-097, TX-136)."""
        return self.asked if s.explorers[self.seat].on_island() else NO_ACTORS

    def run(self, s: TanxiState) -> None:
        s.next(END_TURN)

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Do it; a seer looks again before she is asked again (Tercer ojo)."""
        if s.explorers[seat].sheet.foresight and s.game.space.verb_of[action] != verbs.END.number:
            s.next(GLANCE)
        super().apply(s, seat, action)

    def change_cost(self, s: TanxiState) -> int:
        """Return the energy that the next change of equipment costs (TX-139): none for the first (Forja propia)."""
        return 0 if s.explorers[self.seat].sheet.free_equip and s.turn.equips == 0 else 1

    def interruptible(self, s: TanxiState) -> bool:
        """Return that between two actions there is always time for a gem action (TX-102)."""
        return True

    def put_off(self, s: TanxiState) -> None:
        """Put no deed off: none is under way."""


# The end.


@final
class EndTurn(Step[TanxiState]):
    """A turn ends; in fog a die is rolled, and after it the turn is over (TX-208, TX-A41)."""

    def run(self, s: TanxiState) -> None:
        seat = s.active
        who = s.explorers[seat]
        s.rolled = []
        events.ended(s, seat=seat)
        if not who.on_island() or not s.in_fog(who.at) or who.sheltered or who.sheet.no_fog:  # TX-A82
            return
        die = roll_attack_die(s, seat) if s.fog_attack else roll_defence_dice(s, seat, 1)  # TX-A05
        lost = max(0, die - who.sheet.fog_less)
        events.fog_rolled(s, seat=seat, die_result=die, amount=lost)
        hurt(s, seat, lost, ABSENT, WHY_FOG)  # TX-209: nobody is rewarded


END_TURN: Final = EndTurn()
MAINS: Final = tuple([Main(seat) for seat in SEATS])
RETURNS: Final = tuple([Return(seat) for seat in SEATS])
TURN_STARTS: Final = tuple([TurnStart(seat) for seat in SEATS])
