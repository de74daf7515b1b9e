"""Grave Dead: red Zombies and the six abilities that a die can fix."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.entering import EnterCentre
from veglia.games.last_night_on_earth.rules.events import (
    CardCancelled,
    FightRolled,
    HeroKilled,
    ZombieKilled,
    ZombiePlaced,
    ZombieUnharmed,
    ZombieWounded,
)
from veglia.games.last_night_on_earth.rules.grave_dead import (
    ContagionCancelled,
    ContagionRolled,
    GraveDeadRolled,
    RedInstead,
    RollGraveDead,
    fix_ability,
)
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN, RED, ZOMBIE_HERO
from veglia.games.last_night_on_earth.rules.plays import Decline, PickSpace, PlayCard
from veglia.games.last_night_on_earth.rules.spawning import PlaceNewZombies, SpawnRest, limit_left
from veglia.games.last_night_on_earth.rules.special import SPECIAL_RULES
from veglia.games.last_night_on_earth.rules.turn import BeginRound
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds, wound_zombie
from veglia.games.last_night_on_earth.rules.zombie_moving import MoveThis, MoveZombies, StepsRolled
from veglia.games.last_night_on_earth.rules.zombie_turn import ARRIVES, CheckForNewZombies, CheckRolled
from veglia.games.last_night_on_earth.show.names import words
from veglia.kernel.machine import advance

FIRST_RED = 14


def dead(face: int, zombie_seats: int = 1) -> tuple[Table, int, int]:
    """Return a table on which the red Zombies have an ability, with a Hero and a red Zombie beside him."""
    table = Table(rules={"grave_dead": 1, "not_much_left": 1}, zombie_seats=zombie_seats)
    hero = table.hero("jenny", table.at(5, 5))
    red = table.zombie(table.at(5, 5), FIRST_RED)
    fix_ability(table.state, face)
    return table, hero, red


def spawn_phase(table: Table, *faces: int) -> None:
    table.state.counts[ARRIVES[0]] = 1
    table.roll(*faces)
    table.run(PlaceNewZombies())


@rule("lnoe.graved.roll")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_fixes_the_ability_at_the_start(face: int) -> None:
    table = Table(rules={"grave_dead": 1})
    SPECIAL_RULES["grave_dead"].set_up(table.state, 1)
    assert isinstance(table.state.agenda[-1], RollGraveDead)
    table.roll(face)
    advance(table.state)
    assert [event.face for event in table.told(GraveDeadRolled)] == [face]
    assert table.state.count("grave_dead") == face
    table.check()


@rule("lnoe.graved.spawn")
@pytest.mark.parametrize(("roll", "reds"), [(1, 0), (3, 1), (6, 3)])
def test_a_red_zombie_comes_in_place_of_two(roll: int, reds: int) -> None:
    table, _, _ = dead(4)
    spawn_phase(table, roll)
    done = 0
    while table.offers(RedInstead):
        space = table.values(RedInstead, "space")[0]
        assert space in table.state.pits
        table.choose(RedInstead, space=space)
        done += 1
    assert done == reds
    while table.asked:
        table.take_first()
    placed = [event.zombie for event in table.told(ZombiePlaced)]
    assert len([number for number in placed if number >= FIRST_RED]) == reds
    assert len(placed) == reds + roll - 2 * reds
    table.check()


@rule("lnoe.graved.spawn")
def test_no_red_zombie_without_a_red_figure_or_the_rule() -> None:
    table, _, _ = dead(4)
    table.state.pool = [number for number in table.state.pool if number < FIRST_RED]
    spawn_phase(table, 6)
    assert not table.offers(RedInstead)
    assert not table.offers(SpawnRest)


@rule("lnoe.graved.killed")
def test_a_killed_red_zombie_does_not_come_back() -> None:
    table, hero, red = dead(4)
    plain = table.zombie(table.at(5, 5))
    for number in (red, plain):
        wound_zombie(table.state, number, "fight", hero, -1)
    advance(table.state)
    assert len(table.told(ZombieKilled)) == 2
    assert red not in table.state.pool
    assert plain in table.state.pool


@rule("lnoe.graved.limit")
def test_red_zombies_count_towards_the_limit_and_the_check() -> None:
    """lnoe.gap.grave-dead-count."""
    table, _, _ = dead(4)
    for _ in range(12):
        table.zombie(table.at(11, 11))
    assert limit_left(table.state) == 1
    table.roll(6, 6)
    table.run(CheckForNewZombies())
    assert [event.count for event in table.told(CheckRolled)] == [13]
    spawn_phase(table, 4)
    table.choose(RedInstead, space=table.state.pits[0])
    # The limit is reached: no other comes.
    assert not table.asked
    assert len(table.state.zombies) == 14


@rule("lnoe.graved.two-players")
@pytest.mark.parametrize(("before", "owner"), [(3, BROWN), (4, GREEN)])
def test_brown_has_the_red_zombies_on_even_turns_green_on_odd_ones(before: int, owner: int) -> None:
    table, _, red = dead(4, zombie_seats=2)
    table.state.round = before
    table.roll(*[1] * 30)
    table.run(BeginRound())
    zombie = table.state.zombie(red)
    assert zombie is not None
    assert zombie.owner == owner


@rule("lnoe.graved.two-players")
@pytest.mark.parametrize(("round", "colour"), [(2, BROWN), (3, GREEN)])
def test_only_the_player_who_has_the_red_zombies_in_this_turn_brings_one(round: int, colour: int) -> None:
    table, _, _ = dead(4, zombie_seats=2)
    table.state.round = round
    for other in (BROWN, GREEN):
        table.state.counts[ARRIVES[other]] = 1
    table.roll(6, 6)
    table.run(PlaceNewZombies())
    asked: set[int] = set()
    while table.asked:
        if table.offers(RedInstead):
            asked.add(table.asked_seat)
        table.take_last()
    assert asked == {table.state.zombie_seat(colour)}


@rule("lnoe.graved.5-pack")
def test_pack_instinct_brings_a_second_one_to_a_pit_where_a_zombie_is() -> None:
    table, _, _ = dead(5)
    pit = table.state.pits[0]
    spawn_phase(table, 6)
    table.choose(RedInstead, space=pit)
    # The pit has had its share, but a Zombie is there.
    assert not table.offers(PickSpace, space=pit)
    table.choose(RedInstead, space=pit)
    assert [zombie.kind for zombie in table.state.zombies_in(pit)] == [RED, RED]
    assert table.offers(PickSpace, space=table.state.pits[1])


@rule("lnoe.graved.1-really-rotten")
@pytest.mark.parametrize(
    ("cause", "faces", "dies"), [("fight", (4,), False), ("fight", (3,), True), ("explosion", (), True)]
)
def test_really_rotten_zombies_ignore_wounds_but_not_explosions(
    cause: str, faces: tuple[int, ...], dies: bool
) -> None:
    table, hero, red = dead(1)
    table.roll(*faces)
    wound_zombie(table.state, red, cause, hero, -1)
    assert (table.state.zombie(red) is None) == dies
    assert bool(table.told(ZombieUnharmed)) != dies


@rule("lnoe.graved.2-brain-thirsty")
def test_brain_thirsty_zombies_have_two_wounds() -> None:
    table, hero, red = dead(2)
    wound_zombie(table.state, red, "fight", hero, -1)
    assert len(table.told(ZombieWounded)) == 1
    assert table.state.zombie(red) is not None
    wound_zombie(table.state, red, "fight", hero, -1)
    assert table.state.zombie(red) is None


@rule("lnoe.graved.3-fresh")
def test_freshly_dead_zombies_move_d3_spaces() -> None:
    table, _, _ = dead(3)
    red, plain = table.zombie(table.at(11, 11), FIRST_RED + 1), table.zombie(table.at(11, 0))
    table.roll(3)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=red)
    assert [(event.zombie, event.steps, event.rule) for event in table.told(StepsRolled)] == [
        (red, 2, "lnoe.graved.3-fresh")
    ]
    while table.asked != "NextZombie":
        table.take_first()
    table.choose(MoveThis, zombie=plain)
    assert len(table.told(StepsRolled)) == 1


@rule("lnoe.graved.4-ravenous")
@pytest.mark.parametrize(("is_red", "dice"), [(True, 2), (False, 1)])
def test_ravenous_zombies_roll_a_die_more(is_red: bool, dice: int) -> None:
    table, hero, red = dead(4)
    zombie = red if is_red else table.zombie(table.at(5, 5))
    table.roll(6, 5, *[1] * dice)
    table.fight(hero, zombie)
    table.pass_windows()
    assert len(table.told(FightRolled)[0].zombie_dice) == dice


@rule("lnoe.graved.5-pack")
@pytest.mark.parametrize(("face", "is_offered"), [(5, True), (4, False)])
def test_pack_instinct_lets_red_zombies_come_where_a_zombie_is(face: int, is_offered: bool) -> None:
    table, _, _ = dead(face)
    spawn_phase(table, 2)
    assert bool(table.offers(RedInstead, space=table.at(5, 5))) == is_offered
    assert table.offers(RedInstead, space=table.state.pits[0])
    if is_offered:
        table.choose(RedInstead, space=table.at(5, 5))
        assert [zombie.kind for zombie in table.state.zombies_in(table.at(5, 5))] == [RED, RED]
        assert not table.asked


@rule("lnoe.graved.6-contagious")
@pytest.mark.parametrize(("face", "turns"), [(5, True), (4, False)])
def test_a_hero_wounded_by_a_contagious_zombie_turns_on_five(face: int, turns: bool) -> None:
    table, hero, red = dead(6)
    table.hero("sam", table.at(8, 8))
    table.roll(face)
    deal_wounds(table.state, hero, 1, "fight", red)
    advance(table.state)
    assert [event.face for event in table.told(ContagionRolled)] == [face]
    assert table.state.is_alive(hero) != turns
    if turns:
        assert [(event.hero, event.turns) for event in table.told(HeroKilled)] == [(hero, True)]
        assert [one.kind for one in table.state.zombies] == [RED, ZOMBIE_HERO]
        # His player may take a new Hero though he has another.
        assert table.offers(EnterCentre)
        assert table.offers(Decline)
        table.choose(Decline)
    assert not table.asked
    table.check()


@rule("lnoe.graved.6-contagious")
def test_other_zombies_are_not_contagious() -> None:
    table, hero, _ = dead(6)
    plain = table.zombie(table.at(5, 5))
    table.roll()
    deal_wounds(table.state, hero, 1, "fight", plain)
    advance(table.state)
    assert not table.told(ContagionRolled)


@rule("lnoe.graved.6-cancel")
@pytest.mark.parametrize("id", ["jeb", "principal_gomez"])
def test_contagion_is_cancelled_like_a_zombie_card(id: str) -> None:
    table, hero, red = dead(6)
    card = table.event(hero, id)
    table.roll(6)
    deal_wounds(table.state, hero, 1, "fight", red)
    advance(table.state)
    while not table.offers(PlayCard, card=card, mode=0, pick=-1):
        table.take_last()
    assert table.state.asking is not None
    assert words(table.state, "en").say(table.state.asking) == "The contagion has been announced: answer it?"
    table.choose(PlayCard, card=card, mode=0, pick=-1)
    table.pass_windows()
    # No card is cancelled: what the log says names the contagion.
    assert not table.told(CardCancelled)
    told = table.told(ContagionCancelled)
    assert [(event.hero, event.rule) for event in told] == [(hero, "lnoe.graved.6-cancel")]
    assert words(table.state, "en").say(told[0]) == "The contagion is cancelled: Jenny does not turn."
    assert table.state.is_alive(hero)
    assert not table.state.stack
    table.check()
