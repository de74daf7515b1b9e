"""M5: Drones on the map, a Spawn Zone that wakes, a back door that Xenos can break."""

from collections import Counter

from tests.games.zombicide.dark_side.mission_table import begun, ending, hidden_colours, take_objective
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.door import OpenDoor
from veglia.games.zombicide.dark_side.rules.events import DoorDestroyed
from veglia.games.zombicide.dark_side.rules.mission_events import DroneTaken
from veglia.games.zombicide.dark_side.rules.missions.drones import ArrangeDrone, TakeDrone
from veglia.games.zombicide.dark_side.rules.setup_gear import HandOutDrones
from veglia.games.zombicide.dark_side.rules.state import YELLOW, ColouredSpawn, DarkState
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import SpawnTokenTurned
from veglia.games.zombicide.engine.rules.turn import AskEscape, DoNothing, Leave


def yellow_spawn(state: DarkState) -> ColouredSpawn:
    spawns = [token for token in state.spawns if isinstance(token, ColouredSpawn)]
    return next(token for token in spawns if token.colour == YELLOW)


@rule("ds.m5.setup-drones")
def test_both_drones_lie_on_the_map_and_nobody_starts_with_one() -> None:
    state = begun("m5")

    assert state.pieces.drone_zones == [state.board.places[name] for name in ("12R.Q", "18R.Q")]
    assert [step for step in state.agenda if isinstance(step, HandOutDrones)] == []
    assert [step for step in begun("m1").agenda if isinstance(step, HandOutDrones)] != []


@rule("ds.m5.setup-drones")
def test_a_drone_is_picked_up_for_an_action_without_experience_and_put_away_for_free() -> None:
    table = StationTable(["miranda"], at="12R.Q", mission="m5")
    table.turn("miranda")

    events = table.choose(TakeDrone)

    assert [table.state.card(one.card).id for one in happened(events, DroneTaken)] == ["seeker_drone"]
    assert isinstance(table.asking, ArrangeDrone)
    assert (table.survivor("miranda").actions, table.survivor("miranda").ap) == (2, 0)
    assert table.state.pieces.drone_zones == [table.zone("18R.Q")]


def test_elsewhere_there_is_no_drone_to_pick_up() -> None:
    table = StationTable(["miranda"], at="12R.A", mission="m5")
    table.turn("miranda")

    assert not table.offers(TakeDrone)


@rule("ds.m5.setup-objectives")
def test_four_colours_are_mixed_among_the_red_objectives_face_down() -> None:
    states = [begun("m5", seed) for seed in range(8)]

    for state in states:
        assert hidden_colours(state) == Counter(red=2, green=1, pink=1, violet=1, yellow=1)
    assert len({tuple(one.colour for one in state.objectives) for state in states}) > 1


@rule("ds.m5.yellow-spawn")
def test_the_yellow_objective_wakes_the_yellow_spawn_zone() -> None:
    table = StationTable(["miranda"], at="14V.A", mission="m5")
    take_objective(table, "miranda", "14V.A", "pink")
    assert not yellow_spawn(table.state).is_active

    take_objective(table, "miranda", "15V.A", "yellow")

    assert yellow_spawn(table.state).is_active
    assert [event.rule for event in happened(table.state.log or [], SpawnTokenTurned)] == [
        "ds.m5.yellow-spawn"
    ]


@rule("ds.m5.pink-door")
def test_the_pink_door_opens_to_survivors_only_after_the_pink_objective() -> None:
    table = StationTable(["miranda"], at="10V.A", mission="m5")
    door = table.doorway("10V.A", "10V.Q")
    table.turn("miranda")
    assert not table.offers(OpenDoor, door=door)

    take_objective(table, "miranda", "10V.A", "pink")

    assert table.offers(OpenDoor, door=door)


@rule("ds.m5.pink-door")
def test_xenos_break_the_pink_door_while_it_is_locked() -> None:
    table = StationTable(["miranda"], at="10V.Q", mission="m5", xenos={"10V.A": {"worker": 1}})

    events = table.run(Activate(all_kinds(table.state)))

    assert [one.door for one in happened(events, DoorDestroyed)] == [table.doorway("10V.A", "10V.Q")]


@rule("ds.m5.win")
def test_yellow_and_pink_come_first_then_everyone_leaves() -> None:
    table = StationTable(["miranda"], at="10V.Q", mission="m5")
    take_objective(table, "miranda", "15V.A", "yellow")
    table.survivor("miranda").zone = table.zone("10V.Q")
    table.turn("miranda")
    table.choose(DoNothing)
    assert not isinstance(table.asking, AskEscape)

    take_objective(table, "miranda", "14V.A", "pink")
    assert ending(table) == ""
    table.survivor("miranda").zone = table.zone("10V.Q")
    table.turn("miranda")
    table.choose(DoNothing)
    table.choose(Leave)

    assert ending(table) == "won"
