"""Why Machines, the Exit, cards and answers cannot be chosen, and that no sentence is there for nothing."""

import ast
from pathlib import Path

import pytest

from tests.games.zombicide.dark_side.asking import both, rules_against, told, why, zone_of
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import PLAYERS_PHASE, rules_of
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.actions.machine import FireMachine
from veglia.games.zombicide.dark_side.rules.focus import FocusedShot
from veglia.games.zombicide.dark_side.rules.missions.hostile_machines import ShareHostileHits
from veglia.games.zombicide.dark_side.show.explain.speaking import sentences
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.ending import lose
from veglia.games.zombicide.engine.rules.turn import SETUP, ZombiesPhase

SOURCES = Path(__file__).parents[4] / "src" / "veglia" / "games" / "zombicide"


def test_a_machine_says_what_controls_it() -> None:
    table = StationTable(at="12R.B")
    table.add_machine("avenger_bot", "12R.A")
    table.add_machine("maul_sentry_gun", "12R.A")
    table.turn("miranda")

    assert both(table, "token/machine/0") == (
        "ds.machine.control",
        "Miranda has neither the Remote Control of the Avenger Bot nor the skill.",
        "Miranda non ha né il Controllo a Distanza del Bot Vendicatore né l'Abilità.",
    )
    assert both(table, "token/machine/1") == (
        "ds.machine.sentry-same-zone",
        "Miranda is not beside the Maul Sentry Gun and has neither its Remote Control nor the skill.",
        "Miranda non è accanto alla Sentry Gun Maul e non ha né il suo Controllo a Distanza né l'Abilità.",
    )


@pytest.mark.parametrize(
    ("mission", "machine", "rule"), [("m4", 0, "ds.m4.hostile-machines"), ("m6", 1, "ds.m6.no-remotes")]
)
def test_missions_change_who_controls_a_machine(mission: str, machine: int, rule: str) -> None:
    table = StationTable(at={}, mission=mission)
    table.survivor("miranda").zone = table.state.machines[machine].zone
    table.turn("miranda")

    assert rules_against(table, f"token/machine/{machine}") == [rule]


def test_a_machine_under_control_may_lack_an_action_or_be_held() -> None:
    table = StationTable(
        at="12R.B", skills={"miranda": ["remote_control_bot"]}, xenos={"16R.B": {"worker": 3}}
    )
    table.add_machine("avenger_bot", "16R.B")
    table.turn("miranda", actions=0)

    assert why(table, "token/machine/0") == [
        ("Miranda has no Action left for this.", "ds.round.three-actions"),
        ("The Avenger Bot is held by 3 Xenos: moving it takes 4 Actions.", "ds.machine.bot-move"),
    ]


def test_the_exit_says_what_is_missing() -> None:
    table = StationTable(at="12R.B", mission="m0")
    table.turn("miranda")
    zone = table.state.exit_zone()
    assert [rule for _, rule in why(table, "token/exit")] == ["ds.mission.exit"]
    assert why(table, "token/exit")[0][0].startswith("Miranda must be in")

    table.survivor("miranda").zone = zone
    table.turn("miranda")
    assert why(table, "token/exit")[0][0] == "Miranda leaves at the end of the Turn."

    table.state.zombies[zone * table.state.scenario.kinds] = 2
    assert why(table, "token/exit")[0][0].startswith("Nobody leaves while 2 Xenos are in")
    assert why(table, "token/exit", "it")[0][0].startswith("Nessuno esce finché")


def test_the_exit_waits_for_the_other_goals_and_in_m7_for_the_bot() -> None:
    table = StationTable(at={}, mission="m1")
    table.survivor("miranda").zone = table.state.exit_zone()
    table.turn("miranda")
    assert why(table, "token/exit")[0][0] == "The Exit opens when the other goals are met."

    bot = StationTable(at={}, mission="m7")
    bot.survivor("miranda").zone = bot.state.exit_zone()
    bot.turn("miranda")
    rule, english, italian = both(bot, "token/exit")
    assert rule == "ds.m7.bot-exit"
    assert english.startswith("The Avenger Bot has to leave through")
    assert "Bot Vendicatore" in italian


