"""Seats that are teams: one against many, two against two, and one player alone at every seat."""

from typing import Any, ClassVar

import pytest

from tests.kernel.toy import (
    ToyState,
    ToyTitle,
    asked,
    check_carried,
    pending,
    plain,
    play,
    refused,
    state_of,
    table,
)
from veglia.kernel.dice import Dice
from veglia.kernel.errors import GameOver, IllegalChoice
from veglia.kernel.game import Setup
from veglia.kernel.machine import Ask, Event, Option, Result, State, Step

ROPE = 3
# The team of each seat, by mission.
TEAMS = {"one_against_many": (0, 1, 1, 1), "two_against_two": (0, 1, 0, 1)}


class Tug(ToyState):
    """A rope between two teams, each with a secret strength; the team that has it all on its side wins."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        teams: tuple[int, ...],
        secrets: list[int],
        rope: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.teams = teams
        self.secrets = secrets
        # How far the rope has gone to the side of team 1.
        self.rope = rope

    def copy(self) -> "Tug":
        twin = Tug(
            self.dice.copy(), self.agenda[:], self.asking, self.result, self.teams, self.secrets[:], self.rope
        )
        twin.offered = self.offered
        return twin

    def seats_of(self, team: int) -> tuple[int, ...]:
        return tuple(seat for seat, side in enumerate(self.teams) if side == team)


class Pulled(Event):
    def __init__(self, team: int, strength: int) -> None:
        self.team = team
        self.strength = strength


class Pull(Option):
    def __init__(self, strength: int) -> None:
        self.strength = strength


class PullRope(Ask[Tug]):
    """Any seat of the team pulls, up to the team's strength; then the other team is asked."""

    rule: ClassVar[str] = "toy.pull"
    forced: ClassVar[bool] = False

    def __init__(self, team: int) -> None:
        self.team = team

    def seat(self, state: Tug) -> int:
        return state.seats_of(self.team)[0]

    def seats(self, state: Tug) -> tuple[int, ...]:
        return state.seats_of(self.team)

    def options(self, state: Tug) -> list[Option]:
        return [Pull(strength) for strength in range(1, state.secrets[self.team] + 1)]

    def take(self, state: Tug, option: Option) -> None:
        assert isinstance(option, Pull)
        state.rope += option.strength if self.team else -option.strength
        state.emit(Pulled(self.team, option.strength), self.rule)
        state.push(PullRope(1 - self.team))
        state.push(CheckRope(self.team))


class CheckRope(Step[Tug]):
    def __init__(self, team: int) -> None:
        self.team = team

    def run(self, state: Tug) -> None:
        if abs(state.rope) >= ROPE:
            state.finish(Result(state.seats_of(1 if state.rope > 0 else 0), "toy.rope"))


class TugTitle(ToyTitle):
    def missions(self) -> list[str]:
        return sorted(TEAMS)

    def first(self, setup: Setup, dice: Dice) -> Tug:
        return Tug(dice, [PullRope(0)], None, None, TEAMS[setup.mission], [2, 3], 0)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Tug)
        own = None if seat is None else state.teams[seat]
        return {
            "rope": state.rope,
            "strength": [secret if team == own else None for team, secret in enumerate(state.secrets)],
        }


TITLE = TugTitle("tug", (Tug, Pulled, Pull, PullRope, CheckRope))


def test_one_seat_plays_against_all_others() -> None:
    game = table(TITLE, mission="one_against_many")
    assert asked(game).seats == (0,)

    game.choose(Pull(1), seat=0)

    assert asked(game).seats == (1, 2, 3)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_any_seat_of_a_team_may_answer_for_it(seat: int) -> None:
    game = table(TITLE, mission="one_against_many")
    game.choose(Pull(1), seat=0)

    events = game.choose(Pull(3), seat=seat)

    assert plain(events) == [(Pulled, 1, 3)]


@pytest.mark.parametrize("seat", [1, 3])
def test_no_seat_of_the_other_team_may_answer(seat: int) -> None:
    game = table(TITLE, mission="two_against_two")
    before = game.hash()

    with refused(IllegalChoice, f"Pull is not offered to seat {seat}"):
        game.choose(Pull(1), seat=seat)

    assert game.hash() == before
    assert asked(game).seats == (0, 2)


@pytest.mark.parametrize(
    ("mission", "pulls", "winners"),
    [
        ("one_against_many", (2, 1, 2), (0,)),
        ("one_against_many", (1, 3, 1, 3), (1, 2, 3)),
        ("two_against_two", (2, 1, 2), (0, 2)),
        ("two_against_two", (1, 3, 1, 3), (1, 3)),
    ],
)
def test_the_seats_of_one_team_win(mission: str, pulls: tuple[int, ...], winners: tuple[int, ...]) -> None:
    game = table(TITLE, mission=mission)

    play(game, [Pull(strength) for strength in pulls])

    assert game.result is not None
    assert game.result.winners == winners
    for seat in range(4):
        assert game.result.outcome(seat) == ("won" if seat in winners else "lost")


def test_a_team_sees_its_own_secret_only() -> None:
    game = table(TITLE, mission="two_against_two")

    views = [game.view(seat)["strength"] for seat in (0, 1, 2, 3, None)]

    assert views == [[2, None], [None, 3], [2, None], [None, 3], [None, None]]


def test_one_player_may_play_every_seat() -> None:
    game = table(TITLE, mission="one_against_many")
    asked_in_turn = []

    while game.decision is not None:
        asked_in_turn.append(asked(game).seat)
        game.choose(asked(game).options[-1])

    assert asked_in_turn == [0, 1, 0, 1, 0, 1]
    assert state_of(game, Tug).rope == 3
    with refused(GameOver, "the game is over"):
        game.choose(0)


def test_a_game_of_teams_can_be_copied_and_saved() -> None:
    game = table(TITLE, mission="two_against_two")
    play(game, [Pull(1), Pull(2)])
    assert asked(game).seats == (0, 2)
    assert pending(game) == []

    check_carried(game, [Pull(2), Pull(3), Pull(1), Pull(2)])

    assert game.result is not None
    assert game.result.winners == (1, 3)
