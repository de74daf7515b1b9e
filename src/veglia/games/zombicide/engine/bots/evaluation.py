"""How good a state looks, by weights: what bots of the family go by."""

import math
from typing import Any, Final

from veglia.games.zombicide.engine.bots.armoury import aim, arms, best_spare, worst_hand
from veglia.games.zombicide.engine.bots.errands import (
    FAR,
    dispatch,
    gathering,
    leaving,
    nearest,
    party,
    scattering,
    stranded,
    unhurried,
)
from veglia.games.zombicide.engine.bots.packing import best_put, wanted_traits
from veglia.games.zombicide.engine.bots.peril import danger, pressure
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards, TradeWith
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.hits import SpendHit
from veglia.games.zombicide.engine.rules.inventory import Reorganise
from veglia.games.zombicide.engine.rules.state import NO_CARD, NO_COMPANION, NOBODY, Survivor, ZombicideState
from veglia.games.zombicide.engine.rules.turn import ChooseAction, ChooseSurvivor
from veglia.kernel.evaluation import Evaluation, Scale
from veglia.kernel.machine import Option, State

# What the Danger Levels cost, in shares: more Zombies come with each card.
COSTS: Final = (0.0, 1.0, 2.5, 4.5)
PHASES: Final = 4
# Beyond this a curve is as good as flat.
STEEPEST: Final = 40.0
# More than ever stand on a board.
MOST_PEOPLE: Final = 64
# With this force at hand nobody goes looking for more.
WELL_ARMED: Final = 2.0
# A weapon must be better by this to change hands.
IMPROVEMENT: Final = 0.3

# A game is worth 100,000 points, all that can be done in a turn some hundreds. Who lives through a round has
# not lost, which is worth something by itself.
SCALE: Final = Scale(farthest=1500.0, beyond=1e-7, sure=1e7, passed_over=1e6, standing=0.3)


