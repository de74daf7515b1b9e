"""M2, Zombie Train: Dynamite at a Mobile token blows its section up, also while something is pending."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.games.zombicide.undead_or_alive.m2_table import BLOW_UP, bomber, mobiles
from tests.rules import rule
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.events import (
    SpawnTokenMoved,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.hits import AfterAttack
from veglia.games.zombicide.engine.rules.spawn import (
    MOBILE,
    DrawZombieCard,
    SpawnAfter,
    SpawnNext,
    order_of,
    starting_zone,
)
from veglia.games.zombicide.engine.rules.traits.combat_reflexes import HoldFire, React
from veglia.games.zombicide.undead_or_alive.rules import conservation, library
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.boards import boards
from veglia.games.zombicide.undead_or_alive.rules.events import (
    NoiseMoved,
    SurvivorPushedAside,
    TrackTileLaid,
)
from veglia.games.zombicide.undead_or_alive.rules.hooks import train_of
from veglia.games.zombicide.undead_or_alive.rules.noise import PlaceNoise
from veglia.games.zombicide.undead_or_alive.rules.scenarios import scenario
from veglia.games.zombicide.undead_or_alive.rules.train_effects import KeepNoise, StepAside
from veglia.games.zombicide.undead_or_alive.title import TITLE

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
    for one in boards("m2").values():
        assert all(one.ways.distance(0, zone) < one.size for zone in range(one.size))
    first = scenario("m2").board
    names = [
        {name for name, zone in one.places.items() if zone == pile.zone}
        for one, pile in [*((board, pile) for pile in board.piles), *((first, pile) for pile in first.piles)]
    ]
    assert names[:4] == names[4:]
    codec = TITLE.codec()
    assert codec.hash(codec.decode(codec.encode(table.state))) == codec.hash(table.state)


# The Noise


@rule("uoa.m2.blow-up-tile", "uoa.trait.dynamite-boom", "uoa.noise.always-on-board")
def test_the_boom_goes_to_the_street_nearest_to_the_car_that_is_gone() -> None:
    table = bomber()
    table.turn("meg")

    events = table.choose(Throw, zone="12R.A")

    assert (table.state.noise_zone, table.state.is_loud) == (table.zone("1R.a1"), True)
    assert [(one.zone, one.rule) for one in happened(events, NoiseMoved)] == [(table.zone("1R.a1"), BLOW_UP)]


@rule("uoa.m2.blow-up-tile", "uoa.noise.always-on-board")
@pytest.mark.parametrize("place", ["12V.a1", "11V.a2"])
def test_the_players_choose_among_streets_that_are_equally_near(place: str) -> None:
    table = bomber("1R.a1", "hanna")
    table.survivor("hanna").zone = table.zone("11R.A")
    table.turn("meg")
    table.choose(Throw, zone="12R.A")
    table.survivor("meg").zone = table.zone("3R.b3")
    table.turn("meg")

    table.choose(Throw, zone="11R.A")
    # Survivors go first.
    table.choose(StepAside, zone="11V.a2")

    assert isinstance(table.asking, KeepNoise)
    assert table.asking.seats(table.state) == table.state.all_seats()
    assert table.state.question_rule() == BLOW_UP
    assert {option.zone for option in table.offered(PlaceNoise)} == {
        table.zone("12V.a1"),
        table.zone("11V.a2"),
    }
    events = table.choose(PlaceNoise, zone=place)
    assert (table.state.noise_zone, table.state.is_loud) == (table.zone(place), True)
    assert [(one.zone, one.rule) for one in happened(events, NoiseMoved)] == [(table.zone(place), BLOW_UP)]
    assert table.survivor("meg").actions == 2
    conservation.check(table.state)


# While something is pending


def reacting(*others: str) -> TestTable:
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
