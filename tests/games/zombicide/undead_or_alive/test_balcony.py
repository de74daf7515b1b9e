"""Balconies: the stairs, Jump, and no other way."""

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.activation import MoveZombies, all_kinds
from veglia.games.zombicide.engine.rules.events import Moved
from veglia.games.zombicide.undead_or_alive.rules.traits.jump import JumpTo


@rule("uoa.balcony.access")
def test_the_stairs_are_the_only_way_down() -> None:
    table = TestTable(at="2R.Z")

    table.turn("carl")

    assert [option.zone for option in table.offered(MoveTo)] == [table.zone("2R.B")]


@rule("uoa.balcony.access")
def test_no_move_leads_up_from_the_streets_below() -> None:
    for below in ("2R.a2", "2R.a3", "2R.b3"):
        table = TestTable(at=below)

        table.turn("carl")

        assert not table.offers(MoveTo, zone="2R.Z")


@rule("uoa.balcony.access")
def test_zombies_take_the_stairs_too() -> None:
    table = TestTable(at="3R.Z", zombies={"3R.a3": {"walker": 2}})

    table.run(MoveZombies(all_kinds(table.state), ()))
    table.run(MoveZombies(all_kinds(table.state), ()))

    # Below Carl, but the way goes by the street doors into the room with the stairs.
    assert table.zombies("3R.A") == {"walker": 2}
    assert table.zombies("3R.Z") == {}


@rule("uoa.balcony.jump")
def test_a_skill_may_lead_down_from_a_balcony() -> None:
    table = TestTable(party=["trixie"], at="2R.Z")
    table.turn("trixie")

    events = table.choose(JumpTo, zone="2R.b3")

    assert [event.zone for event in happened(events, Moved)] == [table.zone("2R.b3")]
    assert "uoa.skill.jump" in rules_of(events)
    assert table.survivor("trixie").zone == table.zone("2R.b3")


@rule("uoa.balcony.access", "uoa.move.stairs-opening")
def test_example_balcony_stairs() -> None:
    table = TestTable(party=["hanna"], at="2R.A")
    table.turn("hanna")

    assert not table.offers(MoveTo, zone="2R.Z")
    table.choose(MoveTo, zone="2R.B")
    table.choose(MoveTo, zone="2R.Z")

    assert table.survivor("hanna").zone == table.zone("2R.Z")
    assert table.survivor("hanna").actions == 1


@rule("uoa.skill.jump", "uoa.skill.jump-balcony", "uoa.balcony.jump")
def test_example_balcony_jump() -> None:
    # One Zone beyond those below the Balcony: two Zones away, in sight.
    table = TestTable(party=["trixie", "carl"], at="2R.a1")
    table.turn("trixie")

    events = table.choose(JumpTo, zone="2R.Z")

    assert table.survivor("trixie").zone == table.zone("2R.Z")
    assert table.survivor("trixie").actions == 2
    assert "uoa.skill.jump" in rules_of(events)
    table.turn("carl")
    assert not table.offers(JumpTo)
