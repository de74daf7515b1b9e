"""What each Grave Weapon does."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import (
    DieRolled,
    FightDiceChanged,
    FightLost,
    FightRolled,
    FightWon,
    GraveWeaponUsed,
    HeroWounded,
    ZombieKilled,
    ZombieMoved,
    ZombieRemoved,
    ZombieUnharmed,
)
from veglia.games.last_night_on_earth.rules.explosions import Exploded
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep
from veglia.games.last_night_on_earth.rules.hero_turn import BeginHeroTurn, EndHeroTurn
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import PlayCard, UseGraveWeapon
from veglia.games.last_night_on_earth.rules.sources import everything, trait_of
from veglia.games.last_night_on_earth.rules.wounding import kill_zombie
from veglia.games.last_night_on_earth.rules.zombie_moving import (
    MoveThis,
    MoveZombies,
    StepsRolled,
    ZombieStep,
)
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass

PLACE = (5, 5)


def bearer(id: str, place: tuple[int, int] = PLACE) -> tuple[Table, int, int, int]:
    """Return a table with a Hero, and a Zombie that has had a Grave Weapon since the last round."""
    table = Table(rules={"grave_weapons": 1, "not_much_left": 1})
    hero = table.hero("jenny", table.at(*PLACE))
    zombie = table.zombie(table.at(*place))
    card = table.card(id)
    table.state.zombies[0].weapon = card
    table.state.zombies[0].weapon_round = table.state.round - 1
    return table, hero, zombie, card


def test_machete_is_a_die_more() -> None:
    table, hero, zombie, card = bearer("machete")
    table.roll(6, 5, 1, 2)
    table.fight(hero, zombie)
    table.pass_windows()
    assert table.told(FightRolled)[0].zombie_dice == (1, 2)
    assert [(event.zombie, event.card) for event in table.told(GraveWeaponUsed)] == [(zombie, card)]


def test_other_zombies_do_not_have_it() -> None:
    table, hero, _, _ = bearer("machete")
    other = table.zombie(table.at(*PLACE))
    table.roll(6, 5, 1)
    table.fight(hero, other)
    table.pass_windows()
    assert table.told(FightRolled)[0].zombie_dice == (1,)


def test_sickle_adds_one_to_the_highest_die() -> None:
    table, hero, zombie, _ = bearer("sickle")
    table.roll(5, 2, 4)
    table.fight(hero, zombie)
    table.pass_windows()
    assert [event.rule for event in table.told(FightLost)] == ["lnoe.fight.ties"]


def test_stench_costs_the_hero_a_die() -> None:
    table, hero, zombie, _ = bearer("stench")
    table.roll(6, 5)
    table.fight(hero, zombie)
    table.pass_windows()
    assert table.told(FightRolled)[0].hero_dice == (6,)
    assert table.told(FightWon)


@pytest.mark.parametrize(("face", "wounds"), [(6, 2), (5, 1)])
def test_rusted_axe_wounds_twice_with_a_six(face: int, wounds: int) -> None:
    table, hero, zombie, _ = bearer("rusty_axe")
    table.roll(3, 2, face)
    table.fight(hero, zombie)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == wounds


def test_old_pitchfork_rolls_again_once_and_is_no_fight_card() -> None:
    table, hero, zombie, card = bearer("old_pitchfork")
    fight_card = table.hold("scratch_claw")
    table.roll(4, 2, 1, 3, 5)
    table.fight(hero, zombie)
    while not table.offers(UseGraveWeapon):
        table.choose(Pass)
    table.choose(UseGraveWeapon, card=card)
    assert table.told(FightDiceChanged)[-1].zombie_dice == (3,)
    while not table.offers(PlayCard, card=fight_card):
        table.choose(Pass)
    assert not table.offers(UseGraveWeapon)
    table.choose(PlayCard, card=fight_card)
    assert table.told(FightDiceChanged)[-1].zombie_dice == (3, 5)


@pytest.mark.parametrize(("face", "wounds"), [(5, 1), (4, 0)])
def test_bloated_body_wounds_those_beside_it_when_it_is_killed(face: int, wounds: int) -> None:
    table, hero, zombie, card = bearer("bloated_body")
    table.roll(face)
    kill_zombie(table.state, zombie, "fight", hero, -1)
    advance(table.state)
    assert table.state.heroes[hero].wounds == wounds
    assert [(event.hero, event.needed) for event in table.told(DieRolled)] == [(hero, 5)]
    assert card in table.state.grave_deck.discards


def test_bloated_body_does_nothing_to_heroes_elsewhere() -> None:
    table, hero, zombie, _ = bearer("bloated_body", (5, 6))
    table.roll()
    kill_zombie(table.state, zombie, "ranged", hero, -1)
    advance(table.state)
    assert table.state.heroes[hero].wounds == 0


def test_blood_spray_costs_a_die_until_the_end_of_the_next_hero_turn() -> None:
    table, hero, zombie, _ = bearer("blood_spray")
    table.state.phase = "zombie_fight"
    table.roll(1, 2, 5)
    table.fight(hero, zombie)
    table.pass_windows()
    table.roll(6, 5)
    table.fight(hero, zombie)
    table.pass_windows()
    assert table.told(FightRolled)[-1].hero_dice == (6,)
    table.run(EndHeroTurn())
    assert not table.state.lasting
    table.check()


def test_blood_spray_of_a_hero_turn_lasts_through_the_next() -> None:
    table, hero, zombie, _ = bearer("blood_spray")
    table.state.phase = "hero_fight"
    table.roll(1, 2, 5)
    table.fight(hero, zombie)
    table.pass_windows()
    table.run(EndHeroTurn())
    assert table.state.lasting
    table.state.round += 1
    table.run(EndHeroTurn())
    assert not table.state.lasting


def test_blood_spray_that_wounds_again_lasts_longer_and_takes_no_second_die() -> None:
    table, hero, zombie, _ = bearer("blood_spray")
    other = table.hero("sally", table.at(5, 5))
    table.state.phase = "zombie_fight"
    # Another Hero has it as well, whose time does not change.
    for one in (other, hero):
        table.roll(1, 2, 5)
        table.fight(one, zombie)
        table.pass_windows()
    table.state.phase = "hero_fight"
    table.roll(1, 5)
    table.fight(hero, zombie)
    table.pass_windows()
    assert [(one.hero, one.data) for one in table.state.lasting] == [(other, 2), (hero, 3)]
    table.run(EndHeroTurn())
    assert [one.hero for one in table.state.lasting] == [hero]
    table.state.round += 1
    table.roll(6, 5)
    table.fight(hero, zombie)
    table.pass_windows()
    assert table.told(FightRolled)[-1].hero_dice == (6,)
    table.run(EndHeroTurn())
    assert not table.state.lasting


def test_crawling_torso_moves_two_spaces_and_is_hard_to_hit() -> None:
    table, hero, zombie, _ = bearer("crawling_torso", (11, 11))
    table.roll()
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=zombie)
    table.choose(ZombieStep, space=table.at(10, 10))
    table.choose(ZombieStep, space=table.at(9, 9))
    assert len(table.told(ZombieMoved)) == 2
    other = table.zombie(table.at(0, 0))
    plus = {
        target: sum(
            trait_of(table.state, source).hit_plus(table.state, source, hero, target, -1)
            for source in everything(table.state)
        )
        for target in (zombie, other)
    }
    assert plus == {zombie: -1, other: 0}


def test_recently_dead_moves_d3_spaces() -> None:
    table, _, zombie, _ = bearer("recently_dead", (11, 11))
    table.roll(5)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=zombie)
    assert [(event.face, event.steps) for event in table.told(StepsRolled)] == [(5, 3)]


@pytest.mark.parametrize(("face", "wounds"), [(5, 1), (4, 0)])
def test_barbed_wire_tears_a_hero_who_leaves(face: int, wounds: int) -> None:
    table, hero, _, _ = bearer("barbed_wire")
    table.roll(3, face)
    table.run(BeginHeroTurn())
    while not table.offers(HeroStep):
        table.take_first()
    table.choose(HeroStep, space=table.at(5, 6))
    assert table.state.heroes[hero].wounds == wounds
    # From there on he is out of it.
    table.choose(HeroStep, space=table.at(5, 7))
    assert table.state.heroes[hero].wounds == wounds


@rule("lnoe.faq.explosive-timing")
def test_explosive_does_not_roll_in_the_turn_in_which_it_came() -> None:
    """lnoe.ex.faq-explosive-entering"""
    table, _, zombie, _ = bearer("explosive", (11, 11))
    table.state.zombies[0].weapon_round = table.state.round
    table.roll()
    table.run(StartOfTurn())
    assert not table.told(DieRolled)
    table.state.round += 1
    table.roll(5)
    table.run(StartOfTurn())
    assert [event.face for event in table.told(DieRolled)] == [5]
    assert table.state.zombie(zombie) is not None


def test_explosive_bursts_on_a_six() -> None:
    table, hero, zombie, card = bearer("explosive")
    others = [table.zombie(table.at(*PLACE)) for _ in range(2)]
    beside = table.zombie(table.at(5, 6))
    # The die of the card, those of the two other Zombies, that of the Hero.
    table.roll(6, 3, 2, 3)
    table.run(StartOfTurn())
    assert [event.zombie for event in table.told(ZombieRemoved)] == [zombie]
    assert [event.zombie for event in table.told(ZombieKilled)] == [others[0]]
    assert table.state.zombie(others[1]) is not None
    assert table.state.zombie(beside) is not None
    assert [event.hero for event in table.told(HeroWounded)] == [hero]
    assert card in table.state.grave_deck.discards
    table.check()


@rule("lnoe.faq.explosive-rotten-bodies")
def test_explosive_bursts_alone_while_rotten_bodies_is_in_force() -> None:
    """lnoe.ex.faq-explosive-rotten"""
    table, _, zombie, _ = bearer("explosive", (11, 11))
    others = [table.zombie(table.at(11, 11)) for _ in range(2)]
    lay(table.state, "rotten_bodies", "lnoe.zturn.play-immediately", side=ZOMBIES)
    table.roll(6, 6, 6)
    table.run(StartOfTurn())
    assert table.state.zombie(zombie) is None
    assert [one.number for one in table.state.zombies] == others
    assert [event.zombie for event in table.told(ZombieUnharmed)] == others


@pytest.mark.parametrize(
    ("cause", "weapon", "bursts"),
    [
        ("ranged", "revolver", True),
        ("explosion", "", True),
        ("fight", "", False),
        ("ranged", "signal_flare", False),
    ],
)
def test_explosive_bursts_when_a_gun_or_an_explosion_kills_it(cause: str, weapon: str, bursts: bool) -> None:
    table, hero, zombie, _ = bearer("explosive", (11, 11))
    other = table.zombie(table.at(11, 11))
    card = table.item(hero, weapon) if weapon else -1
    table.roll(3)
    kill_zombie(table.state, zombie, cause, hero, card)
    advance(table.state)
    assert (table.state.zombie(other) is None) == bursts


def test_two_explosives_in_one_space_burst_once_each() -> None:
    table, _, zombie, _ = bearer("explosive", (11, 11))
    second = table.zombie(table.at(11, 11))
    table.state.zombies[1].weapon = table.card("explosive")
    table.state.zombies[1].weapon_round = 0
    # Both roll a 6; the one that bursts first kills the other, which bursts by it and not again.
    table.roll(6, 6, 3)
    table.run(StartOfTurn())
    assert table.state.zombie(zombie) is None
    assert table.state.zombie(second) is None
    assert len(table.told(Exploded)) == 2
    assert len(table.told(ZombieKilled)) == 1
    table.check()
