"""Action Points: as a number in the first act, as cubes on the Multifunction Board in the Grand Finale.

In the Grand Finale `ap` counts the cubes in the hand, of whatever colour; `extras.loans` says which of them
belong to somebody else. `held_ap` counts those that a Grip has put aside.
"""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import SurvivorAsk
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.kernel.machine import Event, Option, Step

# So many cubes in the left space make the cubes shift.
SHIFTING: Final = 6
# Where a cube lies.
HAND: Final = 0
LEFT: Final = 1
MIDDLE: Final = 2
OTHER_HAND: Final = 3
SUPPLY: Final = 4
# Put aside by a Grip.
HELD: Final = 5


class AfterAction(Step[DarkestState]):
    """Grand Finale: what comes after an action, unless the sixth cube is paid for it."""

    def shift(self) -> Step[DarkestState]:
        """Return the shift that comes instead."""
        raise NotImplementedError(type(self).__name__)


class CubeLost(Event):
    def __init__(self, who: int) -> None:
        self.who = who


class CubeGained(Event):
    def __init__(self, who: int) -> None:
        self.who = who


class GiveUpCube(Option):
    """Return a cube from a place to the supply."""

    def __init__(self, place: int) -> None:
        self.place = place


class LoseCube(SurvivorAsk):
    """Grand Finale: a Survivor whose Health falls to a lower level returns a cube of the own colour."""

    rule: ClassVar[str] = "ddd.finale.wound-cube"

    def options(self, state: DarkestState) -> list[Option]:
        if not state.survivors[self.who].is_in_play():
            return []
        places = (HAND, LEFT, MIDDLE, HELD)
        return [GiveUpCube(place) for place in places if own_cubes(state, self.who, place) > 0]

    def pass_over(self, state: DarkestState) -> None:
        survivor = state.survivors[self.who]
        if not survivor.is_in_play():
            return
        if own_cubes(state, self.who, OTHER_HAND) > 0:
            remove_cube(state, self.who, OTHER_HAND)
        state.emit(CubeLost(self.who), self.rule)

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, GiveUpCube)
        remove_cube(state, self.who, option.place)
        state.emit(CubeLost(self.who), self.rule)


class TakeBackCube(Option):
    """Take a cube of the own colour from a place into the hand."""

    def __init__(self, place: int) -> None:
        self.place = place


class CubeTaken(Event):
    """A Survivor takes a cube of the own colour from a place into the hand."""

    def __init__(self, who: int, place: int) -> None:
        self.who = who
        self.place = place


class RegainCubes(SurvivorAsk):
    """Grand Finale: a Survivor takes own cubes from the board or the supply into the hand."""

    rule: ClassVar[str] = "ddd.item.energy-drink"

    def __init__(self, who: int, count: int) -> None:
        super().__init__(who)
        self.count = count

    def options(self, state: DarkestState) -> list[Option]:
        if self.count == 0:
            return []
        places = (LEFT, MIDDLE, SUPPLY)
        return [TakeBackCube(place) for place in places if own_cubes(state, self.who, place) > 0]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, TakeBackCube)
        state.push(RegainCubes(self.who, self.count - 1))
        if option.place != SUPPLY:
            remove_cube(state, self.who, option.place)
        take_cube(state, self.who)
        state.emit(CubeTaken(self.who, option.place), self.rule)


def own_cubes(state: DarkestState, who: int, place: int) -> int:
    """Return how many cubes of the colour of a Survivor lie in a place."""
    survivor = state.survivors[who]
    if place == HAND:
        return survivor.ap - len([loan for loan in state.extras.loans if loan[0] == who])
    if place == LEFT:
        return state.left_cubes.count(who)
    if place == MIDDLE:
        return state.middle_cubes.count(who)
    if place == OTHER_HAND:
        return len([loan for loan in state.extras.loans if loan[1] == who])
    if place == HELD:
        return survivor.held_ap
    used = sum(own_cubes(state, who, other) for other in (HAND, LEFT, MIDDLE, OTHER_HAND, HELD))
    return max(0, state.settings.side - used)


def has_all_cubes(state: DarkestState, who: int) -> bool:
    """Return whether a Survivor has as many cubes out of the supply as the own Health grants."""
    most = state.settings.track[state.survivors[who].wounds]
    return state.settings.side - own_cubes(state, who, SUPPLY) >= most


