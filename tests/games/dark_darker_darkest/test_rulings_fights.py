"""Rulings where the book is silent, about fights: each test names its gap."""

import pytest

from tests.games.dark_darker_darkest.finale_table import LAB, cubes, finale
from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    DAMAGE,
    ENTRANCE,
    FAILURE,
    FEAR,
    GRIP,
    REINFORCEMENT,
    REPEL,
    RETREAT,
    SUCCESS,
    acting,
    again,
    burn,
    card,
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
from veglia.games.dark_darker_darkest.rules.actions.corners import FillWeapon
from veglia.games.dark_darker_darkest.rules.actions.escape import BreakFree, FreeCompanion
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.search import Search
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie, PushZombie, RetreatTo
from veglia.games.dark_darker_darkest.rules.enemy_attack import (
    CREATURE,
    HORDE,
    Bear,
    Cancel,
    EnemyAttack,
    FleeTo,
    KeepResults,
)
from veglia.games.dark_darker_darkest.rules.events import EnemyRolled, Gripped, Released
from veglia.games.dark_darker_darkest.rules.finale_round import ShiftCubes
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.items.flashbang import ThrowFlashbang
from veglia.games.dark_darker_darkest.rules.library import RED
from veglia.games.dark_darker_darkest.rules.pieces import FAR_GRIP, FREE, GRIPPED
from veglia.games.dark_darker_darkest.rules.reactions import ReactAround, Reactions
from veglia.games.dark_darker_darkest.rules.round import Refresh
from veglia.games.dark_darker_darkest.rules.zombies import FRESH
from veglia.kernel.game import Game

MISS = (FAILURE, FAILURE)


def pair(room: int, other: int = -1) -> Game:
    """Return a game of Bruce and Nina, one group, in some rooms."""
    game = cleared("bruce", "nina")
    for survivor, where in zip(state_of(game).survivors, (room, room if other < 0 else other), strict=True):
        survivor.room, survivor.group = where, 0
    return game


@rule("ddd.creature.red", "ddd.creature.cumulative")
def test_a_creature_without_dice_does_not_attack() -> None:
    """Gap damage-areas-numbers: a value never falls below zero."""
    game = pair(12)
    state = state_of(game)
    creature(game, "gorilla", 12)
    assert state.creature is not None
    type = state.creature_type()
    state.creature.damage = [most if colour == RED else 0 for colour, most in zip(type.areas, type.damage)]
    left = type.attack - type.areas.count(RED)
    stage(game, EnemyAttack(CREATURE, 12), dice=((REINFORCEMENT,) * left + MISS) if left > 0 else ())
    assert [len(event.faces) for event in events(game, EnemyRolled)] == ([left] if left > 0 else [])


@rule("ddd.cdie.fear")
def test_fear_without_a_room_to_flee_to_has_no_effect() -> None:
    """Gap fear-no-destination: from 36 one comes only to the Entrance, which burns."""
    game = pair(36)
    state = state_of(game)
    burn(game, 17, 1)
    zombies(game, 36, 1)
    stage(game, EnemyAttack(HORDE, 36), dice=(FEAR, *MISS))
    choose(game, Bear, who=0)
    assert not has(game, FleeTo)
    assert [survivor.room for survivor in state.survivors] == [36, 36]


@rule("ddd.sdie.repel")
def test_a_repel_without_an_accessible_room_is_lost() -> None:
    """Gap repel-accessibility: 24 has walls and closed doors around."""
    game = acting("leo", "nina", rooms=(24, ENTRANCE))
    zombies(game, 24, 1)
    again(game)
    choose(game, Attack, REPEL, REPEL, REPEL, who=0, card=state_of(game).survivors[0].right[0])
    assert not has(game, PushZombie)
    assert isinstance(game.state.asking, GroupActs)


