"""Details of turns: who is asked, what ends with a turn, what wins or kills on the way."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.entering import EnterRandom, NewHero
from veglia.games.last_night_on_earth.rules.events import FightBegan, FightWon, ZombieKilled
from veglia.games.last_night_on_earth.rules.exchanging import Exchange, GiveItem
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate, FightThis
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import (
    FIRST_ZOMBIE_HERO,
    UNTIL_HERO_TURN,
    UNTIL_HERO_TURN_ENDS,
    UNTIL_TURN_ENDS,
    UNTIL_ZOMBIE_TURN,
    ZOMBIE_HERO,
    ZOMBIES,
    Marker,
    Zombie,
)
from veglia.games.last_night_on_earth.rules.over_limit import CheckLimits, DropItem
from veglia.games.last_night_on_earth.rules.pick_ups import PickUpSupplies
from veglia.games.last_night_on_earth.rules.plays import PickBuilding
from veglia.games.last_night_on_earth.rules.searching import FreeSearch, SearchDeck, SearchUnique
from veglia.games.last_night_on_earth.rules.turn import BeginRound, EndZombieTurn
from veglia.games.last_night_on_earth.rules.zombie_moving import MoveThis, MoveZombies, RestStay, ZombieStep
from veglia.games.last_night_on_earth.rules.zombie_turn import BeginFights, Engage, TakeMore


@rule("lnoe.hturn.activation", "lnoe.fight.all-zombies")
def test_every_question_of_an_activation_goes_to_the_player_of_the_hero() -> None:
    table = Table(hero_seats=2)
    table.hero("anderson", table.at(9, 9), seat=0)
    hero, other = table.hero("jenny", table.at(5, 5), seat=1), table.hero("joseph", table.at(6, 6), seat=1)
    table.item(hero, "lighter")
    table.zombie(table.at(6, 6), number=0)
    table.zombie(table.at(6, 6), number=7)
    table.roll(3, 6, 5, 1, 6, 5, 1)
    table.hero_turn()
    table.choose(Activate, hero=hero)
    asked = [(table.asked, table.asked_seat)]
    table.choose(HeroStep, space=table.at(5, 6))
    asked.append((table.asked, table.asked_seat))
    table.choose(HeroStep, space=table.at(6, 6))
    while table.asked in ("Exchange", "PickFight"):
        asked.append((table.asked, table.asked_seat))
        table.take_last()
    assert asked == [("ChooseMove", 1), ("MoveOn", 1), ("Exchange", 1), ("PickFight", 1)]
    assert [event.hero for event in table.told(FightBegan)] == [hero, hero]
    # Nobody is active between two activations.
    assert table.asked == "NextHero"
    assert table.state.active == -1
    assert table.state.movement == 0
    assert table.offers(Activate, hero=other)


@rule("lnoe.zturn.fight-remainder", "lnoe.zturn.fight-order")
def test_remainders_are_shared_out_space_by_space() -> None:
    table = Table(hero_seats=2)
    first = [table.hero(id, table.at(5, 5), seat=0) for id in ("jenny", "anderson", "joseph")]
    second = [table.hero(id, table.at(8, 8), seat=1) for id in ("jake", "winters")]
    for _ in range(2):
        table.zombie(table.at(5, 5))
    table.zombie(table.at(8, 8))
    table.roll(*[6, 5, 1] * 3)
    table.run(BeginFights())
    for heroes, hero in ((first, first[2]), (first, first[1]), (second, second[0])):
        assert table.asked == "ShareRest"
        offered = {option.hero for option in table.offers(TakeMore) if isinstance(option, TakeMore)}
        assert offered <= set(heroes)
        table.choose(TakeMore, hero=hero)
    assert table.asked == "NextFight"
    assert table.state.asking is not None
    assert table.state.asking.seats(table.state) == (0, 1)
    while table.asked == "NextFight":
        table.choose(Engage, hero=max(o.hero for o in table.offers(Engage) if isinstance(o, Engage)))
        table.pass_windows()
    fought = [event.hero for event in table.told(FightBegan)]
    assert sorted(fought) == sorted([first[1], first[2], second[0]])


@rule("lnoe.zmove.hunger")
def test_the_question_of_a_hungry_zombie_cites_hunger() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    table.hero("joseph", table.at(5, 7))
    number = table.zombie(table.at(5, 6))
    other = table.zombie(table.at(11, 11))
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=number)
    assert table.state.question_rule() == "lnoe.zmove.hunger"
    table.choose(ZombieStep, space=table.at(5, 7))
    table.choose(MoveThis, zombie=other)
    assert table.state.question_rule() == "lnoe.zmove.one-space"


@rule("lnoe.zmove.each-once")
def test_zombie_heroes_of_one_space_are_named_one_by_one() -> None:
    table = Table()
    table.hero("jenny", table.at(0, 0))
    for dead in (table.hero("sally", -1), table.hero("billy", -1)):
        number = FIRST_ZOMBIE_HERO + dead
        table.state.zombies.append(
            Zombie(number, ZOMBIE_HERO, 0, table.at(9, 9), 0, -1, 0, False, False, False)
        )
    table.run(MoveZombies())
    assert len(table.offers(MoveThis)) == 2
    table.choose(RestStay)


@rule("lnoe.zturn.phases", "lnoe.hturn.whole-start")
def test_what_lasts_for_a_turn_ends_with_it() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    table.state.zombie_deck.pile = []
    for until in (UNTIL_ZOMBIE_TURN, UNTIL_HERO_TURN, UNTIL_TURN_ENDS, UNTIL_HERO_TURN_ENDS):
        lay(table.state, "cornered", "lnoe.zturn.phases", side=ZOMBIES, until=until)

    def left() -> list[int]:
        return [one.until for one in table.state.lasting]

    table.state.weapon_users = {3: 0}
    table.state.abilities_used = [5]
    table.run(EndZombieTurn())
    assert left() == [UNTIL_ZOMBIE_TURN, UNTIL_HERO_TURN, UNTIL_HERO_TURN_ENDS]
    assert (table.state.weapon_users, table.state.abilities_used) == ({}, [])
    table.roll(1)
    table.hero_turn()
    assert left() == [UNTIL_ZOMBIE_TURN, UNTIL_HERO_TURN_ENDS]
    table.state.weapon_users = {3: 0}
    table.state.abilities_used = [5]
    table.choose(StayHere)
    assert table.asked == ""
    assert left() == [UNTIL_ZOMBIE_TURN]
    table.roll(1, 1, 1)
    table.run(BeginRound())
    assert left() == []
    assert (table.state.weapon_users, table.state.abilities_used) == ({}, [])


@rule("lnoe.victory.objective")
def test_a_step_that_meets_the_objective_wins_in_the_middle_of_the_move() -> None:
    table = Table(MANOR, scenario="supply_run")
    inside = table.inside("manor_house")
    hero = table.hero("jenny", table.at(3, 5))
    for _ in range(12):
        table.state.markers.append(Marker("supply", -1, inside[0], 1, True))
    table.zombie(inside[-1])
    table.hero("anderson", inside[1])
    table.roll(6)
    table.hero_turn()
    table.choose(Activate, hero=hero)
    # One Hero and one Zombie inside; a second Hero comes in by the north door.
    assert not table.winners
    table.choose(HeroStep, space=table.at(4, 5))
    assert table.winners == (0,)


@rule("lnoe.exchange.same-space")
def test_who_may_not_exchange_is_not_asked() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("joseph", table.at(5, 5))
    table.item(hero, "lighter")
    table.run(Exchange(hero, ()))
    assert table.offers(GiveItem, to=other)
    table.state.asking = None
    lay(table.state, "dont_trust", "lnoe.exchange.same-space", side=ZOMBIES, hero=hero)
    table.run(Exchange(hero, ()))
    assert table.asked == ""


@rule("lnoe.exchange.over-limit")
def test_a_combination_that_is_given_up_goes_with_all_its_cards() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    first = table.item(hero, "chainsaw", "pump_shotgun")
    for id in ("lighter", "keys", "torch", "first_aid_kit"):
        table.item(hero, id)
    cards = table.state.heroes[hero].items[0]
    table.run(CheckLimits(hero))
    table.choose(DropItem, card=first)
    assert sorted(table.state.hero_deck.discards) == sorted(cards)
    assert len(table.state.heroes[hero].items) == 4
    table.check()


@rule("lnoe.survival.trigger")
def test_a_survival_deck_is_open_to_the_hero_whose_movement_result_it_is() -> None:
    table = Table(rules={"survival_decks": 1})
    hero = table.hero("jenny", table.inside("bank")[0])
    active = table.hero("joseph", table.at(5, 5))
    table.state.active = active
    table.state.movement = 6
    table.run(FreeSearch(hero, "lnoe.freesearch.use"))
    assert table.offers(SearchDeck)
    assert not table.offers(SearchUnique)
    table.state.asking = None
    table.state.active = hero
    table.run(FreeSearch(hero, "lnoe.freesearch.use"))
    assert table.offers(SearchUnique)


@rule("lnoe.victory.deck-out-moment", "lnoe.pickup.supermarket")
def test_the_supermarket_that_must_discard_from_the_empty_deck_loses() -> None:
    table = Table("TOWN/GHBC")
    table.state.hero_deck.pile = [table.card("keys"), table.card("lighter")]
    table.hero("jenny", table.inside("supermarket")[0])
    table.roll(1)
    table.hero_turn()
    table.choose(PickUpSupplies)
    assert table.winners == (1,)
    assert table.ended_by == "lnoe.victory.deck-out-moment"
    assert len(table.state.hero_deck.discards) == 2


@rule("lnoe.random.hero-choice", "lnoe.random.zombie-choice")
@pytest.mark.parametrize(("face", "seat"), [(1, 0), (6, 2)])
def test_the_first_seat_of_the_side_is_asked_for_the_building(face: int, seat: int) -> None:
    table = Table(hero_seats=2, zombie_seats=2)
    table.roll(face)
    table.run(NewHero(1, False))
    assert table.asked_seat == 1
    table.choose(EnterRandom)
    assert table.asked_seat == seat
    assert table.offers(PickBuilding)


@rule("lnoe.fight.hero-wins", "lnoe.fight.sequence")
def test_a_rage_kills_in_every_won_fight_without_a_double() -> None:
    table = Table()
    hero = table.hero("anderson", table.at(5, 5))
    numbers = [table.zombie(table.at(5, 5)), table.zombie(table.at(5, 5), number=7)]
    lay(table.state, "heros_rage", "lnoe.fight.sequence", hero=hero, until=UNTIL_HERO_TURN_ENDS)
    # Three dice with the rage.
    table.roll(1, 6, 5, 4, 1, 2, 3, 1, 6)
    table.hero_turn()
    table.choose(StayHere)
    table.choose(FightThis, zombie=numbers[0])
    assert [event.zombie for event in table.told(FightWon)] == [numbers[0]]
    assert [event.zombie for event in table.told(ZombieKilled)] == [numbers[0]]
    assert table.state.heroes[hero].wounds == 1
    assert table.state.zombie(numbers[1]) is not None
