"""Darkness reaches a space in the middle of an effect: what lies there waits until the effect is finished."""

from tests.games.dark_darker_darkest.radiation_table import hot
from tests.games.dark_darker_darkest.table import (
    DAMAGE,
    ENTRANCE,
    FAILURE,
    RETREAT,
    SUCCESS,
    acting,
    again,
    before_fire_icon,
    burn,
    choose,
    cleared,
    destroy_tile,
    events,
    has,
    place,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie, RetreatTo
from veglia.games.dark_darker_darkest.rules.blasts import MINE, Blast, BlastSurvivor
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE, Bear, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import DarknessGrew, FireBroke, FireSpread, Wounded
from veglia.games.dark_darker_darkest.rules.fire import BurnTile, Spread
from veglia.games.dark_darker_darkest.rules.radiation import Irradiated
from veglia.kernel.game import Game

LEO, NINA, BRUCE = 0, 1, 2
EAST = 1


def order(game: Game, *kinds: type) -> list[type]:
    """Return the kinds of some events in the order in which they have happened."""
    return [type(event) for event in state_of(game).log or [] if type(event) in kinds]


def dying(game: Game, who: int) -> int:
    """Leave a Survivor a single Health, before the fire icon; return the space of the icon."""
    state = state_of(game)
    state.survivors[who].wounds = state.settings.health - 1
    return before_fire_icon(game)


@rule("ddd.darkness.fire-icon", "ddd.death.darkness", "ddd.cattack.assign")
def test_all_results_of_an_attack_come_before_the_fire() -> None:
    game = cleared("leo", "nina")
    state = state_of(game)
    icon = dying(game, LEO)
    zombies(game, ENTRANCE, 2)
    stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(DAMAGE, DAMAGE, FAILURE, FAILURE))
    choose(game, Bear, *place(1, 3), who=LEO)
    # The second Damage has nobody but Nina to go to; only then the fire breaks out.
    assert [event.who for event in events(game, Wounded)] == [LEO, NINA]
    assert order(game, DarknessGrew, Wounded, FireBroke) == [Wounded, DarknessGrew, Wounded, FireBroke]
    assert (state.darkness, state.flame) == (icon, 2)


@rule("ddd.darkness.fire-icon", "ddd.sdie.retreat", "ddd.combat.targets-after-roll")
def test_a_hit_is_assigned_before_the_fire_of_a_deadly_retreat() -> None:
    game = acting("leo", "nina")
    state = state_of(game)
    icon = dying(game, NINA)
    destroy_tile(game, 16)
    zombies(game, ENTRANCE, 1)
    again(game)
    axe = state.survivors[LEO].right[0]
    choose(game, Attack, SUCCESS, RETREAT, RETREAT, who=LEO, card=axe)
    choose(game, RetreatTo, who=NINA, room=32)
    assert not state.survivors[NINA].is_in_play()
    assert (state.darkness, state.flame) == (icon, -1)
    choose(game, RetreatTo, who=LEO, room=36)
    assert has(game, HitZombie)
    choose(game, HitZombie, *place(1, 3), room=ENTRANCE)
    assert (state.flame, state.survivors[LEO].xp) == (2, 1)


@rule("ddd.darkness.fire-icon", "ddd.adv.gas-leak")
def test_gas_explodes_before_the_fire_spreads_for_a_death() -> None:
    game = cleared("leo", "nina", "bruce", advanced_icons="on")
    state = state_of(game)
    state.survivors[LEO].room = 16
    icon = dying(game, LEO)
    burn(game, 8, 1)
    stage(game, Spread("ddd.fire.spread"), dice=(EAST,))
    assert not state.survivors[LEO].is_in_play()
    assert (state.darkness, [event.tile for event in events(game, FireSpread)]) == (icon, [9])
    choose(game, BurnTile, EAST, tile=14)
    # The second explosion is on tile 8, the only tile left; in the east is no tile, so the counter stays.
    assert (state.fire[14], state.fire[8], state.fire[9]) == (1, 2, 2)
    assert [event.tile for event in events(game, FireSpread)] == [9]


@rule("ddd.darkness.fire-icon", "ddd.item.mine-surplus")
def test_all_damage_of_a_mine_comes_before_the_fire() -> None:
    game = cleared("leo", "nina")
    state = state_of(game)
    dying(game, LEO)
    stage(game, Blast(ENTRANCE, ENTRANCE, 3, MINE))
    choose(game, BlastSurvivor, *place(1, 3), who=LEO)
    assert order(game, Wounded, DarknessGrew, FireBroke) == [
        Wounded,
        DarknessGrew,
        Wounded,
        Wounded,
        FireBroke,
    ]
    assert state.survivors[NINA].wounds == 2


@rule("ddd.rad.leak", "ddd.death.darkness")
def test_all_results_of_an_attack_come_before_the_leak() -> None:
    game = hot(ENTRANCE, leak_space="2")
    state = state_of(game)
    dying(game, LEO)
    state.darkness = 1
    zombies(game, ENTRANCE, 2)
    state.asking = None
    stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(DAMAGE, DAMAGE, FAILURE, FAILURE, FAILURE))
    choose(game, Bear, who=LEO)
    assert (state.darkness, events(game, Irradiated)) == (2, [])
    choose(game, Bear, who=BRUCE)
    assert [event.tile for event in events(game, Irradiated)] == [state.house.plan.reactor]


@rule("ddd.darkness.fire-icon", "ddd.move.fire-damage")
def test_without_an_effect_that_goes_on_the_fire_breaks_out_at_once() -> None:
    game = acting("leo", "nina")
    state = state_of(game)
    icon = dying(game, LEO)
    destroy_tile(game, 16)
    choose(game, Move, *place(1, 3), who=LEO, room=32)
    assert (state.darkness, state.flame) == (icon, 2)
