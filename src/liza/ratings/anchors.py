"""The strengths of the bots' levels, by game and rules version: what people's ratings are measured against."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from liza.ratings.results import Rating


@cache
def _all() -> Mapping[str, Mapping[str, Mapping[str, Mapping[str, float]]]]:
    return tomllib.loads(files(__package__).joinpath("anchors.toml").read_text(encoding="utf-8"))


def level_strengths(game: str, version: int) -> dict[str, Rating]:
    """Return the levels of a game with their strengths; none where an arena has not measured them."""
    found = _all().get(game, {}).get(str(version), {})
    return {level: Rating(strength["mean"], strength["deviation"]) for level, strength in found.items()}
