"""The OpenSpiel game: every die and every shuffled card is a chance node with its true probabilities."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # A module of C++ without types.

from veglia.catalog import title
from veglia.kernel.game import Setup, Title, option_at
from veglia.kernel.machine import LOST, OVER, WON, Option
from veglia.kernel.seats import Seat
from veglia.lab.env.array_encoder import ArrayEncoder
from veglia.lab.env.episodes import places
from veglia.lab.env.trajectory import Trajectory

NAME = "veglia"
MOST_SEATS = 12
# More cards than any deck has: a shuffled card can be any of those that are left.
MOST_SIDES = 255
MOST_STEPS = 5000
SCORES = {WON: 1.0, OVER: 0.0, LOST: -1.0}

PARAMETERS = {
    "game": "undead_or_alive",
    "mission": "m0",
    "seats": "",
    "options": "",
    "most_steps": MOST_STEPS,
}


def game_type(sides: int, hides: bool) -> Any:
    """Return the type of a game: what its payments add up to, and whether anything is hidden."""
    utilities = pyspiel.GameType.Utility
    utility = {1: utilities.IDENTICAL, 2: utilities.ZERO_SUM}.get(sides, utilities.GENERAL_SUM)
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Veglia",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


# What is known of a game before it is known which: nothing about its payments.
ANY_GAME = game_type(0, True)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # Of a base without types.
    """A mission with its seats. The seats of a side win or lose together."""

    def __init__(self, params: Mapping[str, Any]) -> None:
        given = {**PARAMETERS, **params}
        self.title = title(given["game"])
        self.encoder = ArrayEncoder(self.title.encoding())
        self.most_steps = int(given["most_steps"])
        seats = (
            [read_seat(self.title, text) for text in given["seats"].split("/")] if given["seats"] else None
        )
        options = dict(pair.split(":") for pair in given["options"].split("+") if pair)
        self.setup: Setup = self.title.setup(given["mission"], seats, 0, options)
        self.first = Trajectory(self.title, self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.most_options,
            max_chance_outcomes=MOST_SIDES,
            num_players=len(self.setup.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if len(self.title.sides) == 2 else None,
            max_game_length=self.most_steps,
        )
        super().__init__(game_type(len(self.title.sides), self.title.hides), info, dict(params))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.encoder)


class SpielState(pyspiel.State):  # type: ignore[misc]  # Of a base without types.
    """A point of a game: chance, a seat's choice, or the end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = SpielPosition(game)

    def current_player(self) -> int:
        return self.position.player()

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.position.numbers())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.position.trajectory.sides
        return [(number, 1.0 / sides) for number in range(sides)]

    def _apply_action(self, action: int) -> None:
        trajectory = self.position.trajectory
        if trajectory.sides:
            trajectory.tell(action)
        else:
            trajectory.choose(self.position.numbers()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action} of {self.position.trajectory.sides}"
        return self.position.say(action)

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        return f"{self.get_game()} after {','.join(str(action) for action in self.history())}"


class SpielPosition:
    """Where a state's game is; a copy is a game of its own."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.trajectory = game.first.copy()

    def __deepcopy__(self, memo: Any) -> "SpielPosition":
        twin = SpielPosition(self.game)
        twin.trajectory = self.trajectory.copy()
        return twin

    def is_over(self) -> bool:
        """A game that goes on for too long is over, too, for nobody's good."""
        trajectory = self.trajectory
        if trajectory.sides or trajectory.state is None:
            return False
        return trajectory.state.asking is None or trajectory.decisions >= self.game.most_steps

    def player(self) -> int:
        """Return who goes on: a seat, chance, or nobody."""
        trajectory = self.trajectory
        if trajectory.sides:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        assert trajectory.state is not None
        assert trajectory.state.asking is not None
        return trajectory.state.asking.seat(trajectory.state)

    def numbers(self) -> list[int]:
        """Return the numbers of what the asked seat may choose, by place."""
        state = self.trajectory.state
        if self.trajectory.sides or state is None or state.asking is None:
            return []
        return places(self.game.title, state, state.asking.seat(state), self.game.encoder.most_options)

    def options(self) -> list[Option]:
        """Return what the places hold."""
        state = self.trajectory.state
        assert state is not None
        return [option_at(self.game.title, state, number) for number in self.numbers()]

    def say(self, place: int) -> str:
        state = self.trajectory.state
        assert state is not None
        return f"{place} {self.game.title.words(state, 'en').say(self.options()[place])}"

    def returns(self) -> list[float]:
        """Return what each seat is paid.

        Between two sides it adds up to nothing: the seats of a side share what it gains, and where both sides
        win, or both lose, nobody gains.
        """
        state = self.trajectory.state
        seats = self.game.setup.seats
        if not self.is_over() or state is None or state.result is None:
            return [0.0 for _ in seats]
        result = state.result
        scores = {one.side: SCORES[result.outcome(seat)] for seat, one in enumerate(seats)}
        sides = [one.id for one in self.game.title.sides]
        if len(sides) != 2:
            return [scores[one.side] for one in seats]
        gain = (scores.get(sides[0], 0.0) - scores.get(sides[1], 0.0)) / 2
        gains = {sides[0]: gain, sides[1]: -gain}
        return [gains[one.side] / sum(other.side == one.side for other in seats) for one in seats]


class SpielObserver:
    """What a seat sees; while chance is at work, what it saw before."""

    def __init__(self, encoder: ArrayEncoder) -> None:
        self.encoder = encoder
        rows = encoder.most_options * encoder.width
        self.tensor = np.zeros(encoder.size + rows, np.float32)
        self.dict = {
            "observation": self.tensor[: encoder.size],
            "options": self.tensor[encoder.size :].reshape(encoder.most_options, encoder.width),
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0.0)
        position = state.position
        seen = position.trajectory.state
        if seen is None:
            return
        self.dict["observation"][:] = self.encoder.situation(seen, player)
        if position.player() == player:
            self.dict["options"][:] = self.encoder.options(seen, position.options())

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        seen = position.trajectory.state
        return "" if seen is None else json.dumps(position.game.title.view(seen, player))


def read_seat(kind: Title, text: str) -> Seat:
    """Return a seat as it stands in the name of a game."""
    side, _, names = text.rpartition(":")
    return Seat(side or kind.sides[0].id, tuple(names.split("+")) if names else ())


def write_seat(seat: Seat | Sequence[str]) -> str:
    """Return a seat for the name of a game: its figures, and its side before them where it is said."""
    return f"{seat.side}:{'+'.join(seat.figures)}" if isinstance(seat, Seat) else "+".join(seat)


def load(
    game: str,
    mission: str,
    seats: Sequence[Seat | Sequence[str]] | None,
    options: Mapping[str, str] | None,
    most_steps: int,
) -> Any:
    """Return the game as OpenSpiel loads it."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(ANY_GAME, SpielGame)
    given = {
        "game": game,
        "mission": mission,
        "seats": "/".join(write_seat(seat) for seat in seats or ()),
        "options": "+".join(f"{name}:{value}" for name, value in (options or {}).items()),
        "most_steps": most_steps,
    }
    return pyspiel.load_game(NAME, given)
