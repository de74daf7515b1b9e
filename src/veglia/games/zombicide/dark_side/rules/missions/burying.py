"""Pits to be buried: two Seismic Grenades in one Players' Phase remove the Spawn Zone above each."""

from typing import Any, ClassVar, Final

from veglia.games.zombicide.dark_side.rules.actions.grenade import GRENADE
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.spawn_tokens import remove_spawns
from veglia.games.zombicide.dark_side.rules.special import SpecialRow
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.turn import PLAYERS

GRENADES: Final = 2


class Burying(MissionRule):
    """The Spawn Zones that go down with their Pits."""

    def __init__(self, zones: list[int], rule: str) -> None:
        self.zones: Final = zones
        self.rule: Final = rule

    def goals(self) -> list[Goal[Any]]:
        return [BuryPits(self)]

    def open_zones(self, state: DarkState) -> list[int]:
        """Return the Zones that still have a Spawn token."""
        held = [token.zone for token in state.spawns]
        return [zone for zone in self.zones if zone in held]

    def exploded(self, state: DarkState, zone: int) -> None:
        if state.turn.phase != PLAYERS:
            # An extra Turn in the Xenos' Phase is no part of a Players' Phase.
            return
        state.pieces.blasts.append(zone)
        if zone in self.zones and state.pieces.blasts.count(zone) >= GRENADES:
            remove_spawns(state, zone, self.rule)

    def xenos_phase_begun(self, state: DarkState) -> None:
        state.pieces.blasts = []


class BuryPits(Goal[DarkState]):
    """Bury all Pits of the mission."""

    id: ClassVar[str] = "bury_pits"

    def __init__(self, burying: Burying) -> None:
        self.burying: Final = burying

    def is_met(self, state: DarkState) -> bool:
        return not self.burying.open_zones(state)

    def left(self, state: DarkState) -> float:
        """Return what is left: half for each grenade to be thrown, half for each that nobody has yet."""
        needed = len(self.targets(state))
        held = 0
        for survivor in state.survivors:
            held += len([card for card in survivor.cards if card >= 0 and state.card(card).trait == GRENADE])
        return 0.5 * needed + 0.5 * max(0, needed - held)

    def targets(self, state: DarkState) -> list[int]:
        """Return the Pits, each as often as it needs a grenade; those thrown count until the phase ends."""
        found: list[int] = []
        for zone in self.burying.open_zones(state):
            found += [zone] * max(0, GRENADES - state.pieces.blasts.count(zone))
        return found

    def tools(self, state: DarkState) -> tuple[str, ...]:
        return (GRENADE,)

    def progress(self, state: DarkState) -> tuple[int, int]:
        total = len(self.burying.zones)
        return (total - len(self.burying.open_zones(state)), total)


def make(row: SpecialRow, site: Site) -> Burying:
    zones = [site.zone(name, "burying") for name in row.take("zones", list[str])]
    return Burying(zones, row.take("rule", str))
