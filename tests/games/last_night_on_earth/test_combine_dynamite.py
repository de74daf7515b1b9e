"""Two combined Dynamites."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.combining import StabilityRolled
from veglia.games.last_night_on_earth.rules.dying import turn_hero
from veglia.games.last_night_on_earth.rules.events import DieRolled, HeroKilled, HeroWounded
from veglia.games.last_night_on_earth.rules.explosions import BlastRolled, Exploded
from veglia.games.last_night_on_earth.rules.models import FIRST_ZOMBIE_HERO
from veglia.games.last_night_on_earth.rules.plays import PickSpace, UseItem
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack


def thrower(table: Table) -> tuple[int, int, int]:
    hero = table.hero("sally", table.at(5, 5))
    first = table.item(hero, "dynamite", "dynamite")
    return hero, first, table.state.heroes[hero].items[0][1]


@rule(
    "lnoe.combine.dynamite-target",
    "lnoe.combine.dynamite-adjacent",
    "lnoe.combine.dynamite-attack",
    "lnoe.combine.dynamite-no-save",
    "lnoe.combine.dynamite-no-fire",
)
def test_double_dynamite_kills_the_space_and_wounds_beside_it_on_2() -> None:
    """lnoe.ex.double-dynamite-derived."""
    table = Table()
    hero, first, second = thrower(table)
    victim = table.hero("jake", table.at(5, 7))
    turn_hero(table.state, victim, -1, "lnoe.azh.always")
    table.state.zombies[0].is_protected = False
    table.state.agenda.clear()
    zombie = table.zombie(table.at(4, 7))
    friend = table.hero("becky", table.at(6, 7))
    far = table.zombie(table.at(5, 9))
    table.roll(4, 1, 2)
    table.run(RangedAttack(hero))
    assert not table.offers(UseItem, card=second)
    table.choose(UseItem, card=first, space=table.at(5, 7))
    table.pass_windows()
    assert [event.face for event in table.told(StabilityRolled)] == [4]
    assert [event.space for event in table.told(Exploded)] == [table.at(5, 7)]
    # The Zombie Hero has several Wounds and is killed all the same.
    assert table.state.zombie(FIRST_ZOMBIE_HERO + victim) is None
    assert [(event.face, event.needed) for event in table.told(BlastRolled)] == [(1, 2), (2, 2)]
    assert table.state.zombie(zombie) is not None
    assert table.state.zombie(far) is not None
    assert table.state.heroes[friend].wounds == 1
    assert [event.hero for event in table.told(HeroWounded)] == [friend]
    assert table.state.heroes[hero].items == []
    assert sorted(table.state.hero_deck.discards) == sorted([first, second])
    assert not table.told(DieRolled)
    table.check()


@rule("lnoe.combine.dynamite-unstable")
def test_on_a_1_double_dynamite_explodes_in_the_hands_of_the_thrower() -> None:
    """lnoe.ex.double-dynamite-derived, last sentence; lnoe.gap.double-dynamite-own-space."""
    table = Table()
    table.hero("billy", table.at(1, 1))
    hero, first, _ = thrower(table)
    zombie = table.zombie(table.at(5, 7))
    table.roll(1)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=first, space=table.at(5, 7))
    table.pass_windows()
    assert [event.space for event in table.told(Exploded)] == [table.at(5, 5)]
    assert table.state.zombie(zombie) is not None
    assert [(event.hero, event.turns) for event in table.told(HeroKilled)] == [(hero, False)]
    table.check()


@rule("lnoe.combine.dynamite-unstable")
@pytest.mark.parametrize(("face", "explodes"), [(1, True), (2, False)])
def test_a_lost_fight_may_set_double_dynamite_off(face: int, explodes: bool) -> None:
    table = Table()
    table.hero("billy", table.at(1, 1))
    hero, first, _ = thrower(table)
    zombie = table.zombie(table.at(5, 5))
    table.roll(2, 3, 5, face)
    table.fight(hero, zombie)
    table.pass_windows()
    assert [event.face for event in table.told(StabilityRolled)] == [face]
    assert table.state.is_alive(hero) != explodes
    assert (table.state.zombie(zombie) is None) == explodes
    assert (first in table.state.hero_deck.discards) == explodes
    assert table.state.fight is None


@rule("lnoe.combine.dynamite-unstable")
def test_neither_a_won_fight_nor_single_dynamite_is_rolled_for() -> None:
    for ids, faces in ((("dynamite", "dynamite"), (6, 5, 1)), (("dynamite", "keys"), (2, 3, 5))):
        table = Table()
        hero = table.hero("sally", table.at(5, 5))
        table.item(hero, *ids)
        zombie = table.zombie(table.at(5, 5))
        table.roll(*faces)
        table.fight(hero, zombie)
        table.pass_windows()
        assert not table.told(StabilityRolled)
        assert len(table.state.heroes[hero].items) == 1


@rule("lnoe.combine.dynamite-no-fire", "lnoe.combine.betsy-dynamite")
def test_old_betsy_carries_double_dynamite_without_fire() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    card = table.item(hero, "old_betsy", "dynamite", "dynamite")
    first = table.state.heroes[hero].items[0][1]
    zombie = table.zombie(table.at(9, 9))
    table.roll_movement(hero, 1)
    table.choose(UseItem, card=card, pick=first, mode=2)
    table.choose(PickSpace, space=table.at(9, 9))
    assert table.state.zombie(zombie) is None
    assert len(table.state.hero_deck.discards) == 3


@rule("lnoe.combine.effect-stands", "lnoe.faq.combined-gasoline")
@pytest.mark.parametrize(("face", "kept"), [(4, 1), (3, 0)])
def test_a_single_dynamite_in_a_combination_needs_fire_and_may_be_kept(face: int, kept: int) -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    dynamite = table.item(hero, "dynamite", "keys")
    zombie = table.zombie(table.at(5, 7))
    table.run(RangedAttack(hero))
    assert not table.offers(UseItem)
    table.item(hero, "torch")
    table.roll(face, 2)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=dynamite, space=table.at(5, 7))
    assert table.state.zombie(zombie) is None
    assert len(table.state.heroes[hero].items) == 1 + kept
