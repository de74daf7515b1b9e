"""Equipment in detail: what is used up, what ends in the hands, and what the log says."""

from tests.games.dark_darker_darkest.finale_table import finale, nemesis_at, nemesis_of
from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    DAMAGE,
    ENTRANCE,
    FAILURE,
    REPEL,
    SUCCESS,
    acting,
    again,
    card,
    choose,
    cleared,
    events,
    has,
    open_lock,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.abilities.innate_chuck import DieRerolled, RerollDie
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.ammunition import Reload
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie
from veglia.games.dark_darker_darkest.rules.blasts import BlastNemesis, ThrowBlast
from veglia.games.dark_darker_darkest.rules.camera_checks import CameraStep, CheckRoom
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE, Bear, Cancel, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import (
    CameraChecked,
    CameraRemoved,
    DefenceRolled,
    ZombieStunned,
)
from veglia.games.dark_darker_darkest.rules.items.armor import UseArmor
from veglia.games.dark_darker_darkest.rules.items.flashlight import ShineOn
from veglia.games.dark_darker_darkest.rules.items.monkey_wrench import SwapCodes
from veglia.games.dark_darker_darkest.rules.items.shurikans import ThrowShurikans
from veglia.games.dark_darker_darkest.rules.items.smoke_grenade import ThrowSmoke
from veglia.games.dark_darker_darkest.rules.items.wirecutter import CutWire
from veglia.games.dark_darker_darkest.rules.thing_events import CodeShown, Discarded, Reloaded

EAST, WEST = 1, 3


@rule("ddd.item.armor")
def test_armor_is_put_on_for_a_whole_new_defence_roll() -> None:
    game = cleared("leo", "nina")
    state = state_of(game)
    state.survivors[1].room = 12
    leo = state.survivors[0]
    axe = leo.right[0]
    armor = card(game, 0, "armor")
    zombies(game, ENTRANCE, 1)
    stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(DAMAGE, REPEL))
    choose(game, UseArmor, FAILURE, who=0)
    # The axe takes both hands, so it goes to the left.
    assert (leo.right, leo.left) == ([armor], [axe])
    assert [event.faces for event in events(game, DefenceRolled)] == [(4,)]
    # No Success: nothing is cancelled, and the mark of the Armor is none.
    assert leo.wounds == 1
    # The dice are off the table.
    assert state.roll == []


@rule("ddd.char.chuck.innate")
def test_chuck_rolls_no_success_again_and_each_die_once() -> None:
    game = cleared("chuck", "nina", "leo")
    state = state_of(game)
    state.survivors[0].xp = 3
    zombies(game, ENTRANCE, 2)
    stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(DAMAGE, DAMAGE, SUCCESS, REPEL, CROSSHAIR))
    faces = {option.face for option in state.offered if isinstance(option, RerollDie)}
    assert faces == {1, 2}
    choose(game, RerollDie, REPEL, face=2)
    assert [(event.who, event.face) for event in events(game, DieRerolled)] == [(0, 2)]
    # The other Repel was the die that has been rolled again.
    assert {option.face for option in state.offered if isinstance(option, RerollDie)} == {1}
    choose(game, RerollDie, SUCCESS, face=1)
    assert state.survivors[0].xp == 1
    choose(game, Cancel, result=0)
    choose(game, Cancel, result=0)
    assert [survivor.wounds for survivor in state.survivors] == [0, 0, 0]


@rule("ddd.item.flashlight", "ddd.equip.consumable")
def test_the_flashlight_is_used_up() -> None:
    game = acting("leo", "nina")
    state = state_of(game)
    light = card(game, 0, "flashlight")
    again(game)
    locks = {option.lock for option in state.offered if isinstance(option, ShineOn)}
    # At most two steps from the Entrance: its own row, the row above, and the room two above.
    assert locks == {4, 5, 6, 7, 8, 9, 10}
    choose(game, ShineOn, lock=6)
    assert light in state.removed
    assert [event.card for event in events(game, Discarded)] == [light]
    assert [event.lock for event in events(game, CodeShown)] == [6]
    assert state.shown == 1 << 6


@rule("ddd.item.smoke-grenade", "ddd.equip.consumable")
def test_a_smoke_grenade_is_used_up_and_cancels_one_check() -> None:
    game = cleared("leo", "nina")
    state = state_of(game)
    state.cameras = [(7, WEST), (5, EAST)]
    for survivor in state.survivors:
        survivor.room = 12
    smoke = card(game, 0, "smoke_grenade")
    stage(game, CameraStep())
    choose(game, CheckRoom, tile=7)
    # The other camera checks as usual.
    choose(game, ThrowSmoke, SUCCESS, SUCCESS, 0, who=0)
    assert smoke in state.removed
    assert [event.tile for event in events(game, CameraChecked)] == [5]
    assert state.asking is None


@rule("ddd.item.wirecutter")
def test_the_camera_of_the_room_is_gone() -> None:
    game = acting("leo", "nina", rooms=(14,))
    state = state_of(game)
    state.cameras = [(7, WEST), (2, WEST)]
    cutter = card(game, 0, "wirecutter")
    again(game)
    choose(game, CutWire, tile=7)
    assert state.cameras == [(2, WEST)]
    assert [event.tile for event in events(game, CameraRemoved)] == [7]
    assert cutter in state.removed


