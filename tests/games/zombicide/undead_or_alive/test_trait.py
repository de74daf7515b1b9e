"""Equipment traits: Dynamite and Holy Water."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    CardDiscarded,
    CardUsed,
    SpawnTokenMoved,
    SpawnTokenTurned,
    SurvivorEliminated,
    ZombieCardDrawn,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.spawn import (
    ABOMINATION,
    CORPSE_PILE,
    MOBILE,
    SpawnNext,
    move_token,
    turn_token,
)
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.water import Bless
from veglia.games.zombicide.undead_or_alive.rules.events import DynamiteExploded


def tokens(table: TestTable, kind: int) -> list[tuple[int, bool]]:
    """Return where the Spawn tokens of a kind lie and whether they are active."""
    return [(token.zone, token.is_active) for token in table.state.spawns if token.kind == kind]


def spawning_zones(table: TestTable, *cards: int) -> list[int]:
    """Return the Zones of a Spawn step in order; the cards are to bring only Walkers."""
    table.stack_zombie_cards(*cards)
    return [drawn.zone for drawn in happened(table.run(SpawnNext(-1)), ZombieCardDrawn)]


def put_abomination_token(table: TestTable, zone: str, *, active: bool) -> None:
    number = next(n for n, token in enumerate(table.state.spawns) if token.kind == ABOMINATION)
    table.call(lambda state: move_token(state, number, table.zone(zone), ""))
    table.call(lambda state: turn_token(state, number, active, ""))


@rule("uoa.trait.dynamite-use")
@pytest.mark.parametrize("slot", [0, 1, 2, 3, 4, 5])
def test_dynamite_is_thrown_from_any_slot_for_an_action_and_discarded(slot: int) -> None:
    table = TestTable(["concepcion"], gear={"concepcion": [*[None] * slot, "dynamite"]})
    card = table.card("dynamite")
    table.turn("concepcion")

    events = table.choose(Throw, zone="2R.a2")

    assert table.survivor("concepcion").actions == 2
    assert table.state.equipment.discards == [card]
    assert rules_of(happened(events, CardDiscarded)) == {"uoa.trait.dynamite-use"}


@rule("uoa.trait.dynamite-use")
def test_dynamite_reaches_zones_in_sight_at_range_0_to_1() -> None:
    table = TestTable(["carl"], at="2R.b3", gear={"carl": ["dynamite"]})

    table.turn("carl")

    # Room 2R.B is next to 2R.b3, but behind a wall.
    near = {table.zone(zone) for zone in ("2R.b3", "2R.a3", "2R.c3", "2R.Z")}
    assert {throw.zone for throw in table.offered(Throw)} == near


@rule("uoa.trait.dynamite-use")
def test_throwing_dynamite_is_a_ranged_action() -> None:
    skills = {"carl": ["plus_1_free_ranged_action"], "may": ["plus_1_free_melee_action"]}
    table = TestTable(["carl", "may"], gear={"carl": ["dynamite"], "may": ["dynamite"]}, skills=skills)

    table.turn("carl", actions=0)
    with_free_ranged = table.offers(Throw)
    table.turn("may", actions=0)

    assert with_free_ranged
    assert not table.offers(Throw)


@rule("uoa.trait.dynamite-effect")
def test_dynamite_eliminates_all_zombies_of_the_zone_without_a_roll() -> None:
    zombies = {"2R.a2": {"walker": 2, "brute": 1, "runner": 1, "abomination": 1}, "2R.a3": {"walker": 1}}
    table = TestTable(["carl"], gear={"carl": ["dynamite"]}, zombies=zombies)
    table.turn("carl")

    events = table.choose(Throw, zone="2R.a2")

    assert (table.zombies("2R.a2"), table.zombies("2R.a3")) == ({}, {"walker": 1})
    assert len(happened(events, ZombieEliminated)) == 5
    assert rules_of(happened(events, DynamiteExploded)) == {"uoa.trait.dynamite-effect"}
    assert happened(events, AttackRolled) == []


@rule("uoa.trait.dynamite-effect")
def test_dynamite_eliminates_survivors_of_the_zone() -> None:
    at = {"carl": "2R.a1", "may": "2R.a2", "meg": "2R.a3"}
    table = TestTable(["carl", "may", "meg"], at=at, gear={"carl": ["dynamite"]})
    table.turn("carl")

    events = table.choose(Throw, zone="2R.a2")

    assert [gone.survivor for gone in happened(events, SurvivorEliminated)] == [table.who("may")]
    assert table.state.result is not None
    assert not table.state.is_won()


@rule("uoa.trait.dynamite-effect", "uoa.combat.no-self-hit")
def test_dynamite_in_the_own_zone_eliminates_the_thrower_too() -> None:
    table = TestTable(["carl"], gear={"carl": ["dynamite"]})
    table.turn("carl")

    events = table.choose(Throw, zone="2R.a1")

    assert [gone.survivor for gone in happened(events, SurvivorEliminated)] == [table.who("carl")]
    assert table.state.result is not None
    assert not table.state.is_won()


@rule("uoa.trait.dynamite-boom", "uoa.noise.dynamite-target")
def test_dynamite_moves_even_a_boom_to_its_target() -> None:
    table = TestTable(["carl"], gear={"carl": ["dynamite"]})
    table.state.noise_zone, table.state.is_loud = table.zone("3R.c3"), True
    table.turn("carl")

    table.choose(Throw, zone="2R.a2")

    assert (table.state.noise_zone, table.state.is_loud) == (table.zone("2R.a2"), True)


@rule("uoa.trait.dynamite-ap")
def test_the_thrower_gains_the_ap() -> None:
    table = TestTable(
        ["carl", "may"], gear={"carl": ["dynamite"]}, zombies={"2R.a2": {"walker": 2, "brute": 1}}
    )
    table.turn("carl")

    table.choose(Throw, zone="2R.a2")

    assert (table.survivor("carl").ap, table.survivor("may").ap) == (3, 0)


@rule("uoa.trait.holy-water-move", "uoa.spawn.order-in-starting-zone", "uoa.spawn.mobile-moved")
def test_example_holy_water_mobile() -> None:
    table = TestTable(["pablito"], at="3R.a2", gear={"pablito": ["holy_water"]})
    start, near, last = table.zone("3R.c3"), table.zone("2R.c3"), table.zone("3R.a3")
    before = spawning_zones(table, 1, 2, 3)
    table.turn("pablito")

    events = table.choose(Bless, zone="3R.a3")

    assert before == [start, near, last]
    assert spawning_zones(table, 4, 5, 6) == [start, start, near]
    assert table.survivor("pablito").ap == 5
    moved = happened(events, SpawnTokenMoved)
    assert [(token.token_kind, token.zone, token.rule) for token in moved] == [
        (MOBILE, start, "uoa.trait.holy-water-move")
    ]


@rule("uoa.trait.holy-water-use")
def test_holy_water_costs_an_action_and_is_discarded() -> None:
    table = TestTable(["carl"], at="3R.a3", gear={"carl": ["holy_water"]})
    card = table.card("holy_water")
    table.turn("carl")

    events = table.choose(Bless, zone="3R.a3")

    assert table.survivor("carl").actions == 2
    assert table.state.equipment.discards == [card]
    assert rules_of(happened(events, CardUsed)) == {"uoa.trait.holy-water-use"}


@rule("uoa.trait.holy-water-use")
@pytest.mark.parametrize(
    ("at", "targets"),
    [
        ("3R.a3", ["3R.a3"]),
        ("3R.a2", ["2R.c3", "3R.a3"]),
        # 3R.a3 is in sight at Range 2; the Starting Spawn Zone would not change.
        ("3R.c3", []),
        # Next to 2R.c3.
        ("2R.C", ["2R.c3"]),
        # 2R.c3 is in sight at Range 2.
        ("2R.a3", []),
    ],
)
def test_holy_water_reaches_spawn_zones_in_sight_at_range_0_to_1(at: str, targets: list[str]) -> None:
    table = TestTable(["carl"], at=at, gear={"carl": ["holy_water"]})

    table.turn("carl")

    assert sorted(bless.zone for bless in table.offered(Bless)) == sorted(
        table.zone(zone) for zone in targets
    )


@rule("uoa.trait.holy-water-use")
def test_all_tokens_of_the_zone_go_and_then_it_is_no_target_any_more() -> None:
    table = TestTable(["carl"], at="3R.a3", gear={"carl": ["holy_water", "holy_water"]})
    put_abomination_token(table, "3R.a3", active=False)
    table.turn("carl")

    table.choose(Bless, zone="3R.a3")

    start = table.zone("3R.c3")
    assert tokens(table, MOBILE) == [(table.zone("2R.c3"), True), (start, True)]
    assert tokens(table, ABOMINATION) == [(start, False)]
    assert not table.offers(Bless)


@rule("uoa.trait.holy-water-move")
@pytest.mark.parametrize("active", [False, True])
def test_an_abomination_token_keeps_its_side_when_it_moves(active: bool) -> None:
    table = TestTable(["carl"], at="3R.b3", gear={"carl": ["holy_water"]})
    put_abomination_token(table, "3R.b3", active=active)
    table.turn("carl")

    table.choose(Bless, zone="3R.b3")

    assert tokens(table, ABOMINATION) == [(table.zone("3R.c3"), active)]


@rule("uoa.trait.holy-water-corpse-pile")
def test_a_corpse_pile_is_turned_over_and_never_spawns_again() -> None:
    table = TestTable(["carl"], at="2R.c3", gear={"carl": ["holy_water", "holy_water"]})
    table.turn("carl", actions=6)
    table.choose(MoveTo, zone="2R.C")
    pile = table.zone("2R.A")
    awake = tokens(table, CORPSE_PILE)

    events = table.choose(Bless, zone="2R.A")
    table.choose(MoveTo, zone="2R.c3")
    table.choose(MoveTo, zone="2R.C")

    assert (awake, tokens(table, CORPSE_PILE)) == ([(pile, True)], [(pile, False)])
    assert rules_of(happened(events, SpawnTokenTurned)) == {"uoa.trait.holy-water-corpse-pile"}
    assert not table.offers(Bless, zone="2R.A")
    assert pile not in spawning_zones(table, 1, 2, 3, 4)


@rule("uoa.trait.holy-water-ap", "uoa.trait.holy-water-corpse-pile")
def test_destroying_a_corpse_pile_gives_5_ap_as_well() -> None:
    table = TestTable(["carl"], at="2R.c3", gear={"carl": ["holy_water"]})
    table.turn("carl")
    table.choose(MoveTo, zone="2R.C")

    events = table.choose(Bless, zone="2R.A")

    assert table.survivor("carl").ap == 5
    assert "uoa.trait.holy-water-ap" in rules_of(events)
