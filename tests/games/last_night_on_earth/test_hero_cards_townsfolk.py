"""Townsfolk of the Hero deck, and Events that last."""

import pytest

from tests.games.last_night_on_earth.table import Table, vars_of
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import (
    CardCancelled,
    FightDiceChanged,
    FightEnded,
    FightLost,
    FightRolled,
    FightWon,
    ZombieKilled,
    ZombieMoved,
)
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.phases import HERO_MOVE
from veglia.games.last_night_on_earth.rules.plays import Decline, PickCard, PlayCard
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.zombie_moving import (
    MoveZombies,
)


def fighting(*faces: int, card: str, hero: str = "becky", holder: str = "") -> tuple[Table, int, int, int]:
    """Put a Hero and a Zombie into a space and a card into a hand, of another Hero if one is named."""
    table = Table()
    one = table.hero(hero, table.at(5, 5))
    bearer = table.hero(holder, table.at(9, 9)) if holder else one
    held = table.event(bearer, card)
    zombie = table.zombie(table.at(5, 5))
    table.roll(*faces)
    table.fight(one, zombie)
    return table, one, zombie, held


def go_to(table: Table, question: str) -> None:
    while table.asked not in ("", question):
        table.take_last()
    assert table.asked == question


def pick_of(table: Table, id: str) -> int:
    """Return the card of a title among those that may be picked."""
    cards = [option.card for option in table.offers(PickCard) if isinstance(option, PickCard)]
    return next(card for card in cards if table.state.kind(card).id == id)


def test_principal_gomez_makes_the_zombie_roll_again() -> None:
    table, _, _, card = fighting(3, 2, 4, 1, card="principal_gomez")
    go_to(table, "FightOpen")
    table.choose(PlayCard, card=card, mode=1)
    assert table.told(FightDiceChanged)[-1].zombie_dice == (1,)
    table.pass_windows()
    assert table.told(FightWon)


def test_jeb_gives_a_hero_a_die_until_the_end_of_the_turn() -> None:
    table, hero, _, card = fighting(3, 2, 4, 6, card="jeb")
    go_to(table, "FightOpen")
    table.choose(PlayCard, card=card, hero=hero, mode=1)
    assert table.told(FightDiceChanged)[-1].hero_dice == (3, 2, 6)
    table.pass_windows()
    assert table.told(FightWon)


@rule("lnoe.fight.cancelled")
@pytest.mark.parametrize(
    ("card", "hero", "ends"),
    [
        ("mr_hyde", "sally", True),
        ("mr_hyde", "becky", False),
        ("deputy_taylor", "anderson", True),
        ("deputy_taylor", "jake", True),
        ("deputy_taylor", "becky", False),
        ("sheriff_radio", "becky", True),
    ],
)
def test_townsfolk_that_end_a_fight(card: str, hero: str, ends: bool) -> None:
    table, one, _, held = fighting(3, 2, 4, card=card, hero=hero)
    assert table.asked == "PreFight"
    assert bool(table.offers(PlayCard, card=held, mode=0)) == ends
    if not ends:
        return
    table.choose(PlayCard, card=held, mode=0)
    table.pass_windows()
    assert table.told(FightEnded)
    assert not table.told(FightRolled)
    assert table.state.heroes[one].wounds == 0
    assert table.state.fight is None


@pytest.mark.parametrize("card", ["mr_hyde", "farmer_sty"])
def test_townsfolk_that_change_a_die_by_1(card: str) -> None:
    table, _, _, held = fighting(6, 2, 6, card=card)
    go_to(table, "FightOpen")
    dice = {(vars_of(option)["die"], vars_of(option)["mode"]) for option in table.offers(PlayCard, card=held)}
    # No die goes beyond 6; the Zombie's die comes after those of the Hero.
    assert dice == {(0, 2), (1, 1), (1, 2), (2, 2)}
    table.choose(PlayCard, card=held, die=2, mode=2)
    assert table.told(FightDiceChanged)[-1].zombie_dice == (5,)
    table.pass_windows()
    assert table.told(FightWon)


def test_farmer_sty_holds_the_zombie_that_is_to_move() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    card = table.event(hero, "farmer_sty")
    zombie, other = table.zombie(table.at(5, 6)), table.zombie(table.at(5, 4))
    # Both have to go to the Hero, so nobody is asked which moves.
    table.run(MoveZombies())
    assert table.asked == "ZombiesMove"
    table.choose(PlayCard, card=card, zombie=zombie)
    table.pass_windows()
    found = table.state.zombie(zombie)
    assert found is not None
    assert found.space == table.at(5, 6)
    # Only this one is held.
    assert [event.zombie for event in table.told(ZombieMoved)] == [other]
    assert card in table.state.hero_deck.discards


