"""What threatens the Survivors where they stand: enemies in reach, fire, cameras, radiation."""

import math
from typing import Final

from veglia.games.dark_darker_darkest.bots import weights
from veglia.games.dark_darker_darkest.bots.ways import watched_rooms
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER, ROOMS, tile_beyond
from veglia.games.dark_darker_darkest.rules.library import BLUE, RED
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.radiation import is_contaminated
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.rules.weakness import broken
from veglia.games.dark_darker_darkest.rules.zombies import STUNNED

# Faces of a Creature Die that are no Grip, and the chance of one.
OTHER_FACES: Final = 5.0
OTHER_FACE: Final = OTHER_FACES / 6.0
CREATURE = 1
NEMESIS = 2


def danger(state: DarkestState) -> float:
    """Return what all threats together cost."""
    rooms: dict[int, int] = {}
    for survivor in state.survivors:
        if survivor.is_in_play():
            rooms[survivor.room] = rooms.get(survivor.room, 0) + (1 if survivor.grip == FREE else 0)
    cost = crowd(state)
    watched = watched_rooms(state) if state.cameras else set()
    all_gripped = 1.0 if rooms else 0.0
    for room, defenders in rooms.items():
        dice = dice_in_reach(state, room)
        if state.has_enemies(room):
            cost += weights.BLOCKED
        cost += weights.DIE * max(0.0, dice - weights.DEFENCE * defenders)
        if defenders:
            all_gripped *= chance_of_grips(dice - weights.DEFENCE * defenders, defenders)
        if room in watched:
            cost += weights.WATCHED * max(1, defenders)
        if state.settings.options["radioactive"] == "on" and is_contaminated(state, room // 2):
            cost += weights.CONTAMINATED * max(1, defenders)
    return cost + weights.ALL_GRIPPED * all_gripped + fire(state)


def chance_of_grips(dice: float, people: int) -> float:
    """Return how likely so many dice show a Grip for everybody; more than three people are like three."""
    if dice <= 0.0:
        return 0.0
    none = math.pow(OTHER_FACE, dice)
    chance = 1.0 - none
    if people >= 2:
        chance -= none * dice / OTHER_FACES
    if people >= 3:
        chance -= none * dice * (dice - 1.0) / (2.0 * OTHER_FACES * OTHER_FACES)
    return max(0.0, chance)


def crowd(state: DarkestState) -> float:
    """Return what enemies cost wherever they are."""
    cost = 0.0
    for room in range(ROOMS):
        if state.hordes[room]:
            cost += weights.ZOMBIE * len(state.hordes[room])
        if state.tokens[room]:
            cost += weights.ZOMBIE * weights.TOKEN * len(state.tokens[room])
    return cost


def dice_in_reach(state: DarkestState, room: int) -> float:
    """Return with how many dice a room will be attacked, as far as enemies can come there."""
    dice = enemy_dice(state, room)
    if room != HELICOPTER:
        reached = {room}
        edge = [room]
        for steps in range(2):
            following: list[int] = []
            for one in edge:
                for near in state.house.near[one]:
                    if near not in reached and not state.is_burning(near // 2):
                        reached.add(near)
                        following.append(near)
                        dice += weights.REACHING * zombie_dice(state, near)
            edge = following
            if steps == 1:
                for one in edge:
                    for near in state.house.near[one]:
                        if near not in reached:
                            dice += weights.LURKING * zombie_dice(state, near)
    return dice + creature_dice(state, room)


def zombie_dice(state: DarkestState, room: int) -> float:
    horde, tokens = state.hordes[room], state.tokens[room]
    if not horde and not tokens:
        return 0.0
    standing = len([zombie for zombie in horde if not zombie & STUNNED])
    return standing + weights.TOKEN * len(tokens)


def enemy_dice(state: DarkestState, room: int) -> float:
    """Return the dice of the enemies that share a room with Survivors."""
    dice = zombie_dice(state, room)
    nemesis = state.nemesis
    if nemesis is not None and nemesis.room == room:
        dice += max(0, state.nemesis_type().attack - broken(state, NEMESIS, RED))
    return dice


def creature_dice(state: DarkestState, room: int) -> float:
    """Return the dice of the Creature, less the farther it is."""
    creature = state.creature
    if creature is None:
        return 0.0
    type = state.creature_type()
    dice = float(max(0, type.attack - broken(state, CREATURE, RED)))
    if creature.room == room:
        return dice
    move = max(1, (type.move or 2) - broken(state, CREATURE, BLUE))
    away = abs(creature.room // 2 // 5 - room // 2 // 5) + abs(creature.room // 2 % 5 - room // 2 % 5)
    return dice * (weights.REACHING if away <= move else weights.LURKING)


def fire(state: DarkestState) -> float:
    """Return what fire costs: where Survivors stand, beside them, and in the house."""
    ruins = state.house.destroyed.bit_count() if state.act == EXPLORATION else 0
    cost = weights.RUIN * ruins
    if state.flame < 0 and ruins == 0:
        return cost
    if state.act == EXPLORATION and state.flame >= 0:
        cost += weights.BLAZE + weights.FLAME * state.fire[state.flame]
    for tile in range(TILES):
        cost += weights.FIRE * state.fire[tile]
    for survivor in state.survivors:
        if survivor.is_in_play() and survivor.room != HELICOPTER:
            tile = survivor.room // 2
            damage = state.fire_damage(tile)
            cost += weights.BURNING * damage
            if damage == 0 and state.flame >= 0 and is_beside(tile, state.flame):
                cost += weights.NEAR_FIRE
    return cost


def is_beside(tile: int, other: int) -> bool:
    return any(tile_beyond(tile, side) == other for side in range(4))
