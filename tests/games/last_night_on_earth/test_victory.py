"""How a game ends."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.drawing import mill_hero_deck
from veglia.games.last_night_on_earth.rules.events import GameWon, ZombieKilled
from veglia.games.last_night_on_earth.rules.explosions import ExplodeGas
from veglia.games.last_night_on_earth.rules.goals import SCENARIOS, check_goals
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import UseItem
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.games.last_night_on_earth.rules.wounding import kill
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.kernel.machine import advance


@rule("lnoe.victory.objective")
def test_a_side_that_meets_its_objective_wins_at_once() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    table.state.counts["zombies_killed"] = 14
    zombie = table.zombie(table.at(5, 5))
    table.zombie(table.at(5, 5))
    table.roll(4, 4, 1)
    table.fight(hero, zombie)
    assert table.winners == (0,)
    assert table.asked == ""
    assert table.state.agenda == []
    assert [event.side for event in table.told(GameWon)] == [HEROES]


@rule("lnoe.victory.four-heroes")
@pytest.mark.parametrize("sun", [15, 8])
def test_the_zombies_win_with_the_fourth_hero_killed_turned_or_not(sun: int) -> None:
    table = Table(scenario="burn_em_out", sun=sun)
    assert SCENARIOS["burn_em_out"].dead_heroes == 4
    heroes = [
        table.hero(id, table.at(5, 3 + place))
        for place, id in enumerate(("jenny", "becky", "joseph", "anderson", "jake"))
    ]
    table.state.hero_pool = []
    for count, hero in enumerate(heroes[:4], start=1):
        assert not table.winners
        kill(table.state, hero, "card", -1)
        advance(table.state)
        while table.asked:
            table.take_last()
        assert table.state.count("heroes_killed") == count
    assert table.winners == (1,)
    assert table.ended_by == "lnoe.victory.four-heroes"


@rule("lnoe.victory.hero-deck-out", "lnoe.victory.deck-out-moment")
def test_who_must_draw_from_the_empty_hero_deck_loses_and_it_is_not_reshuffled() -> None:
    table = Table()
    table.hero("jenny", table.inside("bank")[0])
    table.state.hero_deck.pile = []
    table.state.hero_deck.discards = [table.state.content.decks["hero_basic"][0]]
    table.roll(1)
    table.hero_turn()
    table.choose(SearchDeck)
    assert table.winners == (1,)
    assert table.ended_by == "lnoe.victory.deck-out-moment"
    assert table.state.hero_deck.pile == []


@rule("lnoe.victory.deck-out-moment")
def test_drawing_the_last_card_loses_nothing_but_the_next_discard_from_the_deck_does() -> None:
    """lnoe.ex.deck-out-base; lnoe.gap.hero-deck-out-moment."""
    table = Table()
    hero = table.hero("jenny", table.inside("bank")[0])
    nightmare = table.card("living_nightmare")
    last = table.card("lighter")
    table.state.hero_deck.pile = [last]
    table.roll(1)
    table.hero_turn()
    table.choose(SearchDeck)
    assert table.state.heroes[hero].items == [(last,)]
    while table.asked:
        table.take_last()
    assert not table.winners
    lay(table.state, "living_nightmare", "lnoe.general.zombie-card-types", card=nightmare, side=ZOMBIES)
    table.run(StartOfTurn())
    assert table.winners == (1,)


@rule("lnoe.victory.deck-out-moment")
def test_a_zombie_effect_that_discards_the_last_card_wins_at_once() -> None:
    table = Table()
    table.state.hero_deck.pile = table.state.hero_deck.pile[:2]
    mill_hero_deck(table.state, 1)
    assert not table.winners
    mill_hero_deck(table.state, 1)
    assert table.winners == (1,)
    assert len(table.state.hero_deck.discards) == 2


@rule("lnoe.victory.objective")
@pytest.mark.parametrize(("phase", "winner"), [("hero_fight", HEROES), ("zombie_fight", ZOMBIES)])
def test_where_both_sides_meet_their_goal_at_once_the_side_whose_turn_it_is_wins(
    phase: str, winner: int
) -> None:
    """lnoe.gap.simultaneous-end."""
    table = Table()
    table.state.phase = phase
    table.state.counts["zombies_killed"] = 15
    table.state.counts["heroes_killed"] = 2
    check_goals(table.state)
    assert [event.side for event in table.told(GameWon)] == [winner]


@rule("lnoe.victory.time")
def test_time_is_on_the_side_that_the_scenario_names() -> None:
    ids = [id for id, scenario in SCENARIOS.items() if scenario.heroes_win_at_dawn(Table(scenario=id).state)]
    assert "defend_manor" in ids
    assert "die_zombies_die" not in ids


@rule("lnoe.victory.objective", "lnoe.gas.same-space")
@pytest.mark.parametrize("id", ["pump_shotgun", "gas"])
def test_nothing_is_shot_or_blown_up_any_more_once_the_goal_is_met(id: str) -> None:
    """The fifteenth Zombie is the last that dies; no die is rolled for the others."""
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    table.state.counts["zombies_killed"] = 14
    for _ in range(3):
        table.zombie(table.at(5, 7))
    table.zombie(table.at(4, 7))
    if id == "gas":
        table.state.gas = [table.at(5, 7)]
        table.roll()
        table.run(ExplodeGas(table.at(5, 7), hero))
    else:
        gun = table.item(hero, id)
        table.roll(3)
        table.run(RangedAttack(hero))
        table.choose(UseItem, card=gun, space=table.at(5, 7), mode=0)
    assert table.winners == (0,)
    assert len(table.told(ZombieKilled)) == 1
    assert len(table.state.zombies) == 3
