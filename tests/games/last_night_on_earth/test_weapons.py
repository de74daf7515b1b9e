"""Hand Weapons: combat bonuses before and after the dice, and break checks."""

import pytest

from tests.games.last_night_on_earth.table import Table, vars_of
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import (
    CardCancelled,
    FightBegan,
    FightDiceChanged,
    FightEnded,
    FightLost,
    FightRolled,
    FightWon,
    HeroWounded,
    WeaponBroke,
    ZombieKilled,
)
from veglia.games.last_night_on_earth.rules.hero_steps import StayHere
from veglia.games.last_night_on_earth.rules.plays import (
    Decline,
    PickCard,
    PickDie,
    PickNumber,
    PlayCard,
    UseItem,
)
from veglia.games.last_night_on_earth.rules.weapons import BreakRolled
from veglia.kernel.window import Pass


def fighting(*faces: int, weapon: str = "", hero: str = "becky") -> tuple[Table, int, int, int]:
    """Put a Hero with a weapon and a Zombie into a space; the fight is not begun yet."""
    table = Table()
    bearer = table.hero(hero, table.at(5, 5))
    card = table.item(bearer, weapon) if weapon else -1
    zombie = table.zombie(table.at(5, 5))
    table.roll(*faces)
    return table, bearer, zombie, card


def to_dice(table: Table) -> None:
    """Go on to the window after the dice."""
    while table.asked in ("PreFight", "BreakCheck"):
        table.choose(Pass)
    assert table.asked == "FightOpen"


@rule("lnoe.weapon.break", "lnoe.weapon.combat-bonus")
@pytest.mark.parametrize(("check", "kept"), [(1, False), (2, False), (3, True), (6, True)])
def test_a_bat_gives_a_die_and_breaks_on_1_or_2(check: int, kept: bool) -> None:
    table, hero, zombie, bat = fighting(3, 1, 4, 5, check, weapon="baseball_bat")
    table.fight(hero, zombie)
    to_dice(table)
    table.choose(UseItem, card=bat)
    assert table.told(FightDiceChanged)[-1].hero_dice == (3, 1, 5)
    assert [event.number for event in table.told(BreakRolled)] == [check]
    assert (table.state.heroes[hero].items == [(bat,)]) == kept
    assert len(table.told(WeaponBroke)) == (not kept)
    table.pass_windows()
    assert table.told(FightWon)
    table.check()


def test_a_bat_may_be_used_again_in_the_same_fight_while_it_holds() -> None:
    table, hero, zombie, bat = fighting(1, 2, 6, 3, 5, 4, 1, weapon="baseball_bat")
    table.fight(hero, zombie)
    to_dice(table)
    table.choose(UseItem, card=bat)
    table.choose(UseItem, card=bat)
    assert table.told(FightDiceChanged)[-1].hero_dice == (1, 2, 3, 4)
    assert not table.offers(UseItem, card=bat)
    table.pass_windows()
    assert table.state.heroes[hero].items == []


@rule("lnoe.weapon.combat-bonus")
def test_a_bonus_die_may_be_taken_before_the_dice_are_rolled() -> None:
    table, hero, zombie, bat = fighting(6, 2, 3, 5, 1, weapon="baseball_bat")
    table.fight(hero, zombie)
    assert table.asked == "PreFight"
    table.choose(UseItem, card=bat)
    # The check comes first (6), then three dice are rolled at once.
    assert [event.number for event in table.told(BreakRolled)] == [6]
    table.pass_windows()
    assert [(event.hero_dice, event.zombie_dice) for event in table.told(FightRolled)] == [((2, 3, 5), (1,))]


