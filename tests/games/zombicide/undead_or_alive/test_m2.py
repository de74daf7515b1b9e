"""M2, Zombie Train: set-up, Holy Water that does not help, and the goals."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.m2_table import bomber, goals, mobiles, secure_piles
from tests.games.zombicide.undead_or_alive.opening import finish_setup, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    MissionWon,
    SpawnTokenMoved,
)
from veglia.games.zombicide.engine.rules.inventory import ArrangeBounty
from veglia.games.zombicide.engine.rules.spawn import (
    ABOMINATION,
    CORPSE_PILE,
    MOBILE,
    place_token,
    starting_zone,
    turn_token,
)
from veglia.games.zombicide.engine.rules.state import LONE, SpawnToken
from veglia.games.zombicide.engine.rules.turn import ClosePlayersPhase
from veglia.games.zombicide.engine.rules.wounds import wound
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import FireGatling, PushGatling
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import Recruit
from veglia.games.zombicide.undead_or_alive.rules.actions.water import Bless
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyReceived,
    CompanionPlaced,
    SpawnTokenResisted,
)
from veglia.games.zombicide.undead_or_alive.rules.state import GOING
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import begin

# Set-up


@rule("uoa.m2.setup-companions")
def test_four_brawlers_wait_together() -> None:
    game = begin(TITLE, TITLE.setup("m2", None, 1, {}))
    events = finish_setup(game)

    state = state_of(game)
    profiles = state.scenario.library.profiles
    names = {profiles[one.profile].id for one in state.survivors if one.leader == LONE}
    assert names == {"carl", "henry", "kassey", "may"}
    assert [(event.zone, event.rule) for event in happened(events, CompanionPlaced)] == [
        (state.board.places["3R.B"], "uoa.m2.setup-companions")
    ] * 4


@rule("uoa.m2.train-immobile", "uoa.train.mobile")
def test_the_train_stays_where_it_is() -> None:
    table = bomber("10R.B")
    table.state.train = GOING

    table.run(ClosePlayersPhase())

    assert table.state.strip == ("10R", "12R", "11R")
    assert table.survivor("meg").zone == table.zone("10R.B")


@rule("uoa.m2.abandoned-weapons")
def test_an_objective_gives_5_ap_and_a_bounty_weapon_with_a_free_reorganisation() -> None:
    table = bomber("1R.A")
    table.turn("meg")

    events = table.choose(TakeObjective)

    assert [event.rule for event in happened(events, BountyReceived)] == ["uoa.m2.abandoned-weapons"]
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [
        (5, "uoa.m2.abandoned-weapons")
    ]
    assert isinstance(table.asking, ArrangeBounty)
    assert table.survivor("meg").actions == 2


@rule("uoa.m2.abandoned-weapons")
def test_without_bounty_weapons_left_there_is_adrenaline_alone() -> None:
    table = bomber("1R.A")
    table.state.bounty = []
    table.turn("meg")

    events = table.choose(TakeObjective)

    assert happened(events, BountyReceived) == []
    assert [event.points for event in happened(events, AdrenalineGained)] == [5]


@rule("uoa.m2.gatling-fixed", "uoa.gatling.move")
def test_the_gatling_in_the_tender_fires_but_cannot_be_moved() -> None:
    table = bomber("10R.A", zombies={"10R.B": {"walker": 1}})

    table.turn("meg", actions=6)

    assert table.offers(FireGatling, zone="10R.B")
    assert not table.offers(PushGatling)


# Holy Water


@rule("uoa.m2.mobile-immune-to-water")
@pytest.mark.parametrize(("name", "card"), [("meg", "holy_water"), ("concepcion", "water")])
def test_no_water_moves_a_mobile_token(name: str, card: str) -> None:
    table = TestTable([name], mission="m2", at="12R.A", gear={name: [card]})

    table.turn(name)

    assert not table.offers(Bless)


@rule("uoa.m2.mobile-immune-to-water")
def test_water_moves_another_token_in_the_same_zone_alone() -> None:
    table = TestTable(["meg"], mission="m2", at="12R.A", gear={"meg": ["holy_water"]})
    table.state.spawns.append(SpawnToken(ABOMINATION, table.zone("12R.A"), True))
    table.turn("meg")

    events = table.choose(Bless, zone="12R.A")

    assert [event.token_kind for event in happened(events, SpawnTokenMoved)] == [ABOMINATION]
    resisted = happened(events, SpawnTokenResisted)
    assert [(event.token_kind, event.rule) for event in resisted] == [
        (MOBILE, "uoa.m2.mobile-immune-to-water")
    ]
    assert mobiles(table) == [table.zone("12R.A"), table.zone("11R.A")]


# Goals


def test_corpse_piles_are_secure_when_all_have_been_found_and_made_inactive() -> None:
    table = bomber()
    state = table.state
    met = [goals(table)[2]]
    piles = len(state.board.piles)
    for number, pile in enumerate(state.board.piles):
        state.awakened.append(number)
        place_token(state, CORPSE_PILE, pile.zone, "uoa.spawn.corpse-pile-activate")
        turn_token(state, len(state.spawns) - 1, number == 0, "uoa.trait.holy-water-corpse-pile")
        met.append(goals(table)[2])
    turn_token(state, len(state.spawns) - piles, False, "uoa.trait.holy-water-corpse-pile")
    met.append(goals(table)[2])

    assert piles == 4
    assert met == [False] * 5 + [True]


def test_the_mission_is_won_with_the_last_explosion() -> None:
    table = bomber()
    secure_piles(table)
    table.state.spawns[1] = SpawnToken(MOBILE, starting_zone(table.state), True)
    table.survivor("meg").zone = table.zone("3R.b3")
    table.turn("meg")

    events = table.choose(Throw, zone="11R.A")

    assert goals(table) == [True, True, True]
    assert [event.rule for event in happened(events, MissionWon)] == ["uoa.end.win-immediate"]


def test_the_mission_is_won_with_the_last_corpse_pile() -> None:
    table = TestTable(["meg"], mission="m2", at="3R.A", gear={"meg": ["holy_water"]})
    secure_piles(table)
    state = table.state
    for number, token in enumerate(state.spawns):
        if token.kind == MOBILE:
            state.spawns[number] = SpawnToken(MOBILE, starting_zone(state), True)
    state.spawns[-1] = SpawnToken(CORPSE_PILE, table.zone("3R.A"), True)
    table.turn("meg")

    events = table.choose(Bless, zone="3R.A")

    assert len(happened(events, MissionWon)) == 1


def test_the_mission_is_won_with_the_last_companion() -> None:
    table = TestTable(["meg"], mission="m2", at="3R.B")
    secure_piles(table)
    state = table.state
    for number, token in enumerate(state.spawns):
        if token.kind == MOBILE:
            state.spawns[number] = SpawnToken(MOBILE, starting_zone(state), True)
    for name in ("carl", "henry", "kassey"):
        table.add_companion(name, "3R.B", leader="meg")
    table.add_companion("may", "3R.B")
    before = goals(table)
    table.turn("meg")

    events = table.choose(Recruit, companion="may")

    assert before == [False, True, True]
    assert len(happened(events, MissionWon)) == 1


def test_a_brawler_who_dies_loses_the_mission() -> None:
    table = bomber("3R.B")
    table.add_companion("may", "3R.B")

    events = table.call(lambda state: wound(state, 1, 1, "uoa.zphase.wound-track"))

    assert table.state.result is not None
    assert not table.state.is_won()
    assert "uoa.end.lose-companion" in rules_of(events)