@rule("ddd.item.monkey-wrench")
def test_both_swapped_tokens_lie_face_up() -> None:
    game = acting("leo", "nina")
    state = state_of(game)
    card(game, 0, "monkey_wrench")
    icons = state.library.code_tokens
    other = next(
        at for at in range(11) if at != 6 and len(icons[state.locks[at]]) == len(icons[state.locks[6]])
    )
    state.shown = 1 << 6
    here, there = state.locks[6], state.locks[other]
    again(game)
    choose(game, SwapCodes, lock=6, other=other)
    assert (state.locks[6], state.locks[other]) == (there, here)
    assert state.shown == 1 << 6 | 1 << other


@rule("ddd.item.monkey-wrench")
def test_an_opened_door_has_no_token_to_swap() -> None:
    game = acting("leo", "nina")
    card(game, 0, "monkey_wrench")
    state_of(game).shown = 1 << 6
    open_lock(game, 6)
    again(game)
    assert not has(game, SwapCodes)


@rule("ddd.item.shurikans", "ddd.char.chuck")
def test_one_action_point_throws_up_to_four_shurikans() -> None:
    game = acting("chuck", "nina")
    state = state_of(game)
    chuck = state.survivors[0]
    zombies(game, ENTRANCE, 5)
    chuck.ap = 1
    again(game)
    counts = {option.count for option in state.offered if isinstance(option, ThrowShurikans)}
    assert counts == {1, 2, 3, 4}
    before = state.ammo[chuck.right[0]]
    choose(game, ThrowShurikans, count=2)
    choose(game, HitZombie)
    choose(game, HitZombie)
    assert (len(state.hordes[ENTRANCE]), chuck.xp, chuck.ap) == (3, 2, 0)
    assert state.ammo[chuck.right[0]] == before - 2
    assert not has(game, ThrowShurikans)


@rule("ddd.equip.ammo", "ddd.equip.ammo-max")
def test_the_log_says_how_many_cubes_were_loaded() -> None:
    game = acting("bruce", "leo")
    state = state_of(game)
    gun = state.survivors[0].right[0]
    for id in ("handgun_ammo", "handgun_ammo"):
        card(game, 0, id)
    first, second = state.survivors[0].left
    again(game)
    choose(game, Reload, card=first, weapon=gun)
    # Six cubes and four more are eight at most.
    assert [event.cubes for event in events(game, Reloaded)] == [2]
    assert state.ammo[gun] == 8
    assert not has(game, Reload, card=second)


@rule("ddd.item.handgun-scope", "ddd.equip.hands")
def test_a_weapon_is_used_with_its_scope_instead_of_another_weapon() -> None:
    game = acting("bruce", "nina", rooms=(10,))
    state = state_of(game)
    bruce = state.survivors[0]
    gun = bruce.right[0]
    knife = card(game, 0, "combat_knife", is_right=True)
    scope = card(game, 0, "handgun_scope")
    zombies(game, 14, 1)
    again(game)
    choose(game, Attack, SUCCESS, REPEL, who=0, card=gun)
    # Range one and one of the scope: two tiles.
    choose(game, HitZombie, room=14)
    assert (bruce.right, bruce.left) == ([gun, scope], [knife])


@rule("ddd.item.handgun-scope")
def test_a_laser_sight_is_for_the_automatic_only() -> None:
    for weapon, reach in (("automatic", 3), ("handgun", 1)):
        game = acting("nina", "leo", rooms=(10,))
        state = state_of(game)
        gun = card(game, 0, weapon)
        card(game, 0, "laser_sight")
        for room in (12, 14, 16, 18):
            zombies(game, room, 1)
        again(game)
        choose(game, Attack, SUCCESS, REPEL, who=0, card=gun)
        rooms = {option.room for option in state.offered if isinstance(option, HitZombie)}
        assert rooms == set((12, 14, 16, 18)[:reach])


@rule("ddd.item.baseball-bat")
def test_the_log_says_that_a_zombie_is_stunned() -> None:
    game = acting("lucy", "leo")
    zombies(game, ENTRANCE, 1)
    again(game)
    bat = state_of(game).survivors[0].right[0]
    choose(game, Attack, REPEL, CROSSHAIR, who=0, card=bat)
    game.choose(next(at for at, one in enumerate(game.state.offered) if type(one).__name__ == "StunZombie"))
    assert [event.room for event in events(game, ZombieStunned)] == [ENTRANCE]


@rule("ddd.item.grenade", "ddd.finale.nemesis-damage")
def test_a_grenade_takes_the_last_cubes_of_the_nemesis() -> None:
    game = finale("bruce", "nina", rooms=(34,))
    state = state_of(game)
    grenade = card(game, 0, "grenade")
    nemesis_of(game).cubes = [0, 1, 1, 0]
    nemesis_at(game, 32)
    choose(game, ThrowBlast, card=grenade, room=32)
    assert {option.area for option in state.offered if isinstance(option, BlastNemesis)} == {1, 2}
    choose(game, BlastNemesis, area=1)
    assert state.result is not None
    assert state.result.rule == "ddd.end.win"


@rule("ddd.defence.roll", "ddd.grip.no-contribution")
def test_without_anybody_to_defend_all_results_come_through() -> None:
    game = cleared("leo", "nina", "bruce")
    state = state_of(game)
    state.survivors[2].room = 12
    for survivor in state.survivors[:2]:
        survivor.grip = 1
    zombies(game, ENTRANCE, 2)
    stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(DAMAGE, DAMAGE))
    assert events(game, DefenceRolled) == []
    choose(game, Bear, who=0)
    choose(game, Bear, who=1)
    assert [survivor.wounds for survivor in state.survivors] == [1, 1, 0]
