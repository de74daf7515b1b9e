"""What a Hero may do in place of a Search: turn a Number Counter, take a Supply marker."""

from veglia.games.last_night_on_earth.rules import markers, supplies
from veglia.games.last_night_on_earth.rules.markers import RevealCounter
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.supplies import TakeSupply
from veglia.kernel.machine import Option


def options(state: LastNightState, hero: int) -> list[Option]:
    """Return what a Hero who may Search can do instead."""
    if not state.markers:
        return []
    building = state.building_at(state.heroes[hero].space)
    found: list[Option] = []
    if markers.counter_to_reveal(state, building):
        found.append(RevealCounter(hero, building))
    if supplies.on_building(state, building) and supplies.has_hands(state, hero):
        found.append(TakeSupply(hero, building))
    return found


def is_instead(option: Option) -> bool:
    return isinstance(option, (RevealCounter, TakeSupply))


def take(state: LastNightState, hero: int, option: Option) -> None:
    """Do what was chosen; nothing is Searched."""
    if isinstance(option, RevealCounter):
        markers.reveal_counter(state, hero, option.building)
    elif isinstance(option, TakeSupply):
        supplies.take_from_building(state, hero, option.building)
