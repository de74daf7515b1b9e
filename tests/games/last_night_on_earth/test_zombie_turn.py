"""The Zombie turn: phases, Sun, hand, check, start of the turn, fights."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import CardDiscarded, CardPlayed, FightBegan, GameWon
from veglia.games.last_night_on_earth.rules.hero_turn import HeroTurnBegan
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Decline, PickCard, PlayCard
from veglia.games.last_night_on_earth.rules.reactions import ZombieMove, ZombieStart
from veglia.games.last_night_on_earth.rules.spawning import PlaceNewZombies, SpawnRolled
from veglia.games.last_night_on_earth.rules.turn import BeginRound, SunMoved
from veglia.games.last_night_on_earth.rules.zombie_moving import MoveThis, RestStay, ZombieStep
from veglia.games.last_night_on_earth.rules.zombie_turn import (
    BeginFights,
    CheckForNewZombies,
    CheckRolled,
    DrawCards,
    Engage,
    NoEffect,
    StartOfTurn,
    TakeMore,
    ZombieDeckShuffled,
    ZombiesDrew,
)
from veglia.kernel.window import Pass


def without_cards(table: Table) -> None:
    """Leave the Zombies nothing to draw."""
    table.state.zombie_deck.pile = []


def stay_all(table: Table) -> None:
    """Go on through the Zombie turn, nobody moving who need not, up to the Heroes' next question."""
    while table.asked in ("NextZombie", "SpawnOn") or table.asked.startswith("Zombie"):
        if table.asked == "NextZombie":
            table.choose(RestStay)
        elif table.asked == "SpawnOn":
            table.take_first()
        else:
            table.choose(Pass)


@rule("lnoe.zturn.phases", "lnoe.general.round", "lnoe.zturn.sun-moves")
def test_a_round_is_six_phases_of_the_zombies_then_the_hero_turn() -> None:
    table = Table(sun=10)
    table.hero("jenny", table.at(5, 5))
    table.hero("becky", table.at(0, 0))
    table.zombie(table.at(5, 5))
    table.zombie(table.at(11, 11))
    kept = table.card("trip")
    table.state.zombie_deck.pile = [kept]
    # Check 2 + 1, fight 6 5 against 1, a roll of 2 for new Zombies.
    table.roll(2, 1, 6, 5, 1, 2)
    table.run(BeginRound())
    stay_all(table)
    told = [type(event) for event in table.state.log or []]
    order = [SunMoved, ZombiesDrew, CheckRolled, FightBegan, SpawnRolled, HeroTurnBegan]
    assert [kind for kind in told if kind in order] == order
    assert table.state.sun == 9
    assert table.told(SunMoved)[0].rule == "lnoe.zturn.sun-moves"
    assert table.asked == "NextHero"


@rule("lnoe.zturn.sun-first-turn")
def test_the_first_turn_puts_the_sun_on_the_number_of_the_scenario() -> None:
    table = Table(sun=0)
    without_cards(table)
    table.state.round = 0
    table.hero("jenny", table.at(5, 5))
    table.hero("becky", table.at(0, 0))
    table.roll(1, 1, 1)
    table.run(BeginRound())
    # Die Zombies Die starts on 15, and the marker does not move in this turn.
    assert [(event.sun, event.rule) for event in table.told(SunMoved)] == [(15, "lnoe.zturn.sun-first-turn")]


@rule("lnoe.zturn.sun-end", "lnoe.victory.time")
def test_when_the_sun_passes_1_the_game_is_over_before_anything_else() -> None:
    table = Table(sun=2)
    without_cards(table)
    table.hero("jenny", table.at(5, 5))
    table.hero("becky", table.at(0, 0))
    table.roll(1, 1, 1)
    table.run(BeginRound())
    stay_all(table)
    assert table.state.sun == 1
    assert not table.winners
    table.state.agenda = []
    table.state.asking = None
    table.roll()
    table.run(BeginRound())
    # In Die Zombies Die time is on the Zombies' side.
    assert table.winners == (1,)
    assert table.ended_by == "lnoe.zturn.sun-end"
    assert [event.side for event in table.told(GameWon)] == [ZOMBIES]


