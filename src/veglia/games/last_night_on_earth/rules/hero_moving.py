"""How Heroes move: a roll, a choice, then space by space, with all that may happen on the way."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import action, barricades, hooks, sources
from veglia.games.last_night_on_earth.rules.action import INSTEAD_OF_MOVING, WHILE_MOVING
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.end_of_move import end_move
from veglia.games.last_night_on_earth.rules.hero_steps import (
    HeroStep,
    HeroStopped,
    RemoveReinforcement,
    StayHere,
    moves,
    put_hero,
    stops_there,
)
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION, open_plays, plays_from, plays_of
from veglia.games.last_night_on_earth.rules.plays import Moment, Targeted
from veglia.games.last_night_on_earth.rules.reactions import open_window, use
from veglia.games.last_night_on_earth.rules.searching import is_search
from veglia.games.last_night_on_earth.rules.stale import DiscardStale, discard_stale, stale_options
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import cost_of, crosses_door, strip_on_way
from veglia.kernel.machine import Event, Option, Step

ROLL: Final = "hero_roll"
DOOR: Final = "hero_door"
# A Hero has entered a space with Zombies; `number` is the movement that he has left.
MET: Final = "met_zombies"
# Whether the active Hero has Searched in place of moving: in `state.counts`.
SEARCHED: Final = "searched_instead"


class MovementRolled(Event):
    def __init__(self, hero: int, face: int, result: int) -> None:
        self.hero = hero
        self.face = face
        self.result = result


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


# What a Hero on the move is asked


class MoveQuestion(HeroQuestion):
    """A Hero takes a step, clears a way, stops, or does something else on the way; then he is asked again."""

    rule: ClassVar[str] = "lnoe.hmove.distance"
    forced: ClassVar[bool] = False
    # Whether the move is one outside the Hero's own step 1.
    is_extra: ClassVar[bool] = False

    def __init__(self, hero: int, left: int) -> None:
        super().__init__(hero)
        # The movement that he has left.
        self.left = left

    def movement(self, state: LastNightState) -> int:
        """Return the movement that he may still use."""
        return self.left

    def moment(self, state: LastNightState) -> Moment:
        return Moment(ACTIVATION, self.hero)

    def others(self, state: LastNightState) -> list[Option]:
        """Return what he may do beside moving."""
        return action.options_for(state, self.hero, WHILE_MOVING) + self.uses(state)

    def uses(self, state: LastNightState) -> list[Option]:
        """Return the uses of what he has."""
        found = plays_of(state, self.seat(state), self.moment(state))
        return found + stale_options(state, self.hero)

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero):
            return []
        return [
            *moves(state, self.hero, self.movement(state)),
            *self.others(state),
            StayHere(self.hero),
        ]

    def again(self, state: LastNightState, left: int) -> None:
        """Ask once more, with so much movement left."""
        state.push(MoveOn(self.hero, left))

    def stop(self, state: LastNightState) -> None:
        end_move(state, self.hero, has_moved=True)

    def take(self, state: LastNightState, option: Option) -> None:
        left = self.movement(state)
        if isinstance(option, HeroStep):
            begin_step(state, self.hero, option.space, left, self.is_extra)
        elif isinstance(option, RemoveReinforcement):
            go_on(state, self.hero, left - 1, self.is_extra)
            barricades.strip_one(state, self.hero, option.wall)
        elif isinstance(option, StayHere):
            self.stop(state)
        else:
            self.again(state, left)
            if isinstance(option, Targeted):
                use(state, self.seat(state), option, self.moment(state))
            elif isinstance(option, DiscardStale):
                discard_stale(state, self.hero, option.card)
            else:
                action.take(state, self.hero, option)


class ChooseMove(MoveQuestion):
    """After the roll the Hero moves, or does something in place of moving."""

    rule: ClassVar[str] = "lnoe.hmove.roll-then-choose"

    def __init__(self, hero: int) -> None:
        super().__init__(hero, 0)

    def movement(self, state: LastNightState) -> int:
        return state.movement

    def moment(self, state: LastNightState) -> Moment:
        return Moment(ACTIVATION, self.hero, number=state.movement)

    def others(self, state: LastNightState) -> list[Option]:
        return [*action.options_for(state, self.hero, INSTEAD_OF_MOVING), *super().others(state)]

    def again(self, state: LastNightState, left: int) -> None:
        state.push(ChooseMove(self.hero))

    def take(self, state: LastNightState, option: Option) -> None:
        if action.replaces_move(option):
            state.counts[SEARCHED] = int(is_search(option))
            state.push(DidSomethingElse(self.hero))
            action.take(state, self.hero, option)
        else:
            super().take(state, option)


class DidSomethingElse(Step[LastNightState]):
    """A Hero has done something in place of moving: step 1 comes to its end."""

    rule: ClassVar[str] = "lnoe.hmove.declared"

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, state: LastNightState) -> None:
        end_move(state, self.hero, has_moved=False)


class MoveOn(MoveQuestion):
    """On the way a Hero may go on, stop, or use what he has. Where he can only stop he is not asked."""

    def run(self, state: LastNightState) -> None:
        if not state.is_alive(self.hero):
            end_move(state, self.hero, has_moved=True)
            return
        found = moves(state, self.hero, self.left)
        found += action.options_for(state, self.hero, WHILE_MOVING)
        if not found and not open_plays(state, self.seat(state), self.moment(state)):
            # Nothing else can be done, by what everybody sees.
            end_move(state, self.hero, has_moved=True)
            return
        found += self.uses(state)
        found.append(StayHere(self.hero))
        state.asking = self
        state.offered = found


class ExtraMove(MoveQuestion):
    """A move outside the Hero's own step 1; on the way he may take Allies along, and pick Supplies up."""

    is_extra: ClassVar[bool] = True

    def others(self, state: LastNightState) -> list[Option]:
        return action.options_on_extra_move(state, self.hero)

    def options(self, state: LastNightState) -> list[Option]:
        found = super().options(state)
        return found if len(found) > 1 else []

    def again(self, state: LastNightState, left: int) -> None:
        state.push(ExtraMove(self.hero, left))

    def stop(self, state: LastNightState) -> None:
        """Nothing follows: the Hero goes on with what he was doing."""


