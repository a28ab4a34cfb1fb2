"""TerroriXico: an old book lets Mexican legends out, and its readers press them back: together, and each alone."""

from __future__ import annotations

from importlib.resources import files

from liza.games.terrorixico.game import Terrorixico
from liza.kernel.packs.pack import Pack

GAME = Terrorixico(
    Pack(files("liza.games.terrorixico").joinpath("content", "base.toml").read_text(encoding="utf-8"), "base")
)
