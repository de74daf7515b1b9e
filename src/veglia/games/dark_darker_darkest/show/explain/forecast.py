# veglia: interpreted
"""What the house would do if the Survivors ended now: who reacts, whom they go for, fire, the Upkeep."""

from veglia.games.dark_darker_darkest.rules.creature_moves import ways_of_creature
from veglia.games.dark_darker_darkest.rules.effects import spreading_fire
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE as BY_CREATURE
from veglia.games.dark_darker_darkest.rules.enemy_attack import NEMESIS as BY_NEMESIS
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER, tile_beyond
from veglia.games.dark_darker_darkest.rules.library import BLUE, RED
from veglia.games.dark_darker_darkest.rules.nemesis_moves import standing_corners
from veglia.games.dark_darker_darkest.rules.paths import (
    EVERYWHERE,
    FAR,
    area_of,
    distances,
    next_steps,
    rooms_with_survivors,
)
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import MOST_CREATURE_DICE
from veglia.games.dark_darker_darkest.rules.unit_moves import away_for, target_rooms
from veglia.games.dark_darker_darkest.rules.weakness import broken
from veglia.games.dark_darker_darkest.rules.zombies import FRESH, STUNNED, those_without
from veglia.games.dark_darker_darkest.show.explain.speaking import Speaker
from veglia.games.dark_darker_darkest.show.explain.upkeep import add_what_follows
from veglia.games.dark_darker_darkest.show.pieces import CREATURE, NEMESIS, zombie_id, zombies_id
from veglia.kernel.scene import Arrow, Mark, Preview
from veglia.show.ids import zone_id


def forecast(state: DarkestState, language: str) -> Preview:
    """Return the reactions and the Upkeep to come, as far as no die decides them."""
    if state.result is not None or state.active < 0:
        return Preview([])
    said = Speaker(state, language, "forecast")
    area = reacting_area(state)
    found = Preview([], [], [])
    add_zombies(state, area, said, found)
    add_creature(state, said, found)
    add_nemesis(state, said, found)
    add_fire(state, said, found)
    if not found.lines:
        found.lines.append(said.say("calm"))
    add_what_follows(state, said, found)
    return found


