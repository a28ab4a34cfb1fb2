"""How much of the room's hint to believe when luck is told: what its swings were worth in games between bots."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


@cache
def _all() -> Mapping[str, Mapping[str, float]]:
    return tomllib.loads(files(__package__).joinpath("luck_weights.toml").read_text(encoding="utf-8"))


def weight_of(game: str, seats: int) -> float:
    """Return what a swing of the hint is worth in a game; 1 where it has not been measured."""
    return _all().get(game, {}).get(str(seats), 1.0)
