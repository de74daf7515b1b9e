"""Putting Zombies on the board and taking them off; miniatures are never lost."""

from veglia.games.zombicide.engine.rules.state import ZombicideState


def add(state: ZombicideState, zone: int, kind: int, count: int) -> None:
    """Put miniatures from the reserve into a Zone."""
    assert state.reserve[kind] >= count
    state.reserve[kind] -= count
    state.zombies[zone * state.scenario.kinds + kind] += count


def remove(state: ZombicideState, zone: int, kind: int, count: int) -> None:
    """Take miniatures out of a Zone, back into the reserve."""
    place = zone * state.scenario.kinds + kind
    assert state.zombies[place] >= count
    state.zombies[place] -= count
    state.reserve[kind] += count
    if state.reserve[kind] == state.scenario.library.zombies[kind].miniatures:
        state.scenario.rules.kind_eliminated(state, kind)
    state.scenario.rules.zombies_left(state, zone)


def count_of(state: ZombicideState, zone: int, kind: int) -> int:
    return state.zombies[zone * state.scenario.kinds + kind]


def boss_of(state: ZombicideState) -> int:
    """Return the Abomination's kind."""
    for kind, zombie in enumerate(state.scenario.library.zombies):
        if zombie.is_boss:
            return kind
    return -1
