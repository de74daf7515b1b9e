"""The worked examples: each is a test that bears its name. Here are those about several chapters at once."""

import ast
from pathlib import Path

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.door import CloseDoor
from veglia.games.zombicide.dark_side.rules.actions.machine import FireMachine
from veglia.games.zombicide.dark_side.rules.damage import SufferMachine
from veglia.games.zombicide.dark_side.rules.doors import destroy_door
from veglia.games.zombicide.dark_side.rules.events import MachineDestroyed
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import ZombiesMoved

EXAMPLES = (
    "setup-miranda two-types dark-lit-and-dark-target dark-range-zero dark-see-past dark-sentry-gun",
    "move-no-diagonal move-rooms weapon-types ammo-types noise-of-weapons noise-drake levels worker-card-63",
    "hunter-card spawn-highest-level extra-activation-workers pit-los pit-protection pit-closed-by-grenade",
    "pit-security-room abomination-digs move-cost doors remote-control-generic attack-distribution",
    "door-destroyed-by-xenos hunter-1 hunter-2 hunter-3 dual-pistols baton melee-choice range-pistol",
    "range-lmg priority-shotgun tank-shield friendly-fire concentrated-ranged concentrated-melee ultra-red",
    "escalation reckless-worker priority-table extra-survivors-table",
)
BEGINNING = "test_ds_ex_"


def test_every_worked_example_is_a_test_of_its_name() -> None:
    found: list[str] = []
    for path in Path(__file__).parent.glob("test_*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        found += [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    named = sorted(name.removeprefix(BEGINNING) for name in found if name.startswith(BEGINNING))

    wanted = [name.replace("-", "_") for line in EXAMPLES for name in line.split()]
    assert named == sorted(wanted)
    assert len(wanted) == 45


@rule("ds.dark.prototype-machines")
def test_ds_ex_dark_sentry_gun() -> None:
    seen = {"16R.c2": "worker", "13R.c2": "hunter", "16R.b3": "abomination"}
    table = StationTable(
        at="12R.B",
        skills={"miranda": ["remote_control_sentry_gun"]},
        xenos={zone: {kind: 1} for zone, kind in seen.items()},
    )
    table.add_machine("maul_sentry_gun", "16R.c3")
    table.turn("miranda")

    assert all(table.state.station_board.is_dark(table.zone(zone)) for zone in seen)
    assert {table.zone(zone) for zone in seen} <= {option.zone for option in table.offered(FireMachine)}


@rule("ds.act.door", "ds.act.door-any-side", "ds.act.door-destroyed")
def test_ds_ex_doors() -> None:
    table = StationTable(
        ["umkos", "drake", "radka"],
        at={"umkos": "12R.Q", "drake": "16R.B", "radka": "10V.A"},
        xenos={"13R.Q": {"hunter": 1}, "16R.Q": {"worker": 1}},
    )
    table.dig("10V.B")
    broken = table.close("16R.B", "16R.Q")
    destroy_door(table.state, table.zone("16R.Q"), broken)

    def closable(name: str) -> set[int]:
        table.turn(name)
        return {option.door for option in table.offered(CloseDoor)}

    assert [door.is_destroyed for door in table.state.doors if door.doorway == broken] == [True]
    assert table.doorway("12R.Q", "13R.Q") in closable("umkos")
    assert closable("drake") == set()
    # Her third doorway has the yellow door, which is locked.
    assert closable("radka") == {table.doorway("10V.A", other) for other in ("10V.Q", "10V.B")}


@rule("ds.attack.overkill", "ds.victory.lose-survivor")
def test_ds_ex_hunter_3() -> None:
    crowd = {"worker": 3, "tank": 1, "hunter": 2}
    table = StationTable(at="12R.A", xenos={"12R.A": crowd})

    events = table.run(Activate(all_kinds(table.state)))

    # 7 Damage against Armor 3: the game is over before anyone moves.
    assert table.state.result is not None
    assert table.state.result.rule == "ds.victory.lose-survivor"
    assert happened(events, ZombiesMoved) == []
    assert table.xenos("12R.A") == crowd


@rule("ds.attack.overkill", "ds.hunter.recheck", "ds.xphase.attack-or-move")
def test_attacks_beyond_need_are_spent_and_only_hunters_go_on() -> None:
    table = StationTable(at="12R.B", xenos={"12R.Q": {"worker": 3, "tank": 1, "hunter": 2}})
    bot = table.add_machine("avenger_bot", "12R.Q", active=True)

    events = table.run(Activate(all_kinds(table.state)))

    assert not table.offers(SufferMachine)
    assert [event.machine for event in happened(events, MachineDestroyed)] == [bot]
    # All six attacked the Bot at once; with their second Action the Hunters set off for Miranda.
    assert table.xenos("12R.Q") == {"worker": 3, "tank": 1}
    assert table.xenos("12R.A") == {"hunter": 2}


def targets(card: str) -> set[str]:
    """Return where a Survivor who sees in the dark can fire to along five tunnel Zones, from the first."""
    line = ["16R.c1", "16R.c2", "16R.c3", "13R.c2", "13R.c3"]
    table = StationTable(at="16R.c1", gear={"miranda": [card]}, skills={"miranda": ["enhanced_senses"]})
    table.turn("miranda")
    zones = {option.zone for option in table.offered(RangedAttack)}
    sight = table.state.scenario.rules.sight(table.state, 0)
    assert [sight.ranges[table.zone(line[0])][table.zone(zone)] for zone in line] == [0, 1, 2, 3, 4]
    assert zones <= {table.zone(zone) for zone in line}
    return {str(place) for place, zone in enumerate(line) if table.zone(zone) in zones}


@rule("ds.combat.min-range", "ds.combat.max-range", "ds.equip.stat-range", "ds.combat.ranged-requirements")
def test_ds_ex_range_pistol() -> None:
    assert targets("starting_pistol") == {"1"}


@rule("ds.combat.min-range", "ds.combat.max-range")
def test_ds_ex_range_lmg() -> None:
    assert targets("light_machine_gun") == {"1", "2", "3"}


@pytest.mark.parametrize(("card", "reach"), [("heavy_shotgun", {"0", "1"}), ("assault_rifle", {"1", "2"})])
def test_other_weapons_reach_as_far_as_their_cards_say(card: str, reach: set[str]) -> None:
    assert targets(card) == reach
