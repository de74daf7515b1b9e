# veglia: interpreted
"""What the house would do if the Survivors ended now: who reacts, whom they go for, fire, the Upkeep."""

from veglia.games.dark_darker_darkest.rules.creature_moves import MoveCreature, ways_of_creature
from veglia.games.dark_darker_darkest.rules.effects import spreading_fire
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE as BY_CREATURE
from veglia.games.dark_darker_darkest.rules.enemy_attack import NEMESIS as BY_NEMESIS
from veglia.games.dark_darker_darkest.rules.fire import MoveFlame, Spread
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER, tile_beyond
from veglia.games.dark_darker_darkest.rules.library import BLUE, RED
from veglia.games.dark_darker_darkest.rules.marching import StepTo
from veglia.games.dark_darker_darkest.rules.nemesis_moves import standing_corners
from veglia.games.dark_darker_darkest.rules.paths import (
    EVERYWHERE,
    FAR,
    area_of,
    distances,
    neighbours,
    next_steps,
)
from veglia.games.dark_darker_darkest.rules.pieces import NOWHERE
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import MOST_CREATURE_DICE
from veglia.games.dark_darker_darkest.rules.unit_moves import away_for, target_rooms
from veglia.games.dark_darker_darkest.rules.victims import is_lone, is_prey
from veglia.games.dark_darker_darkest.rules.weakness import broken
from veglia.games.dark_darker_darkest.rules.zombies import FRESH, STUNNED, those_without
from veglia.games.dark_darker_darkest.show.explain.speaking import Speaker
from veglia.games.dark_darker_darkest.show.explain.upkeep import add_what_follows
from veglia.games.dark_darker_darkest.show.pieces import CREATURE, NEMESIS, zombie_id, zombies_id
from veglia.kernel.offers import Arrow, Mark, Preview
from veglia.show.ids import zone_id


def forecast(state: DarkestState, language: str) -> Preview:
    """Return the reactions and the Upkeep to come, as far as no die decides them."""
    if state.result is not None or state.active < 0:
        return Preview([])
    said = Speaker(state, language, "forecast")
    found = Preview([], [], [])
    if has_begun(state):
        # What the enemies have still to do is not told: some of them have done it.
        if any(isinstance(step, (Spread, MoveFlame)) for step in state.agenda):
            add_fire(state, said, found)
    else:
        add_zombies(state, reacting_areas(state), said, found)
        add_creature(state, said, found)
        add_nemesis(state, said, found)
        add_fire(state, said, found)
        if not found.lines:
            found.lines.append(said.say("calm"))
    add_what_follows(state, said, found)
    return found


def has_begun(state: DarkestState) -> bool:
    """Return whether the group has ended its actions: the house reacts to them already."""
    if state.act != EXPLORATION:
        return False
    return not any(isinstance(step, GroupActs) for step in [state.asking, *state.agenda])


