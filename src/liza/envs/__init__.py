"""The games as environments for researchers: clonable, seedable, honest about information.

>>> import liza.envs
>>> env = liza.envs.pettingzoo("tankup", seats=3)  # doctest: +SKIP

Each needs its library (``pip install 'liza[envs]'``), and only when it is called. Where Gymnasium is installed it is
told of all games: ``gymnasium.make("liza/qiahn")``.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from liza.kernel.base.errors import BadOption, LizaError
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.packs.pack import Pack

if TYPE_CHECKING:
    from liza.envs.gymnasium_env import LizaEnv
    from liza.envs.openspiel_game import SpielGame
    from liza.envs.pettingzoo_aec import LizaAEC
    from liza.envs.pettingzoo_parallel import LizaParallel
    from liza.envs.vector_env import VectorEnv

__all__ = ["MissingLibrary", "gymnasium", "openspiel", "parallel", "pettingzoo", "small", "vector"]


class MissingLibrary(LizaError):
    """A library that an environment needs is not installed."""


def pettingzoo(
    game: Game[Any] | str,
    *,
    seats: int | None = None,
    reward: str = "outcome",
    horizon: int | None = None,
    memory: int = 0,
    pack: Pack | str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> LizaAEC:
    """Return a game as an AEC environment of PettingZoo, with action masks in observation and info."""
    needs("pettingzoo", "gymnasium", "numpy")
    from liza.envs.env_spec import make_spec  # noqa: PLC0415
    from liza.envs.pettingzoo_aec import LizaAEC  # noqa: PLC0415

    asked = make_spec(game, seats=seats, reward=reward, horizon=horizon, memory=memory, pack=pack, **options)
    return LizaAEC(asked, render_mode)


def parallel(
    game: Game[Any] | str,
    *,
    seats: int | None = None,
    reward: str = "outcome",
    horizon: int | None = None,
    memory: int = 0,
    pack: Pack | str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> LizaParallel:
    """Return a game as a parallel environment of PettingZoo: all who are asked at the same time act in one step."""
    needs("pettingzoo", "gymnasium", "numpy")
    from liza.envs.env_spec import make_spec  # noqa: PLC0415
    from liza.envs.pettingzoo_parallel import LizaParallel  # noqa: PLC0415

    asked = make_spec(game, seats=seats, reward=reward, horizon=horizon, memory=memory, pack=pack, **options)
    return LizaParallel(asked, render_mode)


def gymnasium(
    game: Game[Any] | str,
    *,
    seat: int = 0,
    bots: str | Sequence[str] = "greedy",
    illegal: str = "loses",
    seats: int | None = None,
    reward: str = "outcome",
    horizon: int | None = None,
    memory: int = 0,
    pack: Pack | str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> LizaEnv:
    """Return one seat of a game as an environment of Gymnasium; bots, named as everywhere, play the other seats."""
    needs("gymnasium", "numpy")
    from liza.envs.env_spec import make_spec  # noqa: PLC0415
    from liza.envs.gymnasium_env import LizaEnv  # noqa: PLC0415

    asked = make_spec(game, seats=seats, reward=reward, horizon=horizon, memory=memory, pack=pack, **options)
    return LizaEnv(asked, seat, bots, illegal, render_mode)


def openspiel(
    game: Game[Any] | str,
    *,
    seats: int | None = None,
    pack: Pack | str | None = None,
    position: State | Sequence[State] | None = None,
    horizon: int | None = None,
    **options: Any,
) -> SpielGame:
    """Return a game as one of OpenSpiel, with a chance node for every die and card; all games are registered with it.

    ``position`` is a state of the game to begin from, to study it, or several states of which one is drawn. With a
    ``horizon`` a game is cut off after so many choices; each player's return is then the room's hint for that player,
    less the mean over all players.
    """
    needs("pyspiel", "numpy")
    from liza.envs import openspiel_game  # noqa: PLC0415
    from liza.envs.env_spec import make_spec  # noqa: PLC0415

    openspiel_game.register()
    deals = [position] if isinstance(position, State) else position or ()
    return openspiel_game.spiel_game(make_spec(game, seats=seats, pack=pack, horizon=horizon, **options), deals)


def small(game: Game[Any] | str) -> SpielGame:
    """Return the small game that a room offers, as one of OpenSpiel: so few nodes that its solvers go through all."""
    needs("pyspiel", "numpy")
    from liza.envs.small_games import sample_deals, small_game_start  # noqa: PLC0415

    start = small_game_start(game)
    deals = sample_deals(game, start)
    return openspiel(game, seats=start.seats, position=deals, horizon=start.horizon, **start.options)


def vector(
    game: Game[Any] | str,
    *,
    count: int = 64,
    processes: int = 0,
    bots: str | Sequence[str] | None = None,
    seat: int | None = None,
    seats: int | None = None,
    reward: str = "outcome",
    horizon: int | None = None,
    pack: Pack | str | None = None,
    **options: Any,
) -> VectorEnv:
    """Return many games at once, in arrays that processes share; without processes all here.

    All seats are played from outside (self-play), or, with ``bots``, one of each game: ``seat``, or another one from
    game to game, all as often.
    """
    needs("numpy")
    from liza.envs.env_spec import make_spec, opponents_for  # noqa: PLC0415
    from liza.envs.vector_env import Opponents, VectorEnv  # noqa: PLC0415

    asked = make_spec(game, seats=seats, reward=reward, horizon=horizon, pack=pack, **options)
    if seat is not None and (bots is None or not 0 <= seat < asked.seats):
        raise BadOption(f"Without bots every seat is played; with them one of 0 to {asked.seats - 1}, not {seat}.")
    return VectorEnv(
        asked, count, processes, Opponents() if bots is None else Opponents(opponents_for(asked, bots), seat)
    )


def needs(*libraries: str) -> None:
    """Say which library is missing, if one is."""
    for library in libraries:
        try:
            importlib.import_module(library)
        except ImportError:
            raise MissingLibrary(f"This needs {library}, which is not installed: pip install 'liza[envs]'.") from None


def _register() -> None:
    """Tell Gymnasium of every game, where it is installed."""
    if find_spec("gymnasium") is not None:
        from liza.envs.gymnasium_registry import register  # noqa: PLC0415

        register()


_register()
