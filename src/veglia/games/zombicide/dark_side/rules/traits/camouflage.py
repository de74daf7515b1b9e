"""Unseen at the start of its Turn, the Survivor may hide: Xenos ignore it until it fights or makes Noise."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.events import CamouflageTaken
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.kernel.machine import Option


class Hide(Deed[DarkState]):
    """Take the Camouflage token."""

    def __init__(self) -> None:
        pass

    def perform(self, state: DarkState, who: int) -> None:
        state.camouflaged.append(who)
        state.emit(CamouflageTaken(who), "ds.skill.camouflage")


def is_seen(state: DarkState, zone: int) -> bool:
    """Return whether any Xeno sees a Zone."""
    for other in range(state.board.size):
        if state.board.sight.can_see(other, zone) and state.zombies_in(other) > 0:
            return True
    return False


class Camouflage(Trait[DarkState]):
    gifts: ClassVar[int] = OFFERING

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        is_start = who == state.turn.active and not state.turn.done and not survivor.used
        if is_start and who not in state.camouflaged and not is_seen(state, survivor.zone):
            out.append(Hide())


TRAIT = Camouflage
