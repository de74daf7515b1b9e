"""What bots go by: how far the party is, how well it is, and what threatens it."""

import math
from typing import Final

from veglia.games.dark_darker_darkest.bots import weights
from veglia.games.dark_darker_darkest.bots.belongings import belongings
from veglia.games.dark_darker_darkest.bots.choices import Chooser
from veglia.games.dark_darker_darkest.bots.danger import danger
from veglia.games.dark_darker_darkest.bots.goals import Errands, Outlook, matches_of, terminals
from veglia.games.dark_darker_darkest.bots.presets import plain_answer
from veglia.games.dark_darker_darkest.bots.timing import can_search, can_wait
from veglia.games.dark_darker_darkest.bots.ways import FAR, Ways, ways_of
from veglia.games.dark_darker_darkest.rules.actions.corners import is_usable
from veglia.games.dark_darker_darkest.rules.effects import virus_limit
from veglia.games.dark_darker_darkest.rules.finale_round import FinaleActs, Resume
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.nemesis_moves import standing_corners
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, FLIGHT, DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import action_points
from veglia.kernel.evaluation import Evaluation, Scale
from veglia.kernel.machine import WON, Option, State

SCALE: Final = Scale(farthest=250.0, beyond=1e-6, sure=1e5, passed_over=1e4, standing=0.0)
# So many points more make a win e times as likely; with so many it is as likely as a loss.
DOUBT: Final = 80.0
EVEN: Final = {"dark": 0.0, "darker": 20.0, "darkest": 40.0}
# Where the step stands that follows the actions of a group.
FOLLOWING: Final = 2
PARTS: Final = 16


class DarkestEvaluation(Evaluation):
    """Adds up what is done, what the Survivors have, and what threatens them."""

    def __init__(self) -> None:
        super().__init__(SCALE)
        self.chooser: Final = Chooser()

    def points(self, state: State, side: int) -> float:
        assert isinstance(state, DarkestState)
        return points_of(state)

    def phase_key(self, state: State) -> int:
        """Return a number that changes when a group begins or ends its actions."""
        assert isinstance(state, DarkestState)
        return state.round * PARTS + part_of(state)

    def is_settled(self, state: State) -> bool:
        return isinstance(state.asking, (GroupActs, FinaleActs))

    def considers(self, state: State, option: Option) -> bool:
        assert isinstance(state, DarkestState)
        return self.chooser.considers(state, option)

    def considers_asides(self, state: State) -> bool:
        """Abilities are bought between actions."""
        return self.is_settled(state)

    def preset(self, state: State) -> int:
        assert isinstance(state, DarkestState)
        return plain_answer(state)

    def round(self, state: State) -> int:
        assert isinstance(state, DarkestState)
        return state.round

    def gain(self, difference: float) -> float:
        return rise(difference / DOUBT)

    def chance(self, state: State, points: float, side: int) -> float:
        assert isinstance(state, DarkestState)
        return rise((points - EVEN[state.settings.mode]) / DOUBT)


def part_of(state: DarkestState) -> int:
    """Return the part of the Round: Upkeep, actions or reactions, and how many groups have still to act."""
    agenda = state.agenda
    if state.act != EXPLORATION:
        return 1 if agenda and isinstance(agenda[0], Resume) else 0
    if state.active < 0:
        return PARTS - 1
    is_acting = len(agenda) > FOLLOWING and isinstance(agenda[FOLLOWING], Reactions)
    return 2 * len(state.order) + (0 if is_acting else 1)


