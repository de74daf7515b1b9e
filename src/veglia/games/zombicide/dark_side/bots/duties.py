"""What a party still has to do, as bots see it: ways through doors, keys, errands, the way out."""

from typing import Any, Final

from veglia.games.zombicide.dark_side.rules import card_worth
from veglia.games.zombicide.dark_side.rules.actions.grenade import GRENADE
from veglia.games.zombicide.dark_side.rules.actions.search import DRONE
from veglia.games.zombicide.dark_side.rules.missions.kept import KEPT, red_tokens
from veglia.games.zombicide.dark_side.rules.scope import CIVILIAN
from veglia.games.zombicide.dark_side.rules.seeing import wears
from veglia.games.zombicide.dark_side.rules.state import NO_PIT, DarkState
from veglia.games.zombicide.dark_side.rules.terms import terms_of
from veglia.games.zombicide.engine.bots.armoury import arms
from veglia.games.zombicide.engine.bots.errands import TOGETHER, party, shared_out
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.state import NO_CARD, Survivor

# No way counts as longer than this.
FAR: Final = 24
# What a closed door costs, in Zones: someone has to stop there.
DOOR: Final = 1
# Nobody goes farther than this for the sake of searching.
SEARCHING: Final = 4
# With this force at hand nobody goes looking for more.
WELL_ARMED: Final = 3.0
# So many Xenos count in the Exit Zone while it is not yet time to leave.
CROWDED: Final = 12
# Grenades fly this far; other tools are used on the spot.
THROW: Final = 1


def away(state: DarkState, start: int, end: int) -> int:
    """Return how far it is between two Zones; doors that can be opened are no more than a halt."""
    board = state.board
    return min(FAR, board.ways.distances_from(start)[end], board.paths.distances_from(start)[end] + DOOR)


def nearest(state: DarkState, start: int, ends: list[int]) -> int:
    """Return how far the nearest of some Zones is."""
    best = FAR
    for end in ends:
        best = min(best, away(state, start, end))
    return best


def dispatch(state: DarkState, people: list[int], ends: list[int], reach: int) -> int:
    """Return the ways to go when each Zone gets a Survivor of its own, the shortest way first."""
    ways = [[away(state, state.survivors[who].zone, end) for who in people] for end in ends]
    return shared_out(ways, len(people), reach, FAR)


def work(state: DarkState, weights: Weights) -> float:
    """Return what the goals speak for; those for everyone come last, unless they cannot wait."""
    people = party(state)
    locked = keys(state)
    points = -weights.goal * len(locked)
    beacons = [zone for zones in locked for zone in zones]
    is_last = not locked
    for goal in state.scenario.goals:
        points -= weights.haul * goal.haul(state)
        shelters = goal.shelters(state)
        if shelters:
            points -= weights.shelter * gathering(state, people, shelters)
        if goal.is_for_everyone():
            points += homeward(state, weights, people, goal, is_last)
            continue
        points -= weights.goal * goal.left(state)
        if not goal.is_met(state):
            is_last = False
            beacons += [zone for zone in goal.beacons(state) if zone not in beacons]
            points -= weights.errand * errands(state, people, goal)
    points -= approaching(state, weights, people, beacons) + weights.alone * scattering(state, people)
    return points - weights.search * searching(state, people)


def keys(state: DarkState) -> list[list[int]]:
    """Return for each door that still bars the way out where its key may lie."""
    out = state.exit_zone()
    if out < 0 or not terms_of(state).locks:
        return []
    for survivor in state.survivors:
        if survivor.zone >= 0 and state.board.ways.distances_from(survivor.zone)[out] <= state.board.size:
            return []
    found: list[list[int]] = []
    for lock in terms_of(state).locks:
        if lock.is_locked(state):
            found.append(
                [
                    token.zone
                    for token in state.objectives
                    if token.zone >= 0 and (token.is_hidden or token.colour == lock.colour)
                ]
            )
    return found


