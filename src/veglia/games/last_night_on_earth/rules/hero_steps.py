"""A move of a Hero outside his own step 1: up to some spaces, by the usual rules of moving."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import action, hooks, sources
from veglia.games.last_night_on_earth.rules.hero_moving import (
    DOOR,
    HeroStep,
    HeroStopped,
    StayHere,
    moves,
    put_hero,
    stops_there,
)
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Moment
from veglia.games.last_night_on_earth.rules.reactions import open_window
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import cost_of, crosses_door, strip_on_way
from veglia.kernel.machine import Ask, Option, Step


class ExtraMove(Ask[LastNightState]):
    """A Hero goes on, or stops where he is."""

    rule: ClassVar[str] = "lnoe.hmove.distance"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int, left: int) -> None:
        self.hero = hero
        self.left = left

    def seat(self, state: LastNightState) -> int:
        return state.heroes[self.hero].seat

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero):
            return []
        # On the way he may take Allies along, and pick Supply markers up.
        found = [*moves(state, self.hero, self.left), *action.options_on_extra_move(state, self.hero)]
        return [*found, StayHere(self.hero)] if found else []

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, HeroStep):
            start = state.heroes[self.hero].space
            state.push(TakeExtraStep(self.hero, start, option.space, self.left))
            if crosses_door(state, start, option.space):
                open_window(state, Moment(DOOR, self.hero, space=option.space), state.seats_of(ZOMBIES))
        elif not isinstance(option, StayHere):
            state.push(ExtraMove(self.hero, self.left))
            action.take(state, self.hero, option)


class TakeExtraStep(Step[LastNightState]):
    """A Hero moves into a space; Zombies there, darkness or a shut door end the move."""

    rule: ClassVar[str] = "lnoe.hmove.distance"

    def __init__(self, hero: int, start: int, space: int, left: int) -> None:
        self.hero = hero
        self.start = start
        self.space = space
        self.left = left

    def run(self, state: LastNightState) -> None:
        if state.heroes[self.hero].space != self.start:
            return
        if state.counts.pop("door_shut", 0):
            state.emit(HeroStopped(self.hero, self.start), "lnoe.hmove.doors")
            return
        left = self.left - cost_of(state, self.start, self.space)
        strip_on_way(state, self.hero, self.start, self.space)
        put_hero(state, self.hero, self.space, self.rule)
        reason = stops_there(state, self.hero, self.space)
        if state.zombies_in(self.space):
            reason = "lnoe.hmove.stop-on-zombie"
        if reason:
            state.emit(HeroStopped(self.hero, self.space), reason)
        else:
            state.push(ExtraMove(self.hero, left))
        for source in sources.everything(state, hooks.MOVES):
            trait = sources.trait_of(state, source)
            trait.left(state, source, self.hero, self.start)
            trait.entered(state, source, self.hero, self.space)
