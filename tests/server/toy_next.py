"""The next version of the toy's rules: whoever walks goes two steps, nobody rolls, and the state has wind."""

from typing import Any

from tests.server import toy, toy_rules
from tests.server.toy_rules import Walk
from veglia.kernel.codec import Codec
from veglia.kernel.dice import Dice
from veglia.kernel.game import Setup, Title
from veglia.kernel.kept import Migration, Migrations, Raw, each
from veglia.kernel.machine import Ask, Option, Result, State
from veglia.kernel.machine import Step as Task


class ToyState(toy_rules.ToyState):
    def __init__(
        self,
        dice: Dice,
        agenda: list[Task[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        goal: int,
        places: list[int],
        wind: int,
        secrets: list[int],
        is_shown: list[bool],
        round: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result, goal, places, secrets, is_shown, round)
        self.wind = wind

    def copy(self) -> "ToyState":
        twin = with_wind(super().copy(), self.wind)
        twin.offered = self.offered
        return twin


def with_wind(state: toy_rules.ToyState, wind: int) -> ToyState:
    return ToyState(
        state.dice,
        state.agenda,
        state.asking,
        state.result,
        state.goal,
        state.places,
        wind,
        state.secrets,
        state.is_shown,
        state.round,
    )


class Move(toy_rules.Move):
    # It is asked though there is nothing to decide.
    forced = False

    def options(self, state: toy_rules.ToyState) -> list[Option]:
        return [Walk(self.who)]

    def take(self, state: toy_rules.ToyState, option: Option) -> None:
        state.places[self.who] += 1
        super().take(state, option)


class Together(toy_rules.Together):
    def take(self, state: toy_rules.ToyState, option: Option) -> None:
        super().take(state, option)
        state.agenda[:] = [renewed(step) for step in state.agenda]


def renewed(step: Task[Any]) -> Task[Any]:
    """Return a step of the rules before as one of these."""
    if type(step) is toy_rules.Move:
        return Move(step.who)
    return Together() if type(step) is toy_rules.Together else step


def raise_wind(raw: Raw) -> None:
    """The wind blows as strongly as rounds have been played."""
    for state in each(raw, "ToyState"):
        state["wind"] = state["round"]


class ToyNext(toy.Toy):
    def __init__(self) -> None:
        super().__init__()
        self.version = "2"
        self.migrations = Migrations({"1": Migration("2", raise_wind)})
        kinds = {one.__name__: one for one in self.own_codec.fields}
        kinds |= {"ToyState": ToyState, "Move": Move, "Together": Together}
        self.own_codec = Codec(kinds.values(), {})

    def start(self, setup: Setup) -> State:
        state = super().start(setup)
        assert isinstance(state, toy_rules.ToyState)
        state.agenda = [renewed(step) for step in state.agenda]
        return with_wind(state, 0)


TITLE = ToyNext()
GAMES: dict[str, Title] = {TITLE.id: TITLE}
