"""One game after another at one table: what every environment has in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from liza.envs.arrays import Observer
from liza.games import game as find_game
from liza.kernel.errors import BadOption
from liza.kernel.game import Game
from liza.kernel.pack import Pack, load_pack
from liza.kernel.source import Stream, seeded, source_from_data
from liza.kernel.state import State

Rewarding = Callable[[State, tuple[float, ...]], tuple[float, ...]]
Snapshot = dict[str, Any]
"""Everything about an environment as JSON-able data."""


def _outcome(state: State, _before: tuple[float, ...]) -> tuple[float, ...]:
    return state.returns


def _win(state: State, _before: tuple[float, ...]) -> tuple[float, ...]:
    if state.outcome is None:
        return state.returns
    winners = state.outcome.winners
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))


def _hint(state: State, before: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(after - was for after, was in zip(hints(state), before, strict=True))


REWARDS: Final[dict[str, Rewarding]] = {"outcome": _outcome, "win": _win, "hint": _hint}
"""How choices are rewarded, by name.

``outcome``: nothing until the end, then 1 for being first alone, -1 for being last alone, evenly spaced between.
``win``: nothing until the end, then 1 shared by those in first place.
``hint``: with every choice, how much better the room's hint says that a seat stands now; at the end the hint is the
outcome, so all of it adds up to the outcome less the hint of the first position. The hint looks at the true position:
it shapes training and is nothing that a seat may be told while it plays.
"""


def hints(state: State) -> tuple[float, ...]:
    """Return how well every seat stands, by the room's own hint."""
    return tuple(state.game.evaluate(state, seat) for seat in range(state.seats))


class Setting(NamedTuple):
    """What an environment plays, in words and numbers, so that another process can play the same."""

    game: str
    pack: tuple[str, str] | None
    seats: int
    options: dict[str, Any]
    reward: str
    horizon: int | None

    def found(self) -> Game[Any]:
        """Return the game."""
        game = find_game(self.game)
        return game if self.pack is None else game.bind(Pack(*self.pack))


def setting(
    game: Game[Any] | str,
    *,
    seats: int | None = None,
    reward: str = "outcome",
    horizon: int | None = None,
    pack: Pack | str | None = None,
    **options: Any,
) -> Setting:
    """Check what was asked for and fill in what was not."""
    if isinstance(game, str):
        game = find_game(game)
    if pack is not None:
        game = game.bind(pack if isinstance(pack, Pack) else load_pack(pack))
    if reward not in REWARDS:
        raise BadOption(f"There is no reward {reward!r}; it is one of {', '.join(REWARDS)}.")
    if horizon is not None and horizon < 1:
        raise BadOption(f"The horizon is a whole number of choices above 0, not {horizon!r}.")
    usual = game.pack.hash == find_game(game.id).pack.hash
    written = None if usual else (game.pack.text, game.pack.name)
    return Setting(game.id, written, game.check_seats(seats), game.check_options(options), reward, horizon)


class Episode:
    """Begins games, counts choices and works out rewards; environments show it in the shape of their library."""

    __slots__ = ("_hints", "_reward", "_seeds", "choices", "game", "observer", "setting", "shaped", "state")

    state: State

    def __init__(self, setting: Setting, observer: Observer | None = None) -> None:
        self.setting: Final = setting
        self.observer: Final = observer or Observer(setting.found())
        self.game: Final = self.observer.game
        self._reward: Final = REWARDS[setting.reward]
        self.shaped: Final = setting.reward == "hint"
        """Whether rewards come with every choice, not only at the end."""
        self._seeds = seeded(None)
        self._hints: tuple[float, ...] = ()
        self.choices = 0

    def seed(self, seed: int | None) -> None:
        """Settle the luck of all games to come; without a seed the row goes on as it would."""
        if seed is not None:
            self._seeds = seeded(seed)

    def begin(self) -> None:
        """Begin the next game."""
        setting = self.setting
        self.state = self.game.new(seats=setting.seats, source=self._seeds.fork(), **setting.options)
        self.state.listen = False
        self.choices = 0
        self._hints = hints(self.state) if self.shaped else ()

    def act(self, seat: int, action: int) -> tuple[float, ...]:
        """Do what a seat chose; return the rewards of all seats. What is illegal raises, and changes nothing."""
        state = self.state
        state.apply(seat, action)
        self.choices += 1
        if not self.shaped:
            return self._reward(state, ())
        rewards = self._reward(state, self._hints)
        self._hints = hints(state)
        return rewards

    @property
    def truncated(self) -> bool:
        """Whether the game is broken off because it has reached the horizon."""
        horizon = self.setting.horizon
        return horizon is not None and self.choices >= horizon and not self.state.over

    def clone(self) -> Episode:
        """Return an independent copy that goes on exactly as this one would."""
        twin = Episode(self.setting, self.observer)
        twin._seeds = self._seeds.copy()
        twin._hints = self._hints
        twin.choices = self.choices
        twin.state = self.state.clone()
        return twin

    def snapshot(self) -> Snapshot:
        """Return everything as JSON-able data."""
        return {
            "state": self.state.to_data(),
            "seeds": self._seeds.to_data(),
            "hints": list(self._hints),
            "choices": self.choices,
        }

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to where a snapshot was taken."""
        seeds = source_from_data(snapshot["seeds"])
        assert isinstance(seeds, Stream)
        self._seeds = seeds
        self._hints = tuple(snapshot["hints"])
        self.choices = snapshot["choices"]
        self.state = self.game.restore(snapshot["state"])
        self.state.listen = False