@pytest.mark.parametrize(
    ("gear", "card", "rule"),
    [
        ([None] * 4 + ["energy_cell"], "energy_cell", "ds.attach.when"),
        ([None, None, "seeker_drone"], "seeker_drone", "ds.equip.stat-body"),
        ([None] * 4 + ["flashlight"], "flashlight", "ds.equip.stat-body"),
        ([None] * 4 + ["seismic_grenade"], "seismic_grenade", "ds.equip.stat-hand"),
        ([None] * 4 + ["chainsaw"], "chainsaw", "ds.inv.backpack-inactive"),
        (["chainsaw"], "chainsaw", "ds.act.melee"),
        (["prototype_sniper_rifle"], "prototype_sniper_rifle", "ds.ammo.prototype-needs-cell"),
        ([], "prototype_sniper_rifle", "ds.act.prototype-token"),
        ([], "starting_pistol", "ds.setup.set-aside-starting"),
        ([], "minigun", "ds.act.search"),
    ],
)
def test_a_card_says_why_it_is_of_no_use_now(gear: list[str | None], card: str, rule: str) -> None:
    table = StationTable(at="12R.A", gear={"miranda": gear})
    table.turn("miranda")

    target = f"card/{table.card(card)}"
    assert rules_against(table, target) == [rule]
    assert why(table, target, "it")[0][0] != why(table, target)[0][0]


def test_attached_ammunition_works_by_itself_and_others_keep_theirs() -> None:
    table = StationTable(
        ["miranda", "drake"], at="12R.A", gear={"miranda": ["assault_rifle"], "drake": ["minigun"]}
    )
    table.attach("miranda", 0, "plenty_of_bullets")
    table.turn("miranda")

    assert rules_against(table, f"card/{table.card('plenty_of_bullets')}") == ["ds.attach.ammo-cards"]
    assert rules_against(table, f"card/{table.card('minigun')}") == ["ds.act.trade-one-partner"]


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("pile/zombies", "ds.spawn.step"),
        ("pile/prototypes", "ds.mission.prototype-tokens"),
        ("pile/aside", "ds.setup.set-aside-starting"),
        ("skill/escalation_ranged", "ds.skill.escalation"),
        ("skill/automated_fire", "ds.xp.skill-per-level"),
        ("skill/medic", "ds.skill.medic"),
        ("slot/0/4", "ds.act.trade"),
    ],
)
def test_piles_skills_and_empty_slots(target: str, rule: str) -> None:
    table = StationTable(at="12R.A")
    table.turn("miranda")

    assert rules_against(table, target) == [rule]


def test_who_takes_an_attack_must_be_there_and_in_sight_of_xenos() -> None:
    table = StationTable(
        ["miranda", "drake", "miles"],
        at={"miranda": "12R.A", "drake": "12R.A", "miles": "12R.Q"},
        xenos={"12R.A": {"worker": 1}},
    )
    table.add_machine("avenger_bot", "12R.A", active=True)
    table.add_machine("maul_sentry_gun", "12R.A")
    table.state.camouflaged.append(table.who("drake"))
    table.run(Activate(all_kinds(table.state)))

    assert rules_against(table, f"figure/{table.who('drake')}") == ["ds.skill.camouflage-effect"]
    assert rules_against(table, f"figure/{table.who('miles')}") == ["ds.attack.players-distribute"]
    assert rules_against(table, "token/machine/1") == ["ds.machine.inactive-ignored"]


def test_who_takes_a_hostile_hit_is_there_and_can_be_seen() -> None:
    table = StationTable(
        ["drake", "reese", "miles", "umkos"],
        (6, 6, 1),
        at={"drake": "15R.A", "reese": "15R.A", "umkos": "15R.A", "miles": "18R.c1"},
        mission="m4",
    )
    table.state.camouflaged.append(table.who("drake"))
    table.run(ZombiesPhase())

    assert isinstance(table.asking, ShareHostileHits)
    assert rules_against(table, f"figure/{table.who('drake')}") == ["ds.skill.camouflage-effect"]
    assert rules_against(table, f"figure/{table.who('miles')}") == ["ds.m4.hostile-priority"]
    assert rules_against(table, "token/machine/1") == ["ds.m4.hostile-priority"]


