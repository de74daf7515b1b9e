"""Zombie cards with a Sacrifice cost."""

from tests.games.last_night_on_earth.table import Table, vars_of
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.barricades import build, on_wall
from veglia.games.last_night_on_earth.rules.events import CardCancelled, ZombieKilled, ZombieRemoved
from veglia.games.last_night_on_earth.rules.grave_weapons import GraveWeaponGiven
from veglia.games.last_night_on_earth.rules.hero_steps import may_leave
from veglia.games.last_night_on_earth.rules.lasting import end
from veglia.games.last_night_on_earth.rules.models import UNTIL_ZOMBIE_TURN
from veglia.games.last_night_on_earth.rules.plays import PickCard, PickZombie, PlayCard
from veglia.games.last_night_on_earth.rules.turn import EndZombieTurn
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.kernel.window import Pass


def walled(table: Table) -> tuple[int, int]:
    """Return a space that touches a wall of a building, and the wall, which is reinforced twice."""
    wall = next(place for place, one in enumerate(table.state.town.walls) if not one.is_map_edge)
    for _ in range(3):
        build(table.state, wall, -1)
    return table.state.town.walls[wall].edges[0] // 4, wall


@rule("lnoe.sac.timing", "lnoe.sac.removed-not-killed")
def test_tear_it_down_costs_the_zombie_that_touches_the_wall() -> None:
    table = Table()
    table.hero("sam", table.at(0, 11))
    space, wall = walled(table)
    zombie, far = table.zombie(space), table.zombie(table.at(11, 11))
    card = table.hold("tear_down")
    table.run(StartOfTurn())
    assert not table.offers(PlayCard, zombie=far)
    table.choose(PlayCard, card=card, zombie=zombie, wall=wall)
    barricade = on_wall(table.state, wall)
    assert barricade is not None
    assert barricade.reinforcements == 0
    assert [(event.zombie, event.rule) for event in table.told(ZombieRemoved)] == [
        (zombie, "lnoe.sac.removed-not-killed")
    ]
    assert zombie in table.state.pool
    assert table.state.count("zombies_killed") == 0
    assert not table.told(ZombieKilled)
    table.check()


@rule("lnoe.sac.timing")
def test_a_sacrifice_only_at_the_start_of_the_zombie_turn() -> None:
    table = Table()
    table.hero("sam", table.at(0, 11))
    space, _ = walled(table)
    table.zombie(space)
    card = table.hold("tear_down")
    table.hold("too_many")
    table.run(EndZombieTurn())
    assert not table.offers(PlayCard, card=card)


@rule("lnoe.sac.cost", "lnoe.cards.cancel")
def test_the_cost_is_paid_even_if_the_card_is_cancelled() -> None:
    table = Table()
    hero = table.hero("sam", table.at(0, 11))
    space, wall = walled(table)
    zombie = table.zombie(space)
    card, jeb = table.hold("tear_down"), table.event(hero, "jeb")
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, zombie=zombie, wall=wall)
    table.choose(PlayCard, card=jeb, pick=card)
    assert [event.card for event in table.told(CardCancelled)] == [card]
    barricade = on_wall(table.state, wall)
    assert barricade is not None
    assert barricade.reinforcements == 2
    assert table.state.zombie(zombie) is None


@rule("lnoe.sac.cost", "lnoe.sac.removed-not-killed")
def test_pile_on_costs_two_zombies_and_holds_a_hero_for_a_turn() -> None:
    table = Table()
    hero, other = table.hero("sam", table.at(5, 5)), table.hero("jake", table.at(5, 5))
    there = table.zombie(table.at(5, 5))
    others = [table.zombie(table.at(8, 8)) for _ in range(3)]
    card = table.hold("pile_on")
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, hero=hero)
    # The one with the Hero is needed.
    assert not table.offers(PickZombie, zombie=there)
    table.choose(PickZombie, zombie=others[0])
    table.choose(PickZombie, zombie=others[2])
    table.pass_windows()
    assert sorted(one.number for one in table.state.zombies) == sorted([there, others[1]])
    assert not may_leave(table.state, hero)
    assert may_leave(table.state, other)
    end(table.state, UNTIL_ZOMBIE_TURN)
    assert may_leave(table.state, hero)
    assert card in table.state.zombie_deck.discards
    table.check()


@rule("lnoe.sac.cost")
def test_pile_on_cannot_be_played_if_the_whole_cost_cannot_be_paid() -> None:
    table = Table()
    table.hero("sam", table.at(5, 5))
    table.zombie(table.at(5, 5))
    table.zombie(table.at(8, 8))
    table.hold("pile_on")
    table.run(StartOfTurn())
    assert not table.offers(PlayCard)


def test_from_the_grave_draws_two_weapons_and_gives_one() -> None:
    table = Table(rules={"grave_weapons": 1})
    table.hero("sam", table.at(5, 5))
    victim, bearer = table.zombie(table.at(5, 6)), table.zombie(table.at(11, 11))
    sickle, machete = table.on_top("sickle"), table.on_top("machete")
    card = table.hold("dig_up")
    table.run(StartOfTurn())
    # The only Zombie that could get the weapon is not sacrificed.
    assert not table.offers(PlayCard, zombie=bearer)
    table.choose(PlayCard, card=card, zombie=victim)
    table.choose(PickCard, card=sickle)
    assert [(event.zombie, event.card) for event in table.told(GraveWeaponGiven)] == [(bearer, sickle)]
    assert table.state.grave_deck.discards == [machete]
    table.pass_windows()
    table.check()


@rule("lnoe.gw.limit", "lnoe.sac.cost")
def test_from_the_grave_at_the_limit_takes_an_armed_zombie_as_its_sacrifice() -> None:
    table = Table(rules={"grave_weapons": 1})
    table.hero("sam", table.at(5, 5))
    armed = [table.zombie(table.at(9, 9)) for _ in range(8)]
    for number in armed:
        zombie = table.state.zombie(number)
        assert zombie is not None
        zombie.weapon = table.state.grave_deck.pile.pop()
    bearer = table.zombie(table.at(11, 11))
    card = table.hold("dig_up")
    table.run(StartOfTurn())
    assert {vars_of(option)["zombie"] for option in table.offers(PlayCard, card=card)} == set(armed)
    table.choose(PlayCard, card=card, zombie=armed[0])
    table.take_first()
    assert [event.zombie for event in table.told(GraveWeaponGiven)] == [bearer]
    assert sum(1 for one in table.state.zombies if one.weapon >= 0) == 8
    table.pass_windows()
    table.check()


def test_from_the_grave_needs_the_grave_weapons_rule() -> None:
    table = Table()
    table.hero("sam", table.at(5, 5))
    table.zombie(table.at(5, 6))
    table.zombie(table.at(11, 11))
    table.hold("dig_up")
    table.run(StartOfTurn())
    assert not table.offers(PlayCard)
    table.choose(Pass)