def reacting_areas(state: DarkestState) -> list[int]:
    """Return the areas whose zombies would react, each as bits by tile: nobody leaves the own one."""
    if state.act != EXPLORATION:
        return [EVERYWHERE]
    return [
        area_of(tile)
        for tile in sorted({state.survivors[who].room // 2 for who in state.group(state.active)})
    ]


def add_zombies(state: DarkestState, areas: list[int], said: Speaker, found: Preview) -> None:
    """Add fights in place, then the ways of those who have nobody in their room."""
    aways = [distances(state, target_rooms(state, -1), area, False, False) for area in areas]
    rooms = [room for room in state.house.rooms if any(area >> room // 2 & 1 for area in areas)]
    if state.act != EXPLORATION:
        rooms.append(HELICOPTER)
    for room in rooms:
        horde, tokens = state.hordes[room], state.tokens[room]
        if not horde and not tokens:
            continue
        if is_prey(state, room):
            add_fight(state, room, said, found)
        elif room != HELICOPTER:
            ways = [
                away_for(state, room, area, -1, away)
                for area, away in zip(areas, aways, strict=True)
                if area >> room // 2 & 1
            ]
            add_ways(state, room, ways, said, found)


def add_fight(state: DarkestState, room: int, said: Speaker, found: Preview) -> None:
    """Add the dice of zombies against those in their room; tokens lie only where a Victim is alone."""
    horde = state.hordes[room]
    count = min(len(those_without(horde, STUNNED | FRESH)), MOST_CREATURE_DICE)
    dice = said.say("dice", count=count) if horde else said.say("token")
    found.lines.append(said.say("fights", room=room, dice=dice, people=whom(state, {room}, said)))
    found.marks.extend(Mark(id, str(count)) for id in sorted({zombie_id(room, zombie) for zombie in horde}))


def add_ways(state: DarkestState, room: int, ways: list[list[int]], said: Speaker, found: Preview) -> None:
    """Add the first steps of zombies and tokens of a room, and whom they go for, by the ways of each area."""
    steps: set[int] = set()
    ends: set[int] = set()
    for away in ways:
        nearer = next_steps(state, room, away, False)
        steps.update(nearer)
        ends |= ends_of(state, nearer, away, False)
    horde = state.hordes[room]
    moving = those_without(horde, STUNNED)
    for step in sorted(steps):
        for id in sorted({zombie_id(room, zombie) for zombie in moving}):
            count = len([zombie for zombie in moving if zombie_id(room, zombie) == id])
            found.arrows.append(Arrow(id, count, zone_id(room), zone_id(step)))
        if state.tokens[room]:
            count = len(state.tokens[room])
            found.arrows.append(Arrow(zombies_id(room), count, zone_id(room), zone_id(step)))
    people = whom(state, ends, said)
    if moving and people:
        who = said.say("zombie") if len(moving) == 1 else said.say("zombies", count=len(moving))
        found.lines.append(said.say("moves", who=who, room=room, people=people))
    if state.tokens[room] and people:
        found.lines.append(said.say("moves", who=said.say("token"), room=room, people=people))


def ends_of(state: DarkestState, steps: list[int], away: list[int], passes_walls: bool) -> set[int]:
    """Return the rooms at the end of the shortest ways over some rooms."""
    ends: set[int] = set()
    edge = [step for step in steps if away[step] < FAR]
    while edge:
        room = edge.pop()
        if away[room] == 0:
            ends.add(room)
        else:
            near = neighbours(state, room, passes_walls)
            edge += [other for other in near if away[other] == away[room] - 1]
    return ends


def whom(state: DarkestState, rooms: set[int], said: Speaker) -> str:
    """Name the Survivors in some rooms, and Victims who are alone there."""
    people = [who for who in state.in_play() if state.survivors[who].room in rooms]
    names = [said.names.named(people, "people")] if people else []
    if any(is_lone(state, room) for room in rooms):
        names.append(said.sentences["victim"])
    return ", ".join(names)


def add_creature(state: DarkestState, said: Speaker, found: Preview) -> None:
    """Add where the Creature attacks or moves; the Security Guard shoots from where it stays."""
    creature = state.creature
    if creature is None:
        return
    type = state.creature_type()
    name = said.names.thing("creature", type.id)
    count = max(0, type.attack - broken(state, BY_CREATURE, RED))
    if is_prey(state, creature.room):
        found.lines.append(said.say("creature_fights", name=name, room=creature.room, count=count))
        steps = []
    else:
        steps = add_creature_move(state, name, said, found)
    if not steps:
        for room in type.enemy.ranged_rooms(state):
            found.lines.append(said.say("creature_fights", name=name, room=room, count=count))


def add_creature_move(state: DarkestState, name: str, said: Speaker, found: Preview) -> list[int]:
    """Add where the Creature goes, and return its first steps: none if it cannot come nearer."""
    creature = state.creature
    assert creature is not None
    type = state.creature_type()
    move = max(0, type.move - broken(state, BY_CREATURE, BLUE))
    # The D4 decides how far the Security Guard goes.
    options = [
        option
        for left in ([move] if type.move else range(1, 5))
        for option in MoveCreature(left, -1, creature.room // 2).options(state)
    ]
    steps = sorted({option.room for option in options if isinstance(option, StepTo)})
    found.arrows.extend(Arrow(CREATURE, 1, zone_id(creature.room), zone_id(step)) for step in steps)
    if steps:
        ends = ends_of(state, steps, ways_of_creature(state, -1), type.passes_walls)
        moves = str(move) if type.move else "D4"
        people = whom(state, ends, said)
        found.lines.append(said.say("creature_moves", name=name, count=moves, people=people))
    return steps


def add_nemesis(state: DarkestState, said: Speaker, found: Preview) -> None:
    nemesis = state.nemesis
    if nemesis is None:
        return
    type = state.nemesis_type()
    name = said.names.thing("nemesis", type.id)
    corners = standing_corners(state)
    if state.extras.helicopter != NOWHERE:
        found.lines.append(said.say("helicopter_beset"))
    is_goal = nemesis.room // 2 in corners
    if is_goal:
        found.lines.append(said.say("nemesis_destroys", name=name, room=nemesis.room))
        if len(corners) == 1:
            found.lines.append(said.say("finale_lost"))
    if state.in_room(nemesis.room):
        count = max(0, type.attack - broken(state, BY_NEMESIS, RED))
        found.lines.append(said.say("creature_fights", name=name, room=nemesis.room, count=count))
    if is_goal:
        return
    away = distances(state, [2 * tile for tile in corners], EVERYWHERE, True, False)
    if broken(state, BY_NEMESIS, BLUE) >= type.move:
        return
    for step in next_steps(state, nemesis.room, away, False):
        found.arrows.append(Arrow(NEMESIS, 1, zone_id(nemesis.room), zone_id(step)))
    goals = [2 * tile for tile in corners if away[nemesis.room] < FAR]
    near = [goal for goal in goals if distance_to(state, nemesis.room, goal) == away[nemesis.room]]
    if near:
        rooms = " / ".join(said.names.named(goal, "room_the") for goal in near)
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
    names: list[str] = []
    for tile in dict.fromkeys(tiles):
        name = said.say("fire_stays", tile=tile) if tile == state.flame else said.names.tile(tile)
        names.append(f"{name} {tiles.count(tile) / 4:.0%}")
    found.lines.append(said.say("fire", room=2 * state.flame, tiles=", ".join(names)))
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
