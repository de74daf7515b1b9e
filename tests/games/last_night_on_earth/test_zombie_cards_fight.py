"""Zombie cards of fights."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.combining import StabilityRolled
from veglia.games.last_night_on_earth.rules.events import (
    CardCancelled,
    FightDiceChanged,
    FightLost,
    FightWon,
    HeroWounded,
)
from veglia.games.last_night_on_earth.rules.fighting import StartFight
from veglia.games.last_night_on_earth.rules.hero_turn import FightAll
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import (
    Decline,
    PickCard,
    PickDie,
    PickHero,
    PlayCard,
    UseAbility,
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


@rule("lnoe.zturn.cards-any-number")
@pytest.mark.parametrize(("place", "is_offered"), [((5, 5), True), ((5, 6), False)])
def test_self_sacrifice_looks_at_the_space_of_the_hero_who_reaches_out(
    place: tuple[int, int], is_offered: bool
) -> None:
    """A Fence Post reaches a Zombie beside its bearer: two Heroes with that Zombie are not the ones meant."""
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    others = [table.hero("sam", table.at(*place)), table.hero("becky", table.at(5, 6))]
    zombie = table.zombie(table.at(5, 6))
    table.item(hero, "fence_post")
    played = table.hold("self_sacrifice")
    table.state.phase = "hero_fight"
    table.state.active = hero
    table.roll(6, 6, 5, 1)
    table.run(FightAll(hero, ()))
    table.choose(UseItem, zombie=zombie)
    until_asked(table, "pre_fight", table.zombie_seat)
    assert bool(table.offers(PlayCard, card=played)) == is_offered
    if is_offered:
        table.choose(PlayCard, card=played)
        assert sorted(table.values(PickHero, "hero")) == sorted([hero, others[0]])


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


@rule("lnoe.fight.instant-kill")
def test_fighting_instincts_with_a_cleaver_kill_by_a_six_that_comes_later() -> None:
    """The Zombie has the bonus in the whole fight: here Ravenous brings the 6."""
    table, hero, zombie = fighting(6, 5, 4, 6, hero="jenny")
    played = table.hold("fighting_instincts")
    table.state.hero_deck.discards.append(table.card("meat_cleaver"))
    abilities = table.state.content.abilities
    ravenous = next(one for one in table.state.content.zombie_abilities if abilities[one].id == "ravenous")
    table.state.zombie_abilities.append(ravenous)
    table.state.phase = "zombie_fight"
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=played)
    assert not table.told(HeroWounded), "no 6 lies there yet"
    until_asked(table, "fight", table.zombie_seat)
    table.choose(UseAbility, card=ravenous)
    table.pass_windows()
    assert len(table.told(HeroWounded)) == 3
    assert "lnoe.fight.instant-kill" in table.rules_told()
    assert not table.state.is_alive(hero)


@rule("lnoe.fight.instant-kill", "lnoe.sotf.survival-tactics")
def test_what_kills_at_once_in_a_last_stand_does_not_count() -> None:
    table, hero, zombie = fighting(2, 1, 6, 1, 2, 3, 4, 6, hero="jenny")
    table.state.heroes[hero].wounds = 2
    stand = table.event(hero, "last_stand")
    scratch = table.event(hero, "just_a_scratch")
    played = table.hold("fighting_instincts")
    table.state.hero_deck.discards.append(table.card("meat_cleaver"))
    table.fight(hero, zombie)
    until_asked(table, "wound", 0)
    table.choose(PlayCard, card=stand)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=played)
    # That fight has ended without a winner; the Wound of the first one comes now, and is prevented.
    until_asked(table, "wound", 0)
    assert not table.told(HeroWounded)
    table.choose(PlayCard, card=scratch)
    table.pass_windows()
    assert table.state.is_alive(hero)
    assert table.state.heroes[hero].wounds == 2


@rule("lnoe.combine.dynamite-unstable")
def test_caught_off_guard_keeps_nothing_that_a_lost_fight_does_to_items_from_happening() -> None:
    table, hero, zombie = fighting(2, 1, 3, 6, 4, hero="jenny")
    dynamite = table.item(hero, "dynamite", "dynamite")
    saw = table.item(hero, "chainsaw")
    played = table.hold("caught_off_guard")
    table.fight(hero, zombie)
    until_asked(table, "pre_fight", 0)
    table.choose(UseItem, card=saw)
    until_asked(table, "fight", table.zombie_seat)
    table.choose(PlayCard, card=played)
    table.pass_windows()
    # The fight is lost: the Chainsaw that was used before goes, and the Dynamite rolls its 4.
    assert [event.face for event in table.told(StabilityRolled)] == [4]
    assert [item[0] for item in table.state.heroes[hero].items] == [dynamite]
    assert saw in table.state.hero_deck.discards


def test_fighting_instincts_need_a_discarded_hand_weapon() -> None:
    table, hero, zombie = fighting(4, 2, 1)
    table.hold("fighting_instincts")
    table.state.hero_deck.discards.append(table.card("revolver"))
    table.fight(hero, zombie)
    until_asked(table, "fight", table.zombie_seat)
    assert not table.offers(PlayCard)
