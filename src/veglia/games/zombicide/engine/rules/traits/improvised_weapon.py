"""Once in each own Turn: a free attack with whatever lies at hand."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed, zones_in_range
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.combat import declare
from veglia.games.zombicide.engine.rules.pay import uses_left
from veglia.games.zombicide.engine.rules.scope import MELEE
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.games.zombicide.engine.rules.tell import tell_skill
from veglia.games.zombicide.engine.rules.trait import OFFERING, Trait
from veglia.kernel.machine import Option


class Improvise(AttackDeed):
    """Attack this Zone with a weapon that has no card; `skill` allows it."""

    def __init__(self, card: int, zone: int, skill: int) -> None:
        super().__init__(card, NO_CARD, zone)
        self.skill = skill

    def perform(self, state: ZombicideState, who: int) -> None:
        state.turn.done += (self.scopes(state, who),)
        self.begin(state, who, 0)

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        trait = state.scenario.library.traits[self.skill]
        assert isinstance(trait, ImprovisedWeapon)
        tell_skill(state, who, trait)
        state.survivors[who].used += (trait.ability,)
        scopes = self.scopes(state, who) | more_scopes
        attack = Attack(who, self.card, NO_CARD, NO_CARD, self.zone, scopes)
        declare(state, attack, state.card(self.card).noise)


class ImprovisedWeapon(Trait[ZombicideState]):
    gifts: ClassVar[int] = OFFERING

    def __init__(self, id: str, rule: str, equipment: int, ability: int) -> None:
        super().__init__(id, rule)
        self.equipment = equipment
        self.ability = ability

    def once_per_turn(self) -> int:
        return self.ability

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        # Only in the Survivor's own Turn, not with an Action that it was given.
        if who != state.turn.active or not uses_left(state, who, self.ability):
            return
        library = state.scenario.library
        card = library.improvised_card(self.equipment)
        here = state.survivors[who].zone
        skill = library.traits.index(self)
        if state.card(card).scopes & MELEE == 0:
            for zone in zones_in_range(state, who, card, 0):
                out.append(Improvise(card, zone, skill))
        elif state.zombies_in(here) > 0:
            out.append(Improvise(card, here, skill))


TRAIT = ImprovisedWeapon
