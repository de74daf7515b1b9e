"""Inventories: six slots, what fits where, receiving and reorganising cards.

Reorganising is a series of small choices. Each card is put somewhere at most once, which reaches every
arrangement and always comes to an end.
"""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.cards import SEARCH_DECK, TOKEN
from veglia.games.zombicide.engine.events import CardDiscarded, CardPlaced
from veglia.games.zombicide.engine.state import (
    HANDS,
    INCOMING,
    NO_CARD,
    PREFERRED,
    SLOTS,
    ZombicideState,
)
from veglia.kernel.machine import Ask, Option

# Groups of slots between which it makes no difference: Hands, Preferred, Backpack, received.
GROUP_OF: Final[tuple[int, ...]] = (0, 0, 1, 2, 2, 2, 3)


def fits(state: ZombicideState, who: int, slot: int, card: int) -> bool:
    """Return whether a card may lie in a slot; only the Preferred slot is choosy."""
    if slot != PREFERRED or card == NO_CARD:
        return True
    scopes = state.card(card).scopes
    wanted = state.scenario.library.profiles[state.survivors[who].profile].preferred
    return scopes != 0 if wanted == 0 else scopes & wanted != 0


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
    """Discard the received card and finish."""

    def __init__(self, card: int) -> None:
        self.card = card


DONE: Final = Done()

# Options are immutable, so each "put this card there" is made once; by card, then by survivor and slot.
PUTS: Final[list[list[PutCard]]] = []
MOST_SURVIVORS: Final = 12


def puts_of(card: int) -> list[PutCard]:
    """Return the ways to put a card, at survivor * SLOTS + slot."""
    while len(PUTS) <= card:
        made = len(PUTS)
        PUTS.append([PutCard(made, who, slot) for who in range(MOST_SURVIVORS) for slot in range(SLOTS)])
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
        received = state.survivors[self.survivor].cards[INCOMING]
        out: list[Option] = []
        owners = [self.survivor] if self.partner < 0 else [self.survivor, self.partner]
        for owner in owners:
            cards = state.survivors[owner].cards
            for slot in range(INCOMING, -1, -1):
                card = cards[slot]
                if card != NO_CARD and card not in self.moved:
                    for target in owners:
                        self._offer(state, owner, slot, target, out)
        if received == NO_CARD:
            out.append(DONE)
        elif not is_token(state, received):
            out.append(LeaveCard(received))
        return out

    def _offer(self, state: ZombicideState, owner: int, slot: int, target: int, out: list[Option]) -> None:
        """Add the places of one inventory for one card; of empty slots alike only the first."""
        card = state.survivors[owner].cards[slot]
        cards = state.survivors[target].cards
        puts = puts_of(card)
        groups = GROUP_OF
        own_group = groups[slot] if owner == target else -1
        empty_seen = -1
        for place in range(SLOTS):
            group = groups[place]
            if group == own_group:
                continue
            there = cards[place]
            if there == NO_CARD:
                if empty_seen == group:
                    continue
                empty_seen = group
            elif slot == INCOMING and is_token(state, there):
                # It could not be left there.
                continue
            if fits(state, target, place, card) and fits(state, owner, slot, there):
                out.append(puts[target * SLOTS + place])

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, PutCard):
            owner, slot = self._find(state, option.card)
            there = state.survivors[option.survivor].cards[option.slot]
            state.survivors[owner].cards[slot] = there
            state.survivors[option.survivor].cards[option.slot] = option.card
            state.emit(CardPlaced(option.survivor, option.card, option.slot), self.rule)
            state.push(self.after((*self.moved, option.card)))
        elif isinstance(option, LeaveCard):
            drop(state, self.survivor, INCOMING, self.rule)

    def after(self, moved: tuple[int, ...]) -> "Reorganise":
        """Return the question after some cards have been put."""
        return type(self)(self.survivor, self.partner, moved, self.before)

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
    assert state.survivors[who].cards[INCOMING] == NO_CARD
    state.survivors[who].cards[INCOMING] = card
    state.push(arrange)


assert len(GROUP_OF) == SLOTS + 1
assert HANDS == 2
