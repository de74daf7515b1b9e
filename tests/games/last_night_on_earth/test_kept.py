"""What is kept because it is asked for again and again: it is what working it out anew gives."""

import itertools

import pytest

from tests.games.last_night_on_earth.table import MANOR, TOWN, Table
from veglia.agents.playout import play_out
from veglia.agents.random import RandomAgent
from veglia.games.last_night_on_earth.bots import moving
from veglia.games.last_night_on_earth.bots.aims import hunker_down
from veglia.games.last_night_on_earth.bots.aims.hunker_down import HOUSES_OF, houses_of
from veglia.games.last_night_on_earth.bots.moving import STEPS, printed_steps
from veglia.games.last_night_on_earth.rules.action import ACTIONS, BY_TIME
from veglia.games.last_night_on_earth.rules.content import ANY, OBJECT, WINDOWS
from veglia.games.last_night_on_earth.rules.hooks import PLAYS
from veglia.games.last_night_on_earth.rules.library import content
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.plan import rules_in_force
from veglia.games.last_night_on_earth.rules.plays import bit_of
from veglia.games.last_night_on_earth.rules.shooting import is_in_reach, reach
from veglia.games.last_night_on_earth.rules.stepping import hero_steps, is_passable
from veglia.games.last_night_on_earth.rules.towns import MOST_TOWNS, grid, key_of, town
from veglia.games.last_night_on_earth.rules.zombie_moving import spaces_with_heroes
from veglia.games.last_night_on_earth.title import TITLE, decks_of
from veglia.kernel.dice import seeded
from veglia.kernel.game import begin
from veglia.kernel.seats import Seat

GROWN = key_of("TOWN", tuple("EFGH"))


@pytest.mark.parametrize("key", [TOWN, MANOR, GROWN])
def test_a_town_that_was_used_tells_the_same_as_a_new_one(key: str) -> None:
    used, new = town(key), town.__wrapped__(key)
    spaces = range(used.count)
    # Asked from the last space on, so that nothing was kept in the same order.
    backwards = {(a, b): used.sees(a, b) for a in reversed(spaces) for b in reversed(spaces)}
    assert backwards == {(a, b): new.sees(a, b) for a in spaces for b in spaces}
    assert [used.reach(a, 3) for a in reversed(spaces)][::-1] == [new.reach(a, 3) for a in spaces]
    assert [used.passages(a) for a in spaces] == [new.passages(a) for a in spaces]
    assert [used.touched_walls(a) for a in spaces] == [new.touched_walls(a) for a in spaces]


@pytest.mark.parametrize("key", [TOWN, GROWN])
@pytest.mark.parametrize("distance", [1, 2, 6])
def test_the_spaces_in_reach_are_those_that_can_be_shot_at(key: str, distance: int) -> None:
    table = Table(key)
    hero = table.hero("jenny", 0)
    for start in range(table.state.town.count - 2):
        table.state.heroes[hero].space = start
        others = [space for space in range(table.state.town.count) if space != start]
        shot_at = [space for space in others if is_in_reach(table.state, start, space, distance)]
        assert reach(table.state, hero, distance) == [start, *shot_at]


def test_a_sewer_brings_spaces_into_reach_that_the_town_does_not() -> None:
    table = Table(TOWN)
    start, far = table.at(0, 0), table.at(11, 11)
    hero = table.hero("jenny", start)
    interior = table.state.town.sewer(0)
    assert interior not in reach(table.state, hero, 2)
    table.state.sewers.append((start, far))
    assert interior in reach(table.state, hero, 2)
    table.state.sewers.clear()
    assert interior not in reach(table.state, hero, 2)


@pytest.mark.parametrize("key", [TOWN, MANOR])
def test_a_hero_steps_where_nothing_is_in_the_way(key: str) -> None:
    table = Table(key)
    hero = table.hero("jenny", 0)
    laid = table.state.town
    for start in range(laid.count - 2):
        table.state.heroes[hero].space = start
        free = [near for near in laid.adjacent[start] if is_passable(table.state, hero, start, near)]
        assert free == [near for near in laid.adjacent[start] if laid.is_way(start, near)]
        assert hero_steps(table.state, hero, start) == free


def test_door_markers_open_walls_of_the_state_and_not_of_the_town() -> None:
    table, other = Table(TOWN), Table(TOWN)
    start = table.inside("gas_station")[0]
    laid = table.state.town
    way = next(way for way in range(4) if laid.sides[start][way] == 1 and laid.beside[start][way] >= 0)
    end = laid.beside[start][way]
    hero = table.hero("jenny", start)
    other.hero("jenny", start)
    assert end not in hero_steps(table.state, hero, start)
    table.state.doors.append(laid.edge_of(start, way))
    assert end in hero_steps(table.state, hero, start)
    assert end not in hero_steps(other.state, 0, start)
    table.state.locked_doors.append(laid.edge_of(start, way))
    assert end not in hero_steps(table.state, hero, start)


def test_towns_of_one_outline_share_their_grid_and_nothing_else() -> None:
    one, other = town(TOWN), town(GROWN)
    attached = town(key_of("TOWN", tuple("ABCD"), (2, "E")))
    assert one.adjacent is other.adjacent
    assert one.sides is not other.sides
    assert one.sides != other.sides
    assert attached.adjacent is not one.adjacent
    assert attached.count > one.count
    assert grid(frozenset(one.cells)).cells == one.cells


