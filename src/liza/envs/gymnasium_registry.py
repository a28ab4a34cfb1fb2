"""Every game by its name in Gymnasium: ``gymnasium.make("liza/qiahn", bots="greedy")``.

Gymnasium looks for no packages by itself: importing ``liza.envs`` registers the games, and
``gymnasium.make("liza.envs:liza/qiahn")`` imports it on the way.
"""

from __future__ import annotations

import gymnasium

from liza.games import ids

NAMESPACE = "liza"


def register() -> None:
    """Tell Gymnasium of every game that is found; none is read before it is made."""
    for id in ids():
        name = f"{NAMESPACE}/{id}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="liza.envs:gymnasium", kwargs={"game": id})
