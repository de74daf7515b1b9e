"""Taunt: an Extra Activation like any other, but for whom the Xenos go for."""

import pytest

from tests.games.zombicide.dark_side.mission_table import ending
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.damage import BearDamage, GiveUpCard, TakeDamage
from veglia.games.zombicide.dark_side.rules.events import DamageIgnored, DoorDestroyed, PitDug
from veglia.games.zombicide.dark_side.rules.mission_events import DecoyDestroyed, GeneratorReached
from veglia.games.zombicide.dark_side.rules.traits.taunt import TauntXenos
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.activation import GoTo, SplitZombies
from veglia.games.zombicide.engine.rules.events import (
    SurvivorEliminated,
    Wounded,
    WoundIgnored,
    ZombiesAttacked,
)

# Two ways lead from one corner of a block of rooms to the other.
FROM, LEFT, RIGHT, TO = "12V.F", "12V.E", "12V.C", "12V.B"


def taunter(xenos: dict[str, int], *closed: tuple[str, str]) -> StationTable:
    """Return a table with a taunter two Zones away from Xenos, some doorways closed."""
    table = StationTable(at=TO, mission="m1", xenos={FROM: xenos}, skills={"miranda": ["taunt"]})
    for one, other in closed:
        table.close(one, other)
    table.turn("miranda")
    return table


@rule("ds.skill.taunt", "ds.xmove.destroy-door", "ds.xmove.doors-ignored-in-path")
def test_taunted_hunters_break_a_door_with_one_action_and_pass_with_the_other() -> None:
    table = taunter({"hunter": 2}, (FROM, RIGHT))

    events = table.choose(TauntXenos, zone=FROM)
    assert [(one.zone, one.rule) for one in happened(events, DoorDestroyed)] == [
        (table.zone(FROM), "ds.xmove.destroy-door")
    ]
    # Of the one that is left behind the players decide which way it takes.
    assert isinstance(table.asking, SplitZombies)
    table.choose(GoTo, zone=RIGHT)

    assert [table.xenos(zone) for zone in (FROM, LEFT, RIGHT, TO)] == [{}, {}, {"hunter": 1}, {"hunter": 1}]
    assert min(table.state.zombies) == 0
    TITLE.check_conservation(table.state)
    assert table.survivor("miranda").wounds == 0


@rule("ds.skill.taunt", "ds.xmove.destroy-door")
def test_a_taunted_worker_breaks_the_door_and_stays() -> None:
    table = taunter({"worker": 1}, (FROM, RIGHT))
    table.choose(TauntXenos, zone=FROM)

    events = table.choose(GoTo, zone=RIGHT)

    assert [one.door for one in happened(events, DoorDestroyed)] == [table.doorway(FROM, RIGHT)]
    assert table.xenos(FROM) == {"worker": 1}


@rule("ds.skill.taunt", "ds.xmove.destroy-door")
def test_a_door_further_on_costs_the_second_action() -> None:
    table = taunter({"hunter": 2}, (RIGHT, TO))

    events = table.choose(TauntXenos, zone=FROM)

    assert [one.zone for one in happened(events, DoorDestroyed)] == [table.zone(RIGHT)]
    assert [table.xenos(zone) for zone in (FROM, LEFT, RIGHT, TO)] == [{}, {}, {"hunter": 1}, {"hunter": 1}]


@rule("ds.skill.taunt", "ds.xmove.split-odd")
def test_those_whom_a_door_stopped_go_on_as_one_group() -> None:
    table = taunter({"hunter": 3}, (FROM, RIGHT))
    table.choose(TauntXenos, zone=FROM)

    # The odd one joins the one at the door; the two then split without a question.
    table.choose(GoTo, zone=RIGHT)

    assert not isinstance(table.asking, SplitZombies)
    assert [table.xenos(zone) for zone in (FROM, LEFT, RIGHT, TO)] == [
        {},
        {"hunter": 1},
        {"hunter": 1},
        {"hunter": 1},
    ]
    TITLE.check_conservation(table.state)


@rule("ds.skill.taunt", "ds.m8.generators")
@pytest.mark.parametrize("kind", ["worker", "abomination"])
def test_to_taunt_xenos_at_a_generator_loses_the_game(kind: str) -> None:
    table = StationTable(at="10V.A", mission="m8", xenos={"10V.B": {kind: 1}}, skills={"miranda": ["taunt"]})
    table.turn("miranda")

    events = table.choose(TauntXenos, zone="10V.B")

    assert [one.zone for one in happened(events, GeneratorReached)] == [table.zone("10V.B")]
    assert ending(table) == "ds.m8.generators"
    assert happened(events, PitDug) == []


