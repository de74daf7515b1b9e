"""Companions, banned Classes, starting Zones and Abomination tokens at setup."""

import pytest

from tests.games.zombicide.seating import seated
from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.opening import finish_setup, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.events import StartTaken
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION, DrawZombieCard
from veglia.games.zombicide.engine.rules.starting import ChooseStart, StartAt
from veglia.games.zombicide.engine.rules.state import LONE, NO_COMPANION, OFF_BOARD
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.events import (
    CompanionBound,
    CompanionPlaced,
    CorpsePileAwakened,
    NoiseMoved,
)
from veglia.games.zombicide.undead_or_alive.rules.noise import PlaceNoise
from veglia.games.zombicide.undead_or_alive.rules.scope import BRAWLER, CLASSES, FAITHFUL, TOWNSFOLK
from veglia.games.zombicide.undead_or_alive.rules.setup import ChooseStartingGear
from veglia.games.zombicide.undead_or_alive.rules.setup_companions import (
    BindTo,
    DealCompanions,
    PlaceCompanions,
    PlaceHere,
)
from veglia.games.zombicide.undead_or_alive.rules.setup_start import ChooseNoiseZone
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadSetup
from veglia.kernel.game import Game, begin

PROFILES = list(library.survivors())


def open_mission(mission: str, *seats: list[str], **options: str) -> Game:
    return begin(TITLE, TITLE.setup(mission, seated(*seats) or None, 1, options))


def bindings(game: Game) -> list[BindTo]:
    return [option for option in game.state.offered if isinstance(option, BindTo)]


# Banned Classes


@rule("uoa.setup.class-restrictions")
@pytest.mark.parametrize(("mission", "name"), [("m4", "hanna"), ("m10", "thomas")])
def test_a_survivor_of_a_banned_class_is_refused(mission: str, name: str) -> None:
    row = library.survivors()[name]

    with pytest.raises(BadSetup, match=f"^{row.name} is of the class {row.klass}, which the mission bans$"):
        TITLE.setup(mission, seated(["carl", name]), 1, {})


@rule("uoa.setup.class-restrictions")
@pytest.mark.parametrize(("mission", "banned"), [("m0", set()), ("m4", {"townsfolk"}), ("m10", {"faithful"})])
def test_roster_and_default_party_leave_banned_classes_out(mission: str, banned: set[str]) -> None:
    roster = TITLE.roster(mission)
    party = TITLE.setup(mission, None, 1, {}).seats[0].figures

    assert {library.survivors()[name].klass for name in roster} == set(CLASSES) - banned
    assert len(party) == 6
    assert len(set(party)) == 6
    assert set(party) <= set(roster)


# Lone Companions


@rule("uoa.companion.choice")
def test_the_players_choose_who_stands_where() -> None:
    game = open_mission("m4", ["carl"], ["meg"])
    decision = game.decision
    assert decision is not None

    offered = [option for option in game.state.offered if isinstance(option, PlaceHere)]
    events = game.choose(next(one for one in offered if PROFILES[one.profile] == "turner"))

    placed = happened(events, CompanionPlaced)
    assert (decision.rule, decision.seats) == ("uoa.companion.choice", (0, 1))
    assert [PROFILES[option.profile] for option in offered] == ["hanna", "jeb", "jimmy", "turner"]
    state = state_of(game)
    assert [(event.companion, event.zone) for event in placed] == [(2, state.board.places["4R.Z"])]
    assert PROFILES[state.survivors[2].profile] == "turner"
    assert [PROFILES[option.profile] for option in game.state.offered if isinstance(option, PlaceHere)] == [
        "hanna",
        "jeb",
        "jimmy",
    ]


@rule("uoa.companion.choice")
def test_companions_of_one_zone_are_chosen_in_no_order() -> None:
    table = TestTable(["carl"])
    zone = table.zone("2R.C")

    table.run(PlaceCompanions(TOWNSFOLK, zone, 3, -1, "uoa.m4.setup-companions"))
    first = [PROFILES[option.profile] for option in table.offered(PlaceHere)]
    table.choose(PlaceHere, profile="jeb")

    # Whoever was passed over stays out, so the other two follow by themselves.
    assert first == ["hanna", "jeb"]
    assert [PROFILES[one.profile] for one in table.state.survivors[1:]] == ["jeb", "jimmy", "turner"]
    assert {one.zone for one in table.state.survivors[1:]} == {zone}
    assert not table.offers(PlaceHere)


@rule("uoa.companion.choice")
def test_where_the_mission_says_so_chance_chooses() -> None:
    drawn = set()
    for seed in range(12):
        table = TestTable(["carl"])
        table.state.dice = seeded(seed)
        events = table.run(DealCompanions(FAITHFUL, 3, 1, "uoa.m8.setup-companions"))
        drawn.add(PROFILES[table.state.survivors[1].profile])
        assert rules_of(events) == {"uoa.m8.setup-companions"}

    assert drawn == {"concepcion", "thomas"}


@rule("uoa.spawn.corpse-pile-companions-setup", "uoa.companion.lone-corpse-piles", "uoa.companion.lone")
def test_companions_placed_in_a_building_awaken_no_corpse_pile() -> None:
    game = open_mission("m10", ["carl"])
    events = finish_setup(game)

    state = state_of(game)
    church = state.board.places["6R.A"]
    assert state.board.is_room(church)
    assert [one.zone for one in state.survivors if one.leader == LONE] == [church, church]
    assert happened(events, CorpsePileAwakened) == []
    assert state.awakened == []


# Companions bound at setup


