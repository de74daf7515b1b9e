"""Which uses of cards, items and abilities are worth a thought now.

What may be used at any time is thought of where it matters most: at the start of turns, before fights and in
them, and when a Wound comes; not at every step between.
"""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import aim_of
from veglia.games.last_night_on_earth.rules.hero_moving import ChooseMove
from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import PlayCard, Targeted, UseAbility, UseItem
from veglia.games.last_night_on_earth.rules.reactions import CardAnnounced, HeroActs, Reaction, ZombieMove
from veglia.games.last_night_on_earth.rules.state import LastNightState

# Windows that open often: only what names them is thought of.
FREQUENT: Final = (HeroActs, ZombieMove, CardAnnounced)


def is_timely(state: LastNightState, option: Targeted) -> bool:
    """Return whether a use is worth a thought at this question."""
    asking = state.asking
    if isinstance(asking, ChooseMove):
        moment = ACTIVATION
    elif isinstance(asking, FREQUENT):
        assert isinstance(asking, Reaction)
        moment = asking.moment
    else:
        return True
    if state.sides[asking.seat(state)] != HEROES:
        return True
    if isinstance(option, UseAbility):
        # What the Zombies have in play is dealt with at the start of the turn.
        return isinstance(asking, CardAnnounced) or (option.pick < 0 and option.building < 0)
    if not isinstance(option, (PlayCard, UseItem)):
        return True
    kind = state.kind(option.card)
    if moment not in kind.when:
        return False
    return option.space < 0 or aim_of(state).on_way(state, option.bearer, option)
