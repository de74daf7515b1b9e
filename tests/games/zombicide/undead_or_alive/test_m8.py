"""M8, Brother's Keepers: set-aside Bounty Weapons, a Wagon on the tracks, a Train that Objectives call."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.train_missions import move, strip_of
from tests.games.zombicide.undead_or_alive.opening import state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.objective import ObjectiveRevealed, TakeObjective
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.events import AdrenalineGained, MissionLost, MissionWon
from veglia.games.zombicide.engine.rules.inventory import ArrangeBounty
from veglia.games.zombicide.engine.rules.state import BLUE, GREEN, LONE, NO_CARD, OFF_BOARD, RED, Objective
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import Recruit
from veglia.games.zombicide.undead_or_alive.rules.actions.wagon import PushWagon
from veglia.games.zombicide.undead_or_alive.rules.bounty import SetBountyAside
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyReceived,
    BountySetAside,
    CompanionPlaced,
    TrainEntered,
    TrainSetGoing,
    WagonRammed,
)
from veglia.games.zombicide.undead_or_alive.rules.hidden import imagine
from veglia.games.zombicide.undead_or_alive.rules.hooks import UndeadRules
from veglia.games.zombicide.undead_or_alive.rules.state import GOING, GONE, WAITING, UndeadState
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, begin

SEARCH = "uoa.m8.search-neighbourhood"
ASIDE = "uoa.m8.setup-bounty"


def opened(seed: int = 1) -> Game:
    return begin(TITLE, TITLE.setup("m8", None, seed, {}))


def town(*party: str, at: str | dict[str, str] = "4R.a1", wagon: str = "8V.b1") -> TestTable:
    """Return a table of M8 without Spawn tokens, the weapons set aside, the Wagon off the tracks or not."""
    table = TestTable(party or ("carl",), mission="m8", at=at)
    table.state.spawns = []
    table.run(SetBountyAside(3, ASIDE))
    table.state.wagon_zone = table.zone(wagon)
    return table


def lay(table: TestTable, *tokens: tuple[str, int]) -> None:
    """Lay hidden Objectives of known colours."""
    table.state.objectives = [Objective(table.zone(zone), colour, False, True) for zone, colour in tokens]


def take_all(table: TestTable) -> None:
    """Take every Objective and its weapon out of the game."""
    state = table.state
    state.objectives = [Objective(OFF_BOARD, one.colour, True) for one in state.objectives]
    state.aside += state.treasure
    state.treasure = []


def goals(table: TestTable) -> list[bool]:
    return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]


def aboard(*party: str, at: str | dict[str, str]) -> TestTable:
    """Return a table on which the Train has come to the end of the tracks and everything else is done."""
    table = town(*party)
    take_all(table)
    table.state.train = GOING
    for _ in range(3):
        move(table)
    assert strip_of(table) == "12R 11R 10R"
    for name in party:
        table.survivor(name).zone = table.zone(at if isinstance(at, str) else at[name])
    return table


# Setup


@rule("uoa.m8.setup-companions")
def test_two_random_faithful_stand_in_their_zones() -> None:
    orders = set()
    for seed in range(12):
        game = opened(seed)
        state = state_of(game)
        placed = happened(list(game.state.log or []), CompanionPlaced)
        assert [(event.zone, event.rule) for event in placed] == [
            (state.board.places[name], "uoa.m8.setup-companions") for name in ("9V.H", "1R.C")
        ]
        lone = [one.profile for one in state.survivors if one.leader == LONE]
        orders.add(tuple(state.scenario.library.profiles[profile].id for profile in lone))

    assert orders == {("concepcion", "thomas"), ("thomas", "concepcion")}


@rule("uoa.m8.setup-objectives", "uoa.mission.hidden-objectives")
def test_blue_and_green_are_hidden_among_three_red_objectives() -> None:
    dealt = []
    for seed in range(20):
        state = state_of(opened(seed))
        dealt.append(tuple(token.colour for token in state.objectives))
        assert all(token.is_hidden for token in state.objectives)

    assert {tuple(sorted(faces)) for faces in dealt} == {(RED, RED, RED, BLUE, GREEN)}
    assert len(set(dealt)) > 5


@rule("uoa.m8.setup-bounty")
def test_three_random_bounty_weapons_are_set_aside() -> None:
    found = set()
    for seed in range(20):
        game = opened(seed)
        state = state_of(game)
        told = happened(list(game.state.log or []), BountySetAside)
        assert [(event.count, event.rule) for event in told] == [(3, ASIDE)]
        assert (len(state.treasure), len(state.bounty)) == (3, 4)
        assert not set(state.treasure) & set(state.bounty)
        found.add(tuple(sorted(state.treasure)))

    assert len(found) > 5


@rule("uoa.m8.setup-bounty")
def test_nobody_knows_which_weapons_were_set_aside() -> None:
    state = state_of(opened())
    dice = seeded(1)
    everything = sorted(state.treasure + state.bounty)

    imagined = [imagine(state, dice) for _ in range(20)]

    assert {tuple(sorted(twin.treasure + twin.bounty)) for twin in imagined} == {tuple(everything)}
    assert {twin.bounty[-1] for twin in imagined} == {state.bounty[-1]}
    assert len({tuple(sorted(twin.treasure)) for twin in imagined}) > 3
    assert all(TITLE.view(twin, 0) == TITLE.view(state, 0) for twin in imagined)
    assert TITLE.view(state, 0)["decks"]["bounty"]["set_aside"] == 3


@rule("uoa.m8.setup-bounty")
def test_feats_earn_the_other_weapons_only() -> None:
    table = town()
    aside = table.state.treasure[:]
    rules = table.state.scenario.rules
    assert isinstance(rules, UndeadRules)

    def earn(state: UndeadState) -> None:
        feat = rules.feats[state.scenario.library.type_of[state.bounty[-1]]]
        rules.attack_done(state, Attack(0, NO_CARD, NO_CARD, NO_CARD, 0, feat.scope), feat.kills)

    for _ in range(4):
        table.state.turn.active = 0
        events = table.call(earn)
        assert happened(events, BountyReceived)
        table.state.agenda = []
        table.state.asking = None
        held = table.survivor("carl").cards
        table.state.aside += [card for card in held if card != NO_CARD]
        table.survivor("carl").cards = [NO_CARD] * len(held)

    assert table.state.bounty == []
    assert table.state.treasure == aside


# Objectives


@rule("uoa.m8.search-neighbourhood")
def test_a_red_objective_gives_5_ap_and_one_of_the_weapons_set_aside() -> None:
    table = town(at="3R.A")
    lay(table, ("3R.A", RED), ("4R.D", RED), ("1R.A", RED), ("8V.N", BLUE))
    aside = table.state.treasure[:]
    deck = table.state.bounty[:]
    reveals = table.state.dice.reveals
    table.turn("carl")

    events = table.choose(TakeObjective)

    received = happened(events, BountyReceived)
    assert [event.rule for event in received] == [SEARCH]
    assert sorted([*table.state.treasure, received[0].card]) == sorted(aside)
    assert table.state.bounty == deck
    assert table.state.dice.reveals == reveals + 2
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [(5, SEARCH)]
    assert isinstance(table.asking, ArrangeBounty)
    assert table.survivor("carl").actions == 2


@rule("uoa.m8.search-neighbourhood")
@pytest.mark.parametrize("colour", [BLUE, GREEN])
def test_a_coloured_objective_gives_5_ap_and_no_weapon(colour: int) -> None:
    table = town(at="3R.A")
    lay(table, ("3R.A", colour), ("4R.D", RED), ("1R.A", RED), ("2R.C", RED))
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert [event.colour for event in happened(events, ObjectiveRevealed)] == [colour]
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [(5, SEARCH)]
    assert happened(events, BountyReceived) == []
    assert len(table.state.treasure) == 3


# The Train


@rule("uoa.m8.train-trigger", "uoa.train.enter")
def test_blue_and_green_together_call_the_train() -> None:
    table = town(at="3R.A")
    lay(table, ("3R.A", BLUE), ("3R.A", GREEN), ("4R.D", RED), ("1R.A", RED), ("2R.C", RED))
    table.turn("carl")

    first = table.choose(TakeObjective)
    waiting = table.state.train
    second = table.choose(TakeObjective)
    before = strip_of(table)
    entering = move(table)

    assert happened(first, TrainSetGoing) == []
    assert waiting == WAITING
    assert [event.rule for event in happened(second, TrainSetGoing)] == ["uoa.m8.train-trigger"]
    assert before == "10V 11V 12V"
    assert [event.tile for event in happened(entering, TrainEntered)] == ["10R"]
    assert table.state.result is None
    # What lies hidden stays so when the map changes.
    assert [token.is_hidden for token in table.state.objectives] == [False, False, True, True, True]


@rule("uoa.m8.train-trigger")
def test_red_objectives_do_not_call_the_train() -> None:
    table = town(at="3R.A")
    lay(table, ("3R.A", RED), ("4R.D", RED), ("1R.A", RED), ("8V.N", BLUE), ("2R.C", GREEN))
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert happened(events, TrainSetGoing) == []
    assert happened(move(table), TrainEntered) == []


@rule("uoa.m8.wagon-on-tracks")
@pytest.mark.parametrize("zone", ["10V.a1", "11V.a2", "12V.a3"])
def test_a_wagon_on_the_tracks_loses_when_the_train_comes_in(zone: str) -> None:
    table = town(wagon=zone)
    table.state.train = GOING

    events = move(table)

    assert [(event.zone, event.rule) for event in happened(events, WagonRammed)] == [
        (table.zone(zone), "uoa.m8.wagon-on-tracks")
    ]
    assert rules_of(happened(events, MissionLost)) == {"uoa.m8.wagon-on-tracks"}


@rule("uoa.m8.wagon-on-tracks")
def test_the_wagon_may_still_be_moved_after_the_train_was_called() -> None:
    table = town(at="11V.a1", wagon="11V.a1")
    lay(table, ("4R.D", RED), ("1R.A", RED), ("2R.C", RED))
    table.state.train = GOING
    before = goals(table)
    table.turn("carl")

    table.choose(PushWagon, zone="1R.b1")
    after = goals(table)
    events = move(table)

    assert (before[1], after[1]) == (False, True)
    assert happened(events, TrainEntered)
    assert table.state.result is None


def test_once_the_train_has_come_the_wagon_may_stand_anywhere() -> None:
    table = aboard("carl", at="12R.A")
    table.state.wagon_zone = table.zone("3R.a2")
    for _ in range(3):
        events = move(table)

    assert strip_of(table) == "10V 11V 12V"
    assert happened(events, MissionWon)


# The end


def test_treasure_wagon_and_companions_come_in_any_order_before_the_train() -> None:
    table = town(at="11V.a2", wagon="11V.a2")
    table.add_companion("thomas", "11V.a2")
    before = goals(table)
    table.turn("carl")
    table.choose(Recruit)
    recruited = goals(table)
    table.state.wagon_zone = table.zone("8V.b1")
    cleared = goals(table)
    take_all(table)

    assert before == [False, False, False, False]
    assert recruited == [False, False, True, False]
    assert cleared == [False, True, True, False]
    assert goals(table) == [True, True, True, False]


def test_the_party_wins_when_all_have_left_on_the_train() -> None:
    table = aboard("carl", "meg", at={"carl": "10R.B", "meg": "12R.A"})
    table.add_companion("thomas", "12R.A", leader="meg")

    first = [*move(table), *move(table)]
    last = move(table)

    assert happened(first, MissionWon) == []
    assert happened(last, MissionWon)
    assert table.state.result is not None
    assert table.state.is_won()


@pytest.mark.parametrize("missing", ["treasure", "companion", "survivor"])
def test_leaving_without_something_or_someone_loses(missing: str) -> None:
    at = {"carl": "10R.B", "meg": "1R.b1" if missing == "survivor" else "12R.A"}
    table = aboard("carl", "meg", at=at)
    if missing == "treasure":
        table.state.treasure = [table.state.aside.pop()]
        lay(table, ("4R.D", RED))
    if missing == "companion":
        table.add_companion("thomas", "9V.H")

    for _ in range(3):
        assert table.state.result is None
        events = move(table)

    assert missing == "treasure" or table.state.train == GONE
    assert rules_of(happened(events, MissionLost)) == {"uoa.end.lose-objectives-impossible"}


def test_a_treasure_under_the_train_is_lost_and_with_it_the_mission() -> None:
    table = town()
    lay(table, ("10V.a2", RED), ("4R.D", RED), ("1R.A", RED))
    table.state.train = GOING

    events = move(table)

    assert rules_of(happened(events, MissionLost)) == {"uoa.end.lose-objectives-impossible"}


@rule("uoa.m8.zombies-aboard", "uoa.train.exit-zombies")
@pytest.mark.parametrize(("zone", "moves"), [("10R.A", 1), ("11R.A", 2), ("12R.B", 3)])
def test_a_zombie_that_leaves_aboard_loses(zone: str, moves: int) -> None:
    table = aboard("carl", at="12R.A")
    table.add_zombies(zone, "walker")

    for _ in range(moves):
        assert table.state.result is None
        events = move(table)

    assert rules_of(happened(events, MissionLost)) == {"uoa.m8.zombies-aboard"}
