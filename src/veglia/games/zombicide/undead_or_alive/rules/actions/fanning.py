"""The Gunslinger's Fanning: one Pistol emptied in six dice and a BOOM!."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.action import ActionContext
from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed, CombatAction, zones_in_range
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.cards import BOOM
from veglia.games.zombicide.engine.rules.combat import RollAttack, empty, tell_reach
from veglia.games.zombicide.engine.rules.equipped import equipped_weapons
from veglia.games.zombicide.engine.rules.scope import PISTOL
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.games.zombicide.undead_or_alive.rules.events import FanningStarted
from veglia.games.zombicide.undead_or_alive.rules.scope import FANNING, GUNSLINGER


class Fan(AttackDeed):
    """Fan this Pistol at this Zone."""

    def scopes(self, state: ZombicideState, who: int) -> int:
        return super().scopes(state, who) | FANNING

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        attack = Attack(who, self.card, NO_CARD, NO_CARD, self.zone, self.scopes(state, who) | more_scopes)
        state.emit(FanningStarted(who, self.card), Fanning.rule)
        tell_reach(state, attack)
        here = state.survivors[who].zone
        state.scenario.rules.make_noise(state, here, BOOM, "uoa.class.gunslinger-fanning-boom")
        empty(state, who, self.card, NO_CARD, "uoa.class.gunslinger-fanning-reload")
        state.push(RollAttack(attack))


class Fanning(CombatAction):
    """The Fanning Action."""

    rule: ClassVar[str] = "uoa.class.gunslinger-fanning"
    order: ClassVar[int] = 44

    @classmethod
    def create(cls, context: ActionContext) -> "Fanning":
        return Fanning(context.cards, context.zones)

    def __init__(self, cards: int, zones: int) -> None:
        # Options are immutable, so each is made once.
        self.shots: list[list[AttackDeed]] = [
            [Fan(card, NO_CARD, zone) for zone in range(zones)] for card in range(cards)
        ]

    def attacks(self, state: ZombicideState, who: int, zone: int, out: list[AttackDeed]) -> None:
        if state.survivors[who].classes & GUNSLINGER == 0:
            return
        for card in equipped_weapons(state, who, PISTOL):
            for target in zones_in_range(state, who, card, FANNING):
                if zone < 0 or target == zone:
                    out.append(self.shots[card][target])
