"""Whether what may be done beside the question is offered as before."""

from veglia.games.zombicide.engine.rules.inventory import Reorganise
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.holding import Holding


def drops_stay(before: ZombicideState, state: ZombicideState) -> bool:
    """Whether the same cards may be dropped, and are told apart in the same way."""
    if len(before.survivors) != len(state.survivors):
        return False
    for old, new in zip(before.survivors, state.survivors):
        if old.cards != new.cards or old.profile != new.profile or old.seat != new.seat:
            return False
    return _traders(before) == _traders(state)


def _traders(state: ZombicideState) -> tuple[int, ...]:
    """Return between whom cards are being moved, if cards of theirs that are alike have to be told apart."""
    asking = state.asking
    if not isinstance(asking, Reorganise) or asking.partner < 0:
        return ()
    holding = Holding(state)
    return holding.traders if any(holding.owners[card] in holding.traders for card in holding.twins) else ()
