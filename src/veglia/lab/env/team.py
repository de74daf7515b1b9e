"""The Gymnasium environment: one player answers for every seat of the team."""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsInt

import gymnasium

from veglia.lab.env import space
from veglia.lab.env.rewards import Rewards
from veglia.lab.env.table import Table

ID = "veglia/Team-v0"


class TeamEnv(gymnasium.Env[dict[str, Any], SupportsInt]):
    """Sees what the asked seat sees. A choice that is not offered changes nothing, but takes a step."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # So it is declared in the base class.

    def __init__(
        self,
        game: str,
        mission: str,
        seed: int,
        seats: Sequence[Sequence[str]] | None,
        options: Mapping[str, str] | None,
        rewards: Rewards,
        most_steps: int,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, mission, seats, options, rewards, most_steps)
        self.observation_space = space.observation_space(self.table.sight)
        self.action_space = space.action_space(self.table.sight)
        self.render_mode = render_mode
        self._first_seed: int | None = seed

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin the game of a seed; without one the first time that of the environment, then others."""
        given = self._first_seed if seed is None else seed
        self._first_seed = None
        super().reset(seed=given, options=options)
        self.table.begin(int(self.np_random.integers(2**62)) if given is None else given)
        return self._seen()

    def step(self, action: SupportsInt) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        table = self.table
        place = int(action)
        if place < len(table.places):
            reward = sum(table.choose(place)) / table.seats
        else:
            reward = table.rewards.illegal
            table.steps += 1
        observation, info = self._seen()
        return observation, reward, table.is_over, table.is_cut, info

    def render(self) -> str | None:
        return self.table.describe() if self.render_mode == "ansi" else None

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        table = self.table
        return table.observe(table.seat), {"seat": table.seat, "game_seed": table.game.setup.seed}


def make(
    game: str,
    mission: str,
    seed: int,
    seats: Sequence[Sequence[str]] | None,
    options: Mapping[str, str] | None,
    rewards: Rewards,
    most_steps: int,
) -> "gymnasium.Env[dict[str, Any], Any]":
    """Return an environment that Gymnasium knows by its id."""
    if ID not in gymnasium.registry:
        gymnasium.register(ID, entry_point=f"{__name__}:{TeamEnv.__name__}")
    return gymnasium.make(
        ID,
        disable_env_checker=True,
        game=game,
        mission=mission,
        seed=seed,
        seats=seats,
        options=options,
        rewards=rewards,
        most_steps=most_steps,
    )