@rule("lnoe.zturn.hand-limit", "lnoe.zturn.draw-to-limit")
@pytest.mark.parametrize(("held", "drawn"), [(0, 4), (3, 1), (4, 0)])
def test_a_zombie_player_draws_up_to_four_cards(held: int, drawn: int) -> None:
    table = Table()
    cards = [table.card("shamble") for _ in range(6)]
    table.state.zombie_deck.pile = cards[held:]
    table.state.hands[table.zombie_seat] = cards[:held]
    table.run(DrawCards())
    if held:
        table.choose(Decline)
    assert len(table.state.hands[table.zombie_seat]) == 4
    assert [event.count for event in table.told(ZombiesDrew)] == [drawn] * (drawn > 0)


@rule("lnoe.zturn.discard-first")
def test_before_drawing_any_cards_may_be_discarded() -> None:
    table = Table()
    cards = [table.card("shamble") for _ in range(4)]
    worse = [table.hold("trip"), table.hold("cornered")]
    table.state.zombie_deck.pile = cards[:]
    table.run(DrawCards())
    assert len(table.offers(PickCard)) == 2
    table.choose(PickCard, card=worse[1])
    table.choose(PickCard, card=worse[0])
    assert table.state.hands[table.zombie_seat] == cards[::-1]
    assert [event.card for event in table.told(CardDiscarded)] == [worse[1], worse[0]]


@rule("lnoe.zturn.zombie-deck-reshuffle")
def test_an_empty_zombie_deck_is_made_anew_from_its_discards() -> None:
    table = Table()
    cards = [table.card("shamble") for _ in range(5)]
    table.state.zombie_deck.pile = cards[:1]
    table.state.zombie_deck.discards = cards[1:]
    table.run(DrawCards())
    assert sorted(table.state.hands[table.zombie_seat] + table.state.zombie_deck.pile) == sorted(cards)
    assert len(table.state.hands[table.zombie_seat]) == 4
    assert table.state.zombie_deck.discards == []
    assert len(table.told(ZombieDeckShuffled)) == 1


@rule("lnoe.zturn.hand-over-limit")
def test_a_hand_over_the_limit_stays_and_nothing_is_drawn() -> None:
    table = Table()
    cards = [table.card("shamble") for _ in range(6)]
    table.state.hands[table.zombie_seat] = cards
    table.run(DrawCards())
    table.choose(Decline)
    assert len(table.state.hands[table.zombie_seat]) == 6
    assert not table.told(ZombiesDrew)


@rule("lnoe.zturn.play-immediately")
def test_immediate_cards_act_after_the_drawing_in_the_order_drawn_and_are_not_replaced() -> None:
    """lnoe.gap.immediate-cards."""
    table = Table()
    # Nobody is inside a building: Surprise Attack has nothing to act on.
    table.hero("jenny", table.at(5, 5))
    first, second = table.card("surprise_attack"), table.card("heavy_rain")
    rest = [table.card("shamble") for _ in range(4)]
    table.leave(table.state.zombie_deck, [*rest, second, first])
    table.run(DrawCards())
    told = [type(event) for event in table.state.log or []]
    assert told.index(ZombiesDrew) < told.index(NoEffect) < told.index(CardPlayed)
    assert [event.card for event in table.told(NoEffect)] == [first]
    assert [event.card for event in table.told(CardPlayed)] == [second]
    assert len(table.state.hands[table.zombie_seat]) == 2
    assert len(table.state.zombie_deck.pile) == 2
    table.check()


@rule("lnoe.zturn.cards-any-number")
def test_outside_fights_any_number_of_zombie_cards_may_be_played() -> None:
    """lnoe.gap.zombie-card-number."""
    table = Table()
    table.hero("jenny", table.at(5, 5))
    cards = [table.hold("cornered"), table.hold("lights_out")]
    table.run(StartOfTurn())
    for card in cards:
        assert isinstance(table.state.asking, ZombieStart)
        table.choose_option(table.offers(PlayCard, card=card)[0])
    assert [event.card for event in table.told(CardPlayed)] == cards
    assert table.state.hands[table.zombie_seat] == []


