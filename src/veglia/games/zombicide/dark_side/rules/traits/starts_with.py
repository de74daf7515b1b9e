"""At setup the Survivor receives a card of a named Equipment, beside what everyone is given."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.events import GearGiven
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.inventory import Arrange, hand_over
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.engine.rules.turn import SETUP
from veglia.kernel.machine import Step


class ArrangeStartingCard(Arrange):
    """Find a place for a card that a starting skill gives."""

    rule: ClassVar[str] = "ds.setup.starting-skill-equipment"


class GiveStartingCard(Step[DarkState]):
    """A Survivor gets one of some cards from wherever it lies, if any is left."""

    rule: ClassVar[str] = "ds.skill.starts-with-equipment"

    def __init__(self, survivor: int, cards: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.cards = cards

    def run(self, state: DarkState) -> None:
        for pile in (state.aside, state.equipment.pile, state.prototypes):
            for card in self.cards:
                if card in pile:
                    pile.remove(card)
                    state.emit(GearGiven(self.survivor, card), self.rule)
                    hand_over(state, self.survivor, card, ArrangeStartingCard(self.survivor, -1, (), ()))
                    return


class StartsWith(Trait[DarkState]):
    is_for_setup: ClassVar[bool] = True

    def __init__(self, id: str, rule: str, cards: tuple[int, ...]) -> None:
        super().__init__(id, rule)
        self.cards: Final = cards

    def gained(self, state: DarkState, who: int) -> None:
        if state.turn.phase == SETUP:
            state.push(GiveStartingCard(who, self.cards))


TRAIT = StartsWith
