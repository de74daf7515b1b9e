"""A map that changes while steps are pending: a pit opens, a train drives over, a part is added."""

from functools import cache
from typing import Any, ClassVar

from tests.kernel.toy import (
    Pass,
    ToyState,
    ToyTitle,
    check_carried,
    offered,
    pending,
    plain,
    play,
    reloaded,
    state_of,
    table,
)
from veglia.kernel.board import UNREACHABLE, Sight, Ways
from veglia.kernel.dice import Dice
from veglia.kernel.game import Setup
from veglia.kernel.machine import Ask, Event, Option, Result, Step

# The short way from 0 to 2 leads over zone 1, the long one along the rails 3 and 4; the annex is zone 5.
EDGES = ((0, 1), (1, 2), (0, 3), (3, 4), (4, 2))
ANNEX_EDGE = (2, 5)
PIT = 1
RAILS = (3, 4)
# Lines of sight: from, to, range, and the zone they lead over (-1 for none).
LINES = ((2, 1, 1, -1), (2, 0, 2, 1), (2, 4, 1, -1), (2, 3, 2, 4))
OFF_BOARD = -1
NO_TRAIN = -1


class Terrain:
    """A map as it stands; immutable, shared by all copies of a state, told apart by its key."""

    def __init__(self, has_pit: bool, train: int, has_annex: bool) -> None:
        size = 6 if has_annex else 5
        blocked = {PIT if has_pit else -1, train}
        near: list[list[int]] = [[] for _ in range(size)]
        for one, other in [*EDGES, ANNEX_EDGE] if has_annex else EDGES:
            if one not in blocked and other not in blocked:
                near[one].append(other)
                near[other].append(one)
        self.has_pit = has_pit
        self.train = train
        self.has_annex = has_annex
        self.ways = Ways(near)
        # A train hides what lies behind it, a pit does not.
        lines = [line[:3] for line in LINES if train == NO_TRAIN or line[3] != train]
        self.sight = Sight(size, lines)

    @property
    def key(self) -> str:
        return f"{int(self.has_pit)},{self.train},{int(self.has_annex)}"


@cache
def terrain(key: str) -> Terrain:
    """Return the one map with a key."""
    pit, train, annex = key.split(",")
    return Terrain(pit == "1", int(train), annex == "1")


def key_of(one: Terrain) -> str:
    return one.key


