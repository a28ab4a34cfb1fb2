"""From a state of the game to what is known about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

import numpy as np

from liza.games.qiahn import verbs
from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.steps.deploy import Deploy
from liza.games.qiahn.steps.equip import Repel
from liza.games.qiahn.study.blind import against_chance
from liza.games.qiahn.study.chooser import Chooser
from liza.games.qiahn.study.odds import Odds
from liza.games.qiahn.study.plans import Magics, Plan
from liza.games.qiahn.study.response import Response
from liza.games.qiahn.study.rounds import Side
from liza.games.qiahn.study.scene import FIRST, SECOND, SHIELD, SWORD, Scene
from liza.games.qiahn.study.table import Table, work_out
from liza.games.qiahn.study.walk import Walk
from liza.games.qiahn.vocabulary import (
    AIRE,
    CARA,
    CRUZ,
    ESCUDO,
    ESPADA,
    EVERYONE,
    FUEGO,
    MAGIC,
    NO_SEAT,
    SPLITS,
    TOKENS,
    own_tokens,
)
from liza.kernel.base.errors import LizaError
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.core.study import ProgressCallback, Solution, Study
from liza.parts import sets

_REMEMBERED: Final = 64
"""How many rounds are kept in mind: those that a player is playing just now."""
LARGEST_ANSWERED: Final = 3
"""The largest troop for which every position can be walked through."""


class QiahnStudy(Study):
    """Solves the game backwards; a piece is a troop with the magics of the side that attacks first."""

    def suffix(self) -> str:
        """Return how files end: the format's version and what wrote them."""
        return "-1.npy"

    def pieces(self, options: Mapping[str, Any]) -> list[str]:
        """Return the two tables that a game can need: the coin may fall on either side."""
        return [_piece(options, seat) for seat in (CARA, CRUZ)]

    def work_out(self, game: Game[Any], piece: str, file: Path, told: ProgressCallback) -> None:
        """Solve one table."""
        troop, split = piece.split("-")
        work_out(int(troop), _magics(SPLITS[split]), odds_of(game), told).save(file)

    def openings(self) -> int:
        """Return the two sides of the coin."""
        return len((CARA, CRUZ))

    def answering(self, game: Game[Any], options: Mapping[str, Any], seat: int, opening: int) -> Walk:
        """Walk through everything that can happen once a seat attacks first."""
        if options["troop"] > LARGEST_ANSWERED:
            raise LizaError(f"A best response to a troop of {options['troop']} has too many positions: ask for 3.")
        table = cast("QiahnState", game.new(seed=0, **options))
        return Walk(Response(table, seat, odds_of(game)), table.troop, opening)

    def answer_chance(
        self, game: Game[Any], options: Mapping[str, Any], seat: int, opening: int, told: ProgressCallback
    ) -> float:
        """Weigh all positions at once: how likely each choice is needs no asking."""
        first, attacks = _first(options, opening), seat == opening
        odds, chooser = odds_of(game), Chooser(game)
        worth = against_chance(options["troop"], first, odds, chooser, told, attacks_first=attacks).beginning()
        return worth if attacks else -worth

    def open(self, game: Game[Any], options: Mapping[str, Any], files: Mapping[str, Path]) -> Solution:
        """Open both tables."""
        odds = odds_of(game)
        return QiahnSolution([_load(files[_piece(options, seat)], options, seat, odds) for seat in (CARA, CRUZ)])


class QiahnSolution(Solution):
    """Both tables of a setting, by the seat that attacks first."""

    def __init__(self, tables: list[Table]) -> None:
        self._tables: Final = tables
        self._scene: Final[Callable[..., Scene]] = lru_cache(_REMEMBERED)(self._make_scene)

    def starters(self) -> dict[int, tuple[float, ...]]:
        """Return what the game is worth to both, by who attacks first."""
        return {seat: _to_seats(table.beginning(), seat) for seat, table in enumerate(self._tables)}

    def value(self, state: State) -> tuple[float, ...]:
        """Return what a position is worth to both."""
        if state.over:
            return state.returns
        s = cast("QiahnState", state)
        step = s.agenda[-1]
        if isinstance(step, Deploy) and step.seat == s.attacker and not s.sides[s.attacker].vanguard:
            return _to_seats(self._scene_of(s).value(), s.attacker)
        return max(self.worths(state), key=lambda worth: worth[s.actors[0]])

    def worths(self, state: State) -> list[tuple[float, ...]]:
        """Return what each legal action of the commander who is asked is worth to both."""
        s = cast("QiahnState", state)
        moment = Moment(s, self._scene_of(s))
        return [_to_seats(moment.worth(action), s.attacker) for action in s.legal(s.actors[0])]

    def _scene_of(self, s: QiahnState) -> Scene:
        first = s.attacker if s.round % 2 else 1 - s.attacker
        seats = (s.attacker, 1 - s.attacker)
        return self._scene(first, s.round, tuple(map(_side(s), seats)), tuple(map(_tokens(s), seats)))

    def _make_scene(self, first: int, number: int, sides: tuple[Side, Side], tokens: tuple[int, int]) -> Scene:
        return Scene(self._tables[first], number, sides, tokens)


