"""M7, The Last Station: Objectives fill slots, then the Wagon, which must leave too."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.opening import finish_setup, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    CardDiscarded,
    Escaped,
    MissionWon,
    StartTaken,
)
from veglia.games.zombicide.engine.rules.inventory import ArrangeBounty, Done, LeaveCard, PutCard
from veglia.games.zombicide.engine.rules.starting import ChooseStart
from veglia.games.zombicide.engine.rules.state import BLUE, GREEN, LONE, OFF_BOARD, RED, Objective
from veglia.games.zombicide.engine.rules.traits.tinkerer import Tinker
from veglia.games.zombicide.engine.rules.turn import ClosePlayersPhase, DoNothing, Leave
from veglia.games.zombicide.undead_or_alive.rules import conservation
from veglia.games.zombicide.undead_or_alive.rules.actions.load import LoadWagon
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyEarned,
    BountyReceived,
    CompanionPlaced,
    SuppliesLoaded,
    SuppliesTaken,
    WagonEscaped,
)
from veglia.games.zombicide.undead_or_alive.rules.riding import LeaveWithWagon
from veglia.games.zombicide.undead_or_alive.rules.state import GOING
from veglia.games.zombicide.undead_or_alive.rules.supplies import ArrangeSupplies, carried
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import begin

CRATE = "5R.A"
EXIT = "3R.c3"


def at_the_crate(
    *colours: int, gear: list[str | None] | None = None, party: tuple[str, ...] = ("carl",)
) -> TestTable:
    """Return a table with some Objectives in the saloon, where the party stands."""
    table = TestTable(party, mission="m7", at=CRATE, gear={"carl": gear or []})
    table.state.objectives = [Objective(table.zone(CRATE), colour, False, True) for colour in colours]
    table.turn("carl")
    return table


def carry(table: TestTable, name: str, count: int, *, slots: tuple[int, ...] = (0, 1, 3, 4, 5)) -> None:
    """Put so many taken Objectives into an inventory; there are no others."""
    table.state.objectives = [Objective(OFF_BOARD, RED, True) for _ in range(count)]
    for number, slot in zip(range(count), slots, strict=False):
        table.survivor(name).cards[slot] = table.state.scenario.library.first_token + number


def at_the_exit(*party: str, wagon: str = EXIT) -> TestTable:
    """Return a table at the Exit with all Objectives on the Wagon."""
    table = TestTable(party, mission="m7", at=EXIT)
    carry(table, party[0], 0)
    table.state.wagon_zone = table.zone(wagon)
    return table


# Setup


@rule("uoa.m7.setup-split")
def test_the_party_is_split_evenly_among_three_zones() -> None:
    game = begin(TITLE, TITLE.setup("m7", None, 1, {}))
    events = finish_setup(game)

    state = state_of(game)
    taken = happened(events, StartTaken)
    assert {event.rule for event in taken} == {"uoa.m7.setup-split"}
    # Each is asked for once, in order.
    assert [event.survivor for event in taken] == list(range(6))
    starts = [event.zone for event in taken]
    places = [state.board.places[name] for name in ("2V.a1", "2V.a3", "1V.c1")]
    assert [starts.count(zone) for zone in places] == [2, 2, 2]
    conservation.check(state)


@rule("uoa.m7.setup-split")
def test_the_question_where_to_start_cites_the_mission() -> None:
    game = begin(TITLE, TITLE.setup("m7", None, 1, {}))

    assert isinstance(game.state.asking, ChooseStart)
    assert game.decision is not None
    assert game.decision.rule == "uoa.m7.setup-split"


@rule("uoa.m7.setup-companions")
def test_two_faithful_and_four_townsfolk_wait() -> None:
    game = begin(TITLE, TITLE.setup("m7", None, 1, {}))
    events = finish_setup(game)

    state = state_of(game)
    names = {state.scenario.library.profiles[one.profile].id for one in state.survivors if one.leader == LONE}
    placed = happened(events, CompanionPlaced)
    assert names == {"concepcion", "thomas", "hanna", "jeb", "jimmy", "turner"}
    assert [event.zone for event in placed] == [
        state.board.places[name] for name in ("9V.H", "9V.H", "2V.A", "2V.B", "7V.A", "1V.A")
    ]
    assert {event.rule for event in placed} == {"uoa.m7.setup-companions"}


@rule("uoa.m7.setup-objectives", "uoa.mission.hidden-objectives")
def test_four_zones_hold_two_hidden_objectives_each() -> None:
    dealt = []
    for seed in range(20):
        state = state_of(begin(TITLE, TITLE.setup("m7", None, seed, {})))
        dealt.append(tuple(token.colour for token in state.objectives))
        zones = [token.zone for token in state.objectives]
        assert all(token.is_hidden for token in state.objectives)
        assert sorted(zones.count(zone) for zone in set(zones)) == [2, 2, 2, 2]

    assert {tuple(sorted(faces)) for faces in dealt} == {(RED,) * 6 + (BLUE, GREEN)}
    assert len(set(dealt)) > 5


@rule("uoa.m7.train-immobile")
def test_the_train_never_moves() -> None:
    table = TestTable(["carl"], mission="m7", at="10R.A")
    table.state.train = GOING

    events = table.run(ClosePlayersPhase())

    assert events == []
    assert table.state.strip == ("10R", "12R", "11R")
    assert table.survivor("carl").zone == table.zone("10R.A")


# Supplies


@rule("uoa.m7.supplies")
@pytest.mark.parametrize("colour", [BLUE, GREEN])
def test_a_blue_or_green_objective_gives_5_ap_and_takes_a_slot(colour: int) -> None:
    table = at_the_crate(colour)

    events = table.choose(TakeObjective)
    asked = type(table.asking)
    after = table.choose(PutCard, card="supplies", slot=3)

    assert [(e.points, e.rule) for e in happened(events, AdrenalineGained)] == [(5, "uoa.m7.supplies")]
    assert [(e.token, e.rule) for e in happened(events, SuppliesTaken)] == [(0, "uoa.m7.supplies")]
    assert asked is ArrangeSupplies
    assert table.cards("carl") == [None, None, None, "supplies", None, None]
    assert rules_of(after) == {"uoa.m7.supplies"}
    assert happened(events + after, BountyReceived) == []
    assert len(table.state.bounty) == 7
    conservation.check(table.state)


@rule("uoa.m7.red-objectives")
def test_a_red_objective_also_gives_a_bounty_weapon() -> None:
    table = at_the_crate(RED)

    table.choose(TakeObjective)
    events = table.choose(PutCard, card="supplies", slot=3)

    assert [event.rule for event in happened(events, BountyEarned)] == ["uoa.bounty.by-mission"]
    assert [event.rule for event in happened(events, BountyReceived)] == ["uoa.m7.red-objectives"]
    assert isinstance(table.asking, ArrangeBounty)
    table.choose(LeaveCard)
    assert table.cards("carl") == [None, None, None, "supplies", None, None]
    assert len(table.state.bounty) == 6


@rule("uoa.m7.red-objectives")
def test_without_bounty_weapons_a_red_objective_is_only_carried() -> None:
    table = at_the_crate(RED)
    table.state.bounty, table.state.aside = [], table.state.aside + table.state.bounty

    table.choose(TakeObjective)
    events = table.choose(PutCard, card="supplies", slot=3)

    assert happened(events, BountyReceived) == []
    assert table.cards("carl") == [None, None, None, "supplies", None, None]


@rule("uoa.m7.supplies")
def test_an_objective_is_no_preferred_weapon() -> None:
    table = at_the_crate(BLUE)

    table.choose(TakeObjective)

    assert {option.slot for option in table.offered(PutCard, card="supplies")} == {0, 3}


@rule("uoa.m7.supplies")
def test_with_a_full_inventory_a_card_must_go() -> None:
    table = at_the_crate(BLUE, gear=["water", "water", "machete", "dynamite", "dynamite", "dynamite"])

    table.choose(TakeObjective)
    must_keep = not table.offers(LeaveCard) and not table.offers(Done)
    table.choose(PutCard, card="supplies", slot=0)
    # The Objective cannot come back into the way.
    swaps = [option.slot for option in table.offered(PutCard, card="water") if option.slot == 0]
    events = table.choose(LeaveCard, card="water")

    assert must_keep
    assert swaps == []
    assert len(happened(events, CardDiscarded)) == 1
    assert table.cards("carl") == ["supplies", "water", "machete", "dynamite", "dynamite", "dynamite"]
    conservation.check(table.state)


@rule("uoa.m7.supplies")
def test_with_five_objectives_no_other_is_taken() -> None:
    table = TestTable(["carl"], mission="m7", at=CRATE)
    offered = []
    for count in (4, 5):
        carry(table, "carl", count)
        table.state.objectives.append(Objective(table.zone(CRATE), BLUE, False, True))
        table.turn("carl")
        offered.append(table.offers(TakeObjective))

    assert offered == [True, False]


@rule("uoa.m7.supplies")
def test_objectives_are_traded_like_cards() -> None:
    table = TestTable(["carl", "may"], mission="m7", at=CRATE)
    carry(table, "carl", 2)
    table.turn("carl")

    table.choose(TradeWith, survivor="may")
    table.choose(PutCard, card="supplies", survivor="may", slot=3)
    table.choose(Done)

    assert len(carried(table.state, table.who("carl"))) == 1
    assert table.cards("may")[3] == "supplies"
    conservation.check(table.state)


@rule("uoa.m7.supplies")
def test_objectives_are_never_discarded() -> None:
    table = TestTable(["carl"], mission="m7", at=CRATE, skills={"carl": ["tinkerer"]})
    carry(table, "carl", 1)
    table.equip("carl", [None, "machete"])
    table.turn("carl")

    assert TITLE.aside is not None
    assert len(TITLE.aside.options(table.state)) == 1
    assert [option.card for option in table.offered(Tinker)] == [table.card("machete")]


# The Wagon


@rule("uoa.m7.travelling-wagon")
@pytest.mark.parametrize("riding", [False, True])
def test_one_action_puts_all_carried_objectives_on_the_wagon(riding: bool) -> None:
    table = TestTable(["carl", "may"], mission="m7", at="2V.b2", gear={"carl": [None, None, "machete"]})
    carry(table, "carl", 2)
    table.state.objectives.append(Objective(table.zone(CRATE), BLUE, False, True))
    table.survivor("carl").is_riding = riding
    table.turn("carl")
    actions = table.survivor("carl").actions

    events = table.choose(LoadWagon)

    assert [(event.count, event.rule) for event in happened(events, SuppliesLoaded)] == [
        (2, "uoa.m7.travelling-wagon")
    ]
    assert table.cards("carl") == [None, None, "machete", None, None, None]
    assert table.survivor("carl").actions == actions - 1
    assert not table.offers(LoadWagon)
    assert table.state.result is None
    conservation.check(table.state)


@rule("uoa.m7.travelling-wagon")
def test_away_from_the_wagon_nothing_is_loaded() -> None:
    table = TestTable(["carl"], mission="m7", at="2V.b1")
    carry(table, "carl", 2)

    table.turn("carl")

    assert not table.offers(LoadWagon)


def goals(table: TestTable) -> list[bool]:
    return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]


@rule("uoa.m7.travelling-wagon")
def test_nobody_leaves_before_all_is_on_the_wagon() -> None:
    table = at_the_exit("carl")
    carry(table, "carl", 1)
    table.turn("carl")
    before = goals(table)
    table.choose(DoNothing)
    stuck = not table.offers(Leave) and not table.offers(LeaveWithWagon)
    table.turn("carl")
    table.choose(LoadWagon)

    assert before == [False, False]
    assert stuck
    assert goals(table) == [True, False]
    table.choose(DoNothing)
    assert table.offers(LeaveWithWagon)


# The end


def test_all_leave_with_the_wagon_and_win() -> None:
    table = at_the_exit("carl", "may")
    table.add_companion("jeb", EXIT, leader="may")
    table.turn("carl")
    table.choose(DoNothing)
    first = table.choose(Leave)
    table.turn("may")
    table.choose(DoNothing)

    last = table.choose(LeaveWithWagon)

    assert happened(first, MissionWon) == []
    assert len(happened(last, WagonEscaped)) == 1
    assert len(happened(last, Escaped)) == 2
    assert table.state.result is not None
    assert table.state.is_won()
    assert goals(table) == [True, True]


def test_who_rides_leaves_with_the_wagon() -> None:
    table = at_the_exit("carl", "may", "meg")
    table.survivor("may").is_riding = True
    table.turn("carl")
    table.choose(DoNothing)

    events = table.choose(LeaveWithWagon)

    assert [event.survivor for event in happened(events, Escaped)] == [table.who("carl"), table.who("may")]
    assert table.state.wagon_zone == OFF_BOARD
    assert table.survivor("meg").zone == table.zone(EXIT)
    assert table.state.result is None
    conservation.check(table.state)


def test_a_zombie_at_the_exit_keeps_everyone_in() -> None:
    table = at_the_exit("carl")
    table.add_zombies(EXIT, "walker")
    table.turn("carl")

    table.choose(DoNothing)

    assert not table.offers(Leave)
    assert not table.offers(LeaveWithWagon)


@pytest.mark.parametrize("wagon", [EXIT, "2V.b2"])
def test_a_wagon_left_behind_by_all_loses(wagon: str) -> None:
    table = at_the_exit("carl", wagon=wagon)
    table.turn("carl")
    table.choose(DoNothing)

    events = table.choose(Leave)

    assert table.state.result is not None
    assert not table.state.is_won()
    assert "uoa.end.lose-objectives-impossible" in rules_of(events)