@rule("ds.skill.taunt", "ds.m8.generators")
@pytest.mark.parametrize(("kind", "ended"), [("worker", ""), ("hunter", "ds.m8.generators")])
def test_taunted_xenos_that_reach_a_generator_lose_the_game_if_they_act_again(kind: str, ended: str) -> None:
    table = StationTable(at="10V.B", mission="m8", xenos={"10V.A": {kind: 1}}, skills={"miranda": ["taunt"]})
    table.turn("miranda")

    table.choose(TauntXenos, zone="10V.A")

    assert ending(table) == ended
    assert table.survivor("miranda").wounds == 0


@rule("ds.skill.taunt", "ds.m8.decoy-removed")
@pytest.mark.parametrize("kind", ["worker", "abomination"])
def test_taunted_xenos_destroy_the_decoy_of_their_zone(kind: str) -> None:
    table = StationTable(
        at="12R.a2", mission="m8", xenos={"12R.a1": {kind: 1}}, skills={"miranda": ["taunt"]}
    )
    table.turn("miranda")

    events = table.choose(TauntXenos, zone="12R.a1")

    assert [(one.zone, one.rule) for one in happened(events, DecoyDestroyed)] == [
        (table.zone("12R.a1"), "ds.m8.decoy-removed")
    ]
    assert table.noise("12R.a1") == 0
    assert len(happened(events, PitDug)) == (kind == "abomination")


@rule("ds.skill.taunt", "ds.skill.is-that-all", "ds.equip.stat-body")
def test_a_taunter_may_give_up_cards_for_each_attack() -> None:
    gear: list[str | None] = ["pistol", None, "ablative_armor"]
    table = StationTable(
        at="12R.A",
        gear={"miranda": gear},
        xenos={"12R.A": {"worker": 1, "tank": 1}},
        skills={"miranda": ["taunt", "is_that_all"]},
    )
    table.turn("miranda")

    events = table.choose(TauntXenos, zone="12R.A")
    assert [one.wounds for one in happened(events, ZombiesAttacked)] == [3]
    assert isinstance(table.asking, BearDamage)
    assert (table.asking.damage, table.asking.kind) == (1, table.kind("worker"))
    events = table.choose(GiveUpCard, card="pistol")
    assert [(one.damage, one.rule) for one in happened(events, DamageIgnored)] == [
        (1, "ds.skill.is-that-all")
    ]
    # The attack of the Tank is one attack of 2 Damage.
    assert (table.asking.damage, table.asking.kind) == (2, table.kind("tank"))
    events = table.choose(GiveUpCard, card="ablative_armor", damage=2)

    assert [(one.damage, one.rule) for one in happened(events, DamageIgnored)] == [(2, "ds.equip.stat-body")]
    assert table.survivor("miranda").wounds == 0
    assert table.state.turn.active == table.who("miranda")


@rule("ds.skill.taunt", "ds.skill.is-that-all", "ds.hunter.second-activation")
def test_the_second_action_of_taunted_hunters_waits_for_the_first() -> None:
    table = StationTable(
        at="12R.B",
        gear={"miranda": ["pistol"]},
        xenos={"12R.B": {"hunter": 1}, "12R.A": {"hunter": 1}},
        skills={"miranda": ["taunt", "is_that_all"]},
    )
    table.turn("miranda")
    table.choose(TauntXenos, zone="12R.B")

    first = table.choose(TakeDamage)
    assert isinstance(table.asking, BearDamage)
    second = table.choose(GiveUpCard)

    assert len(happened(first, Wounded)) == 1
    assert len(happened(second, DamageIgnored)) == 1
    assert table.survivor("miranda").wounds == 1
    # The Hunter that was not taunted has not moved.
    assert table.xenos("12R.A") == {"hunter": 1}


@rule("ds.skill.taunt", "ds.skill.reckless", "ds.attack.elimination")
def test_what_a_taunt_draws_is_damage_like_any_other() -> None:
    table = StationTable(
        at="12R.A",
        xenos={"12R.A": {"worker": 4, "tank": 2}},
        skills={"miranda": ["taunt", "reckless_worker"]},
    )
    table.turn("miranda")

    events = table.choose(TauntXenos, zone="12R.A")

    assert [one.kind for one in happened(events, WoundIgnored)] == [table.kind("worker")] * 4
    assert [(one.wounds, one.rule) for one in happened(events, Wounded)] == [(2, "ds.attack.armor-loss")] * 2
    assert len(happened(events, SurvivorEliminated)) == 1
    assert ending(table) == "ds.victory.lose-survivor"


@rule("ds.skill.taunt", "ds.skill.tough")
def test_the_tough_ignore_nothing_of_what_they_have_taunted() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": 2}}, skills={"miranda": ["taunt", "tough"]})
    table.turn("miranda")

    table.choose(TauntXenos, zone="12R.A")

    assert table.survivor("miranda").wounds == 2
    assert table.state.braced == []
