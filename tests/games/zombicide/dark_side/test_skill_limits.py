"""Skills at their limits: how often, how far, with the last Action, and what is told of them."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.combat import CrowdMelee, CrowdShot
from veglia.games.zombicide.dark_side.rules.damage import NO_XENO, hurt
from veglia.games.zombicide.dark_side.rules.events import (
    ArmorRepaired,
    DamageIgnored,
    FocusedDamage,
)
from veglia.games.zombicide.dark_side.rules.focus import FocusedMelee
from veglia.games.zombicide.dark_side.rules.reflexes import ReactToPits, XenosAppeared
from veglia.games.zombicide.dark_side.rules.spawning import spawn_in_pits
from veglia.games.zombicide.dark_side.rules.traits.bloodlust import LustTo
from veglia.games.zombicide.dark_side.rules.traits.charge import ChargeTo
from veglia.games.zombicide.dark_side.rules.traits.taunt import TauntXenos
from veglia.games.zombicide.dark_side.rules.traits.zero_g_run import RunTo
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.end_phase import SkillsInEndPhase
from veglia.games.zombicide.engine.rules.events import (
    PaidForZombies,
    Wounded,
)
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.traits.combat_reflexes import React
from veglia.games.zombicide.engine.rules.traits.taunt import Taunted
from veglia.kernel.machine import Option, ask_again


@rule("ds.skill.tough")
def test_the_tough_feel_nothing_of_a_single_damage() -> None:
    table = StationTable(at="12R.A", skills={"miranda": ["tough"]})

    events = table.call(lambda _: hurt(table.state, 0, 1, NO_XENO, "ds.ff.damage"))

    assert [(event.damage, event.rule) for event in happened(events, DamageIgnored)] == [
        (1, "ds.skill.tough")
    ]
    assert happened(events, Wounded) == []


@rule("ds.skill.tough", "ds.ff.damage")
def test_the_tough_ignore_the_first_damage_of_every_friendly_fire() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (6, 1, 1, 6, 6, 1),
        at={"miranda": "12R.A", "drake": "12R.B"},
        gear={"miranda": ["assault_rifle"]},
        skills={"miranda": [], "drake": ["tough"]},
    )
    table.turn("miranda")

    table.choose(RangedAttack, zone="12R.B")
    assert table.survivor("drake").wounds == 1
    table.choose(RangedAttack, zone="12R.B")

    # The one miss of the second attack is ignored again.
    assert table.survivor("drake").wounds == 1


@rule("ds.skill.concentrated-expert")
def test_two_dice_are_enough_for_the_expert() -> None:
    table = StationTable(
        dice=(4, 1),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        skills={"miranda": ["concentrated_expert"]},
        xenos={"12R.A": {"tank": 1}},
    )
    table.turn("miranda")

    events = table.choose(FocusedMelee, kind="tank")

    assert [event.damage for event in happened(events, FocusedDamage)] == [2]
    assert table.xenos("12R.A") == {}


@rule("ds.skill.predator", "ds.skill.automated-fire")
def test_only_who_has_the_skill_rolls_a_die_for_each_xeno() -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["electrified_baton", "assault_rifle"]},
        skills={"miranda": []},
        xenos={"12R.A": {"worker": 1}, "12R.B": {"worker": 1}},
    )
    table.turn("miranda")
    assert table.offers(MeleeAttack)
    assert table.offers(RangedAttack)

    assert not table.offers(CrowdMelee)
    assert not table.offers(CrowdShot)


@rule("ds.skill.combat-reflexes")
@pytest.mark.parametrize("name", ["miranda", "radka"])
def test_the_first_and_the_last_survivor_react_to_pits(name: str) -> None:
    table = StationTable(
        ["miranda", "drake", "reese", "miles", "umkos", "radka"],
        (6, 6, 6),
        at={name: "12R.A"},
        gear={name: ["assault_rifle"]},
        skills={name: ["combat_reflexes"]},
        xenos={"12R.B": {"worker": 3}},
    )

    table.run(XenosAppeared((table.zone("12R.B"), table.zone("16R.B"), table.zone("12R.Q"))))
    assert isinstance(table.asking, ReactToPits)
    # Neither what is out of sight nor what is empty can be fired at.
    assert {option.zone for option in table.offered(RangedAttack)} == {table.zone("12R.B")}
    table.choose(RangedAttack, zone="12R.B")

    assert table.xenos("12R.B") == {}


@rule("ds.skill.combat-reflexes")
@pytest.mark.parametrize(("zone", "reacts"), [(0, True), (OFF_BOARD, False)])
def test_whoever_stands_anywhere_on_the_board_reacts_to_pits_and_nobody_else(zone: int, reacts: bool) -> None:
    table = StationTable(gear={"miranda": ["heavy_shotgun"]}, skills={"miranda": ["combat_reflexes"]})
    state = table.state
    table.survivor("miranda").zone = zone
    # Whoever is nowhere would fire from the last Zone of the list.
    here = zone if reacts else state.board.size - 1
    state.zombies[here * state.scenario.kinds + table.kind("worker")] = 1

    table.run(XenosAppeared((here,)))

    assert isinstance(table.asking, React) == reacts


@rule("ds.skill.combat-reflexes", "ds.spawn.pit-card-shortage")
def test_reflexes_come_also_when_miniatures_have_run_out() -> None:
    table = StationTable(
        at="12R.A", gear={"miranda": ["assault_rifle"]}, skills={"miranda": ["combat_reflexes"]}
    )
    table.dig("12R.B")
    table.state.reserve[table.kind("hunter")] = 1
    table.state.reserve[table.kind("abomination")] = 0

    table.call(lambda _: spawn_in_pits(table.state, table.kind("hunter"), 2, "ds.spawn.pit-card"))

    assert isinstance(table.asking, React)
    assert table.asking.zone == table.zone("12R.B")


@rule("ds.skill.charge", "ds.skill.bloodlust")
@pytest.mark.parametrize(("skill", "deed"), [("charge", ChargeTo), ("bloodlust_melee", LustTo)])
def test_ways_lead_to_a_single_xeno_near_or_far_and_no_further(
    skill: str, deed: type[ChargeTo | LustTo]
) -> None:
    near = StationTable(at="16R.A", skills={"miranda": [skill]}, xenos={"16R.Q": {"worker": 1}})
    near.turn("miranda", actions=1)
    paths = [option.path for option in near.offered(deed)]
    assert paths == [(near.zone("16R.Q"),)]

    far = StationTable(at="16R.A", skills={"miranda": [skill]}, xenos={"16R.B": {"worker": 1}})
    far.turn("miranda", actions=1)
    paths = [option.path for option in far.offered(deed)]
    assert paths == [(far.zone("16R.Q"), far.zone("16R.B"))]

    back = StationTable(at="16R.A", skills={"miranda": [skill]}, xenos={"16R.A": {"worker": 1}})
    back.turn("miranda")
    assert not back.offers(deed)


@rule("ds.skill.charge")
def test_a_charge_is_free_and_its_penalty_is_paid_with_the_last_actions() -> None:
    free = StationTable(at="16R.A", skills={"miranda": ["charge"]}, xenos={"16R.Q": {"worker": 1}})
    free.turn("miranda", actions=0)
    assert happened(free.choose(ChargeTo), PaidForZombies) == []

    held = StationTable(
        at="16R.A", skills={"miranda": ["charge"]}, xenos={"16R.Q": {"worker": 1}, "16R.A": {"worker": 2}}
    )
    held.turn("miranda", actions=2)
    assert [event.count for event in happened(held.choose(ChargeTo), PaidForZombies)] == [2]
    assert held.survivor("miranda").actions == 0


@rule("ds.skill.bloodlust", "ds.skill.zero-g-run")
@pytest.mark.parametrize(("skill", "deed"), [("bloodlust_combat", LustTo), ("zero_g_run", RunTo)])
def test_a_run_takes_an_action_and_no_free_one(skill: str, deed: type[Option]) -> None:
    skills = [skill, "plus_1_free_combat_action"]
    table = StationTable(at="16R.A", skills={"miranda": skills}, xenos={"16R.B": {"worker": 1}})
    table.turn("miranda", actions=0)
    assert not table.offers(deed)
    table.turn("miranda", actions=1)

    table.choose(deed)

    assert table.survivor("miranda").actions == 0
    assert len(table.survivor("miranda").free) == (2 if deed is LustTo else 1)


@rule("ds.skill.bloodlust", "ds.skill.charge", "ds.skill.taunt", "ds.skill.zero-g-run")
@pytest.mark.parametrize(
    ("skill", "deed"),
    [("bloodlust_melee", LustTo), ("charge", ChargeTo), ("taunt", TauntXenos), ("zero_g_run", RunTo)],
)
def test_once_per_turn_and_only_in_the_own_turn(skill: str, deed: type[Option]) -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "16R.A", "drake": "12R.A"},
        skills={"miranda": [skill, "reckless_worker"], "drake": []},
        xenos={"16R.B": {"worker": 1}},
    )
    table.turn("miranda", actions=9)
    table.choose(deed)
    # Wherever it led, there is a Xeno to run at again.
    for zone in ("16R.A", "16R.B"):
        table.add_zombies(zone, "worker")
    ask_again(table.state)

    assert table.state.turn.active == 0
    assert not table.offers(deed)
    table.turn("drake")
    assert not table.offers(deed)


@rule("ds.skill.taunt")
def test_a_taunt_reaches_two_zones_and_wants_someone_there() -> None:
    table = StationTable(
        at="12R.B", skills={"miranda": ["taunt"]}, xenos={"12R.Q": {"worker": 1}, "13R.Q": {"worker": 1}}
    )
    table.turn("miranda")
    assert {option.zone for option in table.offered(TauntXenos)} == {table.zone("12R.Q")}

    events = table.choose(TauntXenos)

    assert [event.zone for event in happened(events, Taunted)] == [table.zone("12R.Q")]


@rule("ds.skill.self-repair")
def test_self_repair_mends_a_single_point_and_is_silent_when_nothing_is_broken() -> None:
    table = StationTable(at="12R.A", skills={"miranda": ["self_repair"]})
    table.survivor("miranda").wounds = 1

    first = table.run(SkillsInEndPhase())
    again = table.run(SkillsInEndPhase())

    assert table.survivor("miranda").wounds == 0
    assert [event.points for event in happened(first, ArmorRepaired)] == [1]
    assert happened(again, ArmorRepaired) == []


@rule("ds.skill.automated-fire", "ds.skill.predator")
@pytest.mark.parametrize(
    ("skill", "card", "zone", "deed"),
    [
        ("automated_fire", "starting_pistol", "12R.B", CrowdShot),
        ("predator", "chainsaw", "12R.A", CrowdMelee),
    ],
)
def test_a_crowd_is_met_with_as_many_dice(skill: str, card: str, zone: str, deed: type[Option]) -> None:
    table = StationTable(
        dice=(6, 6),
        at="12R.A",
        gear={"miranda": [card]},
        skills={"miranda": [skill]},
        xenos={zone: {"worker": 2}},
    )
    table.turn("miranda")

    table.choose(deed, zone=zone)

    assert table.xenos(zone) == {}


@rule("ds.skill.plus-1-damage-equipment")
@pytest.mark.parametrize(("kind", "left"), [("tank", {}), ("abomination", {"abomination": 1})])
def test_the_bonus_for_an_equipment_is_one(kind: str, left: dict[str, int]) -> None:
    table = StationTable(
        dice=(6,),
        at="12R.A",
        gear={"miranda": ["starting_pistol"]},
        skills={"miranda": ["plus_1_damage_pistol"]},
        xenos={"12R.B": {kind: 1}},
    )
    table.turn("miranda")

    table.choose(RangedAttack, zone="12R.B")

    assert table.xenos("12R.B") == left
