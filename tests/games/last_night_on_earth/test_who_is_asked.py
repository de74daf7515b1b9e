"""Who is asked, and when nobody is: questions go to the player whose choice it is."""

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.actions.marker_search import Explore
from veglia.games.last_night_on_earth.rules.actions.supply_carry import PickUpSupply, PutDownSupply
from veglia.games.last_night_on_earth.rules.allies import add_ally
from veglia.games.last_night_on_earth.rules.ally_acts import AllyAttack, AllyBuild
from veglia.games.last_night_on_earth.rules.doors import PlaceDoor
from veglia.games.last_night_on_earth.rules.entering import NobodyLeft
from veglia.games.last_night_on_earth.rules.events import HeroKilled
from veglia.games.last_night_on_earth.rules.exploring import FOUND
from veglia.games.last_night_on_earth.rules.goals import win
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate
from veglia.games.last_night_on_earth.rules.markers import NUMBER, SEARCH, SUPPLY, RevealCounter, lay
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.over_limit import CheckLimits
from veglia.games.last_night_on_earth.rules.plays import PickSpace
from veglia.games.last_night_on_earth.rules.reactions import WoundComes
from veglia.games.last_night_on_earth.rules.spawning import PlaceNewZombies, SpawnCapped
from veglia.games.last_night_on_earth.rules.supplies import SupplyPut, SupplyTaken, TakeSupply
from veglia.games.last_night_on_earth.rules.town import NO_SPACE, SOUTH
from veglia.games.last_night_on_earth.rules.zombie_turn import ARRIVES
from veglia.games.last_night_on_earth.title import TITLE


@rule("lnoe.supply.reveal-and-take")
def test_the_player_whose_hero_has_turned_a_counter_is_asked_for_the_supply() -> None:
    table = Table(MANOR, scenario="supply_run", hero_seats=2)
    hero = table.hero("jenny", table.inside("bank")[0], 1)
    lay(table.state, NUMBER, table.building("bank"), NO_SPACE, 2, False)
    table.roll_movement(hero, 1)
    table.choose(RevealCounter)
    assert (table.asked, table.asked_seat) == ("TakeRevealed", 1)
    table.choose(TakeSupply)
    assert table.state.heroes[hero].supplies == 1


@rule("lnoe.hmove.stop-on-zombie")
def test_the_player_whose_hero_has_met_zombies_is_asked_whether_he_goes_on() -> None:
    table = Table(hero_seats=2)
    table.hero("jenny", table.at(0, 0), 0)
    johnny = table.hero("johnny", table.at(8, 4), 1)
    table.zombie(table.at(8, 5))
    table.roll_movement(johnny, 3)
    table.choose(HeroStep, space=table.at(8, 5))
    assert (table.asked, table.asked_seat) == ("MeetZombies", 1)


@rule("lnoe.explore.new-hero", "lnoe.death.pool-empty")
def test_with_no_hero_left_nobody_is_found() -> None:
    table = Table(hero_seats=2)
    hero = table.hero("jenny", table.inside("bank")[0], 1)
    table.state.hero_pool = []
    lay(table.state, SEARCH, table.building("bank"), NO_SPACE, FOUND, False)
    table.roll_movement(hero, 1)
    table.choose(StayHere)
    table.choose(Explore)
    assert [event.seat for event in table.told(NobodyLeft)] == [1]
    assert len(table.state.heroes) == 1
    assert not table.offers(PickSpace)


@rule("lnoe.doors.door", "lnoe.doors.locked")
def test_the_question_for_a_marker_names_the_rule_of_its_kind() -> None:
    for side, cited, seat in ((HEROES, "lnoe.doors.door", 0), (ZOMBIES, "lnoe.doors.locked", 1)):
        table = Table()
        table.run(PlaceDoor(1, 1, side))
        assert table.state.asking is not None
        assert table.state.asking.cites(table.state) == cited
        assert table.asked_seat == seat


@rule("lnoe.town.once-a-turn")
def test_an_ally_that_has_built_has_acted() -> None:
    table = Table(rules={"barricades": 1})
    table.hero("jenny", table.at(8, 8))
    add_ally(table.state, table.at(1, 4), "lnoe.town.start")
    table.zombie(table.at(2, 4))
    table.roll(1, 1)
    table.hero_turn()
    table.pass_windows()
    table.aside(AllyBuild, ally=0, wall=table.wall("general_store", table.at(1, 4), SOUTH))
    assert not table.asides(AllyAttack)
    assert not table.asides(AllyBuild)


