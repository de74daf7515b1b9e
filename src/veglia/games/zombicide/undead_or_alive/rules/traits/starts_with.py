"""At setup the Survivor receives a card of a named Equipment."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.inventory import Arrange, hand_over
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.engine.rules.turn import SETUP
from veglia.games.zombicide.undead_or_alive.rules.events import GearGiven
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Step


class ArrangeStartingCard(Arrange):
    """Find a place for a card that a starting skill gives."""

    rule: ClassVar[str] = "uoa.setup.starts-with-cards"


class GiveStartingCard(Step[UndeadState]):
    """A Survivor gets a card of a type from wherever one lies, if any is left."""

    rule: ClassVar[str] = "uoa.skill.starts-with"

    def __init__(self, survivor: int, equipment: int) -> None:
        self.survivor = survivor
        self.equipment = equipment

    def run(self, state: UndeadState) -> None:
        type_of = state.scenario.library.type_of
        for pile in (state.aside, state.equipment.pile, state.bounty):
            cards = [card for card in pile if type_of[card] == self.equipment]
            if cards:
                card = min(cards)
                pile.remove(card)
                state.emit(GearGiven(self.survivor, card), self.rule)
                hand_over(state, self.survivor, card, ArrangeStartingCard(self.survivor, -1, (), ()))
                return


class StartsWith(Trait[UndeadState]):
    def __init__(self, id: str, rule: str, equipment: int) -> None:
        super().__init__(id, rule)
        self.equipment = equipment

    def gained(self, state: UndeadState, who: int) -> None:
        if state.turn.phase == SETUP:
            state.push(GiveStartingCard(who, self.equipment))


TRAIT = StartsWith
