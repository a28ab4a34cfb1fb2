"""What the strongest player there is would do on a seat, and how sure it is."""

from __future__ import annotations

from typing import Final, NamedTuple

from liza.bots.exact import Exact
from liza.bots.levels import LEVELS, level_specs
from liza.bots.registry import bot
from liza.bots.search.ismcts import Ismcts
from liza.bots.seat import Bot, Seat
from liza.games.studies import NoStudy, NotSolved, has_study
from liza.kernel.base.source import Source

EXACT: Final = "exact"
STRONGEST: Final = LEVELS[-1]
_ASKED: Final = 8
"""How often a bot is asked that does not search."""


class Advice(NamedTuple):
    """A choice, who would make it, and the share of its thinking that went to it: 1 is sure."""

    action: int
    who: str
    share: float


def advice(seat: Seat, source: Source) -> Advice:
    """Return what perfect play would do where the game has been solved, else what the level fierce would."""
    if len(seat.legal) == 1:
        return Advice(seat.legal[0], STRONGEST, 1.0)
    if has_study(seat.game):
        try:
            return Advice(Exact().choose(seat, source), EXACT, 1.0)
        except (NoStudy, NotSolved):
            pass
    player = bot(level_specs(seat.game)[STRONGEST])
    return _searched(player, seat, source) if isinstance(player, Ismcts) else _repeated(player, seat, source)


def _searched(player: Ismcts, seat: Seat, source: Source) -> Advice:
    choice, told = player.search(seat, source)
    walks = sum([tried for tried, _ in told.values()])
    return Advice(choice, STRONGEST, told[choice][0] / walks if walks else 1.0)


def _repeated(player: Bot, seat: Seat, source: Source) -> Advice:
    chosen = [player.choose(seat, source) for _ in range(_ASKED)]
    best = max(chosen, key=chosen.count)
    return Advice(best, STRONGEST, chosen.count(best) / _ASKED)
