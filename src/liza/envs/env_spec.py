"""What an environment plays: a game, a table and how choices are rewarded, in words and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from liza.games import game as find_game
from liza.kernel.base.errors import BadOption
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import Pack, load_pack
from liza.kernel.rollout.episode import Episode


class EnvSpec(NamedTuple):
    """What an environment plays, in words and numbers, so that another process can play the same."""

    game: str
    pack: tuple[str, str] | None
    seats: int
    options: dict[str, Any]
    reward: str
    horizon: int | None
    memory: int = 0
    """How much of what a seat has seen is shown beside the observation, in rows; 0 shows none."""

    def found(self) -> Game[Any]:
        """Return the game."""
        game = find_game(self.game)
        return game if self.pack is None else game.bind(Pack(*self.pack))

    def episode(self) -> Episode:
        """Return a table for it."""
        remembers = self.memory > 0
        return Episode(self.found(), self.seats, self.options, self.reward, self.horizon, remembers=remembers)


def make_spec(
    game: Game[Any] | str,
    *,
    seats: int | None = None,
    reward: str = "outcome",
    horizon: int | None = None,
    memory: int = 0,
    pack: Pack | str | None = None,
    **options: Any,
) -> EnvSpec:
    """Check what was asked for and fill in what was not."""
    if isinstance(game, str):
        game = find_game(game)
    if pack is not None:
        game = game.bind(complete(pack if isinstance(pack, Pack) else load_pack(pack), game.pack, game.id))
    seats, options = game.check_seats(seats), game.check_options(options)
    Episode(game, seats, options, reward, horizon)  # says what is wrong with the rest
    if memory < 0:
        raise BadOption(f"The memory is a whole number of rows, or 0 for none, not {memory!r}.")
    usual = game.pack.hash == find_game(game.id).pack.hash
    written = None if usual else (game.pack.text, game.pack.name)
    return EnvSpec(game.id, written, seats, options, reward, horizon, memory)


def opponents_for(setting: EnvSpec, bots: str | Sequence[str]) -> tuple[str, ...]:
    """Return a bot for each seat but one: the same for all of them, or one for each."""
    names = (bots,) * (setting.seats - 1) if isinstance(bots, str) else tuple(bots)
    if len(names) != setting.seats - 1:
        raise BadOption(f"Beside one seat of {setting.seats} there are {setting.seats - 1} bots, not {len(names)}.")
    return names
