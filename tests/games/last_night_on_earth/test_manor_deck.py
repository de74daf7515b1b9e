"""Special rules that set Hero cards aside before the game: the Manor Deck, Well Stocked Buildings."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.drawing import PlayDrawn
from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.piles import discard
from veglia.games.last_night_on_earth.rules.plan import cost, rules_in_force
from veglia.games.last_night_on_earth.rules.plays import PlayCard
from veglia.games.last_night_on_earth.rules.searching import SearchDeck, SearchTactic, SearchUnique
from veglia.games.last_night_on_earth.rules.special_rules.manor_deck import SPECIAL_RULE, ManorDeckLaid
from veglia.games.last_night_on_earth.rules.special_rules.well_stocked_buildings import (
    SPECIAL_RULE as WELL_STOCKED,
)
from veglia.kernel.errors import BadSetup

RULES = {"manor_deck": 1, "survival_decks": 1}


@rule("lnoe.manordeck.setup")
def test_the_top_ten_cards_become_the_manor_deck_in_their_order() -> None:
    table = Table(MANOR, rules=RULES)
    pile = table.state.hero_deck.pile[:]
    SPECIAL_RULE.set_up(table.state, 1)
    assert table.state.manor_deck == pile[-10:]
    assert table.state.hero_deck.pile == pile[:-10]
    assert [event.count for event in table.told(ManorDeckLaid)] == [10]
    table.check()


@rule("lnoe.manordeck.setup", "lnoe.manordeck.cost")
def test_the_manor_deck_costs_2_and_needs_the_manor_house() -> None:
    assert (library().special_rules["manor_deck"].side, cost("manor_deck", 1)) == ("heroes", 2)
    options = {"hero_rules": "manor_deck", "zombie_rules": "lights_out:2"}
    assert rules_in_force("defend_manor", options)["manor_deck"] == 1
    with pytest.raises(BadSetup, match="needs the Manor House"):
        rules_in_force("die_zombies_die", options)


@rule("lnoe.manordeck.search", "lnoe.manordeck.discard")
def test_a_search_in_the_manor_takes_its_top_card_which_is_discarded_as_a_hero_card() -> None:
    table = Table(MANOR, rules=RULES)
    below, top = table.card("torch"), table.card("revolver")
    table.state.manor_deck = [below, top]
    hero = table.hero("sally", table.inside("manor_house")[0])
    table.roll_movement(hero, 4)
    assert not table.offers(SearchUnique)
    table.choose(SearchDeck)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(top,)]
    assert table.state.manor_deck == [below]
    table.state.heroes[hero].items.clear()
    discard(table.state, top)
    assert table.state.hero_deck.discards == [top]
    assert table.state.manor_deck == [below]


@rule("lnoe.manordeck.survival", "lnoe.manordeck.survival-choice")
@pytest.mark.parametrize(("face", "cards", "offered"), [(5, 1, True), (4, 1, False), (5, 0, False)])
def test_with_5_a_hero_in_the_manor_chooses_a_survival_deck_while_a_card_is_left(
    face: int, cards: int, offered: bool
) -> None:
    table = Table(MANOR, rules=RULES)
    if cards:
        table.state.manor_deck = [table.card("torch")]
    hero = table.hero("sally", table.inside("manor_house")[0])
    table.roll_movement(hero, face)
    assert bool(table.offers(SearchUnique)) == bool(table.offers(SearchTactic)) == offered
    assert bool(table.offers(SearchDeck)) == bool(cards)


@rule("lnoe.manordeck.no-look")
def test_just_what_i_needed_does_not_look_through_the_manor_deck() -> None:
    table = Table(MANOR, scenario="escape_truck", rules=RULES)
    hero = table.hero("sally", table.inside("manor_house")[0])
    keys = [card for card in table.state.hero_deck.pile if table.state.kind(card).id == "keys"]
    for card in keys:
        table.state.hero_deck.pile.remove(card)
    table.state.manor_deck = keys[:]
    table.state.hero_deck.discards.append(table.card("torch"))
    card = table.event(hero, "just_what_i_needed")
    table.run(PlayDrawn(hero, card))
    picks = [option.pick for option in table.offers(PlayCard) if isinstance(option, PlayCard)]
    titles = {table.state.kind(pick).id for pick in picks}
    assert titles == {"torch", "gasoline"}
    table.choose(PlayCard, pick=next(pick for pick in picks if table.state.kind(pick).id == "gasoline"))
    table.pass_windows()
    assert table.state.manor_deck == keys
    assert [table.state.kind(item[0]).id for item in table.state.heroes[hero].items] == ["gasoline"]


@rule("lnoe.list.well-stocked")
def test_well_stocked_buildings_put_a_card_for_each_ordinary_pick_up_on_the_discards() -> None:
    """lnoe.gap.named-only-rules."""
    table = Table(rules={"well_stocked_buildings": 1})
    state = table.state
    ordinary = [
        pick_up
        for building in state.town.buildings
        if (pick_up := state.content.zones[building.zone].pick_up) is not None and pick_up.cards == "discard"
    ]
    before = len(state.hero_deck.pile)
    assert ordinary
    WELL_STOCKED.set_up(state, 1)
    discards = state.hero_deck.discards
    assert len(discards) == len(ordinary)
    assert all(pick_up.fits(state.kind(card)) for pick_up, card in zip(ordinary, discards, strict=True))
    assert len(state.hero_deck.pile) == before - len(ordinary)
    assert (library().special_rules["well_stocked_buildings"].side, cost("well_stocked_buildings", 1)) == (
        "heroes",
        1,
    )
    table.check()