@rule("lnoe.fight.sequence", "lnoe.fight.card-order")
def test_a_bat_against_a_raised_die() -> None:
    """lnoe.ex.fight-windows-base"""
    table, hero, zombie, bat = fighting(5, 2, 4, 5, 6, weapon="baseball_bat")
    braaains = table.hold("braaains")
    table.fight(hero, zombie)
    to_dice(table)
    assert table.asked_seat == table.zombie_seat
    table.choose(PlayCard, card=braaains)
    while not table.offers(UseItem, card=bat):
        table.take_last()
    table.choose(UseItem, card=bat)
    assert table.state.fight is not None
    assert table.state.fight.hero_dice == [5, 2, 5]
    assert [event.number for event in table.told(BreakRolled)] == [6]
    table.pass_windows()
    assert table.told(FightLost)
    assert [event.left for event in table.told(HeroWounded)] == [2]


@rule("lnoe.fight.own-abilities", "lnoe.weapon.combat-bonus")
def test_a_weapon_works_only_in_fights_of_its_bearer() -> None:
    table, hero, zombie, _ = fighting(5, 2, 4)
    other = table.hero("sam", table.at(5, 5))
    table.item(other, "baseball_bat")
    table.fight(hero, zombie)
    assert table.asked == ""
    assert table.told(FightWon)


@rule("lnoe.fight.instant-kill")
def test_a_meat_cleaver_kills_on_a_6_even_if_the_zombie_ties() -> None:
    """lnoe.gap.instant-kill."""
    table, hero, zombie, cleaver = fighting(6, 2, 6, weapon="meat_cleaver")
    table.fight(hero, zombie)
    assert table.asked == "FightOpen"
    table.choose(UseItem, card=cleaver)
    assert [event.zombie for event in table.told(ZombieKilled)] == [zombie]
    assert table.told(FightEnded)
    assert not table.told(HeroWounded)
    assert table.asked == ""
    assert table.state.heroes[hero].items == [(cleaver,)]
    table.check()


def test_a_meat_cleaver_is_not_offered_without_a_6() -> None:
    table, hero, zombie, _ = fighting(5, 5, 6, weapon="meat_cleaver")
    table.fight(hero, zombie)
    assert table.asked == ""
    assert table.told(FightLost)


def test_a_pitchfork_rolls_any_dice_again_once() -> None:
    table, hero, zombie, fork = fighting(1, 4, 5, 6, 3, weapon="pitchfork")
    table.fight(hero, zombie)
    table.choose(UseItem, card=fork)
    table.choose(PickDie, die=0)
    table.choose(Decline)
    assert table.told(FightDiceChanged)[-1].hero_dice == (6, 4)
    assert not table.offers(UseItem, card=fork)
    table.pass_windows()
    assert table.told(FightWon)
    table.check()


def test_a_pitchfork_may_roll_all_dice_again_and_must_roll_one() -> None:
    table, hero, zombie, fork = fighting(1, 2, 5, 6, 6, 3, weapon="pitchfork")
    table.fight(hero, zombie)
    table.choose(UseItem, card=fork)
    assert not table.offers(Decline)
    table.choose(PickDie, die=1)
    table.choose(PickDie, die=0)
    assert table.told(FightDiceChanged)[-1].hero_dice == (6, 6)


@pytest.mark.parametrize(("check", "torch", "kept"), [(2, True, True), (2, False, False), (1, True, False)])
def test_a_pitchfork_with_a_torch_breaks_only_on_1(check: int, torch: bool, kept: bool) -> None:
    table, hero, zombie, fork = fighting(1, 2, 5, 6, check, weapon="pitchfork")
    if torch:
        table.item(hero, "torch")
    table.fight(hero, zombie)
    table.choose(UseItem, card=fork)
    table.choose(PickDie, die=0)
    table.choose(Decline)
    table.pass_windows()
    assert ((fork,) in table.state.heroes[hero].items) == kept


