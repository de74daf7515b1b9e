"""A Wagon that blocks the way: nobody gets past, and Dynamite clears it."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tests.games.zombicide.seating import seated
from tests.games.zombicide.table import TestTable, happened, rules_of, start_row
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.activation import MoveZombies, all_kinds
from veglia.games.zombicide.engine.rules.events import SurvivorEliminated, ZombiesMoved, ZombiesStuck
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo
from veglia.games.zombicide.undead_or_alive.rules import conservation, library
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.wagon import PushWagon
from veglia.games.zombicide.undead_or_alive.rules.boards import board
from veglia.games.zombicide.undead_or_alive.rules.events import WagonDestroyed, WagonJammed
from veglia.games.zombicide.undead_or_alive.rules.goals.town import DestroyWagon
from veglia.games.zombicide.undead_or_alive.rules.machines import JamWagon
from veglia.games.zombicide.undead_or_alive.rules.rows import WagonRow
from veglia.games.zombicide.undead_or_alive.rules.traits.jump import JumpTo
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.machine import Event, advance

STUCK = WagonRow("2R.b3", movable=False, stuck="uoa.m6.wagon-stuck", destroyed="uoa.m6.wagon-destroyed")
HERE = "2R.b3"


def stuck(party: Sequence[str] = ("meg",), dice: Sequence[int] = (), **more: Any) -> TestTable:
    """A table with the Wagon stuck in 2R.b3, which cuts 2R.a1 to 2R.a3 off from the rest."""
    table = TestTable(party, dice, wagon=STUCK, **more)
    table.run(JamWagon("uoa.m6.wagon-stuck"))
    return table


def walk(table: TestTable) -> tuple[list[tuple[int, str]], list[Event]]:
    """Let all Zombies move; return where to and why, and all that happened."""
    events = table.run(MoveZombies(all_kinds(table.state), ()))
    return [(move.zone, move.rule) for move in happened(events, ZombiesMoved)], events


# Closed to Survivors


@rule("uoa.m6.wagon-stuck")
def test_the_zone_is_closed_from_the_start() -> None:
    setup = TITLE.setup("m0", seated(["meg"]), 1, {})
    row = msgspec.structs.replace(library.mission("m0"), wagon=STUCK)
    state = start_row(row, setup)
    state.log = []

    advance(state)

    zone = state.board.places[HERE]
    told = [(event.zone, event.rule) for event in happened(state.log, WagonJammed)]
    assert told == [(zone, "uoa.m6.wagon-stuck")]
    assert state.board.closed == state.wagon_zone == zone


@rule("uoa.m6.wagon-stuck")
def test_no_survivor_moves_charges_or_jumps_into_the_wagons_zone() -> None:
    table = stuck(["carl"], at="2R.a3", zombies={HERE: {"walker": 1}})
    table.only_skills("carl", ["jump", "charge_plus_1_zone"])

    table.turn("carl")

    assert [option.zone for option in table.offered(MoveTo)] == [table.zone("2R.a2")]
    assert not table.offers(ChargeAlong)
    assert not table.offers(JumpTo, zone=HERE)
    # Jump ignores what lies between.
    assert table.offers(JumpTo, zone="2R.c3")


@rule("uoa.m6.wagon-stuck")
def test_nobody_is_shoved_into_it_and_nobody_moves_it() -> None:
    table = stuck(["carl"], at="2R.a3", zombies={"2R.a3": {"walker": 1}})
    table.only_skills("carl", ["shove"])

    table.turn("carl", actions=6)

    assert [option.zone for option in table.offered(ShoveTo)] == [table.zone("2R.a2")]
    assert not table.offers(PushWagon)


# Closed to Zombies


@rule("uoa.m6.wagon-stuck", "uoa.zphase.shortest-path")
def test_zombies_without_any_path_stay() -> None:
    table = stuck(["meg"], at="2R.a3", zombies={"2R.c3": {"walker": 2}})
    table.state.noise_zone = table.zone("2R.a1")
    assert table.state.board.sight.can_see(table.zone("2R.c3"), table.zone("2R.a3"))

    moves, events = walk(table)

    assert moves == []
    assert table.zombies("2R.c3") == {"walker": 2}
    stayed = [(event.zone, event.rule) for event in happened(events, ZombiesStuck)]
    assert stayed == [(table.zone("2R.c3"), "uoa.zphase.shortest-path")]


@rule("uoa.m6.wagon-stuck", "uoa.zphase.shortest-path")
def test_zombies_cut_off_from_whom_they_see_go_to_the_noise() -> None:
    table = stuck(["meg"], at="2R.a3", zombies={"2R.c3": {"walker": 1}})
    table.state.noise_zone = table.zone("3R.a3")

    moves, _ = walk(table)

    assert moves == [(table.zone("3R.a2"), "uoa.zphase.target-c-noise")]


@rule("uoa.m6.wagon-stuck", "uoa.zphase.shortest-path")
def test_zombies_cut_off_from_most_survivors_go_to_those_they_can_reach() -> None:
    places = {"meg": "2R.a3", "hanna": "2R.a3", "carl": "3R.a2"}
    table = stuck(["meg", "hanna", "carl"], at=places, zombies={"2R.c3": {"walker": 1}})
    table.state.noise_zone = table.zone("2R.a3")

    moves, _ = walk(table)

    assert moves == [(table.zone("3R.a2"), "uoa.zphase.target-b-most-visible")]


@rule("uoa.m6.wagon-stuck")
def test_zombies_go_round_a_closed_zone_where_they_can() -> None:
    # 3R.a2 is closed: from 2R.c3 to 3R.a3 the way leads through the house.
    table = TestTable(
        ["meg"],
        at="3R.a3",
        wagon=WagonRow(
            "3R.a2", movable=False, stuck="uoa.m6.wagon-stuck", destroyed="uoa.m6.wagon-destroyed"
        ),
    )
    table.run(JamWagon("uoa.m6.wagon-stuck"))
    table.add_zombies("2R.c3", "walker")
    table.state.noise_zone = table.zone("3R.a3")

    moves, _ = walk(table)

    assert [zone for zone, _ in moves] == [table.zone("2R.C")]


# Dynamite


@rule("uoa.m6.wagon-destroyed")
def test_dynamite_destroys_the_wagon_and_opens_the_way() -> None:
    table = stuck(["meg"], at="2R.a3", gear={"meg": ["dynamite"]})
    table.turn("meg")
    assert not DestroyWagon().is_met(table.state)

    events = table.choose(Throw, zone=HERE)

    told = [(event.zone, event.rule) for event in happened(events, WagonDestroyed)]
    assert told == [(table.zone(HERE), "uoa.m6.wagon-destroyed")]
    assert table.state.wagon_zone == OFF_BOARD
    assert DestroyWagon().is_met(table.state)
    assert table.offers(MoveTo, zone=HERE)
    conservation.check(table.state)
    table.choose(MoveTo, zone=HERE)
    assert table.survivor("meg").zone == table.zone(HERE)


@rule("uoa.m6.wagon-destroyed")
def test_zombies_come_through_afterwards() -> None:
    table = stuck(["meg"], at="2R.a3", gear={"meg": ["dynamite"]}, zombies={"2R.c3": {"walker": 1}})
    table.turn("meg")
    table.choose(Throw, zone=HERE)

    moves, _ = walk(table)

    assert [zone for zone, _ in moves] == [table.zone(HERE)]


@rule("uoa.m6.wagon-destroyed")
@pytest.mark.parametrize("target", ["2R.a2", "2R.a3"])
def test_dynamite_beside_the_wagon_does_nothing_to_it(target: str) -> None:
    table = stuck(["meg"], at="2R.a1" if target == "2R.a2" else "2R.a2", gear={"meg": ["dynamite"]})
    table.turn("meg")

    events = table.choose(Throw, zone=target)

    assert happened(events, WagonDestroyed) == []
    assert table.state.wagon_zone == table.zone(HERE)
    assert table.state.board.closed == table.zone(HERE)


@rule("uoa.m6.wagon-destroyed")
def test_only_the_wagons_own_zone_is_hit() -> None:
    places = {"meg": "2R.a3", "carl": "2R.c3"}
    table = stuck(["meg", "carl"], at=places, gear={"meg": ["dynamite"]}, zombies={"2R.c3": {"walker": 1}})
    table.turn("meg")

    events = table.choose(Throw, zone=HERE)

    assert happened(events, WagonDestroyed)
    assert happened(events, SurvivorEliminated) == []
    assert table.zombies("2R.c3") == {"walker": 1}
    assert "uoa.m6.wagon-destroyed" in rules_of(events)


# Saves


def test_a_save_keeps_the_closed_zone() -> None:
    table = stuck(["meg"], at="2R.a3")
    codec = TITLE.codec()

    again = codec.decode(codec.encode(table.state))

    assert again.board.closed == table.zone(HERE)
    assert again.board.ways.neighbours == table.state.board.ways.neighbours
    assert again.board.key == table.state.board.key
    assert board("m0").closed == -1
