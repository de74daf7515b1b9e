"""What abilities and Equipment change: the one place that asks their traits.

A gripped Survivor has no abilities. Gear counts while it can be equipped: swapping is free at any moment, so
a card of the inventory is equipped when it is needed, together with what is used with it (see equipping.py).
"""

from typing import Any, Final

from veglia.games.dark_darker_darkest.rules.library import CONSUMABLE
from veglia.games.dark_darker_darkest.rules.pieces import FREE, Survivor
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait

NO_TRAITS: Final[list[Trait[Any]]] = []


def ability_traits(state: DarkestState, who: int) -> list[Trait[Any]]:
    """Return the abilities that a Survivor can use now; nobody changes this list."""
    survivor = state.survivors[who]
    return owned_abilities(state, survivor) if survivor.grip == FREE else NO_TRAITS


def owned_abilities(state: DarkestState, survivor: Survivor) -> list[Trait[Any]]:
    """Return the abilities that a Survivor has, gripped or not; nobody changes this list."""
    return state.settings.library.profiles[survivor.profile].traits[survivor.bought]


def traits(state: DarkestState, who: int) -> list[Trait[Any]]:
    """Return the abilities and the equipped Gear of a Survivor; nobody changes this list."""
    abilities = ability_traits(state, who)
    held = state.survivors[who].right
    if not held:
        return abilities
    found = abilities[:]
    cards = state.settings.library.cards
    for card in held:
        found.append(cards[card].type.trait)
    return found


def consumables(state: DarkestState, who: int) -> list[int]:
    return [card for card in state.survivors[who].left if state.card_type(card).kind == CONSUMABLE]


def escape_value(state: DarkestState, who: int) -> int:
    """Return the Escape Value; what raises it applies to a Grip, so also while gripped."""
    survivor = state.survivors[who]
    value = state.profile(who).escape
    for trait in owned_abilities(state, survivor):
        value += trait.escape_dice(state, who)
    return value


def virus_limit(state: DarkestState, who: int) -> int:
    """Return with how many Virus Tokens the virus is active."""
    limit = 2
    for trait in owned_abilities(state, state.survivors[who]):
        limit += trait.virus_limit(state, who)
    return limit


def spaces(state: DarkestState, who: int) -> int:
    """Return how many objects a Survivor can carry."""
    count = state.settings.spaces
    for trait in owned_abilities(state, state.survivors[who]):
        count += trait.spaces(state, who)
    return count


def burden(state: DarkestState, who: int) -> int:
    """Return how many objects a Survivor carries: cards and Virus Tokens."""
    survivor = state.survivors[who]
    return len(survivor.left) + len(survivor.right) + survivor.virus()


def give_cost(state: DarkestState, who: int) -> int:
    """Return the Action Points of giving something away."""
    cost = 1
    survivor = state.survivors[who]
    library = state.settings.library
    if survivor.grip == FREE:
        for trait in library.profiles[survivor.profile].giving[survivor.bought]:
            cost = trait.give_cost(state, who, cost)
    for card in survivor.right:
        type = library.cards[card].type
        if type.changes_giving:
            cost = type.trait.give_cost(state, who, cost)
    return cost


def free_attack(state: DarkestState, who: int) -> int:
    """Return the bit that a Combat action for nothing takes in this Round, 0 without one."""
    bit = 0
    for trait in ability_traits(state, who):
        bit |= trait.free_attack(state, who)
    return bit


def entering_fire(state: DarkestState, who: int, tile: int) -> int:
    """Return the damage that entering a tile does to a Survivor."""
    damage = state.fire_damage(tile)
    if damage == 0 or state.survivors[who].is_masked:
        return 0
    for trait in traits(state, who):
        damage = trait.entering_fire(state, who, damage, state.house.is_destroyed(tile))
    return damage


def spreading_fire(state: DarkestState, who: int, tile: int) -> int:
    """Return the damage that fire does to a Survivor who stands on a tile."""
    damage = state.fire_damage(tile)
    if damage == 0 or state.survivors[who].is_masked:
        return 0
    for trait in traits(state, who):
        damage = trait.spreading_fire(state, who, damage)
    return damage
