"""Skills about others: Taunt calls Zombies, Lifesaver drags Survivors out."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.machine_tables import with_wagon
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.activation import GoTo, SplitZombies
from veglia.games.zombicide.engine.rules.companions import CompanionFollowed
from veglia.games.zombicide.engine.rules.events import (
    Moved,
    Wounded,
    WoundIgnored,
    ZombiesAttacked,
    ZombiesMoved,
)
from veglia.games.zombicide.engine.rules.state import LONE
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.traits.lifesaver import (
    AgreeToRescue,
    DragAlong,
    EndRescue,
    GoAlong,
    RescueDeclined,
    RescueFrom,
    StayBehind,
)
from veglia.games.zombicide.engine.rules.traits.taunt import OthersIgnored, Taunted, TauntZone
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.games.zombicide.undead_or_alive.rules.actions.wagon import PushWagon
from veglia.games.zombicide.undead_or_alive.rules.events import ActivationLost, NoiseMoved
from veglia.games.zombicide.undead_or_alive.rules.riding import Board, GetOut
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.machine import Event


def moves(table: TestTable, events: list[Event]) -> list[tuple[int, int, int, str]]:
    return [(event.kind, event.start, event.zone, event.rule) for event in happened(events, ZombiesMoved)]


@rule("uoa.skill.taunt")
def test_taunted_zombies_are_activated_at_once_and_come_for_the_taunter() -> None:
    zombies = {"2R.a3": {"walker": 2, "runner": 1}, "2R.c3": {"walker": 1}}
    table = TestTable(["jeb"], at="2R.a1", zombies=zombies)
    table.only_skills("jeb", ["taunt"])
    table.turn("jeb")
    # Up to two Zones away, and only where Zombies are.
    assert [option.zone for option in table.offered(TauntZone)] == [table.zone("2R.a3")]

    events = table.choose(TauntZone, zone="2R.a3")

    assert [event.rule for event in happened(events, Taunted)] == ["uoa.skill.taunt"]
    assert {move[3] for move in moves(table, events)} == {"uoa.skill.taunt"}
    assert table.zombies("2R.a2") == {"walker": 2}
    assert table.zombies("2R.a1") == {"runner": 1}
    assert table.zombies("2R.c3") == {"walker": 1}
    assert table.survivor("jeb").actions == 3
    assert not table.offers(TauntZone)
    table.turn("jeb")
    assert table.offers(TauntZone, zone="2R.a2")
    TITLE.check_conservation(table.state)


@rule("uoa.skill.taunt")
def test_taunting_needs_no_line_of_sight() -> None:
    table = TestTable(["jeb"], at="2R.C", zombies={"2R.b3": {"walker": 1}})
    table.only_skills("jeb", ["taunt"])

    table.turn("jeb")

    assert not table.state.board.sight.can_see(table.zone("2R.C"), table.zone("2R.b3"))
    assert table.offers(TauntZone, zone="2R.b3")


@rule("uoa.skill.taunt")
def test_a_taunt_belongs_to_the_own_turn() -> None:
    table = TestTable(["turner", "jeb"], zombies={"2R.a2": {"walker": 1}})
    table.only_skills("jeb", ["taunt"])
    table.turn("turner")

    table.choose(GiveAction, survivor="jeb")

    assert not table.offers(TauntZone)


@rule("uoa.skill.taunt")
def test_the_second_action_of_taunted_runners_wounds_the_taunter() -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"2R.a2": {"runner": 2, "walker": 1}})
    table.only_skills("carl", ["taunt"])
    table.turn("carl")

    events = table.choose(TauntZone, zone="2R.a2")

    assert [(event.wounds, event.rule) for event in happened(events, ZombiesAttacked)] == [
        (2, "uoa.skill.taunt")
    ]
    assert table.survivor("carl").wounds == 2
    assert table.zombies("2R.a1") == {"runner": 2, "walker": 1}


@rule("uoa.skill.taunt", "uoa.skill.fearless")
@pytest.mark.parametrize("runners", [1, 2, 3])
def test_the_fearless_ignore_the_wounds_they_called_for(runners: int) -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"2R.a2": {"runner": runners}})
    table.only_skills("carl", ["taunt", "fearless_runner"])
    table.turn("carl")

    events = table.choose(TauntZone, zone="2R.a2")

    assert [event.rule for event in happened(events, WoundIgnored)] == ["uoa.skill.fearless"] * runners
    assert table.survivor("carl").wounds == 0


@rule("uoa.skill.taunt-ignore-others")
def test_taunted_zombies_pass_others_by_without_attacking_them() -> None:
    table = TestTable(
        ["jeb", "may"],
        at={"jeb": "2R.a1", "may": "2R.a2"},
        zombies={"2R.a2": {"walker": 1, "runner": 1}},
    )
    table.state.noise_zone = table.zone("2R.c3")
    table.only_skills("jeb", ["taunt"])
    table.turn("jeb")

    events = table.choose(TauntZone, zone="2R.a2")

    ignored = happened(events, OthersIgnored)
    assert [(event.zone, event.rule) for event in ignored] == [
        (table.zone("2R.a2"), "uoa.skill.taunt-ignore-others")
    ]
    assert table.survivor("may").wounds == 0
    assert table.zombies("2R.a2") == {}
    assert table.survivor("jeb").wounds == 1


@rule("uoa.skill.taunt-ignore-others")
def test_taunted_zombies_attack_nobody_beside_the_taunter() -> None:
    table = TestTable(["carl", "may"], at="2R.a1", zombies={"2R.a2": {"runner": 2}})
    table.only_skills("carl", ["taunt"])
    table.turn("carl")

    events = table.choose(TauntZone, zone="2R.a2")

    assert [event.survivor for event in happened(events, Wounded)] == [table.who("carl")] * 2
    assert "uoa.skill.taunt-ignore-others" in rules_of(events)


@rule("uoa.skill.taunt")
def test_a_vade_retro_token_takes_the_activation_of_a_taunt() -> None:
    table = TestTable(["jeb"], zombies={"2R.a2": {"walker": 2}})
    table.only_skills("jeb", ["taunt"])
    table.state.vade_retro = [table.zone("2R.a2")]
    table.turn("jeb")

    events = table.choose(TauntZone, zone="2R.a2")

    assert len(happened(events, ActivationLost)) == 1
    assert table.zombies("2R.a2") == {"walker": 2}
    assert table.state.vade_retro == []


@rule("uoa.skill.taunt", "uoa.noise.zombies-arrive")
def test_taunted_zombies_that_reach_the_noise_token_move_it() -> None:
    table = TestTable(["jeb"], at="2R.a1", zombies={"2R.a3": {"walker": 1}})
    table.only_skills("jeb", ["taunt"])
    table.state.noise_zone = table.zone("2R.a2")
    table.turn("jeb")

    events = table.choose(TauntZone, zone="2R.a3")

    assert [event.zone for event in happened(events, NoiseMoved)] == [table.zone("2R.a1")]


@rule("uoa.skill.taunt", "uoa.zphase.split-odd")
def test_taunted_zombies_split_where_ways_are_equal() -> None:
    table = TestTable(["jeb"], at="2R.a1")
    table.only_skills("jeb", ["taunt"])
    ways = table.state.board.ways
    zones = range(table.state.board.size)
    start, goal = next(
        (a, b) for a in zones for b in zones if ways.distances[a][b] == 2 and len(ways.steps(a, b)) > 1
    )
    table.survivor("jeb").zone = goal
    kinds = table.state.scenario.kinds
    table.state.zombies[start * kinds + table.kind("walker")] += 3
    table.state.reserve[table.kind("walker")] -= 3
    table.turn("jeb")

    table.choose(TauntZone, zone=start)
    assert isinstance(table.asking, SplitZombies)
    table.choose(GoTo, zone=ways.steps(start, goal)[0])

    steps = ways.steps(start, goal)
    assert [table.state.zombies[step * kinds + table.kind("walker")] for step in steps] == [2, 1]
    TITLE.check_conservation(table.state)


def rescue_table() -> TestTable:
    table = TestTable(
        ["jeb", "may", "meg"],
        at={"jeb": "2R.a1", "may": "2R.a2", "meg": "2R.a2"},
        zombies={"2R.a2": {"walker": 2}},
        seats=[["jeb", "may"], ["meg"]],
    )
    table.only_skills("jeb", ["lifesaver"])
    return table


@rule("uoa.skill.lifesaver")
def test_a_lifesaver_drags_chosen_survivors_over_for_free() -> None:
    table = rescue_table()
    table.turn("jeb")

    table.choose(RescueFrom, zone="2R.a2")
    events = table.choose(DragAlong, survivor="may")

    assert [(event.survivor, event.rule) for event in happened(events, Moved)] == [
        (table.who("may"), "uoa.skill.lifesaver")
    ]
    assert table.survivor("may").zone == table.zone("2R.a1")
    assert table.zombies("2R.a2") == {"walker": 2}
    table.choose(EndRescue)
    assert table.survivor("meg").zone == table.zone("2R.a2")
    assert table.survivor("jeb").actions == 3
    assert not table.offers(RescueFrom)
    table.turn("jeb")
    assert table.offers(RescueFrom)


@rule("uoa.skill.lifesaver")
@pytest.mark.parametrize(
    ("zombies", "other"),
    [({}, "2R.a2"), ({"2R.a2": {"walker": 1}}, "2R.a1"), ({"2R.a3": {"walker": 1}}, "2R.a3")],
)
def test_a_lifesaver_needs_survivors_among_zombies_next_door(
    zombies: dict[str, dict[str, int]], other: str
) -> None:
    table = TestTable(["jeb", "may"], at={"jeb": "2R.a1", "may": other}, zombies=zombies)
    table.only_skills("jeb", ["lifesaver"])

    table.turn("jeb")

    assert not table.offers(RescueFrom)


@rule("uoa.skill.lifesaver")
def test_a_lifesaver_needs_a_way_not_only_sight() -> None:
    # The Balcony is in sight of the street at Range 1, but its stairs are inside.
    table = TestTable(["jeb", "may"], at={"jeb": "2R.a2", "may": "2R.Z"}, zombies={"2R.Z": {"walker": 1}})
    table.only_skills("jeb", ["lifesaver"])

    table.turn("jeb")

    assert table.state.board.sight.ranges[table.zone("2R.a2")][table.zone("2R.Z")] == 1
    assert not table.offers(RescueFrom)


@rule("uoa.skill.lifesaver-refuse")
@pytest.mark.parametrize("is_willing", [True, False])
def test_another_players_survivor_may_decline_to_be_rescued(is_willing: bool) -> None:
    table = rescue_table()
    table.turn("jeb")
    table.choose(RescueFrom, zone="2R.a2")

    table.choose(DragAlong, survivor="meg")
    assert isinstance(table.asking, AgreeToRescue)
    assert table.asking.seat(table.state) == 1
    assert table.asking.rule == "uoa.skill.lifesaver-refuse"
    events = table.choose(GoAlong if is_willing else StayBehind)

    assert table.survivor("meg").zone == table.zone("2R.a1" if is_willing else "2R.a2")
    declined = [event.rule for event in happened(events, RescueDeclined)]
    assert declined == ([] if is_willing else ["uoa.skill.lifesaver-refuse"])
    # Whoever declined is not asked again.
    assert not table.offers(DragAlong, survivor="meg")
    assert table.offers(DragAlong, survivor="may")


# Companions


@rule("uoa.companion.follows", "uoa.skill.lifesaver")
def test_whom_the_very_first_survivor_leads_is_not_chosen_either() -> None:
    table = TestTable(["may", "jeb"], at={"may": "2R.a2", "jeb": "2R.a1"}, zombies={"2R.a2": {"walker": 1}})
    table.only_skills("jeb", ["lifesaver"])
    table.add_companion("henry", "2R.a2", leader="may")
    table.turn("jeb")

    table.choose(RescueFrom, zone="2R.a2")

    assert [option.survivor for option in table.offered(DragAlong)] == [table.who("may")]


@rule("uoa.companion.follows", "uoa.skill.lifesaver")
@pytest.mark.parametrize("leader", ["may", "meg"])
def test_a_led_companion_is_not_chosen_but_goes_with_its_leader(leader: str) -> None:
    table = rescue_table()
    table.add_companion("henry", "2R.a2", leader=leader)
    table.turn("jeb")

    table.choose(RescueFrom, zone="2R.a2")
    assert [option.survivor for option in table.offered(DragAlong)] == [table.who("may"), table.who("meg")]
    events = table.choose(DragAlong, survivor=leader)
    if leader == "meg":
        events = table.choose(GoAlong)

    assert table.survivor(leader).zone == table.survivor("henry").zone == table.zone("2R.a1")
    followed = happened(events, CompanionFollowed)
    assert [(one.companion, one.survivor, one.rule) for one in followed] == [
        (table.who("henry"), table.who(leader), "uoa.companion.follows")
    ]
    TITLE.check_conservation(table.state)


@rule("uoa.companion.follows", "uoa.skill.lifesaver-refuse")
def test_a_companion_stays_with_a_leader_who_declines() -> None:
    table = rescue_table()
    table.add_companion("henry", "2R.a2", leader="meg")
    table.turn("jeb")
    table.choose(RescueFrom, zone="2R.a2")
    table.choose(DragAlong, survivor="meg")

    table.choose(StayBehind)

    assert table.survivor("meg").zone == table.survivor("henry").zone == table.zone("2R.a2")
    assert [option.survivor for option in table.offered(DragAlong)] == [table.who("may")]


@rule("uoa.skill.lifesaver", "uoa.companion.is-survivor")
@pytest.mark.parametrize("seats", [[["jeb"]], [["jeb"], ["may"]]])
def test_a_lone_companion_is_dragged_without_asking_anybody(seats: list[list[str]]) -> None:
    at = {name: "2R.a1" for seat in seats for name in seat}
    table = TestTable(seats=seats, at=at, zombies={"2R.a2": {"walker": 1}})
    table.add_companion("henry", "2R.a2")
    table.only_skills("jeb", ["lifesaver"])
    table.turn("jeb")

    table.choose(RescueFrom, zone="2R.a2")
    events = table.choose(DragAlong, survivor="henry")

    assert [(one.survivor, one.zone, one.rule) for one in happened(events, Moved)] == [
        (table.who("henry"), table.zone("2R.a1"), "uoa.skill.lifesaver")
    ]
    # Nobody has recruited it.
    assert table.survivor("henry").leader == LONE
    assert isinstance(table.asking, ChooseAction)


# The Wagon


@rule("uoa.wagon.same-zone", "uoa.wagon.enter-leave", "uoa.skill.lifesaver")
def test_who_is_dragged_out_of_the_wagon_is_on_foot() -> None:
    at = {"jeb": "2R.a3", "may": "2R.b3", "meg": "2R.b3"}
    table = with_wagon("jeb", "may", "meg", at=at, riding=("may",), zombies={"2R.b3": {"walker": 1}})
    table.add_companion("henry", "2R.b3", leader="may")
    assert table.survivor("henry").is_riding
    table.only_skills("jeb", ["lifesaver"])
    table.turn("jeb")
    table.choose(RescueFrom, zone="2R.b3")

    table.choose(DragAlong, survivor="may")

    assert [table.survivor(name).is_riding for name in ("may", "henry")] == [False, False]
    TITLE.check_conservation(table.state)
    # The next push leaves them where they are.
    table.turn("meg", actions=4)
    table.choose(PushWagon, zone="2R.c3")
    assert [table.survivor(name).zone for name in ("may", "henry")] == [table.zone("2R.a3")] * 2
    table.turn("may")
    assert table.offers(MoveTo, zone="2R.a2")
    assert not table.offers(GetOut)


@rule("uoa.wagon.free-boarding", "uoa.skill.lifesaver")
@pytest.mark.parametrize("is_rider", [False, True])
def test_who_is_dragged_to_the_wagon_stays_beside_it(is_rider: bool) -> None:
    # It is no Move Action, so that nobody climbs in for free.
    at = {"jeb": "2R.b3", "may": "2R.a3"}
    riding = ("jeb",) if is_rider else ()
    table = with_wagon("jeb", "may", at=at, riding=riding, zombies={"2R.a3": {"walker": 1}})
    table.only_skills("jeb", ["lifesaver"])
    table.turn("jeb")
    table.choose(RescueFrom, zone="2R.a3")

    table.choose(DragAlong, survivor="may")

    assert table.survivor("may").zone == table.zone("2R.b3")
    assert not table.survivor("may").is_riding
    assert table.survivor("jeb").is_riding == is_rider
    assert not table.offers(Board)
