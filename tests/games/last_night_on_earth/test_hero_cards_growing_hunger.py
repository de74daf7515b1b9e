"""Hero cards of Growing Hunger that are neither weapons nor cancel cards."""

import pytest

from tests.games.last_night_on_earth.table import Table, vars_of
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.carrying import ItemGiven
from veglia.games.last_night_on_earth.rules.events import HeroDrew, HeroMoved
from veglia.games.last_night_on_earth.rules.exchanging import AgreeToExchange, ExchangeRefused, RefuseExchange
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, HeroStopped, StayHere
from veglia.games.last_night_on_earth.rules.plays import Decline, PickCard, PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.traits.hero_cards.librarian import DeckArranged


def test_a_walkie_talkie_trades_an_item_on_the_same_outer_board_once() -> None:
    table = Table()
    # Both on the north-western board, far apart; a third is in the centre.
    hero, other = table.hero("becky", table.at(0, 0)), table.hero("sam", table.at(4, 0))
    centre = table.hero("jake", table.at(5, 5))
    walkie, keys = table.item(hero, "walkie"), table.item(hero, "keys")
    torch = table.item(other, "torch")
    table.roll_movement(hero, 2)
    assert not table.offers(UseItem, card=walkie, hero=centre)
    table.choose(UseItem, card=walkie, hero=other)
    table.choose(PickCard, card=keys)
    table.choose(PickCard, card=torch)
    assert [(event.hero, event.to, event.card) for event in table.told(ItemGiven)] == [
        (hero, other, keys),
        (other, hero, torch),
    ]
    assert table.state.heroes[hero].items == [(walkie,), (torch,)]
    assert not table.offers(UseItem, card=walkie)
    table.check()


def test_a_walkie_talkie_may_only_give_or_only_take() -> None:
    table = Table()
    hero, other = table.hero("becky", table.at(0, 0)), table.hero("sam", table.at(4, 0))
    walkie, keys = table.item(hero, "walkie"), table.item(hero, "keys")
    torch = table.item(other, "torch")
    table.roll_movement(hero, 2)
    table.choose(UseItem, card=walkie, hero=other)
    table.choose(Decline)
    table.choose(PickCard, card=torch)
    assert table.state.heroes[other].items == []
    assert table.state.heroes[hero].items == [(walkie,), (keys,), (torch,)]


@rule("lnoe.hmove.distance")
def test_nick_of_time_moves_any_hero_up_to_2_spaces_after_a_move() -> None:
    table = Table()
    hero, other = table.hero("becky", table.at(5, 5)), table.hero("sam", table.at(8, 8))
    card = table.event(hero, "nick_of_time")
    table.state.heroes[other].is_activated = True
    table.roll(1, 1)
    table.hero_turn()
    while table.state.phase != "hero_move" or table.asked != "ChooseMove":
        if table.offers(PlayCard, card=card):
            raise AssertionError("it is played after the movement")
        table.take_first() if table.asked == "NextHero" else table.take_last()
    assert not table.offers(PlayCard, card=card)
    table.choose(StayHere)
    while not table.offers(PlayCard, card=card):
        table.take_last()
    table.choose(PlayCard, card=card, hero=other)
    while table.asked != "ExtraMove":
        table.take_last()
    table.choose(HeroStep, hero=other, space=table.at(8, 7))
    table.choose(HeroStep, hero=other, space=table.at(8, 6))
    assert table.asked != "ExtraMove"
    assert [event.space for event in table.told(HeroMoved)] == [table.at(8, 7), table.at(8, 6)]
    table.check()


@rule("lnoe.hmove.stop-on-zombie")
def test_nick_of_time_stops_at_zombies_like_any_move() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    card = table.event(hero, "nick_of_time")
    table.zombie(table.at(5, 6))
    table.roll(1, 6, 1, 3)
    table.hero_turn()
    while table.asked != "ChooseMove":
        table.take_last()
    table.choose(StayHere)
    while not table.offers(PlayCard, card=card):
        table.take_last()
    table.choose(PlayCard, card=card, hero=hero)
    while table.asked != "ExtraMove":
        table.take_last()
    table.choose(HeroStep, space=table.at(5, 6))
    assert table.asked != "ExtraMove"
    assert [event.rule for event in table.told(HeroStopped)] == ["lnoe.hmove.stop-on-zombie"]


