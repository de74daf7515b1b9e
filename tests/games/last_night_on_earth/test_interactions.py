"""Rules that meet: two effects at once, none and one too many, and choices that belong to one side."""

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.dying import kill_hero
from veglia.games.last_night_on_earth.rules.entering import EnterCentre, NewHeroDrawn
from veglia.games.last_night_on_earth.rules.events import (
    HeroKilled,
    HeroWounded,
    ZombieKilled,
    ZombiePlaced,
    ZombieUnharmed,
)
from veglia.games.last_night_on_earth.rules.explosions import BlastRolled, ExplodeGas, GasSpent
from veglia.games.last_night_on_earth.rules.grave_weapons import GiveUpForWeapon
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN, ZOMBIES, Barricade
from veglia.games.last_night_on_earth.rules.plays import PickSpace, PickZombie, PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.random_building import BuildingRolled
from veglia.games.last_night_on_earth.rules.setup import SetUpStage
from veglia.games.last_night_on_earth.rules.spawning import PlaceNewZombies
from veglia.games.last_night_on_earth.rules.special import TAKEN_OVER
from veglia.games.last_night_on_earth.rules.town import SOUTH
from veglia.games.last_night_on_earth.rules.turn import BeginRound
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds, kill
from veglia.games.last_night_on_earth.rules.zombie_moving import MoveThis, MoveZombies, StopZombie, ZombieStep
from veglia.games.last_night_on_earth.rules.zombie_turn import (
    ARRIVES,
    CheckForNewZombies,
    CheckSkipped,
    DrawCards,
    NoEffect,
    StartOfTurn,
    ZombiesDrew,
)
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass

# A scenario in which four Heroes have to die.
FOUR = "burn_em_out"


def drop_questions(table: Table) -> None:
    """Go on with another situation at the same table."""
    table.state.agenda.clear()
    table.state.asking = None


def take_over(table: Table, building: int) -> None:
    lasting.lay(table.state, "marker/taken_over_marker", "lnoe.taken.setup", side=ZOMBIES, building=building)


# Wounds


@rule("lnoe.general.hit-and-kill")
def test_three_wounds_that_kill_are_prevented_by_three_things_one_each() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("jenny", table.at(5, 5))
    jacket = table.item(hero, "johnnys_jacket")
    scratch = table.event(hero, "just_a_scratch")
    give_up = table.event(hero, "never_give_up")
    kill(table.state, hero, "card", -1)
    advance(table.state)
    # Of three Wounds none is the deadly one yet.
    assert not table.offers(PlayCard, card=give_up)
    table.choose(UseItem, card=jacket)
    table.choose(PlayCard, card=scratch)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 1
    assert table.state.card_wounds[jacket] == 1
    # Two more for a Hero with two left: the first is taken, the second is the one that would kill.
    deal_wounds(table.state, hero, 2, "card", -1)
    advance(table.state)
    assert not table.offers(PlayCard, card=give_up)
    table.choose(Pass)
    table.choose(PlayCard, card=give_up)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 2
    assert table.state.is_alive(hero)
    table.check()


@rule("lnoe.azh.protected", "lnoe.gas.same-space")
def test_a_protected_zombie_hero_survives_an_explosion_in_its_space() -> None:
    table = Table(scenario=FOUR, rules={"always_zombie_heroes": 1})
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("sally", table.at(0, 0))
    kill_hero(table.state, hero, "card", -1)
    table.state.gas = [table.at(5, 5)]
    table.run(ExplodeGas(table.at(5, 5), -1))
    assert table.state.zombie(21 + hero) is not None
    assert table.told(ZombieUnharmed)
    # At the start of the next Zombie turn the protection is over.
    table.state.gas = [table.at(5, 5)]
    table.run(BeginRound())
    drop_questions(table)
    table.run(ExplodeGas(table.at(5, 5), -1))
    assert table.state.zombie(21 + hero) is None


@rule("lnoe.gas.adjacent", "lnoe.gas.discard")
def test_two_gas_markers_of_one_space_explode_one_after_the_other() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("sam", table.at(5, 6))
    table.state.gas = [table.at(5, 5), table.at(5, 5)]
    # The second is lit by the first on 3; Sam, beside them, is missed by the first and caught by the second.
    table.roll(3, 2, 3)
    table.run(ExplodeGas(table.at(5, 5), -1))
    table.pass_windows()
    assert [event.face for event in table.told(BlastRolled)] == [3, 2, 3]
    assert len(table.told(GasSpent)) == 2
    assert table.state.gas == []
    assert not table.state.is_alive(hero)
    assert len(table.told(HeroWounded)) == 4


