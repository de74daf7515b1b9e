"""Escape in the Truck: Gasoline and Keys have to be found and brought to the truck, with two Heroes."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import SURELY, Aim, bearers
from veglia.games.last_night_on_earth.rules.content import CardKind
from veglia.games.last_night_on_earth.rules.scenarios.escape_truck import (
    CREW,
    FILLED,
    FUEL,
    KEYS,
    FillTruck,
)
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

FOUND: Final = 50.0


class DriveOff(Aim):
    def closeness(self, state: LastNightState) -> float:
        """Return how much is done: fuel found or filled in, Keys found, Heroes at the truck."""
        has_keys = bool(bearers(state, KEYS))
        found = 0.25 if has_keys else 0.0
        if state.count(FILLED):
            found += 0.4
        elif bearers(state, FUEL):
            found += 0.2
        if state.count(FILLED) and has_keys:
            crew = min(CREW, len(state.heroes_in(state.town.truck)))
            is_clear = crew == CREW and not state.zombies_in(state.town.truck)
            found += 0.05 * crew + (0.15 if is_clear else 0.0)
        return found

    def is_searching(self, state: LastNightState) -> bool:
        return not bearers(state, KEYS) or not (state.count(FILLED) or bearers(state, FUEL))

    def card_worth(self, state: LastNightState, hero: int, kind: CardKind) -> float:
        if kind.id == KEYS and not bearers(state, KEYS):
            return FOUND
        return FOUND if kind.id == FUEL and not state.count(FILLED) and not bearers(state, FUEL) else 0.0

    def action_worth(self, state: LastNightState, hero: int, option: Option) -> float:
        return SURELY if isinstance(option, FillTruck) else 0.0

    def keeps(self, state: LastNightState, kind: CardKind) -> bool:
        return kind.id in (KEYS, FUEL)

    def goal_spaces(self, state: LastNightState, hero: int) -> list[int]:
        """Whoever has what the truck needs goes there; once it is filled and Keys are found, everybody."""
        is_needed = hero in bearers(state, FUEL) and not state.count(FILLED)
        is_ready = state.count(FILLED) and bearers(state, KEYS)
        return [state.town.truck] if is_needed or is_ready else []


AIM = DriveOff
