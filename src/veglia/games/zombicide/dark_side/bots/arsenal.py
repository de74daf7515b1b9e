"""What cards and Machines are worth, as bots see it."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.actions.grenade import GRENADE
from veglia.games.zombicide.dark_side.rules.cards import AMMUNITION
from veglia.games.zombicide.dark_side.rules.content_library import content, dark_card
from veglia.games.zombicide.dark_side.rules.machines import controls
from veglia.games.zombicide.dark_side.rules.scope import ENERGY, KEEN
from veglia.games.zombicide.dark_side.rules.seeing import FLASHLIGHT, sight_with, wears
from veglia.games.zombicide.dark_side.rules.slots import HANDS, UNDER
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.bots.armoury import force
from veglia.games.zombicide.engine.bots.errands import party
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.state import NO_CARD

# What a Seismic Grenade in Hand is worth beside weapons.
GRENADE_FORCE: Final = 1.1
# The same near a Zone that a goal needs it for, and how near that is.
GRENADE_NEEDED: Final = 6.0
NEAR: Final = 4
# What a Prototype is worth while its Energy Cell is still in the Backpack, and without any.
UNPLUGGED: Final = 0.9
POWERLESS: Final = 0.05


def worth_in_hand(state: DarkState, cards: list[int], card: int, force: float) -> float:
    """Return what a card is worth in Hand: Prototypes need a Cell, Grenades fly only from Hands."""
    kind = dark_card(state, card)
    if kind.trait == GRENADE:
        return GRENADE_NEEDED if is_needed_here(state, cards) else GRENADE_FORCE
    if not kind.is_prototype:
        return force
    best = POWERLESS
    for slot, other in enumerate(cards):
        if other != NO_CARD and is_cell(state, other):
            best = max(best, 1.0 if slot >= UNDER else UNPLUGGED)
    return best * force


def is_needed_here(state: DarkState, cards: list[int]) -> bool:
    """Return whether who has these cards is near a Zone that a goal needs grenades for, and sees into it."""
    targets: list[int] = []
    for goal in state.scenario.goals:
        if GRENADE in goal.tools(state):
            targets += goal.targets(state)
    if not targets:
        return False
    for who, survivor in enumerate(state.survivors):
        if survivor.cards is cards and survivor.zone >= 0:
            distances = state.board.ways.distances_from(survivor.zone)
            for zone in targets:
                if distances[zone] <= NEAR and sees_into(state, who, zone):
                    return True
    return False


def sees_into(state: DarkState, who: int, zone: int) -> bool:
    """Return whether a Survivor who stands right could see what is in a Zone, dark or not."""
    survivor = state.survivors[who]
    if not state.station_board.is_dark(zone):
        return True
    return survivor.gifts & KEEN != 0 or wears(state, survivor, FLASHLIGHT)


def is_cell(state: DarkState, card: int) -> bool:
    """Return whether a card is an Energy Cell."""
    kind = dark_card(state, card)
    return kind.place == AMMUNITION and kind.ammo & ENERGY != 0


def aim(state: DarkState, who: int) -> float:
    """Return the force that a Survivor can use on Xenos it sees from where it stands."""
    survivor = state.survivors[who]
    best = 0.0
    for hand in range(HANDS):
        card = survivor.cards[hand]
        if card == NO_CARD:
            continue
        kind = dark_card(state, card)
        worth = worth_in_hand(state, survivor.cards, card, force(kind))
        if worth > best and kind.dice > 0:
            sight = sight_with(state, who, kind.is_prototype)
            ranges = sight.ranges[survivor.zone]
            for zone in sight.seen[survivor.zone]:
                if kind.range_min <= ranges[zone] <= kind.range_max and state.zombies_in(zone) > 0:
                    best = worth
                    break
    return best


def machinery(state: DarkState, weights: Weights) -> float:
    """Return what Machines under control speak for, more with Xenos in their reach."""
    points = 0.0
    people = party(state)
    for number, machine in enumerate(state.machines):
        if machine.zone < 0:
            continue
        for who in people:
            if controls(state, who, number):
                card = state.card(content(state).machine_card(machine.kind))
                points += weights.control * force(card) * (2.0 if has_target(state, number) else 1.0)
                break
    return points


def has_target(state: DarkState, number: int) -> bool:
    """Return whether a Machine could fire at Xenos."""
    machine = state.machines[number]
    card = state.card(content(state).machine_card(machine.kind))
    ranges = state.board.sight.ranges[machine.zone]
    for zone in state.board.sight.seen[machine.zone]:
        if card.range_min <= ranges[zone] <= card.range_max and state.zombies_in(zone) > 0:
            return True
    return False
