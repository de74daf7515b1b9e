"""The Hero turn: who is activated when, its four steps, its start and end, lost turns."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import FightBegan, HeroWounded, ZombieKilled
from veglia.games.last_night_on_earth.rules.exchanging import DoneExchanging, GiveItem
from veglia.games.last_night_on_earth.rules.hero_moving import MovementRolled
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import (
    Activate,
    FightThis,
    HeroActivated,
    TurnLost,
)
from veglia.games.last_night_on_earth.rules.plays import PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.reactions import HeroActs, HeroBegins, HeroEnd, HeroStart
from veglia.games.last_night_on_earth.rules.shooting import HoldFire
from veglia.games.last_night_on_earth.rules.stale import DiscardStale
from veglia.kernel.window import Pass


@rule("lnoe.hturn.activation")
def test_each_hero_is_activated_once_in_the_order_that_the_players_choose() -> None:
    table = Table(hero_seats=2)
    heroes = [
        table.hero("jenny", table.at(5, 5), seat=0),
        table.hero("becky", table.at(8, 8), seat=1),
        table.hero("sally", table.at(3, 3), seat=0),
    ]
    table.roll(1, 1, 1)
    table.hero_turn()
    assert table.state.asking is not None
    assert table.state.asking.seats(table.state) == (0, 1)
    # Each player activates his own Heroes.
    owners = {
        option.hero: table.state.asking.owners(table.state, option)
        for option in table.offers(Activate)
        if isinstance(option, Activate)
    }
    assert owners == {heroes[0]: (0,), heroes[1]: (1,), heroes[2]: (0,)}
    for hero in (heroes[1], heroes[2]):
        table.choose(Activate, hero=hero)
        assert table.asked == "ChooseMove"
        assert table.asked_seat == table.state.heroes[hero].seat
        table.choose(StayHere)
    # The last one needs no question.
    assert table.asked == "ChooseMove"
    table.choose(StayHere)
    assert [event.hero for event in table.told(HeroActivated)] == [heroes[1], heroes[2], heroes[0]]
    assert table.asked == ""


@rule("lnoe.hturn.steps", "lnoe.fight.in-both-turns")
def test_an_activation_is_move_exchange_ranged_attack_fight() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    other = table.hero("becky", table.at(5, 5))
    table.state.heroes[other].loses_turn = True
    table.item(hero, "revolver")
    table.item(hero, "lighter")
    zombie = table.zombie(table.at(5, 5))
    # Movement 3, then the fight.
    table.roll(3, 5, 5, 1)
    table.hero_turn()
    phases = []
    while table.asked not in ("", "NextHero"):
        if (table.asked, table.state.phase) not in phases:
            phases.append((table.asked, table.state.phase))
        assert not table.told(FightBegan)
        table.take_last()
    assert phases == [
        ("ChooseMove", "hero_move"),
        ("Exchange", "hero_exchange"),
        ("RangedAttack", "hero_ranged"),
    ]
    assert [event.zombie for event in table.told(FightBegan)] == [zombie]
    assert [event.by for event in table.told(ZombieKilled)] == [hero]


@rule("lnoe.hturn.start-of-turn")
def test_what_belongs_to_the_start_of_a_heros_turn_comes_before_his_movement_roll() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5), wounds=1)
    card = table.event(hero, "recovery")
    table.roll(3)
    table.hero_turn()
    assert isinstance(table.state.asking, HeroStart)
    table.choose(Pass)
    assert isinstance(table.state.asking, HeroBegins)
    assert table.state.asking.rule == "lnoe.hturn.start-of-turn"
    assert table.offers(PlayCard, card=card)
    assert not table.told(MovementRolled)
    table.choose(Pass)
    assert [event.face for event in table.told(MovementRolled)] == [3]
    assert table.asked == "ChooseMove"


@rule("lnoe.hturn.whole-start")
def test_the_whole_hero_turn_has_a_start_at_which_the_zombies_are_asked_first_and_an_end() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    table.event(hero, "recovery")
    table.hold("bickering")
    table.roll(3)
    table.hero_turn()
    assert isinstance(table.state.asking, HeroStart)
    assert table.asked_seat == table.zombie_seat
    assert not table.told(HeroActivated)
    table.choose(Pass)
    assert isinstance(table.state.asking, HeroStart)
    assert table.asked_seat == 0
    while not isinstance(table.state.asking, HeroEnd):
        table.take_last()
    assert [event.hero for event in table.told(HeroActivated)] == [hero]
    assert table.state.phase == "hero_end"


@rule("lnoe.general.lost-turn")
def test_a_hero_who_has_lost_his_turn_does_nothing_and_does_not_fight() -> None:
    """lnoe.ex.becky-lost-turn-base: Bickering takes turns, not what Becky heals."""
    table = Table()
    becky = table.hero("becky", table.at(5, 5))
    jenny = table.hero("jenny", table.at(5, 5), wounds=2)
    sally = table.hero("sally", table.at(9, 9))
    table.zombie(table.at(5, 5))
    card = table.hold("bickering")
    table.roll(2)
    table.hero_turn()
    table.choose(PlayCard, card=card, space=table.at(5, 5))
    while table.asked != "ChooseMove":
        table.take_last()
    table.choose(StayHere)
    while table.asked:
        table.take_last()
    assert [event.hero for event in table.told(HeroActivated)] == [sally]
    assert [event.hero for event in table.told(TurnLost)] == [becky, jenny]
    assert not table.told(FightBegan)
    # At the end of the whole turn Becky heals, though both have lost theirs.
    assert table.state.heroes[jenny].wounds == 1
    # In the next turn they act again.
    assert not table.state.heroes[becky].loses_turn


@rule("lnoe.fight.all-zombies")
def test_a_hero_fights_every_zombie_in_his_space_in_the_order_he_likes() -> None:
    """lnoe.gap.combat-assign-hero-turn."""
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    other = table.hero("becky", table.at(5, 5))
    table.state.heroes[other].loses_turn = True
    brown, green = table.zombie(table.at(5, 5), number=0), table.zombie(table.at(5, 5), number=7)
    table.zombie(table.at(5, 6))
    table.roll(1, 6, 5, 1, 6, 5, 1)
    table.hero_turn()
    table.choose(StayHere)
    assert table.asked == "PickFight"
    table.choose(FightThis, zombie=green)
    # He alone fights both, though another Hero stands beside him.
    assert [(event.hero, event.zombie) for event in table.told(FightBegan)] == [(hero, green), (hero, brown)]


@rule("lnoe.hturn.steps")
def test_between_fights_a_hero_may_use_what_he_has() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    kit = table.item(hero, "first_aid_kit")
    table.zombie(table.at(5, 5))
    table.zombie(table.at(5, 5))
    table.roll(1, 2, 1, 6, 6, 5, 1)
    table.hero_turn()
    table.choose(StayHere)
    while len(table.told(HeroWounded)) < 1:
        table.take_last()
    assert isinstance(table.state.asking, HeroActs)
    assert len(table.told(FightBegan)) == 1
    table.choose(UseItem, card=kit, hero=hero)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 0
    assert len(table.told(FightBegan)) == 2


@rule("lnoe.death.new-hero-now", "lnoe.hturn.activation")
def test_a_hero_who_dies_in_his_own_activation_does_nothing_more() -> None:
    table = Table(sun=10)
    hero = table.hero("jenny", table.at(5, 5), wounds=2)
    table.hero("becky", table.at(9, 9))
    first, second = table.zombie(table.at(5, 5), number=0), table.zombie(table.at(5, 5), number=7)
    table.roll(1, 1, 2, 6, 1)
    table.hero_turn()
    table.choose(Activate, hero=hero)
    table.choose(StayHere)
    table.choose(FightThis, zombie=first)
    assert not table.state.is_alive(hero)
    assert [event.zombie for event in table.told(FightBegan)] == [first]
    assert table.state.zombie(second) is not None
    # The other Hero's activation follows.
    assert table.asked == "ChooseMove"
    assert table.asked_seat == 0


@rule("lnoe.sotf.decks-in-use")
@pytest.mark.parametrize("is_used", [False, True])
def test_a_card_that_needs_a_rule_not_in_use_may_be_discarded_in_the_activation(is_used: bool) -> None:
    """lnoe.gap.stale-cards."""
    table = Table(rules={"barricades": 1} if is_used else {})
    hero = table.hero("jenny", table.at(5, 5))
    belt, tactic, kept = (
        table.item(hero, "tool_belt"),
        table.event(hero, "board_it_up"),
        table.item(hero, "keys"),
    )
    table.roll(2)
    table.hero_turn()
    table.pass_windows()
    cards = [option.card for option in table.offers(DiscardStale) if isinstance(option, DiscardStale)]
    assert cards == ([] if is_used else [tactic, belt])
    if not is_used:
        table.choose(DiscardStale, card=tactic)
        assert table.asked == "ChooseMove"
        table.choose(HeroStep, space=table.at(5, 6))
        table.choose(DiscardStale, card=belt)
        assert table.asked == "MoveOn"
        assert table.state.tactic_deck.discards == [tactic]
        assert table.state.unique_deck.discards == [belt]
        assert table.state.heroes[hero].items == [(kept,)]
        table.check()


def test_a_hero_with_a_gun_and_nobody_to_shoot_at_is_not_asked() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    table.item(hero, "revolver")
    table.roll(2)
    table.hero_turn()
    table.choose(StayHere)
    assert table.asked == ""
    assert not table.offers(HoldFire)
    assert not table.offers(GiveItem)
    assert not table.offers(DoneExchanging)
