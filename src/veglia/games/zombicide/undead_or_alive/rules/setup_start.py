"""Where things start: the Noise token among several Zones, Objectives that rules name."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.renumber import still_there
from veglia.games.zombicide.undead_or_alive.rules.events import NoiseMoved, ObjectivePlaced
from veglia.games.zombicide.undead_or_alive.rules.noise import PlaceNoise
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option, Step


class ChooseNoiseZone(AskPlayers[UndeadState]):
    """With several starting Zones the players choose the one for the Noise token."""

    rule: ClassVar[str] = "uoa.setup.noise-token"

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def renumbered(self, state: UndeadState, heirs: list[int]) -> Step[UndeadState] | None:
        zones = still_there(self.zones, heirs)
        return ChooseNoiseZone(zones) if zones else None

    def options(self, state: UndeadState) -> list[Option]:
        return [PlaceNoise(zone) for zone in self.zones]

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, PlaceNoise)
        state.noise_zone = option.zone
        state.emit(NoiseMoved(option.zone), self.rule)


class IndicateObjective(Step[UndeadState]):
    """Tell where a mission's rule has put an Objective."""

    rule: ClassVar[str] = "uoa.setup.place-tokens"

    def __init__(self, objective: int, under: str) -> None:
        self.objective = objective
        self.under = under

    def run(self, state: UndeadState) -> None:
        token = state.objectives[self.objective]
        state.emit(ObjectivePlaced(token.colour, token.zone), self.under)
