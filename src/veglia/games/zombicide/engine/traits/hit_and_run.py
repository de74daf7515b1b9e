"""After an attack that eliminated a Zombie, the Survivor may move one Zone for free."""

from typing import ClassVar

from veglia.games.zombicide.engine.actions.move import MoveAlong, MoveTo, enter, offer_long_moves
from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.scope import MOVE
from veglia.games.zombicide.engine.state import ZombicideState
from veglia.games.zombicide.engine.trait import Trait
from veglia.kernel.machine import Ask, Option


class StayHere(Option):
    """Do not move."""

    def __init__(self) -> None:
        pass


class RunAway(Ask[ZombicideState]):
    """Where to run, if at all; Zombies in the Zone cost nothing."""

    rule: ClassVar[str] = "uoa.skill.hit-and-run"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: ZombicideState) -> list[Option]:
        zone = state.survivors[self.survivor].zone
        out: list[Option] = [StayHere()]
        for near in state.board.ways.neighbours[zone]:
            out.append(MoveTo(near))
        # Zombies end this Move even for the slippery.
        offer_long_moves(state, self.survivor, True, out)
        return out

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, StayHere):
            return
        if self.survivor == state.turn.active:
            state.turn.done += (MOVE,)
        if isinstance(option, MoveAlong):
            option.begin(state, self.survivor, self.rule)
        elif isinstance(option, MoveTo):
            enter(state, self.survivor, option.zone, self.rule)


class HitAndRun(Trait[ZombicideState]):
    def attacked(self, state: ZombicideState, attack: Attack, kills: int) -> None:
        if kills > 0 and state.survivors[attack.who].zone >= 0:
            state.push(RunAway(attack.who))


TRAIT = HitAndRun