class Yard(ToyState):
    """A survivor, two zombies, and the map they stand on."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        terrain: Terrain,
        survivor: int,
        zombies: list[int],
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.terrain = terrain
        self.survivor = survivor
        self.zombies = zombies

    def copy(self) -> "Yard":
        twin = Yard(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.terrain,
            self.survivor,
            self.zombies[:],
        )
        twin.offered = self.offered
        return twin


class ZombieWalked(Event):
    def __init__(self, zombie: int, zone: int) -> None:
        self.zombie = zombie
        self.zone = zone


class ZombieGone(Event):
    def __init__(self, zombie: int) -> None:
        self.zombie = zombie


class Watched(Event):
    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones


class OpenPit(Option):
    def __init__(self) -> None:
        pass


class CallTrain(Option):
    def __init__(self) -> None:
        pass


class AddAnnex(Option):
    def __init__(self) -> None:
        pass


class GoTo(Option):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class PullLever(Ask[Yard]):
    """Change the map, or walk on it."""

    rule: ClassVar[str] = "toy.lever"

    def seat(self, state: Yard) -> int:
        return 0

    def options(self, state: Yard) -> list[Option]:
        levers: list[Option] = [OpenPit(), CallTrain(), AddAnnex()]
        return [*levers, *[GoTo(zone) for zone in state.terrain.ways.neighbours[state.survivor]], Pass()]

    def take(self, state: Yard, option: Option) -> None:
        now = state.terrain
        if isinstance(option, OpenPit):
            state.push(ChangeMap(f"1,{now.train},{int(now.has_annex)}", PIT))
        elif isinstance(option, AddAnnex):
            state.push(ChangeMap(f"{int(now.has_pit)},{now.train},1", OFF_BOARD))
        elif isinstance(option, CallTrain):
            for zone in reversed(RAILS):
                state.push(ChangeMap(f"{int(now.has_pit)},{zone},{int(now.has_annex)}", zone))
        elif isinstance(option, GoTo):
            state.survivor = option.zone


class ChangeMap(Step[Yard]):
    """Put another map in place of this one; who stands in the deadly zone is gone."""

    rule: ClassVar[str] = "toy.map"

    def __init__(self, key: str, deadly: int) -> None:
        self.key = key
        self.deadly = deadly

    def run(self, state: Yard) -> None:
        state.terrain = terrain(self.key)
        for zombie, zone in enumerate(state.zombies):
            if zone == self.deadly and zone != OFF_BOARD:
                state.zombies[zombie] = OFF_BOARD
                state.emit(ZombieGone(zombie), self.rule)


class WalkZombie(Step[Yard]):
    """A zombie goes the shortest way that there is now."""

    rule: ClassVar[str] = "toy.zombie"

    def __init__(self, zombie: int) -> None:
        self.zombie = zombie

    def run(self, state: Yard) -> None:
        zone = state.zombies[self.zombie]
        steps = state.terrain.ways.steps(zone, state.survivor) if zone != OFF_BOARD else []
        if steps:
            state.zombies[self.zombie] = steps[0]
            state.emit(ZombieWalked(self.zombie, steps[0]), self.rule)


class Watch(Step[Yard]):
    rule: ClassVar[str] = "toy.sight"

    def run(self, state: Yard) -> None:
        state.emit(Watched(tuple(state.terrain.sight.seen[state.survivor])), self.rule)


class EndDay(Step[Yard]):
    def run(self, state: Yard) -> None:
        state.finish(Result((0,), "toy.end"))


class YardTitle(ToyTitle):
    """Zombie 0 walks, a lever is pulled, zombie 1 walks and the survivor looks around; that twice."""

    def first(self, setup: Setup, dice: Dice) -> Yard:
        day: list[Step[Any]] = [WalkZombie(0), PullLever(), WalkZombie(1), Watch()]
        agenda: list[Step[Any]] = [EndDay(), *reversed([*day, *day])]
        return Yard(dice, agenda, None, None, terrain(f"0,{NO_TRAIN},0"), 2, [0, 0])


TITLE = YardTitle(
    "yard",
    (
        Yard,
        ZombieWalked,
        ZombieGone,
        Watched,
        OpenPit,
        CallTrain,
        AddAnnex,
        GoTo,
        PullLever,
        ChangeMap,
        WalkZombie,
        Watch,
        EndDay,
    ),
    shared={Terrain: (key_of, terrain)},
)


def test_on_a_map_that_stays_all_go_the_short_way() -> None:
    game = table(TITLE)

    events = game.choose(Pass())

    assert plain(events)[:2] == [(ZombieWalked, 1, 1), (Watched, (0, 1, 2, 3, 4))]


def test_a_pit_swallows_who_stands_there_and_steps_pending_go_around_it() -> None:
    game = table(TITLE)
    assert state_of(game, Yard).zombies == [1, 0]
    assert pending(game)[:2] == [WalkZombie, Watch]

    events = game.choose(OpenPit())

    assert plain(events) == [(ZombieGone, 0), (ZombieWalked, 1, 3), (Watched, (0, 1, 2, 3, 4))]
    assert state_of(game, Yard).terrain.ways.distance(0, 2) == 3


def test_a_train_drives_over_every_zone_of_its_way_and_hides_what_lies_behind() -> None:
    game = table(TITLE)
    game.choose(OpenPit())

    events = game.choose(CallTrain())

    assert plain(events) == [(ZombieGone, 1), (Watched, (0, 1, 2, 4))]
    assert state_of(game, Yard).terrain.ways.distance(0, 2) == UNREACHABLE


def test_a_step_pending_finds_no_way_where_the_last_one_was_cut() -> None:
    game = table(TITLE)
    state_of(game, Yard).zombies = [OFF_BOARD, 0]
    state_of(game, Yard).terrain = terrain(f"1,{NO_TRAIN},0")

    events = game.choose(CallTrain())

    assert plain(events) == [(Watched, (0, 1, 2, 4))]
    assert state_of(game, Yard).zombies == [OFF_BOARD, 0]


def test_a_part_added_in_play_can_be_walked_on() -> None:
    game = table(TITLE)
    assert (GoTo, 5) not in offered(game)
    game.choose(AddAnnex())
    assert (GoTo, 5) in offered(game)

    events = game.choose(GoTo(5))

    assert plain(events) == [(ZombieWalked, 1, 2), (Watched, (5,))]
    assert state_of(game, Yard).terrain.ways.distance(0, 5) == 3


def test_a_change_of_the_map_is_not_seen_by_a_copy_made_before() -> None:
    game = table(TITLE)
    twin = game.copy()
    assert state_of(twin, Yard).terrain is state_of(game, Yard).terrain

    game.choose(OpenPit())

    assert state_of(game, Yard).terrain.has_pit
    assert not state_of(twin, Yard).terrain.has_pit
    assert play(twin, [Pass()])[0] == (ZombieWalked, 1, 1)


def test_a_save_names_the_map_and_finds_it_again() -> None:
    game = table(TITLE)
    game.choose(OpenPit())

    twin = reloaded(game)

    assert state_of(twin, Yard).terrain is state_of(game, Yard).terrain
    assert state_of(twin, Yard).terrain.has_pit


def test_changes_of_the_map_can_be_copied_and_saved_between() -> None:
    game = table(TITLE)
    assert pending(game)[:3] == [WalkZombie, Watch, WalkZombie]

    check_carried(game, [AddAnnex(), GoTo(5)])

    assert state_of(game, Yard).zombies == [2, 2]
