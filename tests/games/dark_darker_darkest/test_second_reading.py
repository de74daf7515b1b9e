"""What another reading has brought: cubes that leave the board, Crosshairs in close combat, Victims."""

import pytest

from tests.games.dark_darker_darkest.finale_table import cubes, finale, flight, hands, nemesis_at
from tests.games.dark_darker_darkest.radiation_table import hot, mark
from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    DAMAGE,
    ENTRANCE,
    FAILURE,
    FEAR,
    REINFORCEMENT,
    REPEL,
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
from veglia.games.dark_darker_darkest.rules.abilities.innate_chuck import RerollDie
from veglia.games.dark_darker_darkest.rules.actions.escape import BreakFree
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.fly import Board
from veglia.games.dark_darker_darkest.rules.actions.move import Move, Stay
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie
from veglia.games.dark_darker_darkest.rules.creature_moves import CreatureActs
from veglia.games.dark_darker_darkest.rules.cubes import (
    HAND,
    HELD,
    LEFT,
    SUPPLY,
    CubeLost,
    CubeTaken,
    GiveUpCube,
    TakeBackCube,
)
from veglia.games.dark_darker_darkest.rules.enemies.giant_snake import SnakeBit
from veglia.games.dark_darker_darkest.rules.enemies.gorilla import GorillaCrushed
from veglia.games.dark_darker_darkest.rules.enemy_attack import (
    HORDE,
    NEMESIS,
    Cancel,
    EnemyAttack,
    SpecialAttack,
)
from veglia.games.dark_darker_darkest.rules.events import DefenceRolled, FireMarked, ZombieFell
from veglia.games.dark_darker_darkest.rules.finale_round import CubesShifted, ReactionsBegan, ShiftCubes
from veglia.games.dark_darker_darkest.rules.fire import BreakOut
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER
from veglia.games.dark_darker_darkest.rules.items.armor import UseArmor
from veglia.games.dark_darker_darkest.rules.items.energy_drink import ApGained, DrinkEnergy
from veglia.games.dark_darker_darkest.rules.items.flame_thrower import ThrowFlames
from veglia.games.dark_darker_darkest.rules.items.shurikans import ThrowShurikans
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED, Victim
from veglia.games.dark_darker_darkest.rules.radiation import Contaminated
from veglia.games.dark_darker_darkest.rules.reactions import Reactions

# The bit of the fourth ability.
FOURTH = 17


# The cubes of the Grand Finale


@rule("ddd.finale.shift", "ddd.heli.board")
def test_the_sixth_cube_shifts_the_others_even_if_its_owner_goes_aboard() -> None:
    game = flight("bruce", "jack", "nina", rooms=(34, HELICOPTER, 34))
    state = state_of(game)
    cubes(game, left=(0, 0, 1, 2, 2))
    choose(game, Board, who=1)
    # The two cubes of Jack leave the board; the other four shift, and the house reacts.
    assert [event.moved for event in events(game, CubesShifted)] == [4]
    assert len(events(game, ReactionsBegan)) == 1
    assert (state.left_cubes, sorted(state.middle_cubes)) == ([], [0, 0, 2, 2])


@rule("ddd.finale.shift", "ddd.finale.wound-cube")
def test_a_cube_that_is_given_up_from_the_board_does_not_prevent_the_shift() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    state.survivors[0].wounds = state.settings.track.index(3) - 1
    burn(game, 18, 1, flame=False)
    burn(game, 9, 1)
    cubes(game, left=(0, 0, 1, 1, 1))
    # Fire in the next room costs a level, and Bruce gives up a cube of those just spent.
    choose(game, Move, who=0, room=36)
    choose(game, GiveUpCube, place=LEFT)
    assert len(state.left_cubes) == 5
    # The fire spreads to the north, away from them.
    choose(game, Stay, 0)
    assert [event.moved for event in events(game, CubesShifted)] == [5]
    assert len(events(game, ReactionsBegan)) == 1


