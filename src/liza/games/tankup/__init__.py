"""Tank Up: armour on six spaces, three kinds of attack, and a crowd that throws things."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.game import SPEC
from liza.games.tankup.state import TankupState
from liza.kernel.core.game import Game

GAME: Final[Game[TankupState]] = Game(SPEC)
