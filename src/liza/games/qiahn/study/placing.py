"""All that a commander can do with tokens, from «turno» at once to the last token placed; the engine says what that is.

It depends only on both vanguards and the tokens that may be placed, so every list is made once.
"""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.steps.equip import EQUIPS, usable
from liza.games.qiahn.vocabulary import AGUA, FUEGO, TIERRA


class Placed(NamedTuple):
    """What a commander has done when no choice is left."""

    spent: int
    """The tokens that were placed."""
    bearers: tuple[int, ...]
    enchanted: int
    repelled: int
    """Whom Aire has sent back."""

    def effect(self) -> tuple[int, ...]:
        """Return all of it that a fight can tell apart if no player of the own vanguard is sent back any more."""
        return self.spent, self.repelled, *(self.bearers[magic] for magic in (FUEGO, TIERRA, AGUA))


class Placing:
    """The ways to place tokens, in the order in which the engine offers them."""

    def __init__(self) -> None:
        self._known: Final[dict[tuple[int, ...], tuple[list[Placed], list[Placed]]]] = {}

    def ways(self, s: QiahnState, seat: int, *, alike: bool) -> list[Placed]:
        """Return what a seat can do that is about to equip; with ``alike``, only the first of those alike in effect."""
        tokens = usable(s, seat)
        key = (seat, s.sides[seat].vanguard, s.sides[1 - seat].vanguard, tokens, s.attacker)
        known = self._known.get(key)
        if known is None:
            found = _ways(s, seat)
            different = {way.effect(): way for way in reversed(found)}
            known = self._known[key] = found, [way for way in found if different[way.effect()] is way]
        return known[alike]


def _ways(s: QiahnState, seat: int) -> list[Placed]:
    """Let the engine try everything."""
    alone = cast("QiahnState", s.clone())
    alone.agenda = [EQUIPS[seat]]
    alone.advance()
    found: dict[Placed, None] = {}
    seen = {_place(alone, seat)}
    _try(alone, seat, (s.sides[seat].tokens, s.sides[1 - seat].vanguard), seen, found)
    return list(found)


def _try(
    s: QiahnState, seat: int, before: tuple[int, int], seen: set[tuple[object, ...]], found: dict[Placed, None]
) -> None:
    """Add all that can be reached from a position; ``before`` has the tokens and the other vanguard at the start."""
    for action in s.legal(seat):
        child = cast("QiahnState", s.clone())
        child.apply(seat, action)
        side, enemy = child.sides[seat], child.sides[1 - seat]
        if not child.actors:
            tokens, vanguard = before
            spent, repelled = tokens & ~side.tokens, vanguard & ~enemy.vanguard
            found.setdefault(Placed(spent, tuple(side.bearers), side.enchanted, repelled))
        elif (place := _place(child, seat)) not in seen:
            seen.add(place)
            _try(child, seat, before, seen, found)


def _place(s: QiahnState, seat: int) -> tuple[object, ...]:
    return s.agenda[-1], *s.sides[seat].bearers, s.sides[1 - seat].vanguard
