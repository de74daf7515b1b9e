"""Reactions: areas, order, ways of zombies and the Creature."""

from tests.games.dark_darker_darkest.table import (
    BITE,
    CROSSHAIR,
    DAMAGE,
    FAILURE,
    SUCCESS,
    burn,
    choose,
    cleared,
    creature,
    destroy_tile,
    events,
    open_lock,
    place,
    stage,
    state_of,
    token,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.enemy_attack import (
    Bear,
    Cancel,
)
from veglia.games.dark_darker_darkest.rules.events import (
    EnemyRolled,
)
from veglia.games.dark_darker_darkest.rules.group_actions import EndGroup
from veglia.games.dark_darker_darkest.rules.marching import StepTo
from veglia.games.dark_darker_darkest.rules.reactions import FightIn, ReactAround, Reactions
from veglia.games.dark_darker_darkest.rules.round import BeginActions
from veglia.kernel.game import Game

HORDE, CREATURE = 0, 1
MISS2 = (FAILURE, FAILURE)


def party_at(*rooms: int, groups: tuple[int, ...] = (0, 0, 0, 0, 0)) -> Game:
    """Return a game with Survivors in some rooms, all of the first group unless told otherwise."""
    game = cleared(*("bruce", "nina", "leo", "jack", "lucy")[: len(rooms)])
    for who, survivor in enumerate(state_of(game).survivors):
        survivor.room = rooms[who]
        survivor.group = groups[who]
    return game


@rule("ddd.react.area", "ddd.react.zombies-in-area", "ddd.react.other-groups-passive", "ddd.react.timing")
def test_only_zombies_near_the_group_that_has_acted_react() -> None:
    game = party_at(34, 34, 18, groups=(0, 0, 1))
    state = state_of(game)
    zombies(game, 22, 1)
    zombies(game, 16, 1)
    stage(game, Reactions(0), dice=(DAMAGE, *MISS2))
    choose(game, Bear, who=0)
    assert (state.hordes[22], len(state.hordes[34])) == ((), 1)
    # Next to the other group, but too far from the one that acts.
    assert len(state.hordes[16]) == 1


@rule(
    "ddd.react.two-steps", "ddd.react.merge-attack-twice", "ddd.react.zombie-dice", "ddd.react.six-dice-cap"
)
def test_hordes_merge_and_attack_again() -> None:
    game = party_at(34, 34)
    zombies(game, 34, 2)
    zombies(game, 32, 5)
    stage(game, Reactions(0), dice=(BITE, BITE, SUCCESS, SUCCESS))
    assert [len(event.faces) for event in events(game, EnemyRolled)] == [2]
    choose(game, Cancel, result=5)
    choose(game, Cancel, *(BITE,) * 6, CROSSHAIR, CROSSHAIR, result=5)
    # Seven zombies are there now; no attack has more than six dice.
    assert [len(event.faces) for event in events(game, EnemyRolled)] == [6]
    assert len(state_of(game).hordes[34]) == 7


@rule("ddd.react.attack-order")
def test_players_choose_the_order_of_fights() -> None:
    game = party_at(34, 32)
    zombies(game, 34, 1)
    zombies(game, 32, 1)
    stage(game, Reactions(0))
    choose(game, ReactAround, tile=17)
    assert [option.room for option in game.state.offered if isinstance(option, FightIn)] == [32, 34]
    choose(game, FightIn, DAMAGE, FAILURE, DAMAGE, FAILURE, room=34)
    assert [event.room for event in events(game, EnemyRolled)] == [34, 32]


@rule("ddd.react.split-areas", "ddd.react.nearest-any-group")
def test_a_separated_group_has_several_areas() -> None:
    game = party_at(34, 12)
    state = state_of(game)
    zombies(game, 4, 1)
    stage(game, Reactions(0))
    assert [option.tile for option in state.offered if isinstance(option, ReactAround)] == [6, 17]
    # Nothing is near the first one; the Horde in 4 activates because of the second and goes for him.
    choose(game, ReactAround, tile=17)
    choose(game, StepTo, DAMAGE, FAILURE, room=2)
    assert (len(state.hordes[12]), state.survivors[1].wounds) == (1, 1)


@rule("ddd.react.zombie-move", "ddd.react.zombie-closer-only", "ddd.react.zombie-stay-in-area")
def test_zombies_come_two_rooms_nearer_inside_the_area() -> None:
    game = party_at(34, 34)
    state = state_of(game)
    zombies(game, 22, 2)
    for survivor in state.survivors:
        survivor.room = 36
    # From the tile 18 the area has no room of the tile 11.
    stage(game, Reactions(0))
    assert len(state.hordes[22]) == 2
    for survivor in state.survivors:
        survivor.room = 34
    stage(game, Reactions(0), dice=(DAMAGE, DAMAGE, *MISS2))
    choose(game, Bear, who=0)
    choose(game, Bear, who=1)
    assert len(state.hordes[34]) == 2
    assert [survivor.wounds for survivor in state.survivors] == [1, 1]


@rule("ddd.react.zombie-obstacles", "ddd.react.zombie-no-detour", "ddd.entry.never-into-fire")
def test_closed_doors_and_fire_keep_zombies_away() -> None:
    game = party_at(34, 34)
    state = state_of(game)
    zombies(game, 24, 1)
    zombies(game, 22, 1)
    burn(game, 16, 1)
    stage(game, Reactions(0))
    assert (len(state.hordes[24]), len(state.hordes[22])) == (1, 1)
    open_lock(game, 6)
    stage(game, Reactions(0), dice=(DAMAGE, *MISS2))
    choose(game, Bear, who=1)
    assert (len(state.hordes[24]), len(state.hordes[34])) == (0, 1)


@rule("ddd.react.zombie-avoid-fire-target")
def test_zombies_turn_to_others_when_fire_is_in_the_way() -> None:
    game = party_at(34, 12)
    state = state_of(game)
    zombies(game, 22, 1)
    burn(game, 17, 1)
    state.survivors[0].room = 34
    stage(game, Reactions(0))
    choose(game, ReactAround, DAMAGE, FAILURE, tile=6)
    assert state.survivors[1].wounds == 1
    assert len(state.hordes[12]) == 1


@rule("ddd.react.zombie-tie")
def test_players_choose_between_equally_near_survivors() -> None:
    game = party_at(12, 20)
    state = state_of(game)
    zombies(game, 22, 1)
    stage(game, Reactions(0))
    choose(game, ReactAround, tile=6)
    assert [option.room for option in state.offered if isinstance(option, StepTo)] == [12, 20]
    choose(game, StepTo, DAMAGE, FAILURE, room=12)
    assert state.survivors[0].wounds == 1


@rule("ddd.react.zombie-stop", "ddd.react.zombie-hold")
def test_zombies_stop_at_the_first_survivors_of_any_group() -> None:
    game = party_at(34, 32, groups=(0, 1))
    state = state_of(game)
    zombies(game, 22, 1)
    stage(game, Reactions(0), dice=(DAMAGE, FAILURE))
    assert state.survivors[1].wounds == 1
    assert len(state.hordes[32]) == 1
    stage(game, Reactions(0), dice=(DAMAGE, FAILURE))
    assert (state.survivors[1].wounds, len(state.hordes[32])) == (2, 1)


@rule("ddd.react.token-reveal")
def test_a_token_that_comes_into_sight_is_turned_up() -> None:
    game = party_at(34, 34)
    state = state_of(game)
    token(game, 22, 2)
    stage(game, Reactions(0), dice=(DAMAGE, DAMAGE, *MISS2))
    choose(game, Bear, who=0)
    choose(game, Bear, who=0)
    assert (len(state.hordes[34]), state.tokens[22], state.survivors[0].wounds) == (2, (), 2)


@rule("ddd.react.creature-everywhere", "ddd.react.creature-move", "ddd.react.creature-dice")
def test_the_creature_comes_from_anywhere_and_attacks() -> None:
    game = party_at(34, 34)
    state = state_of(game)
    creature(game, "undead_bird", 12)
    stage(game, Reactions(0), dice=(DAMAGE, DAMAGE, *MISS2))
    choose(game, Bear, who=0)
    choose(game, Bear, who=1)
    assert state.creature is not None
    assert state.creature.room == 34
    assert [survivor.wounds for survivor in state.survivors] == [1, 1]


@rule("ddd.react.creature-obstacles", "ddd.react.creature-closer-only")
def test_the_creature_stays_without_an_open_way_and_avoids_fire() -> None:
    game = party_at(34, 34)
    state = state_of(game)
    creature(game, "undead_bird", 24)
    stage(game, Reactions(0))
    assert state.creature is not None
    assert state.creature.room == 24
    state.creature.room = 22
    burn(game, 16, 1)
    stage(game, Reactions(0))
    assert state.creature.room == 22


@rule("ddd.cability.fire-resistant")
def test_a_fire_resistant_creature_walks_through_fire() -> None:
    game = party_at(34, 34)
    state = state_of(game)
    creature(game, "zombie_dog", 22)
    burn(game, 16, 1)
    stage(game, Reactions(0), dice=(DAMAGE, DAMAGE, DAMAGE, SUCCESS, SUCCESS))
    choose(game, Cancel, result=0)
    choose(game, Cancel, result=0)
    choose(game, Bear, who=0)
    assert state.creature is not None
    assert state.creature.room == 34


@rule("ddd.zexp.disco-doll")
def test_a_disco_doll_makes_her_horde_faster() -> None:
    game = party_at(32, 32)
    state = state_of(game)
    state.hordes[20] = (0, 1)
    stage(game, Reactions(0), dice=(DAMAGE, DAMAGE, *MISS2))
    choose(game, Bear, who=0)
    choose(game, Bear, who=0)
    assert len(state.hordes[32]) == 2
    game = party_at(32, 32)
    state = state_of(game)
    open_lock(game, 9)
    for survivor in state.survivors:
        survivor.room = 33
    state.hordes[20] = (0, 1)
    stage(game, Reactions(0), dice=(DAMAGE, DAMAGE, *MISS2))
    assert len(state.hordes[33]) == 2


def test_zombies_of_a_destroyed_tile_are_one_horde() -> None:
    game = party_at(34, 34)
    zombies(game, 32, 2)
    zombies(game, 33, 1)
    destroy_tile(game, 16)
    assert len(state_of(game).hordes[32]) == 3


@rule("ddd.react.fire-spread", "ddd.action.phase-sequence", "ddd.goal.round-structure")
def test_after_the_reactions_of_a_group_the_fire_spreads() -> None:
    game = party_at(34, 34, groups=(0, 1))
    state = state_of(game)
    state.order = [0, 1]
    burn(game, 7, 1)
    stage(game, BeginActions())
    choose(game, EndGroup, 0)
    assert (state.active, state.flame, state.fire[2]) == (1, 2, 1)
    # The second group, then the fire, then the next Round with its events.
    state.event = 1
    choose(game, EndGroup, 1, *place(4, 3))
    assert state.flame == 3
    assert (state.round, state.darkness) == (2, 1)
