"""Environments of Dark, Darker, Darkest pass the projects' own checks."""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # A module of C++ without types.
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from veglia.kernel.seats import Seat
from veglia.lab import env
from veglia.lab.env.episodes import Episodes

MASKED = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
GAME = "dark_darker_darkest"
TWO_SEATS = [Seat("survivors", ("bruce", "nina")), Seat("survivors", ("leo",))]
EXPANSIONS = {"radioactive": "on", "heli_escape": "on", "victims": "2"}


def last_place(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[-1])


@MASKED
@pytest.mark.parametrize("seats", [None, TWO_SEATS], ids=["one seat", "two seats"])
def test_pettingzoo(seats: list[Seat] | None) -> None:
    rewards = env.Rewards(progress=1.0, nearness=0.5, chance=0.5)

    api_test(env.aec(GAME, mission="dark", seed=3, seats=seats, rewards=rewards), num_cycles=120)
    seed_test(lambda: env.aec(GAME, mission="darkest", seats=seats, options=EXPANSIONS), num_cycles=30)


def test_gymnasium_plays_all_seats() -> None:
    check_env(env.gym(GAME, mission="darker", seed=3).unwrapped)
    table = env.gym(GAME, mission="dark", seats=TWO_SEATS)
    observation, _ = table.reset(seed=5)
    is_over = False
    while not is_over:
        assert observation["action_mask"].any()
        observation, reward, is_over, _, _ = table.step(last_place(observation))

    running: Episodes = table.unwrapped.episodes  # type: ignore[attr-defined]
    assert reward == {"won": 1.0, "lost": -1.0}[running.outcome(0)]


def test_openspiel() -> None:
    game = env.openspiel(GAME, mission="dark")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert str(pyspiel.load_game(str(game))) == str(game)
