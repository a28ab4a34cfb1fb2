"""Every game of Liza as an environment, stepped the way each library's documentation does it."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from bench.peers import RLCardGame, SpielGame, ZooGame
from bench.subject import Figures, Subject

_GAMES_AT_ONCE: Final = (64, 1024)
_SHARED: Final = 1024
_STEPS: Final = 20


class OwnAEC(ZooGame):
    """PettingZoo's loop on a game of Liza."""

    def __init__(self, id: str) -> None:
        super().__init__(f"{id}, PettingZoo", importlib.import_module("liza.envs").pettingzoo(id))


class OwnSeat(Subject):
    """Gymnasium's loop on one seat of a game; the other seats are played by random bots, whose choices do not count."""

    def __init__(self, id: str) -> None:
        super().__init__(f"{id}, Gymnasium")
        self.env: Final[Any] = importlib.import_module("liza.envs").gymnasium(id, bots="random")

    def play(self) -> int:
        """Play one game."""
        choice = self.rng.choice
        env = self.env
        observation, _ = env.reset()
        decisions = 0
        over = False
        while not over:
            observation, _, over, _, _ = env.step(int(choice(observation["action_mask"].nonzero()[0])))
            decisions += 1
        return decisions


class OwnSpiel(Subject):
    """OpenSpiel's loop on a game of Liza, with every die and card a chance node, the laying of the table included."""

    def __init__(self, id: str) -> None:
        super().__init__(f"{id}, OpenSpiel")
        importlib.import_module("liza.envs").openspiel(id)
        self.game: Final = SpielGame(f"liza_{id}")

    def play(self) -> int:
        """Play one game."""
        return self.game.play()


class OwnBatch(Subject):
    """Many games at once in one process; what is counted as a game is a batch of steps."""

    def __init__(self, id: str, games: int) -> None:
        super().__init__(f"{id}, {games:,} at once")
        self.env: Final[Any] = importlib.import_module("liza.envs").vector(id, count=games)
        self.numbers: Final[Any] = importlib.import_module("numpy").random.default_rng(1)
        self.env.reset(1)

    def play(self) -> int:
        """Make some steps of every game."""
        return steps(self.env, self.numbers)


def steps(env: Any, numbers: Any) -> int:
    """Make some steps of every game, every choice random; return how many choices that were."""
    sample = _sampler(env)
    for _ in range(_STEPS):
        env.step(sample(numbers))
    return _STEPS * int(env.count)


def _sampler(env: Any) -> Any:
    """Return what draws a legal action for every game."""
    return getattr(env, "sample", None) or _Sampler(env.arrays.masks)


class _Sampler:
    """Draws from masks, for an older Liza that cannot draw legal actions itself."""

    def __init__(self, masks: Any) -> None:
        self._numpy: Final[Any] = importlib.import_module("numpy")
        self._rows, self._actions = masks.shape
        self._masks: Final = masks.ravel().view(bool)
        self._edges: Final = self._numpy.arange(self._rows + 1) * self._actions

    def __call__(self, numbers: Any) -> Any:
        """Return any legal action of every game."""
        allowed = self._numpy.flatnonzero(self._masks)
        first = allowed.searchsorted(self._edges)
        chosen = first[:-1] + (numbers.random(self._rows) * self._numpy.diff(first)).astype("int64")
        return allowed[chosen] % self._actions


class OwnProcesses(Subject):
    """Games shared out among processes. Time is the clock's, of the fastest tenth of the steps.

    All processes wait for the slowest at every step, so anything else that runs holds up all of them; the other steps
    say more about that. A step goes from actions to the next observations and masks; choosing the actions is left out.
    """

    def __init__(self, id: str, processes: int) -> None:
        super().__init__(f"{id}, {processes} process{'es' if processes > 1 else ''}")
        self._game: Final = id
        self._processes: Final = processes

    def measure(self, seconds: float) -> Figures:
        """Return decisions a second."""
        numbers: Any = importlib.import_module("numpy").random.default_rng(1)
        env: Any = importlib.import_module("liza.envs").vector(self._game, count=_SHARED, processes=self._processes)
        env.reset(1)
        steps(env, numbers)
        sample = _sampler(env)
        taken: list[float] = []
        while sum(taken) < seconds:
            actions = sample(numbers)
            began = perf_counter()
            env.step(actions)
            taken.append(perf_counter() - began)
        env.close()
        quick = sorted(taken)[len(taken) // 10]
        return {
            "decisions_per_second": _SHARED / quick,
            "games_per_second": 1 / quick,
            "decisions_per_game": float(_SHARED),
            **dict.fromkeys(("clone_us", "legal_us", "iterations_per_second")),
        }


PEERS: Final[dict[str, Callable[[], list[Subject]]]] = {
    "rlcard": lambda: [RLCardGame(name) for name in ("leduc-holdem", "uno", "gin-rummy")],
    "pettingzoo": lambda: [
        ZooGame(name) for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
    ],
}
"""The peers that show observations to a learner at every step."""


KINDS: Final[dict[str, Callable[[str], list[Subject]]]] = {
    "batches": lambda name: [OwnBatch(name, games) for games in _GAMES_AT_ONCE],
    "pettingzoo": lambda name: [OwnAEC(name)],
    "gymnasium": lambda name: [OwnSeat(name)],
    "openspiel": lambda name: [OwnSpiel(name)],
    "processes": lambda name: [OwnProcesses(name, processes) for processes in (1, 2)],
}
"""The environments of a game of Liza."""


def subjects(only: str = "") -> list[Subject]:
    """Return every game found, as every environment or as one kind of them."""
    liza: Any = importlib.import_module("liza")
    kinds = [KINDS[only]] if only else list(KINDS.values())
    return [subject for kind in kinds for game in liza.games() for subject in kind(game.id)]
