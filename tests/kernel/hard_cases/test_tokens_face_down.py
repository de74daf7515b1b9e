"""Tokens that lie face down and turn over as soon as anyone has them in sight."""

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
from veglia.kernel.board import Sight, Ways
from veglia.kernel.dice import Dice
from veglia.kernel.errors import NothingToUndo
from veglia.kernel.game import Setup
from veglia.kernel.machine import Ask, Event, Option, Result, State, Step

# A corridor 0 - 1 - 2 - 3 with a side room 4 off zone 1; the corner at zone 1 hides 2 and 3 from 0.
WAYS = Ways([[1], [0, 2, 4], [1, 3], [2], [1]])
LINES = [(0, 1, 1), (1, 2, 1), (1, 3, 2), (2, 3, 1), (1, 4, 1)]
SIGHT = Sight(5, LINES + [(end, start, far) for start, end, far in LINES])
NOTHING = 0
MONSTER = 1
STEPS = 4


class Manor(ToyState):
    """Two figures and tokens; the faces are in the state and in nobody's view."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        figures: list[int],
        places: list[int],
        faces: list[int],
        is_open: list[bool],
        walked: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.figures = figures
        self.places = places
        self.faces = faces
        self.is_open = is_open
        self.walked = walked

    def copy(self) -> "Manor":
        twin = Manor(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.figures[:],
            self.places[:],
            self.faces[:],
            self.is_open[:],
            self.walked,
        )
        twin.offered = self.offered
        return twin


class TurnedOver(Event):
    def __init__(self, token: int, face: int) -> None:
        self.token = token
        self.face = face


class Fled(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class Go(Option):
    def __init__(self, figure: int, zone: int) -> None:
        self.figure = figure
        self.zone = zone


class Flee(Option):
    def __init__(self) -> None:
        pass


class Walk(Ask[Manor]):
    """Move one of the figures, then look around."""

    rule: ClassVar[str] = "toy.walk"

    def seat(self, state: Manor) -> int:
        return 0

    def options(self, state: Manor) -> list[Option]:
        if state.walked == STEPS:
            return []
        return [Go(who, near) for who, zone in enumerate(state.figures) for near in WAYS.neighbours[zone]]

    def take(self, state: Manor, option: Option) -> None:
        assert isinstance(option, Go)
        state.figures[option.figure] = option.zone
        state.walked += 1
        state.push(Walk())
        state.push(Look())


class Look(Step[Manor]):
    """Turn over what anyone sees. The monsters come one after the other, in the order of the tokens."""

    rule: ClassVar[str] = "toy.sight"

    def run(self, state: Manor) -> None:
        seen = [
            token
            for token, place in enumerate(state.places)
            if not state.is_open[token] and any(SIGHT.can_see(zone, place) for zone in state.figures)
        ]
        for token in reversed(seen):
            state.push(TurnOver(token))


class TurnOver(Step[Manor]):
    rule: ClassVar[str] = "toy.token"

    def __init__(self, token: int) -> None:
        self.token = token

    def run(self, state: Manor) -> None:
        state.is_open[self.token] = True
        state.dice.reveals += 1
        state.emit(TurnedOver(self.token, state.faces[self.token]), self.rule)
        if state.faces[self.token] == MONSTER:
            state.push(StandOrFlee())


class StandOrFlee(Ask[Manor]):
    """The first figure may run back to the entrance."""

    rule: ClassVar[str] = "toy.ambush"

    def seat(self, state: Manor) -> int:
        return 0

    def options(self, state: Manor) -> list[Option]:
        return [Flee(), Pass()]

    def take(self, state: Manor, option: Option) -> None:
        if isinstance(option, Flee):
            state.figures[0] = 0
            state.emit(Fled(0), self.rule)


class EndSearch(Step[Manor]):
    def run(self, state: Manor) -> None:
        state.finish(Result((0,), "toy.end"))


class ManorTitle(ToyTitle):
    """Tokens in zones 2, 3 and 4; the figures start at the entrance, where they see none of them."""

    def first(self, setup: Setup, dice: Dice) -> Manor:
        agenda: list[Step[Any]] = [EndSearch(), Walk(), Look()]
        faces = [MONSTER, NOTHING, MONSTER]
        return Manor(dice, agenda, None, None, [0, 0], [2, 3, 4], faces, [False] * 3, 0)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Manor)
        faces = [face if is_open else None for face, is_open in zip(state.faces, state.is_open, strict=True)]
        return {"figures": state.figures, "tokens": faces}


TITLE = ManorTitle("manor", (Manor, TurnedOver, Fled, Go, Flee, Walk, Look, TurnOver, StandOrFlee, EndSearch))


def test_a_token_out_of_sight_lies_face_down() -> None:
    game = table(TITLE)

    view = game.view(0)

    assert view["tokens"] == [None, None, None]


def test_a_token_turns_over_when_it_comes_into_sight() -> None:
    game = table(TITLE)

    events = game.choose(Go(1, 1))

    assert plain(events) == [(TurnedOver, 0, MONSTER)]
    assert game.view(0)["tokens"] == [MONSTER, None, None]
    assert asked(game).rule == "toy.ambush"


def test_tokens_seen_together_turn_over_one_after_the_other() -> None:
    game = table(TITLE)
    game.choose(Go(0, 1))
    assert pending(game) == [TurnOver, TurnOver, Walk, EndSearch]

    story = play(game, [Pass(), Flee()])

    assert story == [(TurnedOver, 1, NOTHING), (TurnedOver, 2, MONSTER), (Fled, 0)]
    assert game.view(0)["tokens"] == [MONSTER, NOTHING, MONSTER]


def test_a_token_that_is_open_does_not_turn_over_again() -> None:
    game = table(TITLE)
    play(game, [Go(0, 1), Pass(), Pass()])

    story = play(game, [Go(1, 1), Go(0, 2), Go(0, 3)])

    assert story == []


def test_a_walk_that_showed_a_token_cannot_be_undone() -> None:
    game = table(TITLE)
    game.choose(Go(0, 1))
    before = game.hash()

    with refused(NothingToUndo, "dice or cards have come to light since"):
        game.undo()

    assert game.hash() == before
    assert len(game.choices) == 1


def test_a_walk_that_showed_nothing_new_can_be_undone() -> None:
    game = table(TITLE)
    play(game, [Go(0, 1), Pass(), Pass()])
    before = game.hash()
    game.choose(Go(0, 2))

    game.undo()

    assert game.hash() == before
    assert state_of(game, Manor).figures == [1, 0]


def test_in_practice_a_token_can_be_turned_back() -> None:
    game = table(TITLE)
    first = game.hash()
    game.choose(Go(0, 1))

    game.undo(practice=True)

    assert game.hash() == first
    assert game.view(0)["tokens"] == [None, None, None]
    assert offered(game) == [(Go, 0, 1), (Go, 1, 1)]


def test_an_ambush_between_two_tokens_can_be_copied_and_saved() -> None:
    game = table(TITLE)
    game.choose(Go(0, 1))
    assert pending(game) == [TurnOver, TurnOver, Walk, EndSearch]

    check_carried(game, [Flee(), Pass(), Go(1, 1), Go(1, 4), Go(0, 1)])

    assert state_of(game, Manor).figures == [1, 4]
