"""Weld a marked access with an Objective that is held."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.doors import put_door
from veglia.games.zombicide.dark_side.events import AccessWelded
from veglia.games.zombicide.dark_side.sealing import is_welded
from veglia.games.zombicide.dark_side.state import NEUTRAL, DarkState, Door
from veglia.games.zombicide.dark_side.terms import terms_of
from veglia.games.zombicide.engine.action import Action, Deed
from veglia.games.zombicide.engine.companions import hold_token, tokens_of
from veglia.games.zombicide.engine.danger import gain_ap
from veglia.games.zombicide.engine.ending import check_goals
from veglia.games.zombicide.engine.pay import pay
from veglia.games.zombicide.engine.state import NOBODY
from veglia.kernel.machine import Option

WELD_XP: Final = 5


class WeldAccess(Deed[DarkState]):
    """Weld this access."""

    def __init__(self, door: int) -> None:
        self.door = door

    def perform(self, state: DarkState, who: int) -> None:
        pay(state, who, 0)
        hold_token(state, tokens_of(state, who)[0], NOBODY)
        put_door(state, Door(self.door, NEUTRAL, True, False, True))
        state.emit(AccessWelded(who, self.door), Weld.rule)
        gain_ap(state, who, WELD_XP, Weld.rule)
        check_goals(state)


class Weld(Action[DarkState]):
    """The Action of welding an access, from either of the Zones it joins."""

    rule: ClassVar[str] = "ds.m6.weld"

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        welds = terms_of(state).own.welds
        survivor = state.survivors[who]
        if not welds or survivor.actions == 0 or not tokens_of(state, who):
            return
        doorways = state.station_board.station.doorways
        for doorway in welds:
            if survivor.zone in doorways[doorway] and not is_welded(state, doorway):
                out.append(WeldAccess(doorway))
