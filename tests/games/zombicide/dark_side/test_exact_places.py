"""Rules hold everywhere and for everyone: in the first Zone, for the first Survivor, for two at once."""

import msgspec
import pytest

from tests.games.zombicide.dark_side.mission_table import ending
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.seating import seated
from tests.games.zombicide.table import PLAYERS_PHASE, happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.boards import lay, station_of
from veglia.games.zombicide.dark_side.rules.doors import destroy_door
from veglia.games.zombicide.dark_side.rules.events import ArmorRepaired, DoorDestroyed
from veglia.games.zombicide.dark_side.rules.misses import ShareMisses
from veglia.games.zombicide.dark_side.rules.mission_events import DecoyDestroyed, HostileFire
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.missions.columns import PlaceCharge
from veglia.games.zombicide.dark_side.rules.missions.drones import LooseDrones
from veglia.games.zombicide.dark_side.rules.scenarios import make_scenario
from veglia.games.zombicide.dark_side.rules.scope import CROWD, DOOR, SCOPES
from veglia.games.zombicide.dark_side.rules.state import RED, DarkState, Machine
from veglia.games.zombicide.dark_side.rules.terms import terms_of
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.companions import hold_token
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.hits import Hit, SpendHit
from veglia.games.zombicide.engine.rules.scope import MACHINE, OWN_ZONE
from veglia.games.zombicide.engine.rules.starting import ChooseStart, StartAt
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.turn import SETUP, EndPhase, ZombiesPhase
from veglia.kernel.errors import ContentError, UnknownName
from veglia.kernel.machine import advance, answer

DECOYS = ("11V.b3", "12R.a1")


@rule("ds.round.structure", "ds.skill.self-repair")
def test_the_end_phase_reaches_the_first_zone_of_the_board() -> None:
    table = StationTable(at="10V.a1", skills={"miranda": ["self_repair"]})
    assert table.survivor("miranda").zone == 0
    table.survivor("miranda").wounds = 2

    events = table.run(EndPhase())

    assert [(one.survivor, one.points) for one in happened(events, ArmorRepaired)] == [(0, 2)]
    assert table.survivor("miranda").wounds == 0


@rule("ds.m4.hostile-machines")
def test_a_machine_is_hostile_in_the_first_zone_of_the_board_too() -> None:
    table = StationTable(dice=(4, 4, 1), at="18R.c1", mission="m4")
    assert table.survivor("miranda").zone == 0
    bot = table.state.machines[0]
    table.state.machines = [Machine(bot.kind, 0, False)]
    table.state.spawns = []

    shots = happened(table.run(ZombiesPhase()), HostileFire)

    assert [(one.machine, one.zone, one.hits) for one in shots] == [(0, 0, 2)]


@rule("ds.ff.players-distribute")
@pytest.mark.parametrize("name", ["miranda", "drake"])
def test_in_a_turn_the_players_are_asked_at_the_seat_of_the_active_survivor(name: str) -> None:
    squad = list(library.usual_party())
    others = [one for one in squad if one not in ("miranda", "drake")]
    table = StationTable(
        ["miranda", "drake", *others[:2]],
        (1, 1, 1),
        at={"miranda": "12R.A", "drake": "12R.A", others[0]: "12R.B", others[1]: "12R.B"},
        seats=[["miranda", *others[:2]], ["drake", *others[2:]]],
        gear={name: ["assault_rifle"]},
    )
    first = 1 - table.survivor(name).seat
    table.state.turn.first_seat = first
    table.turn(name)

    table.choose(RangedAttack, zone="12R.B")

    assert isinstance(table.asking, ShareMisses)
    assert table.asking.seat(table.state) == 1 - first


@rule("ds.grenade.removes-objectives", "ds.m8.decoy-permanent")
def test_a_decoy_does_not_outlast_an_explosion() -> None:
    table = StationTable(
        at="12R.a2",
        mission="m8",
        gear={"miranda": ["seismic_grenade"]},
        skills={"miranda": ["enhanced_senses"]},
    )
    table.turn("miranda")

    events = table.choose(ThrowGrenade, zone="12R.a1")

    assert [(one.zone, one.rule) for one in happened(events, DecoyDestroyed)] == [
        (table.zone("12R.a1"), "ds.grenade.removes-objectives")
    ]
    assert table.state.pieces.decoys == [table.zone("11V.b3")]
    assert table.noise("11V.b3") == 2
    assert ending(table) == ""


@rule("ds.m8.decoy-removed")
def test_xenos_destroy_all_decoys_at_which_they_act() -> None:
    table = StationTable(at="13V.A", mission="m8", xenos={zone: {"worker": 1} for zone in DECOYS})

    events = table.run(Activate(all_kinds(table.state)))

    assert {one.zone for one in happened(events, DecoyDestroyed)} == {table.zone(zone) for zone in DECOYS}
    assert table.state.pieces.decoys == []
    assert [table.noise(zone) for zone in DECOYS] == [0, 0]


@rule("ds.m10.place-charge", "ds.skill.plus-1-free-action")
def test_no_free_action_pays_for_a_charge() -> None:
    kinds = ("combat", "melee", "ranged", "move", "search", "machine")
    table = StationTable(
        at="16V.A", mission="m10", skills={"miranda": [f"plus_1_free_{kind}_action" for kind in kinds]}
    )
    number = next(n for n, one in enumerate(table.state.objectives) if one.colour == RED)
    table.state.objectives[number] = Objective(OFF_BOARD, RED, True)
    hold_token(table.state, number, 0)
    table.turn("miranda")
    free = table.survivor("miranda").free

    table.choose(PlaceCharge, zone="16V.A")

    assert table.survivor("miranda").actions == 2
    assert table.survivor("miranda").free == free
    assert len(free) == len(kinds)


