"""Supply markers: taken from buildings in place of a Search, carried, handed over, put down and picked up."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.goals import check_goals
from veglia.games.last_night_on_earth.rules.markers import SUPPLY, lay
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE, OUTDOORS
from veglia.kernel.machine import Ask, Event, Option

# A Hero carries so many; they take no place among his items.
MOST: Final = 2
HANDLING: Final = "lnoe.sotf.reinforcement-marker"


class SupplyTaken(Event):
    """A Hero has taken a Supply marker from a building, or from a space."""

    def __init__(self, hero: int, building: int, space: int) -> None:
        self.hero = hero
        self.building = building
        self.space = space


class SupplyPut(Event):
    """A Hero has put a Supply marker down in a space."""

    def __init__(self, hero: int, space: int) -> None:
        self.hero = hero
        self.space = space


class SupplyGiven(Event):
    def __init__(self, hero: int, to: int) -> None:
        self.hero = hero
        self.to = to


class TakeSupply(Option):
    """Give up a Search to take a Supply marker from the building."""

    def __init__(self, hero: int, building: int) -> None:
        self.hero = hero
        self.building = building


class GiveSupply(Option):
    """Hand a Supply marker to another Hero in the same space, or take one from him."""

    def __init__(self, hero: int, to: int) -> None:
        self.hero = hero
        self.to = to


class SuppliesDone(Option):
    def __init__(self, hero: int) -> None:
        self.hero = hero


class AgreeToSupply(Option):
    def __init__(self, hero: int, to: int) -> None:
        self.hero = hero
        self.to = to


class RefuseSupply(Option):
    def __init__(self, hero: int, to: int) -> None:
        self.hero = hero
        self.to = to


def on_building(state: LastNightState, building: int) -> int:
    """Return how many Supply markers lie on a building as a whole."""
    if building == OUTDOORS:
        return 0
    return sum(1 for one in state.markers if one.kind == SUPPLY and one.building == building)


def in_space(state: LastNightState, space: int) -> int:
    """Return how many Supply markers lie in a space."""
    found = 0
    for one in state.markers:
        if one.space == space and one.kind == SUPPLY:
            found += 1
    return found


def has_hands(state: LastNightState, hero: int) -> bool:
    """Return whether a Hero can carry one more Supply marker."""
    return state.heroes[hero].supplies < MOST


def take_from_building(state: LastNightState, hero: int, building: int, rule: str = HANDLING) -> None:
    """Let a Hero take a Supply marker that lies on a building."""
    take_marker(state, hero, building, NO_SPACE, rule)


def pick_up(state: LastNightState, hero: int) -> None:
    """Let a Hero pick up a Supply marker of his space."""
    take_marker(state, hero, OUTDOORS, state.heroes[hero].space, HANDLING)


def take_marker(state: LastNightState, hero: int, building: int, space: int, rule: str) -> None:
    """Let a Hero have a Supply marker that lies on a building, or in a space."""
    for marker in state.markers:
        if marker.kind == SUPPLY and (marker.building, marker.space) == (building, space):
            state.markers.remove(marker)
            state.heroes[hero].supplies += 1
            state.emit(SupplyTaken(hero, building, space), rule)
            check_goals(state)
            return


def put_down(state: LastNightState, hero: int) -> None:
    """Let a Hero put a Supply marker into his space."""
    one = state.heroes[hero]
    one.supplies -= 1
    lay(state, SUPPLY, OUTDOORS, one.space, 1, True)
    state.emit(SupplyPut(hero, one.space), HANDLING)
    check_goals(state)


def drop_all(state: LastNightState, hero: int) -> None:
    """Leave all Supply markers of a Hero who dies in his space."""
    while state.heroes[hero].supplies > 0:
        put_down(state, hero)


class PassSupplies(HeroQuestion):
    """Step 2: the active Hero gives Supply markers to Heroes in his space, or takes some from them.

    Between two Heroes they go one way only, so that the step comes to an end.
    """

    rule: ClassVar[str] = HANDLING
    forced: ClassVar[bool] = False

    def __init__(
        self, hero: int, gone: tuple[tuple[int, int], ...], refused: tuple[tuple[int, int], ...]
    ) -> None:
        super().__init__(hero)
        # Who has given to whom in this step, and what has been refused.
        self.gone = gone
        self.refused = refused

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero):
            return []
        found: list[Option] = []
        for other in state.heroes_in(state.heroes[self.hero].space):
            if other == self.hero:
                continue
            for giver, taker in ((self.hero, other), (other, self.hero)):
                if state.heroes[giver].supplies == 0 or not has_hands(state, taker):
                    continue
                if (taker, giver) not in self.gone and (giver, taker) not in self.refused:
                    found.append(GiveSupply(giver, taker))
        return [*found, SuppliesDone(self.hero)] if found else []

    def take(self, state: LastNightState, option: Option) -> None:
        if not isinstance(option, GiveSupply):
            return
        way = (option.hero, option.to)
        if state.heroes[option.hero].seat == state.heroes[option.to].seat:
            state.push(PassSupplies(self.hero, (*self.gone, way), self.refused))
            give(state, option.hero, option.to)
        else:
            state.push(AgreeSupply(self.hero, option.hero, option.to, self.gone, self.refused))


def give(state: LastNightState, hero: int, to: int) -> None:
    """Hand a Supply marker over."""
    state.heroes[hero].supplies -= 1
    state.heroes[to].supplies += 1
    state.emit(SupplyGiven(hero, to), HANDLING)
    check_goals(state)


class AgreeSupply(Ask[LastNightState]):
    """The player of the other Hero agrees that a Supply marker changes hands, or does not."""

    rule: ClassVar[str] = HANDLING

    def __init__(
        self,
        active: int,
        hero: int,
        to: int,
        gone: tuple[tuple[int, int], ...],
        refused: tuple[tuple[int, int], ...],
    ) -> None:
        self.active = active
        self.hero = hero
        self.to = to
        self.gone = gone
        self.refused = refused

    def seat(self, state: LastNightState) -> int:
        return state.heroes[self.to if self.hero == self.active else self.hero].seat

    def options(self, state: LastNightState) -> list[Option]:
        return [AgreeToSupply(self.hero, self.to), RefuseSupply(self.hero, self.to)]

    def take(self, state: LastNightState, option: Option) -> None:
        way = (self.hero, self.to)
        if isinstance(option, AgreeToSupply):
            state.push(PassSupplies(self.active, (*self.gone, way), self.refused))
            give(state, self.hero, self.to)
        else:
            state.push(PassSupplies(self.active, self.gone, (*self.refused, way)))
