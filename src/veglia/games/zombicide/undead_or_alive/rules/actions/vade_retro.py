"""The Faithful's Vade Retro: a token for a Zone with Zombies in sight."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.pay import can_pay, pay, uses_left
from veglia.games.zombicide.engine.rules.tell import tell_extra_use
from veglia.games.zombicide.undead_or_alive.rules import vade_retro
from veglia.games.zombicide.undead_or_alive.rules.scope import FAITHFUL, REPELLING, VADE_RETRO_ACTION
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option


class Repel(Deed[UndeadState]):
    """Put a token into this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, VADE_RETRO_ACTION)
        tell_extra_use(state, who, REPELLING)
        state.survivors[who].used += (REPELLING,)
        vade_retro.place(state, who, self.zone)


class VadeRetro(Action[UndeadState]):
    """The Vade Retro Action."""

    rule: ClassVar[str] = "uoa.class.faithful-vade-retro"
    order: ClassVar[int] = 56

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.classes & FAITHFUL == 0 or not uses_left(state, who, REPELLING):
            return
        if not can_pay(survivor, VADE_RETRO_ACTION):
            return
        for zone in state.scenario.rules.sight(state, who).seen[survivor.zone]:
            if state.zombies_in(zone) > 0:
                out.append(Repel(zone))