@rule("uoa.setup.small-party", "uoa.companion.escorted-at-setup")
def test_a_small_party_takes_companions_along_bound_to_survivors_of_choice() -> None:
    game = open_mission("m0", ["carl", "meg"], ["may", "concepcion"], companions="2")
    decision = game.decision
    assert decision is not None

    first = bindings(game)
    events = game.choose(next(o for o in first if PROFILES[o.profile] == "jeb" and o.survivor == 1))
    second = bindings(game)
    game.choose(next(o for o in second if PROFILES[o.profile] == "henry" and o.survivor == 1))

    state = state_of(game)
    jeb, henry = state.survivors[4:]
    assert (decision.rule, decision.seats) == ("uoa.setup.small-party", (0, 1))
    # Ten Survivors are left, each for any of the four.
    assert (len(first), len(second)) == (40, 36)
    assert [(event.companion, event.survivor, event.rule) for event in happened(events, CompanionBound)] == [
        (4, 1, "uoa.companion.escorted-at-setup")
    ]
    assert "uoa.setup.small-party" in rules_of(events)
    assert (jeb.leader, jeb.zone, henry.leader) == (1, state.survivors[1].zone, 1)
    assert state.survivors[1].classes & (BRAWLER | TOWNSFOLK) == BRAWLER | TOWNSFOLK
    assert state.survivors[1].health == 2
    assert isinstance(state.asking, ChooseStartingGear)


@rule("uoa.setup.small-party")
def test_companions_of_a_small_party_are_optional_and_never_of_a_banned_class() -> None:
    without = state_of(open_mission("m0", ["carl", "meg", "may"]))
    game = open_mission("m10", ["carl", "meg", "may"], companions="3")

    # The two Faithful of the mission were placed before: there was nothing to choose.
    state = state_of(game)
    assert {one.leader for one in without.survivors} == {NO_COMPANION}
    assert [one.leader for one in state.survivors[3:]] == [LONE, LONE]
    assert {library.survivors()[PROFILES[option.profile]].klass for option in bindings(game)} == {
        "brawler",
        "gunslinger",
        "townsfolk",
    }


@rule("uoa.setup.small-party")
@pytest.mark.parametrize(
    ("party", "value", "message"),
    [
        (["carl", "meg", "may"], "4", r"^companions '4', 3 Survivors take at most 3$"),
        (["carl", "meg"], "1", r"^companions for 2 Survivors, only a party of 3 or 4 takes them along$"),
        (["carl", "meg", "may"], "many", r"^companions 'many', a number is needed$"),
    ],
)
def test_wrong_numbers_of_companions_are_refused(party: list[str], value: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        TITLE.setup("m0", seated(party), 1, {"companions": value})


# Several starting Zones


@rule("uoa.setup.place-survivors")
@pytest.mark.parametrize("companions", [[], ["turner"], ["turner", "jimmy"]])
def test_the_players_divide_survivors_evenly_among_starting_zones(companions: list[str]) -> None:
    table = TestTable(seats=[["carl", "meg"], ["may", "hanna"], ["jeb"]])
    zones = (table.zone("2R.a1"), table.zone("2R.a3"), table.zone("3R.a1"))
    for survivor in table.state.survivors:
        survivor.zone = OFF_BOARD
    # Those who wait there do not count.
    for name in companions:
        table.add_companion(name, "2R.a1")

    table.run(*[ChooseStart(who, zones, "uoa.setup.place-survivors") for who in range(5)])
    counts = [len(table.offered(StartAt))]
    seats = table.asking.seats(table.state)
    events = table.choose(StartAt, zone="2R.a1")
    for zone in ("2R.a1", "2R.a3", "2R.a3"):
        counts.append(len(table.offered(StartAt)))
        table.choose(StartAt, zone=zone)

    # Two, two and one: the last Survivor has no choice any more.
    assert counts == [3, 3, 2, 2]
    assert seats == (0, 1, 2)
    starts = [survivor.zone for survivor in table.state.survivors[:5]]
    assert starts == [zones[0]] * 2 + [zones[1]] * 2 + [zones[2]]
    assert [event.rule for event in happened(events, StartTaken)] == ["uoa.setup.place-survivors"]


@rule("uoa.setup.noise-token")
def test_with_several_starting_zones_the_players_choose_where_the_noise_token_lies() -> None:
    table = TestTable(["carl"])
    zones = (table.zone("2R.a1"), table.zone("2R.a3"))

    table.run(ChooseNoiseZone(zones))
    rule_asked = table.asking.rule
    events = table.choose(PlaceNoise, zone="2R.a3")

    assert rule_asked == "uoa.setup.noise-token"
    assert table.state.noise_zone == zones[1]
    assert not table.state.is_loud
    assert [event.rule for event in happened(events, NoiseMoved)] == ["uoa.setup.noise-token"]


# Abomination tokens


@rule("uoa.setup.abomination-tokens", "uoa.zone.cemetery-mine")
@pytest.mark.parametrize(("mission", "places"), [("m4", ["8V.M"]), ("m10", ["9V.G", "8V.M"])])
def test_cemetery_and_mine_have_an_inactive_abomination_token(mission: str, places: list[str]) -> None:
    state = state_of(open_mission(mission))

    tokens = [token for token in state.spawns if token.kind == ABOMINATION]

    assert [token.zone for token in tokens] == [state.board.places[name] for name in places]
    assert not any(token.is_active for token in tokens)


@rule("uoa.zone.cemetery-mine")
def test_the_tokens_of_cemetery_and_mine_follow_the_abomination() -> None:
    table = TestTable(["carl"], mission="m10", at="8V.a3")
    table.stack_zombie_cards(34)

    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert [token.is_active for token in table.state.spawns if token.kind == ABOMINATION] == [True, True]
    assert "uoa.spawn.abomination-activate" in rules_of(events)
