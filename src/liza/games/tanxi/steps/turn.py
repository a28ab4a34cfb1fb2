"""The turn of one character: any actions in any order, until energy and wishes run out (TX-098 to TX-103)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.fighting import can_attack
from liza.games.tanxi.moves import from_hand, holding
from liza.games.tanxi.state import ANY_STYLE, FREE, KIND, TanxiState, energy_left
from liza.games.tanxi.steps.acting import UseUp
from liza.games.tanxi.steps.attack import begin_attack
from liza.games.tanxi.steps.choices import look, refuse_way, walk
from liza.games.tanxi.steps.equipping import (
    change,
    changes,
    equip_cost,
    is_change,
    refuse_change,
    refuse_reload,
    reload,
    reloadable,
)
from liza.games.tanxi.steps.gems import (
    OBJECT,
    Act,
    gem_actions,
    invoke,
    is_gem_action,
    possible,
    refuse_gem_action,
)
from liza.games.tanxi.steps.monster import can_explore, explore
from liza.games.tanxi.steps.round import END_TURN
from liza.games.tanxi.steps.village import refuse_service, services, visit, visit_cost
from liza.games.tanxi.vocabulary import (
    ATTACK_ON,
    BODY,
    END,
    EXPLORE,
    FORD,
    FORESIGHT,
    HAND,
    LEAP,
    MOST_SEATS,
    NOTHING,
    SHEET,
    USED,
)
from liza.games.tanxi.walking import cost_to, leaps
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask, Step


class Main(Ask[TanxiState]):
    """What does the character do next?"""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat while its character is on the island: whoever falls has no turn left (TX-097)."""
        return self.asked if s.at[self.seat] >= 0 else NOBODY

    def run(self, s: TanxiState) -> None:
        """End the turn of a character that has fallen."""
        s.agenda.append(END_TURN)

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return every action that is possible."""
        rules = s.rules
        left = energy_left(s)
        found = [END]
        if left:
            self._moves(s, seat, left, found)
            if can_explore(s, seat):
                found.append(EXPLORE)
            for hand in range(2):
                if reloadable(s, seat, hand, left):
                    action = rules.reload + s.worn[seat * BODY + HAND + hand]
                    if action not in found:
                        found.append(action)
            found += [ATTACK_ON + target for target in range(s.seats) if can_attack(s, seat, target, ANY_STYLE, 0)]
        if left >= equip_cost(s, seat):
            found += changes(s, seat)
        if s.board.in_village[s.at[seat]] and left >= visit_cost(s, seat):
            found += [rules.visit + service for service in services(s, seat)]
        self._objects(s, seat, left, found)
        gem_actions(s, seat, found)
        return found

    def _moves(self, s: TanxiState, seat: int, left: int, found: list[int]) -> None:
        at, own, move, occupant = s.at[seat], seat * SHEET, s.rules.move, s.occupant
        near = s.board.near[at] if s.sheet[own + FORD] else s.board.step[at]
        found += [move + square for square in near if occupant[square] == FREE]
        if left > 1 and s.sheet[own + LEAP]:
            found += [move + square for square in leaps(s, seat)]

    def _objects(self, s: TanxiState, seat: int, left: int, found: list[int]) -> None:
        content = s.rules.content
        seen = 0
        for held in s.hands[seat]:
            card = held & KIND
            if content.gear <= card < content.objects and not seen >> card & 1:
                seen |= 1 << card
                if (left or content.free[card]) and possible(s, seat, content.effect[card]):
                    found.append(s.rules.use + card - content.gear)

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Do it."""
        rules = s.rules
        if action == END:
            s.agenda.pop()
            s.agenda.append(END_TURN)
            return
        if s.sheet[seat * SHEET + FORESIGHT]:
            s.agenda.append(GLANCE)
        if rules.move <= action < rules.place:
            square = action - rules.move
            s.spent += cost_to(s, seat, square)
            walk(s, seat, square)
        elif action == EXPLORE:
            s.spent += 1
            explore(s, seat)
        elif is_change(s, action):
            change(s, seat, action, equip_cost(s, seat))
        elif ATTACK_ON <= action < ATTACK_ON + MOST_SEATS:
            s.spent += 1
            begin_attack(s, seat, action - ATTACK_ON, ANY_STYLE, 0, 0, 0)
        elif rules.reload <= action < rules.use:
            reload(s, seat, action - rules.reload, energy_left(s))
        elif rules.visit <= action < rules.move:
            visit(s, seat, action - rules.visit, visit_cost(s, seat))
        elif rules.use <= action < rules.buy:
            self._use(s, seat, action - rules.use + rules.content.gear)
        else:
            invoke(s, seat, action)

    def _use(self, s: TanxiState, seat: int, card: int) -> None:
        """Use an object (TX-150 to TX-152)."""
        s.spent += 0 if s.rules.content.free[card] else 1
        from_hand(s, seat, card)
        if s.listen:
            s.note(USED, seat, card)
        s.push(Act(seat, OBJECT, card), UseUp(seat, card))

    # Why not?

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return the rule against an action of this moment."""
        rules, left = s.rules, energy_left(s)
        if is_gem_action(s, action):
            return refuse_gem_action(s, seat, action)
        if rules.use <= action < rules.buy:
            return self._refuse_object(s, seat, action - rules.use + rules.content.gear, left)
        if rules.visit <= action < rules.move:
            if not s.board.in_village[s.at[seat]]:
                return Refusal("TX-176")
            tired = left < visit_cost(s, seat)
            return Refusal("TX-177") if tired else refuse_service(s, seat, action - rules.visit)
        if is_change(s, action):
            refusal = refuse_change(s, seat, action)
            could = action in changes(s, seat)
            return Refusal("TX-139") if could and left < equip_cost(s, seat) else refusal
        if rules.reload <= action < rules.use:
            return refuse_reload(s, seat, action - rules.reload, left)
        if rules.move <= action < rules.place:
            return self._refuse_move(s, seat, action - rules.move, left)
        if action == EXPLORE:
            return self._refuse_explore(s, seat, left)
        if ATTACK_ON <= action < ATTACK_ON + MOST_SEATS:
            return self._refuse_attack(s, seat, action - ATTACK_ON, left)
        return None

    def _refuse_move(self, s: TanxiState, seat: int, square: int, left: int) -> Refusal:
        if not left:
            return Refusal("TX-104")
        if s.sheet[seat * SHEET + LEAP] and square in leaps(s, seat):
            return Refusal("TX-104", "leap")
        return refuse_way(s, seat, square)

    def _refuse_explore(self, s: TanxiState, seat: int, left: int) -> Refusal:
        point = s.board.point[s.at[seat]]
        if point < 0:
            return Refusal("TX-109")
        if s.explored >> point & 1:
            return Refusal("TX-112")
        return Refusal("TX-A45") if left else Refusal("TX-110")

    def _refuse_attack(self, s: TanxiState, seat: int, target: int, left: int) -> Refusal:
        if target == seat:
            return Refusal("TX-A91")
        if target >= s.seats or s.at[target] < 0:
            return Refusal("TX-157")
        if s.attacked >> target & 1:
            return Refusal("TX-158")
        if not left:
            return Refusal("TX-156")
        near = s.board.near[s.at[seat]]
        return Refusal("TX-044") if s.at[target] in near else Refusal("TX-161")

    def _refuse_object(self, s: TanxiState, seat: int, card: int, left: int) -> Refusal:
        if holding(s, seat, card) == NOTHING:
            return Refusal("TX-150", "hand")
        tired = not left and not s.rules.content.free[card]
        return Refusal("TX-150") if tired else Refusal("TX-A98")


class Glance(Step[TanxiState]):
    """A seer sees the top card of the deck of the quadrant where she stands (Tercer ojo)."""

    __slots__ = ()

    def run(self, s: TanxiState) -> None:
        """Show it."""
        if s.at[s.active] >= 0:
            look(s, s.active, s.board.quadrant[s.at[s.active]], 1)


MAINS: Final = [Main(seat) for seat in range(MOST_SEATS)]
GLANCE: Final = Glance()
