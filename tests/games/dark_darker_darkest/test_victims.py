"""The Victims expansion: closed rooms, escorts, enemies that prefer them, fire, the Grand Finale."""

import pytest

from tests.games.dark_darker_darkest.finale_table import LAB, before_finale
from tests.games.dark_darker_darkest.table import (
    BITE,
    CROSSHAIR,
    DAMAGE,
    ENTRANCE,
    FEAR,
    GRIP,
    REINFORCEMENT,
    SERIOUS,
    SUCCESS,
    acting,
    again,
    begun,
    burn,
    choose,
    creature,
    destroy_tile,
    events,
    find,
    has,
    open_lock,
    place,
    stage,
    state_of,
    token,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.victim import MoveVictim
from veglia.games.dark_darker_darkest.rules.creature_moves import CreatureActs
from veglia.games.dark_darker_darkest.rules.enemy_attack import Bear, Cancel, KeepResults
from veglia.games.dark_darker_darkest.rules.events import DefenceRolled
from veglia.games.dark_darker_darkest.rules.fire import Spread
from veglia.games.dark_darker_darkest.rules.modules.victims import HideIn, PlaceVictim
from veglia.games.dark_darker_darkest.rules.pieces import Victim
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.terror import Terror
from veglia.games.dark_darker_darkest.rules.victim_attack import HurtVictim
from veglia.games.dark_darker_darkest.rules.victims import VictimDied, VictimSaved, VictimsGone
from veglia.kernel.game import Game


def with_victim(room: int, *rooms: int, count: int = 1) -> Game:
    """Return a game with Victims in a room and Nina and Leo in some rooms, acting."""
    game = acting("nina", "leo", rooms=rooms or (ENTRANCE,), victims="3")
    state_of(game).extras.victims = [Victim(room, False, 0) for _ in range(count)]
    again(game)
    return game


def react(game: Game, *dice: int) -> None:
    state_of(game).asking = None
    stage(game, Reactions(0), dice=dice)


@rule("ddd.victim.setup")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_victims_hide_in_different_closed_rooms(count: int) -> None:
    game = begun(victims=str(count))
    state = state_of(game)
    closed = [room for room in state.house.rooms if state.house.is_closed[room]]
    for number in range(count):
        offered = [one.room for one in game.state.offered if isinstance(one, HideIn)]
        # Any closed room that is free, but not the Laboratory in place 4.
        taken = [victim.room for victim in state.extras.victims]
        assert offered == [room for room in closed if room != 8 and room not in taken]
        choose(game, HideIn, room=offered[number])
    assert len(state.extras.victims) == count
    assert not isinstance(game.state.asking, PlaceVictim)


@rule("ddd.victim.move")
def test_a_victim_is_moved_once_per_round_by_anybody() -> None:
    game = with_victim(12)
    state = state_of(game)
    state.survivors[1].grip = 1
    zombies(game, ENTRANCE, 1)
    burn(game, 1, 1)
    again(game)
    # Not into the fire in room 2, nor through walls; a gripped Survivor does nothing for Victims.
    assert find(game, MoveVictim, who=1) is None
    offered = [one.room for one in game.state.offered if isinstance(one, MoveVictim)]
    assert offered == [room for room in state.house.near[12] if room != 2]
    choose(game, MoveVictim, who=0, room=22)
    assert (state.extras.victims[0].room, state.survivors[0].ap) == (22, 3)
    assert not has(game, MoveVictim)
    state.round += 1
    again(game)
    assert has(game, MoveVictim, who=0, room=32)
    zombies(game, 22, 1)
    again(game)
    # Like Survivors it cannot leave enemies behind.
    assert not has(game, MoveVictim)


@rule("ddd.victim.move", "ddd.victim.setup")
def test_a_victim_waits_behind_its_door() -> None:
    game = with_victim(23, 22)
    state = state_of(game)
    assert not has(game, MoveVictim)
    locks = state.house.plan.locks
    open_lock(game, next(place for place, lock in enumerate(locks) if 23 in state.house.lock_rooms(lock)))
    again(game)
    assert has(game, MoveVictim, room=22)


@rule("ddd.victim.saved")
def test_a_victim_at_the_entrance_is_safe() -> None:
    game = with_victim(32)
    choose(game, MoveVictim, who=0, room=ENTRANCE)
    assert state_of(game).extras.victims == []
    assert len(events(game, VictimSaved)) == 1
    assert state_of(game).darkness == 0


@rule("ddd.victim.escort")
def test_survivors_in_the_room_take_what_enemies_do() -> None:
    game = with_victim(32, 32)
    state = state_of(game)
    zombies(game, 32, 2)
    react(game, DAMAGE, DAMAGE, CROSSHAIR, CROSSHAIR)
    choose(game, Bear, who=0)
    choose(game, Bear, who=0)
    assert state.survivors[0].wounds == 2
    assert not state.extras.victims[0].is_wounded


@rule("ddd.victim.target")
def test_zombies_prefer_a_victim_that_is_nearer_than_any_survivor() -> None:
    # From 4 one comes over 2 or 14 to the Survivors in 12; the Victim leaves no choice.
    game = with_victim(14, 12)
    state = state_of(game)
    zombies(game, 4, 1)
    react(game, DAMAGE, CROSSHAIR)
    assert state.extras.victims[0].is_wounded
    assert (state.hordes[4], len(state.hordes[14])) == ((), 1)
    assert [survivor.wounds for survivor in state.survivors] == [0, 0]


@rule("ddd.victim.target")
@pytest.mark.parametrize(("victim", "room"), [(22, ENTRANCE), (12, ENTRANCE)])
def test_a_victim_that_is_not_nearer_or_not_near_is_no_target(victim: int, room: int) -> None:
    game = with_victim(victim)
    state = state_of(game)
    zombies(game, 32, 1)
    react(game, FEAR, CROSSHAIR, CROSSHAIR)
    assert len(state.hordes[room]) == 1
    assert not state.extras.victims[0].is_wounded


@rule("ddd.victim.target")
def test_the_creature_prefers_a_nearer_victim() -> None:
    game = with_victim(36, 32)
    state = state_of(game)
    creature(game, "gorilla", 36)
    state.asking = None
    # It stays where the Victim is and attacks.
    stage(game, CreatureActs(-1), dice=(DAMAGE,) + (BITE,) * 4 + (CROSSHAIR,))
    assert state.creature is not None
    assert (state.creature.room, state.extras.victims[0].is_wounded) == (36, True)
    state.extras.victims[0].room = 2
    state.creature.room = 12
    state.has_creature_reacted = False
    stage(game, CreatureActs(-1), dice=(FEAR,) * 5 + (CROSSHAIR,))
    assert state.creature.room == 2


@rule("ddd.victim.target")
def test_the_terror_die_draws_the_creature_to_its_tile() -> None:
    game = with_victim(22, 36)
    state = state_of(game)
    creature(game, "gorilla", 32)
    state.asking = None
    # The Victim is next to the Creature, the tile of the die two rooms away.
    stage(game, Terror(1, 18), dice=(FEAR,) * 5 + (CROSSHAIR,) * 2)
    assert state.creature is not None
    assert state.creature.room in (ENTRANCE, 36)
    assert not state.extras.victims[0].is_wounded


@rule("ddd.victim.target", "ddd.victim.attack")
def test_a_token_in_the_room_of_a_victim_is_turned_up_and_stays() -> None:
    game = with_victim(22)
    state = state_of(game)
    token(game, 22, 2)
    react(game, GRIP, SERIOUS, CROSSHAIR)
    assert (len(state.hordes[22]), state.tokens[22]) == (2, ())
    assert state.extras.victims[0].is_wounded


@rule("ddd.victim.attack", "ddd.victim.wounds")
def test_a_victim_defends_itself_with_one_die() -> None:
    game = with_victim(36)
    state = state_of(game)
    zombies(game, 36, 4)
    # Serious damage is one damage, and Bite and Grip do nothing to a Victim.
    react(game, SERIOUS, DAMAGE, BITE, GRIP, SUCCESS)
    assert len(events(game, DefenceRolled)[0].faces) == 1
    assert has(game, KeepResults)
    assert not has(game, Cancel, result=BITE)
    choose(game, Cancel, result=1)
    assert (state.extras.victims[0].is_wounded, state.darkness) == (True, 0)


@rule("ddd.victim.attack", "ddd.victim.wounds")
def test_two_damages_eliminate_a_victim_and_darkness_advances() -> None:
    game = with_victim(36, count=2)
    state = state_of(game)
    zombies(game, 36, 3)
    react(game, DAMAGE, DAMAGE, DAMAGE, CROSSHAIR, CROSSHAIR)
    # The players say which of two Victims takes each damage.
    choose(game, HurtVictim, victim=1)
    choose(game, HurtVictim, victim=1)
    assert len(events(game, VictimDied)) == 1
    assert state.darkness == 1
    assert [victim.is_wounded for victim in state.extras.victims] == [True]


@rule("ddd.victim.attack")
def test_reinforcements_come_to_a_fight_with_a_victim() -> None:
    game = with_victim(32, 22)
    state = state_of(game)
    zombies(game, 32, 1)
    zombies(game, 36, 2)
    react(game, REINFORCEMENT, CROSSHAIR)
    assert (len(state.hordes[32]), state.hordes[36]) == (3, ())
    assert not state.extras.victims[0].is_wounded


@rule("ddd.victim.fire")
def test_fire_takes_victims_wherever_it_comes() -> None:
    game = with_victim(36)
    state = state_of(game)
    burn(game, 17, 1)
    state.asking = None
    # The fire moves east, into the tile of the Victim.
    stage(game, Spread("ddd.fire.spread"), dice=(1,))
    assert len(events(game, VictimDied)) == 1
    assert (state.extras.victims, state.darkness) == ([], 1)
    other = with_victim(32)
    destroy_tile(other, 16)
    stage(other)
    assert state_of(other).extras.victims == []


@rule("ddd.victim.finale")
def test_victims_leave_when_the_grand_finale_begins() -> None:
    game = before_finale("nina", "leo", victims="2")
    state = state_of(game)
    state.extras.victims = [Victim(23, False, 0), Victim(12, True, 0)]
    again(game)
    # The fire that breaks out at that moment takes none of them either.
    state.fire[14] = 0
    state.flame = -1
    choose(game, Move, *place(2, 2), who=0, room=LAB)
    assert state.fire[6] == 1
    assert (state.extras.victims, state.darkness) == ([], 0)
    assert events(game, VictimDied) == []
    assert [event.count for event in events(game, VictimsGone)] == [2]
    assert not has(game, MoveVictim)
