"""M4, Ready to Die: Townsfolk are recruited for ammunition."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.opening import finish_setup, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.objective import ObjectiveRevealed, TakeObjective
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.companions import GiveToken, TokenGiven
from veglia.games.zombicide.engine.rules.events import AdrenalineGained, CardDiscarded
from veglia.games.zombicide.engine.rules.inventory import ArrangeBounty, Done
from veglia.games.zombicide.engine.rules.scope import BULLETS, RANGED
from veglia.games.zombicide.engine.rules.spawn import MOBILE, move_token, starting_zone
from veglia.games.zombicide.engine.rules.state import (
    BLUE,
    GREEN,
    LONE,
    NO_CARD,
    NOBODY,
    OFF_BOARD,
    RED,
    Objective,
)
from veglia.games.zombicide.engine.rules.trade import Refuse, Trade
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import (
    Recruit,
    RecruitForCard,
    RecruitForToken,
)
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyReceived,
    CompanionPlaced,
    CompanionRecruited,
    TokenKept,
    TokenSpent,
)
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import begin

AMMO = ("plenty_of_bullets", "plenty_of_shells")


def meeting(*party: str, gear: list[str | None] | None = None) -> TestTable:
    """Return a table with Survivors and the Townsfolk Jeb in a street of M4."""
    table = TestTable(party, mission="m4", at="1R.a2", gear={party[0]: gear or []})
    table.add_companion("jeb", "1R.a2")
    return table


def hold(table: TestTable, holder: str, *colours: int) -> None:
    """Put tokens on a Dashboard."""
    table.state.objectives = [
        Objective(OFF_BOARD, colour, True, False, table.who(holder)) for colour in colours
    ]


@rule("uoa.m4.setup-companions")
def test_four_townsfolk_stand_on_the_balconies() -> None:
    game = begin(TITLE, TITLE.setup("m4", None, 1, {}))
    events = finish_setup(game)

    state = state_of(game)
    placed = happened(events, CompanionPlaced)
    assert {
        state.scenario.library.profiles[one.profile].id for one in state.survivors if one.leader == LONE
    } == {
        "hanna",
        "jeb",
        "jimmy",
        "turner",
    }
    assert [event.zone for event in placed] == [
        state.board.places[f"{tile}.Z"] for tile in ("4R", "1R", "2R", "3R")
    ]
    assert {event.rule for event in placed} == {"uoa.m4.setup-companions"}


@rule("uoa.m4.setup-objectives", "uoa.mission.hidden-objectives")
def test_blue_and_green_are_hidden_among_four_red_objectives() -> None:
    dealt = []
    for seed in range(20):
        state = state_of(begin(TITLE, TITLE.setup("m4", None, seed, {})))
        dealt.append(tuple(token.colour for token in state.objectives))
        assert all(token.is_hidden for token in state.objectives)

    assert {tuple(sorted(faces)) for faces in dealt} == {(RED, RED, RED, RED, BLUE, GREEN)}
    assert len(set(dealt)) > 5


# Ammunition


@rule("uoa.m4.reload", "uoa.mission.precedence", "uoa.companion.mission-precedence")
def test_an_action_alone_does_not_recruit_townsfolk() -> None:
    table = meeting("carl", gear=["machete", "water"])

    table.turn("carl")

    assert not table.offers(Recruit)
    assert not table.offers(RecruitForCard)
    assert not table.offers(RecruitForToken)


@rule("uoa.m4.reload")
@pytest.mark.parametrize("card", AMMO)
def test_a_townsfolk_is_recruited_for_ammunition_of_any_type(card: str) -> None:
    table = meeting("carl", gear=["machete", None, None, card])
    table.turn("carl")

    events = table.choose(RecruitForCard, companion="jeb", card=card)

    assert [(event.survivor, event.rule) for event in happened(events, CardDiscarded)] == [
        (0, "uoa.m4.reload")
    ]
    assert [event.rule for event in happened(events, CompanionRecruited)] == ["uoa.m4.reload"]
    assert table.survivor("jeb").leader == 0
    assert table.survivor("carl").actions == 2
    assert table.cards("carl") == ["machete", None, None, None, None, None]


@rule("uoa.m4.reload")
def test_each_kind_of_ammunition_is_offered_once_for_each_companion() -> None:
    table = meeting("carl", gear=[AMMO[0], AMMO[0], None, AMMO[1]])
    table.add_companion("hanna", "1R.a2")

    table.turn("carl")

    assert len(table.offered(RecruitForCard)) == 4


@rule("uoa.m4.ammo-objectives", "uoa.m4.reload")
@pytest.mark.parametrize("colour", [BLUE, GREEN])
def test_the_blue_or_green_objective_on_the_dashboard_recruits_too(colour: int) -> None:
    table = meeting("carl")
    hold(table, "carl", colour)
    table.turn("carl")

    events = table.choose(RecruitForToken, companion="jeb")

    assert [(event.token, event.rule) for event in happened(events, TokenSpent)] == [(0, "uoa.m4.reload")]
    assert table.survivor("jeb").leader == 0
    assert (table.state.objectives[0].holder, table.state.objectives[0].is_taken) == (NOBODY, True)
    assert table.survivor("carl").actions == 2


@rule("uoa.m4.ammo-objectives", "uoa.m4.objective-ap")
@pytest.mark.parametrize("colour", [BLUE, GREEN])
def test_a_coloured_objective_is_kept_without_a_slot(colour: int) -> None:
    full: list[str | None] = ["machete", "knife", "pickaxe", "water", "knife", "water"]
    table = meeting("carl", gear=full)
    table.state.objectives = [Objective(table.zone("1R.a2"), colour, False, True)]
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert [(event.token, event.rule) for event in happened(events, TokenKept)] == [
        (0, "uoa.m4.ammo-objectives")
    ]
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [
        (5, "uoa.m4.objective-ap")
    ]
    assert [event.colour for event in happened(events, ObjectiveRevealed)] == [colour]
    assert happened(events, BountyReceived) == []
    assert table.cards("carl") == full
    assert TITLE.view(table.state, 0)["objectives"][0]["holder"] == 0


@rule("uoa.m4.red-objectives", "uoa.m4.objective-ap")
def test_a_red_objective_gives_5_ap_and_a_bounty_weapon_with_a_free_reorganisation() -> None:
    table = meeting("carl", gear=["machete"])
    table.state.objectives = [Objective(table.zone("1R.a2"), RED, False, True)]
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert [event.rule for event in happened(events, BountyReceived)] == ["uoa.m4.red-objectives"]
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [
        (5, "uoa.m4.objective-ap")
    ]
    assert isinstance(table.asking, ArrangeBounty)
    assert table.survivor("carl").actions == 2
    assert table.state.objectives[0].holder == NOBODY


@rule("uoa.m4.ammo-objectives")
def test_the_tokens_are_traded_like_equipment() -> None:
    table = meeting("carl", "meg")
    hold(table, "carl", BLUE, GREEN)
    table.turn("meg")
    table.choose(TradeWith, survivor="carl")

    events = table.choose(GiveToken, token=0, survivor="meg")
    left = [(option.token, option.survivor) for option in table.offered(GiveToken)]
    table.choose(Done)

    assert [(event.token, event.survivor, event.rule) for event in happened(events, TokenGiven)] == [
        (0, 1, "uoa.m4.ammo-objectives")
    ]
    assert left == [(1, 1)]
    assert [token.holder for token in table.state.objectives] == [1, 0]
    assert table.offers(RecruitForToken)


@rule("uoa.m4.ammo-objectives")
def test_a_refused_trade_brings_the_token_back() -> None:
    table = TestTable(seats=[["carl"], ["meg"]], mission="m4", at="1R.a2")
    hold(table, "carl", BLUE)
    table.turn("meg")
    table.choose(TradeWith, survivor="carl")
    table.choose(GiveToken, token=0, survivor="meg")
    if isinstance(table.asking, Trade):
        table.choose(Done)

    table.choose(Refuse)

    assert table.state.objectives[0].holder == 0


@rule("uoa.m4.not-usable-ammo")
def test_the_tokens_are_no_plenty_of_ammo() -> None:
    table = meeting("meg", gear=["colt_saa"])
    hold(table, "meg", BLUE, GREEN)
    card = table.card("colt_saa")
    attack = Attack(0, card, NO_CARD, NO_CARD, table.zone("1R.a1"), RANGED | BULLETS)

    without = table.state.scenario.rules.ammunition_rerolls(table.state, attack)
    table.equip("meg", [None, None, None, AMMO[0]])
    with_card = table.state.scenario.rules.ammunition_rerolls(table.state, attack)

    assert without == []
    assert with_card == [table.card(AMMO[0])]


# Goals


def test_townsfolk_and_tokens_must_be_gathered_before_anyone_leaves() -> None:
    table = meeting("carl")
    hold(table, "carl", BLUE)

    def goals() -> list[bool]:
        return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]

    before = goals()
    mobile = [number for number, token in enumerate(table.state.spawns) if token.kind == MOBILE]
    home = starting_zone(table.state)
    move_token(table.state, mobile[0], home, "uoa.trait.holy-water-move")
    half = goals()
    move_token(table.state, mobile[1], home, "uoa.trait.holy-water-move")
    gathered = goals()
    table.turn("carl")
    events = table.choose(RecruitForToken)

    assert before == half == [False, False, False]
    assert gathered == [False, True, False]
    assert goals() == [True, True, False]
    assert "uoa.m4.reload" in rules_of(events)
