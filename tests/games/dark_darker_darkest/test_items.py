"""Equipment: what single cards do."""

import pytest

from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    DAMAGE,
    ENTRANCE,
    FAILURE,
    FIRE,
    HORDE_NEARBY,
    REPEL,
    RETREAT,
    SUCCESS,
    acting,
    again,
    burn,
    card,
    choose,
    cleared,
    destroy_tile,
    events,
    has,
    place,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.extinguish import Extinguish
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.attack_results import (
    FinishZombie,
    HitZombie,
    PushZombie,
    StunZombie,
)
from veglia.games.dark_darker_darkest.rules.camera_checks import CameraStep
from veglia.games.dark_darker_darkest.rules.enemy_attack import Cancel, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import CameraChecked, EnemyRolled
from veglia.games.dark_darker_darkest.rules.fire import Spread
from veglia.games.dark_darker_darkest.rules.first_aid import UseFirstAid
from veglia.games.dark_darker_darkest.rules.items.antidote import UseAntidote
from veglia.games.dark_darker_darkest.rules.items.armor import UseArmor
from veglia.games.dark_darker_darkest.rules.items.energy_drink import DrinkEnergy
from veglia.games.dark_darker_darkest.rules.items.fire_alarm import SoundAlarm
from veglia.games.dark_darker_darkest.rules.items.flare_gun import FireFlare
from veglia.games.dark_darker_darkest.rules.items.flashbang import ThrowFlashbang
from veglia.games.dark_darker_darkest.rules.items.flashlight import ShineOn
from veglia.games.dark_darker_darkest.rules.items.gas_mask import WearMask
from veglia.games.dark_darker_darkest.rules.items.map import ReadMap
from veglia.games.dark_darker_darkest.rules.items.smoke_grenade import ThrowSmoke
from veglia.games.dark_darker_darkest.rules.items.wirecutter import CutWire
from veglia.games.dark_darker_darkest.rules.placing import ZombieEntry
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.terror import Terror
from veglia.games.dark_darker_darkest.rules.thing_events import CodeShown
from veglia.games.dark_darker_darkest.rules.zombies import STUNNED
from veglia.kernel.game import Game
from veglia.kernel.window import Pass


def holding(
    *names: str, room: int = ENTRANCE, party: tuple[str, ...] = ("nina", "leo")
) -> tuple[Game, list[int]]:
    """Return a game with the first Survivor holding some cards, and their numbers."""
    game = acting(*party, rooms=(room,))
    state = state_of(game)
    state.removed += state.survivors[0].right
    state.survivors[0].right = []
    cards = [card(game, 0, name) for name in names]
    again(game)
    return game, cards


@rule("ddd.item.automatic")
def test_each_success_of_the_automatic_is_two_hits() -> None:
    game, (gun,) = holding("automatic")
    zombies(game, ENTRANCE, 5)
    again(game)
    choose(game, Attack, SUCCESS, CROSSHAIR, who=0, card=gun)
    choose(game, HitZombie)
    choose(game, HitZombie)
    assert len(state_of(game).hordes[ENTRANCE]) == 3


@rule("ddd.item.automatic", "ddd.equip.weapon-range")
def test_the_automatic_reaches_two_tiles() -> None:
    game, (gun,) = holding("automatic", room=36)
    zombies(game, 32, 2)
    again(game)
    choose(game, Attack, SUCCESS, RETREAT, who=0, card=gun)
    assert has(game, HitZombie, room=32)


@rule("ddd.item.shotgun", "ddd.item.shotgun-scope")
@pytest.mark.parametrize("has_scope", [False, True])
def test_crosshairs_of_the_shotgun_are_hits(has_scope: bool) -> None:
    game, cards = holding(*(["shotgun", "shotgun_scope"] if has_scope else ["shotgun"]), room=36)
    zombies(game, ENTRANCE, 6)
    zombies(game, 32, 6)
    again(game)
    choose(game, Attack, SUCCESS, CROSSHAIR, RETREAT, who=0, card=cards[0])
    assert has(game, HitZombie, room=32) is has_scope
    choose(game, HitZombie, room=ENTRANCE)
    choose(game, HitZombie, room=ENTRANCE)
    assert not has(game, HitZombie)


@rule("ddd.item.sniper-rifle")
def test_the_sniper_rifle_pairs_crosshairs_with_successes() -> None:
    game, (gun,) = holding("sniper_rifle")
    zombies(game, 32, 6)
    again(game)
    choose(game, Attack, SUCCESS, CROSSHAIR, who=0, card=gun)
    choose(game, HitZombie, room=32)
    choose(game, HitZombie, room=32)
    assert len(state_of(game).hordes[32]) == 4


