# veglia: interpreted
"""Why a Survivor cannot Search."""

from veglia.games.zombicide.engine.rules.actions.search import has_searched_enough, is_place_to_search
from veglia.games.zombicide.engine.rules.pay import can_pay
from veglia.games.zombicide.engine.rules.scope import SEARCH
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.explain.moving import no_action
from veglia.games.zombicide.engine.show.explain.remark import Remark


def search_obstacle(state: ZombicideState, who: int) -> Remark | None:
    """Return what forbids a Search in the Survivor's Zone."""
    survivor = state.survivors[who]
    if not is_place_to_search(state, who):
        return Remark("search_outdoors", "uoa.actions.search", survivor=who, zone=survivor.zone)
    zombies = state.zombies_in(survivor.zone)
    if zombies > 0:
        return Remark("search_zombies", "uoa.actions.search", zone=survivor.zone, count=zombies)
    if has_searched_enough(state, who):
        return Remark("search_again", "uoa.actions.search-once", survivor=who)
    return None if can_pay(survivor, SEARCH) else no_action(state, who)