@rule("ddd.finale.shift", "ddd.death.removal")
def test_the_sixth_cube_of_who_dies_shifts_those_that_are_left() -> None:
    game = finale("nina", "bruce", "leo", rooms=(12, 34, 12))
    state = state_of(game)
    state.survivors[1].wounds = state.settings.health - 1
    burn(game, 18, 1, flame=False)
    burn(game, 9, 1)
    cubes(game, left=(0, 0, 1, 2, 2))
    choose(game, Move, 0, who=1, room=36)
    assert not state.survivors[1].is_in_play()
    assert [event.moved for event in events(game, CubesShifted)] == [4]
    assert len(events(game, ReactionsBegan)) == 1


@rule("ddd.item.energy-drink", "ddd.finale.shift-return")
def test_a_cube_of_an_energy_drink_from_the_supply_is_spent_once() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    bruce = state.survivors[0]
    bruce.wounds = state.settings.track.index(3)
    bruce.ap = 3
    drink = card(game, 0, "energy_drink")
    cubes(game, left=(0, 0))
    choose(game, DrinkEnergy, who=0, card=drink)
    choose(game, TakeBackCube, place=SUPPLY)
    assert [event.place for event in events(game, CubeTaken)] == [SUPPLY, LEFT]
    # The second cube comes from the board: there are no others. Four are in use, where Health grants three.
    assert (hands(game)[0], state.left_cubes) == (3, [0])
    cubes(game, left=(0, 0, 0))
    choose(game, ShiftCubes)
    assert (hands(game)[0], state.middle_cubes) == (0, [0, 0, 0, 0])
    cubes(game, left=(1,))
    choose(game, ShiftCubes)
    assert hands(game)[0] == 3
    assert [(event.who, event.rule) for event in events(game, CubeLost)] == [(0, "ddd.item.energy-drink")]


@rule("ddd.finale.wound-cube", "ddd.grip.marker")
def test_a_gripped_survivor_who_loses_a_level_keeps_the_cube_to_break_free_with() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    bruce = state.survivors[0]
    bruce.wounds = state.settings.track.index(3) - 1
    bruce.grip, bruce.ap, bruce.held_ap = GRIPPED, 1, 3
    zombies(game, 34, 1)
    cubes(game, left=(1,))
    choose(game, ShiftCubes, DAMAGE)
    # One of the three cubes that the Grip keeps aside may be given up.
    assert [option.place for option in state.offered if isinstance(option, GiveUpCube)] == [HAND, HELD]
    choose(game, GiveUpCube, place=HELD)
    assert (bruce.ap, bruce.held_ap) == (1, 2)
    assert has(game, BreakFree, who=0)


# Rolls


@rule("ddd.sdie.crosshair-ranged-only", "ddd.char.chuck.hawk-eye", "ddd.char.jack.hawk-eye")
@pytest.mark.parametrize(("name", "bought"), [("jack", 5), ("chuck", FOURTH)])
@pytest.mark.parametrize("weapon", ["combat_knife", "handgun"])
def test_a_hawk_eye_sees_nothing_in_close_combat(name: str, bought: int, weapon: str) -> None:
    game = acting(name, "nina")
    state = state_of(game)
    state.survivors[0].bought = bought
    zombies(game, ENTRANCE, 4)
    held = card(game, 0, weapon)
    again(game)
    choose(game, Attack, SUCCESS, CROSSHAIR, who=0, card=held)
    if has(game, HitZombie):
        choose(game, HitZombie)
    if has(game, HitZombie):
        choose(game, HitZombie)
    assert len(state.hordes[ENTRANCE]) == (3 if weapon == "combat_knife" else 2)


@rule("ddd.char.chuck.innate", "ddd.item.armor")
def test_chuck_rolls_no_die_twice_again_when_armor_rolls_all_of_them() -> None:
    game = cleared("chuck", "nina")
    state = state_of(game)
    state.survivors[0].xp = 5
    card(game, 1, "armor")
    zombies(game, ENTRANCE, 1)
    stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(DAMAGE, REPEL, CROSSHAIR))
    choose(game, RerollDie, FAILURE, face=2)
    choose(game, UseArmor, REPEL, CROSSHAIR, who=1)
    # The first die was rolled again before, so only the second one is left to Chuck.
    assert [option.face for option in state.offered if isinstance(option, RerollDie)] == [1]
    choose(game, RerollDie, SUCCESS, face=1)
    choose(game, Cancel, result=DAMAGE)
    assert [survivor.wounds for survivor in state.survivors] == [0, 0]


