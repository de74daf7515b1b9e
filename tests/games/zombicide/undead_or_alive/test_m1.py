"""M1, All Aboard: the Train comes when the blue Objective has left the tracks, and does not wait."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.train_missions import move, strip_of
from tests.games.zombicide.undead_or_alive.opening import state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.events import AdrenalineGained, MissionLost, MissionWon
from veglia.games.zombicide.engine.rules.inventory import ArrangeBounty
from veglia.games.zombicide.engine.rules.state import BLUE, OFF_BOARD, RED
from veglia.games.zombicide.engine.rules.turn import EndPhase
from veglia.games.zombicide.undead_or_alive.rules import plan
from veglia.games.zombicide.undead_or_alive.rules.bounty import give_bounty
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyReceived,
    HeraldAdvanced,
    HeraldLeft,
    ObjectivePlaced,
    TrainCameEarly,
    TrainEntered,
    TrainSetGoing,
)
from veglia.games.zombicide.undead_or_alive.rules.rows import UndeadMissionRow
from veglia.games.zombicide.undead_or_alive.rules.scenarios import make_scenario
from veglia.games.zombicide.undead_or_alive.rules.state import GOING, GONE, WAITING
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.content import decode
from veglia.kernel.errors import ContentError
from veglia.kernel.game import begin

COMING = "uoa.m1.train-coming"
# The Zones of the tracks, from the far end to the one the Train comes in at.
WAY = ("12V.a3", "12V.a2", "12V.a1", "10V.a2", "10V.a1")


def station(*party: str, at: str | dict[str, str] = "8V.a1") -> TestTable:
    """Return a table of M1 without its Spawn tokens."""
    table = TestTable(party or ("carl",), mission="m1", at=at)
    table.state.spawns = []
    return table


def aboard(*party: str, at: str | dict[str, str]) -> TestTable:
    """Return a table of M1 on which the Train is about to leave: car behind locomotive."""
    table = station(*party)
    table.state.train = GOING
    for _ in range(2):
        move(table)
    assert strip_of(table) == "12R 10R"
    for name in party:
        table.survivor(name).zone = table.zone(at if isinstance(at, str) else at[name])
    return table


def gain(table: TestTable, count: int) -> None:
    """Let the first Survivor gain Bounty Weapons and lose them again."""
    for _ in range(count):
        table.state.aside.append(table.state.bounty.pop())


def blue_zone(table: TestTable) -> int:
    return next(token.zone for token in table.state.objectives if token.colour == BLUE)


def goals(table: TestTable) -> list[bool]:
    return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]


@rule("uoa.m1.setup-blue")
def test_the_blue_objective_lies_at_the_far_end_of_the_tracks() -> None:
    state = state_of(begin(TITLE, TITLE.setup("m1", None, 1, {})))

    places = state.board.places
    assert [token.zone for token in state.objectives if token.colour == BLUE] == [places["12V.a3"]]
    assert [token.zone for token in state.objectives if token.colour == RED] == [
        places[name] for name in ("1R.A", "2R.C", "5V.c1", "8V.N", "8V.N")
    ]
    assert not any(token.is_hidden for token in state.objectives)


@rule("uoa.m1.setup-blue")
def test_the_log_tells_where_the_blue_objective_lies() -> None:
    state = state_of(begin(TITLE, TITLE.setup("m1", None, 1, {})))

    told = [(one.colour, one.zone, one.rule) for one in happened(state.log or [], ObjectivePlaced)]
    assert told == [(BLUE, state.board.places["12V.a3"], "uoa.m1.setup-blue")]


@rule("uoa.m1.train-coming")
def test_the_blue_objective_cannot_be_taken() -> None:
    table = station(at="12V.a3")

    table.turn("carl")
    on_tracks = table.offers(TakeObjective)
    table.survivor("carl").zone = table.zone("1R.A")
    table.turn("carl")

    assert blue_zone(table) == table.zone("12V.a3")
    assert not on_tracks
    assert table.offers(TakeObjective)


@rule("uoa.m1.train-coming", "uoa.round.end-phase-triggers")
def test_in_every_end_phase_the_blue_objective_goes_on_by_one_zone() -> None:
    table = station()
    way = [blue_zone(table)]

    for _ in range(4):
        events = table.run(EndPhase())
        way.append(blue_zone(table))
        assert [(event.colour, event.zone, event.rule) for event in happened(events, HeraldAdvanced)] == [
            (BLUE, way[-1], COMING)
        ]

    assert way == [table.zone(name) for name in WAY]
    assert table.state.train == WAITING


@rule("uoa.m1.train-coming", "uoa.train.enter")
def test_when_it_has_left_the_train_comes_in_at_the_end_of_the_next_players_phase() -> None:
    table = station()
    for _ in range(4):
        table.run(EndPhase())
    waiting = move(table)

    events = table.run(EndPhase())
    before = strip_of(table)
    entering = move(table)

    assert happened(waiting, TrainEntered) == []
    assert blue_zone(table) == OFF_BOARD
    assert [(event.colour, event.rule) for event in happened(events, HeraldLeft)] == [(BLUE, COMING)]
    assert [event.rule for event in happened(events, TrainSetGoing)] == [COMING]
    assert before == "10V 12V"
    assert [event.tile for event in happened(entering, TrainEntered)] == ["10R"]
    assert strip_of(table) == "10R 12V"
    # Nothing is left to go on.
    assert happened(table.run(EndPhase()), HeraldAdvanced) == []


def test_an_objective_that_announces_the_train_must_lie_on_the_tracks() -> None:
    raw = {
        "name": {"en": "Test", "it": "Prova"},
        "story": {"en": "A test.", "it": "Una prova."},
        "difficulty": "easy",
        "minutes": 10,
        "layout": [["8V", "1R/270"], ["10V", "12V"], ["2R", "5V"]],
        "start": ["8V.a1"],
        "reward": {"ap": 5},
        "spawns": [],
        "goals": [],
        "objectives": [{"zone": "2R.C", "colour": "blue"}],
        "train": {"moves": True, "herald": {"colour": "blue", "rule": COMING}},
    }

    with pytest.raises(ContentError, match=r"2R\.C is not on the tracks"):
        make_scenario("test", decode(raw, UndeadMissionRow, "test.toml"))


@rule("uoa.m1.what-a-weapon")
@pytest.mark.parametrize("zone", ["1R.A", "2R.C", "5V.c1", "8V.N"])
def test_a_red_objective_gives_5_ap_and_the_top_bounty_weapon(zone: str) -> None:
    table = station(at=zone)
    top = table.state.bounty[-1]
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert [(event.card, event.rule) for event in happened(events, BountyReceived)] == [
        (top, "uoa.m1.what-a-weapon")
    ]
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [
        (5, "uoa.m1.what-a-weapon")
    ]
    assert isinstance(table.asking, ArrangeBounty)
    assert table.survivor("carl").actions == 2


@rule("uoa.m1.what-a-weapon")
def test_the_party_must_gain_as_many_weapons_as_it_has_survivors_whoever_keeps_them() -> None:
    table = station("carl", "meg")
    table.add_companion("jeb", "8V.a1", leader="carl")
    before = goals(table)

    table.call(lambda state: give_bounty(state, 0, "uoa.bounty.by-feat"))
    one = goals(table)
    gain(table, 1)

    assert before == one == [False, False]
    assert goals(table) == [True, False]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "five lie in town as Objectives"), ("it", "cinque sono in città come Obiettivi")],
)
def test_the_lobby_says_how_many_of_the_weapons_lie_in_town(language: str, said: str) -> None:
    mission = next(one for one in TITLE.presentation.lobby(language).missions if one.id == "m1")

    assert said in mission.summary


@rule("uoa.m1.goals")
def test_those_in_town_leave_the_usual_party_one_feat_to_do() -> None:
    table = station(*plan.default_party("m1"))
    gain(table, sum(token.colour == RED for token in table.state.objectives))
    before = goals(table)

    table.call(lambda state: give_bounty(state, 0, "uoa.bounty.by-feat"))

    assert before == [False, False]
    assert goals(table) == [True, False]


# The end


def test_the_party_wins_when_the_last_of_it_leaves_on_the_train_with_its_weapons() -> None:
    table = aboard("carl", "meg", at={"carl": "10R.B", "meg": "12R.A"})
    gain(table, 2)

    first = move(table)
    second = move(table)

    assert happened(first, MissionWon) == []
    assert [event.rule for event in happened(second, MissionWon)] == ["uoa.end.win-immediate"]
    assert table.state.result is not None
    assert table.state.is_won()


@rule("uoa.m1.train-does-not-wait", "uoa.end.lose-objectives-impossible")
def test_the_train_comes_and_leaves_without_the_weapons_and_the_mission_is_lost() -> None:
    table = station("carl", "meg")
    gain(table, 1)
    for _ in range(5):
        table.run(EndPhase())
    entered = move(table)
    move(table)
    for name in ("carl", "meg"):
        table.survivor(name).zone = table.zone("10R.B")

    events = move(table)

    assert happened(entered, TrainEntered)
    assert rules_of(happened(entered, TrainCameEarly)) == {"uoa.m1.train-does-not-wait"}
    assert table.state.result is not None
    assert not table.state.is_won()
    assert rules_of(happened(events, MissionLost)) == {"uoa.end.lose-objectives-impossible"}


@rule("uoa.m1.train-does-not-wait")
def test_a_train_that_comes_after_the_weapons_is_not_early() -> None:
    table = station("carl")
    gain(table, 1)
    for _ in range(5):
        table.run(EndPhase())

    entered = move(table)

    assert happened(entered, TrainEntered)
    assert happened(entered, TrainCameEarly) == []


@rule("uoa.m1.train-does-not-wait")
def test_the_last_weapon_may_still_be_gained_while_someone_is_aboard() -> None:
    table = aboard("carl", "meg", at={"carl": "10R.B", "meg": "12R.A"})
    gain(table, 1)

    first = move(table)
    gain(table, 1)
    second = move(table)

    assert happened(first, MissionLost) == []
    assert happened(second, MissionWon)


def test_whoever_misses_the_train_loses_the_mission() -> None:
    table = aboard("carl", "meg", at={"carl": "10R.B", "meg": "8V.a1"})
    gain(table, 2)

    move(table)
    events = move(table)

    assert table.state.train == GONE
    assert rules_of(happened(events, MissionLost)) == {"uoa.end.lose-objectives-impossible"}


@rule("uoa.m1.zombies-aboard", "uoa.train.exit-zombies")
@pytest.mark.parametrize("zone", ["10R.A", "12R.B"])
def test_a_zombie_that_leaves_aboard_loses_the_mission(zone: str) -> None:
    table = aboard("carl", at="12R.A")
    gain(table, 1)
    table.add_zombies(zone, "walker")

    events = move(table)
    if table.state.result is None:
        events = move(table)

    assert rules_of(happened(events, MissionLost)) == {"uoa.m1.zombies-aboard"}
