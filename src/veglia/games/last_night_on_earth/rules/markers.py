"""Number Counters: laid face down on random buildings, turned by Heroes who give up a Search for it."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.models import Marker
from veglia.games.last_night_on_earth.rules.random_building import roll_building
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.kernel.machine import Event, Option, Step

# Kinds of markers.
NUMBER: Final = "number"
SEARCH: Final = "search"
SUPPLY: Final = "supply"
COUNTERS: Final = 6
PLACER: Final = "marker/number_counter"
NOWHERE: Final = -1


class MarkerLaid(Event):
    """A marker lies on a building, or in a space; its front may be hidden."""

    def __init__(self, kind: str, building: int, space: int) -> None:
        self.kind = kind
        self.building = building
        self.space = space


class CounterRevealed(Event):
    def __init__(self, hero: int, building: int, number: int) -> None:
        self.hero = hero
        self.building = building
        self.number = number


class RevealCounter(Option):
    """Give up a Search to turn the Number Counter of the building."""

    def __init__(self, hero: int, building: int) -> None:
        self.hero = hero
        self.building = building


def lay(state: LastNightState, kind: str, building: int, space: int, value: int, is_open: bool) -> Marker:
    """Put a marker on a building (`space` is NO_SPACE) or into a space."""
    marker = Marker(kind, building, space, value, is_open)
    state.markers.append(marker)
    return marker


def lay_number_counters(state: LastNightState) -> None:
    """Push the placing of the six counters on random buildings; only then are they mixed, unseen."""
    state.push(MixCounters())
    for _ in range(COUNTERS):
        roll_building(state, state.content.traits[PLACER])


class MixCounters(Step[LastNightState]):
    """Nobody knows which counter lies where."""

    rule: ClassVar[str] = "lnoe.counters.setup"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        numbers = list(range(1, COUNTERS + 1))
        state.dice.shuffle(numbers)
        for marker in state.markers:
            if marker.kind == NUMBER and numbers:
                marker.value = numbers.pop()


def counter_on(state: LastNightState, building: int) -> int:
    """Return the place of the Number Counter of a building among the markers, NOWHERE for none."""
    if building < 0:
        return NOWHERE
    for place, marker in enumerate(state.markers):
        if marker.kind == NUMBER and marker.building == building:
            return place
    return NOWHERE


def counter_to_reveal(state: LastNightState, building: int) -> bool:
    """Return whether a counter lies face down on a building."""
    place = counter_on(state, building)
    return place != NOWHERE and not state.markers[place].is_open


def reveal_counter(state: LastNightState, hero: int, building: int) -> None:
    """Turn the counter of a building; the scenario says what it does."""
    place = counter_on(state, building)
    marker = state.markers[place]
    marker.is_open = True
    state.dice.reveals += 1
    state.emit(CounterRevealed(hero, building, marker.value), "lnoe.counters.reveal")
    scenario_of(state).counter_revealed(state, hero, place)


def lay_on_building(state: LastNightState, kind: str, building: int, value: int, rule: str) -> None:
    """Put a marker face up on a building."""
    lay(state, kind, building, NO_SPACE, value, True)
    state.emit(MarkerLaid(kind, building, NO_SPACE), rule)
