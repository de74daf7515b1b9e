"""Skills of attacks: exactly how much they give, in which Actions, and to whom."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.make_noise import Shout
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.combat import RollOneMore, UseReroll
from veglia.games.zombicide.engine.rules.events import AttackRolled
from veglia.games.zombicide.engine.rules.hits import Hit, ReapKind
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.traits.hit_and_run import RunAway
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.kernel.machine import Event

# Which Actions a skill of a kind counts for: Melee, Ranged.
KINDS = [("combat", True, True), ("melee", True, False), ("ranged", False, True)]


def fighter(dice: tuple[int, ...], *skills: str, kind: str = "tank") -> StationTable:
    """Miranda has two weapons with three dice and Damage 1; a Xeno is here and one next door."""
    table = StationTable(
        dice=dice,
        at="12R.A",
        gear={"miranda": ["sledgehammer", "assault_rifle"]},
        xenos={"12R.A": {kind: 1}, "12R.B": {} if kind == "abomination" else {kind: 1}},
        skills={"miranda": list(skills)},
    )
    table.turn("miranda", actions=9)
    return table


def strike(table: StationTable) -> list[Event]:
    return table.choose(MeleeAttack, card="sledgehammer")


def shoot(table: StationTable, zone: str = "12R.B") -> list[Event]:
    return table.choose(RangedAttack, card="assault_rifle", zone=zone)


def hits(events: list[Event]) -> int:
    (rolled,) = happened(events, AttackRolled)
    return rolled.hits


def dice(events: list[Event]) -> int:
    (rolled,) = happened(events, AttackRolled)
    return len(rolled.dice)


@rule("ds.skill.dice-plus-1")
@pytest.mark.parametrize(("kind", "melee", "ranged"), KINDS)
def test_one_is_added_to_each_die_in_actions_of_the_kind(kind: str, melee: bool, ranged: bool) -> None:
    table = fighter((4, 3, 2, 4, 3, 2), f"dice_plus_1_{kind}")

    # A weapon hits on 4: of 4, 3 and 2 one hits without the skill, two with it.
    assert hits(strike(table)) == (2 if melee else 1)
    assert hits(shoot(table)) == (2 if ranged else 1)


@rule("ds.skill.plus-1-die")
@pytest.mark.parametrize(("kind", "melee", "ranged"), KINDS)
def test_one_die_more_is_rolled_in_actions_of_the_kind(kind: str, melee: bool, ranged: bool) -> None:
    table = fighter((1,) * (6 + melee + ranged), f"plus_1_die_{kind}")

    assert dice(strike(table)) == (4 if melee else 3)
    assert dice(shoot(table)) == (4 if ranged else 3)


@rule("ds.skill.plus-1-damage-action")
@pytest.mark.parametrize(("kind", "melee", "ranged"), KINDS)
@pytest.mark.parametrize(("xeno", "toughness"), [("worker", 1), ("tank", 2), ("abomination", 3)])
def test_damage_is_one_more_in_actions_of_the_kind(
    kind: str, melee: bool, ranged: bool, xeno: str, toughness: int
) -> None:
    table = fighter((6, 1, 1), f"plus_1_damage_{kind}", kind=xeno)
    strike(table)
    assert (table.xenos("12R.A") == {}) == (toughness <= 1 + melee)

    table = fighter((6, 1, 1), f"plus_1_damage_{kind}", kind=xeno)
    table.clear_zombies()
    table.add_zombies("12R.B", xeno)
    shoot(table)
    assert (table.xenos("12R.B") == {}) == (toughness <= 1 + ranged)


@rule("ds.skill.plus-1-max-range")
@pytest.mark.parametrize(
    ("skills", "reached"),
    [
        ([], {"16R.c2"}),
        (["plus_1_max_range"], {"16R.c2", "13R.c1"}),
        (["plus_1_max_range", "plus_1_max_range"], {"16R.c2", "13R.c1", "13R.c2"}),
    ],
)
def test_each_plus_1_max_range_is_one_zone_further_and_none_nearer(
    skills: list[str], reached: set[str]
) -> None:
    table = StationTable(at="16R.c1", gear={"miranda": ["pistol"]}, skills={"miranda": skills})
    table.give_skills("miranda", ["enhanced_senses"])
    assert {"16R.c2", "13R.c1", "13R.c2", "13R.c3"} <= table.sees("miranda")
    table.turn("miranda")

    assert {option.zone for option in table.offered(RangedAttack)} == {table.zone(name) for name in reached}


@rule("ds.skill.plus-1-max-range")
def test_the_range_of_others_stays_as_it_is() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at="16R.c1",
        gear={"drake": ["pistol"]},
        skills={"miranda": ["plus_1_max_range"], "drake": ["enhanced_senses"]},
    )
    table.turn("drake")

    assert {option.zone for option in table.offered(RangedAttack)} == {table.zone("16R.c2")}


@rule("ds.skill.escalation", "ds.skill.escalation-lost")
@pytest.mark.parametrize(
    ("kind", "rolled"),
    # Two blows, two shots, one blow more.
    [("combat", [3, 4, 5, 6, 7]), ("melee", [3, 4, 3, 3, 3]), ("ranged", [3, 3, 3, 4, 3])],
)
def test_dice_rise_by_one_with_each_action_of_the_kind_in_a_row(kind: str, rolled: list[int]) -> None:
    table = fighter((1,) * sum(rolled), f"escalation_{kind}")

    found = [dice(act(table)) for act in (strike, strike, shoot, shoot, strike)]

    assert found == rolled


@rule("ds.skill.escalation")
def test_an_escalation_ends_with_the_turn() -> None:
    table = fighter((1,) * 10, "escalation_melee")
    assert (dice(strike(table)), dice(strike(table))) == (3, 4)

    table.turn("miranda")

    assert dice(strike(table)) == 3


@rule("ds.skill.escalation", "ds.skill.escalation-lost")
def test_only_the_own_actions_count_for_an_escalation() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (1,) * 15,
        at="12R.A",
        gear={"miranda": ["sledgehammer"], "drake": ["sledgehammer"]},
        xenos={"12R.A": {"tank": 1}},
        skills={"miranda": ["escalation_melee", "born_leader"], "drake": ["escalation_melee"]},
    )
    table.turn("miranda", actions=9)
    assert (dice(strike(table)), dice(strike(table))) == (3, 4)
    table.choose(GiveAction, survivor="drake")
    assert dice(strike(table)) == 3

    # To give an Action away is not one of her own.
    assert dice(strike(table)) == 5


@rule("ds.skill.escalation-lost")
def test_any_other_action_loses_the_whole_escalation() -> None:
    table = fighter((1,) * 10, "escalation_combat")
    assert (dice(shoot(table)), dice(strike(table))) == (3, 4)

    table.choose(Shout)

    assert dice(strike(table)) == 3


@rule("ds.skill.roll-6")
@pytest.mark.parametrize(("kind", "melee", "ranged"), KINDS)
def test_each_six_brings_one_die_in_actions_of_the_kind(kind: str, melee: bool, ranged: bool) -> None:
    table = fighter((6, 6, 5, 1, 1), f"roll_6_{kind}")
    strike(table)
    assert table.offers(RollOneMore) == melee
    if melee:
        table.choose(RollOneMore)
        table.choose(RollOneMore)
        assert not table.offers(RollOneMore)

    table = fighter((5, 5, 6, 1), f"roll_6_{kind}")
    shoot(table)
    assert table.offers(RollOneMore) == ranged
    if ranged:
        table.choose(RollOneMore)
        assert not table.offers(RollOneMore)


@rule("ds.skill.lucky")
def test_lucky_rolls_all_dice_again_once_in_every_action_of_the_own() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (1, 1, 1, 6, 6, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1),
        at="12R.A",
        gear={"miranda": ["sledgehammer"], "drake": ["sledgehammer"]},
        xenos={"12R.A": {"worker": 4}},
        skills={"miranda": ["lucky"], "drake": []},
    )
    table.turn("miranda", actions=2)
    for left in (2, 1):
        strike(table)
        assert len(table.offered(UseReroll)) == 1
        table.choose(UseReroll)
        assert not table.offers(UseReroll)
        assert table.xenos("12R.A") == {"worker": left}

    table.turn("drake", actions=1)
    strike(table)

    assert not table.offers(UseReroll)


@rule("ds.skill.point-blank", "ds.skill.point-blank-targets")
def test_point_blank_does_not_help_a_shot_into_another_zone() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (4, 1, 1),
        at={"miranda": "12R.A", "drake": "12R.B"},
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"worker": 1, "hunter": 1}},
        skills={"miranda": ["point_blank"]},
    )
    table.turn("miranda")

    shoot(table)

    # Workers come first, and two misses strike Drake.
    assert not table.offers(Hit)
    assert table.xenos("12R.B") == {"hunter": 1}
    assert table.survivor("drake").wounds == 2


@rule("ds.skill.brothers-in-arms")
@pytest.mark.parametrize(
    ("name", "at", "shared"),
    [
        ("drake", {"radka": "12R.A", "drake": "12R.A"}, 1),
        ("radka", {"radka": "12R.A", "drake": "12R.A"}, 1),
        ("drake", {"radka": "12R.B", "drake": "12R.A"}, 0),
        ("radka", {"radka": "12R.A", "drake": "12R.B"}, 0),
    ],
)
def test_brothers_in_arms_help_everyone_of_the_zone_and_nobody_alone(
    name: str, at: dict[str, str], shared: int
) -> None:
    table = StationTable(
        ["radka", "drake"],
        (3, 2, 2),
        at=at,
        gear={name: ["sledgehammer"]},
        xenos={"12R.A": {"tank": 1}},
        skills={"radka": ["brothers_in_arms_dice_combat"], "drake": []},
    )
    table.turn(name)

    assert hits(strike(table)) == shared


@rule("ds.skill.reaper")
@pytest.mark.parametrize(("kind", "melee", "ranged"), KINDS)
def test_a_reaper_takes_one_along_in_actions_of_the_kind(kind: str, melee: bool, ranged: bool) -> None:
    for act, zone, reaps in ((strike, "12R.A", melee), (shoot, "12R.B", ranged)):
        table = fighter((4, 1, 1), f"reaper_{kind}", kind="worker")
        table.clear_zombies()
        table.add_zombies(zone, "worker", 3)
        act(table)
        assert table.offers(ReapKind) == reaps
        if reaps:
            table.choose(ReapKind)
            assert not table.offers(ReapKind)
        assert table.xenos(zone) == {"worker": 2 - reaps}
        assert table.survivor("miranda").ap == 1 + reaps


@rule("ds.skill.hit-and-run", "ds.skill.escalation-lost")
def test_who_runs_with_a_given_action_leaves_the_leaders_escalation_alone() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (1, 1, 1, 4, 1, 1, 1, 1, 1, 1),
        at="12R.A",
        gear={"miranda": ["assault_rifle"], "drake": ["sledgehammer"]},
        xenos={"12R.A": {"worker": 1}},
        skills={"miranda": ["escalation_ranged", "born_leader"], "drake": ["hit_and_run"]},
    )
    table.turn("miranda", actions=9)
    shoot(table)
    table.choose(GiveAction, survivor="drake")
    strike(table)
    assert isinstance(table.asking, RunAway)
    table.choose(MoveTo, zone="12R.Q")

    assert dice(shoot(table)) == 4
    assert table.offers(DoNothing)
