"""Decisions of the players, not of the active seat: any of several may answer, the first answer counts."""

from typing import Any, ClassVar

import pytest

from tests.kernel.toy import (
    ToyState,
    ToyTitle,
    asked,
    check_carried,
    offered,
    pending,
    plain,
    play,
    refused,
    reloaded,
    state_of,
    table,
)
from veglia.kernel.dice import Dice
from veglia.kernel.errors import IllegalChoice, StaleChoice
from veglia.kernel.game import Setup
from veglia.kernel.machine import Ask, Event, Option, Result, Step


class Street(ToyState):
    """Survivors by zone, one for each seat; zombies and wounds."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        active: int,
        survivors: list[int],
        zombies: list[int],
        wounds: list[int],
        noise: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.active = active
        self.survivors = survivors
        self.zombies = zombies
        self.wounds = wounds
        self.noise = noise

    def copy(self) -> "Street":
        twin = Street(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.active,
            self.survivors[:],
            self.zombies[:],
            self.wounds[:],
            self.noise,
        )
        twin.offered = self.offered
        return twin


class ZombieSent(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class Wounded(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class NoiseMade(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class Send(Option):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class Hurt(Option):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class SendOddZombie(Ask[Street]):
    """All players say where the zombie goes that cannot be split."""

    rule: ClassVar[str] = "toy.split"

    def seat(self, state: Street) -> int:
        return state.active

    def seats(self, state: Street) -> tuple[int, ...]:
        return tuple(range(len(state.survivors)))

    def options(self, state: Street) -> list[Option]:
        return [Send(zone) for zone in range(len(state.zombies))]

    def take(self, state: Street, option: Option) -> None:
        assert isinstance(option, Send)
        state.zombies[option.zone] += 1
        state.emit(ZombieSent(option.zone), self.rule)


class ShareWound(Ask[Street]):
    """The players in the zone say who takes a wound; two wounds kill."""

    rule: ClassVar[str] = "toy.wound"

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def seat(self, state: Street) -> int:
        return self.seats(state)[0]

    def seats(self, state: Street) -> tuple[int, ...]:
        return tuple(who for who, zone in enumerate(state.survivors) if zone == self.zone)

    def options(self, state: Street) -> list[Option]:
        return [Hurt(who) for who in self.seats(state)]

    def take(self, state: Street, option: Option) -> None:
        assert isinstance(option, Hurt)
        state.wounds[option.survivor] += 1
        state.emit(Wounded(option.survivor), self.rule)
        if state.wounds[option.survivor] == 2:
            state.survivors[option.survivor] = -1


class PlaceNoise(SendOddZombie):
    """All players say where the noise goes on a tie."""

    rule: ClassVar[str] = "toy.noise"

    def options(self, state: Street) -> list[Option]:
        most = max(state.zombies)
        return [Send(zone) for zone, count in enumerate(state.zombies) if count == most]

    def take(self, state: Street, option: Option) -> None:
        assert isinstance(option, Send)
        state.noise = option.zone
        state.emit(NoiseMade(option.zone), self.rule)


class EndRound(Step[Street]):
    def run(self, state: Street) -> None:
        state.finish(Result((0, 1, 2), "toy.end"))


class StreetTitle(ToyTitle):
    """Seats 0 and 2 stand in zone 0, seat 1 in zone 1."""

    def first(self, setup: Setup, dice: Dice) -> Street:
        agenda: list[Step[Any]] = [
            EndRound(),
            PlaceNoise(),
            SendOddZombie(),
            ShareWound(0),
            ShareWound(0),
            SendOddZombie(),
        ]
        return Street(dice, agenda, None, None, 0, [0, 1, 0], [1, 1], [0, 0, 0], -1)


TITLE = StreetTitle(
    "street",
    (Street, ZombieSent, Wounded, NoiseMade, Send, Hurt, SendOddZombie, ShareWound, PlaceNoise, EndRound),
)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_question_to_the_players_is_open_to_every_seat(seat: int) -> None:
    game = table(TITLE)
    assert (asked(game).seat, asked(game).seats) == (0, (0, 1, 2))

    events = game.choose(Send(1), seat=seat)

    assert plain(events) == [(ZombieSent, 1)]
    assert state_of(game, Street).zombies == [1, 2]


def test_a_question_to_some_players_is_open_to_none_but_them() -> None:
    game = table(TITLE)
    game.choose(Send(1), seat=1)
    before = game.hash()

    with refused(IllegalChoice, "Hurt is not offered to seat 1"):
        game.choose(Hurt(0), seat=1)

    assert asked(game).seats == (0, 2)
    assert game.hash() == before
    assert plain(game.choose(Hurt(0), seat=2)) == [(Wounded, 0)]


def test_the_first_answer_counts_and_the_next_to_the_same_question_is_refused() -> None:
    game = table(TITLE)
    version = asked(game).version
    game.choose(Send(1), seat=2, version=version)
    before = game.hash()

    with refused(StaleChoice, "answer to version 0, the table is at 1"):
        game.choose(Send(0), seat=0, version=version)
    with refused(IllegalChoice, "Send is not offered to seat 0"):
        game.choose(Send(0), seat=0)
    with refused(IllegalChoice, "option 0 is not offered to seat 1"):
        game.choose(0, seat=1)

    assert game.hash() == before


def test_who_may_answer_is_worked_out_when_the_question_comes_up() -> None:
    game = table(TITLE)
    game.choose(Send(0))
    game.choose(Hurt(2))

    events = game.choose(Hurt(2))

    assert plain(events) == [(Wounded, 2)]
    assert state_of(game, Street).survivors == [0, 1, -1]
    assert asked(game).rule == "toy.split"
    assert asked(game).seats == (0, 1, 2)


def test_a_tie_is_broken_by_the_players_and_no_tie_by_nobody() -> None:
    tied = table(TITLE)
    untied = table(TITLE)

    play(tied, [Send(0), Hurt(0), Hurt(2), Send(1)])
    story = play(untied, [Send(0), Hurt(0), Hurt(2), Send(0)])

    assert offered(tied) == [(Send, 0), (Send, 1)]
    assert asked(tied).rule == "toy.noise"
    assert story[-2:] == [(ZombieSent, 0), (NoiseMade, 0)]
    assert untied.decision is None


def test_a_question_to_the_players_is_the_same_after_a_save() -> None:
    game = table(TITLE)
    game.choose(Send(0))

    twin = reloaded(game)

    assert asked(twin).seats == (0, 2)
    with refused(IllegalChoice, "Hurt is not offered to seat 1"):
        twin.choose(Hurt(0), seat=1)


def test_questions_to_the_players_can_be_copied_and_saved() -> None:
    game = table(TITLE)
    game.choose(Send(1), seat=1)
    assert pending(game) == [ShareWound, SendOddZombie, PlaceNoise, EndRound]

    check_carried(game, [Hurt(2), Hurt(0), Send(0), Send(1)])

    assert state_of(game, Street).noise == 1
    assert state_of(game, Street).wounds == [1, 0, 1]
