"""Events of the Hero deck: in fights, in answer to cards, against Wounds."""

import pytest

from tests.games.last_night_on_earth.table import Table, vars_of
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import (
    CardCancelled,
    FightDiceChanged,
    FightRolled,
    FightWon,
    HeroWounded,
    LastingEnded,
    WoundPrevented,
    ZombieKilled,
    ZombieMoved,
)
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import PickCard, PlayCard
from veglia.games.last_night_on_earth.rules.turn import CloseZombieTurn
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds
from veglia.games.last_night_on_earth.rules.zombie_moving import (
    MoveThis,
    MoveZombies,
    StopZombie,
    ZombieStep,
)
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass


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


@rule("lnoe.fight.sequence", "lnoe.fight.hero-wins", "lnoe.cards.event-owner")
def test_get_back_kills_a_zombie_that_was_beaten_without_a_double() -> None:
    """lnoe.ex.get-back-base: the card is another Hero's."""
    table, _, zombie, card = fighting(5, 2, 4, card="get_back", holder="sam")
    go_to(table, "FightOpen")
    assert not table.offers(PlayCard, card=card)
    go_to(table, "FightResult")
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert [event.zombie for event in table.told(ZombieKilled)] == [zombie]
    assert card in table.state.hero_deck.discards
    table.check()


def test_get_back_does_nothing_for_a_lost_fight() -> None:
    table, _, _, card = fighting(3, 2, 4, card="get_back")
    go_to(table, "FightResult")
    assert not table.offers(PlayCard, card=card)


def test_faith_gives_a_die_now_and_in_later_fights_of_the_turn() -> None:
    table, hero, zombie, card = fighting(3, 2, 4, 5, 1, 1, 1, 6, card="faith")
    go_to(table, "FightOpen")
    table.choose(PlayCard, card=card, hero=hero)
    assert table.told(FightDiceChanged)[-1].hero_dice == (3, 2, 5)
    table.pass_windows()
    assert table.told(FightWon)
    table.fight(hero, zombie)
    assert table.told(FightRolled)[-1].hero_dice == (1, 1, 1)
    assert card in table.state.hero_deck.discards
    table.pass_windows()
    table.run(CloseZombieTurn())
    assert table.state.lasting == []


def test_faith_before_the_dice_is_rolled_with_them_and_counts_once() -> None:
    table, hero, _, card = fighting(3, 2, 5, 4, card="faith")
    assert table.asked == "PreFight"
    table.choose(PlayCard, card=card, hero=hero)
    table.pass_windows()
    assert [event.hero_dice for event in table.told(FightRolled)] == [(3, 2, 5)]


def test_faith_stays_in_play_on_a_holy_hero_once() -> None:
    table = Table()
    joseph = table.hero("joseph", table.at(5, 5))
    first, second = table.event(joseph, "faith"), table.event(joseph, "faith")
    zombie = table.zombie(table.at(5, 5))
    table.roll(2, 2, 6, 5, 4)
    table.fight(joseph, zombie)
    table.choose(PlayCard, card=first, hero=joseph)
    table.choose(PlayCard, card=second, hero=joseph)
    table.pass_windows()
    assert [event.hero_dice for event in table.told(FightRolled)] == [(2, 2, 6, 5)]
    table.run(CloseZombieTurn())
    assert [one.card for one in table.state.lasting] == [first]
    assert second in table.state.hero_deck.discards
    table.check()


@rule("lnoe.general.hit-and-kill")
def test_just_a_scratch_prevents_the_wound_of_any_hero() -> None:
    table, hero, _, card = fighting(3, 2, 4, card="just_a_scratch", holder="sam")
    go_to(table, "WoundComes")
    table.choose(PlayCard, card=card, hero=hero)
    assert len(table.told(WoundPrevented)) == 1
    assert not table.told(HeroWounded)
    assert table.state.heroes[hero].wounds == 0


def test_just_a_scratch_prevents_no_wound_twice() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    first, second = table.event(hero, "just_a_scratch"), table.event(hero, "just_a_scratch")
    deal_wounds(table.state, hero, 1, "card", -1)
    advance(table.state)
    table.choose(PlayCard, card=first)
    # The window closes with the Wound.
    assert table.asked == ""
    assert table.state.heroes[hero].events == [second]


