"""How good a state looks, by weights: what bots of the family go by."""

import math
from typing import Any, Final

from veglia.games.zombicide.engine.actions.reorganise import ReorganiseCards, TradeWith
from veglia.games.zombicide.engine.armoury import aim, arms, best_spare, worst_hand
from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.peril import danger
from veglia.games.zombicide.engine.state import NO_CARD, NO_COMPANION, ZombicideState
from veglia.games.zombicide.engine.turn import ChooseAction, ChooseSurvivor
from veglia.games.zombicide.engine.weights import Weights
from veglia.kernel.judge import Judge
from veglia.kernel.machine import Option, State

FAR: Final = 12
PHASES: Final = 4
# With this force at hand nobody goes looking for more.
WELL_ARMED: Final = 2.0
# A weapon must be better by this to change hands.
IMPROVEMENT: Final = 0.3


class ZombicideJudge(Judge):
    """Adds up what speaks for and against the players."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def moment(self, state: State) -> int:
        assert isinstance(state, ZombicideState)
        return state.turn.round * PHASES + state.turn.phase

    def is_settled(self, state: State) -> bool:
        return isinstance(state.asking, (ChooseAction, ChooseSurvivor))

    def is_opening(self, state: State) -> bool:
        return isinstance(state.asking, ChooseSurvivor)

    def considers(self, state: State, option: Option) -> bool:
        """Cards are only moved about when someone has a spare weapon that is better than one in Hand."""
        assert isinstance(state, ZombicideState)
        if isinstance(option, (TradeWith, ReorganiseCards)):
            me = state.survivors[state.turn.active]
            you = state.survivors[option.survivor] if isinstance(option, TradeWith) else me
            spare = max(best_spare(state, me), best_spare(state, you))
            return spare > min(worst_hand(state, me), worst_hand(state, you)) + IMPROVEMENT
        return True

    def round(self, state: State) -> int:
        assert isinstance(state, ZombicideState)
        return state.turn.round

    def gain(self, difference: float) -> float:
        return 1.0 / (1.0 + math.exp(-difference / self.weights.scale))

    def chance(self, points: float) -> float:
        return 1.0 / (1.0 + math.exp((self.weights.even - points) / self.weights.doubt))

    def points(self, state: State) -> float:
        assert isinstance(state, ZombicideState)
        points = self.work(state) - danger(state, self.weights) + self.strength(state)
        if state.result is not None:
            # Beside the rest, not instead of it: no state may look worse than a lost one that came from it.
            points += self.weights.lost if state.result.won else -self.weights.lost
        return points

    def has_tool(self, state: ZombicideState, who: int, tools: tuple[str, ...]) -> bool:
        """Return whether a Survivor holds one of the cards that a goal needs."""
        for slot in range(state.scenario.library.pack.slots):
            card = state.survivors[who].cards[slot]
            if card != NO_CARD and state.card(card).trait in tools:
                return True
        return False

    def work(self, state: ZombicideState) -> float:
        """Return what the goals speak for; those for everyone come when the others are met."""
        weights = self.weights
        points = 0.0
        is_last = True
        for goal in state.scenario.goals:
            points -= weights.goal * goal.left(state)
            if goal.is_for_everyone():
                pull = weights.gather if is_last else weights.home
                points -= pull * self.gathering(state, goal.beacons(state))
            elif not goal.is_met(state):
                is_last = False
                points -= self.approaching(state, goal)
        return points - weights.search * self.searching(state)

    def approaching(self, state: ZombicideState, goal: Goal[Any]) -> float:
        """Return the ways to go for a goal: to beacons anyone goes, to targets whoever has the tool."""
        everyone = [
            who for who, one in enumerate(state.survivors) if one.zone >= 0 and one.leader == NO_COMPANION
        ]
        beacons = goal.beacons(state)
        points = 0.0
        if beacons:
            points += self.weights.beacon * dispatch(state, everyone, beacons, 0)
            for who in everyone:
                points += self.weights.approach * nearest(state, who, beacons)
        targets = goal.targets(state)
        if targets:
            able = [who for who in everyone if self.has_tool(state, who, goal.tools(state))]
            points += self.weights.beacon * dispatch(state, able, targets, 1)
        return points

    def gathering(self, state: ZombicideState, beacons: list[int]) -> float:
        """Return the way that all Survivors still have to go."""
        points = 0.0
        if beacons:
            for who, survivor in enumerate(state.survivors):
                if survivor.zone >= 0 and survivor.leader == NO_COMPANION:
                    points += nearest(state, who, beacons)
        return points

    def searching(self, state: ZombicideState) -> float:
        """Return how far those who lack something are from a room, two Zones at most."""
        lacking = False
        for goal in state.scenario.goals:
            if not goal.is_met(state) and goal.targets(state):
                lacking = True
        far = 0.0
        for survivor in state.survivors:
            if survivor.zone < 0 or survivor.leader != NO_COMPANION or state.board.is_room(survivor.zone):
                continue
            if lacking or arms(state, survivor) < WELL_ARMED:
                far += 2.0
                for near in state.board.ways.neighbours[survivor.zone]:
                    if state.board.is_room(near):
                        far -= 1.0
                        break
        return far

    def wanted(self, state: ZombicideState) -> list[str]:
        """Return the traits of cards that are needed."""
        found: list[str] = []
        for goal in state.scenario.goals:
            if not goal.is_met(state):
                found += goal.tools(state)
        return found

    def strength(self, state: ZombicideState) -> float:
        """Return what cards and skills speak for."""
        weights = self.weights
        wanted = self.wanted(state)
        points = -weights.level * state.level()
        for who, survivor in enumerate(state.survivors):
            if survivor.leader != NO_COMPANION or survivor.zone < 0:
                continue
            points += weights.aim * aim(state, who)
            points += weights.adrenaline * survivor.ap
            points += weights.weapon * arms(state, survivor)
            for slot in range(state.scenario.library.pack.slots):
                card = survivor.cards[slot]
                if card != NO_CARD:
                    kind = state.card(card)
                    if kind.trait in wanted:
                        points += weights.tool
                    elif kind.dice == 0:
                        points += weights.item
        return points


def nearest(state: ZombicideState, who: int, beacons: list[int]) -> int:
    """Return a Survivor's distance to the nearest beacon, no more than a limit."""
    distances = state.board.ways.distances[state.survivors[who].zone]
    best = FAR
    for beacon in beacons:
        best = min(best, distances[beacon])
    return best


def dispatch(state: ZombicideState, people: list[int], beacons: list[int], reach: int) -> int:
    """Return the ways to go when each beacon gets a Survivor of its own, the shortest way first."""
    distances = state.board.ways.distances
    free = people[:]
    left = beacons[:]
    total = 0
    while left and free:
        best = FAR + 1
        who = 0
        beacon = 0
        for place, zone in enumerate(left):
            for number, one in enumerate(free):
                away = min(FAR, distances[state.survivors[one].zone][zone])
                if away < best:
                    best = away
                    beacon = place
                    who = number
        total += max(0, best - reach)
        left.pop(beacon)
        free.pop(who)
    return total + FAR * len(left)
