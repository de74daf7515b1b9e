"""Zombie cards that answer what Heroes do, and those that can be played at any time."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import CardCancelled, CardPlayed, WeaponBroke, ZombiePlaced
from veglia.games.last_night_on_earth.rules.fighting import StartFight
from veglia.games.last_night_on_earth.rules.hero_turn import BeginHeroTurn
from veglia.games.last_night_on_earth.rules.lasting import end
from veglia.games.last_night_on_earth.rules.models import UNTIL_HERO_TURN
from veglia.games.last_night_on_earth.rules.plays import PickCard, PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.searching import SearchDeck, SearchUnique, search
from veglia.games.last_night_on_earth.rules.sewers import open_sewer
from veglia.games.last_night_on_earth.rules.weapons import BreakRolled, check_break
from veglia.games.last_night_on_earth.rules.wounding import kill_zombie
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass


def window(table: Table, moment: str, seat: int) -> None:
    """Pass until a seat is asked in the window of a moment."""
    for _ in range(20):
        about = getattr(table.state.asking, "about", None)
        if about is not None and about.name == moment and table.asked_seat == seat:
            return
        table.choose(Pass)
    raise AssertionError(f"no window {moment}")


def announced(table: Table, card: int, hero: int) -> None:
    """Let a Hero play an Event at the start of the Zombie turn."""
    table.run(StartOfTurn())
    window(table, "zombie_start", 0)
    table.choose(PlayCard, card=card, hero=hero)
    assert table.asked == "CardAnnounced"
    assert table.asked_seat == table.zombie_seat


@rule("lnoe.cards.cancel")
@pytest.mark.parametrize(("face", "is_cancelled"), [(4, True), (3, False)])
def test_despair_cancels_an_event_on_four(face: int, is_cancelled: bool) -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    event, card = table.event(hero, "faith"), table.hold("despair")
    announced(table, event, hero)
    table.roll(face)
    table.choose(PlayCard, card=card, pick=event)
    table.pass_windows()
    assert [one.card for one in table.told(CardCancelled)] == ([event] if is_cancelled else [])
    assert bool(table.state.lasting) != is_cancelled
    assert card in table.state.zombie_deck.discards
    table.check()


@rule("lnoe.cards.cancel")
def test_the_line_is_dead_cancels_townsfolk_only() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    event, helper = table.event(hero, "faith"), table.event(hero, "jeb")
    card = table.hold("line_is_dead")
    announced(table, event, hero)
    assert not table.offers(PlayCard)
    table.choose(Pass)
    window(table, "zombie_start", 0)
    table.choose(PlayCard, card=helper, hero=hero)
    table.choose(PlayCard, card=card, pick=helper)
    assert [one.card for one in table.told(CardCancelled)] == [helper]
    assert helper in table.state.hero_deck.discards


@rule("lnoe.cards.cancel", "lnoe.cards.discards-open")
@pytest.mark.parametrize(("face", "is_removed"), [(4, True), (3, False)])
def test_my_god_hes_a_zombie_removes_a_townsfolk_event_from_the_game(face: int, is_removed: bool) -> None:
    table = Table()
    hero = table.hero("sam", table.at(5, 5))
    helper, card = table.event(hero, "jeb"), table.hold("hes_a_zombie")
    announced(table, helper, hero)
    table.roll(face)
    table.choose(PlayCard, card=card, pick=helper, mode=0)
    table.pass_windows()
    assert table.state.removed == ([helper] if is_removed else [])
    assert (helper in table.state.hero_deck.discards) != is_removed
    table.check()


def test_my_god_hes_a_zombie_may_put_a_zombie_beside_a_hero() -> None:
    table = Table()
    table.hero("sam", table.at(5, 5))
    card = table.hold("hes_a_zombie")
    table.run(StartOfTurn())
    spaces = set(table.values(PlayCard, "space"))
    assert spaces == set(table.state.town.adjacent[table.at(5, 5)])
    table.choose(PlayCard, card=card, space=table.at(4, 4))
    assert [event.space for event in table.told(ZombiePlaced)] == [table.at(4, 4)]


def test_loss_of_faith_cancels_faith_and_nothing_else() -> None:
    table = Table()
    hero = table.hero("sam", table.at(5, 5))
    helper, faith = table.event(hero, "jeb"), table.event(hero, "faith")
    card = table.hold("loss_of_faith")
    announced(table, helper, hero)
    assert not table.offers(PlayCard)
    table.choose(Pass)
    window(table, "zombie_start", 0)
    table.choose(PlayCard, card=faith, hero=hero)
    table.choose(PlayCard, card=card, pick=faith)
    assert [one.card for one in table.told(CardCancelled)] == [faith]


@rule("lnoe.weapon.break")
def test_loss_of_faith_makes_a_break_check_be_rolled_again() -> None:
    table = Table()
    hero = table.hero("sam", table.at(5, 5))
    bat, card = table.item(hero, "baseball_bat"), table.hold("loss_of_faith")
    table.roll(6, 1)
    check_break(table.state, hero, bat)
    advance(table.state)
    table.choose(PlayCard, card=card, pick=bat)
    table.pass_windows()
    assert [event.number for event in table.told(BreakRolled)] == [6, 1]
    assert [event.card for event in table.told(WeaponBroke)] == [bat]
    assert not table.state.heroes[hero].items


def test_its_stuck_bars_a_weapon_that_has_not_broken_until_the_next_hero_turn() -> None:
    table = Table()
    hero = table.hero("sam", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    bat, card = table.item(hero, "baseball_bat"), table.hold("its_stuck")
    table.roll(6)
    check_break(table.state, hero, bat)
    advance(table.state)
    table.choose(PlayCard, card=card, pick=bat)
    table.pass_windows()
    for is_stuck in (True, False):
        table.roll(2, 1, 5, 1, 1)
        table.fight(hero, zombie)
        offered = False
        while table.state.asking is not None:
            offered = offered or bool(table.offers(UseItem, card=bat))
            table.choose(Pass)
        assert offered != is_stuck
        end(table.state, UNTIL_HERO_TURN)


def test_its_stuck_is_not_for_a_weapon_that_breaks() -> None:
    table = Table()
    hero = table.hero("sam", table.at(5, 5))
    bat = table.item(hero, "baseball_bat")
    table.hold("its_stuck")
    table.roll(2)
    check_break(table.state, hero, bat)
    advance(table.state)
    assert not table.offers(PlayCard)


def test_resilient_discards_the_gun_that_has_killed_a_zombie() -> None:
    table = Table()
    hero = table.hero("sam", table.at(5, 5))
    zombie = table.zombie(table.at(5, 6))
    gun, card = table.item(hero, "revolver"), table.hold("resilient")
    kill_zombie(table.state, zombie, "ranged", hero, gun)
    advance(table.state)
    table.choose(PlayCard, card=card, hero=hero, pick=gun)
    assert not table.state.heroes[hero].items
    assert gun in table.state.hero_deck.discards
    # The Zombie stays dead.
    assert table.state.zombie(zombie) is None
    table.check()


def test_resilient_is_only_for_guns() -> None:
    table = Table()
    hero = table.hero("sam", table.at(5, 5))
    zombie = table.zombie(table.at(5, 6))
    flare = table.item(hero, "signal_flare")
    table.hold("resilient")
    kill_zombie(table.state, zombie, "ranged", hero, flare)
    advance(table.state)
    assert not table.offers(PlayCard)


@rule("lnoe.zturn.cards-any-number", "lnoe.fight.zombie-one-card")
def test_leave_it_removes_a_hero_discard_and_is_no_fight_card() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    card, fight_card = table.hold("leave_it"), table.hold("scratch_claw")
    bats = [table.card("baseball_bat"), table.card("baseball_bat")]
    keys = table.card("keys")
    table.state.hero_deck.discards = [*bats, keys]
    table.roll(5, 2, 3, 6)
    table.run(StartFight(hero, zombie))
    window(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=card)
    # One of each title is offered.
    assert len(table.offers(PickCard)) == 2
    table.choose(PickCard, card=keys)
    assert table.state.removed == [keys]
    assert table.state.hero_deck.discards == bats
    window(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=fight_card)
    assert [event.card for event in table.told(CardPlayed)] == [card, fight_card]
    table.check()


def test_leave_it_needs_a_discard() -> None:
    table = Table()
    table.hero("sam", table.at(5, 5))
    table.hold("leave_it")
    table.run(BeginHeroTurn())
    assert not table.offers(PlayCard)


@rule("lnoe.survival.trigger")
def test_looted_makes_a_survival_search_an_ordinary_one() -> None:
    table = Table(rules={"survival_decks": 1})
    building = next(
        one
        for one in table.state.town.buildings
        if one.searchable and 1 in one.numbers and one.id != "hospital"
    )
    hero = table.hero("sam", building.spaces[0])
    top = table.on_top("baseball_bat")
    unique = len(table.state.unique_deck.pile)
    card = table.hold("looted")
    table.state.active, table.state.movement = hero, 5
    search(table.state, hero, SearchUnique(hero))
    advance(table.state)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(top,)]
    assert len(table.state.unique_deck.pile) == unique


def test_flooded_sewer_washes_all_models_out_at_one_entrance() -> None:
    table = Table()
    ends = (table.at(5, 5), table.at(8, 8))
    open_sewer(table.state, *ends, "lnoe.sewer.parts")
    inside = table.state.town.sewer(0)
    hero = table.hero("sam", inside)
    zombie = table.zombie(inside)
    card = table.hold("flooded_sewer")
    table.run(StartOfTurn())
    spaces = table.values(PlayCard, "space")
    assert spaces == list(ends)
    table.choose(PlayCard, card=card, space=ends[1])
    assert table.state.heroes[hero].space == ends[1]
    assert [one.space for one in table.state.zombies if one.number == zombie] == [ends[1]]


def test_flooded_sewer_needs_somebody_inside() -> None:
    table = Table()
    open_sewer(table.state, table.at(5, 5), table.at(8, 8), "lnoe.sewer.parts")
    table.hero("sam", table.at(5, 5))
    table.hold("flooded_sewer")
    table.run(StartOfTurn())
    assert not table.offers(PlayCard)


def test_looted_is_not_for_an_ordinary_search() -> None:
    table = Table(rules={"survival_decks": 1})
    building = next(one for one in table.state.town.buildings if one.searchable)
    hero = table.hero("sam", building.spaces[0])
    table.hold("looted")
    search(table.state, hero, SearchDeck(hero))
    advance(table.state)
    assert table.asked == "SearchDeclared"
    assert not table.offers(PlayCard)


def test_my_god_hes_a_zombie_needs_a_zombie_of_the_pool() -> None:
    table = Table()
    table.hero("sam", table.at(5, 5))
    while table.state.pool:
        table.zombie(table.at(0, 0))
    table.hold("hes_a_zombie")
    table.run(StartOfTurn())
    assert not table.offers(PlayCard)