def points_of(state: DarkestState) -> float:
    """Return how good a state looks."""
    points = 0.0
    if state.result is not None:
        points += weights.GAME if state.result.outcome(0) == WON else -weights.GAME
    outlook = Outlook(state)
    ways = ways_of(state)
    errands = Errands(state, outlook, ways)
    if state.act == EXPLORATION:
        points += exploration(state, outlook, ways)
    else:
        points += weights.CURE + late(state)
    is_going_in = state.act == EXPLORATION and outlook.left == 0 and not can_search(state)
    step = weights.WAY_IN if is_going_in else weights.WAY
    rooms = 0
    for who, survivor in enumerate(state.survivors):
        if survivor.is_in_play():
            points += health(state, who)
            points -= step * way(state, errands, who) + apart(state, errands, who)
            rooms |= 1 << survivor.room
        elif not survivor.is_aboard:
            points -= weights.DEATH
    if state.act == EXPLORATION and rooms:
        more = rooms.bit_count() - 1
        points -= more * (weights.GROUP + (weights.GROUP_IN_FIRE if state.flame >= 0 else 0.0))
    points += freedom(state) + belongings(state) + expansions(state, ways)
    return points - danger(state)


def exploration(state: DarkestState, outlook: Outlook, ways: Ways) -> float:
    """Return how far the party is on its way into the Laboratory."""
    points = leeway(outlook.spare(state, outlook.wanted, float(nearest_way(state, ways))))
    points -= weights.MARKER * outlook.left
    if outlook.left == 0:
        points += weights.OPEN_LABORATORY * len(state.survivors)
        if state.last_round and state.round >= state.last_round:
            points -= weights.STILL_OUTSIDE
        elif can_wait(state):
            points += weights.PREPARING
    elif not terminals(state):
        points -= weights.GAME / 2
    else:
        points += weights.LOST_CORNER * len(terminals(state))
    if can_insert(state, outlook):
        points += weights.READY
    points += weights.INSERTED * len(state.inserted) + weights.COVERED * outlook.covered
    searched = state.searched.bit_count()
    first = min(weights.ROOMS, searched)
    points += weights.SEARCHED * first + weights.SEARCHED_LATE * (searched - first)
    for place, code in enumerate(state.locks):
        if code < 0:
            points += weights.DOOR
        elif state.shown >> place & 1:
            points += weights.SHOWN
    for count in outlook.colours:
        if count > 0:
            points += weights.COLOUR * (1.0 + weights.COLOUR_AGAIN * min(count - 1, 2))
        else:
            # Not a bonus for the others: a token that is found would take it away.
            points -= weights.COLOUR_WANTED * outlook.wanted
    return points


def can_insert(state: DarkestState, outlook: Outlook) -> bool:
    """Return whether somebody can insert a token now that removes a marker it stands for."""
    if outlook.spaces == 0 or outlook.held == 0:
        return False
    for who in state.in_play():
        for code in state.survivors[who].codes:
            if matches_of(state, code, state.markers) > 0 and is_usable(state, who, "terminal"):
                return True
    return False


def nearest_way(state: DarkestState, ways: Ways) -> int:
    """Return how far the Survivor is from the Laboratory who is nearest to it."""
    to_laboratory = ways.to(2 * state.house.plan.laboratory)
    best = FAR
    for survivor in state.survivors:
        if survivor.is_in_play():
            best = min(best, to_laboratory[survivor.room])
    return best


def leeway(rounds: float) -> float:
    """Return what it is worth to have some Rounds more than needed, or costs to have fewer."""
    if rounds < 0.0:
        return weights.LATE_ROUND * rounds
    scarce = weights.LAST_ROUND * min(rounds, weights.SCARCE)
    if rounds <= weights.SCARCE:
        return scarce
    some = weights.ROUND * (min(rounds, weights.AMPLE) - weights.SCARCE)
    return scarce + some + weights.EARLY_ROUND * max(0.0, rounds - weights.AMPLE)


