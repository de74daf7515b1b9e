"""Rules that meet: items and cards of Heroes, answers to answers, buildings and walls."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.actions.marker_search import UseSearchMarker
from veglia.games.last_night_on_earth.rules.carrying import ItemGiven
from veglia.games.last_night_on_earth.rules.events import (
    CardCancelled,
    CardPlayed,
)
from veglia.games.last_night_on_earth.rules.exchanging import DoneExchanging, Exchange, GiveItem
from veglia.games.last_night_on_earth.rules.exploring import FREE
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.markers import SEARCH, lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES, Barricade
from veglia.games.last_night_on_earth.rules.plays import PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.games.last_night_on_earth.rules.town import SOUTH
from veglia.games.last_night_on_earth.rules.turn import CloseZombieTurn
from veglia.games.last_night_on_earth.rules.zombie_turn import (
    DrawCards,
    ZombiesDrew,
)
from veglia.kernel.window import Pass

# A scenario in which four Heroes have to die.
FOUR = "burn_em_out"


def take_over(table: Table, building: int) -> None:
    lasting.lay(table.state, "marker/taken_over_marker", "lnoe.taken.setup", side=ZOMBIES, building=building)


# Items


@rule("lnoe.combine.choose", "lnoe.exchange.same-space")
def test_a_combination_changes_hands_as_one_item_and_is_never_taken_apart() -> None:
    """lnoe.gap.combined-exchange."""
    table = Table(scenario=FOUR)
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("sally", table.at(5, 5))
    first = table.item(hero, "revolver", "torch")
    item = table.state.heroes[hero].items[0]
    table.run(Exchange(hero, ()))
    assert len(table.offers(GiveItem)) == 1
    table.choose(GiveItem, hero=hero, card=first, to=other)
    assert table.state.heroes[other].items == [item]
    assert table.state.heroes[hero].items == []
    assert len(table.told(ItemGiven)) == 1
    # It may be given back to him who had it, as one item again.
    table.choose(GiveItem, hero=other, card=first, to=hero)
    assert table.state.heroes[hero].items == [item]
    assert not table.offers(DoneExchanging)


@rule("lnoe.weapon.one-hero-a-turn")
def test_a_weapon_used_in_the_zombie_turn_serves_another_hero_in_the_hero_turn() -> None:
    table = Table(scenario=FOUR)
    hero, other = table.hero("sam", table.at(5, 5)), table.hero("sally", table.at(5, 5))
    bat = table.item(hero, "baseball_bat")
    zombie = table.zombie(table.at(5, 5))
    table.roll(6, 1, 2, 3, 6)
    table.fight(hero, zombie)
    while not table.offers(UseItem, card=bat):
        table.choose(Pass)
    # Before the dice: its break check, which it survives, then three dice against one.
    table.choose(UseItem, card=bat)
    table.pass_windows()
    assert table.state.weapon_users == {bat: hero}
    table.run(CloseZombieTurn())
    table.state.heroes[other].items.append(table.state.heroes[hero].items.pop())
    table.fight(other, zombie)
    while table.asked and not table.offers(UseItem, card=bat):
        table.choose(Pass)
    assert table.offers(UseItem, card=bat)


@rule("lnoe.barr.hero-cross-reinforced", "lnoe.hmove.walls")
def test_through_a_window_a_hero_pays_for_reinforcements_as_at_a_door() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("jenny", table.at(1, 5))
    card = table.event(hero, "escape_window")
    wall = table.wall("general_store", table.at(1, 5), SOUTH)
    table.state.barricades.append(Barricade(wall, 2))
    table.roll_movement(hero, 3)
    assert not table.offers(HeroStep, space=table.at(2, 5))
    table.choose(PlayCard, card=card)
    table.pass_windows()
    table.choose(HeroStep, space=table.at(2, 5))
    assert table.state.heroes[hero].space == table.at(2, 5)
    assert [one.reinforcements for one in table.state.barricades] == [0]
    # All three are used up.
    assert not table.offers(HeroStep)


# Cards that answer cards


@rule("lnoe.cards.cancel", "lnoe.fight.zombie-one-card")
def test_of_three_cards_the_last_acts_first_and_only_fight_cards_are_counted() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("jenny", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    jeb = table.event(hero, "jeb")
    uuurrgh, braaains = table.hold("uuurrgh"), table.hold("braaains")
    dead = table.hold("line_is_dead")
    table.roll(6, 2, 5, 3, 4, 6)
    table.fight(hero, zombie)
    while table.asked_seat != table.zombie_seat or not table.offers(PlayCard, card=uuurrgh):
        table.choose(Pass)
    table.choose(PlayCard, card=uuurrgh)
    table.choose(PlayCard, card=jeb, mode=0)
    # The answer to the answer is no Fight card: it is allowed beside the one of the fight.
    table.choose(PlayCard, card=dead)
    assert [event.card for event in table.told(CardCancelled)] == [jeb]
    assert table.state.fight is not None
    assert table.state.fight.zombie_card
    assert not table.offers(PlayCard, card=braaains)


@rule("lnoe.taken.effect")
def test_a_hero_inside_when_his_building_is_taken_over_may_stay_and_leave_but_not_search() -> None:
    """lnoe.gap.taken-over-occupied."""
    table = Table(scenario=FOUR)
    hero = table.hero("jenny", table.at(1, 4))
    outside = table.hero("sally", table.at(2, 4))
    take_over(table, table.building("general_store"))
    table.roll_movement(hero, 3)
    assert not table.offers(SearchDeck)
    # He may go about inside, and out of the door; but not back in.
    table.choose(HeroStep, space=table.at(1, 5))
    table.choose(HeroStep, space=table.at(1, 4))
    table.choose(HeroStep, space=table.at(2, 4))
    table.roll_movement(outside, 6)
    assert not table.offers(HeroStep, space=table.at(1, 4))


@rule("lnoe.freesearch.manor", "lnoe.manor.no-search")
@pytest.mark.parametrize("is_manor_deck", [True, False])
def test_a_free_search_in_the_manor_house_takes_its_own_deck_if_there_is_one(is_manor_deck: bool) -> None:
    """lnoe.gap.free-search-manor."""
    table = Table("MANOR/ABCD", scenario=FOUR)
    side = table.state.town.manor_sides[0]
    hero = table.hero("jenny", side[0])
    lay(table.state, SEARCH, table.state.town.manor, side[0], FREE, True)
    torch, keys = table.card("torch"), table.on_top("keys")
    if is_manor_deck:
        table.state.manor_deck = [torch]
    table.roll_movement(hero, 1)
    assert bool(table.offers(SearchDeck)) == is_manor_deck
    table.choose(StayHere)
    table.choose(UseSearchMarker)
    table.choose(SearchDeck)
    assert table.state.heroes[hero].items == [(torch if is_manor_deck else keys,)]


@rule("lnoe.ranged.range", "lnoe.ranged.kill")
@pytest.mark.parametrize("face", [1, 6])
def test_a_zombie_beside_another_hero_is_shot_at_without_risk_for_him(face: int) -> None:
    """lnoe.gap.ranged-targets."""
    table = Table(scenario=FOUR)
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("sally", table.at(5, 7))
    gun = table.item(hero, "revolver")
    zombie = table.zombie(table.at(5, 7))
    table.roll(face)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=gun, zombie=zombie)
    table.pass_windows()
    assert (table.state.zombie(zombie) is None) == (face == 6)
    assert table.state.heroes[other].wounds == 0


@rule("lnoe.zturn.play-immediately")
def test_an_immediate_card_drawn_by_oh_the_horror_is_resolved_after_it() -> None:
    """lnoe.gap.immediate-cards."""
    table = Table(scenario=FOUR)
    horror = table.card("oh_the_horror")
    rain, plain, other = table.card("heavy_rain"), table.card("braaains"), table.card("uuurrgh")
    # The last of a pile is drawn first: four cards, of which the first draws three more.
    rest = [table.card("undead_hate"), table.card("shamble"), table.card("trip")]
    table.leave(table.state.zombie_deck, [rest[0], rain, rest[1], rest[2], plain, other, horror])
    table.run(DrawCards())
    assert [event.count for event in table.told(ZombiesDrew)] == [4, 3]
    assert [event.card for event in table.told(CardPlayed)] == [horror, rain]
    assert sorted(table.state.hands[table.zombie_seat]) == sorted([rest[1], rest[2], plain, other, rest[0]])
    table.check()


@rule("lnoe.barr.whole-wall", "lnoe.barr.fully")
@pytest.mark.parametrize("laid", ["TOWN/ABCD", "TOWN/EFGH", "MANOR/HDFB"])
def test_a_wall_is_a_straight_run_and_what_lies_on_the_edge_of_the_board_is_a_wall_by_itself(
    laid: str,
) -> None:
    """lnoe.gap.barricade-corners-cells."""
    board = Table(laid, scenario=FOUR).state.town
    for wall in board.walls:
        ways = {edge % 4 % 2 for edge in wall.edges}
        assert len(ways) == 1
        on_edge = [board.beside[edge // 4][edge % 4] < 0 for edge in wall.edges]
        assert on_edge == [wall.is_map_edge] * len(wall.edges)
    # A building with a part of a side on the edge has two walls there, not one.
    for building, one in enumerate(board.buildings):
        edges = [edge for wall in one.walls for edge in board.walls[wall].edges]
        assert len(edges) == len(set(edges)), building