class ZombicideEvaluation(Evaluation):
    """Adds up what speaks for and against the players."""

    def __init__(self, weights: Weights, evens: dict[str, float]) -> None:
        super().__init__(SCALE)
        self.weights: Final = weights
        # The points at which a win is as likely as not, by mission: each has its own work and danger.
        self.evens: Final = evens

    def phase_key(self, state: State) -> int:
        assert isinstance(state, ZombicideState)
        return state.turn.round * PHASES + state.turn.phase

    def is_settled(self, state: State) -> bool:
        return isinstance(state.asking, (ChooseAction, ChooseSurvivor))

    def is_opening(self, state: State) -> bool:
        return isinstance(state.asking, ChooseSurvivor)

    def turn(self, state: State) -> int:
        assert isinstance(state, ZombicideState)
        who = NOBODY if isinstance(state.asking, ChooseSurvivor) else state.turn.active
        return self.phase_key(state) * MOST_PEOPLE + who

    def considers(self, state: State, option: Option) -> bool:
        """Nobody spends hits or fires where a miss could kill; cards go where a spare weapon is better."""
        assert isinstance(state, ZombicideState)
        if isinstance(option, SpendHit):
            return False
        if isinstance(option, RangedAttack):
            return spares_friends(state, option)
        if isinstance(option, (TradeWith, ReorganiseCards)):
            me = state.survivors[state.turn.active]
            you = state.survivors[option.survivor] if isinstance(option, TradeWith) else me
            spare = max(best_spare(state, me), best_spare(state, you))
            return spare > min(worst_hand(state, me), worst_hand(state, you)) + IMPROVEMENT
        return True

    def considers_asides(self, state: State) -> bool:
        """Discarding never helps: nothing counts against who holds a card, and whoever receives one with a
        full inventory is asked where it goes, and may discard then.
        """
        return False

    def preset(self, state: State) -> int:
        """Cards are put where they are worth most at hand."""
        assert isinstance(state, ZombicideState)
        asking = state.asking
        return best_put(state, asking, self.wanted(state)) if isinstance(asking, Reorganise) else -1

    def round(self, state: State) -> int:
        assert isinstance(state, ZombicideState)
        return state.turn.round

    def gain(self, difference: float) -> float:
        return rise(difference / self.weights.scale)

    def chance(self, state: State, points: float, side: int) -> float:
        assert isinstance(state, ZombicideState)
        even = self.evens.get(state.scenario.key, self.weights.even)
        return rise((points - even) / self.weights.doubt)

    def points(self, state: State, side: int) -> float:
        assert isinstance(state, ZombicideState)
        weights = self.weights
        points = self.work(state) - self.danger(state) + self.strength(state)
        points -= pressure(state, weights, self.due(state), self.remedies(state))
        points -= self.quenching(state)
        if state.result is not None:
            # Beside the rest, not instead of it: no state may look worse than a lost one that came from it.
            points += self.weights.lost if state.is_won() else -self.weights.lost
        return points

    def has_tool(self, state: ZombicideState, who: int, tools: tuple[str, ...]) -> bool:
        """Return whether a Survivor holds one of the cards that a goal needs."""
        for slot in range(state.scenario.library.pack.slots):
            card = state.survivors[who].cards[slot]
            if card != NO_CARD and state.card(card).trait in tools:
                return True
        return False

    def danger(self, state: ZombicideState) -> float:
        """Return what the Zombies speak against."""
        return danger(state, self.weights)

    def work(self, state: ZombicideState) -> float:
        """Return what the goals speak for; those for everyone come last, unless they cannot wait."""
        weights = self.weights
        people = party(state)
        points = 0.0
        is_last = True
        beacons: list[int] = []
        urgent: list[int] = []
        for goal in state.scenario.goals:
            points -= weights.haul * goal.haul(state)
            if goal.is_for_everyone():
                lone = stranded(state)
                if lone:
                    is_last = False
                    beacons += lone
                    points -= weights.goal * len(lone)
                points += self.homeward(state, people, goal, is_last)
                continue
            points -= weights.goal * goal.left(state)
            if not goal.is_met(state):
                is_last = False
                points -= self.errands(state, people, goal)
                if self.comes_first(goal):
                    urgent += goal.beacons(state)
                else:
                    beacons += goal.beacons(state)
        free = people
        if urgent:
            points -= weights.beacon * dispatch(state, people, urgent, 0)
            free = unhurried(state, people, urgent)
        points -= self.approaching(state, free, beacons) + weights.alone * scattering(state, people)
        return points - weights.search * self.searching(state)

    def homeward(self, state: ZombicideState, people: list[int], goal: Goal[Any], is_last: bool) -> float:
        """Return what the ways to where all have to go speak for."""
        weights = self.weights
        home = goal.beacons(state)
        points = leaving(state, people, home, weights) if goal.haul(state) == 0.0 else 0.0
        if not is_last and not goal.is_urgent(state):
            # To be done with the rest must not look dear because the way home counts from then on.
            everyone = len([one for one in state.survivors if one.leader == NO_COMPANION])
            return points - weights.gather * FAR * everyone - weights.home * gathering(state, people, home)
        for zone in goal.keep_clear(state):
            points -= weights.block * state.zombies_in(zone)
        carts = self.carts(state, goal)
        if carts:
            points -= weights.beacon * dispatch(state, people, carts, 0)
            people = unhurried(state, people, carts)
        return points - weights.gather * gathering(state, people, home)

    def approaching(self, state: ZombicideState, people: list[int], beacons: list[int]) -> float:
        """Return the ways to beacons: each draws a Survivor of its own, and all a little."""
        if not beacons:
            return 0.0
        points = self.weights.beacon * dispatch(state, people, beacons, 0)
        for who in people:
            points += self.weights.approach * nearest(state, who, beacons)
        return points

    def comes_first(self, goal: Goal[Any]) -> bool:
        """Return whether someone goes to the beacons of a goal before anyone goes to others."""
        return False

    def carts(self, state: ZombicideState, goal: Goal[Any]) -> list[int]:
        """Return where things stand that someone has to bring along when everyone leaves."""
        return []

    def due(self, state: ZombicideState) -> int:
        """Return how many Spawn tokens will have to be woken on the way to the goals."""
        return 0

    def remedies(self, state: ZombicideState) -> int:
        """Return how many cards at hand can put a Spawn token out."""
        return 0

    def quenching(self, state: ZombicideState) -> float:
        """Return the ways of those who can put Spawn tokens out."""
        return 0.0

    def errands(self, state: ZombicideState, people: list[int], goal: Goal[Any]) -> float:
        """Return the ways to the targets of a goal, where only whoever has the tool is of use."""
        targets = goal.targets(state)
        if not targets:
            return 0.0
        tools = goal.tools(state)
        able = [who for who in people if self.has_tool(state, who, tools)]
        return self.weights.errand * dispatch(state, able, targets, 1)

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
        return wanted_traits(state)

    def aim(self, state: ZombicideState, who: int) -> float:
        """Return the force that a Survivor can bring to bear from where it stands."""
        return aim(state, who)

    def strength(self, state: ZombicideState) -> float:
        """Return what cards and skills speak for."""
        weights = self.weights
        wanted = self.wanted(state)
        level = state.level()
        points = -weights.level * COSTS[level]
        for who, survivor in enumerate(state.survivors):
            if survivor.leader != NO_COMPANION or survivor.zone < 0:
                continue
            points += weights.aim * self.aim(state, who) + weights.weapon * arms(state, survivor)
            points += weights.skill * survivor.level
            if survivor.level < level:
                points += weights.adrenaline * survivor.ap
            else:
                nearness = risen(state, survivor)
                points -= weights.caution * nearness * nearness
            for slot in range(state.scenario.library.pack.slots):
                card = survivor.cards[slot]
                if card != NO_CARD:
                    kind = state.card(card)
                    if kind.trait in wanted:
                        points += weights.tool
                    elif kind.dice == 0:
                        points += weights.item
        return points


def rise(number: float) -> float:
    """Return the logistic curve, from 0 through a half to 1."""
    return 1.0 / (1.0 + math.exp(-max(-STEEPEST, min(STEEPEST, number))))


def spares_friends(state: ZombicideState, option: RangedAttack) -> bool:
    """Return whether the friends in a target Zone could take a Wound from every die."""
    friends = [who for who in state.survivors_in(option.zone) if who != state.turn.active]
    if not friends:
        return True
    spare = 0
    for who in friends:
        spare += state.survivors[who].health - state.survivors[who].wounds - 1
    dice = state.card(option.card).dice * (1 if option.second == NO_CARD else 2)
    return spare >= dice * state.card(option.card).damage


def risen(state: ZombicideState, survivor: Survivor) -> float:
    """Return how far a Survivor is on the way to the next Danger Level, from 0 to 1."""
    levels = state.scenario.library.levels
    if survivor.level >= len(levels):
        return 0.0
    last = 0 if survivor.level == 0 else levels[survivor.level - 1]
    return (survivor.ap - last) / (levels[survivor.level] - last)
