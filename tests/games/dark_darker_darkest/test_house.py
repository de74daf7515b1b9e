"""The house: tiles, doors, what can be reached, faults, share codes, machine-built houses."""

import random
from hashlib import blake2b

import pytest

from tests.games.dark_darker_darkest.table import TITLE, begun, setup, state_of
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules import agreeing, content, house_builder
from veglia.games.dark_darker_darkest.rules.house import LABORATORY_DOOR, REACTOR_DOORS, House, house_of
from veglia.games.dark_darker_darkest.rules.house_builder import (
    DIFFICULTIES,
    REACTOR_PLACES,
    build,
    build_any,
    hardship,
)
from veglia.games.dark_darker_darkest.rules.house_checks import faults
from veglia.games.dark_darker_darkest.rules.house_search import HouseSearch
from veglia.games.dark_darker_darkest.rules.illegal_house import IllegalHouse
from veglia.games.dark_darker_darkest.rules.plan import read_code, read_plan, share_code
from veglia.games.dark_darker_darkest.rules.settings import MODES
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadSetup
from veglia.kernel.game import begin
from veglia.lab.setups import any_setup

BASE = ("base",)
ALL = ("base", "kickstarter")


def rows(name: str) -> list[str]:
    return [entry for row in content.houses()[name].rows for entry in row]


def codes(entries: list[str], sets: tuple[str, ...] = ALL) -> list[str]:
    return [fault.code for fault in faults(read_plan(content.library(), " ".join(entries)), sets)]


def beginner() -> House:
    return house_of(read_plan(content.library(), " ".join(rows("beginner"))), 0, 0, 0)


@rule("ddd.house.grid", "ddd.house.free-choice")
@pytest.mark.parametrize("name", list(content.houses()))
def test_every_sample_house_is_legal_and_has_the_stated_padlocks_and_rooms(name: str) -> None:
    row = content.houses()[name]
    plan = read_plan(content.library(), " ".join(rows(name)))
    sets = ("base", row.set) if row.set != "base" else BASE
    if name.startswith("radioactive"):
        sets = ("base", "radioactive")

    assert faults(plan, sets) == []
    assert len(plan.locks) == row.padlocks
    assert len(house_of(plan, 0, 0, 0).rooms) == row.rooms


@rule("ddd.house.grid")
def test_a_house_has_twenty_tiles_each_once() -> None:
    with pytest.raises(BadSetup, match="a house has 20 tiles, not 19"):
        read_plan(content.library(), " ".join(rows("beginner")[:-1]))
    doubled = rows("beginner")
    doubled[1] = doubled[2]
    assert "tile_twice" in codes(doubled)


@rule("ddd.house.tile-back", "ddd.house.step1-corners", "ddd.house.step3-inner")
def test_a_tile_lies_in_its_own_section() -> None:
    swapped = rows("beginner")
    swapped[0], swapped[6] = swapped[6], swapped[0]
    assert codes(swapped).count("wrong_section") == 2


@rule("ddd.house.step2-entrance")
def test_the_entrance_is_in_the_middle_of_the_bottom_row() -> None:
    swapped = rows("beginner")
    swapped[16], swapped[17] = swapped[17], swapped[16]
    assert codes(swapped).count("wrong_section") == 2
    assert state_of(begun()).house.plan.entrance == 17


@rule("ddd.house.step2-outer")
def test_windows_face_outside() -> None:
    turned = rows("beginner")
    turned[1] = "O1/2"
    assert "window_inside" in codes(turned)


@rule("ddd.house.doors-reachable")
def test_a_door_may_not_open_onto_a_wall_or_outside() -> None:
    turned = rows("beginner")
    turned[0] = "C2/2"
    assert "door_on_wall" in codes(turned)


@rule("ddd.house.advice-north-path")
def test_the_north_must_be_open() -> None:
    sealed = rows("beginner")
    sealed[11], sealed[16] = "I4/1", "O7/2"
    assert "no_way_north" in codes(sealed)


@rule("ddd.security.token-mix")
def test_a_house_needs_six_padlocks() -> None:
    middle = "O3/3 I3/2 I12/3 I1/0 O11/1 O12/3 I2/2 I13/0 I19/2 O6/1"
    open_house = f"C2/0 O1/0 O2/0 O8/0 LAB/2 {middle} C1/0 O10/2 ENT/0 O13/2 C3/2"
    assert "few_padlocks" in codes(open_house.split(" "))


@rule("ddd.ks.components")
def test_kickstarter_tiles_may_be_left_out() -> None:
    assert "set_not_used" in codes(rows("kickstarter"), BASE)
    with pytest.raises(IllegalHouse) as caught:
        setup(house="kickstarter", kickstarter_tiles="off")
    assert caught.value.code == "bad_setup"
    assert {fault.rule for fault in caught.value.faults} == {"ddd.ks.components"}


@rule("ddd.house.tile-rooms")
def test_two_rooms_of_a_tile_are_apart() -> None:
    house = beginner()
    assert house.rooms_of(16) == [32, 33]
    assert 33 not in house.near[32]
    opened = house.with_lock_open(9)
    assert 33 in opened.near[32]
    assert opened.near[33] == [32]


@rule("ddd.house.closed-room", "ddd.house.locks-get-tokens")
def test_a_room_is_closed_while_all_its_doors_are() -> None:
    state = state_of(begun())
    house = state.house
    assert all(code >= 0 for code in state.locks)
    assert house.is_closed[24]
    assert not house.with_lock_open(5).is_closed[24]
    assert not house.with_lock_open(6).is_closed[24]


