"""Pulso: arm wrestling with cards."""

from liza import Game
from pulso.game import SPEC
from pulso.state import PulsoState

GAME: Game[PulsoState] = Game(SPEC)
