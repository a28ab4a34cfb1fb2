"""A table as PettingZoo knows it where all choose at once: every agent that is asked acts in the same step.

Most moments ask one seat alone: then only its action counts, and the masks of the others are noughts. Where rules let
several choose simultaneously, all of them do in one step, and none is shown what another chose before all have.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from pettingzoo import ParallelEnv

from liza.envs.env_spec import EnvSpec
from liza.envs.information_text import information
from liza.envs.observation import Mask, Observer
from liza.envs.pettingzoo_agents import Observation, SeatAgents, observation_of
from liza.kernel.rollout.episode import Snapshot

Infos = dict[str, dict[str, Any]]


class LizaParallel(SeatAgents, ParallelEnv[str, Observation, int]):
    """One game for as many agents as there are seats, named ``seat_0``, ``seat_1`` and so on.

    What an agent chooses that is not asked is not looked at. An illegal action of one that is asked raises
    ``liza.IllegalAction``, which names the rule, and no action of that step is applied.
    """

    def __init__(self, setting: EnvSpec, render_mode: str | None = None) -> None:
        self.metadata: dict[str, Any] = {"name": f"liza_{setting.game}_parallel_v1", "render_modes": ["ansi"]}
        self.render_mode: Final = render_mode
        self.setting: Final = setting
        self.episode: Final = setting.episode()
        self.observer: Final = Observer(self.episode.game)
        self.seat_agents(setting.seats, self.observer, setting.memory)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Begin a game; a seed settles this one and all that follow."""
        self.episode.seed(seed)
        self.episode.begin()
        self.agents = self.possible_agents[:]
        return self._shown()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Do what all who are asked chose, in the order of their seats."""
        episode = self.episode
        game, state = episode.game, episode.state
        asked = {seat: int(actions[f"seat_{seat}"]) for seat in state.actors}
        for seat, action in asked.items():
            if action not in state.legal(seat):
                raise game.illegal(state, seat, action)
        rewards = dict.fromkeys(self.agents, 0.0)
        moment = type(state.agenda[-1])
        for seat, action in asked.items():
            if episode.ended or type(state.agenda[-1]) is not moment or action not in state.legal(seat):
                break  # what the others chose has settled the moment
            episode.act(seat, action)
            for other, agent in enumerate(self.agents):
                rewards[agent] += episode.rewards[other]
        over, cut = state.over, episode.truncated
        observations, infos = self._shown()
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _shown(self) -> tuple[dict[str, Observation], Infos]:
        masks = {agent: self._mask(seat) for seat, agent in enumerate(self.agents)}
        observations = {
            agent: observation_of(self.observer, self.episode, seat, masks[agent], self.setting.memory)
            for seat, agent in enumerate(self.agents)
        }
        return observations, {agent: {"action_mask": mask} for agent, mask in masks.items()}

    def _mask(self, seat: int) -> Mask:
        """Return the mask of legal actions; all zeros once the game is over or truncated."""
        if self.episode.ended:
            return np.zeros(self.observer.actions, np.int8)
        return self.observer.mask(self.episode.state, seat)

    @property
    def asked(self) -> list[str]:
        """The agents whose actions count in the next step."""
        return [] if self.episode.ended else [f"seat_{seat}" for seat in self.episode.state.actors]

    def information(self, agent: str) -> str:
        """Return what an agent knows, as text."""
        return information(self.episode.state, self.possible_agents.index(agent))

    def render(self) -> str | None:
        """Return what every agent that must choose knows, where the mode is ``ansi``."""
        return "\n\n".join(map(self.information, self.asked)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Close the environment; it holds no resources."""

    def snapshot(self) -> Snapshot:
        """Return everything as JSON-able data."""
        return {"episode": self.episode.snapshot(), "agents": self.agents[:]}

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to where a snapshot was taken."""
        self.episode.restore(snapshot["episode"])
        self.agents = list(snapshot["agents"])

    def clone(self) -> LizaParallel:
        """Return an independent copy that goes on exactly as this one would."""
        twin = LizaParallel(self.setting, self.render_mode)
        twin.restore(self.snapshot())
        return twin
