"""Line of Sight: along streets, through openings, from Balconies; who uses it."""

from tests.games.zombicide.boards import board_of, can_see, ranges_from, sight_of
from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.activation import MoveZombies, all_kinds
from veglia.games.zombicide.engine.rules.events import ZombiesMoved
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel

# What sight is for


@rule("uoa.los.purpose")
def test_a_ranged_attack_goes_only_where_the_survivor_sees() -> None:
    # The Mauser reaches 3 Zones; 2R.b3 is nearer than that, but around the corner.
    table = TestTable(party=["meg"], at="2R.a1", gear={"meg": ["mauser_c96"]})

    table.turn("meg")

    targets = {option.zone for option in table.offered(RangedAttack)}
    assert targets == {table.zone(name) for name in ("2R.a1", "2R.a2", "2R.a3", "2R.Z")}


@rule("uoa.los.purpose")
def test_an_ability_that_needs_sight_goes_only_where_the_survivor_sees() -> None:
    zombies = {"2R.a3": {"walker": 1}, "2R.b3": {"walker": 1}}
    table = TestTable(party=["concepcion"], at="2R.a1", zombies=zombies)

    table.turn("concepcion")

    assert table.offers(Repel, zone="2R.a3")
    assert not table.offers(Repel, zone="2R.b3")


@rule("uoa.los.purpose")
def test_zombies_go_for_the_survivors_they_see_rather_than_for_the_noise() -> None:
    table = TestTable(at="3R.a3", zombies={"2R.b3": {"walker": 1}, "2R.a2": {"walker": 1}})
    table.state.noise_zone = table.zone("2R.a1")

    events = table.run(MoveZombies(all_kinds(table.state), ()))

    # One sees along the street, the other only hears.
    assert table.zombies("2R.c3") == {"walker": 1}
    assert table.zombies("2R.a1") == {"walker": 1}
    assert len(happened(events, ZombiesMoved)) == 2


# Streets


@rule("uoa.los.street-straight")
def test_street_sight_runs_straight_over_any_number_of_zones() -> None:
    table = TestTable(at="2R.a3")

    seen = sight_of(table, "carl")

    along = {"2R.a2": 1, "2R.a1": 2, "2R.b3": 1, "2R.c3": 2, "3R.a1": 2, "3R.a2": 3, "3R.a3": 4}
    assert {name: reach for name, reach in seen.items() if not name.endswith("Z")} == along


@rule("uoa.los.street-straight")
def test_a_zone_of_several_cells_looks_along_each_of_them() -> None:
    # The graveyard's L-shaped yard 9V.G and the plot 9V.H in its corner.
    board = board_of(["9V"])

    seen = ranges_from(board, "9V.G")

    # South and west from two of its cells, not over the wall in the south-east.
    assert seen == {"9V.H": 1, "9V.b1": 2, "9V.c2": 2}


@rule("uoa.los.no-diagonal")
def test_no_zone_across_a_corner_is_seen() -> None:
    board = board_of(["1V"])

    seen = ranges_from(board, "1V.b2")

    assert seen == {"1V.b1": 1, "1V.b3": 1, "1V.A": 1, "1V.B": 1}


@rule("uoa.los.street-end")
def test_a_wall_ends_street_sight() -> None:
    board = board_of(["4V", "5V"])

    seen = ranges_from(board, "4V.b3")

    # West through the undertaker's opening, east the bank's wall: 5V.b3 lies behind it.
    assert seen == {"4V.A": 1, "4V.a3": 1, "5V.a1": 1, "4V.c3": 1, "5V.c1": 1}


@rule("uoa.los.street-end")
def test_the_edge_of_the_board_ends_street_sight() -> None:
    table = TestTable(at="2R.a1")

    seen = sight_of(table, "carl")

    assert set(seen) == {"2R.a2", "2R.a3", "2R.Z"}


@rule("uoa.los.characters-do-not-block")
def test_characters_between_do_not_block_sight_or_shots() -> None:
    table = TestTable(
        party=["meg", "carl"],
        dice=(6, 6),
        at={"meg": "2R.a1", "carl": "2R.a2"},
        gear={"meg": ["mauser_c96"]},
        zombies={"2R.a2": {"brute": 3}, "2R.a3": {"walker": 2}},
    )
    table.turn("meg")

    table.choose(RangedAttack, zone="2R.a3")

    assert table.zombies("2R.a3") == {}
    assert table.zombies("2R.a2") == {"brute": 3}
    assert table.survivor("carl").wounds == 0


# Buildings


@rule("uoa.los.building-openings")
def test_a_room_sees_every_zone_it_shares_an_opening_with() -> None:
    # 3R.A is a bent room of three cells: its openings lie at different ends of it.
    table = TestTable(at="3R.A")

    seen = sight_of(table, "carl")

    assert seen == {"3R.B": 1, "2R.C": 1, "3R.a2": 1, "3R.b3": 1, "3R.Z": 1}


@rule("uoa.los.building-openings")
def test_a_wall_without_an_opening_blocks_sight() -> None:
    table = TestTable(at="2R.B")

    seen = sight_of(table, "carl")

    # 2R.a2 and 2R.b3 lie next to the room, behind its walls.
    assert seen == {"2R.A": 1, "2R.C": 1, "2R.Z": 1}


