"""Fire: one Fire counter that moves by the D4, Fire Markers, destroyed tiles, damage in the whole house."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.darkness import AdvanceDarkness
from veglia.games.dark_darker_darkest.rules.effects import spreading_fire
from veglia.games.dark_darker_darkest.rules.events import (
    CameraRemoved,
    FireBroke,
    FireMarked,
    FireOut,
    FireSpread,
    TileDestroyed,
)
from veglia.games.dark_darker_darkest.rules.harming import HurtCreature, hurt_zombie, targets
from veglia.games.dark_darker_darkest.rules.house import tile_beyond
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS, TILES
from veglia.games.dark_darker_darkest.rules.revealing import reveal_seen
from veglia.games.dark_darker_darkest.rules.rolling import d4, d6
from veglia.games.dark_darker_darkest.rules.rolls import FIRE_DIRECTION, OpenWindow
from veglia.games.dark_darker_darkest.rules.state import NO_CODE, NOBODY, DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import wound
from veglia.games.dark_darker_darkest.rules.zombies import DAMAGED, NONE, with_all
from veglia.kernel.machine import Option, Step

DESTROYING: Final = 3
SIX: Final = 6


class BurnTile(Option):
    """Add a Fire Marker to a tile."""

    def __init__(self, tile: int) -> None:
        self.tile = tile


class SpreadOrBreakOut(Step[DarkestState]):
    """The fire spreads, or breaks out if there is none."""

    def __init__(self, why: str) -> None:
        self.why = why

    def run(self, state: DarkestState) -> None:
        state.push(Spread(self.why) if state.flame >= 0 else BreakOut(self.why))


class BreakOut(Step[DarkestState]):
    """A fire begins on a tile of the dice; nobody is hurt yet."""

    rule: ClassVar[str] = "ddd.fire.outbreak"

    def __init__(self, why: str) -> None:
        self.why = why

    def run(self, state: DarkestState) -> None:
        if state.flame >= 0 or not any(may_burn(state, tile) for tile in range(TILES)):
            return
        while True:
            row, column = d4(state), d6(state)
            tile = (row - 1) * COLUMNS + column - 1
            if column != SIX and may_burn(state, tile):
                break
        state.flame = tile
        state.emit(FireBroke(tile), self.why)
        add_marker(state, tile, self.rule)


class Spread(Step[DarkestState]):
    """Roll the D4 for the direction; the Fire Alarm may change it. Without a fire nothing happens."""

    rule: ClassVar[str] = "ddd.fire.spread"

    def __init__(self, why: str) -> None:
        self.why = why

    def run(self, state: DarkestState) -> None:
        if state.flame < 0:
            return
        state.roll = [d4(state)]
        state.push(MoveFlame(self.why))
        state.push(OpenWindow(FIRE_DIRECTION, -1))


class MoveFlame(Step[DarkestState]):
    """The Fire counter moves in the rolled direction, or stays where it cannot; a marker is added there."""

    rule: ClassVar[str] = "ddd.fire.spread"

    def __init__(self, why: str) -> None:
        self.why = why

    def run(self, state: DarkestState) -> None:
        face = state.roll[0]
        state.roll = []
        beyond = tile_beyond(state.flame, face - 1)
        moves = beyond >= 0 and beyond != state.house.plan.laboratory
        if moves:
            state.flame = beyond
        tile = state.flame
        state.emit(FireSpread(face, tile), self.why)
        following: list[Step[DarkestState]] = []
        if moves:
            for module in state.settings.modules:
                following += module.flame_moved(state, tile)
        # First the damage, then what the tile brings, then Darkness for a destroyed one.
        add_marker(state, tile, self.rule)
        for step in following:
            state.push(step)
        state.push(Burn())


class Burn(Step[DarkestState]):
    """Every burning or destroyed tile of the house hurts those who are on it."""

    rule: ClassVar[str] = "ddd.fire.effects-timing"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        # What the players have to choose comes at the end, but before Darkness for who has died.
        choices: list[Step[DarkestState]] = []
        creature = state.creature
        if creature is not None and not state.creature_type().is_fire_resistant:
            damage = state.fire_damage(creature.room // 2)
            if damage:
                choices.append(HurtCreature(damage, False, "ddd.fire.creature"))
        for tile in range(TILES):
            damage = state.fire_damage(tile)
            if damage:
                left = burn_alike(state, tile, damage)
                if left:
                    choices.append(BurnZombies(tile, left))
                for who in state.on_tile(tile):
                    wound(state, who, spreading_fire(state, who, tile), "ddd.fire.survivors")
        for step in choices:
            state.push(step)


class BurnZombie(Option):
    """Let the fire take a zombie."""

    def __init__(self, room: int, zombie: int) -> None:
        self.room = room
        self.zombie = zombie


class BurnZombies(PlayersAsk):
    """Which zombies of a tile the fire takes, where they differ or are in different rooms."""

    rule: ClassVar[str] = "ddd.fire.zombies"

    def __init__(self, tile: int, left: int) -> None:
        self.tile = tile
        self.left = left

    def options(self, state: DarkestState) -> list[Option]:
        if self.left == 0:
            return []
        return [BurnZombie(room, zombie) for room, zombie in burnable(state, self.tile)]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, BurnZombie)
        state.push(BurnZombies(self.tile, self.left - 1))
        hurt_zombie(state, option.room, option.zombie, NOBODY, self.rule)


def burnable(state: DarkestState, tile: int) -> list[tuple[int, int]]:
    """Return the different zombies of a tile that fire can take, each with its room: in each room normal ones
    first, and of these one that needs a second damage.
    """
    found: list[tuple[int, int]] = []
    for room in state.house.rooms_of(tile):
        if state.hordes[room]:
            hurt = targets(state, room, room)
            damaged = [zombie for zombie in hurt if zombie & DAMAGED]
            found += [(room, zombie) for zombie in damaged or hurt]
    return found


def burn_alike(state: DarkestState, tile: int, damage: int) -> int:
    """Eliminate zombies of a tile as long as there is nothing to choose; return the damage that is left."""
    if all(not state.hordes[room] for room in state.house.rooms_of(tile)):
        return 0
    for dealt in range(damage):
        found = burnable(state, tile)
        if len(found) != 1:
            return damage - dealt if found else 0
        room, zombie = found[0]
        hurt_zombie(state, room, zombie, NOBODY, "ddd.fire.zombies")
    return 0


def tiles_beside(state: DarkestState, room: int) -> list[int]:
    """Return the tiles with a room beside a room that can catch fire: those on its sides, and the own one if
    it has another room. Walls do not matter.
    """
    tile = room // 2
    found = [tile_beyond(tile, side) for side in range(4) if state.house.room_at(tile, side) == room]
    if len(state.house.rooms_of(tile)) > 1:
        found.append(tile)
    return sorted([one for one in found if one >= 0 and may_burn(state, one)])


def may_burn(state: DarkestState, tile: int) -> bool:
    """Return whether a fire can break out on a tile."""
    return tile != state.house.plan.laboratory and not state.house.is_destroyed(tile)


def add_marker(state: DarkestState, tile: int, rule: str) -> None:
    """Add a Fire Marker to a tile; the third one destroys it. None is added to a destroyed tile."""
    if not may_burn(state, tile):
        return
    state.fire[tile] += 1
    state.emit(FireMarked(tile, state.fire[tile]), rule)
    for module in state.settings.modules:
        module.fire_marked(state, tile)
    if state.fire[tile] == DESTROYING:
        destroy(state, tile, "ddd.fire.third-marker")
        state.push(AdvanceDarkness(1, "ddd.fire.destroy-darkness"))
        check_out(state)


class LayCounter(Option):
    """Put the Fire counter on a tile."""

    def __init__(self, tile: int) -> None:
        self.tile = tile


class AskCounter(PlayersAsk):
    """Without a fire before, the players choose which of the burning tiles gets the Fire counter."""

    rule: ClassVar[str] = "ddd.fire.one-fire"

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles = tiles

    def options(self, state: DarkestState) -> list[Option]:
        return [LayCounter(tile) for tile in self.tiles if state.fire[tile] > 0]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, LayCounter)
        state.flame = option.tile
        state.emit(FireBroke(option.tile), self.rule)


def kindle(state: DarkestState, tiles: list[int], rule: str) -> None:
    """Add a Fire Marker to some tiles at once; if nothing burned, one of them gets the Fire counter."""
    if state.flame < 0 and tiles:
        state.flame = tiles[0]
        state.push(AskCounter(tuple(tiles)))
    # Tiles that are destroyed come last, so that the fire does not go out in between.
    last = [tile for tile in tiles if state.fire[tile] == DESTROYING - 1]
    for tile in [*(tile for tile in tiles if tile not in last), *last]:
        add_marker(state, tile, rule)


def remove_markers(state: DarkestState, tile: int, markers: int) -> int:
    """Take Fire Markers from a tile and return how many; without any in the house the fire is out."""
    removed = min(markers, state.fire[tile])
    state.fire[tile] -= removed
    check_out(state)
    return removed


def check_out(state: DarkestState) -> None:
    """Remove the Fire counter when no Fire Marker is left."""
    if state.flame >= 0 and not any(state.fire):
        state.flame = -1
        state.emit(FireOut(), "ddd.fire.extinguished")


def destroy(state: DarkestState, tile: int, rule: str) -> None:
    """Turn a tile to its flame side: one room without doors; markers, cameras and Code Tokens are gone."""
    state.fire[tile] = 0
    state.house = state.house.with_destroyed(tile)
    state.emit(TileDestroyed(tile), rule)
    for camera in [camera for camera in state.cameras if camera[0] == tile]:
        state.cameras.remove(camera)
        state.emit(CameraRemoved(tile), "ddd.camera.destroyed")
    for place, lock in enumerate(state.house.plan.locks):
        if lock.tile == tile and state.has_code(place):
            state.lost_codes.append(state.locks[place])
            state.locks[place] = NO_CODE
    first, second = 2 * tile, 2 * tile + 1
    for survivor in state.survivors:
        survivor.room = state.house.at(survivor.room)
    state.hordes[first] = with_all(state.hordes[first], state.hordes[second])
    state.hordes[second] = NONE
    state.tokens[first] = state.tokens[first] + state.tokens[second]
    state.tokens[second] = NONE
    if state.creature is not None:
        state.creature.room = state.house.at(state.creature.room)
    if state.nemesis is not None:
        state.nemesis.room = state.house.at(state.nemesis.room)
    state.extras.mines = [room for room in state.extras.mines if room // 2 != tile]
    for module in state.settings.modules:
        module.tile_destroyed(state, tile)
    reveal_seen(state)
