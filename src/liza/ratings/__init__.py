"""Ratings: numbers from the results of games for two to six players, with intervals, on one scale with the bots.

    from liza.ratings import Result, fit

    fit([Result({"ana": 1, "luis": 2, "bot:tanxi:shrewd": 2})], anchors={"bot:tanxi:shrewd": 0.4})

Pure functions on data: no database, no clock, no game.
"""

from __future__ import annotations

from liza.ratings.fitting import fit
from liza.ratings.results import Rating, Result
from liza.ratings.scale import Share, is_provisional, share_beaten

__all__ = ["Rating", "Result", "Share", "fit", "is_provisional", "share_beaten"]