class Moment:
    """A decision within a round."""

    def __init__(self, s: QiahnState, scene: Scene) -> None:
        self._scene: Final = scene
        self._space: Final = s.game.space
        self._step: Final = s.agenda[-1]
        self._seat: Final = s.actors[0]
        self._attacking: Final = self._seat == s.attacker
        self._vanguards: Final = (s.sides[s.attacker].vanguard, s.sides[1 - s.attacker].vanguard)
        self._magics: Final = [_magics(own_tokens(s.options["magic"], seat)) for seat in (s.attacker, 1 - s.attacker)]
        self._placed: Final = [self._plan(s, seat) for seat in (s.attacker, 1 - s.attacker)]

    def _plan(self, s: QiahnState, seat: int) -> Plan:
        """Return what a side has placed; its Aire has acted, or is about to."""
        carried = s.sides[seat].bearers
        first, second = self._magics[0 if seat == s.attacker else 1]
        return Plan(carried[s.equipment_of(seat)], carried[first], carried[second])

    def worth(self, action: int) -> float:
        """Return what an action is worth to the attacker."""
        verb, offset = self._space.split(action)
        done = verb.id == verbs.END.id
        if isinstance(self._step, Deploy):
            return self._deploy(sets.EMPTY if done else sets.only(offset), done=done)
        if isinstance(self._step, Repel):
            return self._repel(self._placed, offset)
        if done:
            return self._equip(self._placed, done=True)
        token, kind = verb.arguments(offset)
        placed = self._with(token, kind)
        return self._best_target(placed) if token == AIRE else self._equip(placed)

    def _deploy(self, more: int, *, done: bool) -> float:
        attackers, defenders = self._vanguards
        if self._attacking:
            return self._scene.attackers(attackers | more, done=done)
        return self._scene.defenders(attackers, defenders | more, done=done)

    def _equip(self, placed: list[Plan], vanguards: tuple[int, int] | None = None, *, done: bool = False) -> float:
        attackers, defenders = vanguards or self._vanguards
        if self._attacking:
            return self._scene.attacker_equips(attackers, defenders, placed[0], done=done)
        return self._scene.defender_equips(attackers, defenders, placed[0], placed[1], done=done)

    def _best_target(self, placed: list[Plan]) -> float:
        enemies = self._vanguards[1 if self._attacking else 0]
        values = [self._repel(placed, kind) for kind in sets.members(enemies)]
        return max(values) if self._attacking else min(values)

    def _repel(self, placed: list[Plan], kind: int) -> float:
        attackers, defenders = self._vanguards
        left = (attackers, defenders & ~(1 << kind)) if self._attacking else (attackers & ~(1 << kind), defenders)
        return self._equip(placed, left) if all(left) else self._scene.broken_off(*placed)

    def _with(self, token: int, kind: int) -> list[Plan]:
        """Return what is placed when one more token is."""
        side = 0 if self._attacking else 1
        field = "bearer" if token < FUEGO else "first" if token == self._magics[side][0] else "second"
        placed = self._placed[:]
        placed[side] = placed[side]._replace(**{field: kind})
        return placed


def odds_of(game: Game[Any]) -> Odds:
    """Return the odds of fights with a game's pack."""
    content = game.content
    return _odds(content.sides, content.bonus[ESPADA], content.bonus[ESCUDO])


@lru_cache(maxsize=4)
def _odds(sides: tuple[int, ...], sword: int, shield: int) -> Odds:
    return Odds(sides, sword, shield)


def _load(file: Path, options: Mapping[str, Any], seat: int, odds: Odds) -> Table:
    try:
        return Table.load(file, options["troop"], _first(options, seat), odds)
    except (OSError, ValueError) as fault:
        raise LizaError(f"{file} is damaged ({fault}): delete it, and solve the game again.") from None


def _piece(options: Mapping[str, Any], seat: int) -> str:
    magics = _first(options, seat)
    return f"{options['troop']}-{TOKENS.keys[magics[0]]}+{TOKENS.keys[magics[1]]}"


def _first(options: Mapping[str, Any], seat: int) -> Magics:
    """Return the magics of a seat that attacks first."""
    return _magics(own_tokens(options["magic"], seat))


def _magics(tokens: int) -> Magics:
    """Return the two magics among some tokens."""
    first, second = sets.members(tokens & MAGIC)
    return first, second


def _side(s: QiahnState) -> Callable[[int], Side]:
    return lambda seat: (EVERYONE & ~s.sides[seat].unseen, s.sides[seat].reserve | s.sides[seat].vanguard)


def _tokens(s: QiahnState) -> Callable[[int], int]:
    """Return the tokens with which a seat came into the round: those it still has, and those it has placed."""

    def tokens(seat: int) -> int:
        first, second = _magics(own_tokens(s.options["magic"], seat))
        side = s.sides[seat]
        bits = zip((ESPADA, ESCUDO, first, second), (SWORD, SHIELD, FIRST, SECOND), strict=True)
        return sum(bit for token, bit in bits if sets.has(side.tokens, token) or side.bearers[token] != NO_SEAT)

    return tokens


def _to_seats(value: float, seat: int) -> tuple[float, ...]:
    """Return a value for both seats from the value for one of them."""
    rounded = float(np.clip(value, -1.0, 1.0))
    return (rounded, -rounded) if seat == 0 else (-rounded, rounded)
