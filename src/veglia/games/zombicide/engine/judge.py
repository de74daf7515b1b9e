"""How good a state looks, by weights: what bots of the family go by."""

from typing import Final

from veglia.games.zombicide.engine.cards import CardType
from veglia.games.zombicide.engine.state import (
    EQUIPPED,
    NO_CARD,
    NO_COMPANION,
    SLOTS,
    Survivor,
    ZombicideState,
)
from veglia.games.zombicide.engine.turn import ChooseAction, ChooseSurvivor
from veglia.kernel.board import UNREACHABLE
from veglia.kernel.judge import Judge
from veglia.kernel.machine import State

FAR: Final = 12
WON: Final = 1000.0
PHASES: Final = 4


class Weights:
    """What counts how much; a title's content file holds the numbers."""

    def __init__(
        self,
        goal: float,
        beacon: float,
        approach: float,
        gather: float,
        wound: float,
        lethal: float,
        threat: float,
        near: float,
        zombie: float,
        boss: float,
        spawn: float,
        weapon: float,
        tool: float,
        item: float,
        adrenaline: float,
        level: float,
        scale: float,
    ) -> None:
        # Pieces of work left, the distance of the nearest Survivor to a beacon, of each to its nearest.
        self.goal: Final = goal
        self.beacon: Final = beacon
        self.approach: Final = approach
        # The distance of each Survivor to where all have to go.
        self.gather: Final = gather
        self.wound: Final = wound
        # Wounds to come beyond what a Zone's Survivors can take, wounds to come, Zombies close by.
        self.lethal: Final = lethal
        self.threat: Final = threat
        self.near: Final = near
        self.zombie: Final = zombie
        self.boss: Final = boss
        self.spawn: Final = spawn
        self.weapon: Final = weapon
        self.tool: Final = tool
        self.item: Final = item
        self.adrenaline: Final = adrenaline
        self.level: Final = level
        # How many points make a win e times as likely.
        self.scale: Final = scale


class ZombicideJudge(Judge):
    """Adds up what speaks for and against the players."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def moment(self, state: State) -> int:
        assert isinstance(state, ZombicideState)
        return state.turn.round * PHASES + state.turn.phase

    def is_settled(self, state: State) -> bool:
        return isinstance(state.asking, (ChooseAction, ChooseSurvivor))

    def scale(self) -> float:
        return self.weights.scale

    def points(self, state: State) -> float:
        assert isinstance(state, ZombicideState)
        if state.result is not None:
            return WON if state.result.won else -WON
        return self.work(state) + self.danger(state) + self.strength(state)

    def work(self, state: ZombicideState) -> float:
        """Return what the goals speak for."""
        weights = self.weights
        points = 0.0
        goals = state.scenario.goals
        open_goals = 0
        for goal in goals:
            left = goal.left(state)
            points -= weights.goal * left
            if goal.is_met(state):
                continue
            everyone = goal.is_for_everyone()
            if everyone and open_goals > 0:
                continue
            open_goals += 1
            beacons = goal.beacons(state)
            if beacons:
                points -= self.gathering(state, beacons) if everyone else self.approaching(state, beacons)
        return points

    def approaching(self, state: ZombicideState, beacons: list[int]) -> float:
        """Return what is left of the way: each beacon's nearest Survivor, each Survivor's nearest beacon."""
        distances = state.board.ways.distances
        points = 0.0
        for beacon in beacons:
            best = FAR
            for survivor in state.survivors:
                if survivor.zone >= 0 and survivor.leader == NO_COMPANION:
                    best = min(best, distances[survivor.zone][beacon])
            points += self.weights.beacon * best
        for survivor in state.survivors:
            if survivor.zone >= 0 and survivor.leader == NO_COMPANION:
                points += self.weights.approach * nearest(distances[survivor.zone], beacons)
        return points

    def gathering(self, state: ZombicideState, beacons: list[int]) -> float:
        """Return the way that all Survivors still have to go."""
        distances = state.board.ways.distances
        points = 0.0
        for survivor in state.survivors:
            if survivor.zone >= 0 and survivor.leader == NO_COMPANION:
                points += self.weights.gather * nearest(distances[survivor.zone], beacons)
        return points

    def danger(self, state: ZombicideState) -> float:
        """Return what the Zombies speak against."""
        weights = self.weights
        kinds = state.scenario.library.zombies
        count = len(kinds)
        places: list[int] = []
        spare: list[int] = []
        points = 0.0
        for survivor in state.survivors:
            points -= weights.wound * survivor.wounds
            if survivor.zone >= 0:
                if survivor.zone not in places:
                    places.append(survivor.zone)
                    spare.append(0)
                spare[places.index(survivor.zone)] += survivor.health - survivor.wounds - 1
        sure = [0.0] * len(places)
        close = [0.0] * len(places)
        distances = state.board.ways.distances
        at = 0
        for zone in range(state.board.size):
            for kind in range(count):
                number = state.zombies[at]
                at += 1
                if number == 0:
                    continue
                zombie = kinds[kind]
                points -= number * (weights.boss if zombie.is_boss else weights.zombie * zombie.toughness)
                for place, there in enumerate(places):
                    away = distances[zone][there]
                    strikes = zombie.actions - away
                    if strikes > 0:
                        sure[place] += number * zombie.wounds * strikes
                    elif away <= zombie.actions + 2:
                        close[place] += number * zombie.wounds / (1.0 - strikes + 1.0)
        for place in range(len(places)):
            points -= weights.threat * sure[place] + weights.near * close[place]
            if sure[place] > spare[place]:
                points -= weights.lethal * (sure[place] - spare[place])
        for token in state.spawns:
            if token.is_active:
                points -= weights.spawn
        return points

    def strength(self, state: ZombicideState) -> float:
        """Return what cards and skills speak for."""
        weights = self.weights
        cards = state.scenario.library.cards
        wanted: list[str] = []
        for goal in state.scenario.goals:
            if not goal.is_met(state):
                wanted += goal.tools()
        points = -weights.level * state.level()
        for survivor in state.survivors:
            if survivor.leader != NO_COMPANION or survivor.zone < 0:
                continue
            points += weights.adrenaline * survivor.ap
            points += weights.weapon * arms(state, survivor)
            for slot in range(SLOTS):
                card = survivor.cards[slot]
                if card != NO_CARD:
                    kind = cards[card]
                    if kind.trait in wanted:
                        points += weights.tool
                    elif kind.dice == 0:
                        points += weights.item
        return points


def nearest(distances: list[int], beacons: list[int]) -> int:
    """Return the distance to the nearest beacon, no more than a limit."""
    best = FAR
    for beacon in beacons:
        if distances[beacon] != UNREACHABLE:
            best = min(best, distances[beacon])
    return best


def arms(state: ZombicideState, survivor: Survivor) -> float:
    """Return how well a Survivor is armed: the best weapon at hand counts most, another half."""
    cards = state.scenario.library.cards
    best = 0.0
    second = 0.0
    for slot in range(EQUIPPED):
        card = survivor.cards[slot]
        if card == NO_CARD:
            continue
        worth = force(cards[card])
        if card in state.empty:
            worth *= 0.6
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + 0.5 * second


def force(kind: CardType) -> float:
    """Return what a weapon does on average, more for Damage that fells the tough."""
    if kind.dice == 0:
        return 0.0
    hits = kind.dice * (7 - kind.accuracy) / 6.0
    return hits * (0.7 + 0.5 * min(kind.damage, 3)) * (1.0 + 0.15 * min(kind.range_max, 3))
