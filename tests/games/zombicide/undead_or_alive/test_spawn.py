"""The Spawn step: the order of tokens, the cards, and what they bring."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.danger import gain_ap
from veglia.games.zombicide.engine.rules.events import (
    MiniaturesShort,
    NothingSpawned,
    ZombieCardDrawn,
    ZombieDeckReshuffled,
    ZombiesActivated,
    ZombiesAttacked,
    ZombiesMoved,
    ZombiesSpawned,
)
from veglia.games.zombicide.engine.rules.spawn import (
    ABOMINATION,
    CORPSE_PILE,
    MOBILE,
    STARTING,
    DrawZombieCard,
    SpawnNext,
    order_of,
)
from veglia.games.zombicide.engine.rules.state import SpawnToken
from veglia.kernel.machine import Event

# Printed numbers of Zombie cards.
ONE_WALKER, ONE_WALKER_2, ONE_WALKER_3, ONE_WALKER_4 = 1, 2, 3, 4
TWO_WALKERS, TWO_WALKERS_2 = 11, 12
TWO_RUNNERS = 27
EXTRA_WALKERS, EXTRA_RUNNERS = 28, 32
ABOMINATION_CARD = 34


def spawn_step(table: TestTable, *cards: int) -> list[Event]:
    """Run the Spawn step with these cards on top of the deck."""
    table.stack_zombie_cards(*cards)
    return table.run(SpawnNext(-1))


def zones_drawn_for(table: TestTable, events: list[Event]) -> list[str]:
    names = {
        table.zone(name): name for name in ("2R.a1", "2R.a3", "2R.c3", "2R.A", "3R.a2", "3R.a3", "3R.c3")
    }
    return [names[event.zone] for event in happened(events, ZombieCardDrawn)]


@rule("uoa.spawn.tokens-mark-zones", "uoa.spawn.one-card-per-token", "uoa.spawn.inactive-skip")
def test_each_active_token_gets_one_card_and_an_inactive_one_gets_none() -> None:
    table = TestTable(["carl"])
    assert sorted(token.kind for token in table.state.spawns) == [STARTING, MOBILE, MOBILE, ABOMINATION]

    events = spawn_step(table, ONE_WALKER, TWO_WALKERS, TWO_WALKERS_2)

    assert zones_drawn_for(table, events) == ["3R.c3", "2R.c3", "3R.a3"]
    assert rules_of(happened(events, ZombiesSpawned)) == {"uoa.spawn.one-card-per-token"}
    assert table.zombies("3R.c3") == {"walker": 1}
    assert table.zombies("2R.c3") == {"walker": 2}
    assert table.zombies("3R.a3") == {"walker": 2}


@rule("uoa.spawn.inactive-skip")
def test_an_inactive_corpse_pile_gets_no_card() -> None:
    table = TestTable(["carl"])
    table.state.spawns.append(SpawnToken(CORPSE_PILE, table.zone("2R.A"), False))

    events = spawn_step(table, ONE_WALKER, ONE_WALKER_2, ONE_WALKER_3)

    assert "2R.A" not in zones_drawn_for(table, events)
    assert len(happened(events, ZombieCardDrawn)) == 3


@rule("uoa.spawn.starting-first", "uoa.spawn.clockwise")
def test_spawning_begins_at_the_starting_zone_and_goes_on_clockwise() -> None:
    table = TestTable(["carl"])
    table.state.spawns = [
        SpawnToken(MOBILE, table.zone("3R.a3"), True),
        SpawnToken(MOBILE, table.zone("2R.a3"), True),
        SpawnToken(MOBILE, table.zone("2R.a1"), True),
        SpawnToken(MOBILE, table.zone("2R.c3"), True),
        SpawnToken(STARTING, table.zone("3R.c3"), True),
    ]

    events = spawn_step(table, ONE_WALKER, ONE_WALKER_2, ONE_WALKER_3, ONE_WALKER_4, TWO_WALKERS)

    # The Starting Spawn Zone is the lower left corner: up the left side, down the right side.
    assert zones_drawn_for(table, events) == ["3R.c3", "2R.a1", "2R.a3", "2R.c3", "3R.a3"]


@rule("uoa.spawn.order-in-starting-zone", "uoa.spawn.starting-stack")
def test_in_the_starting_zone_the_starting_token_goes_first_then_mobile_then_abomination() -> None:
    table = TestTable(["carl"])
    home = table.zone("3R.c3")
    table.state.spawns = [SpawnToken(kind, home, True) for kind in (ABOMINATION, MOBILE, STARTING, MOBILE)]

    order = sorted(range(4), key=lambda number: order_of(table.state, number))
    events = spawn_step(table, ONE_WALKER, ONE_WALKER_2, ONE_WALKER_3, ONE_WALKER_4)

    kinds = [table.state.spawns[number].kind for number in order]
    assert kinds == [STARTING, MOBILE, MOBILE, ABOMINATION]
    assert zones_drawn_for(table, events) == ["3R.c3"] * 4
    assert table.zombies("3R.c3") == {"walker": 4}


@rule("uoa.spawn.order-in-starting-zone", "uoa.spawn.new-abomination-zones")
def test_a_mobile_token_in_the_starting_zone_can_still_wake_the_abomination_token_there() -> None:
    table = TestTable(["carl"])
    home = table.zone("3R.c3")
    table.state.spawns = [
        SpawnToken(ABOMINATION, home, False),
        SpawnToken(MOBILE, home, True),
        SpawnToken(STARTING, home, True),
    ]

    events = spawn_step(table, ONE_WALKER, ABOMINATION_CARD, ONE_WALKER_2)

    assert zones_drawn_for(table, events) == ["3R.c3"] * 3
    assert table.zombies("3R.c3") == {"walker": 2, "abomination": 1}


@rule("uoa.spawn.new-abomination-zones")
def test_a_newly_active_abomination_zone_spawns_if_it_has_not_been_passed() -> None:
    table = TestTable(["carl"])

    events = spawn_step(table, ABOMINATION_CARD, ONE_WALKER, ONE_WALKER_2, ONE_WALKER_3)

    assert zones_drawn_for(table, events) == ["3R.c3", "3R.c3", "2R.c3", "3R.a3"]


@rule("uoa.spawn.new-abomination-zones")
def test_a_newly_active_abomination_zone_that_has_been_passed_waits_for_the_next_time() -> None:
    table = TestTable(["carl"])

    events = spawn_step(table, ONE_WALKER, ABOMINATION_CARD, ONE_WALKER_2)
    later = spawn_step(table, TWO_WALKERS, ONE_WALKER_3, ONE_WALKER_4, TWO_WALKERS_2)

    assert zones_drawn_for(table, events) == ["3R.c3", "2R.c3", "3R.a3"]
    assert zones_drawn_for(table, later) == ["3R.c3", "3R.c3", "2R.c3", "3R.a3"]


@rule("uoa.spawn.abomination-activates-up-to-two", "uoa.spawn.abomination-activate")
def test_one_abomination_wakes_both_abomination_zones() -> None:
    table = TestTable(["carl"])
    table.state.spawns.append(SpawnToken(ABOMINATION, table.zone("3R.a2"), False))

    events = spawn_step(table, ONE_WALKER, ABOMINATION_CARD, ONE_WALKER_2, ONE_WALKER_3)

    assert all(token.is_active for token in table.state.spawns if token.kind == ABOMINATION)
    assert zones_drawn_for(table, events) == ["3R.c3", "2R.c3", "3R.a2", "3R.a3"]


@rule("uoa.spawn.deck-reshuffle")
def test_an_exhausted_zombie_deck_is_made_anew_from_the_discards() -> None:
    table = TestTable(["carl"])
    deck = table.state.zombie_deck
    deck.pile, deck.discards = [0], [1, 2]

    events = table.run(*[DrawZombieCard(table.zone("3R.c3"))] * 2)

    first, second = happened(events, ZombieCardDrawn)
    assert first.zombie_card == 0
    assert second.zombie_card in (0, 1, 2)
    assert [event.rule for event in happened(events, ZombieDeckReshuffled)] == ["uoa.spawn.deck-reshuffle"]
    assert sorted(deck.pile + deck.discards) == [0, 1, 2]
    assert deck.discards == [second.zombie_card]


@rule("uoa.spawn.extra-activation")
def test_an_extra_activation_card_brings_nobody_and_activates_its_kind() -> None:
    table = TestTable(["carl"], at="2R.b3", zombies={"3R.a3": {"walker": 2, "runner": 1}})
    table.set_ap("carl", 7)

    table.stack_zombie_cards(EXTRA_WALKERS)
    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert [(event.kind, event.rule) for event in happened(events, ZombiesActivated)] == [
        (table.kind("walker"), "uoa.spawn.extra-activation")
    ]
    assert happened(events, ZombiesSpawned) == []
    assert table.zombies("3R.c3") == {}
    assert table.zombies("3R.a3") == {"runner": 1}
    assert table.zombies("3R.a2") == {"walker": 2}


@rule("uoa.spawn.extra-activation")
def test_in_an_extra_activation_runners_act_twice_and_attack_before_they_move() -> None:
    table = TestTable(["carl"], at="2R.b3", zombies={"2R.b3": {"runner": 1}, "3R.a2": {"runner": 1}})
    table.set_ap("carl", 7)

    table.stack_zombie_cards(EXTRA_RUNNERS)
    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    told = [event for event in events if isinstance(event, (ZombiesAttacked, ZombiesMoved))]
    assert [type(event) for event in told] == [ZombiesAttacked, ZombiesMoved, ZombiesAttacked, ZombiesMoved]
    assert table.survivor("carl").wounds == 2
    assert table.zombies("2R.b3") == {"runner": 2}


@rule("uoa.spawn.extra-activation")
def test_an_extra_activation_is_resolved_completely_before_the_next_token() -> None:
    table = TestTable(["carl"], at="2R.b3", zombies={"2R.c3": {"walker": 1}})
    table.set_ap("carl", 7)

    events = spawn_step(table, EXTRA_WALKERS, TWO_RUNNERS, ONE_WALKER)

    kinds = (ZombieCardDrawn, ZombiesMoved)
    assert [type(event) for event in events if isinstance(event, kinds)][:3] == [
        ZombieCardDrawn,
        ZombiesMoved,
        ZombieCardDrawn,
    ]


@rule("uoa.spawn.extra-activation-blue")
def test_an_extra_activation_card_has_no_effect_at_blue() -> None:
    table = TestTable(["carl"], at="2R.b3", zombies={"2R.c3": {"walker": 1}})

    table.stack_zombie_cards(EXTRA_WALKERS)
    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert [event.rule for event in happened(events, NothingSpawned)] == ["uoa.spawn.extra-activation-blue"]
    assert happened(events, ZombiesActivated) == []
    assert table.zombies("2R.c3") == {"walker": 1}


@rule("uoa.spawn.shortage")
@pytest.mark.parametrize("left", [0, 1])
def test_when_miniatures_run_out_the_rest_come_and_an_abomination_with_them(left: int) -> None:
    table = TestTable(["carl"], zombies={"3R.B": {"runner": 16 - left}})

    table.stack_zombie_cards(TWO_RUNNERS)
    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    short = happened(events, MiniaturesShort)
    assert [(event.kind, event.rule) for event in short] == [(table.kind("runner"), "uoa.spawn.shortage")]
    expected = {"runner": left, "abomination": 1} if left else {"abomination": 1}
    assert table.zombies("3R.c3") == expected


@rule("uoa.spawn.shortage-abomination-present")
def test_a_shortage_activates_an_abomination_that_is_there_already() -> None:
    table = TestTable(["carl"], at="2R.b3", zombies={"3R.B": {"runner": 15}, "2R.c3": {"abomination": 1}})

    table.stack_zombie_cards(TWO_RUNNERS)
    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert [event.rule for event in happened(events, MiniaturesShort)] == [
        "uoa.spawn.shortage-abomination-present"
    ]
    assert [event.kind for event in happened(events, ZombiesActivated)] == [table.kind("abomination")]
    assert table.zombies("3R.c3") == {"runner": 1}
    assert table.zombies("2R.b3") == {"abomination": 1}


@rule("uoa.spawn.one-card-per-token")
@pytest.mark.parametrize(("ap", "count"), [(0, 2), (7, 4), (19, 8), (43, 10)])
def test_example_spawn_card_runners(ap: int, count: int) -> None:
    table = TestTable(["carl"])
    table.set_ap("carl", ap)

    table.stack_zombie_cards(TWO_RUNNERS)
    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert [event.count for event in happened(events, ZombiesSpawned)] == [count]
    assert table.zombies("3R.c3") == {"runner": count}


@rule("uoa.danger.spawn-level", "uoa.danger.levels", "uoa.spawn.one-card-per-token")
def test_example_spawn_level() -> None:
    table = TestTable(["pablito", "may"])
    table.call(lambda state: gain_ap(state, table.who("pablito"), 5, "uoa.ap.kill"))
    table.call(lambda state: gain_ap(state, table.who("may"), 12, "uoa.ap.kill"))

    table.stack_zombie_cards(TWO_RUNNERS)
    table.run(DrawZombieCard(table.zone("3R.c3")))

    assert table.zombies("3R.c3") == {"runner": 4}
