"""Bots of both sides: they do what helps, use their cards, and go by what their side knows."""

import random

import pytest

from tests.games.last_night_on_earth.table import Table
from veglia.agents.hints import hint
from veglia.agents.knowledge import Knowledge
from veglia.agents.playout import play_out
from veglia.agents.search import Limits
from veglia.agents.strengths import STRENGTHS, make_agent, make_random
from veglia.games.last_night_on_earth.bots.arms import KILL, RISK, arms_of
from veglia.games.last_night_on_earth.bots.moving import NOWHERE, plan_move
from veglia.games.last_night_on_earth.rules.hero_steps import StayHere
from veglia.games.last_night_on_earth.rules.plays import PickCard, PickSpace, PlayCard
from veglia.games.last_night_on_earth.rules.reactions import FightOpen, WoundComes
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.spawning import SpawnOn
from veglia.games.last_night_on_earth.rules.zombie_moving import AllTowards, NextZombie
from veglia.games.last_night_on_earth.rules.zombie_turn import DiscardFirst
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.game import apply
from veglia.kernel.machine import Option, advance, answer
from veglia.kernel.window import Pass


def chosen(table: Table, strength: str = "heuristic") -> Option:
    """Return what a bot takes of what is offered now."""
    number = make_agent(strength, TITLE, 1).choose(Knowledge(TITLE, table.state))
    assert number >= 0
    return table.state.offered[number]


def play_on(table: Table, *questions: str) -> None:
    """Let a bot answer as long as one of some questions is asked."""
    bot = make_agent("heuristic", TITLE, 1)
    while table.asked in questions:
        apply(TITLE, table.state, bot.choose(Knowledge(TITLE, table.state)))


def way(table: Table, one: int, other: int) -> int:
    return table.state.town.distance(one, other)


def test_a_hero_near_death_runs_away() -> None:
    table = Table()
    hero = table.hero("billy", table.at(6, 6))
    table.state.heroes[hero].wounds = table.state.hero_kind(hero).wounds - 1
    for row in (5, 6, 7):
        table.zombie(table.at(row, 7))
    table.roll_movement(hero, 4)

    play_on(table, "ChooseMove", "MoveOn")

    space = table.state.heroes[hero].space
    assert min(way(table, space, zombie.space) for zombie in table.state.zombies) >= 2


def test_a_hero_in_a_quiet_building_searches() -> None:
    table = Table()
    hero = table.hero("johnny", table.inside("church")[0])
    table.roll_movement(hero, 4)

    assert isinstance(chosen(table), SearchDeck)


def test_a_hero_with_gasoline_goes_to_the_truck() -> None:
    table = Table(scenario="escape_truck")
    hero = table.hero("johnny", table.inside("church")[0])
    table.item(hero, "gasoline")
    town = table.state.town
    before = town.walk(table.state.heroes[hero].space, town.truck)
    table.roll_movement(hero, 5)

    play_on(table, "ChooseMove", "MoveOn")

    assert town.walk(table.state.heroes[hero].space, town.truck) < before


def test_a_plan_stays_where_nothing_is_better() -> None:
    table = Table()
    hero = table.hero("johnny", table.inside("church")[0])

    plan = plan_move(table.state, hero, 3)

    assert plan.after(table.state.heroes[hero].space) == NOWHERE
    assert plan.worth == plan.stay


def test_arms_count_for_fights_and_shots() -> None:
    table = Table()
    hero = table.hero("johnny", table.at(6, 6))
    bare = arms_of(table.state, hero)
    assert (bare.risk, bare.kill, bare.reach) == (RISK, KILL, 0)

    table.item(hero, "revolver")
    table.item(hero, "baseball_bat")
    armed = arms_of(table.state, hero)

    revolver = table.state.kind(table.state.heroes[hero].items[0][0])
    assert armed.reach == revolver.range
    assert armed.hit == pytest.approx((7 - revolver.hit) / 6)
    assert armed.risk + armed.kill != RISK + KILL
    assert armed.are_good()
    assert not bare.are_good()


def test_a_hero_about_to_die_prevents_the_wound() -> None:
    table = Table()
    hero = table.hero("johnny", table.at(6, 6))
    table.state.heroes[hero].wounds = table.state.hero_kind(hero).wounds - 1
    zombie = table.zombie(table.at(6, 6))
    card = table.event(hero, "just_a_scratch")
    table.roll(1, 2, 5)
    table.fight(hero, zombie)
    while not isinstance(table.state.asking, WoundComes):
        table.choose(Pass)

    taken = chosen(table)

    assert isinstance(taken, PlayCard)
    assert taken.card == card


