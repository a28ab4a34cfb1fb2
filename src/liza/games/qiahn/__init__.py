"""Qíahn Tactics: two worlds on the two faces of a coin, three or six combatants a side."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.game import SPEC
from liza.games.qiahn.state import QiahnState
from liza.kernel.core.game import Game

GAME: Final[Game[QiahnState]] = Game(SPEC)
