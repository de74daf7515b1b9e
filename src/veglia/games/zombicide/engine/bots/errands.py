"""The ways a party has to go, as bots see it: errands for some, the way home for everyone."""

from typing import Final

from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.goals.shared import RecruitCompanions
from veglia.games.zombicide.engine.rules.state import LONE, NO_COMPANION, ZombicideState

FAR: Final = 12
# Who is this near to another is not alone.
TOGETHER: Final = 1


def party(state: ZombicideState) -> list[int]:
    """Return the players' own Survivors on the board."""
    return [who for who, one in enumerate(state.survivors) if one.zone >= 0 and one.leader == NO_COMPANION]


def nearest(state: ZombicideState, who: int, beacons: list[int]) -> int:
    """Return a Survivor's distance to the nearest beacon, no more than a limit."""
    distances = state.board.ways.distances_from(state.survivors[who].zone)
    best = FAR
    for beacon in beacons:
        best = min(best, distances[beacon])
    return best


def dispatch(state: ZombicideState, people: list[int], beacons: list[int], reach: int) -> int:
    """Return the ways to go when each beacon gets a Survivor of its own, the shortest way first.

    One is enough for all that lies in the same Zone.
    """
    ways: list[list[int]] = []
    seen: list[int] = []
    for zone in beacons:
        if zone not in seen:
            seen.append(zone)
            distances = state.board.ways.distances_from
            ways.append([min(FAR, distances(state.survivors[who].zone)[zone]) for who in people])
    return shared_out(ways, len(people), reach, FAR)


def shared_out(ways: list[list[int]], people: int, reach: int, far: int) -> int:
    """Return all ways that are gone when everyone goes to one place, the shortest way first.

    `ways` has those of everyone to each place. Within `reach` is near enough; where nobody goes it is `far`.
    """
    free = list(range(people))
    left = ways[:]
    total = 0
    while left and free:
        best = far + 1
        who = 0
        place = 0
        for at, way in enumerate(left):
            for number, one in enumerate(free):
                if way[one] < best:
                    best = way[one]
                    place = at
                    who = number
        total += max(0, best - reach)
        left.pop(place)
        free.pop(who)
    return total + far * len(left)


def unhurried(state: ZombicideState, people: list[int], urgent: list[int]) -> list[int]:
    """Return who is free for other ways when the nearest Survivor goes to each urgent beacon."""
    free = people[:]
    for zone in urgent:
        distances = state.board.ways.distances_from(zone)
        best = -1
        for who in free:
            if best < 0 or distances[state.survivors[who].zone] < distances[state.survivors[best].zone]:
                best = who
        if best >= 0:
            free.remove(best)
    return free


def stranded(state: ZombicideState) -> list[int]:
    """Return where Companions wait whom no goal asks to recruit, though all have to leave."""
    for goal in state.scenario.goals:
        if isinstance(goal, RecruitCompanions):
            return []
    return [one.zone for one in state.survivors if one.leader == LONE and one.zone >= 0]


def gathering(state: ZombicideState, people: list[int], beacons: list[int]) -> float:
    """Return the way that all of a party still have to go."""
    total = 0.0
    if beacons:
        for who in people:
            total += nearest(state, who, beacons)
    return total


def scattering(state: ZombicideState, people: list[int]) -> float:
    """Return how far those who are alone are from the nearest other, beyond the next Zone."""
    total = 0.0
    for who in people:
        distances = state.board.ways.distances_from(state.survivors[who].zone)
        best = FAR
        for other in people:
            if other != who:
                best = min(best, distances[state.survivors[other].zone])
        if len(people) > 1:
            total += max(0, best - TOGETHER)
    return total


def leaving(state: ZombicideState, people: list[int], beacons: list[int], weights: Weights) -> float:
    """Return what speaks for those who have left: less, the farther someone is behind them."""
    gone = 0
    for survivor in state.survivors:
        if survivor.zone < 0 and survivor.leader == NO_COMPANION:
            gone += 1
    behind = 0
    if beacons:
        for who in people:
            behind = max(behind, nearest(state, who, beacons) - 1)
    return gone * (weights.leave - weights.abandon * behind)
