"""Orders and ties that the book leaves to the players: shots of the Guard, fire, gas, parting on the way."""

from tests.games.dark_darker_darkest.finale_table import finale
from tests.games.dark_darker_darkest.table import (
    DAMAGE,
    ENTRANCE,
    FAILURE,
    GRIP,
    SUCCESS,
    acting,
    again,
    before_fire_icon,
    burn,
    choose,
    cleared,
    creature,
    events,
    find,
    has,
    open_lock,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.escape import BreakFree, HelpFree, RollEscape
from veglia.games.dark_darker_darkest.rules.actions.move import (
    JoinMove,
    LeadMove,
    PartWays,
    Stay,
    WalkOn,
)
from veglia.games.dark_darker_darkest.rules.creature_moves import ShootInto
from veglia.games.dark_darker_darkest.rules.enemies.security_guard import GuardRolled
from veglia.games.dark_darker_darkest.rules.events import EnemyRolled, EscapeRolled, FireBroke
from veglia.games.dark_darker_darkest.rules.fire import BurnTile, BurnZombie, LayCounter, Spread
from veglia.games.dark_darker_darkest.rules.harming import HurtArea
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.zombies import TAINTED
from veglia.kernel.game import Game

NORTH, EAST = 0, 1
NO_HARM = (DAMAGE, DAMAGE, DAMAGE, FAILURE)


def guarded(*rooms: int, at: int = ENTRANCE) -> Game:
    """Return a game with the Security Guard in a room, Bruce, who has acted, and Nina and Leo in others."""
    game = cleared("bruce", "nina", "leo")
    creature(game, "security_guard", at)
    for survivor, room in zip(state_of(game).survivors, rooms, strict=True):
        survivor.room = room
        survivor.group = 1
    state_of(game).survivors[0].group = 0
    return game


@rule("ddd.creature.security-guard", "ddd.react.attack-order")
def test_the_players_choose_the_order_of_the_shots_of_the_guard() -> None:
    game = guarded(ENTRANCE, 32, 36)
    stage(game, Reactions(0), dice=NO_HARM)
    assert [option.room for option in game.state.offered if isinstance(option, ShootInto)] == [32, 36]
    assert game.state.asking is not None
    assert game.state.asking.seats(game.state) == (0,)
    # The last room needs no question.
    choose(game, ShootInto, *NO_HARM, *NO_HARM, room=36)
    assert [event.room for event in events(game, EnemyRolled)] == [36, 32]


@rule("ddd.creature.security-guard-move")
def test_the_d4_of_the_guard_is_told() -> None:
    game = guarded(32, 32, 32, at=12)
    # The D4 shows 1: the Guard comes to 22.
    stage(game, Reactions(0), dice=(0, DAMAGE, DAMAGE, DAMAGE, FAILURE, FAILURE, FAILURE))
    assert [event.moves for event in events(game, GuardRolled)] == [1]
    assert state_of(game).creature is not None
    assert getattr(state_of(game).creature, "room", -1) == 22


@rule("ddd.creature.security-guard", "ddd.fire.destroyed-opens")
def test_the_guard_fires_at_those_whose_room_has_become_one_with_another() -> None:
    game = guarded(32, 33, 12, at=22)
    state = state_of(game)
    lock = next(place for place, rooms in enumerate(state.house.doors) if 33 in rooms)
    open_lock(game, lock)
    state.survivors[2].room = 22
    state.survivors[0].wounds = state.settings.health - 1
    before_fire_icon(game)
    burn(game, 16, 2, flame=False)
    burn(game, 15, 1)
    # In its own room first. Then Bruce falls: Darkness brings the fire eastwards, and the tile is one room.
    stage(game, Reactions(0), dice=NO_HARM)
    choose(game, ShootInto, GRIP, GRIP, DAMAGE, FAILURE, EAST, DAMAGE, DAMAGE, DAMAGE, FAILURE, room=32)
    assert state.house.is_destroyed(16)
    assert [event.room for event in events(game, EnemyRolled)] == [32, 32]
    # Three of the fire, three of the Guard.
    assert state.survivors[1].wounds == 6


@rule("ddd.fire.zombies")
def test_the_players_choose_which_zombies_of_two_rooms_the_fire_takes() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    for survivor in state.survivors:
        survivor.room = 12
    zombies(game, 32, 2)
    zombies(game, 33, 1)
    burn(game, 16, 2, flame=False)
    burn(game, 1, 1)
    stage(game, Spread("ddd.fire.spread"), dice=(NORTH,))
    assert has(game, BurnZombie, room=32)
    choose(game, BurnZombie, room=33)
    # What is left of the damage falls on zombies that are all alike.
    assert (len(state.hordes[32]), len(state.hordes[33])) == (1, 0)


@rule("ddd.fire.zombies")
def test_the_players_choose_among_zombies_that_differ() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.hordes[12] = (0, TAINTED)
    burn(game, 6, 1, flame=False)
    burn(game, 1, 1)
    stage(game, Spread("ddd.fire.spread"), dice=(NORTH,))
    choose(game, BurnZombie, room=12, zombie=0)
    assert state.hordes[12] == (TAINTED,)


@rule("ddd.fire.creature")
def test_the_fire_hurts_the_creature_before_a_death_brings_darkness() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    creature(game, "gorilla", 12)
    state.survivors[0].room = 12
    state.survivors[0].wounds = state.settings.health - 1
    burn(game, 6, 1, flame=False)
    burn(game, 1, 1)
    stage(game, Spread("ddd.fire.spread"), dice=(NORTH,))
    assert has(game, HurtArea, area=0)
    assert (state.survivors[0].room, state.darkness) == (-1, 0)
    choose(game, HurtArea, area=0)
    assert state.darkness == 1


@rule("ddd.adv.gas-leak")
def test_a_gas_leak_after_the_fire_has_gone_out_asks_for_the_counter() -> None:
    game = cleared("bruce", "nina", advanced_icons="on")
    state = state_of(game)
    # The kitchen in place 9 is destroyed: no marker is left in the house, but its gas explodes.
    burn(game, 9, 2, flame=False)
    state.flame = 8
    stage(game, Spread("ddd.fire.spread"), dice=(EAST,))
    assert state.house.is_destroyed(9)
    choose(game, BurnTile, tile=8)
    assert [option.tile for option in game.state.offered if isinstance(option, LayCounter)] == [14, 8]
    choose(game, LayCounter, tile=14)
    assert (state.flame, state.fire[8], state.fire[14]) == (14, 1, 1)
    assert [event.tile for event in events(game, FireBroke)] == [14]


@rule("ddd.grip.help", "ddd.char.bunny.innate")
def test_of_too_many_dice_those_of_bunny_are_rolled() -> None:
    game = acting("leo", "bunny", "bruce", rooms=(12,))
    state = state_of(game)
    zombies(game, 12, 1)
    state.survivors[0].grip = GRIPPED
    state.survivors[0].ap = 1
    again(game)
    choose(game, BreakFree, who=0)
    choose(game, HelpFree, who=1)
    # Three dice of Leo and two of Bunny, four in all: her first one shows a Success.
    choose(game, RollEscape, SUCCESS, FAILURE, FAILURE, FAILURE)
    assert [len(event.faces) for event in events(game, EscapeRolled)] == [4]
    assert state.survivors[0].grip == 0


@rule("ddd.finale.move-two", "ddd.move.simultaneous")
def test_who_moves_together_may_part_after_the_first_room() -> None:
    game = finale("bruce", "nina", "leo", rooms=(34,))
    state = state_of(game)
    choose(game, LeadMove, who=0, room=32)
    choose(game, JoinMove, who=1)
    choose(game, JoinMove, who=2)
    assert find(game, PartWays, who=1) is not None
    choose(game, PartWays, who=1)
    # Nina decides alone, then the others together.
    choose(game, WalkOn, room=22)
    assert [survivor.room for survivor in state.survivors] == [32, 22, 32]
    choose(game, PartWays, who=2)
    choose(game, Stay)
    choose(game, WalkOn, who=0, room=34)
    assert [survivor.room for survivor in state.survivors] == [34, 22, 32]
    assert [len(state.left_cubes), *(survivor.ap for survivor in state.survivors)] == [3, 3, 3, 3]


@rule("ddd.react.creature-closer-only", "ddd.react.creature-move")
def test_a_creature_with_two_goals_equally_near_may_go_towards_the_one_that_lets_it_move() -> None:
    game = cleared("bruce", "nina", house="hard")
    state = state_of(game)
    creature(game, "gorilla", 2)
    state.survivors[0].room, state.survivors[1].room = 10, 34
    state.survivors[0].group, state.survivors[1].group = 0, 1
    # On its way to Nina it comes no farther from her tile, though from that of Bruce, who is as near.
    stage(game, Reactions(0))
    assert state.creature is not None
    assert state.creature.room != 2
