"""Several starting Zones: who starts where, and where the Noise token lies."""

from typing import ClassVar

from veglia.games.zombicide.engine.renumber import still_there
from veglia.games.zombicide.engine.state import NO_COMPANION
from veglia.games.zombicide.undead_or_alive.events import NoiseMoved, StartTaken
from veglia.games.zombicide.undead_or_alive.noise import PlaceNoise
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.kernel.machine import Ask, Option, Step


class StartAt(Option):
    """Start in this Zone."""

    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class ChooseStart(Ask[UndeadState]):
    """The players divide the Survivors among the starting Zones, as evenly as possible."""

    rule: ClassVar[str] = "uoa.setup.place-survivors"

    def __init__(self, survivor: int, zones: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.zones = zones

    def renumbered(self, state: UndeadState, heirs: list[int]) -> Step[UndeadState] | None:
        zones = still_there(self.zones, heirs)
        return ChooseStart(self.survivor, zones) if zones else None

    def seat(self, state: UndeadState) -> int:
        return state.players_seat()

    def seats(self, state: UndeadState) -> tuple[int, ...]:
        return state.all_seats()

    def options(self, state: UndeadState) -> list[Option]:
        party = [one for one in state.survivors if one.leader == NO_COMPANION]
        share = len(party) // len(self.zones)
        odd = len(party) % len(self.zones)
        counts = [len([one for one in party if one.zone == zone]) for zone in self.zones]
        fuller = len([count for count in counts if count > share])
        return [
            StartAt(self.survivor, zone)
            for zone, count in zip(self.zones, counts, strict=True)
            if count < share or (count == share and fuller < odd)
        ]

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, StartAt)
        state.survivors[self.survivor].zone = option.zone
        state.emit(StartTaken(self.survivor, option.zone), self.rule)


class ChooseNoiseZone(Ask[UndeadState]):
    """With several starting Zones the players choose the one for the Noise token."""

    rule: ClassVar[str] = "uoa.setup.noise-token"

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def renumbered(self, state: UndeadState, heirs: list[int]) -> Step[UndeadState] | None:
        zones = still_there(self.zones, heirs)
        return ChooseNoiseZone(zones) if zones else None

    def seat(self, state: UndeadState) -> int:
        return state.players_seat()

    def seats(self, state: UndeadState) -> tuple[int, ...]:
        return state.all_seats()

    def options(self, state: UndeadState) -> list[Option]:
        return [PlaceNoise(zone) for zone in self.zones]

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, PlaceNoise)
        state.noise_zone = option.zone
        state.emit(NoiseMoved(option.zone), self.rule)
