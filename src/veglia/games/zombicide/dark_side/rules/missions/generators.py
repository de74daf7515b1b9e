"""Generators that no Xeno may reach, and sound decoys that lure Xenos away from them."""

from typing import Any, ClassVar, Final

from veglia.games.zombicide.dark_side.rules.goals.station import AllRed, TakeSome
from veglia.games.zombicide.dark_side.rules.mission_events import DecoyDestroyed, GeneratorReached
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.mission_rule_rows import GeneratorsRow
from veglia.games.zombicide.dark_side.rules.noise import DECOY_NOISE
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.ending import lose
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.state import Objective, ZombicideState


class Generators(MissionRule):
    """Objectives of some colours cannot be taken; a Xeno that acts in their Zone loses the game."""

    def __init__(self, colours: list[int], rule: str, decoy_rule: str) -> None:
        self.colours: Final = colours
        self.rule: Final = rule
        self.decoy_rule: Final = decoy_rule

    def goals(self) -> list[Goal[Any]]:
        return [ProtectGenerators(self), TakeFuel(self)]

    def bar(self, state: DarkState, number: int) -> tuple[str, str]:
        return ("objective_generator", self.rule) if self._is_one(state, number) else ("", "")

    def stands_for(self, state: DarkState, number: int) -> str:
        return "generator" if self._is_one(state, number) else ""

    def _is_one(self, state: DarkState, number: int) -> bool:
        return state.objectives[number].colour in self.colours

    def exploded(self, state: DarkState, zone: int) -> None:
        """A decoy is an Objective: it does not outlast an Explosion."""
        self._remove_decoy(state, zone, "ds.grenade.removes-objectives")

    def acting(self, state: DarkState, zones: list[int]) -> None:
        for zone in zones:
            self._remove_decoy(state, zone, self.decoy_rule)
        for token in state.objectives:
            if token.zone in zones and token.colour in self.colours and not token.is_hidden:
                state.emit(GeneratorReached(token.zone), self.rule)
                lose(state, self.rule)
                return

    def _remove_decoy(self, state: DarkState, zone: int, rule: str) -> None:
        if zone in state.pieces.decoys:
            state.pieces.decoys.remove(zone)
            state.noise[zone] -= DECOY_NOISE
            state.emit(DecoyDestroyed(zone), rule)


class ProtectGenerators(AllRed):
    """Bring everyone to Red while the generators run."""

    id: ClassVar[str] = "protect_generators"

    def __init__(self, generators: Generators) -> None:
        self.generators: Final = generators

    def is_possible(self, state: DarkState) -> bool:
        """A generator that is blown up cannot be protected any more."""
        for token in state.objectives:
            if token.colour in self.generators.colours and token.zone < 0:
                return False
        return True

    def wards(self, state: DarkState) -> list[int]:
        return [token.zone for token in state.objectives if token.colour in self.generators.colours]


class TakeFuel(TakeSome):
    """Take all Objectives that can be taken."""

    id: ClassVar[str] = "take_fuel"

    def __init__(self, generators: Generators) -> None:
        self.generators: Final = generators

    def counts(self, state: ZombicideState, token: Objective) -> bool:
        return token.colour not in self.generators.colours


def make(row: GeneratorsRow, site: Site) -> Generators:
    return Generators([site.colour(colour) for colour in row.colours], row.rule, row.decoy_rule)