def reacting_area(state: DarkestState) -> int:
    """Return the tiles whose zombies would react, as bits."""
    if state.act != EXPLORATION:
        return EVERYWHERE
    area = 0
    for who in state.group(state.active):
        area |= area_of(state.survivors[who].room // 2)
    return area


def add_zombies(state: DarkestState, area: int, said: Speaker, found: Preview) -> None:
    """Add fights in place, then the ways of those who have nobody in their room."""
    away = distances(state, target_rooms(state, -1), area, False, False)
    rooms = [room for room in state.house.rooms if area >> room // 2 & 1]
    if state.act != EXPLORATION:
        rooms.append(HELICOPTER)
    for room in rooms:
        people = state.in_room(room)
        horde = state.hordes[room]
        if horde and people:
            count = min(len(those_without(horde, STUNNED | FRESH)), MOST_CREATURE_DICE)
            dice = said.say("dice", count=count)
            found.lines.append(said.say("fights", room=room, dice=dice, people=people))
            marked = {zombie_id(room, zombie) for zombie in horde}
            found.marks.extend(Mark(id, str(count)) for id in sorted(marked))
        elif (horde or state.tokens[room]) and room != HELICOPTER:
            add_ways(state, room, away_for(state, room, area, -1, away), said, found)


def add_ways(state: DarkestState, room: int, away: list[int], said: Speaker, found: Preview) -> None:
    """Add the first steps of zombies and tokens of a room, and whom they go for."""
    steps = next_steps(state, room, away, False)
    if not steps:
        return
    people = prey(state, steps, away)
    horde = state.hordes[room]
    moving = those_without(horde, STUNNED)
    for step in steps:
        for id in sorted({zombie_id(room, zombie) for zombie in moving}):
            count = len([zombie for zombie in moving if zombie_id(room, zombie) == id])
            found.arrows.append(Arrow(id, count, zone_id(room), zone_id(step)))
        if state.tokens[room]:
            count = len(state.tokens[room])
            found.arrows.append(Arrow(zombies_id(room), count, zone_id(room), zone_id(step)))
    if moving and people:
        who = said.say("zombie") if len(moving) == 1 else said.say("zombies", count=len(moving))
        found.lines.append(said.say("moves", who=who, room=room, people=people))
    if state.tokens[room] and people:
        found.lines.append(said.say("moves", who=said.say("token"), room=room, people=people))


def prey(state: DarkestState, steps: list[int], away: list[int]) -> list[int]:
    """Return the Survivors at the end of the shortest ways from some rooms."""
    ends: set[int] = set()
    edge = [step for step in steps if away[step] < FAR]
    while edge:
        room = edge.pop()
        if away[room] == 0:
            ends.add(room)
        else:
            edge += [near for near in state.house.near[room] if away[near] == away[room] - 1]
    return [who for who in state.in_play() if state.survivors[who].room in ends]


def add_creature(state: DarkestState, said: Speaker, found: Preview) -> None:
    creature = state.creature
    if creature is None:
        return
    type = state.creature_type()
    name = said.names.thing("creature", type.id)
    if state.in_room(creature.room):
        count = max(0, type.attack - broken(state, BY_CREATURE, RED))
        found.lines.append(said.say("creature_fights", name=name, room=creature.room, count=count))
        return
    away = ways_of_creature(state, -1)
    steps = next_steps(state, creature.room, away, type.passes_walls)
    start = zone_id(creature.room)
    found.arrows.extend(Arrow(CREATURE, 1, start, zone_id(step)) for step in steps)
    people = prey(state, steps, away) or [
        who for who in state.in_play() if state.survivors[who].room in rooms_with_survivors(state)
    ]
    if steps:
        moves = str(max(0, type.move - broken(state, BY_CREATURE, BLUE))) if type.move else "D4"
        found.lines.append(said.say("creature_moves", name=name, count=moves, people=people))


def add_nemesis(state: DarkestState, said: Speaker, found: Preview) -> None:
    nemesis = state.nemesis
    if nemesis is None:
        return
    name = said.names.thing("nemesis", state.nemesis_type().id)
    corners = standing_corners(state)
    if nemesis.room // 2 in corners:
        found.lines.append(said.say("nemesis_destroys", name=name, room=nemesis.room))
        return
    away = distances(state, [2 * tile for tile in corners], EVERYWHERE, True, False)
    if broken(state, BY_NEMESIS, BLUE) >= state.nemesis_type().move:
        return
    for step in next_steps(state, nemesis.room, away, False):
        found.arrows.append(Arrow(NEMESIS, 1, zone_id(nemesis.room), zone_id(step)))
    goals = [2 * tile for tile in corners if away[nemesis.room] < FAR]
    near = [goal for goal in goals if distance_to(state, nemesis.room, goal) == away[nemesis.room]]
    if near:
        rooms = " / ".join(said.names.room(goal) for goal in near)
        found.lines.append(said.say("nemesis", name=name, room=rooms))


def distance_to(state: DarkestState, room: int, goal: int) -> int:
    return distances(state, [goal], EVERYWHERE, True, False)[room]


def add_fire(state: DarkestState, said: Speaker, found: Preview) -> None:
    """Add the four tiles that the fire may spread to, and whom it would hurt in any case."""
    if state.flame < 0:
        return
    tiles: list[int] = []
    for side in range(4):
        beyond = tile_beyond(state.flame, side)
        is_open = beyond >= 0 and beyond != state.house.plan.laboratory
        tiles.append(beyond if is_open else state.flame)
    names = [
        said.say("fire_stays", tile=tile) if tile == state.flame else said.names.tile(tile) for tile in tiles
    ]
    found.lines.append(said.say("fire", room=2 * state.flame, tiles=", ".join(dict.fromkeys(names))))
    for tile in sorted(set(tiles)):
        found.marks.append(Mark(zone_id(2 * tile), f"{tiles.count(tile) / 4:.0%}"))
    hurt = [
        who
        for who in state.in_play()
        if state.survivors[who].room // 2 < TILES
        and spreading_fire(state, who, state.survivors[who].room // 2)
    ]
    if hurt:
        found.lines.append(said.say("fire_hurts", people=hurt))
