"""Missions: Exit, Objectives and their reward, the tokens that follow the Abomination, and M0."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.opening import (
    PARTY,
    SEARCH_CARDS,
    STARTING_CARDS,
    finish_setup,
    open_game,
    plain_option,
    state_of,
)
from tests.rules import rule
from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.danger import PickSkill
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    Escaped,
    ObjectiveTaken,
    SpawnTokenMoved,
    TurnEnded,
)
from veglia.games.zombicide.engine.rules.inventory import Arrange, LeaveCard, PutCard
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION, DrawZombieCard
from veglia.games.zombicide.engine.rules.state import (
    NO_CARD,
    OFF_BOARD,
    Objective,
    SpawnToken,
)
from veglia.games.zombicide.engine.rules.turn import AskEscape, DoNothing, EndPhase, Leave, Stay
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.actions.water import Bless
from veglia.games.zombicide.undead_or_alive.rules.events import BountyExhausted, BountyReceived, GearGiven
from veglia.games.zombicide.undead_or_alive.rules.setup import AssignGear, GiveGear
from veglia.games.zombicide.undead_or_alive.rules.slots import INCOMING, PREFERRED
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import Game, begin


def take_all_objectives(table: TestTable) -> None:
    table.state.objectives = [Objective(OFF_BOARD, 0, True) for _ in table.state.objectives]


@rule("uoa.mission.any-order")
@pytest.mark.parametrize("mission", library.missions())
def test_any_mission_can_be_played_without_another_before_it(mission: str) -> None:
    game = begin(TITLE, TITLE.setup(mission, None, 1, {}))

    assert game.view()["mission"] == mission
    assert game.decision is not None


# The Exit


@rule("uoa.mission.exit-zone")
def test_a_survivor_in_the_exit_zone_may_escape_at_the_end_of_its_turn() -> None:
    table = TestTable(party=["carl", "meg"], at="2R.a3")
    take_all_objectives(table)
    table.turn("carl")
    assert not table.offers(Leave)
    table.choose(DoNothing)

    asked = table.asking
    events = table.choose(Leave)

    assert isinstance(asked, AskEscape)
    assert table.survivor("carl").zone == OFF_BOARD
    assert [(event.survivor, event.rule) for event in happened(events, Escaped)] == [
        (table.who("carl"), "uoa.mission.exit-zone")
    ]
    assert len(happened(events, TurnEnded)) == 1


@rule("uoa.mission.exit-zone")
def test_a_survivor_may_stay() -> None:
    table = TestTable(party=["carl", "meg"], at="2R.a3")
    take_all_objectives(table)
    table.turn("carl")
    table.choose(DoNothing)

    events = table.choose(Stay)

    assert table.survivor("carl").zone == table.zone("2R.a3")
    assert happened(events, Escaped) == []


@rule("uoa.mission.exit-zone")
@pytest.mark.parametrize(
    ("at", "walkers", "objectives_left"), [("2R.a3", 1, 0), ("2R.a2", 0, 0), ("2R.a3", 0, 1)]
)
def test_nobody_escapes_beside_zombies_elsewhere_or_before_the_objectives(
    at: str, walkers: int, objectives_left: int
) -> None:
    table = TestTable(at=at, zombies={at: {"walker": walkers}})
    table.state.objectives = [Objective(OFF_BOARD, 0, True), table.state.objectives[1]]
    if objectives_left == 0:
        take_all_objectives(table)
    table.turn("carl")

    events = table.choose(DoNothing)

    assert happened(events, Escaped) == []
    assert len(happened(events, TurnEnded)) == 1
    assert table.survivor("carl").zone == table.zone(at)


@rule("uoa.mission.exit-zone")
def test_who_has_escaped_takes_no_part_any_more() -> None:
    table = TestTable(party=["carl", "meg", "may"], at={"carl": "2R.a3", "meg": "2R.a1", "may": "2R.a2"})
    take_all_objectives(table)
    table.turn("carl")
    table.choose(DoNothing)
    table.choose(Leave)

    table.run(EndPhase())

    # The Noise token, on its Bang! side, looks for the most Survivors among those left.
    assert {option.zone for option in table.state.offered if hasattr(option, "zone")} == {
        table.zone("2R.a1"),
        table.zone("2R.a2"),
    }


# Objectives


@rule("uoa.mission.objective-reward", "uoa.m0.what-we-need")
def test_an_objective_gives_5_ap_the_top_bounty_weapon_and_a_free_reorganisation() -> None:
    table = TestTable(at="2R.C", gear={"carl": ["machete"]})
    table.stack_bounty("henry_rifle")
    table.turn("carl")

    events = list(table.choose(TakeObjective))
    arranging = table.asking
    events += table.choose(PutCard, card="machete", slot=PREFERRED)
    events += table.choose(PutCard, card="henry_rifle", slot=0)

    assert [event.zone for event in happened(events, ObjectiveTaken)] == [table.zone("2R.C")]
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [
        (5, "uoa.ap.objectives")
    ]
    assert [event.rule for event in happened(events, BountyReceived)] == ["uoa.m0.what-we-need"]
    assert isinstance(arranging, Arrange)
    assert table.cards("carl") == ["henry_rifle", None, "machete", None, None, None]
    # One Action for the Objective, none for the inventory.
    assert table.survivor("carl").ap == 5
    assert table.survivor("carl").actions == 2
    assert "henry_rifle" not in [table.state.card(card).id for card in table.state.bounty]


@rule("uoa.m0.what-we-need")
def test_each_of_the_two_objectives_gives_its_own_reward_once() -> None:
    table = TestTable(party=["may"], at="2R.C")
    table.turn("may")
    table.choose(TakeObjective)
    table.choose(LeaveCard)
    assert not table.offers(TakeObjective)
    table.survivor("may").zone = table.zone("3R.A")
    table.turn("may")

    events = table.choose(TakeObjective)

    assert [event.zone for event in happened(events, ObjectiveTaken)] == [table.zone("3R.A")]
    assert len(happened(events, BountyReceived)) == 1
    assert table.survivor("may").ap == 10
    assert len(table.state.bounty) == 5


@rule("uoa.mission.bounty-exhausted", "uoa.mission.objective-reward")
def test_without_a_bounty_weapon_left_an_objective_gives_only_its_ap() -> None:
    table = TestTable(at="2R.C")
    table.state.aside += table.state.bounty
    table.state.bounty = []
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert [event.rule for event in happened(events, BountyExhausted)] == ["uoa.mission.bounty-exhausted"]
    assert happened(events, BountyReceived) == []
    assert table.survivor("carl").ap == 5
    assert table.survivor("carl").cards[INCOMING] == NO_CARD


@rule("uoa.mission.objective-reward")
def test_the_reward_may_bring_a_level() -> None:
    table = TestTable(at="2R.C")
    table.set_ap("carl", 18)
    table.turn("carl")

    table.choose(TakeObjective)

    assert table.offers(PickSkill)
    assert table.survivor("carl").ap == 23


# Abomination tokens


@rule("uoa.zone.cemetery-mine-moved")
def test_a_token_moved_to_the_starting_zone_still_follows_the_abomination() -> None:
    table = TestTable(at="2R.a1", gear={"carl": ["holy_water"]})
    table.state.spawns[3] = SpawnToken(ABOMINATION, table.zone("2R.a2"), False)
    home = table.zone("3R.c3")
    table.turn("carl")

    moved = happened(table.choose(Bless, zone="2R.a2"), SpawnTokenMoved)
    asleep = table.state.spawns[3]
    table.stack_zombie_cards(34)
    table.run(DrawZombieCard(table.zone("3R.a3")))
    awake = table.state.spawns[3]
    table.call(lambda state: zombies.remove(state, table.zone("3R.a3"), table.kind("abomination"), 1))

    assert [(event.token_kind, event.zone) for event in moved] == [(ABOMINATION, home)]
    assert (asleep.zone, asleep.is_active) == (home, False)
    assert (awake.zone, awake.is_active) == (home, True)
    assert not table.state.spawns[3].is_active


# M0


def play_to_gear(game: Game) -> None:
    """Hand out the Starting Equipment; stop where the first player's extra cards are given."""
    while not isinstance(game.state.asking, AssignGear):
        game.choose(0)


