"""Where a Hero goes: every space in reach is looked at, without a state being copied for it."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import Aim, aim_of
from veglia.games.last_night_on_earth.bots.arms import Arms, arms_of
from veglia.games.last_night_on_earth.bots.fetching import places_to_fetch
from veglia.games.last_night_on_earth.bots.weights import (
    AMBUSH,
    ARRIVED,
    BOLD,
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
from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import cost_of, hero_steps
from veglia.games.last_night_on_earth.rules.town import FAR, OPEN, OUTDOORS, Town

NOWHERE: Final = -1
# Beyond this a way counts as no longer.
FARTHEST: Final = 20
# By key of a town and space: where printed doors let a Hero step; emptied when there are many towns.
STEPS: Final[dict[str, list[list[int]]]] = {}
MOST_TOWNS: Final = 128
MASK: Final = (1 << 30) - 1


class Survey:
    """What a Hero takes into account, wherever he goes."""

    def __init__(self, state: LastNightState, hero: int) -> None:
        aim = aim_of(state)
        self.state: Final = state
        self.hero: Final = hero
        self.arms: Final[Arms] = arms_of(state, hero)
        self.goals: Final = goals_of(state, hero, aim)
        is_bold = bool(self.goals) and aim.is_urgent(state, hero)
        self.cost: Final = wound_cost(state, hero) * (BOLD if is_bold else 1.0)
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
            worth = KILL_WORTH + OBJECTIVE * aim.worth_killing(state, zombie)
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


def goals_of(state: LastNightState, hero: int, aim: Aim) -> list[int]:
    """Return where a Hero has to go: for the objective, or to fetch what it needs from the discards."""
    return aim.goal_spaces(state, hero) or places_to_fetch(state, hero, aim)


def nearest(state: LastNightState, space: int, goals: list[int]) -> int:
    """Return how many steps the nearest of some spaces is away."""
    town = state.town
    best = FAR
    for goal in goals:
        best = min(best, town.walk(space, goal))
    if best == FAR:
        for goal in goals:
            best = min(best, town.distance(space, goal))
    return min(best, FARTHEST)


class Plan:
    """The best way, space by space from the start; what its end is worth, and what staying is."""

    def __init__(self, path: list[int], worth: float, stay: float) -> None:
        self.path: Final = path
        self.worth: Final = worth
        self.stay: Final = stay

    def after(self, space: int) -> int:
        """Return the step after a space of the way, NOWHERE at its end."""
        for place in range(len(self.path) - 1):
            if self.path[place] == space:
                return self.path[place + 1]
        return NOWHERE


class Planner:
    """Remembers the last plan: it is good as long as nothing else has changed than where the Hero is."""

    def __init__(self) -> None:
        self._mark = -1
        self._plan = Plan([], 0.0, 0.0)

    def plan(self, state: LastNightState, hero: int, left: int) -> Plan:
        """Return the plan of a Hero who begins to move."""
        self._mark = mark_of(state, hero)
        self._plan = plan_move(state, hero, left)
        return self._plan

    def step(self, state: LastNightState, hero: int, left: int) -> int:
        """Return where a Hero on his way goes next, NOWHERE to stay."""
        space = state.heroes[hero].space
        if self._mark == mark_of(state, hero) and space in self._plan.path:
            return self._plan.after(space)
        return self.plan(state, hero, left).after(space)


def mark_of(state: LastNightState, hero: int) -> int:
    """Return a number that changes with what a plan depends on, but for the space of the Hero."""
    one = state.heroes[hero]
    mark = state.round * 64 + hero * 8 + one.supplies
    mark = (mark * 31 + one.ally + len(one.items)) & MASK
    mark = (mark * 31 + len(state.gas) + 7 * len(state.markers)) & MASK
    for zombie in state.zombies:
        mark = (mark * 31 + zombie.space) & MASK
    for other, ally in enumerate(state.heroes):
        if other != hero:
            mark = (mark * 31 + ally.space) & MASK
    return mark


def printed_steps(town: Town) -> list[list[int]]:
    """Return by space where Heroes may step by what is printed on the boards."""
    found = STEPS.get(town.key)
    if found is None:
        if len(STEPS) >= MOST_TOWNS:
            STEPS.clear()
        found = [
            [near for near in town.adjacent[space] if town.is_way(space, near)] for space in range(town.count)
        ]
        STEPS[town.key] = found
    return found


def is_as_printed(state: LastNightState) -> bool:
    """Return whether nothing closes or opens ways beyond what is printed."""
    if state.doors or state.locked_doors or state.sewers:
        return False
    return not sources.of_table(state, hooks.OPENS_WALL) and not sources.everything(state, hooks.BARS_ENTRY)


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
    best, end = stay, start
    spent = {start: 0}
    before = {start: NOWHERE}
    printed = printed_steps(state.town) if is_as_printed(state) else []
    queue = [start]
    place = 0
    while place < len(queue):
        space = queue[place]
        place += 1
        if spent[space] >= left or (space != start and survey.zombies[space]):
            continue
        for near in printed[space] if printed else hero_steps(state, hero, space):
            if near in spent:
                continue
            paid = spent[space] + price(state, space, near)
            if paid > left:
                continue
            spent[near] = paid
            before[near] = space
            queue.append(near)
            worth = survey.worth(near)
            if worth > best + 1e-9:
                best, end = worth, near
    return Plan(path_to(before, end), best, stay)


def path_to(before: dict[int, int], end: int) -> list[int]:
    path = [end]
    while before[path[-1]] != NOWHERE:
        path.append(before[path[-1]])
    path.reverse()
    return path