@rule("uoa.los.building-limit")
def test_sight_inside_buildings_reaches_one_zone() -> None:
    board = board_of(["9R"])

    seen = ranges_from(board, "9R.A")

    # B lies next door; C lies behind B in a straight line, E behind D.
    assert seen == {"9R.B": 1, "9R.D": 1, "9R.a1": 1}


@rule("uoa.los.building-limit")
def test_zombies_have_the_limit_even_when_a_townsfolk_looks_back() -> None:
    table = TestTable(party=["hanna"], at="2R.A", zombies={"3R.A": {"walker": 1}})
    table.state.noise_zone = table.zone("3R.a2")

    table.run(MoveZombies(all_kinds(table.state), ()))

    assert "3R.A" in sight_of(table, "hanna")
    assert table.zombies("3R.a2") == {"walker": 1}


@rule("uoa.los.building-to-street")
def test_a_room_sees_along_the_street_outside_its_opening() -> None:
    board = board_of(["4V", "1V"])

    seen = ranges_from(board, "4V.A")

    assert (seen["4V.b3"], seen["1V.b2"], seen["1V.b3"]) == (1, 2, 3)
    assert "1V.a1" not in seen


@rule("uoa.los.street-to-building")
def test_sight_from_the_street_enters_one_room() -> None:
    board = board_of(["4V", "1V"])

    seen = ranges_from(board, "1V.b3")

    # The line runs along 1V.b2 and 4V.b3 into the undertaker's room A, and does not leave it on the far side.
    assert seen["4V.A"] == 3
    assert "4V.b1" not in seen
    assert "4V.B" not in seen


# Balconies


@rule("uoa.los.balcony-straddle")
def test_a_balcony_sees_along_the_streets_of_every_zone_it_straddles() -> None:
    table = TestTable(at="2R.Z")

    seen = set(sight_of(table, "carl"))

    assert {"2R.a1", "2R.a2", "2R.a3"} <= seen
    assert {"2R.b3", "2R.c3", "3R.a2", "3R.a3"} <= seen
    assert not {"3R.b3", "3R.c3"} & seen


@rule("uoa.los.balcony-straddle")
def test_whoever_sees_a_straddled_zone_sees_the_balcony() -> None:
    table = TestTable(at="2R.Z", zombies={"2R.b3": {"walker": 1}})
    table.state.noise_zone = table.zone("2R.a1")

    table.run(MoveZombies(all_kinds(table.state), ()))

    # The Walker below sees Carl and sets out for the stairs, away from the noise.
    assert table.zombies("2R.c3") == {"walker": 1}


@rule("uoa.los.balcony-straddle")
def test_two_balconies_over_one_street_see_each_other() -> None:
    table = TestTable(party=["carl", "meg"], at={"carl": "2R.Z", "meg": "3R.Z"})

    assert can_see(table, "carl", "meg")
    assert can_see(table, "meg", "carl")
    assert sight_of(table, "carl")["3R.Z"] == sight_of(table, "meg")["2R.Z"] == 4


@rule("uoa.los.balcony-range")
def test_range_is_counted_from_and_to_the_balcony_itself() -> None:
    above = TestTable(at="2R.Z")
    below = TestTable(at="2R.a2")

    assert {name: sight_of(above, "carl")[name] for name in ("2R.a2", "2R.a1", "2R.c3", "3R.a2")} == {
        "2R.a2": 1,
        "2R.a1": 2,
        "2R.c3": 2,
        "3R.a2": 3,
    }
    assert sight_of(below, "carl")["2R.Z"] == 1


@rule("uoa.los.balcony-range")
def test_range_0_does_not_reach_from_the_balcony_to_the_street_below() -> None:
    table = TestTable(
        party=["meg"], at="2R.Z", gear={"meg": ["scrap_iron"]}, zombies={"2R.a2": {"walker": 1}}
    )

    table.turn("meg")

    targets = {option.zone for option in table.offered(RangedAttack)}
    assert targets == {table.zone(name) for name in ("2R.Z", "2R.a2", "2R.a3", "2R.b3", "2R.B")}


@rule("uoa.los.balcony-stairs-room")
def test_a_balcony_and_the_room_of_its_stairs_see_each_other() -> None:
    table = TestTable(party=["carl", "meg"], at={"carl": "2R.Z", "meg": "2R.B"})

    assert sight_of(table, "carl")["2R.B"] == 1
    assert sight_of(table, "meg")["2R.Z"] == 1


@rule("uoa.los.balcony-no-other-rooms")
def test_a_balcony_sees_no_other_room_not_even_with_an_opening_to_the_street_below() -> None:
    # 4R.B opens to a street below 1R's Balcony: the room sees the Balcony, the Balcony not the room.
    board = board_of(["4R/90", "1R"], ["2R", "3R/180"])

    for townsfolk in (False, True):
        for balcony, stairs in (("4R.Z", "4R.B"), ("1R.Z", "1R.A"), ("2R.Z", "2R.B"), ("3R.Z", "3R.A")):
            seen = ranges_from(board, balcony, townsfolk=townsfolk)
            assert {place for place in seen if board.is_room(board.places[place])} == {stairs}
    assert ranges_from(board, "4R.B")["1R.Z"] == 2
