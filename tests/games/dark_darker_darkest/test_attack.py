"""Attacks of Survivors: dice, Failures, range, hits, Repels, Retreats, the Creature."""

import pytest

from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    ENTRANCE,
    FAILURE,
    REPEL,
    RETREAT,
    SUCCESS,
    acting,
    again,
    burn,
    card,
    choose,
    creature,
    destroy_tile,
    events,
    has,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.attack import CancelFace
from veglia.games.dark_darker_darkest.rules.attack_results import (
    HitCreature,
    HitZombie,
    PushCreature,
    PushZombie,
    RetreatTo,
    StopAssigning,
)
from veglia.games.dark_darker_darkest.rules.events import Attacked, CreatureFell
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.harming import HurtArea
from veglia.games.dark_darker_darkest.rules.library import BLUE
from veglia.games.dark_darker_darkest.rules.rolling import survivor_dice
from veglia.games.dark_darker_darkest.rules.weakness import broken
from veglia.kernel.chance import ToldDice
from veglia.kernel.game import Game

BRUCE = 0


def armed(weapon: str, room: int, count: int, enemies: int = ENTRANCE) -> tuple[Game, int]:
    """Return a game with Bruce in a room, a weapon of the deck, and zombies somewhere."""
    game = acting("bruce", "nina", rooms=(room,))
    state = state_of(game)
    state.removed += state.survivors[BRUCE].right
    state.survivors[BRUCE].right = []
    number = card(game, BRUCE, weapon, is_right=True)
    zombies(game, enemies, count)
    again(game)
    return game, number


def hurt(game: Game, damage: list[int]) -> None:
    """Put damage cubes on the areas of the Creature."""
    creature = state_of(game).creature
    assert creature is not None
    creature.damage = damage


@rule(
    "ddd.combat.action", "ddd.combat.equipped", "ddd.equip.weapon-attack", "ddd.sdie.success", "ddd.xp.zombie"
)
def test_each_success_eliminates_a_zombie_and_gives_experience() -> None:
    game, knife = armed("combat_knife", ENTRANCE, 3)
    state = state_of(game)
    choose(game, Attack, SUCCESS, SUCCESS, who=BRUCE, card=knife)
    assert len(events(game, Attacked)[0].faces) == 2
    choose(game, HitZombie)
    choose(game, HitZombie)
    assert len(state.hordes[ENTRANCE]) == 1
    assert [survivor.xp for survivor in state.survivors] == [2, 0]
    assert state.survivors[BRUCE].ap == 3


@rule("ddd.equip.weapon-ammo", "ddd.combat.ammo-use", "ddd.equip.weapon-unlimited")
def test_each_attack_costs_a_cube_and_an_empty_weapon_is_no_weapon() -> None:
    game, gun = armed("handgun", ENTRANCE, 3)
    state = state_of(game)
    assert state.ammo[gun] == 6
    state.ammo[gun] = 1
    choose(game, Attack, FAILURE, FAILURE, who=BRUCE, card=gun)
    assert state.ammo[gun] == 0
    assert not has(game, Attack, who=BRUCE, card=gun)
    knife, _ = armed("combat_knife", ENTRANCE, 3)
    assert sum(state_of(knife).ammo[one] for one in state_of(knife).survivors[BRUCE].right) == 0


@rule("ddd.combat.unarmed")
def test_bare_hands_roll_one_die() -> None:
    game, _ = armed("handgun", ENTRANCE, 1)
    choose(game, Attack, SUCCESS, who=BRUCE, card=-1)
    choose(game, HitZombie)
    assert state_of(game).hordes[ENTRANCE] == ()


@rule("ddd.equip.weapon-range", "ddd.los.uses", "ddd.sdie.crosshair", "ddd.combat.targets-after-roll")
def test_crosshairs_reach_farther_for_all_successes() -> None:
    game, gun = armed("handgun", 36, 2, enemies=32)
    state = state_of(game)
    # The room 32 is two tiles away, the Handgun reaches one.
    choose(game, Attack, SUCCESS, SUCCESS, who=BRUCE, card=gun)
    assert not has(game, HitZombie)
    choose(game, Attack, SUCCESS, CROSSHAIR, who=BRUCE, card=gun)
    choose(game, HitZombie, room=32)
    assert len(state.hordes[32]) == 1


