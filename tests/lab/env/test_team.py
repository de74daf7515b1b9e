"""The Gymnasium environment passes Gymnasium's own check."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from veglia.kernel.errors import BadSetup, UnknownName
from veglia.lab import env

SEATS = [["carl", "may"], ["meg"]]


@pytest.mark.parametrize("mission", ["m0", "m5"])
def test_it_passes_the_check(mission: str) -> None:
    check_env(env.gym("undead_or_alive", mission=mission, seed=3).unwrapped)


def test_one_player_answers_for_every_seat() -> None:
    table = env.gym("undead_or_alive", mission="m0", seats=SEATS)
    observation, info = table.reset(seed=8)
    names = [number.name for number in table.unwrapped.episodes.title.encoding().situation_numbers]  # type: ignore[attr-defined]
    seats = {info["seat"]}
    is_over = False

    while not is_over:
        assert observation["observation"][names.index("seat")] == np.float32((info["seat"] + 1) / 6)
        assert observation["observation"][names.index("is_asked")] == 1.0
        last = int(np.flatnonzero(observation["action_mask"])[-1])
        observation, reward, is_over, _, following = table.step(last)
        if not is_over:
            info = following
            seats.add(info["seat"])

    assert seats == {0, 1}
    assert reward == -1.0
    assert observation["action_mask"].sum() == 0


def test_a_choice_that_is_not_offered_changes_nothing_but_takes_a_step() -> None:
    table = env.gym("undead_or_alive", mission="m0", rewards=env.Rewards(illegal=-0.5), most_steps=2)
    before, _ = table.reset(seed=8)

    after, reward, terminated, truncated, _ = table.step(127)

    assert reward == -0.5
    assert not terminated
    assert not truncated
    assert all(np.array_equal(before[key], after[key]) for key in before)
    assert table.step(127)[3]


def test_the_same_seed_gives_the_same_games_again_and_again() -> None:
    first, second = (env.gym("undead_or_alive", mission="m0", seed=6) for _ in range(2))

    seeds = [[table.reset()[1]["game_seed"] for _ in range(4)] for table in (first, second)]

    assert seeds[0] == seeds[1]
    assert seeds[0][0] == 6
    assert len(set(seeds[0])) == 4


def test_the_question_can_be_read() -> None:
    table = env.gym("undead_or_alive", mission="m0").unwrapped
    table.reset(seed=1)
    table.render_mode = "ansi"

    shown = table.render()

    assert isinstance(shown, str)
    assert shown.startswith("seat 0: Which gear does Carl start with?\n0  ")


def test_a_mission_or_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownName, match="m99"):
        env.gym("undead_or_alive", mission="m99")
    with pytest.raises(UnknownName, match="chess"):
        env.aec("chess", mission="m0")


def test_an_extra_that_is_not_installed_is_named() -> None:
    error = env.missing(ImportError("No module", name="pyspiel"), "openspiel")

    assert isinstance(error, BadSetup)
    assert str(error) == "pyspiel is not installed: pip install 'veglia[openspiel]'"
