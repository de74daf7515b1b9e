"""Break free: a gripped Survivor, companions of the group, or companions alone roll for a Retreat."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed, DeedsAsk
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.effects import ability_traits, escape_value
from veglia.games.dark_darker_darkest.rules.events import EscapeRolled
from veglia.games.dark_darker_darkest.rules.pieces import BIRD_GRIP, FREE
from veglia.games.dark_darker_darkest.rules.rolling import survivor_dice
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import MOST_SURVIVOR_DICE, RETREAT, SUCCESS
from veglia.games.dark_darker_darkest.rules.wounds import release
from veglia.kernel.machine import Option


class BreakFree(Deed):
    """Try to break free with the one Action Point of a gripped Survivor."""

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        state.push(GatherHelpers(self.who, (), True))


class FreeCompanion(Deed):
    """Try to free a gripped Survivor in the room."""

    def __init__(self, who: int, gripped: int) -> None:
        super().__init__(who)
        self.gripped = gripped

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        state.push(GatherHelpers(self.gripped, (self.who,), False))


class HelpFree(Deed):
    """Help for an Action Point."""

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)


class RollEscape(Option):
    """Nobody else helps."""

    def __init__(self) -> None:
        pass


class GatherHelpers(DeedsAsk):
    """Who else adds the own Escape Value to the attempt."""

    rule: ClassVar[str] = "ddd.grip.help"

    def __init__(self, gripped: int, helpers: tuple[int, ...], is_own: bool) -> None:
        self.gripped = gripped
        self.helpers = helpers
        # Whether the gripped Survivor takes part.
        self.is_own = is_own

    def owners(self, state: DarkestState, option: Option) -> tuple[int, ...]:
        people = self.helpers + ((self.gripped,) if self.is_own else ())
        if isinstance(option, Deed):
            people = (option.who,)
        return tuple(sorted({state.survivors[who].seat for who in people}))

    def options(self, state: DarkestState) -> list[Option]:
        room = state.survivors[self.gripped].room
        found: list[Option] = [
            HelpFree(who)
            for who in state.free_in_room(room)
            if state.survivors[who].group == state.active
            and state.survivors[who].ap > 0
            and who not in self.helpers
        ]
        return [*found, RollEscape()]

    def take(self, state: DarkestState, option: Option) -> None:
        if isinstance(option, HelpFree):
            option.do(state)
            state.push(GatherHelpers(self.gripped, (*self.helpers, option.who), self.is_own))
        else:
            attempt(state, self.gripped, self.helpers, self.is_own)


def dice_owners(state: DarkestState, gripped: int, helpers: tuple[int, ...], is_own: bool) -> list[int]:
    """Return whose dice are rolled: the Escape Values of all who take part, at most four."""
    owners = [gripped] * escape_value(state, gripped) if is_own else []
    for who in helpers:
        owners += [who] * escape_value(state, who)
    # Of more dice than there are, those that free with more faces are rolled.
    best = [who for who in owners if frees(state, gripped, who, SUCCESS)]
    return (best + [who for who in owners if who not in best])[:MOST_SURVIVOR_DICE]


def attempt(state: DarkestState, gripped: int, helpers: tuple[int, ...], is_own: bool) -> None:
    """Roll for all who take part; one Retreat frees."""
    owners = dice_owners(state, gripped, helpers, is_own)
    faces = survivor_dice(state, len(owners))
    state.emit(EscapeRolled(gripped, faces), "ddd.grip.action")
    if any(frees(state, gripped, who, face) for who, face in zip(owners, faces, strict=True)):
        release(state, gripped, "ddd.grip.help-retreat" if helpers else "ddd.grip.action")


def frees(state: DarkestState, gripped: int, who: int, face: int) -> bool:
    """Return whether a die of somebody frees the gripped Survivor."""
    if face == RETREAT:
        return True
    return who != gripped and any(trait.is_freed_by(state, who, face) for trait in ability_traits(state, who))


class EscapeAction(Action):
    costs_ap: ClassVar[bool] = True

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.ap == 0:
            return
        for other, companion in enumerate(state.survivors):
            is_held = companion.grip != FREE and companion.grip != BIRD_GRIP
            if is_held and companion.room == survivor.room and not companion.is_aboard:
                out.append(FreeCompanion(who, other))

    def offers_gripped(self, state: DarkestState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.ap > 0 and survivor.grip != BIRD_GRIP:
            out.append(BreakFree(who))