@rule("ddd.combat.no-target-needed")
def test_a_ranged_weapon_may_be_used_without_a_target_in_range() -> None:
    game, gun = armed("handgun", 36, 2, enemies=32)
    assert has(game, Attack, who=BRUCE, card=gun)
    knife, number = armed("combat_knife", 36, 2, enemies=32)
    assert not has(knife, Attack, who=BRUCE, card=number)


@rule("ddd.sdie.crosshair-ranged-only")
def test_crosshairs_do_nothing_for_close_combat() -> None:
    game, knife = armed("combat_knife", ENTRANCE, 1)
    zombies(game, 32, 3)
    choose(game, Attack, SUCCESS, CROSSHAIR, who=BRUCE, card=knife)
    assert not has(game, HitZombie, room=32)
    assert has(game, HitZombie, room=ENTRANCE)


@rule("ddd.combat.targets-after-roll")
def test_hits_may_go_to_different_rooms() -> None:
    game, gun = armed("handgun", ENTRANCE, 1, enemies=32)
    state = state_of(game)
    zombies(game, 36, 1)
    choose(game, Attack, SUCCESS, SUCCESS, who=BRUCE, card=gun)
    choose(game, HitZombie, room=36)
    choose(game, HitZombie, room=32)
    assert (state.hordes[32], state.hordes[36]) == ((), ())


@rule("ddd.combat.dice-cap")
def test_no_attack_has_more_than_four_dice() -> None:
    state = state_of(acting("leo", "nina"))
    state.dice = ToldDice((0, 0, 0, 0), 0)
    assert len(survivor_dice(state, 7)) == 4


@rule("ddd.sdie.failure", "ddd.sdie.failure-net")
@pytest.mark.parametrize(
    ("dice", "hits"),
    [
        ((SUCCESS, FAILURE), 0),
        ((FAILURE, FAILURE), 0),
        ((SUCCESS, SUCCESS), 2),
    ],
)
def test_a_failure_cancels_another_result(dice: tuple[int, ...], hits: int) -> None:
    game, knife = armed("combat_knife", ENTRANCE, 3)
    choose(game, Attack, *dice, who=BRUCE, card=knife)
    for _ in range(hits):
        choose(game, HitZombie)
    assert isinstance(game.state.asking, GroupActs)
    assert len(state_of(game).hordes[ENTRANCE]) == 3 - hits


@rule("ddd.sdie.failure", "ddd.sdie.failure-net")
@pytest.mark.parametrize(
    ("dice", "hits"), [((SUCCESS, SUCCESS, FAILURE), 1), ((SUCCESS, FAILURE, FAILURE), 1)]
)
def test_failures_cancel_each_other_in_pairs(dice: tuple[int, ...], hits: int) -> None:
    game, axe = armed("fire_axe", ENTRANCE, 3)
    choose(game, Attack, *dice, who=BRUCE, card=axe)
    for _ in range(hits):
        choose(game, HitZombie)
    assert isinstance(game.state.asking, GroupActs)
    assert len(state_of(game).hordes[ENTRANCE]) == 3 - hits


@rule("ddd.sdie.failure")
def test_the_attacker_chooses_what_a_failure_cancels() -> None:
    game, axe = armed("fire_axe", ENTRANCE, 3)
    choose(game, Attack, SUCCESS, RETREAT, FAILURE, who=BRUCE, card=axe)
    choose(game, CancelFace, face=3)
    assert has(game, HitZombie)
    assert not has(game, RetreatTo)