def go_on(state: LastNightState, hero: int, left: int, is_extra: bool) -> None:
    """Ask a Hero on his way what he does next; with no movement left, what may be done where he is."""
    if is_extra:
        state.push(ExtraMove(hero, left))
    else:
        state.push(MoveOn(hero, left))


# Steps


def begin_step(state: LastNightState, hero: int, space: int, left: int, is_extra: bool) -> None:
    """Let a Hero take a step; before he passes a door the Zombies may answer."""
    start = state.heroes[hero].space
    state.push(TakeStep(hero, start, space, left, is_extra))
    if crosses_door(state, start, space):
        open_window(state, Moment(DOOR, hero, space=space), state.seats_of(ZOMBIES))


class TakeStep(Step[LastNightState]):
    """A Hero moves into a space; Zombies there, or darkness, end his move."""

    rule: ClassVar[str] = "lnoe.hmove.distance"

    def __init__(self, hero: int, start: int, space: int, left: int, is_extra: bool) -> None:
        self.hero = hero
        self.start = start
        self.space = space
        self.left = left
        self.is_extra = is_extra

    def run(self, state: LastNightState) -> None:
        is_shut = state.counts.pop("door_shut", 0)
        if state.heroes[self.hero].space != self.start:
            return
        if is_shut:
            self.stop(state, self.start, "lnoe.hmove.doors")
            return
        left = self.left - cost_of(state, self.start, self.space)
        strip_on_way(state, self.hero, self.start, self.space)
        put_hero(state, self.hero, self.space, self.rule)
        if state.result is not None:
            return
        reason = stops_there(state, self.hero, self.space)
        if state.zombies_in(self.space) and not self.is_extra:
            # What he may do about them he may also do in the dark, where he goes no farther.
            state.push(MeetZombies(self.hero, 0 if reason else left, reason))
        elif reason:
            self.stop(state, self.space, reason)
        elif state.zombies_in(self.space):
            self.stop(state, self.space, MeetZombies.rule)
        else:
            go_on(state, self.hero, left, self.is_extra)
        for source in sources.everything(state, hooks.MOVES):
            trait = sources.trait_of(state, source)
            trait.left(state, source, self.hero, self.start)
            trait.entered(state, source, self.hero, self.space)

    def stop(self, state: LastNightState, space: int, rule: str) -> None:
        """The move ends; in that space the Hero may still do what is done on the way."""
        state.emit(HeroStopped(self.hero, space), rule)
        go_on(state, self.hero, 0, self.is_extra)


class MeetZombies(HeroQuestion):
    """A Hero who has met Zombies ends his move, unless he has an ability by which he goes on."""

    rule: ClassVar[str] = "lnoe.hmove.stop-on-zombie"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int, left: int, reason: str) -> None:
        super().__init__(hero)
        self.left = left
        # The rule by which his move ends here, Zombies aside; empty if none does.
        self.reason = reason

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
            rule = self.reason or self.rule
            state.emit(HeroStopped(self.hero, state.heroes[self.hero].space), rule)
            state.push(MoveOn(self.hero, 0))
