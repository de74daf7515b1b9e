"""Zombies on the floor: stunned by the Bat, hurt once where it takes two damage; who protects whom."""

import pytest

from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    ENTRANCE,
    FAILURE,
    REINFORCEMENT,
    REPEL,
    SUCCESS,
    acting,
    again,
    burn,
    choose,
    events,
    has,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.activation import age_marks
from veglia.games.dark_darker_darkest.rules.attack_results import (
    FinishZombie,
    HitZombie,
    PushZombie,
    StopAssigning,
    StunZombie,
)
from veglia.games.dark_darker_darkest.rules.events import ZombieFell
from veglia.games.dark_darker_darkest.rules.harming import ZombieDowned, ZombiesRose
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.zombies import (
    CHUNK,
    DAMAGED,
    STUNNED,
    STUNNED_BEFORE,
    TAINTED,
    TUFF_GUY,
)
from veglia.kernel.game import Game

LUCY, JACK = 0, 1


def batting(*horde: int) -> tuple[Game, int]:
    """Return Lucy with her Bat and Jack among zombies in the Entrance."""
    game = acting("lucy", "jack")
    state_of(game).hordes[ENTRANCE] = tuple(sorted(horde))
    again(game)
    return game, state_of(game).survivors[LUCY].right[0]


@rule("ddd.item.baseball-bat", "ddd.item.baseball-bat-finish")
def test_a_second_repel_in_the_round_eliminates_a_stunned_zombie_with_any_weapon() -> None:
    game, bat = batting(0, 0)
    state = state_of(game)
    choose(game, Attack, REPEL, REPEL, who=LUCY, card=bat)
    choose(game, StunZombie, zombie=0)
    choose(game, StunZombie, zombie=0)
    assert state.hordes[ENTRANCE] == (STUNNED, STUNNED)
    gun = state.survivors[JACK].right[0]
    choose(game, Attack, REPEL, CROSSHAIR, who=JACK, card=gun)
    choose(game, FinishZombie, zombie=STUNNED)
    assert (state.hordes[ENTRANCE], state.survivors[JACK].xp) == ((STUNNED,), 1)


@rule("ddd.item.baseball-bat-finish")
def test_a_zombie_stunned_in_an_earlier_round_is_only_stunned_anew() -> None:
    game, bat = batting(STUNNED)
    state = state_of(game)
    age_marks(state)
    assert state.hordes[ENTRANCE] == (STUNNED | STUNNED_BEFORE,)
    again(game)
    choose(game, Attack, REPEL, REPEL, who=LUCY, card=bat)
    assert not has(game, FinishZombie)
    choose(game, StunZombie, zombie=STUNNED | STUNNED_BEFORE)
    choose(game, FinishZombie, zombie=STUNNED)
    assert state.hordes[ENTRANCE] == ()


@rule("ddd.item.baseball-bat-recover")
def test_a_stunned_zombie_only_stands_up_when_it_is_activated() -> None:
    game, _ = batting(STUNNED, 0)
    state = state_of(game)
    state.asking = None
    # One die for the one that stands.
    stage(game, Reactions(0), dice=(REINFORCEMENT, FAILURE, FAILURE))
    assert state.hordes[ENTRANCE] == (0, 0)
    assert [(event.room, event.count) for event in events(game, ZombiesRose)] == [(ENTRANCE, 1)]


@rule("ddd.item.baseball-bat-recover")
def test_zombies_stand_up_that_can_neither_move_nor_attack() -> None:
    game, _ = batting()
    state = state_of(game)
    # Behind the closed doors of room 24, near the Survivors.
    state.hordes[24] = (STUNNED, DAMAGED | TAINTED)
    # Too far away to be activated.
    state.hordes[4] = (STUNNED,)
    state.asking = None
    stage(game, Reactions(0))
    assert state.hordes[24] == (0, TAINTED)
    assert state.hordes[4] == (STUNNED,)
    # Each stands up under the rule by which it lay.
    assert [(event.count, event.rule) for event in events(game, ZombiesRose)] == [
        (1, "ddd.item.baseball-bat-recover"),
        (1, "ddd.rad.zombie-two-damage"),
    ]


@rule("ddd.zexp.protection")
def test_normal_zombies_protect_a_special_one_against_the_second_repel() -> None:
    game, bat = batting(0, CHUNK | STUNNED)
    state = state_of(game)
    choose(game, Attack, REPEL, REPEL, who=LUCY, card=bat)
    assert not has(game, FinishZombie)
    # Away from the others nobody protects it.
    choose(game, PushZombie, zombie=0, to=32)
    choose(game, FinishZombie, zombie=CHUNK | STUNNED)
    assert state.hordes[ENTRANCE] == ()


@rule("ddd.zexp.tuff-guy")
def test_a_tuff_guy_and_his_horde_need_two_damage_each() -> None:
    game = acting("leo", "nina")
    state = state_of(game)
    state.hordes[ENTRANCE] = (0, TUFF_GUY)
    again(game)
    axe = state.survivors[0].right[0]
    choose(game, Attack, SUCCESS, SUCCESS, SUCCESS, who=0, card=axe)
    choose(game, HitZombie, zombie=0)
    assert [event.room for event in events(game, ZombieDowned)] == [ENTRANCE]
    assert (state.hordes[ENTRANCE], state.survivors[0].xp) == ((TUFF_GUY, DAMAGED), 0)
    choose(game, HitZombie, zombie=DAMAGED)
    choose(game, HitZombie, zombie=TUFF_GUY)
    assert (state.hordes[ENTRANCE], state.survivors[0].xp) == ((TUFF_GUY | DAMAGED,), 1)


