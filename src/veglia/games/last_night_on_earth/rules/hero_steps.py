"""Steps of Heroes: where a Hero may go with the movement that he has, and how he comes into a space."""

from veglia.games.last_night_on_earth.rules import allies, barricades, events, hooks, sources
from veglia.games.last_night_on_earth.rules.goals import check_goals
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import cost_of, hero_steps
from veglia.kernel.machine import Event, Option


class HeroStep(Option):
    """Move into a space."""

    def __init__(self, hero: int, space: int) -> None:
        self.hero = hero
        self.space = space


class RemoveReinforcement(Option):
    """Pay one movement to take a Reinforcement off a Barricade that the Hero cannot cross yet."""

    def __init__(self, hero: int, wall: int) -> None:
        self.hero = hero
        self.wall = wall


class StayHere(Option):
    """Move no farther; as a first choice, move no space at all."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class HeroStopped(Event):
    """A Hero has to end his move."""

    def __init__(self, hero: int, space: int) -> None:
        self.hero = hero
        self.space = space


def may_leave(state: LastNightState, hero: int) -> bool:
    """Return whether nothing keeps a Hero in his space."""
    for source in sources.everything(state, hooks.BARS_LEAVING):
        if sources.trait_of(state, source).bars_leaving(state, source, hero):
            return False
    return True


def moves(state: LastNightState, hero: int, left: int) -> list[Option]:
    """Return what a Hero may do with so much movement left: step into a space, or clear a way.

    Where the movement does not suffice to remove all Reinforcements and cross, he may remove some of them.
    """
    if left <= 0 or not may_leave(state, hero):
        return []
    start = state.heroes[hero].space
    found: list[Option] = []
    too_strong: list[int] = []
    for space in hero_steps(state, hero, start):
        if cost_of(state, start, space) <= left:
            found.append(HeroStep(hero, space))
        else:
            too_strong += [wall for wall in barricades.in_way(state, start, space) if wall not in too_strong]
    return found + [
        RemoveReinforcement(hero, wall) for wall in too_strong if barricades.reinforcements_of(state, wall)
    ]


def stops_there(state: LastNightState, hero: int, space: int) -> str:
    """Return the rule by which a Hero who enters a space ends his move, Zombies aside; empty if none does."""
    for source in sources.everything(state, hooks.STOPS):
        trait = sources.trait_of(state, source)
        if trait.stops(state, source, hero, space):
            return trait.rule
    return ""


def put_hero(state: LastNightState, hero: int, space: int, rule: str) -> None:
    """Move a Hero into a space, with the Ally whom he leads."""
    one = state.heroes[hero]
    start = one.space
    one.space = space
    allies.hero_moved(state, hero)
    if one.ally >= 0:
        state.allies[one.ally].space = space
    state.emit(events.HeroMoved(hero, start, space), rule)
    check_goals(state)
