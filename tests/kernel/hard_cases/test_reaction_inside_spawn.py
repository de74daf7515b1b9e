"""A reaction inside a spawn step that kills, levels up and so changes what the next card brings."""

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
    state_of,
    table,
)
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice
from veglia.kernel.game import Setup
from veglia.kernel.machine import Ask, Event, Option, Result, Step

ZONES = 3
HIT = 4


class Night(ToyState):
    """Zombies by zone, a deck (a card is the number of zombies at level 0), and a survivor's level."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        deck: Deck,
        zombies: list[int],
        level: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.deck = deck
        self.zombies = zombies
        self.level = level

    def copy(self) -> "Night":
        twin = Night(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.deck.copy(),
            self.zombies[:],
            self.level,
        )
        twin.offered = self.offered
        return twin


class Spawned(Event):
    def __init__(self, zone: int, count: int) -> None:
        self.zone = zone
        self.count = count


class ShotRolled(Event):
    def __init__(self, die: int) -> None:
        self.die = die


class ZombieKilled(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class LevelReached(Event):
    def __init__(self, level: int) -> None:
        self.level = level


class Shoot(Option):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class SpawnIn(Step[Night]):
    """Draw a card; its zombies come once more for each level."""

    rule: ClassVar[str] = "toy.spawn"

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def run(self, state: Night) -> None:
        card = state.deck.draw(state.dice)
        state.deck.discard(card)
        count = card * (state.level + 1)
        state.zombies[self.zone] += count
        state.emit(Spawned(self.zone, count), self.rule)
        state.push(React(self.zone))


class React(Ask[Night]):
    """The survivor may shoot at what has just come."""

    rule: ClassVar[str] = "toy.reflexes"

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def seat(self, state: Night) -> int:
        return 0

    def options(self, state: Night) -> list[Option]:
        return [Shoot(self.zone), Pass()] if state.zombies[self.zone] else []

    def take(self, state: Night, option: Option) -> None:
        if isinstance(option, Shoot):
            state.push(RollShot(option.zone))


class RollShot(Step[Night]):
    """Roll one die; a 1 ends the night badly."""

    rule: ClassVar[str] = "toy.shot"

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def run(self, state: Night) -> None:
        die = state.dice.die()
        state.emit(ShotRolled(die), self.rule)
        if die >= HIT:
            state.push(Kill(self.zone))
        if die == 1:
            state.finish(Result((), "toy.misfire"))


class Kill(Step[Night]):
    """Take a zombie off and learn from it."""

    rule: ClassVar[str] = "toy.kill"

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def run(self, state: Night) -> None:
        state.zombies[self.zone] -= 1
        state.emit(ZombieKilled(self.zone), self.rule)
        state.push(LevelUp())


class LevelUp(Step[Night]):
    rule: ClassVar[str] = "toy.level"

    def run(self, state: Night) -> None:
        state.level += 1
        state.emit(LevelReached(state.level), self.rule)


class EndNight(Step[Night]):
    def run(self, state: Night) -> None:
        state.finish(Result((0,), "toy.dawn"))


class SpawnTitle(ToyTitle):
    def first(self, setup: Setup, dice: Dice) -> Night:
        agenda: list[Step[Any]] = [EndNight(), *[SpawnIn(zone) for zone in reversed(range(ZONES))]]
        return Night(dice, agenda, None, None, Deck([3, 2, 1], []), [0] * ZONES, 0)


TITLE = SpawnTitle(
    "spawn",
    (
        Night,
        Spawned,
        ShotRolled,
        ZombieKilled,
        LevelReached,
        Shoot,
        SpawnIn,
        React,
        RollShot,
        Kill,
        LevelUp,
        EndNight,
    ),
)


def test_a_reaction_stops_the_spawn_in_the_middle() -> None:
    game = table(TITLE)

    decision = asked(game)

    assert decision.rule == "toy.reflexes"
    assert offered(game) == [(Shoot, 0), (Pass,)]
    assert state_of(game, Night).zombies == [1, 0, 0]
    assert pending(game) == [SpawnIn, SpawnIn, EndNight]


def test_a_kill_in_a_reaction_raises_the_level_before_the_next_card() -> None:
    game = table(TITLE, dice=(4,))

    events = game.choose(Shoot(0))

    assert plain(events) == [(ShotRolled, 4), (ZombieKilled, 0), (LevelReached, 1), (Spawned, 1, 4)]
    assert [event.rule for event in events] == ["toy.shot", "toy.kill", "toy.level", "toy.spawn"]


def test_a_missed_reaction_leaves_the_next_card_as_it_was() -> None:
    game = table(TITLE, dice=(3,))

    events = game.choose(Shoot(0))

    assert plain(events) == [(ShotRolled, 3), (Spawned, 1, 2)]


def test_a_reaction_not_taken_rolls_nothing() -> None:
    game = table(TITLE)

    events = game.choose(Pass())

    assert plain(events) == [(Spawned, 1, 2)]


def test_every_reaction_counts_for_all_cards_after_it() -> None:
    game = table(TITLE, dice=(6, 5))

    play(game, [Shoot(0), Shoot(1)])

    assert state_of(game, Night).zombies == [0, 3, 9]


def test_a_reaction_that_ends_the_game_leaves_nothing_of_the_spawn() -> None:
    game = table(TITLE, dice=(1,))

    events = game.choose(Shoot(0))

    assert plain(events) == [(ShotRolled, 1)]
    assert game.decision is None
    assert pending(game) == []
    assert game.result is not None
    assert (game.result.winners, game.result.rule) == ((), "toy.misfire")


def test_a_spawn_stopped_by_reactions_can_be_copied_and_saved() -> None:
    game = table(TITLE, dice=(5, 2, 6))
    game.choose(Shoot(0))
    assert pending(game) == [SpawnIn, EndNight]

    check_carried(game, [Shoot(1), Shoot(2)])

    assert state_of(game, Night).zombies == [0, 4, 5]
    assert state_of(game, Night).level == 2