@rule("ddd.item.baseball-bat-finish", "ddd.zexp.tuff-guy")
def test_the_second_repel_is_one_damage_for_who_takes_two() -> None:
    game, bat = batting(TUFF_GUY | STUNNED)
    state = state_of(game)
    choose(game, Attack, REPEL, REPEL, who=LUCY, card=bat)
    choose(game, FinishZombie, zombie=TUFF_GUY | STUNNED)
    assert state.hordes[ENTRANCE] == (TUFF_GUY | STUNNED | DAMAGED,)
    choose(game, FinishZombie, zombie=TUFF_GUY | STUNNED | DAMAGED)
    assert (state.hordes[ENTRANCE], state.survivors[LUCY].xp) == ((), 1)


@pytest.mark.parametrize("zombie", [TAINTED, TUFF_GUY])
@rule("ddd.rad.zombie-fire", "ddd.zexp.tuff-guy", "ddd.sdie.repel-fire")
def test_fire_hurts_a_pushed_zombie_by_its_markers_if_it_takes_two_damage(zombie: int) -> None:
    for markers, left, xp in ((1, (zombie | DAMAGED,), 0), (2, (), 1)):
        game = acting("leo", "nina")
        state = state_of(game)
        state.hordes[ENTRANCE] = (zombie,)
        burn(game, 16, markers)
        again(game)
        choose(game, Attack, REPEL, FAILURE, FAILURE, who=0, card=state.survivors[0].right[0])
        choose(game, PushZombie, zombie=zombie, to=32)
        assert (state.hordes[32], state.survivors[0].xp) == (left, xp)


@rule("ddd.rad.zombie-fire")
def test_fire_hurts_the_pushed_zombie_and_nobody_else() -> None:
    game = acting("leo", "nina")
    state = state_of(game)
    state.hordes[ENTRANCE] = (TAINTED | DAMAGED,)
    state.hordes[32] = (TAINTED, TAINTED | DAMAGED)
    burn(game, 16, 2)
    again(game)
    choose(game, Attack, REPEL, FAILURE, FAILURE, who=0, card=state.survivors[0].right[0])
    choose(game, PushZombie, zombie=TAINTED | DAMAGED, to=32)
    # The first of the two damages eliminates the one that was pushed; the other has nobody to hurt.
    assert state.hordes[32] == (TAINTED, TAINTED | DAMAGED)
    assert len(events(game, ZombieFell)) == 1


@rule("ddd.xp.repel-into-fire")
def test_a_zombie_that_leaves_the_horde_of_a_tuff_guy_dies_in_any_fire() -> None:
    game = acting("leo", "nina")
    state = state_of(game)
    state.hordes[ENTRANCE] = (0, TUFF_GUY)
    burn(game, 16, 1)
    again(game)
    choose(game, Attack, REPEL, FAILURE, FAILURE, who=0, card=state.survivors[0].right[0])
    choose(game, PushZombie, zombie=0, to=32)
    assert (state.hordes[32], state.survivors[0].xp) == ((), 1)


@rule("ddd.zexp.chunk")
def test_a_chunk_protects_his_horde_from_other_rooms_only() -> None:
    game = acting("jack", "leo", rooms=(32,))
    state = state_of(game)
    state.hordes[34] = (0, CHUNK)
    zombies(game, 22, 1)
    again(game)
    gun = state.survivors[0].right[0]
    choose(game, Attack, SUCCESS, SUCCESS, FAILURE, who=0, card=gun)
    choose(game, HitZombie, room=22)
    assert not has(game, HitZombie, room=34)
    state.survivors[0].room = 34
    again(game)
    choose(game, Attack, SUCCESS, SUCCESS, FAILURE, who=0, card=gun)
    choose(game, HitZombie, room=34, zombie=0)
    choose(game, HitZombie, room=34, zombie=CHUNK)
    assert state.hordes[34] == ()


@rule("ddd.char.chuck.shove")
def test_out_of_smoke_a_shove_ends_in_the_next_room() -> None:
    game = acting("chuck", "nina", rooms=(32,), advanced_icons="off")
    state = state_of(game)
    chuck = state.survivors[0]
    chuck.bought |= 1 << 3
    assert state.profile(0).abilities[3].id == "shove"
    zombies(game, 32, 1)
    again(game)
    choose(game, Attack, REPEL, who=0, card=-1)
    # Two rooms to the east: the Entrance, then 36.
    assert has(game, PushZombie, to=36)
    assert not has(game, PushZombie, to=34)
    choose(game, StopAssigning)
    state.house = state.house.with_destroyed(16)
    for place, lock in enumerate(state.house.plan.locks):
        if lock.tile == 16:
            state.lost_codes.append(state.locks[place])
            state.locks[place] = -1
    again(game)
    choose(game, Attack, REPEL, who=0, card=-1)
    assert has(game, PushZombie, to=34)
    assert not has(game, PushZombie, to=36)
