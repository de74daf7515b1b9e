"""Moments at which items may change a roll. The dice lie in `state.roll` meanwhile.

All inventories are open, so a window only opens where somebody has something to use, and only asks them.
"""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Option, Step
from veglia.kernel.window import PHASE, Window

CAMERA: Final = "roll_camera"
ENTRY: Final = "roll_zombie_entry"
FIRE_DIRECTION: Final = "roll_fire_direction"
TERROR: Final = "roll_terror"
DEFENCE: Final = "roll_defence"
LURKING: Final = "roll_lurking"
MOMENTS: Final = (CAMERA, ENTRY, FIRE_DIRECTION, TERROR, DEFENCE, LURKING)


def uses(state: DarkestState, moment: str, room: int) -> list[Option]:
    """Return what Survivors can use at a moment; `room` is the room it is about, -1 for all of the house."""
    found: list[Option] = []
    for who, survivor in enumerate(state.survivors):
        if not survivor.is_in_play() or survivor.grip != FREE or (room >= 0 and survivor.room != room):
            continue
        for trait in state.profile(who).rolling[survivor.bought]:
            trait.at_roll(state, who, -1, moment, found)
        for card in inventory(state, who):
            trait = state.card_type(card).trait
            if trait.changes_rolls:
                trait.at_roll(state, who, card, moment, found)
    return found


class RollWindow(Window[DarkestState]):
    """Asks those who can change a roll, seat by seat; each kind of roll has a window of its own."""

    rule: ClassVar[str] = "ddd.equip.consumable-timing"

    def __init__(self, order: tuple[int, ...], place: int, passes: int, room: int) -> None:
        super().__init__(order, place, passes)
        self.room = room

    def again(self, place: int, passes: int) -> "RollWindow":
        return WINDOWS[self.moment](self.order, place, passes, self.room)

    def opens(self, state: DarkestState) -> bool:
        return bool(uses(state, self.moment, self.room))

    def plays(self, state: DarkestState, seat: int) -> list[Option]:
        return [
            option
            for option in uses(state, self.moment, self.room)
            if isinstance(option, Deed) and state.survivors[option.who].seat == seat
        ]

    def resolve(self, state: DarkestState, seat: int, option: Option) -> None:
        assert isinstance(option, Deed)
        option.do(state)

    def scope(self, state: DarkestState, name: str) -> int:
        return state.round * 8 + state.active if name == PHASE else state.round


class CameraWindow(RollWindow):
    moment: ClassVar[str] = CAMERA


class EntryWindow(RollWindow):
    moment: ClassVar[str] = ENTRY


class FireWindow(RollWindow):
    moment: ClassVar[str] = FIRE_DIRECTION


class TerrorWindow(RollWindow):
    moment: ClassVar[str] = TERROR


class DefenceWindow(RollWindow):
    moment: ClassVar[str] = DEFENCE


class LurkingWindow(RollWindow):
    moment: ClassVar[str] = LURKING


WINDOWS: Final[dict[str, type[RollWindow]]] = {
    CAMERA: CameraWindow,
    ENTRY: EntryWindow,
    FIRE_DIRECTION: FireWindow,
    TERROR: TerrorWindow,
    DEFENCE: DefenceWindow,
    LURKING: LurkingWindow,
}


class OpenWindow(Step[DarkestState]):
    """Opens the window of a roll for the seats that can do something."""

    def __init__(self, at: str, room: int) -> None:
        self.at = at
        self.room = room

    def run(self, state: DarkestState) -> None:
        found = uses(state, self.at, self.room)
        if found:
            seats = {state.survivors[option.who].seat for option in found if isinstance(option, Deed)}
            state.push(WINDOWS[self.at](tuple(sorted(seats)), 0, 0, self.room))
