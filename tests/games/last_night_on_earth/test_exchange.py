"""Exchanging items, and how much a Hero may carry."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.cards import give
from veglia.games.last_night_on_earth.rules.carrying import ItemGiven, limits, load
from veglia.games.last_night_on_earth.rules.events import CardDiscarded
from veglia.games.last_night_on_earth.rules.exchanging import (
    AgreeToExchange,
    DoneExchanging,
    ExchangeRefused,
    GiveItem,
    RefuseExchange,
)
from veglia.games.last_night_on_earth.rules.hero_steps import StayHere
from veglia.games.last_night_on_earth.rules.over_limit import CheckLimits, DropItem, HandOver
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.kernel.machine import advance


def at_exchange(table: Table, hero: int) -> None:
    """Bring a Hero to step 2; all others have lost their turn."""
    for other, one in enumerate(table.state.heroes):
        one.loses_turn = other != hero
    table.roll(1)
    table.hero_turn()
    table.pass_windows()
    table.choose(StayHere)
    table.pass_windows()


def held(table: Table, hero: int) -> list[int]:
    return sorted(item[0] for item in table.state.heroes[hero].items)


@rule("lnoe.exchange.same-space", "lnoe.general.space-capacity")
def test_heroes_in_one_space_give_and_take_any_number_of_items() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("becky", table.at(5, 5))
    third, far = table.hero("anderson", table.at(5, 5)), table.hero("joseph", table.at(5, 6))
    lighter, torch = table.item(hero, "lighter"), table.item(other, "torch")
    table.item(far, "keys")
    at_exchange(table, hero)
    assert table.asked == "Exchange"
    takers = {(option.hero, option.to) for option in table.offers(GiveItem) if isinstance(option, GiveItem)}
    assert takers == {(hero, other), (hero, third), (other, hero)}, "nobody in another space"
    table.choose(GiveItem, card=lighter, to=third)
    table.choose(GiveItem, card=torch, to=hero)
    # What he has taken he may hand on.
    table.choose(GiveItem, hero=hero, card=torch, to=third)
    table.choose(DoneExchanging)
    assert (held(table, hero), held(table, other)) == ([], [])
    assert held(table, third) == sorted([lighter, torch])
    assert [(event.hero, event.to) for event in table.told(ItemGiven)] == [
        (hero, third),
        (other, hero),
        (hero, third),
    ]
    table.check()


@rule("lnoe.exchange.same-space")
def test_an_item_of_another_players_hero_changes_hands_by_agreement() -> None:
    table = Table(hero_seats=2)
    hero, other = table.hero("jenny", table.at(5, 5), seat=0), table.hero("becky", table.at(5, 5), seat=1)
    lighter, torch, keys = table.item(hero, "lighter"), table.item(other, "torch"), table.item(other, "keys")
    at_exchange(table, hero)
    assert table.asked_seat == 0
    table.choose(GiveItem, card=torch, to=hero)
    assert (table.asked, table.asked_seat) == ("AgreeExchange", 1)
    table.choose(RefuseExchange)
    assert held(table, other) == sorted([torch, keys])
    assert [event.card for event in table.told(ExchangeRefused)] == [torch]
    assert not table.offers(GiveItem, card=torch), "he is not asked again for the same"
    table.choose(GiveItem, card=keys, to=hero)
    table.choose(AgreeToExchange)
    assert held(table, hero) == sorted([lighter, keys])
    table.choose(GiveItem, card=lighter, to=other)
    assert table.asked_seat == 1
    table.choose(AgreeToExchange)
    assert held(table, other) == sorted([torch, lighter])


@rule("lnoe.cards.event-owner")
def test_events_are_not_exchanged() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("becky", table.at(5, 5))
    table.event(hero, "get_back")
    at_exchange(table, hero)
    assert table.asked == ""
    assert len(table.state.heroes[hero].events) == 1
    assert table.state.heroes[other].events == []


@rule("lnoe.exchange.carry-limit", "lnoe.exchange.over-limit")
def test_of_a_fifth_item_one_goes_at_once_as_the_owner_chooses() -> None:
    table = Table()
    hero = table.hero("jenny", table.inside("bank")[0])
    kept = [table.item(hero, id) for id in ("lighter", "torch", "keys", "first_aid_kit")]
    new = table.on_top("gasoline")
    table.roll(1)
    table.hero_turn()
    table.choose(SearchDeck)
    table.pass_windows()
    assert table.asked == "CheckLimits"
    assert {option.card for option in table.offers(DropItem) if isinstance(option, DropItem)} == {*kept, new}
    table.choose(DropItem, card=kept[1])
    assert held(table, hero) == sorted([kept[0], kept[2], kept[3], new])
    assert [event.card for event in table.told(CardDiscarded)] == [kept[1]]
    assert table.asked != "CheckLimits"
    table.check()


@rule("lnoe.exchange.weapon-limit", "lnoe.exchange.over-limit")
def test_of_a_third_weapon_one_goes_and_other_items_stay() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    weapons = [table.item(hero, "revolver"), table.item(hero, "baseball_bat")]
    lighter = table.item(hero, "lighter")
    new = table.card("fire_axe")
    give(table.state, hero, new, "lnoe.search.draw")
    advance(table.state)
    assert table.asked == "CheckLimits"
    dropped = {option.card for option in table.offers(DropItem) if isinstance(option, DropItem)}
    assert dropped == {*weapons, new}
    table.choose(DropItem, card=weapons[0])
    assert held(table, hero) == sorted([weapons[1], new, lighter])


@rule("lnoe.exchange.over-limit")
def test_the_excess_may_be_handed_to_a_hero_in_the_space_outside_step_2() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("becky", table.at(5, 5))
    full, far = table.hero("anderson", table.at(5, 5)), table.hero("joseph", table.at(5, 6))
    for id in ("lighter", "torch", "keys", "first_aid_kit"):
        table.item(hero, id)
    for id in ("lighter", "keys", "first_aid_kit", "gasoline"):
        table.item(full, id)
    new = table.card("dynamite")
    give(table.state, hero, new, "lnoe.search.draw")
    advance(table.state)
    takers = {option.to for option in table.offers(HandOver) if isinstance(option, HandOver)}
    assert takers == {other}, "not one who is full, nor one elsewhere"
    assert far not in takers
    table.choose(HandOver, card=new, to=other)
    assert held(table, other) == [new]
    assert len(held(table, hero)) == 4


@rule("lnoe.exchange.over-limit")
def test_after_an_exchange_everybody_keeps_to_his_limits() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("becky", table.at(5, 5))
    for id in ("revolver", "baseball_bat"):
        table.item(other, id)
    axe = table.item(hero, "fire_axe")
    at_exchange(table, hero)
    table.choose(GiveItem, card=axe, to=other)
    table.choose(DoneExchanging)
    assert table.asked == "CheckLimits"
    table.choose(DropItem, card=axe)
    assert len(held(table, other)) == 2


@rule("lnoe.hands.count", "lnoe.hands.weapon")
@pytest.mark.parametrize(
    ("items", "counts"),
    [(("lighter",), (1, 0)), (("revolver",), (1, 1)), (("signal_flare",), (1, 0))],
)
def test_what_items_count_as(items: tuple[str, ...], counts: tuple[int, int]) -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    for id in items:
        table.item(hero, id)
    assert load(table.state, hero) == counts
    assert limits(table.state, hero) == (4, 2)


@rule("lnoe.hands.count", "lnoe.hands.weapon")
def test_a_double_handed_item_counts_twice_and_as_a_weapon_as_two_weapons() -> None:
    table = Table()
    kinds = [
        kind for kind in table.state.content.kinds if kind.has("double_handed") and kind.deck == "unique"
    ]
    assert kinds, "there are Double-Handed items"
    for kind in kinds:
        table = Table()
        hero = table.hero("jenny", table.at(5, 5))
        table.item(hero, kind.id)
        assert load(table.state, hero) == (2, 2 if kind.is_weapon else 0)
        new = table.card("revolver" if kind.is_weapon else "lighter")
        table.item(hero, "keys")
        if not kind.is_weapon:
            table.item(hero, "torch")
        give(table.state, hero, new, "lnoe.search.draw")
        advance(table.state)
        # Two weapons and one more; or four items and one more.
        assert table.asked == "CheckLimits"
        table.choose(DropItem, card=new)
        assert table.asked == ""


@rule("lnoe.exchange.carry-limit")
def test_who_keeps_to_the_limits_is_not_asked() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    for id in ("revolver", "baseball_bat", "lighter", "keys"):
        table.item(hero, id)
    table.run(CheckLimits(hero))
    assert table.asked == ""
    assert len(held(table, hero)) == 4
