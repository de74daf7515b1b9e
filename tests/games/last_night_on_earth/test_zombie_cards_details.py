"""Zombie cards in corners of the rules: what they name, and what they leave alone."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.allies import add_ally
from veglia.games.last_night_on_earth.rules.barricades import barricade_fully
from veglia.games.last_night_on_earth.rules.events import DieRolled, FightCounted, LastingEnded
from veglia.games.last_night_on_earth.rules.grave_dead import Contagion, fix_ability
from veglia.games.last_night_on_earth.rules.models import ZOMBIES, Barricade
from veglia.games.last_night_on_earth.rules.plays import PickDie, PickSpace, PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.sewers import open_sewer
from veglia.games.last_night_on_earth.rules.town import SOUTH
from veglia.games.last_night_on_earth.rules.zombie_moving import MoveThis, MoveZombies, ZombieStep
from veglia.games.last_night_on_earth.rules.zombie_turn import DrawCards, NoEffect, StartOfTurn
from veglia.kernel.window import Pass


def until_offered(table: Table, card: int) -> None:
    """Pass until a card is offered."""
    while not table.offers(PlayCard, card=card):
        table.choose(Pass)


@rule("lnoe.sewer.single-space")
def test_a_flooded_sewer_washes_out_an_ally_that_nobody_leads() -> None:
    table = Table()
    ends = (table.at(5, 5), table.at(8, 8))
    open_sewer(table.state, *ends, "lnoe.sewer.parts")
    for space in (table.state.town.sewer(0), table.at(0, 0), table.state.town.sewer(0)):
        add_ally(table.state, space, "lnoe.town.start")
    card = table.hold("flooded_sewer")
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, space=ends[0])
    assert [one.space for one in table.state.allies] == [ends[0], table.at(0, 0), ends[0]]


@rule("lnoe.fight.zombie-one-card")
def test_a_zombie_with_several_dice_rolls_that_again_which_its_player_names() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    found = table.state.zombie(zombie)
    assert found is not None
    # A Machete gives it a second die.
    found.weapon = table.card("machete")
    card = table.hold("fighting_instincts")
    weapon = next(one.id for one in table.state.content.kinds if one.trait.combat_bonus() == ("reroll_one",))
    table.state.hero_deck.discards.append(table.card(weapon))
    table.roll(4, 2, 3, 1, 6)
    table.fight(hero, zombie)
    until_offered(table, card)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert table.values(PickDie, "die") == [0, 1]
    table.choose(PickDie, die=1)
    assert table.state.fight is not None
    assert table.state.fight.zombie_dice == [3, 6]


@rule("lnoe.zturn.cards-any-number")
def test_the_die_of_relentless_advance_is_nobodys() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    zombie = table.zombie(table.at(0, 0))
    card = table.hold("relentless_advance")
    table.roll(3)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card)
    assert [(event.hero, event.card, event.face) for event in table.told(DieRolled)] == [(-1, card, 3)]
    assert table.state.zombie(zombie) is not None


@rule("lnoe.fight.highest-wins")
def test_what_counts_is_told_when_only_the_zombie_has_a_bonus() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    card = table.hold("braaains")
    table.roll(5, 2, 4)
    table.fight(hero, zombie)
    until_offered(table, card)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert [(event.hero_top, event.zombie_top) for event in table.told(FightCounted)] == [(5, 5)]


@rule("lnoe.zturn.play-immediately", "lnoe.barr.fully-effects")
def test_a_new_spawning_pit_for_which_no_building_is_left_has_no_effect() -> None:
    table = Table()
    for building in range(len(table.state.town.buildings)):
        barricade_fully(table.state, building, 0, "lnoe.barr.build")
    card = table.card("new_pit")
    table.state.zombie_deck.pile = [card]
    table.run(DrawCards())
    assert [event.card for event in table.told(NoEffect)] == [card]
    assert len(table.state.pits) == 4


@rule("lnoe.barr.zombie-roll")
def test_broken_boards_last_until_their_zombie_has_passed_a_barricade() -> None:
    table = Table()
    table.hero("jenny", table.at(8, 8))
    first, second = table.zombie(table.at(3, 4)), table.zombie(table.at(2, 5))
    card, shamble = table.hold("broken_boards"), table.hold("shamble")
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    table.state.barricades.append(Barricade(wall, 2))
    # Shamble: up to 4 spaces.
    table.roll(4)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=first)
    until_offered(table, card)
    table.choose(PlayCard, card=card, zombie=first)
    until_offered(table, shamble)
    table.choose(PlayCard, card=shamble)
    table.pass_windows()
    # A step past no Barricade does not use the card up.
    table.choose(ZombieStep, space=table.at(2, 4))
    assert not table.told(LastingEnded)
    table.choose(ZombieStep, space=table.at(1, 4))
    assert len(table.told(LastingEnded)) == 1
    assert table.state.barricades[0].reinforcements == 2
    # To get out again it has to roll like any other.
    table.roll(3)
    table.choose(ZombieStep, space=table.at(2, 4))
    assert [one.space for one in table.state.zombies] == [table.at(1, 4), table.at(2, 5)]
    assert table.state.zombies[1].number == second


@rule("lnoe.barr.zombie-roll")
def test_broken_boards_are_not_used_up_by_another_zombie() -> None:
    table = Table()
    table.hero("jenny", table.at(8, 8))
    first, second = table.zombie(table.at(3, 4)), table.zombie(table.at(2, 5))
    table.state.barricades.append(Barricade(table.wall("general_store", table.at(1, 4), SOUTH), 0))
    lasting.lay(table.state, "broken_boards", "lnoe.barr.zombie-roll", side=ZOMBIES, zombie=first)
    table.roll(4)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=second)
    table.pass_windows()
    table.choose(ZombieStep, space=table.at(1, 5))
    assert not table.told(LastingEnded)


@rule("lnoe.graved.6-contagious")
@pytest.mark.parametrize(("scenario", "is_asked"), [("burn_em_out", True), ("alone_in_dark", False)])
def test_no_hero_follows_one_who_has_turned_where_the_scenario_replaces_nobody(
    scenario: str, is_asked: bool
) -> None:
    table = Table(scenario=scenario, rules={"grave_dead": 1})
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("sally", table.at(0, 0))
    fix_ability(table.state, 6)
    red = table.zombie(table.at(5, 5), 14)
    table.roll(5)
    table.run(Contagion(hero, red))
    table.pass_windows()
    assert not table.state.is_alive(hero)
    assert (table.asked == "ChooseEntry") == is_asked


@rule("lnoe.zturn.cards-any-number")
def test_the_smell_of_brains_passes_over_a_zombie_that_cannot_come_nearer_any_more() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    first, second = table.zombie(table.at(5, 7)), table.zombie(table.at(7, 5))
    third = table.zombie(table.at(3, 5))
    card = table.hold("smell_brains")
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, hero=hero)
    # The second one is off the board when its turn comes.
    table.state.zombies = [one for one in table.state.zombies if one.number != second]
    table.state.pool.append(second)
    table.choose(PickSpace, space=table.at(5, 6))
    table.choose(PickSpace, space=table.at(4, 5))
    spaces = {one.number: one.space for one in table.state.zombies}
    assert spaces == {first: table.at(5, 6), third: table.at(4, 5)}
    # Nobody moves twice by it.
    assert table.asked != "Choose"


@rule("lnoe.fight.zombie-one-card")
def test_with_the_bonus_of_a_pitchfork_any_dice_of_the_zombie_are_rolled_again() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    found = table.state.zombie(zombie)
    assert found is not None
    found.weapon = table.card("machete")
    card = table.hold("fighting_instincts")
    table.state.hero_deck.discards.append(table.card("pitchfork"))
    table.roll(4, 2, 3, 1, 6, 5)
    table.fight(hero, zombie)
    until_offered(table, card)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert table.values(PickDie, "die") == [0, 1]
    table.choose(PickDie, die=1)
    # The second is his choice as well.
    table.choose(PickDie, die=0)
    assert table.state.fight is not None
    assert table.state.fight.zombie_dice == [5, 6]


@rule("lnoe.general.zombie-card-types")
def test_two_heroes_are_haunted_by_two_cards_and_both_are_strange() -> None:
    table = Table()
    heroes = [table.hero(id, table.at(5, 5)) for id in ("jenny", "becky")]
    for hero in heroes:
        lasting.lay(table.state, "haunted", "lnoe.general.zombie-card-types", side=ZOMBIES, hero=hero)
    card = table.hold("dont_trust")
    table.run(StartOfTurn())
    # It may lie on a Strange Hero.
    assert (
        sorted(
            option.hero
            for option in table.offers(PlayCard, card=card, mode=1)
            if isinstance(option, PlayCard)
        )
        == heroes
    )


@rule("lnoe.zturn.cards-any-number", "lnoe.weapon.break")
def test_only_the_weapon_that_is_stuck_cannot_be_used() -> None:
    table = Table()
    hero = table.hero("sam", table.at(5, 5))
    bat, shovel = table.item(hero, "baseball_bat"), table.item(hero, "shovel")
    card = table.hold("its_stuck")
    zombie = table.zombie(table.at(5, 5))
    # The Bat holds, then three dice against one.
    table.roll(6, 1, 2, 3, 6)
    table.fight(hero, zombie)
    while not table.offers(UseItem, card=bat):
        table.choose(Pass)
    table.choose(UseItem, card=bat)
    until_offered(table, card)
    table.choose(PlayCard, card=card)
    while not table.offers(UseItem):
        table.choose(Pass)
    assert table.offers(UseItem, card=shovel)
    assert not table.offers(UseItem, card=bat)
