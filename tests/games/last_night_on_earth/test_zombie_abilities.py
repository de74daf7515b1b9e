"""Zombie Ability cards of Advanced Abilities, Zombies Auto Spawn, Zombie Horde."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import (
    FightDiceChanged,
    FightLost,
    FightWon,
    HeroKilled,
    ZombiePlaced,
)
from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN
from veglia.games.last_night_on_earth.rules.plan import cost
from veglia.games.last_night_on_earth.rules.plays import UseAbility
from veglia.games.last_night_on_earth.rules.spawning import PlaceNewZombies, SpawnRolled, limit_left
from veglia.games.last_night_on_earth.rules.turn import CloseZombieTurn, EndZombieTurn
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds
from veglia.games.last_night_on_earth.rules.zombie_abilities import ZombieAbilityDrawn
from veglia.games.last_night_on_earth.rules.zombie_turn import (
    ARRIVES,
    CheckForNewZombies,
    CheckRolled,
    CheckSkipped,
)
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass


def with_ability(id: str, zombie_seats: int = 1) -> tuple[Table, int, int]:
    """Return a table on which the Zombies have an ability, with a Hero and a Zombie in his space."""
    table = Table(rules={"advanced_abilities": 1}, zombie_seats=zombie_seats)
    table.state.zombie_abilities = [one.place for one in table.state.content.abilities if one.id == id]
    assert len(table.state.zombie_abilities) == 1
    hero = table.hero("jenny", table.at(5, 5))
    table.state.phase = "zombie_fight"
    return table, hero, table.zombie(table.at(5, 5))


@rule("lnoe.opt.adv-zombie")
def test_an_ability_is_drawn_after_a_turn_in_which_a_hero_was_killed() -> None:
    table = Table(rules={"advanced_abilities": 1})
    table.hero("jake", table.at(5, 5))
    table.run(EndZombieTurn())
    assert not table.told(ZombieAbilityDrawn)
    for killed in range(1, 6):
        table.state.counts["heroes_killed"] = killed
        table.run(EndZombieTurn())
        # One for each time, never the same twice; there are four.
        assert len(table.state.zombie_abilities) == min(killed, 4)
        table.run(EndZombieTurn())
        assert len(table.state.zombie_abilities) == min(killed, 4)
    assert sorted(table.state.zombie_abilities) == sorted(table.state.content.zombie_abilities)


@rule("lnoe.opt.adv-zombie")
def test_no_ability_without_the_option() -> None:
    table = Table()
    table.state.counts["heroes_killed"] = 1
    table.run(EndZombieTurn())
    assert not table.state.zombie_abilities


@rule("lnoe.opt.adv-zombie")
@pytest.mark.parametrize(("face", "turns"), [(1, True), (2, False)])
def test_infectious_turns_a_wounded_hero_on_a_one(face: int, turns: bool) -> None:
    table, hero, zombie = with_ability("infectious")
    table.hero("sam", table.at(8, 8))
    table.roll(face)
    deal_wounds(table.state, hero, 1, "fight", zombie)
    advance(table.state)
    assert [event.turns for event in table.told(HeroKilled)] == ([True] if turns else [])


@rule("lnoe.opt.adv-zombie")
@pytest.mark.parametrize(("arrives", "placed"), [(1, 4), (0, 0)])
def test_outbreak_brings_one_more_where_zombies_come(arrives: int, placed: int) -> None:
    table, _, _ = with_ability("outbreak")
    table.state.counts[ARRIVES[0]] = arrives
    table.roll(*[3] * arrives)
    table.run(PlaceNewZombies())
    while table.asked:
        table.take_first()
    assert len(table.told(ZombiePlaced)) == placed


@rule("lnoe.opt.adv-zombie")
def test_outbreak_counts_once_in_a_phase_of_two_players() -> None:
    table, _, _ = with_ability("outbreak", zombie_seats=2)
    table.state.counts[ARRIVES[0]] = table.state.counts[ARRIVES[1]] = 1
    table.roll(3, 3)
    table.run(PlaceNewZombies())
    while table.asked:
        table.take_first()
    assert [event.count for event in table.told(SpawnRolled)] == [2, 2]
    assert len(table.told(ZombiePlaced)) == 5


@rule("lnoe.opt.adv-zombie")
def test_ravenous_gives_one_die_in_a_zombie_turn() -> None:
    table, hero, zombie = with_ability("ravenous")
    table.roll(4, 2, 3, 5)
    table.fight(hero, zombie)
    while not table.offers(UseAbility, zombie=zombie):
        table.choose(Pass)
    table.choose(UseAbility, zombie=zombie)
    assert table.told(FightDiceChanged)[-1].zombie_dice == (3, 5)
    table.pass_windows()
    assert table.told(FightLost)
    # Not again in this turn, nor in a Hero turn; but in the next Zombie turn.
    assert not is_ravenous_offered(table, hero, zombie)
    table.run(CloseZombieTurn())
    table.state.phase = "hero_fight"
    assert not is_ravenous_offered(table, hero, zombie)
    table.state.phase = "zombie_fight"
    assert is_ravenous_offered(table, hero, zombie)


def is_ravenous_offered(table: Table, hero: int, zombie: int) -> bool:
    table.roll(6, 5, 1)
    table.fight(hero, zombie)
    found = False
    while table.state.asking is not None:
        found = found or bool(table.offers(UseAbility, zombie=zombie))
        table.choose(Pass)
    return found


@rule("lnoe.opt.adv-zombie")
@pytest.mark.parametrize(("others", "wins"), [(1, False), (2, True)])
def test_swarm_adds_one_beside_two_other_zombies(others: int, wins: bool) -> None:
    table, hero, zombie = with_ability("swarm")
    for _ in range(others):
        table.zombie(table.at(5, 5))
    table.roll(4, 2, 3)
    table.fight(hero, zombie)
    table.pass_windows()
    assert bool(table.told(FightLost)) == wins
    assert bool(table.told(FightWon)) != wins


@rule("lnoe.autospawn.always", "lnoe.autospawn.skip-check")
@pytest.mark.parametrize("zombie_seats", [1, 2])
def test_auto_spawn_skips_the_check_and_always_spawns(zombie_seats: int) -> None:
    table = Table(rules={"zombies_auto_spawn": 1}, zombie_seats=zombie_seats)
    table.hero("jake", table.at(5, 5))
    for _ in range(3):
        table.zombie(table.at(11, 11), table.state.pool[0])
    table.roll(*[1] * zombie_seats)
    table.state.push(PlaceNewZombies())
    table.run(CheckForNewZombies())
    assert [event.rule for event in table.told(CheckSkipped)] == ["lnoe.autospawn.skip-check"]
    assert not table.told(CheckRolled)
    while table.asked:
        table.take_first()
    placed = [event.zombie for event in table.told(ZombiePlaced)]
    assert len(placed) == zombie_seats
    # Of two players each gets figures of his own colour.
    owners = [zombie.owner for zombie in table.state.zombies if zombie.number in placed]
    assert owners == ([BROWN, GREEN] if zombie_seats == 2 else [BROWN])


@rule("lnoe.autospawn.side")
def test_auto_spawn_is_a_zombie_rule_of_four_points() -> None:
    assert library().special_rules["zombies_auto_spawn"].side == "zombies"
    assert cost("zombies_auto_spawn", 1) == 4


@rule("lnoe.gw.cost")
def test_grave_weapons_are_a_zombie_rule_of_three_points() -> None:
    assert library().special_rules["grave_weapons"].side == "zombies"
    assert cost("grave_weapons", 1) == 3


@rule("lnoe.list.zombie-horde")
@pytest.mark.parametrize(("rules", "limit"), [({}, 14), ({"zombie_horde_21": 1}, 21)])
def test_zombie_horde_makes_the_limit_21(rules: dict[str, int], limit: int) -> None:
    table = Table(rules=rules)
    table.hero("jake", table.at(5, 5))
    assert limit_left(table.state) == limit
    table.state.counts[ARRIVES[0]] = 1
    for _ in range(5):
        table.roll(6)
        table.run(PlaceNewZombies())
        while table.asked:
            table.take_first()
    assert len(table.state.zombies) == limit
    table.check()
