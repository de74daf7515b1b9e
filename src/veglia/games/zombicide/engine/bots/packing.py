"""Where bots put cards: the choices of a reorganisation, made by what cards are worth at hand."""

from typing import Final

from veglia.games.zombicide.engine.bots.armoury import arms, force
from veglia.games.zombicide.engine.rules.inventory import Done, LeaveCard, PutCard, Reorganise
from veglia.games.zombicide.engine.rules.state import NO_CARD, Survivor, ZombicideState

# What any weapon is worth beside what the best ones at hand are.
SPARE: Final = 0.15
ITEM: Final = 0.5
WANTED: Final = 4.0
# Moving cards about must be worth something, or they would be moved for nothing.
EFFORT: Final = 0.01


def best_put(state: ZombicideState, asking: Reorganise, wanted: list[str]) -> int:
    """Return the number of the option that leaves the owners best equipped."""
    owners = [asking.survivor] if asking.partner < 0 else [asking.survivor, asking.partner]
    best = 0
    most = -1e9
    for number, option in enumerate(state.offered):
        if isinstance(option, PutCard):
            value = after_put(state, owners, option, wanted) - EFFORT
        elif isinstance(option, (LeaveCard, Done)):
            value = worth(state, owners, wanted)
        else:
            continue
        if value > most:
            most = value
            best = number
    return best


def after_put(state: ZombicideState, owners: list[int], option: PutCard, wanted: list[str]) -> float:
    """Return how well the owners would be equipped after an option."""
    owner = owners[0]
    if option.card not in state.survivors[owner].cards:
        owner = owners[-1]
    cards = state.survivors[owner].cards
    target = state.survivors[option.survivor].cards
    slot = cards.index(option.card)
    there = target[option.slot]
    log = state.log
    # Nobody is told of what is only thought of.
    state.log = None
    cards[slot] = there
    target[option.slot] = option.card
    state.scenario.rules.swapped(state, owner, slot, option.survivor, option.slot)
    value = worth(state, owners, wanted)
    state.scenario.rules.swapped(state, owner, slot, option.survivor, option.slot)
    target[option.slot] = there
    cards[slot] = option.card
    state.log = log
    return value


def worth(state: ZombicideState, owners: list[int], wanted: list[str]) -> float:
    """Return how well some Survivors are equipped; what has no slot counts for nothing."""
    total = 0.0
    for who in owners:
        total += equipment(state, state.survivors[who], wanted)
    return total


def equipment(state: ZombicideState, survivor: Survivor, wanted: list[str]) -> float:
    """Return how well a Survivor is equipped."""
    total = arms(state, survivor)
    for slot in range(state.scenario.library.pack.slots):
        card = survivor.cards[slot]
        if card == NO_CARD:
            continue
        kind = state.card(card)
        if kind.trait in wanted:
            total += WANTED
        elif kind.dice == 0:
            total += ITEM
        else:
            total += SPARE * force(kind)
    return total


def wanted_traits(state: ZombicideState) -> list[str]:
    """Return the traits of cards that open goals need."""
    found: list[str] = []
    for goal in state.scenario.goals:
        if not goal.is_met(state):
            found += goal.tools(state)
    return found
