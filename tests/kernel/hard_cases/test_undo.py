"""Undo until something hidden or random has come to light, and free undo in practice."""

from typing import Any, ClassVar

import pytest

from tests.kernel.toy import (
    Pass,
    ToyState,
    ToyTitle,
    asked,
    check_carried,
    offered,
    plain,
    play,
    refused,
    reloaded,
    state_of,
    table,
)
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice
from veglia.kernel.errors import NothingToUndo
from veglia.kernel.game import Setup
from veglia.kernel.machine import Ask, Event, Option, Result, Step

COME_TO_LIGHT = "dice or cards have come to light since"


class Walker(ToyState):
    """One who walks, rolls, draws cards, and drops coins at any time."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        deck: Deck,
        zone: int,
        coins: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.deck = deck
        self.zone = zone
        self.coins = coins

    def copy(self) -> "Walker":
        twin = Walker(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.deck.copy(),
            self.zone,
            self.coins,
        )
        twin.offered = self.offered
        return twin


class Rolled(Event):
    def __init__(self, die: int) -> None:
        self.die = die


class Drew(Event):
    def __init__(self, card: int) -> None:
        self.card = card


class Walk(Option):
    def __init__(self) -> None:
        pass


class Roll(Option):
    def __init__(self) -> None:
        pass


class Draw(Option):
    def __init__(self) -> None:
        pass


class Drop(Option):
    def __init__(self) -> None:
        pass


class Act(Ask[Walker]):
    rule: ClassVar[str] = "toy.act"

    def seat(self, state: Walker) -> int:
        return 0

    def options(self, state: Walker) -> list[Option]:
        return [Walk(), Roll(), Draw(), Pass()] if state.zone < 5 else []

    def take(self, state: Walker, option: Option) -> None:
        if isinstance(option, Pass):
            return
        state.push(Act())
        state.push(Tire())
        if isinstance(option, Walk):
            return
        state.push(RollDie() if isinstance(option, Roll) else DrawCard())


class Tire(Step[Walker]):
    """Whatever is done takes the walker a zone further."""

    def run(self, state: Walker) -> None:
        state.zone += 1


class RollDie(Step[Walker]):
    def run(self, state: Walker) -> None:
        state.emit(Rolled(state.dice.die()), "toy.die")


class DrawCard(Step[Walker]):
    def run(self, state: Walker) -> None:
        card = state.deck.draw(state.dice)
        state.deck.discard(card)
        state.emit(Drew(card), "toy.card")


class DropAnytime(Ask[Walker]):
    """Coins may be dropped beside any question."""

    def seat(self, state: Walker) -> int:
        return 0

    def options(self, state: Walker) -> list[Option]:
        return [Drop()] if state.coins else []

    def take(self, state: Walker, option: Option) -> None:
        state.coins -= 1


class Arrive(Step[Walker]):
    def run(self, state: Walker) -> None:
        state.finish(Result((0,), "toy.arrived"))


class WalkerTitle(ToyTitle):
    def __init__(self) -> None:
        super().__init__(
            "walker",
            (Walker, Rolled, Drew, Walk, Roll, Draw, Drop, Act, Tire, RollDie, DrawCard, DropAnytime, Arrive),
        )
        self.aside = DropAnytime()

    def first(self, setup: Setup, dice: Dice) -> Walker:
        return Walker(dice, [Arrive(), Act()], None, None, Deck([7, 8, 9], []), 0, 1)


TITLE = WalkerTitle()


def test_a_choice_that_showed_nothing_is_taken_back_whole() -> None:
    game = table(TITLE)
    game.choose(Walk())
    before = game.hash()
    game.choose(Walk())

    game.undo()

    assert game.hash() == before
    assert state_of(game, Walker).zone == 1
    assert asked(game).version == 1
    assert offered(game) == [(Walk,), (Roll,), (Draw,), (Pass,)]


def test_choices_are_taken_back_one_by_one_to_the_start() -> None:
    game = table(TITLE)
    first = game.hash()
    play(game, [Walk(), Walk(), Walk()])

    zones = []
    for _ in range(3):
        game.undo()
        zones.append(state_of(game, Walker).zone)

    assert zones == [2, 1, 0]
    assert game.hash() == first
    with refused(NothingToUndo, "no choice has been made yet"):
        game.undo()


@pytest.mark.parametrize("choice", [Roll(), Draw()])
def test_what_dice_or_cards_have_shown_cannot_be_taken_back(choice: Option) -> None:
    game = table(TITLE, dice=(3,))
    game.choose(choice)
    before = game.hash()

    with refused(NothingToUndo, COME_TO_LIGHT):
        game.undo()

    assert game.hash() == before
    assert len(game.choices) == 1


def test_undo_stops_at_the_last_roll() -> None:
    game = table(TITLE, dice=(3,))
    play(game, [Walk(), Roll(), Walk()])

    game.undo()

    assert state_of(game, Walker).zone == 2
    with refused(NothingToUndo, COME_TO_LIGHT):
        game.undo()


def test_after_an_undo_another_choice_is_free() -> None:
    game = table(TITLE, dice=(3,))
    game.choose(Walk())
    game.undo()

    events = game.choose(Roll())

    assert plain(events) == [(Rolled, 3)]
    assert len(game.choices) == 1


def test_in_practice_rolls_and_cards_are_taken_back_and_come_again_the_same() -> None:
    game = table(TITLE, dice=None, seed=7)
    first = game.hash()
    story = play(game, [Roll(), Draw(), Roll()])

    for _ in range(3):
        game.undo(practice=True)

    assert game.hash() == first
    assert play(game, [Roll(), Draw(), Roll()]) == story


def test_practice_does_not_go_back_beyond_the_start() -> None:
    game = table(TITLE)

    with refused(NothingToUndo, "no choice has been made yet"):
        game.undo(practice=True)

    assert game.choices == []


def test_a_choice_that_ended_the_game_can_be_taken_back() -> None:
    game = table(TITLE)
    game.choose(Pass())
    ended = game.result

    game.undo()

    assert ended is not None
    assert game.result is None
    assert offered(game) == [(Walk,), (Roll,), (Draw,), (Pass,)]


def test_what_was_done_beside_the_question_can_be_taken_back() -> None:
    game = table(TITLE)
    game.choose(Walk())
    game.choose(Drop())
    assert state_of(game, Walker).coins == 0

    game.undo()

    assert state_of(game, Walker).coins == 1
    assert state_of(game, Walker).zone == 1


def test_a_loaded_game_can_be_taken_back_as_far_as_the_one_that_was_saved() -> None:
    game = table(TITLE, dice=(3,))
    play(game, [Roll(), Walk()])
    twin = reloaded(game)

    twin.undo()

    assert state_of(twin, Walker).zone == 1
    with refused(NothingToUndo, COME_TO_LIGHT):
        twin.undo()


def test_an_undo_in_a_copy_leaves_the_other_game_alone() -> None:
    game = table(TITLE)
    game.choose(Walk())
    before = game.hash()
    twin = game.copy()

    twin.undo()

    assert game.hash() == before
    assert len(game.choices) == 1
    assert state_of(twin, Walker).zone == 0


def test_a_game_with_undone_choices_can_be_copied_and_saved() -> None:
    game = table(TITLE, dice=(3, 5))
    play(game, [Roll(), Walk(), Walk()])
    game.undo()
    game.undo()

    check_carried(game, [Drop(), Draw(), Roll(), Walk(), Walk()])

    assert state_of(game, Walker).deck.discards == [9]
    assert state_of(game, Walker).zone == 5
