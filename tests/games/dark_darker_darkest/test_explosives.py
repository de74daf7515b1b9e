"""Explosives, Shurikans, the Flame Thrower and the Monkey Wrench; the weapons that Survivors start with."""

import pytest

from tests.games.dark_darker_darkest.table import (
    DAMAGE,
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
    events,
    has,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.ammunition import Reload
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie, PushZombie, StopAssigning
from veglia.games.dark_darker_darkest.rules.blasts import (
    BlastCreature,
    BlastSurvivor,
    BlastZombie,
    ThrowBlast,
)
from veglia.games.dark_darker_darkest.rules.creature_moves import CreatureActs
from veglia.games.dark_darker_darkest.rules.events import Attacked, EnemyRolled
from veglia.games.dark_darker_darkest.rules.fire import LayCounter, destroy
from veglia.games.dark_darker_darkest.rules.items.flame_thrower import ThrowFlames
from veglia.games.dark_darker_darkest.rules.items.mine import ArmMine
from veglia.games.dark_darker_darkest.rules.items.monkey_wrench import SwapCodes
from veglia.games.dark_darker_darkest.rules.items.shurikans import ThrowShurikans
from veglia.games.dark_darker_darkest.rules.modules.mines import MineExploded
from veglia.games.dark_darker_darkest.rules.placing import PlaceToken, PutToken
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.zombies import CHUNK
from veglia.kernel.game import Game


def holding(*names: str, room: int = ENTRANCE) -> tuple[Game, list[int]]:
    """Return a game in which Nina holds some cards and nothing else; Leo is with her."""
    game = acting("nina", "leo", rooms=(room,))
    state = state_of(game)
    state.removed += state.survivors[0].right
    state.survivors[0].right = []
    cards = [card(game, 0, name) for name in names]
    again(game)
    return game, cards


@rule("ddd.item.grenade", "ddd.item.dynamite")
@pytest.mark.parametrize(("name", "damage"), [("grenade", 2), ("dynamite", 4)])
def test_explosives_hurt_enemies_of_an_adjacent_room_in_sight(name: str, damage: int) -> None:
    game, (bomb,) = holding(name)
    state = state_of(game)
    zombies(game, 36, 5)
    zombies(game, 22, 5)
    state.survivors[1].room = 36
    again(game)
    # Not two rooms away, and nothing to throw at in 32.
    assert not has(game, ThrowBlast, room=22)
    assert not has(game, ThrowBlast, room=32)
    choose(game, ThrowBlast, who=0, card=bomb, room=36)
    assert len(state.hordes[36]) == 5 - damage
    assert (state.survivors[0].ap, state.survivors[0].xp, state.survivors[1].wounds) == (3, 0, 0)
    assert bomb in state.removed


@rule("ddd.item.grenade", "ddd.zexp.chunk")
def test_the_players_assign_the_damage_and_a_chunk_protects_its_horde() -> None:
    game, _ = holding("grenade", "grenade")
    state = state_of(game)
    creature(game, "gorilla", 36)
    zombies(game, 36, 1)
    state.hordes[32] = (0, CHUNK)
    state.survivors[0].ap = 1
    again(game)
    assert not has(game, ThrowBlast, room=32)
    choose(game, ThrowBlast, who=0, room=36)
    choose(game, BlastCreature, area=0)
    choose(game, BlastZombie)
    assert state.creature is not None
    assert (state.creature.damage[0], state.hordes[36]) == (1, ())
    zombies(game, 36, 1)
    again(game)
    # It costs an Action Point, and none is left.
    assert not has(game, ThrowBlast)


@rule("ddd.item.grenade", "ddd.item.dynamite")
def test_explosives_are_not_thrown_where_nobody_can_see() -> None:
    game, _ = holding("grenade", "dynamite")
    zombies(game, 36, 5)
    # Nobody sees into a destroyed tile.
    destroy(state_of(game), 18, "ddd.fire.third-marker")
    again(game)
    assert not has(game, ThrowBlast)


@rule("ddd.item.mine-explode")
def test_a_token_that_nobody_sees_is_turned_up_by_a_mine() -> None:
    game, _ = holding(room=12)
    state = state_of(game)
    state.extras.mines = [36]
    state.pool.sort(key=lambda one: state.library.zombie_tokens[one])
    state.asking = None
    stage(game, PlaceToken((36, 32), "ddd.entry.d6-six"))
    choose(game, PutToken, room=36)
    assert (len(state.hordes[36]), state.tokens[36]) == (3, ())


@rule("ddd.item.mine-place")
def test_a_mine_is_armed_in_a_room_without_enemies() -> None:
    game, (mine,) = holding("mine")
    state = state_of(game)
    zombies(game, ENTRANCE, 1)
    again(game)
    assert not has(game, ArmMine)
    state.hordes[ENTRANCE] = ()
    creature(game, "gorilla", ENTRANCE)
    again(game)
    assert not has(game, ArmMine)
    assert state.creature is not None
    state.creature.room = 36
    again(game)
    choose(game, ArmMine, who=0)
    assert (state.extras.mines, state.survivors[0].ap) == ([ENTRANCE], 4)
    assert mine in state.removed


@rule("ddd.item.mine-explode", "ddd.item.mine-surplus")
def test_a_mine_hurts_who_comes_in_before_they_attack_and_then_survivors() -> None:
    game, _ = holding("mine")
    state = state_of(game)
    choose(game, ArmMine, who=0)
    zombies(game, 36, 2)
    state.asking = None
    # Two of the three damage go to the zombies, the third to a Survivor; nobody is left to attack.
    stage(game, Reactions(0))
    assert len(events(game, MineExploded)) == 1
    assert (state.extras.mines, state.hordes[ENTRANCE]) == ([], ())
    choose(game, BlastSurvivor, who=1)
    assert [one.wounds for one in state.survivors] == [0, 1]
    assert [one.xp for one in state.survivors] == [0, 0]
    assert events(game, EnemyRolled) == []


@rule("ddd.item.mine-explode", "ddd.item.mine-surplus")
def test_a_mine_goes_off_under_pushed_zombies_tokens_and_the_creature() -> None:
    game, _ = holding("mine", "mine", "combat_knife")
    state = state_of(game)
    state.extras.mines = [36, 36]
    zombies(game, ENTRANCE, 1)
    again(game)
    knife = next(one for one in state.survivors[0].left if state.card_type(one).id == "combat_knife")
    choose(game, Attack, REPEL, RETREAT, who=0, card=knife)
    choose(game, PushZombie, to=36)
    # Both explode, and what nobody can take is ignored.
    assert (state.hordes[36], state.extras.mines) == ((), [])
    choose(game, StopAssigning)
    state.extras.mines = [36]
    state.pool.sort(key=lambda one: state.library.zombie_tokens[one])
    state.asking = None
    stage(game, PlaceToken((36, 32), "ddd.entry.d6-six"))
    choose(game, PutToken, room=36)
    # A token of six is turned up and loses three.
    assert len(state.hordes[36]) == 3
    creature(game, "gorilla", 32)
    state.extras.mines = [ENTRANCE]
    stage(game, CreatureActs(-1), dice=(DAMAGE,) * 5)
    for _ in range(3):
        choose(game, BlastCreature, *(DAMAGE,) * 5, FAILURE, FAILURE)
    assert state.creature is not None
    assert sum(state.creature.damage) == 3


@rule("ddd.item.mine-explode")
def test_a_mine_is_gone_with_its_tile() -> None:
    game, _ = holding()
    state = state_of(game)
    state.extras.mines = [36, 32]
    destroy(state, 18, "ddd.fire.third-marker")
    assert state.extras.mines == [32]


@rule("ddd.item.shurikans", "ddd.equip.weapon-special")
def test_shurikans_hit_without_dice() -> None:
    game = acting("chuck", "nina", rooms=(36,))
    state = state_of(game)
    (stars,) = state.survivors[0].right
    zombies(game, 32, 4)
    zombies(game, 12, 4)
    again(game)
    assert not has(game, Attack, card=stars)
    assert has(game, ThrowShurikans, count=4)
    choose(game, ThrowShurikans, who=0, count=3)
    # Range 2 and in sight only, and each is a hit that counts like a Success.
    assert not has(game, HitZombie, room=12)
    for _ in range(3):
        choose(game, HitZombie, room=32)
    assert (len(state.hordes[32]), state.ammo[stars]) == (1, 2)
    assert (state.survivors[0].xp, state.survivors[0].ap) == (3, 3)
    assert not has(game, ThrowShurikans, count=3)
    choose(game, ThrowShurikans, who=0, count=2)
    choose(game, HitZombie, room=32)
    assert state.ammo[stars] == 0
    zombies(game, 32, 1)
    again(game)
    assert not has(game, ThrowShurikans)


@rule("ddd.item.flame-thrower", "ddd.item.gas-flask")
def test_the_flame_thrower_burns_all_around_once_per_flask() -> None:
    game, (thrower, flask) = holding("flame_thrower", "gas_flask", room=12)
    state = state_of(game)
    zombies(game, 2, 2)
    again(game)
    assert not has(game, Reload)
    choose(game, ThrowFlames, who=0)
    # Places 1, 5, 7 and 11 are around place 6; walls do not matter, and nobody is hurt yet.
    assert [tile for tile in range(20) if state.fire[tile] == 1] == [1, 5, 7, 11]
    choose(game, LayCounter, tile=7)
    assert (state.flame, state.survivors[0].ap, len(state.hordes[2])) == (7, 3, 2)
    assert not has(game, ThrowFlames)
    choose(game, Reload, who=0, card=flask, weapon=thrower)
    assert flask in state.removed
    choose(game, ThrowFlames, who=0)
    assert (state.fire[1], state.flame, state.survivors[0].ap) == (2, 7, 2)


@rule("ddd.item.flame-thrower")
def test_the_flame_thrower_spares_the_laboratory_and_burns_its_own_tile_of_two_rooms() -> None:
    game, _ = holding("flame_thrower", room=6)
    state = state_of(game)
    burn(game, 2, 2)
    choose(game, ThrowFlames, who=0)
    # Place 4 is the Laboratory; the third marker of place 2 destroys it, and Darkness advances.
    assert [tile for tile in range(20) if state.fire[tile]] == [3, 8]
    assert (state.house.is_destroyed(2), state.darkness) == (True, 1)


@rule("ddd.item.flame-thrower", "ddd.house.tile-rooms")
def test_the_flame_thrower_in_a_side_room_burns_what_is_beside_that_room() -> None:
    game, _ = holding("flame_thrower", room=23)
    state = state_of(game)
    burn(game, 0, 1)
    choose(game, ThrowFlames, who=0)
    # The side room of place 11 lies to the east: place 12 is beside it, and the other room of its own tile.
    assert [tile for tile in range(20) if state.fire[tile]] == [0, 11, 12]


@rule("ddd.item.monkey-wrench")
def test_the_monkey_wrench_swaps_tokens_with_as_many_icons() -> None:
    game, (wrench,) = holding("monkey_wrench", room=22)
    state = state_of(game)
    locks = state.house.plan.locks
    here = next(place for place, lock in enumerate(locks) if 22 in state.house.lock_rooms(lock))
    assert not has(game, SwapCodes)
    state.shown = 1 << here
    again(game)
    icons = [len(state.library.code_tokens[code]) for code in state.locks]
    offered = [one.other for one in game.state.offered if isinstance(one, SwapCodes)]
    assert offered == [one for one in range(len(locks)) if one != here and icons[one] == icons[here]]
    there = offered[0]
    before = state.locks[here], state.locks[there]
    choose(game, SwapCodes, who=0, lock=here, other=there)
    assert (state.locks[there], state.locks[here]) == before
    assert (state.shown >> here & 1, wrench in state.removed, state.survivors[0].ap) == (1, True, 4)


@rule("ddd.item.combat-knife")
def test_the_knife_needs_no_ammunition() -> None:
    game = acting("nina", "leo", rooms=(ENTRANCE,))
    state = state_of(game)
    (knife,) = state.survivors[0].right
    assert state.card_type(knife).id == "combat_knife"
    zombies(game, 36, 1)
    zombies(game, ENTRANCE, 6)
    again(game)
    for left in (5, 4, 3, 2):
        choose(game, Attack, SUCCESS, RETREAT, who=0, card=knife)
        # Close combat: nothing in the next room can be hit.
        assert not has(game, HitZombie, room=36)
        choose(game, HitZombie, room=ENTRANCE)
        choose(game, StopAssigning)
        assert len(state.hordes[ENTRANCE]) == left


@rule("ddd.item.chainsaw", "ddd.item.gas-can")
def test_the_chainsaw_runs_on_fuel_in_close_combat() -> None:
    game = acting("bunny", "leo", rooms=(ENTRANCE,))
    state = state_of(game)
    (saw,) = state.survivors[0].right
    can = card(game, 0, "gas_can")
    zombies(game, 36, 3)
    zombies(game, ENTRANCE, 6)
    again(game)
    choose(game, Attack, SUCCESS, SUCCESS, REPEL, REPEL, who=0, card=saw)
    assert len(events(game, Attacked)[0].faces) == 4
    assert not has(game, HitZombie, room=36)
    choose(game, HitZombie)
    choose(game, HitZombie)
    choose(game, StopAssigning)
    assert state.ammo[saw] == 3
    state.ammo[saw] = 0
    again(game)
    assert not has(game, Attack, card=saw)
    choose(game, Reload, who=0, card=can, weapon=saw)
    assert state.ammo[saw] == 4


@rule("ddd.ks.coloured-dice")
def test_all_survivors_roll_the_same_dice() -> None:
    for name in ("bruce", "jack", "leo", "lucy", "bunny", "chuck"):
        for face, symbol in enumerate(content.library().survivor_die):
            game = acting(name, "nina", rooms=(ENTRANCE,))
            zombies(game, ENTRANCE, 1)
            again(game)
            choose(game, Attack, face, who=0, card=-1)
            assert events(game, Attacked)[0].faces == (symbol,)
