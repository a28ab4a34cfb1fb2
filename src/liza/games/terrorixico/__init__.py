"""TerroriXico: an old book lets Mexican legends out, and its readers press them back: together, and each alone."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.game import SPEC
from liza.games.terrorixico.state import TerrorixicoState
from liza.kernel.core.game import Game

GAME: Final[Game[TerrorixicoState]] = Game(SPEC)