@rule("ddd.sdie.repel", "ddd.sdie.repel-independent", "ddd.sdie.repel-same-room")
def test_a_repel_pushes_an_enemy_into_the_next_room() -> None:
    game, knife = armed("combat_knife", ENTRANCE, 2)
    state = state_of(game)
    zombies(game, 32, 1)
    choose(game, Attack, REPEL, FAILURE, who=BRUCE, card=knife)
    assert isinstance(state.asking, GroupActs), "the Failure cancels the Repel"
    choose(game, Attack, REPEL, CROSSHAIR, who=BRUCE, card=knife)
    assert {option.to for option in state.offered if isinstance(option, PushZombie)} == {32, 36}
    choose(game, PushZombie, to=36)
    assert (len(state.hordes[ENTRANCE]), len(state.hordes[36]), len(state.hordes[32])) == (1, 1, 1)
    assert state.survivors[BRUCE].xp == 0


@rule("ddd.sdie.repel-multiple")
def test_repels_may_be_stacked_on_one_enemy() -> None:
    game, knife = armed("combat_knife", 36, 2, enemies=36)
    state = state_of(game)
    choose(game, Attack, REPEL, REPEL, who=BRUCE, card=knife)
    assert has(game, PushZombie, to=ENTRANCE, repels=1)
    choose(game, PushZombie, to=32, repels=2)
    assert (len(state.hordes[36]), len(state.hordes[32])) == (1, 1)
    assert isinstance(state.asking, GroupActs)


@rule("ddd.sdie.repel-optional", "ddd.sdie.retreat-optional")
def test_repels_and_retreats_may_be_left_unused() -> None:
    game, knife = armed("combat_knife", ENTRANCE, 2)
    choose(game, Attack, REPEL, RETREAT, who=BRUCE, card=knife)
    choose(game, StopAssigning)
    assert len(state_of(game).hordes[ENTRANCE]) == 2
    assert state_of(game).survivors[BRUCE].room == ENTRANCE


@rule("ddd.sdie.repel-fire", "ddd.xp.repel-into-fire")
def test_a_zombie_pushed_into_fire_is_eliminated_with_experience() -> None:
    game, knife = armed("combat_knife", ENTRANCE, 2)
    state = state_of(game)
    burn(game, 16, 1)
    destroy_tile(game, 18)
    choose(game, Attack, REPEL, REPEL, who=BRUCE, card=knife)
    choose(game, PushZombie, to=32, repels=1)
    choose(game, PushZombie, to=36)
    assert (state.hordes[ENTRANCE], state.hordes[32], state.hordes[36]) == ((), (), ())
    assert state.survivors[BRUCE].xp == 2


@rule("ddd.sdie.retreat", "ddd.sdie.retreat-escape", "ddd.sdie.retreat-multiple")
def test_retreats_move_survivors_out_of_a_fight() -> None:
    game, axe = armed("fire_axe", ENTRANCE, 2)
    state = state_of(game)
    choose(game, Attack, RETREAT, RETREAT, RETREAT, who=BRUCE, card=axe)
    choose(game, RetreatTo, who=1, room=36)
    choose(game, RetreatTo, who=BRUCE, room=32)
    choose(game, RetreatTo, who=BRUCE, room=22)
    assert [survivor.room for survivor in state.survivors] == [22, 36]


@rule("ddd.sdie.retreat-not-gripped")
def test_a_gripped_survivor_does_not_retreat() -> None:
    game, knife = armed("combat_knife", ENTRANCE, 2)
    state_of(game).survivors[1].grip = 1
    choose(game, Attack, RETREAT, CROSSHAIR, who=BRUCE, card=knife)
    assert has(game, RetreatTo, who=BRUCE)
    assert not has(game, RetreatTo, who=1)


@rule(
    "ddd.creature.damage-areas",
    "ddd.creature.damage-choice",
    "ddd.creature.area-destroyed",
    "ddd.creature.blue",
)
def test_damage_goes_to_areas_of_choice_and_weakens_the_creature() -> None:
    game, axe = armed("fire_axe", ENTRANCE, 0)
    state = state_of(game)
    creature(game, "zombie_dog", ENTRANCE)
    again(game)
    choose(game, Attack, SUCCESS, SUCCESS, SUCCESS, who=BRUCE, card=axe)
    choose(game, HitCreature, area=0)
    assert broken(state, 1, BLUE) == 0
    choose(game, HitCreature, area=0)
    assert not has(game, HitCreature, area=0)
    assert broken(state, 1, BLUE) == 1
    choose(game, HitCreature, area=3)
    assert state.creature is not None
    assert state.creature.damage == [2, 0, 0, 1, 0]


