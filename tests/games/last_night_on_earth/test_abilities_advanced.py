"""Advanced Abilities: experience tokens, and the Ability card of each Hero."""

import pytest

from tests.games.last_night_on_earth.table import Table, vars_of
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards
from veglia.games.last_night_on_earth.rules.events import (
    CardCancelled,
    DieRolled,
    FightDiceChanged,
    FightEnded,
    FightRolled,
    HeroKilled,
    WeaponBroke,
    WoundPrevented,
    ZombieKilled,
)
from veglia.games.last_night_on_earth.rules.experience import AbilityTaken, ExperienceGained, TakeAbility
from veglia.games.last_night_on_earth.rules.hero_keywords import hero_has
from veglia.games.last_night_on_earth.rules.hero_moving import MovementRolled
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import EndActivation, EndHeroTurn
from veglia.games.last_night_on_earth.rules.plays import (
    Decline,
    PickCard,
    PickHero,
    PickNumber,
    PlayCard,
    UseAbility,
    UseItem,
)
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.shooting import HitRolled, RangedAttack
from veglia.games.last_night_on_earth.rules.wounding import kill
from veglia.kernel.machine import advance

OPTION = {"advanced_abilities": 1}


def advanced(table: Table, hero: str, cell: tuple[int, int] = (5, 5), wounds: int = 0) -> int:
    """Put a Hero with his Ability card in play into a space."""
    number = table.hero(hero, table.at(*cell), wounds=wounds)
    table.state.heroes[number].has_advanced = True
    return number


@rule("lnoe.opt.adv-hero-xp")
@pytest.mark.parametrize(("kills", "tokens"), [(0, 0), (1, 1), (3, 1)])
def test_an_activation_with_kills_gives_one_token(kills: int, tokens: int) -> None:
    table = Table(rules=OPTION)
    hero = table.hero("becky", table.at(5, 5))
    table.state.heroes[hero].kills = kills
    table.run(EndActivation(hero))
    assert table.state.heroes[hero].experience == tokens
    assert [event.experience for event in table.told(ExperienceGained)] == [1] * tokens


@rule("lnoe.opt.adv-hero-xp")
def test_kills_of_a_whole_turn_are_counted_and_not_without_the_option() -> None:
    for rules, tokens in ((OPTION, 1), ({}, 0)):
        table = Table(rules=rules)
        hero = table.hero("becky", table.at(5, 5))
        for _ in range(2):
            table.zombie(table.at(5, 5))
        table.roll(1, 5, 5, 1, 6, 6, 2)
        table.hero_turn()
        table.choose(StayHere)
        while table.asked:
            table.take_first()
        assert len(table.told(ZombieKilled)) == 2
        assert table.state.heroes[hero].experience == tokens


@rule("lnoe.opt.adv-hero-ability")
def test_with_three_tokens_a_hero_may_take_his_ability_card() -> None:
    """lnoe.gap.adv-abilities."""
    table = Table(rules=OPTION)
    hero = table.hero("becky", table.at(5, 5))
    table.state.heroes[hero].experience = 2
    table.run(EndActivation(hero))
    assert table.asked == ""
    table.state.heroes[hero].kills = 1
    table.run(EndActivation(hero))
    assert table.asked == "EarnAbility"
    table.choose(TakeAbility, hero=hero)
    assert table.state.heroes[hero].has_advanced
    assert len(table.told(AbilityTaken)) == 1
    # The three tokens are spent, and there is only one card.
    assert table.state.heroes[hero].experience == 0
    table.state.heroes[hero].experience = 3
    table.state.heroes[hero].kills = 0
    table.run(EndActivation(hero))
    assert table.asked == ""
    table.check()


@rule("lnoe.opt.adv-hero-ability")
def test_a_hero_who_has_declined_may_take_it_later() -> None:
    table = Table(rules=OPTION)
    hero = table.hero("becky", table.at(5, 5))
    table.state.heroes[hero].experience = 3
    table.run(EndActivation(hero))
    table.choose(Decline)
    assert not table.state.heroes[hero].has_advanced
    table.roll_movement(hero, 3)
    table.choose(TakeAbility, hero=hero)
    assert table.state.heroes[hero].has_advanced
    # It takes the place of nothing.
    assert table.offers(HeroStep)
    assert not table.offers(TakeAbility)


