"""What threatens the Survivors where they stand: enemies in reach, fire, cameras, radiation."""

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
    for room, defenders in rooms.items():
        cost += attack_on(state, room, defenders)
        if room in watched:
            cost += weights.WATCHED * max(1, defenders)
        if state.settings.options["radioactive"] == "on" and is_contaminated(state, room // 2):
            cost += weights.CONTAMINATED * max(1, defenders)
    return cost + fire(state)


def crowd(state: DarkestState) -> float:
    """Return what enemies cost wherever they are."""
    cost = 0.0
    for room in range(ROOMS):
        if state.hordes[room]:
            cost += weights.ZOMBIE * len(state.hordes[room])
        if state.tokens[room]:
            cost += weights.ZOMBIE * weights.TOKEN * len(state.tokens[room])
    return cost


def attack_on(state: DarkestState, room: int, defenders: int) -> float:
    """Return what attacks on the Survivors of a room will cost, as far as enemies can come there."""
    dice = enemy_dice(state, room)
    cost = weights.BLOCKED if state.has_enemies(room) else 0.0
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
    dice += creature_dice(state, room)
    return cost + weights.DIE * max(0.0, dice - weights.DEFENCE * defenders)


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
