"""Tournaments: who plays whom, at tables of any size. Pure functions on data; no clock, no game, no database.

from liza.tournaments import pods

pods(scores={"ana": 3.0, "luis": 1.0, …}, sizes=(3, 4), met={frozenset({"ana", "luis"}): 1}, seed=7)
"""

from __future__ import annotations

from liza.tournaments.pods import Pod, pods, repeats

__all__ = ["Pod", "pods", "repeats"]
