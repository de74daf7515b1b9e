"""The ways a party has to go, as bots see it: errands for some, the way home for everyone."""

from typing import Final

from veglia.games.zombicide.engine.goals import RecruitCompanions
from veglia.games.zombicide.engine.state import LONE, NO_COMPANION, ZombicideState
from veglia.games.zombicide.engine.weights import Weights

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
    ways = state.board.ways
    free = people[:]
    left: list[int] = []
    for zone in beacons:
        if zone not in left:
            left.append(zone)
    total = 0
    while left and free:
        best = FAR + 1
        who = 0
        beacon = 0
        for place, zone in enumerate(left):
            for number, one in enumerate(free):
                away = min(FAR, ways.distances_from(state.survivors[one].zone)[zone])
                if away < best:
                    best = away
                    beacon = place
                    who = number
        total += max(0, best - reach)
        left.pop(beacon)
        free.pop(who)
    return total + FAR * len(left)


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
