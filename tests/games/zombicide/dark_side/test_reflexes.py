"""Combat reflexes: to what they answer, and with what."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.actions.search import SearchRoom
from veglia.games.zombicide.dark_side.rules.events import CamouflageLost, GrenadeThrown
from veglia.games.zombicide.dark_side.rules.reflexes import ReactToPits
from veglia.games.zombicide.dark_side.rules.spawning import AppearAt, spawn_in_pits
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.combat import KeepDice
from veglia.games.zombicide.engine.rules.events import AttackRolled, MiniaturesShort, ZombiesSpawned
from veglia.games.zombicide.engine.rules.inventory import LeaveCard
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.traits.combat_reflexes import HoldFire, React
from veglia.games.zombicide.engine.rules.traits.hit_and_run import RunAway

WORKERS = 63
ABOMINATION = 76


def draw(table: StationTable, card: int, zone: str) -> None:
    """Draw a Xeno card for a Zone."""
    table.stack_xeno_cards(card)
    table.run(DrawZombieCard(table.zone(zone)))


@rule("ds.skill.combat-reflexes", "ds.skill.combat-reflexes-target")
def test_a_card_that_brings_xenos_into_sight_is_answered_in_their_zone() -> None:
    table = StationTable(
        dice=(6, 6, 1),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        skills={"miranda": ["combat_reflexes"]},
    )
    draw(table, WORKERS, "12R.B")
    assert isinstance(table.asking, React)
    assert {option.zone for option in table.offered(RangedAttack)} == {table.zone("12R.B")}

    table.choose(RangedAttack)

    assert table.xenos("12R.B") == {}
    assert table.asking is None


@rule("ds.skill.combat-reflexes")
def test_nothing_is_answered_when_the_abomination_is_already_on_the_board() -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        skills={"miranda": ["combat_reflexes"]},
        xenos={"12R.B": {"worker": 1}, "16R.B": {"abomination": 1}},
    )
    table.set_ap("miranda", 7)

    draw(table, ABOMINATION, "12R.B")

    assert happened(table.state.log or [], ZombiesSpawned) == []
    assert table.asking is None


@rule("ds.skill.combat-reflexes", "ds.spawn.abomination-card-2")
def test_an_abomination_that_comes_is_answered() -> None:
    table = StationTable(
        at="12R.A", gear={"miranda": ["assault_rifle"]}, skills={"miranda": ["combat_reflexes"]}
    )
    table.set_ap("miranda", 7)

    draw(table, ABOMINATION, "12R.B")

    assert table.xenos("12R.B") == {"abomination": 1}
    assert isinstance(table.asking, React)


@rule("ds.skill.combat-reflexes", "ds.shortage.place-rest", "ds.shortage.step-2")
@pytest.mark.parametrize(
    ("workers", "abominations", "there"),
    [(0, 0, {"tank": 1}), (1, 0, {"tank": 1, "worker": 1}), (0, 1, {"tank": 1, "abomination": 1})],
)
def test_after_a_shortage_only_what_was_placed_is_answered(
    workers: int, abominations: int, there: dict[str, int]
) -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        skills={"miranda": ["combat_reflexes"]},
        xenos={"12R.B": {"tank": 1}},
    )
    table.set_ap("miranda", 7)
    table.state.reserve[table.kind("worker")] = workers
    table.state.reserve[table.kind("abomination")] = abominations

    draw(table, WORKERS, "12R.B")

    assert len(happened(table.state.log or [], MiniaturesShort)) == 1
    assert table.xenos("12R.B") == there
    assert isinstance(table.asking, React) == (len(there) > 1)
    if table.offers(HoldFire):
        table.choose(HoldFire)
    # One card, one answer, however many came in turn.
    assert table.asking is None


@rule("ds.skill.combat-reflexes", "ds.spawn.pit-card-shortage")
def test_a_pit_that_got_nothing_is_not_fired_at() -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        skills={"miranda": ["combat_reflexes"]},
        xenos={"12R.B": {"worker": 1}, "12R.Q": {"worker": 1}},
    )
    table.dig("12R.B")
    table.dig("12R.Q")
    table.state.reserve[table.kind("tank")] = 1
    table.state.reserve[table.kind("abomination")] = 0
    table.call(lambda _: spawn_in_pits(table.state, table.kind("tank"), 1, "ds.spawn.pit-card"))

    table.choose(AppearAt, zone="12R.Q")

    assert {option.zone for option in table.offered(RangedAttack)} == {table.zone("12R.Q")}


@rule("ds.skill.combat-reflexes", "ds.spawn.pit-card-shortage-2")
def test_the_pit_of_the_abomination_is_among_those_to_answer_in() -> None:
    table = StationTable(
        at="12R.A", gear={"miranda": ["assault_rifle"]}, skills={"miranda": ["combat_reflexes"]}
    )
    table.dig("12R.B")
    table.dig("12R.Q")
    table.set_ap("miranda", 7)
    table.state.reserve[table.kind("tank")] = 1
    table.call(lambda _: spawn_in_pits(table.state, table.kind("tank"), 1, "ds.spawn.pit-card"))

    table.choose(AppearAt, zone="12R.Q")

    assert table.xenos("12R.B") == {"abomination": 1}
    assert isinstance(table.asking, ReactToPits)
    assert {option.zone for option in table.offered(RangedAttack)} == {
        table.zone("12R.B"),
        table.zone("12R.Q"),
    }


@rule("ds.skill.combat-reflexes", "ds.dark.prototype-weapons")
@pytest.mark.parametrize(
    ("weapon", "cells", "answers"),
    [
        ("prototype_assault_rifle", 1, True),
        ("prototype_assault_rifle", 0, False),
        ("assault_rifle", 0, False),
    ],
)
def test_only_a_powered_prototype_answers_into_the_dark(weapon: str, cells: int, answers: bool) -> None:
    table = StationTable(at="13R.A", gear={"miranda": [weapon]}, skills={"miranda": ["combat_reflexes"]})
    table.attach("miranda", 0, *["energy_cell"] * cells)
    assert table.state.station_board.is_dark(table.zone("13R.c2"))

    draw(table, WORKERS, "13R.c2")

    assert isinstance(table.asking, React) == answers
    assert table.offers(RangedAttack, zone="13R.c2") == answers


@rule("ds.skill.combat-reflexes", "ds.dark.prototype-weapons")
def test_a_powered_prototype_answers_into_a_dark_pit() -> None:
    table = StationTable(
        at="13R.A",
        gear={"miranda": ["prototype_assault_rifle", "assault_rifle"]},
        skills={"miranda": ["combat_reflexes"]},
    )
    table.attach("miranda", 0, "energy_cell")
    table.dig("13R.c2")
    table.dig("16R.B")
    table.call(lambda _: spawn_in_pits(table.state, table.kind("worker"), 1, "ds.spawn.pit-card"))

    assert isinstance(table.asking, ReactToPits)
    cards = {(table.state.card(option.card).id, option.zone) for option in table.offered(RangedAttack)}
    assert cards == {("prototype_assault_rifle", table.zone("13R.c2"))}


@rule("ds.skill.combat-reflexes", "ds.grenade.use", "ds.grenade.kills-all", "ds.skill.camouflage-loss")
def test_a_grenade_answers_like_any_combat_action() -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["seismic_grenade"]},
        skills={"miranda": ["combat_reflexes"]},
        xenos={"12R.B": {"tank": 1}},
    )
    table.state.camouflaged = [0]
    table.survivor("miranda").actions = 0
    draw(table, WORKERS, "12R.B")
    assert isinstance(table.asking, React)
    assert {option.zone for option in table.offered(ThrowGrenade)} == {table.zone("12R.B")}

    events = table.choose(ThrowGrenade, card="seismic_grenade")

    assert [event.rule for event in happened(events, GrenadeThrown)] == ["ds.grenade.use"]
    assert len(happened(events, CamouflageLost)) == 1
    assert table.xenos("12R.B") == {}
    assert table.survivor("miranda").ap == 3
    assert table.cards("miranda")[0] is None
    assert table.survivor("miranda").actions == 0


@rule("ds.skill.combat-reflexes", "ds.grenade.use")
def test_a_grenade_flies_into_pits_that_xenos_came_out_of() -> None:
    table = StationTable(
        at="12R.A", gear={"miranda": ["seismic_grenade"]}, skills={"miranda": ["combat_reflexes"]}
    )
    table.dig("12R.B")
    table.dig("12R.Q")
    table.call(lambda _: spawn_in_pits(table.state, table.kind("worker"), 1, "ds.spawn.pit-card"))
    assert isinstance(table.asking, ReactToPits)

    table.choose(ThrowGrenade, zone="12R.Q")

    assert (table.xenos("12R.B"), table.xenos("12R.Q")) == ({"worker": 1}, {})


@rule("ds.skill.hit-and-run", "ds.grenade.use")
@pytest.mark.parametrize(("xenos", "runs"), [({"worker": 1}, True), ({}, False)])
def test_a_grenade_that_eliminates_a_xeno_lets_its_thrower_run(xenos: dict[str, int], runs: bool) -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["seismic_grenade"]},
        skills={"miranda": ["hit_and_run"]},
        xenos={"12R.B": xenos, "12R.A": {"worker": 1}},
    )
    table.turn("miranda")

    table.choose(ThrowGrenade, zone="12R.B")

    assert table.survivor("miranda").actions == 2
    assert isinstance(table.asking, RunAway) == runs


@rule("ds.skill.combat-reflexes", "ds.skill.escalation")
def test_an_answer_in_the_own_turn_is_one_of_its_actions() -> None:
    table = StationTable(
        dice=(1, 1, 1),
        at="12R.Q",
        gear={"miranda": ["pistol"]},
        skills={"miranda": ["combat_reflexes", "escalation_ranged"]},
    )
    table.dig("12R.A")
    table.stack_equipment("pit_spawn_tank", "chainsaw")
    table.turn("miranda")
    table.choose(SearchRoom)
    first = table.choose(RangedAttack, zone="12R.A")
    assert [len(event.dice) for event in happened(first, AttackRolled)] == [1]
    assert not table.offers(KeepDice)
    table.choose(LeaveCard)

    second = table.choose(RangedAttack, zone="12R.A")

    assert [len(event.dice) for event in happened(second, AttackRolled)] == [2]
