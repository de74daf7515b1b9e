"""A die decides whether thrown Dynamite comes back into the Backpack."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.events import CardPlaced
from veglia.games.zombicide.engine.rules.inventory import drop, is_token
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.undead_or_alive.rules.slots import EQUIPPED, SLOTS
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Ask, Event, Option

NEEDED: Final = 6


class ExpertRolled(Event):
    def __init__(self, survivor: int, card: int, dice: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.card = card
        self.dice = dice


class PutBack(Option):
    """Put the card into this slot of the Backpack."""

    def __init__(self, card: int, slot: int) -> None:
        self.card = card
        self.slot = slot


class MakeRoom(Option):
    """Discard this card of the Backpack first."""

    def __init__(self, card: int) -> None:
        self.card = card


class LetGo(Option):
    """Leave the card among the discards."""

    def __init__(self) -> None:
        pass


class KeepExplosive(Ask[UndeadState]):
    """The card that was thrown may go into the Backpack instead of the discards."""

    rule: ClassVar[str] = "uoa.skill.explosives-expert"

    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card

    def seat(self, state: UndeadState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: UndeadState) -> list[Option]:
        cards = state.survivors[self.survivor].cards
        for slot in range(EQUIPPED, SLOTS):
            if cards[slot] == NO_CARD:
                return [PutBack(self.card, slot), LetGo()]
        out: list[Option] = [
            MakeRoom(cards[slot]) for slot in range(EQUIPPED, SLOTS) if not is_token(state, cards[slot])
        ]
        out.append(LetGo())
        return out

    def take(self, state: UndeadState, option: Option) -> None:
        cards = state.survivors[self.survivor].cards
        if isinstance(option, MakeRoom):
            drop(state, self.survivor, cards.index(option.card), "uoa.inv.discard-free")
            state.push(self)
        elif isinstance(option, PutBack):
            state.equipment.discards.remove(self.card)
            cards[option.slot] = self.card
            state.emit(CardPlaced(self.survivor, self.card, option.slot), self.rule)


class ExplosivesExpert(Trait[UndeadState]):
    def threw(self, state: UndeadState, who: int, card: int) -> None:
        die = state.dice.roll(1)[0]
        state.emit(ExpertRolled(who, card, (die,)), self.rule)
        if die >= NEEDED:
            state.push(KeepExplosive(who, card))


TRAIT = ExplosivesExpert
