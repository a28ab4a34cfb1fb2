"""Tanxi: an island devoured by fog, where only one stays standing."""

from __future__ import annotations

from importlib.resources import files

from liza.games.tanxi.game import Tanxi
from liza.kernel.packs.pack import Pack

GAME = Tanxi(Pack(files("liza.games.tanxi").joinpath("content", "base.toml").read_text(encoding="utf-8"), "base"))
