"""Survival Tactics that build, open, move, heal and fetch."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.actions.build import BuildBarricade
from veglia.games.last_night_on_earth.rules.barricades import (
    BarricadeBuilt,
    BarricadeReinforced,
    CrossingRolled,
    on_wall,
    reinforcements_of,
)
from veglia.games.last_night_on_earth.rules.events import HeroDrew, HeroHealed, ZombieMoved
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import BeginHeroTurn, EndHeroTurn
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.library import content
from veglia.games.last_night_on_earth.rules.models import ZOMBIES, Barricade
from veglia.games.last_night_on_earth.rules.plays import (
    Decline,
    PickCard,
    PickSpace,
    PickWall,
    PickZombie,
    PlayCard,
)
from veglia.games.last_night_on_earth.rules.searching import SearchDeck, SearchUnique
from veglia.games.last_night_on_earth.rules.sewers import SewerOpened
from veglia.games.last_night_on_earth.rules.stale import DiscardStale
from veglia.games.last_night_on_earth.rules.town import NORTH, SOUTH
from veglia.games.last_night_on_earth.rules.zombie_moving import WalkZombie, ZombieStep

COPIES = {
    "duct_tape": 2,
    "barricade_windows": 2,
    "into_sewers": 2,
    "aim_head": 2,
    "back_to_back": 2,
    "board_it_up": 2,
    "adrenaline": 2,
    "diversion": 1,
    "hold_line": 1,
    "second_wind": 1,
    "scavenge": 1,
    "last_stand": 1,
    "rally": 1,
}


@rule("lnoe.sotf.survival-tactics")
def test_twenty_survival_tactics_are_held_in_hand_like_events() -> None:
    book = content()
    kinds = [book.kind(card) for card in book.decks["tactic"]]
    assert len(kinds) == 20
    assert {id: sum(kind.id == id for kind in kinds) for id in COPIES} == COPIES
    assert not any(kind.is_item for kind in kinds)


@rule("lnoe.barr.card-without-rule", "lnoe.faq.barricade-windows")
def test_barricade_the_windows_works_without_the_rule_but_nobody_may_add_to_it() -> None:
    """lnoe.ex.faq-barricade-windows."""
    table = Table()
    hero = table.hero("sally", table.at(1, 4))
    zombie = table.zombie(table.at(2, 4))
    card = table.event(hero, "barricade_windows")
    south = table.wall("general_store", table.at(1, 4), SOUTH)
    north = table.wall("general_store", table.at(0, 4), NORTH)
    table.roll_movement(hero, 6)
    table.choose(PlayCard, card=card, building=table.building("general_store"))
    table.pass_windows()
    for wall in (south, south, north):
        table.choose(PickWall, wall=wall)
    assert reinforcements_of(table.state, south) == 1
    assert on_wall(table.state, north) is not None
    assert (len(table.told(BarricadeBuilt)), len(table.told(BarricadeReinforced))) == (2, 1)
    assert table.asked == "ChooseMove"
    assert not table.offers(BuildBarricade)
    assert table.state.tactic_deck.discards == [card]
    table.state.agenda.clear()
    table.state.asking = None
    table.roll(3)
    table.run(WalkZombie(zombie, 1, False))
    if table.asked:
        table.choose(ZombieStep, space=table.at(1, 4))
    assert [event.needed for event in table.told(CrossingRolled)] == [4]
    assert table.state.zombies[0].space == table.at(2, 4)


def test_barricade_the_windows_needs_a_hero_inside() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    card = table.event(hero, "barricade_windows")
    table.roll_movement(hero, 6)
    assert not table.offers(PlayCard, card=card)


@rule("lnoe.barr.reinforce")
def test_board_it_up_reinforces_up_to_three_times_what_heroes_touch() -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("sally", table.at(1, 4))
    card = table.event(hero, "board_it_up")
    south = table.wall("general_store", table.at(1, 4), SOUTH)
    far = table.wall("bank", table.at(4, 10), NORTH)
    table.roll_movement(hero, 1)
    assert not table.offers(PlayCard, card=card)
    table.state.barricades += [Barricade(south, 1), Barricade(far, 0)]
    table.roll_movement(hero, 1)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    # The only wall that can get the first one is not asked for.
    assert not table.offers(PickWall, wall=far)
    table.choose(PickWall, wall=south)
    assert reinforcements_of(table.state, south) == 3
    assert reinforcements_of(table.state, far) == 0
    assert table.asked == "ChooseMove"


@rule("lnoe.barr.card-without-rule")
@pytest.mark.parametrize("has_rule", [True, False])
def test_board_it_up_adds_nothing_to_barricades_that_a_card_has_placed_without_the_rule(
    has_rule: bool,
) -> None:
    table = Table(rules={"barricades": int(has_rule)})
    hero = table.hero("sally", table.at(1, 4))
    card = table.event(hero, "board_it_up")
    south = table.wall("general_store", table.at(1, 4), SOUTH)
    table.state.barricades.append(Barricade(south, 1))
    table.roll_movement(hero, 1)
    assert bool(table.offers(PlayCard, card=card)) == has_rule
    # It can never be played in this game, so that she may get rid of it.
    assert bool(table.offers(DiscardStale, card=card)) != has_rule


def test_board_it_up_may_stop_early() -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("sally", table.at(1, 4))
    card = table.event(hero, "board_it_up")
    south = table.wall("general_store", table.at(1, 4), SOUTH)
    table.state.barricades.append(Barricade(south, 0))
    table.roll_movement(hero, 1)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    table.choose(Decline)
    assert reinforcements_of(table.state, south) == 1


@rule("lnoe.sewer.how-opened", "lnoe.sewer.parts", "lnoe.sewer.sets")
def test_into_the_sewers_opens_a_set_near_a_hero_until_both_are_out() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    cards = [table.event(hero, "into_sewers"), table.event(hero, "into_sewers")]
    table.roll_movement(hero, 1)
    for turn, (one, other) in enumerate([((5, 7), (5, 4)), ((6, 5), (9, 5))]):
        table.choose(PlayCard, card=cards[turn])
        table.pass_windows()
        assert not table.offers(PickSpace, space=table.at(5, 8))
        assert not table.offers(PickSpace, space=table.at(1, 4))
        table.choose(PickSpace, space=table.at(*one))
        assert not table.offers(PickSpace, space=table.at(one[0], one[1] - 2))
        table.choose(PickSpace, space=table.at(*other))
    assert table.state.sewers == [
        (table.at(5, 7), table.at(5, 4)),
        (table.at(6, 5), table.at(9, 5)),
    ]
    assert [event.letter for event in table.told(SewerOpened)] == [0, 1]
    table.state.tactic_deck.discards.remove(cards[0])
    table.state.heroes[hero].events.append(cards[0])
    table.roll_movement(hero, 1)
    assert not table.offers(PlayCard, card=cards[0])


@rule("lnoe.search.instead-of-move")
@pytest.mark.parametrize("searches_first", [True, False])
def test_adrenaline_lets_a_hero_move_and_search_in_either_order(searches_first: bool) -> None:
    table = Table()
    hero = table.hero("sally", table.at(1, 4))
    card = table.event(hero, "adrenaline")
    table.on_top("revolver")
    table.roll_movement(hero, 2)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    if searches_first:
        table.choose(SearchDeck)
        table.pass_windows()
        assert table.asked == "MoveOn"
        table.choose(HeroStep, space=table.at(0, 4))
        table.choose(StayHere)
    else:
        table.choose(HeroStep, space=table.at(0, 4))
        table.choose(StayHere)
        assert table.asked == "FreeSearch"
        table.choose(SearchDeck)
        table.pass_windows()
    assert table.state.heroes[hero].space == table.at(0, 4)
    assert len(table.told(HeroDrew)) == 1
    assert not table.offers(SearchDeck)
    assert not table.offers(HeroStep)
    assert not table.state.lasting


def test_adrenaline_may_be_played_after_the_search_and_counts_the_whole_result() -> None:
    table = Table(rules={"survival_decks": 1})
    hero = table.hero("sally", table.inside("church")[0])
    card = table.event(hero, "adrenaline")
    table.on_top("tool_belt")
    table.roll_movement(hero, 5)
    table.choose(SearchUnique)
    while table.asked != "HeroActs":
        table.take_last()
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert table.asked == "MoveOn"
    assert table.offers(HeroStep)
    table.choose(StayHere)
    assert table.asked == ""


def test_adrenaline_gives_no_move_to_a_hero_who_has_built() -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("sally", table.at(1, 4))
    card = table.event(hero, "adrenaline")
    table.roll_movement(hero, 5)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    table.choose(BuildBarricade, wall=table.wall("general_store", table.at(1, 4), SOUTH))
    table.pass_windows()
    assert table.asked != "MoveOn"
    assert not table.offers(HeroStep)
    assert not table.offers(SearchDeck)


@rule("lnoe.barr.forced-move")
def test_diversion_moves_up_to_four_zombies_that_are_with_no_hero() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    card = table.event(hero, "diversion")
    here = table.zombie(table.at(5, 5))
    spaces = [table.at(row, 8) for row in (1, 2, 3, 4, 5)]
    zombies = [table.zombie(space) for space in spaces]
    table.roll_movement(hero, 1)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert not table.offers(PickZombie, zombie=here)
    for place in range(4):
        table.choose(PickZombie, zombie=zombies[place])
        table.choose(PickSpace, space=table.at(place + 1, 9))
    assert [event.zombie for event in table.told(ZombieMoved)] == zombies[:4]
    assert {event.rule for event in table.told(ZombieMoved)} == {"lnoe.barr.forced-move"}
    assert table.asked == "ChooseMove"
    assert table.state.zombies[-1].space == spaces[4]


def test_diversion_may_stop_after_the_first_zombie() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    card = table.event(hero, "diversion")
    first = table.zombie(table.at(5, 8))
    table.zombie(table.at(6, 8))
    table.roll_movement(hero, 1)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    table.choose(PickZombie, zombie=first)
    table.choose(PickSpace, space=table.at(5, 9))
    table.choose(Decline)
    assert len(table.told(ZombieMoved)) == 1


@rule("lnoe.barr.zombie-roll", "lnoe.barr.zombie-fail")
def test_hold_the_line_lets_zombies_need_5_until_the_next_hero_turn() -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("sally", table.at(1, 4))
    card = table.event(hero, "hold_line")
    zombie = table.zombie(table.at(2, 4))
    table.state.barricades.append(Barricade(table.wall("general_store", table.at(1, 4), SOUTH), 0))
    table.run(EndHeroTurn())
    table.choose(PlayCard, card=card)
    table.pass_windows()
    table.roll(4, 1)
    table.run(WalkZombie(zombie, 1, False))
    assert [(event.face, event.needed) for event in table.told(CrossingRolled)] == [(4, 5)]
    assert table.state.zombies[0].space == table.at(2, 4)
    table.run(BeginHeroTurn())
    assert not table.state.lasting


@rule("lnoe.general.hero-wounds")
def test_second_wind_heals_a_wound_of_every_hero_outside_fights() -> None:
    table = Table()
    heroes = [
        table.hero(id, table.at(5, 5), wounds=count)
        for id, count in (("sally", 1), ("jake", 2), ("billy", 0))
    ]
    card = table.event(heroes[0], "second_wind")
    zombie = table.zombie(table.at(5, 5))
    table.roll(6, 5, 1)
    table.fight(heroes[0], zombie)
    while table.asked:
        assert not table.offers(PlayCard, card=card)
        table.take_last()
    table.roll_movement(heroes[0], 1)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert [table.state.heroes[hero].wounds for hero in heroes] == [0, 1, 0]
    assert len(table.told(HeroHealed)) == 2


@rule("lnoe.cards.discards-open")
def test_scavenge_takes_a_card_of_choice_from_the_hero_discards() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    other = table.hero("jake", table.at(1, 1))
    card = table.event(hero, "scavenge")
    table.roll_movement(hero, 1)
    assert not table.offers(PlayCard, card=card)
    wanted, left = table.card("revolver"), table.card("torch")
    table.state.hero_deck.discards += [wanted, left]
    table.state.unique_deck.discards.append(table.card("katana"))
    table.roll_movement(hero, 1)
    table.choose(PlayCard, card=card, hero=other)
    table.pass_windows()
    assert len(table.offers(PickCard)) == 2
    table.choose(PickCard, card=wanted)
    assert table.state.heroes[other].items == [(wanted,)]
    assert table.state.hero_deck.discards == [left]
    table.check()


@rule("lnoe.general.zombie-card-types")
@pytest.mark.parametrize("is_marker", [True, False])
def test_rally_cancels_a_card_that_remains_in_play_or_a_marker(is_marker: bool) -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    card = table.event(hero, "rally")
    zombie_card = -1 if is_marker else table.card("haunted")
    building = table.building("bank") if is_marker else -1
    trait = "marker/lights_out_marker" if is_marker else "haunted"
    lay(table.state, trait, "lnoe.lights.setup", zombie_card, ZOMBIES, hero=hero, building=building)
    table.hero_turn()
    while not table.offers(PlayCard, card=card):
        table.take_last()
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert not table.state.lasting
    assert (zombie_card in table.state.zombie_deck.discards) != is_marker
