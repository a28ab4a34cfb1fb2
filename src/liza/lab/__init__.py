"""The lab: many games at once, and what they say about a game."""

from __future__ import annotations

from liza.lab.plan import SimulationError
from liza.lab.result import Result, Share, Spread, Standing
from liza.lab.simulate import simulate

__all__ = ["Result", "Share", "SimulationError", "Spread", "Standing", "simulate"]
