"""The best response to a player whose way to play is known: one round of it, walked through from one beginning.

One side plays as it is said to; the other takes, at every choice, what is best against that. Fights are not rolled but
weighed with their odds, and every discovery is followed. Two numbers are carried from the end to the beginning: what
the response is worth if the first of two mixtures is how the other side plays, and what that same response is worth
against the second (:data:`liza.kernel.core.study.MixedPolicy`). ``walk.py`` takes the rounds together.

The other side is asked in a state of the game. What the responding side can do with its tokens needs no states: all
ways to place them are listed once for every two vanguards and every set of tokens (``placing.py``).

In the last round it makes no difference any more who has been seen, nor which tokens are left that cannot be used, nor
who stays in the reserve: positions that differ only in these are one, and the other side is asked in one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any, Final, NamedTuple, cast

from liza.games.qiahn.state import QiahnState, Side, new_side
from liza.games.qiahn.steps.deploy import DEPLOYS, Deploy
from liza.games.qiahn.steps.equip import EQUIPS, usable
from liza.games.qiahn.study.asking import Asking, after
from liza.games.qiahn.study.odds import LOSS, WIN, Odds
from liza.games.qiahn.study.placing import Placed, Placing
from liza.games.qiahn.vocabulary import (
    AGUA,
    CARA,
    CRUZ,
    ESCUDO,
    ESPADA,
    EVERYONE,
    FUEGO,
    KIND_COUNT,
    TIERRA,
    own_tokens,
)
from liza.kernel.base.source import seeded
from liza.parts import sets
from liza.parts.sets import COUNT, MEMBERS

Worth = tuple[float, float]
"""What a position is worth to who responds, against each of two mixtures."""
Force = tuple[int, int, int]
"""A side between two rounds: combatants that still stand, kinds that no player has seen, tokens that are left."""
Start = tuple[Force, Force]
"""The beginning of a round, once both sides have discovered: Cara's side and Cruz's."""
Ends = Callable[[Force, Force], Worth]
"""Says what comes after a round in which these are left."""
Met = dict[tuple[int, ...], Worth]
"""What vanguards are worth that meet in the last round: by both vanguards, the lead in reserve, and both's tokens."""
Memo = dict[tuple[Any, ...], Worth]


class Line(NamedTuple):
    """A side when the dice are about to fall."""

    vanguard: int
    alive: int
    """All that stand, in the vanguard or behind."""
    unseen: int
    tokens: int
    bearers: tuple[int, ...]

    def bearer(self, token: int) -> int:
        """Return who of the vanguard carries a token, or NO_SEAT (-1)."""
        kind = self.bearers[token]
        return kind if kind >= 0 and self.vanguard >> kind & 1 else -1

    def fallen(self) -> int:
        """Return who leaves the board if this side loses: all but whom Tierra saves."""
        saved = self.bearer(TIERRA)
        return self.vanguard if saved < 0 else self.vanguard & ~(1 << saved)

    def left(self, gone: int) -> Force:
        """Return what is left of the side without some of its combatants."""
        return self.alive & ~gone, self.unseen, self.tokens


