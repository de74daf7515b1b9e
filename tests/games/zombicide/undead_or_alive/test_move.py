"""Movement: shared edges, openings, stairs; the Zones that Characters move between."""

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.activation import Activate, MoveZombies, all_kinds
from veglia.games.zombicide.engine.rules.board import BALCONY, ROOM, STREET
from veglia.games.zombicide.engine.rules.events import (
    Moved,
    PaidForZombies,
    Wounded,
    ZombieCardDrawn,
    ZombiesMoved,
)
from veglia.games.zombicide.engine.rules.spawn import CORPSE_PILE, SpawnNext
from veglia.games.zombicide.engine.rules.state import SpawnToken
from veglia.games.zombicide.undead_or_alive.rules.traits.jump import JumpTo


def moves_of(table: TestTable, name: str) -> set[int]:
    table.turn(name)
    return {option.zone for option in table.offered(MoveTo)}


# Between Zones


@rule("uoa.move.shared-edge", "uoa.move.no-diagonal")
def test_a_survivor_moves_only_over_a_shared_edge() -> None:
    table = TestTable(at="2R.a2")

    moves = moves_of(table, "carl")

    # 2R.b3 touches 2R.a2 at a corner only; 2R.C does not touch it at all.
    assert moves == {table.zone("2R.a1"), table.zone("2R.a3")}


@rule("uoa.move.shared-edge", "uoa.move.no-diagonal")
def test_a_zombie_goes_around_a_corner() -> None:
    table = TestTable(at="2R.b3", zombies={"2R.a2": {"walker": 1}})
    table.state.noise_zone = table.zone("2R.b3")

    events = table.run(MoveZombies(all_kinds(table.state), ()))

    (move,) = happened(events, ZombiesMoved)
    assert (move.start, move.zone) == (table.zone("2R.a2"), table.zone("2R.a3"))


@rule("uoa.move.street-free")
def test_moving_along_empty_streets_costs_one_action_a_zone() -> None:
    table = TestTable(at="2R.a1")
    table.turn("carl")

    events = [event for zone in ("2R.a2", "2R.a3", "2R.b3") for event in table.choose(MoveTo, zone=zone)]

    assert [event.zone for event in happened(events, Moved)] == [
        table.zone("2R.a2"),
        table.zone("2R.a3"),
        table.zone("2R.b3"),
    ]
    assert happened(events, PaidForZombies) == []
    assert table.survivor("carl").actions == 0


@rule("uoa.move.street-free")
def test_only_zombies_hinder_a_move_between_streets() -> None:
    table = TestTable(at="2R.a1", zombies={"2R.a1": {"walker": 1}})
    table.turn("carl")

    events = table.choose(MoveTo, zone="2R.a2")

    assert "uoa.actions.move-leave-zombies" in rules_of(events)
    assert table.survivor("carl").actions == 1


@rule("uoa.move.building-street-opening")
def test_between_building_and_street_an_opening_is_needed() -> None:
    # 2R.c3 has the opening of 2R.C on one side and a wall of 3R.A below it.
    table = TestTable(at="2R.c3")

    moves = moves_of(table, "carl")

    assert table.zone("2R.C") in moves
    assert table.zone("3R.A") not in moves


@rule("uoa.move.building-street-opening")
def test_no_way_leads_through_the_wall_out_of_a_room() -> None:
    table = TestTable(at="2R.B")

    moves = moves_of(table, "carl")

    assert not {table.zone("2R.a2"), table.zone("2R.b3")} & moves


@rule("uoa.move.building-building-opening")
def test_rooms_are_connected_by_openings_wherever_one_stands_in_them() -> None:
    # 3R.A is bent around 3R.B: a wall between them on one side, an opening on the other.
    table = TestTable(at="3R.A")

    moves = moves_of(table, "carl")

    assert {table.zone("3R.B"), table.zone("2R.C")} <= moves
    assert not {table.zone("2R.A"), table.zone("2R.B")} & moves


@rule("uoa.move.stairs-opening")
def test_stairs_are_an_opening_and_no_zone() -> None:
    table = TestTable(at="2R.Z", zombies={"2R.B": {"walker": 1}})

    table.run(MoveZombies(all_kinds(table.state), ()))

    assert table.zombies("2R.Z") == {"walker": 1}


