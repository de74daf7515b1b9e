"""Environments of a game of two sides pass the projects' own checks, and pay by side."""

import random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # A module of C++ without types.
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from tests.two_sides.rules import Bandage
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.machine import Result
from veglia.kernel.seats import Seat
from veglia.lab import env
from veglia.lab.env.episodes import Episodes
from veglia.lab.env.rewards import Rewards

MASKED = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
UNEVEN = [Seat("heroes", ("ann",)), Seat("shadows"), Seat("shadows")]


def last_place(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[-1])


@MASKED
@pytest.mark.parametrize("seats", [None, UNEVEN], ids=["four seats", "three seats"])
def test_pettingzoo(seats: list[Seat] | None) -> None:
    rewards = env.Rewards(progress=1.0, nearness=0.5, chance=0.5)

    api_test(env.aec("relic", mission="hall", seed=3, seats=seats, rewards=rewards), num_cycles=200)
    seed_test(lambda: env.aec("relic", mission="cellar", seats=seats), num_cycles=60)


def test_the_seats_of_a_side_are_paid_alike_and_the_other_side_the_opposite() -> None:
    endings = set()
    for seed in range(12):
        table = env.aec("relic", mission="hall")
        table.reset(seed=seed)
        chance = random.Random(seed)
        while not any(table.terminations.values()):
            table.step(chance.randrange(int(table.last()[0]["action_mask"].sum())))
        paid = [table.rewards[f"seat_{seat}"] for seat in range(4)]
        assert paid[0] == paid[1] == -paid[2] == -paid[3]
        endings.add(paid[0])

    assert -1.0 in endings
    assert endings <= {-1.0, 0.0, 1.0}


def test_chances_are_a_sides_own() -> None:
    running = Episodes("relic", "hall", None, None, Rewards(end=0.0, chance=1.0), 100)

    worths = running._worths()

    assert worths[0] == worths[1] == pytest.approx(1.0 - worths[2])
    running.state.result = Result((), "relic.late", is_draw=True)
    assert running._worths() == [0.0] * 4
    assert Episodes("relic", "hall", None, None, Rewards(), 100)._worths() == [0.0] * 4


def test_asides_have_places_too() -> None:
    running = Episodes("relic", "hall", None, None, Rewards(), 500)
    running.begin(1)
    running.state.wounds = [1, 1, 0, 0]  # type: ignore[attr-defined]
    running._look()

    assert running.numbers == [0, -1, -2]
    assert isinstance(running.places[1], Bandage)
    assert running.observe(0)["action_mask"].sum() == 3
    # The other hero is asked as well, and has an option and bandages of its own.
    assert running.observe(1)["action_mask"].sum() == 3
    assert running.observe(2)["action_mask"].sum() == 0
    running.choose(1)
    assert running.state.wounds == [0, 1, 0, 0]  # type: ignore[attr-defined]
    assert running.game.choices == [-1]


@pytest.mark.parametrize("side", [None, "heroes", "shadows"])
def test_gymnasium_plays_one_side(side: str | None) -> None:
    check_env(env.gym("relic", mission="hall", seed=3, side=side, bots="random").unwrapped)
    table = env.gym("relic", mission="hall", side=side, bots="random")
    own = {"shadows": {2, 3}}.get(side or "", {0, 1})
    observation, info = table.reset(seed=5)
    seats = {info["seat"]}
    is_over = False
    while not is_over:
        assert observation["action_mask"].any()
        observation, reward, is_over, _, info = table.step(last_place(observation))
        seats.add(info["seat"])

    assert seats <= own
    running: Episodes = table.unwrapped.episodes  # type: ignore[attr-defined]
    expected = {"won": 1.0, "lost": -1.0, "over": 0.0}[running.outcome(min(own))]
    assert reward == expected


def test_the_same_seed_gives_the_same_bots() -> None:
    hashes = []
    for _ in range(2):
        table = env.gym("relic", mission="hall", seed=6, side="shadows", bots="heuristic")
        observation, _ = table.reset()
        for _ in range(4):
            observation, _, is_over, _, _ = table.step(last_place(observation))
            if is_over:
                break
        hashes.append(table.unwrapped.episodes.game.hash())  # type: ignore[attr-defined]

    assert hashes[0] == hashes[1]


def test_a_side_or_a_bot_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownName, match=r"^unknown side 'ghosts'; known: heroes, shadows$"):
        env.gym("relic", mission="hall", side="ghosts")
    with pytest.raises(UnknownName, match=r"^unknown agent 'oracle'"):
        env.gym("relic", mission="hall", bots="oracle")
    with pytest.raises(BadSetup, match=r"^0 seats on side 'shadows'"):
        env.aec("relic", mission="hall", seats=[["ann"]])


@pytest.mark.parametrize("seats", [None, UNEVEN], ids=["four seats", "three seats"])
def test_openspiel(seats: list[Seat] | None) -> None:
    game = env.openspiel("relic", mission="hall", seats=seats)

    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)

    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert game.num_players() == (4 if seats is None else 3)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_openspiels_type_comes_from_the_title() -> None:
    game = env.openspiel("undead_or_alive", mission="m0")

    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


@pytest.mark.parametrize(
    ("result", "returns"),
    [
        (Result((0,), "relic.door"), [1.0, -0.5, -0.5]),
        (Result((1, 2), "relic.fall"), [-1.0, 0.5, 0.5]),
        (Result((), "relic.late", is_draw=True), [0.0, 0.0, 0.0]),
        (Result((), "relic.late"), [0.0, 0.0, 0.0]),
    ],
)
def test_what_two_sides_are_paid_adds_up_to_nothing(result: Result, returns: list[float]) -> None:
    state = env.openspiel("relic", mission="hall", seats=UNEVEN).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    world = state.position.trajectory.state
    world.asking, world.result = None, result

    assert state.position.returns() == returns
