# veglia: interpreted
"""Why nothing can be done with a room, a figure, an enemy or a token."""

from veglia.games.dark_darker_darkest.rules.actions import corners, extinguish
from veglia.games.dark_darker_darkest.rules.actions.reactor import INSERT_COST, SHUTDOWN_COST, is_at_door
from veglia.games.dark_darker_darkest.rules.actions.terminal import TOKEN_SPACES
from veglia.games.dark_darker_darkest.rules.attack import weapons
from veglia.games.dark_darker_darkest.rules.helicopter import window_room
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER, tile_beyond, tile_distance
from veglia.games.dark_darker_darkest.rules.pieces import BIRD_GRIP, FREE
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, FLIGHT, DarkestState
from veglia.games.dark_darker_darkest.show.explain.speaking import Speaker
from veglia.kernel.offers import Reason


def held_reasons(state: DarkestState, who: int, said: Speaker) -> list[Reason]:
    """Return why a Survivor can do nothing at all."""
    survivor = state.survivors[who]
    if survivor.grip == BIRD_GRIP:
        return [said.reason("ddd.creature.undead-bird", "bird", who=who)]
    if survivor.grip != FREE:
        return [said.reason("ddd.grip.no-leave", "gripped", who=who)]
    if survivor.ap == 0:
        return [said.reason("ddd.action.ap-from-health", "no_ap", who=who)]
    return []


