"""The cubes of the Grand Finale: paying, shifts, reactions, levels, Grips and loans."""

from tests.games.dark_darker_darkest.finale_table import (
    cubes,
    finale,
    hands,
)
from tests.games.dark_darker_darkest.table import (
    DAMAGE,
    FAILURE,
    GRIP,
    RETREAT,
    again,
    card,
    choose,
    has,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.abilities.innate_bruce import ShareAp
from veglia.games.dark_darker_darkest.rules.abilities.innate_jack import FreeAttack
from veglia.games.dark_darker_darkest.rules.abilities.innate_nina import HealOther
from veglia.games.dark_darker_darkest.rules.actions.corners import TakeMedicine
from veglia.games.dark_darker_darkest.rules.actions.escape import BreakFree
from veglia.games.dark_darker_darkest.rules.actions.move import (
    Move,
    Stay,
)
from veglia.games.dark_darker_darkest.rules.cubes import GiveUpCube, TakeBackCube
from veglia.games.dark_darker_darkest.rules.finale_round import (
    FinaleActs,
    ShiftCubes,
)
from veglia.games.dark_darker_darkest.rules.items.energy_drink import DrinkEnergy
from veglia.games.dark_darker_darkest.rules.items.gas_mask import WearMask
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED
from veglia.games.dark_darker_darkest.rules.wounds import wound


@rule("ddd.finale.pay-cube", "ddd.finale.single-group", "ddd.finale.round")
def test_an_action_puts_a_cube_into_the_left_space_and_all_act_in_any_order() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    choose(game, Move, who=1, room=2)
    choose(game, Stay)
    choose(game, Move, who=0, room=36)
    choose(game, Stay)
    choose(game, Move, who=1, room=12)
    choose(game, Stay)
    assert state.left_cubes == [1, 0, 1]
    assert hands(game) == [3, 2]
    assert {survivor.group for survivor in state.survivors} == {0}


@rule("ddd.finale.pay-cube", "ddd.finale.corner-functions")
def test_corner_functions_cost_two_cubes_once_between_reactions() -> None:
    game = finale("bruce", "nina", rooms=(0, 34))
    state = state_of(game)
    state.survivors[0].wounds = 2
    again(game)
    choose(game, TakeMedicine, who=0)
    assert (state.survivors[0].wounds, state.left_cubes) == (0, [0, 0])
    state.survivors[0].wounds = 2
    again(game)
    assert not has(game, TakeMedicine)
    choose(game, ShiftCubes)
    assert has(game, TakeMedicine, who=0)


@rule("ddd.finale.shift")
def test_an_action_of_two_cubes_is_resolved_before_seven_shift() -> None:
    game = finale("bruce", "nina", rooms=(0, 34))
    state = state_of(game)
    state.survivors[0].wounds = 2
    cubes(game, left=(0, 0, 1, 1, 1))
    choose(game, TakeMedicine, who=0)
    assert state.survivors[0].wounds == 0
    assert len(state.middle_cubes) == 7


@rule("ddd.finale.shift-reactions", "ddd.finale.shift-return")
def test_with_all_cubes_in_the_middle_they_come_back_without_reactions() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    for survivor in state.survivors:
        survivor.wounds = state.settings.track.index(1)
        survivor.ap = 1
    cubes(game, left=(0,))
    choose(game, Move, who=1, room=10)
    choose(game, Stay)
    # All cubes lay in the middle: one reaction, then they are back in hand.
    assert (state.event, state.middle_cubes, state.left_cubes) == (0, [], [])
    assert hands(game) == [1, 1]


@rule("ddd.finale.wound-cube")
def test_a_lost_level_costs_a_cube_of_the_players_choice() -> None:
    for option, left, middle, hand in ((0, [0], [0], 1), (1, [], [0], 2), (2, [0], [], 2)):
        game = finale("bruce", "nina", rooms=(34, 12))
        state = state_of(game)
        state.survivors[0].wounds = state.settings.track.index(3) - 1
        cubes(game, left=(0,), middle=(0,))
        wound(state, 0, 1, "ddd.fire.survivors")
        state.agenda.insert(0, FinaleActs())
        state.asking = None
        stage(game)
        assert [choice.place for choice in state.offered if isinstance(choice, GiveUpCube)] == [0, 1, 2]
        choose(game, GiveUpCube, place=option)
        assert (state.left_cubes, state.middle_cubes, hands(game)[0]) == (left, middle, hand)


@rule("ddd.finale.heal-cube")
def test_a_regained_level_brings_a_cube_into_the_hand() -> None:
    game = finale("bruce", "nina", rooms=(34,))
    state = state_of(game)
    state.survivors[0].wounds = state.settings.track.index(3)
    state.survivors[0].ap = 2
    cubes(game, left=(0,))
    assert hands(game) == [1, 4]
    choose(game, HealOther, who=1, other=0)
    assert hands(game) == [2, 3]
    state.survivors[0].wounds = state.settings.track.index(3) - 1
    again(game)
    choose(game, HealOther, who=1, other=0)
    assert hands(game) == [2, 2]


@rule("ddd.finale.pay-cube")
def test_a_gripped_survivor_holds_one_cube() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    zombies(game, 34, 1)
    state.survivors[0].grip = GRIPPED
    state.survivors[0].ap, state.survivors[0].held_ap = 1, 3
    again(game)
    choose(game, BreakFree, FAILURE, FAILURE, who=0)
    assert (hands(game)[0], state.survivors[0].held_ap, state.left_cubes) == (0, 3, [0])
    assert not has(game, BreakFree)
    state.survivors[0].ap = 1
    state.left_cubes = []
    again(game)
    choose(game, BreakFree, RETREAT, FAILURE, who=0)
    assert (hands(game)[0], state.survivors[0].held_ap, state.left_cubes) == (3, 0, [0])


@rule("ddd.char.bruce.innate", "ddd.finale.shift-return")
def test_cubes_that_bruce_lends_return_to_him() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    choose(game, ShareAp, who=0, other=1, points=2)
    assert hands(game) == [2, 6]
    assert not has(game, ShareAp)
    choose(game, Move, who=1, room=10)
    choose(game, Stay)
    assert (hands(game), state.left_cubes) == ([2, 5], [0])
    # Between two reactions it works once.
    choose(game, ShiftCubes)
    assert has(game, ShareAp)
    choose(game, Move, who=1, room=12)
    choose(game, Stay)
    choose(game, ShiftCubes)
    assert (hands(game), state.middle_cubes) == ([3, 4], [0])


@rule("ddd.char.jack.innate")
def test_the_free_attack_of_jack_places_no_cube() -> None:
    game = finale("jack", "nina", rooms=(34, 12))
    state = state_of(game)
    zombies(game, 34, 1)
    again(game)
    choose(game, FreeAttack, FAILURE, who=0, card=-1)
    assert (state.left_cubes, hands(game)) == ([], [4, 4])
    assert not has(game, FreeAttack)


@rule("ddd.item.energy-drink")
def test_an_energy_drink_takes_two_cubes_back() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    drink = card(game, 0, "energy_drink")
    state.survivors[0].wounds = 3
    state.survivors[0].ap = 3
    cubes(game, left=(0,), middle=(0,))
    choose(game, DrinkEnergy, who=0, card=drink)
    choose(game, TakeBackCube, place=4)
    choose(game, TakeBackCube, place=2)
    assert (hands(game)[0], state.left_cubes, state.middle_cubes) == (3, [0], [])


@rule("ddd.finale.pay-cube", "ddd.char.bruce.innate")
def test_cubes_on_loan_go_back_when_the_holder_is_gripped_or_dies() -> None:
    for dice, hand in (((GRIP, FAILURE), 1), ((DAMAGE, FAILURE), 0)):
        game = finale("bruce", "jack", "nina", rooms=(34, 12, 22))
        state = state_of(game)
        choose(game, ShareAp, who=0, other=1, points=3)
        assert hands(game) == [1, 7, 4]
        zombies(game, 12, 1)
        state.survivors[1].wounds = state.settings.health - 1
        cubes(game, left=(2,))
        choose(game, ShiftCubes, *dice)
        assert hands(game) == [4, hand, 3]
        assert state.survivors[1].held_ap == (3 if hand else 0)
        assert state.extras.loans == []


@rule("ddd.finale.shift-return")
def test_cubes_that_come_back_to_a_gripped_survivor_are_kept_aside_but_for_one() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    zombies(game, 34, 1)
    state.survivors[0].grip = GRIPPED
    cubes(game, left=(1,), middle=(0, 0, 0))
    state.survivors[0].ap = 0
    again(game)
    # The zombie's attack: Bruce is gripped already and has no Defence roll.
    choose(game, ShiftCubes, GRIP)
    assert (hands(game)[0], state.survivors[0].held_ap) == (1, 2)


@rule("ddd.finale.heal-cube", "ddd.item.energy-drink")
def test_a_regained_level_brings_no_cube_that_is_already_in_the_hand() -> None:
    game = finale("bruce", "nina", rooms=(0, 12))
    state = state_of(game)
    bruce = state.survivors[0]
    # One level down: three cubes in hand, one in the supply.
    bruce.wounds = state.settings.track.index(3)
    bruce.ap = 3
    drink = card(game, 0, "energy_drink")
    again(game)
    choose(game, DrinkEnergy, who=0, card=drink)
    assert hands(game)[0] == 4
    # The medicine of the Corner room costs two cubes; all four are out of the supply.
    choose(game, TakeMedicine, who=0)
    assert bruce.wounds == state.settings.track.index(3) - 2
    assert (hands(game)[0], state.left_cubes.count(0)) == (2, 2)


@rule("ddd.char.bruce.innate", "ddd.finale.shift-return")
def test_a_cube_that_is_given_back_is_no_loan_any_more() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    choose(game, ShareAp, who=0, other=1, points=2)
    assert state.extras.loans == [(1, 0), (1, 0)]
    cubes(game, left=(0,))
    choose(game, ShiftCubes)
    choose(game, ShareAp, who=0, other=1, points=-1)
    assert state.extras.loans == [(1, 0)]
    assert hands(game) == [2, 5]


@rule("ddd.item.gas-mask", "ddd.finale.resume")
def test_a_gas_mask_protects_until_the_next_reactions_are_over() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    mask = card(game, 0, "gas_mask")
    again(game)
    choose(game, WearMask, card=mask)
    # South, where the house ends: the fire stays in the room of Bruce.
    state.fire[17], state.flame = 1, 17
    cubes(game, left=(1,))
    choose(game, ShiftCubes, 2)
    assert (state.fire[17], state.survivors[0].wounds) == (2, 0)
    state.fire[17] = 1
    cubes(game, left=(1,))
    choose(game, ShiftCubes, 2)
    assert state.survivors[0].wounds == 2
