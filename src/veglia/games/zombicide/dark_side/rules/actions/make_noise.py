"""Make Noise: a Noise token in the own Zone."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.noise import make_noise, show_oneself
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.kernel.machine import Option


class Shout(Deed[DarkState]):
    """Make Noise here."""

    def __init__(self) -> None:
        pass

    def perform(self, state: DarkState, who: int) -> None:
        pay(state, who, 0)
        show_oneself(state, who)
        make_noise(state, state.survivors[who].zone, MakeNoise.rule)


SHOUT: Final = Shout()


class MakeNoise(Action[DarkState]):
    """The Make Noise Action."""

    rule: ClassVar[str] = "ds.act.make-noise"
    order: ClassVar[int] = 90

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        if state.survivors[who].actions > 0:
            out.append(SHOUT)
