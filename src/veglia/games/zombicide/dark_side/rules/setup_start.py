"""Where things start: the first Spawn Zone, tokens for large parties."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.events import FirstSpawnChosen
from veglia.games.zombicide.dark_side.rules.state import RED, ColouredSpawn, DarkState
from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.board import ROOM
from veglia.games.zombicide.engine.rules.events import SpawnTokenTurned
from veglia.games.zombicide.engine.rules.spawn import STARTING
from veglia.kernel.machine import Option


class BeginSpawningAt(Option):
    """Spawning begins in this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone


class ChooseFirstSpawn(AskPlayers[DarkState]):
    """The players choose the Spawn Zone at which spawning always begins."""

    rule: ClassVar[str] = "ds.spawn.order"

    def options(self, state: DarkState) -> list[Option]:
        zones: list[int] = []
        for token in state.spawns:
            if token.is_active and token.zone not in zones:
                zones.append(token.zone)
        return [BeginSpawningAt(zone) for zone in zones]

    def take(self, state: DarkState, option: Option) -> None:
        assert isinstance(option, BeginSpawningAt)
        state.first_spawn = option.zone
        state.emit(FirstSpawnChosen(option.zone), self.rule)


class AddSpawnAt(Option):
    """The token goes into this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone


class AddSpawnToken(AskPlayers[DarkState]):
    """A large party: the players add a Spawn token to a Spawn Zone, or make a new one at the edge."""

    rule: ClassVar[str] = "ds.more.spawn-placement"

    def options(self, state: DarkState) -> list[Option]:
        zones = [token.zone for token in state.spawns if token.is_active]
        rows = len(state.board.raster.down)
        columns = state.board.raster.columns
        for zone in range(state.board.size):
            edge = [r in (0, rows - 1) or c in (0, columns - 1) for r, c in state.board.cells[zone]]
            if state.board.kinds[zone] != ROOM and True in edge and self._is_connected(state, zone):
                zones.append(zone)
        return [AddSpawnAt(zone) for zone in sorted(set(zones))]

    def _is_connected(self, state: DarkState, zone: int) -> bool:
        """Return whether a way leads from a Zone to where the Survivors start."""
        return state.board.paths.distance(zone, state.survivors[0].zone) <= state.board.size

    def take(self, state: DarkState, option: Option) -> None:
        assert isinstance(option, AddSpawnAt)
        state.spawns.append(ColouredSpawn(STARTING, option.zone, True, RED))
        state.emit(SpawnTokenTurned(STARTING, option.zone, True), "ds.more.spawn-tokens")
