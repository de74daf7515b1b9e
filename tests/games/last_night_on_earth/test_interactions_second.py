"""Rules that meet: cards that answer cards, items without markers, what is left when something has gone."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.dying import kill_hero
from veglia.games.last_night_on_earth.rules.entering import EnterCentre, EnterRandom
from veglia.games.last_night_on_earth.rules.events import CardCancelled, HeroKilled, LastingEnded, WeaponBroke
from veglia.games.last_night_on_earth.rules.explosions import ExplodeGas
from veglia.games.last_night_on_earth.rules.grave_dead import CONTAGIOUS, fix_ability
from veglia.games.last_night_on_earth.rules.hero_moving import MeetZombies
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, HeroStopped, StayHere
from veglia.games.last_night_on_earth.rules.models import BROWN, RED, ZOMBIES, Zombie
from veglia.games.last_night_on_earth.rules.plays import PickSpace, PickZombie, PlayCard, UseAbility, UseItem
from veglia.games.last_night_on_earth.rules.reactions import CardAnnounced, HeroActs, HeroDoor
from veglia.games.last_night_on_earth.rules.spawning import limit_left
from veglia.games.last_night_on_earth.rules.turn import EndZombieTurn
from veglia.games.last_night_on_earth.rules.weapons import RollEmpty
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds
from veglia.games.last_night_on_earth.rules.zombie_turn import (
    CheckForNewZombies,
    CheckRolled,
    StartOfTurn,
    counted,
)
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass

FOUR = "burn_em_out"


def take_over(table: Table, building: int) -> None:
    lasting.lay(table.state, "marker/taken_over_marker", "lnoe.taken.setup", side=ZOMBIES, building=building)


@rule("lnoe.cards.cancel", "lnoe.hmove.walls")
def test_escape_through_the_window_in_answer_to_a_locked_door_cancels_it() -> None:
    table = Table()
    hero = table.hero("becky", table.at(4, 10))
    card = table.event(hero, "escape_window")
    door = table.hold("locked_door")
    table.roll_movement(hero, 2)
    table.choose(HeroStep, space=table.at(4, 9))
    assert isinstance(table.state.asking, HeroDoor)
    table.choose(PlayCard, card=door)
    assert isinstance(table.state.asking, CardAnnounced)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert [event.card for event in table.told(CardCancelled)] == [door]
    assert table.state.heroes[hero].space == table.at(4, 9)
    table.check()


# Zombies


def carriers(table: Table) -> None:
    """Put the seven red Zombies on the board, far from everybody."""
    fix_ability(table.state, CONTAGIOUS)
    table.state.pool = [number for number in table.state.pool if number < 14]
    for number in range(14, 21):
        space = table.at(11, number - 14)
        table.state.zombies.append(Zombie(number, RED, BROWN, space, 0, -1, 0, False, False, False))


@rule("lnoe.twoz.check", "lnoe.twoz.seven")
def test_plague_carriers_are_no_players_own_zombies_in_the_check() -> None:
    table = Table(scenario="plague_carriers", rules={"zombie_horde_21": 1}, zombie_seats=2)
    carriers(table)
    table.zombie(table.at(0, 0), 0)
    table.zombie(table.at(0, 1), 7)
    table.zombie(table.at(0, 1), 8)
    table.roll(2, 2)
    table.run(CheckForNewZombies())
    assert [(event.count, event.succeeds) for event in table.told(CheckRolled)] == [(1, True), (2, False)]
    # They count for the limit that both share.
    assert counted(table.state) == 10
    assert limit_left(table.state) == 11


@rule("lnoe.general.zombie-pool")
def test_plague_carriers_are_not_taken_from_the_board_to_be_spawned_again() -> None:
    table = Table(scenario="plague_carriers", rules={"zombie_horde_21": 1})
    carriers(table)
    for _ in range(14):
        table.zombie(table.at(0, 5))
    card = table.hold("too_many")
    table.roll(2)
    table.run(EndZombieTurn())
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert table.offers(PickZombie)
    assert all(number < 14 for number in table.values(PickZombie, "zombie"))


@rule("lnoe.list.zombie-horde")
@pytest.mark.parametrize(("rules", "limit"), [({}, 7), ({"zombie_horde_21": 1}, 14)])
def test_a_horde_brings_the_red_figures_also_to_a_hero_alone(rules: dict[str, int], limit: int) -> None:
    table = Table(scenario="alone_in_dark", rules=rules)
    assert limit_left(table.state) == limit


@rule("lnoe.taken.effect")
@pytest.mark.parametrize("id", ["relentless_advance", "smell_brains"])
def test_zombies_that_have_just_taken_a_building_do_not_move_in_this_turn_by_a_card(id: str) -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    placed, other = table.zombie(table.at(5, 7)), table.zombie(table.at(7, 5))
    zombie = table.state.zombie(placed)
    assert zombie is not None
    # My God, They've Taken the... has placed it in phase 2.
    zombie.has_moved = True
    card = table.hold(id)
    table.roll(6)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card)
    table.pass_windows()
    if id == "relentless_advance":
        assert table.values(PickZombie, "zombie") == [other]
        table.choose(PickZombie, zombie=other)
    table.choose(PickSpace, space=table.at(6, 5))
    assert zombie.space == table.at(5, 7)
    assert not table.offers(PickZombie, zombie=placed)
    assert not table.offers(PickSpace)


@rule("lnoe.scenario.base-five", "lnoe.gas.same-space")
def test_the_card_of_a_destroyed_pit_leaves_play_and_takes_no_other_pit_along() -> None:
    table = Table(scenario=FOUR)
    space = table.inside("bank")[0]
    first = table.card("new_pit")
    building = table.building("bank")
    lasting.lay(
        table.state, "new_pit", "lnoe.taken.setup", card=first, side=ZOMBIES, space=space, building=building
    )
    table.state.pits.append(space)
    table.state.gas = [space]
    table.run(ExplodeGas(space, -1))
    assert space not in table.state.pits
    assert table.state.count("pits_destroyed") == 1
    assert [event.trait for event in table.told(LastingEnded)] == ["new_pit"]
    assert first in table.state.zombie_deck.discards


# Heroes


@rule("lnoe.sotf.ammo-armor", "lnoe.combine.save")
def test_a_shield_that_a_combination_has_saved_prevents_nothing_without_a_marker() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("jenny", table.at(5, 5))
    shield = table.item(hero, "riot_shield", "keys")
    table.state.card_markers[shield] = 1
    deal_wounds(table.state, hero, 1, "card", -1)
    # The last marker: the combination is kept on 4.
    table.roll(4)
    advance(table.state)
    table.choose(UseItem, card=shield)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 0
    assert len(table.state.heroes[hero].items) == 1
    deal_wounds(table.state, hero, 1, "card", -1)
    advance(table.state)
    assert not table.offers(UseItem, card=shield)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 1


@rule("lnoe.combine.discard-both", "lnoe.ranged.to-hit")
def test_ammo_that_takes_its_gun_along_saves_no_gun_later() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    gun = table.item(hero, "revolver", "ammo")
    ammo = table.state.heroes[hero].items[0][1]
    # The combination is lost with the Ammo on 3.
    table.roll(3)
    table.run(RollEmpty(hero, gun, 1))
    table.choose(UseItem, card=ammo, pick=gun)
    table.pass_windows()
    assert table.state.heroes[hero].items == []
    table.state.hero_deck.discards.remove(gun)
    table.state.heroes[hero].items = [(gun,)]
    table.run(RollEmpty(hero, gun, 1))
    table.pass_windows()
    assert [event.card for event in table.told(WeaponBroke)] == [gun]
    assert table.state.heroes[hero].items == []


@rule("lnoe.death.new-hero-place")
@pytest.mark.parametrize("is_free", [True, False])
def test_no_random_building_is_offered_where_heroes_can_enter_none(is_free: bool) -> None:
    table = Table(scenario=FOUR, rules={"heroes_replenish": 1})
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("sally", table.at(5, 6))
    for building in range(len(table.state.town.buildings) - is_free):
        take_over(table, building)
    kill_hero(table.state, hero, "card", -1)
    advance(table.state)
    assert table.offers(EnterCentre)
    assert bool(table.offers(EnterRandom)) == is_free


@rule("lnoe.cards.event-owner")
def test_what_a_townsfolk_event_does_for_all_is_no_help_for_the_haunted_hero_who_acts() -> None:
    table = Table(hero_seats=2)
    hero, other = table.hero("jenny", table.at(5, 5), 0), table.hero("sally", table.at(8, 8), 1)
    haunted = table.card("haunted")
    lasting.lay(
        table.state, "haunted", "lnoe.general.zombie-card-types", card=haunted, side=ZOMBIES, hero=hero
    )
    taylor, brody = table.event(other, "deputy_taylor"), table.event(other, "doc_brody")
    table.state.heroes[hero].wounds = 1
    table.state.hero_deck.discards.append(table.card("keys"))
    table.roll_movement(hero, 1)
    table.choose(StayHere)
    assert isinstance(table.state.asking, HeroActs)
    table.pass_to_seat(1)
    assert table.offers(PlayCard, card=taylor, mode=1)
    # What would help him himself is still not for him.
    assert not table.offers(PlayCard, card=brody)


@rule("lnoe.lights.effect", "lnoe.hmove.stop-on-zombie")
@pytest.mark.parametrize("id", ["johnny", "jenny"])
def test_in_the_dark_johnny_fights_at_once_and_goes_no_farther(id: str) -> None:
    table = Table()
    inside = table.inside("general_store")
    hero = table.hero(id, inside[0])
    lasting.lay(
        table.state,
        "marker/lights_out_marker",
        "lnoe.lights.setup",
        side=ZOMBIES,
        building=table.building("general_store"),
    )
    target = next(near for near in table.state.town.adjacent[inside[0]] if near in inside)
    table.zombie(target)
    table.roll_movement(hero, 6)
    table.roll(6, 5, 1)
    table.choose(HeroStep, space=target)
    if id == "johnny":
        assert isinstance(table.state.asking, MeetZombies)
        table.choose(UseAbility)
        table.pass_windows()
        assert not table.told(HeroKilled)
    else:
        assert [event.rule for event in table.told(HeroStopped)] == ["lnoe.lights.effect"]
    assert not table.offers(HeroStep)
    assert table.state.heroes[hero].space == target


@rule("lnoe.cards.cancel", "lnoe.combine.betsy-discard")
@pytest.mark.parametrize("id", ["old_betsy", "fire_extinguisher"])
def test_what_may_be_used_at_any_time_answers_a_card_before_it_acts(id: str) -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    item = table.item(hero, id)
    zombie = table.zombie(table.at(5, 6))
    card = table.hold("relentless_advance")
    table.roll(1)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card)
    assert isinstance(table.state.asking, CardAnnounced)
    table.choose(UseItem, card=item)
    table.choose(PickSpace, space=table.at(5, 6) if id == "old_betsy" else table.at(5, 7))
    table.pass_windows()
    # Held by Betsy, or pushed away, it does not come to the Hero.
    found = table.state.zombie(zombie)
    assert found is not None
    assert found.space == (table.at(5, 6) if id == "old_betsy" else table.at(5, 7))
    if id == "old_betsy":
        assert not table.offers(PickZombie)
    table.check()


@rule("lnoe.combine.betsy-deliver", "lnoe.weapon.combat-bonus")
def test_old_betsy_brings_a_weapon_into_a_fight() -> None:
    table = Table(scenario=FOUR)
    hero, other = table.hero("billy", table.at(5, 5)), table.hero("sally", table.at(0, 0))
    betsy = table.item(other, "old_betsy", "crowbar")
    crowbar = table.state.heroes[other].items[0][1]
    # A tie, which the Crowbar wins; its break roll.
    table.roll(4, 2, 4, 6)
    table.fight(hero, table.zombie(table.at(5, 5)))
    while table.state.fight is not None and not table.state.fight.hero_dice:
        table.choose(Pass)
    table.choose(UseItem, card=betsy, hero=hero)
    table.choose(UseItem, card=crowbar)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 0
    assert table.state.heroes[hero].items == [(crowbar,)]
    assert table.state.fight is None
    table.check()
