"""Tanxi: an island devoured by fog, where only one stays standing."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.game import SPEC
from liza.games.tanxi.state import TanxiState
from liza.kernel.core.game import Game

GAME: Final[Game[TanxiState]] = Game(SPEC)