@rule("ddd.item.handgun-scope", "ddd.equip.one-weapon")
def test_a_scope_extends_the_range_of_its_weapon() -> None:
    game, (gun, scope) = holding("handgun", "handgun_scope", room=36)
    zombies(game, 32, 1)
    again(game)
    choose(game, Attack, SUCCESS, RETREAT, who=0, card=gun)
    assert has(game, HitZombie, room=32)
    assert sorted(state_of(game).survivors[0].right) == sorted([gun, scope])


@rule("ddd.item.baseball-bat", "ddd.item.baseball-bat-finish", "ddd.item.baseball-bat-recover")
def test_the_bat_stuns_finishes_and_zombies_stand_up() -> None:
    game, (bat,) = holding("baseball_bat")
    state = state_of(game)
    zombies(game, ENTRANCE, 2)
    again(game)
    choose(game, Attack, REPEL, REPEL, who=0, card=bat)
    assert has(game, PushZombie)
    choose(game, StunZombie, zombie=0)
    assert state.hordes[ENTRANCE] == (0, STUNNED)
    choose(game, FinishZombie, zombie=STUNNED)
    assert state.hordes[ENTRANCE] == (0,)
    assert state.survivors[0].xp == 1
    choose(game, Attack, REPEL, CROSSHAIR, who=0, card=bat)
    choose(game, StunZombie, zombie=0)
    state.asking = None
    stage(game, Reactions(0))
    # It has only stood up.
    assert events(game, EnemyRolled) == []
    assert state.hordes[ENTRANCE] == (0,)


@rule("ddd.item.fire-extinguisher", "ddd.item.fire-helmet")
def test_extinguisher_and_helmet() -> None:
    game, _ = holding("fire_helmet")
    burn(game, 17, 2)
    again(game)
    assert has(game, Extinguish, who=0, cost=2, markers=1)
    card(game, 0, "fire_extinguisher")
    again(game)
    choose(game, Extinguish, who=0, cost=1, markers=2)
    assert state_of(game).fire[17] == 0
    alone, _ = holding("fire_extinguisher")
    burn(alone, 17, 2)
    again(alone)
    assert has(alone, Extinguish, who=0, cost=1, markers=1)


@rule("ddd.item.first-aid-kit", "ddd.item.first-aid-spray", "ddd.char.leo.medic")
@pytest.mark.parametrize(("name", "health"), [("first_aid_kit", 2), ("first_aid_spray", 1)])
def test_first_aid_heals_anybody_in_the_room(name: str, health: int) -> None:
    game, (kit,) = holding(name, party=("leo", "nina"))
    state = state_of(game)
    for survivor in state.survivors:
        survivor.wounds = 5
    again(game)
    choose(game, UseFirstAid, who=0, to=1)
    assert (state.survivors[1].wounds, state.survivors[0].ap) == (5 - health, 4)
    assert kit in state.removed
    state.survivors[0].bought = 9
    card(game, 0, "first_aid_spray")
    again(game)
    choose(game, UseFirstAid, who=0, to=0)
    assert state.survivors[0].wounds == 3


@rule("ddd.item.antidote", "ddd.virus.antidote-condition")
def test_the_antidote_needs_an_active_virus() -> None:
    game, _ = holding("antidote")
    survivor = state_of(game).survivors[0]
    survivor.virus_left = 1
    again(game)
    assert not has(game, UseAntidote)
    survivor.virus_left = 2
    again(game)
    choose(game, UseAntidote, who=0)
    assert survivor.virus() == 1


@rule("ddd.item.energy-drink", "ddd.item.gas-mask")
def test_energy_and_gas_mask_last_for_the_round() -> None:
    game, _ = holding("energy_drink", "gas_mask")
    survivor = state_of(game).survivors[0]
    choose(game, DrinkEnergy, who=0)
    assert survivor.ap == 6
    choose(game, WearMask, who=0)
    burn(game, 16, 2)
    destroy_tile(game, 18)
    choose(game, Move, who=0, room=32)
    choose(game, Move, who=0, room=ENTRANCE)
    choose(game, Move, who=0, room=36)
    assert survivor.wounds == 0