@rule("lnoe.cards.cancel")
@pytest.mark.parametrize("card", ["principal_gomez", "jeb", "courage"])
def test_cards_that_cancel_a_fight_card(card: str) -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    held = table.event(hero, card)
    zombie = table.zombie(table.at(5, 5))
    played = table.hold("uuurrgh")
    table.roll(5, 2, 4)
    table.fight(hero, zombie)
    while table.asked != "FightOpen" or table.asked_seat != table.zombie_seat:
        table.take_last()
    table.choose(PlayCard, card=played)
    table.choose(PlayCard, card=held, pick=played)
    table.pass_windows()
    assert [event.card for event in table.told(CardCancelled)] == [played]
    assert table.told(FightWon)
    assert held in table.state.hero_deck.discards
    assert played in table.state.zombie_deck.discards
    table.check()


def test_courage_cancels_only_fight_cards_and_gomez_any() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    courage, gomez = table.event(hero, "courage"), table.event(hero, "principal_gomez")
    table.hero("sam", table.at(5, 5))
    played = table.hold("bickering")
    table.hero_turn()
    table.choose(PlayCard, card=played, space=table.at(5, 5))
    assert table.asked == "CardAnnounced"
    assert not table.offers(PlayCard, card=courage)
    table.choose(PlayCard, card=gomez, pick=played)
    while not table.told(CardCancelled):
        table.take_last()
    assert not table.state.heroes[hero].loses_turn


@rule("lnoe.general.zombie-card-types")
def test_at_last_cancels_a_zombie_card_in_play_at_the_start_of_the_hero_turn() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    card = table.event(hero, "at_last")
    lasting = table.card("haunted")
    lay(table.state, "haunted", "lnoe.general.zombie-card-types", card=lasting, side=ZOMBIES, building=0)
    table.roll(2)
    table.hero_turn()
    assert table.asked == "HeroStart"
    table.choose(PlayCard, card=card, pick=lasting)
    table.choose(Pass)
    assert [event.trait for event in table.told(LastingEnded)] == ["haunted"]
    assert lasting in table.state.zombie_deck.discards
    assert not table.offers(PlayCard, card=card)
    table.check()


def test_at_last_needs_something_to_cancel() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    card = table.event(hero, "at_last")
    table.roll(2)
    table.hero_turn()
    assert table.asked == "HeroStart"
    assert not table.offers(PlayCard, card=card)


@rule("lnoe.lights.cancel")
def test_at_last_cancels_a_lights_out_marker() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    card = table.event(hero, "at_last")
    bank = table.building("bank")
    lay(table.state, "marker/lights_out_marker", "lnoe.lights.setup", side=ZOMBIES, building=bank)
    table.roll(2)
    table.hero_turn()
    table.choose(PlayCard, card=card, building=bank)
    table.pass_windows()
    assert table.state.lasting == []


@rule("lnoe.zmove.hunger-blocked")
def test_blocked_windows_played_as_a_zombie_moves_give_its_player_a_choice() -> None:
    table = Table()
    inside = table.hero("becky", table.at(4, 10))
    card = table.event(inside, "blocked_windows")
    zombie = table.zombie(table.at(4, 9))
    # It has to go to the Hero, so nobody is asked which Zombie moves.
    table.run(MoveZombies())
    assert table.asked == "ZombiesMove"
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert table.asked == "WalkZombie"
    table.choose(ZombieStep, zombie=zombie, space=table.at(5, 9))
    assert [event.space for event in table.told(ZombieMoved)] == [table.at(5, 9)]


@rule("lnoe.zmove.hunger-blocked")
def test_blocked_windows_keep_zombies_from_walls_and_doors() -> None:
    """lnoe.ex.hunger-blocked-base"""
    table = Table()
    inside = table.hero("becky", table.at(4, 10))
    card = table.event(inside, "blocked_windows")
    zombie = table.zombie(table.at(4, 9))
    table.state.push(MoveZombies())
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card)
    table.pass_windows()
    table.choose(MoveThis, zombie=zombie)
    steps = {vars_of(option)["space"] for option in table.offers(ZombieStep)}
    assert not steps & set(table.inside("bank"))
    assert {table.at(3, 9), table.at(5, 9)} <= steps
    # It is not bound by hunger.
    assert table.offers(StopZombie)
    table.choose(StopZombie)
    table.run(CloseZombieTurn())
    assert table.state.lasting == []
