"""Ways of up to two Zones that end among Xenos; one that enters a Zone with Xenos goes no further."""

from veglia.games.zombicide.dark_side.rules.state import DarkState


def ways_to_xenos(state: DarkState, who: int) -> list[tuple[int, ...]]:
    """Return the paths from a Survivor's Zone, without that Zone."""
    here = state.survivors[who].zone
    neighbours = state.board.ways.neighbours
    found: list[tuple[int, ...]] = []
    for near in neighbours[here]:
        if state.zombies_in(near) > 0:
            found.append((near,))
            continue
        for far in neighbours[near]:
            if far != here and state.zombies_in(far) > 0:
                found.append((near, far))
    return found
