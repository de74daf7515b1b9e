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
from veglia.games.last_night_on_earth.rules.reactions import CardAnnounced, HeroActs, ZombieMove
from veglia.games.last_night_on_earth.rules.state import LastNightState

# Windows that open often: only what names them is thought of.
FREQUENT: Final = (ZombieMove, CardAnnounced)


def is_timely(state: LastNightState, option: Targeted) -> bool:
    """Return whether a use is worth a thought at this question."""
    asking = state.asking
    assert asking is not None
    if state.sides[asking.seat(state)] != HEROES:
        return True
    if isinstance(option, (PlayCard, UseItem)) and aim_of(state).keeps(state, state.kind(option.card)):
        return False
    if isinstance(asking, (ChooseMove, HeroActs)):
        if isinstance(option, UseAbility):
            # What the Zombies have in play is dealt with at the start of the turn.
            return option.pick < 0 and option.building < 0
        return isinstance(asking, ChooseMove) and is_meant(state, option, ACTIVATION)
    if isinstance(asking, FREQUENT):
        return isinstance(option, UseAbility) or is_meant(state, option, asking.moment)
    return True


def is_meant(state: LastNightState, option: Targeted, moment: str) -> bool:
    """Return whether what is used names a moment; what is put into a space has to serve the objective."""
    if not isinstance(option, (PlayCard, UseItem)):
        return True
    if moment not in state.kind(option.card).when:
        return False
    return option.space < 0 or moment != ACTIVATION or aim_of(state).on_way(state, option.bearer, option)


def is_any_timely(state: LastNightState) -> bool:
    """Return whether anything that is offered is worth a thought."""
    for option in state.offered:
        if isinstance(option, Targeted) and is_timely(state, option):
            return True
    return False
