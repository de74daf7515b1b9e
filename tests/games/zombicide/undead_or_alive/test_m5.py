"""M5, Getting Out of Town: Townsfolk on Balconies and behind Objectives, a Train to leave on."""

import msgspec
import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.opening import finish_setup, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.events import AdrenalineGained, MissionWon
from veglia.games.zombicide.engine.rules.state import BLUE, GREEN, LONE, OFF_BOARD, RED, Objective
from veglia.games.zombicide.engine.rules.turn import ClosePlayersPhase, DoNothing, Leave
from veglia.games.zombicide.engine.rules.wounds import wound
from veglia.games.zombicide.undead_or_alive.rules import conservation, library
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import FireGatling, PushGatling
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import Recruit
from veglia.games.zombicide.undead_or_alive.rules.boards import boards, strip_of
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyReceived,
    CompanionFound,
    CompanionPlaced,
)
from veglia.games.zombicide.undead_or_alive.rules.parts import check_parts
from veglia.games.zombicide.undead_or_alive.rules.rows import CompanionRow
from veglia.games.zombicide.undead_or_alive.rules.scope import TOWNSFOLK
from veglia.games.zombicide.undead_or_alive.rules.state import GOING
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.errors import ContentError
from veglia.kernel.game import begin

PROFILES = list(library.survivors())
FOLK = {"hanna", "jeb", "jimmy", "turner"}


def finder(colour: int, *townsfolk: str, seed: int = 0) -> TestTable:
    """Return a table where Carl stands at an Objective of a colour, some Townsfolk on a Balcony."""
    table = TestTable(["carl"], mission="m5", at="1R.A")
    for name in townsfolk:
        table.add_companion(name, "1R.Z")
    table.state.objectives = [Objective(table.zone("1R.A"), colour, False, True)]
    table.state.dice = seeded(seed)
    table.turn("carl")
    return table


@rule("uoa.m5.setup-objectives", "uoa.mission.hidden-objectives")
def test_blue_and_green_are_hidden_among_four_red_objectives() -> None:
    dealt = []
    for seed in range(20):
        state = state_of(begin(TITLE, TITLE.setup("m5", None, seed, {})))
        dealt.append(tuple(token.colour for token in state.objectives))
        assert all(token.is_hidden for token in state.objectives)

    assert {tuple(sorted(faces)) for faces in dealt} == {(RED, RED, RED, RED, BLUE, GREEN)}
    assert len(set(dealt)) > 5


@rule("uoa.m5.setup-companions", "uoa.companion.choice")
def test_chance_puts_two_townsfolk_on_two_of_the_three_balconies() -> None:
    people = set()
    places = set()
    for seed in range(30):
        game = begin(TITLE, TITLE.setup("m5", None, seed, {}))
        placed = happened(finish_setup(game), CompanionPlaced)
        state = state_of(game)
        names = {PROFILES[one.profile] for one in state.survivors if one.leader == LONE}
        zones = {event.zone for event in placed}
        assert {event.rule for event in placed} == {"uoa.m5.setup-companions"}
        assert len(names) == len(zones) == len(placed) == 2
        people |= names
        places |= zones
        balconies = {state.board.places[f"{tile}.Z"] for tile in ("4R", "1R", "3R")}

    assert people == FOLK
    assert places == balconies


def test_more_companions_than_zones_to_scatter_them_over_are_refused() -> None:
    row = library.mission("m5")
    board = boards("m5")[",".join(strip_of(row))]
    kinds = {id: number for number, id in enumerate(library.zombies())}
    wrong = CompanionRow("townsfolk", "uoa.m5.setup-companions", count=2, among=("4R.Z",))

    with pytest.raises(ContentError, match=r"companion 1: more Companions than Zones$"):
        check_parts(msgspec.structs.replace(row, companions=[wrong]), board.places, kinds, "m5.toml")


@rule("uoa.m5.there-they-are", "uoa.companion.is-survivor")
@pytest.mark.parametrize("colour", [BLUE, GREEN])
def test_blue_and_green_bring_a_townsfolk_led_by_who_takes_them(colour: int) -> None:
    table = finder(colour, "hanna", "jeb")

    events = table.choose(TakeObjective)

    found = happened(events, CompanionFound)
    newcomer = table.state.survivors[3]
    assert [(event.companion, event.survivor, event.rule) for event in found] == [
        (3, 0, "uoa.m5.there-they-are")
    ]
    assert PROFILES[newcomer.profile] in ("jimmy", "turner")
    assert (newcomer.leader, newcomer.zone, newcomer.health) == (0, table.zone("1R.A"), 1)
    assert table.survivor("carl").classes & TOWNSFOLK
    assert table.survivor("carl").actions == 2
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [
        (5, "uoa.m5.there-they-are")
    ]
    conservation.check(table.state)
    assert TITLE.words(table.state, "en").say(found[0]).startswith("Carl has found ")


