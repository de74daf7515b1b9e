"""Escape in the Truck: it has to be filled, then two Heroes drive off with the Keys."""

from typing import Final

from veglia.games.last_night_on_earth.rules.cards import discard_item, has_item
from veglia.games.last_night_on_earth.rules.scenario import Scenario, ScenarioStep
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event, Option

FILLED: Final = "truck_filled"
CREW: Final = 2
FUEL: Final = "gasoline"
KEYS: Final = "keys"
# Set while a Hero turn starts with everything in place.
READY: Final = "truck_leaves"


class FillTruck(ScenarioStep):
    """Discard Gasoline to fill the truck."""

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card


class TruckFilled(Event):
    def __init__(self, hero: int) -> None:
        self.hero = hero


class EscapeInTheTruck(Scenario):
    def heroes_win(self, state: LastNightState) -> str:
        return self.rule if state.count(READY) else ""

    def progress(self, state: LastNightState) -> str:
        return f"{min(state.count(FILLED), 1)}/1"

    def at_hero_start(self, state: LastNightState) -> None:
        """The Heroes drive off at the start of a Hero turn, if no Zombie is with them."""
        space = state.town.truck
        crew = state.heroes_in(space)
        has_keys = any(has_item(state, hero, KEYS) for hero in crew)
        if state.count(FILLED) and len(crew) >= CREW and has_keys and not state.zombies_in(space):
            state.counts[READY] = 1

    def steps(self, state: LastNightState, hero: int) -> list[Option]:
        one = state.heroes[hero]
        if state.count(FILLED) or one.space != state.town.truck:
            return []
        cans = [card for item in one.items for card in item if state.kind(card).id == FUEL]
        return [FillTruck(hero, card) for card in cans]

    def take_step(self, state: LastNightState, hero: int, option: Option) -> None:
        assert isinstance(option, FillTruck)
        state.counts[FILLED] = 1
        state.emit(TruckFilled(hero), self.rule)
        discard_item(state, hero, option.card, is_saved=True)


SCENARIO = EscapeInTheTruck
