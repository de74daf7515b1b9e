"""The Noise token: one, always on the board, on its Bang! or its BOOM! side."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.cards import BANG, BOOM
from veglia.games.zombicide.undead_or_alive.rules.events import (
    NoiseDrownedOut,
    NoiseFaded,
    NoiseMade,
    NoiseMoved,
)
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option, Step


def make_noise(state: UndeadState, zone: int, noise: int, rule: str) -> None:
    """Noise of equal or greater intensity takes the token; a Bang! is lost under a BOOM!."""
    if state.is_loud and noise == BANG:
        state.emit(NoiseDrownedOut(zone), "uoa.noise.boom-beats-bang")
        return
    state.noise_zone = zone
    state.is_loud = noise == BOOM
    state.emit(NoiseMade(zone, noise), rule)


def loudest_zones(state: UndeadState) -> list[int]:
    """Return the Zones with the most Survivors."""
    counts: dict[int, int] = {}
    for survivor in state.survivors:
        if survivor.zone >= 0:
            counts[survivor.zone] = counts.get(survivor.zone, 0) + 1
    if not counts:
        # Everybody has left: the token stays where it is.
        return [state.noise_zone]
    most = max(counts.values())
    return sorted([zone for zone, count in counts.items() if count == most])


class PlaceNoise(Option):
    """The Noise token goes to this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone


class RelocateNoise(AskPlayers[UndeadState]):
    """The token goes, as a Bang!, to the Zone with the most Survivors; the players break ties."""

    rule: ClassVar[str] = "uoa.noise.zombies-arrive"

    def options(self, state: UndeadState) -> list[Option]:
        return [PlaceNoise(zone) for zone in loudest_zones(state)]

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, PlaceNoise)
        state.noise_zone = option.zone
        state.is_loud = False
        state.emit(NoiseMoved(option.zone), self.rule)


class EndRelocateNoise(RelocateNoise):
    """The same in the End Phase."""

    rule: ClassVar[str] = "uoa.noise.end-bang"


class FadeNoise(Step[UndeadState]):
    """In the End Phase a BOOM! becomes a Bang! in place; a Bang! moves to where most Survivors are."""

    rule: ClassVar[str] = "uoa.round.end-phase-noise"

    def run(self, state: UndeadState) -> None:
        if state.is_loud:
            state.is_loud = False
            state.emit(NoiseFaded(state.noise_zone), "uoa.noise.end-boom")
        else:
            state.push(EndRelocateNoise())
