"""The Xenos' Phase: attacks, armor, destinations, splits, Hunters; and what lies in Pits."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.damage import ShareAttacks
from veglia.games.zombicide.dark_side.show.explain.forecast import foresee
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.activation import Activate, GoTo, LetStay, SplitZombies, all_kinds
from veglia.games.zombicide.engine.rules.events import (
    SecondActionStarted,
    SurvivorEliminated,
    Wounded,
    ZombiesMoved,
    ZombiesStuck,
)
from veglia.games.zombicide.engine.rules.turn import ZombiesPhase
from veglia.games.zombicide.engine.rules.wounds import Suffer


def activate(table: StationTable) -> list[object]:
    return list(table.run(Activate(all_kinds(table.state))))


@rule("ds.xeno.four-types", "ds.xeno.worker", "ds.xeno.tank", "ds.xeno.hunter", "ds.xeno.abomination")
@rule("ds.attack.damage-values", "ds.priority.order", "ds.xeno.one-action", "ds.xeno.hunter-two-actions")
def test_ds_ex_priority_table() -> None:
    rows = library.zombies()

    assert {
        id: (row.priority, row.actions, row.wounds, row.toughness, row.ap) for id, row in rows.items()
    } == {
        "worker": (2, 1, 1, 1, 1),
        "tank": (1, 1, 2, 2, 1),
        "hunter": (3, 2, 1, 1, 1),
        "abomination": (1, 1, 3, 3, 5),
    }
    assert [row.miniatures for row in rows.values()] == [35, 14, 14, 1]


@rule("ds.attack.players-distribute", "ds.attack.armor-loss", "ds.attack.always-hits", "ds.attack.same-zone")
@pytest.mark.parametrize(
    ("first", "second", "wounds", "is_lost"),
    [
        ("cole", "cole", (2, 0), True),
        ("miranda", "miranda", (0, 2), False),
        ("cole", "miranda", (1, 1), False),
    ],
)
def test_ds_ex_attack_distribution(first: str, second: str, wounds: tuple[int, int], is_lost: bool) -> None:
    table = StationTable(["cole", "miranda"], at="12R.A", xenos={"12R.A": {"worker": 2}})
    activate(table)
    assert isinstance(table.asking, ShareAttacks)
    assert table.asking.seats(table.state) == (0,)

    table.choose(Suffer, survivor=first)
    table.choose(Suffer, survivor=second)

    assert (table.survivor("cole").wounds, table.survivor("miranda").wounds) == wounds
    assert (table.state.result is not None) == is_lost


@rule("ds.attack.elimination", "ds.victory.lose-survivor", "ds.general.win-lose-together")
def test_a_survivor_without_armor_is_eliminated_and_the_game_lost() -> None:
    table = StationTable(["cole", "miranda"], at="12R.A", xenos={"12R.A": {"worker": 2}})
    activate(table)
    table.choose(Suffer, survivor="cole")

    events = table.choose(Suffer, survivor="cole")

    assert len(happened(events, SurvivorEliminated)) == 1
    assert table.state.result is not None
    assert (table.state.result.outcome(0), table.state.result.rule) == ("lost", "ds.victory.lose-survivor")


@rule("ds.attack.whole-attack")
def test_the_damage_of_one_attack_goes_to_one_target() -> None:
    table = StationTable(["miranda", "drake"], at="12R.A", xenos={"12R.A": {"tank": 1}})
    activate(table)

    events = table.choose(Suffer, survivor="drake")

    assert [event.wounds for event in happened(events, Wounded)] == [2]
    assert (table.survivor("miranda").wounds, table.survivor("drake").wounds) == (0, 2)
    assert not isinstance(table.asking, ShareAttacks)


@rule("ds.attack.overkill", "ds.xphase.attack-or-move", "ds.xphase.attacks-first")
def test_all_attack_before_any_moves_and_none_does_both() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.A", "drake": "12R.B"},
        xenos={"12R.A": {"worker": 1}, "12R.Q": {"worker": 1}},
    )

    events = activate(table)

    kinds = [type(event).__name__ for event in events]
    assert kinds.index("Wounded") < kinds.index("ZombiesMoved")
    assert table.xenos("12R.A") == {"worker": 2}
    assert table.survivor("miranda").wounds == 1


@rule("ds.xmove.destination-visible", "ds.xmove.distance-irrelevant", "ds.xmove.one-zone")
def test_the_loudest_zone_in_sight_is_the_goal() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.B", "drake": "12R.Q"},
        xenos={"12R.A": {"worker": 1}},
    )
    table.state.noise[table.zone("12R.Q")] = 1

    activate(table)

    assert table.xenos("12R.Q") == {"worker": 1}


@rule("ds.xmove.destination-noise", "ds.xmove.shortest-path")
def test_who_sees_nobody_goes_to_the_loudest_zone_of_all() -> None:
    table = StationTable(at="12R.B", xenos={"13R.Q": {"worker": 1}})
    table.state.noise[table.zone("13R.c2")] = 3

    events = activate(table)

    (move,) = [event for event in events if isinstance(event, ZombiesMoved)]
    assert move.zone == table.zone("13R.A")
    assert move.rule == "ds.xmove.destination-noise"


@rule("ds.xmove.split-targets", "ds.xmove.split-paths")
def test_xenos_split_between_equal_goals() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.B", "drake": "12R.Q"},
        xenos={"12R.A": {"worker": 4, "tank": 2}},
    )

    activate(table)

    assert table.xenos("12R.B") == table.xenos("12R.Q") == {"worker": 2, "tank": 1}


@rule("ds.xmove.split-odd", "ds.xmove.single-choice")
@pytest.mark.parametrize(("workers", "cited"), [(3, "ds.xmove.split-odd"), (1, "ds.xmove.single-choice")])
def test_the_players_decide_about_the_odd_one(workers: int, cited: str) -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.B", "drake": "12R.Q"},
        xenos={"12R.A": {"worker": workers}},
    )
    activate(table)
    assert isinstance(table.asking, SplitZombies)
    assert table.state.question_rule() == cited

    table.choose(GoTo, zone="12R.Q")

    assert table.xenos("12R.Q") == {"worker": (workers + 1) // 2}


def between_two_noises(xenos: dict[str, int]) -> StationTable:
    """Return a table with Xenos that see nobody and stand in one of two Zones that are equally loud."""
    table = StationTable(at="12R.B", xenos={"13R.Q": xenos})
    for zone in ("13R.Q", "13R.c2"):
        table.state.noise[table.zone(zone)] = 3
    return table


@rule("ds.xmove.split-targets", "ds.xmove.destination-noise")
def test_xenos_in_one_of_the_loudest_zones_split_too_and_a_part_stays() -> None:
    table = between_two_noises({"worker": 4, "tank": 2})
    assert foresee(table.state).moves == {
        (table.kind("worker"), table.zone("13R.Q"), table.zone("13R.A")): 2,
        (table.kind("tank"), table.zone("13R.Q"), table.zone("13R.A")): 1,
    }

    events = activate(table)

    assert table.xenos("13R.Q") == table.xenos("13R.A") == {"worker": 2, "tank": 1}
    moves = [event for event in events if isinstance(event, ZombiesMoved)]
    assert {(move.start, move.zone, move.rule) for move in moves} == {
        (table.zone("13R.Q"), table.zone("13R.A"), "ds.xmove.destination-noise")
    }
    assert not [event for event in events if isinstance(event, ZombiesStuck)]


@rule("ds.xmove.split-targets", "ds.xmove.split-odd", "ds.xmove.single-choice")
@pytest.mark.parametrize(("workers", "cited"), [(3, "ds.xmove.split-odd"), (1, "ds.xmove.single-choice")])
@pytest.mark.parametrize("stays", [True, False])
def test_the_players_decide_whether_the_odd_one_stays(workers: int, cited: str, stays: bool) -> None:
    table = between_two_noises({"worker": workers})
    foreseen = foresee(table.state)
    assert foreseen.is_open
    assert list(foreseen.moves.values()) == [(workers + 1) // 2]
    activate(table)
    assert isinstance(table.asking, SplitZombies)
    assert table.state.question_rule() == cited
    assert table.offers(LetStay, zone="13R.Q")
    assert [option.zone for option in table.offered(GoTo)] == [table.zone("13R.A")]

    if stays:
        table.choose(LetStay)
    else:
        table.choose(GoTo)

    there = table.xenos("13R.Q" if stays else "13R.A")
    assert there == {"worker": (workers + 1) // 2}
    assert sum(table.state.zombies) == workers
    TITLE.check_conservation(table.state)


@rule("ds.xmove.destination-noise")
def test_xenos_in_the_only_loudest_zone_stay() -> None:
    table = between_two_noises({"worker": 4})
    table.state.noise[table.zone("13R.Q")] = 4

    events = activate(table)

    assert table.xenos("13R.Q") == {"worker": 4}
    assert [event.zone for event in events if isinstance(event, ZombiesStuck)] == [table.zone("13R.Q")]


@rule("ds.hunter.second-activation", "ds.xeno.hunter-two-actions")
def test_ds_ex_hunter_1() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"hunter": 1}})

    activate(table)

    assert table.survivor("miranda").wounds == 2


@rule("ds.hunter.recheck", "ds.hunter.second-activation")
def test_ds_ex_hunter_2() -> None:
    table = StationTable(at="12R.A", xenos={"12R.B": {"hunter": 2, "tank": 1}})

    events = activate(table)

    assert table.survivor("miranda").wounds == 2
    assert table.xenos("12R.A") == {"hunter": 2, "tank": 1}
    assert [event.kind for event in events if isinstance(event, SecondActionStarted)] == [
        table.kind("hunter")
    ]


@rule("ds.xphase.automatic", "ds.round.structure")
def test_activation_comes_before_spawning() -> None:
    table = StationTable(at="12R.A", xenos={"12R.B": {"worker": 1}})
    table.stack_xeno_cards(61, 62, 63)

    events = table.run(ZombiesPhase())

    kinds = [type(event).__name__ for event in events]
    assert kinds.index("ZombiesMoved") < kinds.index("ZombieCardDrawn")


@rule("ds.skill.reckless")
def test_ds_ex_reckless_worker() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": 3}}, skills={"miranda": ["reckless_worker"]})
    activate(table)
    assert table.survivor("miranda").wounds == 0

    table.add_zombies("12R.A", "tank", 1)
    activate(table)

    assert table.survivor("miranda").wounds == 2


@rule("ds.skill.tough")
def test_the_tough_ignore_the_first_damage_of_each_attack_step() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"hunter": 1}}, skills={"miranda": ["tough"]})

    activate(table)

    # Two Attack steps of a Hunter, one Damage each.
    assert table.survivor("miranda").wounds == 0
    table.add_zombies("12R.A", "tank", 1)
    activate(table)
    assert table.survivor("miranda").wounds == 2
