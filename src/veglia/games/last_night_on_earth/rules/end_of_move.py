"""The end of a Hero's step 1: what may be done there before he goes on to step 2."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import action, hooks, sources
from veglia.games.last_night_on_earth.rules.action import AFTER_MOVING
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.hero_steps import StayHere
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION, plays_from
from veglia.games.last_night_on_earth.rules.plays import ITEM, Moment, Targeted
from veglia.games.last_night_on_earth.rules.reactions import active_first, open_window, use
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

# The end of step 1; `number` says whether the Hero has moved.
MOVE_END: Final = "move_end"


def end_move(state: LastNightState, hero: int, has_moved: bool) -> None:
    """Come to the end of step 1: what Hero players can use then is offered in a window."""
    if state.is_alive(hero):
        state.push(EndOfMove(hero, has_moved))
        # Between steps 1 and 2 the moment names the space in which his step 1 has ended.
        moment = Moment(ACTIVATION, hero, space=state.heroes[hero].space)
        open_window(state, moment, active_first(state, hero))


class EndOfMove(HeroQuestion):
    """The end of step 1: what may be done there is offered until the Hero has done."""

    rule: ClassVar[str] = "lnoe.hturn.steps"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int, has_moved: bool) -> None:
        super().__init__(hero)
        # Whether the Hero chose to move, if only by no space.
        self.has_moved = has_moved

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
