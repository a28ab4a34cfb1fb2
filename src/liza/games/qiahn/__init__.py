"""Qíahn Tactics: two worlds on the two faces of a coin, three or six combatants a side."""

from __future__ import annotations

from importlib.resources import files

from liza.games.qiahn.game import Qiahn
from liza.kernel.packs.pack import Pack

GAME = Qiahn(Pack(files("liza.games.qiahn").joinpath("content", "base.toml").read_text(encoding="utf-8"), "base"))