@rule("lnoe.zturn.spawn-check", "lnoe.general.threshold-notation")
@pytest.mark.parametrize(("dice", "arrives"), [((3, 4), False), ((3, 5), True)])
def test_new_zombies_come_if_two_dice_beat_the_number_on_the_board(
    dice: tuple[int, int], arrives: bool
) -> None:
    """lnoe.ex.spawn-check-derived, first part: with 7 Zombies a 7 is not enough."""
    table = Table()
    for _ in range(7):
        table.zombie(table.at(5, 5))
    table.roll(*dice)
    table.run(CheckForNewZombies())
    assert [(event.dice, event.count, event.succeeds) for event in table.told(CheckRolled)] == [
        (dice, 7, arrives)
    ]
    table.roll(4)
    table.run(PlaceNewZombies())
    assert len(table.told(SpawnRolled)) == arrives
    assert len(table.state.zombies) == (11 if arrives else 7)


@rule("lnoe.zturn.spawn-check-timing")
def test_what_happens_after_the_check_does_not_change_it() -> None:
    table = Table()
    numbers = [table.zombie(table.at(5, 5)) for _ in range(3)]
    table.roll(1, 1)
    table.run(CheckForNewZombies())
    # All die before phase 6: still nobody comes.
    table.state.zombies = []
    table.state.pool = sorted([*table.state.pool, *numbers])
    table.roll()
    table.run(PlaceNewZombies())
    assert table.state.zombies == []


@rule("lnoe.zturn.start-of-turn")
def test_the_start_of_the_zombie_turn_is_after_the_check_and_before_the_first_move() -> None:
    """lnoe.gap.zombie-start-of-turn."""
    table = Table()
    table.hero("jenny", table.at(5, 5))
    table.zombie(table.at(11, 11))
    card = table.hold("cornered")
    without_cards(table)
    table.roll(1, 1, 1)
    table.run(BeginRound())
    table.choose(Decline)
    assert isinstance(table.state.asking, ZombieStart)
    assert len(table.told(CheckRolled)) == 1
    assert table.state.phase == "zombie_start"
    assert table.offers(PlayCard, card=card)
    table.choose(Pass)
    assert table.asked == "NextZombie"


@rule("lnoe.zturn.fight-phase", "lnoe.fight.in-both-turns")
def test_in_phase_5_every_zombie_with_a_hero_fights() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    numbers = [table.zombie(table.at(5, 5)), table.zombie(table.at(5, 5), number=8)]
    table.zombie(table.at(5, 6))
    table.roll(6, 5, 1, 4, 4, 1)
    table.run(BeginFights())
    assert table.asked == "NextFight"
    table.choose(Engage, hero=hero, zombie=numbers[1])
    assert [event.zombie for event in table.told(FightBegan)] == [numbers[1], numbers[0]]
    # The second fight was won with a double.
    assert [zombie.number for zombie in table.state.zombies_in(table.at(5, 5))] == [numbers[1]]


def engaged(table: Table) -> list[int]:
    """Fight all fights of the phase with what is offered first; return the Heroes who fought."""
    while table.asked == "NextFight":
        table.take_first()
    return [event.hero for event in table.told(FightBegan)]


@rule("lnoe.zturn.fight-even-split", "lnoe.zturn.fight-remainder", "lnoe.zturn.fight-order")
@pytest.mark.parametrize("more", [0, 1])
def test_five_zombies_are_shared_out_over_two_heroes_as_the_heroes_choose(more: int) -> None:
    """lnoe.ex.fight-split-derived"""
    table = Table(hero_seats=2)
    heroes = [table.hero("jenny", table.at(5, 5), seat=0), table.hero("becky", table.at(5, 5), seat=1)]
    for _ in range(5):
        table.zombie(table.at(5, 5))
    table.roll(*[6, 5, 1] * 5)
    table.run(BeginFights())
    assert table.asked == "ShareRest"
    assert table.state.asking is not None
    assert table.state.asking.seats(table.state) == (0, 1)
    table.choose(TakeMore, hero=heroes[more])
    # The order is open: either Hero may fight first.
    assert {option.hero for option in table.offers(Engage) if isinstance(option, Engage)} == set(heroes)
    table.choose(Engage, hero=heroes[1 - more])
    fought = engaged(table)
    assert fought.count(heroes[more]) == 3
    assert fought.count(heroes[1 - more]) == 2
    assert len({event.zombie for event in table.told(FightBegan)}) == 5


