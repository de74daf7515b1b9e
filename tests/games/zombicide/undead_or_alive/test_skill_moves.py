"""Skills of long Moves: +1 Zone per Move and Sprint, and what Zombies on the way do."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveAlong, MoveTo
from veglia.games.zombicide.engine.rules.events import Moved, PaidForZombies, SkillHelped
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.traits.hit_and_run import RunAway
from veglia.games.zombicide.undead_or_alive.rules.events import CorpsePileAwakened


def paths(table: TestTable) -> set[tuple[int, ...]]:
    return {option.path for option in table.offered(MoveAlong)}


def path(table: TestTable, *zones: str) -> tuple[int, ...]:
    return tuple(table.zone(zone) for zone in zones)


@rule("uoa.skill.plus-1-zone-per-move")
def test_a_move_goes_one_or_two_zones_for_one_action() -> None:
    table = TestTable(["jeb"], at="2R.a1")
    table.only_skills("jeb", ["plus_1_zone_per_move"])
    table.turn("jeb")
    assert table.offers(MoveTo, zone="2R.a2")
    assert {len(found) for found in paths(table)} == {2}

    events = table.choose(MoveAlong, path=path(table, "2R.a2", "2R.a3"))

    assert [event.zone for event in happened(events, Moved)] == list(path(table, "2R.a2", "2R.a3"))
    assert [event.rule for event in happened(events, SkillHelped)] == ["uoa.skill.plus-1-zone-per-move"]
    assert table.survivor("jeb").actions == 2
    # Every Move Action may be long.
    assert paths(table)


def test_nobody_else_moves_further_than_one_zone() -> None:
    table = TestTable(["jeb"])
    table.only_skills("jeb", [])

    table.turn("jeb")

    assert not table.offers(MoveAlong)


@rule("uoa.skill.plus-1-zone-per-move", "uoa.skill.sprint")
@pytest.mark.parametrize("skill", ["plus_1_zone_per_move", "sprint"])
def test_entering_a_zone_with_zombies_ends_a_long_move(skill: str) -> None:
    table = TestTable(["jeb"], at="2R.a1", zombies={"2R.a2": {"walker": 1}})
    table.only_skills("jeb", [skill])
    table.turn("jeb")

    through = path(table, "2R.a2", "2R.a3")

    assert table.offers(MoveTo, zone="2R.a2")
    assert not [found for found in paths(table) if found[0] == through[0]]
    # The slippery are not stopped.
    table.give_skills("jeb", ["slippery"])
    table.turn("jeb")
    assert through in paths(table)


@rule("uoa.skill.sprint")
def test_a_sprint_goes_two_or_three_zones_once_per_turn() -> None:
    table = TestTable(["jeb"], at="2R.a1")
    table.only_skills("jeb", ["sprint"])
    table.turn("jeb")
    assert {len(found) for found in paths(table)} == {2, 3}

    events = table.choose(MoveAlong, path=path(table, "2R.a2", "2R.a3", "2R.b3"))

    assert table.survivor("jeb").zone == table.zone("2R.b3")
    assert [event.rule for event in happened(events, SkillHelped)] == ["uoa.skill.sprint"]
    assert table.survivor("jeb").actions == 2
    assert not table.offers(MoveAlong)
    assert table.offers(MoveTo)
    table.turn("jeb")
    assert table.offers(MoveAlong)


@rule("uoa.skill.sprint")
def test_a_sprint_is_not_spent_on_what_every_move_may_do() -> None:
    table = TestTable(["jeb"], at="2R.a1")
    table.only_skills("jeb", ["sprint", "plus_1_zone_per_move"])
    table.turn("jeb")

    table.choose(MoveAlong, path=path(table, "2R.a2", "2R.a3"))

    assert {len(found) for found in paths(table)} == {2, 3}


@rule("uoa.skill.sprint")
def test_a_sprint_belongs_to_the_own_turn() -> None:
    table = TestTable(["turner", "jeb"], at="2R.a1")
    table.only_skills("jeb", ["sprint"])
    table.turn("turner")

    table.choose(GiveAction, survivor="jeb")

    assert table.offers(MoveTo)
    assert not table.offers(MoveAlong)


@rule("uoa.skill.plus-1-zone-per-move")
def test_a_long_move_pays_once_for_the_zombies_it_leaves() -> None:
    table = TestTable(["jeb"], at="2R.a1", zombies={"2R.a1": {"walker": 1}})
    table.only_skills("jeb", ["plus_1_zone_per_move"])
    table.turn("jeb")

    events = table.choose(MoveAlong, path=path(table, "2R.a2", "2R.a3"))

    assert [event.count for event in happened(events, PaidForZombies)] == [1]
    assert table.survivor("jeb").actions == 1


@rule("uoa.skill.plus-1-zone-per-move")
def test_a_long_move_enters_every_zone_on_its_way() -> None:
    table = TestTable(["jeb"], at="2R.c3")
    table.only_skills("jeb", ["sprint"])
    table.turn("jeb")
    # In at one door and out at another: the room is entered all the same.
    is_room = table.state.board.is_room
    through = [found for found in paths(table) if is_room(found[0]) and not is_room(found[-1])]

    events = table.choose(MoveAlong, path=through[0])

    assert happened(events, CorpsePileAwakened)
    assert [event.zone for event in happened(events, Moved)] == list(through[0])


@rule("uoa.skill.plus-1-zone-per-move", "uoa.skill.hit-and-run", "uoa.skill.slippery")
def test_hit_and_run_may_be_long_but_zombies_stop_all_but_the_slippery() -> None:
    zombies = {"2R.a2": {"walker": 2}, "2R.a3": {"walker": 1}}
    table = TestTable(["may"], (6, 1), at="2R.a2", gear={"may": ["pickaxe"]}, zombies=zombies)
    table.give_skills("may", ["plus_1_zone_per_move"])
    table.turn("may")
    through = path(table, "2R.a3", "2R.b3")

    table.choose(MeleeAttack)

    assert isinstance(table.asking, RunAway)
    assert table.offers(MoveTo, zone="2R.a3")
    assert not [found for found in paths(table) if found[0] == table.zone("2R.a3")]
    table.give_skills("may", ["slippery"])
    table.run(RunAway(table.who("may")))
    events = table.choose(MoveAlong, path=through)
    assert [(event.zone, event.rule) for event in happened(events, Moved)] == [
        (zone, "uoa.skill.hit-and-run") for zone in through
    ]
    assert "uoa.skill.slippery" in rules_of(happened(events, SkillHelped))
    assert table.survivor("may").zone == table.zone("2R.b3")
    assert table.survivor("may").actions == 2
