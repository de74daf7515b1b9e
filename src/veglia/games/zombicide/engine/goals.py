"""The goals missions are made of."""

from typing import ClassVar

from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.spawn import MOBILE, starting_zone
from veglia.games.zombicide.engine.state import LONE, OFF_BOARD, RED, ZombicideState


class TakeObjectives(Goal[ZombicideState]):
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


class Escape(Goal[ZombicideState]):
    """Leave the board with every Survivor."""

    id: ClassVar[str] = "escape"

    def is_met(self, state: ZombicideState) -> bool:
        for survivor in state.survivors:
            if survivor.zone != OFF_BOARD:
                return False
        return True

    def left(self, state: ZombicideState) -> float:
        return float(len([survivor for survivor in state.survivors if survivor.zone != OFF_BOARD]))

    def beacons(self, state: ZombicideState) -> list[int]:
        return [state.scenario.exit_zone] if state.scenario.exit_zone >= 0 else []

    def is_for_everyone(self) -> bool:
        return True


class TakeColouredObjectives(TakeObjectives):
    """Take the blue and the green Objective; red ones may stay."""

    id: ClassVar[str] = "take_coloured_objectives"

    def is_met(self, state: ZombicideState) -> bool:
        for objective in state.objectives:
            if objective.colour != RED and not objective.is_taken:
                return False
        return True

    def beacons(self, state: ZombicideState) -> list[int]:
        """Return where it may lie; the colour of a hidden one is not known to anyone."""
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


class RecruitCompanions(Goal[ZombicideState]):
    """Recruit every Companion."""

    id: ClassVar[str] = "recruit_companions"

    def is_met(self, state: ZombicideState) -> bool:
        for survivor in state.survivors:
            if survivor.leader == LONE:
                return False
        return True

    def left(self, state: ZombicideState) -> float:
        return float(len(self.beacons(state)))

    def beacons(self, state: ZombicideState) -> list[int]:
        return [survivor.zone for survivor in state.survivors if survivor.leader == LONE and survivor.zone >= 0]


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
        return float(len(self.beacons(state)))

    def beacons(self, state: ZombicideState) -> list[int]:
        home = starting_zone(state)
        return [token.zone for token in state.spawns if token.kind == MOBILE and token.zone != home]

    def tools(self) -> tuple[str, ...]:
        return ("holy_water",)

    def is_possible(self, state: ZombicideState) -> bool:
        """Tokens that are left cannot be gathered once the Starting Spawn token is out of the game."""
        return starting_zone(state) >= 0 or self.is_met(state)


GOALS: list[Goal[ZombicideState]] = [
    TakeObjectives(),
    TakeColouredObjectives(),
    RecruitCompanions(),
    GatherMobileSpawns(),
    Escape(),
]