@rule("lnoe.zturn.fight-remainder")
def test_where_heroes_outnumber_zombies_they_choose_who_fights() -> None:
    table = Table()
    heroes = [table.hero(id, table.at(5, 5)) for id in ("jenny", "becky", "sally")]
    for _ in range(2):
        table.zombie(table.at(5, 5))
    table.roll(6, 5, 1, 6, 5, 1)
    table.run(BeginFights())
    table.choose(TakeMore, hero=heroes[2])
    assert not table.offers(TakeMore, hero=heroes[2]), "no Hero takes two while another takes none"
    table.choose(TakeMore, hero=heroes[0])
    assert sorted(engaged(table)) == [heroes[0], heroes[2]]


@rule("lnoe.zturn.fight-even-split")
def test_zombies_of_a_hero_who_dies_in_the_phase_do_not_go_over_to_another() -> None:
    table = Table(sun=10)
    first = table.hero("jenny", table.at(5, 5), wounds=2)
    second = table.hero("becky", table.at(5, 5))
    for _ in range(4):
        table.zombie(table.at(5, 5))
    table.roll(1, 2, 6, 6, 5, 1, 6, 5, 1)
    table.run(BeginFights())
    table.choose(Engage, hero=first)
    assert not table.state.is_alive(first)
    assert engaged(table) == [first, second, second]


@rule("lnoe.fight.zombie-one-card", "lnoe.twoz.fight-card")
def test_with_two_zombie_players_only_the_owner_of_the_zombie_plays_the_fight_card() -> None:
    table = Table(zombie_seats=2)
    hero = table.hero("jenny", table.at(5, 5))
    green = table.zombie(table.at(5, 5), number=7)
    table.hold("undead_hate", seat=1)
    card = table.hold("undead_hate", seat=2)
    # The Hero is ahead: the Zombies are asked first, and of them only Green.
    table.roll(6, 2, 3, 4, 5)
    table.fight(hero, green)
    asked = []
    while table.state.asking is not None:
        if table.offers(PlayCard):
            asked.append(table.asked_seat)
            table.choose(PlayCard, card=card)
        else:
            table.take_last()
    assert asked == [2]
    assert [event.card for event in table.told(CardPlayed)] == [card]


@rule("lnoe.general.sides")
def test_all_seats_of_a_side_win_together() -> None:
    table = Table(hero_seats=2, zombie_seats=2)
    assert table.state.seats_of(HEROES) == [0, 1]
    assert table.state.seats_of(ZOMBIES) == [2, 3]
    table.state.counts["zombies_killed"] = 14
    hero = table.hero("jenny", table.at(5, 5), seat=1)
    table.hero("becky", table.at(6, 6), seat=0)
    zombie = table.zombie(table.at(5, 5), number=8)
    table.roll(5, 5, 1)
    table.fight(hero, zombie)
    assert table.winners == (0, 1)
    result = table.state.result
    assert result is not None
    assert [result.outcome(seat) for seat in range(4)] == ["won", "won", "lost", "lost"]


def test_a_card_at_the_move_of_a_zombie_is_asked_for_at_each_move() -> None:
    table = Table()
    table.hero("jenny", table.at(0, 0))
    first, second = table.zombie(table.at(11, 11)), table.zombie(table.at(11, 0))
    table.hold("shamble")
    table.roll(1, 1, 1)
    table.state.zombie_deck.pile = []
    table.run(BeginRound())
    while table.asked != "NextZombie":
        table.take_last()
    for number in (first, second):
        table.choose(MoveThis, zombie=number)
        assert isinstance(table.state.asking, ZombieMove)
        assert table.offers(PlayCard)
        table.choose(Pass)
        table.choose(ZombieStep, space=table.state.town.adjacent[space_of(table, number)][0])


def space_of(table: Table, number: int) -> int:
    zombie = table.state.zombie(number)
    assert zombie is not None
    return zombie.space