def test_deputize_makes_others_in_the_space_law_enforcement_with_a_die_more() -> None:
    table = Table()
    anderson = advanced(table, "anderson")
    becky, far = table.hero("becky", table.at(5, 5)), table.hero("sam", table.at(9, 9))
    assert hero_has(table.state, becky, "law_enforcement")
    assert not hero_has(table.state, far, "law_enforcement")
    table.roll(6, 5, 4, 1, 6, 5, 1, 6, 5, 1)
    for hero, cell in ((becky, (5, 5)), (anderson, (5, 5)), (far, (9, 9))):
        table.fight(hero, table.zombie(table.at(*cell)))
        table.pass_windows()
    assert [len(event.hero_dice) for event in table.told(FightRolled)] == [3, 2, 2]


def test_sprint_rolls_for_movement_again_once_before_moving() -> None:
    table = Table()
    billy = advanced(table, "billy")
    table.roll_movement(billy, 1, 5)
    table.choose(UseAbility, bearer=billy)
    assert [event.result for event in table.told(MovementRolled)] == [2, 6]
    assert table.state.movement == 6
    assert not table.offers(UseAbility)
    other = Table()
    billy = advanced(other, "billy")
    other.roll_movement(billy, 3)
    other.choose(HeroStep, space=other.at(5, 6))
    assert not other.offers(UseAbility)


def test_inspiring_rolls_a_die_of_another_hero_in_her_space_again_once() -> None:
    table = Table()
    sally = advanced(table, "sally")
    becky, far = table.hero("becky", table.at(5, 5)), table.hero("sam", table.at(9, 9))
    table.roll(1, 2, 4, 6, 3, 2, 1)
    table.fight(becky, table.zombie(table.at(5, 5)))
    table.choose(UseAbility, bearer=sally, die=0)
    assert table.told(FightDiceChanged)[-1].hero_dice == (6, 2)
    assert not table.offers(UseAbility)
    table.pass_windows()
    table.fight(far, table.zombie(table.at(9, 9)))
    assert table.asked == ""


@rule("lnoe.opt.adv-hero-ability")
def test_the_player_whose_hero_fights_uses_inspiring() -> None:
    table = Table(hero_seats=2)
    sally, becky = advanced(table, "sally"), table.hero("becky", table.at(5, 5), 1)
    table.roll(1, 2, 4, 6)
    table.fight(becky, table.zombie(table.at(5, 5)))
    assert table.asked_seat == 1
    table.choose(UseAbility, bearer=sally, die=0)
    assert table.told(FightDiceChanged)[-1].hero_dice == (6, 2)
    while table.asked == "FightOpen":
        # Sally's own player has no say in it.
        assert not table.offers(UseAbility)
        table.take_last()


def test_tackle_gives_a_die_in_fights_by_blitz_only() -> None:
    table = Table()
    johnny = advanced(table, "johnny")
    zombie = table.zombie(table.at(5, 6))
    table.roll_movement(johnny, 1, 6, 5, 4, 1, 6, 5, 1)
    table.choose(HeroStep, space=table.at(5, 6))
    table.choose(UseAbility, bearer=johnny)
    table.pass_windows()
    table.fight(johnny, zombie)
    table.pass_windows()
    assert [len(event.hero_dice) for event in table.told(FightRolled)] == [3, 2]


@pytest.mark.parametrize(("number", "kept"), [(2, True), (1, False)])
def test_farm_strong_weapons_break_only_on_1(number: int, kept: bool) -> None:
    table = Table()
    jenny = advanced(table, "jenny")
    bat = table.item(jenny, "baseball_bat")
    table.roll(6, 5, 1, 4, 2)
    table.fight(jenny, table.zombie(table.at(5, 5)))
    table.take_last()
    table.choose(UseItem, card=bat)
    table.choose(PickNumber, number=number)
    assert bool(table.told(WeaponBroke)) == (not kept)


@rule("lnoe.general.hit-and-kill")
@pytest.mark.parametrize(("face", "lives"), [(4, True), (3, False)])
def test_survivor_prevents_one_wound_when_he_is_about_to_be_killed(face: int, lives: bool) -> None:
    table = Table()
    jake = advanced(table, "jake", wounds=1)
    table.hero("sam", table.at(9, 9))
    # One roll, though two Wounds come together.
    table.roll(face)
    kill(table.state, jake, "explosion", -1)
    advance(table.state)
    assert [event.needed for event in table.told(DieRolled)] == [4]
    assert table.state.is_alive(jake) == lives
    assert len(table.told(WoundPrevented)) == lives
    assert len(table.told(HeroKilled)) == (not lives)


