"""Search, Reorganise and Trade."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.opening import SEARCH_CARDS
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards, TradeWith
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.events import (
    CardDiscarded,
    CardFound,
    CardPlaced,
    EquipmentReshuffled,
    NothingFound,
    TradeRefused,
)
from veglia.games.zombicide.engine.rules.inventory import (
    ArrangePartner,
    Done,
    LeaveCard,
    PutCard,
)
from veglia.games.zombicide.engine.rules.trade import Accept, Refuse, Trade
from veglia.games.zombicide.engine.rules.turn import ChooseAction


@rule("uoa.actions.search")
def test_a_search_draws_the_top_equipment_card_for_an_action() -> None:
    table = TestTable(["carl"], at="2R.A")
    table.stack_equipment("winchester", "knife")
    table.turn("carl")

    events = table.choose(SearchHere)

    found = happened(events, CardFound)
    assert [(table.state.card(card.card).id, card.rule) for card in found] == [
        ("winchester", "uoa.actions.search")
    ]
    assert table.survivor("carl").actions == 2


@rule("uoa.actions.search")
@pytest.mark.parametrize(
    ("zone", "may_search"), [("2R.A", True), ("3R.B", True), ("2R.a1", False), ("2R.Z", False)]
)
def test_only_rooms_can_be_searched(zone: str, may_search: bool) -> None:
    table = TestTable(["carl"], at=zone)

    table.turn("carl")

    assert table.offers(SearchHere) == may_search


@rule("uoa.actions.search")
def test_a_room_with_a_zombie_cannot_be_searched() -> None:
    table = TestTable(["carl"], at="2R.A", zombies={"2R.A": {"walker": 1}, "2R.B": {"walker": 1}})

    table.turn("carl")
    with_zombie = table.offers(SearchHere)
    table.clear_zombies()
    table.add_zombies("2R.B", "walker")
    table.turn("carl")

    assert not with_zombie
    assert table.offers(SearchHere)


@rule("uoa.actions.search-keep-or-discard")
def test_the_card_is_kept_with_a_free_reorganisation() -> None:
    table = TestTable(["carl"], at="2R.A", gear={"carl": ["frying_pan"]})
    table.stack_equipment("machete")
    table.turn("carl")
    table.choose(SearchHere)

    placed = table.choose(PutCard, card="machete", slot=1)
    moved = table.choose(PutCard, card="frying_pan", slot=3)

    assert table.cards("carl") == [None, "machete", None, "frying_pan", None, None]
    assert rules_of(happened([*placed, *moved], CardPlaced)) == {"uoa.actions.search-keep-or-discard"}
    assert table.survivor("carl").actions == 2


@rule("uoa.actions.search-keep-or-discard")
def test_the_card_may_be_discarded_at_once() -> None:
    table = TestTable(["carl"], at="2R.A")
    table.stack_equipment("machete")
    table.turn("carl")
    table.choose(SearchHere)

    events = table.choose(LeaveCard, card="machete")

    assert [table.state.card(card).id for card in table.state.equipment.discards] == ["machete"]
    assert rules_of(happened(events, CardDiscarded)) == {"uoa.actions.search-keep-or-discard"}
    assert table.cards("carl") == [None] * 6


@rule("uoa.actions.search-once")
def test_a_survivor_searches_once_per_turn_even_with_a_free_search() -> None:
    table = TestTable(["carl"], at="2R.A", skills={"carl": ["plus_1_free_search_action"]})
    table.turn("carl")
    table.choose(SearchHere)
    table.choose(LeaveCard)

    again = table.offers(SearchHere)
    table.turn("carl")

    assert not again
    assert table.offers(SearchHere)


@rule("uoa.actions.search-townsfolk", "uoa.actions.search-once")
def test_townsfolk_search_as_often_as_they_have_actions() -> None:
    table = TestTable(["hanna"], at="2R.A")
    table.turn("hanna")

    for _ in range(2):
        table.choose(SearchHere)
        table.choose(LeaveCard)
    last = table.offers(SearchHere)
    table.choose(SearchHere)
    table.choose(LeaveCard)

    assert last
    assert len(table.state.equipment.discards) == 3
    assert table.asking is None


@rule("uoa.actions.search-deck-reshuffle")
def test_when_the_deck_has_run_out_the_discards_form_a_new_one() -> None:
    gear: list[str | None] = ["frying_pan", "lupara"]
    table = TestTable(["hanna"], at="2R.A", gear={"hanna": gear})
    table.drop_card("hanna", "frying_pan")
    table.drop_card("hanna", "lupara")
    deck = table.state.equipment
    deck.pile, deck.discards = [], deck.pile
    table.turn("hanna")

    events = table.choose(SearchHere)

    assert rules_of(happened(events, EquipmentReshuffled)) == {"uoa.actions.search-deck-reshuffle"}
    assert len(happened(events, CardFound)) == 1
    assert (len(table.state.equipment.pile), table.state.equipment.discards) == (SEARCH_CARDS - 1, [])


@rule("uoa.actions.search-deck-reshuffle")
def test_without_any_card_left_nothing_is_found() -> None:
    table = TestTable(["hanna"], at="2R.A")
    table.state.equipment.pile = []
    table.turn("hanna")

    events = table.choose(SearchHere)

    assert len(happened(events, NothingFound)) == 1
    assert happened(events, EquipmentReshuffled) == []
    assert type(table.asking) is ChooseAction


@rule("uoa.actions.reorganise")
def test_reorganising_costs_an_action_however_many_cards_are_moved() -> None:
    gear: list[str | None] = ["machete", "water", None, "knife", "sabre"]
    table = TestTable(["carl"], gear={"carl": gear})
    table.turn("carl")

    table.choose(ReorganiseCards)
    first = table.choose(PutCard, card="knife", slot=0)
    second = table.choose(PutCard, card="sabre", slot=1)
    table.choose(PutCard, card="machete", slot=2)
    table.choose(Done)

    assert table.cards("carl") == ["knife", "sabre", "machete", None, "water", None]
    assert rules_of(happened([*first, *second], CardPlaced)) == {"uoa.actions.reorganise"}
    assert table.survivor("carl").actions == 2


@rule("uoa.actions.trade")
def test_any_number_of_cards_changes_hands_in_one_action() -> None:
    gear: dict[str, list[str | None]] = {"carl": ["machete", "water"], "meg": ["colt_saa", "knife"]}
    table = TestTable(["carl", "meg"], gear=gear)
    table.turn("carl")

    table.choose(TradeWith, survivor="meg")
    events = table.choose(PutCard, card="machete", survivor="meg", slot=0)
    table.choose(PutCard, card="water", survivor="meg", slot=1)
    table.choose(Done)

    assert table.cards("carl") == ["colt_saa", "knife", None, None, None, None]
    assert table.cards("meg") == ["machete", "water", None, None, None, None]
    assert rules_of(happened(events, CardPlaced)) == {"uoa.actions.trade"}
    assert (table.survivor("carl").actions, table.survivor("meg").actions) == (2, 0)


@rule("uoa.actions.trade")
def test_a_trade_is_with_one_survivor_in_the_same_zone() -> None:
    at = {"carl": "2R.a1", "meg": "2R.a1", "may": "2R.a1", "hanna": "2R.a2"}
    table = TestTable(["carl", "meg", "may", "hanna"], at=at, gear={"carl": ["machete"], "may": ["knife"]})
    table.turn("carl")

    partners = {trade.survivor for trade in table.offered(TradeWith)}
    table.choose(TradeWith, survivor="meg")
    receivers = {put.survivor for put in table.offered(PutCard)}

    assert partners == {table.who("meg"), table.who("may")}
    assert receivers == {table.who("carl"), table.who("meg")}
    assert not table.offers(PutCard, card="knife")


@rule("uoa.actions.trade-uneven", "uoa.actions.trade")
def test_everything_may_go_for_nothing_if_the_other_player_agrees() -> None:
    table = TestTable(seats=[["carl"], ["meg"]], gear={"carl": ["machete", "water"]})
    table.turn("carl")
    table.choose(TradeWith, survivor="meg")
    table.choose(PutCard, card="machete", survivor="meg", slot=0)
    table.choose(PutCard, card="water", survivor="meg", slot=1)

    asked = table.asking.seat(table.state)
    rule_asked = table.asking.cites(table.state)
    table.choose(Accept)

    assert (asked, rule_asked) == (1, "uoa.actions.trade-uneven")
    assert table.cards("carl") == [None] * 6
    assert table.cards("meg") == ["machete", "water", None, None, None, None]


@rule("uoa.actions.trade-uneven")
def test_a_trade_that_is_refused_leaves_both_inventories_as_they_were() -> None:
    gear: dict[str, list[str | None]] = {"carl": ["machete", "water"], "meg": ["colt_saa"]}
    table = TestTable(seats=[["carl"], ["meg"]], gear=gear)
    table.turn("carl")
    table.choose(TradeWith, survivor="meg")
    table.choose(PutCard, card="colt_saa", survivor="carl", slot=3)
    table.choose(Done)

    events = table.choose(Refuse)

    assert table.cards("carl") == ["machete", "water", None, None, None, None]
    assert table.cards("meg") == ["colt_saa", None, None, None, None, None]
    assert [refused.partner for refused in happened(events, TradeRefused)] == [table.who("meg")]
    assert rules_of(happened(events, TradeRefused)) == {"uoa.actions.trade-uneven"}


@rule("uoa.actions.trade-partner-free")
def test_the_partner_reorganises_for_free() -> None:
    gear: dict[str, list[str | None]] = {"carl": ["machete"], "meg": [None, None, None, "colt_saa"]}
    table = TestTable(seats=[["carl"], ["meg"]], gear=gear)
    table.turn("carl")
    table.choose(TradeWith, survivor="meg")
    table.choose(PutCard, card="machete", survivor="meg", slot=0)
    table.choose(Done)
    table.choose(Accept)
    asked = (type(table.asking), table.asking.seat(table.state))

    events = table.choose(PutCard, card="colt_saa", slot=2)
    table.choose(Done)

    assert asked == (ArrangePartner, 1)
    assert table.cards("meg") == ["machete", None, "colt_saa", None, None, None]
    assert rules_of(happened(events, CardPlaced)) == {"uoa.actions.trade-partner-free"}
    assert (table.survivor("carl").actions, table.survivor("meg").actions) == (2, 0)


@rule("uoa.actions.trade-partner-free")
def test_one_player_rearranges_both_inventories_of_a_trade() -> None:
    gear: dict[str, list[str | None]] = {"carl": ["machete"], "meg": [None, None, None, "colt_saa"]}
    table = TestTable(["carl", "meg"], gear=gear)
    table.turn("carl")

    table.choose(TradeWith, survivor="meg")
    trading = type(table.asking)
    table.choose(PutCard, card="colt_saa", survivor="meg", slot=2)
    table.choose(Done)

    assert trading is Trade
    assert table.cards("meg") == [None, None, "colt_saa", None, None, None]
