"""What games share because it depends on content, options or house only, and when it is renewed."""

import random

import pytest

from tests.games.dark_darker_darkest.table import (
    ENTRANCE,
    acting,
    begun,
    destroy_tile,
    open_lock,
    setup,
    state_of,
)
from veglia.games.dark_darker_darkest.bots import ways
from veglia.games.dark_darker_darkest.bots.ways import watched_rooms, ways_of
from veglia.games.dark_darker_darkest.rules import agreeing, content, house
from veglia.games.dark_darker_darkest.rules.action_list import actions, actions_of, gripped_actions
from veglia.games.dark_darker_darkest.rules.actions.decontaminate import DecontaminateAction
from veglia.games.dark_darker_darkest.rules.actions.escape import EscapeAction
from veglia.games.dark_darker_darkest.rules.actions.fight import ATTACKS
from veglia.games.dark_darker_darkest.rules.actions.fly import FlyAction
from veglia.games.dark_darker_darkest.rules.actions.reactor import ReactorAction
from veglia.games.dark_darker_darkest.rules.actions.trade import GIVES
from veglia.games.dark_darker_darkest.rules.actions.victim import VictimAction
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.house import ALL_ROOMS, House, house_of
from veglia.games.dark_darker_darkest.rules.library import traits_of
from veglia.games.dark_darker_darkest.rules.paths import AREAS, RINGS, rooms_of
from veglia.games.dark_darker_darkest.rules.plan import TILES, read_plan, share_code
from veglia.games.dark_darker_darkest.rules.setup import box_of
from veglia.games.dark_darker_darkest.rules.shared_deeds import PEOPLE, WIDTH
from veglia.games.dark_darker_darkest.rules.state import NO_CARD
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.game import Game
from veglia.kernel.machine import Option


def kinds(game: Game) -> set[type]:
    return {type(action) for action in actions_of(state_of(game).settings)[0]}


def test_actions_of_expansions_are_asked_only_in_games_that_use_them() -> None:
    everything = {type(action) for action in actions()}
    reactor = {DecontaminateAction, ReactorAction}

    assert kinds(begun()) == everything - reactor - {FlyAction, VictimAction}
    assert kinds(begun(radioactive="on")) == everything - {FlyAction, VictimAction}
    assert kinds(begun(heli_escape="on", victims="2")) == everything - reactor
    assert {type(action) for action in gripped_actions()} == {EscapeAction}


@pytest.mark.parametrize("seed", range(8))
def test_who_has_no_action_point_misses_nothing_by_not_being_asked_for_what_costs_one(seed: int) -> None:
    chance = random.Random(seed)
    game = begun(seed=seed, radioactive="on", heli_escape="on", victims="3", mode="darkest")
    asked = 0
    while game.state.asking is not None:
        if isinstance(game.state.asking, GroupActs):
            state = state_of(game.copy())
            known, free = actions_of(state.settings)
            assert free == [action for action in known if not action.costs_ap]
            for who in state.in_play():
                state.survivors[who].ap = 0
                for action in known:
                    found: list[Option] = []
                    action.offers(state, who, found)
                    assert not (found and action.costs_ap), type(action).__name__
                    asked += 1
        game.choose(chance.randrange(len(game.state.offered)))
    assert asked > 0


@pytest.mark.parametrize("seed", range(6))
def test_a_house_that_has_changed_is_as_if_built_anew(seed: int) -> None:
    chance = random.Random(seed)
    house_now = state_of(begun(radioactive="on", seed=seed)).house
    plan = house_now.plan
    for _ in range(12):
        # What is asked for before a change is kept, as far as it is still true.
        for room in chance.sample(house_now.rooms, 8):
            house_now.seen(room)
        if chance.random() < 0.5:
            after = house_now.with_lock_open(chance.randrange(len(plan.locks)))
        else:
            after = house_now.with_destroyed(chance.randrange(TILES))
        anew = House(plan, after.open_locks, after.destroyed, after.open_codes)
        for name in ("rooms", "steps", "near", "is_closed", "doors", "locks_at", "closed_edges"):
            assert getattr(after, name) == getattr(anew, name), name
        for room in range(ALL_ROOMS):
            assert (after.seen(room), after.ranges(room)) == (anew.seen(room), anew.ranges(room))
        house_now = after