@rule("ddd.react.two-steps", "ddd.cdie.fear-no-reaction")
def test_a_horde_that_has_attacked_does_not_follow_who_flees() -> None:
    """Gap grip-carry-on."""
    game = pair(12)
    state = state_of(game)
    zombies(game, 12, 2)
    stage(game, Reactions(0), dice=(FEAR, FEAR, *MISS))
    choose(game, Bear, who=0)
    choose(game, FleeTo, room=22)
    choose(game, FleeTo, room=22)
    assert [survivor.room for survivor in state.survivors] == [22, 22]
    assert (len(state.hordes[12]), state.asking) == (2, None)
    assert len(events(game, EnemyRolled)) == 0


@rule("ddd.defence.success", "ddd.sdie.failure")
def test_failures_cancel_nothing_in_a_defence_roll() -> None:
    """Gap failure-in-other-rolls."""
    game = pair(12)
    state = state_of(game)
    zombies(game, 12, 1)
    stage(game, EnemyAttack(HORDE, 12), dice=(DAMAGE, SUCCESS, FAILURE))
    choose(game, Cancel, result=0)
    assert [survivor.wounds for survivor in state.survivors] == [0, 0]


@rule("ddd.defence.optional", "ddd.defence.success")
def test_players_may_leave_a_result_as_it_is() -> None:
    """Gap assign-order: cancelling is a choice, so is who takes what is left."""
    game = pair(12)
    state = state_of(game)
    zombies(game, 12, 2)
    stage(game, EnemyAttack(HORDE, 12), dice=(DAMAGE, GRIP, SUCCESS, FAILURE))
    choose(game, KeepResults)
    choose(game, Bear, who=1, result=GRIP)
    choose(game, Bear, who=1, result=DAMAGE)
    assert (state.survivors[1].grip, state.survivors[1].wounds) == (GRIPPED, 1)


@rule("ddd.cdie.reinforcement-no-attack")
def test_reinforcements_attack_from_the_next_round_on() -> None:
    """Gap reinforcement-fresh."""
    game = pair(12)
    state = state_of(game)
    state.hordes[12] = (0, FRESH, FRESH)
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, *MISS))
    assert [len(event.faces) for event in events(game, EnemyRolled)] == [1]
    stage(game, Refresh(), EnemyAttack(HORDE, 12), dice=(*(REINFORCEMENT,) * 3, *MISS))
    assert [len(event.faces) for event in events(game, EnemyRolled)] == [1, 3]


@rule("ddd.react.creature-everywhere")
def test_the_creature_reacts_once_for_all_areas_of_a_group() -> None:
    """Gap creature-target."""
    game = pair(12, 36)
    state = state_of(game)
    creature(game, "gorilla", 12)
    attack = (REINFORCEMENT,) * state.creature_type().attack
    stage(game, Reactions(0))
    choose(game, ReactAround, *attack, FAILURE, tile=18)
    assert [event.attacker for event in events(game, EnemyRolled)] == [CREATURE]
    assert state.asking is None


@rule("ddd.move.enemy-lock", "ddd.search.action")
def test_with_enemies_in_the_room_everything_but_leaving_is_possible() -> None:
    """Gap actions-with-enemies."""
    game = acting("leo", "nina")
    zombies(game, ENTRANCE, 1)
    again(game)
    assert has(game, Search, who=0)
    assert has(game, Attack, who=0)
    assert not has(game, Move)


@rule("ddd.sdie.retreat", "ddd.move.fire-damage")
def test_a_retreat_into_fire_costs_health() -> None:
    """Gaps enter-effects and retreat-into-danger."""
    game = acting("nina", "leo")
    state = state_of(game)
    zombies(game, ENTRANCE, 1)
    burn(game, 16, 2)
    again(game)
    choose(game, Attack, RETREAT, RETREAT, who=0, card=state.survivors[0].right[0])
    choose(game, RetreatTo, who=0, room=32)
    assert (state.survivors[0].room, state.survivors[0].wounds) == (32, 2)
    choose(game, RetreatTo, who=0, room=22)
    assert (state.survivors[0].room, state.survivors[0].wounds) == (22, 2)