class Response:
    """The best response of one seat."""

    def __init__(self, table: QiahnState, me: int, odds: Odds) -> None:
        self._table: Final = table
        """Any state of the game: it says pack and options."""
        self._me: Final = me
        self._odds: Final = odds
        split = table.options["magic"]
        self._owner: Final = {
            magic: CARA if sets.has(own_tokens(split, CARA), magic) else CRUZ for magic in (FUEGO, AGUA)
        }
        self._fights: Final[dict[tuple[int, int, int], Any]] = {}
        self._placing: Final = Placing()

    def beginnings(self, first: int) -> list[Start]:
        """Return how the first round can begin if a seat attacks in it, all equally likely."""
        split = self._table.options["magic"]
        cara, cruz = ((sets.EMPTY, EVERYONE, own_tokens(split, seat)) for seat in (CARA, CRUZ))
        return self.starts(1, first, cara, cruz)

    def starts(self, number: int, attacker: int, cara: Force, cruz: Force) -> list[Start]:
        """Return how a round can begin with these sides, all equally likely: what both can discover."""
        found = [(one, other) for one in _discoveries(cara) for other in _discoveries(cruz)]
        if number < self._table.troop:
            return found
        return [(self._enough(one, attacker == CARA), self._enough(other, attacker == CRUZ)) for one, other in found]

    def _enough(self, force: Force, attacks: bool) -> Force:
        """Return a side of the last round without what makes no difference any more."""
        alive, _, tokens = force
        seen = alive
        for kind in range(KIND_COUNT):
            if COUNT[seen] < self._table.troop:
                seen |= sets.only(kind)
        return alive, EVERYONE & ~seen, tokens & ~sets.only(ESCUDO if attacks else ESPADA)

    def worth(self, number: int, attacker: int, start: Start, asking: Asking, ends: Ends, met: Met) -> Worth:
        """Return what a round is worth before any player deploys.

        ``asking`` asks the other side and ``ends`` says what comes after the round; the last round comes to an end by
        itself, and keeps in ``met`` what it has found out about vanguards.
        """
        walk = _Round(self, asking, self._ended if number == self._table.troop else ends, met)
        return walk.value(self._laid(number, attacker, start), {})

    def _ended(self, cara: Force, cruz: Force) -> Worth:
        """Return what the survivors of the last round are worth."""
        lead = COUNT[cara[0]] - COUNT[cruz[0]]
        sign = float((lead > 0) - (lead < 0))
        return (sign, sign) if self._me == CARA else (-sign, -sign)

    def _laid(self, number: int, attacker: int, start: Start) -> QiahnState:
        """Return a round that stops when everything is chosen."""
        s = cast("QiahnState", self._table.clone(seeded(0)))
        s.listen = False
        s.round = number
        s.attacker = attacker
        s.sides = [self._side(number, force) for force in start]
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

    def responds(self, s: QiahnState) -> bool:
        """Whether the seat that is asked is the one that responds."""
        return s.actors[0] == self._me

    def placed(self, s: QiahnState, *, unseen: bool) -> list[Placed]:
        """Return all that the responding side can do with its tokens; ``unseen`` by any player before the fight."""
        return self._placing.ways(s, self._me, alike=unseen)

    def chances(self, attacker: int, own: Line, enemy: Line) -> list[float]:
        """Return how often the attacker wins and how often it loses."""
        key = (own.vanguard, enemy.vanguard, attacker)
        known = self._fights.get(key)
        if known is None:
            fuego, agua = (self._owner[magic] ^ attacker for magic in (FUEGO, AGUA))
            known = self._fights[key] = self._odds.fight(own.vanguard, enemy.vanguard, fuego, agua).tolist()
        fuego, agua = ((own if self._owner[magic] == attacker else enemy).bearer(magic) for magic in (FUEGO, AGUA))
        equipment = (own.bearer(ESPADA) >= 0) + 2 * (enemy.bearer(ESCUDO) >= 0)
        found: list[float] = known[fuego][agua][equipment]
        return found


