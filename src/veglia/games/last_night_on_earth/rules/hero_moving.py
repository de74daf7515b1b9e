"""How Heroes move: a roll, a choice, then space by space, with all that may happen on the way."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import action, allies, events, hooks, sources
from veglia.games.last_night_on_earth.rules.action import AFTER_MOVING, INSTEAD_OF_MOVING, WHILE_MOVING
from veglia.games.last_night_on_earth.rules.goals import check_goals
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION, open_plays, plays_from, plays_of
from veglia.games.last_night_on_earth.rules.plays import ITEM, Moment, Targeted
from veglia.games.last_night_on_earth.rules.reactions import active_first, open_window, use
from veglia.games.last_night_on_earth.rules.searching import is_search
from veglia.games.last_night_on_earth.rules.stale import DiscardStale, discard_stale, stale_options
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import cost_of, crosses_door, hero_steps, strip_on_way
from veglia.kernel.machine import Ask, Event, Option, Step

ROLL: Final = "hero_roll"
DOOR: Final = "hero_door"
# A Hero has entered a space with Zombies; `number` is the movement that he has left.
MET: Final = "met_zombies"
# The end of step 1; `number` says whether the Hero has moved.
MOVE_END: Final = "move_end"
# Whether the active Hero has Searched in place of moving: in `state.counts`.
SEARCHED: Final = "searched_instead"


class HeroStep(Option):
    """Move into a space."""

    def __init__(self, hero: int, space: int) -> None:
        self.hero = hero
        self.space = space


class StayHere(Option):
    """Move no farther; as a first choice, move no space at all."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class MovementRolled(Event):
    def __init__(self, hero: int, face: int, result: int) -> None:
        self.hero = hero
        self.face = face
        self.result = result


class HeroStopped(Event):
    """A Hero has to end his move."""

    def __init__(self, hero: int, space: int) -> None:
        self.hero = hero
        self.space = space


class RollMovement(Step[LastNightState]):
    """Step 1: roll for Movement, then choose."""

    rule: ClassVar[str] = "lnoe.hmove.roll"

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, state: LastNightState) -> None:
        if not state.is_alive(self.hero):
            return
        state.counts.pop(SEARCHED, None)
        state.push(ChooseMove(self.hero))
        roll_movement(state, self.hero)


def roll_movement(state: LastNightState, hero: int) -> None:
    """Roll for Movement; the Zombies may answer the roll."""
    face = state.dice.die()
    bonus = 0
    for source in sources.everything(state, hooks.MOVEMENT):
        bonus += sources.trait_of(state, source).movement(state, source, hero)
    state.movement = max(1, face + bonus)
    rule = "lnoe.hmove.modifiers" if bonus else "lnoe.hmove.roll"
    state.emit(MovementRolled(hero, face, state.movement), rule)
    open_window(state, Moment(ROLL, hero, number=state.movement), state.seats_of(ZOMBIES))


def may_leave(state: LastNightState, hero: int) -> bool:
    """Return whether nothing keeps a Hero in his space."""
    for source in sources.everything(state, hooks.BARS_LEAVING):
        if sources.trait_of(state, source).bars_leaving(state, source, hero):
            return False
    return True


def moves(state: LastNightState, hero: int, left: int) -> list[Option]:
    """Return the spaces into which a Hero may step with so much movement left."""
    if left <= 0 or not may_leave(state, hero):
        return []
    start = state.heroes[hero].space
    return [
        HeroStep(hero, space)
        for space in hero_steps(state, hero, start)
        if cost_of(state, start, space) <= left
    ]


