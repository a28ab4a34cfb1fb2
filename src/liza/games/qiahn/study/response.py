"""The best response to somebody whose way to play is known: everything that can be reached, walked through.

One side plays as it is said to; the other takes, at every choice, what is best against that. Fights are not rolled but
weighed with their odds, and every discovery is followed. Two numbers are carried from the end to the beginning: what
the response is worth if the first of two mixtures is how the other side plays, and what that same response is worth
against the second (:data:`liza.kernel.study.Mixes`).

In the last round it makes no difference any more who has been seen, nor which tokens are left that cannot be used, nor
who stays in the reserve: positions that differ in nothing else are one, and the other side is asked in one of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any, Final, cast

from liza.games.qiahn.state import QiahnState, Side, new_side
from liza.games.qiahn.steps.deploy import DEPLOYS, Deploy
from liza.games.qiahn.steps.equip import EQUIPS
from liza.games.qiahn.steps.fight import FIGHT
from liza.games.qiahn.steps.round import NEXT_ROUND
from liza.games.qiahn.study.odds import LOSS, WIN, Odds
from liza.games.qiahn.verbs import END, REPEL
from liza.games.qiahn.vocabulary import AGUA, CARA, CRUZ, ESCUDO, ESPADA, EVERYONE, FUEGO, KINDS, TIERRA, own_tokens
from liza.kernel.source import seeded
from liza.kernel.study import Mixes, Told
from liza.parts import sets
from liza.parts.sets import COUNT, MEMBERS

Worth = tuple[float, float]
"""What a position is worth to who responds, against each of two mixtures."""
Force = tuple[int, int, int]
"""A side between two rounds: combatants that still stand, kinds that nobody has seen, tokens that are left."""
_CLOSING: Final = frozenset((END.number, REPEL.number))
"""Verbs after which a seat may have nothing more to choose in its round."""
Memo = dict[tuple[Any, ...], Worth]


class Response:
    """The best response of one seat."""

    def __init__(self, table: QiahnState, me: int, odds: Odds, mixes: Mixes, told: Told) -> None:
        self._table: Final = table
        """Any state of the game: it says pack and options."""
        self._me: Final = me
        self._odds: Final = odds
        self._mixes: Final = mixes
        self._told: Final = told
        split = table.options["magic"]
        self._owner: Final = {
            magic: CARA if sets.has(own_tokens(split, CARA), magic) else CRUZ for magic in (FUEGO, AGUA)
        }
        self._fights: Final[dict[tuple[int, int, int], Any]] = {}
        self._starts: Final[list[Memo]] = [{} for _ in range(table.troop + 1)]
        """By the number of the round: what was worked out for its beginnings."""
        self._afters: Final[list[Memo]] = [{} for _ in range(table.troop + 1)]
        self._equipping: Final[Memo] = {}
        """The same for vanguards that meet in the last round."""
        groups = sum(1 for group in range(1, EVERYONE + 1) if COUNT[group] <= table.troop)
        self._most: Final = groups * groups * 64
        """How many beginnings of the last round there can be."""

    def worth(self, first: int) -> Worth:
        """Return what the whole game is worth if a seat attacks first."""
        split = self._table.options["magic"]
        return self._discovered(1, first, *((sets.EMPTY, EVERYONE, own_tokens(split, seat)) for seat in (CARA, CRUZ)))

    def _discovered(self, number: int, attacker: int, cara: Force, cruz: Force) -> Worth:
        """Return the mean over everything that both sides can discover at the beginning of a round."""
        found = [
            self.start(number, attacker, one, other)
            for one in _discoveries(cara)
            for other in _discoveries(cruz)
        ]  # fmt: skip
        return sum(high for high, _ in found) / len(found), sum(low for _, low in found) / len(found)

    def start(self, number: int, attacker: int, cara: Force, cruz: Force) -> Worth:
        """Return what a round is worth before anybody deploys."""
        last = number == self._table.troop
        if last:
            cara, cruz = (self._enough(force, seat == attacker) for seat, force in enumerate((cara, cruz)))
        key = (*cara, *cruz)
        known = self._starts[number].get(key)
        if known is None:
            known = self._value(self._laid(number, attacker, cara, cruz), {})
            self._starts[number][key] = known
            if last:
                self._told(min(len(self._starts[number]) / self._most, 1.0))
        return known

    def _enough(self, force: Force, attacks: bool) -> Force:
        """Return a side of the last round without what makes no difference any more."""
        alive, _, tokens = force
        seen = alive
        for kind in range(KINDS):
            if COUNT[seen] < self._table.troop:
                seen |= sets.only(kind)
        return alive, EVERYONE & ~seen, tokens & ~sets.only(ESCUDO if attacks else ESPADA)

    def _laid(self, number: int, attacker: int, cara: Force, cruz: Force) -> QiahnState:
        """Return a round that stops when everything is chosen."""
        s = cast("QiahnState", self._table.clone(seeded(0)))
        s.listen = False
        s.round = number
        s.attacker = attacker
        s.sides = [self._side(number, force) for force in (cara, cruz)]
        s.clear_dice()
        s.agenda = [EQUIPS[1 - attacker], EQUIPS[attacker], DEPLOYS[1 - attacker], DEPLOYS[attacker]]
        s.advance()
        return s

    def _side(self, number: int, force: Force) -> Side:
        alive, unseen, tokens = force
        side = new_side(self._table.troop - number, tokens)
        side.unseen = unseen
        side.reserve = alive
        side.defeated = EVERYONE & ~unseen & ~alive
        return side

    # Within a round.

    def _value(self, s: QiahnState, memo: Memo) -> Worth:
        if not s.actors:
            return self._fought(s)
        key = (s.agenda[-1], *_lying(s.sides[CARA]), *_lying(s.sides[CRUZ]))
        known = memo.get(key)
        if known is None:
            known = memo[key] = self._chosen(s, memo)
        return known

    def _chosen(self, s: QiahnState, memo: Memo) -> Worth:
        """Return what is left of a choice: the best of the own ones, the mean of the other side's."""
        seat = s.actors[0]
        legal = s.legal(seat)
        if seat == self._me or len(legal) == 1:
            return max((self._next(s, _after(s, seat, action), memo) for action in legal), key=itemgetter(0))
        first, second = self._mixes(self._asked(s), _fights(s, seat, legal))
        high = low = 0.0
        for action, one, other in zip(legal, first, second, strict=True):
            if one or other:
                worth = self._next(s, _after(s, seat, action), memo)
                high += one * worth[0]
                low += other * worth[1]
        return high, low

    def _asked(self, s: QiahnState) -> QiahnState:
        """Return the position as somebody at the table would find it: the fight is still to come."""
        twin = cast("QiahnState", s.clone())
        twin.agenda = [NEXT_ROUND, FIGHT, *s.agenda]
        return twin

    def _next(self, s: QiahnState, child: QiahnState, memo: Memo) -> Worth:
        """Return the value after a choice; vanguards that meet are kept in mind where much else leads to the same."""
        if type(s.agenda[-1]) is not Deploy or (child.actors and type(child.agenda[-1]) is Deploy):
            return self._value(child, memo)
        if s.round < s.troop:
            return self._value(child, {}) if child.actors else self._fought(child)
        cara, cruz = child.sides
        lead = COUNT[cara.reserve] - COUNT[cruz.reserve]
        key = (cara.vanguard, cruz.vanguard, lead, cara.tokens, cruz.tokens)
        known = self._equipping.get(key)
        if known is None:
            known = self._equipping[key] = self._value(child, {})
        return known

    def _fought(self, s: QiahnState) -> Worth:
        """Return the mean over how the fight can end, and over what comes after it."""
        attacker, defender = s.attacker, 1 - s.attacker
        own, enemy = s.sides[attacker], s.sides[defender]
        if s.is_broken_off():
            return self._ended(s, sets.EMPTY, sets.EMPTY)
        chances = self._fight(s, own, enemy)
        high = low = 0.0
        for chance, losses in (
            (chances[WIN], (sets.EMPTY, _fallen(enemy))),
            (chances[LOSS], (_fallen(own), sets.EMPTY)),
            (1.0 - chances[WIN] - chances[LOSS], (sets.EMPTY, sets.EMPTY)),
        ):
            if chance > 0.0:
                worth = self._ended(s, *losses)
                high += chance * worth[0]
                low += chance * worth[1]
        return high, low

    def _fight(self, s: QiahnState, own: Side, enemy: Side) -> list[float]:
        key = (own.vanguard, enemy.vanguard, s.attacker)
        known = self._fights.get(key)
        if known is None:
            fuego, agua = (self._owner[magic] ^ s.attacker for magic in (FUEGO, AGUA))
            known = self._fights[key] = self._odds.fight(own.vanguard, enemy.vanguard, fuego, agua).tolist()
        carriers = []
        for magic in (FUEGO, AGUA):
            side = s.sides[self._owner[magic]]
            carriers.append(side.bearer_in(side.vanguard, magic))
        sword = own.bearer_in(own.vanguard, ESPADA) >= 0
        shield = enemy.bearer_in(enemy.vanguard, ESCUDO) >= 0
        found: list[float] = known[carriers[0]][carriers[1]][sword + 2 * shield]
        return found

    def _ended(self, s: QiahnState, attackers_lost: int, defenders_lost: int) -> Worth:
        """Return what comes after a round in which some have fallen."""
        lost = (attackers_lost, defenders_lost) if s.attacker == CARA else (defenders_lost, attackers_lost)
        forces = [
            ((side.reserve | side.vanguard) & ~gone, side.unseen, side.tokens)
            for side, gone in zip(s.sides, lost, strict=True)
        ]
        if s.round == s.troop:
            lead = COUNT[forces[self._me][0]] - COUNT[forces[1 - self._me][0]]
            sign = float((lead > 0) - (lead < 0))
            return sign, sign
        key = (*forces[CARA], *forces[CRUZ])
        known = self._afters[s.round].get(key)
        if known is None:
            known = self._discovered(s.round + 1, 1 - s.attacker, forces[CARA], forces[CRUZ])
            self._afters[s.round][key] = known
        return known


def _after(s: QiahnState, seat: int, action: int) -> QiahnState:
    child = cast("QiahnState", s.clone())
    child.apply(seat, action)
    return child


def _fights(s: QiahnState, seat: int, legal: list[int]) -> bool:
    """Whether an action leads to the fight at once: who deploys or places is always asked once more."""
    verb_of = s.game.space.verb_of
    closing = [action for action in legal if verb_of[action] in _CLOSING]
    return any(not _after(s, seat, action).actors for action in closing)


def _lying(side: Side) -> tuple[int, ...]:
    """Return all that choices within a round can change about a side."""
    return side.vanguard, side.tokens, *side.bearers


def _fallen(side: Side) -> int:
    """Return who leaves the board if a side loses: all but whom Tierra saves."""
    saved = side.bearer_in(side.vanguard, TIERRA)
    return side.vanguard if saved < 0 else side.vanguard & ~sets.only(saved)


def _discoveries(force: Force) -> Iterator[Force]:
    """Yield what a side becomes when it discovers, all equally likely."""
    alive, unseen, tokens = force
    for kind in MEMBERS[unseen]:
        yield alive | sets.only(kind), unseen & ~sets.only(kind), tokens
