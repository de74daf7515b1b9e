"""How Heroes move: the roll, the choice after it, the way, where it ends."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import HeroMoved
from veglia.games.last_night_on_earth.rules.hero_moving import ChooseMove, MovementRolled
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, HeroStopped, StayHere
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.searching import SearchDeck, SearchUnique


def steps(table: Table) -> set[int]:
    return {option.space for option in table.offers(HeroStep) if isinstance(option, HeroStep)}


@rule("lnoe.hmove.roll", "lnoe.hmove.roll-then-choose")
def test_a_hero_rolls_first_and_then_chooses_to_move_or_to_search() -> None:
    table = Table()
    hero = table.hero("jenny", table.inside("the_plant")[0])
    table.roll(4)
    table.hero_turn()
    assert [(event.hero, event.face, event.result) for event in table.told(MovementRolled)] == [(hero, 4, 4)]
    assert table.asked == "ChooseMove"
    assert table.offers(HeroStep)
    assert table.offers(SearchDeck, hero=hero)
    assert table.offers(StayHere)


@rule("lnoe.hmove.distance")
@pytest.mark.parametrize("face", [1, 3])
def test_a_hero_moves_any_number_of_spaces_up_to_the_result(face: int) -> None:
    table = Table()
    hero = table.hero("jenny", table.at(3, 3))
    table.roll(face)
    table.hero_turn()
    for number in range(face):
        table.choose(HeroStep, space=table.at(3, 4 + number))
    # Where nothing is left he is not asked any more.
    assert table.asked == ""
    assert table.state.heroes[hero].space == table.at(3, 3 + face)
    assert len(table.told(HeroMoved)) == face


@rule("lnoe.hmove.distance")
def test_a_hero_may_stop_on_the_way_or_not_move_at_all() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(3, 3))
    table.roll(5)
    table.hero_turn()
    table.choose(HeroStep, space=table.at(4, 4))
    table.choose(StayHere)
    assert table.state.heroes[hero].space == table.at(4, 4)
    assert table.asked == ""
    table.roll(5)
    table.hero_turn()
    table.choose(StayHere)
    assert table.state.heroes[hero].space == table.at(4, 4)


@rule("lnoe.hmove.declared")
def test_after_the_first_space_moved_there_is_no_search_and_after_a_search_no_move() -> None:
    """lnoe.gap.declaration."""
    table = Table()
    hero = table.hero("jenny", table.inside("the_plant")[0])
    table.roll(6)
    table.hero_turn()
    assert table.offers(SearchDeck)
    table.choose(HeroStep, space=table.inside("the_plant")[1])
    assert table.asked == "MoveOn"
    assert not table.offers(SearchDeck)
    table.choose(StayHere)
    table.roll(6)
    table.on_top("revolver")
    table.hero_turn()
    table.choose(SearchDeck, hero=hero)
    table.pass_windows()
    assert not table.offers(HeroStep)
    assert table.asked == ""
    assert len(table.state.heroes[hero].items) == 1


@rule("lnoe.hmove.modifiers", "lnoe.survival.modified")
@pytest.mark.parametrize(("face", "result"), [(4, 5), (3, 4)])
def test_a_bonus_changes_the_movement_result_and_what_it_opens(face: int, result: int) -> None:
    """lnoe.ex.billy-plus-one"""
    table = Table(rules={"survival_decks": 1})
    # The Church has the set 1, 2, 3.
    hero = table.hero("billy", table.inside("church")[0])
    table.roll(face)
    table.hero_turn()
    rolled = table.told(MovementRolled)[0]
    assert (rolled.face, rolled.result, rolled.rule) == (face, result, "lnoe.hmove.modifiers")
    assert table.state.movement == result
    assert bool(table.offers(SearchUnique, hero=hero)) == (result >= 5)
    assert table.offers(SearchDeck, hero=hero)


@rule("lnoe.hmove.modifiers", "lnoe.survival.modified")
def test_a_penalty_of_1_takes_the_survival_deck_away_from_a_5() -> None:
    """lnoe.ex.minus-one"""
    table = Table(rules={"survival_decks": 1})
    hero = table.hero("jenny", table.inside("church")[0])
    table.roll(5)
    table.hero_turn()
    assert table.offers(SearchUnique, hero=hero)
    table.state.movement = 4
    table.state.agenda, table.state.asking = [], None
    table.run(ChooseMove(hero))
    assert not table.offers(SearchUnique)
    assert table.offers(SearchDeck, hero=hero)


@rule("lnoe.hmove.modifiers")
def test_heavy_rain_shortens_the_way_of_who_starts_outside() -> None:
    table = Table()
    table.hero("jenny", table.at(3, 3))
    lay(table.state, "heavy_rain", "lnoe.hmove.modifiers", card=table.card("heavy_rain"), side=1)
    table.roll(3)
    table.hero_turn()
    assert [(event.face, event.result) for event in table.told(MovementRolled)] == [(3, 2)]
    table.choose(HeroStep, space=table.at(4, 4))
    table.choose(HeroStep, space=table.at(5, 5))
    assert table.asked == ""


@rule("lnoe.hmove.stop-on-zombie")
def test_a_hero_who_enters_a_space_with_a_zombie_has_to_stop() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(3, 3))
    table.zombie(table.at(4, 4))
    # Movement 6, then the fight.
    table.roll(6, 6, 5, 1)
    table.hero_turn()
    table.choose(HeroStep, space=table.at(4, 4))
    assert table.asked == ""
    assert table.state.heroes[hero].space == table.at(4, 4)
    assert [(event.space, event.rule) for event in table.told(HeroStopped)] == [
        (table.at(4, 4), "lnoe.hmove.stop-on-zombie")
    ]


@rule("lnoe.hmove.leave-zombie-space")
def test_a_hero_may_leave_a_space_with_zombies_where_his_move_begins() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(3, 3))
    table.zombie(table.at(3, 3))
    table.roll(2)
    table.hero_turn()
    table.choose(HeroStep, space=table.at(4, 4))
    table.choose(HeroStep, space=table.at(5, 5))
    assert table.state.heroes[hero].space == table.at(5, 5)
    assert table.asked == ""


@rule("lnoe.hmove.doors", "lnoe.hmove.walls")
def test_a_hero_leaves_a_building_by_its_door() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(1, 0))
    table.roll(3)
    table.hero_turn()
    # The Plant, rows 0 and 1, columns 0 to 2: from this space only to spaces inside.
    assert steps(table) == {table.at(0, 0), table.at(0, 1), table.at(1, 1)}
    table.choose(HeroStep, space=table.at(1, 1))
    assert {space for space in steps(table) if table.state.town.building[space] < 0} == {table.at(2, 1)}
    table.choose(HeroStep, space=table.at(2, 1))
    assert table.state.heroes[hero].space == table.at(2, 1)
    assert table.at(1, 1) in steps(table)
    assert table.at(1, 0) not in steps(table)


@rule("lnoe.manor.corner-walls-move")
def test_in_the_manor_house_a_hero_goes_round_the_corner_walls() -> None:
    table = Table("MANOR/ABCD")
    hero = table.hero("jenny", table.at(5, 5))
    table.roll(2)
    table.hero_turn()
    assert table.at(4, 4) not in steps(table)
    table.choose(HeroStep, space=table.at(4, 5))
    table.choose(HeroStep, space=table.at(4, 4))
    assert table.state.heroes[hero].space == table.at(4, 4)