@rule("lnoe.town.act")
def test_after_the_end_of_the_game_no_ally_acts() -> None:
    table = Table()
    table.hero("jenny", table.at(8, 8))
    add_ally(table.state, table.at(1, 4), "lnoe.town.start")
    table.zombie(table.at(1, 4))
    table.roll(1)
    table.hero_turn()
    table.pass_windows()
    assert table.asides(AllyAttack)
    table.state.asking = None
    win(table.state, HEROES, "lnoe.victory.objective")
    assert TITLE.aside is not None
    assert TITLE.aside.options(table.state) == []


@rule("lnoe.spawn.cap", "lnoe.gw.fresh-zombie")
def test_with_neither_zombies_nor_bearers_the_zombie_player_is_not_asked() -> None:
    table = Table(rules={"grave_weapons": 1})
    table.state.pool = []
    table.state.counts[ARRIVES[0]] = 1
    table.roll(6)
    table.run(PlaceNewZombies())
    assert table.asked == ""
    assert [event.count for event in table.told(SpawnCapped)] == [6]


@rule("lnoe.hturn.activation")
def test_when_a_hero_dies_on_his_way_his_move_is_over_and_nothing_is_asked_for_him() -> None:
    table = Table(scenario="burn_em_out", sun=10)
    hero, other = table.hero("sally", table.at(5, 5), wounds=1), table.hero("jenny", table.at(0, 0))
    # A card that can be used at any time of an activation.
    table.event(other, "teamwork")
    zombie = table.zombie(table.at(5, 5))
    found = table.state.zombie(zombie)
    assert found is not None
    found.weapon = table.card("barbed_wire")
    # Movement, then the Barbed Wire wounds her on 5; Jenny rolls next.
    table.roll(3, 5, 2)
    table.hero_turn()
    table.pass_windows()
    table.choose(Activate, hero=hero)
    table.pass_windows()
    table.choose(HeroStep, space=table.at(5, 6))
    table.pass_windows_of(WoundComes)
    assert [event.hero for event in table.told(HeroKilled)] == [hero]
    # The next question is that of the next Hero, whom nobody else keeps waiting.
    assert table.asked == "HeroBegins"
    assert table.state.active == other


@rule("lnoe.combine.double-handed-before-limit", "lnoe.exchange.over-limit")
def test_other_players_are_asked_once_whether_they_combine_however_much_is_too_much() -> None:
    table = Table(hero_seats=2)
    hero, other = table.hero("jenny", table.at(5, 5), 0), table.hero("sally", table.at(0, 0), 1)
    for id in ("torch", "lighter", "gasoline", "keys", "ammo", "road_flare"):
        table.item(hero, id)
    table.event(other, "faith")
    table.run(CheckLimits(hero))
    assert (table.asked, table.asked_seat) == ("BeforeLimit", 1)
    table.pass_windows()
    for left in (5, 4):
        assert (table.asked, table.asked_seat) == ("CheckLimits", 0)
        table.take_first()
        assert len(table.state.heroes[hero].items) == left
    assert table.asked == ""


@rule("lnoe.sotf.reinforcement-marker")
def test_taking_and_putting_down_supply_markers_is_told_and_they_lie_open() -> None:
    table = Table(MANOR, scenario="supply_run")
    hero = table.hero("jenny", table.inside("bank")[0])
    lay(table.state, SUPPLY, table.building("bank"), NO_SPACE, 1, True)
    space = table.state.heroes[hero].space
    table.roll_movement(hero, 1)
    table.choose(TakeSupply)
    table.roll_movement(hero, 1)
    table.choose(PutDownSupply)
    assert [(one.space, one.is_open) for one in table.state.markers] == [(space, True)]
    table.state.round += 1
    table.roll_movement(hero, 1)
    table.choose(PickUpSupply)
    assert [(event.hero, event.building, event.space) for event in table.told(SupplyTaken)] == [
        (hero, table.building("bank"), NO_SPACE),
        (hero, -1, space),
    ]
    assert [event.space for event in table.told(SupplyPut)] == [space]
