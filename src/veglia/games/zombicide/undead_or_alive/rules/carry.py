"""When the Train's tiles change the map: which Zone becomes which, and everything that goes along."""

from typing import Any

from veglia.games.zombicide.engine.rules.board import BALCONY, STREET, ZombicideBoard
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective, SpawnToken
from veglia.games.zombicide.undead_or_alive.rules.events import MapChanged
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.board import UNREACHABLE
from veglia.kernel.machine import Step


class Passage:
    """From the Zones of one board to those of another with the same tiles around another strip."""

    def __init__(self, old: ZombicideBoard, new: ZombicideBoard) -> None:
        self.old = old
        self.new = new
        self.zone_at: dict[tuple[int, int], int] = {}
        for zone, cells in enumerate(new.cells):
            if new.kinds[zone] != BALCONY:
                for cell in cells:
                    self.zone_at[cell] = zone
        self.heirs: list[list[int]] = [self._heirs(zone) for zone in range(old.size)]

    def _heirs(self, zone: int) -> list[int]:
        """Return what an old Zone becomes: a building keeps its name, a street its place."""
        if self.old.kinds[zone] == STREET:
            found = {self.zone_at.get(cell, OFF_BOARD) for cell in self.old.cells[zone]}
            return sorted([one for one in found if one >= 0 and self.new.kinds[one] == STREET])
        names = [name for name, other in self.old.places.items() if other == zone]
        return [self.new.places[name] for name in names if name in self.new.places]

    def renumbering(self) -> list[int]:
        """Return the new Zone of each old one, OFF_BOARD for those that are no more; the first of several."""
        return [heirs[0] if heirs else OFF_BOARD for heirs in self.heirs]

    def altered(self) -> list[int]:
        """Return the old street Zones that lose area to the Train."""
        return [
            zone
            for zone in range(self.old.size)
            if self.old.kinds[zone] == STREET and self._loses(self.old.cells[zone])
        ]

    def _loses(self, cells: list[tuple[int, int]]) -> bool:
        for cell in cells:
            now = self.zone_at.get(cell, OFF_BOARD)
            if now < 0 or self.new.kinds[now] != STREET:
                return True
        return False

    def nearest(self, zone: int, wanted: list[int]) -> list[int]:
        """Return those of some new street Zones that are nearest to an old Zone."""
        best = UNREACHABLE
        found: set[int] = set()
        for other in range(self.old.size):
            away = self.old.ways.distance(zone, other)
            if self.old.kinds[other] != STREET or away > best:
                continue
            heirs = [heir for heir in self.heirs[other] if heir in wanted]
            if heirs and away < best:
                best = away
                found = set()
            found.update(heirs)
        return sorted(found)

    def streets(self) -> list[int]:
        return [zone for zone in range(self.new.size) if self.new.kinds[zone] == STREET]

    def tracks(self, strip: tuple[str, ...]) -> list[int]:
        """Return the new Zones with tracks in them; without any tracks, all streets."""
        streets = self.streets()
        found = {zone for name, zone in self.new.places.items() if name.partition(".")[0] in strip}
        return sorted(found.intersection(streets)) or streets


def set_out(state: UndeadState, board: ZombicideBoard) -> Passage:
    """Begin a passage to another board: all that is pending speaks of its Zones from now on.

    Steps pushed after this, and before `carry` replaces the board, must speak of them, too.
    """
    passage = Passage(state.board, board)
    heirs = passage.renumbering()
    pending: list[Step[Any]] = []
    for step in state.agenda:
        kept = step.renumbered(state, heirs)
        if kept is not None:
            pending.append(kept)
    state.agenda = pending
    return passage


def heir(passage: Passage, zone: int) -> int:
    """Return the Zone that takes an old one's place, also for what is nowhere; the first of several."""
    if zone < 0:
        return zone
    return passage.heirs[zone][0] if passage.heirs[zone] else passage.nearest(zone, passage.streets())[0]


def carry(state: UndeadState, passage: Passage, strip: tuple[str, ...]) -> None:
    """Replace the board, and take everything that stands in Zones over to the new one."""
    state.emit(MapChanged(passage.old.key, passage.new.key), "uoa.train.tracks-merge")
    kinds = state.scenario.kinds
    counts = [0] * (passage.new.size * kinds)
    for place, count in enumerate(state.zombies):
        if count > 0:
            counts[heir(passage, place // kinds) * kinds + place % kinds] += count
    state.board = passage.new
    state.strip = strip
    state.zombies = counts
    for survivor in state.survivors:
        survivor.zone = heir(passage, survivor.zone)
    state.spawns = [SpawnToken(one.kind, heir(passage, one.zone), one.is_active) for one in state.spawns]
    state.objectives = [
        Objective(heir(passage, one.zone), one.colour, one.is_taken, one.is_hidden, one.holder)
        for one in state.objectives
    ]
    for at in range(0, len(state.arrivals), 4):
        for place in (at, at + 1):
            state.arrivals[place] = heir(passage, state.arrivals[place])
    state.vade_retro = [heir(passage, zone) for zone in state.vade_retro]
    state.noise_zone = heir(passage, state.noise_zone)
    state.wagon_zone = heir(passage, state.wagon_zone)
    state.gatling_zone = heir(passage, state.gatling_zone)
