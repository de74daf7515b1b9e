"""The PettingZoo environment passes PettingZoo's own checks."""

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test  # type: ignore[import-untyped]

from veglia.kernel.errors import IllegalChoice
from veglia.lab import env

# What PettingZoo says of every environment with action masks, beside those that it knows by name.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
SEATS = [["carl", "may"], ["meg", "hanna"], ["jimmy"]]


@MASKED
@pytest.mark.parametrize("seats", [None, SEATS], ids=["one seat", "three seats"])
def test_it_passes_the_api_test(seats: list[list[str]] | None) -> None:
    rewards = env.Rewards(progress=1.0, nearness=0.5, chance=0.5)
    table = env.aec("undead_or_alive", mission="m0", seed=3, seats=seats, rewards=rewards)

    api_test(table, num_cycles=150)


@MASKED
def test_it_passes_the_api_test_when_games_are_cut() -> None:
    api_test(env.aec("undead_or_alive", mission="m0", seats=SEATS, most_steps=20), num_cycles=50)


def test_it_passes_the_seed_test() -> None:
    seed_test(lambda: env.aec("undead_or_alive", mission="m1", seats=SEATS), num_cycles=40)


def test_it_passes_the_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env.aec("undead_or_alive", mission="m0", seed=1))

    assert "Finished performance benchmark" in capsys.readouterr().out


def test_there_is_an_agent_for_each_seat_and_the_asked_one_is_selected() -> None:
    table = env.aec("undead_or_alive", mission="m0", seats=SEATS)
    table.reset(seed=5)
    asked = set()

    while table.agents:
        observation, _, terminated, truncated, _ = table.last()
        if not terminated and not truncated:
            assert table.agent_selection == f"seat_{table.episodes.seat}"
            asked.add(table.agent_selection)
        is_over = terminated or truncated
        table.step(None if is_over else int(np.flatnonzero(observation["action_mask"])[-1]))

    assert asked == {"seat_0", "seat_1", "seat_2"}


def test_every_seat_loses_when_the_game_is_lost() -> None:
    table = env.aec("undead_or_alive", mission="m0", seats=SEATS)
    table.reset(seed=5)

    while not any(table.terminations.values()):
        table.step(0)

    assert table.rewards == {"seat_0": -1.0, "seat_1": -1.0, "seat_2": -1.0}


def test_the_first_game_is_that_of_the_seed_and_others_follow() -> None:
    tables = [env.aec("undead_or_alive", mission="m0", seed=11) for _ in range(2)]
    seeds: list[list[int]] = [[], []]

    for number, table in enumerate(tables):
        for _ in range(3):
            table.reset()
            seeds[number].append(table.episodes.game.setup.seed)

    assert seeds[0] == seeds[1]
    assert seeds[0][0] == 11
    assert len(set(seeds[0])) == 3


def test_a_choice_that_is_not_offered_is_refused() -> None:
    table = env.aec("undead_or_alive", mission="m0")
    table.reset(seed=1)

    with pytest.raises(IllegalChoice):
        table.step(127)
