"""A figure that gives another player's figure an action in the middle of its own turn."""

from typing import Any, ClassVar

from tests.kernel.toy import (
    Pass,
    ToyState,
    ToyTitle,
    asked,
    check_carried,
    offered,
    pending,
    plain,
    play,
    refused,
    state_of,
    table,
)
from veglia.kernel.dice import Dice
from veglia.kernel.errors import IllegalChoice
from veglia.kernel.game import Setup
from veglia.kernel.machine import Ask, Event, Option, Result, Step

ACTIONS = 3
LEADERS = (0, 1)


class Camp(ToyState):
    """Three figures, each led by the seat of its number."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        active: int,
        zones: list[int],
        actions: list[int],
        led: list[int],
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.active = active
        self.zones = zones
        self.actions = actions
        # The figures that have led in this turn.
        self.led = led

    def copy(self) -> "Camp":
        twin = Camp(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.active,
            self.zones[:],
            self.actions[:],
            self.led[:],
        )
        twin.offered = self.offered
        return twin


class Walked(Event):
    def __init__(self, figure: int, zone: int) -> None:
        self.figure = figure
        self.zone = zone


class Walk(Option):
    def __init__(self) -> None:
        pass


class Lead(Option):
    def __init__(self, other: int) -> None:
        self.other = other


class Act(Ask[Camp]):
    """A figure does one thing."""

    forced: ClassVar[bool] = False

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def seat(self, state: Camp) -> int:
        return self.figure

    def options(self, state: Camp) -> list[Option]:
        out: list[Option] = [Walk()]
        if self.figure in LEADERS and self.figure not in state.led:
            out += [Lead(other) for other in range(3) if other != self.figure]
        return [*out, Pass()]

    def take(self, state: Camp, option: Option) -> None:
        if isinstance(option, Walk):
            state.zones[self.figure] += 1
            state.emit(Walked(self.figure, state.zones[self.figure]), "toy.walk")
        elif isinstance(option, Lead):
            state.led.append(self.figure)
            state.push(LentAction(option.other))


class LentAction(Act):
    """One action for a figure whose turn it is not."""

    rule: ClassVar[str] = "toy.lead"


class OwnAction(Act):
    """Actions one by one, while there are any left."""

    rule: ClassVar[str] = "toy.turn"

    def options(self, state: Camp) -> list[Option]:
        return super().options(state) if state.actions[self.figure] > 0 else []

    def take(self, state: Camp, option: Option) -> None:
        if isinstance(option, Pass):
            state.actions[self.figure] = 0
            return
        state.actions[self.figure] -= 1
        state.push(OwnAction(self.figure))
        super().take(state, option)


class TakeTurn(Step[Camp]):
    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, state: Camp) -> None:
        state.active = self.figure
        state.actions[self.figure] = ACTIONS
        state.led = []
        state.push(OwnAction(self.figure))


class EndRound(Step[Camp]):
    def run(self, state: Camp) -> None:
        state.finish(Result((0, 1, 2), "toy.end"))


class LentActionTitle(ToyTitle):
    def first(self, setup: Setup, dice: Dice) -> Camp:
        agenda: list[Step[Any]] = [EndRound(), TakeTurn(2), TakeTurn(1), TakeTurn(0)]
        return Camp(dice, agenda, None, None, -1, [0, 0, 0], [0, 0, 0], [])


TITLE = LentActionTitle("lent_action", (Camp, Walked, Walk, Lead, LentAction, OwnAction, TakeTurn, EndRound))


def test_an_action_is_lent_to_another_seat_in_the_middle_of_a_turn() -> None:
    game = table(TITLE)
    game.choose(Walk(), seat=0)

    game.choose(Lead(2), seat=0)

    assert asked(game).seat == 2
    assert asked(game).rule == "toy.lead"
    assert state_of(game, Camp).active == 0
    assert pending(game) == [OwnAction, TakeTurn, TakeTurn, EndRound]


def test_the_leader_may_not_use_the_action_it_has_lent() -> None:
    game = table(TITLE)
    game.choose(Lead(2), seat=0)

    with refused(IllegalChoice, "Walk is not offered to seat 0"):
        game.choose(Walk(), seat=0)

    assert asked(game).seat == 2


def test_after_the_lent_action_the_turn_goes_on_where_it_was() -> None:
    game = table(TITLE)
    play(game, [Walk(), Lead(2)])

    events = game.choose(Walk(), seat=2)

    assert plain(events) == [(Walked, 2, 1)]
    assert asked(game).seat == 0
    assert offered(game) == [(Walk,), (Pass,)]
    assert play(game, [Walk()]) == [(Walked, 0, 2)]
    assert asked(game).seat == 1


def test_a_lent_action_takes_nothing_from_the_receivers_own_turn() -> None:
    game = table(TITLE)
    play(game, [Lead(1), Walk(), Pass()])
    assert asked(game).seat == 1

    events = play(game, [Walk(), Walk(), Walk()])

    assert events == [(Walked, 1, 2), (Walked, 1, 3), (Walked, 1, 4)]
    assert asked(game).seat == 2


def test_a_lent_action_may_lend_an_action_in_turn() -> None:
    game = table(TITLE)

    play(game, [Lead(1), Lead(2)])

    assert asked(game).seat == 2
    assert play(game, [Walk(), Walk()]) == [(Walked, 2, 1), (Walked, 0, 1)]


def test_a_turn_interrupted_by_lent_actions_can_be_copied_and_saved() -> None:
    game = table(TITLE)
    play(game, [Walk(), Lead(1), Lead(2)])
    assert pending(game) == [OwnAction, TakeTurn, TakeTurn, EndRound]

    check_carried(game, [Walk(), Walk(), Lead(2), Walk(), Pass(), Walk(), Pass()])

    assert game.result is not None
    assert game.result.winners == (0, 1, 2)
