"""The worked examples of the rulebook about reactions: areas, Hordes, ways of zombies and the Creature."""

from tests.games.dark_darker_darkest.table import (
    BITE,
    DAMAGE,
    FAILURE,
    REINFORCEMENT,
    SUCCESS,
    choose,
    cleared,
    creature,
    events,
    has,
    open_lock,
    stage,
    state_of,
    token,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE, Bear, Cancel, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import CreatureMoved, EnemyRolled, ZombiesMoved
from veglia.games.dark_darker_darkest.rules.house import house_of
from veglia.games.dark_darker_darkest.rules.infection import PutVirus
from veglia.games.dark_darker_darkest.rules.plan import read_plan
from veglia.games.dark_darker_darkest.rules.reactions import ReactAround, Reactions
from veglia.games.dark_darker_darkest.rules.unit_moves import MoveHorde
from veglia.games.dark_darker_darkest.rules.zombies import GUTS
from veglia.kernel.game import Game

MISS = (FAILURE, FAILURE)


def reacting(*people: tuple[str, int, int]) -> Game:
    """Return a game with some Survivors, each with the room and the group."""
    game = cleared(*(name for name, _, _ in people))
    for survivor, (_, room, group) in zip(state_of(game).survivors, people, strict=True):
        survivor.room, survivor.group = room, group
    return game


@rule("ddd.react.area", "ddd.react.zombies-in-area", "ddd.react.other-groups-passive")
def test_example_reaction_area() -> None:
    """The example reaction-area: S1 and S2 in room 34, Z1 in 32 beside them, S3 and Z2 in the north."""
    game = reacting(("bruce", 34, 0), ("nina", 34, 0), ("leo", 16, 1))
    state = state_of(game)
    zombies(game, 32, 1)
    zombies(game, 14, 2)
    stage(game, Reactions(0), dice=(DAMAGE, *MISS))
    choose(game, Bear, who=0)
    assert [len(event.faces) for event in events(game, EnemyRolled)] == []
    assert (len(state.hordes[34]), len(state.hordes[14])) == (1, 2)
    assert [survivor.wounds for survivor in state.survivors] == [1, 0, 0]
    assert state.asking is None


@rule(
    "ddd.react.two-steps", "ddd.react.merge-attack-twice", "ddd.react.zombie-dice", "ddd.react.six-dice-cap"
)
def test_example_merging_hordes() -> None:
    """The example merging-hordes: two dice, then six."""
    game = reacting(("bruce", 34, 0), ("nina", 34, 0))
    state = state_of(game)
    zombies(game, 34, 2)
    zombies(game, 32, 4)
    quiet = (REINFORCEMENT, REINFORCEMENT)
    stage(game, Reactions(0), dice=(*quiet, *MISS, *quiet * 3, *MISS))
    assert [(event.room, len(event.faces)) for event in events(game, EnemyRolled)] == [(34, 2), (34, 6)]
    assert (len(state.hordes[34]), len(state.hordes[32])) == (6, 0)


@rule("ddd.react.split-areas", "ddd.react.nearest-any-group")
def test_example_leo_splits() -> None:
    """The example leo-splits: Bruce and Nina in 32, Leo in 36; his area adds four tiles, Z2 is in 38."""
    for leo, attacks in ((36, 1), (32, 0)):
        game = reacting(("bruce", 32, 0), ("nina", 32, 0), ("leo", leo, 0))
        state = state_of(game)
        open_lock(game, 10)
        zombies(game, 38, 2)
        quiet = (REINFORCEMENT, REINFORCEMENT, FAILURE)
        stage(game, Reactions(0), dice=quiet)
        if attacks:
            assert {option.tile for option in state.offered if isinstance(option, ReactAround)} == {16, 18}
            choose(game, ReactAround, *quiet, tile=16)
        assert len(events(game, EnemyRolled)) == attacks
        # Z2 has come to Leo, or has not stirred.
        assert [len(state.hordes[room]) for room in (36, 38)] == ([2, 0] if attacks else [0, 2])


@rule("ddd.react.zombie-closer-only", "ddd.react.zombie-obstacles", "ddd.react.zombie-stay-in-area")
def test_example_token_closed_door() -> None:
    """The example token-closed-door: from 14 to 24 by 12, 22, 32 and 34, the door between them is closed."""
    game = reacting(("bruce", 24, 0), ("nina", 24, 0))
    state = state_of(game)
    open_lock(game, 6)
    assert 14 not in state.house.near[24]
    token(game, 14, 1)
    stage(game, Reactions(0))
    assert len(state.tokens[22]) == 1
    # Three moves are left: over 32 it comes into their sight in 34, and reaches them in the third Round.
    stage(game, Reactions(0))
    assert (len(state.tokens[22]), len(state.hordes[34])) == (0, 1)
    stage(game, Reactions(0), dice=(REINFORCEMENT, *MISS))
    assert len(state.hordes[24]) == 1
    assert len(events(game, EnemyRolled)) == 1


# The room 24, north of the Survivors in 34, has doors to the north and the south only. The Zombie Dog in 26
# has a wall to its left, a closed door to its south and the way over 16 and 14. No other way leads south.
WALLED = (
    "C2/0 O1/0 O2/0 O5/0 LAB/2 O9/3 I3/2 I12/3 I1/0 O3/1 O4/3 I4/1 I7/0 I11/1 O6/1 C1/0 O10/2 ENT/0 O8/2 C3/2"
)
NORTH_DOOR, SOUTH_DOOR = 4, 5


def dog() -> Game:
    """Return Bruce and Lucy in 34 and the Zombie Dog in 26 of a house with one way through the room 24."""
    game = reacting(("bruce", 34, 0), ("lucy", 34, 0))
    state = state_of(game)
    state.house = house_of(read_plan(state.library, WALLED), 0, 0, 0)
    doors = [(lock.tile, lock.side) for lock in state.house.plan.locks]
    assert (doors[NORTH_DOOR], doors[SOUTH_DOOR]) == ((12, 0), (12, 2))
    assert state.house.near[26] == [16]
    creature(game, "zombie_dog", 26)
    assert state.creature_type().move == 3
    return game


@rule("ddd.react.creature-closer-only", "ddd.react.creature-obstacles")
def test_example_zombie_dog_no_path() -> None:
    """The example zombie-dog-no-path."""
    game = dog()
    state = state_of(game)
    stage(game, Reactions(0))
    assert events(game, CreatureMoved) == []
    assert state.creature is not None
    assert state.creature.room == 26
    # One open door of the two is not a way, either.
    state.house = state.house.with_lock_open(NORTH_DOOR)
    stage(game, Reactions(0))
    assert state.creature.room == 26


@rule("ddd.react.creature-closer-only", "ddd.react.creature-move")
def test_example_zombie_dog_open_doors() -> None:
    """The example zombie-dog-open-doors: three rooms, to the room north of the Survivors."""
    game = dog()
    state = state_of(game)
    state.house = state.house.with_lock_open(NORTH_DOOR).with_lock_open(SOUTH_DOOR)
    stage(game, Reactions(0))
    assert [event.to for event in events(game, CreatureMoved)] == [16, 14, 24]
    assert state.creature is not None
    assert state.creature.room == 24
    assert events(game, EnemyRolled) == []


@rule("ddd.cdie.reinforcement", "ddd.cdie.reinforcement-move", "ddd.cdie.reinforcement-no-attack")
def test_example_reinforcement_z4() -> None:
    """The example reinforcement-z4: Z2 in 6 and Z3 in 34 need three moves to room 12, Z4 in 16 needs two."""
    game = reacting(("bruce", 12, 0), ("nina", 12, 0))
    state = state_of(game)
    for room, count in ((12, 1), (6, 1), (34, 1), (16, 3)):
        zombies(game, room, count)
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, *MISS))
    assert [(event.count, event.to) for event in events(game, ZombiesMoved)] == [(3, 14), (3, 12)]
    assert [len(state.hordes[room]) for room in (12, 6, 34, 16)] == [4, 1, 1, 0]
    assert [len(event.faces) for event in events(game, EnemyRolled)] == [1]
    # In the same Round only the first one attacks.
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, *MISS))
    assert [len(event.faces) for event in events(game, EnemyRolled)] == [1, 1]
    assert not has(game, MoveHorde)


@rule("ddd.zexp.guts", "ddd.defence.success")
def test_example_guts_bite() -> None:
    """The example guts-bite."""
    game = reacting(("bruce", 34, 0), ("nina", 34, 0), ("leo", 34, 0))
    state = state_of(game)
    state.hordes[34] = (0, 0, GUTS)
    stage(game, EnemyAttack(HORDE, 34), dice=(BITE, BITE, DAMAGE, SUCCESS, SUCCESS, SUCCESS))
    choose(game, Cancel, result=5)
    assert not has(game, Cancel, result=5)
    choose(game, Cancel, result=0)
    # The third Success has nothing to cancel.
    choose(game, Bear, who=1, result=5)
    choose(game, PutVirus, is_right=False)
    assert [survivor.virus() for survivor in state.survivors] == [0, 1, 0]
    assert [survivor.wounds for survivor in state.survivors] == [0, 0, 0]
