"""Searches and Pick-Ups."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import CardDiscarded, FightBegan, GameWon, HeroDrew
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.pick_ups import (
    CardsRevealed,
    PickedUp,
    PickUpAntiques,
    PickUpAtRandom,
    PickUpCard,
    PickUpEvent,
    PickUpSupplies,
    ShuffledBack,
)
from veglia.games.last_night_on_earth.rules.plays import Decline, PickCard
from veglia.games.last_night_on_earth.rules.reactions import SearchDeclared
from veglia.games.last_night_on_earth.rules.searching import (
    FreeSearch,
    SearchBegan,
    SearchDeck,
    SearchTactic,
    SearchUnique,
    make_ordinary,
)
from veglia.kernel.machine import Option
from veglia.kernel.window import Pass

SPECIAL = "TOWN/GHBC"


def searcher(table: Table, building: str, face: int = 1, place: int = 0) -> int:
    """Put a Hero into a building and let him come to his choice with a Movement roll."""
    hero = table.hero("jenny", table.inside(building)[place])
    table.roll(face, *[1] * 200)
    table.hero_turn()
    table.pass_windows()
    assert table.asked == "ChooseMove"
    return hero


def discarded(table: Table, *ids: str) -> list[int]:
    cards = [table.card(id) for id in ids]
    table.state.hero_deck.discards += cards
    return cards


def picks(table: Table) -> list[int]:
    return [option.card for option in table.offers(PickUpCard) if isinstance(option, PickUpCard)]


@rule("lnoe.search.instead-of-move", "lnoe.search.draw", "lnoe.cards.hero-types")
@pytest.mark.parametrize(("id", "is_item"), [("revolver", True), ("recovery", False)])
def test_a_search_draws_the_top_card_in_place_of_moving(id: str, is_item: bool) -> None:
    table = Table()
    card = table.on_top(id)
    hero = searcher(table, "bank", 6)
    left = len(table.state.hero_deck.pile)
    table.choose(SearchDeck)
    assert [(event.hero, event.card) for event in table.told(HeroDrew)] == [(hero, card)]
    assert len(table.state.hero_deck.pile) == left - 1
    # Items lie open beside the Hero, Events go to his hand.
    assert table.state.heroes[hero].items == ([(card,)] if is_item else [])
    assert table.state.heroes[hero].events == ([] if is_item else [card])
    assert not table.offers(HeroStep)
    assert [event.origin for event in table.told(SearchBegan)] == [0]
    table.check()


@rule("lnoe.search.inside-only")
def test_there_is_no_search_outdoors_nor_in_a_sewer() -> None:
    for space in ((5, 5), (2, 2)):
        table = Table()
        table.hero("jenny", table.at(*space))
        table.roll(6)
        table.hero_turn()
        assert table.offers(HeroStep)
        assert not table.offers(SearchDeck)
    table = Table()
    table.hero("jenny", table.state.town.sewer(0))
    table.state.sewers = [(table.at(5, 5), table.at(9, 9))]
    table.roll(6)
    table.hero_turn()
    assert not table.offers(SearchDeck)


@rule("lnoe.search.with-zombies")
def test_a_hero_searches_beside_zombies_and_fights_them_after_it() -> None:
    table = Table()
    table.on_top("lighter")
    hero = table.hero("jenny", table.inside("bank")[0])
    zombie = table.zombie(table.inside("bank")[0])
    table.roll(1, 6, 5, 1)
    table.hero_turn()
    table.choose(SearchDeck)
    assert len(table.state.heroes[hero].items) == 1
    assert [event.zombie for event in table.told(FightBegan)] == [zombie]


@rule("lnoe.search.draw")
def test_before_the_card_is_drawn_the_zombies_may_answer_the_search() -> None:
    table = Table(rules={"survival_decks": 1})
    table.hold("looted")
    hero = searcher(table, "bank", 5)
    table.choose(SearchUnique)
    asking = table.state.asking
    assert isinstance(asking, SearchDeclared)
    assert (asking.about.hero, asking.about.number) == (hero, 1)
    assert table.asked_seat == table.zombie_seat
    assert not table.told(HeroDrew)
    # A card such as Looted makes it an ordinary Search.
    make_ordinary(table.state)
    unique, drawn = len(table.state.unique_deck.pile), len(table.state.hero_deck.pile)
    table.choose(Pass)
    assert len(table.state.unique_deck.pile) == unique
    assert len(table.state.hero_deck.pile) == drawn - 1


@rule("lnoe.search.pickup", "lnoe.search.pickup-anywhere")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_a_pick_up_takes_a_fitting_card_of_the_discards_in_any_space(place: int) -> None:
    table = Table()
    flare, _, _ = discarded(table, "signal_flare", "revolver", "recovery")
    hero = searcher(table, "airplane_hangar", place=place)
    assert picks(table) == [flare]
    assert table.offers(SearchDeck), "nobody has to use it"
    table.choose(PickUpCard, card=flare)
    assert table.state.heroes[hero].items == [(flare,)]
    assert flare not in table.state.hero_deck.discards
    assert [event.card for event in table.told(PickedUp)] == [flare]
    assert not table.offers(HeroStep)
    table.check()


@rule("lnoe.search.pickup-anywhere")
def test_where_no_card_fits_a_hero_draws_as_usual_and_a_pick_up_serves_again_and_again() -> None:
    table = Table()
    discarded(table, "recovery")
    searcher(table, "gas_station")
    assert picks(table) == []
    assert table.offers(SearchDeck)
    table = Table()
    cards = discarded(table, "gasoline", "gasoline")
    hero = table.hero("jenny", table.inside("gas_station")[0])
    for _ in cards:
        table.roll(1)
        table.hero_turn()
        table.pass_windows()
        # Of two cards of one title one is named.
        assert len(picks(table)) == 1
        table.choose(PickUpCard)
        while table.asked:
            table.take_last()
    assert sorted(item[0] for item in table.state.heroes[hero].items) == sorted(cards)


@rule("lnoe.pickup.gun-shop", "lnoe.search.pickup-hero-discard-only", "lnoe.faq.gun-shop-unique")
def test_the_gun_shop_reaches_guns_of_the_hero_discards_only() -> None:
    """lnoe.ex.faq-gun-shop"""
    table = Table()
    revolver, ammo, _ = discarded(table, "revolver", "ammo", "baseball_bat")
    table.state.unique_deck.discards.append(table.card("hunting_rifle"))
    table.state.tactic_deck.discards.append(table.card("scavenge"))
    hero = searcher(table, "gun_shop")
    assert sorted(picks(table)) == sorted([revolver, ammo])
    table.choose(PickUpCard, card=revolver)
    assert table.state.heroes[hero].items == [(revolver,)]


@rule("lnoe.search.pickup")
@pytest.mark.parametrize(
    ("laid", "building", "fits"),
    [
        ("TOWN/ABCD", "general_store", ("lighter", "keys")),
        ("TOWN/ABCD", "the_plant", ("dynamite", "gasoline")),
        ("TOWN/ABCD", "church", ("faith",)),
        ("TOWN/ABCD", "police_station", ("pump_shotgun",)),
        ("TOWN/ABCD", "hospital", ("first_aid_kit",)),
        ("TOWN/ABCD", "diner", ("meat_cleaver",)),
        ("TOWN/ABEF", "barn", ("pitchfork",)),
        ("TOWN/ABEF", "high_school", ("doc_brody",)),
        ("TOWN/ABEF", "gym", ("baseball_bat",)),
        (SPECIAL, "drug_store", ("first_aid_kit",)),
        (SPECIAL, "the_factory", ("pitchfork", "meat_cleaver", "baseball_bat")),
        ("TOWN/ABCD", "bank", ()),
    ],
)
def test_what_each_building_lets_pick_up(laid: str, building: str, fits: tuple[str, ...]) -> None:
    """lnoe.gap.buildings."""
    table = Table(laid)
    discarded(
        table,
        *("lighter", "keys", "dynamite", "gasoline", "faith", "pump_shotgun", "first_aid_kit"),
        *("meat_cleaver", "pitchfork", "doc_brody", "baseball_bat"),
    )
    searcher(table, building)
    found = {table.state.kind(card).id for card in picks(table)}
    assert set(fits) <= found
    if building == "general_store":
        assert found == {"lighter", "keys", "first_aid_kit"}
    else:
        assert found == set(fits)


@rule("lnoe.search.pickup")
def test_the_junkyard_gives_a_random_card_while_the_discards_hold_three() -> None:
    table = Table()
    cards = discarded(table, "lighter", "recovery")
    searcher(table, "junkyard")
    assert not table.offers(PickUpAtRandom)
    table = Table()
    cards = discarded(table, "lighter", "recovery", "keys")
    hero = table.hero("jenny", table.inside("junkyard")[0])
    # The die of the Movement roll, then the third of the three cards.
    table.roll(1, 3)
    table.hero_turn()
    table.choose(PickUpAtRandom)
    assert len(table.told(PickedUp)) == 1
    taken = table.told(PickedUp)[0].card
    assert taken in cards
    assert sorted([*table.state.hero_deck.discards, taken]) == sorted(cards)
    one = table.state.heroes[hero]
    assert [*one.events, *(item[0] for item in one.items)] == [taken]


@rule("lnoe.pickup.library")
def test_the_library_turns_cards_over_until_an_event_appears() -> None:
    table = Table(SPECIAL)
    table.on_top("recovery")
    event = table.on_top("get_back")
    items = [table.on_top("lighter"), table.on_top("keys")]
    before = sorted(table.state.hero_deck.pile)
    hero = searcher(table, "library")
    table.choose(PickUpEvent)
    assert [event.cards for event in table.told(CardsRevealed)] == [(items[1], items[0], event)]
    assert table.state.heroes[hero].events == [event]
    assert table.state.heroes[hero].items == []
    # The others are shuffled back: the deck has lost that one card.
    assert sorted([*table.state.hero_deck.pile, event]) == before
    assert table.state.hero_deck.discards == []
    table.check()


@rule("lnoe.pickup.library")
def test_a_deck_without_events_is_only_shuffled_by_the_library() -> None:
    table = Table(SPECIAL)
    cards = [table.card("lighter"), table.card("keys")]
    table.state.hero_deck.pile = cards[:]
    hero = searcher(table, "library")
    table.choose(PickUpEvent)
    assert sorted(table.state.hero_deck.pile) == sorted(cards)
    assert table.state.heroes[hero].events == []
    assert not table.winners


@rule("lnoe.pickup.supermarket")
def test_the_supermarket_discards_three_cards_and_draws_two() -> None:
    table = Table(SPECIAL)
    cards = [table.on_top(id) for id in ("revolver", "keys", "lighter", "recovery", "torch")]
    hero = searcher(table, "supermarket")
    table.choose(PickUpSupplies)
    table.pass_windows()
    assert [event.card for event in table.told(CardDiscarded)] == [cards[4], cards[3], cards[2]]
    assert table.state.heroes[hero].items == [(cards[1],), (cards[0],)]
    table.check()


@rule("lnoe.pickup.supermarket", "lnoe.victory.deck-out-moment")
def test_the_supermarket_can_empty_the_deck_and_the_draw_after_it_loses() -> None:
    table = Table(SPECIAL)
    table.state.hero_deck.pile = [table.card("keys"), table.card("lighter"), table.card("torch")]
    searcher(table, "supermarket")
    table.choose(PickUpSupplies)
    assert [event.side for event in table.told(GameWon)] == [ZOMBIES]
    assert table.ended_by == "lnoe.victory.deck-out-moment"


@rule("lnoe.pickup.antique-shop")
def test_the_antique_shop_shuffles_two_chosen_discards_into_the_deck() -> None:
    table = Table(SPECIAL)
    keys, lighter, recovery = discarded(table, "keys", "lighter", "recovery")
    deck = len(table.state.hero_deck.pile)
    hero = searcher(table, "antique_shop")
    table.choose(PickUpAntiques)
    assert len(table.offers(PickCard)) == 3
    table.choose(PickCard, card=keys)
    assert not table.offers(PickCard, card=keys)
    table.choose(PickCard, card=recovery)
    assert table.state.hero_deck.discards == [lighter]
    assert len(table.state.hero_deck.pile) == deck + 2
    assert {keys, recovery} <= set(table.state.hero_deck.pile)
    assert [event.cards for event in table.told(ShuffledBack)] == [(keys, recovery)]
    assert table.state.heroes[hero].items == []
    table.check()


# Survival decks and the Manor House


@rule("lnoe.survival.trigger", "lnoe.survival.unique", "lnoe.survival.tactics", "lnoe.survival.either")
@pytest.mark.parametrize(
    ("building", "decks"),
    [
        ("church", {SearchUnique}),
        ("bank", {SearchUnique}),
        ("police_station", {SearchTactic}),
        ("gas_station", {SearchTactic}),
        ("junkyard", {SearchUnique, SearchTactic}),
    ],
)
def test_with_5_or_more_the_number_set_says_which_survival_deck_is_open(
    building: str, decks: set[type[Option]]
) -> None:
    table = Table(rules={"survival_decks": 1})
    searcher(table, building, 5)
    assert {kind for kind in (SearchUnique, SearchTactic) if table.offers(kind)} == decks
    table = Table(rules={"survival_decks": 1})
    searcher(table, building, 4)
    assert not table.offers(SearchUnique)
    assert not table.offers(SearchTactic)
    table = Table(rules={})
    searcher(table, building, 6)
    assert not table.offers(SearchUnique)
    assert not table.offers(SearchTactic)


@rule("lnoe.survival.unique", "lnoe.survival.tactics", "lnoe.survival.optional")
def test_a_survival_card_comes_in_place_of_a_hero_card() -> None:
    table = Table(rules={"survival_decks": 1})
    card = table.state.unique_deck.pile[-1]
    hero = searcher(table, "bank", 6)
    assert table.offers(SearchDeck), "the ordinary Search stays open"
    before = len(table.state.hero_deck.pile)
    table.choose(SearchUnique)
    assert table.state.heroes[hero].items == [(card,)]
    assert len(table.state.hero_deck.pile) == before
    table = Table(rules={"survival_decks": 1})
    card = table.state.tactic_deck.pile[-1]
    hero = searcher(table, "gas_station", 6)
    table.choose(SearchTactic)
    assert table.state.heroes[hero].events == [card]


@rule("lnoe.survival.no-reshuffle")
def test_a_survival_deck_that_has_run_out_is_closed() -> None:
    table = Table(rules={"survival_decks": 1})
    table.state.unique_deck.discards = table.state.unique_deck.pile
    table.state.unique_deck.pile = []
    searcher(table, "bank", 6)
    assert not table.offers(SearchUnique)
    assert table.offers(SearchDeck)
    assert not table.winners


@rule("lnoe.manor.no-search")
def test_there_is_no_search_in_the_manor_house() -> None:
    table = Table(MANOR, rules={"survival_decks": 1})
    hero = searcher(table, "manor_house", 6)
    assert table.offers(HeroStep)
    assert not table.offers(SearchDeck)
    assert not table.offers(SearchUnique)
    # A Free Search marker lets him.
    table.state.agenda, table.state.asking = [], None
    table.run(FreeSearch(hero, "lnoe.freesearch.use"))
    assert table.offers(Decline)
    table.choose(SearchDeck)
    assert len(table.told(HeroDrew)) == 1


@rule(
    "lnoe.manordeck.search",
    "lnoe.manordeck.survival",
    "lnoe.manordeck.survival-choice",
    "lnoe.manor.no-search",
)
def test_with_the_manor_deck_searches_there_take_its_cards() -> None:
    table = Table(MANOR, rules={"survival_decks": 1, "manor_deck": 1})
    card = table.card("lighter")
    table.state.manor_deck = [card]
    deck = len(table.state.hero_deck.pile)
    hero = searcher(table, "manor_house", 6)
    assert table.offers(SearchUnique)
    assert table.offers(SearchTactic)
    table.choose(SearchDeck)
    assert table.state.heroes[hero].items == [(card,)]
    assert table.told(HeroDrew)[0].rule == "lnoe.manordeck.search"
    assert len(table.state.hero_deck.pile) == deck
    while table.asked:
        table.take_last()
    # The deck is empty: no Search any more, and nobody has lost.
    table.roll(6)
    table.hero_turn()
    assert not table.offers(SearchDeck)
    assert not table.offers(SearchUnique)
    assert not table.winners
