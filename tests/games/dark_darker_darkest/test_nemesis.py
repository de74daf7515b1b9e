"""The Nemesis and the reactions of the whole house in the Grand Finale."""

import pytest

from tests.games.dark_darker_darkest.finale_table import (
    LAB,
    finale,
    nemesis_at,
    nemesis_of,
    react,
)
from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    DAMAGE,
    FAILURE,
    GRIP,
    REINFORCEMENT,
    SERIOUS,
    SUCCESS,
    again,
    burn,
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
from veglia.games.dark_darker_darkest.rules.attack_results import HitNemesis
from veglia.games.dark_darker_darkest.rules.cubes import GiveUpCube
from veglia.games.dark_darker_darkest.rules.enemy_attack import Cancel
from veglia.games.dark_darker_darkest.rules.events import (
    EnemyRolled,
    EventMoved,
    FireSpread,
    NemesisMoved,
    TileDestroyed,
    VirusActed,
    ZombiesMoved,
)
from veglia.games.dark_darker_darkest.rules.finale_round import FinaleActs, ReactionsBegan
from veglia.games.dark_darker_darkest.rules.harming import HurtArea
from veglia.games.dark_darker_darkest.rules.marching import StepTo
from veglia.games.dark_darker_darkest.rules.modules.finale import spread
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.unit_moves import MoveHorde
from veglia.kernel.game import Game

HORDE, CREATURE, NEMESIS = 0, 1, 2


def rolled(game: Game) -> list[tuple[int, int]]:
    """Return who has attacked where."""
    return [(event.attacker, event.room) for event in events(game, EnemyRolled)]


@rule("ddd.nemesis.aim", "ddd.nemesis.move", "ddd.nemesis.ignores-survivors")
def test_the_nemesis_takes_the_shortest_way_to_the_nearest_corner() -> None:
    game = finale("bruce", "nina", rooms=(34, 16))
    # Nina is one room off the way and draws nobody.
    react(game)
    assert [event.to for event in events(game, NemesisMoved)] == [6, 4]
    assert nemesis_of(game).room == 4
    react(game)
    # It stops on the Corner Tile, in its next reaction it destroys it.
    assert nemesis_of(game).room == 0
    assert not state_of(game).house.is_destroyed(0)
    react(game)
    assert (nemesis_of(game).room, state_of(game).house.is_destroyed(0)) == (0, True)
    # Then it makes for the next one: C1 is five rooms away, over 12, 22 and 32.
    react(game)
    assert [event.to for event in events(game, NemesisMoved)] == [2, 12]


@rule("ddd.nemesis.move")
def test_it_stops_as_soon_as_it_enters_a_corner() -> None:
    game = finale("bruce", "nina", rooms=(34,))
    nemesis_at(game, 2)
    react(game)
    assert [event.to for event in events(game, NemesisMoved)] == [0]


@rule("ddd.nemesis.move")
def test_players_choose_among_equally_short_ways() -> None:
    game = finale("bruce", "nina", rooms=(34,))
    nemesis_at(game, 14)
    react(game)
    assert [option.room for option in state_of(game).offered if isinstance(option, StepTo)] == [4, 12]
    choose(game, StepTo, room=12)
    assert nemesis_of(game).room == 2


@rule("ddd.nemesis.aim", "ddd.nemesis.move")
def test_a_corner_that_fire_has_destroyed_is_no_goal_and_fire_does_not_stop_the_nemesis() -> None:
    game = finale("bruce", "nina", rooms=(34,))
    state = state_of(game)
    destroy_tile(game, 0)
    nemesis_at(game, 2)
    burn(game, 6, 1)
    # The flame stays in the west of its row: it is laid on tile 14, east.
    burn(game, 14, 1)
    react(game, 1)
    assert [event.to for event in events(game, NemesisMoved)] == [12, 22]
    assert nemesis_of(game).cubes == spread(10, 4)
    assert not state.house.is_destroyed(6)