def test_deputy_taylor_shuffles_up_to_three_discards_into_the_deck() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    card = table.event(hero, "deputy_taylor")
    discards = [table.card(id) for id in ("torch", "keys", "keys", "ammo", "lighter")]
    table.state.hero_deck.discards = discards[:]
    before = len(table.state.hero_deck.pile)
    table.roll_movement(hero, 2)
    table.choose(PlayCard, card=card, mode=1)
    # Two Keys are one choice.
    assert len(table.offers(PickCard)) == 4
    for id in ("torch", "keys", "keys"):
        table.choose(PickCard, card=pick_of(table, id))
    assert len(table.state.hero_deck.pile) == before + 3
    assert sorted(table.state.hero_deck.discards) == sorted([*discards[3:], card])
    table.check()


def test_deputy_taylor_may_stop_earlier() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    card = table.event(hero, "deputy_taylor")
    torch = table.card("torch")
    table.state.hero_deck.discards = [torch, table.card("keys")]
    table.roll_movement(hero, 2)
    table.choose(PlayCard, card=card, mode=1)
    table.choose(PickCard, card=torch)
    table.choose(Decline)
    assert torch in table.state.hero_deck.pile
    assert len(table.state.hero_deck.discards) == 2


@pytest.mark.parametrize(("card", "kills"), [("heroic_resolve", False), ("heros_rage", True)])
def test_heroic_events_need_two_zombies_in_the_space_and_give_a_die(card: str, kills: bool) -> None:
    table, hero, zombie, held = fighting(1, 2, 4, 5, card=card)
    go_to(table, "FightOpen")
    assert not table.offers(PlayCard, card=held)
    table.zombie(table.at(5, 5))
    table.take_last()
    table.pass_windows()
    assert table.told(FightLost)
    table.roll(1, 2, 6, 5)
    table.fight(hero, zombie)
    table.choose(PlayCard, card=held, hero=hero)
    table.pass_windows()
    assert table.told(FightRolled)[-1].hero_dice == (1, 2, 6)
    assert (table.state.zombie(zombie) is None) == kills
    assert [one.card for one in table.state.lasting] == [held]
    other = table.event(hero, "heros_rage" if card == "heroic_resolve" else "heroic_resolve")
    table.zombie(table.at(5, 5))
    table.roll(1, 2, 1, 6)
    table.fight(hero, table.state.zombies[0].number)
    # One Heroic card on each Hero.
    assert not table.offers(PlayCard, card=other)
    table.check()


def test_heroic_resolve_wins_ties_until_the_hero_searches() -> None:
    table = Table()
    hero = table.hero("becky", table.at(4, 10))
    card = table.card("heroic_resolve")
    lay(table.state, "heroic_resolve", "lnoe.cards.hero-types", card=card, hero=hero)
    zombie = table.zombie(table.at(4, 10))
    table.roll(1, 2, 4, 4)
    table.fight(hero, zombie)
    table.pass_windows()
    assert table.told(FightWon)
    table.on_top("keys")
    table.roll_movement(hero, 1)
    table.choose(SearchDeck)
    table.pass_windows()
    assert table.state.lasting == []
    assert card in table.state.hero_deck.discards


def test_heros_rage_ends_when_the_next_hero_turn_begins() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    card = table.event(hero, "heros_rage")
    table.zombie(table.at(5, 5))
    table.zombie(table.at(5, 5))
    table.state.phase = "zombie_fight"
    table.roll(1, 1, 6, 3)
    table.fight(hero, table.state.zombies[0].number)
    table.choose(PlayCard, card=card, hero=hero)
    table.pass_windows()
    assert len(table.told(ZombieKilled)) == 1
    table.roll(2)
    table.hero_turn()
    assert table.state.lasting == []
    assert card in table.state.hero_deck.discards


@rule("lnoe.hmove.walls")
def test_escape_through_the_window_opens_walls_to_the_outside_for_a_hero_turn() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 10))
    outside = table.hero("sam", table.at(5, 9))
    card = table.event(hero, "escape_window")
    table.state.phase = HERO_MOVE
    table.roll_movement(hero, 2)
    assert not table.offers(HeroStep, space=table.at(5, 9))
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert table.offers(HeroStep, space=table.at(5, 9))
    table.roll_movement(outside, 2)
    # From outside nobody gets in.
    assert not table.offers(HeroStep, space=table.at(5, 10))


def test_escape_through_the_window_cancels_locked_door() -> None:
    table = Table()
    hero = table.hero("becky", table.at(4, 10))
    card = table.event(hero, "escape_window")
    door = table.hold("locked_door")
    table.roll_movement(hero, 2)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    table.choose(HeroStep, space=table.at(4, 9))
    assert table.asked == "HeroDoor"
    table.choose(PlayCard, card=door)
    table.pass_windows()
    assert [event.card for event in table.told(CardCancelled)] == [door]
    assert table.state.heroes[hero].space == table.at(4, 9)
    table.check()


def test_escape_through_the_window_is_for_the_hero_turn() -> None:
    table, _, _, card = fighting(3, 2, 4, card="escape_window")
    assert table.asked == "PreFight"
    assert not table.offers(PlayCard, card=card)