def test_a_fire_axe_cancels_a_fight_card_in_the_own_fight_and_breaks_on_3() -> None:
    table, hero, zombie, axe = fighting(5, 2, 4, 3, weapon="fire_axe")
    played = table.hold("uuurrgh")
    table.fight(hero, zombie)
    to_dice(table)
    table.choose(PlayCard, card=played)
    assert table.asked == "CardAnnounced"
    table.choose(UseItem, card=axe, pick=played)
    assert [event.card for event in table.told(CardCancelled)] == [played]
    assert [event.card for event in table.told(WeaponBroke)] == [axe]
    table.pass_windows()
    assert table.told(FightWon)
    table.check()


def test_a_fire_axe_cancels_nothing_in_the_fight_of_another() -> None:
    table, hero, zombie, _ = fighting(5, 2, 4, 6, 6)
    other = table.hero("sam", table.at(5, 5))
    axe = table.item(other, "fire_axe")
    played = table.hold("uuurrgh")
    table.fight(hero, zombie)
    to_dice(table)
    table.choose(PlayCard, card=played)
    assert not table.offers(UseItem, card=axe)
    table.pass_windows()
    assert table.told(FightLost)


def test_a_chainsaw_gives_a_die_and_a_won_fight_kills() -> None:
    table, hero, zombie, saw = fighting(1, 2, 5, 6, weapon="chainsaw")
    table.fight(hero, zombie)
    to_dice(table)
    table.choose(UseItem, card=saw)
    assert not table.offers(UseItem, card=saw)
    table.pass_windows()
    assert table.told(FightWon)[0].is_double is False
    assert [event.zombie for event in table.told(ZombieKilled)] == [zombie]
    assert table.state.heroes[hero].items == [(saw,)]


def test_a_chainsaw_or_a_gasoline_goes_after_a_lost_fight_in_which_it_was_used() -> None:
    table, hero, zombie, saw = fighting(1, 2, 5, 3, weapon="chainsaw")
    fuel = table.item(hero, "gasoline")
    table.fight(hero, zombie)
    to_dice(table)
    table.choose(UseItem, card=saw)
    table.pass_windows()
    assert {vars_of(option)["card"] for option in table.offers(PickCard)} == {saw, fuel}
    table.choose(PickCard, card=fuel)
    assert table.state.heroes[hero].items == [(saw,)]
    assert fuel in table.state.hero_deck.discards
    table.check()


def test_a_chainsaw_that_was_not_used_stays_after_a_lost_fight() -> None:
    table, hero, zombie, saw = fighting(1, 2, 5, weapon="chainsaw")
    table.fight(hero, zombie)
    table.pass_windows()
    assert table.told(FightLost)
    assert table.state.heroes[hero].items == [(saw,)]


@pytest.mark.parametrize(("weapon", "again"), [("welding_torch", True), ("hunting_knife", False)])
def test_rolling_one_die_again(weapon: str, again: bool) -> None:
    table, hero, zombie, card = fighting(1, 4, 5, 2, 6, weapon=weapon)
    table.fight(hero, zombie)
    table.choose(UseItem, card=card, die=0)
    assert table.told(FightDiceChanged)[-1].hero_dice == (2, 4)
    assert bool(table.offers(UseItem, card=card)) == again


@pytest.mark.parametrize(
    ("weapon", "breaks"), [("welding_torch", (1, 2)), ("hunting_knife", (1,)), ("crowbar", (1, 2))]
)
def test_on_which_numbers_weapons_break(weapon: str, breaks: tuple[int, ...]) -> None:
    assert Table().state.content.kind(Table().card(weapon)).break_on == breaks


def test_a_crowbar_wins_a_tie() -> None:
    table, hero, zombie, bar = fighting(5, 2, 5, 1, weapon="crowbar")
    table.fight(hero, zombie)
    to_dice(table)
    table.choose(UseItem, card=bar)
    assert [event.card for event in table.told(WeaponBroke)] == [bar]
    table.pass_windows()
    assert table.told(FightWon)
    assert not table.told(HeroWounded)


