"""Tank Up: armour on six spaces, three kinds of attack, and a crowd that throws things."""

from __future__ import annotations

from importlib.resources import files

from liza.games.tankup.game import Tankup
from liza.kernel.packs.pack import Pack

GAME = Tankup(Pack(files("liza.games.tankup").joinpath("content", "base.toml").read_text(encoding="utf-8"), "base"))
