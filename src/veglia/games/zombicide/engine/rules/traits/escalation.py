"""Each Action of a kind in a row makes the next one of that kind roll one die more."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


class Escalation(Trait[ZombicideState]):
    adds_up: ClassVar[bool] = True

    def __init__(self, id: str, rule: str, scope: int) -> None:
        super().__init__(id, rule)
        self.scope = scope

    def single_dice(self, state: ZombicideState, attack: Attack) -> int:
        if not attack.is_of(self.scope) or attack.who != state.turn.active:
            return 0
        before = 0
        for scopes in reversed(state.turn.done):
            if scopes & self.scope == 0:
                break
            before += 1
        # The attack itself is already among the Actions done.
        return max(0, before - 1)


TRAIT = Escalation
