"""Moments of a Hero's activation at which Hero players may use what they hold."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.combining import ItemsCombined
from veglia.games.last_night_on_earth.rules.events import HeroMoved, ZombieKilled
from veglia.games.last_night_on_earth.rules.exchanging import AgreeToExchange, DoneExchanging, GiveItem
from veglia.games.last_night_on_earth.rules.experience import TakeAbility
from veglia.games.last_night_on_earth.rules.hero_moving import ExtraMove
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate
from veglia.games.last_night_on_earth.rules.plays import PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.reactions import CardAnnounced, HeroActs, HeroBegins
from veglia.games.last_night_on_earth.rules.searching import FreeSearch, SearchDeck
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.kernel.window import Pass


def begin(table: Table, hero: int, *faces: int) -> None:
    """Come to a Hero's choice in step 1."""
    table.roll(*faces)
    table.hero_turn()
    table.pass_windows()
    if table.asked == "NextHero":
        table.choose(Activate, hero=hero)
        table.pass_windows()


@rule("lnoe.hturn.steps", "lnoe.sotf.survival-tactics")
@pytest.mark.parametrize("steps", [0, 1])
def test_another_player_lets_a_hero_search_who_has_stopped_by_himself(steps: int) -> None:
    table = Table(hero_seats=2)
    hero = table.hero("jenny", table.inside("bank")[0], 0)
    other = table.hero("sally", table.at(8, 8), 1)
    card = table.event(other, "adrenaline")
    begin(table, hero, 4)
    if steps:
        table.choose(HeroStep, space=table.inside("bank")[1])
        assert table.asked == "MoveOn"
    table.choose(StayHere)
    # He could have gone on: the other player is asked all the same before step 2.
    table.pass_to_seat(1)
    table.choose(PlayCard, card=card, hero=hero)
    table.pass_windows()
    assert isinstance(table.state.asking, FreeSearch)
    assert table.asked_seat == 0
    keys = table.on_top("keys")
    table.choose(SearchDeck)
    assert table.state.heroes[hero].items == [(keys,)]


@rule("lnoe.hturn.steps", "lnoe.combine.guns")
def test_guns_that_have_come_together_in_step_2_are_combined_before_step_3() -> None:
    table = Table(hero_seats=2)
    hero = table.hero("jenny", table.at(5, 5), 0)
    other = table.hero("sally", table.at(5, 5), 1)
    own, given = table.item(hero, "revolver"), table.item(other, "magnum")
    tape = table.event(hero, "duct_tape")
    first, second = table.zombie(table.at(5, 6)), table.zombie(table.at(6, 5))
    # Movement, two shots, then the other Hero's Movement.
    begin(table, hero, 1, 5, 5, 1)
    table.choose(StayHere)
    table.pass_windows()
    table.choose(GiveItem, card=given, to=hero)
    table.choose(AgreeToExchange)
    table.choose(DoneExchanging)
    assert isinstance(table.state.asking, HeroActs)
    assert table.asked_seat == 0
    table.choose(PlayCard, card=tape, pick=own)
    table.pass_windows()
    assert len(table.told(ItemsCombined)) == 1
    table.pass_windows()
    assert isinstance(table.state.asking, RangedAttack)
    table.choose(UseItem, card=own, zombie=first)
    table.choose(UseItem, card=given, zombie=second)
    table.pass_windows()
    assert [event.zombie for event in table.told(ZombieKilled)] == [first, second]


@rule("lnoe.hturn.steps")
def test_where_nothing_has_changed_hands_nobody_is_asked_before_step_3() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    table.item(hero, "revolver")
    table.event(hero, "duct_tape")
    table.zombie(table.at(5, 6))
    begin(table, hero, 1)
    table.choose(StayHere)
    assert isinstance(table.state.asking, HeroActs)
    table.choose(Pass)
    assert isinstance(table.state.asking, RangedAttack)


@rule("lnoe.hturn.steps", "lnoe.hmove.distance")
def test_nick_of_time_moves_a_hero_after_the_movement_and_before_his_shot() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 4))
    table.item(hero, "revolver")
    card = table.event(hero, "nick_of_time")
    table.zombie(table.at(5, 9))
    begin(table, hero, 1)
    # Not in the movement itself.
    assert not table.offers(PlayCard, card=card)
    table.choose(StayHere)
    table.choose(PlayCard, card=card, hero=hero)
    table.pass_windows_of(CardAnnounced)
    assert isinstance(table.state.asking, ExtraMove)
    table.choose(HeroStep, space=table.at(5, 5))
    table.choose(HeroStep, space=table.at(5, 6))
    table.pass_windows()
    assert [event.space for event in table.told(HeroMoved)] == [table.at(5, 5), table.at(5, 6)]
    # From where he stood the Zombie was out of range.
    assert isinstance(table.state.asking, RangedAttack)


@rule("lnoe.hturn.start-of-turn", "lnoe.sotf.survival-tactics")
@pytest.mark.parametrize("id", ["into_sewers", "diversion", "scavenge", "duct_tape", "barricade_windows"])
def test_another_player_uses_a_tactic_before_a_hero_rolls(id: str) -> None:
    table = Table(hero_seats=2)
    hero = table.hero("jenny", table.inside("bank")[0], 0)
    other = table.hero("sally", table.at(8, 8), 1)
    for item in ("torch", "keys"):
        table.item(other, item)
    table.zombie(table.at(11, 11))
    table.state.hero_deck.discards.append(table.card("lighter"))
    card = table.event(other, id)
    table.roll(1)
    table.hero_turn()
    table.pass_windows()
    table.choose(Activate, hero=hero)
    assert isinstance(table.state.asking, HeroBegins)
    table.pass_to_seat(1)
    assert table.offers(PlayCard, card=card)


@rule("lnoe.opt.adv-hero-ability")
def test_an_ability_card_may_still_be_taken_when_a_wound_is_about_to_kill() -> None:
    table = Table(scenario="burn_em_out", rules={"advanced_abilities": 1})
    hero = table.hero("jake", table.at(5, 5), wounds=2)
    table.state.heroes[hero].experience = 3
    # The fight is lost; Survivor, taken in the fight, prevents the Wound on 4.
    table.roll(1, 2, 6, 4)
    table.fight(hero, table.zombie(table.at(5, 5)))
    while table.state.fight is not None and not table.state.fight.hero_dice:
        table.choose(Pass)
    table.choose(TakeAbility, hero=hero)
    assert (table.state.heroes[hero].has_advanced, table.state.heroes[hero].experience) == (True, 0)
    assert not table.offers(TakeAbility)
    table.pass_windows()
    assert table.state.is_alive(hero)
    assert table.state.heroes[hero].wounds == 2
    table.check()
