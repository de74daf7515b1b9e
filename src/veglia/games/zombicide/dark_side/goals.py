"""The goals that only missions of this title have."""

from typing import Any, ClassVar, Final

from veglia.games.zombicide.dark_side.doors import is_taken
from veglia.games.zombicide.dark_side.generators import is_fixed
from veglia.games.zombicide.dark_side.sealing import building_of, is_welded
from veglia.games.zombicide.dark_side.spawn_tokens import lair_token
from veglia.games.zombicide.dark_side.state import PINK, YELLOW, DarkState
from veglia.games.zombicide.dark_side.terms import terms_of
from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.goals import TakeObjectives
from veglia.games.zombicide.engine.state import OFF_BOARD, Objective, ZombicideState

RED_LEVEL: Final = 3


class RedAndObjectives(TakeObjectives):
    """Bring all Survivors to Red and take all Objectives."""

    id: ClassVar[str] = "red_and_objectives"

    def is_met(self, state: ZombicideState) -> bool:
        for survivor in state.survivors:
            if survivor.level < RED_LEVEL:
                return False
        return super().is_met(state)

    def left(self, state: ZombicideState) -> float:
        red = len([survivor for survivor in state.survivors if survivor.level == RED_LEVEL])
        return super().left(state) + len(state.survivors) - red

    def progress(self, state: ZombicideState) -> tuple[int, int]:
        done, all = super().progress(state)
        red = len([survivor for survivor in state.survivors if survivor.level == RED_LEVEL])
        return (done + red, all + len(state.survivors))


class AllRed(Goal[DarkState]):
    """Bring all Survivors to Red."""

    id: ClassVar[str] = "all_red"

    def is_met(self, state: DarkState) -> bool:
        done, all = self.progress(state)
        return done == all

    def left(self, state: DarkState) -> float:
        done, all = self.progress(state)
        return float(all - done)

    def progress(self, state: DarkState) -> tuple[int, int]:
        red = [survivor for survivor in state.survivors if survivor.level == RED_LEVEL]
        return (len(red), len(state.survivors))


class TakeFuel(Goal[DarkState]):
    """Take all Objectives that can be taken."""

    id: ClassVar[str] = "take_fuel"

    def _wanted(self, state: DarkState) -> list[Objective]:
        return [token for number, token in enumerate(state.objectives) if not is_fixed(state, number)]

    def is_met(self, state: DarkState) -> bool:
        done, all = self.progress(state)
        return done == all

    def is_possible(self, state: DarkState) -> bool:
        for token in self._wanted(state):
            if token.zone == OFF_BOARD and not token.is_taken:
                return False
        return True

    def left(self, state: DarkState) -> float:
        return float(len(self.beacons(state)))

    def beacons(self, state: DarkState) -> list[int]:
        return [token.zone for token in self._wanted(state) if token.zone >= 0]

    def progress(self, state: DarkState) -> tuple[int, int]:
        wanted = self._wanted(state)
        return (len([token for token in wanted if token.is_taken]), len(wanted))


class TakeColours(Goal[DarkState]):
    """Take the Objectives of some colours; others may stay."""

    colours: ClassVar[tuple[int, ...]] = ()

    def is_met(self, state: DarkState) -> bool:
        done, all = self.progress(state)
        return done == all

    def _wanted(self, state: DarkState) -> list[Objective]:
        return [token for token in state.objectives if token.colour in self.colours]

    def is_possible(self, state: DarkState) -> bool:
        for token in self._wanted(state):
            if token.zone == OFF_BOARD and not token.is_taken:
                return False
        return True

    def left(self, state: DarkState) -> float:
        done, all = self.progress(state)
        return float(all - done)

    def beacons(self, state: DarkState) -> list[int]:
        """Return where one may lie; the colour of a hidden one is not known to anyone."""
        return [
            token.zone
            for token in state.objectives
            if token.zone >= 0 and (token.is_hidden or token.colour in self.colours)
        ]

    def progress(self, state: DarkState) -> tuple[int, int]:
        wanted = self._wanted(state)
        return (len([token for token in wanted if token.is_taken]), len(wanted))


class TakeCodes(TakeColours):
    """Take the yellow and the pink Objective."""

    id: ClassVar[str] = "take_codes"
    colours: ClassVar[tuple[int, ...]] = (YELLOW, PINK)


class TakeYellow(TakeColours):
    """Take the yellow Objective."""

    id: ClassVar[str] = "take_yellow"
    colours: ClassVar[tuple[int, ...]] = (YELLOW,)


class BringOutBot(Goal[DarkState]):
    """Leave through the Exit with the Bot."""

    id: ClassVar[str] = "bring_out_bot"

    def is_met(self, state: DarkState) -> bool:
        for machine in state.machines:
            if machine.has_left:
                return True
        return False

    def beacons(self, state: DarkState) -> list[int]:
        return [machine.zone for machine in state.machines if machine.zone >= 0]

    def is_possible(self, state: DarkState) -> bool:
        for machine in state.machines:
            if machine.zone >= 0 or machine.has_left:
                return True
        return False


class DestroySpawnZone(Goal[DarkState]):
    """Destroy the violet Spawn Zone."""

    id: ClassVar[str] = "destroy_spawn_zone"

    def is_met(self, state: DarkState) -> bool:
        return lair_token(state) < 0

    def beacons(self, state: DarkState) -> list[int]:
        number = lair_token(state)
        return [] if number < 0 else [state.spawns[number].zone]


class ClearBuilding(Goal[DarkState]):
    """Eliminate every Xeno left in the building where the violet Spawn Zone was."""

    id: ClassVar[str] = "clear_building"

    def is_met(self, state: DarkState) -> bool:
        return is_taken(state, YELLOW) and not self.beacons(state)

    def beacons(self, state: DarkState) -> list[int]:
        lair = terms_of(state).own.lair
        building = building_of(state.station_board.station, lair)
        return [zone for zone in building if state.zombies_in(zone) > 0]

    def left(self, state: DarkState) -> float:
        return float(len(self.beacons(state)))

    def is_possible(self, state: DarkState) -> bool:
        """Once the tunnels are sealed, someone must be inside to do it."""
        if not is_taken(state, YELLOW) or self.is_met(state):
            return True
        building = building_of(state.station_board.station, terms_of(state).own.lair)
        for survivor in state.survivors:
            if survivor.zone in building:
                return True
        return False


class WeldAccesses(Goal[DarkState]):
    """Weld all marked accesses."""

    id: ClassVar[str] = "weld_accesses"

    def is_met(self, state: DarkState) -> bool:
        done, all = self.progress(state)
        return done == all

    def progress(self, state: DarkState) -> tuple[int, int]:
        welds = terms_of(state).own.welds
        return (len([doorway for doorway in welds if is_welded(state, doorway)]), len(welds))

    def left(self, state: DarkState) -> float:
        done, all = self.progress(state)
        return float(all - done)

    def is_possible(self, state: DarkState) -> bool:
        """Every access that is left needs an Objective."""
        tools = [token for token in state.objectives if token.zone >= 0 or token.holder >= 0]
        done, all = self.progress(state)
        return len(tools) >= all - done


GOALS: Final[list[Goal[Any]]] = [
    RedAndObjectives(),
    AllRed(),
    TakeFuel(),
    TakeCodes(),
    TakeYellow(),
    BringOutBot(),
    DestroySpawnZone(),
    ClearBuilding(),
    WeldAccesses(),
]
