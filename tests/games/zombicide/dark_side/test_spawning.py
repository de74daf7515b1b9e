"""The Spawn step: levels, Extra Activations, the Abomination, Pit cards, shortage."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.events import NoOpenPit, PitDug, PitReopened, TankInstead
from veglia.games.zombicide.dark_side.rules.pits import PIT_TOKENS
from veglia.games.zombicide.dark_side.rules.spawn_tokens import wake_spawn
from veglia.games.zombicide.dark_side.rules.spawning import AppearAt, FillPits, spawn_in_pits
from veglia.games.zombicide.dark_side.rules.state import CLOSED_PIT, GREEN, OPEN_PIT, ColouredSpawn
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import (
    MiniaturesShort,
    NothingSpawned,
    ZombieCardDrawn,
    ZombieDeckReshuffled,
    ZombiesActivated,
    ZombiesMoved,
    ZombiesSpawned,
)
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard, SpawnNext
from veglia.games.zombicide.engine.rules.state import OFF_BOARD

FAR = "16R.c1"


def spawned(table: StationTable, card: int, *, xp: int = 0, zone: str = FAR) -> list[object]:
    """Draw a card for a Zone with the highest level that experience makes."""
    table.set_ap("miranda", xp)
    table.stack_xeno_cards(card)
    return list(table.run(DrawZombieCard(table.zone(zone))))


@rule("ds.spawn.read-level", "ds.xp.spawn-effect", "ds.xp.levels")
@pytest.mark.parametrize(("xp", "count"), [(0, 2), (6, 2), (7, 4), (18, 4), (19, 6), (42, 6), (43, 8)])
def test_ds_ex_worker_card_63(xp: int, count: int) -> None:
    table = StationTable()

    spawned(table, 63, xp=xp)

    assert table.xenos(FAR) == {"worker": count}


@rule("ds.spawn.read-level")
@pytest.mark.parametrize(("xp", "count"), [(0, 2), (7, 2), (19, 6), (43, 8)])
def test_ds_ex_hunter_card(xp: int, count: int) -> None:
    table = StationTable()

    spawned(table, 71, xp=xp)

    assert table.xenos(FAR) == {"hunter": count}


@rule("ds.spawn.read-level", "ds.spawn.live-level")
def test_ds_ex_spawn_highest_level() -> None:
    table = StationTable(["miles", "radka"])
    table.set_ap("miles", 5)
    table.set_ap("radka", 12)
    table.stack_xeno_cards(63)

    table.run(DrawZombieCard(table.zone(FAR)))

    assert table.xenos(FAR) == {"worker": 4}


@rule("ds.spawn.live-level")
def test_whoever_has_left_no_longer_raises_the_level() -> None:
    table = StationTable(["miles", "radka"], at={"miles": "12R.B", "radka": ""})
    table.set_ap("radka", 43)
    table.stack_xeno_cards(63)

    table.run(DrawZombieCard(table.zone(FAR)))

    assert table.xenos(FAR) == {"worker": 2}


@rule("ds.spawn.step", "ds.spawn.order", "ds.spawn.stacked-tokens")
def test_each_active_token_draws_a_card_clockwise_from_the_first() -> None:
    table = StationTable()
    table.state.first_spawn = table.zone("16R.c1")
    table.state.spawns.append(ColouredSpawn(0, table.zone("16R.c1"), True, 0))
    table.stack_xeno_cards(61, 62, 63, 64)

    events = table.run(SpawnNext(-1))

    drawn = [event.zone for event in happened(events, ZombieCardDrawn)]
    # From the lower left corner clockwise: upper right, then lower right.
    assert drawn == [table.zone(name) for name in ("16R.c1", "16R.c1", "12R.c3", "13R.c2")]


@rule("ds.spawn.coloured-inactive", "ds.token.spawn-sides")
def test_a_coloured_spawn_zone_sleeps_until_it_is_woken() -> None:
    table = StationTable()
    table.state.spawns = [ColouredSpawn(1, table.zone("13R.c2"), False, GREEN)]
    assert happened(table.run(SpawnNext(-1)), ZombieCardDrawn) == []

    wake_spawn(table.state, GREEN, "ds.spawn.coloured-inactive")
    table.stack_xeno_cards(61)

    assert len(happened(table.run(SpawnNext(-1)), ZombieCardDrawn)) == 1


@rule("ds.spawn.deck-reshuffle")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = StationTable()
    table.state.zombie_deck.discards = table.state.zombie_deck.pile
    table.state.zombie_deck.pile = []

    events = table.run(DrawZombieCard(table.zone(FAR)))

    assert len(happened(events, ZombieDeckReshuffled)) == 1


@rule("ds.spawn.extra-activation", "ds.spawn.extra-activation-blue")
def test_ds_ex_extra_activation_workers() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"worker": 1, "tank": 1}})
    at_blue = spawned(table, 111)
    assert len([event for event in at_blue if isinstance(event, NothingSpawned)]) == 1
    assert table.xenos("12R.A") == {"worker": 1, "tank": 1}

    spawned(table, 112, xp=7)

    assert table.xenos("12R.B") == {"worker": 1}
    assert table.xenos("12R.A") == {"tank": 1}
    assert table.xenos(FAR) == {}


@rule("ds.spawn.extra-activation-hunters")
def test_hunters_have_both_actions_in_an_extra_activation() -> None:
    table = StationTable(at="12R.B", xenos={"12R.Q": {"hunter": 1}})

    spawned(table, 114, xp=7)

    assert table.xenos("12R.B") == {"hunter": 1}


# The Abomination


@rule("ds.spawn.abomination-card-2")
def test_an_abomination_card_brings_the_abomination() -> None:
    table = StationTable()

    spawned(table, 76, xp=7)

    assert table.xenos(FAR) == {"abomination": 1}


@rule(
    "ds.xeno.abomination-digs",
    "ds.spawn.abomination-card-1",
    "ds.spawn.abomination-card-2",
    "ds.pit.token-two-sides",
    "ds.shortage.abomination-none",
)
def test_ds_ex_abomination_digs() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"abomination": 1}})

    events = spawned(table, 76, xp=7)

    assert [event.zone for event in events if isinstance(event, PitDug)] == [table.zone("12R.A")]
    assert table.state.pits[table.zone("12R.A")] == OPEN_PIT
    assert table.xenos("12R.A") == {"abomination": 1}
    assert table.xenos(FAR) == {}


@rule("ds.xeno.abomination-reopens")
def test_in_a_closed_pit_it_opens_it_again() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"abomination": 1}})
    table.dig("12R.A", CLOSED_PIT)

    events = spawned(table, 76, xp=7)

    assert len([event for event in events if isinstance(event, PitReopened)]) == 1
    assert table.state.pits[table.zone("12R.A")] == OPEN_PIT
    assert table.xenos("12R.A") == {"abomination": 1}


@rule("ds.xeno.abomination-extra-normal")
def test_in_an_open_pit_it_acts() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"abomination": 1}})
    table.dig("12R.A")

    spawned(table, 76, xp=7)

    assert table.xenos("12R.B") == {"abomination": 1}


@rule("ds.xeno.abomination-digs")
def test_without_a_pit_token_left_it_acts() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"abomination": 1}})
    others = [zone for zone in range(table.state.board.size) if zone != table.zone("12R.A")]
    for zone in others[:PIT_TOKENS]:
        table.state.pits[zone] = CLOSED_PIT

    spawned(table, 76, xp=7)

    assert table.xenos("12R.B") == {"abomination": 1}


@rule("ds.xeno.abomination-normal-no-dig")
def test_an_ordinary_activation_never_digs() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"abomination": 1}})

    table.run(Activate(all_kinds(table.state)))

    assert table.state.pits[table.zone("12R.A")] == 0
    assert table.xenos("12R.B") == {"abomination": 1}


# Shortage


@rule("ds.shortage.place-rest", "ds.shortage.step-2")
def test_when_miniatures_run_out_the_rest_and_an_abomination_come() -> None:
    table = StationTable()
    table.add_zombies("13R.c2", "worker", 34)

    events = spawned(table, 63, xp=7)

    assert table.xenos(FAR) == {"worker": 1, "abomination": 1}
    assert len([event for event in events if isinstance(event, MiniaturesShort)]) == 1


@rule("ds.shortage.step-1", "ds.shortage.abomination-none")
def test_an_abomination_on_the_board_digs_first_and_no_other_comes() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"abomination": 1}})
    table.add_zombies("13R.c2", "worker", 35)

    events = spawned(table, 63, xp=7)

    assert [event.rule for event in events if isinstance(event, ZombiesActivated)] == ["ds.shortage.step-1"]
    assert table.state.pits[table.zone("12R.A")] == OPEN_PIT
    assert table.xenos(FAR) == {}


# Pit cards


@rule("ds.spawn.pit-card", "ds.pit.closed-no-spawn")
def test_a_pit_card_fills_every_open_pit() -> None:
    table = StationTable()
    table.dig("12R.A")
    table.dig("13R.A")
    table.dig("13R.Q", CLOSED_PIT)

    spawned(table, 83)

    assert table.xenos("12R.A") == table.xenos("13R.A") == {"worker": 2}
    assert table.xenos("13R.Q") == table.xenos(FAR) == {}


@rule("ds.spawn.pit-card")
def test_without_an_open_pit_nothing_happens() -> None:
    table = StationTable()

    events = spawned(table, 83)

    assert len([event for event in events if isinstance(event, NoOpenPit)]) == 1
    assert [event for event in events if isinstance(event, ZombiesSpawned)] == []


@rule("ds.spawn.pit-card-shortage", "ds.spawn.pit-card-shortage-2", "ds.spawn.pit-card-no-loop")
def test_the_players_choose_the_pit_that_gets_the_last_miniatures() -> None:
    table = StationTable()
    table.dig("12R.A")
    table.dig("13R.A")
    table.add_zombies("16R.c1", "tank", 13)
    spawned(table, 84)
    assert isinstance(table.asking, FillPits)

    table.choose(AppearAt, zone="13R.A")

    assert table.xenos("13R.A") == {"tank": 1}
    # The other one did not get its Tank: at Blue another Tank would come there, but none is left.
    assert table.xenos("12R.A") == {}


@rule("ds.spawn.pit-card-shortage-2")
def test_an_abomination_comes_to_a_pit_that_got_too_few() -> None:
    table = StationTable()
    table.dig("12R.A")
    table.dig("13R.A")
    table.add_zombies("16R.c1", "tank", 13)
    spawned(table, 84, xp=7)

    table.choose(AppearAt, zone="13R.A")

    assert table.xenos("13R.A") == {"tank": 1}
    assert table.xenos("12R.A") == {"abomination": 1}


@rule("ds.spawn.pit-card-shortage-1")
def test_abominations_act_before_one_comes_out_of_a_pit() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"abomination": 1}})
    table.dig("13R.A")
    table.add_zombies("16R.c1", "tank", 14)

    events = table.call(lambda state: spawn_in_pits(table.state, table.kind("tank"), 1, "ds.spawn.pit-card"))

    assert table.state.pits[table.zone("12R.A")] == OPEN_PIT
    assert [event for event in events if isinstance(event, ZombiesMoved)] == []


@rule("ds.m0.no-abomination-until-yellow")
def test_at_blue_a_tank_comes_for_the_abomination() -> None:
    table = StationTable()
    events = spawned(table, 76)
    assert len([event for event in events if isinstance(event, TankInstead)]) == 1
    assert table.xenos(FAR) == {"tank": 1}

    table.clear_zombies()
    table.add_zombies("13R.c2", "worker", 34)
    spawned(table, 63)

    # Shortage at Blue brings a Tank, too.
    assert table.xenos(FAR) == {"worker": 1, "tank": 1}


@rule("ds.m0.no-abomination-until-yellow")
def test_once_yellow_was_reached_abominations_come_even_if_all_others_are_blue() -> None:
    table = StationTable(["miranda", "drake"])
    table.set_ap("drake", 7)
    table.survivor("drake").zone = OFF_BOARD
    assert table.state.level() == 0

    events = spawned(table, 76)
    assert [event for event in events if isinstance(event, TankInstead)] == []
    assert table.xenos(FAR) == {"abomination": 1}

    table.clear_zombies()
    table.add_zombies("13R.c2", "worker", 34)
    spawned(table, 63)

    # So does the one that a shortage calls; the card is still read at Blue.
    assert table.xenos(FAR) == {"worker": 1, "abomination": 1}
