"""Who may play a mission, what it asks for, and that its last goal comes last."""

import pytest

from tests.games.zombicide.seating import seated
from tests.games.zombicide.table import TestTable, happened
from tests.games.zombicide.undead_or_alive.opening import finish_setup
from tests.rules import rule
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.events import MissionLost, MissionWon
from veglia.games.zombicide.engine.rules.spawn import MOBILE, move_token, starting_zone
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.turn import DoNothing, Leave
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.goals.town import SetOffCharges
from veglia.games.zombicide.undead_or_alive.rules.state import GONE
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.errors import BadSetup
from veglia.kernel.game import begin


def goals_of(mission: str) -> list[str]:
    """Return the goals as a player is told them when the first round begins."""
    game = begin(TITLE, TITLE.setup(mission, None, 1, {}))
    finish_setup(game)
    return [goal["goal"] for goal in game.view()["goals"]]


def refused_by(mission: str) -> set[str]:
    """Return the Classes whose Survivors cannot be chosen."""
    refused: set[str] = set()
    for id, row in library.survivors().items():
        try:
            begin(TITLE, TITLE.setup(mission, seated([id]), 1, {}))
        except BadSetup:
            refused.add(row.klass)
    return refused


@rule("uoa.m0.goals")
def test_m0() -> None:
    assert goals_of("m0") == ["take_objectives", "escape"]
    assert refused_by("m0") == set()


@rule("uoa.m1.goals")
def test_m1() -> None:
    assert goals_of("m1") == ["collect_bounty", "leave_by_train"]
    assert refused_by("m1") == set()


@rule("uoa.m2.goals")
def test_m2() -> None:
    assert goals_of("m2") == ["recruit_companions", "blow_up_train", "secure_corpse_piles"]
    assert refused_by("m2") == {"brawler"}


@rule("uoa.m3.goals")
def test_m3() -> None:
    assert goals_of("m3") == ["recruit_companions", "gather_mobile_spawns", "leave_by_train"]
    assert refused_by("m3") == {"faithful", "gunslinger"}


@rule("uoa.m4.goals")
def test_m4() -> None:
    assert goals_of("m4") == ["recruit_companions", "gather_mobile_spawns", "escape"]
    assert refused_by("m4") == {"townsfolk"}


@rule("uoa.m5.goals")
def test_m5() -> None:
    assert goals_of("m5") == ["take_coloured_objectives", "recruit_companions", "escape"]
    assert refused_by("m5") == {"townsfolk"}


@rule("uoa.m6.goals")
def test_m6() -> None:
    goals = ["destroy_wagon", "recruit_companions", "take_coloured_objectives", "blow_up_mine"]
    assert goals_of("m6") == goals
    assert refused_by("m6") == {"gunslinger"}


@rule("uoa.m7.goals")
def test_m7() -> None:
    assert goals_of("m7") == ["gather_supplies", "escape_with_wagon"]
    assert refused_by("m7") == {"faithful", "townsfolk"}


@rule("uoa.m8.goals")
def test_m8() -> None:
    assert goals_of("m8") == ["find_treasure", "clear_tracks", "recruit_companions", "leave_by_train"]
    assert refused_by("m8") == {"faithful"}


@rule("uoa.m9.goals")
def test_m9() -> None:
    assert goals_of("m9") == ["recruit_companions", "gather_mobile_spawns", "supply_tender", "leave_by_train"]
    assert refused_by("m9") == {"brawler", "faithful"}


@rule("uoa.m10.goals")
def test_m10() -> None:
    assert goals_of("m10") == ["take_coloured_objectives", "recruit_companions", "escape"]
    assert refused_by("m10") == {"faithful"}


# The last goal comes last


def meet_all_but_the_last(table: TestTable) -> None:
    """Bring about all that any mission asks for before the end."""
    state = table.state
    state.objectives = [Objective(OFF_BOARD, one.colour, True) for one in state.objectives]
    state.bounty = []
    state.wagon_zone = OFF_BOARD
    for number, token in enumerate(state.spawns):
        if token.kind == MOBILE:
            move_token(state, number, starting_zone(state), "uoa.trait.holy-water-move")


@rule("uoa.m0.goals", "uoa.m4.goals", "uoa.m5.goals", "uoa.m7.goals", "uoa.m10.goals")
@pytest.mark.parametrize("mission", ["m0", "m4", "m5", "m7", "m10"])
def test_nobody_leaves_through_the_exit_before_the_other_goals_are_met(mission: str) -> None:
    table = TestTable(["carl"], mission=mission, at={"carl": library.mission(mission).start[0]})
    table.survivor("carl").zone = TITLE.view(table.state, 0)["exit"]
    offered = []
    for _ in range(2):
        table.turn("carl")
        table.choose(DoNothing)
        offered.append(table.offers(Leave))
        meet_all_but_the_last(table)

    assert offered == [False, True]


@rule("uoa.m1.goals", "uoa.m3.goals", "uoa.m8.goals", "uoa.m9.goals")
@pytest.mark.parametrize(("mission", "name"), [("m1", "carl"), ("m3", "carl"), ("m8", "carl"), ("m9", "meg")])
@pytest.mark.parametrize("is_met", [False, True])
def test_who_rides_away_wins_only_when_the_other_goals_are_met(mission: str, name: str, is_met: bool) -> None:
    table = TestTable([name], mission=mission, at={name: library.mission(mission).start[0]})
    if is_met:
        meet_all_but_the_last(table)
        table.state.train = GONE
    table.survivor(name).zone = OFF_BOARD

    events = table.call(check_goals)

    assert len(happened(events, MissionWon)) == is_met
    assert len(happened(events, MissionLost)) == (not is_met)


@rule("uoa.m6.goals")
def test_the_mine_is_blown_up_once_the_other_goals_are_met() -> None:
    table = TestTable(["carl"], mission="m6", at="1R.a3")
    offered = []
    for _ in range(2):
        table.turn("carl")
        offered.append(table.offers(SetOffCharges))
        meet_all_but_the_last(table)

    assert offered == [False, True]


@rule("uoa.m2.goals")
@pytest.mark.parametrize("missing", ["recruit_companions", "blow_up_train", "secure_corpse_piles"])
def test_m2_is_won_by_whichever_goal_is_met_last(missing: str) -> None:
    table = TestTable(["meg"], mission="m2", at="4R.a1")
    state = table.state
    if missing != "blow_up_train":
        meet_all_but_the_last(table)
    if missing != "secure_corpse_piles":
        state.awakened = list(range(len(state.board.piles)))
    if missing == "recruit_companions":
        table.add_companion("may", "3R.B")
    before = table.call(check_goals)

    meet_all_but_the_last(table)
    state.awakened = list(range(len(state.board.piles)))
    for survivor in state.survivors[1:]:
        survivor.leader = 0
    after = table.call(check_goals)

    assert happened(before, MissionWon) == []
    assert len(happened(after, MissionWon)) == 1
