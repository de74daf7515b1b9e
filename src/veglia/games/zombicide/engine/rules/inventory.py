"""Inventories: what fits where, receiving and reorganising cards. The title says which slots there are.

Reorganising is a series of small choices. Each card is put somewhere at most once, which reaches every
arrangement and always comes to an end.
"""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.cards import SEARCH_DECK, TOKEN
from veglia.games.zombicide.engine.rules.events import CardDiscarded, CardPlaced
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.kernel.machine import Ask, Option


def is_token(state: ZombicideState, card: int) -> bool:
    """Return whether what lies in a slot is an Objective: it cannot be discarded."""
    return card != NO_CARD and state.card(card).group == TOKEN


def discard(state: ZombicideState, card: int) -> None:
    """Put a card where discarded cards go: only search cards come back."""
    state.empty.pop(card, NO_CARD)
    if state.card(card).group == SEARCH_DECK:
        state.equipment.discard(card)
    else:
        state.aside.append(card)


def drop(state: ZombicideState, who: int, slot: int, rule: str) -> None:
    """Discard the card of a slot."""
    cards = state.survivors[who].cards
    card = cards[slot]
    cards[slot] = NO_CARD
    discard(state, card)
    state.emit(CardDiscarded(who, card), rule)
    state.scenario.rules.rearranged(state, who)


def received(state: ZombicideState, who: int) -> list[int]:
    """Return the cards that a Survivor has received and not yet put anywhere."""
    cards = state.survivors[who].cards
    return [card for card in cards[state.scenario.library.pack.incoming :] if card != NO_CARD]


class PutCard(Option):
    """Put a card into a slot; what lies there goes where the card came from."""

    def __init__(self, card: int, survivor: int, slot: int) -> None:
        self.card = card
        self.survivor = survivor
        self.slot = slot


class Done(Option):
    """Leave the inventory as it is."""

    def __init__(self) -> None:
        pass


class LeaveCard(Option):
    """Discard a received card; the last one ends the reorganisation."""

    def __init__(self, card: int) -> None:
        self.card = card


DONE: Final = Done()

# Options are immutable, so each "put this card there" is made once; by card, then by survivor and slot.
PUTS: Final[list[list[PutCard]]] = []
MOST_SURVIVORS: Final = 12
MOST_SLOTS: Final = 32


def puts_of(card: int) -> list[PutCard]:
    """Return the ways to put a card, at survivor * MOST_SLOTS + slot."""
    while len(PUTS) <= card:
        made = len(PUTS)
        PUTS.append([PutCard(made, who, slot) for who in range(MOST_SURVIVORS) for slot in range(MOST_SLOTS)])
    return PUTS[card]


class Reorganise(Ask[ZombicideState]):
    """Rearrange an inventory, or two of them in a trade."""

    rule: ClassVar[str] = "uoa.actions.reorganise"

    def __init__(self, survivor: int, partner: int, moved: tuple[int, ...], before: tuple[int, ...]) -> None:
        self.survivor = survivor
        # The other Survivor of a trade, -1 for none.
        self.partner = partner
        # Cards that have been put somewhere already.
        self.moved = moved
        # Both inventories before a trade, for a partner who refuses.
        self.before = before

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: ZombicideState) -> list[Option]:
        places = state.scenario.library.pack.places
        finds = received(state, self.survivor)
        out: list[Option] = []
        owners = [self.survivor] if self.partner < 0 else [self.survivor, self.partner]
        for owner in owners:
            cards = state.survivors[owner].cards
            for slot in range(places - 1, -1, -1):
                card = cards[slot]
                if card != NO_CARD and card not in self.moved:
                    for target in owners:
                        self._offer(state, owner, slot, target, out)
        if not finds:
            out.append(DONE)
        for card in finds:
            if not is_token(state, card):
                out.append(LeaveCard(card))
        return out

    def _offer(self, state: ZombicideState, owner: int, slot: int, target: int, out: list[Option]) -> None:
        """Add the places of one inventory for one card; of empty slots alike only the first."""
        card = state.survivors[owner].cards[slot]
        cards = state.survivors[target].cards
        puts = puts_of(card)
        pack = state.scenario.library.pack
        rules = state.scenario.rules
        groups = pack.groups
        own_group = groups[slot] if owner == target else -1
        empty_seen = -1
        for place in range(rules.slots_for(state, card, pack.slots)):
            group = groups[place]
            if group == own_group:
                continue
            there = cards[place]
            if there == NO_CARD:
                if empty_seen == group:
                    continue
                empty_seen = group
            elif slot >= pack.incoming and is_token(state, there):
                # It could not be left there.
                continue
            if rules.can_swap(state, owner, slot, target, place):
                out.append(puts[target * MOST_SLOTS + place])

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, PutCard):
            owner, slot = self._find(state, option.card)
            there = state.survivors[option.survivor].cards[option.slot]
            state.survivors[owner].cards[slot] = there
            state.survivors[option.survivor].cards[option.slot] = option.card
            state.emit(CardPlaced(option.survivor, option.card, option.slot), self.rule)
            state.scenario.rules.swapped(state, owner, slot, option.survivor, option.slot)
            state.scenario.rules.rearranged(state, owner)
            if option.survivor != owner:
                state.scenario.rules.rearranged(state, option.survivor)
            state.push(self.after(option))
        elif isinstance(option, LeaveCard):
            cards = state.survivors[self.survivor].cards
            drop(state, self.survivor, cards.index(option.card), self.rule)
            if received(state, self.survivor):
                state.push(self)

    def after(self, put: PutCard) -> "Reorganise":
        """Return the question after a card has been put."""
        return type(self)(self.survivor, self.partner, (*self.moved, put.card), self.before)

    def _find(self, state: ZombicideState, card: int) -> tuple[int, int]:
        cards = state.survivors[self.survivor].cards
        if card in cards:
            return self.survivor, cards.index(card)
        return self.partner, state.survivors[self.partner].cards.index(card)


class Arrange(Reorganise):
    """Rearrange for free: after a search, on receiving a card, at setup."""

    rule: ClassVar[str] = "uoa.actions.search-keep-or-discard"


class ArrangeBounty(Arrange):
    """Rearrange for free on receiving a Bounty Weapon."""

    rule: ClassVar[str] = "uoa.bounty.free-reorganise"


class ArrangePartner(Arrange):
    """Rearrange for free as the partner of a trade."""

    rule: ClassVar[str] = "uoa.actions.trade-partner-free"


def receive(state: ZombicideState, who: int, card: int) -> None:
    """Hand a card over: the Survivor puts it somewhere, with a free reorganisation, or discards it."""
    hand_over(state, who, card, Arrange(who, -1, (), ()))


def hand_over(state: ZombicideState, who: int, card: int, arrange: Arrange) -> None:
    """Hand a card over and let the Survivor find room for it."""
    incoming = state.scenario.library.pack.incoming
    assert state.survivors[who].cards[incoming] == NO_CARD
    state.survivors[who].cards[incoming] = card
    state.push(arrange)
