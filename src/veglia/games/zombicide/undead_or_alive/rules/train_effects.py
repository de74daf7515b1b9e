"""What becomes of pieces in the Train's way and on a section that leaves."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.cards import BOOM
from veglia.games.zombicide.engine.rules.renumber import still_there
from veglia.games.zombicide.engine.rules.spawn import MOBILE, move_token, starting_zone
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective, SpawnToken
from veglia.games.zombicide.undead_or_alive.rules.carry import Passage
from veglia.games.zombicide.undead_or_alive.rules.events import (
    NoiseMoved,
    PieceRemoved,
    SpawnTokenDestroyed,
    SurvivorPushedAside,
    ZombiesCrushed,
)
from veglia.games.zombicide.undead_or_alive.rules.noise import PlaceNoise, RelocateNoise
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option, Step

# What a removed piece is called in the log.
OBJECTIVE: Final = 0
WAGON: Final = 1
GATLING: Final = 2


def crush(state: UndeadState, zones: list[int], rule: str) -> int:
    """Eliminate all Zombies of some Zones without Adrenaline; return how many."""
    total = 0
    for kind in range(state.scenario.kinds):
        for zone in zones:
            there = zombies.count_of(state, zone, kind)
            if there > 0:
                zombies.remove(state, zone, kind, there)
                state.emit(ZombiesCrushed(kind, there, zone), rule)
                total += there
    return total


def remove_pieces(state: UndeadState, zones: list[int], rule: str) -> None:
    """Take Objectives, Wagon and Gatling gun of some Zones out of the game."""
    for number, objective in enumerate(state.objectives):
        if objective.zone in zones:
            # Nobody gets to see the face of a hidden one.
            state.objectives[number] = Objective(
                OFF_BOARD, objective.colour, objective.is_taken, objective.is_hidden, objective.holder
            )
            state.emit(PieceRemoved(OBJECTIVE), rule)
    if state.wagon_zone in zones:
        state.wagon_zone = OFF_BOARD
        state.emit(PieceRemoved(WAGON), rule)
    if state.gatling_zone in zones:
        state.gatling_zone = OFF_BOARD
        state.emit(PieceRemoved(GATLING), rule)


def push_aside(state: UndeadState, passage: Passage, zones: list[int], rule: str) -> None:
    """Put the Survivors of some Zones into the nearest street Zones; Companions go with their Leaders."""
    streets = passage.streets()
    for who in range(len(state.survivors) - 1, -1, -1):
        survivor = state.survivors[who]
        if survivor.zone in zones:
            survivor.is_riding = False
            follows = survivor.leader >= 0 and state.survivors[survivor.leader].zone == survivor.zone
            if not follows:
                state.push(PushAside(who, tuple(passage.nearest(survivor.zone, streets)), rule))


def displace_noise(state: UndeadState, passage: Passage, zones: list[int], rule: str) -> None:
    """Put a Noise token of some Zones into the nearest street Zone."""
    if state.noise_zone in zones:
        state.push(KeepNoise(tuple(passage.nearest(state.noise_zone, passage.streets())), rule))


def displace_tokens(
    state: UndeadState, passage: Passage, zones: list[int], strip: tuple[str, ...], rule: str
) -> None:
    """Mobile tokens of some Zones go to the Starting Spawn Zone; others stay on the nearest tracks.

    So do Mobile ones once the Starting Spawn token is out of the game.
    """
    is_home = starting_zone(state) >= 0
    mobile = [n for n, token in enumerate(state.spawns) if token.zone in zones and token.kind == MOBILE]
    if mobile and is_home:
        state.push(SendToStart(tuple(mobile), rule))
    for number in range(len(state.spawns) - 1, -1, -1):
        token = state.spawns[number]
        if token.zone in zones and (token.kind != MOBILE or not is_home):
            nearest = passage.nearest(token.zone, passage.tracks(strip))
            state.push(KeepToken(number, token.kind, tuple(nearest), rule))


def destroy_starting_spawns(state: UndeadState, zones: list[int], rule: str) -> None:
    """Take all Spawn tokens of the Starting Spawn Zone out of the game, if it is one of some Zones."""
    home = starting_zone(state)
    if home not in zones:
        return
    left: list[SpawnToken] = []
    for token in state.spawns:
        if token.zone == home:
            state.emit(SpawnTokenDestroyed(token.kind), rule)
        else:
            left.append(token)
    state.spawns = left


class Roar(Step[UndeadState]):
    """The locomotive makes a BOOM! in its cab."""

    rule: ClassVar[str] = "uoa.train.enter-noise"

    def __init__(self, cab: str, under: str) -> None:
        self.cab = cab
        self.under = under

    def run(self, state: UndeadState) -> None:
        state.scenario.rules.make_noise(state, state.board.places[self.cab], BOOM, self.under)


class ReturnNoise(RelocateNoise):
    """The Noise token has left with the Train and comes back as a Bang!."""

    rule: ClassVar[str] = "uoa.noise.removed-returns"


class SendToStart(Step[UndeadState]):
    """Mobile tokens go to the Starting Spawn Zone."""

    rule: ClassVar[str] = "uoa.train.enter-spawn"

    def __init__(self, tokens: tuple[int, ...], under: str) -> None:
        self.tokens = tokens
        self.under = under

    def run(self, state: UndeadState) -> None:
        start = starting_zone(state)
        for number in self.tokens:
            move_token(state, number, start, self.under)


class PutTokenIn(Option):
    """The token goes to this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone


