"""Abilities in fights and against Wounds, and those at the end of the Hero turn."""

import pytest

from tests.games.last_night_on_earth.table import Table, vars_of
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import (
    BonusDice,
    CardCancelled,
    DieRolled,
    FightDiceChanged,
    FightEnded,
    FightRolled,
    HeroHealed,
    HeroKilled,
    HeroWounded,
    WoundPrevented,
    ZombieKilled,
)
from veglia.games.last_night_on_earth.rules.hero_turn import EndHeroTurn
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import PickHero, PlayCard, UseAbility, UseItem
from veglia.games.last_night_on_earth.rules.traits.abilities.first_aid import FirstAidGiven
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds, kill
from veglia.kernel.machine import advance

FARM = "TOWN/EFGH"


def use(table: Table, hero: int, id: str, **fields: object) -> None:
    """Use an ability by its id."""
    table.choose(UseAbility, bearer=hero, card=ability(table, id), **fields)


def ability(table: Table, id: str) -> int:
    return next(one.place for one in table.state.content.abilities if one.id == id)


@rule("lnoe.fight.own-abilities")
def test_lucky_makes_the_zombie_roll_again_once_in_her_own_fights() -> None:
    table = Table()
    sally, other = table.hero("sally", table.at(5, 5)), table.hero("becky", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    table.roll(2, 1, 6, 5, 6, 1, 5)
    table.fight(sally, zombie)
    assert table.asked == "FightOpen"
    use(table, sally, "lucky")
    assert table.told(FightDiceChanged)[-1].zombie_dice == (5,)
    assert table.asked == "FightOpen"
    assert not table.offers(UseAbility)
    table.pass_windows()
    table.fight(other, zombie)
    assert table.asked == ""


@pytest.mark.parametrize(("cell", "dice"), [((0, 0), 3), ((0, 4), 3), ((3, 0), 3), ((5, 5), 2)])
def test_homestead_gives_a_die_at_the_farm(cell: tuple[int, int], dice: int) -> None:
    table = Table(FARM)
    jenny = table.hero("jenny", table.at(*cell))
    other = table.hero("becky", table.at(*cell))
    zombie = table.zombie(table.at(*cell))
    table.roll(*(6, 5, 4)[:dice], 1, 6, 5, 1)
    table.fight(jenny, zombie)
    table.fight(other, zombie)
    assert [len(event.hero_dice) for event in table.told(FightRolled)] == [dice, 2]


@rule("lnoe.cards.cancel")
@pytest.mark.parametrize(("face", "cancelled"), [(3, True), (2, False)])
def test_strength_of_spirit_costs_a_wound_and_cancels_on_3(face: int, cancelled: bool) -> None:
    table = Table()
    joseph, other = table.hero("joseph", table.at(5, 5)), table.hero("sam", table.at(9, 9))
    card = table.hold("uuurrgh")
    zombie = table.zombie(table.at(9, 9))
    # He may help in the fight of another; Brawling of Sam fails first.
    table.roll(5, 4, 1, 1, face, 6, 6)
    table.fight(other, zombie)
    while table.asked != "FightOpen" or table.asked_seat != table.zombie_seat:
        table.take_last()
    table.choose(PlayCard, card=card)
    use(table, joseph, "strength_of_spirit", pick=card)
    assert table.state.heroes[joseph].wounds == 1
    assert [event.needed for event in table.told(DieRolled)] == [4, 3]
    assert bool(table.told(CardCancelled)) == cancelled
    if not cancelled:
        # There is no limit of tries.
        assert table.offers(UseAbility, bearer=joseph)
    table.check()


def test_strength_of_spirit_works_even_if_the_wound_kills_him() -> None:
    table = Table()
    joseph, other = table.hero("joseph", table.at(5, 5), wounds=2), table.hero("becky", table.at(9, 9))
    card = table.hold("uuurrgh")
    table.roll(5, 4, 1, 3)
    table.fight(other, table.zombie(table.at(9, 9)))
    while table.asked != "FightOpen" or table.asked_seat != table.zombie_seat:
        table.take_last()
    table.choose(PlayCard, card=card)
    use(table, joseph, "strength_of_spirit", pick=card)
    assert [event.hero for event in table.told(HeroKilled)] == [joseph]
    assert [event.card for event in table.told(CardCancelled)] == [card]


def test_the_wound_of_strength_of_spirit_may_be_prevented_and_the_roll_is_made() -> None:
    table = Table()
    joseph = table.hero("joseph", table.at(5, 5))
    scratch = table.event(joseph, "just_a_scratch")
    card = table.hold("uuurrgh")
    table.roll(5, 4, 1, 3)
    table.fight(joseph, table.zombie(table.at(5, 5)))
    while table.asked != "FightOpen" or table.asked_seat != table.zombie_seat:
        table.take_last()
    table.choose(PlayCard, card=card)
    use(table, joseph, "strength_of_spirit", pick=card)
    # In the middle of it the game can be saved.
    assert table.asked == "WoundComes"
    table.check()
    table.choose(PlayCard, card=scratch)
    while not table.told(DieRolled):
        table.take_last()
    assert table.state.heroes[joseph].wounds == 0
    assert [event.card for event in table.told(CardCancelled)] == [card]


def test_strength_of_spirit_cancels_a_card_that_remains_in_play() -> None:
    table = Table()
    joseph = table.hero("joseph", table.at(5, 5))
    card = table.card("haunted")
    lay(table.state, "haunted", "lnoe.general.zombie-card-types", card=card, side=ZOMBIES, building=0)
    table.roll_movement(joseph, 2, 3)
    use(table, joseph, "strength_of_spirit", pick=card)
    assert table.state.lasting == []
    assert card in table.state.zombie_deck.discards
    assert [event.left for event in table.told(HeroWounded)] == [2]
    assert not table.offers(UseAbility)


@rule("lnoe.general.lost-turn")
def test_first_aid_heals_at_the_end_of_the_hero_turn_also_for_a_lost_turn() -> None:
    """lnoe.ex.becky-lost-turn-base"""
    table = Table()
    becky = table.hero("becky", table.at(5, 5), wounds=1)
    sam, jake = table.hero("sam", table.at(5, 5), wounds=2), table.hero("jake", table.at(5, 5), wounds=1)
    table.hero("jenny", table.at(5, 6), wounds=1)
    table.state.heroes[becky].loses_turn = True
    table.run(EndHeroTurn())
    assert {vars_of(option)["hero"] for option in table.offers(PickHero)} == {sam, jake}
    table.choose(PickHero, hero=sam)
    assert [(event.hero, event.to) for event in table.told(FirstAidGiven)] == [(becky, sam)]
    assert [one.wounds for one in table.state.heroes] == [1, 1, 1, 1]
    assert table.asked == ""


def test_first_aid_needs_another_wounded_hero_in_her_space() -> None:
    table = Table()
    table.hero("becky", table.at(5, 5), wounds=1)
    table.hero("sam", table.at(5, 5))
    table.run(EndHeroTurn())
    assert table.asked == ""
    assert not table.told(HeroHealed)


def test_steady_hands_heal_her_too_when_she_uses_a_first_aid_card() -> None:
    table = Table()
    becky, sam = table.hero("becky", table.at(5, 5), wounds=2), table.hero("sam", table.at(5, 5), wounds=3)
    kit = table.item(becky, "first_aid_kit")
    table.roll_movement(becky, 2)
    table.choose(UseItem, card=kit, hero=sam)
    assert (table.state.heroes[sam].wounds, table.state.heroes[becky].wounds) == (0, 1)
    other = table.item(sam, "first_aid_kit")
    table.state.heroes[sam].wounds = 1
    table.roll_movement(sam, 2)
    table.choose(UseItem, card=other, hero=sam)
    assert table.state.heroes[becky].wounds == 1


@pytest.mark.parametrize(("face", "cancelled"), [(4, True), (3, False)])
def test_brawling_cancels_a_fight_card_on_4(face: int, cancelled: bool) -> None:
    table = Table()
    sam = table.hero("sam", table.at(5, 5))
    card = table.hold("uuurrgh")
    table.roll(5, 4, 1, face, 6, 6)
    table.fight(sam, table.zombie(table.at(5, 5)))
    while table.asked != "FightOpen":
        table.take_last()
    table.choose(PlayCard, card=card)
    assert bool(table.told(CardCancelled)) == cancelled
    table.pass_windows()
    assert table.state.heroes[sam].wounds == (not cancelled)


@pytest.mark.parametrize(("face", "avoided"), [(4, True), (3, False)])
def test_hide_avoids_a_fight_on_4_once(face: int, avoided: bool) -> None:
    table = Table()
    amanda = table.hero("amanda", table.at(5, 5))
    table.roll(face, 1, 2, 6)
    table.fight(amanda, table.zombie(table.at(5, 5)))
    assert table.asked == "PreFight"
    use(table, amanda, "hide")
    assert not table.offers(UseAbility)
    table.pass_windows()
    assert bool(table.told(FightEnded)) == avoided
    assert table.state.heroes[amanda].wounds == (not avoided)


def test_beauty_gives_male_heroes_in_her_space_a_die() -> None:
    table = Table()
    table.hero("amanda", table.at(5, 5))
    sam, becky = table.hero("sam", table.at(5, 5)), table.hero("becky", table.at(5, 5))
    far = table.hero("jake", table.at(9, 9))
    table.roll(6, 5, 4, 1, 6, 5, 1, 6, 5, 1)
    for hero in (sam, becky):
        table.fight(hero, table.zombie(table.at(5, 5)))
    table.fight(far, table.zombie(table.at(9, 9)))
    assert [len(event.hero_dice) for event in table.told(FightRolled)] == [3, 2, 2]
    assert [(event.trait, event.hero, event.count) for event in table.told(BonusDice)] == [
        ("ability/beauty", sam, "+1")
    ]


@pytest.mark.parametrize(("face", "killed"), [(5, True), (4, False)])
def test_clean_up_kills_a_beaten_zombie_on_5_once(face: int, killed: bool) -> None:
    table = Table()
    kenny = table.hero("kenny", table.at(5, 5))
    table.roll(5, 4, 1, face)
    table.fight(kenny, table.zombie(table.at(5, 5)))
    assert table.asked == "FightResult"
    use(table, kenny, "clean_up_on_aisle_7")
    assert not table.offers(UseAbility)
    table.pass_windows()
    assert bool(table.told(ZombieKilled)) == killed


def test_clean_up_is_for_won_fights_without_a_double() -> None:
    for faces in ((5, 5, 1), (2, 1, 6)):
        table = Table()
        kenny = table.hero("kenny", table.at(5, 5))
        table.roll(*faces)
        table.fight(kenny, table.zombie(table.at(5, 5)))
        assert table.asked == ""


@rule("lnoe.general.hit-and-kill")
def test_intuition_tries_to_prevent_each_wound_on_5() -> None:
    table = Table()
    winters = table.hero("winters", table.at(5, 5))
    table.roll(5, 4, 6)
    kill(table.state, winters, "explosion", -1)
    advance(table.state)
    assert len(table.told(WoundPrevented)) == 2
    assert table.state.heroes[winters].wounds == 1
    assert [event.needed for event in table.told(DieRolled)] == [5, 5, 5]


def test_intuition_is_hers_alone() -> None:
    table = Table()
    table.hero("winters", table.at(5, 5))
    other = table.hero("sam", table.at(5, 5))
    deal_wounds(table.state, other, 1, "card", -1)
    advance(table.state)
    assert table.state.heroes[other].wounds == 1
    assert not table.told(DieRolled)