def remove_cube(state: DarkestState, who: int, place: int) -> None:
    """Take a cube of a Survivor's colour out of a place."""
    if place == HAND:
        state.survivors[who].ap -= 1
    elif place == LEFT:
        state.left_cubes.remove(who)
    elif place == MIDDLE:
        state.middle_cubes.remove(who)
    elif place == HELD:
        state.survivors[who].held_ap -= 1
    else:
        loan = next(loan for loan in state.extras.loans if loan[1] == who)
        state.extras.loans.remove(loan)
        state.survivors[loan[0]].ap -= 1


def take_cube(state: DarkestState, who: int) -> None:
    """Put a cube into the hand of its owner; who is gripped has no more than one there."""
    survivor = state.survivors[who]
    if survivor.grip != FREE and survivor.ap > 0:
        survivor.held_ap += 1
    else:
        survivor.ap += 1


def pay(state: DarkestState, who: int, points: int) -> None:
    """Spend Action Points; in the Grand Finale each is a cube in the left space, those of others first."""
    survivor = state.survivors[who]
    if state.act == EXPLORATION:
        survivor.ap -= points
        return
    for _ in range(points):
        survivor.ap -= 1
        owner = who
        for loan in state.extras.loans:
            if loan[0] == who:
                owner = loan[1]
                state.extras.loans.remove(loan)
                break
        state.left_cubes.append(owner)
    if len(state.left_cubes) >= SHIFTING:
        await_shift(state)


def await_shift(state: DarkestState) -> None:
    """Let the cubes shift after the action, even if it takes some of them off the board."""
    for place in range(len(state.agenda) - 1, -1, -1):
        step = state.agenda[place]
        if isinstance(step, AfterAction):
            state.agenda[place] = step.shift()
            return


def pay_attack(state: DarkestState, who: int, free: int) -> None:
    """Spend an Action Point for a Combat action, or what makes it free (a bit of what was used)."""
    if free:
        state.survivors[who].used |= free
    else:
        pay(state, who, 1)


def hand_over(state: DarkestState, giver: int, taker: int, points: int) -> None:
    """Move Action Points to another; in the Grand Finale they are cubes that keep their owner."""
    state.survivors[giver].ap -= points
    state.survivors[taker].ap += points
    if state.act == EXPLORATION:
        return
    loans = state.extras.loans
    for _ in range(points):
        if (giver, taker) in loans:
            loans.remove((giver, taker))
            continue
        # The giver's hand is smaller by now: cubes of others in it go only when no own one is left.
        borrowed = [loan for loan in loans if loan[0] == giver]
        if len(borrowed) > state.survivors[giver].ap:
            loans.remove(borrowed[0])
            loans.append((taker, borrowed[0][1]))
        else:
            loans.append((taker, giver))


def return_loans(state: DarkestState, holder: int) -> None:
    """Give the cubes of others in the hand of a Survivor back to them."""
    for loan in [loan for loan in state.extras.loans if loan[0] == holder]:
        state.extras.loans.remove(loan)
        state.survivors[holder].ap -= 1
        take_cube(state, loan[1])


def clear_cubes(state: DarkestState, who: int) -> None:
    """Remove all cubes of an eliminated Survivor; those of others in that hand go back."""
    return_loans(state, who)
    while own_cubes(state, who, OTHER_HAND) > 0:
        remove_cube(state, who, OTHER_HAND)
    state.left_cubes = [owner for owner in state.left_cubes if owner != who]
    state.middle_cubes = [owner for owner in state.middle_cubes if owner != who]
    state.survivors[who].ap = 0
    state.survivors[who].held_ap = 0


def level_changed(state: DarkestState, who: int, levels: int) -> None:
    """Take in that the Health of a Survivor grants more or fewer Action Points than before.

    In the first act that counts from the next Round on.
    """
    if state.act == EXPLORATION:
        return
    for _ in range(levels):
        if own_cubes(state, who, SUPPLY) > 0:
            take_cube(state, who)
            state.emit(CubeGained(who), "ddd.finale.heal-cube")
    for _ in range(-levels):
        state.push(LoseCube(who))
