"""The death of Heroes: Zombie Heroes, new Heroes, when they enter and where."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.dying import kill_hero
from veglia.games.last_night_on_earth.rules.entering import EnterCentre, EnterRandom, NewHeroDrawn, NobodyLeft
from veglia.games.last_night_on_earth.rules.events import (
    FightBegan,
    HeroDrew,
    HeroHealed,
    HeroKilled,
    HeroPlaced,
    WoundPrevented,
    ZombieKilled,
    ZombiePlaced,
)
from veglia.games.last_night_on_earth.rules.hero_steps import StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate, HeroActivated
from veglia.games.last_night_on_earth.rules.models import BROWN, FIRST_ZOMBIE_HERO, GREEN, ZOMBIE_HERO
from veglia.games.last_night_on_earth.rules.plays import Decline, PickSpace, PlayCard
from veglia.games.last_night_on_earth.rules.random_building import BuildingRolled
from veglia.games.last_night_on_earth.rules.turn import BeginRound
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds, heal, kill, wound_zombie
from veglia.games.last_night_on_earth.rules.zombie_moving import RestStay
from veglia.games.last_night_on_earth.rules.zombie_turn import BeginFights, Engage
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass

# A scenario in which four Heroes have to die.
FOUR = "burn_em_out"


def die(table: Table, hero: int, cause: str = "card", by: int = -1) -> None:
    """Let a Hero lose all his Wounds."""
    kill(table.state, hero, cause, by)
    advance(table.state)
    table.pass_windows()


@rule("lnoe.general.hero-wounds")
@pytest.mark.parametrize(("id", "wounds"), [("sally", 2), ("jenny", 3), ("sam", 4)])
def test_a_hero_dies_when_his_wounds_are_full(id: str, wounds: int) -> None:
    """lnoe.gap.heroes."""
    table = Table(scenario=FOUR)
    hero = table.hero(id, table.at(5, 5))
    table.hero("joseph", table.at(9, 9))
    deal_wounds(table.state, hero, wounds - 1, "card", -1)
    advance(table.state)
    assert table.state.wounds_left(hero) == 1
    heal(table.state, hero, 1, "lnoe.general.hero-wounds")
    assert [event.count for event in table.told(HeroHealed)] == [1]
    assert table.state.wounds_left(hero) == 2
    deal_wounds(table.state, hero, 2, "card", -1)
    advance(table.state)
    assert not table.state.is_alive(hero)


@rule("lnoe.death.removed", "lnoe.death.otherwise", "lnoe.cards.event-owner")
def test_a_hero_killed_late_is_out_with_all_his_cards_and_not_replaced() -> None:
    table = Table(scenario=FOUR, sun=13)
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("becky", table.at(9, 9))
    cards = [table.item(hero, "lighter"), table.item(hero, "keys"), table.event(hero, "get_back")]
    die(table, hero)
    assert table.state.heroes[hero].space == -1
    assert sorted(table.state.hero_deck.discards) == sorted(cards)
    assert table.state.zombies == []
    killed = [(event.hero, event.turns, event.rule) for event in table.told(HeroKilled)]
    assert killed == [(hero, False, "lnoe.death.removed")]
    assert table.asked == ""
    assert table.state.kind(cards[0]).id == "lighter"
    # He is out for good: not in the pool of Heroes either.
    assert table.state.heroes[hero].kind not in table.state.hero_pool
    table.check()


@rule("lnoe.death.turn-14", "lnoe.zhero.marker")
@pytest.mark.parametrize(("sun", "turns"), [(14, True), (16, True), (13, False)])
def test_while_the_sun_is_on_14_or_higher_a_killed_hero_becomes_a_zombie_hero_and_is_replaced(
    sun: int, turns: bool
) -> None:
    """lnoe.gap.turn-14."""
    table = Table(scenario=FOUR, sun=sun)
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("becky", table.at(9, 9))
    die(table, hero)
    numbers = [zombie.number for zombie in table.state.zombies_in(table.at(5, 5))]
    assert numbers == ([FIRST_ZOMBIE_HERO + hero] if turns else [])
    assert table.asked == ("ChooseEntry" if turns else "")
    if turns:
        assert table.told(HeroKilled)[0].rule == "lnoe.death.turn-14"
        assert not table.offers(Decline), "he has to be replaced"


@rule("lnoe.death.last-hero", "lnoe.replenish.single-hero")
def test_the_last_hero_of_a_player_turns_and_is_replaced_at_any_time() -> None:
    """lnoe.ex.single-hero-player"""
    table = Table(scenario=FOUR, sun=3, hero_seats=2)
    hero = table.hero("jenny", table.at(5, 5), seat=1)
    table.hero("becky", table.at(9, 9), seat=0)
    zombie = table.zombie(table.at(5, 5))
    die(table, hero, "fight", zombie)
    assert table.told(HeroKilled)[0].rule == "lnoe.death.last-hero"
    assert table.state.zombie(FIRST_ZOMBIE_HERO + hero) is not None
    assert (table.asked, table.asked_seat) == ("ChooseEntry", 1)
    assert table.state.count("heroes_killed") == 1


@rule("lnoe.death.one-replacement")
def test_who_has_lost_his_last_hero_takes_exactly_one() -> None:
    table = Table(scenario=FOUR, sun=3)
    first, last = table.hero("jenny", table.at(5, 5)), table.hero("becky", table.at(9, 9))
    die(table, first)
    assert table.asked == "", "another is left: nobody comes"
    die(table, last)
    table.choose(EnterCentre)
    table.take_first()
    while table.asked:
        table.take_last()
    assert len(table.state.living()) == 1
    assert len(table.told(NewHeroDrawn)) == 1


@rule("lnoe.death.pool-empty")
def test_without_unused_heroes_nobody_comes() -> None:
    table = Table(scenario=FOUR, sun=15)
    hero = table.hero("jenny", table.at(5, 5))
    table.state.hero_pool = []
    die(table, hero)
    assert [event.seat for event in table.told(NobodyLeft)] == [0]
    assert table.asked == ""
    # The player plays on with nothing to activate.
    table.hero_turn()
    assert not table.told(HeroActivated)
    assert not table.winners


@rule("lnoe.death.new-hero-place", "lnoe.death.new-hero-card", "lnoe.setup.start-space")
@pytest.mark.parametrize("laid", ["TOWN/ABCD", MANOR])
def test_a_new_hero_enters_at_the_centre_with_a_card(laid: str) -> None:
    table = Table(laid, scenario=FOUR, sun=15)
    hero = table.hero("joseph", table.at(0, 3))
    table.state.hero_pool = [kind.place for kind in table.state.content.heroes if kind.id == "jenny"]
    card = table.on_top("lighter")
    die(table, hero)
    table.choose(EnterCentre)
    new = table.told(NewHeroDrawn)[0].hero
    spaces = {option.space for option in table.offers(PickSpace) if isinstance(option, PickSpace)}
    # Not her own start location: the four spaces in the middle.
    assert spaces == {table.at(row, col) for row in (5, 6) for col in (5, 6)}
    table.choose(PickSpace, space=table.at(6, 6))
    assert table.state.heroes[new].space == table.at(6, 6)
    assert [(event.hero, event.card) for event in table.told(HeroDrew)] == [(new, card)]
    assert table.state.heroes[new].items == [(card,)]
    table.check()


@rule("lnoe.death.new-hero-place", "lnoe.death.new-hero-card")
def test_a_new_hero_in_a_random_building_draws_no_card() -> None:
    """lnoe.gap.bonus-card-random-building."""
    table = Table(scenario=FOUR, sun=15)
    hero = table.hero("joseph", table.at(5, 5))
    die(table, hero)
    # North-west, and 5 is the Plant.
    table.roll(2, 5)
    table.choose(EnterRandom)
    assert [(event.first, event.second) for event in table.told(BuildingRolled)] == [(2, 5)]
    spaces = [option.space for option in table.offers(PickSpace) if isinstance(option, PickSpace)]
    assert sorted(spaces) == sorted(table.inside("the_plant"))
    table.choose(PickSpace, space=spaces[2])
    assert [event.space for event in table.told(HeroPlaced)] == [spaces[2]]
    rules = [event.rule for event in table.told(HeroDrew)]
    assert "lnoe.death.new-hero-card" not in rules


@rule("lnoe.death.explosion-no-zombie")
@pytest.mark.parametrize(("rules", "turns"), [({"not_much_left": 1}, False), ({}, True)])
def test_the_victim_of_an_explosion_does_not_rise_unless_the_switch_is_off(
    rules: dict[str, int], turns: bool
) -> None:
    """lnoe.gap.not-much-left-contradiction."""
    table = Table(scenario=FOUR, sun=15, rules=rules)
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("becky", table.at(9, 9))
    die(table, hero, "explosion")
    assert bool(table.state.zombies) == turns
    assert table.asked == "ChooseEntry", "a new Hero comes either way"
    assert table.state.count("heroes_killed") == 1


@rule("lnoe.death.new-hero-now", "lnoe.zturn.fight-late-arrival", "lnoe.death.turn-14")
def test_a_hero_who_enters_in_phase_5_does_not_fight_in_it_and_one_in_the_hero_turn_acts_at_once() -> None:
    """lnoe.ex.replacement-base"""
    table = Table(scenario=FOUR, sun=15)
    first = table.hero("jenny", table.at(5, 5), wounds=2)
    second = table.hero("joseph", table.at(6, 6), wounds=2)
    table.zombie(table.at(5, 5), number=0)
    table.zombie(table.at(5, 5), number=1)
    table.zombie(table.at(6, 6), number=2)
    table.state.hero_pool = [
        kind.place for kind in table.state.content.heroes if kind.id in ("anderson", "winters")
    ]
    table.state.hero_deck.pile = [table.card("lighter"), table.card("keys"), table.card("torch")]
    # Jenny dies; who comes is drawn; then Joseph holds his ground.
    table.roll(1, 2, 6, 1, 6, 5, 1)
    table.run(BeginFights())
    table.choose(Engage, hero=first, zombie=0)
    table.choose(EnterCentre)
    new = table.told(NewHeroDrawn)[0].hero
    table.choose(PickSpace, space=table.at(6, 6))
    finish_fights(table)
    # The newcomer stands with Zombies in her space, yet only Joseph fights there.
    assert [event.hero for event in table.told(FightBegan)] == [first, second]
    # In the Hero turn she acts, and who replaces Joseph does so as well.
    table.roll(1, 1, 2, 6, 1, 1, 6, 5, 1, 6, 5, 1, 6, 5, 1, 6, 5, 1, 6, 5, 1, 6, 5, 1)
    table.hero_turn()
    table.pass_windows()
    table.choose(Activate, hero=second)
    while table.state.is_alive(second):
        table.take_last() if table.asked != "ChooseMove" else table.choose(StayHere)
    assert table.asked == "ChooseEntry"
    table.choose(EnterCentre)
    newest = table.told(NewHeroDrawn)[1].hero
    table.choose(PickSpace, space=table.at(6, 6))
    while table.asked not in ("NextHero", "ChooseMove"):
        table.take_last()
    waiting = {option.hero for option in table.offers(Activate) if isinstance(option, Activate)}
    assert waiting == {new, newest}
    table.choose(Activate, hero=newest)
    while table.asked != "ChooseMove":
        table.choose(Pass)
    assert table.state.active == newest
    killed = [(event.hero, event.turns) for event in table.told(HeroKilled)]
    assert killed == [(first, True), (second, True)]
    assert table.state.count("heroes_killed") == 2


def finish_fights(table: Table) -> None:
    while table.asked:
        table.take_last()


@rule("lnoe.general.hit-and-kill")
def test_of_the_wounds_that_kill_each_one_can_be_prevented() -> None:
    """lnoe.ex.kill-prevented-base"""
    table = Table(scenario=FOUR)
    hero = table.hero("jenny", table.at(5, 5))
    card = table.event(hero, "just_a_scratch")
    kill(table.state, hero, "explosion", -1)
    advance(table.state)
    assert table.asked == "WoundComes"
    table.choose(PlayCard, card=card)
    while table.asked:
        table.choose(Pass)
    assert len(table.told(WoundPrevented)) == 1
    assert table.state.heroes[hero].wounds == 2
    assert table.state.is_alive(hero)


# Zombie Heroes


@rule("lnoe.zhero.marker", "lnoe.zhero.wounds", "lnoe.zhero.death", "lnoe.zhero.no-limit")
def test_a_zombie_hero_stands_where_the_hero_fell_unhurt_and_dies_for_good() -> None:
    table = Table(scenario=FOUR, sun=15)
    hero = table.hero("sally", table.at(5, 5))
    table.hero("jenny", table.at(9, 9))
    die(table, hero)
    number = FIRST_ZOMBIE_HERO + hero
    zombie = table.state.zombie(number)
    assert zombie is not None
    assert (zombie.kind, zombie.space, zombie.wounds) == (ZOMBIE_HERO, table.at(5, 5), 0)
    assert [event.zombie for event in table.told(ZombiePlaced)] == [number]
    pool = table.state.pool[:]
    wound_zombie(table.state, number, "shot", -1, -1)
    assert table.state.zombie(number) is zombie, "she had two Wounds"
    wound_zombie(table.state, number, "shot", -1, -1)
    assert table.state.zombie(number) is None
    assert table.state.pool == pool
    assert [event.zombie for event in table.told(ZombieKilled)] == [number]


@rule("lnoe.zhero.acts-next", "lnoe.zhero.is-zombie")
def test_a_new_zombie_hero_does_not_fight_in_this_zombie_turn_but_heroes_meet_it() -> None:
    """lnoe.gap.zombie-hero-start-wounds."""
    table = Table(scenario=FOUR, sun=15)
    hero = table.hero("joseph", table.at(5, 5))
    other = table.hero("jenny", table.at(5, 5))
    table.state.hero_pool = []
    die(table, hero)
    number = FIRST_ZOMBIE_HERO + hero
    table.roll()
    table.run(BeginFights())
    assert not table.told(FightBegan)
    # In her own turn Jenny fights it.
    table.roll(1, 6, 5, 1)
    table.hero_turn()
    table.choose(StayHere)
    assert [(event.hero, event.zombie) for event in table.told(FightBegan)] == [(other, number)]
    # From the next Zombie turn on it fights.
    table.state.zombie_deck.pile = []
    table.state.agenda = []
    table.roll(1, 1, 6, 5, 1, 1, 1, 6, 5, 1)
    table.run(BeginRound())
    while table.asked != "ChooseMove":
        table.choose(RestStay) if table.asked == "NextZombie" else table.take_last()
    # Before Jenny has done anything in her own turn.
    assert [event.zombie for event in table.told(FightBegan)] == [number, number]


@rule("lnoe.twoz.turn")
@pytest.mark.parametrize(
    ("by", "round", "owner"), [(0, 1, BROWN), (7, 2, GREEN), (-1, 2, BROWN), (-1, 3, GREEN)]
)
def test_a_zombie_hero_is_of_the_player_whose_zombie_made_it_else_of_the_turn(
    by: int, round: int, owner: int
) -> None:
    table = Table(scenario=FOUR, sun=15, zombie_seats=2)
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("becky", table.at(9, 9))
    table.zombie(table.at(5, 5), number=0)
    table.zombie(table.at(5, 5), number=7)
    table.state.round = round
    kill_hero(table.state, hero, "fight", by)
    zombie = table.state.zombie(FIRST_ZOMBIE_HERO + hero)
    assert zombie is not None
    assert zombie.owner == owner


@rule("lnoe.replenish.take-new", "lnoe.replenish.no-turning")
def test_heroes_replenish_lets_a_player_take_a_new_hero_but_turns_nobody() -> None:
    table = Table(scenario=FOUR, sun=5, rules={"heroes_replenish": 1})
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("becky", table.at(9, 9))
    die(table, hero)
    assert table.state.zombies == []
    assert table.asked == "ChooseEntry"
    table.choose(Decline)
    assert len(table.state.living()) == 1
