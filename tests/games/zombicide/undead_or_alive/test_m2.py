"""M2, Zombie Train: a Train full of Zombies is blown up, section by section."""

import pytest

from tests.games.zombicide.table import Table, happened, rules_of
from tests.games.zombicide.undead_or_alive.opening import finish_setup, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.actions.objective import TakeObjective
from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.events import (
    AdrenalineGained,
    MissionWon,
    SpawnTokenMoved,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.hits import AfterAttack
from veglia.games.zombicide.engine.inventory import ArrangeBounty
from veglia.games.zombicide.engine.spawn import (
    ABOMINATION,
    CORPSE_PILE,
    MOBILE,
    DrawZombieCard,
    SpawnAfter,
    SpawnNext,
    order_of,
    place_token,
    starting_zone,
    turn_token,
)
from veglia.games.zombicide.engine.state import LONE, SpawnToken
from veglia.games.zombicide.engine.traits.combat_reflexes import HoldFire, React
from veglia.games.zombicide.engine.turn import ClosePlayersPhase
from veglia.games.zombicide.engine.wounds import wound
from veglia.games.zombicide.undead_or_alive import conservation, library
from veglia.games.zombicide.undead_or_alive.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.actions.gatling import FireGatling, PushGatling
from veglia.games.zombicide.undead_or_alive.actions.recruit import Recruit
from veglia.games.zombicide.undead_or_alive.actions.water import Bless
from veglia.games.zombicide.undead_or_alive.events import (
    BountyReceived,
    CompanionPlaced,
    SpawnTokenResisted,
    SurvivorPushedAside,
    TrackTileLaid,
)
from veglia.games.zombicide.undead_or_alive.rules import train_of
from veglia.games.zombicide.undead_or_alive.state import GOING
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.games.zombicide.undead_or_alive.train_effects import StepAside
from veglia.kernel.game import begin

BLOW_UP = "uoa.m2.blow-up-tile"


def bomber(at: str = "1R.a1", *others: str, zombies: dict[str, dict[str, int]] | None = None) -> Table:
    """Return a table where Meg has Dynamite next to a car, with others on it."""
    places = {"meg": at, **dict.fromkeys(others, "12R.A")}
    table = Table(
        ["meg", *others], mission="m2", at=places, gear={"meg": ["dynamite", "dynamite"]}, zombies=zombies
    )
    table.only_skills("meg", [])
    return table


def mobiles(table: Table) -> list[int]:
    return [token.zone for token in table.state.spawns if token.kind == MOBILE]


def secure_piles(table: Table) -> None:
    """Awaken every Corpse Pile and turn it inactive again."""
    state = table.state
    for number, pile in enumerate(state.board.piles):
        state.awakened.append(number)
        state.spawns.append(SpawnToken(CORPSE_PILE, pile.zone, False))


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
    table = Table([name], mission="m2", at="12R.A", gear={name: [card]})

    table.turn(name)

    assert not table.offers(Bless)


@rule("uoa.m2.mobile-immune-to-water")
def test_water_moves_another_token_in_the_same_zone_alone() -> None:
    table = Table(["meg"], mission="m2", at="12R.A", gear={"meg": ["holy_water"]})
    table.state.spawns.append(SpawnToken(ABOMINATION, table.zone("12R.A"), True))
    table.turn("meg")

    events = table.choose(Bless, zone="12R.A")

    assert [event.token_kind for event in happened(events, SpawnTokenMoved)] == [ABOMINATION]
    resisted = happened(events, SpawnTokenResisted)
    assert [(event.token_kind, event.rule) for event in resisted] == [
        (MOBILE, "uoa.m2.mobile-immune-to-water")
    ]
    assert mobiles(table) == [table.zone("12R.A"), table.zone("11R.A")]


# Dynamite


@rule("uoa.m2.blow-up-tile")
def test_dynamite_at_a_mobile_token_blows_up_the_whole_section() -> None:
    table = bomber(zombies={"12R.A": {"walker": 2}, "12R.B": {"brute": 1}, "11R.A": {"walker": 1}})
    table.turn("meg")

    events = table.choose(Throw, zone="12R.A")

    assert table.state.strip == ("10R", "12V", "11R")
    assert [event.rule for event in happened(events, TrackTileLaid)] == [BLOW_UP]
    moved = happened(events, SpawnTokenMoved)
    assert [(event.token_kind, event.rule) for event in moved] == [(MOBILE, BLOW_UP)]
    assert mobiles(table) == [table.zone("5V.a1"), table.zone("11R.A")]
    assert [event.rule for event in happened(events, ZombieEliminated)] == [
        "uoa.trait.dynamite-effect",
        "uoa.trait.dynamite-effect",
        BLOW_UP,
    ]
    assert table.survivor("meg").ap == 3
    assert table.survivor("meg").actions == 2
    assert table.survivor("meg").zone == table.zone("1R.a1")
    assert table.zombies("11R.A") == {"walker": 1}
    conservation.check(table.state)


@rule("uoa.m2.blow-up-tile")
def test_an_abomination_on_the_section_is_eliminated_for_its_adrenaline() -> None:
    boss = next(id for id, row in library.zombies().items() if row.boss)
    table = bomber(zombies={"12R.B": {boss: 1}})
    table.turn("meg")

    table.choose(Throw, zone="12R.A")

    assert sum(table.state.zombies) == 0
    assert table.survivor("meg").ap == library.zombies()[boss].ap


@rule("uoa.m2.blow-up-tile", "uoa.mission.precedence")
def test_survivors_on_the_section_are_moved_to_the_nearest_street_unhurt() -> None:
    table = bomber("1R.a1", "concepcion", "hanna")
    table.survivor("hanna").zone = table.zone("12R.B")
    table.add_companion("may", "12R.A", leader="concepcion")
    table.add_companion("henry", "12R.A")
    table.turn("meg")

    events = table.choose(Throw, zone="12R.A")
    while table.offers(StepAside):
        events += table.choose(StepAside)

    pushed = happened(events, SurvivorPushedAside)
    assert {event.survivor for event in pushed} == {1, 2, 3, 4}
    assert {event.rule for event in pushed} == {BLOW_UP}
    assert [table.survivor(name).zone for name in ("concepcion", "may", "henry")] == [table.zone("1R.a1")] * 3
    assert table.survivor("hanna").zone == table.zone("2V.c1")
    assert all(survivor.wounds == 0 for survivor in table.state.survivors)
    assert table.state.result is None
    conservation.check(table.state)


@rule("uoa.m2.blow-up-tile")
def test_who_throws_it_at_the_own_zone_gets_away_too() -> None:
    table = bomber("12R.A")
    table.turn("meg")

    table.choose(Throw, zone="12R.A")

    assert table.survivor("meg").zone == table.zone("1R.a1")
    assert table.state.result is None


@rule("uoa.m2.blow-up-tile")
def test_elsewhere_on_the_train_dynamite_is_just_dynamite() -> None:
    table = bomber("2V.c1", "hanna")
    table.survivor("hanna").zone = table.zone("12R.B")
    table.turn("meg")

    table.choose(Throw, zone="12R.B")

    assert table.state.strip == ("10R", "12R", "11R")
    assert table.state.result is not None
    assert table.state.result.rule == "uoa.end.lose-survivor"


@rule("uoa.m2.blow-up-tile")
def test_both_cars_can_be_blown_up_and_every_zone_is_still_reached() -> None:
    table = bomber()
    table.turn("meg")
    table.choose(Throw, zone="12R.A")
    table.survivor("meg").zone = table.zone("3R.b3")
    table.turn("meg")

    table.choose(Throw, zone="11R.A")

    board = table.state.board
    assert table.state.strip == ("10R", "12V", "11V")
    assert mobiles(table) == [starting_zone(table.state)] * 2
    assert table.state.gatling_zone == table.zone("10R.A")
    for one in library.boards("m2").values():
        assert all(one.ways.distance(0, zone) < one.size for zone in range(one.size))
    first = library.scenario("m2").board
    names = [
        {name for name, zone in one.places.items() if zone == pile.zone}
        for one, pile in [*((board, pile) for pile in board.piles), *((first, pile) for pile in first.piles)]
    ]
    assert names[:4] == names[4:]
    codec = TITLE.codec()
    assert codec.hash(codec.decode(codec.encode(table.state))) == codec.hash(table.state)


# While something is pending


def reacting(*others: str) -> Table:
    """Return a table where Zombies have just appeared at a car and Meg may react with Dynamite."""
    table = bomber("1R.a1", *others)
    for name in ("meg", *others):
        table.give_skills(name, ["combat_reflexes"])
        table.survivor(name).zone = table.zone("1R.a1")
    table.stack_zombie_cards(*walker_cards())
    return table


def walker_cards() -> list[int]:
    cards = library.library().zombie_cards
    walker = list(library.zombies()).index("walker")
    return [card.number for card in cards if card.kind == walker and not card.extra_activation][:5]


@rule("uoa.m2.blow-up-tile", "uoa.spawn.clockwise")
def test_the_spawn_step_goes_on_where_it_was_on_the_changed_map() -> None:
    plain = reacting()
    plain.only_skills("meg", [])
    plain.run(SpawnNext(-1))
    table = reacting()
    state = table.state
    order = sorted(range(len(state.spawns)), key=lambda number: order_of(state, number))
    active = [number for number in order if state.spawns[number].is_active]
    at = active.index(1)
    left = len(active) - at - 1

    table.run(SpawnNext(-1))
    assert isinstance(table.asking, React)
    before = len(state.zombie_deck.discards)
    table.choose(Throw, zone="12R.A")

    assert table.state.strip == ("10R", "12V", "11R")
    assert before == at + 1
    assert len(state.zombie_deck.discards) == len(plain.state.zombie_deck.discards) == before + left


@rule("uoa.m2.blow-up-tile")
def test_nobody_else_reacts_to_zombies_that_are_gone_with_their_zone() -> None:
    table = reacting("hanna")
    table.equip("hanna", ["machete", "colt_saa"])
    # Others stand where the car was nearest to.
    table.add_zombies("1R.a1", "walker", 1)
    table.run(DrawZombieCard(table.zone("12R.A")))
    assert table.offers(HoldFire)

    table.choose(Throw, zone="12R.A")

    assert not table.offers(HoldFire)
    assert table.zombies("1R.a1") == {"walker": 1}


@rule("uoa.m2.blow-up-tile")
def test_pending_steps_speak_of_the_zones_of_the_changed_map() -> None:
    table = bomber()
    state = table.state
    train = train_of(state)
    assert train is not None
    old = table.zone("3R.c3")
    passed = [number for number in range(len(state.spawns)) if order_of(state, number) <= order_of(state, 2)]
    attack = Attack(0, 0, -1, -1, old, 0)
    state.agenda = [
        SpawnNext(order_of(state, 2)),
        React(0, old),
        React(0, table.zone("12R.A")),
        AfterAttack(attack, 0),
    ]

    train.blow_up(state, "12R")

    spawning, reaction, following = state.agenda
    assert isinstance(spawning, SpawnAfter)
    assert isinstance(reaction, React)
    assert isinstance(following, AfterAttack)
    assert list(spawning.tokens) == passed
    spawning.run(state)
    resumed = state.agenda[-1]
    assert isinstance(resumed, SpawnNext)
    assert resumed.after == max(order_of(state, number) for number in passed)
    assert reaction.zone == following.attack.zone == table.zone("3R.c3") != old


# Goals


def goals(table: Table) -> list[bool]:
    return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]


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
    table = Table(["meg"], mission="m2", at="3R.A", gear={"meg": ["holy_water"]})
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
    table = Table(["meg"], mission="m2", at="3R.B")
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
    assert not table.state.result.won
    assert "uoa.end.lose-companion" in rules_of(events)
