"""The Creature: how it enters the house, comes nearer and attacks."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import CreatureEntered, CreatureMoved
from veglia.games.dark_darker_darkest.rules.house import NOWHERE, tile_distance
from veglia.games.dark_darker_darkest.rules.library import BLUE
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
from veglia.games.dark_darker_darkest.rules.unit_moves import StepTo
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
        if creature is not None and not state.has_creature_reacted and state.in_room(creature.room):
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
            for room in state.creature_type().enemy.ranged_rooms(state)[::-1]:
                state.push(EnemyAttack(CREATURE, room))


def goals(state: DarkestState, tile: int) -> list[int]:
    """Return the rooms the Creature makes for."""
    if tile < 0:
        return rooms_with_survivors(state)
    return [room for room in state.house.rooms_of(tile) if not state.house.is_closed[room]]


def ways_of_creature(state: DarkestState, tile: int) -> list[int]:
    """Return the distances to the goals of the Creature: a lone Victim that is nearer than any Survivor."""
    creature = state.creature
    assert creature is not None
    type = state.creature_type()
    away = distances(state, goals(state, tile), EVERYWHERE, type.is_fire_resistant, type.passes_walls)
    if not state.extras.victims or tile >= 0:
        return away
    rooms = lone_victims(state)
    to_victims = distances(state, rooms, EVERYWHERE, type.is_fire_resistant, type.passes_walls)
    near = neighbours(state, creature.room, type.passes_walls)
    is_nearer = min([to_victims[room] for room in near], default=FAR) < min(
        [away[room] for room in near], default=FAR
    )
    return to_victims if is_nearer else away


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
            target = nearest_tile(state, room, away)
            return tile_distance(room // 2, target) <= tile_distance(self.start, target)
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


def nearest_tile(state: DarkestState, room: int, away: list[int]) -> int:
    """Return the tile of the goal that shortest ways from a room lead to; of several the first."""
    passes_walls = state.creature_type().passes_walls
    here = room
    while away[here] not in (0, FAR):
        here = next(near for near in neighbours(state, here, passes_walls) if away[near] == away[here] - 1)
    return here // 2