def test_a_shovel_adds_1_to_the_highest_die_once() -> None:
    table, hero, zombie, shovel = fighting(4, 2, 4, 6, weapon="shovel")
    table.fight(hero, zombie)
    to_dice(table)
    table.choose(UseItem, card=shovel)
    assert not table.offers(UseItem, card=shovel)
    table.pass_windows()
    assert table.told(FightWon)


def test_a_fence_post_reaches_a_zombie_beside_and_a_lost_fight_wounds_nobody() -> None:
    table = Table()
    hero = table.hero("becky", table.at(4, 9))
    post = table.item(hero, "fence_post")
    # Behind the wall of the Bank, and two spaces away.
    zombie, far = table.zombie(table.at(4, 10)), table.zombie(table.at(4, 7))
    table.roll(1, 2, 3, 2, 5)
    table.hero_turn()
    assert table.asked == "ChooseMove"
    assert not table.offers(UseItem, card=post)
    table.choose(StayHere)
    assert table.state.phase == "hero_fight"
    assert not table.offers(UseItem, card=post, zombie=far)
    table.choose(UseItem, card=post, zombie=zombie)
    table.pass_windows()
    assert [(event.hero, event.zombie) for event in table.told(FightBegan)] == [(hero, zombie)]
    # The break check shows 2: it is gone. The fight is lost, and nobody is wounded.
    assert [event.card for event in table.told(WeaponBroke)] == [post]
    assert table.told(FightLost)
    assert table.state.heroes[hero].wounds == 0
    table.check()


def test_a_fence_post_is_used_once_in_a_turn() -> None:
    table = Table()
    hero = table.hero("becky", table.at(4, 9))
    post = table.item(hero, "fence_post")
    zombie = table.zombie(table.at(5, 8))
    table.roll(1, 6, 5, 3, 4)
    table.hero_turn()
    table.choose(StayHere)
    table.choose(UseItem, card=post, zombie=zombie)
    table.pass_windows()
    assert table.told(FightWon)
    assert table.state.heroes[hero].items == [(post,)]
    assert table.asked == ""
    assert len(table.told(FightBegan)) == 1


def test_handy_may_move_a_break_roll_by_1() -> None:
    table, hero, zombie, bat = fighting(3, 1, 4, 5, 2, weapon="baseball_bat", hero="jenny")
    table.fight(hero, zombie)
    to_dice(table)
    table.choose(UseItem, card=bat)
    assert table.asked == "AdjustBreak"
    assert {vars_of(option)["number"] for option in table.offers(PickNumber)} == {1, 2, 3}
    table.choose(PickNumber, number=3)
    assert [(event.face, event.number) for event in table.told(BreakRolled)] == [(2, 3)]
    assert table.state.heroes[hero].items == [(bat,)]


def test_handy_stays_between_1_and_6() -> None:
    table, hero, zombie, bat = fighting(3, 1, 4, 5, 1, weapon="baseball_bat", hero="jenny")
    table.fight(hero, zombie)
    to_dice(table)
    table.choose(UseItem, card=bat)
    assert {vars_of(option)["number"] for option in table.offers(PickNumber)} == {1, 2}


@rule("lnoe.fight.cancelled")
def test_a_break_check_is_made_also_if_the_fight_has_ended() -> None:
    table, hero, zombie, bat = fighting(5, 3, 1, 4, 5, 2, 1, weapon="baseball_bat", hero="sally")
    hyde = table.event(hero, "mr_hyde")
    table.fight(hero, zombie)
    table.choose(UseItem, card=bat)
    to_dice(table)
    table.choose(UseItem, card=bat)
    assert [event.number for event in table.told(BreakRolled)] == [5, 1]
    while table.asked == "BreakCheck":
        table.choose(Pass)
    table.choose(PlayCard, card=hyde, mode=0)
    table.pass_windows()
    assert table.told(FightEnded)
    assert not table.told(HeroWounded)
    assert [event.card for event in table.told(WeaponBroke)] == [bat]