def test_call_for_backup_draws_a_card_outside_a_fight() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    card = table.event(hero, "sheriff_radio")
    keys = table.on_top("keys")
    table.roll_movement(hero, 2)
    table.choose(PlayCard, card=card, mode=1)
    table.pass_windows()
    assert [event.card for event in table.told(HeroDrew)] == [keys]
    assert table.state.heroes[hero].items == [(keys,)]
    assert card in table.state.hero_deck.discards


def test_the_librarian_puts_the_top_four_cards_back_in_any_order() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    card = table.event(hero, "librarian")
    below = table.on_top("faith")
    top = [table.on_top(id) for id in ("keys", "torch", "ammo", "lighter")]
    table.roll_movement(hero, 2)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert {vars_of(option)["card"] for option in table.offers(PickCard)} == set(top)
    # That which is drawn first comes first; the last needs no question.
    for one in (top[1], top[2], top[0]):
        table.choose(PickCard, card=one)
    assert table.state.hero_deck.pile[-5:] == [below, top[3], top[0], top[2], top[1]]
    assert [event.count for event in table.told(DeckArranged)] == [4]
    table.check()


def test_the_librarian_does_not_help_in_a_fight() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    card = table.event(hero, "librarian")
    table.roll(6, 2, 3)
    table.fight(hero, table.zombie(table.at(5, 5)))
    assert table.asked == "PreFight"
    assert not table.offers(PlayCard, card=card)


@rule("lnoe.exchange.same-space")
@pytest.mark.parametrize("agrees", [True, False])
def test_the_player_of_the_other_hero_has_to_agree_to_a_trade_by_walkie_talkie(agrees: bool) -> None:
    table = Table(hero_seats=2)
    hero, other = table.hero("becky", table.at(0, 0), 0), table.hero("sam", table.at(4, 0), 1)
    walkie, keys = table.item(hero, "walkie"), table.item(hero, "keys")
    torch = table.item(other, "torch")
    table.roll_movement(hero, 2)
    table.choose(UseItem, card=walkie, hero=other)
    table.choose(PickCard, card=keys)
    table.choose(PickCard, card=torch)
    assert (table.asked, table.asked_seat) == ("AgreeTrade", 1)
    table.choose(AgreeToExchange if agrees else RefuseExchange)
    if agrees:
        assert table.state.heroes[hero].items == [(walkie,), (torch,)]
        assert table.state.heroes[other].items == [(keys,)]
    else:
        assert len(table.told(ExchangeRefused)) == 1
        assert table.state.heroes[hero].items == [(walkie,), (keys,)]
        assert table.state.heroes[other].items == [(torch,)]
    # Refused or not, it has been used in this turn.
    assert not table.offers(UseItem, card=walkie)
    table.check()


@rule("lnoe.exchange.same-space")
@pytest.mark.parametrize("is_given", [True, False])
def test_what_is_only_given_or_only_taken_by_walkie_talkie_needs_agreement_too(is_given: bool) -> None:
    table = Table(hero_seats=2)
    hero, other = table.hero("becky", table.at(0, 0), 0), table.hero("sam", table.at(4, 0), 1)
    walkie = table.item(hero, "walkie")
    torch = table.item(hero if is_given else other, "torch")
    table.roll_movement(hero, 2)
    table.choose(UseItem, card=walkie, hero=other)
    if is_given:
        table.choose(PickCard, card=torch)
    else:
        table.choose(Decline)
        table.choose(PickCard, card=torch)
    assert (table.asked, table.asked_seat) == ("AgreeExchange", 1)
    table.choose(AgreeToExchange, card=torch)
    owner = other if is_given else hero
    assert (torch,) in table.state.heroes[owner].items


def test_a_walkie_talkie_by_which_nothing_changes_hands_asks_nobody() -> None:
    table = Table(hero_seats=2)
    hero, other = table.hero("becky", table.at(0, 0), 0), table.hero("sam", table.at(4, 0), 1)
    walkie = table.item(hero, "walkie")
    table.item(other, "torch")
    table.roll_movement(hero, 2)
    table.choose(UseItem, card=walkie, hero=other)
    table.choose(Decline)
    table.choose(Decline)
    assert table.asked == "ChooseMove"
    assert not table.told(ItemGiven)
