"""Why something cannot be chosen: doors, darkness, Searching, tokens; each with its rule."""

import pytest

from tests.games.zombicide.dark_side.asking import both, rules_against, why, zone_of
from tests.games.zombicide.dark_side.mission_table import lay_objective
from tests.games.zombicide.dark_side.station_table import StationTable, mission_rule_of
from veglia.games.zombicide.dark_side.rules.actions.door import CloseDoor
from veglia.games.zombicide.dark_side.rules.actions.search import SearchRoom
from veglia.games.zombicide.dark_side.rules.doors import destroy_door
from veglia.games.zombicide.dark_side.rules.missions.laboratory import Laboratory
from veglia.games.zombicide.dark_side.rules.missions.welding import Weld, Welding
from veglia.games.zombicide.dark_side.rules.state import CLOSED_PIT
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.state import NO_CARD, Objective


def door(table: StationTable, one: str, other: str) -> str:
    return f"token/door/{table.doorway(one, other)}"


def test_a_locked_door_names_the_colour_it_waits_for() -> None:
    table = StationTable(at="10V.A")
    table.turn("miranda")

    assert both(table, door(table, "10V.A", "10V.b3")) == (
        "ds.m0.yellow-door",
        "This door stays closed until the yellow Objective is taken.",
        "Questa porta resta chiusa finché non si prende l'Obiettivo giallo.",
    )


def test_a_door_elsewhere_and_a_second_door_in_a_turn() -> None:
    table = StationTable(at="12R.A")
    table.close("16R.A", "16R.Q")
    table.turn("miranda")
    assert both(table, door(table, "16R.A", "16R.Q")) == (
        "ds.act.door",
        "Miranda is in neither Zone of this door.",
        "Miranda non è in nessuna delle due Zone di questa porta.",
    )

    table.choose(CloseDoor, door=table.doorway("12R.A", "12R.B"))

    assert both(table, door(table, "12R.A", "12R.B")) == (
        "ds.act.door",
        "Miranda has already used a door this Turn.",
        "Miranda ha già usato una porta in questo Turno.",
    )


def test_a_single_xeno_is_reason_enough_to_say_why_it_cannot_be_attacked() -> None:
    table = StationTable(at="12R.A", xenos={"16R.B": {"worker": 1}})
    table.turn("miranda")
    empty = rules_against(table, zone_of(table, "16R.Q"))

    assert len(rules_against(table, zone_of(table, "16R.B"))) > len(empty)


def test_a_destroyed_door_stays_open() -> None:
    table = StationTable(at="12R.A")
    destroy_door(table.state, table.zone("12R.B"), table.close("12R.A", "12R.B"))
    table.turn("miranda")

    assert both(table, door(table, "12R.A", "12R.B")) == (
        "ds.act.door-destroyed",
        "This door is destroyed: it stays open.",
        "Questa porta è distrutta: resta aperta.",
    )


def test_a_welded_door_is_sealed_by_the_rule_of_welding() -> None:
    table = StationTable(mission="m6", at={})
    weld = mission_rule_of(table.state, Welding).accesses[0]
    table.survivor("miranda").zone = table.state.station_board.station.doorways[weld][0]
    token = table.state.objectives[0]
    table.state.objectives[0] = Objective(-1, token.colour, True, False, 0)
    table.turn("miranda")
    table.choose(Weld, door=weld)

    assert both(table, f"token/door/{weld}") == (
        "ds.m6.weld",
        "This door is sealed for good.",
        "Questa porta è sigillata per sempre.",
    )


def test_the_doors_of_the_laboratory_are_sealed_by_its_own_rule() -> None:
    table = StationTable(mission="m3", at={})
    laboratory = mission_rule_of(table.state, Laboratory)

    assert {laboratory.seals(access) for access in laboratory.accesses} == {"ds.m3.seal-tunnels"}
    doorways = range(len(table.state.station_board.station.doorways))
    others = [one for one in doorways if one not in laboratory.accesses]
    assert {laboratory.seals(one) for one in others} == {""}


def test_without_doors_left_a_doorway_stays_open() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": 3}})
    for one, other in (
        ("10V.Q", "10V.A"),
        ("10V.A", "10V.B"),
        ("10V.B", "16R.A"),
        ("16R.A", "16R.Q"),
        ("16R.B", "16R.Q"),
    ):
        table.close(one, other)
    table.turn("miranda")

    assert why(table, zone_of(table, "12R.B")) == [
        ("Miranda is held by 3 Xenos: leaving takes 4 Actions.", "ds.act.move-xeno-cost"),
        ("All five doors are on the board: none can be closed until one is opened.", "ds.act.door-supply"),
    ]
    assert why(table, zone_of(table, "12R.B"), "it")[1][0] == (
        "Tutte e cinque le porte sono sul tabellone: prima se ne deve aprire una."
    )


