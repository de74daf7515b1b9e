"""How many active Spawn tokens the game allows."""

from veglia.games.zombicide.engine.rules.ending import lose
from veglia.games.zombicide.engine.rules.spawn import MOST_ACTIVE
from veglia.games.zombicide.engine.rules.state import ZombicideState


def check_active_tokens(state: ZombicideState) -> None:
    """The seventh active token loses the game."""
    active = 0
    for token in state.spawns:
        active += token.is_active
    if active >= MOST_ACTIVE:
        lose(state, "uoa.end.lose-seventh-spawn")
