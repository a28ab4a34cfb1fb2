"""The peers, each driven the way its own documentation does it."""

from __future__ import annotations

import importlib
import importlib.metadata
import random
from collections.abc import Callable
from typing import Any, Final

from bench.subject import Call, Subject

_SPIEL_GAMES: Final = ("tic_tac_toe", "connect_four", "leduc_poker", "liars_dice", "gin_rummy")
_RLCARD_GAMES: Final = ("leduc-holdem", "uno")
_ZOO_GAMES: Final = ("connect_four_v3", "leduc_holdem_v4")
_CATAN_TURNS: Final = 1000
"""Where Catanatron's own loop gives a game up."""


class SpielGame(Subject):
    """OpenSpiel: the rules are C++; chance is a node of its own that the caller samples, not counted as a choice."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.spiel: Final[Any] = importlib.import_module("pyspiel")
        self.game: Final = self.spiel.load_game(name)

    def _chance(self, state: Any) -> None:
        state.apply_action(self.spiel.sample_action(state.chance_outcomes(), self.rng.random())[0])

    def play(self) -> int:
        """Play one game."""
        choice = self.rng.choice
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                self._chance(state)
            else:
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return decisions

    def position(self) -> Any:
        """Return a state some choices into a game."""
        state = self.game.new_initial_state()
        left = self.rng.randrange(40)
        while state.is_chance_node() or left:
            before = state.clone()
            if state.is_chance_node():
                self._chance(state)
            else:
                state.apply_action(self.rng.choice(state.legal_actions()))
                left -= 1
            if state.is_terminal():
                return before if not before.is_chance_node() else self.position()
        return state

    def copies(self, positions: list[Any]) -> list[Call]:
        """Clone."""
        return [state.clone for state in positions]

    def questions(self, positions: list[Any]) -> list[Call]:
        """Ask."""
        return [state.legal_actions for state in positions]


class CatanGame(Subject):
    """Catanatron: plain Python; the legal list is made by every step and lies ready."""

    def __init__(self) -> None:
        super().__init__("catan, 2 players")
        catanatron: Any = importlib.import_module("catanatron")
        colors = (catanatron.Color.RED, catanatron.Color.BLUE)
        self.new: Final[Callable[[], Any]] = lambda: catanatron.Game([catanatron.RandomPlayer(c) for c in colors])

    def play(self) -> int:
        """Play one game."""
        choice = self.rng.choice
        game = self.new()
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < _CATAN_TURNS:
            game.execute(choice(game.state.playable_actions))
            decisions += 1
        return decisions

    def position(self) -> Any:
        """Return a game some choices in."""
        game = self.new()
        for _ in range(self.rng.randrange(100)):
            game.execute(self.rng.choice(game.state.playable_actions))
        return game

    def copies(self, positions: list[Any]) -> list[Call]:
        """Copy."""
        return [game.copy for game in positions]


class RLCardGame(Subject):
    """RLCard: a step returns the next player's observation with the legal actions in it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.env: Final[Any] = importlib.import_module("rlcard").make(name)

    def play(self) -> int:
        """Play one game."""
        choice = self.rng.choice
        env = self.env
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions


class ZooGame(Subject):
    """PettingZoo: the agent loop of its documentation, the legal actions as a mask in the observation."""

    def __init__(self, name: str, env: Any = None) -> None:
        super().__init__(name)
        self.env: Final[Any] = env or importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(self) -> int:
        """Play one game."""
        choice = self.rng.choice
        env = self.env
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(choice(observation["action_mask"].nonzero()[0])))
                decisions += 1
        return decisions


PEERS: Final[dict[str, Callable[[], list[Subject]]]] = {
    "open-spiel": lambda: [SpielGame(name) for name in _SPIEL_GAMES],
    "catanatron": lambda: [CatanGame()],
    "rlcard": lambda: [RLCardGame(name) for name in _RLCARD_GAMES],
    "pettingzoo": lambda: [ZooGame(name) for name in _ZOO_GAMES],
}


def subjects(peer: str, among: dict[str, Callable[[], list[Subject]]]) -> list[Subject]:
    """Return the games of a peer."""
    random.seed(1)
    return among[peer]()


def version(peer: str) -> str:
    """Return which version of a peer is installed."""
    return importlib.metadata.version(peer)
