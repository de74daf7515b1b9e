"""Creatures: their boards and their special attacks."""

from tests.games.dark_darker_darkest.table import (
    BITE,
    CROSSHAIR,
    DAMAGE,
    ENTRANCE,
    FAILURE,
    GRIP,
    REINFORCEMENT,
    REPEL,
    SUCCESS,
    acting,
    again,
    choose,
    cleared,
    creature,
    events,
    has,
    open_lock,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.actions.escape import BreakFree, FreeCompanion
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.attack_results import HitCreature, PushCreature
from veglia.games.dark_darker_darkest.rules.enemies.undead_bird import Seize
from veglia.games.dark_darker_darkest.rules.enemies.zombie_dog import Rob
from veglia.games.dark_darker_darkest.rules.enemy_attack import Bear, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import EnemyRolled
from veglia.games.dark_darker_darkest.rules.infection import PutVirus
from veglia.games.dark_darker_darkest.rules.overflow import Discard
from veglia.games.dark_darker_darkest.rules.paths import rooms_through_walls
from veglia.games.dark_darker_darkest.rules.pieces import BIRD_GRIP
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.kernel.game import Game

CREATURE = 1
MISS2 = (FAILURE, FAILURE)


def met(id: str, room: int = ENTRANCE) -> Game:
    """Return a game with two Survivors in the Entrance and a Creature in a room."""
    game = cleared("bruce", "nina")
    creature(game, id, room)
    for survivor in state_of(game).survivors:
        survivor.group = 0
    return game


@rule("ddd.creature.board", "ddd.creature.gorilla-values")
def test_boards_have_their_values() -> None:
    boards = {board.id: board for board in content.library().creatures}
    assert (boards["gorilla"].move, boards["gorilla"].attack) == (2, 4)
    assert (boards["zombie_dog"].move, boards["zombie_dog"].is_fire_resistant) == (3, True)
    assert boards["giant_snake"].passes_walls
    assert boards["security_guard"].is_repel_immune


@rule("ddd.creature.special-trigger", "ddd.creature.gorilla")
def test_the_gorilla_hits_hard_next_to_a_wall() -> None:
    game = met("gorilla")
    state = state_of(game)
    zombies(game, 12, 3)
    for survivor in state.survivors:
        survivor.virus_left = 2
    # Nobody can be bitten any more.
    stage(game, EnemyAttack(CREATURE, ENTRANCE), dice=(REINFORCEMENT, BITE, BITE, BITE, *MISS2))
    choose(game, Bear, who=1)
    assert state.survivors[1].wounds == 2
    # No zombies are called.
    assert len(state.hordes[12]) == 3


@rule("ddd.creature.gorilla")
def test_without_a_wall_the_gorilla_does_nothing_special() -> None:
    game = met("gorilla", 12)
    state = state_of(game)
    for survivor in state.survivors:
        survivor.room = 12
    stage(game, EnemyAttack(CREATURE, 12), dice=(REINFORCEMENT,) * 4 + MISS2)
    assert state.house.has_wall(12) is False
    assert all(survivor.wounds == 0 for survivor in state.survivors)


@rule("ddd.creature.giant-snake")
def test_the_snake_bites_with_damage() -> None:
    game = met("giant_snake")
    state = state_of(game)
    stage(game, EnemyAttack(CREATURE, ENTRANCE), dice=(REINFORCEMENT, DAMAGE, REINFORCEMENT, *MISS2))
    choose(game, Bear, who=0)
    choose(game, Bear, who=1)
    choose(game, PutVirus, is_right=False)
    choose(game, Bear, who=1)
    choose(game, PutVirus, is_right=False)
    assert [survivor.virus() for survivor in state.survivors] == [0, 2]
    game = met("giant_snake")
    stage(game, EnemyAttack(CREATURE, ENTRANCE), dice=(REINFORCEMENT,) * 3 + MISS2)
    assert all(survivor.virus() == 0 for survivor in state_of(game).survivors)


@rule("ddd.cability.through-walls")
def test_the_snake_comes_through_walls() -> None:
    game = met("giant_snake", 26)
    state = state_of(game)
    for survivor in state.survivors:
        survivor.room = 36
    stage(game, Reactions(0), dice=(DAMAGE, DAMAGE, DAMAGE, SUCCESS, SUCCESS))
    assert state.creature is not None
    assert state.creature.room == 36


@rule("ddd.cability.through-walls")
def test_every_way_beneath_the_floor_leads_back() -> None:
    for name in ("beginner", "hard", "kickstarter"):
        state = state_of(cleared("nina", "leo", house=name))
        for lock in range(len(state.house.plan.locks)):
            for room in state.house.rooms:
                assert all(
                    room in rooms_through_walls(state, near) for near in rooms_through_walls(state, room)
                )
            state.house = state.house.with_lock_open(lock).with_destroyed(lock)


@rule("ddd.creature.security-guard", "ddd.creature.security-guard-move", "ddd.cdie.grip-ranged")
def test_the_guard_moves_by_the_d4_and_shoots_each_room_in_sight() -> None:
    game = met("security_guard", 12)
    state = state_of(game)
    state.survivors[0].room = 32
    state.survivors[1].group = 1
    # The D4 shows 1: it comes to 22 and shoots at 32, but sees nobody else.
    stage(game, Reactions(0), dice=(0, GRIP, DAMAGE, DAMAGE, FAILURE))
    assert state.creature is not None
    assert state.creature.room == 22
    assert [event.room for event in events(game, EnemyRolled)] == [32]
    assert (state.survivors[0].grip, state.survivors[0].wounds) == (0, 2)


@rule("ddd.creature.security-guard")
def test_the_guard_attacks_its_own_room_once_and_others_from_there() -> None:
    game = met("security_guard", 32)
    state = state_of(game)
    state.survivors[0].room = 32
    state.survivors[1].group = 1
    told = (DAMAGE, DAMAGE, DAMAGE, FAILURE)
    stage(game, Reactions(0), dice=told + told)
    assert [event.room for event in events(game, EnemyRolled)] == [32, ENTRANCE]


@rule("ddd.creature.security-guard-repel")
def test_the_guard_cannot_be_repelled() -> None:
    game = acting("nina", "leo")
    creature(game, "security_guard", ENTRANCE)
    again(game)
    knife = state_of(game).survivors[0].right[0]
    choose(game, Attack, REPEL, SUCCESS, who=0, card=knife)
    assert not has(game, PushCreature)
    assert has(game, HitCreature)


@rule("ddd.creature.undead-bird")
def test_the_grip_of_the_bird_ends_only_with_it() -> None:
    game = met("undead_bird")
    state = state_of(game)
    stage(game, EnemyAttack(CREATURE, ENTRANCE), dice=(REINFORCEMENT, DAMAGE, *MISS2))
    choose(game, Bear, who=0)
    choose(game, Seize, who=1)
    assert state.survivors[1].grip == BIRD_GRIP
    other = acting("nina", "leo")
    creature(other, "undead_bird", ENTRANCE)
    leo = state_of(other).survivors[1]
    leo.grip = BIRD_GRIP
    again(other)
    assert not has(other, FreeCompanion)
    assert not has(other, BreakFree)
    bird = state_of(other).creature
    assert bird is not None
    bird.damage = [1, 1, 1, 2, 0]
    knife = state_of(other).survivors[0].right[0]
    choose(other, Attack, SUCCESS, CROSSHAIR, who=0, card=knife)
    choose(other, HitCreature, area=4)
    assert leo.grip == 0


@rule("ddd.creature.zombie-dog")
def test_the_dog_takes_a_card() -> None:
    game = met("zombie_dog")
    state = state_of(game)
    state.removed += state.survivors[1].right
    state.survivors[1].right = []
    stage(game, EnemyAttack(CREATURE, ENTRANCE), dice=(REINFORCEMENT, REINFORCEMENT, DAMAGE, *MISS2))
    choose(game, Bear, who=0)
    # Nina has no card, which has no effect.
    choose(game, Rob, who=1)
    choose(game, Rob, who=0)
    assert state.survivors[0].right == []
    assert not has(game, Discard)


@rule("ddd.creature.keep-alive", "ddd.react.creature-closer-only")
def test_the_creature_takes_open_doors() -> None:
    game = met("zombie_dog", 14)
    state = state_of(game)
    open_lock(game, 5)
    open_lock(game, 6)
    told = (DAMAGE, DAMAGE, DAMAGE, SUCCESS, SUCCESS)
    stage(game, Reactions(0), dice=told)
    assert state.creature is not None
    assert state.creature.room == ENTRANCE
