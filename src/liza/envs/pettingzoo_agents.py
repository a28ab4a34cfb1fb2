"""What both environments of PettingZoo have: an agent for every seat, and what each is shown and may choose."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from liza.envs.observation import Mask, Observer
from liza.kernel.rollout.episode import Episode

Observation = dict[str, Any]


def spaces(observer: Observer, memory: int = 0) -> Dict:
    """Return the space of what an agent is shown."""
    found: dict[str, Space[Any]] = {
        "observation": Box(0.0, 1.0, (observer.size,), np.float32),
        "action_mask": Box(0, 1, (observer.actions,), np.int8),
    }
    if memory:
        found["memory"] = Box(-1, np.iinfo(np.int16).max, (memory, observer.width), np.int16)
    return Dict(found)


def observation_of(observer: Observer, episode: Episode, seat: int, mask: Mask, memory: int) -> Observation:
    """Return what a seat may know and choose now, and what it remembers where that is asked for."""
    found: Observation = {"observation": observer.observe(episode.state, seat), "action_mask": mask}
    if episode.memory is not None:
        found["memory"] = observer.remembered(episode.memory.rows[seat], memory)
    return found


class SeatAgents:
    """Agents named ``seat_0``, ``seat_1`` and so on; all have the same spaces."""

    def seat_agents(self, seats: int, observer: Observer, memory: int) -> None:
        """Name an agent for every seat."""
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: spaces(observer, memory) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(observer.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        """Return the space of what an agent is shown."""
        found = self.observation_spaces[agent]
        assert isinstance(found, Dict)
        return found

    def action_space(self, agent: str) -> Discrete:
        """Return all actions of the game."""
        found = self.action_spaces[agent]
        assert isinstance(found, Discrete)
        return found
