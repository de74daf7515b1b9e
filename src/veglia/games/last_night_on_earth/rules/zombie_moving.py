"""How Zombies move: one at a time, walls aside, and always to a Hero beside them."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import barricades, events, hooks, sight, sources
from veglia.games.last_night_on_earth.rules.alike import one_of_each
from veglia.games.last_night_on_earth.rules.goals import check_goals
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN, ZOMBIE_HERO, ZOMBIES, Zombie
from veglia.games.last_night_on_earth.rules.phases import MOVES
from veglia.games.last_night_on_earth.rules.plays import Moment, Source
from veglia.games.last_night_on_earth.rules.reactions import open_window, zombies_first
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import FAR, NO_SPACE
from veglia.kernel.machine import Ask, Event, Option, Step


class MoveThis(Option):
    """Move this Zombie next."""

    def __init__(self, zombie: int) -> None:
        self.zombie = zombie


class AllTowards(Option):
    """All that have not moved yet go towards the nearest Hero."""

    def __init__(self) -> None:
        pass


class RestStay(Option):
    """All that have not moved yet stay, but for those beside a Hero."""

    def __init__(self) -> None:
        pass


class ZombieStep(Option):
    def __init__(self, zombie: int, space: int) -> None:
        self.zombie = zombie
        self.space = space


class StopZombie(Option):
    """This Zombie moves no farther."""

    def __init__(self, zombie: int) -> None:
        self.zombie = zombie


class StepsRolled(Event):
    """A Zombie that moves farther than others has rolled how far."""

    def __init__(self, zombie: int, face: int, steps: int) -> None:
        self.zombie = zombie
        self.face = face
        self.steps = steps


class MoveZombies(Step[LastNightState]):
    """Phase 4: each Zombie moves at most once; Brown's before Green's."""

    rule: ClassVar[str] = "lnoe.zmove.each-once"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        state.phase = MOVES
        if len(state.seats_of(ZOMBIES)) > 1:
            state.push(NextZombie(GREEN))
            state.push(NextZombie(BROWN))
        else:
            state.push(NextZombie(-1))


def can_move(state: LastNightState, zombie: Zombie, colour: int) -> bool:
    """Return whether a Zombie is still to move: a Zombie with a Hero stays where it is."""
    if zombie.has_moved or zombie.is_fresh or (colour >= 0 and zombie.owner != colour):
        return False
    return not state.has_hero(zombie.space)


class NextZombie(Ask[LastNightState]):
    """The Zombie player chooses which Zombie moves next, or what all of the others do.

    Where no Zombie that is left has a choice, all of them move without a question.
    """

    rule: ClassVar[str] = "lnoe.zmove.each-once"
    forced: ClassVar[bool] = False

    def __init__(self, colour: int) -> None:
        # The colour whose player is asked, -1 for both.
        self.colour = colour

    def seat(self, state: LastNightState) -> int:
        return state.zombie_seat(max(self.colour, 0))

    def movers(self, state: LastNightState) -> list[Zombie]:
        return [zombie for zombie in state.zombies if can_move(state, zombie, self.colour)]

    def options(self, state: LastNightState) -> list[Option]:
        return self.choices(state, self.movers(state))

    def choices(self, state: LastNightState, movers: list[Zombie]) -> list[Option]:
        found: list[Option] = [AllTowards(), RestStay()]
        for zombie in one_of_each(state, movers):
            found.append(MoveThis(zombie.number))
        return found

    def run(self, state: LastNightState) -> None:
        movers = self.movers(state)
        for zombie in movers:
            if has_choice(state, zombie):
                state.asking = self
                state.offered = self.choices(state, movers)
                return
        self.move_all(state, movers, False)

    def move_all(self, state: LastNightState, movers: list[Zombie], is_towards: bool) -> None:
        """Let Zombies move one after the other, once both sides have had their say about all of them."""
        moving = tuple(zombie.number for zombie in movers if is_towards or prey(state, zombie))
        for zombie in reversed(movers):
            state.push(MoveByItself(zombie.number, is_towards, zombie.number in moving))
        if moving:
            open_window(state, Moment(MOVES, together=moving), zombies_first(state))

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, MoveThis):
            state.push(NextZombie(self.colour))
            begin_move(state, option.zombie)
        else:
            self.move_all(state, self.movers(state), isinstance(option, AllTowards))


def has_choice(state: LastNightState, zombie: Zombie) -> bool:
    """Return whether a Zombie's move leaves something open: one Hero's space beside it leaves nothing.

    With Barricades the order of the Zombies can matter, too.
    """
    return bool(state.barricades) or len(prey(state, zombie)) != 1


class MoveByItself(Step[LastNightState]):
    """A Zombie moves towards the nearest Hero, or only to a Hero beside it; asks to which of several."""

    rule: ClassVar[str] = "lnoe.zmove.each-once"

    def __init__(self, zombie: int, is_towards: bool, is_moving: bool) -> None:
        self.zombie = zombie
        self.is_towards = is_towards
        # Whether it moves even if no Hero is beside it any more.
        self.is_moving = is_moving

    def run(self, state: LastNightState) -> None:
        zombie = state.zombie(self.zombie)
        if zombie is None or not can_move(state, zombie, -1):
            state.counts.pop(steps_key(self.zombie), 0)
            return
        zombie.has_moved = True
        if self.is_moving or prey(state, zombie):
            # Where its prey is put out of reach before it moves, its player has a choice after all.
            state.push(RollSteps(self.zombie, self.is_towards))


def begin_move(state: LastNightState, number: int) -> None:
    """Let a Zombie move, once both sides have had their say."""
    zombie = state.zombie(number)
    assert zombie is not None
    zombie.has_moved = True
    state.push(RollSteps(number, False))
    open_window(state, Moment(MOVES, zombie=number, space=zombie.space), zombies_first(state))


def about_to_move(state: LastNightState, moment: Moment) -> list[Zombie]:
    """Return the Zombies of whose move a moment is: one, or a crowd."""
    if moment.name != MOVES:
        return []
    if not moment.together:
        zombie = state.zombie(moment.zombie)
        return [] if zombie is None else [zombie]
    return [zombie for zombie in state.zombies if zombie.number in moment.together]


class RollSteps(Step[LastNightState]):
    """A Zombie moves one space; Zombie Heroes and some others more."""

    rule: ClassVar[str] = "lnoe.zmove.one-space"

    def __init__(self, zombie: int, is_by_itself: bool) -> None:
        self.zombie = zombie
        self.is_by_itself = is_by_itself

    def run(self, state: LastNightState) -> None:
        zombie = state.zombie(self.zombie)
        if zombie is None or state.has_hero(zombie.space):
            state.counts.pop(steps_key(self.zombie), 0)
            return
        steps = steps_of(state, zombie)
        if self.is_by_itself:
            state.push(WalkByItself(self.zombie, steps, False))
        else:
            state.push(WalkZombie(self.zombie, steps, False))


# Where `state.counts` has the steps that a Zombie has been given, by its number: each key is made once.
STEPS_KEYS: Final[dict[int, str]] = {}


def steps_key(zombie: int) -> str:
    key = STEPS_KEYS.get(zombie)
    if key is None:
        key = f"steps/{zombie}"
        STEPS_KEYS[zombie] = key
    return key


def steps_of(state: LastNightState, zombie: Zombie) -> int:
    """Return how far a Zombie may go in this move, rolling for it where it must."""
    steps = state.counts.pop(steps_key(zombie.number), 0)
    if steps:
        return steps
    steps = 1
    if zombie.kind == ZOMBIE_HERO:
        steps = roll_d3(state, zombie.number, "lnoe.zhero.move-d3")
    for source in [
        *sources.of_zombie(state, zombie, hooks.ZOMBIE_STEPS),
        *sources.of_table(state, hooks.ZOMBIE_STEPS),
    ]:
        more = sources.trait_of(state, source).zombie_steps(state, source, zombie.number)
        steps = max(steps, more)
    return steps


def roll_d3(state: LastNightState, zombie: int, rule: str) -> int:
    """Roll a D3 for how far a Zombie goes."""
    face = state.dice.die()
    steps = (face + 1) // 2
    state.emit(StepsRolled(zombie, face, steps), rule)
    return steps


def is_barred(state: LastNightState, zombie: Zombie, space: int) -> bool:
    """Return whether something keeps a Zombie from a step, apart from Barricades."""
    return is_barred_by(state, sources.everything(state, hooks.BARS_ZOMBIE), zombie, space)


def is_barred_by(state: LastNightState, barring: list[Source], zombie: Zombie, space: int) -> bool:
    for source in barring:
        if sources.trait_of(state, source).bars_zombie(state, source, zombie.number, zombie.space, space):
            return True
    return False


def prey(state: LastNightState, zombie: Zombie, has_tried: bool = False) -> list[int]:
    """Return the spaces with Heroes to which a Zombie has to go."""
    return steps_into(state, zombie, spaces_with_heroes(state, zombie.space), has_tried)


def spaces_with_heroes(state: LastNightState, start: int) -> list[int]:
    """Return the spaces adjacent to a space in which Heroes are."""
    if not state.sewers:
        # Most Zombies are far from all Heroes: to look at the Heroes takes less time than at the spaces.
        town = state.town
        for hero in state.heroes:
            if hero.space != NO_SPACE and town.distance(start, hero.space) == 1:
                break
        else:
            return []
    return [near for near in state.neighbours(start) if state.has_hero(near)]


def ways(state: LastNightState, zombie: Zombie, has_tried: bool = False) -> list[int]:
    """Return the spaces into which a Zombie may step; it tries one Barricade in a move."""
    hungry = prey(state, zombie, has_tried)
    return hungry or steps_into(state, zombie, state.neighbours(zombie.space), has_tried)


def steps_into(state: LastNightState, zombie: Zombie, spaces: list[int], has_tried: bool) -> list[int]:
    """Return those of some adjacent spaces into which a Zombie may try a step."""
    if not spaces:
        return []
    barring = sources.everything(state, hooks.BARS_ZOMBIE)
    found: list[int] = []
    for space in spaces:
        if has_tried and barricades.needs_roll(state, zombie, space):
            continue
        if not barring or not is_barred_by(state, barring, zombie, space):
            found.append(space)
    return found


class WalkZombie(Ask[LastNightState]):
    """A Zombie goes on, or stops where no Hero is beside it."""

    rule: ClassVar[str] = "lnoe.zmove.one-space"

    def __init__(self, zombie: int, left: int, has_tried: bool) -> None:
        self.zombie = zombie
        self.left = left
        # Whether it has tried a Barricade in this move.
        self.has_tried = has_tried

    def seat(self, state: LastNightState) -> int:
        zombie = state.zombie(self.zombie)
        return state.zombie_seat(BROWN if zombie is None else zombie.owner)

    def cites(self, state: LastNightState) -> str:
        zombie = state.zombie(self.zombie)
        if zombie is not None and prey(state, zombie, self.has_tried):
            return "lnoe.zmove.hunger"
        return self.rule

    def options(self, state: LastNightState) -> list[Option]:
        zombie = state.zombie(self.zombie)
        if zombie is None or self.left <= 0 or state.has_hero(zombie.space):
            return []
        hungry = prey(state, zombie, self.has_tried)
        spaces = hungry or steps_into(state, zombie, state.neighbours(zombie.space), self.has_tried)
        found: list[Option] = [ZombieStep(self.zombie, space) for space in spaces]
        if not hungry:
            found.append(StopZombie(self.zombie))
        return found

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, ZombieStep):
            zombie = state.zombie(self.zombie)
            assert zombie is not None
            has_tried = self.has_tried or barricades.needs_roll(state, zombie, option.space)
            step_zombie(state, zombie, option.space, WalkZombie(self.zombie, self.left - 1, has_tried))


class WalkByItself(Step[LastNightState]):
    """A Zombie goes towards the nearest Hero without a question."""

    rule: ClassVar[str] = "lnoe.zmove.hunger"

    def __init__(self, zombie: int, left: int, has_tried: bool) -> None:
        self.zombie = zombie
        self.left = left
        self.has_tried = has_tried

    def run(self, state: LastNightState) -> None:
        zombie = state.zombie(self.zombie)
        if zombie is None or self.left <= 0 or state.has_hero(zombie.space):
            return
        hungry = prey(state, zombie, self.has_tried)
        if len(hungry) > 1:
            state.push(WalkZombie(self.zombie, self.left, self.has_tried))
            return
        best, nearest = -1, distance_to_heroes(state, zombie.space)
        spaces = hungry or steps_into(state, zombie, state.neighbours(zombie.space), self.has_tried)
        for space in spaces:
            far = distance_to_heroes(state, space)
            if far < nearest or (hungry and best < 0):
                best, nearest = space, far
        if best < 0:
            return
        has_tried = self.has_tried or barricades.needs_roll(state, zombie, best)
        step_zombie(state, zombie, best, WalkByItself(self.zombie, self.left - 1, has_tried))


def distance_to_heroes(state: LastNightState, space: int) -> int:
    found = FAR
    for hero in state.heroes:
        if hero.space >= 0:
            far = sight.distance(state, space, hero.space)
            if far < found:
                found = far
    return found


def step_zombie(
    state: LastNightState, zombie: Zombie, space: int, following: Step[LastNightState] | None = None
) -> None:
    """Move a Zombie by one space; a Barricade in its way has to be overcome.

    If it gets there it goes on with `following`, once all that the step has brought is done.
    """
    for source in sources.everything(state, hooks.HOLDS_ZOMBIE):
        if sources.trait_of(state, source).holds_zombie(state, source, zombie.number, zombie.space, space):
            return
    if not barricades.may_pass(state, zombie, space):
        return
    rule = "lnoe.zmove.hunger" if state.has_hero(space) else "lnoe.zmove.one-space"
    start = zombie.space
    put_zombie(state, zombie, space, rule)
    if following is not None:
        state.push(following)
    for source in sources.of_table(state, hooks.ZOMBIE_MOVED):
        sources.trait_of(state, source).zombie_moved(state, source, zombie.number, start, space)


def put_zombie(state: LastNightState, zombie: Zombie, space: int, rule: str) -> None:
    """Move a Zombie into a space."""
    start = zombie.space
    zombie.space = space
    state.emit(events.ZombieMoved(zombie.number, start, space), rule)
    check_goals(state)
