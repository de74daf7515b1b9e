"""New Zombies: how many come in phase 6, and on which Spawning Pits they appear."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import events, grave_dead, grave_weapons, sources
from veglia.games.last_night_on_earth.rules.goals import check_goals, scenario_of
from veglia.games.last_night_on_earth.rules.grave_dead import RedInstead
from veglia.games.last_night_on_earth.rules.grave_weapons import GiveUpForWeapon
from veglia.games.last_night_on_earth.rules.models import BROWN, FIGURES, GREEN, RED, ZOMBIES, Zombie
from veglia.games.last_night_on_earth.rules.phases import SPAWN
from veglia.games.last_night_on_earth.rules.plays import PickSpace
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_turn import ARRIVES, are_reds_normal, counted
from veglia.kernel.machine import Ask, Event, Option, Step


class SpawnRolled(Event):
    """So many new Zombies come."""

    def __init__(self, seat: int, face: int, count: int) -> None:
        self.seat = seat
        self.face = face
        self.count = count


class PlaceNewZombies(Step[LastNightState]):
    """Phase 6: those whose check has succeeded roll for new Zombies; Brown first."""

    rule: ClassVar[str] = "lnoe.spawn.place-roll"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        state.phase = SPAWN
        seats = state.seats_of(ZOMBIES)
        if len(seats) == 1:
            if state.count(ARRIVES[BROWN]):
                state.push(RollNew(-1))
            return
        for colour in (GREEN, BROWN):
            if state.count(ARRIVES[colour]):
                state.push(RollNew(colour))


class RollNew(Step[LastNightState]):
    """Roll for new Zombies: a D6, of two players each a D3 for his own colour (-1: any colour)."""

    rule: ClassVar[str] = "lnoe.spawn.place-roll"

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def run(self, state: LastNightState) -> None:
        face = state.dice.die()
        is_halved = self.colour >= 0 or scenario_of(state).spawns_d3(state)
        count = (face + 1) // 2 if is_halved else face
        rule = "lnoe.twoz.place" if self.colour >= 0 else self.rule
        state.emit(SpawnRolled(state.zombie_seat(max(self.colour, 0)), face, count), rule)
        for source in sources.of_zombies(state):
            count += sources.trait_of(state, source).spawns_more(state, source)
        spawn(state, self.colour, count)


def room_for(state: LastNightState, colour: int) -> int:
    """Return how many Zombies can be placed: within the limit, from the pool (of a colour, -1: any)."""
    return max(0, min(limit_left(state), len(pool_of(state, colour))))


def limit_left(state: LastNightState) -> int:
    """Return how many Zombies may still come on the board."""
    return scenario_of(state).zombie_limit(state) - counted(state)


def bring(state: LastNightState, colour: int, space: int, has_moved: bool, rule: str) -> None:
    """Put a Zombie of the pool on the board for a player; the pool must have one."""
    place(state, pool_of(state, colour)[0], space, has_moved, rule, max(colour, 0))


def pool_of(state: LastNightState, colour: int) -> list[int]:
    """Return the figures of a colour in the pool (-1: all that can be placed as normal Zombies)."""
    is_horde = are_reds_normal(state)
    found: list[int] = []
    for number in state.pool:
        kind = kind_of(number)
        if is_horde if kind == RED else colour in (-1, kind):
            found.append(number)
    return found


def kind_of(number: int) -> int:
    """Return the colour of a figure."""
    return min(number // FIGURES, RED)


def spawn(state: LastNightState, colour: int, count: int) -> None:
    """Push the spawning of so many Zombies, evenly over the pits."""
    state.push(SpawnOn(colour, count, tuple(0 for _ in state.pits), True))


def place(
    state: LastNightState, number: int, space: int, has_moved: bool, rule: str, owner: int = BROWN
) -> None:
    """Put a figure of the pool on the board; `owner` is the colour whose player a red one belongs to."""
    state.pool.remove(number)
    kind = kind_of(number)
    if kind != RED:
        owner = kind
    state.zombies.append(Zombie(number, kind, owner, space, 0, -1, 0, has_moved, False, False))
    state.emit(events.ZombiePlaced(number, space), rule)
    check_goals(state)


class SpawnOn(Ask[LastNightState]):
    """Zombies appear one at a time; no pit gets another before every pit has got as many."""

    rule: ClassVar[str] = "lnoe.spawn.even-pits"

    def __init__(self, colour: int, left: int, given: tuple[int, ...], may_swap: bool = False) -> None:
        self.colour = colour
        self.left = left
        # By pit: how many have come there in this spawning.
        self.given = given
        # Whether Zombies may be given up for Grave Weapons and red Zombies: only where they are spawned.
        self.may_swap = may_swap

    def seat(self, state: LastNightState) -> int:
        return state.zombie_seat(max(self.colour, 0))

    def open_pits(self) -> list[int]:
        """Return the places of the pits that may get the next Zombie."""
        least = min(self.given)
        return [pit for pit, count in enumerate(self.given) if count == least]

    def swaps(self, state: LastNightState) -> list[Option]:
        """Return what two of the Zombies that are still to come may be given up for."""
        if not self.may_swap or self.left < grave_weapons.PRICE:
            return []
        found: list[Option] = []
        if grave_weapons.may_get(state, self.seat(state)):
            found.append(GiveUpForWeapon())
        has_reds = self.colour < 0 or self.colour == grave_dead.controller(state)
        if has_reds and grave_dead.red_pool(state) and limit_left(state) > 0:
            pits = [state.pits[pit] for pit in self.open_pits()]
            found += [RedInstead(space) for space in grave_dead.places_for_red(state, pits)]
        return found

    def may_wait(self, state: LastNightState) -> bool:
        """Return whether a Zombie that comes now could get a Grave Weapon for others of this spawning."""
        if not self.may_swap or self.left <= grave_weapons.PRICE:
            return False
        return grave_weapons.are_left(state, self.seat(state))

    def options(self, state: LastNightState) -> list[Option]:
        swaps = self.swaps(state)
        found: list[Option] = []
        if room_for(state, self.colour):
            found += [PickSpace(state.pits[pit]) for pit in self.open_pits()]
        return [*found, *swaps, SpawnRest()] if swaps or self.may_wait(state) else found

    def run(self, state: LastNightState) -> None:
        if self.left <= 0 or not state.pits:
            return
        if self.swaps(state) or self.may_wait(state):
            super().run(state)
            return
        room = room_for(state, self.colour)
        if room == 0:
            state.emit(SpawnCapped(self.left), "lnoe.spawn.cap")
            return
        pits = self.open_pits()
        if min(self.left, room) < len(pits):
            super().run(state)
            return
        # There are enough for all: nothing has to be chosen.
        for pit in pits:
            self.put(state, state.pits[pit])
        given = tuple(min(self.given) + 1 for _ in self.given)
        state.push(SpawnOn(self.colour, self.left - len(pits), given, self.may_swap))

    def put(self, state: LastNightState, space: int) -> None:
        number = pool_of(state, self.colour)[0]
        place(state, number, space, True, self.rule, max(self.colour, 0))

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, SpawnRest):
            state.push(SpawnOn(self.colour, self.left, self.given, False))
        elif isinstance(option, GiveUpForWeapon):
            state.push(SpawnOn(self.colour, self.left - grave_weapons.PRICE, self.given, True))
            grave_weapons.take_one(state, self.seat(state))
        elif isinstance(option, RedInstead):
            number = grave_dead.red_pool(state)[0]
            place(state, number, option.space, True, "lnoe.graved.spawn", grave_dead.controller(state))
            given = self.with_one_more(state, option.space)
            state.push(SpawnOn(self.colour, self.left - grave_dead.PRICE, given, True))
        elif isinstance(option, PickSpace):
            self.put(state, option.space)
            given = self.with_one_more(state, option.space)
            state.push(SpawnOn(self.colour, self.left - 1, given, self.may_swap))

    def with_one_more(self, state: LastNightState, space: int) -> tuple[int, ...]:
        """Return how many each pit has got once one more has come to a space."""
        return tuple(count + (state.pits[pit] == space) for pit, count in enumerate(self.given))


class SpawnRest(Option):
    """Give up no more Zombies of this spawning."""

    def __init__(self) -> None:
        pass


class SpawnCapped(Event):
    """The limit is reached or the pool is empty: the rest of the roll is lost."""

    def __init__(self, count: int) -> None:
        self.count = count
