"""The additional tile icons."""

import pytest

from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    DAMAGE,
    FAILURE,
    FEAR,
    FIRE,
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
    place,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import JoinMove, LeadMove, Move
from veglia.games.dark_darker_darkest.rules.actions.search import Hand, Search
from veglia.games.dark_darker_darkest.rules.attack_results import AssignAttack
from veglia.games.dark_darker_darkest.rules.enemy_attack import Bear, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import DefenceRolled, LurkingRolled
from veglia.games.dark_darker_darkest.rules.fire import BurnTile, Spread
from veglia.games.dark_darker_darkest.rules.items.night_vision import LookCloser

PARTY = ("bruce", "nina", "leo")
NORTH, EAST, SOUTH, WEST = range(4)


@rule("ddd.adv.gas-leak")
def test_a_gas_leak_sets_two_adjacent_tiles_alight() -> None:
    game = cleared(advanced_icons="on")
    state = state_of(game)
    burn(game, 8, 1)
    stage(game, Spread("ddd.fire.spread"), dice=(EAST,))
    # Never the Laboratory in the north.
    assert {option.tile for option in state.offered if isinstance(option, BurnTile)} == {8, 14}
    choose(game, BurnTile, tile=14)
    assert (state.flame, state.fire[9], state.fire[14], state.fire[8]) == (9, 1, 1, 2)


@rule("ddd.adv.optional")
def test_without_the_advanced_rules_icons_are_ignored() -> None:
    game = cleared()
    state = state_of(game)
    burn(game, 8, 1)
    stage(game, Spread("ddd.fire.spread"), dice=(EAST,))
    assert (state.asking, state.fire[14]) == (None, 0)


@rule("ddd.adv.lurking-creature")
@pytest.mark.parametrize("comes", [False, True])
def test_a_failure_on_entering_brings_a_creature(comes: bool) -> None:
    game = acting(*PARTY, rooms=(18,), advanced_icons="on")
    state = state_of(game)
    choose(game, Move, *((FAILURE, *place(1, 3)) if comes else (SUCCESS,)), who=0, room=28)
    assert (state.creature is not None) is comes
    assert len(events(game, LurkingRolled)[0].faces) == 1


@rule("ddd.adv.lurking-simultaneous", "ddd.move.simultaneous")
def test_moving_together_is_one_roll_for_all_on_the_tile() -> None:
    game = acting(*PARTY, rooms=(18,), advanced_icons="on")
    choose(game, Move, SUCCESS, who=2, room=28)
    choose(game, LeadMove, SUCCESS, SUCCESS, SUCCESS, who=0, room=28)
    assert [len(event.faces) for event in events(game, LurkingRolled)] == [3]
    assert not has(game, JoinMove)


@rule("ddd.adv.lurking-ignored")
def test_with_a_creature_in_the_house_nothing_lurks() -> None:
    game = acting(*PARTY, rooms=(18,), advanced_icons="on")
    creature(game, "gorilla", 2)
    choose(game, Move, who=0, room=28)
    assert events(game, LurkingRolled) == []


@rule("ddd.adv.lurking-fear")
def test_fear_also_wakes_what_lurks() -> None:
    game = cleared("bruce", "nina", advanced_icons="on")
    state = state_of(game)
    for survivor in state.survivors:
        survivor.room = 18
    zombies(game, 18, 1)
    burn(game, 8, 1)
    stage(game, EnemyAttack(0, 18), dice=(FEAR, FAILURE, FAILURE))
    choose(game, Bear, FAILURE, *place(1, 3), who=0)
    assert state.survivors[0].room == 28
    assert state.creature is not None


@rule("ddd.item.night-vision")
def test_night_vision_rolls_failures_again() -> None:
    game = acting(*PARTY, rooms=(18,), advanced_icons="on")
    card(game, 0, "night_vision")
    choose(game, Move, FAILURE, who=0, room=28)
    choose(game, LookCloser, SUCCESS)
    assert state_of(game).creature is None
    assert events(game, LurkingRolled)


@rule("ddd.adv.barriers")
def test_barriers_always_give_four_defence_dice() -> None:
    game = cleared("bruce", "nina", advanced_icons="on")
    for survivor in state_of(game).survivors:
        survivor.room = 36
    zombies(game, 36, 1)
    stage(game, EnemyAttack(0, 36), dice=(DAMAGE, FAILURE, FAILURE, FAILURE, FAILURE))
    assert len(events(game, DefenceRolled)[0].faces) == 4


@rule("ddd.adv.warehouse", "ddd.ks.new-icons")
def test_in_a_warehouse_crosshairs_find_cards() -> None:
    game = acting("bruce", "nina", rooms=(28,), house="kickstarter", advanced_icons="on")
    assert state_of(game).house.plan.tiles[14].id == "O11"
    choose(game, Search, CROSSHAIR, RETREAT, FIRE, who=0)
    assert has(game, Hand)


@rule("ddd.adv.optimal-visibility", "ddd.ks.new-icons")
@pytest.mark.parametrize(("advanced", "reach"), [("on", 3), ("off", 2)])
def test_optimal_visibility_doubles_crosshairs(advanced: str, reach: int) -> None:
    game = acting("bruce", "nina", rooms=(14,), house="kickstarter", advanced_icons=advanced)
    state = state_of(game)
    assert state.house.plan.tiles[7].id == "I13"
    zombies(game, 12, 1)
    again(game)
    choose(game, Attack, SUCCESS, CROSSHAIR, who=0, card=state.survivors[0].right[0])
    assert isinstance(state.asking, AssignAttack)
    assert state.asking.reach == reach


@rule("ddd.adv.optimal-visibility", "ddd.item.shotgun")
def test_optimal_visibility_does_not_help_what_crosshairs_do_not_help() -> None:
    game = acting("nina", "bruce", rooms=(14,), house="kickstarter", advanced_icons="on")
    state = state_of(game)
    gun = card(game, 0, "shotgun")
    zombies(game, 12, 1)
    again(game)
    choose(game, Attack, SUCCESS, CROSSHAIR, RETREAT, who=0, card=gun)
    assert isinstance(state.asking, AssignAttack)
    # The Shotgun's own range, and a hit for the Crosshair.
    assert (state.asking.reach, state.asking.hits) == (1, 2)


@rule("ddd.adv.gas-leak", "ddd.fire.one-fire")
def test_an_explosion_keeps_a_fire_alive_that_has_destroyed_its_last_tile() -> None:
    game = cleared("bruce", "nina", advanced_icons="on")
    state = state_of(game)
    assert "gas_leak" in state.house.plan.tiles[9].icons
    # The counter moves east onto the tile with the gas, whose third marker destroys it.
    burn(game, 8, 1)
    state.fire[8], state.fire[9] = 0, 2
    stage(game, Spread("ddd.fire.spread"), dice=(1,))
    assert state.house.is_destroyed(9)
    choose(game, BurnTile, tile=14)
    # The Laboratory does not burn, so tile 8 is the other one.
    assert (state.fire[14], state.fire[8]) == (1, 1)
    assert state.flame == 14
