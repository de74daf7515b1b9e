"""Noise: tokens in Zones; whoever Xenos can hear counts as one more."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.events import CamouflageLost, NoiseMade, NoiseRemoved
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.kernel.machine import Step

# So many tokens lie on a sound decoy for good.
DECOY_NOISE: Final = 2


def make_noise(state: DarkState, zone: int, rule: str) -> None:
    """Put a Noise token into a Zone."""
    state.noise[zone] += 1
    state.emit(NoiseMade(zone, state.noise[zone]), rule)


def show_oneself(state: DarkState, who: int) -> None:
    """A Survivor has fought, used a Machine or made Noise: its Camouflage is gone."""
    if who in state.camouflaged:
        state.camouflaged.remove(who)
        state.emit(CamouflageLost(who), "ds.skill.camouflage-loss")


def prey_zones(state: DarkState) -> list[int]:
    """Return the Zones with someone whom Xenos attack, each once: Survivors and active Machines."""
    zones: list[int] = []
    for who, survivor in enumerate(state.survivors):
        if survivor.zone >= 0 and survivor.zone not in zones and who not in state.camouflaged:
            zones.append(survivor.zone)
    for machine in state.machines:
        if machine.is_active and machine.zone >= 0 and machine.zone not in zones:
            zones.append(machine.zone)
    return zones


def loudness(state: DarkState) -> list[int]:
    """Return the Noise of every Zone: its tokens, its Survivors and its active Machines."""
    noise = state.noise[:]
    for who, survivor in enumerate(state.survivors):
        if survivor.zone >= 0 and who not in state.camouflaged:
            noise[survivor.zone] += 1
    for machine in state.machines:
        if machine.is_active and machine.zone >= 0:
            noise[machine.zone] += 1
    return noise


def loudest(noise: list[int], zones: list[int]) -> list[int]:
    """Return the Zones with the most Noise among some; one without any is never among them."""
    most = 0
    best: list[int] = []
    for zone in zones:
        if noise[zone] > most:
            most = noise[zone]
            best = [zone]
        elif noise[zone] == most and most > 0:
            best.append(zone)
    return best


def destinations(state: DarkState, zone: int) -> list[int]:
    """Return where Xenos of a Zone go: the loudest Zone with prey in sight, else the loudest of all."""
    noise = loudness(state)
    ranges = state.board.sight.ranges[zone]
    seen = [prey for prey in prey_zones(state) if ranges[prey] >= 0]
    return loudest(noise, sorted(seen)) if seen else loudest(noise, list(range(len(noise))))


class RemoveNoise(Step[DarkState]):
    """In the End Phase all Noise tokens are removed."""

    rule: ClassVar[str] = "ds.round.end-phase-noise"

    def run(self, state: DarkState) -> None:
        kept = [0] * len(state.noise)
        for zone in state.pieces.decoys:
            kept[zone] += DECOY_NOISE
        if state.noise != kept:
            state.noise = kept
            state.emit(NoiseRemoved(), self.rule)
