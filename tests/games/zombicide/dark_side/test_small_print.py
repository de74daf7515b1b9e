"""What is easily overlooked: last and first ones, Zone 0, what is told, what is not."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.machine import FireMachine, SendMachine
from veglia.games.zombicide.dark_side.rules.damage import (
    NO_XENO,
    GiveUpCard,
    SufferMachine,
    TakeDamage,
    destroy_machine,
    hurt,
)
from veglia.games.zombicide.dark_side.rules.events import (
    DamageIgnored,
    FocusedDamage,
    MachineDestroyed,
    MachinesRested,
)
from veglia.games.zombicide.dark_side.rules.focus import FocusedShot
from veglia.games.zombicide.dark_side.rules.machines import RestMachines, controls
from veglia.games.zombicide.dark_side.rules.noise import loudness, prey_zones
from veglia.games.zombicide.dark_side.rules.pits import PIT_TOKENS, dig
from veglia.games.zombicide.dark_side.rules.prototypes import gain_prototype
from veglia.games.zombicide.dark_side.rules.state import CLOSED_PIT, DarkState
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.events import (
    FriendlyFire,
    HitWithoutEffect,
    SecondActionStarted,
    Wounded,
)
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.kernel.errors import BadSetup

# The Zone whose number is 0 on the board of M0.
FIRST = "10V.a1"


@rule("ds.noise.survivor-counts", "ds.noise.machine-counts")
def test_the_first_zone_is_a_zone_like_others() -> None:
    table = StationTable(["miranda", "drake"], at={"miranda": FIRST, "drake": "12R.A"})
    table.add_machine("avenger_bot", FIRST, active=True)
    table.set_ap("miranda", 19)

    assert table.zone(FIRST) == 0
    assert loudness(table.state)[0] == 2
    assert prey_zones(table.state) == [0, table.zone("12R.A")]
    assert table.state.level() == 2

    table.survivor("miranda").zone = table.zone("12R.A")
    assert prey_zones(table.state) == [table.zone("12R.A"), 0]


@rule("ds.equip.stat-body", "ds.skill.is-that-all")
def test_only_plates_on_the_body_and_the_skill_turn_damage_away() -> None:
    gear: list[str | None] = ["minigun", None, "ablative_armor", "flashlight"]
    table = StationTable(at="12R.A", gear={"miranda": gear})
    table.call(lambda _: hurt(table.state, 0, 2, NO_XENO, "ds.ff.damage"))
    assert [table.state.card(option.card).id for option in table.offered(GiveUpCard)] == ["ablative_armor"]
    assert table.state.question_rule() == "ds.equip.stat-body"

    events = table.choose(GiveUpCard)
    assert [(e.damage, e.rule) for e in happened(events, DamageIgnored)] == [(2, "ds.equip.stat-body")]
    assert happened(events, Wounded) == []
    assert table.survivor("miranda").wounds == 0

    table.give_skills("miranda", ["is_that_all"])
    table.call(lambda _: hurt(table.state, 0, 2, NO_XENO, "ds.ff.damage"))
    assert table.state.question_rule() == "ds.skill.is-that-all"
    events = table.choose(GiveUpCard, card="minigun")
    assert [(e.damage, e.rule) for e in happened(events, DamageIgnored)] == [(1, "ds.skill.is-that-all")]
    table.choose(TakeDamage)
    assert table.survivor("miranda").wounds == 1


@rule("ds.focus.multiply")
def test_without_success_nothing_is_told_of_damage() -> None:
    table = StationTable(
        dice=(1, 1, 1), at="12R.A", gear={"miranda": ["assault_rifle"]}, xenos={"12R.B": {"worker": 1}}
    )
    table.turn("miranda")

    events = table.choose(FocusedShot, kind="worker")

    assert happened(events, FocusedDamage) == []
    assert happened(events, HitWithoutEffect) == []


@rule("ds.round.end-phase-machine-token")
def test_rest_is_told_only_when_a_machine_was_awake() -> None:
    table = StationTable()
    bot = table.add_machine("avenger_bot", "12R.A", active=True)

    assert len(happened(table.run(RestMachines()), MachinesRested)) == 1
    assert happened(table.run(RestMachines()), MachinesRested) == []
    assert not table.state.machines[bot].is_active


@rule("ds.ff.misses-hit", "ds.ff.damage")
def test_each_miss_strikes_once() -> None:
    table = StationTable(
        ["miranda", "drake", "miles"],
        (6, 1, 1),
        at={"miranda": "12R.A", "drake": "12R.B", "miles": "12R.B"},
        gear={"miranda": ["assault_rifle"]},
    )
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")

    events = table.choose(Suffer, survivor="drake")
    assert [(e.target, e.wounds) for e in happened(events, FriendlyFire)] == [(table.who("drake"), 1)]
    table.choose(Suffer, survivor="miles")

    assert not table.offers(Suffer)
    assert [table.survivor(name).wounds for name in ("drake", "miles")] == [1, 1]


@rule("ds.ff.misses-hit", "ds.machine.destroyed-damage")
def test_a_miss_destroys_an_active_machine() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (6, 6, 1),
        at={"miranda": "12R.A", "drake": "12R.B"},
        gear={"miranda": ["assault_rifle"]},
    )
    bot = table.add_machine("avenger_bot", "12R.B", active=True)
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")

    events = table.choose(SufferMachine)

    assert [event.machine for event in happened(events, MachineDestroyed)] == [bot]
    assert table.state.machines[bot].zone == -1


@rule("ds.machine.destroyed-damage", "ds.machine.control")
def test_a_destroyed_machine_obeys_nobody() -> None:
    table = StationTable(at="12R.B", skills={"miranda": ["remote_control_all"]})
    bot = table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda")
    assert table.offers(SendMachine)
    assert table.offers(FireMachine)

    destroy_machine(table.state, bot, "ds.machine.destroyed-damage")
    table.turn("miranda")

    assert not controls(table.state, 0, bot)
    assert not table.offers(SendMachine)
    assert not table.offers(FireMachine)


@rule("ds.xeno.abomination-digs")
def test_the_last_pit_token_can_be_dug() -> None:
    table = StationTable()
    others = [zone for zone in range(table.state.board.size) if zone != table.zone("12R.A")]
    for zone in others[: PIT_TOKENS - 1]:
        table.state.pits[zone] = CLOSED_PIT

    assert dig(table.state, table.zone("12R.A"))


@rule("ds.xeno.abomination-extra-normal")
def test_an_abomination_that_acts_acts_once() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"abomination": 1}})
    table.dig("12R.A")
    table.set_ap("miranda", 7)
    table.stack_xeno_cards(76)

    events = table.run(DrawZombieCard(table.zone("16R.c1")))

    assert happened(events, SecondActionStarted) == []
    assert table.xenos("12R.B") == {"abomination": 1}


def test_the_first_seat_may_begin_and_seat_0_is_none() -> None:
    assert TITLE.setup("m0", None, 1, {"first_player": "1"}).options == {"first_player": "1"}
    with pytest.raises(BadSetup):
        TITLE.setup("m0", None, 1, {"first_player": "0"})


@rule("ds.act.prototype-token", "ds.setup.set-aside-prototypes")
def test_prototypes_are_shuffled_and_taking_one_brings_it_to_light() -> None:
    orders = set()
    for seed in range(8):
        state = TITLE.start(TITLE.setup("m0", None, seed, {}))
        assert isinstance(state, DarkState)
        orders.add(tuple(state.prototypes))
    assert len(orders) > 1

    table = StationTable(at="12R.A")
    before = table.state.dice.reveals
    table.call(lambda _: gain_prototype(table.state, 0, "ds.act.prototype-token"))
    assert table.state.dice.reveals == before + 1


@rule("ds.los.room-openings")
def test_a_closed_door_blocks_only_lines_that_pass_it() -> None:
    table = StationTable(at="12R.A")
    before = table.sees("miranda")

    assert table.close("10V.Q", "10V.A") == 0

    assert table.sees("miranda") == before