def test_zombies_use_a_fight_card_where_it_turns_the_fight() -> None:
    table = Table()
    hero = table.hero("johnny", table.at(6, 6))
    table.state.heroes[hero].wounds = table.state.hero_kind(hero).wounds - 1
    zombie = table.zombie(table.at(6, 6))
    table.hold("uuurrgh")
    table.roll(5, 3, 1)
    table.fight(hero, zombie)
    while not (isinstance(table.state.asking, FightOpen) and table.asked_seat == table.zombie_seat):
        table.choose(Pass)

    assert isinstance(chosen(table), PlayCard)


def test_zombies_keep_a_fight_card_where_they_are_ahead() -> None:
    table = Table()
    hero = table.hero("johnny", table.at(6, 6))
    zombie = table.zombie(table.at(6, 6))
    table.hold("uuurrgh")
    table.roll(1, 2, 6)
    table.fight(hero, zombie)
    while not (isinstance(table.state.asking, FightOpen) and table.asked_seat == table.zombie_seat):
        table.choose(Pass)

    assert isinstance(chosen(table), Pass)


def test_zombies_go_to_the_heroes_without_a_thought() -> None:
    table = Table()
    table.hero("johnny", table.at(6, 6))
    table.zombie(table.at(9, 9))
    table.zombie(table.at(2, 2))
    table.run(NextZombie(-1))

    assert isinstance(chosen(table), AllTowards)


def test_new_zombies_come_near_the_heroes() -> None:
    table = Table()
    hero = table.hero("johnny", table.at(6, 6))
    pits = table.state.pits
    near = min(pits, key=lambda pit: way(table, pit, table.state.heroes[hero].space))
    table.run(SpawnOn(-1, 1, tuple(0 for _ in pits)))

    taken = chosen(table)

    assert isinstance(taken, PickSpace)
    assert way(table, taken.space, table.at(6, 6)) == way(table, near, table.at(6, 6))


def test_a_full_hand_makes_room_but_keeps_its_fight_cards() -> None:
    table = Table()
    table.hero("johnny", table.at(6, 6))
    for id in ("uuurrgh", "shamble", "lights_out", "new_pit"):
        table.hold(id)
    table.run(DiscardFirst(table.zombie_seat))

    taken = chosen(table)

    assert isinstance(taken, PickCard)
    assert table.state.kind(taken.card).id != "uuurrgh"


def test_a_zombie_player_answers_alike_whatever_the_heroes_hold() -> None:
    """Also the other way round: worlds in which the other side holds other cards bring the same answer."""
    chance = random.Random(5)
    state = TITLE.deal(TITLE.setup("die_zombies_die", None, 5, {}), seeded(5))
    advance(state)
    dice = seeded(9)
    compared = 0
    for number in range(400):
        if state.asking is None:
            break
        if number % 20 == 0 and len(state.offered) > 1:
            seat = state.asking.seat(state)
            twin = TITLE.imagine(state, seat, dice)
            twin.dice = state.dice.copy()
            answers = [
                make_agent("heuristic", TITLE, 3).choose(Knowledge(TITLE, one, seat)) for one in (state, twin)
            ]
            assert answers[0] == answers[1]
            compared += 1
        answer(state, chance.choice(state.offered))

    assert compared > 5


@pytest.mark.parametrize("mission", TITLE.missions())
def test_random_against_random_ends(mission: str) -> None:
    state = TITLE.deal(TITLE.setup(mission, None, 2, {}), seeded(2))
    advance(state)

    play_out(TITLE, state, [make_random(TITLE, 1, 0.0), make_random(TITLE, 2, 0.0)])

    assert state.result is not None
    assert state.result.winners in ((0,), (1,))


@pytest.mark.parametrize("strength", [one.id for one in STRENGTHS])
def test_every_strength_answers_for_both_sides(strength: str) -> None:
    state = TITLE.deal(TITLE.setup("burn_em_out", None, 4, {}), seeded(4))
    advance(state)
    bots = [make_agent(strength, TITLE, side, 0.05) for side in range(2)]
    asked = [0, 0]
    for _ in range(60):
        assert state.asking is not None
        side = TITLE.side_of(state, state.asking.seat(state))
        asked[side] += 1
        apply(TITLE, state, bots[side].choose(Knowledge(TITLE, state)))

    assert min(asked) > 0


def test_a_hint_names_a_choice_and_a_chance() -> None:
    table = Table()
    hero = table.hero("johnny", table.inside("church")[0])
    table.roll_movement(hero, 4)

    found = hint(TITLE, Knowledge(TITLE, table.state), seeded(1), Limits(4, 0.0), "en")

    assert not isinstance(table.state.offered[found.choice], StayHere)
    assert 0.0 < found.chance < 1.0
    assert found.line
