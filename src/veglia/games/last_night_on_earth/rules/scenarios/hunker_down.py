"""Hunker Down: four Hero turns have to end with two Fully Barricaded buildings, held by Heroes."""

from typing import Final

from veglia.games.last_night_on_earth.rules.barricades import counted_walls, is_fully_barricaded, on_wall
from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event

HOUSES: Final = 2
TURNS: Final = 4
HELD: Final = "turns_held"


class TurnHeld(Event):
    """A turn counts: so many have been held."""

    def __init__(self, count: int) -> None:
        self.count = count


class HunkerDown(Scenario):
    def is_held(self, state: LastNightState, building: int) -> bool:
        """Return whether a building is Fully Barricaded, with a Hero and no Zombie inside."""
        spaces = state.town.buildings[building].spaces
        if not any(one.space in spaces for one in state.heroes):
            return False
        if any(one.space in spaces for one in state.zombies):
            return False
        return is_fully_barricaded(state, building)

    def at_hero_end(self, state: LastNightState) -> None:
        held = sum(1 for building in range(len(state.town.buildings)) if self.is_held(state, building))
        if held >= HOUSES:
            state.add(HELD, 1)
            state.emit(TurnHeld(state.count(HELD)), "lnoe.hunker.track")

    def heroes_win(self, state: LastNightState) -> str:
        return self.rule if state.count(HELD) >= TURNS else ""

    def progress(self, state: LastNightState) -> str:
        return f"{min(state.count(HELD), TURNS)}/{TURNS}"

    def closeness(self, state: LastNightState) -> float:
        """Return how many turns were held; Barricades of the two buildings that have most count, too."""
        shares = sorted(self.shares(state))
        return (state.count(HELD) + 0.75 * sum(shares[-HOUSES:])) / (TURNS + 0.75 * HOUSES)

    def shares(self, state: LastNightState) -> list[float]:
        """Return by building how many of the walls that count have a Barricade, from 0 to 1."""
        town = state.town
        built = [0] * len(town.buildings)
        for barricade in state.barricades:
            built[town.walls[barricade.wall].building] += 1
        return [
            min(1.0, count / max(1, len(counted_walls(state, building))))
            for building, count in enumerate(built)
        ]

    def shelters(self, state: LastNightState) -> list[int]:
        """Return the two buildings that are worth holding: nearly closed, with few walls, near the Heroes."""
        town = state.town
        shares = self.shares(state)
        ranked: list[tuple[float, int]] = []
        for building, share in enumerate(shares):
            walls = len(counted_walls(state, building))
            if not walls or town.buildings[building].pits:
                continue
            first = town.buildings[building].spaces[0]
            far = sum(town.distance(state.heroes[hero].space, first) for hero in state.living())
            ranked.append((walls * (1.0 - share) + far / 10.0, building))
        ranked.sort()
        return [building for _, building in ranked[:HOUSES]]

    def goal_spaces(self, state: LastNightState, hero: int) -> list[int]:
        """The Heroes share two buildings; each goes where a wall of his is still to be closed."""
        shelters = self.shelters(state)
        if not shelters:
            return []
        building = shelters[hero % len(shelters)]
        town = state.town
        missing = [wall for wall in counted_walls(state, building) if on_wall(state, wall) is None]
        spaces = town.buildings[building].spaces
        open_ones = [space for space in spaces if any(wall in missing for wall in town.touched_walls(space))]
        return open_ones or spaces


SCENARIO = HunkerDown
