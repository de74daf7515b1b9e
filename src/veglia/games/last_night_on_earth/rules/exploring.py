"""Free Search and Exploration markers: laid in empty buildings, used at the end of a movement there."""

from typing import Final

from veglia.games.last_night_on_earth.rules.entering import NewHeroDrawn, NobodyLeft, PlaceHero, add_hero
from veglia.games.last_night_on_earth.rules.markers import NOWHERE, SEARCH, MarkerLaid, lay
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import NUMBER
from veglia.games.last_night_on_earth.rules.questions import ask
from veglia.games.last_night_on_earth.rules.searching import FreeSearch
from veglia.games.last_night_on_earth.rules.spawning import bring, room_for
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE, OUTDOORS
from veglia.kernel.machine import Event

# Fronts of the markers.
FREE: Final = 0
SURPRISE_ONE: Final = 1
SURPRISE_TWO: Final = 2
FOUND: Final = 3
# The trait that asks two Zombie players whose Zombie comes, and the colour of a single one.
PLACER: Final = "marker/surprise_zombie"
EITHER: Final = -1
# The twenty Exploration sides.
FRONTS: Final = (FREE,) * 16 + (SURPRISE_ONE,) * 2 + (SURPRISE_TWO, FOUND)


class SearchMarkerUsed(Event):
    """A Hero discards a Free Search marker to Search."""

    def __init__(self, hero: int, building: int) -> None:
        self.hero = hero
        self.building = building


class Explored(Event):
    """A Hero turns an Exploration marker: `front` is FREE, SURPRISE_ONE, SURPRISE_TWO or FOUND."""

    def __init__(self, hero: int, building: int, front: int) -> None:
        self.hero = hero
        self.building = building
        self.front = front


def empty_buildings(state: LastNightState) -> list[int]:
    """Return the buildings in which no Hero starts."""
    taken = {state.building_at(hero.space) for hero in state.heroes}
    return [building for building in range(len(state.town.buildings)) if building not in taken]


def lay_search_markers(state: LastNightState) -> None:
    """Lay a Free Search marker in every empty building, and four in the Manor House, one on each side."""
    for building in empty_buildings(state):
        if building != state.town.manor:
            lay(state, SEARCH, building, NO_SPACE, FREE, True)
            state.emit(MarkerLaid(SEARCH, building, NO_SPACE), "lnoe.freesearch.setup")
    for side in state.town.manor_sides:
        lay(state, SEARCH, state.town.manor, side[0], FREE, True)
        state.emit(MarkerLaid(SEARCH, state.town.manor, side[0]), "lnoe.freesearch.manor")


def lay_exploration(state: LastNightState) -> None:
    """Lay an Exploration marker face down in every empty building; the rest goes back to the box unseen."""
    fronts = list(FRONTS)
    state.dice.shuffle(fronts)
    for building in empty_buildings(state):
        lay(state, SEARCH, building, NO_SPACE, fronts.pop(), False)
        state.emit(MarkerLaid(SEARCH, building, NO_SPACE), "lnoe.explore.setup")
    for front in fronts:
        lay(state, SEARCH, OUTDOORS, NO_SPACE, front, False)


def marker_for(state: LastNightState, hero: int) -> int:
    """Return the place of the marker that a Hero can use where he is, NOWHERE for none."""
    space = state.heroes[hero].space
    building = state.building_at(space)
    if building == OUTDOORS:
        return NOWHERE
    for place, marker in enumerate(state.markers):
        if marker.kind == SEARCH and marker.building == building:
            if marker.space == NO_SPACE or space in side_of(state, marker.space):
                return place
    return NOWHERE


def side_of(state: LastNightState, space: int) -> list[int]:
    """Return the spaces of a side of the Manor House."""
    for side in state.town.manor_sides:
        if space in side:
            return side
    return []


def use_marker(state: LastNightState, hero: int) -> None:
    """Let a Hero use the marker of his building: it is discarded, and what is on it happens at once."""
    marker = state.markers.pop(marker_for(state, hero))
    if marker.is_open:
        state.emit(SearchMarkerUsed(hero, marker.building), "lnoe.freesearch.use")
        state.push(FreeSearch(hero, "lnoe.freesearch.use"))
        return
    state.dice.reveals += 1
    state.emit(Explored(hero, marker.building, marker.value), "lnoe.explore.reveal")
    if marker.value == FREE:
        state.push(FreeSearch(hero, "lnoe.explore.free-search"))
    elif marker.value == FOUND:
        find_hero(state, hero, marker.building)
    else:
        surprise(state, state.heroes[hero].space, marker.value)


def surprise(state: LastNightState, space: int, count: int) -> None:
    """Place new Zombies in a Hero's space; he fights them in his step 4.

    Of two Zombie players either may say whose Zombie comes, while both have one in the pool.
    """
    is_shared = len(state.seats_of(ZOMBIES)) > 1
    for left in range(count, 0, -1):
        colours = [one for one in ((BROWN, GREEN) if is_shared else (EITHER,)) if room_for(state, one)]
        if len(colours) > 1:
            placer = state.content.traits[PLACER]
            seats = tuple(state.seats_of(ZOMBIES))
            ask(state, placer, seats, "colour", NUMBER, colours, data=(space, left))
            return
        for colour in colours:
            bring(state, colour, space, False, "lnoe.explore.surprise-attack")


def find_hero(state: LastNightState, hero: int, building: int) -> None:
    """Let a new Hero enter where he was found, with a card; he acts from the next Hero turn on."""
    seat = state.heroes[hero].seat
    if not state.hero_pool:
        state.emit(NobodyLeft(seat), "lnoe.death.pool-empty")
        return
    kind = state.hero_pool[state.dice.below(len(state.hero_pool))]
    found = add_hero(state, kind, seat, True)
    state.heroes[found].is_activated = True
    state.emit(NewHeroDrawn(found, seat), "lnoe.explore.new-hero")
    state.push(PlaceHero(found, tuple(state.town.buildings[building].spaces), 1))
