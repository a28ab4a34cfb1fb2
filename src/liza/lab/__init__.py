"""The lab: many games at once, and what they say about a game."""

from __future__ import annotations

from liza.lab.run.run_spec import SimulationError
from liza.lab.run.simulate import simulate
from liza.lab.stats.result import ShareInterval, SimulationResult, Spread, Standing

__all__ = ["ShareInterval", "SimulationError", "SimulationResult", "Spread", "Standing", "simulate"]
