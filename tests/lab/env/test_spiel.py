"""The OpenSpiel game passes OpenSpiel's own test, and its chance is that of the dice."""

import random
from typing import Any

import pyspiel  # type: ignore[import-not-found]  # A module of C++ without types.
import pytest

import veglia
from tests.games.zombicide.seating import seated
from veglia.catalog import title
from veglia.kernel.dice import Dice, seeded
from veglia.kernel.game import Setup
from veglia.kernel.machine import advance, answer
from veglia.lab import env
from veglia.lab.env.trajectory import Trajectory

SEATS = [["carl", "may"], ["meg"]]


class OverheardDice(Dice):
    """Seeded dice that remember what they gave, but for what could not have been otherwise."""

    def __init__(self, seed: int) -> None:
        first = seeded(seed)
        super().__init__(first.key, 0, 0)
        self.given: list[int] = []

    def below(self, limit: int) -> int:
        number = super().below(limit)
        if limit > 1:
            self.given.append(number)
        return number


def play_on(state: Any, chance: random.Random, choices: int) -> None:
    """Play at random until so many choices have been made, or to the end."""
    made = 0
    while not state.is_terminal() and made < choices:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            made += 1


@pytest.mark.parametrize(
    ("mission", "seats"), [("m0", SEATS), ("m0", None), ("m3", None), ("m9", None)], ids=str
)
def test_it_passes_the_random_simulation(mission: str, seats: list[list[str]] | None) -> None:
    game = env.openspiel("undead_or_alive", mission=mission, seats=seats)

    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_course_told_what_dice_gave_goes_as_the_game_with_these_dice() -> None:
    kind = title("undead_or_alive")
    setup: Setup = kind.setup("m0", seated(*SEATS), 21, {})
    dice = OverheardDice(21)
    state = kind.deal(setup, dice)
    advance(state)
    trajectory = Trajectory(kind, setup)
    chance = random.Random(2)
    told = 0

    while state.asking is not None:
        for number in dice.given[told:]:
            trajectory.tell(number)
        told = len(dice.given)
        assert trajectory.sides == 0
        assert trajectory.state is not None
        place = chance.randrange(len(state.offered))
        answer(state, state.offered[place])
        trajectory.choose(place)
    for number in dice.given[told:]:
        trajectory.tell(number)

    assert trajectory.state is not None
    assert trajectory.state.result is not None
    assert trajectory.state.dice.reveals == state.dice.reveals
    trajectory.state.dice = state.dice = seeded(0)
    assert kind.codec().hash(trajectory.state) == kind.codec().hash(state)


def test_a_copy_of_a_course_goes_its_own_way() -> None:
    kind = title("undead_or_alive")
    trajectory = Trajectory(kind, kind.setup("m0", seated(*SEATS), 0, {}))
    sides = trajectory.sides

    twin = trajectory.copy()
    twin.tell(0)

    assert trajectory.sides == sides
    assert twin.sides != sides


def test_every_number_is_a_chance_node_with_equal_chances() -> None:
    state = env.openspiel("undead_or_alive", mission="m0").new_initial_state()
    first = len(veglia.new_game("undead_or_alive", mission="m0").state.equipment.pile)  # type: ignore[attr-defined]

    outcomes = state.chance_outcomes()

    assert state.is_chance_node()
    assert [number for number, _ in outcomes] == list(range(first))
    assert {probability for _, probability in outcomes} == {1 / first}


def test_a_clone_goes_its_own_way() -> None:
    state = env.openspiel("undead_or_alive", mission="m0").new_initial_state()
    play_on(state, random.Random(3), 5)

    before = str(state)
    twin = state.clone()
    play_on(twin, random.Random(4), 5)

    assert str(state) == before
    assert len(twin.history()) > len(state.history())


def test_the_same_actions_lead_to_the_same_state() -> None:
    game = env.openspiel("undead_or_alive", mission="m0", seats=SEATS)
    state = game.new_initial_state()
    play_on(state, random.Random(5), 40)
    again = game.new_initial_state()

    for action in state.history():
        again.apply_action(action)

    assert again.observation_string(1) == state.observation_string(1)
    assert again.observation_tensor(0) == state.observation_tensor(0)


def test_all_seats_lose_together_at_the_end() -> None:
    state = env.openspiel("undead_or_alive", mission="m0", seats=SEATS).new_initial_state()

    play_on(state, random.Random(6), 5000)

    assert state.is_terminal()
    assert state.returns() == [-1.0, -1.0]


def test_a_game_that_goes_on_for_too_long_is_nobodys() -> None:
    state = env.openspiel("undead_or_alive", mission="m0", seats=SEATS, most_steps=3).new_initial_state()

    play_on(state, random.Random(6), 5000)

    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_a_seat_observes_its_options_only_when_it_is_asked() -> None:
    game = env.openspiel("undead_or_alive", mission="m0", seats=SEATS)
    state = game.new_initial_state()
    play_on(state, random.Random(3), 1)
    size = len(title("undead_or_alive").encoding().situation_numbers)

    mine, theirs = state.observation_tensor(0), state.observation_tensor(1)

    assert state.current_player() == 0
    assert any(mine[size:])
    assert not any(theirs[size:])
    assert any(theirs[:size])


def test_options_and_seats_come_back_from_the_name() -> None:
    game = env.openspiel(
        "undead_or_alive", mission="m0", seats=[["carl", "may"], ["meg"]], options={"ultra_red": "yes"}
    )

    again = pyspiel.load_game(str(game))

    assert again.num_players() == 2
    assert again.get_parameters() == game.get_parameters()
    assert str(again) == str(game)