class ChooseMove(Ask[LastNightState]):
    """After the roll the Hero moves, or does something in place of moving."""

    rule: ClassVar[str] = "lnoe.hmove.roll-then-choose"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def seat(self, state: LastNightState) -> int:
        return state.heroes[self.hero].seat

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero):
            return []
        return [
            *moves(state, self.hero, state.movement),
            *action.options_for(state, self.hero, INSTEAD_OF_MOVING),
            *action.options_for(state, self.hero, WHILE_MOVING),
            *plays_of(state, self.seat(state), Moment(ACTIVATION, self.hero, number=state.movement)),
            *stale_options(state, self.hero),
            StayHere(self.hero),
        ]

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, Targeted):
            state.push(ChooseMove(self.hero))
            use(state, self.seat(state), option, Moment(ACTIVATION, self.hero, number=state.movement))
        elif isinstance(option, HeroStep):
            begin_step(state, self.hero, option.space, state.movement)
        elif isinstance(option, StayHere):
            state.push(EndOfMove(self.hero, True))
        elif isinstance(option, DiscardStale):
            state.push(ChooseMove(self.hero))
            discard_stale(state, self.hero, option.card)
        else:
            if action.is_free(option):
                state.push(ChooseMove(self.hero))
            else:
                state.counts[SEARCHED] = int(is_search(option))
                state.push(DidSomethingElse(self.hero))
            action.take(state, self.hero, option)


class DidSomethingElse(Step[LastNightState]):
    """A Hero has done something in place of moving: step 1 comes to its end."""

    rule: ClassVar[str] = "lnoe.hmove.declared"

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, state: LastNightState) -> None:
        end_move(state, self.hero, has_moved=False)


def end_move(state: LastNightState, hero: int, has_moved: bool) -> None:
    """Come to the end of step 1 without having been asked; what can be used then is offered in a window."""
    if state.is_alive(hero):
        state.push(EndOfMove(hero, has_moved))
        open_window(state, Moment(ACTIVATION, hero), active_first(state, hero))


class MoveOn(Ask[LastNightState]):
    """On the way a Hero may go on, stop, or use what he has. Where he can only stop he is not asked."""

    rule: ClassVar[str] = "lnoe.hmove.distance"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int, left: int) -> None:
        self.hero = hero
        self.left = left

    def seat(self, state: LastNightState) -> int:
        return state.heroes[self.hero].seat

    def options(self, state: LastNightState) -> list[Option]:
        return [*self.open_options(state), *self.others(state)] if state.is_alive(self.hero) else []

    def open_options(self, state: LastNightState) -> list[Option]:
        """Return the steps, and what can be done on the way, which everybody sees."""
        return [
            *moves(state, self.hero, self.left),
            *action.options_for(state, self.hero, WHILE_MOVING),
        ]

    def others(self, state: LastNightState) -> list[Option]:
        return [
            *plays_of(state, self.seat(state), Moment(ACTIVATION, self.hero)),
            *stale_options(state, self.hero),
            StayHere(self.hero),
        ]

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, Targeted):
            state.push(MoveOn(self.hero, self.left))
            use(state, self.seat(state), option, Moment(ACTIVATION, self.hero))
        elif isinstance(option, HeroStep):
            begin_step(state, self.hero, option.space, self.left)
        elif isinstance(option, StayHere):
            state.push(EndOfMove(self.hero, True))
        elif isinstance(option, DiscardStale):
            state.push(MoveOn(self.hero, self.left))
            discard_stale(state, self.hero, option.card)
        else:
            state.push(MoveOn(self.hero, self.left))
            action.take(state, self.hero, option)

    def run(self, state: LastNightState) -> None:
        found = self.open_options(state) if state.is_alive(self.hero) else []
        if found or self.has_open_plays(state):
            state.asking = self
            state.offered = [*found, *self.others(state)]
        else:
            end_move(state, self.hero, has_moved=True)

    def has_open_plays(self, state: LastNightState) -> bool:
        """Return whether something that everybody sees can be used."""
        if not state.is_alive(self.hero):
            return False
        return bool(open_plays(state, self.seat(state), Moment(ACTIVATION, self.hero)))


def begin_step(state: LastNightState, hero: int, space: int, left: int) -> None:
    """Let a Hero take a step; before he passes a door the Zombies may answer."""
    start = state.heroes[hero].space
    state.push(TakeStep(hero, start, space, left))
    if crosses_door(state, start, space):
        open_window(state, Moment(DOOR, hero, space=space), state.seats_of(ZOMBIES))


