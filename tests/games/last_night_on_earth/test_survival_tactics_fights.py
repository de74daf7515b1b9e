"""Survival Tactics and new Hero cards that help in fights and ranged attacks."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.barricades import on_wall
from veglia.games.last_night_on_earth.rules.events import (
    FightDiceChanged,
    FightRolled,
    HeroKilled,
    HeroWounded,
    WoundPrevented,
    ZombieKilled,
)
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import BeginHeroTurn, CloseHeroTurn
from veglia.games.last_night_on_earth.rules.plays import PickHero, PickZombie, PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.reactions import WoundComes
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.shooting import HitRolled, RangedAttack
from veglia.games.last_night_on_earth.rules.town import SOUTH
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds, kill
from veglia.games.last_night_on_earth.rules.zombie_moving import prey
from veglia.kernel.machine import advance


@rule("lnoe.sotf.survival-tactics")
@pytest.mark.parametrize(("is_played", "killed"), [(True, True), (False, False)])
def test_aim_for_the_head_adds_1_to_hit_rolls_of_all_heroes_in_the_turn(
    is_played: bool, killed: bool
) -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    other = table.hero("billy", table.at(5, 6))
    card = table.event(hero, "aim_head")
    gun = table.item(other, "revolver")
    zombie = table.zombie(table.at(5, 7))
    if is_played:
        table.hero_turn()
        table.choose(PlayCard, card=card)
        table.pass_windows()
        table.state.agenda.clear()
        table.state.asking = None
    table.roll(3)
    table.run(RangedAttack(other))
    table.choose(UseItem, card=gun, zombie=zombie)
    assert (table.state.zombie(zombie) is None) == killed
    assert [event.plus for event in table.told(HitRolled)] == [int(is_played)]
    table.run(CloseHeroTurn())
    assert not table.state.lasting


@rule("lnoe.sotf.survival-tactics")
def test_back_to_back_gives_a_die_to_heroes_who_share_a_space() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    table.hero("billy", table.at(5, 5))
    alone = table.hero("jake", table.at(5, 8))
    card = table.event(alone, "back_to_back")
    zombies = [table.zombie(table.at(5, 5)), table.zombie(table.at(5, 8))]
    table.fight(hero, zombies[0])
    table.choose(PlayCard, card=card)
    table.pass_windows()
    table.fight(alone, zombies[1])
    table.pass_windows()
    assert [len(event.hero_dice) for event in table.told(FightRolled)] == [3, 2]


def beset(table: Table, count: int, wounds: int) -> tuple[int, list[int]]:
    """Put a Hero among Zombies, with some Wounds left."""
    table.hero("billy", table.at(1, 1))
    hero = table.hero("jake", table.at(5, 5))
    table.state.heroes[hero].wounds = table.state.hero_kind(hero).wounds - wounds
    return hero, [table.zombie(table.at(5, 5)) for _ in range(count)]


@rule("lnoe.sotf.survival-tactics")
def test_a_last_stand_fights_every_zombie_once_more_with_two_dice_and_then_he_dies() -> None:
    table = Table()
    hero, zombies = beset(table, 2, 1)
    card = table.event(hero, "last_stand")
    # The lost fight, then one that kills and one that is lost.
    table.roll(2, 3, 4, 1, 2, 6, 6, 3, 1, 2, 3, 4, 6)
    table.fight(hero, zombies[0])
    while not table.offers(PlayCard, card=card):
        table.take_last()
    table.choose(PlayCard, card=card)
    table.pass_windows()
    while table.offers(PickZombie):
        table.take_first()
        table.pass_windows()
    assert [len(event.hero_dice) for event in table.told(FightRolled)] == [2, 4, 4]
    assert len(table.told(ZombieKilled)) == 1
    assert [event.left for event in table.told(HeroWounded)] == [0]
    assert [event.hero for event in table.told(HeroKilled)] == [hero]
    assert table.state.fight is None
    table.check()


@rule("lnoe.sotf.survival-tactics")
def test_a_last_stand_needs_a_wound_of_a_fight_that_kills() -> None:
    table = Table()
    hero, zombies = beset(table, 1, 2)
    card = table.event(hero, "last_stand")
    table.roll(2, 3, 4)
    table.fight(hero, zombies[0])
    while table.state.asking is not None:
        assert not table.offers(PlayCard, card=card)
        table.take_last()


@rule("lnoe.sotf.survival-tactics")
def test_a_last_stand_is_for_fights_only() -> None:
    table = Table()
    hero, _ = beset(table, 1, 1)
    card = table.event(hero, "last_stand")
    deal_wounds(table.state, hero, 1, "card", -1)
    advance(table.state)
    assert isinstance(table.state.asking, WoundComes)
    assert not table.offers(PlayCard, card=card)


@rule("lnoe.general.hit-and-kill")
def test_never_give_up_prevents_only_the_wound_that_would_kill() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    card = table.event(hero, "never_give_up")
    kill(table.state, hero, "explosion", -1)
    advance(table.state)
    left = table.state.wounds_left(hero)
    assert left == 3
    for _ in range(2):
        assert not table.offers(PlayCard, card=card)
        table.take_last()
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert table.state.wounds_left(hero) == 1
    assert len(table.told(WoundPrevented)) == 1
    assert table.state.hero_deck.discards == [card]


@rule("lnoe.cards.hero-types")
def test_teamwork_gives_two_heroes_of_a_space_a_die_until_the_turn_ends() -> None:
    table = Table()
    heroes = [table.hero(id, table.at(5, 5)) for id in ("sally", "jake", "billy")]
    far = table.hero("anderson", table.at(1, 1))
    card = table.event(far, "teamwork")
    zombies = [table.zombie(table.at(5, 5)) for _ in range(3)]
    table.roll(1, 2, 3, 4, *[1] * 20)
    table.fight(heroes[0], zombies[0])
    while table.asked != "FightOpen":
        table.take_last()
    assert not table.offers(PlayCard, card=card, hero=far)
    table.choose(PlayCard, card=card, hero=heroes[0])
    table.pass_windows()
    table.choose(PickHero, hero=heroes[1])
    table.pass_windows()
    assert [event.hero_dice for event in table.told(FightDiceChanged)] == [(1, 2, 4)]
    for hero, zombie in ((heroes[1], zombies[1]), (heroes[2], zombies[2])):
        table.fight(hero, zombie)
        table.pass_windows()
    assert [len(event.hero_dice) for event in table.told(FightRolled)] == [2, 3, 2]
    table.run(CloseHeroTurn())
    assert not table.state.lasting


@rule("lnoe.barr.build")
@pytest.mark.parametrize("moves", [True, False])
def test_lumber_builds_at_the_end_of_a_move_without_the_rule(moves: bool) -> None:
    table = Table()
    hero = table.hero("sally", table.at(1, 4))
    card = table.item(hero, "lumber")
    table.on_top("torch")
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    table.roll_movement(hero, 1)
    assert not table.offers(UseItem, card=card)
    if moves:
        table.choose(StayHere)
        table.choose(UseItem, card=card, wall=wall)
        assert on_wall(table.state, wall) is not None
        assert table.state.heroes[hero].items == []
        assert table.state.hero_deck.discards == [card]
    else:
        table.choose(SearchDeck)
        table.pass_windows()
        assert not table.offers(UseItem, card=card)
        assert on_wall(table.state, wall) is None


@rule("lnoe.zmove.hunger-blocked")
def test_a_road_flare_keeps_zombies_out_of_the_space_until_the_next_hero_turn() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    card = table.item(hero, "road_flare")
    zombie = table.zombie(table.at(5, 6))
    found = table.state.zombie(zombie)
    assert found is not None
    assert prey(table.state, found) == [table.at(5, 5)]
    table.roll_movement(hero, 1)
    assert table.offers(HeroStep)
    table.choose(UseItem, card=card, space=table.at(5, 5))
    table.pass_windows()
    assert prey(table.state, found) == []
    assert table.state.hero_deck.discards == [card]
    table.state.agenda.clear()
    table.state.asking = None
    table.roll(1)
    table.run(BeginHeroTurn())
    assert prey(table.state, found) == [table.at(5, 5)]
