"""Cards with which Heroes start: Hero Starting Cards, the Hero Card Pool, and what is not among them."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.entering import EnterCentre, Equip, NewHero
from veglia.games.last_night_on_earth.rules.events import HeroDrew
from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.plan import cost, rules_in_force
from veglia.games.last_night_on_earth.rules.plays import PickCard, PickHero, PickSpace
from veglia.games.last_night_on_earth.rules.searching import SearchDeck, SearchTactic, SearchUnique
from veglia.games.last_night_on_earth.rules.setup_cards import CardPutBack, StartingCards
from veglia.games.last_night_on_earth.rules.special_rules.hero_card_pool import SPECIAL_RULE
from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadSetup
from veglia.kernel.machine import advance


@rule("lnoe.startcards.one", "lnoe.startcards.two", "lnoe.startcards.not-search")
@pytest.mark.parametrize(("count", "rule_id"), [(1, "lnoe.startcards.one"), (2, "lnoe.startcards.two")])
def test_each_hero_gets_starting_cards_beside_the_one_for_his_place(count: int, rule_id: str) -> None:
    table = Table(rules={"hero_starting_cards": count, "survival_decks": 1})
    hero = table.hero("sally", table.inside("church")[0])
    cards = [table.on_top(id) for id in ("torch", "keys", "revolver")]
    # One card for a start location that is not on the board.
    table.run(Equip(hero, 1))
    assert not table.offers(SearchDeck)
    assert not table.offers(SearchUnique)
    assert not table.offers(SearchTactic)
    got = cards[-1 - count :]
    assert sorted(card for item in table.state.heroes[hero].items for card in item) == sorted(got)
    told = [event.rule for event in table.told(HeroDrew)]
    assert told == ["lnoe.death.new-hero-card", *[rule_id] * count]


@rule("lnoe.startcards.cost-1", "lnoe.startcards.two", "lnoe.startcards.replaces-gh")
def test_starting_cards_cost_2_for_one_and_4_for_two_and_there_are_no_others() -> None:
    rows = library().special_rules
    assert rows["hero_starting_cards"].side == "heroes"
    assert (cost("hero_starting_cards", 1), cost("hero_starting_cards", 2)) == (2, 4)
    assert [id for id in rows if "starting_cards" in id] == ["hero_starting_cards"]
    options = {"growing_hunger": "yes", "hero_rules": "hero_starting_cards:2", "zombie_rules": "lights_out:4"}
    assert rules_in_force("die_zombies_die", options)["hero_starting_cards"] == 2
    with pytest.raises(BadSetup, match="taken 3 times"):
        rules_in_force(
            "die_zombies_die", {"hero_rules": "hero_starting_cards:3", "zombie_rules": "lights_out:6"}
        )


@rule("lnoe.startcards.mid-game")
def test_a_hero_who_comes_later_gets_his_starting_cards_too() -> None:
    table = Table(rules={"hero_starting_cards": 1})
    table.hero("sally", table.at(5, 5))
    table.state.hero_pool = [kind.place for kind in table.state.content.heroes if kind.id == "billy"]
    for id in ("torch", "keys"):
        table.on_top(id)
    table.state.dice = seeded(3)
    table.run(NewHero(0, False))
    table.choose(EnterCentre)
    table.choose(PickSpace, space=table.state.town.starts[0])
    new = len(table.state.heroes) - 1
    assert len(table.state.heroes[new].items) == 2
    assert [event.rule for event in table.told(HeroDrew)] == [
        "lnoe.death.new-hero-card",
        "lnoe.startcards.one",
    ]


@rule("lnoe.startcards.abilities")
def test_resourceful_lets_a_hero_choose_his_starting_card_of_two() -> None:
    table = Table(rules={"hero_starting_cards": 1})
    id = next(
        kind.id
        for kind in table.state.content.heroes
        for place in kind.abilities
        if table.state.content.abilities[place].id == "resourceful"
    )
    hero = table.hero(id, table.at(5, 5))
    other, top = table.on_top("torch"), table.on_top("revolver")
    table.run(Equip(hero, 0))
    assert table.offers(PickCard, card=top)
    table.choose(PickCard, card=other)
    assert (other,) in table.state.heroes[hero].items
    assert table.state.hero_deck.discards == [top]


@rule("lnoe.startcards.scenario-item")
def test_a_scenario_item_among_starting_cards_is_shuffled_back() -> None:
    table = Table(scenario="escape_truck", rules={"hero_starting_cards": 1})
    hero = table.hero("sally", table.at(5, 5))
    table.state.hero_deck.pile = [table.card("torch"), table.card("keys")]
    keys = table.state.hero_deck.pile[-1]
    table.state.dice = seeded(5)
    table.run(Equip(hero, 0))
    assert table.told(CardPutBack)
    assert {(event.card, event.rule) for event in table.told(CardPutBack)} == {
        (keys, "lnoe.startcards.scenario-item")
    }
    assert table.state.hero_deck.pile == [keys]
    assert [table.state.kind(item[0]).id for item in table.state.heroes[hero].items] == ["torch"]


@rule("lnoe.newopt.scenario-items")
@pytest.mark.parametrize("is_on", [True, False])
def test_by_the_option_a_card_that_fetches_is_put_back_and_the_card_of_the_place_counts(is_on: bool) -> None:
    rules = {"hero_starting_cards": 1, "scenario_items": 1} if is_on else {"hero_starting_cards": 1}
    table = Table(scenario="escape_truck", rules=rules)
    hero = table.hero("sally", table.at(5, 5))
    pile = [table.card(id) for id in ("torch", "revolver", "just_what_i_needed", "keys")]
    table.leave(table.state.hero_deck, pile)
    table.state.dice = seeded(5)
    table.run(Equip(hero, 1))
    while table.asked:
        table.take_first()
    titles = {table.state.kind(item[0]).id for item in table.state.heroes[hero].items}
    if is_on:
        assert titles == {"torch", "revolver"}
        assert sorted(table.state.hero_deck.pile) == sorted(pile[2:])
        assert {event.rule for event in table.told(CardPutBack)} <= {
            "lnoe.newopt.scenario-items",
            "lnoe.startcards.scenario-item",
        }
        assert "lnoe.newopt.scenario-items" in {event.rule for event in table.told(CardPutBack)}
    else:
        # The top card is the one for his place, and it may be a Scenario Search Item.
        assert "keys" in titles
    table.check()


@rule("lnoe.newopt.scenario-items")
def test_the_option_is_chosen_before_the_game() -> None:
    assert "scenario_items" not in rules_in_force("escape_truck", {})
    assert rules_in_force("escape_truck", {"scenario_items": "yes"})["scenario_items"] == 1


@rule("lnoe.pool.draw")
def test_the_pool_is_shared_out_as_the_heroes_like() -> None:
    table = Table(rules={"hero_card_pool": 4}, hero_seats=2)
    first, second = table.hero("sally", table.at(5, 5)), table.hero("billy", table.at(1, 1), seat=1)
    cards = [table.on_top(id) for id in ("torch", "keys", "revolver", "recovery")]
    SPECIAL_RULE.set_up(table.state, 4)
    advance(table.state)
    assert sorted(table.state.pooled) == sorted(cards)
    for hero in (first, first, first, second):
        table.choose(PickHero, hero=hero)
    assert table.asked == ""
    held = [
        len(one.items) + len(one.events) for one in (table.state.heroes[first], table.state.heroes[second])
    ]
    assert held == [3, 1]
    assert not table.state.pooled
    table.check()


@rule("lnoe.pool.cost", "lnoe.pool.even")
def test_a_pool_of_four_costs_2_and_an_odd_one_is_refused() -> None:
    """lnoe.ex.pool-four."""
    assert library().special_rules["hero_card_pool"].side == "heroes"
    assert [cost("hero_card_pool", count) for count in (2, 4, 6)] == [1, 2, 3]
    options = {"hero_rules": "hero_card_pool:4", "zombie_rules": "lights_out:2"}
    assert rules_in_force("die_zombies_die", options)["hero_card_pool"] == 4
    for count in (1, 3):
        with pytest.raises(BadSetup, match="in steps of 2"):
            rules_in_force("die_zombies_die", {"hero_rules": f"hero_card_pool:{count}"})


@rule("lnoe.pool.scenario-item")
def test_a_scenario_item_drawn_for_the_pool_is_put_back() -> None:
    table = Table(scenario="escape_truck", rules={"hero_card_pool": 2})
    table.hero("sally", table.at(5, 5))
    pile = [table.card(id) for id in ("torch", "revolver", "gasoline", "keys")]
    table.state.hero_deck.pile = pile[:]
    table.state.dice = seeded(5)
    SPECIAL_RULE.set_up(table.state, 2)
    advance(table.state)
    titles = {table.state.kind(item[0]).id for item in table.state.heroes[0].items}
    assert titles == {"torch", "revolver"}
    assert sorted(table.state.hero_deck.pile) == sorted(pile[2:])
    assert {event.rule for event in table.told(CardPutBack)} == {"lnoe.pool.scenario-item"}


@rule("lnoe.victory.deck-out-moment", "lnoe.startcards.mid-game")
@pytest.mark.parametrize("cards", [0, 1])
def test_a_starting_card_from_the_empty_deck_loses_the_game_as_any_draw_does(cards: int) -> None:
    table = Table(rules={"hero_starting_cards": 1})
    hero = table.hero("sally", table.at(5, 5))
    table.state.hero_deck.pile = [table.card("torch")][:cards]
    table.run(StartingCards(hero, 1, "lnoe.startcards.one"))
    assert (table.ended_by == "lnoe.victory.deck-out-moment") == (cards == 0)
    assert len(table.state.heroes[hero].items) == cards


@rule("lnoe.startcards.scenario-item")
def test_where_only_scenario_items_are_left_there_is_no_starting_card() -> None:
    table = Table(scenario="escape_truck", rules={"hero_starting_cards": 1})
    hero = table.hero("sally", table.at(5, 5))
    keys = table.card("keys")
    table.state.hero_deck.pile = [keys]
    table.run(StartingCards(hero, 1, "lnoe.startcards.one"))
    assert table.ended_by == ""
    assert table.state.hero_deck.pile == [keys]
    assert table.state.heroes[hero].items == []


@rule("lnoe.victory.deck-out-moment", "lnoe.startcards.abilities")
@pytest.mark.parametrize("cards", [1, 2])
def test_resourceful_takes_the_last_starting_card_without_losing_the_game(cards: int) -> None:
    """As in a Search: what an ability adds is not drawn from the empty deck."""
    table = Table(rules={"hero_starting_cards": 1})
    hero = table.hero("jake", table.at(5, 5))
    last = [table.card("torch"), table.card("revolver")][:cards]
    table.leave(table.state.hero_deck, last)
    table.run(StartingCards(hero, 1, "lnoe.startcards.one"))
    if cards > 1:
        assert table.values(PickCard, "card") == [last[1], last[0]]
        table.choose(PickCard, card=last[0])
    assert table.ended_by == ""
    assert table.state.heroes[hero].items == [(last[0],)]
    assert table.state.hero_deck.pile == []