def test_who_takes_a_miss_is_neither_the_shooter_nor_elsewhere_nor_out_of_the_way() -> None:
    party = ["miranda", "drake", "reese", "miles", "umkos"]
    places = dict.fromkeys(party, "12R.B") | {"miranda": "12R.A", "umkos": "12R.Q"}
    table = StationTable(
        party, (6, 6, 1), at=places, gear={"miranda": ["assault_rifle"]}, skills={"miles": ["low_profile"]}
    )
    table.add_machine("avenger_bot", "12R.A", active=True)
    table.turn("miranda")
    events = table.choose(RangedAttack, zone="12R.B")

    assert "ds.skill.low-profile" in rules_of(events)
    assert both(table, f"figure/{table.who('miranda')}")[:2] == (
        "ds.ff.not-self",
        "Miranda fires and cannot be hit by it.",
    )
    assert rules_against(table, f"figure/{table.who('miles')}") == ["ds.skill.low-profile"]
    assert rules_against(table, f"figure/{table.who('umkos')}") == ["ds.ff.players-distribute"]
    assert rules_against(table, "token/machine/0") == ["ds.ff.players-distribute"]


def test_nothing_is_foreseen_during_setup_or_after_the_end() -> None:
    table = StationTable(at="12R.A", xenos={"12R.B": {"worker": 1}})
    assert TITLE.presentation.forecast(table.state, "en").arrows != []
    table.state.turn.phase = SETUP
    assert TITLE.presentation.forecast(table.state, "en").arrows == []

    table.state.turn.phase = PLAYERS_PHASE
    lose(table.state, "ds.victory.lose-impossible")

    assert TITLE.presentation.forecast(table.state, "en").arrows == []


def test_previews_know_pits_machines_and_concentration() -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["assault_rifle", "seismic_grenade"]},
        xenos={"12R.B": {"tank": 1, "worker": 1}},
        skills={"miranda": ["remote_control_all"]},
    )
    table.dig("12R.B")
    table.add_machine("avenger_bot", "12R.B")
    table.turn("miranda")

    shot = told(table, table.offered(RangedAttack, zone="12R.B")[0])
    assert "In the Open Pit each needs 1 Damage more." in shot
    assert "Digger Workers need Damage 2: this attack deals 1." in shot
    focus = told(table, table.offered(FocusedShot, kind="tank")[0])
    # Three dice that hit on 4, Damage 1: a Tank in a Pit takes all three.
    assert "All hits go to a Digger Tank: 3 successes or more bring it down." in focus
    assert "Brought down: 12%." in focus
    assert "The Avenger Bot would be destroyed." in told(table, table.offered(ThrowGrenade, zone="12R.B")[0])
    wakes = told(table, table.offered(FireMachine, zone="12R.A")[0])
    assert wakes[-1] == "The Avenger Bot counts as a Survivor and as Noise until the End Phase."


def test_there_is_no_sentence_that_nothing_says() -> None:
    """The keys of sentences stand in the code as they are, so each must be there, and in both languages."""
    said: set[str] = set()
    for folder in ("engine", "dark_side", "undead_or_alive"):
        for path in (SOURCES / folder).rglob("*.py"):
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            said |= {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}

    assert sorted(set(sentences("en")) - said) == []
    assert set(sentences("en")) == set(sentences("it"))


def test_a_wall_is_between_zones_that_touch_and_nothing_else_is_said() -> None:
    table = StationTable(at="12R.B")
    table.turn("miranda")

    assert [rules_against(table, zone_of(table, name)) for name in ("12R.a3", "12R.c3")] == [
        ["ds.move.room-needs-opening"]
    ] * 2
    assert both(table, zone_of(table, "12R.a3"))[1:] == (
        "A wall without an opening stands between here and tunnel 5.",
        "Tra qui e il tunnel 5 c'è un muro senza aperture.",
    )
