"""Spawn tokens: their kinds, how they move and awaken, and the limit of seven."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    MissionLost,
    SpawnTokenMoved,
    SpawnTokenTurned,
    ZombieCardDrawn,
)
from veglia.games.zombicide.engine.rules.spawn import (
    ABOMINATION,
    CORPSE_PILE,
    MOBILE,
    STARTING,
    DrawZombieCard,
    SpawnNext,
)
from veglia.games.zombicide.engine.rules.state import SpawnToken
from veglia.games.zombicide.undead_or_alive.rules.actions.water import Bless
from veglia.games.zombicide.undead_or_alive.rules.events import CorpsePileAwakened
from veglia.games.zombicide.undead_or_alive.rules.traits.jump import JumpTo
from veglia.games.zombicide.undead_or_alive.title import TITLE

WALKERS = (1, 2, 3, 4, 5)
ABOMINATION_CARD = 34


def tokens(table: TestTable, kind: int) -> list[tuple[int, bool]]:
    """Return Zone and side of the tokens of a kind."""
    return [(token.zone, token.is_active) for token in table.state.spawns if token.kind == kind]


def zones_drawn_for(table: TestTable, *cards: int) -> list[int]:
    """Run the Spawn step with these cards on top; return the Zones that got one."""
    table.stack_zombie_cards(*cards)
    return [event.zone for event in happened(table.run(SpawnNext(-1)), ZombieCardDrawn)]


@rule("uoa.spawn.kinds", "uoa.spawn.mobile-always", "uoa.spawn.abomination-inactive-start")
def test_tokens_are_of_four_kinds_and_only_abomination_tokens_begin_inactive() -> None:
    table = TestTable(["jimmy"], at="2R.c3")
    before = TITLE.view(table.state, None)["spawns"]
    table.turn("jimmy")

    table.choose(MoveTo, zone="2R.C")

    assert {(token["kind"], token["active"]) for token in before} == {
        ("starting", True),
        ("mobile", True),
        ("abomination", False),
    }
    added = TITLE.view(table.state, None)["spawns"][len(before) :]
    assert added == [{"kind": "corpse_pile", "zone": table.zone("2R.A"), "active": True}]


@rule("uoa.spawn.mobile-always")
def test_mobile_tokens_spawn_with_and_without_an_abomination() -> None:
    table = TestTable(["carl"])
    mobile = [table.zone("2R.c3"), table.zone("3R.a3")]

    asleep = zones_drawn_for(table, *WALKERS[:3])
    table.add_zombies("3R.B", "abomination")
    awake = zones_drawn_for(table, *WALKERS[3:], 6)

    assert asleep[1:] == mobile
    assert awake[1:] == mobile


@rule("uoa.spawn.starting-immovable")
def test_holy_water_cannot_move_the_starting_token() -> None:
    table = TestTable(["carl"], at="3R.b3", gear={"carl": ["holy_water"]})
    table.state.spawns = [
        SpawnToken(STARTING, table.zone("3R.c3"), True),
        SpawnToken(MOBILE, table.zone("3R.c3"), True),
        SpawnToken(MOBILE, table.zone("3R.a3"), True),
    ]

    table.turn("carl")

    assert table.offers(Bless, zone="3R.a3")
    assert not table.offers(Bless, zone="3R.c3")


@rule("uoa.spawn.mobile-moved", "uoa.spawn.ap-reward")
@pytest.mark.parametrize(("name", "card"), [("carl", "holy_water"), ("thomas", "water")])
def test_a_mobile_token_is_moved_to_the_starting_zone_and_goes_on_spawning_there(
    name: str, card: str
) -> None:
    table = TestTable([name], at="3R.b3", gear={name: [card]})
    table.turn(name)

    events = table.choose(Bless, card=card, zone="3R.a3")

    home, other = table.zone("3R.c3"), table.zone("2R.c3")
    assert [(event.token_kind, event.zone) for event in happened(events, SpawnTokenMoved)] == [(MOBILE, home)]
    assert sorted(tokens(table, MOBILE)) == [(other, True), (home, True)]
    assert [event.points for event in happened(events, AdrenalineGained)] == [5]
    assert zones_drawn_for(table, *WALKERS[:3]) == [home, home, other]


@rule("uoa.spawn.mobile-moved")
def test_water_moves_no_token_for_who_is_not_faithful() -> None:
    table = TestTable(["carl"], at="3R.b3", gear={"carl": ["water"]})

    table.turn("carl")

    assert not table.offers(Bless)


@rule("uoa.spawn.abomination-holy-water", "uoa.spawn.abomination-indestructible")
@pytest.mark.parametrize("is_active", [False, True])
def test_an_abomination_token_is_moved_and_keeps_its_side(is_active: bool) -> None:
    table = TestTable(["carl"], at="3R.a2", gear={"carl": ["holy_water"]})
    table.state.spawns = [
        SpawnToken(STARTING, table.zone("3R.c3"), True),
        SpawnToken(ABOMINATION, table.zone("2R.c3"), is_active),
    ]
    table.turn("carl")

    events = table.choose(Bless, zone="2R.c3")

    assert [event.token_kind for event in happened(events, SpawnTokenMoved)] == [ABOMINATION]
    assert tokens(table, ABOMINATION) == [(table.zone("3R.c3"), is_active)]


@rule("uoa.spawn.abomination-holy-water")
def test_holy_water_reaches_spawn_zones_at_range_one_in_sight_only() -> None:
    near = TestTable(["carl"], at="3R.a2", gear={"carl": ["holy_water"]})
    far = TestTable(["carl"], at="2R.b3", gear={"carl": ["holy_water"]})
    for table in (near, far):
        table.state.spawns.append(SpawnToken(ABOMINATION, table.zone("3R.a3"), False))

    near.turn("carl")
    far.turn("carl")

    assert near.offers(Bless, zone="3R.a3")
    assert not far.offers(Bless, zone="3R.a3")


@rule("uoa.spawn.abomination-cumulative")
def test_every_active_abomination_token_in_the_starting_zone_adds_a_card() -> None:
    table = TestTable(["carl"], at="3R.a2", gear={"carl": ["holy_water"]})
    home = table.zone("3R.c3")
    table.state.spawns = [
        SpawnToken(STARTING, home, True),
        SpawnToken(ABOMINATION, home, False),
        SpawnToken(ABOMINATION, table.zone("2R.c3"), False),
    ]
    table.turn("carl")
    table.choose(Bless, zone="2R.c3")

    asleep = zones_drawn_for(table, WALKERS[0])
    awake = zones_drawn_for(table, ABOMINATION_CARD, *WALKERS[1:3])

    assert asleep == [home]
    assert awake == [home] * 3


@rule("uoa.spawn.corpse-pile-activate")
def test_a_corpse_pile_awakens_the_first_time_a_survivor_enters_its_building() -> None:
    table = TestTable(["jimmy", "carl"], at="2R.c3")
    table.turn("jimmy")

    first = table.choose(MoveTo, zone="2R.C")
    table.choose(MoveTo, zone="2R.c3")
    again = table.choose(MoveTo, zone="2R.C")
    table.turn("carl")
    other = table.choose(MoveTo, zone="2R.C")

    assert [event.rule for event in happened(first, CorpsePileAwakened)] == ["uoa.spawn.corpse-pile-activate"]
    assert happened(again, CorpsePileAwakened) == happened(other, CorpsePileAwakened) == []
    assert tokens(table, CORPSE_PILE) == [(table.zone("2R.A"), True)]


@rule("uoa.spawn.corpse-pile-activate")
def test_a_jump_into_the_building_awakens_the_pile_but_a_place_there_at_setup_does_not() -> None:
    table = TestTable(["trixie", "carl"], at={"trixie": "2R.c3", "carl": "2R.C"})
    assert tokens(table, CORPSE_PILE) == []
    table.turn("trixie")

    events = table.choose(JumpTo, zone="2R.C")

    assert [event.zone for event in happened(events, CorpsePileAwakened)] == [table.zone("2R.A")]


@rule("uoa.spawn.corpse-pile-multi-tile")
def test_in_a_building_over_two_tiles_only_the_pile_of_the_entered_tile_awakens() -> None:
    table = TestTable(["jimmy"], at="2R.c3")
    table.turn("jimmy")

    first = table.choose(MoveTo, zone="2R.C")
    second = table.choose(MoveTo, zone="3R.B")

    assert [event.zone for event in happened(first, CorpsePileAwakened)] == [table.zone("2R.A")]
    assert [event.zone for event in happened(second, CorpsePileAwakened)] == [table.zone("3R.A")]


@rule("uoa.spawn.corpse-pile-activate", "uoa.spawn.corpse-pile-order", "uoa.spawn.corpse-pile-holy-water")
def test_example_corpse_pile_order() -> None:
    table = TestTable(["jimmy"], at="2R.c3", gear={"jimmy": ["holy_water"]})
    home, pile = table.zone("3R.c3"), table.zone("2R.A")
    table.state.spawns = [SpawnToken(STARTING, home, True), SpawnToken(MOBILE, home, True)]
    table.turn("jimmy")
    table.choose(MoveTo, zone="2R.C")

    spawned = zones_drawn_for(table, *WALKERS[:3])
    table.clear_zombies()
    table.turn("jimmy")
    table.choose(Bless, zone="2R.A")

    assert spawned == [home, home, pile]
    assert zones_drawn_for(table, *WALKERS[3:]) == [home, home]


@rule("uoa.spawn.corpse-pile-order")
def test_a_corpse_pile_takes_its_place_in_the_clockwise_order() -> None:
    table = TestTable(["jimmy"], at="2R.c3")
    table.turn("jimmy")
    table.choose(MoveTo, zone="2R.C")

    zones = zones_drawn_for(table, *WALKERS[:4])

    assert zones == [table.zone(name) for name in ("3R.c3", "2R.A", "2R.c3", "3R.a3")]


@rule("uoa.spawn.corpse-pile-holy-water", "uoa.spawn.corpse-pile-immovable", "uoa.spawn.ap-reward")
def test_holy_water_secures_a_corpse_pile_where_it_lies_for_good() -> None:
    table = TestTable(["jimmy"], at="2R.c3", gear={"jimmy": ["holy_water"]})
    table.turn("jimmy", actions=9)
    table.choose(MoveTo, zone="2R.C")

    events = table.choose(Bless, zone="2R.A")
    table.choose(MoveTo, zone="2R.c3")
    table.choose(MoveTo, zone="2R.C")

    turned = happened(events, SpawnTokenTurned)
    assert [(event.token_kind, event.active) for event in turned] == [(CORPSE_PILE, False)]
    assert happened(events, SpawnTokenMoved) == []
    assert [event.points for event in happened(events, AdrenalineGained)] == [5]
    assert tokens(table, CORPSE_PILE) == [(table.zone("2R.A"), False)]


@rule("uoa.spawn.ap-reward")
def test_a_card_gives_five_points_however_many_tokens_it_moves() -> None:
    table = TestTable(["carl"], at="3R.b3", gear={"carl": ["holy_water"]})
    table.state.spawns.append(SpawnToken(ABOMINATION, table.zone("3R.a3"), False))
    table.turn("carl")

    events = table.choose(Bless, zone="3R.a3")

    assert len(happened(events, SpawnTokenMoved)) == 2
    assert [event.points for event in happened(events, AdrenalineGained)] == [5]


@rule("uoa.spawn.seven-limit")
@pytest.mark.parametrize(("more", "is_lost"), [(2, False), (3, True)])
def test_the_seventh_active_token_loses_the_mission_at_once(more: int, is_lost: bool) -> None:
    table = TestTable(["jimmy"], at="2R.c3")
    table.state.spawns += [SpawnToken(MOBILE, table.zone("2R.a3"), True)] * more
    table.turn("jimmy")

    events = table.choose(MoveTo, zone="2R.C")

    assert (table.state.result is not None) is is_lost
    assert ("uoa.end.lose-seventh-spawn" in rules_of(happened(events, MissionLost))) is is_lost


@rule("uoa.spawn.seven-limit")
def test_tokens_count_not_zones_and_jumping_past_seven_loses_too() -> None:
    table = TestTable(["carl"])
    home = table.zone("3R.c3")
    table.state.spawns = [SpawnToken(STARTING, home, True)]
    table.state.spawns += [SpawnToken(MOBILE, home, True)] * 5 + [SpawnToken(ABOMINATION, home, False)] * 2

    table.stack_zombie_cards(ABOMINATION_CARD)
    table.run(DrawZombieCard(home))

    assert table.state.result is not None
    assert table.state.result.rule == "uoa.end.lose-seventh-spawn"
    assert table.asking is None