class TakeStep(Step[LastNightState]):
    """A Hero moves into a space; Zombies there, or darkness, end his move."""

    rule: ClassVar[str] = "lnoe.hmove.distance"

    def __init__(self, hero: int, start: int, space: int, left: int) -> None:
        self.hero = hero
        self.start = start
        self.space = space
        self.left = left

    def run(self, state: LastNightState) -> None:
        one = state.heroes[self.hero]
        if one.space != self.start:
            return
        if state.counts.pop("door_shut", 0):
            state.emit(HeroStopped(self.hero, self.start), "lnoe.hmove.doors")
            end_move(state, self.hero, has_moved=True)
            return
        left = self.left - cost_of(state, self.start, self.space)
        strip_on_way(state, self.hero, self.start, self.space)
        put_hero(state, self.hero, self.space, self.rule)
        if state.result is not None:
            return
        reason = stops_there(state, self.hero, self.space)
        if reason:
            state.emit(HeroStopped(self.hero, self.space), reason)
            end_move(state, self.hero, has_moved=True)
        elif state.zombies_in(self.space):
            state.push(MeetZombies(self.hero, left))
        else:
            state.push(MoveOn(self.hero, left))
        for source in sources.everything(state, hooks.MOVES):
            trait = sources.trait_of(state, source)
            trait.left(state, source, self.hero, self.start)
            trait.entered(state, source, self.hero, self.space)


def stops_there(state: LastNightState, hero: int, space: int) -> str:
    """Return the rule by which a Hero who enters a space ends his move, Zombies aside; empty if none does."""
    for source in sources.everything(state, hooks.STOPS):
        trait = sources.trait_of(state, source)
        if trait.stops(state, source, hero, space):
            return trait.rule
    return ""


class MeetZombies(Ask[LastNightState]):
    """A Hero who has met Zombies ends his move, unless he has an ability by which he goes on."""

    rule: ClassVar[str] = "lnoe.hmove.stop-on-zombie"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int, left: int) -> None:
        self.hero = hero
        self.left = left

    def seat(self, state: LastNightState) -> int:
        return state.heroes[self.hero].seat

    def moment(self, state: LastNightState) -> Moment:
        return Moment(MET, self.hero, space=state.heroes[self.hero].space, number=self.left)

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero):
            return []
        found: list[Option] = []
        for source in sources.of_hero(state, self.hero, hooks.PLAYS):
            found += plays_from(state, source, self.moment(state))
        return [*found, StayHere(self.hero)] if found else []

    def run(self, state: LastNightState) -> None:
        if not self.options(state):
            self.stop(state)
        else:
            super().run(state)

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, Targeted):
            use(state, self.seat(state), option, self.moment(state))
        else:
            self.stop(state)

    def stop(self, state: LastNightState) -> None:
        if state.is_alive(self.hero):
            state.emit(HeroStopped(self.hero, state.heroes[self.hero].space), self.rule)
            end_move(state, self.hero, has_moved=True)


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


class EndOfMove(Ask[LastNightState]):
    """The end of step 1: what may be done there is offered until the Hero has done."""

    rule: ClassVar[str] = "lnoe.hturn.steps"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int, has_moved: bool) -> None:
        self.hero = hero
        # Whether the Hero chose to move, if only by no space.
        self.has_moved = has_moved

    def seat(self, state: LastNightState) -> int:
        return state.heroes[self.hero].seat

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero):
            return []
        found = [*action.options_for(state, self.hero, AFTER_MOVING), *self.items(state)]
        return [*found, StayHere(self.hero)] if found else []

    def items(self, state: LastNightState) -> list[Option]:
        """Return the uses of items that are for the end of a move."""
        found: list[Option] = []
        for source in sources.of_hero(state, self.hero, hooks.PLAYS):
            if source.place == ITEM and MOVE_END in state.kind(source.card).when:
                found += plays_from(state, source, self.moment())
        return found

    def moment(self) -> Moment:
        return Moment(MOVE_END, self.hero, number=int(self.has_moved))

    def run(self, state: LastNightState) -> None:
        state.counts["has_moved"] = int(self.has_moved)
        for source in sources.of_table(state, hooks.ENDS_MOVE):
            if sources.trait_of(state, source).ends_move(state, source, self.hero, self.has_moved):
                return
        super().run(state)

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, StayHere):
            return
        state.push(EndOfMove(self.hero, self.has_moved))
        if isinstance(option, Targeted):
            use(state, self.seat(state), option, self.moment())
        else:
            action.take(state, self.hero, option)
