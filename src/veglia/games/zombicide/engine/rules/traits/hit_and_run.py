"""After an attack that eliminated a Zombie, the Survivor may move one Zone for free."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.action import MoveDeed
from veglia.games.zombicide.engine.rules.actions.move import MoveTo, next_zones, offer_long_moves
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.scope import MOVE
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait
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
        out: list[Option] = [StayHere()]
        for near in next_zones(state, self.survivor):
            out.append(MoveTo(near))
        offer_long_moves(state, self.survivor, out)
        state.scenario.rules.moves_in_zone(state, self.survivor, out)
        return out

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, MoveDeed):
            if self.survivor == state.turn.active:
                state.turn.done += (MOVE,)
            option.go(state, self.survivor, self.rule)


class HitAndRun(Trait[ZombicideState]):
    def attacked(self, state: ZombicideState, attack: Attack, kills: int) -> None:
        if kills > 0 and state.survivors[attack.who].zone >= 0:
            state.push(RunAway(attack.who))


TRAIT = HitAndRun