class KeepToken(AskPlayers[UndeadState]):
    """A Spawn token that is not Mobile stays on the nearest tracks; the players choose among several."""

    rule: ClassVar[str] = "uoa.train.enter-spawn"

    def __init__(self, token: int, token_kind: int, zones: tuple[int, ...], under: str) -> None:
        self.token = token
        self.token_kind = token_kind
        self.zones = zones
        self.under = under

    def renumbered(self, state: UndeadState, heirs: list[int]) -> Step[UndeadState] | None:
        zones = still_there(self.zones, heirs)
        return KeepToken(self.token, self.token_kind, zones, self.under) if zones else None

    def cites(self, state: UndeadState) -> str:
        return self.under

    def options(self, state: UndeadState) -> list[Option]:
        return [PutTokenIn(zone) for zone in self.zones]

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, PutTokenIn)
        move_token(state, self.token, option.zone, self.under)


class KeepNoise(AskPlayers[UndeadState]):
    """The Noise token goes to the nearest street Zone on its side; the players choose among several."""

    rule: ClassVar[str] = "uoa.m2.blow-up-tile"

    def __init__(self, zones: tuple[int, ...], under: str) -> None:
        self.zones = zones
        self.under = under

    def renumbered(self, state: UndeadState, heirs: list[int]) -> Step[UndeadState] | None:
        zones = still_there(self.zones, heirs)
        return KeepNoise(zones, self.under) if zones else None

    def cites(self, state: UndeadState) -> str:
        return self.under

    def options(self, state: UndeadState) -> list[Option]:
        return [PlaceNoise(zone) for zone in self.zones]

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, PlaceNoise)
        state.noise_zone = option.zone
        state.emit(NoiseMoved(option.zone), self.under)


class StepAside(Option):
    """The Survivor goes to this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone


class PushAside(AskPlayers[UndeadState]):
    """A Survivor is put into the nearest street Zone; the players choose among several."""

    rule: ClassVar[str] = "uoa.train.enter-survivors"

    def __init__(self, survivor: int, zones: tuple[int, ...], under: str) -> None:
        self.survivor = survivor
        self.zones = zones
        self.under = under

    def renumbered(self, state: UndeadState, heirs: list[int]) -> Step[UndeadState] | None:
        zones = still_there(self.zones, heirs)
        return PushAside(self.survivor, zones, self.under) if zones else None

    def cites(self, state: UndeadState) -> str:
        return self.under

    def options(self, state: UndeadState) -> list[Option]:
        return [StepAside(zone) for zone in self.zones]

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, StepAside)
        here = state.survivors[self.survivor].zone
        for who, survivor in enumerate(state.survivors):
            if who == self.survivor or (survivor.leader == self.survivor and survivor.zone == here):
                survivor.zone = option.zone
                state.emit(SurvivorPushedAside(who, option.zone), self.under)
