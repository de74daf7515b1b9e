"""What bots foresee of the Xenos: attacks nobody can take, doors in the way, what must not be reached."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from veglia.games.zombicide.dark_side.bots.peril import Outlook, ZoneDefence, danger, look_out
from veglia.games.zombicide.dark_side.bots.settings import evaluation, numbers
from veglia.games.zombicide.dark_side.rules.state import Machine
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.turn import ZOMBIES

WEIGHTS = Weights(**numbers())


def stand(healths: list[int], attacks: dict[int, int]) -> ZoneDefence:
    made = ZoneDefence()
    for health in healths:
        made.add(health)
    for damage, count in attacks.items():
        made.attacks[damage] = count
    return made


@pytest.mark.parametrize(
    ("healths", "attacks", "deaths"),
    [
        ([3], {1: 2}, 0.0),
        ([3], {1: 3}, 1.0),
        # Two Damage at once need someone who is whole.
        ([3], {2: 1}, 0.0),
        ([2, 2], {2: 1}, 1.0),
        # An Abomination kills, however many stand there.
        ([3, 3, 3], {3: 1}, 1.0),
        # Plates save.
        ([5], {3: 1}, 0.0),
        # What the strong attacks have used up is gone.
        ([3], {2: 1, 1: 1}, 1.0),
        ([3, 3], {2: 1, 1: 2}, 0.0),
    ],
)
def test_an_attack_is_taken_whole(healths: list[int], attacks: dict[int, int], deaths: float) -> None:
    assert stand(healths, attacks).deaths() == deaths


def foreseen(table: StationTable) -> Outlook:
    outlook = Outlook(table.state.board.size)
    for survivor in table.state.survivors:
        if survivor.zone >= 0:
            outlook.stands[survivor.zone].add(survivor.health - survivor.wounds)
    look_out(table.state, outlook, WEIGHTS, [])
    return outlook


def test_a_hunter_next_door_comes_and_strikes_a_worker_only_comes() -> None:
    table = StationTable(["miranda"], at="12R.A", xenos={"12R.B": {"worker": 1, "hunter": 1}})

    here = foreseen(table).stands[table.zone("12R.A")]

    assert here.attacks == [0.0, 1.0, 0.0, 0.0]
    assert here.beside == 2.0


def test_a_closed_door_costs_xenos_an_action() -> None:
    table = StationTable(["miranda"], at="12R.A", xenos={"12R.B": {"worker": 1, "hunter": 1}})
    table.close("12R.A", "12R.B")

    here = foreseen(table).stands[table.zone("12R.A")]

    assert here.attacks == [0.0, 0.0, 0.0, 0.0]
    assert here.beside == 1.0


def test_a_machine_that_xenos_notice_takes_an_attack_that_would_kill() -> None:
    alone = StationTable(["miranda"], xenos={"12R.B": {"abomination": 1}})
    helped = StationTable(["miranda"], xenos={"12R.B": {"abomination": 1}})
    helped.add_machine("avenger_bot", "12R.B", active=True)

    assert danger(alone.state, WEIGHTS) > danger(helped.state, WEIGHTS) + WEIGHTS.lethal / 3


def test_a_machine_takes_as_many_attacks_as_there_are() -> None:
    xenos = {"12R.B": {"worker": 8, "tank": 2, "abomination": 1}}
    alone = StationTable(["miranda"], xenos=xenos)
    helped = StationTable(["miranda"], xenos=xenos)
    helped.add_machine("avenger_bot", "12R.B", active=True)
    dangers = [danger(table.state, WEIGHTS) for table in (alone, helped)]

    assert dangers[0] > dangers[1] + WEIGHTS.lethal


def test_of_xenos_in_one_of_the_loudest_zones_only_a_share_is_expected_to_leave() -> None:
    table = StationTable(["miranda"], at="12R.B", xenos={"13R.Q": {"worker": 2}})
    for zone in ("13R.Q", "13R.c2"):
        table.state.noise[table.zone(zone)] = 3

    stands = foreseen(table).stands

    assert [stands[table.zone(zone)].beside for zone in ("13R.Q", "13R.A")] == [0.0, 1.0]


def test_nobody_minds_xenos_where_only_a_camouflaged_survivor_stands() -> None:
    table = StationTable(["miles"], xenos={"12R.B": {"tank": 2}})
    table.state.turn.phase = ZOMBIES
    before = danger(table.state, WEIGHTS)
    table.state.camouflaged = [table.who("miles")]

    assert danger(table.state, WEIGHTS) < before - WEIGHTS.lethal / 2


def test_a_machine_to_be_brought_out_is_guarded_once_xenos_notice_it() -> None:
    table = StationTable(["miranda"], at="18R.c1", mission="m7")
    place = table.zone("17V.b1")
    kind = table.state.machines[0].kind
    table.add_zombies("17V.b1", "worker")
    dangers = []
    for is_active in (False, True):
        table.state.machines[0] = Machine(kind, place, is_active)
        dangers.append(danger(table.state, WEIGHTS))

    assert dangers[1] > dangers[0] + WEIGHTS.lethal


def test_a_xeno_at_a_generator_is_as_bad_as_a_death() -> None:
    near = StationTable(["miranda"], at="13V.c1", mission="m8", xenos={"10V.B": {"worker": 1}})
    far = StationTable(["miranda"], at="13V.c1", mission="m8", xenos={"10V.A": {"worker": 1}})

    assert danger(near.state, WEIGHTS) > danger(far.state, WEIGHTS) + WEIGHTS.lethal


@pytest.mark.parametrize(
    ("workers", "weapon", "helper", "goes"),
    [
        (2, "starting_pistol", "", True),
        # Three can be taken down by one: two Actions with a baton hit twice.
        (3, "electrified_baton", "", True),
        # Four only if both hits that can be expected come: nobody relies on that.
        (4, "electrified_baton", "", False),
        (5, "electrified_baton", "", False),
        # A pistol is of no use at arm's length.
        (3, "starting_pistol", "", False),
        (5, "electrified_baton", "drake", True),
    ],
)
def test_nobody_walks_where_they_can_neither_take_nor_cut_down_what_is_there(
    workers: int, weapon: str, helper: str, goes: bool
) -> None:
    party = ["miranda", helper] if helper else ["miranda"]
    table = StationTable(
        party,
        at={"miranda": "12R.A", "drake": "12R.B"},
        gear={"miranda": [weapon]},
        xenos={"12R.B": {"worker": workers}},
    )
    table.state.turn.active = table.who("miranda")
    table.survivor("miranda").actions = 3

    assert evaluation().considers(table.state, MoveTo(table.zone("12R.B"))) == goes
