"""Zombie cards of fights."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.events import (
    CardCancelled,
    FightDiceChanged,
    FightLost,
    FightWon,
    HeroWounded,
)
from veglia.games.last_night_on_earth.rules.fighting import StartFight
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import (
    Decline,
    PickCard,
    PickDie,
    PickHero,
    PlayCard,
    UseItem,
)
from veglia.games.last_night_on_earth.rules.zombie_effects import ZombieDieRaised
from veglia.kernel.window import Pass


def fighting(*faces: int, hero: str = "jake") -> tuple[Table, int, int]:
    """Return a table with a Hero and a Zombie who are about to fight with some dice."""
    table = Table()
    number = table.hero(hero, table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    table.roll(*faces)
    return table, number, zombie


def until_asked(table: Table, moment: str, seat: int) -> None:
    """Pass until a seat is asked in the window of a moment."""
    for _ in range(20):
        about = getattr(table.state.asking, "about", None)
        if about is not None and about.name == moment and table.asked_seat == seat:
            return
        table.choose(Pass)
    raise AssertionError(f"no window {moment}")


@rule("lnoe.fight.zombie-one-card")
@pytest.mark.parametrize(
    ("card", "rolled"), [("uuurrgh", (2, 5)), ("scratch_claw", (5,))], ids=["uuurrgh", "scratch_claw"]
)
def test_extra_dice_are_rolled_and_may_win_the_fight(card: str, rolled: tuple[int, ...]) -> None:
    table, hero, zombie = fighting(4, 2, 3, *rolled)
    played = table.hold(card)
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=played)
    assert table.told(FightDiceChanged)[-1].zombie_dice == (3, *rolled)
    table.pass_windows()
    assert table.told(FightLost)
    assert table.state.heroes[hero].wounds == 1
    assert played in table.state.zombie_deck.discards
    table.check()


@rule("lnoe.fight.zombie-one-card", "lnoe.cards.cancel")
def test_one_fight_card_for_each_fight_also_if_it_was_cancelled() -> None:
    """lnoe.ex.cancelled-fight-card-base"""
    table, hero, zombie = fighting(4, 2, 3)
    first, second = table.hold("uuurrgh"), table.hold("uuurrgh")
    gomez = table.event(hero, "principal_gomez")
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=first)
    table.choose(PlayCard, card=gomez, pick=first)
    if table.asked == "CardAnnounced":
        table.choose(Pass)
    assert [event.card for event in table.told(CardCancelled)] == [first]
    assert not table.told(FightDiceChanged)
    while table.state.asking is not None:
        assert not table.offers(PlayCard, card=second)
        table.choose(Pass)
    assert table.told(FightWon)
    assert {first, gomez} & set(table.state.zombie_deck.discards + table.state.hero_deck.discards) == {
        first,
        gomez,
    }
    assert table.state.hands[table.zombie_seat] == [second]


@rule("lnoe.fight.zombie-one-card")
def test_the_next_fight_has_a_card_of_its_own() -> None:
    table, hero, zombie = fighting(4, 2, 3, 1, 1, 6, 2, 3, 6)
    first, second = table.hold("uuurrgh"), table.hold("scratch_claw")
    table.state.push(StartFight(hero, zombie))
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=first)
    table.choose(Pass)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=second)
    assert table.told(FightDiceChanged)[-1].zombie_dice == (3, 6)


def test_braaains_adds_one_to_the_highest_die() -> None:
    table, hero, zombie = fighting(4, 2, 3)
    played = table.hold("braaains")
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=played)
    assert [(event.zombie, event.plus) for event in table.told(ZombieDieRaised)] == [(zombie, 1)]
    table.pass_windows()
    assert [event.rule for event in table.told(FightLost)] == ["lnoe.fight.ties"]


@pytest.mark.parametrize("count", [1, 2])
def test_undead_hate_makes_the_hero_roll_the_dice_again_that_were_picked(count: int) -> None:
    table, hero, zombie = fighting(5, 4, 3, *(1, 2)[:count])
    played = table.hold("undead_hate")
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=played)
    # One die at least.
    assert not table.offers(Decline)
    table.choose(PickDie, die=0)
    if count == 1:
        table.choose(Decline)
    else:
        table.choose(PickDie, die=1)
    assert table.told(FightDiceChanged)[-1].hero_dice == ((1, 4) if count == 1 else (1, 2))
    table.pass_windows()
    assert bool(table.told(FightLost)) == (count == 2)


def test_no_fight_card_outside_a_fight() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    for card in ("uuurrgh", "undead_hate", "braaains", "caught_off_guard", "fighting_instincts"):
        table.hold(card)
    table.hold("trip")
    table.roll(4)
    table.hero_turn()
    table.pass_windows()
    assert not table.offers(PlayCard)


def test_caught_off_guard_bars_items_for_this_fight() -> None:
    table, hero, zombie = fighting(5, 2, 3)
    played = table.hold("caught_off_guard")
    table.item(hero, "baseball_bat")
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=played)
    while table.state.asking is not None:
        assert not table.offers(UseItem)
        table.choose(Pass)
    assert table.told(FightWon)


def test_without_caught_off_guard_the_item_is_offered() -> None:
    table, hero, zombie = fighting(2, 2, 3)
    table.item(hero, "baseball_bat")
    table.fight(hero, zombie)
    until_asked(table, "fight", 0)
    assert table.offers(UseItem)


def test_self_sacrifice_ends_the_fight_and_a_hero_of_their_choice_is_wounded() -> None:
    table, hero, zombie = fighting()
    other = table.hero("sam", table.at(5, 5))
    played = table.hold("self_sacrifice")
    table.fight(hero, zombie)
    table.choose(PlayCard, card=played)
    assert table.asked_seat == 0
    table.choose(PickHero, hero=other)
    assert [(event.hero, event.by) for event in table.told(HeroWounded)] == [(other, -1)]
    assert table.state.heroes[hero].wounds == 0
    assert table.state.fight is None
    table.check()


def test_self_sacrifice_needs_two_heroes() -> None:
    table, hero, zombie = fighting(6, 5, 1)
    table.hero("sam", table.at(5, 6))
    table.hold("self_sacrifice")
    table.fight(hero, zombie)
    assert not table.offers(PlayCard)


def test_knocked_away_costs_the_loser_a_weapon_of_his_choice() -> None:
    table, hero, zombie = fighting(2, 3, 5)
    bat, gun = table.item(hero, "baseball_bat"), table.item(hero, "revolver")
    torch = table.item(hero, "torch")
    played = table.hold("knocked_away")
    table.fight(hero, zombie)
    until_asked(table, "fight_result", table.zombie_seat)
    table.choose(PlayCard, card=played)
    assert table.asked_seat == 0
    assert set(table.values(PickCard, "card")) == {bat, gun}
    table.choose(PickCard, card=gun)
    assert table.state.heroes[hero].items == [(bat,), (torch,)]
    assert gun in table.state.hero_deck.discards
    table.check()


def test_knocked_away_is_not_for_a_hero_who_has_won() -> None:
    table, hero, zombie = fighting(6, 3, 5)
    table.item(hero, "revolver")
    played = table.hold("knocked_away")
    table.fight(hero, zombie)
    while table.state.asking is not None:
        assert not table.offers(PlayCard, card=played)
        table.choose(Pass)


@pytest.mark.parametrize(
    ("weapon", "faces", "wounds"),
    [
        # A die more: 5 beats 4.
        ("baseball_bat", (4, 2, 3, 5), 1),
        # Its own 6 kills the Hero at once.
        ("meat_cleaver", (4, 2, 6), 3),
        # A die more, and the win kills.
        ("chainsaw", (4, 2, 3, 5), 3),
        # 1 more is a tie.
        ("shovel", (4, 2, 3), 1),
        # A won fight with a 6 kills.
        ("machete_hero", (4, 2, 6), 3),
        ("machete_hero", (4, 2, 5), 1),
    ],
)
def test_fighting_instincts_give_the_zombie_the_bonus_of_a_discarded_weapon(
    weapon: str, faces: tuple[int, ...], wounds: int
) -> None:
    table, hero, zombie = fighting(*faces, hero="jenny")
    played = table.hold("fighting_instincts")
    discarded = table.card(weapon)
    table.state.hero_deck.discards.append(discarded)
    table.state.hero_deck.discards.append(table.card("torch"))
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=played)
    table.pass_windows()
    assert len(table.told(HeroWounded)) == wounds
    assert discarded in table.state.hero_deck.discards
    table.check()


def test_fighting_instincts_with_a_weapon_that_rolls_again() -> None:
    table, hero, zombie = fighting(4, 2, 1, 6)
    played = table.hold("fighting_instincts")
    table.state.hero_deck.discards.append(table.card("pitchfork"))
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=played)
    assert table.told(FightDiceChanged)[-1].zombie_dice == (6,)


def test_fighting_instincts_roll_those_dice_again_that_are_picked_and_no_others() -> None:
    table, hero, zombie = fighting(4, 2, 1, 3, 2, 6)
    lasting.lay(table.state, "cornered", "lnoe.zturn.cards-any-number", side=ZOMBIES)
    played = table.hold("fighting_instincts")
    table.state.hero_deck.discards.append(table.card("pitchfork"))
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=played)
    # One of them has to be rolled again; then the player may have done.
    assert (table.values(PickDie, "die"), table.offers(Decline)) == ([0, 1, 2], [])
    table.choose(PickDie, die=1)
    assert table.values(PickDie, "die") == [0, 2]
    table.choose(Decline)
    assert table.told(FightDiceChanged)[-1].zombie_dice == (1, 6, 2)


def test_fighting_instincts_need_a_discarded_hand_weapon() -> None:
    table, hero, zombie = fighting(4, 2, 1)
    table.hold("fighting_instincts")
    table.state.hero_deck.discards.append(table.card("revolver"))
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    assert not table.offers(PlayCard)
