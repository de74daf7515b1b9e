"""Where a Hero goes: every space in reach is looked at, without a state being copied for it."""

from typing import Final

from veglia.games.last_night_on_earth.bots.arms import Arms, arms_of
from veglia.games.last_night_on_earth.bots.weights import (
    AMBUSH,
    ARRIVED,
    HUNT,
    KILL_WORTH,
    LEEWAY,
    OBJECTIVE,
    PEACE,
    SEEK,
    SHELTER,
    WAY,
    wound_cost,
)
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import cost_of, hero_steps
from veglia.games.last_night_on_earth.rules.town import FAR, OPEN, OUTDOORS

NOWHERE: Final = -1
# Beyond this a way counts as no longer.
FARTHEST: Final = 20


class Survey:
    """What a Hero takes into account, wherever he goes."""

    def __init__(self, state: LastNightState, hero: int) -> None:
        scenario = scenario_of(state)
        self.state: Final = state
        self.hero: Final = hero
        self.arms: Final[Arms] = arms_of(state, hero)
        self.cost: Final = wound_cost(state, hero)
        self.goals: Final = scenario.goal_spaces(state, hero)
        self.searchable: Final[list[int]] = []
        if not self.goals:
            for building in state.town.buildings:
                if building.searchable:
                    self.searchable.extend(building.spaces)
        # By space: how many Zombies, and what killing one of them is worth.
        self.zombies: Final = [0] * state.town.count
        self.worths: Final = [0.0] * state.town.count
        self.quarry: Final[list[int]] = []
        for zombie in state.zombies:
            worth = KILL_WORTH + OBJECTIVE * scenario.worth_killing(state, zombie)
            self.zombies[zombie.space] += 1
            self.worths[zombie.space] = max(self.worths[zombie.space], worth)
            if worth > KILL_WORTH:
                self.quarry.append(zombie.space)

    def worth(self, space: int) -> float:
        """Return what it is worth to be in a space at the end of the move."""
        state, arms, town = self.state, self.arms, self.state.town
        here = self.zombies[space]
        # He fights each Zombie here, and in the Zombie turn those that are left.
        fight = arms.kill * self.worths[space] - arms.risk * self.cost
        points = here * (fight + (1.0 - arms.kill) * fight)
        near = 0
        for other in state.neighbours(space):
            if self.zombies[other]:
                near += self.zombies[other]
                met = arms.kill * self.worths[other] - arms.risk * self.cost
                points += AMBUSH * self.zombies[other] * min(0.0, met)
        if near + here > 2:
            points -= (near + here - 2) * AMBUSH * arms.risk * self.cost
        if arms.reach:
            points += arms.hit * self.best_shot(space)
        if town.building[space] != OUTDOORS and town.buildings[town.building[space]].searchable:
            points += SHELTER
        if self.goals:
            far = nearest(state, space, self.goals)
            points -= WAY * far
            if far == 0:
                points += ARRIVED
        elif self.quarry and arms.are_good():
            points -= HUNT * nearest(state, space, self.quarry)
        elif self.searchable:
            points -= SEEK * nearest(state, space, self.searchable)
            points += LEEWAY * self.peace(space)
        return points

    def peace(self, space: int) -> int:
        """Return how far the nearest Zombie is, up to what matters."""
        found = PEACE
        for zombie in self.state.zombies:
            found = min(found, self.state.town.distance(space, zombie.space))
        return found

    def best_shot(self, space: int) -> float:
        """Return what the best target in reach of a gun is worth."""
        town = self.state.town
        best = 0.0
        for zombie in self.state.zombies:
            if self.worths[zombie.space] > best and town.distance(space, zombie.space) <= self.arms.reach:
                if town.sees(space, zombie.space):
                    best = self.worths[zombie.space]
        return best


def nearest(state: LastNightState, space: int, goals: list[int]) -> int:
    """Return how many steps the nearest of some spaces is away."""
    best = FAR
    for goal in goals:
        best = min(best, state.town.walk(space, goal))
    if best == FAR:
        for goal in goals:
            best = min(best, state.town.distance(space, goal))
    return min(best, FARTHEST)


class Plan:
    """The first step of the best way, NOWHERE to stay; what the end of it is worth, and what staying is."""

    def __init__(self, step: int, worth: float, stay: float) -> None:
        self.step: Final = step
        self.worth: Final = worth
        self.stay: Final = stay


def price(state: LastNightState, start: int, end: int) -> int:
    """Return the movement that a step takes; where no wall is in the way it is one space."""
    way = state.town.way_to(start, end)
    if not state.barricades or way < 0 or state.town.sides[start][way] == OPEN:
        return 1
    return cost_of(state, start, end)


def plan_move(state: LastNightState, hero: int, left: int) -> Plan:
    """Look at all spaces in reach; a space with Zombies ends the way."""
    survey = Survey(state, hero)
    start = state.heroes[hero].space
    stay = survey.worth(start)
    best, step = stay, NOWHERE
    spent = {start: 0}
    first = {start: NOWHERE}
    queue = [start]
    place = 0
    while place < len(queue):
        space = queue[place]
        place += 1
        if spent[space] >= left or (space != start and survey.zombies[space]):
            continue
        for near in hero_steps(state, hero, space):
            paid = spent[space] + price(state, space, near)
            if paid > left or near in spent:
                continue
            spent[near] = paid
            first[near] = near if space == start else first[space]
            queue.append(near)
            worth = survey.worth(near)
            if worth > best + 1e-9:
                best, step = worth, first[near]
    return Plan(step, best, stay)
