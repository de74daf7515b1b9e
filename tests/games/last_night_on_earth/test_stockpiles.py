"""Stockpile cards: laid on a random building, used as a Pick-Up, run out."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards
from veglia.games.last_night_on_earth.rules.events import DieRolled
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.pick_ups import PickUpCard
from veglia.games.last_night_on_earth.rules.plays import PickBuilding


def draw(table: Table, hero: int, id: str) -> int:
    """Let a Hero draw a card that is played at once."""
    card = table.on_top(id)
    table.run(DrawHeroCards(hero, 1, "lnoe.search.draw"))
    table.pass_windows()
    return card


def laid_on(table: Table, id: str) -> list[int]:
    return [one.building for one in table.state.lasting if one.trait == id]


@rule("lnoe.stock.place")
@pytest.mark.parametrize("id", ["weapon_stockpile", "ammo_stockpile", "medical_stockpile"])
def test_a_stockpile_is_laid_on_a_random_building_as_soon_as_it_is_drawn(id: str) -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    # South-west, third and fourth number: the Diner.
    table.roll(4, 3)
    card = draw(table, hero, id)
    assert laid_on(table, id) == [table.building("diner")]
    assert [one.card for one in table.state.lasting] == [card]
    assert card not in table.state.hero_deck.discards
    assert card not in table.state.heroes[hero].events
    table.check()


@rule("lnoe.stock.place")
def test_a_taken_over_building_and_the_manor_house_get_no_stockpile() -> None:
    table = Table(laid=MANOR)
    hero = table.hero("jenny", table.at(5, 5))
    lay(table.state, "marker/taken_over_marker", "lnoe.taken.setup", building=table.building("diner"))
    # The Diner is rolled again; then the Heroes choose.
    table.roll(4, 3, 1)
    draw(table, hero, "weapon_stockpile")
    assert table.asked == "ChooseBuilding"
    assert not table.offers(PickBuilding, building=table.building("diner"))
    assert not table.offers(PickBuilding, building=table.state.town.manor)
    table.choose(PickBuilding, building=table.building("bank"))
    assert laid_on(table, "weapon_stockpile") == [table.building("bank")]


@rule("lnoe.stock.use")
@pytest.mark.parametrize(
    ("id", "fits", "does_not"),
    [
        ("weapon_stockpile", "chainsaw", "revolver"),
        ("ammo_stockpile", "revolver", "chainsaw"),
        ("medical_stockpile", "first_aid_kit", "chainsaw"),
    ],
)
def test_a_hero_who_searches_in_the_building_may_take_what_the_stockpile_holds(
    id: str, fits: str, does_not: str
) -> None:
    table = Table()
    # The Bank has no Pick-Up of its own.
    hero = table.hero("jenny", table.inside("bank")[0])
    stockpile = table.card(id)
    lay(table.state, id, "lnoe.stock.place", card=stockpile, building=table.building("bank"))
    wanted, other = table.card(fits), table.card(does_not)
    table.state.hero_deck.discards += [wanted, other]
    table.roll_movement(hero, 1, 3)
    assert not table.offers(PickUpCard, card=other)
    table.choose(PickUpCard, card=wanted)
    table.pass_windows()
    assert wanted in [card for item in table.state.heroes[hero].items for card in item]
    assert wanted not in table.state.hero_deck.discards
    # It was a Search: it took the place of moving.
    assert table.asked == ""
    # Elsewhere it does not help.
    table.state.heroes[hero].space = table.inside("police_station")[0]
    table.state.hero_deck.discards.append(table.card(fits if id != "weapon_stockpile" else "pitchfork"))
    table.roll_movement(hero, 1)
    assert not table.offers(PickUpCard)
    table.check()


@rule("lnoe.stock.depletion")
@pytest.mark.parametrize(("face", "stays"), [(1, False), (2, False), (3, True), (6, True)])
def test_after_each_use_a_stockpile_runs_out_on_one_or_two(face: int, stays: bool) -> None:
    """lnoe.gap.sotf-new-cards."""
    table = Table()
    hero = table.hero("jenny", table.inside("bank")[0])
    stockpile = table.card("weapon_stockpile")
    lay(table.state, "weapon_stockpile", "lnoe.stock.place", card=stockpile, building=table.building("bank"))
    lay(table.state, "ammo_stockpile", "lnoe.stock.place", building=table.building("church"))
    table.state.hero_deck.discards.append(table.card("chainsaw"))
    table.roll_movement(hero, 1, face)
    table.choose(PickUpCard)
    table.pass_windows()
    assert bool(laid_on(table, "weapon_stockpile")) == stays
    assert (stockpile in table.state.hero_deck.discards) != stays
    assert laid_on(table, "ammo_stockpile") == [table.building("church")]
    rolled = [event for event in table.told(DieRolled) if event.rule == "lnoe.stock.depletion"]
    assert [event.face for event in rolled] == [face]
    table.check()