@rule("ddd.house.lab-closed")
def test_the_laboratory_has_no_padlock() -> None:
    house = beginner()
    assert house.is_closed[8]
    assert all(lock.tile != house.plan.laboratory for lock in house.plan.locks)
    assert house.with_code_open(1).near[8] == [6]


@rule("ddd.house.destroyed-tile", "ddd.fire.destroyed-opens")
def test_a_destroyed_tile_is_one_room_without_walls_of_its_own() -> None:
    house = beginner().with_destroyed(16)
    assert house.rooms_of(16) == [32]
    assert house.at(33) == 32
    # The walls of neighbours remain: C1 keeps its padlocked door.
    assert house.near[32] == [22, 34]
    vault = beginner().with_destroyed(12)
    assert vault.near[24] == [14, 34]


def test_share_codes_name_a_house_and_detect_errors() -> None:
    library = content.library()
    plan = read_plan(library, " ".join(rows("hard")))
    code = share_code(library, plan)

    assert read_code(library, code).key == plan.key
    assert read_code(library, code.upper()).key == plan.key
    for damaged in (code[:-1], "1" + code[1:], code[:5] + "u" + code[6:], code[::-1]):
        with pytest.raises(BadSetup) as caught:
            read_code(library, damaged)
        assert caught.value.reason == "house_code"
    assert TITLE.setup("dark", None, 1, {"house": code}).options["house"] == code


@pytest.mark.parametrize("seed", range(6))
def test_machine_built_houses_are_legal_and_the_same_for_a_seed(seed: int) -> None:
    library = content.library()
    plan = build(library, seeded(seed), ALL, "any")

    assert faults(plan, ALL) == []
    assert build(library, seeded(seed), ALL, "any").key == plan.key
    easy, hard = (build(library, seeded(seed), BASE, name) for name in ("easy", "hard"))
    assert hardship(easy) <= hardship(hard)


@pytest.mark.parametrize("reactor", [-1, *REACTOR_PLACES])
@pytest.mark.parametrize("tiles", [BASE, ALL])
def test_a_search_finds_a_legal_house_wherever_the_reactor_is(tiles: tuple[str, ...], reactor: int) -> None:
    sets = tiles if reactor < 0 else (*tiles, "radioactive")
    found: set[str] = set()
    for seed in range(3):
        search = HouseSearch(content.library(), seeded(seed), sets, reactor)
        plan = search.find()
        assert faults(plan, sets) == []
        assert plan.reactor == reactor
        # Far fewer tiles than thousands of draws lay.
        assert search.steps < 20_000
        assert HouseSearch(content.library(), seeded(seed), sets, reactor).find().key == plan.key
        found.add(plan.key)
    assert len(found) == 3


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("kickstarter", ["on", "off"])
@pytest.mark.parametrize("radioactive", ["on", "off"])
def test_no_set_up_is_without_a_house_when_no_draw_is_legal(
    mode: str, difficulty: str, kickstarter: str, radioactive: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_builder, "TRIES", 1)
    options = {"kickstarter_tiles": kickstarter, "radioactive": radioactive, "house": f"random:{difficulty}"}
    built = TITLE.setup(mode, None, 3, options)
    full = agreeing.check_options(built.options)
    plan = agreeing.plan_of(built.options["house"], full, 3)
    assert faults(plan, agreeing.tile_sets(full)) == []
    assert (plan.reactor >= 0) == (radioactive == "on")


def test_the_set_up_for_which_five_thousand_draws_were_not_enough_has_a_house() -> None:
    made = any_setup(TITLE, "darker", 9829)
    state = begin(TITLE, made).state
    assert isinstance(state, DarkestState)
    assert faults(state.house.plan, agreeing.tile_sets(state.settings.options)) == []


def test_houses_that_are_drawn_stay_those_of_recorded_games() -> None:
    keys = [build_any(content.library(), seeded(seed), ALL).key for seed in range(20)]
    assert blake2b("\n".join(keys).encode(), digest_size=8).hexdigest() == "a97880c0880ab9ec"


def test_a_radioactive_house_has_the_reactor() -> None:
    options = agreeing.check_options({"radioactive": "on"})
    plan = agreeing.plan_of("random", options, 5)
    assert plan.reactor in (6, 7, 8, 11, 12, 13)


def test_a_house_that_has_changed_is_the_same_as_one_built_anew() -> None:
    chance = random.Random(7)
    for seed in range(6):
        plan = agreeing.plan_of("random", agreeing.check_options({"radioactive": "on"}), seed)
        house = house_of(plan, 0, 0, 0)
        for _ in range(20):
            kind = chance.randrange(5)
            if kind < 2:
                house = house.with_lock_open(chance.randrange(len(plan.locks)))
            elif kind < 4:
                house = house.with_destroyed(chance.randrange(20))
            else:
                house = house.with_code_open(chance.choice([LABORATORY_DOOR, REACTOR_DOORS]))
            anew = House(plan, house.open_locks, house.destroyed, house.open_codes)
            assert (house.rooms, house.steps, house.near) == (anew.rooms, anew.steps, anew.near)
            assert (house.is_closed, house.reactor_rooms) == (anew.is_closed, anew.reactor_rooms)
            assert (house.doors, house.locks_at) == (anew.doors, anew.locks_at)
            for room in house.rooms:
                assert [house.line(room, side) for side in range(4)] == [
                    anew.line(room, side) for side in range(4)
                ]
                assert house.seen(room) == anew.seen(room)
                assert [house.line_of_camera(room, side) for side in range(4)] == [
                    anew.line_of_camera(room, side) for side in range(4)
                ]
                assert house.ranges(room) == anew.ranges(room)
