"""One room per game; they are found by looking, so a new one needs no list to be changed."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from liza.kernel.base.errors import UnknownGame
from liza.kernel.core.game import Game

if TYPE_CHECKING:
    from liza.games.qiahn.state import QiahnState
    from liza.games.tankup.state import TankupState
    from liza.games.tanxi.state import TanxiState
    from liza.games.terrorixico.state import TerrorixicoState
    from liza.games.tornaris.state import TornarisState

ENTRY_POINT: Final = "liza.games"
"""Another package brings a game by naming its GAME under this entry point."""


def ids() -> list[str]:
    """Return the ids of all games, those of this package first."""
    own = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    others = sorted({point.name for point in entry_points(group=ENTRY_POINT)})
    return own + [id for id in others if id not in own]


@overload
def game(id: Literal["qiahn"]) -> Game[QiahnState]: ...
@overload
def game(id: Literal["tankup"]) -> Game[TankupState]: ...
@overload
def game(id: Literal["tanxi"]) -> Game[TanxiState]: ...
@overload
def game(id: Literal["terrorixico"]) -> Game[TerrorixicoState]: ...
@overload
def game(id: Literal["tornaris"]) -> Game[TornarisState]: ...
@overload
def game(id: str) -> Game[Any]: ...
def game(id: str) -> Game[Any]:
    """Return a game by its id; an editor knows what the states of a game of this package hold."""
    if id in {module.name for module in pkgutil.iter_modules(__path__) if module.ispkg}:
        return _checked(importlib.import_module(f"{__name__}.{id}").GAME)
    for point in entry_points(group=ENTRY_POINT, name=id):
        try:
            found = point.load()
        except (ImportError, AttributeError) as fault:
            raise UnknownGame(
                f"The game {id!r} was announced as {point.value} but cannot be loaded: {fault}."
            ) from None
        return _checked(found)
    raise UnknownGame(f"There is no game {id!r}; the games found are {', '.join(ids())}.", id)


def games() -> list[Game[Any]]:
    """Return every game found."""
    return [game(id) for id in ids()]


def _checked(found: Any) -> Game[Any]:
    if not isinstance(found, Game):
        raise UnknownGame(f"{found!r} was announced as a game but is none.")
    return found
