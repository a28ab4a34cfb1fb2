"""One seat of a table as Gymnasium knows it: the other seats are played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Discrete

from liza.bots import Bot, Seat, bot
from liza.envs.env_spec import EnvSpec, opponents_for
from liza.envs.information_text import information
from liza.envs.observation import Floats, Mask, Observer
from liza.envs.pettingzoo_agents import Observation, observation_of, spaces
from liza.kernel.base.errors import BadOption, IllegalAction
from liza.kernel.rollout.episode import Episode, Snapshot

ILLEGAL: Final = ("loses", "raises")


class LizaEnv(Env[Observation, Any]):
    """One seat against bots, which are given what their own seats may know.

    An illegal action ends the game as lost, or raises ``liza.IllegalAction``, as ``illegal`` says.
    """

    def __init__(
        self,
        setting: EnvSpec,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        illegal: str = "loses",
        render_mode: str | None = None,
        episode: Episode | None = None,
        observer: Observer | None = None,
    ) -> None:
        if not 0 <= seat < setting.seats:
            raise BadOption(f"There is no seat {seat} at a table for {setting.seats}; the first is 0.")
        names = opponents_for(setting, bots)
        if illegal not in ILLEGAL:
            raise BadOption(f"What is illegal {' or '.join(ILLEGAL)}, not {illegal!r}.")
        self.metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self.setting: Final = setting
        self.seat: Final = seat
        self.bots: Final = names
        self.illegal: Final = illegal
        self.episode = episode or setting.episode()
        self.observer: Final = observer or Observer(self.episode.game)
        others = [other for other in range(setting.seats) if other != seat]
        self._bots: Final[dict[int, Bot]] = {other: bot(name) for other, name in zip(others, names, strict=True)}
        self.observation_space = spaces(self.observer, setting.memory)
        self.action_space = Discrete(self.observer.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; a seed settles this one, all that follow, and the luck of the bots."""
        super().reset(seed=seed)
        self.episode.seed(seed)
        self.episode.begin()
        self._let_bots_play()
        return self._shown()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do what the seat chose, and let the bots play until it is asked again."""
        episode = self.episode
        try:
            episode.act(self.seat, int(action))
        except IllegalAction as refusal:
            if self.illegal == "raises":
                raise
            observation, info = self._shown()
            return observation, -1.0, True, False, {**info, "refused": str(refusal)}
        reward = episode.rewards[self.seat] + self._let_bots_play()
        observation, info = self._shown()
        return observation, float(reward), episode.state.over, episode.truncated, info

    def _let_bots_play(self) -> float:
        """Let the bots choose until the seat is asked or the game is over; return the seat's reward."""
        episode = self.episode
        reward = 0.0
        while self.seat not in episode.state.actors and not episode.state.over and not episode.truncated:
            state = episode.state
            other = state.actors[0]
            luck = episode.luck
            episode.act(other, self._bots[other].choose(Seat(state, other, luck), luck))
            reward += episode.rewards[self.seat]
        return reward

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.action_masks()
        found = observation_of(self.observer, self.episode, self.seat, mask, self.setting.memory)
        return found, {"action_mask": mask}

    def action_masks(self) -> Mask:
        """Return a one for every action that may be chosen now (the name that sb3-contrib asks for)."""
        return self.observer.mask(self.episode.state, self.seat)

    def information(self) -> str:
        """Return what the seat knows, as text."""
        return information(self.episode.state, self.seat)

    def decode(self, observation: Observation | Floats) -> str:
        """Return what an observation says, for people to read."""
        array = observation["observation"] if isinstance(observation, dict) else observation
        return self.observer.decode(np.asarray(array))

    def render(self) -> Any:
        """Return what the seat knows, where the mode is ``ansi``."""
        return self.information() if self.render_mode == "ansi" else None

    def clone(self) -> LizaEnv:
        """Return an independent copy that goes on exactly as this one would."""
        episode, observer = self.episode.clone(), self.observer
        return LizaEnv(self.setting, self.seat, self.bots, self.illegal, self.render_mode, episode, observer)

    def snapshot(self) -> Snapshot:
        """Return everything as JSON-able data."""
        return self.episode.snapshot()

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to where a snapshot was taken."""
        self.episode.restore(snapshot)