@rule("ddd.creature.elimination", "ddd.xp.creature", "ddd.creature.cumulative")
def test_a_creature_falls_when_all_its_areas_are_destroyed() -> None:
    game, axe = armed("fire_axe", ENTRANCE, 0)
    state = state_of(game)
    creature(game, "zombie_dog", ENTRANCE)
    hurt(game, [2, 2, 2, 1, 0])
    assert broken(state, 1, BLUE) == 2
    again(game)
    choose(game, Attack, SUCCESS, CROSSHAIR, CROSSHAIR, who=BRUCE, card=axe)
    choose(game, HitCreature, area=4)
    assert state.creature is None
    assert len(events(game, CreatureFell)) == 1
    assert [survivor.xp for survivor in state.survivors] == [2, 2]


@rule("ddd.sdie.repel-fire", "ddd.xp.repel-into-fire")
def test_a_creature_pushed_into_fire_takes_its_damage() -> None:
    game, axe = armed("fire_axe", ENTRANCE, 0)
    state = state_of(game)
    creature(game, "gorilla", ENTRANCE)
    burn(game, 16, 2)
    again(game)
    choose(game, Attack, REPEL, CROSSHAIR, CROSSHAIR, who=BRUCE, card=axe)
    choose(game, PushCreature, to=32)
    choose(game, HurtArea, area=0)
    choose(game, HurtArea, area=0)
    assert state.creature is not None
    assert (state.creature.room, state.creature.damage) == (32, [2, 0, 0, 0, 0])


@rule("ddd.equip.one-weapon")
def test_one_weapon_is_used_in_an_attack() -> None:
    game, knife = armed("combat_knife", ENTRANCE, 4)
    bat = card(game, BRUCE, "baseball_bat", is_right=True)
    again(game)
    choose(game, Attack, SUCCESS, CROSSHAIR, who=BRUCE, card=bat)
    assert len(events(game, Attacked)[0].faces) == 2
    assert has(game, HitZombie)
    assert knife in state_of(game).survivors[BRUCE].right


@rule("ddd.zexp.protection")
def test_normal_zombies_protect_special_ones() -> None:
    game, knife = armed("combat_knife", ENTRANCE, 0)
    state = state_of(game)
    state.hordes[ENTRANCE] = (0, 2)
    again(game)
    choose(game, Attack, SUCCESS, SUCCESS, who=BRUCE, card=knife)
    assert not has(game, HitZombie, zombie=2)
    choose(game, HitZombie, zombie=0)
    choose(game, HitZombie, zombie=2)
    assert state.hordes[ENTRANCE] == ()


@rule("ddd.zexp.chunk")
def test_a_horde_with_a_chunk_is_not_hit_from_afar() -> None:
    game, gun = armed("handgun", ENTRANCE, 0)
    state = state_of(game)
    state.hordes[32] = (0, 3)
    again(game)
    choose(game, Attack, SUCCESS, SUCCESS, who=BRUCE, card=gun)
    assert not has(game, HitZombie)
    assert len(state.hordes[32]) == 2


@rule("ddd.zexp.tuff-guy")
def test_zombies_with_a_tuff_guy_need_two_damage() -> None:
    game, knife = armed("combat_knife", ENTRANCE, 0)
    state = state_of(game)
    state.hordes[ENTRANCE] = (0, 4)
    again(game)
    choose(game, Attack, SUCCESS, SUCCESS, who=BRUCE, card=knife)
    choose(game, HitZombie, zombie=0)
    assert len(state.hordes[ENTRANCE]) == 2
    choose(game, HitZombie, zombie=32)
    assert state.hordes[ENTRANCE] == (4,)
