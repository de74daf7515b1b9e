"""The PettingZoo environment: an agent for each seat, asked one at a time, with masks of what is offered."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # It comes without types.

from veglia.kernel.seats import Seat
from veglia.lab.env import space
from veglia.lab.env.episodes import Episodes
from veglia.lab.env.rewards import Rewards


class SeatsEnv(AECEnv):  # type: ignore[misc]  # Of a base without types.
    """Agents are called seat_0, seat_1 ...; a choice that is not offered is an IllegalChoice."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "veglia",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        mission: str,
        seed: int,
        seats: Sequence[Seat | Sequence[str]] | None,
        options: Mapping[str, str] | None,
        rewards: Rewards,
        most_steps: int,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episodes = Episodes(game, mission, seats, options, rewards, most_steps)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episodes.seats)]
        encoder = self.episodes.encoder
        self._numbers = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.observation_spaces = {name: space.observation_space(encoder) for name in self.possible_agents}
        self.action_spaces = {name: space.action_space(encoder) for name in self.possible_agents}
        self._seeds = np.random.default_rng(seed)
        self._first_seed: int | None = seed

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of a seed; without one the first time that of the environment, then others."""
        given = self._first_seed if seed is None else seed
        self._first_seed = None
        if given is not None:
            self._seeds = np.random.default_rng(given)
        self.episodes.begin(int(self._seeds.integers(2**62)) if given is None else given)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[self.episodes.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.episodes.observe(self._numbers[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        paid = self.episodes.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        for name in self.agents:
            self.rewards[name] = paid[self._numbers[name]]
            self.terminations[name] = self.episodes.is_over
            self.truncations[name] = self.episodes.is_cut
        self.agent_selection = self.possible_agents[self.episodes.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        return self.episodes.describe() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing has to be closed."""
