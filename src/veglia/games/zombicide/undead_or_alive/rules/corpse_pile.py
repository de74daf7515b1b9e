"""Corpse Piles awaken when a Survivor first enters their building on their tile."""

from veglia.games.zombicide.engine.rules.spawn import CORPSE_PILE, place_token
from veglia.games.zombicide.undead_or_alive.rules.events import CorpsePileAwakened
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


def awaken_piles(state: UndeadState, who: int) -> None:
    """Awaken the Pile of the room a Survivor has entered, if it sleeps still."""
    zone = state.survivors[who].zone
    if not state.board.is_room(zone):
        return
    for number, pile in enumerate(state.board.piles):
        if zone in pile.rooms and number not in state.awakened:
            state.awakened.append(number)
            state.emit(CorpsePileAwakened(who, pile.zone), "uoa.spawn.corpse-pile-activate")
            place_token(state, CORPSE_PILE, pile.zone, "uoa.spawn.corpse-pile-activate")
