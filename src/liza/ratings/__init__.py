"""Ratings: numbers from the results of games for two to six players, with intervals, on one scale with the bots.

    from liza.ratings import Result, fit

    fit([Result({"ana": 1, "luis": 2, "bot:tanxi:shrewd": 2})], anchors={"bot:tanxi:shrewd": 0.4})

Pure functions on data: no database, no clock, no game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from liza.ratings.results import Rating, Result
from liza.ratings.scale import Share, is_provisional, share_beaten

if TYPE_CHECKING:
    from liza.ratings.fitting import fit

__all__ = ["Rating", "Result", "Share", "fit", "is_provisional", "share_beaten"]


def __getattr__(name: str) -> Any:
    """Load numpy with the first fit: a site starts without it."""
    if name != "fit":
        raise AttributeError(name)
    from liza.ratings.fitting import fit  # noqa: PLC0415 - see above

    return fit
