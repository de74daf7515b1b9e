"""How often people are stopped: a crowd moves at one word, and who has nothing to play is not asked."""

from collections import Counter

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import ZombieMoved
from veglia.games.last_night_on_earth.rules.library import content
from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.over_limit import OVER_LIMIT
from veglia.games.last_night_on_earth.rules.plays import PlayCard
from veglia.games.last_night_on_earth.rules.reactions import MOMENTS, CardAnnounced
from veglia.games.last_night_on_earth.rules.turn import BeginRound
from veglia.games.last_night_on_earth.rules.zombie_moving import (
    AllTowards,
    MoveZombies,
    RestStay,
    StepsRolled,
)
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.machine import answer
from veglia.kernel.standing import StandingAnswers
from veglia.kernel.window import Pass, Window


def crowd(table: Table, count: int) -> list[int]:
    """Put Zombies along the southern edge, far from every Hero."""
    return [table.zombie(table.at(11, place % 12)) for place in range(count)]


@rule("lnoe.zmove.each-once")
def test_a_crowd_that_moves_at_one_word_opens_one_window_for_each_side() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(0, 5))
    zombies = crowd(table, 10)
    table.hold("shamble")
    table.event(hero, "farmer_sty")
    table.run(MoveZombies())
    table.choose(AllTowards)
    asked: list[int] = []
    while isinstance(table.state.asking, Window):
        asked.append(table.asked_seat)
        table.choose(Pass)
    assert asked == [table.zombie_seat, 0]
    assert [event.zombie for event in table.told(ZombieMoved)] == zombies


@rule("lnoe.zturn.cards-any-number")
def test_cards_are_played_on_single_zombies_of_a_crowd() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(0, 5))
    fast, held, other = crowd(table, 3)
    shambles = [table.hold("shamble"), table.hold("shamble")]
    sty = table.event(hero, "farmer_sty")
    table.roll(4, 2)
    table.run(MoveZombies())
    table.choose(AllTowards)
    table.choose(PlayCard, card=shambles[0], zombie=fast)
    table.pass_windows_of(CardAnnounced)
    table.choose(PlayCard, card=sty, zombie=held)
    table.pass_windows_of(CardAnnounced)
    # The one that goes farther already is not offered again.
    assert table.values(PlayCard, "zombie") == [held, other]
    table.choose(PlayCard, card=shambles[1], zombie=other)
    table.pass_windows()
    assert [(event.zombie, event.steps) for event in table.told(StepsRolled)] == [(fast, 4), (other, 2)]
    assert Counter(event.zombie for event in table.told(ZombieMoved)) == {fast: 4, other: 2}
    table.check()


@rule("lnoe.zmove.hunger")
def test_where_the_rest_stays_cards_are_for_those_that_move() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    near, far = table.zombie(table.at(5, 6)), table.zombie(table.at(11, 11))
    table.hold("shamble")
    sty = table.event(hero, "farmer_sty")
    table.run(MoveZombies())
    table.choose(RestStay)
    assert table.values(PlayCard, "zombie") == [near]
    table.pass_to_seat(0)
    table.choose(PlayCard, card=sty, zombie=near)
    table.pass_windows()
    # It was about to move, and finds no way: nobody else moves.
    assert table.asked == ""
    assert table.told(ZombieMoved) == []
    assert all(zombie.has_moved for zombie in table.state.zombies)
    assert {near, far} == {zombie.number for zombie in table.state.zombies}


def play_a_round(table: Table) -> tuple[Counter[str], list[str]]:
    """Play a round with the usual standing answers; return the windows of the Heroes, and where they stop."""
    standing = StandingAnswers(TITLE, len(table.state.sides))
    opened: Counter[str] = Counter()
    stops: list[str] = []
    last = table.state.round + 1
    table.run(BeginRound())
    while table.state.asking is not None and table.state.round <= last:
        asking, number = table.state.asking, standing.answer(table.state)
        if isinstance(asking, Window) and table.state.sides[table.asked_seat] == HEROES:
            opened[asking.moment] += 1
            if number is None:
                stops.append(asking.moment)
        towards = table.offers(AllTowards)
        answer(table.state, towards[0] if towards else table.state.offered[-1])
    return opened, stops


@rule("lnoe.zturn.cards-any-number")
def test_the_round_of_heroes_with_nothing_to_play_is_not_interrupted() -> None:
    """Their hands hold cards of other moments: windows open, and the standing answers pass."""
    table = Table()
    for place, id in enumerate(("johnny", "billy", "sally", "jenny")):
        hero = table.hero(id, table.at(2, 4 + place))
        table.event(hero, ("just_a_scratch", "get_back", "just_a_scratch", "mr_hyde")[place])
    crowd(table, 6)
    # Nothing is drawn that would have to be answered.
    table.state.zombie_deck.pile = []
    opened, stops = play_a_round(table)
    assert opened.total() > 3
    assert stops == []


@pytest.mark.parametrize("card", ["faith", "heroic_resolve", "heros_rage"])
def test_what_can_be_played_at_any_time_stops_its_player_once_in_a_fight(card: str) -> None:
    table = Table()
    hero = table.hero("johnny", table.at(5, 5))
    table.event(hero, card)
    table.zombie(table.at(5, 5))
    table.zombie(table.at(5, 5))
    opened, stops = play_a_round(table)
    # There are many more moments at which it could be played.
    assert set(stops) == {"fight"}
    assert stops.count("fight") == opened["fight"]
    assert opened.total() > 2 * len(stops)


def test_every_card_of_any_time_says_where_it_is_worth_a_stop() -> None:
    kinds = [kind for kind in content().kinds if "any" in kind.when]
    assert len(kinds) > 15
    assert all(kind.stops for kind in kinds)
    stops = {moment for kind in content().kinds for moment in kind.stops}
    assert stops <= {*MOMENTS, OVER_LIMIT}
