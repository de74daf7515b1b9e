"""Whenever an Extra Activation is drawn, the Survivor plays a Turn before the Zombies do."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.tell import tell_gift
from veglia.games.zombicide.engine.rules.trait import LINKED, Trait
from veglia.games.zombicide.engine.rules.turn import ActivateSurvivor, start_turn
from veglia.kernel.machine import Option


def give_extra_turns(state: ZombicideState) -> None:
    """Let everyone with the link play a Turn."""
    linked: list[int] = []
    for who, survivor in enumerate(state.survivors):
        if survivor.zone >= 0 and survivor.gifts & LINKED != 0:
            linked.append(who)
    if linked:
        state.push(TakeExtraTurns(tuple(linked)))


class TakeExtraTurns(AskPlayers[ZombicideState]):
    """Who plays the next extra Turn; the players choose the order."""

    rule: ClassVar[str] = "uoa.skill.zombie-link"

    def __init__(self, linked: tuple[int, ...]) -> None:
        self.linked = linked

    def options(self, state: ZombicideState) -> list[Option]:
        return [ActivateSurvivor(who) for who in self.linked if state.survivors[who].zone >= 0]

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, ActivateSurvivor)
        state.push(TakeExtraTurns(tuple([who for who in self.linked if who != option.survivor])))
        tell_gift(state, option.survivor, LINKED)
        start_turn(state, option.survivor)


class ZombieLink(Trait[ZombicideState]):
    gifts: ClassVar[int] = LINKED


TRAIT = ZombieLink