@rule("lnoe.gas.adjacent")
def test_a_chain_of_gas_goes_on_as_far_as_the_dice_let_it() -> None:
    table = Table(scenario=FOUR)
    far = table.zombie(table.at(8, 8))
    table.state.gas = [table.at(5, 5), table.at(6, 6), table.at(7, 7)]
    # The second is lit by the first, the third by the second; the Zombie beside the third is caught.
    table.roll(3, 3, 3)
    table.run(ExplodeGas(table.at(5, 5), -1))
    assert table.state.gas == []
    assert [event.zombie for event in table.told(ZombieKilled)] == [far]
    table.state.gas = [table.at(5, 5), table.at(6, 6), table.at(7, 7)]
    table.roll(2)
    table.run(ExplodeGas(table.at(5, 5), -1))
    assert table.state.gas == [table.at(6, 6), table.at(7, 7)]


# Heroes who are gone, and who comes


@rule("lnoe.death.last-hero", "lnoe.explore.new-hero-no-replace")
def test_a_hero_who_was_found_does_not_keep_another_from_being_the_last() -> None:
    table = Table(scenario=FOUR)
    hero, found = table.hero("jenny", table.at(5, 5)), table.hero("sally", table.at(0, 0))
    table.state.heroes[found].is_found = True
    kill(table.state, hero, "card", -1)
    advance(table.state)
    assert [event.rule for event in table.told(HeroKilled)] == ["lnoe.death.last-hero"]
    table.choose(EnterCentre)
    assert len(table.told(NewHeroDrawn)) == 1
    # The one who was found dies without a successor, and does not turn.
    table.choose(PickSpace, space=table.at(6, 6))
    drop_questions(table)
    kill(table.state, found, "card", -1)
    advance(table.state)
    table.pass_windows()
    assert [event.rule for event in table.told(HeroKilled)][1:] == ["lnoe.death.removed"]
    assert len(table.told(NewHeroDrawn)) == 1


@rule("lnoe.victory.four-heroes", "lnoe.zhero.death")
def test_a_zombie_hero_that_is_killed_does_not_count_as_a_hero_again() -> None:
    """lnoe.gap.four-heroes-count."""
    table = Table(scenario=FOUR, sun=15)
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("sally", table.at(0, 0))
    kill(table.state, hero, "card", -1)
    advance(table.state)
    assert table.state.count("heroes_killed") == 1
    table.choose(EnterCentre)
    table.choose(PickSpace, space=table.at(6, 6))
    table.state.gas = [table.at(5, 5)]
    drop_questions(table)
    for one in table.state.heroes:
        one.space = table.at(0, 0) if one.space >= 0 else one.space
    table.run(ExplodeGas(table.at(5, 5), -1))
    assert table.state.zombie(21 + hero) is None
    assert table.state.count("heroes_killed") == 1


# Zombies that move, come and are given up


@rule("lnoe.zmove.hunger", "lnoe.barr.zombie-roll")
def test_a_hungry_zombie_may_choose_the_hero_behind_a_barricade_but_no_third_way() -> None:
    table = Table(scenario=FOUR)
    table.hero("jenny", table.at(1, 4))
    table.hero("sally", table.at(2, 5))
    zombie = table.zombie(table.at(2, 4))
    table.state.barricades.append(Barricade(table.wall("general_store", table.at(1, 4), SOUTH), 0))
    table.roll(3)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=zombie)
    table.pass_windows()
    assert sorted(table.values(ZombieStep, "space")) == sorted([table.at(1, 4), table.at(2, 5)])
    assert not table.offers(StopZombie)
    table.choose(ZombieStep, space=table.at(1, 4))
    found = table.state.zombie(zombie)
    # It has failed, and may not turn to the other Hero in this move.
    assert found is not None
    assert found.space == table.at(2, 4)
    assert table.asked == ""


@rule("lnoe.spawn.even-pits")
def test_with_a_fifth_pit_six_zombies_come_one_on_each_and_one_by_choice() -> None:
    table = Table(scenario=FOUR)
    table.state.pits.append(table.at(5, 5))
    table.state.counts[ARRIVES[BROWN]] = 1
    table.roll(6)
    table.run(PlaceNewZombies())
    assert sorted(table.values(PickSpace, "space")) == sorted(table.state.pits)
    table.choose(PickSpace, space=table.at(5, 5))
    spaces = [one.space for one in table.state.zombies]
    assert [spaces.count(pit) for pit in table.state.pits] == [1, 1, 1, 1, 2]


