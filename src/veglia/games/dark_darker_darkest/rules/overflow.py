"""Too many objects: a Survivor discards, or makes room in the own actions by passing or using a card."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import Deed, SurvivorAsk
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.effects import burden, consumables, give_cost, spaces
from veglia.games.dark_darker_darkest.rules.equipping import inventory, stow, take_out
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import Discarded, Passed
from veglia.kernel.machine import Option


class Discard(Option):
    """Put a card out of the game."""

    def __init__(self, card: int) -> None:
        self.card = card


class PassOn(Option):
    """Give a card to a companion in the room, for an Action Point."""

    def __init__(self, card: int, to: int) -> None:
        self.card = card
        self.to = to


def discard(state: DarkestState, who: int, card: int, rule: str) -> None:
    """Take a card out of the inventory and the game."""
    take_out(state, who, card)
    state.removed.append(card)
    state.ammo[card] = 0
    state.emit(Discarded(who, card), rule)


class Overflow(SurvivorAsk):
    """A Survivor who carries too much chooses what to give up, one card after the other."""

    rule: ClassVar[str] = "ddd.inventory.overflow"

    def __init__(self, who: int, must_discard: bool) -> None:
        super().__init__(who)
        # Whether nothing but discarding makes room: for a Virus Token.
        self.must_discard = must_discard

    def cites(self, state: DarkestState) -> str:
        return "ddd.virus.full-inventory" if self.must_discard else self.rule

    def options(self, state: DarkestState) -> list[Option]:
        survivor = state.survivors[self.who]
        if not survivor.is_in_play() or burden(state, self.who) <= spaces(state, self.who):
            return []
        cards = inventory(state, self.who)
        found: list[Option] = [Discard(card) for card in cards]
        if self.must_discard or survivor.group != state.active or survivor.grip != FREE:
            return found
        if survivor.ap >= give_cost(state, self.who):
            others = [other for other in state.in_room(survivor.room) if other != self.who]
            found += [
                PassOn(card, other)
                for other in others
                if burden(state, other) < spaces(state, other)
                for card in cards
            ]
        for card in consumables(state, self.who):
            state.card_type(card).trait.offers(state, self.who, card, found)
        return found

    def take(self, state: DarkestState, option: Option) -> None:
        state.push(Overflow(self.who, self.must_discard))
        if isinstance(option, Discard):
            discard(state, self.who, option.card, self.cites(state))
        elif isinstance(option, PassOn):
            pay(state, self.who, give_cost(state, self.who))
            take_out(state, self.who, option.card)
            stow(state, option.to, option.card)
            state.emit(Passed(self.who, option.to, option.card), "ddd.inventory.overflow-alternatives")
        elif isinstance(option, Deed):
            option.do(state)
