"""Contaminated zombies and Creatures: how they become so and what it changes."""

import pytest

from tests.games.dark_darker_darkest.radiation_table import hot, mark, rolled
from tests.games.dark_darker_darkest.table import (
    BITE,
    ENTRANCE,
    REINFORCEMENT,
    REPEL,
    SUCCESS,
    TITLE,
    again,
    burn,
    choose,
    creature,
    events,
    has,
    stage,
    state_of,
    tell,
    token,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie, PushZombie
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import EnemyRolled
from veglia.games.dark_darker_darkest.rules.marching import StepTo
from veglia.games.dark_darker_darkest.rules.placing import PlaceToken, PutToken
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.regenerating import HealArea
from veglia.games.dark_darker_darkest.rules.unit_moves import MoveHorde
from veglia.games.dark_darker_darkest.rules.zombies import DAMAGED, TAINTED


@rule("ddd.rad.enemies-contaminated", "ddd.rad.red-minis")
def test_enemies_that_enter_or_appear_in_a_contaminated_room_are_contaminated() -> None:
    game = hot(ENTRANCE)
    state = state_of(game)
    zombies(game, 36, 1)
    token(game, 14, 2)
    creature(game, "gorilla", 2)
    mark(game, 7, 18, 1)
    # Those who are there when the marker comes, face-down tokens as well.
    assert state.hordes[36] == (TAINTED,)
    assert state.creature is not None
    assert state.creature.is_tainted
    shown = TITLE.view(state, 0)
    assert shown["creature"]["is_tainted"]
    assert shown["radiation"]["tokens"] == [14]
    assert shown["radiation"]["tiles"] == [1, 7, 18]
    assert [one["radiation"] for one in shown["survivors"]] == [0, 0, 0]
    state.pool.sort(key=lambda one: -state.library.zombie_tokens[one])
    state.asking = None
    state.hordes[36] = ()
    stage(game, PlaceToken((36, 32), "ddd.entry.d6-six"))
    choose(game, PutToken, room=36)
    assert state.hordes[36] == (TAINTED,)


@rule("ddd.rad.enemies-contaminated", "ddd.rad.red-minis")
def test_a_token_hands_its_contamination_on() -> None:
    game = hot(ENTRANCE)
    state = state_of(game)
    assert TITLE.view(state, 0)["radiation"]["tokens"] == []
    token(game, 14, 2)
    mark(game, 7)
    # From the room beside, Leo sees what it is; he is not contaminated by seeing.
    choose(game, Move, who=0, room=24)
    assert state.hordes[14] == (TAINTED, TAINTED)
    assert rolled(game) == []


@rule("ddd.rad.enemies-infect")
def test_contaminated_zombies_contaminate_those_they_join() -> None:
    game = hot(ENTRANCE)
    state = state_of(game)
    mark(game)
    state.hordes[22] = (TAINTED,)
    state.hordes[32] = (0, 0)
    state.asking = None
    stage(game, Reactions(0))
    choose(game, MoveHorde, room=22)
    # They pass through room 32 and attack; no unit is far enough away to reinforce them.
    quiet = (REINFORCEMENT, *(REPEL,) * 3, *(REINFORCEMENT,) * 3, *(REPEL,) * 3)
    choose(game, StepTo, *quiet, room=32)
    assert len(events(game, EnemyRolled)) == 2
    assert all(zombie & TAINTED for zombie in state.hordes[ENTRANCE])
    assert len(state.hordes[ENTRANCE]) == 3


@rule("ddd.rad.enemies-infect")
def test_a_pushed_zombie_and_the_creature_contaminate_and_are_contaminated() -> None:
    game = hot(ENTRANCE)
    state = state_of(game)
    mark(game)
    state.hordes[ENTRANCE] = (TAINTED,)
    state.hordes[32] = (0,)
    creature(game, "gorilla", 32)
    again(game)
    (axe,) = state.survivors[0].right
    choose(game, Attack, *(REPEL,) * 4, who=0, card=axe)
    choose(game, PushZombie, to=32)
    assert state.hordes[32] == (TAINTED, TAINTED)
    assert state.creature is not None
    assert state.creature.is_tainted
    # One that comes to contaminated ones is not: only who enters infects.
    other = hot(ENTRANCE)
    mark(other)
    state_of(other).hordes[ENTRANCE] = (0,)
    state_of(other).hordes[32] = (TAINTED,)
    again(other)
    choose(other, Attack, *(REPEL,) * 4, who=0, card=axe)
    choose(other, PushZombie, to=32)
    assert state_of(other).hordes[32] == (0, TAINTED)


@rule("ddd.rad.zombie-two-damage")
def test_a_contaminated_zombie_takes_two_damage_in_a_round() -> None:
    game = hot(ENTRANCE)
    state = state_of(game)
    state.hordes[ENTRANCE] = (TAINTED, TAINTED)
    again(game)
    (axe,) = state.survivors[0].right
    choose(game, Attack, SUCCESS, SUCCESS, SUCCESS, REPEL, who=0, card=axe)
    choose(game, HitZombie, zombie=TAINTED)
    assert state.hordes[ENTRANCE] == (TAINTED, TAINTED | DAMAGED)
    assert state.survivors[0].xp == 0
    choose(game, HitZombie, zombie=TAINTED | DAMAGED)
    assert (state.hordes[ENTRANCE], state.survivors[0].xp) == ((TAINTED,), 1)
    choose(game, HitZombie, zombie=TAINTED)
    assert state.hordes[ENTRANCE] == (TAINTED | DAMAGED,)
    state.asking = None
    # It stands up in the reactions.
    stage(game, Reactions(0), dice=(BITE, REPEL, REPEL, REPEL))
    assert not state.hordes[ENTRANCE][0] & DAMAGED


@rule("ddd.rad.zombie-fire")
@pytest.mark.parametrize(("markers", "left"), [(1, (TAINTED | DAMAGED,)), (2, ())])
def test_a_push_into_fire_only_does_the_damage_of_the_fire(markers: int, left: tuple[int, ...]) -> None:
    game = hot(ENTRANCE)
    state = state_of(game)
    burn(game, 16, markers)
    state.hordes[ENTRANCE] = (TAINTED,)
    again(game)
    (axe,) = state.survivors[0].right
    choose(game, Attack, *(REPEL,) * 4, who=0, card=axe)
    choose(game, PushZombie, to=32)
    assert state.hordes[32] == left


@rule("ddd.rad.zombie-fire")
def test_contaminated_zombies_do_not_walk_into_fire() -> None:
    game = hot(ENTRANCE)
    state = state_of(game)
    state.hordes[26] = (TAINTED,)
    burn(game, 18, 1)
    burn(game, 12, 1)
    state.asking = None
    stage(game, Reactions(0))
    assert state.hordes[26] == (TAINTED,)


@rule("ddd.rad.creature-regenerates")
@pytest.mark.parametrize("is_tainted", [False, True])
def test_each_special_attack_heals_a_contaminated_creature(is_tainted: bool) -> None:
    game = hot(ENTRANCE)
    state = state_of(game)
    creature(game, "giant_snake", ENTRANCE)
    assert state.creature is not None
    state.creature.is_tainted = is_tainted
    state.creature.damage[0] = 1
    state.creature.damage[1] = 1
    state.asking = None
    count = state.creature_type().attack
    faces = (REINFORCEMENT, *(BITE,) * (count - 1))
    # Nobody can be bitten any more.
    for survivor in state.survivors:
        survivor.virus_left = 2
    stage(game, EnemyAttack(CREATURE, ENTRANCE), dice=(*faces, *(REPEL,) * 4, 0, 0, 0))
    while not has(game, HealArea) and game.state.asking is not None and is_tainted:
        tell(game, 0, 0, 0)
        game.choose(0)
    if is_tainted:
        choose(game, HealArea, area=1)
        assert state.creature.damage[:2] == [1, 0]
    else:
        assert state.creature.damage[:2] == [1, 1]
        assert not has(game, HealArea)
