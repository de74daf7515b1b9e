"""When Allies are asked: never in the middle of a card, and once more before the Hero turn ends."""

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.allies import add_ally
from veglia.games.last_night_on_earth.rules.ally_acts import AllyAttack, LastActs
from veglia.games.last_night_on_earth.rules.entering import EnterCentre
from veglia.games.last_night_on_earth.rules.hero_turn import ActivateLate, HeroActivated
from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.models import Ally
from veglia.games.last_night_on_earth.rules.phases import HERO_FIGHT
from veglia.games.last_night_on_earth.rules.plays import PickSpace, UseItem
from veglia.kernel.dice import seeded
from veglia.kernel.window import Pass, Window


@rule("lnoe.town.act")
def test_no_ally_acts_while_a_card_asks() -> None:
    table = Table()
    hero = table.hero("billy", table.at(6, 6))
    table.item(hero, "fire_extinguisher")
    table.zombie(table.at(6, 7))
    table.state.allies.append(Ally(table.at(6, 6), False))
    table.roll_movement(hero, 3)
    assert len(table.asides(AllyAttack)) == 1

    table.choose(UseItem)
    table.pass_windows()

    assert table.offers(PickSpace)
    assert table.asides(AllyAttack) == []


@rule("lnoe.death.new-hero-now")
def test_a_hero_who_enters_by_the_last_act_of_an_ally_is_activated_in_this_turn() -> None:
    table = Table(scenario="burn_em_out", sun=15)
    hero = table.hero("sally", table.at(5, 5), wounds=1)
    add_ally(table.state, table.at(5, 5), "lnoe.town.start")
    # A Zombie that is killed beside her wounds her.
    zombie = table.zombie(table.at(5, 5))
    found = table.state.zombie(zombie)
    assert found is not None
    found.weapon = table.card("bloated_body")
    table.state.heroes[hero].is_activated = True
    table.state.phase = HERO_FIGHT
    # The Ally hits, the Wound is deadly; the new Hero rolls for Movement.
    table.roll(5, 5)
    table.state.push(ActivateLate())
    table.run(LastActs())
    table.aside(AllyAttack, ally=0, zombie=zombie)
    assert not table.state.is_alive(hero)
    table.state.dice = seeded(2)
    table.choose(EnterCentre)
    table.choose(PickSpace, space=table.at(6, 6))
    while isinstance(table.state.asking, Window):
        table.choose(Pass)
    new = len(table.state.heroes) - 1
    assert [event.hero for event in table.told(HeroActivated)] == [new]
    assert table.asked == "ChooseMove"


@rule("lnoe.town.cost")
def test_allies_are_bought_by_the_heroes_at_two_points_each() -> None:
    row = library().special_rules["townsfolk_allies"]
    assert (row.side, row.points, row.times) == ("heroes", 2, 6)
