"""Free Search and Exploration markers."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.actions.marker_search import Explore, UseSearchMarker
from veglia.games.last_night_on_earth.rules.dying import is_last_hero, is_replaced
from veglia.games.last_night_on_earth.rules.entering import NewHeroDrawn
from veglia.games.last_night_on_earth.rules.events import FightBegan
from veglia.games.last_night_on_earth.rules.exploring import (
    FOUND,
    FREE,
    SURPRISE_ONE,
    SURPRISE_TWO,
    Explored,
    SearchMarkerUsed,
)
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate, FightThis
from veglia.games.last_night_on_earth.rules.hidden import imagine
from veglia.games.last_night_on_earth.rules.markers import SEARCH, lay
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN
from veglia.games.last_night_on_earth.rules.pick_ups import PickUpCard
from veglia.games.last_night_on_earth.rules.plays import Decline, PickNumber, PickSpace
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.setup import SetUpStage
from veglia.games.last_night_on_earth.rules.special import MARKERS
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.kernel.dice import seeded


def marker(table: Table, building: str, front: int, is_open: bool) -> int:
    lay(table.state, SEARCH, table.building(building), NO_SPACE, front, is_open)
    return table.building(building)


def end_move_in(table: Table, building: str) -> int:
    """Let a Hero choose to move, by no space, inside a building."""
    hero = table.hero("jenny", table.inside(building)[0])
    table.roll_movement(hero, 1)
    table.choose(StayHere)
    return hero


@rule("lnoe.freesearch.setup")
def test_a_free_search_marker_lies_face_up_in_every_building_in_which_no_hero_starts() -> None:
    table = Table(rules={"free_search_markers": 1})
    table.hero("jenny", table.inside("bank")[0])
    table.hero("sam", table.at(5, 5))
    table.run(SetUpStage(MARKERS))
    on = [one.building for one in table.state.markers]
    bank = table.building("bank")
    assert sorted(on) == [building for building in range(len(table.state.town.buildings)) if building != bank]
    assert all(one.is_open and one.value == FREE for one in table.state.markers)


@rule("lnoe.freesearch.use")
def test_a_hero_who_ends_his_movement_there_may_discard_the_marker_for_a_search() -> None:
    table = Table()
    bank = marker(table, "bank", FREE, True)
    hero = end_move_in(table, "bank")
    card = table.on_top("chainsaw")
    table.choose(UseSearchMarker, building=bank)
    assert not table.state.markers
    assert [event.building for event in table.told(SearchMarkerUsed)] == [bank]
    table.choose(SearchDeck)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(card,)]
    # Once; then the step is over.
    assert table.asked == ""


@rule("lnoe.freesearch.use", "lnoe.explore.reveal")
@pytest.mark.parametrize("is_open", [True, False])
def test_the_marker_may_be_left_and_needs_a_hero_who_has_chosen_to_move(is_open: bool) -> None:
    """lnoe.gap.free-search-marker-moment."""
    table = Table()
    marker(table, "bank", FREE, is_open)
    hero = end_move_in(table, "bank")
    table.choose(StayHere)
    assert len(table.state.markers) == 1
    # After a Search in place of moving it cannot be used.
    table.on_top("chainsaw")
    table.roll_movement(hero, 3)
    table.choose(SearchDeck)
    table.pass_windows()
    assert table.asked == ""
    assert len(table.state.markers) == 1
    # On the way through it cannot be used either.
    table.roll_movement(hero, 3)
    table.choose(HeroStep, space=table.inside("bank")[1])
    assert not table.offers(UseSearchMarker)
    assert not table.offers(Explore)


@rule("lnoe.freesearch.manor")
def test_the_manor_house_has_four_markers_one_on_each_side() -> None:
    table = Table(laid=MANOR, rules={"free_search_markers": 1})
    # Although a Hero starts there.
    hero = table.hero("jenny", table.at(5, 5))
    table.run(SetUpStage(MARKERS))
    manor = table.state.town.manor
    inside = [one for one in table.state.markers if one.building == manor]
    assert len(inside) == 4
    for one, side in zip(inside, table.state.town.manor_sides, strict=True):
        assert one.space in side
    # In the middle none is at hand; on a side one is, and the Search is allowed there.
    table.roll_movement(hero, 2)
    assert not table.offers(SearchDeck)
    table.choose(StayHere)
    assert table.asked == ""
    table.roll_movement(hero, 2)
    table.choose(HeroStep, space=table.at(4, 5))
    table.choose(StayHere)
    table.choose(UseSearchMarker, building=manor)
    card = table.on_top("chainsaw")
    table.choose(SearchDeck)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(card,)]
    assert len([one for one in table.state.markers if one.building == manor]) == 3
    assert table.asked == ""


@rule("lnoe.explore.setup")
def test_exploration_markers_lie_face_down_and_the_rest_goes_back_unseen() -> None:
    """lnoe.gap.exploration-mix."""
    table = Table(rules={"exploration": 1})
    table.hero("jenny", table.inside("bank")[0])
    table.run(SetUpStage(MARKERS))
    on_board = [one for one in table.state.markers if one.building >= 0]
    buildings = len(table.state.town.buildings)
    assert len({one.building for one in on_board}) == len(on_board) == buildings - 1
    assert not any(one.is_open for one in table.state.markers)
    fronts = [one.value for one in table.state.markers]
    assert [fronts.count(front) for front in (FREE, SURPRISE_ONE, SURPRISE_TWO, FOUND)] == [16, 2, 1, 1]
    # Nobody knows what lies where, nor what is in the box.
    seen = {
        tuple(one.value for one in imagine(table.state, seat, seeded(seed)).markers)
        for seat in (0, 1)
        for seed in range(10)
    }
    assert len(seen) > 5
    table.check()


@rule("lnoe.explore.reveal", "lnoe.explore.moment", "lnoe.explore.free-search")
def test_a_free_search_is_taken_at_once_pick_ups_included() -> None:
    table = Table()
    store = marker(table, "gun_shop", FREE, False)
    hero = table.hero("jenny", table.inside("gun_shop")[0])
    gun = table.card("revolver")
    table.state.hero_deck.discards.append(gun)
    table.roll(1)
    table.hero_turn()
    table.pass_windows()
    table.choose(StayHere)
    assert table.offers(Explore, building=store)
    table.choose(Explore)
    assert [(event.building, event.front) for event in table.told(Explored)] == [(store, FREE)]
    assert not table.state.markers
    assert table.asked == "FreeSearch"
    # Still in step 1.
    assert table.state.phase == "hero_move"
    table.choose(PickUpCard, card=gun)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(gun,)]


@rule("lnoe.explore.free-search")
def test_the_search_may_be_declined() -> None:
    table = Table()
    marker(table, "bank", FREE, False)
    hero = end_move_in(table, "bank")
    pile = len(table.state.hero_deck.pile)
    table.choose(Explore)
    table.choose(Decline)
    assert len(table.state.hero_deck.pile) == pile
    assert table.state.heroes[hero].items == []


@rule("lnoe.explore.surprise-attack")
@pytest.mark.parametrize(("front", "count"), [(SURPRISE_ONE, 1), (SURPRISE_TWO, 2)])
def test_a_surprise_attack_puts_zombies_into_the_heros_space_and_he_fights_them(
    front: int, count: int
) -> None:
    table = Table()
    marker(table, "bank", front, False)
    hero = table.hero("jenny", table.inside("bank")[0])
    table.roll(1, *(6, 2, 1) * count)
    table.hero_turn()
    table.pass_windows()
    table.choose(StayHere)
    table.choose(Explore)
    table.pass_windows()
    while table.asked == "PickFight":
        table.choose(FightThis, zombie=table.state.zombies_in(table.state.heroes[hero].space)[0].number)
        table.pass_windows()
    assert len(table.state.zombies_in(table.inside("bank")[0])) == count
    assert len(table.told(FightBegan)) == count


@rule("lnoe.explore.surprise-attack")
def test_a_surprise_attack_keeps_to_the_limit_of_zombies() -> None:
    table = Table()
    marker(table, "bank", SURPRISE_TWO, False)
    for _ in range(13):
        table.zombie(table.at(9, 9))
    end_move_in(table, "bank")
    table.choose(Explore)
    assert len(table.state.zombies) == 14


@rule("lnoe.explore.surprise-attack", "lnoe.twoz.colours")
@pytest.mark.parametrize("colours", [(BROWN, BROWN), (BROWN, GREEN), (GREEN, BROWN), (GREEN, GREEN)])
def test_two_zombie_players_choose_whose_zombies_a_surprise_attack_brings(colours: tuple[int, int]) -> None:
    table = Table(zombie_seats=2)
    marker(table, "bank", SURPRISE_TWO, False)
    end_move_in(table, "bank")
    table.choose(Explore)
    for colour in colours:
        assert table.asked == "Choose"
        assert table.state.asking is not None
        # Either of them may answer.
        assert table.state.asking.seats(table.state) == (1, 2)
        assert table.values(PickNumber, "number") == [BROWN, GREEN]
        table.choose(PickNumber, number=colour)
    assert table.asked != "Choose"
    assert [(zombie.kind, zombie.owner) for zombie in table.state.zombies] == [(one, one) for one in colours]
    assert {zombie.space for zombie in table.state.zombies} == {table.inside("bank")[0]}
    table.check()


@rule("lnoe.explore.surprise-attack", "lnoe.twoz.seven")
@pytest.mark.parametrize(("full", "other"), [(BROWN, GREEN), (GREEN, BROWN)])
def test_a_surprise_attack_takes_the_colour_that_is_left(full: int, other: int) -> None:
    table = Table(zombie_seats=2)
    marker(table, "bank", SURPRISE_TWO, False)
    for number in range(6):
        table.zombie(table.at(9, 9), full * 7 + number)
    end_move_in(table, "bank")
    table.choose(Explore)
    table.choose(PickNumber, number=full)
    # The seventh is on the board: the second Zombie is of the other colour, and nobody is asked.
    assert table.asked != "Choose"
    assert [zombie.kind for zombie in table.state.zombies_in(table.inside("bank")[0])] == [full, other]


@rule("lnoe.explore.new-hero", "lnoe.explore.new-hero-no-replace")
def test_a_hero_is_found_with_a_card_and_acts_from_the_next_turn_on() -> None:
    table = Table(hero_seats=2, sun=16)
    bank = marker(table, "bank", FOUND, False)
    hero = table.hero("jenny", table.inside("bank")[0], seat=1)
    table.hero("sam", table.at(8, 8))
    pool = len(table.state.hero_pool)
    table.state.dice = seeded(3)
    table.hero_turn()
    table.pass_windows()
    table.choose(Activate, hero=hero)
    table.pass_windows()
    table.choose(StayHere)
    card = table.on_top("chainsaw")
    table.choose(Explore)
    found = len(table.state.heroes) - 1
    assert [(event.hero, event.seat) for event in table.told(NewHeroDrawn)] == [(found, 1)]
    assert len(table.state.hero_pool) == pool - 1
    assert len(table.offers(PickSpace)) == len(table.state.town.buildings[bank].spaces)
    table.choose(PickSpace, space=table.inside("bank")[2])
    assert table.state.heroes[found].space == table.inside("bank")[2]
    held = [one for item in table.state.heroes[found].items for one in item]
    assert card in [*held, *table.state.heroes[found].events, *table.state.hero_deck.discards]
    # Not in this turn; and never replaced, nor counted as the last Hero of his player.
    assert table.state.heroes[found].is_activated
    assert not table.offers(Activate, hero=found)
    assert not is_replaced(table.state, found)
    assert is_replaced(table.state, hero)
    assert not is_last_hero(table.state, found)
    assert is_last_hero(table.state, hero)
    table.check()