@rule("uoa.m5.there-they-are")
def test_a_red_objective_gives_5_ap_but_nobody_and_no_bounty_weapon() -> None:
    table = finder(RED, "hanna", "jeb")

    events = table.choose(TakeObjective)

    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [
        (5, "uoa.m5.there-they-are")
    ]
    assert happened(events, CompanionFound) == []
    assert happened(events, BountyReceived) == []
    assert len(table.state.survivors) == 3


@rule("uoa.m5.there-they-are")
def test_those_found_are_the_two_who_stand_on_no_balcony_in_any_order() -> None:
    orders = set()
    for seed in range(12):
        table = finder(BLUE, "hanna", "turner", seed=seed)
        table.state.objectives.append(Objective(table.zone("1R.A"), GREEN, False, False))
        table.choose(TakeObjective)
        table.turn("carl")
        table.choose(TakeObjective)
        orders.add(tuple(PROFILES[one.profile] for one in table.state.survivors[3:]))

    assert orders == {("jeb", "jimmy"), ("jimmy", "jeb")}


@rule("uoa.m5.armed-train", "uoa.gatling.move")
def test_the_gatling_on_the_train_fires_but_cannot_be_moved() -> None:
    table = TestTable(["meg"], mission="m5", at="10R.A", zombies={"10R.B": {"walker": 1}})

    table.turn("meg", actions=6)

    assert table.state.gatling_zone == table.zone("10R.A")
    assert table.offers(FireGatling, zone="10R.B")
    assert not table.offers(PushGatling)


@rule("uoa.m5.armed-train", "uoa.train.mobile")
def test_the_train_stays_where_it_is() -> None:
    table = TestTable(["meg"], mission="m5", at="10R.B")
    table.state.train = GOING
    here = table.zone("10R.B")

    table.run(ClosePlayersPhase())

    assert table.state.strip == ("12R", "10R")
    assert table.zone("10R.B") == here == table.survivor("meg").zone


def test_all_leave_from_the_cab_once_four_townsfolk_are_saved() -> None:
    table = TestTable(["carl", "meg"], mission="m5", at={"carl": "10R.B", "meg": "10R.B"})
    for name in ("hanna", "jeb"):
        table.add_companion(name, "10R.B", leader="carl")
    table.add_companion("jimmy", "10R.B", leader="meg")
    table.add_companion("turner", "10R.B")
    table.state.objectives = [
        Objective(OFF_BOARD, BLUE, True),
        Objective(table.zone("10R.B"), GREEN, False, False),
        Objective(table.zone("4R.D"), RED, False, True),
    ]
    met: list[list[bool]] = []

    def goals() -> list[bool]:
        return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]

    met.append(goals())
    table.turn("carl")
    table.choose(DoNothing)
    stuck = table.offers(Leave)
    table.turn("carl")
    table.choose(Recruit, companion="turner")
    met.append(goals())
    table.choose(TakeObjective)
    met.append(goals())
    table.choose(DoNothing)
    table.choose(Leave)
    gone = [table.survivor(name).zone for name in ("carl", "hanna", "jeb", "turner")]
    table.turn("meg")
    table.choose(DoNothing)
    events = table.choose(Leave)

    assert not stuck
    assert met == [[False, False, False], [False, True, False], [True, True, False]]
    assert gone == [OFF_BOARD] * 4
    assert [event.rule for event in happened(events, MissionWon)] == ["uoa.end.win-immediate"]
    assert table.state.result is not None
    assert table.state.is_won()


def test_nobody_gets_off_while_a_zombie_is_in_the_cab() -> None:
    table = TestTable(["carl"], mission="m5", at="10R.B", zombies={"10R.B": {"walker": 1}})
    table.state.objectives = []
    table.turn("carl")

    table.choose(DoNothing)

    assert not table.offers(Leave)


def test_a_townsfolk_who_dies_loses_the_mission() -> None:
    table = TestTable(["carl"], mission="m5", at="1R.A")
    table.add_companion("jeb", "1R.A")

    events = table.call(lambda state: wound(state, 1, 1, "uoa.zphase.wound-track"))

    assert table.state.result is not None
    assert not table.state.is_won()
    assert "uoa.end.lose-companion" in rules_of(events)