class _Round:
    """One round on its way from the first deployment to the fight."""

    def __init__(self, response: Response, asking: Asking, ends: Ends, met: Met) -> None:
        self._response: Final = response
        self._asking: Final = asking
        self._ends: Final = ends
        self._met: Final = met

    def value(self, s: QiahnState, memo: Memo) -> Worth:
        """Return what a position is worth."""
        if not s.actors:
            return self._fought(s.attacker, _line(s.sides[s.attacker]), _line(s.sides[1 - s.attacker]))
        key = (s.agenda[-1], *_lying(s.sides[CARA]), *_lying(s.sides[CRUZ]))
        known = memo.get(key)
        if known is None:
            known = memo[key] = self._chosen(s, memo)
        return known

    def _chosen(self, s: QiahnState, memo: Memo) -> Worth:
        """Return what is left of a choice: the best of the own ones, the mean of the other side's."""
        seat = s.actors[0]
        if self._response.responds(s) and type(s.agenda[-1]) is not Deploy:
            return self._equipped(s, seat)
        legal = s.legal(seat)
        if self._response.responds(s) or len(legal) == 1:
            return max((self._next(s, after(s, seat, action), memo) for action in legal), key=itemgetter(0))
        first, second = self._asking.mixture(s, seat, legal)
        high = low = 0.0
        for action, one, other in zip(legal, first, second, strict=True):
            if one or other:
                worth = self._next(s, after(s, seat, action), memo)
                high += one * worth[0]
                low += other * worth[1]
        return high, low

    def _next(self, s: QiahnState, child: QiahnState, memo: Memo) -> Worth:
        """Return the value after a choice; vanguards that meet are kept in mind where much else leads to the same."""
        if type(s.agenda[-1]) is not Deploy or (child.actors and type(child.agenda[-1]) is Deploy):
            return self.value(child, memo)
        if s.round < s.troop:
            return self.value(child, {})
        cara, cruz = child.sides
        lead = COUNT[cara.reserve] - COUNT[cruz.reserve]
        key = (cara.vanguard, cruz.vanguard, lead, cara.tokens, cruz.tokens)
        known = self._met.get(key)
        if known is None:
            known = self._met[key] = self.value(child, {})
        return known

    def _equipped(self, s: QiahnState, seat: int) -> Worth:
        """Return what the best way to place tokens is worth."""
        if seat == s.attacker:
            # The other side sees what was placed, if it has anything to place itself.
            ways = self._response.placed(s, unseen=not usable(s, 1 - seat))
            return max((self.value(_with(s, seat, placed), {}) for placed in ways), key=itemgetter(0))
        own, enemy = _line(s.sides[seat]), _line(s.sides[1 - seat])
        return max(
            (
                self._fought(s.attacker, _without(enemy, placed.repelled), _placed(own, placed))
                for placed in self._response.placed(s, unseen=True)
            ),
            key=itemgetter(0),
        )

    def _fought(self, attacker: int, own: Line, enemy: Line) -> Worth:
        """Return the mean over how the fight can end, and over what comes after it."""
        if not own.vanguard or not enemy.vanguard:  # Aire sent back the last of them
            return self._ended(attacker, own.left(sets.EMPTY), enemy.left(sets.EMPTY))
        chances = self._response.chances(attacker, own, enemy)
        high = low = 0.0
        for chance, lost, fallen in (
            (chances[WIN], sets.EMPTY, enemy.fallen()),
            (chances[LOSS], own.fallen(), sets.EMPTY),
            (1.0 - chances[WIN] - chances[LOSS], sets.EMPTY, sets.EMPTY),
        ):
            if chance > 0.0:
                worth = self._ended(attacker, own.left(lost), enemy.left(fallen))
                high += chance * worth[0]
                low += chance * worth[1]
        return high, low

    def _ended(self, attacker: int, own: Force, enemy: Force) -> Worth:
        return self._ends(own, enemy) if attacker == CARA else self._ends(enemy, own)


def _with(s: QiahnState, seat: int, placed: Placed) -> QiahnState:
    """Return the position in which a seat has placed its tokens, and is done."""
    child = cast("QiahnState", s.clone())
    side, enemy = child.sides[seat], child.sides[1 - seat]
    side.tokens &= ~placed.spent
    side.bearers = list(placed.bearers)
    side.enchanted = placed.enchanted
    enemy.vanguard ^= placed.repelled
    enemy.reserve |= placed.repelled
    child.done()
    child.advance()
    return child


def _line(side: Side) -> Line:
    return Line(side.vanguard, side.reserve | side.vanguard, side.unseen, side.tokens, tuple(side.bearers))


def _placed(line: Line, placed: Placed) -> Line:
    """Return a side with its tokens placed."""
    return line._replace(tokens=line.tokens & ~placed.spent, bearers=placed.bearers)


def _without(line: Line, repelled: int) -> Line:
    """Return a side of whose vanguard a player was sent back."""
    return line._replace(vanguard=line.vanguard & ~repelled) if repelled else line


def _lying(side: Side) -> tuple[int, ...]:
    """Return all that choices within a round can change about a side."""
    return side.vanguard, side.tokens, *side.bearers


def _discoveries(force: Force) -> Iterator[Force]:
    """Yield what a side becomes when it discovers, all equally likely."""
    alive, unseen, tokens = force
    for kind in MEMBERS[unseen]:
        yield alive | sets.only(kind), unseen & ~sets.only(kind), tokens
