"""Winning and losing, all together and at once."""

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.events import (
    MissionLost,
    MissionWon,
    SpawnTokenTurned,
    SurvivorEliminated,
    ZombieCardDrawn,
)
from veglia.games.zombicide.engine.rules.spawn import CORPSE_PILE, MOBILE, DrawZombieCard
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective, SpawnToken
from veglia.games.zombicide.engine.rules.turn import DoNothing, Leave, Stay, ZombiesPhase
from veglia.games.zombicide.engine.rules.wounds import Suffer


def take_all_objectives(table: TestTable) -> None:
    table.state.objectives = [Objective(OFF_BOARD, 0, True) for _ in table.state.objectives]


def add_tokens(table: TestTable, count: int, *, active: bool, zone: str = "3R.B") -> None:
    table.state.spawns += [SpawnToken(MOBILE, table.zone(zone), active) for _ in range(count)]


@rule("uoa.end.lose-survivor")
def test_the_game_is_lost_as_soon_as_any_survivor_is_eliminated() -> None:
    table = TestTable(party=["carl", "meg"], zombies={"2R.a1": {"walker": 3}})
    events = list(table.run(ZombiesPhase()))

    events += table.choose(Suffer, survivor="meg")
    wounded = table.survivor("meg").wounds
    over_too_soon = happened(events, MissionLost)
    events += table.choose(Suffer, survivor="meg")

    assert (wounded, over_too_soon) == (1, [])
    result = table.state.result
    assert result is not None
    assert (result.outcome(0), result.rule) == ("lost", "uoa.end.lose-survivor")
    assert [event.survivor for event in happened(events, SurvivorEliminated)] == [table.who("meg")]
    assert [event.rule for event in happened(events, MissionLost)] == ["uoa.end.lose-survivor"]
    # The third Wound, the Spawn step and everything else are over.
    assert table.asking is None
    assert table.state.agenda == []
    assert happened(events, ZombieCardDrawn) == []


@rule("uoa.end.lose-objectives-impossible")
def test_the_game_is_lost_when_an_objective_can_no_longer_be_taken() -> None:
    table = TestTable()
    table.state.objectives[1] = Objective(OFF_BOARD, 0, False)

    events = table.call(check_goals)

    assert table.state.result is not None
    assert not table.state.is_won()
    assert [event.rule for event in happened(events, MissionLost)] == ["uoa.end.lose-objectives-impossible"]


@rule("uoa.end.lose-objectives-impossible")
def test_the_game_goes_on_while_the_objectives_can_be_completed() -> None:
    table = TestTable()
    table.state.objectives[1] = Objective(OFF_BOARD, 0, True)

    events = table.call(check_goals)

    assert table.state.result is None
    assert events == []


@rule("uoa.end.lose-seventh-spawn")
def test_the_seventh_active_spawn_token_loses_the_game_at_once() -> None:
    # Three tokens of the mission and three in one Zone: six are active, the Abomination's token sleeps.
    table = TestTable(at="2R.c3")
    add_tokens(table, 3, active=True)
    table.turn("carl")

    events = table.choose(MoveTo, zone="2R.C")

    result = table.state.result
    assert result is not None
    assert (result.outcome(0), result.rule) == ("lost", "uoa.end.lose-seventh-spawn")
    (turned,) = happened(events, SpawnTokenTurned)
    assert (turned.token_kind, turned.active) == (CORPSE_PILE, True)
    assert [event.rule for event in happened(events, MissionLost)] == ["uoa.end.lose-seventh-spawn"]
    assert table.asking is None


@rule("uoa.end.lose-seventh-spawn")
def test_six_active_tokens_and_any_number_of_sleeping_ones_lose_nothing() -> None:
    table = TestTable(at="2R.c3")
    add_tokens(table, 2, active=True)
    add_tokens(table, 5, active=False)
    table.turn("carl")

    table.choose(MoveTo, zone="2R.C")

    assert sum(token.is_active for token in table.state.spawns) == 6
    assert table.state.result is None


@rule("uoa.end.lose-seventh-spawn")
def test_an_abomination_token_that_turns_over_may_be_the_seventh() -> None:
    table = TestTable()
    add_tokens(table, 3, active=True)
    table.stack_zombie_cards(34)

    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert table.state.result is not None
    assert table.state.result.rule == "uoa.end.lose-seventh-spawn"
    assert "uoa.spawn.abomination-activate" in rules_of(events)


@rule("uoa.end.win-immediate")
def test_the_game_is_won_at_once_when_all_objectives_are_completed() -> None:
    table = TestTable(at="2R.a3", zombies={"3R.c3": {"walker": 1}})
    take_all_objectives(table)
    table.turn("carl")
    table.choose(DoNothing)

    events = table.choose(Leave)

    result = table.state.result
    assert result is not None
    assert (result.outcome(0), result.rule) == ("won", "uoa.end.win-immediate")
    assert [event.rule for event in happened(events, MissionWon)] == ["uoa.end.win-immediate"]
    # The round is not finished: the Turn does not even close.
    assert events[-1] is happened(events, MissionWon)[0]
    assert table.state.agenda == []
    assert table.asking is None


@rule("uoa.end.win-immediate")
def test_nothing_is_won_while_a_goal_is_open() -> None:
    table = TestTable(party=["carl", "meg"], at="2R.a3")
    take_all_objectives(table)
    table.turn("carl")
    table.choose(DoNothing)

    events = table.choose(Leave)

    assert table.state.result is None
    assert happened(events, MissionWon) == []


@rule("uoa.end.collective")
def test_all_players_win_together() -> None:
    table = TestTable(seats=[["carl"], ["meg"], ["may"]], at="2R.a3")
    take_all_objectives(table)
    for name in ("carl", "meg", "may"):
        table.turn(name)
        table.choose(DoNothing)
        assert table.offers(Stay)
        table.choose(Leave)

    assert table.state.result is not None
    assert table.state.result.winners == (0, 1, 2)


@rule("uoa.end.collective")
def test_all_players_lose_together() -> None:
    table = TestTable(
        seats=[["carl"], ["meg"]], at={"carl": "2R.a1", "meg": "2R.a3"}, zombies={"2R.a3": {"walker": 2}}
    )

    table.run(ZombiesPhase())

    assert table.state.result is not None
    assert table.state.result.winners == ()