@rule("ddd.item.wirecutter")
def test_the_wirecutter_removes_the_camera_of_the_room() -> None:
    game, _ = holding("wirecutter", room=14)
    state = state_of(game)
    state.cameras = [(7, 3), (2, 1)]
    again(game)
    choose(game, CutWire, who=0, tile=7)
    assert state.cameras == [(2, 1)]


@rule("ddd.item.flashlight", "ddd.door.token-faces")
def test_the_flashlight_turns_a_near_token_up() -> None:
    game, _ = holding("flashlight")
    state = state_of(game)
    # Within two tile steps of the Entrance: C1, the guest room, the vault, the records room, C3, the closet.
    assert [option.lock for option in state.offered if isinstance(option, ShineOn)] == [4, 5, 6, 7, 8, 9, 10]
    choose(game, ShineOn, lock=7)
    assert events(game, CodeShown)[0].lock == 7


@rule("ddd.item.flashbang")
def test_the_flashbang_frees_also_the_user() -> None:
    game, (bang,) = holding("flashbang")
    state = state_of(game)
    zombies(game, ENTRANCE, 1)
    state.survivors[0].grip, state.survivors[0].ap, state.survivors[0].held_ap = 1, 1, 3
    again(game)
    choose(game, ThrowFlashbang, who=0, gripped=0)
    assert (state.survivors[0].grip, state.survivors[0].ap) == (0, 4)
    assert bang in state.removed


def with_card(name: str) -> Game:
    """Return a game with a card in the hands of Nina, nothing pending."""
    game = cleared("nina", "leo")
    card(game, 0, name)
    return game


@rule("ddd.item.fire-alarm")
def test_the_fire_alarm_rolls_the_direction_again() -> None:
    game = with_card("fire_alarm")
    burn(game, 7, 1)
    stage(game, Spread("ddd.fire.spread"), dice=(0,))
    choose(game, SoundAlarm, 3)
    assert state_of(game).flame == 6


@rule("ddd.item.map")
def test_the_map_rolls_the_terror_die_again() -> None:
    game = with_card("map")
    stage(game, Terror(2, 17))
    choose(game, ReadMap, FIRE, *place(2, 3))
    assert state_of(game).creature is None
    assert state_of(game).flame == 7


@rule("ddd.item.flare-gun")
@pytest.mark.parametrize(("dice", "tile"), [(1, 10), (2, 4), (3, 12)])
def test_the_flare_gun_rolls_dice_of_an_entry_again(dice: int, tile: int) -> None:
    game = with_card("flare_gun")
    stage(game, ZombieEntry(), dice=place(1, 1))
    new = {1: place(2, 5), 2: place(4, 3), 3: place(2, 2)}[dice]
    choose(game, FireFlare, *new, dice=dice)
    assert len(state_of(game).tokens[tile]) == 1


@rule("ddd.item.smoke-grenade")
def test_a_smoke_grenade_cancels_a_check_of_the_own_room() -> None:
    game = with_card("smoke_grenade")
    state = state_of(game)
    state.cameras = [(7, 3)]
    state.survivors[0].room = 14
    stage(game, CameraStep())
    choose(game, ThrowSmoke)
    assert events(game, CameraChecked) == []
    other = with_card("smoke_grenade")
    state = state_of(other)
    state.cameras = [(7, 3)]
    state.survivors[1].room = 14
    stage(other, CameraStep(), dice=(SUCCESS, HORDE_NEARBY))
    assert len(events(other, CameraChecked)) == 1


@rule("ddd.item.armor", "ddd.equip.hands")
def test_armor_rolls_the_defence_again_once_in_an_attack() -> None:
    game = with_card("armor")
    state = state_of(game)
    zombies(game, ENTRANCE, 1)
    stage(game, EnemyAttack(0, ENTRANCE), dice=(DAMAGE, FAILURE, FAILURE))
    choose(game, UseArmor, SUCCESS, FAILURE)
    assert not has(game, UseArmor)
    choose(game, Cancel, result=0)
    assert all(survivor.wounds == 0 for survivor in state.survivors)


@rule("ddd.equip.consumable-timing")
def test_a_window_is_skipped_when_nobody_has_anything_and_can_be_passed() -> None:
    game = cleared("nina", "leo")
    burn(game, 7, 1)
    stage(game, Spread("ddd.fire.spread"), dice=(0,))
    assert game.state.asking is None
    game = with_card("fire_alarm")
    burn(game, 7, 1)
    stage(game, Spread("ddd.fire.spread"), dice=(0,))
    choose(game, Pass)
    assert state_of(game).flame == 2
