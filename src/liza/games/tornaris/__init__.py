"""Tornaris: secret arrows, a dungeon shared by all who come, a tower to hold, and a tournament to win."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.game import SPEC
from liza.games.tornaris.state import TornarisState
from liza.kernel.core.game import Game

GAME: Final[Game[TornarisState]] = Game(SPEC)
