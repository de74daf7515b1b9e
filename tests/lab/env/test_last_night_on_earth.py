"""Environments of Last Night on Earth pass the projects' own checks, and pay by side."""

import random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # A module of C++ without types.
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.seats import Seat
from veglia.lab import env
from veglia.lab.env.episodes import Episodes

MASKED = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
GAME = TITLE.id
FOUR_SEATS = [Seat("heroes"), Seat("heroes"), Seat("zombies"), Seat("zombies")]


def last_place(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[-1])


@MASKED
@pytest.mark.parametrize("seats", [None, FOUR_SEATS], ids=["two seats", "four seats"])
def test_pettingzoo(seats: list[Seat] | None) -> None:
    rewards = env.Rewards(progress=1.0, nearness=0.5, chance=0.5)

    api_test(env.aec(GAME, mission="die_zombies_die", seed=3, seats=seats, rewards=rewards), num_cycles=120)
    seed_test(lambda: env.aec(GAME, mission="burn_em_out", seats=seats), num_cycles=30)


def test_what_one_side_is_paid_the_other_loses() -> None:
    for seed in range(2):
        table = env.aec(GAME, mission="die_zombies_die", seats=FOUR_SEATS)
        table.reset(seed=seed)
        chance = random.Random(seed)
        while not any(table.terminations.values()):
            table.step(chance.randrange(int(table.last()[0]["action_mask"].sum())))
        paid = [table.rewards[f"seat_{seat}"] for seat in range(4)]
        assert paid[0] == paid[1] == -paid[2] == -paid[3]
        assert abs(paid[0]) == 1.0


@pytest.mark.parametrize("side", ["heroes", "zombies"])
def test_gymnasium_plays_either_side(side: str) -> None:
    check_env(env.gym(GAME, mission="die_zombies_die", seed=3, side=side, bots="random").unwrapped)
    table = env.gym(GAME, mission="die_zombies_die", side=side, bots="random")
    own = {"heroes": 0, "zombies": 1}[side]
    observation, info = table.reset(seed=5)
    is_over = False
    while not is_over:
        assert observation["action_mask"].any()
        assert info["seat"] == own
        observation, reward, is_over, _, info = table.step(last_place(observation))

    running: Episodes = table.unwrapped.episodes  # type: ignore[attr-defined]
    assert reward == {"won": 1.0, "lost": -1.0}[running.outcome(own)]


def test_openspiel() -> None:
    game = env.openspiel(GAME, mission="die_zombies_die")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert game.num_players() == 2
    assert str(pyspiel.load_game(str(game))) == str(game)
