"""The Gymnasium environment: one player answers for every seat of a side, bots for the others."""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsInt

import gymnasium

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.agents.strengths import make_agent
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.seats import Seat
from veglia.lab.bots import SEED_STEP
from veglia.lab.env import space
from veglia.lab.env.episodes import Episodes
from veglia.lab.env.rewards import Rewards

ID = "veglia/Team-v0"


class TeamEnv(gymnasium.Env[dict[str, Any], SupportsInt]):
    """Sees what the asked seat sees. A choice that is not offered changes nothing, but takes a step."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # So it is declared in the base class.

    def __init__(
        self,
        game: str,
        mission: str,
        seed: int,
        seats: Sequence[Seat | Sequence[str]] | None,
        options: Mapping[str, str] | None,
        rewards: Rewards,
        most_steps: int,
        side: str | None = None,
        bots: str = "heuristic",
        render_mode: str | None = None,
    ) -> None:
        self.episodes = Episodes(game, mission, seats, options, rewards, most_steps)
        sides = [one.id for one in self.episodes.title.sides]
        if side is not None and side not in sides:
            raise UnknownName(f"unknown side {side!r}; known: {', '.join(sides)}", side)
        self.side = 0 if side is None else sides.index(side)
        self.seats = [
            seat for seat, one in enumerate(self.episodes.setup.seats) if one.side == sides[self.side]
        ]
        if not self.seats:
            raise BadSetup(f"side {sides[self.side]!r} has no seat")
        self.bots = bots
        self._agents = self._make_bots(0)
        self.observation_space = space.observation_space(self.episodes.encoder)
        self.action_space = space.action_space(self.episodes.encoder)
        self.render_mode = render_mode
        self._first_seed: int | None = seed

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin the game of a seed; without one the first time that of the environment, then others."""
        given = self._first_seed if seed is None else seed
        self._first_seed = None
        super().reset(seed=given, options=options)
        chosen = int(self.np_random.integers(2**62)) if given is None else given
        self.episodes.begin(chosen)
        self._agents = self._make_bots(chosen)
        self._let_others_play()
        return self._seen()

    def step(self, action: SupportsInt) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        episodes = self.episodes
        place = int(action)
        if place < len(episodes.places):
            paid = episodes.choose(place)
            others = self._let_others_play()
            reward = sum(paid[seat] + others[seat] for seat in self.seats) / len(self.seats)
        else:
            reward = episodes.rewards.illegal
            episodes.steps += 1
        observation, info = self._seen()
        return observation, reward, episodes.is_over, episodes.is_cut, info

    def render(self) -> str | None:
        return self.episodes.describe() if self.render_mode == "ansi" else None

    def _make_bots(self, seed: int) -> list[Agent]:
        """Return a bot for each side; that of the own side is never asked."""
        kind = self.episodes.title
        return [
            make_agent(self.bots, kind, -1 - seed - place * SEED_STEP) for place in range(len(kind.sides))
        ]

    def _let_others_play(self) -> list[float]:
        """Let bots answer until a seat of the own side is asked; return what each seat is paid meanwhile."""
        episodes = self.episodes
        paid = [0.0] * episodes.seats
        while not (episodes.is_over or episodes.is_cut):
            side = episodes.side_of(episodes.seat)
            if side == self.side:
                break
            number = self._agents[side].choose(Knowledge(episodes.title, episodes.state))
            paid = [sum(both) for both in zip(paid, episodes.take(number), strict=True)]
        return paid

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        episodes = self.episodes
        seat = episodes.seat if episodes.seat in self.seats else self.seats[0]
        return episodes.observe(seat), {"seat": seat, "game_seed": episodes.game.setup.seed}


def make(
    game: str,
    mission: str,
    seed: int,
    seats: Sequence[Seat | Sequence[str]] | None,
    options: Mapping[str, str] | None,
    rewards: Rewards,
    most_steps: int,
    side: str | None,
    bots: str,
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
        side=side,
        bots=bots,
    )