def test_survivor_does_not_roll_for_a_wound_that_he_survives() -> None:
    table = Table()
    jake = advanced(table, "jake")
    table.roll(1, 2, 6)
    table.fight(jake, table.zombie(table.at(5, 5)))
    table.pass_windows()
    assert table.state.heroes[jake].wounds == 1
    assert not table.told(DieRolled)


def test_sanctuary_cancels_on_2() -> None:
    table = Table()
    joseph = advanced(table, "joseph")
    card = table.hold("uuurrgh")
    table.roll(5, 4, 1, 2)
    table.fight(joseph, table.zombie(table.at(5, 5)))
    while table.asked != "FightOpen" or table.asked_seat != table.zombie_seat:
        table.take_last()
    table.choose(PlayCard, card=card)
    table.choose(UseAbility, bearer=joseph, pick=card)
    assert [event.needed for event in table.told(DieRolled)] == [2]
    assert [event.card for event in table.told(CardCancelled)] == [card]


def test_triage_heals_two_wounds_of_one_hero_or_of_two() -> None:
    for targets, left in (((1, 1), (0, 1)), ((1, 2), (1, 0))):
        table = Table()
        advanced(table, "becky")
        table.hero("sam", table.at(5, 5), wounds=2)
        table.hero("jake", table.at(5, 5), wounds=1)
        table.run(EndHeroTurn())
        for target in targets:
            if table.asked:
                table.choose(PickHero, hero=target)
        assert (table.state.heroes[1].wounds, table.state.heroes[2].wounds) == left


@pytest.mark.parametrize(("dice", "killed"), [((6, 2, 5), True), ((5, 2, 4), False), ((6, 2, 6), False)])
def test_heavy_hitter_kills_by_a_won_fight_with_a_6(dice: tuple[int, ...], killed: bool) -> None:
    table = Table()
    sam = advanced(table, "sam")
    table.roll(*dice)
    table.fight(sam, table.zombie(table.at(5, 5)))
    table.pass_windows()
    assert bool(table.told(ZombieKilled)) == killed


def test_quick_thinking_hides_on_3() -> None:
    table = Table()
    amanda = advanced(table, "amanda")
    table.roll(3)
    table.fight(amanda, table.zombie(table.at(5, 5)))
    table.choose(UseAbility, bearer=amanda)
    assert table.told(FightEnded)


def test_double_bagged_draws_two_in_a_search_only() -> None:
    table = Table()
    kenny = advanced(table, "kenny", (4, 10))
    torch, keys = table.on_top("torch"), table.on_top("keys")
    table.roll_movement(kenny, 1)
    table.choose(SearchDeck)
    table.choose(PickNumber, number=2)
    assert {vars_of(option)["card"] for option in table.offers(PickCard)} == {torch, keys}
    table.choose(PickCard, card=torch)
    assert table.state.heroes[kenny].items == [(torch,)]
    assert table.state.hero_deck.discards == [keys]
    ammo = table.on_top("ammo")
    table.pass_windows()
    table.run(DrawHeroCards(kenny, 1, "lnoe.cards.hero-types"))
    assert (ammo,) in table.state.heroes[kenny].items


@rule("lnoe.opt.adv-hero-ability")
def test_with_double_bagged_one_card_may_be_drawn_as_usual() -> None:
    table = Table()
    kenny = advanced(table, "kenny", (4, 10))
    torch, keys = table.on_top("torch"), table.on_top("keys")
    table.roll_movement(kenny, 1)
    table.choose(SearchDeck)
    assert table.values(PickNumber, "number") == [2, 1]
    table.choose(PickNumber, number=1)
    assert table.state.heroes[kenny].items == [(keys,)]
    assert table.state.hero_deck.pile[-1] == torch
    assert table.state.hero_deck.discards == []
    # With a single card left there is nothing to choose.
    table.leave(table.state.hero_deck, [torch])
    table.roll_movement(kenny, 1)
    table.choose(SearchDeck)
    assert table.state.heroes[kenny].items == [(keys,), (torch,)]


@rule("lnoe.ranged.to-hit")
def test_steady_aim_adds_1_to_her_hit_rolls() -> None:
    table = Table()
    winters, other = advanced(table, "winters"), table.hero("becky", table.at(5, 5))
    for hero, plus in ((winters, 1), (other, 0)):
        gun = table.item(hero, "revolver")
        zombie = table.zombie(table.at(5, 6))
        table.roll(3)
        table.run(RangedAttack(hero))
        table.choose(UseItem, card=gun, zombie=zombie)
        assert table.told(HitRolled)[-1].plus == plus
        assert (table.state.zombie(zombie) is None) == bool(plus)