@rule("lnoe.zturn.zombie-deck-reshuffle", "lnoe.zturn.draw-to-limit")
def test_with_no_zombie_card_left_anywhere_nothing_is_drawn() -> None:
    table = Table(scenario=FOUR)
    last = table.card("braaains")
    table.state.zombie_deck.pile = [last]
    table.run(DrawCards())
    assert table.state.hands[table.zombie_seat] == [last]
    assert [event.count for event in table.told(ZombiesDrew)] == [1]
    table.run(DrawCards())
    table.take_last()
    assert table.state.hands[table.zombie_seat] == [last]
    assert len(table.told(ZombiesDrew)) == 1


@rule("lnoe.gw.swap", "lnoe.gw.assign")
def test_with_no_grave_weapon_left_there_is_no_swap() -> None:
    table = Table(scenario=FOUR, rules={"grave_weapons": 1})
    table.zombie(table.at(0, 0))
    table.state.grave_deck.pile = []
    table.state.counts[ARRIVES[BROWN]] = 1
    table.roll(4)
    table.run(PlaceNewZombies())
    assert not table.offers(GiveUpForWeapon)
    assert len(table.state.zombies) == 5


@rule("lnoe.autospawn.skip-check", "lnoe.twoz.place")
def test_with_auto_spawn_both_zombie_players_spawn_a_d3_each() -> None:
    table = Table(scenario=FOUR, rules={"zombies_auto_spawn": 1}, zombie_seats=2)
    table.run(CheckForNewZombies())
    assert len(table.told(CheckSkipped)) == 1
    # A 6 is three brown ones, a 3 two green ones.
    table.roll(6, 3)
    table.run(PlaceNewZombies())
    while table.asked:
        table.take_first()
    kinds = [one.kind for one in table.state.zombies]
    assert (kinds.count(BROWN), kinds.count(GREEN)) == (3, 2)
    assert [event.zombie for event in table.told(ZombiePlaced)] == [0, 1, 2, 7, 8]


@rule("lnoe.random.reroll-invalid", "lnoe.taken.setup")
def test_more_markers_than_buildings_are_left_over() -> None:
    table = Table(scenario=FOUR, rules={"taken_over": 2})
    for building in range(len(table.state.town.buildings) - 1):
        take_over(table, building)
    # Only one is free: it is rolled for (the second roll names the Hangar), then nothing is left to roll for.
    table.roll(2, 1, 4, 5)
    table.run(SetUpStage(TAKEN_OVER))
    last = len(table.state.town.buildings) - 1
    assert [event.building for event in table.told(BuildingRolled)] == [-1, last]
    assert table.asked == ""


@rule("lnoe.zturn.play-immediately", "lnoe.random.reroll-invalid")
def test_an_immediate_card_for_which_no_building_is_valid_has_no_effect() -> None:
    table = Table(scenario=FOUR)
    for building in range(len(table.state.town.buildings)):
        take_over(table, building)
    card = table.card("taken_the")
    table.state.zombie_deck.pile = [card]
    table.run(DrawCards())
    assert [event.card for event in table.told(NoEffect)] == [card]
    assert card in table.state.zombie_deck.discards


@rule("lnoe.sac.cost", "lnoe.twoz.fight-card")
def test_of_two_zombie_players_each_sacrifices_his_own_zombies_only() -> None:
    table = Table(scenario=FOUR, zombie_seats=2)
    hero = table.hero("jenny", table.at(5, 5))
    brown, green = table.zombie(table.at(5, 5), 0), table.zombie(table.at(0, 0), 7)
    card = table.hold("pile_on", seat=1)
    table.run(StartOfTurn())
    # Brown has one Zombie for a cost of two; Green's is not his.
    assert not table.offers(PlayCard, card=card)
    drop_questions(table)
    second = table.zombie(table.at(1, 1), 1)
    third = table.zombie(table.at(1, 1), 2)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, hero=hero)
    # The only Zombie with the Hero is spared, as the card needs it.
    assert sorted(table.values(PickZombie, "zombie")) == [second, third]
    table.choose(PickZombie, zombie=second)
    assert {one.number for one in table.state.zombies} == {brown, green}
    table.check()