def late(state: DarkestState) -> float:
    """Return how far the party is in the Grand Finale or the flight."""
    points = weights.CORNER * len(standing_corners(state))
    points -= weights.LATE_DARKNESS * state.darkness if state.act != FLIGHT else 0.0
    nemesis = state.nemesis
    if nemesis is not None:
        points -= weights.NEMESIS_CUBE * sum(nemesis.cubes)
    if state.act == FLIGHT:
        points += weights.FLIGHT
        for who, survivor in enumerate(state.survivors):
            if survivor.is_aboard:
                points += weights.ABOARD + (weights.BEARER_ABOARD if who == state.bearer else 0.0)
    return points


def health(state: DarkestState, who: int) -> float:
    """Return how well a Survivor is."""
    survivor = state.survivors[who]
    left = state.settings.health - survivor.wounds
    points = -weights.WOUND * survivor.wounds
    points -= weights.POINT * (state.settings.side - action_points(state, who))
    if 0 < left < len(weights.LAST_WOUNDS):
        points -= weights.LAST_WOUNDS[left] * (2.0 if who == state.bearer else 1.0)
    if survivor.grip != FREE:
        points -= weights.GRIP
    if survivor.virus() > 0:
        points -= weights.VIRUS * survivor.virus()
        if survivor.virus() >= virus_limit(state, who):
            points -= weights.ACTIVE_VIRUS + weights.CUBE * survivor.cube
    points += weights.XP * survivor.xp + weights.ABILITY * survivor.bought.bit_count()
    for place, ability in enumerate(state.profile(who).abilities):
        if survivor.bought >> place & 1:
            points += weights.XP * ability.xp
    points -= weights.RADIATION * survivor.radiation
    unused = weights.UNUSED if state.act == EXPLORATION else weights.HAND_CUBE
    return points + unused * (survivor.ap + survivor.held_ap)


def way(state: DarkestState, errands: Errands, who: int) -> float:
    """Return how far a Survivor is from what is to be done."""
    away = errands.way(who, state.survivors[who].room)
    if state.act == FLIGHT:
        return away * weights.FLIGHT_WAY / weights.WAY
    if state.act != EXPLORATION:
        return max(0.0, away - 1.0) * weights.FINALE_WAY / weights.WAY
    if away > weights.LONG_WAY:
        away = weights.LONG_WAY + weights.FARTHER * (away - weights.LONG_WAY)
    return away


def apart(state: DarkestState, errands: Errands, who: int) -> float:
    """Return what it costs that companions are elsewhere: they search, defend and open doors together."""
    if state.act != EXPLORATION or errands.is_parting:
        return 0.0
    room = state.survivors[who].room
    cost = 0.0
    for other in state.survivors:
        if other.is_in_play() and other.room != room:
            away = min(weights.MOST_APART, errands.ways.to(other.room)[room])
            cost += weights.ELSEWHERE + weights.APART * away
    return cost


def freedom(state: DarkestState) -> float:
    """Return what it costs when few Survivors are not gripped: when all are the game is lost."""
    people = free = 0
    for survivor in state.survivors:
        if survivor.is_in_play():
            people += 1
            free += survivor.grip == FREE
    if free == people:
        return 0.0
    return -weights.LAST_FREE if free <= 1 else -weights.TWO_FREE if free == 2 else 0.0


def expansions(state: DarkestState, ways: Ways) -> float:
    """Return what Victims and radiation cost."""
    extras = state.extras
    points = 0.0
    if extras.victims:
        to_entrance = ways.to(2 * state.house.plan.entrance)
        for victim in extras.victims:
            points -= weights.VICTIM + weights.VICTIM_WAY * min(12, to_entrance[victim.room])
            points -= weights.VICTIM_WOUND if victim.is_wounded else 0.0
    if state.house.plan.reactor >= 0:
        points += weights.REACTOR_CODE * len(extras.reactor_codes) if extras.is_leaking else 0.0
        if extras.is_shut_down:
            points += weights.SHUT_DOWN + weights.REACTOR_CODE * 2
        elif extras.is_leaking:
            points -= weights.LEAK * extras.radiation.bit_count()
    return points


def rise(number: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, number))))
