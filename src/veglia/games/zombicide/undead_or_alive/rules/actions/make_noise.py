"""Make Noise on purpose; not possible under a BOOM!."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.cards import BANG
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.undead_or_alive.rules.noise import make_noise
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option


class Shout(Deed[UndeadState]):
    """Put the Noise token into the own Zone."""

    def __init__(self) -> None:
        pass

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, 0)
        make_noise(state, state.survivors[who].zone, BANG, MakeNoise.rule)


SHOUT: Final = Shout()


class MakeNoise(Action[UndeadState]):
    """The Make Noise Action."""

    rule: ClassVar[str] = "uoa.actions.make-noise"
    order: ClassVar[int] = 90

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        if state.survivors[who].actions > 0 and not state.is_loud:
            out.append(SHOUT)