@rule("ddd.equip.weapon-range")
def test_the_other_room_of_the_own_tile_is_one_step_away() -> None:
    """Gap tile-versus-room."""
    game = acting("jack", "nina", rooms=(32,))
    state = state_of(game)
    open_lock(game, 9)
    zombies(game, 33, 1)
    zombies(game, 12, 1)
    again(game)
    choose(game, Attack, SUCCESS, REPEL, who=0, card=state.survivors[0].right[0])
    # Range one: the side room, not the room two tiles to the north.
    assert {option.room for option in state.offered if isinstance(option, HitZombie)} == {33}
    choose(game, HitZombie, room=33)
    zombies(game, 22, 1)
    state.survivors[0].room = 33
    again(game)
    choose(game, Attack, SUCCESS, CROSSHAIR, who=0, card=state.survivors[0].right[0])
    # From there the own tile's first room is one step, the next tile two.
    assert {option.room for option in state.offered if isinstance(option, HitZombie)} == {22}


@rule("ddd.nemesis.rachel-mortimer", "ddd.grip.action", "ddd.item.flashbang")
@pytest.mark.parametrize("way", ["own", "companion", "flashbang"])
def test_a_grip_from_afar_is_not_ended_by_an_empty_room(way: str) -> None:
    """Gap rachel-grip."""
    game = finale("bruce", "nina", "leo", rooms=(LAB, 34, 34), nemesis="rachel")
    state = state_of(game)
    nina = state.survivors[1]
    nina.grip, nina.ap, nina.held_ap = FAR_GRIP, 1, 3
    bang = card(game, 1, "flashbang")
    zombies(game, 34, 1)
    again(game)
    axe = state.survivors[2].right[0]
    choose(game, Attack, SUCCESS, REPEL, REPEL, who=2, card=axe)
    choose(game, HitZombie)
    # No enemy is left in the room.
    assert nina.grip == FAR_GRIP
    assert events(game, Released) == []
    if way == "own":
        choose(game, BreakFree, who=1)
        choose(game, type(state.offered[-1]), RETREAT, REPEL)
    elif way == "companion":
        choose(game, FreeCompanion, RETREAT, REPEL, REPEL, who=2, gripped=1)
    else:
        choose(game, ThrowFlashbang, who=1, card=bang, gripped=1)
    assert nina.grip == FREE
    assert nina.ap == (3 if way == "own" else 4)


@rule("ddd.move.enemy-lock", "ddd.grip.auto-release")
def test_the_nemesis_holds_survivors_like_a_creature() -> None:
    """Gap nemesis-blocks."""
    game = finale("bruce", "nina", rooms=(LAB, 34))
    state = state_of(game)
    assert not has(game, Move, who=0)
    assert has(game, Move, who=1)
    state.survivors[0].grip = GRIPPED
    again(game)
    cubes(game, left=(1,))
    # The Nemesis attacks, then goes on to its Corner: the Grip is over.
    dice = (GRIP,) * state.nemesis_type().attack
    choose(game, ShiftCubes, *dice)
    assert events(game, Gripped) == []
    assert state.survivors[0].grip == FREE


@rule("ddd.corner.ammo-store")
@pytest.mark.parametrize(
    ("survivor", "weapon", "fills"),
    [
        ("jack", "handgun", True),
        ("chuck", "shurikans", True),
        ("bunny", "chainsaw", True),
        ("nina", "combat_knife", False),
    ],
)
def test_the_store_fills_every_weapon_with_ammunition(survivor: str, weapon: str, fills: bool) -> None:
    """Gap ammo-store-weapons: not the Flame Thrower, which needs its flask."""
    game = acting(survivor, "leo", rooms=(38, ENTRANCE))
    state = state_of(game)
    thrower = card(game, 0, "flame_thrower")
    state.ammo[thrower] = 0
    own = state.survivors[0].right[0]
    assert state.card_type(own).id == weapon
    state.ammo[own] = min(state.ammo[own], 2)
    again(game)
    cards = {option.card for option in state.offered if isinstance(option, FillWeapon)}
    assert cards == ({own} if fills else set())
    if fills:
        choose(game, FillWeapon, card=own)
        assert (state.ammo[own], state.survivors[0].ap) == (8, 2)