# Victims


@rule("ddd.creature.gorilla", "ddd.victim.attack")
def test_the_gorilla_hurts_a_victim_against_a_wall() -> None:
    game = acting("nina", "leo", rooms=(12,), victims="1")
    state = state_of(game)
    state.extras.victims = [Victim(36, False, 0)]
    creature(game, "gorilla", 36)
    again(game)
    state.asking = None
    stage(game, CreatureActs(-1), dice=(REINFORCEMENT, FEAR, FEAR, FEAR, FAILURE))
    assert state.extras.victims[0].is_wounded
    assert [(event.room, event.rule) for event in events(game, GorillaCrushed)] == [
        (36, "ddd.creature.gorilla")
    ]


@rule("ddd.victim.attack")
def test_two_victims_of_a_room_have_a_die_each() -> None:
    game = acting("nina", "leo", victims="3")
    state = state_of(game)
    state.extras.victims = [Victim(36, False, 0), Victim(36, False, 0)]
    zombies(game, 36, 3)
    again(game)
    state.asking = None
    stage(game, Reactions(0), dice=(DAMAGE, DAMAGE, REINFORCEMENT, SUCCESS, SUCCESS))
    assert [len(event.faces) for event in events(game, DefenceRolled)] == [2]
    choose(game, Cancel, result=DAMAGE)
    choose(game, Cancel, result=DAMAGE)
    assert [victim.is_wounded for victim in state.extras.victims] == [False, False]


# What is told


@rule("ddd.creature.giant-snake")
@pytest.mark.parametrize("damage", [DAMAGE, FEAR])
def test_a_reinforcement_of_the_snake_is_told_as_a_bite(damage: int) -> None:
    game = cleared("bruce", "nina")
    creature(game, "giant_snake", ENTRANCE)
    state_of(game).survivors[1].room = 12
    stage(game, CreatureActs(-1), dice=(REINFORCEMENT, damage, FEAR, FAILURE))
    assert [event.rule for event in events(game, SnakeBit)] == ["ddd.creature.giant-snake"] * (
        damage == DAMAGE
    )


@rule("ddd.item.flame-thrower", "ddd.nemesis.lisa-mortimer", "ddd.fire.outbreak")
def test_fire_markers_are_told_under_what_brings_them() -> None:
    game = acting("bruce", "nina")
    thrower = card(game, 0, "flame_thrower")
    again(game)
    choose(game, ThrowFlames, who=0, card=thrower)
    assert {event.rule for event in events(game, FireMarked)} == {"ddd.item.flame-thrower"}
    other = cleared("bruce", "nina")
    stage(other, BreakOut("ddd.finale.setup-fire"), dice=place(3, 3))
    assert [event.rule for event in events(other, FireMarked)] == ["ddd.fire.outbreak"]
    last = finale("bruce", "nina", nemesis="lisa", rooms=(14, 34))
    nemesis_at(last, 14)
    state_of(last).asking = None
    stage(last, SpecialAttack(NEMESIS, 14, ()))
    assert {event.rule for event in events(last, FireMarked)} == {"ddd.nemesis.lisa-mortimer"}


@rule("ddd.item.energy-drink", "ddd.item.shurikans", "ddd.rad.check-room", "ddd.rad.check-repeat")
def test_the_log_names_points_shurikans_and_checks() -> None:
    game = acting("chuck", "nina")
    drink = card(game, 0, "energy_drink")
    zombies(game, ENTRANCE, 1)
    again(game)
    choose(game, DrinkEnergy, who=0, card=drink)
    assert [(event.points, event.rule) for event in events(game, ApGained)] == [(2, "ddd.item.energy-drink")]
    choose(game, ThrowShurikans, who=0, count=1)
    choose(game, HitZombie)
    assert [event.rule for event in events(game, ZombieFell)] == ["ddd.item.shurikans"]
    other = hot(ENTRANCE)
    mark(other, 16)
    for found in ("ddd.rad.check-room", "ddd.rad.check-repeat"):
        state_of(other).survivors[0].room = ENTRANCE
        again(other)
        choose(other, Move, *[FAILURE] * 3, who=0, room=32)
        assert [event.rule for event in events(other, Contaminated)] == [found]