def test_the_rooms_of_tiles_are_listed_once() -> None:
    for mask in (0, 1 << 3, AREAS[6], RINGS[6], (1 << TILES) - 1):
        assert rooms_of(mask) == [room for room in range(2 * TILES) if mask >> room // 2 & 1]
        assert rooms_of(mask) is rooms_of(mask)


def test_traits_know_which_hooks_they_have() -> None:
    library, state = content.library(), state_of(begun())
    of_profiles = [one.trait for profile in library.profiles for one in profile.abilities]
    for trait in [*of_profiles, *[one.trait for one in library.types]]:
        assert trait.has_offers == (type(trait).offers is not Trait.offers)
        assert trait.changes_rolls == (type(trait).at_roll is not Trait.at_roll)
    assert [one.id for one in library.types if one.changes_giving] == [
        one.id for one in library.types if one.trait.give_cost(state, 0, 1) != 1
    ]
    assert library.type_by_id["antidote"].trait.has_offers
    assert not library.type_by_id["armor"].trait.has_offers
    assert library.type_by_id["armor"].trait.changes_rolls


def test_abilities_are_listed_by_what_was_bought() -> None:
    state = state_of(begun())
    for profile in content.library().profiles:
        for bits in range(1 << len(profile.abilities)):
            expected = traits_of(profile.abilities, bits)
            assert profile.traits[bits] == expected
            assert profile.offering[bits] == [one for one in expected if one.has_offers]
            assert profile.giving[bits] == [one for one in expected if one.give_cost(state, 0, 1) != 1]
            assert profile.rolling[bits] == [one for one in expected if one.changes_rolls]


def test_a_game_changes_nothing_of_the_box_that_it_is_dealt_from() -> None:
    state = state_of(begun(guts="2"))
    box = box_of(state.settings, False)
    assert sorted(state.pool) != state.pool or sorted(state.pile) != state.pile
    for items in (box.creatures, box.nemeses, box.pool, box.pile):
        assert items == sorted(items)
    assert box_of(state.settings, False) is box
    with_can = box_of(state.settings, True).pile
    assert set(box.pile) < set(with_can)


def test_the_same_text_is_the_same_house() -> None:
    options = agreeing.check_options({})
    plan = agreeing.plan_of("beginner", options, 1)

    assert agreeing.plan_of("beginner", options, 2) is plan
    assert agreeing.code_of(plan) == share_code(content.library(), plan) == setup().options["house"]
    assert agreeing.plan_of(agreeing.code_of(plan), options, 3).key == plan.key


def test_sight_is_worked_out_anew_where_the_house_has_changed() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    before = state.house
    seen = {room: before.seen(room) for room in before.rooms}
    destroy_tile(game, ENTRANCE // 2)

    assert state.house is not before
    assert state.house.seen(ENTRANCE) == [ENTRANCE] != seen[ENTRANCE]
    assert {room: before.seen(room) for room in before.rooms} == seen
    burned = state.house
    assert not burned.can_see(0, 2)
    open_lock(game, 0)
    assert state.house.seen(0) != burned.seen(0)


def test_areas_and_rings_are_tiles_by_distance() -> None:
    # The tile in the second row and second column.
    assert [tile for tile in range(20) if AREAS[6] >> tile & 1] == [0, 1, 2, 5, 6, 7, 10, 11, 12]
    assert [tile for tile in range(20) if RINGS[6] >> tile & 1] == [3, 8, 13, 15, 16, 17, 18]


def test_deeds_are_made_once_and_have_the_numbers_asked_for() -> None:
    give = GIVES.at(2 * PEOPLE + 1, 7)

    assert GIVES.at(2 * PEOPLE + 1, 7) is give
    assert (give.who, give.to, give.card) == (2, 1, 7)
    bare = ATTACKS.at(1, 0)
    armed = ATTACKS.at(0, 151 - NO_CARD)
    assert [(one.who, one.card) for one in (bare, armed)] == [(1, NO_CARD), (0, 151)]
    library = content.library()
    assert max(len(library.cards) - NO_CARD, ALL_ROOMS) <= WIDTH
    assert agreeing.MOST_SURVIVORS <= PEOPLE


def test_what_is_kept_of_houses_does_not_grow_with_the_houses_that_are_played() -> None:
    state = state_of(begun())
    plan = state.house.plan
    for number in range(house.MOST + 5):
        state.house = house_of(plan, 0, number, 0)
        ways_of(state)
        watched_rooms(state)
        assert len(house._BUILT) <= house.MOST
        assert len(ways._KNOWN) <= ways.MOST
        assert len(ways._WATCHED) <= ways.MOST
    # They have been emptied on the way.
    assert len(ways._KNOWN) < house.MOST


def test_what_is_kept_of_plans_codes_and_options_is_bounded() -> None:
    library = content.library()
    entries = state_of(begun()).house.plan.key.split(" ")
    for number in range(300):
        turned = [f"{entry[:-1]}{number >> 2 * place & 3}" for place, entry in enumerate(entries)]
        agreeing.code_of(read_plan(library, " ".join(turned)))
    assert agreeing.code_of.cache_info().currsize == 256
    for kept in (agreeing.checked_plan, agreeing.written_plan, agreeing.settings_of, box_of, actions_of):
        assert kept.cache_parameters()["maxsize"] == 256
