"""Townsfolk Allies: where they start, who leads them, and how Zombies attack them."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.alike import one_of_each
from veglia.games.last_night_on_earth.rules.asking import HeroSideQuestion
from veglia.games.last_night_on_earth.rules.goals import check_goals, scenario_of
from veglia.games.last_night_on_earth.rules.models import (
    BROWN,
    GREEN,
    HEROES,
    ZOMBIES,
    Ally,
    Wounding,
    Zombie,
)
from veglia.games.last_night_on_earth.rules.plays import NOBODY, Decline, Moment, PickSpace
from veglia.games.last_night_on_earth.rules.random_building import roll_building
from veglia.games.last_night_on_earth.rules.reactions import open_window
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.kernel.machine import Ask, Event, Option, Step

PLACER: Final = "marker/ally_start"
KILLED_ON: Final = 5
# The cause of a Wound that would kill an Ally; its Hero is nobody.
CAUSE: Final = "ally"
LOST: Final = "allies_killed"


class AllyPlaced(Event):
    def __init__(self, ally: int, space: int) -> None:
        self.ally = ally
        self.space = space


class AllyAttacked(Event):
    """A Zombie attacks an Ally: it is killed on `needed` or more."""

    def __init__(self, ally: int, zombie: int, face: int, needed: int) -> None:
        self.ally = ally
        self.zombie = zombie
        self.face = face
        self.needed = needed


class AllyKilled(Event):
    def __init__(self, ally: int, space: int) -> None:
        self.ally = ally
        self.space = space


class AllySaved(Event):
    """The killing of an Ally has been prevented."""

    def __init__(self, ally: int) -> None:
        self.ally = ally


class AllyTaken(Event):
    """A Hero takes an Ally along."""

    def __init__(self, hero: int, ally: int) -> None:
        self.hero = hero
        self.ally = ally


class AllyLeft(Event):
    """A Hero leaves an Ally in a space."""

    def __init__(self, hero: int, ally: int, space: int) -> None:
        self.hero = hero
        self.ally = ally
        self.space = space


class AttackAlly(Option):
    """Let a Zombie attack an Ally in its space."""

    def __init__(self, zombie: int, ally: int) -> None:
        self.zombie = zombie
        self.ally = ally


def allies_in(state: LastNightState, space: int) -> list[int]:
    """Return the Allies in a space, led or not."""
    return [ally for ally, one in enumerate(state.allies) if one.space == space]


def leader_of(state: LastNightState, ally: int) -> int:
    """Return the Hero who leads an Ally, NOBODY for none."""
    for hero, one in enumerate(state.heroes):
        if one.ally == ally:
            return hero
    return NOBODY


# Where they start


def place_allies(state: LastNightState, count: int) -> None:
    """Push the placing of some Allies, each in a random building."""
    for _ in range(count):
        roll_building(state, state.content.traits[PLACER])


def add_ally(state: LastNightState, space: int, rule: str) -> None:
    """Put one more Ally on the board."""
    state.allies.append(Ally(space, False))
    state.emit(AllyPlaced(len(state.allies) - 1, space), rule)


class PlaceAlly(HeroSideQuestion):
    """The Hero players choose the space of its building in which an Ally starts."""

    rule: ClassVar[str] = "lnoe.town.start"

    def __init__(self, building: int) -> None:
        self.building = building

    def options(self, state: LastNightState) -> list[Option]:
        return [PickSpace(space) for space in state.town.buildings[self.building].spaces]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickSpace)
        add_ally(state, option.space, self.rule)


# Phase 5 of the Zombie turn


def begin_attacks(state: LastNightState) -> None:
    """Push the attacks on Allies of the fight phase; Brown's Zombies attack before Green's."""
    if not state.allies:
        return
    if len(state.seats_of(ZOMBIES)) > 1:
        state.push(AttackAllies(GREEN, ()))
        state.push(AttackAllies(BROWN, ()))
    else:
        state.push(AttackAllies(-1, ()))


class AttackAllies(Ask[LastNightState]):
    """Each Zombie with an Ally in its space and no Hero may attack it once; it is not a fight."""

    rule: ClassVar[str] = "lnoe.town.attacked"
    forced: ClassVar[bool] = False

    def __init__(self, colour: int, done: tuple[int, ...]) -> None:
        # The colour whose Zombies attack, -1 for both.
        self.colour = colour
        # Zombies that have attacked.
        self.done = done

    def seat(self, state: LastNightState) -> int:
        return state.zombie_seat(max(self.colour, 0))

    def options(self, state: LastNightState) -> list[Option]:
        found: list[Option] = [
            AttackAlly(zombie.number, ally)
            for zombie in one_of_each(state, [one for one in state.zombies if self.may_attack(state, one)])
            for ally in allies_in(state, zombie.space)
        ]
        return [*found, Decline()] if found else []

    def may_attack(self, state: LastNightState, zombie: Zombie) -> bool:
        """Return whether a Zombie is still to attack: one that is with a Hero does not."""
        if zombie.is_fresh or zombie.number in self.done or state.heroes_in(zombie.space):
            return False
        return self.colour < 0 or zombie.owner == self.colour

    def take(self, state: LastNightState, option: Option) -> None:
        if not isinstance(option, AttackAlly):
            return
        state.push(AttackAllies(self.colour, (*self.done, option.zombie)))
        face = state.dice.die()
        state.emit(AllyAttacked(option.ally, option.zombie, face, KILLED_ON), self.rule)
        if face >= KILLED_ON:
            state.woundings.append(Wounding(NOBODY, CAUSE, option.zombie, False, 1))
            state.push(LoseAlly(option.ally))
            space = state.allies[option.ally].space
            moment = Moment("wound", NOBODY, option.zombie, space=space)
            open_window(state, moment, state.seats_of(HEROES))


class LoseAlly(Step[LastNightState]):
    """An Ally is killed, unless a card has prevented the Wound."""

    rule: ClassVar[str] = "lnoe.town.attacked"

    def __init__(self, ally: int) -> None:
        self.ally = ally

    def run(self, state: LastNightState) -> None:
        if state.woundings.pop().is_prevented:
            state.emit(AllySaved(self.ally), "lnoe.town.prevent")
        else:
            kill_ally(state, self.ally, self.rule)


def kill_ally(state: LastNightState, ally: int, rule: str) -> None:
    """Take a killed Ally off the board."""
    one = state.allies[ally]
    space = one.space
    leader = leader_of(state, ally)
    if leader != NOBODY:
        state.heroes[leader].ally = -1
    one.space = NO_SPACE
    state.add(LOST, 1)
    state.emit(AllyKilled(ally, space), rule)
    scenario_of(state).ally_lost(state, ally, space)
    check_goals(state)


# Who leads them


def take_along(state: LastNightState, hero: int, ally: int) -> None:
    """Let a Hero lead an Ally of his space."""
    state.heroes[hero].ally = ally
    state.emit(AllyTaken(hero, ally), "lnoe.town.escort")


def leave_behind(state: LastNightState, hero: int) -> None:
    """Let a Hero leave his Ally in his space; he does not take it again there before he has moved."""
    one = state.heroes[hero]
    state.counts[left_key(hero, one.ally)] = state.round
    state.emit(AllyLeft(hero, one.ally, one.space), "lnoe.town.pick-drop")
    one.ally = -1


def left_key(hero: int, ally: int) -> str:
    return f"left/{hero}/{ally}"


def has_left(state: LastNightState, hero: int, ally: int) -> bool:
    """Return whether a Hero has left an Ally in this turn, and has not moved since."""
    return state.counts.get(left_key(hero, ally), 0) == state.round


def hero_moved(state: LastNightState, hero: int) -> None:
    """A Hero has moved: he may take Allies again that he has left."""
    for ally in range(len(state.allies)):
        state.counts.pop(left_key(hero, ally), None)
