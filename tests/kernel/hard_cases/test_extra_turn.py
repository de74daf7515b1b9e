"""A full extra turn before an extra activation, in the middle of the zombies' phase."""

from typing import Any, ClassVar

from tests.kernel.toy import (
    Pass,
    ToyState,
    ToyTitle,
    asked,
    check_carried,
    pending,
    plain,
    play,
    state_of,
    table,
)
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice
from veglia.kernel.game import Setup
from veglia.kernel.machine import Ask, Event, Option, Result, Step

ACTIONS = 2
QUIET = 0
EXTRA_ACTIVATION = 1


class Town(ToyState):
    """A survivor who walks down a road, a zombie behind."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        deck: Deck,
        survivor: int,
        zombie: int,
        actions: int,
        is_linked: bool,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.deck = deck
        self.survivor = survivor
        self.zombie = zombie
        self.actions = actions
        self.is_linked = is_linked

    def copy(self) -> "Town":
        twin = Town(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.deck.copy(),
            self.survivor,
            self.zombie,
            self.actions,
            self.is_linked,
        )
        twin.offered = self.offered
        return twin


class TurnStarted(Event):
    def __init__(self, is_extra: bool) -> None:
        self.is_extra = is_extra


class Walked(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class CardDrawn(Event):
    def __init__(self, card: int) -> None:
        self.card = card


class ZombieActivated(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class Walk(Option):
    def __init__(self) -> None:
        pass


class TakeTurn(Step[Town]):
    """Give the survivor all actions."""

    rule: ClassVar[str] = "toy.turn"

    def __init__(self, is_extra: bool) -> None:
        self.is_extra = is_extra

    def run(self, state: Town) -> None:
        state.actions = ACTIONS
        state.emit(TurnStarted(self.is_extra), self.rule)
        state.push(Act())


class Act(Ask[Town]):
    """One action, and the next."""

    rule: ClassVar[str] = "toy.act"

    def seat(self, state: Town) -> int:
        return 0

    def options(self, state: Town) -> list[Option]:
        return [Walk(), Pass()] if state.actions else []

    def take(self, state: Town, option: Option) -> None:
        if isinstance(option, Walk):
            state.actions -= 1
            state.survivor += 1
            state.emit(Walked(state.survivor), self.rule)
            state.push(Act())


class DrawCard(Step[Town]):
    """An extra activation; whoever is linked to the zombies has a turn before it."""

    rule: ClassVar[str] = "toy.card"

    def run(self, state: Town) -> None:
        card = state.deck.draw(state.dice)
        state.deck.discard(card)
        state.emit(CardDrawn(card), self.rule)
        if card == EXTRA_ACTIVATION:
            state.push(Activate())
            if state.is_linked:
                state.push(TakeTurn(True))


class Activate(Step[Town]):
    """The zombie comes two zones nearer, and bites."""

    rule: ClassVar[str] = "toy.activate"

    def run(self, state: Town) -> None:
        state.zombie = min(state.zombie + 2, state.survivor)
        state.emit(ZombieActivated(state.zombie), self.rule)
        if state.zombie == state.survivor:
            state.finish(Result((), "toy.bitten"))


class Escape(Step[Town]):
    def run(self, state: Town) -> None:
        state.finish(Result((0,), "toy.escape"))


class ExtraTurnTitle(ToyTitle):
    """The zombies' phase: an activation, then three cards."""

    def __init__(self, id: str, *, is_linked: bool) -> None:
        super().__init__(
            id,
            (
                Town,
                TurnStarted,
                Walked,
                CardDrawn,
                ZombieActivated,
                Walk,
                TakeTurn,
                Act,
                DrawCard,
                Activate,
                Escape,
            ),
        )
        self.is_linked = is_linked

    def first(self, setup: Setup, dice: Dice) -> Town:
        agenda: list[Step[Any]] = [Escape(), DrawCard(), DrawCard(), DrawCard(), Activate(), TakeTurn(False)]
        deck = Deck([EXTRA_ACTIVATION, EXTRA_ACTIVATION, QUIET], [])
        return Town(dice, agenda, None, None, deck, 1, 0, 0, self.is_linked)


LINKED = ExtraTurnTitle("linked", is_linked=True)
UNLINKED = ExtraTurnTitle("unlinked", is_linked=False)


def test_an_extra_turn_comes_before_the_extra_activation() -> None:
    game = table(LINKED)
    game.choose(Walk())

    events = game.choose(Walk())

    assert plain(events) == [
        (Walked, 3),
        (ZombieActivated, 2),
        (CardDrawn, QUIET),
        (CardDrawn, EXTRA_ACTIVATION),
        (TurnStarted, True),
    ]
    assert asked(game).rule == "toy.act"
    assert pending(game) == [Activate, DrawCard, Escape]


def test_an_extra_turn_has_all_its_actions() -> None:
    game = table(LINKED)
    play(game, [Walk(), Walk()])

    actions = state_of(game, Town).actions

    assert actions == ACTIONS
    assert play(game, [Walk(), Walk()])[:3] == [(Walked, 4), (Walked, 5), (ZombieActivated, 4)]


def test_an_extra_activation_finds_the_survivor_where_the_extra_turn_led() -> None:
    linked = table(LINKED)
    unlinked = table(UNLINKED)

    play(linked, [Walk(), Walk(), Walk(), Walk()])
    play(unlinked, [Walk(), Walk()])

    assert linked.result is None
    assert unlinked.result is not None
    assert unlinked.result.rule == "toy.bitten"


def test_every_extra_activation_brings_an_extra_turn() -> None:
    game = table(LINKED)
    play(game, [Walk(), Walk(), Walk()])

    events = game.choose(Walk())

    assert plain(events) == [
        (Walked, 5),
        (ZombieActivated, 4),
        (CardDrawn, EXTRA_ACTIVATION),
        (TurnStarted, True),
    ]


def test_an_extra_turn_given_away_is_over_at_once() -> None:
    game = table(LINKED)
    play(game, [Walk(), Walk()])

    events = game.choose(Pass())

    assert plain(events) == [(ZombieActivated, 3)]
    assert game.result is not None
    assert game.result.rule == "toy.bitten"


def test_an_extra_turn_can_be_copied_and_saved_in_the_middle() -> None:
    game = table(LINKED)
    play(game, [Walk(), Walk(), Walk()])
    assert pending(game) == [Activate, DrawCard, Escape]

    check_carried(game, [Walk(), Walk(), Pass()])

    assert game.result is not None
    assert game.result.rule == "toy.bitten"
    assert state_of(game, Town).zombie == 6