def test_only_the_towns_used_last_are_kept() -> None:
    """There are thousands of towns: what is kept of them does not grow with the games that are played."""
    first = town(key_of("TOWN", tuple("ABCD")))
    for four in itertools.islice(itertools.permutations("HGFEDCBA", 4), MOST_TOWNS):
        town(key_of("TOWN", four))
    assert town.cache_info().currsize == MOST_TOWNS
    # A town that was dropped is laid out anew, the same.
    again = town(first.key)
    assert again is not first
    assert (again.key, again.sides, again.zone) == (first.key, first.sides, first.zone)


def test_what_bots_know_of_towns_is_dropped_when_there_are_many() -> None:
    state = Table(TOWN).state
    steps, houses = printed_steps(state.town), houses_of(state)
    STEPS.clear()
    HOUSES_OF.clear()
    for number in range(moving.MOST_TOWNS):
        STEPS[f"steps of town {number}"] = steps
    for number in range(hunker_down.MOST_TOWNS):
        HOUSES_OF[f"houses of town {number}"] = houses
    assert printed_steps(state.town) == steps
    assert houses_of(state).ways == houses.ways
    assert list(STEPS) == list(HOUSES_OF) == [TOWN]


def test_heroes_beside_a_space_are_found_like_by_looking_at_every_space() -> None:
    table = Table(TOWN)
    starts = range(table.state.town.count - 2)
    for place, name in enumerate(("jenny", "billy")):
        table.hero(name, table.at(5, 5 + place))
    for start in starts:
        beside = [near for near in table.state.neighbours(start) if table.state.heroes_in(near)]
        assert spaces_with_heroes(table.state, start) == beside
    interior = table.state.town.sewer(0)
    table.state.sewers.append((table.at(5, 5), table.at(0, 0)))
    assert spaces_with_heroes(table.state, interior) == [table.at(5, 5)]


def test_the_bits_of_a_card_are_its_moments() -> None:
    names = {*WINDOWS, *(name for kind in content().kinds for name in kind.when), "a moment of no card"} - {
        ANY
    }
    assert len({bit_of(name) for name in names}) == len(names)
    for kind in content().kinds:
        for name in names:
            fits = name in kind.when or ANY in kind.when
            assert bool(kind.hand_bits & bit_of(name)) == fits
            # An item without a moment of its own is used between the steps of an activation.
            assert bool(kind.item_bits & bit_of(name)) == (fits or (not kind.when and name == "activation"))
    assert any(not kind.when and kind.type == OBJECT for kind in content().kinds)


def test_what_can_be_held_hidden_is_listed_by_moment() -> None:
    book = content()
    for moments, types in (
        (book.hero_moments, ("event", "townsfolk", "tactic")),
        (book.zombie_moments, ("zombie",)),
    ):
        for name in WINDOWS:
            listed = moments.get(name, [False] * len(book.kinds))
            held = [kind.type in types and (name in kind.when or ANY in kind.when) for kind in book.kinds]
            assert listed == held


def test_hooks_of_heroes_are_those_of_their_abilities() -> None:
    book = content()
    for hero in book.heroes:
        together = 0
        for place in hero.abilities:
            together |= book.abilities[place].trait.hooks
        assert hero.hooks == together
    assert any(hero.hooks & PLAYS for hero in book.heroes)
    assert all(kind.hooks == kind.trait.hooks for kind in book.kinds)


def test_seats_of_a_side_go_with_the_state_and_its_copies() -> None:
    two, five = Table(TOWN).state, Table(TOWN, hero_seats=3, zombie_seats=2).state
    assert (two.seats_of(HEROES), two.seats_of(ZOMBIES)) == ([0], [1])
    assert (five.seats_of(HEROES), five.seats_of(ZOMBIES)) == ([0, 1, 2], [3, 4])
    assert five.copy().seats_of(ZOMBIES) == [3, 4]
    assert two.copy().seats_of(ZOMBIES) == [1]


def test_every_action_is_listed_at_its_time() -> None:
    content()
    assert [action for when in range(3) for action in BY_TIME[when]] == sorted(
        ACTIONS, key=lambda one: one.when
    )
    assert all(action.when == when for when in range(3) for action in BY_TIME[when])


def test_a_game_leaves_nothing_in_what_games_share() -> None:
    """The decks of a scenario, towns and content are kept: the same game again is the same game."""
    seats = [Seat("heroes"), Seat("zombies")]
    options = {"survival_and_graves": "yes"}
    setup = TITLE.setup("die_zombies_die", seats, 5, options)
    rules = rules_in_force(setup.mission, options)
    before = begin(TITLE, setup)
    decks = {name: cards[:] for name, cards in decks_of(setup.mission, rules).items()}
    assert set(decks) == {"hero", "zombie", "unique", "tactic", "grave"}
    first = before.hash()
    play_out(TITLE, before.state, [RandomAgent(seeded(5))])
    assert decks_of(setup.mission, rules) == decks
    assert begin(TITLE, setup).hash() == first
    assert set(decks_of(setup.mission, rules_in_force(setup.mission, {}))) == {"hero", "zombie"}