@rule("ds.m10.split-start", "ds.setup.place-survivors")
@pytest.mark.parametrize(
    ("picks", "counts"),
    [
        # The first area is full with four.
        ([0, 0, 0, 0], [(0, 0), (1, 0), (2, 0), (3, 0)]),
        ([0, 1, 0, 1, 0, 1, 1], [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3)]),
    ],
)
def test_of_an_odd_party_either_starting_area_may_take_the_last(
    picks: list[int], counts: list[tuple[int, int]]
) -> None:
    names = [*library.usual_party(), "cole"]
    state = TITLE.start(TITLE.setup("m10", seated(names[:4], names[4:]), 1, {}))
    assert isinstance(state, DarkState)
    zones = [state.board.places[name] for name in ("12V.D", "16V.Q")]
    advance(state)
    found: list[tuple[int, int]] = []
    for pick in picks:
        assert isinstance(state.asking, ChooseStart)
        found.append((len(state.survivors_in(zones[0])), len(state.survivors_in(zones[1]))))
        options = [option for option in state.offered if isinstance(option, StartAt)]
        assert {option.zone for option in options} == set(zones)
        answer(state, next(option for option in options if option.zone == zones[pick]))

    assert not isinstance(state.asking, ChooseStart)
    assert found == counts
    assert sorted(len(state.survivors_in(zone)) for zone in zones) == [3, 4]


@rule("ds.combat.melee-choice", "ds.xp.levels")
def test_what_was_killed_before_counts_when_a_hit_may_be_spared() -> None:
    table = StationTable(
        dice=(4, 4, 4), at="12R.A", gear={"miranda": ["sledgehammer"]}, xenos={"12R.A": {"worker": 4}}
    )
    table.set_ap("miranda", 4)
    table.turn("miranda")

    # Two more Workers make six points; the third would bring her to Yellow.
    table.choose(MeleeAttack)
    assert table.offers(Hit)
    table.choose(SpendHit)

    assert table.xenos("12R.A") == {"worker": 2}
    assert (table.survivor("miranda").ap, table.survivor("miranda").level) == (6, 0)


def test_everyone_of_a_party_has_to_be_known() -> None:
    party = [*list(library.usual_party())[:5], "nobody"]

    with pytest.raises(UnknownName, match="unknown survivor 'nobody'"):
        TITLE.setup("m0", seated(party), 1, {})


@rule("ds.act.trade")
def test_who_has_nothing_has_nothing_to_reorganise() -> None:
    table = StationTable(gear={"miranda": []})
    table.turn("miranda")
    assert not table.offers(ReorganiseCards)

    table.equip("miranda", [None, None, None, None, "food_ration"])
    table.turn("miranda")
    assert table.offers(ReorganiseCards)


@rule("ds.m10.charges", "ds.victory.lose-impossible")
@pytest.mark.parametrize(("left", "ended"), [(4, ""), (3, "ds.victory.lose-impossible")])
def test_a_charge_in_the_first_zone_of_the_board_can_still_be_taken(left: int, ended: str) -> None:
    table = StationTable(at="17R.c2", mission="m10")
    red = [number for number, one in enumerate(table.state.objectives) if one.colour == RED]
    for place, number in enumerate(red):
        zone = 0 if place == 0 else table.state.objectives[number].zone
        table.state.objectives[number] = Objective(zone if place < left else OFF_BOARD, RED, place >= left)

    table.call(check_goals)

    assert ending(table) == ended


def test_a_mission_has_the_actions_of_all_its_mission_rules() -> None:
    row = msgspec.structs.replace(library.mission("m6"), drones=library.mission("m5").drones)

    actions = make_scenario("m6", row, station_of("m6", row)).actions

    own = [
        type(action)
        for mission_rule in (LooseDrones(), *terms_mission_rules("m6"))
        for action in mission_rule.actions()
    ]
    assert len(own) == 2
    assert [type(action) for action in actions if type(action) in own] == own


def terms_mission_rules(mission: str) -> list[MissionRule]:
    return terms_of(StationTable(at=library.mission(mission).start[0], mission=mission).state).mission_rules


def test_only_tiles_that_are_laid_can_be_removed() -> None:
    with pytest.raises(ContentError, match=r"^test.toml: no tile 12V to remove$"):
        lay("test", [["10R", "11R"]], ["11R", "12V"], 1)


@rule("ds.xmove.destroy-door")
def test_where_no_door_is_closed_xenos_break_none() -> None:
    table = StationTable()
    doorway = table.doorway("12R.A", "12R.B")

    events = table.call(lambda _: destroy_door(table.state, table.zone("12R.A"), doorway))

    assert happened(events, DoorDestroyed) == []
    assert [door.doorway for door in table.state.doors if door.is_destroyed] == []


@rule("ds.victory.win-immediately")
@pytest.mark.parametrize(("phase", "left"), [(SETUP, 0), (PLAYERS_PHASE, 4)])
def test_who_has_left_is_counted_and_who_is_not_yet_there_is_not(phase: int, left: int) -> None:
    table = StationTable(["miranda", "drake"], at=library.mission("m1").start[0], mission="m1")
    table.state.turn.phase = phase
    (escape,) = [goal for goal in table.state.scenario.goals if goal.id == "escape"]

    assert escape.progress(table.state) == (left, 6)


def test_every_scope_has_a_bit_of_its_own() -> None:
    bits = [*SCOPES.values(), CROWD, DOOR, MACHINE, OWN_ZONE]

    assert len(set(bits)) == len(bits)
    assert [bit.bit_count() for bit in bits] == [1] * len(bits)
