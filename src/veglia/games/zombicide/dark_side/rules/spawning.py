"""Xenos appear: at Spawn Zones, out of Pits, and the Abomination when miniatures run out."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.cards import XenoCard
from veglia.games.zombicide.dark_side.rules.events import NoOpenPit, TankInstead
from veglia.games.zombicide.dark_side.rules.pits import open_pits
from veglia.games.zombicide.dark_side.rules.reflexes import XenosAppeared
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.terms import terms_of
from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.activation import ExtraActivation
from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.events import MiniaturesShort, NothingSpawned, ZombiesSpawned
from veglia.games.zombicide.engine.rules.renumber import still_there
from veglia.games.zombicide.engine.rules.spawn import is_boss_here
from veglia.kernel.machine import Option, Step


class AbominationsAgain(ExtraActivation):
    """All Abominations on the board are activated once more; outside an Open Pit they dig."""

    rule: ClassVar[str] = "ds.spawn.abomination-card-1"


class ShortageActivation(ExtraActivation):
    """The same when miniatures have run out."""

    rule: ClassVar[str] = "ds.shortage.step-1"


def read_xeno_card(state: DarkState, zone: int, card: XenoCard) -> None:
    """Do what a card says."""
    level = state.level()
    rising_tide = terms_of(state).rising_tide
    if card.extra_activation:
        if level == 0:
            state.emit(NothingSpawned(zone), "ds.spawn.extra-activation-blue")
        else:
            state.push(ExtraActivation(card.kind))
        state.scenario.rules.extra_activation_drawn(state)
        return
    if card.is_pit:
        spawn_in_pits(state, card.kind, card.counts[level], "ds.spawn.pit-card")
        return
    if card.kind != zombies.boss_of(state):
        spawn_here(state, zone, card.kind, card.counts[level], "ds.spawn.read-level")
    elif rising_tide and state.level_reached() == 0:
        state.emit(TankInstead(zone), rising_tide)
        spawn_here(state, zone, tank_of(state), 1, rising_tide)
    else:
        state.push(PlaceAbomination((zone,), (), "ds.spawn.abomination-card-2"))
        if is_boss_here(state):
            state.push(AbominationsAgain(card.kind))


def tank_of(state: DarkState) -> int:
    for kind, zombie in enumerate(state.scenario.library.zombies):
        if zombie.id == "tank":
            return kind
    return -1


def spawn_here(state: DarkState, zone: int, kind: int, count: int, rule: str) -> None:
    """Put Xenos into a Zone; when miniatures run out, Abominations act and one more comes."""
    there = min(count, state.reserve[kind])
    filled: tuple[int, ...] = ()
    if there > 0:
        filled = (zone,)
        zombies.add(state, zone, kind, there)
        state.emit(ZombiesSpawned(kind, there, zone), rule)
    if there < count:
        state.emit(MiniaturesShort(kind), "ds.shortage.place-rest")
        call_abomination(state, (zone,), filled, "ds.shortage.step-2")
    else:
        state.push(XenosAppeared(filled))


def call_abomination(state: DarkState, zones: tuple[int, ...], filled: tuple[int, ...], rule: str) -> None:
    """Miniatures have run out: all Abominations act, then an available one comes."""
    state.push(PlaceAbomination(zones, filled, rule))
    if is_boss_here(state):
        state.push(ShortageActivation(zombies.boss_of(state)))


class AppearAt(Option):
    """They appear in this Zone."""

    def __init__(self, kind: int, zone: int) -> None:
        self.kind = kind
        self.zone = zone


class PlaceAbomination(AskPlayers[DarkState]):
    """An Abomination comes, if one is left; of several Zones the players choose one."""

    rule: ClassVar[str] = "ds.spawn.abomination-card-2"

    def __init__(self, zones: tuple[int, ...], filled: tuple[int, ...], under: str) -> None:
        self.zones = zones
        # Where the same card has put other Xenos.
        self.filled = filled
        self.under = under

    def renumbered(self, state: DarkState, heirs: list[int]) -> Step[DarkState] | None:
        return PlaceAbomination(still_there(self.zones, heirs), still_there(self.filled, heirs), self.under)

    def cites(self, state: DarkState) -> str:
        return self.under

    def run(self, state: DarkState) -> None:
        if self.options(state):
            super().run(state)
        else:
            state.push(XenosAppeared(self.filled))

    def options(self, state: DarkState) -> list[Option]:
        kind = self._kind(state)
        if state.reserve[kind] == 0:
            return []
        return [AppearAt(kind, zone) for zone in self.zones]

    def _kind(self, state: DarkState) -> int:
        """Return what comes: a Tank while the mission lets no Abomination come."""
        if terms_of(state).rising_tide and state.level_reached() == 0:
            return tank_of(state)
        return zombies.boss_of(state)

    def take(self, state: DarkState, option: Option) -> None:
        assert isinstance(option, AppearAt)
        zombies.add(state, option.zone, option.kind, 1)
        state.emit(ZombiesSpawned(option.kind, 1, option.zone), self.under)
        state.push(XenosAppeared(each_once((*self.filled, option.zone))))


def each_once(zones: tuple[int, ...]) -> tuple[int, ...]:
    """Return Zones, each once."""
    return tuple(sorted(set(zones)))


def spawn_in_pits(state: DarkState, kind: int, count: int, rule: str) -> None:
    """So many Xenos appear in every Open Pit; where miniatures run short the players choose the Pits."""
    zones = open_pits(state)
    if not zones:
        state.emit(NoOpenPit(), rule)
        return
    state.push(FillPits(tuple(zones), (), kind, count, rule))


class FillPits(AskPlayers[DarkState]):
    """Open Pits receive their Xenos, one Pit after the other."""

    rule: ClassVar[str] = "ds.spawn.pit-card-shortage"

    def __init__(
        self, zones: tuple[int, ...], done: tuple[int, ...], kind: int, count: int, under: str
    ) -> None:
        # Pits that wait for theirs, and those that have some.
        self.zones = zones
        self.done = done
        self.kind = kind
        self.count = count
        self.under = under

    def renumbered(self, state: DarkState, heirs: list[int]) -> Step[DarkState] | None:
        zones = still_there(self.zones, heirs)
        done = still_there(self.done, heirs)
        return FillPits(zones, done, self.kind, self.count, self.under)

    def run(self, state: DarkState) -> None:
        needed = self.count * len(self.zones)
        if needed <= state.reserve[self.kind]:
            for zone in self.zones:
                self._put(state, zone, self.count)
            state.push(XenosAppeared((*self.done, *self.zones)))
        elif state.reserve[self.kind] > 0:
            super().run(state)
        else:
            state.emit(MiniaturesShort(self.kind), self.rule)
            call_abomination(state, self.zones, self.done, "ds.spawn.pit-card-shortage-2")

    def options(self, state: DarkState) -> list[Option]:
        return [AppearAt(self.kind, zone) for zone in self.zones]

    def take(self, state: DarkState, option: Option) -> None:
        assert isinstance(option, AppearAt)
        there = min(self.count, state.reserve[self.kind])
        self._put(state, option.zone, there)
        # A Pit that did not get all of them still waits for the Abomination.
        if there == self.count:
            left = tuple([zone for zone in self.zones if zone != option.zone])
            state.push(FillPits(left, (*self.done, option.zone), self.kind, self.count, self.under))
        else:
            state.push(FillPits(self.zones, (*self.done, option.zone), self.kind, self.count, self.under))

    def _put(self, state: DarkState, zone: int, count: int) -> None:
        if count > 0:
            zombies.add(state, zone, self.kind, count)
            state.emit(ZombiesSpawned(self.kind, count, zone), self.under)
