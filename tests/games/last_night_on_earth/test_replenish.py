"""Heroes Replenish and Always Zombie Heroes, alone and together."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.games.last_night_on_earth.test_scenarios_base import kill_hero, won_by
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.entering import EnterCentre
from veglia.games.last_night_on_earth.rules.events import HeroKilled, ZombieKilled, ZombieUnharmed
from veglia.games.last_night_on_earth.rules.models import FIRST_ZOMBIE_HERO, ZOMBIE_HERO, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Decline, PickSpace
from veglia.games.last_night_on_earth.rules.turn import BeginRound
from veglia.games.last_night_on_earth.rules.wounding import kill_zombie


@rule("lnoe.azh.always", "lnoe.death.otherwise")
@pytest.mark.parametrize("is_always", [True, False])
def test_every_killed_hero_turns_with_always_zombie_heroes(is_always: bool) -> None:
    table = Table(scenario="burn_em_out", rules={"always_zombie_heroes": 1} if is_always else {}, sun=9)
    jenny = table.hero("jenny", table.at(5, 5))
    table.hero("jake", table.at(0, 3))
    kill_hero(table, jenny)
    assert [event.turns for event in table.told(HeroKilled)] == [is_always]
    zombie = table.state.zombie(FIRST_ZOMBIE_HERO + jenny)
    assert (zombie is not None) == is_always
    if zombie is not None:
        assert (zombie.kind, zombie.space, zombie.wounds) == (ZOMBIE_HERO, table.at(5, 5), 0)


@rule("lnoe.azh.protected")
def test_a_new_zombie_hero_is_protected_until_the_next_zombie_turn() -> None:
    """lnoe.gap.azh-protected-wording."""
    table = Table(scenario="burn_em_out", rules={"always_zombie_heroes": 1}, sun=9)
    jenny = table.hero("jenny", table.at(5, 5))
    table.hero("jake", table.at(0, 3))
    kill_hero(table, jenny)
    number = FIRST_ZOMBIE_HERO + jenny
    kill_zombie(table.state, number, "card", 1, -1)
    assert table.state.zombie(number) is not None
    assert table.told(ZombieUnharmed)
    assert not table.told(ZombieKilled)
    table.run(BeginRound())
    kill_zombie(table.state, number, "card", 1, -1)
    assert table.state.zombie(number) is None
    assert len(table.told(ZombieKilled)) == 1


@rule("lnoe.azh.protected")
def test_a_hero_who_turns_by_another_rule_gives_no_protected_zombie_hero() -> None:
    table = Table(scenario="burn_em_out", rules={}, sun=16)
    jenny = table.hero("jenny", table.at(5, 5))
    table.hero("jake", table.at(0, 3))
    kill_hero(table, jenny)
    kill_zombie(table.state, FIRST_ZOMBIE_HERO + jenny, "card", 1, -1)
    assert table.state.zombie(FIRST_ZOMBIE_HERO + jenny) is None


@rule("lnoe.replenish.four-dead", "lnoe.replenish.take-new")
def test_four_dead_heroes_lose_although_all_were_replaced() -> None:
    table = Table(scenario="burn_em_out", rules={"heroes_replenish": 1}, sun=9)
    heroes = [table.hero(id, table.at(5, 5)) for id in ("jenny", "jake", "sally", "becky")]
    for count, hero in enumerate(heroes[:3], start=1):
        kill_hero(table, hero)
        assert table.state.count("heroes_killed") == count
        assert won_by(table) == -1
        table.choose(EnterCentre)
        if table.offers(PickSpace):
            table.choose(PickSpace, space=table.state.town.starts[0])
        table.pass_windows()
        table.state.agenda.clear()
        table.state.asking = None
    assert len(table.state.living()) == 4
    kill_hero(table, heroes[3])
    assert won_by(table) == ZOMBIES


@rule("lnoe.replenish.take-new")
def test_a_new_hero_may_be_declined() -> None:
    table = Table(scenario="burn_em_out", rules={"heroes_replenish": 1}, sun=9)
    jenny = table.hero("jenny", table.at(5, 5))
    table.hero("jake", table.at(0, 3))
    kill_hero(table, jenny)
    table.choose(Decline)
    assert len(table.state.living()) == 1