def zone_reasons(state: DarkestState, acting: list[int], room: int, said: Speaker) -> list[Reason]:
    """Return why nobody who acts can go into a room: for the nearest of them."""
    if room == HELICOPTER:
        return platform_reasons(state, acting, said)
    near = sorted(acting, key=lambda who: tile_distance(state.survivors[who].room // 2, room // 2))
    if not near:
        return []
    who = near[0]
    here = state.survivors[who].room
    if here == room:
        return [said.reason("ddd.move.basic", "here", who=who)]
    held = held_reasons(state, who, said)
    if held:
        return held
    if state.has_enemies(here):
        return [said.reason("ddd.move.enemy-lock", "enemies", who=who)]
    if room // 2 in beside(here // 2):
        return [said.reason("ddd.move.blocked", "closed", who=who)]
    if state.act != EXPLORATION:
        return [said.reason("ddd.finale.move-two", "far_finale", who=who)]
    return [said.reason("ddd.move.basic", "far", who=who)]


def platform_reasons(state: DarkestState, acting: list[int], said: Speaker) -> list[Reason]:
    """Return why nobody who acts can climb onto the Helicopter tile."""
    if state.act == FLIGHT:
        rooms = (HELICOPTER, window_room(state))
        for who in [who for who in acting if state.survivors[who].room in rooms]:
            held = held_reasons(state, who, said)
            if held:
                return held
            here = state.survivors[who].room
            if state.has_enemies(here):
                return [said.reason("ddd.move.enemy-lock", "enemies", who=who)]
            if here == HELICOPTER:
                return [said.reason("ddd.move.basic", "here", who=who)]
    return [said.reason("ddd.heli.platform", "platform")]


def beside(tile: int) -> list[int]:
    """Return a tile and those that share a side with it."""
    return [tile, *(tile_beyond(tile, side) for side in range(4))]


def figure_reasons(
    state: DarkestState, acting: list[int], seat: int, who: int, said: Speaker
) -> list[Reason]:
    survivor = state.survivors[who]
    if not survivor.is_in_play():
        return [said.reason("ddd.death.removal", "is_out", who=who)]
    if who in acting:
        return held_reasons(state, who, said) or [said.reason("ddd.action.free-interleave", "acts", who=who)]
    if survivor.group != state.active:
        return [said.reason("ddd.group.complete-first", "other_group", who=who)]
    if survivor.seat != seat:
        return [said.reason("ddd.goal.multi-control", "other_seat", who=who)]
    return [said.reason("ddd.trade.action", "other_room", who=who)]


def enemy_reasons(state: DarkestState, acting: list[int], room: int, said: Speaker) -> list[Reason]:
    """Return why enemies of a room cannot be chosen: they are not seen, too far, or named after the roll."""
    able = [who for who in acting if not held_reasons(state, who, said)]
    if not able:
        return held_reasons(state, acting[0], said) if acting else []
    watching = [who for who in able if state.house.can_see(state.survivors[who].room, room)]
    if not watching:
        return [said.reason("ddd.los.uses", "unseen")]
    if any(weapons(state, who) for who in watching):
        return [said.reason("ddd.combat.targets-after-roll", "after_roll")]
    return [said.reason("ddd.equip.weapon-range", "out_of_range")]


def token_reasons(state: DarkestState, acting: list[int], rest: str, said: Speaker) -> list[Reason]:
    """Return why nothing can be done with a token, by its sort."""
    sort, _, number = rest.partition("/")
    if not acting:
        return []
    who = acting[0]
    if sort == "zombies":
        return [said.reason("ddd.los.convert", "token")]
    if sort == "lock":
        return lock_reasons(state, acting, int(number), said)
    if sort == "function":
        tile, place = map(int, number.split("-"))
        return function_reasons(state, acting, tile, place, said)
    if sort == "camera":
        return [said.reason("ddd.item.wirecutter", "camera")]
    if sort in ("fire", "flame"):
        return fire_reasons(state, acting, said)
    if sort == "searched":
        return [said.reason("ddd.search.once-per-room", "searched")]
    if sort == "helicopter":
        return platform_reasons(state, acting, said)
    if sort == "victim":
        return victim_reasons(state, who, int(number), said)
    if sort == "reactor":
        return reactor_reasons(state, acting, said)
    return held_reasons(state, who, said) or [said.reason(state.question_rule(), "looked_at")]


def victim_reasons(state: DarkestState, who: int, number: int, said: Speaker) -> list[Reason]:
    """Return why a Victim cannot be moved."""
    victim = state.extras.victims[number]
    if victim.moved == state.round:
        return [said.reason("ddd.victim.move", "victim_moved")]
    if state.has_enemies(victim.room):
        return [said.reason("ddd.move.enemy-lock", "victim_held")]
    return held_reasons(state, who, said) or [said.reason("ddd.move.blocked", "victim_closed_in")]


def reactor_reasons(state: DarkestState, acting: list[int], said: Speaker) -> list[Reason]:
    """Return why nothing can be done at the Reactor: Code Tokens open its doors, inside it is stopped."""
    reactor = state.house.plan.reactor
    if state.extras.is_shut_down:
        return [said.reason("ddd.rad.shutdown", "reactor_stopped")]
    inside = [who for who in acting if state.survivors[who].room // 2 == reactor]
    outside = [who for who in acting if is_at_door(state, state.survivors[who].room)]
    if not inside and not outside:
        return [said.reason("ddd.rad.reactor-open", "reactor_far")]
    who = (inside or outside)[0]
    held = held_reasons(state, who, said)
    if held:
        return held
    cost, left = SHUTDOWN_COST if inside else INSERT_COST, state.survivors[who].ap
    rule = "ddd.rad.shutdown" if inside else "ddd.rad.reactor-open"
    if left < cost:
        return [said.reason(rule, "few_ap", who=who, cost=cost, left=left)]
    return [said.reason(rule, "reactor_no_token", who=who)]


def lock_reasons(state: DarkestState, acting: list[int], lock: int, said: Speaker) -> list[Reason]:
    rooms = state.house.lock_rooms(state.house.plan.locks[lock])
    beside = [who for who in acting if state.survivors[who].room in rooms]
    if not beside:
        return [said.reason("ddd.door.open-action", "not_beside_door", who=acting[0])]
    return held_reasons(state, beside[0], said)


def function_reasons(
    state: DarkestState, acting: list[int], tile: int, place: int, said: Speaker
) -> list[Reason]:
    there = [who for who in acting if state.survivors[who].room // 2 == tile]
    if not there:
        return [said.reason("ddd.corner.cost", "not_here", who=acting[0])]
    who = there[0]
    function = state.house.plan.tiles[tile].functions[place]
    is_terminal = function == "terminal"
    if is_terminal and not any(state.markers):
        return [said.reason("ddd.lab.opens", "solved")]
    held = held_reasons(state, who, said)
    if held:
        return held
    left = state.survivors[who].ap
    if left < corners.COST:
        return [said.reason("ddd.corner.cost", "few_ap", who=who, cost=corners.COST, left=left)]
    if state.used_corners >> 2 * tile + place & 1:
        return [said.reason("ddd.corner.once-per-round", "used")]
    if state.act != EXPLORATION and state.house.plan.tiles[tile].functions[place] == "fire_control":
        return [said.reason("ddd.finale.corner-functions", "not_in_finale")]
    if is_terminal:
        # Darkness is on its last space, or something could be removed by force.
        if len(state.inserted) >= TOKEN_SPACES:
            return [said.reason("ddd.lab.token-permanent", "spaces_full")]
        return [said.reason("ddd.lab.force-limit", "no_tokens", who=who)]
    return [said.reason("ddd.corner.cost", "no_need", who=who)]


def fire_reasons(state: DarkestState, acting: list[int], said: Speaker) -> list[Reason]:
    if state.act != EXPLORATION:
        return [said.reason("ddd.finale.no-extinguish", "not_in_finale")]
    there = [who for who in acting if state.fire[state.survivors[who].room // 2]]
    if not there:
        return [said.reason("ddd.extinguish.action", "fire_far")]
    who = there[0]
    held = held_reasons(state, who, said)
    if held:
        return held
    cost, left = extinguish.effort(state, who)[0], state.survivors[who].ap
    return [said.reason("ddd.extinguish.action", "few_ap", who=who, cost=cost, left=left)]