def test_a_closed_door_stands_in_the_way_and_in_the_line_of_sight() -> None:
    table = StationTable(at="12R.A", gear={"miranda": ["assault_rifle"]}, xenos={"12R.B": {"worker": 1}})
    table.close("12R.A", "12R.B")
    table.turn("miranda")

    assert rules_against(table, f"foe/{table.zone('12R.B')}/worker") == ["ds.los.room-openings"]
    assert both(table, f"foe/{table.zone('12R.B')}/worker")[1:] == (
        "Miranda does not see " + name(table, "12R.B") + ": a closed door is in the way.",
        "Miranda non vede " + name(table, "12R.B", "it", "the") + ": di mezzo c'è una porta chiusa.",
    )


def name(table: StationTable, zone: str, language: str = "en", wording: str = "") -> str:
    from veglia.games.zombicide.dark_side.show.words import zone_name

    return zone_name(table.state.station_board, table.zone(zone), language, wording)


def test_who_is_in_the_dark_is_not_seen() -> None:
    table = StationTable(at="13R.A", gear={"miranda": ["assault_rifle"]}, xenos={"13R.c2": {"worker": 1}})
    table.turn("miranda")

    assert both(table, f"foe/{table.zone('13R.c2')}/worker") == (
        "ds.dark.survivors-blind",
        f"Miranda does not see into {name(table, '13R.c2')}: it is dark.",
        f"Miranda non vede {name(table, '13R.c2', 'it', 'in')}: è buio.",
    )


@pytest.mark.parametrize(
    ("gear", "zone", "rule"),
    [
        (["light_machine_gun"], "12R.A", "ds.combat.min-range"),
        (["starting_pistol"], "16R.c3", "ds.combat.max-range"),
        ([None, None, None, None, "assault_rifle"], "16R.c2", "ds.inv.backpack-inactive"),
        (["prototype_assault_rifle"], "16R.c2", "ds.ammo.prototype-needs-cell"),
        (["seismic_grenade"], "16R.c3", "ds.grenade.use"),
        ([None, None, None, None, "seismic_grenade"], "16R.c2", "ds.equip.stat-hand"),
        (["electrified_baton"], "16R.c2", "ds.act.ranged"),
        ([], "16R.c1", "ds.act.melee"),
    ],
)
def test_each_weapon_says_what_is_wrong_with_it(gear: list[str | None], zone: str, rule: str) -> None:
    here = "12R.A" if zone == "12R.A" else "16R.c1"
    table = StationTable(
        at=here, gear={"miranda": gear}, xenos={zone: {"worker": 1}}, skills={"miranda": ["enhanced_senses"]}
    )
    table.turn("miranda")

    foe = f"foe/{table.zone(zone)}/worker"
    assert rules_against(table, foe) == [rule]
    assert why(table, foe, "it") != why(table, foe, "en")


def test_around_the_corner_nobody_is_seen() -> None:
    table = StationTable(at="13R.c3", gear={"miranda": ["assault_rifle"]}, xenos={"13R.A": {"worker": 1}})
    table.turn("miranda")

    assert rules_against(table, f"foe/{table.zone('13R.A')}/worker") == ["ds.los.room-corridor"]


@pytest.mark.parametrize(
    ("who", "gear", "skills", "zone", "rule"),
    [
        ("miranda", [], [], "12R.A", "ds.act.search-soldier"),
        ("cole", [], [], "13R.c2", "ds.act.search-civilian"),
        ("miranda", [None, None, "seeker_drone"], [], "13R.c2", "ds.equip.seeker-drone"),
        ("miranda", [], ["recycler"], "13R.c2", "ds.skill.recycler"),
    ],
)
def test_everyone_hears_where_they_may_search(
    who: str, gear: list[str | None], skills: list[str], zone: str, rule: str
) -> None:
    table = StationTable([who], at=zone, gear={who: gear}, skills={who: skills})
    table.turn(who)

    assert rules_against(table, "pile/equipment")[-1] == rule
    assert why(table, "pile/equipment", "it")[-1][0] != why(table, "pile/equipment")[-1][0]


