"""Limits of reactions: the area, walls, fire, who is activated, and mines beneath a Creature."""

from tests.games.dark_darker_darkest.table import (
    DAMAGE,
    ENTRANCE,
    FAILURE,
    REINFORCEMENT,
    choose,
    cleared,
    creature,
    destroy_tile,
    events,
    has,
    open_lock,
    place,
    stage,
    state_of,
    token,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.blasts import BlastSurvivor
from veglia.games.dark_darker_darkest.rules.camera_checks import CheckRoom, ChooseCheck
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE, HORDE, Bear, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import (
    CameraChecked,
    CreatureFell,
    EnemyRolled,
    TokenMoved,
    ZombiesMoved,
)
from veglia.games.dark_darker_darkest.rules.harming import HurtArea, HurtCreature
from veglia.games.dark_darker_darkest.rules.paths import rooms_through_walls
from veglia.games.dark_darker_darkest.rules.radiation import irradiate
from veglia.games.dark_darker_darkest.rules.reactions import ReactAround, Reactions
from veglia.games.dark_darker_darkest.rules.terror import Terror
from veglia.games.dark_darker_darkest.rules.unit_moves import MoveHorde, MoveToken
from veglia.kernel.game import Game

MISS = (FAILURE, FAILURE)


def pair(room: int, other: int = -1, **options: str) -> Game:
    """Return a game of Bruce and Nina, one group, in some rooms."""
    game = cleared("bruce", "nina", seats=1, **options)
    for survivor, where in zip(state_of(game).survivors, (room, room if other < 0 else other), strict=True):
        survivor.room, survivor.group = where, 0
    return game


@rule("ddd.react.zombie-no-detour", "ddd.react.zombie-stay-in-area")
def test_zombies_do_not_leave_the_area_for_a_way_round() -> None:
    # From 28 to 36 the way leads north, out of the area around tile 18.
    game = pair(36)
    state = state_of(game)
    zombies(game, 28, 2)
    stage(game, Reactions(0))
    assert (len(state.hordes[28]), state.asking) == (2, None)


@rule("ddd.react.zombie-obstacles")
def test_zombies_behind_walls_are_not_even_asked_for() -> None:
    # In 26 there is no way out; two Hordes in 32 and 22 have one.
    game = pair(ENTRANCE)
    state = state_of(game)
    for room in (26, 22, 32):
        zombies(game, room, 1)
    stage(game, Reactions(0))
    assert {option.room for option in state.offered if isinstance(option, MoveHorde)} == {22, 32}


@rule("ddd.react.token-reveal", "ddd.react.zombie-move")
def test_a_token_that_moves_unseen_is_told_as_a_token() -> None:
    game = pair(24)
    open_lock(game, 6)
    token(game, 14, 2)
    stage(game, Reactions(0))
    assert [(event.room, event.to) for event in events(game, TokenMoved)] == [(14, 12), (12, 22)]
    assert events(game, ZombiesMoved) == []


@rule("ddd.react.zombies-in-area", "ddd.react.zombie-move")
def test_tokens_and_the_horde_of_a_room_are_units_of_their_own() -> None:
    # The survivors do not see 22 from 24.
    game = pair(24)
    state = state_of(game)
    open_lock(game, 6)
    token(game, 22, 1)
    token(game, 22, 1)
    zombies(game, 22, 1)
    stage(game, Reactions(0))
    assert has(game, MoveHorde, room=22)
    choose(game, MoveToken, room=22)
    # One token has gone two rooms and was seen there; the other and the Horde have not moved yet.
    assert (len(state.tokens[22]), len(state.hordes[22]), len(state.hordes[34])) == (1, 1, 1)
    choose(game, MoveHorde, room=22)
    assert (len(state.tokens[22]), len(state.hordes[34])) == (0, 3)
    assert state.asking is None


@rule("ddd.react.split-areas", "ddd.react.nearest-any-group")
def test_a_unit_in_two_areas_acts_once_for_the_one_resolved_first() -> None:
    game = pair(32, 36)
    state = state_of(game)
    zombies(game, 34, 2)
    stage(game, Reactions(0))
    choose(game, ReactAround, REINFORCEMENT, REINFORCEMENT, FAILURE, tile=16)
    # In the area around tile 16 only Bruce is a target; in the other one the Horde has already acted.
    assert (len(state.hordes[32]), len(state.hordes[36])) == (2, 0)
    assert (len(events(game, EnemyRolled)), state.asking) == (1, None)


@rule("ddd.tdie.zombie-reaction")
def test_zombies_of_the_activating_tile_itself_are_not_moved_by_the_event() -> None:
    game = pair(32)
    state = state_of(game)
    open_lock(game, 9)
    zombies(game, 33, 1)
    stage(game, Terror(1, 16))
    assert (len(state.hordes[33]), state.asking) == (1, None)


@rule("ddd.cdie.reinforcement-move")
def test_a_token_that_is_too_far_away_does_not_come() -> None:
    game = pair(12)
    state = state_of(game)
    # Both are exactly two tiles away: three moves from 6, two from 16.
    token(game, 6, 2)
    token(game, 16, 1)
    zombies(game, 12, 1)
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, *MISS))
    assert (len(state.tokens[6]), len(state.tokens[16])) == (1, 0)
    assert (len(state.hordes[12]), len(state.hordes[16])) == (2, 0)


