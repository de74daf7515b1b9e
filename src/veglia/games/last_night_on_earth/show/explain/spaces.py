# veglia: interpreted
"""Why a Hero or a Zombie cannot go into a space, and why a space cannot be shot at."""

from veglia.games.last_night_on_earth.rules import barricades, hooks, sight, sources
from veglia.games.last_night_on_earth.rules.hero_steps import may_leave
from veglia.games.last_night_on_earth.rules.models import Zombie
from veglia.games.last_night_on_earth.rules.shooting import is_in_reach
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import cost_of, crosses_door, is_passable, may_enter
from veglia.games.last_night_on_earth.rules.town import DOOR
from veglia.games.last_night_on_earth.rules.zombie_moving import is_barred, prey
from veglia.games.last_night_on_earth.show.explain.speaking import Speaker
from veglia.kernel.offers import Reason

RANGED = "ranged"


def step_reasons(state: LastNightState, hero: int, space: int, left: int, said: Speaker) -> list[Reason]:
    """Return why a Hero cannot step into a space with so much movement left; none if he can."""
    start = state.heroes[hero].space
    if start == space:
        return [said.reason("lnoe.hmove.distance", "here_already", hero=hero)]
    if left <= 0:
        return [said.reason("lnoe.hmove.distance", "no_movement", hero=hero)]
    if not may_leave(state, hero):
        return [said.reason(leaving_rule(state, hero), "held", hero=hero)]
    if space not in state.neighbours(start):
        far = sight.distance(state, start, space)
        return [said.reason("lnoe.hmove.distance", "too_far", hero=hero, count=far)]
    if not is_passable(state, hero, start, space):
        return [way_reason(state, start, space, said)]
    if not may_enter(state, hero, space):
        return [entry_reason(state, hero, space, said)]
    price = cost_of(state, start, space)
    if price > left:
        rule = "lnoe.barr.hero-cross-reinforced"
        return [said.reason(rule, "costs_more", hero=hero, needed=price, count=left)]
    return []


def leaving_rule(state: LastNightState, hero: int) -> str:
    """Return the rule by which a Hero may not leave his space."""
    for source in sources.everything(state, hooks.BARS_LEAVING):
        trait = sources.trait_of(state, source)
        if trait.bars_leaving(state, source, hero):
            return trait.rule
    return "lnoe.hmove.distance"


def way_reason(state: LastNightState, start: int, space: int, said: Speaker) -> Reason:
    """Return what is in the way of a step to an adjacent space."""
    town = state.town
    if town.way_to(start, space) < 0:
        is_door = any(town.sides[one][way] == DOOR for one, way in town.round_corner(start, space))
        return said.reason("lnoe.hmove.doors" if is_door else "lnoe.hmove.diagonal", "corner")
    if crosses_door(state, start, space):
        return said.reason("lnoe.doors.locked", "locked")
    return said.reason("lnoe.hmove.walls", "wall")


def entry_reason(state: LastNightState, hero: int, space: int, said: Speaker) -> Reason:
    """Return what keeps a Hero out of a space."""
    for source in sources.everything(state, hooks.BARS_ENTRY):
        trait = sources.trait_of(state, source)
        if trait.bars_entry(state, source, hero, space):
            key = "taken_over" if trait.rule.startswith("lnoe.taken.") else "barred"
            return said.reason(trait.rule, key, hero=hero)
    return said.reason("lnoe.hmove.distance", "barred", hero=hero)


def zombie_reasons(
    state: LastNightState, zombie: Zombie, space: int, has_tried: bool, said: Speaker
) -> list[Reason]:
    """Return why a Zombie cannot step into a space; none if it can."""
    if space == zombie.space:
        return [said.reason("lnoe.zmove.one-space", "zombie_here")]
    if space not in state.neighbours(zombie.space):
        return [said.reason("lnoe.zmove.one-space", "zombie_far")]
    if prey(state, zombie, has_tried) and not state.heroes_in(space):
        return [said.reason("lnoe.zmove.hunger", "hunger")]
    if has_tried and barricades.needs_roll(state, zombie, space):
        return [said.reason("lnoe.barr.one-attempt", "zombie_tried")]
    if is_barred(state, zombie, space):
        return [said.reason(barring_rule(state, zombie, space), "zombie_barred")]
    return []


def barring_rule(state: LastNightState, zombie: Zombie, space: int) -> str:
    for source in sources.everything(state, hooks.BARS_ZOMBIE):
        trait = sources.trait_of(state, source)
        if trait.bars_zombie(state, source, zombie.number, zombie.space, space):
            return trait.rule
    return "lnoe.zmove.hunger-blocked"


def reach_of(state: LastNightState, hero: int) -> int:
    """Return how far a Hero can make a ranged attack with what he has, 0 if he cannot."""
    found = 0
    for item in state.heroes[hero].items:
        for card in item:
            kind = state.kind(card)
            if RANGED in kind.when:
                found = max(found, kind.range)
    return found


def shot_reasons(state: LastNightState, hero: int, space: int, said: Speaker) -> list[Reason]:
    """Return why a Hero cannot shoot into a space; none if he can."""
    reach = reach_of(state, hero)
    if not reach:
        return [said.reason("lnoe.ranged.once", "no_weapon", hero=hero)]
    start = state.heroes[hero].space
    far = sight.distance(state, start, space)
    if far > reach:
        return [said.reason("lnoe.ranged.range", "out_of_range", count=far, needed=reach)]
    if not sight.sees(state, start, space):
        return [said.reason("lnoe.ranged.walls-block", "not_in_sight", hero=hero)]
    if not is_in_reach(state, start, space, reach):
        return [said.reason("lnoe.ranged.range", "corn")]
    if not state.zombies_in(space):
        return [said.reason("lnoe.ranged.kill", "no_target")]
    return []