@rule("ddd.nemesis.attack-passing", "ddd.nemesis.attack-rules")
def test_it_attacks_where_it_starts_and_where_it_passes_and_goes_on() -> None:
    game = finale("bruce", "nina", rooms=(LAB, 6))
    state = state_of(game)
    attack = (DAMAGE, DAMAGE, SERIOUS, DAMAGE)
    state.survivors[0].wounds = 2
    # Bruce's Success cancels the serious damage; Nina has none.
    react(game, *attack, SUCCESS)
    choose(game, Cancel, result=1)
    choose(game, GiveUpCube, *attack, FAILURE, place=0)
    assert rolled(game) == [(NEMESIS, 6)]
    assert nemesis_of(game).room == 4
    assert state.survivors[0].wounds == 5
    assert state.survivors[1].wounds == 5


@rule("ddd.nemesis.attack-passing")
def test_one_attack_for_each_room() -> None:
    game = finale("bruce", "nina", rooms=(LAB, 34))
    react(game, GRIP, GRIP, GRIP, GRIP, FAILURE)
    assert rolled(game) == [(NEMESIS, LAB)]
    # The Grip ends when the Nemesis leaves.
    assert state_of(game).survivors[0].grip == FREE
    assert nemesis_of(game).room == 4


@rule("ddd.nemesis.attack-rules")
def test_areas_without_cubes_weaken_it() -> None:
    game = finale("bruce", "nina", rooms=(LAB, 34))
    # Red: one die less; blue: one room less; white: one Reinforcement less.
    nemesis_of(game).cubes = [0, 0, 3, 0]
    pool = len(state_of(game).pool)
    react(game, REINFORCEMENT, DAMAGE, DAMAGE, FAILURE)
    assert state_of(game).survivors[0].wounds == 2
    assert len(state_of(game).pool) == pool
    assert nemesis_of(game).room == 6


@rule("ddd.nemesis.destroy-corner", "ddd.nemesis.destroy-effects", "ddd.finale.corner-no-darkness")
def test_it_destroys_a_corner_hurts_all_there_and_then_attacks() -> None:
    game = finale("bruce", "nina", rooms=(34, 0))
    state = state_of(game)
    zombies(game, 0, 3)
    creature(game, "gorilla", 0)
    nemesis_at(game, 0)
    state.survivors[0].xp = state.survivors[1].xp = 0
    react(game)
    assert [event.tile for event in events(game, TileDestroyed)] == [0]
    # Nina loses three Health and with them a level.
    assert state.survivors[1].wounds == 3
    assert state.darkness == 0
    attacks = (DAMAGE,) * 4 + (FAILURE,)
    for _ in range(3):
        area = next(option.area for option in state.offered if isinstance(option, HurtArea))
        choose(game, HurtArea, *attacks, *attacks, area=area)
    assert state.creature is not None
    assert sum(state.creature.damage) == 3
    assert state.hordes[0] == ()
    assert [survivor.xp for survivor in state.survivors] == [0, 0]
    # It attacks, then the Creature does; it does not move on.
    assert rolled(game) == [(NEMESIS, 0), (CREATURE, 0)]
    assert nemesis_of(game).room == 0


@rule("ddd.nemesis.destroy-effects")
def test_a_fire_resistant_creature_is_not_hurt_by_a_falling_corner() -> None:
    game = finale("bruce", "nina", rooms=(34,))
    state = state_of(game)
    creature(game, "zombie_dog", 0)
    nemesis_at(game, 0)
    react(game)
    assert state.house.is_destroyed(0)
    assert state.creature is not None
    assert sum(state.creature.damage) == 0


@rule("ddd.end.lose-corners", "ddd.nemesis.aim")
def test_without_the_three_corners_the_game_is_lost() -> None:
    game = finale("bruce", "nina", rooms=(34,))
    state = state_of(game)
    destroy_tile(game, 15)
    destroy_tile(game, 19)
    assert isinstance(state.asking, FinaleActs)
    nemesis_at(game, 0)
    react(game)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((), "ddd.end.lose-corners")


@rule("ddd.end.lose-corners")
def test_a_corner_lost_to_fire_counts() -> None:
    game = finale("bruce", "nina", rooms=(34,))
    state = state_of(game)
    destroy_tile(game, 15)
    destroy_tile(game, 0)
    burn(game, 19, 2)
    # The D4 shows east: the fire stays on C3.
    react(game, 1)
    assert state.result is not None
    assert state.result.rule == "ddd.end.lose-corners"


