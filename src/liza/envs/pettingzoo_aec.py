"""A table as PettingZoo knows it: agents one after another, each with an observation and a mask.

A turn may ask for several decisions in a row. Where several seats choose at the same time they are asked in the order
of their seats, and observations do not depend on what others have chosen before all have.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from pettingzoo import AECEnv

from liza.envs.env_spec import EnvSpec
from liza.envs.information_text import information
from liza.envs.observation import Floats, Mask, Observer
from liza.envs.pettingzoo_agents import Observation, SeatAgents, observation_of
from liza.kernel.rollout.episode import Episode, Snapshot


class LizaAEC(SeatAgents, AECEnv[str, Observation, int | None]):
    """One game for as many agents as there are seats, named ``seat_0``, ``seat_1`` and so on.

    An illegal action raises ``liza.IllegalAction``, which names the rule, and has no effect.
    """

    def __init__(
        self,
        setting: EnvSpec,
        render_mode: str | None = None,
        episode: Episode | None = None,
        observer: Observer | None = None,
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": f"liza_{setting.game}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode: Final = render_mode
        self.setting: Final = setting
        self.episode = episode or setting.episode()
        self.observer: Final = observer or Observer(self.episode.game)
        self.seat_agents(setting.seats, self.observer, setting.memory)
        self._seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._idle: Final[Mask] = np.zeros(self.observer.actions, np.int8)
        self._idle.flags.writeable = False
        self._mask = self._idle

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; a seed settles this one and all that follow."""
        self.episode.seed(seed)
        self.episode.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._idle} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Turn to the next seat that must choose."""
        state = self.episode.state
        seat = state.actors[0]
        self._mask = self.observer.mask(state, seat)
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know and choose now."""
        observer, state, seat = self.observer, self.episode.state, self._seat[agent]
        if agent == self.agent_selection:
            mask = self._mask
        elif seat in state.actors:
            mask = observer.mask(state, seat)
        else:
            mask = self._idle
        return observation_of(observer, self.episode, seat, mask, self.setting.memory)

    def step(self, action: int | None) -> None:
        """Do what the agent chose, and turn to the next."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} is alive and must choose"
        episode = self.episode
        episode.act(self._seat[agent], int(action))
        rewards = episode.rewards
        self._cumulative_rewards[agent] = 0.0
        over = episode.state.over
        if over or episode.shaped:
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = rewards[seat]
                self._cumulative_rewards[name] += rewards[seat]
        self.infos[agent] = {"action_mask": self._idle}
        if over or episode.truncated:
            ended = self.terminations if over else self.truncations
            for name in self.agents:
                ended[name] = True
            self._mask = self._idle
            self.agent_selection = self.agents[0]
        else:
            self._ask()

    def information(self, agent: str) -> str:
        """Return what an agent knows, as text."""
        return information(self.episode.state, self._seat[agent])

    def decode(self, observation: Observation | Floats) -> str:
        """Return what an observation says, for people to read."""
        array = observation["observation"] if isinstance(observation, dict) else observation
        return self.observer.decode(array)

    def render(self) -> str | None:
        """Return what the agent that must choose knows, where the mode is ``ansi``."""
        return self.information(self.agent_selection) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Close the environment; it holds no resources."""

    def clone(self) -> LizaAEC:
        """Return an independent copy that goes on exactly as this one would."""
        twin = LizaAEC(self.setting, self.render_mode, self.episode.clone(), self.observer)
        twin._take(self._told())
        return twin

    def snapshot(self) -> Snapshot:
        """Return everything as JSON-able data."""
        return {"episode": self.episode.snapshot(), "agents": self._told()}

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to where a snapshot was taken."""
        self.episode.restore(snapshot["episode"])
        self._take(snapshot["agents"])

    def _told(self) -> dict[str, Any]:
        return {
            "agents": self.agents[:],
            "rewards": dict(self.rewards),
            "_cumulative_rewards": dict(self._cumulative_rewards),
            "terminations": dict(self.terminations),
            "truncations": dict(self.truncations),
            "agent_selection": self.agent_selection,
        }

    def _take(self, told: dict[str, Any]) -> None:
        """Take over what was told of the agents."""
        for name, value in told.items():
            setattr(self, name, value.copy() if isinstance(value, dict | list) else value)
        self._skip_agent_selection = None
        self.infos = {agent: {"action_mask": self._idle} for agent in self.agents}
        state = self.episode.state
        asked = bool(state.actors) and not self.episode.truncated
        self._mask = self.observer.mask(state, self._seat[self.agent_selection]) if asked else self._idle
        if self.agents:
            self.infos[self.agent_selection] = {"action_mask": self._mask}
