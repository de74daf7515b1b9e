"""The Creature: how it enters the house, comes nearer and attacks."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import CreatureEntered, CreatureMoved
from veglia.games.dark_darker_darkest.rules.house import NOWHERE, tile_distance
from veglia.games.dark_darker_darkest.rules.library import BLUE
from veglia.games.dark_darker_darkest.rules.marching import StepTo
from veglia.games.dark_darker_darkest.rules.paths import (
    EVERYWHERE,
    FAR,
    distances,
    neighbours,
    next_steps,
    rooms_with_survivors,
)
from veglia.games.dark_darker_darkest.rules.pieces import Creature
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS, TILES
from veglia.games.dark_darker_darkest.rules.revealing import enemies_entered
from veglia.games.dark_darker_darkest.rules.rolling import d4, d6
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.victim_attack import attack_on
from veglia.games.dark_darker_darkest.rules.victims import is_prey, lone_victims
from veglia.games.dark_darker_darkest.rules.weakness import broken
from veglia.games.dark_darker_darkest.rules.wounds import release_idle
from veglia.kernel.machine import Option, Step

SIX: Final = 6


def bring_creature(state: DarkestState, rule: str) -> None:
    """A random Creature enters on a tile of the dice, unless one is there; closed tiles are rerolled."""
    if state.creature is not None or not any(entry_room(state, tile) >= 0 for tile in range(TILES)):
        return
    while True:
        row, column = d4(state), d6(state)
        room = NOWHERE if column == SIX else entry_room(state, (row - 1) * COLUMNS + column - 1)
        if room >= 0:
            break
    if not state.creature_pile:
        state.creature_pile = state.creature_out
        state.creature_out = []
        state.dice.shuffle(state.creature_pile)
    kind = state.creature_pile.pop()
    state.dice.reveals += 1
    areas = state.library.creatures[kind].areas
    state.creature = Creature(kind, room, [0] * len(areas), False)
    state.emit(CreatureEntered(kind, room), rule)
    enemies_entered(state, room)


def entry_room(state: DarkestState, tile: int) -> int:
    """Return where a Creature enters a tile, NOWHERE if it cannot."""
    return NOWHERE if state.house.is_destroyed(tile) else state.house.entry_room(tile)


class CreatureAttacks(Step[DarkestState]):
    """The Creature attacks those who share its room, instead of moving."""

    rule: ClassVar[str] = "ddd.react.creature-everywhere"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        creature = state.creature
        if creature is not None and not state.has_creature_reacted and state.has_people(creature.room):
            state.has_creature_reacted = True
            state.push(CreatureShoots())
            state.push(EnemyAttack(CREATURE, creature.room))


class CreatureActs(Step[DarkestState]):
    """A Creature that has not reacted attacks or moves and attacks."""

    rule: ClassVar[str] = "ddd.react.creature-move"

    def __init__(self, tile: int) -> None:
        # The tile that it makes for, -1 for the nearest Survivors.
        self.tile = tile

    def run(self, state: DarkestState) -> None:
        creature = state.creature
        if creature is None or state.has_creature_reacted:
            return
        state.has_creature_reacted = True
        state.push(CreatureShoots())
        if is_prey(state, creature.room):
            state.push(attack_on(state, CREATURE, creature.room))
        else:
            type = state.creature_type()
            move = max(0, type.enemy.movement(state, type.move) - broken(state, CREATURE, BLUE))
            state.push(MoveCreature(move, self.tile, creature.room // 2))


class CreatureShoots(Step[DarkestState]):
    """A Creature that attacks from afar does so from where it has come to."""

    rule: ClassVar[str] = "ddd.creature.security-guard"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        if state.creature is not None:
            rooms = state.creature_type().enemy.ranged_rooms(state)
            if rooms:
                state.push(ChooseShot(tuple(rooms)))


class ShootInto(Option):
    """The Creature attacks a room from afar next."""

    def __init__(self, room: int) -> None:
        self.room = room


class ChooseShot(PlayersAsk):
    """The players choose the order of attacks from afar: one for each room that was in sight at first."""

    rule: ClassVar[str] = "ddd.react.attack-order"

    def __init__(self, rooms: tuple[int, ...]) -> None:
        self.rooms = rooms

    def options(self, state: DarkestState) -> list[Option]:
        if state.creature is None:
            return []
        return [ShootInto(room) for room in self.rooms if state.has_people(state.house.at(room))]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, ShootInto)
        state.push(ChooseShot(tuple([room for room in self.rooms if room != option.room])))
        state.push(EnemyAttack(CREATURE, option.room))


def ways_of_creature(state: DarkestState, tile: int) -> list[int]:
    """Return the distances to what the Creature makes for.

    Without a tile that are the nearest Survivors, or a lone Victim that is nearer than any of them. With
    one it comes to the Survivors there; where it cannot, to the tile.
    """
    creature = state.creature
    assert creature is not None
    rooms = rooms_with_survivors(state)
    if tile >= 0:
        away = ways_of_type(state, [room for room in rooms if room // 2 == tile])
        if least_of(state, away) < FAR:
            return away
        return ways_of_type(
            state, [room for room in state.house.rooms_of(tile) if not state.house.is_closed[room]]
        )
    away = ways_of_type(state, rooms)
    if not state.extras.victims:
        return away
    to_victims = ways_of_type(state, lone_victims(state))
    return to_victims if least_of(state, to_victims) < least_of(state, away) else away


def ways_of_type(state: DarkestState, rooms: list[int]) -> list[int]:
    """Return how many moves of the Creature each room is away from the nearest of some rooms."""
    type = state.creature_type()
    return distances(state, rooms, EVERYWHERE, type.is_fire_resistant, type.passes_walls)


def least_of(state: DarkestState, away: list[int]) -> int:
    """Return the least distance among the rooms beside the Creature: its own may burn."""
    assert state.creature is not None
    near = neighbours(state, state.creature.room, state.creature_type().passes_walls)
    return min([away[room] for room in near], default=FAR)


class MoveCreature(PlayersAsk):
    """One step of the Creature; it moves only if that brings it nearer, and never ends on a farther tile."""

    rule: ClassVar[str] = "ddd.react.creature-closer-only"

    def __init__(self, left: int, tile: int, start: int) -> None:
        self.left = left
        self.tile = tile
        # The tile from which it set out.
        self.start = start

    def options(self, state: DarkestState) -> list[Option]:
        creature = state.creature
        if creature is None or self.left == 0:
            return []
        type = state.creature_type()
        away = ways_of_creature(state, self.tile)
        steps = next_steps(state, creature.room, away, type.passes_walls)
        return [StepTo(room) for room in steps if self.ends_near(state, room, away, self.left - 1)]

    def ends_near(self, state: DarkestState, room: int, away: list[int], left: int) -> bool:
        """Return whether some shortest way over a room ends on a tile that is not farther than the start."""
        if away[room] == 0:
            return True
        if left == 0 or is_prey(state, room):
            return any(
                tile_distance(room // 2, target) <= tile_distance(self.start, target)
                for target in nearest_tiles(state, room, away)
            )
        steps = next_steps(state, room, away, state.creature_type().passes_walls)
        return any(self.ends_near(state, near, away, left - 1) for near in steps)

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, StepTo)
        creature = state.creature
        assert creature is not None
        state.emit(CreatureMoved(creature.room, option.room), "ddd.react.creature-move")
        creature.room = option.room
        release_idle(state)
        # What entering sets off comes before what follows.
        if is_prey(state, option.room):
            state.push(attack_on(state, CREATURE, option.room))
        else:
            state.push(MoveCreature(self.left - 1, self.tile, self.start))
        enemies_entered(state, option.room, creature.is_tainted)


def nearest_tiles(state: DarkestState, room: int, away: list[int]) -> list[int]:
    """Return the tiles of all goals that shortest ways from a room lead to: players choose among them."""
    passes_walls = state.creature_type().passes_walls
    here = [room]
    while away[here[0]] not in (0, FAR):
        left = away[here[0]] - 1
        here = sorted(
            {near for one in here for near in neighbours(state, one, passes_walls) if away[near] == left}
        )
    return sorted({one // 2 for one in here})