def test_pits_xenos_and_a_search_before_forbid_a_search() -> None:
    table = StationTable(["cole"], at="12R.Q")
    table.stack_equipment("food_ration")
    table.turn("cole")
    table.choose(SearchRoom)
    while table.state.asking is not None and type(table.state.asking).__name__ != "ChooseAction":
        table.choose(type(table.state.offered[-1]))
    assert rules_against(table, "pile/equipment")[-1] == "ds.act.search-once"

    table.add_zombies("12R.Q", "worker")
    assert rules_against(table, "pile/equipment")[-1] == "ds.act.search-no-xenos"

    table.dig("12R.Q", CLOSED_PIT)
    assert rules_against(table, "pile/equipment")[-1] == "ds.pit.no-search"


def test_tokens_say_what_becomes_of_them() -> None:
    table = StationTable(at="12R.A", mission="m0")
    table.dig("12R.B")
    table.state.noise[table.zone("12R.B")] = 1
    table.turn("miranda")

    assert both(table, f"token/pit/{table.zone('12R.B')}") == (
        "ds.pit.grenade-closes",
        "Only a Seismic Grenade closes a Pit.",
        "Una Fossa la chiude solo una Granata Sismica.",
    )
    assert rules_against(table, f"token/noise/{table.zone('12R.B')}") == ["ds.round.end-phase-noise"]
    assert rules_against(table, "token/spawn/0") == ["ds.spawn.step"]
    assert rules_against(table, f"token/prototype/{table.zone('12R.Q')}") == ["ds.act.prototype-token"]


def test_a_sleeping_spawn_zone_names_its_colour() -> None:
    table = StationTable(at={}, mission="m5")
    table.survivor("miranda").zone = 0
    table.turn("miranda")
    number = next(place for place, token in enumerate(table.state.spawns) if not token.is_active)

    assert both(table, f"token/spawn/{number}") == (
        "ds.spawn.coloured-inactive",
        "The yellow Spawn Zone is inactive until the Mission activates it.",
        "La Zona di Generazione gialla è inattiva finché la Missione non la attiva.",
    )


def test_an_objective_must_be_reached_and_the_yellow_one_of_m3_waits() -> None:
    table = StationTable(at="12R.B")
    table.turn("miranda")
    assert rules_against(table, "token/objective/0") == ["ds.act.objective"]

    lab = StationTable(at={}, mission="m3")
    yellow = next(n for n, token in enumerate(lab.state.objectives) if token.colour == 4)
    lab.survivor("miranda").zone = lab.state.objectives[yellow].zone
    lab.turn("miranda")
    assert both(lab, f"token/objective/{yellow}") == (
        "ds.m3.yellow-locked",
        "This Objective cannot be taken yet: the violet Spawn Zone comes first.",
        "Questo Obiettivo non si può ancora prendere: prima la Zona di Generazione viola.",
    )


def test_columns_want_charges_and_take_two() -> None:
    table = StationTable(at="16V.A", mission="m10")
    yellow = next(n for n, token in enumerate(table.state.objectives) if token.colour == 4)
    target = f"token/objective/{yellow}"
    table.turn("miranda")
    assert both(table, target)[:2] == ("ds.m10.place-charge", "Miranda has no explosive charge.")

    number = lay_objective(table, "17R.B", "red")
    token = table.state.objectives[number]
    table.state.objectives[number] = Objective(-1, token.colour, True, False, 0)
    table.survivor("miranda").zone = table.zone("17R.c1")
    table.turn("miranda")
    assert why(table, target)[0][0].startswith("Miranda must be in")

    table.state.pieces.charges += [table.zone("16V.A")] * 2
    table.turn("miranda")
    assert not table.offers(TakeObjective, objective=yellow)
    assert table.survivor("miranda").cards[0] == NO_CARD


@pytest.mark.parametrize(
    ("mission", "target", "rule"),
    [("m8", "generator", "ds.m8.generators"), ("m8", "decoy", "ds.m8.decoy-permanent")],
)
def test_what_a_mission_keeps_cannot_be_taken(mission: str, target: str, rule: str) -> None:
    table = StationTable(at={}, mission=mission)
    pink = next(n for n, token in enumerate(table.state.objectives) if token.colour == 3)
    decoy = table.state.pieces.decoys[0]
    table.survivor("miranda").zone = decoy if target == "decoy" else table.state.objectives[pink].zone
    table.turn("miranda")

    thing = f"token/decoy/{decoy}" if target == "decoy" else f"token/objective/{pink}"
    assert rules_against(table, thing) == [rule]
