"""Sewers: two entrances, one interior, open to everybody."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.actions.build import BuildBarricade
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.models import Ally
from veglia.games.last_night_on_earth.rules.plays import UseItem
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.sewers import (
    A,
    B,
    SewerOpened,
    can_hold_entrance,
    carry_over,
    has_free_set,
    open_sewer,
)
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.games.last_night_on_earth.rules.sight import distance, sees
from veglia.games.last_night_on_earth.rules.towns import town
from veglia.games.last_night_on_earth.rules.zombie_moving import StopZombie, WalkZombie, ZombieStep


def opened(table: Table) -> tuple[int, int, int]:
    """Open a sewer between two far streets; return its entrances and its interior."""
    first, second = table.at(2, 0), table.at(9, 9)
    open_sewer(table.state, first, second, "lnoe.sewer.how-opened")
    return first, second, table.state.town.sewer(A)


@rule("lnoe.sewer.parts", "lnoe.sewer.how-opened")
def test_a_sewer_has_two_entrances_outdoors_and_an_interior_beside_the_board() -> None:
    table = Table()
    first, second, inside = opened(table)
    assert table.state.sewers == [(first, second)]
    assert inside not in table.state.town.cells.values()
    assert [(event.letter, event.space, event.end) for event in table.told(SewerOpened)] == [
        (A, first, second)
    ]
    # Not in a building, not inside another sewer, not where an entrance is.
    assert not can_hold_entrance(table.state, table.at(1, 4))
    assert not can_hold_entrance(table.state, inside)
    assert not can_hold_entrance(table.state, first)
    assert can_hold_entrance(table.state, table.at(5, 5))
    table.check()


@rule("lnoe.sewer.single-space")
def test_the_interior_is_one_space_adjacent_to_both_entrances_and_to_no_others() -> None:
    table = Table()
    first, second, inside = opened(table)
    assert sorted(table.state.neighbours(inside)) == sorted([first, second])
    touching = [space for space in range(table.state.town.count) if inside in table.state.neighbours(space)]
    assert sorted(touching) == sorted([first, second])
    assert second not in table.state.neighbours(first)
    assert (distance(table.state, inside, first), distance(table.state, inside, table.at(2, 1))) == (1, 2)


@rule("lnoe.sewer.movement", "lnoe.sewer.both-sides")
def test_a_hero_goes_through_a_sewer_one_space_at_a_time() -> None:
    table = Table()
    first, second, inside = opened(table)
    hero = table.hero("jenny", table.at(2, 1))
    table.roll_movement(hero, 3)
    table.choose(HeroStep, space=first)
    table.choose(HeroStep, space=inside)
    assert table.offers(HeroStep, space=first)
    table.choose(HeroStep, space=second)
    assert table.state.heroes[hero].space == second
    # Three spaces of movement.
    assert table.asked == ""


@rule("lnoe.sewer.stop")
def test_a_model_may_end_its_movement_in_the_interior() -> None:
    table = Table()
    first, _, inside = opened(table)
    hero = table.hero("jenny", first)
    table.roll_movement(hero, 5)
    table.choose(HeroStep, space=inside)
    table.choose(StayHere)
    assert table.state.heroes[hero].space == inside
    table.check()


@rule("lnoe.sewer.both-sides", "lnoe.sewer.movement")
def test_zombies_use_a_sewer_that_the_heroes_have_opened() -> None:
    table = Table()
    first, second, inside = opened(table)
    zombie = table.zombie(first)
    table.run(WalkZombie(zombie, 3, False))
    table.choose(ZombieStep, space=inside)
    assert table.offers(StopZombie)
    table.choose(ZombieStep, space=second)
    found = table.state.zombie(zombie)
    assert found is not None
    assert found.space == second


@rule("lnoe.sewer.not-building")
def test_inside_a_sewer_nobody_searches_or_builds() -> None:
    table = Table(rules={"barricades": 1})
    _, _, inside = opened(table)
    hero = table.hero("jenny", inside)
    table.roll_movement(hero, 6)
    assert not table.offers(SearchDeck)
    assert not table.offers(BuildBarricade)
    table.choose(StayHere)
    # No exertion either.
    assert table.asked == ""


@rule("lnoe.sewer.sight")
def test_the_interior_sees_its_entrances_only_and_is_seen_from_them_only() -> None:
    table = Table()
    first, second, inside = opened(table)
    spaces = range(table.state.town.count)
    assert sorted(space for space in spaces if sees(table.state, inside, space)) == sorted(
        [first, second, inside]
    )
    assert sorted(space for space in spaces if sees(table.state, space, inside)) == sorted(
        [first, second, inside]
    )
    # The other sewer is not in play: nobody looks into it.
    assert not sees(table.state, table.state.town.sewer(B), first)


@rule("lnoe.sewer.sight")
@pytest.mark.parametrize("is_inside", [True, False])
def test_a_gun_reaches_into_and_out_of_the_interior(is_inside: bool) -> None:
    table = Table()
    first, second, inside = opened(table)
    hero = table.hero("jenny", inside if is_inside else first)
    table.item(hero, "revolver")
    seen = table.zombie(second if is_inside else inside)
    # Beside the entrance; and at the other one, through the sewer.
    unseen = table.zombie(table.at(9, 10) if is_inside else second)
    table.run(RangedAttack(hero))
    assert table.offers(UseItem, zombie=seen)
    assert not table.offers(UseItem, zombie=unseen)


@rule("lnoe.sewer.hunger")
@pytest.mark.parametrize("is_inside", [True, False])
def test_hunger_works_between_interior_and_entrances(is_inside: bool) -> None:
    table = Table()
    first, _, inside = opened(table)
    table.hero("jenny", inside if is_inside else first)
    zombie = table.zombie(first if is_inside else inside)
    table.run(WalkZombie(zombie, 1, False))
    found = table.state.zombie(zombie)
    assert found is not None
    # It had no choice.
    assert found.space == (inside if is_inside else first)


@rule("lnoe.sewer.sets")
def test_two_sewers_are_independent_and_there_is_no_third() -> None:
    table = Table()
    first, second, inside = opened(table)
    assert has_free_set(table.state)
    open_sewer(table.state, table.at(2, 3), table.at(5, 0), "lnoe.sewer.how-opened")
    other = table.state.town.sewer(B)
    assert not has_free_set(table.state)
    assert sorted(table.state.neighbours(other)) == sorted([table.at(2, 3), table.at(5, 0)])
    assert sorted(table.state.neighbours(inside)) == sorted([first, second])
    assert not sees(table.state, inside, other)
    assert distance(table.state, inside, other) == 2 + distance(table.state, first, table.at(2, 3))
    assert [event.letter for event in table.told(SewerOpened)] == [A, B]


@rule("lnoe.sewer.single-space")
def test_who_is_inside_a_sewer_stays_there_when_a_board_is_attached() -> None:
    table = Table()
    _, _, inside = opened(table)
    hero, zombie = table.hero("jenny", inside), table.zombie(inside)
    away = table.at(5, 5)
    table.state.allies = [Ally(inside, False), Ally(away, False)]
    table.state.gas = [away, inside]
    before = table.state.town
    table.state.town = town("TOWN/ABCD/2E")
    carry_over(table.state, before)
    inside = table.state.town.sewer(A)
    assert inside != before.sewer(A)
    assert table.state.heroes[hero].space == inside
    found = table.state.zombie(zombie)
    assert found is not None
    assert found.space == inside
    assert [ally.space for ally in table.state.allies] == [inside, away]
    assert table.state.gas == [away, inside]
