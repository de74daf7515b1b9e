"""The Grand Finale: Survivors act as one group, their cubes shift over the board, shifts bring reactions."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.action_list import actions_of
from veglia.games.dark_darker_darkest.rules.activation import StandUp, age_marks, clear_marks
from veglia.games.dark_darker_darkest.rules.asking import Deed, DeedsAsk
from veglia.games.dark_darker_darkest.rules.buying import LastPurchases
from veglia.games.dark_darker_darkest.rules.creature_moves import CreatureActs
from veglia.games.dark_darker_darkest.rules.cubes import (
    SHIFTING,
    AfterAction,
    CubeLost,
    has_all_cubes,
    take_cube,
)
from veglia.games.dark_darker_darkest.rules.ending import lose
from veglia.games.dark_darker_darkest.rules.events import DarknessGrew
from veglia.games.dark_darker_darkest.rules.fire import Spread
from veglia.games.dark_darker_darkest.rules.group_actions import add_deeds
from veglia.games.dark_darker_darkest.rules.infection import VirusStep
from veglia.games.dark_darker_darkest.rules.nemesis_moves import NemesisActs
from veglia.games.dark_darker_darkest.rules.paths import EVERYWHERE
from veglia.games.dark_darker_darkest.rules.pieces import BIRD_GRIP
from veglia.games.dark_darker_darkest.rules.reactions import ALL_UNITS, ChooseFight
from veglia.games.dark_darker_darkest.rules.state import FLIGHT, DarkestState
from veglia.games.dark_darker_darkest.rules.unit_moves import ChooseUnit
from veglia.games.dark_darker_darkest.rules.zombies import ACTED
from veglia.kernel.machine import Event, Option, Step

# The position of the Event marker at which nothing happens; at the others Darkness advances.
QUIET: Final = 0
POSITIONS: Final = 3


class CubesShifted(Event):
    """So many cubes have come into the middle space, so many back to their owners."""

    def __init__(self, moved: int, returned: int) -> None:
        self.moved = moved
        self.returned = returned


class ReactionsBegan(Event):
    """The reactions of the Grand Finale begin; the Event marker has reached a position."""

    def __init__(self, position: int) -> None:
        self.position = position


class ShiftCubes(Option):
    """Shift the cubes before there are six of them."""

    def __init__(self) -> None:
        pass


class FinaleActs(DeedsAsk):
    """What the Survivors do next, in any order, wherever they are."""

    rule: ClassVar[str] = "ddd.finale.single-group"

    def __init__(self) -> None:
        pass

    def options(self, state: DarkestState) -> list[Option]:
        found: list[Option] = []
        known = actions_of(state.settings)
        for who in state.in_play():
            add_deeds(state, who, known, found)
        if state.left_cubes:
            found.append(ShiftCubes())
        return found

    def take(self, state: DarkestState, option: Option) -> None:
        if isinstance(option, Deed):
            state.push(GoOn())
            option.do(state)
        else:
            state.push(Shift("ddd.finale.voluntary-shift"))


class GoOn(AfterAction):
    """After an action: six cubes shift; so do those in the middle when nobody has another one to spend."""

    rule: ClassVar[str] = "ddd.finale.shift"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        if not state.in_play():
            # Too few have escaped, and nobody is left.
            lose(state, "ddd.heli.win")
            return
        is_stuck = not state.left_cubes and bool(state.middle_cubes) and not has_cubes(state)
        if len(state.left_cubes) >= SHIFTING or is_stuck:
            state.push(self.shift())
        else:
            state.push(FinaleActs())

    def shift(self) -> Step[DarkestState]:
        return Shift(self.rule)


def has_cubes(state: DarkestState) -> bool:
    """Return whether some Survivor has a cube to spend; in the Grip of the Undead Bird there is no action."""
    return any(
        state.survivors[who].ap > 0 and state.survivors[who].grip != BIRD_GRIP for who in state.in_play()
    )


class Shift(Step[DarkestState]):
    """Cubes of the middle space return to their owners, those of the left one come into the middle."""

    rule: ClassVar[str] = "ddd.finale.shift"

    def __init__(self, why: str) -> None:
        self.why = why

    def run(self, state: DarkestState) -> None:
        returned = state.middle_cubes
        state.middle_cubes = state.left_cubes
        state.left_cubes = []
        # Those that an Energy Drink has taken out of the supply were for one use.
        surplus: list[int] = []
        for owner in returned:
            if has_all_cubes(state, owner):
                surplus.append(owner)
            else:
                take_cube(state, owner)
        back = len(returned) - len(surplus)
        state.emit(CubesShifted(len(state.middle_cubes), back), self.why)
        for owner in surplus:
            state.emit(CubeLost(owner), "ddd.item.energy-drink")
        state.push(FinaleReactions() if state.middle_cubes else GoOn())
        if state.middle_cubes and self.why != "ddd.finale.voluntary-shift":
            state.push(LastPurchases())


class FinaleReactions(Step[DarkestState]):
    """Events, fire, virus, then the Nemesis, the zombies and the Creature of the whole house."""

    rule: ClassVar[str] = "ddd.finale.reactions-order"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        state.round += 1
        if state.act == FLIGHT:
            state.extras.escape_round += 1
        state.has_creature_reacted = False
        state.push(Resume())
        state.push(CreatureActs(-1))
        state.push(StandUp(EVERYWHERE))
        state.push(ChooseUnit(EVERYWHERE, -1, ALL_UNITS, 0))
        state.push(ChooseFight(EVERYWHERE))
        for module in state.settings.modules[::-1]:
            steps: list[Step[DarkestState]] = module.zombies_react(state)
            for step in reversed(steps):
                state.push(step)
        state.push(NemesisActs())
        state.push(VirusStep())
        state.push(Spread("ddd.finale.fire"))
        state.event = (state.event + 1) % POSITIONS
        state.emit(ReactionsBegan(state.event), "ddd.finale.events")
        if state.event != QUIET:
            advance_darkness(state)


def advance_darkness(state: DarkestState) -> None:
    """Move the Darkness marker of the Grand Finale; at the end of its track the game is lost."""
    state.darkness += 1
    state.emit(DarknessGrew(state.darkness), "ddd.finale.events")
    if state.darkness == state.library.finale_last:
        lose(state, "ddd.end.lose-darkness")


class Resume(Step[DarkestState]):
    """What is possible once in a Round is possible again, and the Survivors go on."""

    rule: ClassVar[str] = "ddd.finale.resume"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        state.used_corners = 0
        clear_marks(state, ACTED)
        age_marks(state)
        for who in state.in_play():
            state.survivors[who].used = 0
            state.survivors[who].is_masked = False
        state.push(GoOn())
        for module in state.settings.modules:
            module.resume_actions(state)