@rule("uoa.def.character")
def test_survivors_and_zombies_are_characters_and_walk_the_same_ways() -> None:
    for name in ("2R.a2", "2R.b3", "2R.c3", "2R.A", "3R.c3"):
        for goal in ("2R.a1", "2R.C", "3R.b3", "3R.Z"):
            table = TestTable(at=goal, zombies={name: {"walker": 6}})
            table.state.noise_zone = table.zone(goal)
            start = TestTable(at=name)

            events = table.run(MoveZombies(all_kinds(table.state), ()))

            reached = {move.zone for move in happened(events, ZombiesMoved)}
            assert reached
            assert reached <= moves_of(start, "carl")


# Kinds of Zones


@rule("uoa.def.zone-building")
def test_a_room_is_one_zone_however_large() -> None:
    table = TestTable(party=["carl"], at="3R.A", zombies={"3R.A": {"walker": 1}})
    board = table.state.board

    events = table.run(Activate(all_kinds(table.state)))

    # Three cells, one Zone: whoever is in it is attacked without a move.
    assert len(board.cells[table.zone("3R.A")]) == 3
    assert board.kinds[table.zone("3R.A")] == ROOM
    assert len(happened(events, Wounded)) == 1


@rule("uoa.def.zone-street")
def test_a_street_zone_may_stretch_over_two_tiles() -> None:
    table = TestTable(at="2R.b3")
    board = table.state.board
    table.turn("carl")

    table.choose(MoveTo, zone="2R.c3")

    assert table.survivor("carl").zone == table.zone("3R.a1")
    assert board.kinds[table.zone("3R.a1")] == STREET
    assert table.offers(MoveTo, zone="3R.a2")


@rule("uoa.def.zone-balcony")
def test_a_balcony_is_a_zone_apart_from_the_streets_below() -> None:
    table = TestTable(
        at="2R.Z", zombies={"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}, "2R.b3": {"walker": 1}}
    )

    events = table.run(Activate(all_kinds(table.state)))

    assert happened(events, Wounded) == []
    assert table.state.board.kinds[table.zone("2R.Z")] == BALCONY


@rule("uoa.def.zone-balcony")
def test_a_balcony_is_street_it_cannot_be_searched_and_wakes_no_corpse_pile() -> None:
    table = TestTable(party=["trixie"], at="2R.a2")
    table.turn("trixie")

    table.choose(JumpTo, zone="2R.Z")

    assert not table.offers(SearchHere)
    assert CORPSE_PILE not in [token.kind for token in table.state.spawns]


@rule("uoa.def.spawn-zone-active")
def test_starting_and_mobile_tokens_are_always_active_the_others_by_their_side() -> None:
    table = TestTable(at="2R.a1")
    table.stack_zombie_cards(1, 2, 3, 6, 7)
    pile = table.zone("2R.A")
    asleep = SpawnToken(CORPSE_PILE, pile, False)
    awake = SpawnToken(CORPSE_PILE, pile, True)

    table.state.spawns.append(asleep)
    before = happened(table.run(SpawnNext(-1)), ZombieCardDrawn)
    table.state.spawns[-1] = awake
    table.stack_zombie_cards(8, 9, 10, 4)
    after = happened(table.run(SpawnNext(-1)), ZombieCardDrawn)

    always = {table.zone("3R.c3"), table.zone("2R.c3"), table.zone("3R.a3")}
    assert (len(before), {event.zone for event in before}) == (3, always)
    assert (len(after), {event.zone for event in after}) == (4, always | {pile})


@rule("uoa.def.spawn-zone-active")
def test_an_abomination_token_is_active_while_an_abomination_is_on_the_board() -> None:
    table = TestTable(at="2R.a1")
    # The Abomination comes at the Starting Zone, whose own Abomination token then draws a card too.
    table.stack_zombie_cards(34, 1, 2, 3)

    drawn = happened(table.run(SpawnNext(-1)), ZombieCardDrawn)

    places = [event.zone for event in drawn]
    assert places.count(table.zone("3R.c3")) == 2
    assert len(places) == 4