def gathering(state: DarkState, people: list[int], zones: list[int]) -> float:
    """Return the way that all of a party still have to go to one of some Zones."""
    total = 0.0
    for who in people:
        total += nearest(state, state.survivors[who].zone, zones)
    return total


def homeward(state: DarkState, weights: Weights, people: list[int], goal: Goal[Any], is_last: bool) -> float:
    """Return what the way out speaks for: for everyone at the end, a little before.

    Before, the whole way counts as if it were as long as can be: the last piece of other work must not look
    dear because everyone's way counts from then on.
    """
    home = goal.beacons(state)
    is_time = is_last or goal.is_urgent(state)
    points = 0.0
    behind = 0
    for who in people:
        way = nearest(state, state.survivors[who].zone, home)
        points -= weights.gather * way if is_time else weights.gather * FAR + weights.home * way
        behind = max(behind, way - 1)
    for zone in goal.keep_clear(state):
        points -= weights.block * (state.zombies_in(zone) if is_time else CROWDED)
    gone = len([one for one in state.survivors if one.zone < 0])
    return points + gone * (weights.leave - weights.abandon * behind)


def errands(state: DarkState, people: list[int], goal: Goal[Any]) -> float:
    """Return the ways to the targets of a goal, where only whoever has the tool is of use."""
    targets = goal.targets(state)
    if not targets:
        return 0.0
    tools = goal.tools(state)
    is_thrown = GRENADE in tools
    able: list[int] = []
    for who in people:
        # Nobody throws into a dark that they cannot see into.
        if not is_thrown or card_worth.sees_into(state, who, targets[0]):
            able += [who] * tools_of(state, who, tools)
    return float(dispatch(state, able, targets, THROW if is_thrown else 0))


def tools_of(state: DarkState, who: int, tools: tuple[str, ...]) -> int:
    """Return how many of the tools a Survivor has: cards by their trait, and Objectives that are kept."""
    count = 0
    for slot in range(state.scenario.library.pack.slots):
        card = state.survivors[who].cards[slot]
        if card != NO_CARD and state.card(card).trait in tools:
            count += 1
    return count + (len(red_tokens(state, who)) if KEPT in tools else 0)


def approaching(state: DarkState, weights: Weights, people: list[int], beacons: list[int]) -> float:
    """Return the ways to beacons: each draws a Survivor of its own, and all a little."""
    if not beacons:
        return 0.0
    points = weights.beacon * dispatch(state, people, beacons, 0)
    for who in people:
        points += weights.approach * nearest(state, state.survivors[who].zone, beacons)
    return points


def scattering(state: DarkState, people: list[int]) -> float:
    """Return how far those who are alone are from the nearest other, beyond the next Zone."""
    total = 0.0
    if len(people) < 2:
        return total
    for who in people:
        others = [state.survivors[other].zone for other in people if other != who]
        total += max(0, nearest(state, state.survivors[who].zone, others) - TOGETHER)
    return total


def searching(state: DarkState, people: list[int]) -> float:
    """Return how far those who lack something are from where they may Search."""
    lacking = False
    for goal in state.scenario.goals:
        if GRENADE in goal.tools(state) and not goal.is_met(state):
            lacking = True
    security = [zone for zone in state.station_board.station.security if state.pits[zone] == NO_PIT]
    far = 0.0
    for who in people:
        survivor = state.survivors[who]
        if lacking or arms(state, survivor) < WELL_ARMED:
            far += way_to_search(state, survivor, security)
    return far


def way_to_search(state: DarkState, survivor: Survivor, security: list[int]) -> int:
    """Return how far a Survivor is from where it may Search, no more than it would go for that."""
    if survivor.classes & CIVILIAN != 0 or wears(state, survivor, DRONE):
        if state.board.is_room(survivor.zone):
            return 0
        for near in state.board.ways.neighbours[survivor.zone]:
            if state.board.is_room(near):
                return 1
        return 2
    return min(SEARCHING, nearest(state, survivor.zone, security))
