"""Tornaris: secret arrows, a dungeon shared by all who come, a tower to hold, and a tournament to win."""

from __future__ import annotations

from importlib.resources import files

from liza.games.tornaris.game import Tornaris
from liza.kernel.packs.pack import Pack

GAME = Tornaris(Pack(files("liza.games.tornaris").joinpath("content", "base.toml").read_text(encoding="utf-8"), "base"))
