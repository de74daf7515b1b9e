"""Grave Dead: red Zombies, one in place of two normal ones, with an ability that a die has fixed."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import dying, lasting
from veglia.games.last_night_on_earth.rules.dying import must_replace
from veglia.games.last_night_on_earth.rules.entering import NewHero
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.models import BROWN, FIGURES, GREEN, HEROES, RED, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import LASTING, NOBODY, NOTHING, Moment, Played, UseLasting
from veglia.games.last_night_on_earth.rules.reactions import Resolve, open_window
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event, Option, Step

RULE: Final = "grave_dead"
TRAIT: Final = "marker/grave_dead_ability"
# What the die shows.
REALLY_ROTTEN: Final = 1
BRAIN_THIRSTY: Final = 2
FRESHLY_DEAD: Final = 3
RAVENOUS: Final = 4
PACK: Final = 5
CONTAGIOUS: Final = 6
RULES: Final = (
    "",
    "lnoe.graved.1-really-rotten",
    "lnoe.graved.2-brain-thirsty",
    "lnoe.graved.3-fresh",
    "lnoe.graved.4-ravenous",
    "lnoe.graved.5-pack",
    "lnoe.graved.6-contagious",
)
CANCELLED: Final = "lnoe.graved.6-cancel"
THIRSTY_WOUNDS: Final = 2
# Normal Zombies that are given up for a red one.
PRICE: Final = 2
TURNS_ON: Final = 5


class RedInstead(Option):
    """Place a red Zombie in place of two normal ones."""

    def __init__(self, space: int) -> None:
        self.space = space


class GraveDeadRolled(Event):
    """The ability of all red Zombies is fixed."""

    def __init__(self, face: int) -> None:
        self.face = face


class ContagionRolled(Event):
    """A red Zombie has wounded a Hero: on 5 or more he turns."""

    def __init__(self, hero: int, zombie: int, face: int) -> None:
        self.hero = hero
        self.zombie = zombie
        self.face = face


class RollGraveDead(Step[LastNightState]):
    """At the start of the game a die fixes the ability of the red Zombies."""

    rule: ClassVar[str] = "lnoe.graved.roll"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        face = state.dice.die()
        state.emit(GraveDeadRolled(face), self.rule)
        fix_ability(state, face)


def fix_ability(state: LastNightState, face: int) -> None:
    """Lay the ability on the table, where it acts for the whole game."""
    state.counts[RULE] = face
    if face == BRAIN_THIRSTY:
        state.counts["red_wounds"] = THIRSTY_WOUNDS
    lasting.lay(state, TRAIT, RULES[face], side=ZOMBIES, data=face)


def is_red(state: LastNightState, number: int) -> bool:
    """Return whether a Zombie on the board is one of the Grave Dead: red, with an ability that is fixed."""
    zombie = state.zombie(number)
    return zombie is not None and zombie.kind == RED and state.count(RULE) > 0


def red_pool(state: LastNightState) -> list[int]:
    """Return the red figures that can be placed as Grave Dead."""
    if not state.has_rule(RULE):
        return []
    return [number for number in state.pool if RED * FIGURES <= number < (RED + 1) * FIGURES]


def places_for_red(state: LastNightState, pits: list[int]) -> list[int]:
    """Return where a red Zombie may be spawned: on these pits; with Pack Instinct also where a Zombie is."""
    if state.count(RULE) != PACK:
        return pits
    packs = sorted({zombie.space for zombie in state.zombies if zombie.space not in pits})
    return [*pits, *packs]


def controller(state: LastNightState) -> int:
    """Return the colour whose player has the red Zombies: Brown on even turns, Green on odd ones."""
    if len(state.seats_of(ZOMBIES)) == 1:
        return BROWN
    return BROWN if state.round % 2 == 0 else GREEN


def hand_over_reds(state: LastNightState) -> None:
    """Give the red Zombies to the player who has them in this turn."""
    for zombie in state.zombies:
        if zombie.kind == RED:
            zombie.owner = controller(state)


class ContagionCancelled(Event):
    """Something has cancelled the contagion of a Hero, as if it were a Zombie card."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class Contagion(Step[LastNightState]):
    """A Hero whom a red Zombie has wounded may turn; it can be cancelled like a Zombie card."""

    rule: ClassVar[str] = "lnoe.graved.6-contagious"

    def __init__(self, hero: int, zombie: int) -> None:
        self.hero = hero
        self.zombie = zombie

    def run(self, state: LastNightState) -> None:
        if not state.is_alive(self.hero):
            return
        face = state.dice.die()
        state.emit(ContagionRolled(self.hero, self.zombie, face), self.rule)
        if face < TURNS_ON:
            return
        zombie = state.zombie(self.zombie)
        seat = state.zombie_seat(BROWN if zombie is None else zombie.owner)
        about = Moment(TRAIT, self.hero, self.zombie)
        option = UseLasting(NOTHING, NOBODY, self.hero, self.zombie)
        state.stack.append(Played(LASTING, seat, about, option, False))
        state.push(Resolve())
        open_window(state, Moment("card_played", self.hero, self.zombie), state.seats_of(HEROES))


def turn_by_contagion(state: LastNightState, hero: int, zombie: int) -> None:
    """A Hero becomes a Zombie Hero; his player may take a new Hero at once."""
    if not state.is_alive(hero):
        return
    one = state.heroes[hero]
    is_forced = must_replace(state, hero)
    if not one.is_found and scenario_of(state).replaces_heroes(state):
        state.push(NewHero(one.seat, not is_forced))
    dying.lose_hero(state, hero, zombie, "lnoe.graved.6-contagious", False)