def gifts(game: Game) -> set[tuple[str, str]]:
    """Return what may be given to whom."""
    state = state_of(game)
    names = [name for seat in game.setup.seats for name in seat.figures]
    return {
        (state.card(option.card).id, names[option.survivor])
        for option in state.offered
        if isinstance(option, GiveGear)
    }


@rule("uoa.m0.setup-holy-water")
def test_the_first_player_gives_holy_water_and_a_starting_equipment_to_own_survivors() -> None:
    game = open_game(["carl"], ["meg", "hanna"], first_player="2")
    play_to_gear(game)
    decision = game.decision

    first = gifts(game)
    game.choose(next(one for one in game.state.offered if isinstance(one, GiveGear) and one.survivor == 2))
    place = next(one for one in game.state.offered if isinstance(one, PutCard) and one.slot == 3)
    game.choose(place)
    while not isinstance(game.state.asking, AssignGear):
        game.choose(plain_option(state_of(game)))
    second = gifts(game)

    assert decision is not None
    assert (decision.seat, decision.rule) == (1, "uoa.m0.setup-holy-water")
    assert first == {("holy_water", "meg"), ("holy_water", "hanna")}
    assert second == {
        (card, name) for card in ("scrap_iron", "frying_pan", "springfield") for name in ("meg", "hanna")
    }
    state = state_of(game)
    assert state.card(state.survivors[2].cards[3]).id == "holy_water"


@rule("uoa.m0.setup-holy-water")
def test_the_holy_water_comes_out_of_the_equipment_deck_and_the_weapon_from_beside_the_board() -> None:
    game = open_game()

    events = finish_setup(game)

    state = state_of(game)
    given = [
        state.card(event.card).id
        for event in happened(events, GearGiven)
        if event.rule == "uoa.m0.setup-holy-water"
    ]
    assert given[0] == "holy_water"
    assert given[1] in ("scrap_iron", "frying_pan", "springfield")
    assert len(given) == 2
    assert len(state.equipment.pile) + len(state.equipment.discards) == SEARCH_CARDS - 1
    assert len(state.aside) == STARTING_CARDS - len(PARTY) - 1
    assert "uoa.m0.setup-holy-water" in rules_of(events)


@rule("uoa.m0.setup-zombies")
def test_four_zombies_wait_in_m0() -> None:
    view = open_game().view()

    counts: dict[str, int] = {}
    for zone in view["zones"]:
        for kind, count in zone["zombies"].items():
            counts[kind] = counts.get(kind, 0) + count

    assert counts == {"brute": 1, "runner": 1, "walker": 2}
