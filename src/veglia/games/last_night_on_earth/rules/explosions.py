"""Explosions: Gas markers and Dynamite, what they kill, and the Gas markers that they light."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.allies import kill_ally
from veglia.games.last_night_on_earth.rules.goals import check_goals, scenario_of
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.wounding import EXPLOSION, kill, kill_zombie
from veglia.kernel.machine import Event, Step

# Needed by a model beside an exploding Gas marker, and by a Gas marker in or beside an explosion.
REACHED_ON: Final = 3
CHAIN_ON: Final = 3
SURE: Final = 1
SUPPLY: Final = "supply"
CHAINED: Final = "lnoe.gas.adjacent"


class GasPlaced(Event):
    def __init__(self, space: int) -> None:
        self.space = space


class Exploded(Event):
    """Something has exploded in a space: a card (-1: a Gas marker); `by` is the Hero who began it."""

    def __init__(self, space: int, by: int, card: int) -> None:
        self.space = space
        self.by = by
        self.card = card


class GasSpent(Event):
    def __init__(self, space: int) -> None:
        self.space = space


class BlastRolled(Event):
    """A model or a Gas marker in reach of an explosion rolls: it is caught on `needed` or more."""

    def __init__(self, hero: int, zombie: int, space: int, face: int, needed: int) -> None:
        self.hero = hero
        self.zombie = zombie
        self.space = space
        self.face = face
        self.needed = needed


class SupplyBlown(Event):
    def __init__(self, space: int) -> None:
        self.space = space


def place_gas(state: LastNightState, space: int, rule: str = "lnoe.gas.placed") -> None:
    state.gas.append(space)
    state.emit(GasPlaced(space), rule)


def can_be_lit(state: LastNightState, space: int) -> bool:
    """Return whether a Gas marker lies in a space that the scenario lets burn."""
    return space in state.gas and scenario_of(state).may_be_lit(state, space)


class ExplodeGas(Step[LastNightState]):
    """A Gas marker explodes: all in its space are killed, each model beside it on 3+."""

    rule: ClassVar[str] = "lnoe.gas.same-space"

    def __init__(self, space: int, by: int) -> None:
        self.space = space
        self.by = by

    def run(self, state: LastNightState) -> None:
        if self.space not in state.gas:
            return
        state.gas.remove(self.space)
        state.emit(Exploded(self.space, self.by, -1), self.rule)
        state.emit(GasSpent(self.space), "lnoe.gas.discard")
        light_others(state, self.space, self.by)
        blast(state, self.space, SURE, SURE, self.by, -1, self.rule)
        for near in state.neighbours(self.space):
            blast(state, near, REACHED_ON, REACHED_ON, self.by, -1, "lnoe.gas.adjacent")
        destroy(state, self.space)


def explode(
    state: LastNightState, space: int, zombies_on: int, heroes_on: int, by: int, card: int, rule: str
) -> None:
    """Let something other than Gas explode: models of its space are killed on a number."""
    state.emit(Exploded(space, by, card), rule)
    light_others(state, space, by)
    blast(state, space, zombies_on, heroes_on, by, card, rule)
    destroy(state, space)


def blast(
    state: LastNightState, space: int, zombies_on: int, heroes_on: int, by: int, card: int, rule: str
) -> None:
    """Kill what an explosion catches in a space. Wounds of Heroes come after all dice."""
    for zombie in [one.number for one in state.zombies_in(space)]:
        if is_caught(state, -1, zombie, space, zombies_on, rule):
            kill_zombie(state, zombie, EXPLOSION, by, card)
    for hero in state.heroes_in(space):
        if is_caught(state, hero, -1, space, heroes_on, rule):
            kill(state, hero, EXPLOSION, -1)


def is_caught(state: LastNightState, hero: int, zombie: int, space: int, needed: int, rule: str) -> bool:
    """Return whether an explosion catches something: nothing any more once the game is won."""
    if state.result is not None:
        return False
    if needed <= SURE:
        return True
    face = state.dice.die()
    state.emit(BlastRolled(hero, zombie, space, face, needed), rule)
    return face >= needed


def light_others(state: LastNightState, space: int, by: int) -> None:
    """Roll for the Gas markers in and beside the space of an explosion; those lit explode after it."""
    near = [space, *state.neighbours(space)]
    for other in sorted(state.gas, reverse=True):
        if other in near and can_be_lit(state, other) and is_caught(state, -1, -1, other, CHAIN_ON, CHAINED):
            state.push(ExplodeGas(other, by))


def destroy(state: LastNightState, space: int) -> None:
    """Destroy Allies and Supply markers that lie in the space of an explosion; Barricades stay."""
    for number, ally in enumerate(state.allies):
        if ally.space == space:
            kill_ally(state, number, CHAINED)
    for marker in [one for one in state.markers if one.kind == SUPPLY and one.space == space]:
        state.markers.remove(marker)
        state.emit(SupplyBlown(space), CHAINED)
    scenario_of(state).exploded(state, space)
    check_goals(state)
