"""Upkeep step 3: every camera checks each room with Survivors that it sees."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.cameras import watched
from veglia.games.dark_darker_darkest.rules.effects import traits
from veglia.games.dark_darker_darkest.rules.events import CameraChecked
from veglia.games.dark_darker_darkest.rules.rolling import survivor_dice, terror_die
from veglia.games.dark_darker_darkest.rules.rolls import CAMERA, OpenWindow
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import FAILURE, MOST_SURVIVOR_DICE
from veglia.games.dark_darker_darkest.rules.terror import Terror
from veglia.kernel.machine import Option, Step

# What lies in `state.roll` while a Smoke Grenade may still cancel the check.
GOES_ON: Final = 1
CANCELLED: Final = 0


class CameraStep(Step[DarkestState]):
    """List the pairs of camera and room in view; what happens meanwhile adds none."""

    rule: ClassVar[str] = "ddd.camcheck.when"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        pairs = [
            (tile, room)
            for tile, side in state.cameras
            for room in watched(state.house, tile, side)
            if state.in_room(room)
        ]
        state.push(ChooseCheck(tuple(pairs)))


class CheckRoom(Option):
    """A camera checks a room next."""

    def __init__(self, tile: int, room: int) -> None:
        self.tile = tile
        self.room = room


class ChooseCheck(PlayersAsk):
    """The players choose the order; each check is completed before the next."""

    rule: ClassVar[str] = "ddd.camcheck.order"

    def __init__(self, pairs: tuple[tuple[int, int], ...]) -> None:
        self.pairs = pairs

    def options(self, state: DarkestState) -> list[Option]:
        sides = dict(state.cameras)
        return [
            CheckRoom(tile, room)
            for tile, room in self.pairs
            if tile in sides
            and room in watched(state.house, tile, sides[tile])
            and state.in_room(state.house.at(room))
        ]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, CheckRoom)
        state.push(ChooseCheck(tuple([pair for pair in self.pairs if pair != (option.tile, option.room)])))
        room = state.house.at(option.room)
        if check_dice(state, room) == 0:
            return
        state.roll = [GOES_ON]
        state.push(CameraCheck(option.tile, room))
        state.push(OpenWindow(CAMERA, room))


def check_dice(state: DarkestState, room: int) -> int:
    """Return the dice of a check: one for each Survivor in the room, but for who hides."""
    count = 0
    for who in state.in_room(room):
        count += 1
        for trait in traits(state, who):
            count += trait.camera_dice(state, who)
    return count


class CameraCheck(Step[DarkestState]):
    """Roll for the Survivors in view; a Failure brings the event of the Terror Die."""

    rule: ClassVar[str] = "ddd.camcheck.failure"

    def __init__(self, tile: int, room: int) -> None:
        self.tile = tile
        self.room = room

    def run(self, state: DarkestState) -> None:
        is_cancelled = state.roll[0] == CANCELLED
        state.roll = []
        if is_cancelled:
            return
        count = check_dice(state, self.room)
        faces = survivor_dice(state, count)
        terror = terror_die(state)
        if count > MOST_SURVIVOR_DICE and FAILURE not in faces:
            faces = (*faces, *survivor_dice(state, count - MOST_SURVIVOR_DICE))
        state.emit(CameraChecked(self.tile, self.room, faces, terror), "ddd.camcheck.when")
        if FAILURE in faces:
            state.push(Terror(terror, self.room // 2))
