# veglia: interpreted
"""Why a Survivor cannot Search: Soldiers, Civilians and Recyclers each have their own places."""

from veglia.games.zombicide.dark_side.rules.actions.search import DRONE, may_search_here
from veglia.games.zombicide.dark_side.rules.scope import CIVILIAN, RECYCLING
from veglia.games.zombicide.dark_side.rules.seeing import wears
from veglia.games.zombicide.dark_side.rules.state import NO_PIT, DarkState
from veglia.games.zombicide.engine.rules.ability import SEARCHING
from veglia.games.zombicide.engine.rules.pay import can_pay, uses
from veglia.games.zombicide.engine.rules.scope import SEARCH
from veglia.games.zombicide.engine.show.explain.moving import no_action
from veglia.games.zombicide.engine.show.explain.remark import Remark


def search_obstacle(state: DarkState, who: int) -> Remark | None:
    """Return what forbids a Search in the Survivor's Zone."""
    survivor = state.survivors[who]
    zone = survivor.zone
    if state.pits[zone] != NO_PIT:
        return Remark("search_pit", "ds.pit.no-search", zone=zone)
    if not may_search_here(state, who):
        return place_obstacle(state, who, zone)
    if state.zombies_in(zone) > 0:
        return Remark("search_zombies", "ds.act.search-no-xenos", zone=zone, count=state.zombies_in(zone))
    if uses(survivor, SEARCHING) > 0:
        return Remark("search_again", "ds.act.search-once", survivor=who)
    return None if can_pay(survivor, SEARCH) else no_action(state, who)


def place_obstacle(state: DarkState, who: int, zone: int) -> Remark:
    """Return why a Zone is no place to Search for a Survivor."""
    survivor = state.survivors[who]
    if survivor.gifts & RECYCLING != 0:
        return Remark("search_corridor", "ds.skill.recycler", zone=zone)
    if survivor.classes & CIVILIAN != 0:
        return Remark("search_outdoors", "ds.act.search-civilian", zone=zone)
    if wears(state, survivor, DRONE):
        return Remark("search_outdoors", "ds.equip.seeker-drone", zone=zone)
    return Remark("search_security", "ds.act.search-soldier", survivor=who)