@rule("ddd.finale.reactions-order", "ddd.finale.enemy-order")
def test_reactions_follow_their_order() -> None:
    game = finale("bruce", "nina", rooms=(34,))
    state = state_of(game)
    burn(game, 14, 1)
    state.survivors[1].virus_left = 2
    zombies(game, 26, 1)
    creature(game, "gorilla", 18)
    again(game)
    react(game, 1)
    told = (ReactionsBegan, FireSpread, VirusActed, NemesisMoved, ZombiesMoved)
    order = [type(event) for event in state.log or [] if type(event) in told]
    assert order == [
        ReactionsBegan,
        FireSpread,
        VirusActed,
        NemesisMoved,
        NemesisMoved,
        ZombiesMoved,
        ZombiesMoved,
    ]
    names = [type(event).__name__ for event in state.log or []]
    assert names.index("CreatureMoved") > len(names) - 1 - names[::-1].index("ZombiesMoved")
    assert events(game, EventMoved) == []
    assert isinstance(state.asking, FinaleActs)


@rule("ddd.finale.no-cameras")
def test_nothing_enters_and_nobody_is_checked() -> None:
    game = finale("bruce", "nina", rooms=(34,))
    state = state_of(game)
    pool = len(state.pool)
    for _ in range(3):
        react(game, who=1)
    assert (len(state.pool), any(state.hordes), any(state.tokens)) == (pool, False, False)


@rule("ddd.finale.whole-house", "ddd.finale.zombies-attack", "ddd.finale.zombies-move")
def test_all_zombies_of_the_house_attack_or_come_nearer() -> None:
    game = finale("bruce", "nina", rooms=(34, 20))
    state = state_of(game)
    zombies(game, 34, 1)
    zombies(game, 26, 2)
    zombies(game, 24, 1)
    state.survivors[0].wounds = 2
    again(game)
    # First the zombie beside Bruce attacks.
    react(game, DAMAGE, FAILURE)
    assert rolled(game) == [(HORDE, 34)]
    # Then those far away move two rooms; those next to Bruce reach him and attack at once, with all there.
    assert has(game, MoveHorde, room=26)
    choose(game, MoveHorde, DAMAGE, DAMAGE, FAILURE, room=24)
    assert rolled(game) == [(HORDE, 34)]
    choose(game, GiveUpCube, place=0)
    assert (len(state.hordes[14]), len(state.hordes[34])) == (2, 2)
    assert state.survivors[0].wounds == 5
    assert isinstance(state.asking, FinaleActs)


@rule("ddd.finale.creature", "ddd.finale.whole-house")
@pytest.mark.parametrize(("start", "end", "attacks"), [(34, 34, True), (14, 34, True), (18, 14, False)])
def test_the_creature_attacks_or_moves_by_its_value(start: int, end: int, attacks: bool) -> None:
    game = finale("bruce", "nina", rooms=(34,))
    state = state_of(game)
    creature(game, "gorilla", start)
    again(game)
    react(game, *((DAMAGE,) * 4 + (SUCCESS,) * 2 if attacks else ()))
    assert state.creature is not None
    assert state.creature.room == end
    assert rolled(game) == ([(CREATURE, 34)] if attacks else [])


@rule("ddd.finale.nemesis-damage")
def test_the_attacker_chooses_the_area_also_from_afar() -> None:
    game = finale("bruce", "nina", rooms=(4, 34))
    state = state_of(game)
    gun = next(card for card in [*state.survivors[0].left, *state.survivors[0].right] if state.ammo[card])
    again(game)
    dice = (SUCCESS, *(CROSSHAIR,) * (state.card_type(gun).dice - 1))
    choose(game, Attack, *dice, who=0, card=gun)
    before = nemesis_of(game).cubes[:]
    choose(game, HitNemesis, area=2)
    assert nemesis_of(game).cubes == [before[0], before[1], before[2] - 1, before[3]]