@rule("ddd.cability.through-walls", "ddd.react.creature-obstacles")
def test_a_closed_door_stops_even_who_passes_walls() -> None:
    game = pair(ENTRANCE)
    state = state_of(game)
    # The room 24 has walls to 26 and closed doors to 14 and 34.
    assert 24 in rooms_through_walls(state, 26)
    assert 24 not in rooms_through_walls(state, 14)
    assert 24 not in rooms_through_walls(state, ENTRANCE)
    open_lock(game, 5)
    assert 24 in rooms_through_walls(state, 14)


@rule("ddd.item.mine-explode", "ddd.react.creature-move")
def test_a_creature_that_a_mine_eliminates_does_not_attack() -> None:
    game = pair(ENTRANCE, kickstarter_cards="on")
    state = state_of(game)
    creature(game, "zombie_dog", 32)
    assert state.creature is not None
    damage = list(state.creature_type().damage)
    damage[0] -= 1
    state.creature.damage = damage
    state.extras.mines = [ENTRANCE]
    stage(game, Reactions(0))
    # The one damage left goes to the last area; nobody is there to take the others but the Survivors.
    fallen = len(events(game, CreatureFell))
    choose(game, BlastSurvivor, who=0)
    choose(game, BlastSurvivor, who=1)
    assert [survivor.wounds for survivor in state.survivors] == [1, 1]
    assert (fallen, events(game, EnemyRolled), state.asking) == (1, [], None)


@rule("ddd.fire.creature")
def test_more_fire_damage_than_the_creature_takes_is_lost() -> None:
    game = pair(ENTRANCE)
    state = state_of(game)
    creature(game, "gorilla", 12)
    assert state.creature is not None
    damage = list(state.creature_type().damage)
    damage[1] -= 2
    state.creature.damage = damage
    stage(game, HurtCreature(3, False, "ddd.fire.creature"))
    while state.asking is not None:
        choose(game, HurtArea, area=1)
    assert len(events(game, CreatureFell)) == 1
    assert [survivor.xp for survivor in state.survivors] == [0, 0]


@rule("ddd.rad.enemies-contaminated")
def test_a_creature_that_enters_a_contaminated_room_is_contaminated() -> None:
    for tile, is_tainted in ((5, True), (6, False)):
        game = cleared("leo", "nina", radioactive="on", house="radioactive_2", hazmat="leo")
        state = state_of(game)
        irradiate(state, tile, "ddd.rad.leak")
        stage(game, Terror(2, 17), dice=place(2, 1))
        assert state.creature is not None
        assert (state.creature.room, state.creature.is_tainted) == (10, is_tainted)


@rule("ddd.camcheck.order")
def test_a_check_is_dropped_when_its_room_is_empty_or_its_camera_gone() -> None:
    game = pair(12)
    state = state_of(game)
    state.cameras = [(7, 3)]
    # Nobody is in 10 any more, and the camera of tile 14 is gone.
    stage(game, ChooseCheck(((7, 12), (7, 10), (14, 12))), dice=(0, 0, 0))
    assert [(event.tile, event.room) for event in events(game, CameraChecked)] == [(7, 12)]
    assert not has(game, CheckRoom)


@rule("ddd.creature.giant-snake")
def test_without_damage_the_snake_does_not_bite() -> None:
    game = pair(12)
    state = state_of(game)
    creature(game, "giant_snake", 12)
    dice = (REINFORCEMENT,) * state.creature_type().attack
    stage(game, EnemyAttack(CREATURE, 12), dice=(*dice, *MISS))
    assert state.asking is None
    assert [survivor.virus() for survivor in state.survivors] == [0, 0]


@rule("ddd.survivor.health-ap-next-round")
def test_a_lower_level_costs_nothing_in_this_round() -> None:
    game = pair(12)
    state = state_of(game)
    zombies(game, 12, 4)
    stage(game, EnemyAttack(HORDE, 12), dice=(DAMAGE,) * 4 + MISS)
    for _ in range(4):
        choose(game, Bear, who=0)
    assert (state.survivors[0].wounds, state.survivors[0].ap) == (4, 4)
    # Nobody gives a cube up: that is a matter of the Grand Finale.
    assert state.asking is None


@rule("ddd.fire.destroyed-opens", "ddd.fire.third-marker")
def test_every_code_token_of_a_destroyed_tile_is_lost() -> None:
    game = pair(ENTRANCE)
    state = state_of(game)
    # Also the very first of all tokens.
    if 0 in state.locks:
        state.locks[state.locks.index(0)] = state.locks[6]
    else:
        state.spare_codes[state.spare_codes.index(0)] = state.locks[6]
    state.locks[6] = 0
    lost = {state.locks[5], state.locks[6]}
    destroy_tile(game, 12)
    assert set(state.lost_codes) == lost
    assert (state.locks[5], state.locks[6]) == (-1, -1)
    assert 24 in state.house.near[34]
