"""A trade that the other player refuses: nothing changes hands, what was rearranged stays rearranged."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.events import TradeRefused
from veglia.games.zombicide.engine.rules.inventory import Done, PutCard, Reorganise
from veglia.games.zombicide.engine.rules.trade import AgreeToTrade, Refuse
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.games.zombicide.undead_or_alive.title import TITLE

EMPTY = [None] * 6


def trade(carl: list[str | None], meg: list[str | None], *puts: tuple[str, str, int]) -> TestTable:
    """Let Carl propose a trade to another player's Meg; return the table as she is asked."""
    table = TestTable(seats=[["carl"], ["meg"]], gear={"carl": carl, "meg": meg})
    table.turn("carl")
    table.choose(TradeWith, survivor="meg")
    for card, survivor, slot in puts:
        table.choose(PutCard, card=card, survivor=survivor, slot=slot)
    if table.offers(Done):
        table.choose(Done)
    assert isinstance(table.asking, AgreeToTrade)
    return table


@rule("uoa.actions.reorganise", "uoa.actions.trade-uneven")
def test_what_the_active_survivor_rearranged_stays_and_the_action_is_spent() -> None:
    carl: list[str | None] = ["water", None, None, "machete", "knife"]
    table = trade(carl, ["colt_saa"], ("machete", "carl", 1), ("knife", "meg", 1), ("colt_saa", "meg", 3))

    events = table.choose(Refuse)

    assert table.cards("carl") == ["water", "machete", None, None, "knife", None]
    assert table.cards("meg") == ["colt_saa", None, None, None, None, None]
    assert rules_of(happened(events, TradeRefused)) == {"uoa.actions.trade-uneven"}
    assert table.survivor("carl").actions == 2
    assert isinstance(table.asking, ChooseAction)
    TITLE.check_conservation(table.state)


@rule("uoa.actions.reorganise")
def test_a_card_that_comes_back_changes_places_with_the_one_put_into_its_slot() -> None:
    carl: list[str | None] = ["water", "machete", "sabre", "knife", "frying_pan", "lupara"]
    table = trade(carl, [], ("water", "meg", 0), ("knife", "carl", 0))

    table.choose(Refuse)

    assert table.cards("carl") == ["knife", "machete", "sabre", "water", "frying_pan", "lupara"]
    assert table.cards("meg") == EMPTY


@rule("uoa.actions.reorganise")
def test_an_own_card_that_went_over_and_came_back_stays_where_it_was_put() -> None:
    # The Colt drives the water out to Meg; from there it is put into the Backpack.
    table = trade(["water", "machete"], ["colt_saa"], ("colt_saa", "carl", 0), ("water", "carl", 3))

    table.choose(Refuse)

    assert table.cards("carl") == [None, "machete", None, "water", None, None]
    assert table.cards("meg") == ["colt_saa", None, None, None, None, None]


@rule("uoa.actions.reorganise", "uoa.actions.trade-uneven")
def test_nothing_of_the_partners_cards_stays() -> None:
    # The Colt comes over for the water and is put into the Backpack, where it drives the knife out.
    puts = (("water", "meg", 0), ("colt_saa", "carl", 3))
    table = trade(["water", "machete", None, "knife"], ["colt_saa", "sabre"], *puts)

    table.choose(Refuse)

    assert table.cards("carl") == ["water", "machete", None, "knife", None, None]
    assert table.cards("meg") == ["colt_saa", "sabre", None, None, None, None]


@rule("uoa.actions.reorganise", "uoa.inv.preferred-slot")
def test_where_a_card_that_comes_back_does_not_fit_the_survivor_rearranges_again() -> None:
    # Carl prefers Melee weapons: the water cannot change places with the machete.
    table = trade(["water", "knife", "machete"], [], ("water", "meg", 0), ("machete", "carl", 0))

    table.choose(Refuse)

    assert table.cards("carl") == ["water", "knife", "machete", None, None, None]
    assert type(table.asking) is Reorganise
    assert table.asking.seat(table.state) == 0
    assert {option.survivor for option in table.offered(PutCard)} == {table.who("carl")}
    table.choose(PutCard, card="water", slot=3)
    table.choose(PutCard, card="machete", slot=0)
    table.choose(Done)
    assert table.cards("carl") == ["machete", "knife", None, "water", None, None]
    assert table.survivor("carl").actions == 2
    assert isinstance(table.asking, ChooseAction)


@rule("uoa.inv.discard-free", "uoa.actions.reorganise")
@pytest.mark.parametrize("dropped", ["machete", "water"])
def test_a_card_discarded_in_the_meantime_is_gone(dropped: str) -> None:
    table = trade(["water", "machete"], [], ("water", "carl", 3), ("machete", "carl", 2))

    table.drop_card("carl", dropped)
    table.choose(Refuse)

    kept = {"machete": [None, None, None, "water"], "water": [None, None, "machete", None]}
    assert table.cards("carl") == [*kept[dropped], None, None]
    assert isinstance(table.asking, ChooseAction)
    TITLE.check_conservation(table.state)
