"""The goals missions are made of."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.spawn import MOBILE, starting_zone
from veglia.games.zombicide.engine.rules.state import (
    LONE,
    NO_COMPANION,
    OFF_BOARD,
    RED,
    Survivor,
    ZombicideState,
)
from veglia.games.zombicide.engine.rules.turn import SETUP


def gone(state: ZombicideState) -> list[Survivor]:
    """Return who has left the board; at setup some are not on it yet."""
    return [one for one in state.survivors if one.zone == OFF_BOARD and state.turn.phase != SETUP]


def has_everyone_left(state: ZombicideState) -> bool:
    """Return whether no Survivor is on the board any more."""
    for survivor in state.survivors:
        if survivor.zone != OFF_BOARD:
            return False
    return True


class TakeEveryObjective(Goal[ZombicideState]):
    """Take every Objective."""

    id: ClassVar[str] = "take_objectives"

    def is_met(self, state: ZombicideState) -> bool:
        for objective in state.objectives:
            if not objective.is_taken:
                return False
        return True

    def left(self, state: ZombicideState) -> float:
        return float(len(self.beacons(state)))

    def beacons(self, state: ZombicideState) -> list[int]:
        return [objective.zone for objective in state.objectives if objective.zone >= 0]

    def is_possible(self, state: ZombicideState) -> bool:
        for objective in state.objectives:
            if objective.zone == OFF_BOARD and not objective.is_taken:
                return False
        return True

    def progress(self, state: ZombicideState) -> tuple[int, int]:
        return (len([one for one in state.objectives if one.is_taken]), len(state.objectives))


class Escape(Goal[ZombicideState]):
    """Leave the board with every Survivor."""

    id: ClassVar[str] = "escape"

    def is_met(self, state: ZombicideState) -> bool:
        return has_everyone_left(state)

    def progress(self, state: ZombicideState) -> tuple[int, int]:
        return (len(gone(state)), len(state.survivors))

    def left(self, state: ZombicideState) -> float:
        return float(len([survivor for survivor in state.survivors if survivor.zone != OFF_BOARD]))

    def beacons(self, state: ZombicideState) -> list[int]:
        return [state.exit_zone()] if state.exit_zone() >= 0 else []

    def keep_clear(self, state: ZombicideState) -> list[int]:
        return self.beacons(state)

    def is_for_everyone(self) -> bool:
        return True

    def is_possible(self, state: ZombicideState) -> bool:
        """What all players' Survivors have left behind cannot leave any more."""
        for survivor in state.survivors:
            if survivor.leader == NO_COMPANION and survivor.zone != OFF_BOARD:
                return True
        return self.is_met(state)


class TakeColouredObjectives(TakeEveryObjective):
    """Take the blue and the green Objective; red ones may stay."""

    id: ClassVar[str] = "take_coloured_objectives"

    def is_met(self, state: ZombicideState) -> bool:
        for objective in state.objectives:
            if objective.colour != RED and not objective.is_taken:
                return False
        return True

    def beacons(self, state: ZombicideState) -> list[int]:
        """Return where it may lie; the colour of a hidden one is not known to anyone."""
        if self.is_met(state):
            return []
        return [
            objective.zone
            for objective in state.objectives
            if objective.zone >= 0 and (objective.is_hidden or objective.colour != RED)
        ]

    def is_possible(self, state: ZombicideState) -> bool:
        for objective in state.objectives:
            if objective.colour != RED and objective.zone == OFF_BOARD and not objective.is_taken:
                return False
        return True

    def progress(self, state: ZombicideState) -> tuple[int, int]:
        coloured = [one for one in state.objectives if one.colour != RED]
        return (len([one for one in coloured if one.is_taken]), len(coloured))


class RecruitCompanions(Goal[ZombicideState]):
    """Recruit every Companion."""

    id: ClassVar[str] = "recruit_companions"

    def is_met(self, state: ZombicideState) -> bool:
        if state.turn.round == 0:
            # Some may still have to be placed.
            return False
        for survivor in state.survivors:
            if survivor.leader == LONE:
                return False
        return True

    def left(self, state: ZombicideState) -> float:
        return float(len([survivor for survivor in state.survivors if survivor.leader == LONE]))

    def beacons(self, state: ZombicideState) -> list[int]:
        return [one.zone for one in state.survivors if one.leader == LONE and one.zone >= 0]

    def progress(self, state: ZombicideState) -> tuple[int, int]:
        companions = [one for one in state.survivors if one.leader != NO_COMPANION]
        return (len([one for one in companions if one.leader != LONE]), len(companions))


class GatherMobileSpawns(Goal[ZombicideState]):
    """Bring all Mobile Spawn tokens into the Starting Spawn Zone."""

    id: ClassVar[str] = "gather_mobile_spawns"

    def is_met(self, state: ZombicideState) -> bool:
        home = starting_zone(state)
        for token in state.spawns:
            if token.kind == MOBILE and token.zone != home:
                return False
        return True

    def left(self, state: ZombicideState) -> float:
        return float(len(self.targets(state)))

    def targets(self, state: ZombicideState) -> list[int]:
        home = starting_zone(state)
        return [token.zone for token in state.spawns if token.kind == MOBILE and token.zone != home]

    def tools(self, state: ZombicideState) -> tuple[str, ...]:
        return ("holy_water",)

    def progress(self, state: ZombicideState) -> tuple[int, int]:
        home = starting_zone(state)
        mobile = [token for token in state.spawns if token.kind == MOBILE]
        return (len([token for token in mobile if token.zone == home]), len(mobile))

    def is_possible(self, state: ZombicideState) -> bool:
        """Tokens that are left cannot be gathered once the Starting Spawn token is out of the game."""
        return starting_zone(state) >= 0 or self.is_met(state)
