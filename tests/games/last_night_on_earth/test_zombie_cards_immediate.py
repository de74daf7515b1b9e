"""Zombie cards that are played immediately, and those of the end of the Zombie turn."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.barricades import barricade_fully
from veglia.games.last_night_on_earth.rules.dying import turn_hero
from veglia.games.last_night_on_earth.rules.events import (
    CardCancelled,
    FightRolled,
    GameWon,
    ZombieKilled,
    ZombiePlaced,
    ZombieRemoved,
    ZombieUnharmed,
)
from veglia.games.last_night_on_earth.rules.lasting import take_away, zombie_cards_in_play
from veglia.games.last_night_on_earth.rules.models import FIRST_ZOMBIE_HERO, ZOMBIE_HERO, ZOMBIES, Zombie
from veglia.games.last_night_on_earth.rules.plays import (
    Decline,
    PickBuilding,
    PickCard,
    PickSpace,
    PickZombie,
    PlayCard,
)
from veglia.games.last_night_on_earth.rules.random_building import BuildingRolled
from veglia.games.last_night_on_earth.rules.searching import may_search
from veglia.games.last_night_on_earth.rules.stepping import may_enter
from veglia.games.last_night_on_earth.rules.turn import EndZombieTurn
from veglia.games.last_night_on_earth.rules.wounding import kill_zombie, wound_zombie
from veglia.games.last_night_on_earth.rules.zombie_turn import (
    NoEffect,
    PlayAtOnce,
    StartOfTurn,
    ZombiesDrew,
)
from veglia.kernel.window import Pass


def at_once(table: Table, id: str) -> int:
    """Let the Zombie player play a card that he has just drawn."""
    card = table.hold(id)
    table.run(PlayAtOnce(table.zombie_seat, card))
    return card


@rule("lnoe.zturn.play-immediately", "lnoe.zturn.hand-over-limit")
def test_oh_the_horror_draws_three_and_cuts_the_hand_down_a_turn_later() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    for id in ("trip", "shamble", "shamble"):
        table.on_top(id)
    kept = [table.hold("shamble") for _ in range(3)]
    at_once(table, "oh_the_horror")
    assert [event.count for event in table.told(ZombiesDrew)] == [3]
    assert len(table.state.hands[table.zombie_seat]) == 6
    # Not in the same turn.
    table.run(StartOfTurn())
    table.pass_windows()
    assert len(table.state.hands[table.zombie_seat]) == 6
    table.state.round += 1
    table.run(StartOfTurn())
    for card in kept[:2]:
        assert table.asked == "CutHand"
        table.choose(PickCard, card=card)
    assert table.asked != "CutHand"
    assert len(table.state.hands[table.zombie_seat]) == 4
    assert not table.state.lasting
    table.check()


def test_surprise_attack_puts_a_zombie_beside_a_hero_in_a_building() -> None:
    table = Table()
    inside = table.state.town.buildings[0].spaces[0]
    table.hero("jake", inside)
    table.hero("sam", table.at(5, 5))
    at_once(table, "surprise_attack")
    assert [event.space for event in table.told(ZombiePlaced)] == [inside]
    table.check()


@pytest.mark.parametrize("is_inside", [True, False])
def test_surprise_attack_without_such_a_hero_or_a_zombie_has_no_effect(is_inside: bool) -> None:
    table = Table()
    table.hero("jake", table.state.town.buildings[0].spaces[0] if is_inside else table.at(5, 5))
    if is_inside:
        while table.state.pool:
            table.zombie(table.at(0, 0))
    card = at_once(table, "surprise_attack")
    assert [event.card for event in table.told(NoEffect)] == [card]
    assert not table.told(ZombiePlaced)
    assert card in table.state.zombie_deck.discards


@rule("lnoe.cards.cancel", "lnoe.zturn.play-immediately")
def test_an_immediate_card_can_be_cancelled() -> None:
    table = Table()
    hero = table.hero("jake", table.state.town.buildings[0].spaces[0])
    jeb = table.event(hero, "jeb")
    card = at_once(table, "surprise_attack")
    table.choose(PlayCard, card=jeb, pick=card)
    assert [event.card for event in table.told(CardCancelled)] == [card]
    assert not table.told(ZombiePlaced)


def test_a_town_overrun_discards_ten_hero_cards() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    before = table.state.hero_deck.pile[-10:]
    at_once(table, "town_overrun")
    assert sorted(table.state.hero_deck.discards) == sorted(before)
    assert table.state.result is None


@rule("lnoe.victory.deck-out-moment")
@pytest.mark.parametrize(("left", "is_lost"), [(11, False), (10, True), (4, True)])
def test_a_town_overrun_loses_the_game_when_it_empties_the_deck(left: int, is_lost: bool) -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    del table.state.hero_deck.pile[left:]
    at_once(table, "town_overrun")
    assert [event.side for event in table.told(GameWon)] == ([ZOMBIES] if is_lost else [])


@rule("lnoe.victory.deck-out-moment", "lnoe.zturn.start-of-turn")
def test_living_nightmare_costs_a_card_each_turn_and_the_game_with_the_last() -> None:
    """lnoe.ex.deck-out-base"""
    table = Table()
    table.hero("jake", table.at(5, 5))
    del table.state.hero_deck.pile[2:]
    at_once(table, "living_nightmare")
    assert len(table.state.hero_deck.pile) == 2
    table.run(StartOfTurn())
    table.pass_windows()
    assert len(table.state.hero_deck.pile) == 1
    assert table.state.result is None
    table.run(StartOfTurn())
    assert [event.side for event in table.told(GameWon)] == [ZOMBIES]


def test_living_nightmare_loses_the_game_at_an_empty_deck() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    at_once(table, "living_nightmare")
    table.state.hero_deck.pile = []
    table.run(StartOfTurn())
    assert [event.side for event in table.told(GameWon)] == [ZOMBIES]


def test_living_nightmare_gives_zombie_heroes_two_dice_more() -> None:
    table = Table()
    table.hero("sam", 0)
    hero = table.hero("jake", table.at(5, 5))
    at_once(table, "living_nightmare")
    plain = table.zombie(table.at(5, 5))
    turned = FIRST_ZOMBIE_HERO
    table.state.zombies.append(Zombie(turned, ZOMBIE_HERO, 0, table.at(5, 5), 0, -1, 0, False, False, False))
    for zombie, dice in ((plain, 1), (turned, 3)):
        table.roll(6, 5, *[1] * dice)
        table.fight(hero, zombie)
        table.pass_windows()
        assert len(table.told(FightRolled)[-1].zombie_dice) == dice


def test_a_new_spawning_pit_comes_into_a_random_building() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    pits = table.state.pits[:]
    # A 6: the Zombie player chooses.
    table.roll(6)
    card = at_once(table, "new_pit")
    building = next(
        place
        for place, one in enumerate(table.state.town.buildings)
        if not set(one.spaces) & set(pits) and place != table.state.town.manor
    )
    table.choose(PickBuilding, building=building)
    space = table.state.town.buildings[building].spaces[1]
    table.choose(PickSpace, space=space)
    assert table.state.pits == [*pits, space]
    assert [(one.card, one.space) for one in table.state.lasting] == [(card, space)]
    table.check()
    # What cancels the card takes the pit away.
    assert zombie_cards_in_play(table.state) == [0]
    take_away(table.state, 0, "lnoe.cards.cancel")
    assert table.state.pits == pits
    assert card in table.state.zombie_deck.discards


@rule("lnoe.taken.effect", "lnoe.general.zombie-pool", "lnoe.random.zombie-choice")
def test_taken_the_fills_a_building_and_keeps_heroes_out() -> None:
    table = Table()
    building = 0
    spaces = table.state.town.buildings[building].spaces
    inside = table.hero("jake", spaces[0])
    outside = table.hero("sam", table.at(5, 5))
    there = table.zombie(spaces[1])
    table.roll(6)
    card = at_once(table, "taken_the")
    table.choose(PickBuilding, building=building)
    placed = [event.space for event in table.told(ZombiePlaced)]
    assert sorted(placed) == sorted(spaces[2:])
    assert all(zombie.has_moved for zombie in table.state.zombies if zombie.number != there)
    assert not may_enter(table.state, outside, spaces[2])
    # Those inside may go about and leave.
    assert may_enter(table.state, inside, spaces[1])
    assert may_enter(table.state, inside, table.at(5, 5))
    assert not may_search(table.state, inside, False)
    assert [one.card for one in table.state.lasting] == [card]
    table.check()


def test_taken_the_asks_where_if_the_pool_is_short_and_rolls_again_for_a_taken_building() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    building = 0
    while len(table.state.pool) > 1:
        table.zombie(table.at(0, 0) if table.state.building_at(table.at(0, 0)) != 0 else table.at(5, 6))
    spaces = [s for s in table.state.town.buildings[building].spaces if not table.state.zombies_in(s)]
    table.roll(6)
    at_once(table, "taken_the")
    table.choose(PickBuilding, building=building)
    table.choose(PickSpace, space=spaces[-1])
    assert [event.space for event in table.told(ZombiePlaced)] == [spaces[-1]]
    # The second card cannot hit the same building.
    table.roll(6)
    at_once(table, "taken_the")
    assert not table.offers(PickBuilding, building=building)
    assert [event.first for event in table.told(BuildingRolled)] == [6, 6]


@rule("lnoe.barr.fully-effects")
@pytest.mark.parametrize("id", ["taken_the", "new_pit"])
def test_a_fully_barricaded_building_is_spared(id: str) -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    barricade_fully(table.state, 0, 0, "lnoe.barr.fully")
    table.roll(6)
    at_once(table, id)
    assert table.offers(PickBuilding)
    assert not table.offers(PickBuilding, building=0)


def test_rotten_bodies_removes_zombies_and_protects_the_others() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    numbers = [table.zombie(table.at(5, 5)) for _ in range(4)]
    table.roll(2)
    at_once(table, "rotten_bodies")
    table.choose(PickZombie, zombie=numbers[3])
    table.choose(PickZombie, zombie=numbers[0])
    assert [event.zombie for event in table.told(ZombieRemoved)] == [numbers[3], numbers[0]]
    assert table.state.count("zombies_killed") == 0
    assert numbers[0] in table.state.pool
    kill_zombie(table.state, numbers[1], "ranged", hero, -1)
    assert [event.zombie for event in table.told(ZombieUnharmed)] == [numbers[1]]
    assert not table.told(ZombieKilled)
    table.check()


@rule("lnoe.general.hit-and-kill", "lnoe.zhero.wounds")
def test_rotten_bodies_keeps_zombies_from_being_killed_not_from_being_wounded() -> None:
    table = Table(scenario="burn_em_out")
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("sam", table.at(9, 9))
    turn_hero(table.state, hero, -1, "lnoe.death.turn-14")
    number, normal = 21 + hero, table.zombie(table.at(5, 6))
    lasting.lay(table.state, "rotten_bodies", "lnoe.zturn.play-immediately", side=ZOMBIES)
    # What kills does nothing at all.
    kill_zombie(table.state, number, "card", -1, -1)
    assert [event.zombie for event in table.told(ZombieUnharmed)] == [number]
    for wounds in (1, 2, 2):
        wound_zombie(table.state, number, "card", -1, -1)
        zombie = table.state.zombie(number)
        assert zombie is not None
        assert zombie.wounds == wounds
    wound_zombie(table.state, normal, "card", -1, -1)
    assert [event.zombie for event in table.told(ZombieUnharmed)] == [number, number, normal]


def test_rotten_bodies_removes_all_where_there_are_too_few() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    table.zombie(table.at(5, 5))
    table.roll(6)
    at_once(table, "rotten_bodies")
    assert not table.state.zombies


def test_night_that_never_ends_brings_titles_back_on_both_sides() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    back = [table.card("shamble") for _ in range(2)]
    other = table.card("trip")
    table.state.zombie_deck.discards = [*back, other]
    bats = [table.card("baseball_bat") for _ in range(2)]
    table.state.hero_deck.discards = bats[:]
    at_once(table, "never_ends")
    table.choose(PickCard, card=back[0])
    assert not set(back) & set(table.state.zombie_deck.discards)
    assert set(back) <= set(table.state.zombie_deck.pile)
    assert other in table.state.zombie_deck.discards
    assert table.asked_seat == table.state.heroes[hero].seat
    table.choose(PickCard, card=bats[0])
    assert set(bats) <= set(table.state.hero_deck.pile)
    table.check()


def test_the_heroes_need_not_bring_anything_back() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    bat = table.card("baseball_bat")
    table.state.hero_deck.discards = [bat]
    at_once(table, "never_ends")
    table.choose(Decline)
    assert table.state.hero_deck.discards == [bat]


@rule("lnoe.general.zombie-pool", "lnoe.spawn.even-pits")
def test_too_many_spawns_d6_and_takes_what_the_pool_lacks_from_the_board() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    while len(table.state.pool) > 2:
        table.zombie(table.at(6, 6))
    taken = [zombie.number for zombie in table.state.zombies[:3]]
    card = table.hold("too_many")
    table.roll(4)
    table.run(EndZombieTurn())
    table.choose(PlayCard, card=card)
    table.choose(PickZombie, zombie=taken[0])
    table.choose(PickZombie, zombie=taken[1])
    placed = [event.space for event in table.told(ZombiePlaced)]
    assert sorted(placed) == sorted(table.state.pits)
    assert len(table.state.zombies) == 14
    assert table.state.count("zombies_killed") == 0
    table.check()


def test_too_many_only_at_the_end_of_the_zombie_turn() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    card = table.hold("too_many")
    table.hold("cornered")
    table.run(StartOfTurn())
    assert not table.offers(PlayCard, card=card)
    table.choose(Pass)
