"""The Gatling gun: fire it, or move it together with oneself."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.action import Action, ActionContext, Deed
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.combat import RollAttack
from veglia.games.zombicide.engine.rules.companions import follow
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.engine.rules.scope import MACHINE
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.undead_or_alive.rules.action_context import UndeadActionContext
from veglia.games.zombicide.undead_or_alive.rules.events import GatlingFired, GatlingMoved
from veglia.games.zombicide.undead_or_alive.rules.hooks import machines_of
from veglia.games.zombicide.undead_or_alive.rules.machines import can_move_machine, pay_to_move_machine
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option


class FireGatling(Deed[UndeadState]):
    """Fire it at this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: UndeadState, who: int) -> None:
        rules = state.scenario.rules
        card = machines_of(state).gatling.card
        pay(state, who, MACHINE)
        state.emit(GatlingFired(who, self.zone), Gatling.rule)
        rules.make_noise(state, state.gatling_zone, state.card(card).noise, "uoa.gatling.boom")
        scopes = MACHINE | rules.attack_scopes(state, who, self.zone)
        state.push(RollAttack(Attack(who, card, NO_CARD, NO_CARD, self.zone, scopes)))


class PushGatling(Deed[UndeadState]):
    """Move it and oneself to this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: UndeadState, who: int) -> None:
        pay_to_move_machine(state, who)
        state.survivors[who].zone = self.zone
        state.gatling_zone = self.zone
        state.emit(GatlingMoved(who, self.zone), "uoa.gatling.move")
        follow(state, who)
        state.scenario.rules.entered(state, who)


def is_in_gatling_range(state: UndeadState, zone: int) -> bool:
    """Return whether a Zone in sight of the Gatling gun is neither too near nor too far for it."""
    card = state.card(machines_of(state).gatling.card)
    return card.range_min <= state.board.sight.ranges[state.gatling_zone][zone] <= card.range_max


def can_reach_gatling(state: UndeadState, who: int) -> bool:
    """Return whether a Survivor is at the Gatling gun: in its Zone, or in the Wagon it is mounted on."""
    survivor = state.survivors[who]
    is_mounted = machines_of(state).gatling.is_mounted
    return survivor.zone == state.gatling_zone >= 0 and (survivor.is_riding or not is_mounted)


class Gatling(Action[UndeadState]):
    """The Actions with the Gatling gun, for anyone who is at it."""

    rule: ClassVar[str] = "uoa.gatling.fire"
    order: ClassVar[int] = 96

    @classmethod
    def create(cls, context: ActionContext) -> "Gatling | None":
        assert isinstance(context, UndeadActionContext)
        return Gatling() if context.has_gatling else None

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        if state.survivors[who].actions == 0 or not can_reach_gatling(state, who):
            return
        here = state.gatling_zone
        # No Class helps: the sight is everyone's.
        for zone in state.board.sight.seen[here]:
            if is_in_gatling_range(state, zone):
                out.append(FireGatling(zone))
        if machines_of(state).gatling.moves and can_move_machine(state, who):
            for zone in state.board.ways.neighbours[here]:
                out.append(PushGatling(zone))
