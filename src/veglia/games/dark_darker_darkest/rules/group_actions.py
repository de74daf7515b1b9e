"""The actions of a group: its Survivors act in any order, action by action, until the group ends."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.action_list import actions_of, gripped_actions
from veglia.games.dark_darker_darkest.rules.asking import Deed, DeedsAsk
from veglia.games.dark_darker_darkest.rules.buying import PURCHASES
from veglia.games.dark_darker_darkest.rules.equipping import can_hold, inventory
from veglia.games.dark_darker_darkest.rules.events import GroupEnded
from veglia.games.dark_darker_darkest.rules.library import CONSUMABLE
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Option


class EndGroup(Option):
    """End the actions of the group; Action Points that are left are lost."""

    def __init__(self) -> None:
        pass


END_GROUP: Final = EndGroup()


def add_deeds(
    state: DarkestState, who: int, known: tuple[list[Action], list[Action]], found: list[Option]
) -> None:
    """Add all that a Survivor of the active group can do now.

    `known` are the actions of the game, and those that may be had without an Action Point.
    """
    survivor = state.survivors[who]
    if survivor.grip != FREE:
        for action in gripped_actions():
            action.offers_gripped(state, who, found)
        for card in inventory(state, who):
            state.card_type(card).trait.offers_gripped(state, who, card, found)
        return
    for action in known[0] if survivor.ap > 0 else known[1]:
        action.offers(state, who, found)
    for trait in state.profile(who).offering[survivor.bought]:
        trait.offers(state, who, -1, found)
    cards = state.settings.library.cards
    for card in inventory(state, who):
        type = cards[card].type
        if type.trait.has_offers and (type.kind == CONSUMABLE or can_hold(state, who, type)):
            type.trait.offers(state, who, card, found)


class GroupActs(DeedsAsk):
    """What a group does next."""

    rule: ClassVar[str] = "ddd.action.free-interleave"
    forced: ClassVar[bool] = False

    def __init__(self, group: int) -> None:
        self.group = group

    def owners(self, state: DarkestState, option: Option) -> tuple[int, ...]:
        if isinstance(option, Deed):
            return (state.survivors[option.who].seat,)
        return tuple(sorted({state.survivors[who].seat for who in state.group(self.group)}))

    def seats(self, state: DarkestState) -> tuple[int, ...]:
        return tuple(sorted({state.survivors[who].seat for who in state.group(self.group)}))

    def options(self, state: DarkestState) -> list[Option]:
        found: list[Option] = []
        members = state.group(self.group)
        known = actions_of(state.settings)
        for who in members:
            add_deeds(state, who, known, found)
        if members:
            found.append(END_GROUP)
        return found

    def run(self, state: DarkestState) -> None:
        options = self.options(state)
        # What the last action has earned can be spent before the house reacts.
        if len(options) == 1 and options[0] is END_GROUP and not PURCHASES.options(state):
            self.take(state, END_GROUP)
        elif options:
            state.asking = self
            state.offered = options

    def take(self, state: DarkestState, option: Option) -> None:
        if isinstance(option, Deed):
            # A new object: bots know by it that their thoughts about the question are out of date.
            state.push(GroupActs(self.group))
            option.do(state)
            return
        for who in state.group(self.group):
            state.survivors[who].ap = 0
            state.survivors[who].held_ap = 0
        state.emit(GroupEnded(self.group), "ddd.action.end-early")
