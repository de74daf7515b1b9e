"""Fights: dice, cards, ties, doubles, Wounds."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import (
    CardCancelled,
    CardPlayed,
    FightBegan,
    FightDiceChanged,
    FightEnded,
    FightLost,
    FightRolled,
    FightWon,
    HeroWounded,
    ZombieKilled,
    ZombieUnharmed,
    ZombieWounded,
)
from veglia.games.last_night_on_earth.rules.fighting import StartFight
from veglia.games.last_night_on_earth.rules.models import FIRST_ZOMBIE_HERO, ZOMBIE_HERO, Zombie
from veglia.games.last_night_on_earth.rules.plays import PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.reactions import (
    BreakCheck,
    CardAnnounced,
    FightOpen,
    FightResult,
    PreFight,
    WoundComes,
    WoundTaken,
)
from veglia.games.last_night_on_earth.rules.wounding import kill_zombie
from veglia.kernel.window import Pass


def pair(table: Table, id: str = "jenny") -> tuple[int, int]:
    """Put a Hero and a Zombie into one space."""
    return table.hero(id, table.at(5, 5)), table.zombie(table.at(5, 5))


def until(table: Table, kind: type[object]) -> None:
    """Pass until a window of a kind is open."""
    while not isinstance(table.state.asking, kind):
        table.choose(Pass)


@rule("lnoe.fight.doubles-kill", "lnoe.fight.hero-wins", "lnoe.fight.double-without-win")
@pytest.mark.parametrize(
    ("dice", "killed", "wounds"),
    [((4, 4, 3), True, 0), ((5, 4, 3), False, 0), ((4, 4, 4), False, 1)],
)
def test_only_a_won_fight_with_a_double_wounds_the_zombie(
    dice: tuple[int, ...], killed: bool, wounds: int
) -> None:
    """lnoe.ex.fight-doubles-derived"""
    table = Table()
    hero, zombie = pair(table)
    table.roll(*dice)
    table.fight(hero, zombie)
    assert bool(table.told(ZombieKilled)) == killed
    assert (table.state.zombie(zombie) is None) == killed
    assert table.state.heroes[hero].wounds == wounds
    table.check()


@rule("lnoe.fight.ties", "lnoe.fight.zombie-wins")
def test_a_tie_is_the_zombies() -> None:
    """lnoe.ex.fight-tie-derived"""
    table = Table()
    hero, zombie = pair(table)
    table.roll(5, 2, 5)
    table.fight(hero, zombie)
    assert [event.rule for event in table.told(FightLost)] == ["lnoe.fight.ties"]
    assert not table.told(FightWon)
    assert [event.left for event in table.told(HeroWounded)] == [2]


@rule("lnoe.fight.hero-dice", "lnoe.fight.zombie-die", "lnoe.fight.highest-wins")
@pytest.mark.parametrize(("dice", "won"), [((4, 3, 5), False), ((6, 1, 5), True), ((1, 6, 5), True)])
def test_two_dice_against_one_and_the_highest_single_die_wins(dice: tuple[int, ...], won: bool) -> None:
    table = Table()
    hero, zombie = pair(table)
    table.roll(*dice)
    table.fight(hero, zombie)
    rolled = table.told(FightRolled)[0]
    assert (rolled.hero_dice, rolled.zombie_dice) == (dice[:2], dice[2:])
    # 4 and 3 against 5 is lost: dice are not added.
    assert bool(table.told(FightWon)) == won
    assert table.state.heroes[hero].wounds == (0 if won else 1)


@rule("lnoe.fight.sequence")
def test_a_fight_is_announced_rolled_open_to_cards_compared_and_dealt() -> None:
    table = Table()
    hero, zombie = pair(table)
    table.event(hero, "just_a_scratch")
    table.hold("undead_hate")
    table.roll(4, 2, 5)
    table.fight(hero, zombie)
    windows = []
    while table.state.asking is not None:
        kind = type(table.state.asking)
        if kind not in windows:
            windows.append(kind)
        rolled, decided = bool(table.told(FightRolled)), bool(table.told(FightLost))
        assert len(table.told(FightBegan)) == 1
        assert rolled == (kind is not PreFight)
        assert decided == (kind in (FightResult, WoundComes, WoundTaken))
        assert bool(table.told(HeroWounded)) == (kind is WoundTaken)
        table.choose(Pass)
    assert windows == [PreFight, FightOpen, FightResult, WoundComes, WoundTaken]
    assert len(table.told(HeroWounded)) == 1
    assert table.state.fight is None


@rule("lnoe.fight.sequence", "lnoe.fight.card-order", "lnoe.fight.cards-after-roll")
def test_the_side_that_is_losing_is_asked_first_and_each_may_answer() -> None:
    """lnoe.ex.fight-windows-base; lnoe.gap.card-timing-fight."""
    table = Table()
    hero, zombie = pair(table)
    bat = table.item(hero, "baseball_bat")
    card = table.hold("braaains")
    # Hero 5 and 2, Zombie 4; the Bat's die shows 5, its break check 6.
    table.roll(5, 2, 4, 5, 6)
    table.fight(hero, zombie)
    until(table, FightOpen)
    assert table.asked_seat == table.zombie_seat, "the Zombie is losing"
    table.choose(PlayCard, card=card)
    table.pass_windows_of(CardAnnounced)
    # 5 against 5: the Zombie leads, and it is the Hero's turn to act.
    assert isinstance(table.state.asking, FightOpen)
    assert table.asked_seat == 0
    table.choose(UseItem, card=bat)
    until_over(table)
    assert table.told(FightDiceChanged)[-1].hero_dice == (5, 2, 5)
    assert [event.rule for event in table.told(FightLost)] == ["lnoe.fight.ties"]
    assert table.state.heroes[hero].wounds == 1


def until_over(table: Table) -> None:
    while table.state.asking is not None:
        table.take_last()


@rule("lnoe.fight.card-order")
def test_a_hero_who_is_losing_is_asked_first() -> None:
    table = Table()
    hero, zombie = pair(table)
    table.item(hero, "baseball_bat")
    table.hold("braaains")
    table.roll(3, 2, 4)
    table.fight(hero, zombie)
    until(table, FightOpen)
    assert table.asked_seat == 0
    table.choose(Pass)
    assert table.asked_seat == table.zombie_seat
    table.choose(Pass)
    assert not isinstance(table.state.asking, FightOpen), "two passes in a row close it"


@rule("lnoe.fight.doubles-kill", "lnoe.fight.cards-after-roll")
def test_added_dice_make_doubles_too_and_the_double_need_not_be_the_winning_value() -> None:
    """lnoe.gap.multiple-hits."""
    table = Table()
    hero, zombie = pair(table)
    bat = table.item(hero, "baseball_bat")
    table.roll(6, 2, 4, 2, 6)
    table.fight(hero, zombie)
    until(table, FightOpen)
    table.choose(UseItem, card=bat)
    until_over(table)
    assert [event.is_double for event in table.told(FightWon)] == [True]
    assert table.state.zombie(zombie) is None


@rule("lnoe.fight.sequence", "lnoe.fight.hero-wins", "lnoe.cards.event-owner")
def test_a_beaten_zombie_is_killed_by_a_card_that_needs_no_double() -> None:
    """lnoe.ex.get-back-base"""
    table = Table(hero_seats=2)
    hero = table.hero("jenny", table.at(5, 5), seat=0)
    other = table.hero("joseph", table.at(9, 9), seat=1)
    zombie = table.zombie(table.at(5, 5))
    card = table.event(other, "get_back")
    table.roll(6, 5, 1)
    table.fight(hero, zombie)
    until(table, FightResult)
    # Another player's Event, in a fight in another space.
    while table.asked_seat != 1:
        table.choose(Pass)
    table.choose(PlayCard, card=card)
    until_over(table)
    assert [event.by for event in table.told(ZombieKilled)] == [hero]
    assert card in table.state.hero_deck.discards
    table.check()


@rule("lnoe.fight.zombie-one-card")
def test_the_zombie_side_uses_one_card_in_a_fight_the_heroes_any_number() -> None:
    table = Table()
    hero, zombie = pair(table, "anderson")
    bat, axe = table.item(hero, "baseball_bat"), table.item(hero, "pitchfork")
    first, second = table.hold("braaains"), table.hold("undead_hate")
    # The Bat's die 1; the Pitchfork's re-roll of one die 1; break checks 6.
    table.roll(6, 3, 4, 1, 6, 1, 6, 6, 6)
    table.fight(hero, zombie)
    until(table, FightOpen)
    table.choose(PlayCard, card=first)
    table.pass_windows_of(CardAnnounced)
    table.choose(UseItem, card=bat)
    table.pass_windows_of(BreakCheck)
    assert (table.asked, table.asked_seat) == ("FightOpen", table.zombie_seat)
    assert not table.offers(PlayCard), "a second Fight card is refused"
    assert second in table.state.hands[table.zombie_seat]
    table.choose(Pass)
    assert table.offers(UseItem, card=axe)
    # In the next fight it may be played.
    until_over(table)
    table.roll(6, 3, 4)
    table.fight(hero, zombie)
    until(table, FightOpen)
    assert table.offers(PlayCard, card=second)


@rule("lnoe.cards.cancel", "lnoe.fight.zombie-one-card")
def test_a_cancelled_fight_card_was_the_one_of_the_fight() -> None:
    """lnoe.ex.cancelled-fight-card-base"""
    table = Table()
    hero, zombie = pair(table)
    gomez = table.event(hero, "principal_gomez")
    card, other = table.hold("uuurrgh"), table.hold("braaains")
    table.roll(6, 3, 4)
    table.fight(hero, zombie)
    until(table, FightOpen)
    table.choose(PlayCard, card=card)
    assert isinstance(table.state.asking, CardAnnounced)
    assert not table.told(FightDiceChanged), "it has not acted yet"
    table.choose(PlayCard, card=gomez)
    table.pass_windows_of(CardAnnounced)
    assert [event.card for event in table.told(CardCancelled)] == [card]
    assert {card} <= set(table.state.zombie_deck.discards)
    assert gomez in table.state.hero_deck.discards
    assert not table.told(FightDiceChanged)
    while isinstance(table.state.asking, FightOpen):
        assert not table.offers(PlayCard, card=other)
        table.choose(Pass)
    until_over(table)
    assert table.state.heroes[hero].wounds == 0
    assert [event.card for event in table.told(CardPlayed)] == [card, gomez]


@rule("lnoe.fight.own-abilities")
def test_bonuses_of_another_hero_in_the_space_do_not_help() -> None:
    table = Table()
    hero, zombie = pair(table)
    other = table.hero("joseph", table.at(5, 5))
    bat = table.item(other, "baseball_bat")
    table.roll(1, 2, 5)
    table.fight(hero, zombie)
    while table.state.asking is not None:
        assert not table.offers(UseItem, card=bat)
        table.choose(Pass)
    assert table.state.heroes[hero].wounds == 1
    assert table.state.heroes[other].wounds == 0


@rule("lnoe.fight.cancelled")
def test_a_fight_ended_by_a_card_has_no_winner() -> None:
    table = Table()
    hero, zombie = pair(table)
    extinguisher = table.item(hero, "fire_extinguisher")
    table.roll(1, 2, 6)
    table.fight(hero, zombie)
    until(table, FightOpen)
    table.choose(UseItem, card=extinguisher)
    until_over(table)
    assert len(table.told(FightEnded)) == 1
    assert not table.told(FightLost)
    assert not table.told(FightWon)
    assert table.state.heroes[hero].wounds == 0
    assert table.state.zombie(zombie) is not None
    assert extinguisher in table.state.hero_deck.discards, "what was used is spent"
    assert table.state.fight is None


@rule("lnoe.fight.cancelled")
def test_a_fight_whose_zombie_is_gone_ends_without_a_winner() -> None:
    table = Table()
    hero, zombie = pair(table)
    table.item(hero, "baseball_bat")
    table.roll(1, 2, 6)
    table.fight(hero, zombie)
    until(table, FightOpen)
    kill_zombie(table.state, zombie, "card", -1, -1)
    until_over(table)
    assert len(table.told(FightEnded)) == 1
    assert table.state.heroes[hero].wounds == 0


@rule("lnoe.fight.instant-kill")
def test_a_6_of_the_meat_cleaver_kills_at_once_even_in_a_lost_fight() -> None:
    table = Table()
    hero, zombie = pair(table)
    cleaver = table.item(hero, "meat_cleaver")
    table.roll(6, 2, 6, 6)
    table.fight(hero, zombie)
    until(table, FightOpen)
    table.choose(UseItem, card=cleaver)
    until_over(table)
    assert [event.zombie for event in table.told(ZombieKilled)] == [zombie]
    assert not table.told(FightLost)
    assert table.state.heroes[hero].wounds == 0


@rule("lnoe.fight.all-zombies", "lnoe.general.space-capacity")
def test_a_fight_needs_hero_and_zombie_in_one_space() -> None:
    """lnoe.gap.wall-adjacency-melee."""
    table = Table()
    hero = table.hero("jenny", table.at(1, 1))
    zombie = table.zombie(table.at(2, 1))
    table.roll()
    table.run(StartFight(hero, zombie))
    assert not table.told(FightBegan)


@rule("lnoe.zhero.is-zombie", "lnoe.zhero.wounds", "lnoe.general.hit-and-kill")
def test_a_zombie_hero_fights_as_a_zombie_and_takes_as_many_wounds_as_the_hero_had() -> None:
    table = Table()
    dead = table.hero("sally", -1)
    hero = table.hero("jenny", table.at(5, 5))
    number = FIRST_ZOMBIE_HERO + dead
    table.state.zombies.append(Zombie(number, ZOMBIE_HERO, 0, table.at(5, 5), 0, -1, 0, False, False, False))
    table.roll(5, 5, 4)
    table.fight(hero, number)
    # One die, no ability of Sally's; the first of her two Wounds.
    assert table.told(FightRolled)[0].zombie_dice == (4,)
    assert [event.zombie for event in table.told(ZombieWounded)] == [number]
    table.roll(5, 5, 4)
    table.fight(hero, number)
    assert table.state.zombie(number) is None
    assert [event.zombie for event in table.told(ZombieKilled)] == [number]


@rule("lnoe.general.hit-and-kill")
def test_a_protected_zombie_is_not_wounded() -> None:
    table = Table()
    hero, zombie = pair(table)
    one = table.state.zombie(zombie)
    assert one is not None
    one.is_protected = True
    table.roll(5, 5, 4)
    table.fight(hero, zombie)
    assert [event.zombie for event in table.told(ZombieUnharmed)] == [zombie]
    assert table.state.zombie(zombie) is one
