"""Take a Prototype weapon where a token for one lies."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.prototypes import gain_prototype
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.kernel.machine import Option


class TakePrototype(Deed[DarkState]):
    """Take the token in the own Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: DarkState, who: int) -> None:
        pay(state, who, 0)
        state.prototype_zones.remove(self.zone)
        gain_prototype(state, who, TakePrototypes.rule)


class TakePrototypes(Action[DarkState]):
    """The Action of taking a Prototype."""

    rule: ClassVar[str] = "ds.act.prototype-token"
    order: ClassVar[int] = 62

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions > 0 and survivor.zone in state.prototype_zones:
            out.append(TakePrototype(survivor.zone))
