"""Supply Run: Supply markers have to be found in buildings and carried into the Manor House."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import Aim
from veglia.games.last_night_on_earth.rules import supplies
from veglia.games.last_night_on_earth.rules.actions.supply_carry import PickUpSupply, PutDownSupply
from veglia.games.last_night_on_earth.rules.markers import NUMBER, SUPPLY, RevealCounter
from veglia.games.last_night_on_earth.rules.models import Zombie
from veglia.games.last_night_on_earth.rules.scenarios.supply_run import TO_BRING
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

# What a marker counts for that lies in a building or outdoors, or that a Hero carries.
LYING: Final = 0.1
CARRIED: Final = 0.4
# In points: to take a marker, or to turn a counter, in place of moving.
TAKEN: Final = 25.0
# A Hero with one marker goes home where the next one is farther away than this.
DETOUR: Final = 4


class BringSupplies(Aim):
    def closeness(self, state: LastNightState) -> float:
        """Return how many markers are in the house; those with Heroes and in sight count for a part."""
        home = state.town.buildings[state.town.manor].spaces
        points = 0.0
        for marker in state.markers:
            if marker.kind == SUPPLY:
                points += 1.0 if marker.space in home else LYING
        for one in state.heroes:
            points += one.supplies * (1.0 if one.space in home else CARRIED)
        return min(1.0, points / (TO_BRING + 1.0))

    def worth_killing(self, state: LastNightState, zombie: Zombie) -> float:
        """Zombies in the house are in the way once the markers are there."""
        return 0.02 if state.building_at(zombie.space) == state.town.manor else 0.0

    def action_worth(self, state: LastNightState, hero: int, option: Option) -> float:
        return TAKEN if isinstance(option, RevealCounter | supplies.TakeSupply) else 0.0

    def on_way(self, state: LastNightState, hero: int, option: Option) -> bool:
        """Markers are put down in the house, and picked up elsewhere."""
        is_home = state.building_at(state.heroes[hero].space) == state.town.manor
        if isinstance(option, PutDownSupply):
            return is_home
        return isinstance(option, PickUpSupply) and not is_home

    def goal_spaces(self, state: LastNightState, hero: int) -> list[int]:
        """With both hands full home, else to markers and counters that others do not see to."""
        town = state.town
        home = town.buildings[town.manor].spaces
        one = state.heroes[hero]
        if one.supplies == supplies.MOST or enough(state):
            return home
        found = places(state, hero)
        if one.supplies:
            here = min([town.walk(one.space, space) for space in found], default=DETOUR + 1)
            return found if here <= DETOUR else home
        return found or home

    def is_urgent(self, state: LastNightState, hero: int) -> bool:
        return enough(state) or state.heroes[hero].supplies > 0


def enough(state: LastNightState) -> bool:
    """Return whether the Heroes have as many as they need."""
    home = state.town.buildings[state.town.manor].spaces
    brought = sum([int(one.kind == SUPPLY and one.space in home) for one in state.markers])
    return brought + sum([one.supplies for one in state.heroes]) >= TO_BRING


def places(state: LastNightState, hero: int) -> list[int]:
    """Return the spaces at which a Hero finds markers that no other Hero is nearer to."""
    town = state.town
    found: list[int] = []
    for building, one in enumerate(town.buildings):
        count = 0
        for marker in state.markers:
            if marker.building == building:
                if marker.kind == SUPPLY:
                    count += 1
                elif marker.kind == NUMBER and not marker.is_open:
                    count += supplies.MOST
        if count > taken_care(state, hero, one.spaces):
            found += one.spaces
    for marker in state.markers:
        if marker.kind == SUPPLY and marker.space >= 0 and town.building[marker.space] != town.manor:
            found.append(marker.space)
    return found


def taken_care(state: LastNightState, hero: int, spaces: list[int]) -> int:
    """Return how many markers other Heroes can carry who are nearer to some spaces."""
    town = state.town
    far = min([town.walk(state.heroes[hero].space, space) for space in spaces])
    found = 0
    for other in state.living():
        if other != hero and state.heroes[other].supplies < supplies.MOST:
            way = min([town.walk(state.heroes[other].space, space) for space in spaces])
            if way < far or (way == far and other < hero):
                found += supplies.MOST - state.heroes[other].supplies
    return found


AIM = BringSupplies
